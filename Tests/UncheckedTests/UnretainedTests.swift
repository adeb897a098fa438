// References and lists that count by hand: what is counted is let go again, and what is not counted is not kept.

import Testing
import Unchecked

private final class Node {
  let number: Int
  private let onEnd: () -> Void
  init(_ number: Int, onEnd: @escaping () -> Void = {}) {
    self.number = number
    self.onEnd = onEnd
  }
  deinit { onEnd() }
}

@Suite("Unretained references")
struct UnretainedTests {
  @Test("a reference does not keep its object")
  func keepsNothing() {
    var hasGone = false
    var reference = Unretained<Node>()
    do {
      let node = Node(1) { hasGone = true }
      reference = Unretained(wrappedValue: node)
      #expect(reference.ask(\.number) == 1)
      #expect(reference.wrappedValue === node)
      #expect(!hasGone)
      reference = Unretained()
    }
    #expect(hasGone)
    #expect(reference.isEmpty)
    #expect(reference.ask(\.number) == nil)
    #expect(reference.wrappedValue == nil)
  }

  @Test("references are equal when they refer to the same object, or to nothing")
  func equality() {
    let (one, other) = (Node(1), Node(1))
    #expect(Unretained(wrappedValue: one) == Unretained(wrappedValue: one))
    #expect(Unretained(wrappedValue: one) != Unretained(wrappedValue: other))
    #expect(Unretained(wrappedValue: one) != Unretained())
    #expect(Unretained<Node>() == Unretained())
    #expect(Unretained(wrappedValue: one).refers(to: one))
    #expect(!Unretained(wrappedValue: one).refers(to: other))
    #expect(!Unretained().refers(to: one))
  }

  @Test("an object that was retained by hand goes with its release")
  func handCounts() {
    var hasGone = false
    var reference = Unretained<Node>()
    do {
      let node = Node(1) { hasGone = true }
      reference = Unretained(wrappedValue: node)
      reference.retain()
    }
    #expect(!hasGone)
    #expect(reference.ask(\.number) == 1)
    reference.release()
    #expect(hasGone)
  }

  @Test("a numbered reference gives back its object and its number", arguments: 0...3)
  func numbered(number: Int) {
    let (node, other) = (Node(7), Node(8))
    let reference = NumberedReference(node, number)
    #expect(reference.object === node)
    #expect(reference.number == number)
    #expect(reference == NumberedReference(node, number))
    #expect(reference != NumberedReference(node, (number + 1) % 4))
    #expect(reference != NumberedReference(other, number))
    #expect(reference != NumberedReference())
    var asked: Int?
    reference.ask { asked = $0.number }
    #expect(asked == 7)
  }

  @Test("an empty numbered reference has no object")
  func emptyNumbered() {
    let reference = NumberedReference<Node>()
    #expect(reference.object == nil)
    #expect(reference.number == 0)
    var asked = false
    reference.ask { _ in asked = true }
    #expect(!asked)
  }

  @Test("a visit goes on through what the array held at its beginning, whatever becomes of the variable")
  func visits() {
    var gone: [Int] = []
    var nodes = (1...3).map { number in Node(number) { gone.append(number) } }
    var visited: [Int] = []
    nodes.visitUncounted { node in
      nodes = []
      #expect(gone.isEmpty)
      visited.append(node.number)
    }
    #expect(visited == [1, 2, 3])
    #expect(gone.sorted() == [1, 2, 3])
  }

  @Test("a class under another argument stays the same object of its own class")
  func reinterpretation() {
    class Box<Value> {}
    final class IntegerBox: Box<Int> {}
    let box = IntegerBox()
    let other = reinterpreted(box, as: Box<String>.self)
    #expect(ObjectIdentifier(other) == ObjectIdentifier(box))
    #expect(type(of: other as AnyObject) == IntegerBox.self)
  }
}

@Suite("Objects in the order of their numbers")
struct NumberedObjectsTests {
  @Test(
    "lowest number first, however they come in",
    arguments: [
      [], [5], [1, 2, 3], [3, 1, 2], [4, 4, 1], [1_000_000, -7, 12], [Int32.max, Int32.min, 0], [9, 9, 9],
    ] as [[Int32]])
  func order(numbers: [Int32]) {
    var waiting = NumberedObjects<Node>(room: 2)
    for number in numbers { waiting.append(Node(Int(number)), number: number) }
    let count = waiting.count
    #expect(count == numbers.count)
    var taken: [Int] = []
    waiting.takeAll { taken.append($0.number) }
    #expect(taken == numbers.map(Int.init).sorted())
    let left = waiting.count
    #expect(left == 0)
  }

  @Test("what is handed on goes, and so does what is not")
  func counts() {
    var gone = 0
    do {
      var waiting = NumberedObjects<Node>(room: 0)
      for number in [2, 1, 3] { waiting.append(Node(number) { gone += 1 }, number: Int32(number)) }
      waiting.takeAll { _ in }
      #expect(gone == 3)
      waiting.append(Node(1) { gone += 1 }, number: 1)
      #expect(gone == 3)
    }
    #expect(gone == 4)
  }

  @Test("a collection that handed everything on begins anew")
  func reuse() {
    var waiting = NumberedObjects<Node>(room: 0)
    var taken: [Int] = []
    for numbers in [[10, 30, 20], [2, 1]] as [[Int32]] {
      for number in numbers { waiting.append(Node(Int(number)), number: number) }
      waiting.takeAll { taken.append($0.number) }
    }
    #expect(taken == [10, 20, 30, 1, 2])
  }
}
