// Fields of numbers that look natural: each is a function of a place in space. Numbers are the same for the same seed, not
// the numbers of Apple's.

import FoundationAdditions
import Plumbline

/// Where noise comes from.
open class GKNoiseSource: NSObject {
  /// The number at a place, mostly from -1 to 1.
  func value(at place: vector_double3) -> Double { 0 }
}

/// Noise that changes little from place to place: the sum of several layers, each finer and weaker than the one before.
open class GKCoherentNoiseSource: GKNoiseSource {
  /// How close bumps of the first layer are: how many there are to a length of 1.
  open var frequency: Double
  /// How many layers there are.
  open var octaveCount: Int
  /// How many times finer each layer is.
  open var lacunarity: Double
  /// What the numbers follow from.
  open var seed: Int32
  fileprivate init(_ frequency: Double, _ octaveCount: Int, _ lacunarity: Double, _ seed: Int32) {
    self.frequency = frequency
    self.octaveCount = octaveCount
    self.lacunarity = lacunarity
    self.seed = seed
  }
  /// The numbers of the layers at a place.
  fileprivate func layers(at place: vector_double3) -> [Double] {
    var place = place * frequency
    return (0..<max(octaveCount, 0)).map { layer in
      defer { place *= lacunarity }
      return gradientNoise(place, seed: UInt64(bitPattern: Int64(seed) + Int64(layer)))
    }
  }
}

/// Ken Perlin's noise.
open class GKPerlinNoiseSource: GKCoherentNoiseSource {
  /// How many times weaker each layer is.
  open var persistence: Double
  /// One of a frequency, layers and a seed.
  public init(frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32) {
    self.persistence = persistence
    super.init(frequency, octaveCount, lacunarity, seed)
  }
  /// Apple's defaults: 1, 6 layers, 0.5, 2 and the seed 0.
  public convenience init() {
    self.init(frequency: 1, octaveCount: 6, persistence: 0.5, lacunarity: 2, seed: 0)
  }
  override func value(at place: vector_double3) -> Double {
    layers(at: place).reversed().reduce(0) { $0 * persistence + $1 }
  }
}

/// Perlin's noise without its signs: soft bumps.
open class GKBillowNoiseSource: GKCoherentNoiseSource {
  /// How many times weaker each layer is.
  open var persistence: Double
  /// One of a frequency, layers and a seed.
  public init(frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32) {
    self.persistence = persistence
    super.init(frequency, octaveCount, lacunarity, seed)
  }
  /// Apple's defaults: 1, 6 layers, 0.5, 2 and the seed 0.
  public convenience init() {
    self.init(frequency: 1, octaveCount: 6, persistence: 0.5, lacunarity: 2, seed: 0)
  }
  override func value(at place: vector_double3) -> Double {
    layers(at: place).reversed().reduce(0) { $0 * persistence + 2 * abs($1) - 1 }
  }
}

/// Perlin's noise without its signs, upside down: sharp ridges, where finer layers show near ridges only.
open class GKRidgedNoiseSource: GKCoherentNoiseSource {
  /// One of a frequency, layers and a seed.
  public init(frequency: Double, octaveCount: Int, lacunarity: Double, seed: Int32) {
    super.init(frequency, octaveCount, lacunarity, seed)
  }
  /// Apple's defaults: 1, 6 layers, 2 and the seed 0.
  public convenience init() { self.init(frequency: 1, octaveCount: 6, lacunarity: 2, seed: 0) }
  override func value(at place: vector_double3) -> Double {
    var (sum, weight, strength, all) = (0.0, 1.0, 1.0, 0.0)
    for layer in layers(at: place) {
      let ridge = (1 - abs(layer)) * (1 - abs(layer)) * weight
      weight = min(max(ridge * 2, 0), 1)
      sum += ridge * strength
      all += strength
      strength /= max(lacunarity, 1)
    }
    return all > 0 ? 2 * sum / all - 1 : 0
  }
}

/// Cells about points by chance.
open class GKVoronoiNoiseSource: GKNoiseSource {
  /// How many cells there are to a length of 1.
  open var frequency: Double
  /// How much cells differ from each other.
  open var displacement: Double
  /// Whether numbers grow with the distance from a cell's point.
  open var isDistanceEnabled: Bool
  /// What the points follow from.
  open var seed: Int32
  /// One of a frequency and a seed.
  public init(frequency: Double, displacement: Double, distanceEnabled: Bool, seed: Int32) {
    self.frequency = frequency
    self.displacement = displacement
    isDistanceEnabled = distanceEnabled
    self.seed = seed
  }
  /// Apple's defaults: 1, 1, without distances, and the seed 0.
  public convenience override init() {
    self.init(frequency: 1, displacement: 1, distanceEnabled: false, seed: 0)
  }
  override func value(at place: vector_double3) -> Double {
    let place = place * frequency
    let cell = place.rounded(.down)
    let own = UInt64(bitPattern: Int64(seed))
    var nearest = (distance: Double.infinity, number: 0.0)
    for index in 0..<27 {
      let other = cell + SIMD3(Double(index % 3 - 1), Double(index / 3 % 3 - 1), Double(index / 9 - 1))
      let bits = scrambled(other, own)
      let point = other + SIMD3(part(bits), part(mixed(bits &+ 1)), part(mixed(bits &+ 2)))
      let way = point - place
      let distance = (way * way).sum().squareRoot()
      if distance < nearest.distance { nearest = (distance, 2 * part(mixed(bits &+ 3)) - 1) }
    }
    return displacement * nearest.number + (isDistanceEnabled ? nearest.distance * 3.0.squareRoot() - 1 : 0)
  }
}

/// One number everywhere.
open class GKConstantNoiseSource: GKNoiseSource {
  /// The number.
  open var value: Double
  /// One of a number.
  public init(value: Double) { self.value = value }
  override func value(at place: vector_double3) -> Double { value }
}

/// Rings about the axis y: 1 on a ring, -1 between.
open class GKCylindersNoiseSource: GKNoiseSource {
  /// How many rings there are to a length of 1.
  open var frequency: Double
  /// One of a frequency.
  public init(frequency: Double) { self.frequency = frequency }
  override func value(at place: vector_double3) -> Double {
    rings((place.x * place.x + place.z * place.z).squareRoot() * frequency)
  }
}

/// Shells about the origin: 1 on a shell, -1 between.
open class GKSpheresNoiseSource: GKNoiseSource {
  /// How many shells there are to a length of 1.
  open var frequency: Double
  /// One of a frequency.
  public init(frequency: Double) { self.frequency = frequency }
  override func value(at place: vector_double3) -> Double {
    rings((place * place).sum().squareRoot() * frequency)
  }
}

/// Squares of -1 and 1 in turn.
open class GKCheckerboardNoiseSource: GKNoiseSource {
  /// How long a square's side is.
  open var squareSize: Double
  /// One of squares.
  public init(squareSize: Double) { self.squareSize = squareSize }
  override func value(at place: vector_double3) -> Double {
    let cell = (place / (squareSize == 0 ? 1 : squareSize)).rounded(.down)
    return cell.sum().truncatingRemainder(dividingBy: 2) == 0 ? -1 : 1
  }
}

private func rings(_ distance: Double) -> Double {
  let rest = distance - distance.rounded(.down)
  return 1 - 4 * min(rest, 1 - rest)
}

// MARK: Numbers of places

/// Sebastiano Vigna's SplitMix64: bits of which each depends on all.
func mixed(_ bits: UInt64) -> UInt64 {
  var bits = bits &+ 0x9E37_79B9_7F4A_7C15
  bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
  bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
  return bits ^ (bits >> 31)
}
private func part(_ bits: UInt64) -> Double { Double(bits >> 11) / 9_007_199_254_740_992 }
private func scrambled(_ cell: vector_double3, _ seed: UInt64) -> UInt64 {
  var bits = mixed(seed)
  for index in 0..<3 {
    bits = mixed(bits ^ UInt64(bitPattern: Int64(min(max(cell[index], -1e15), 1e15))))
  }
  return bits
}

/// Ken Perlin's improved noise (2002): 0 at whole places, between them the slopes of the eight corners around, smoothly mixed.
private func gradientNoise(_ place: vector_double3, seed: UInt64) -> Double {
  let cell = place.rounded(.down)
  let inside = place - cell
  let weight = inside * inside * inside * (inside * (inside * 6 - 15) + 10)
  var sum = 0.0
  for corner in 0..<8 {
    let offset = SIMD3(Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2))
    let way = inside - offset
    let shares = offset * weight + (1 - offset) * (1 - weight)
    // One of twelve slopes: towards the middles of a cube's edges.
    let bits = scrambled(cell + offset, seed) & 15
    let u = bits < 8 ? way.x : way.y
    let v = bits < 4 ? way.y : bits == 12 || bits == 14 ? way.x : way.z
    sum += shares.x * shares.y * shares.z * ((bits & 1 == 0 ? u : -u) + (bits & 2 == 0 ? v : -v))
  }
  return sum
}
