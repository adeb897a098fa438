// Where random systems and edits take their decisions from: a seed, or the bytes of a fuzzer.

/// A source of decisions.
protocol Choices {
  /// A number from 0 up to, but without, a bound above 0.
  mutating func number(below bound: Int) -> Int
}

extension Choices {
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + number(below: range.count)
  }

  /// - Precondition: there are elements.
  mutating func element<T>(of elements: [T]) -> T { elements[number(below: elements.count)] }

  /// True in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }
}

/// Decisions that depend on a seed only, so that a failure can be repeated.
struct SeededChoices: Choices {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func number(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % bound
  }
}
