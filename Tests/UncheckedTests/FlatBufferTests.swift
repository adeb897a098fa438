// Arrays of plain values, and places that were given back.

import Testing
import Unchecked

@Suite("Flat storage")
struct FlatBufferTests {
  @Test("a buffer grows past its room and keeps what is in it")
  func growth() {
    var buffer = FlatBuffer<Int>()
    #expect(buffer.isEmpty)
    for number in 0..<1_000 { buffer.append(number * number) }
    #expect(buffer.count == 1_000)
    #expect((0..<1_000).allSatisfy { buffer[$0] == $0 * $0 })
    buffer[Int32(999)] = -1
    #expect(buffer.popLast() == -1)
    buffer.removeLast(998)
    #expect(Array(buffer.elements) == [0])
    buffer.removeAll()
    #expect(buffer.popLast() == nil)
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
    #expect(Array(buffer.elements) == [7, 7, 7, 1, 2, 9])
    buffer.sort(0..<4, by: <)
    #expect(Array(buffer.elements) == [1, 7, 7, 7, 2, 9])
  }

  @Test("freed numbers come back in the order in which they were freed")
  func numbers() {
    var free = FreeNumbers()
    #expect(free.popFirst() == nil)
    var expected: [Int32] = []
    for number in (0..<200).reversed() {
      free.append(Int32(number))
      expected.append(Int32(number))
    }
    var taken: [Int32] = []
    while let number = free.popFirst() { taken.append(number) }
    #expect(taken == expected)
    #expect(free.count == 0)
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
    #expect(free.count == 3)
    #expect(free.first(length: 1) == nil)
    #expect(free.first(length: 3) == 0)
    free.removeFirst(length: 3, next: next[0] ?? -1)
    #expect(free.first(length: 3) == 20)
    free.removeFirst(length: 3, next: next[20] ?? -1)
    #expect(free.first(length: 3) == nil)
    #expect(free.first(length: 2) == 10)
    #expect(free.count == 1)
  }
}
