// Arrays of plain values, and places that were given back.

import Testing
import Unchecked

@Suite("Flat storage")
struct FlatBufferTests {
  @Test("a buffer grows past its room and keeps what is in it")
  func growth() {
    var buffer = FlatBuffer<Int>()
    let isEmpty = buffer.isEmpty
    #expect(isEmpty)
    for number in 0..<1_000 { buffer.append(number * number) }
    var elements = Array(buffer.elements)
    #expect(elements == (0..<1_000).map { $0 * $0 })
    buffer[Int32(999)] = -1
    var last = buffer.popLast()
    #expect(last == -1)
    buffer.removeLast(998)
    elements = Array(buffer.elements)
    #expect(elements == [0])
    buffer.removeAll()
    last = buffer.popLast()
    #expect(last == nil)
  }

  @Test("places that are added together lie side by side")
  func places() {
    var buffer = FlatBuffer<UInt8>()
    buffer.append(repeating: 7, count: 3)
    buffer.makeRoom(for: 2)
    let first = buffer.appendPlaces(2)
    buffer[first] = 1
    buffer[first + 1] = 2
    buffer.extend(to: 6, with: 9)
    buffer.extend(to: 2, with: 0)
    var elements = Array(buffer.elements)
    #expect(elements == [7, 7, 7, 1, 2, 9])
    buffer.sort(0..<4, by: <)
    elements = Array(buffer.elements)
    #expect(elements == [1, 7, 7, 7, 2, 9])
  }

  @Test("freed numbers come back in the order in which they were freed")
  func numbers() {
    var free = FreeNumbers()
    let none = free.popFirst()
    #expect(none == nil)
    var expected: [Int32] = []
    for number in (0..<200).reversed() {
      free.append(Int32(number))
      expected.append(Int32(number))
    }
    var taken: [Int32] = []
    while let number = free.popFirst() { taken.append(number) }
    #expect(taken == expected)
    let left = free.count
    #expect(left == 0)
  }

  @Test("freed blocks come back by their length, the one freed first in front")
  func blocks() {
    var free = FreeBlocks()
    // What the owner of the table keeps in the first place of each block.
    var next: [Int32: Int32] = [:]
    for (begin, length) in [(0, 3), (10, 2), (20, 3)] as [(Int32, Int)] {
      let last = free.append(begin, length: length)
      next[begin] = -1
      if last >= 0 { next[last] = begin }
    }
    var first = [1, 2, 3].map { free.first(length: $0) }
    #expect(first == [nil, 10, 0])
    free.removeFirst(length: 3, next: next[0] ?? -1)
    first = [1, 2, 3].map { free.first(length: $0) }
    #expect(first == [nil, 10, 20])
    free.removeFirst(length: 3, next: next[20] ?? -1)
    first = [1, 2, 3].map { free.first(length: $0) }
    #expect(first == [nil, 10, nil])
    let count = free.count
    #expect(count == 1)
  }
}
