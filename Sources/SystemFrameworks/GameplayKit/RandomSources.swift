// Numbers that follow from a seed: the same for the same seed, not the numbers of Apple's.

import FoundationAdditions

/// Gives numbers of a quick kind (RC4, with the seed as its key).
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  /// What the numbers follow from; another one begins again.
  open var seed: Data { didSet { begin() } }
  private var table: [UInt8] = []
  private var (first, second): (UInt8, UInt8) = (0, 0)
  /// Of a seed by chance.
  public override convenience init() { self.init(seed: Data((0..<16).map { _ in .random(in: 0...255) })) }
  /// Of a seed.
  public init(seed: Data) {
    self.seed = seed
    super.init()
    begin()
  }
  private func begin() {
    let key = seed.isEmpty ? [0] : Array(seed)
    table = Array(0...255)
    (first, second) = (0, 0)
    var place: UInt8 = 0
    for index in 0..<256 {
      place = place &+ table[index] &+ key[index % key.count]
      table.swapAt(index, Int(place))
    }
  }
  private func byte() -> UInt8 {
    first &+= 1
    second &+= table[Int(first)]
    table.swapAt(Int(first), Int(second))
    return table[Int(table[Int(first)] &+ table[Int(second)])]
  }
  /// Leaves numbers out: the first ones tell of the seed.
  open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = bits() } }
  override func bits() -> UInt64? { (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) } }
}

/// Gives numbers of a good kind (MT19937-64 of Matsumoto and Nishimura).
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  /// What the numbers follow from; another one begins again.
  open var seed: UInt64 { didSet { begin() } }
  private var table: [UInt64] = []
  private var place = 312
  /// Of a seed by chance.
  public override convenience init() { self.init(seed: .random(in: 0 ... .max)) }
  /// Of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    begin()
  }
  private func begin() {
    table = [seed]
    for index in 1..<312 {
      let last = table[index - 1]
      table.append(6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ UInt64(index))
    }
    place = 312
  }
  override func bits() -> UInt64? {
    if place == 312 {
      for index in 0..<312 {
        let word = table[index] & 0xFFFF_FFFF_8000_0000 | table[(index + 1) % 312] & 0x7FFF_FFFF
        table[index] = table[(index + 156) % 312] ^ (word >> 1) ^ (word & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9)
      }
      place = 0
    }
    var word = table[place]
    place += 1
    word ^= (word >> 29) & 0x5555_5555_5555_5555
    word ^= (word << 17) & 0x71D6_7FFF_EDA6_0000
    word ^= (word << 37) & 0xFFF7_EEE0_0000_0000
    return word ^ (word >> 43)
  }
}

/// Gives numbers of a simple kind (Donald Knuth's factors of MMIX).
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  /// What the numbers follow from, and go on from.
  open var seed: UInt64
  /// Of a seed by chance.
  public override convenience init() { self.init(seed: .random(in: 0 ... .max)) }
  /// Of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
  }
  override func bits() -> UInt64? {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return mixed(seed)
  }
}

/// Gives numbers between two bounds, those in the middle most often.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
  /// The number in the middle.
  public let mean: Float
  /// How far numbers are from the middle; nearly all are nearer than three times that.
  public let deviation: Float
  /// Numbers about a middle.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.mean = mean
    self.deviation = deviation
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
      highestValue: Int((mean + 3 * deviation).rounded()))
  }
  /// Numbers between two bounds: the middle is halfway, the bounds are three deviations away.
  public override init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    mean = Float(lowestInclusive + highestInclusive) / 2
    deviation = Float(highestInclusive - lowestInclusive) / 6
    super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
  }
  /// A number (Box and Muller), never outside of the bounds.
  open override func nextInt() -> Int {
    let length = (-2 * log(max(Double(source.nextUniform()), 1e-12))).squareRoot()
    let number = Double(mean) + Double(deviation) * length * cos(2 * .pi * Double(source.nextUniform()))
    return min(max(Int(number.rounded()), lowestValue), highestValue)
  }
}
