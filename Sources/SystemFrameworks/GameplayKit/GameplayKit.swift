// Numbers by chance, which small games take from here. What else GameplayKit has is not layout.

@_exported import FoundationAdditions

/// Gives numbers by chance.
open class GKRandomSource: NSObject, @unchecked Sendable {
  private static let shared = GKRandomSource()
  public override init() { super.init() }
  /// The system's.
  open class func sharedRandom() -> GKRandomSource { shared }
  /// A number from all there are of 32 bits.
  open func nextInt() -> Int { Int(Int32.random(in: .min ... .max)) }
  /// A number from 0 to below a bound.
  open func nextInt(upperBound: Int) -> Int { upperBound > 0 ? Int.random(in: 0..<upperBound) : 0 }
  /// A number from 0 to 1.
  open func nextUniform() -> Float { Float.random(in: 0...1) }
  /// Yes or no.
  open func nextBool() -> Bool { Bool.random() }
  /// The elements in another order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] { array.shuffled() }
}

/// Gives numbers of a quick kind.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {}
/// Gives numbers of a good kind.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {}
/// Gives numbers of a simple kind.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {}

/// Gives numbers between two bounds, each as often as the others.
open class GKRandomDistribution: NSObject, @unchecked Sendable {
  /// The lowest number.
  public let lowestValue: Int
  /// The highest number.
  public let highestValue: Int
  fileprivate let source: GKRandomSource
  /// Numbers between two bounds.
  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive,
      highestValue: highestInclusive)
  }
  /// Numbers of a source between two bounds.
  public init(
    randomSource source: GKRandomSource, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    self.source = source
    lowestValue = min(lowestInclusive, highestInclusive)
    highestValue = max(lowestInclusive, highestInclusive)
  }
  /// A die of some sides.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  /// A die of six sides.
  open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
  /// A die of twenty sides.
  open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }
  /// A number.
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: highestValue - lowestValue + 1) }
  /// A number of 0 to 1.
  open func nextUniform() -> Float { source.nextUniform() }
  /// Yes or no.
  open func nextBool() -> Bool { source.nextBool() }
}

/// Gives numbers between two bounds, no one again before all others came.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  private var waiting: [Int] = []
  /// The next number.
  open override func nextInt() -> Int {
    if waiting.isEmpty { waiting = (lowestValue...highestValue).shuffled() }
    return waiting.removeLast()
  }
}
