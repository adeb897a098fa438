// Noise that is combined and changed, and maps of it.

import FoundationAdditions
import Plumbline

/// A field of numbers, made of a source and changed step by step.
open class GKNoise: NSObject {
  private var field: (vector_double3) -> Double
  /// The colours of pictures of it, by numbers; carried.
  open var gradientColors: [NSNumber: UIColor]

  /// 0 everywhere.
  public override init() {
    field = { _ in 0 }
    gradientColors = [:]
  }
  /// Of a source, black for -1 and white for 1. The source is asked as it is at the time.
  public convenience init(_ noiseSource: GKNoiseSource) {
    self.init(noiseSource, gradientColors: [-1: .black, 1: .white])
  }
  /// Of a source, with colours.
  public init(_ noiseSource: GKNoiseSource, gradientColors: [NSNumber: UIColor]) {
    field = { noiseSource.value(at: $0) }
    self.gradientColors = gradientColors
  }

  func value(at place: vector_double3) -> Double { field(place) }
  /// The number at a place of the plane y = 0, from -1 to 1.
  open func value(atPosition position: vector_float2) -> Float {
    Float(min(max(field(SIMD3(Double(position.x), 0, Double(position.y))), -1), 1))
  }

  private func change(_ rule: @escaping (Double) -> Double) { field = { [field] in rule(field($0)) } }
  private func place(_ rule: @escaping (vector_double3) -> vector_double3) {
    field = { [field] in field(rule($0)) }
  }
  private func combine(_ noise: GKNoise, _ rule: @escaping (Double, Double) -> Double) {
    field = { [field, other = noise.field] in rule(field($0), other($0)) }
  }
  /// Without signs.
  open func applyAbsoluteValue() { change { abs($0) } }
  /// At least and at most.
  open func clamp(lowerBound: Double, upperBound: Double) { change { min(max($0, lowerBound), upperBound) } }
  /// To a power; signs stay.
  open func raiseToPower(_ power: Double) {
    change { $0 < 0 ? -pow(-$0, power) : pow($0, power) }
  }
  /// With the other sign.
  open func invert() { change { -$0 } }
  /// Places moved by Perlin's noise.
  open func applyTurbulence(frequency: Double, power: Double, roughness: Int32, seed: Int32) {
    let sources = (0..<3).map {
      GKPerlinNoiseSource(
        frequency: frequency, octaveCount: Int(roughness), persistence: 0.5, lacunarity: 2, seed: seed &+ $0)
    }
    place { $0 + power * SIMD3(sources[0].value(at: $0), sources[1].value(at: $0), sources[2].value(at: $0)) }
  }
  /// Numbers by a curve through points: straight between them.
  open func remapValuesToCurve(controlPoints: [NSNumber: NSNumber]) {
    let points = controlPoints.map { ($0.key.doubleValue, $0.value.doubleValue) }.sorted { $0.0 < $1.0 }
    guard let first = points.first, let last = points.last else { return }
    change { number in
      guard number > first.0 else { return first.1 }
      guard let next = points.firstIndex(where: { $0.0 >= number }) else { return last.1 }
      let (low, high) = (points[next - 1], points[next])
      return low.1 + (high.1 - low.1) * (number - low.0) / (high.0 - low.0)
    }
  }
  /// Numbers by steps at peaks, flat at a peak and steeper away from it, or the other way round.
  open func remapValuesToTerraces(peaks peakInputValues: [NSNumber], terracesInverted inverted: Bool) {
    let peaks = peakInputValues.map(\.doubleValue).sorted()
    guard let first = peaks.first, let last = peaks.last else { return }
    change { number in
      guard number > first else { return first }
      guard let next = peaks.firstIndex(where: { $0 >= number }) else { return last }
      let (low, high) = (peaks[next - 1], peaks[next])
      let part = (number - low) / (high - low)
      return low + (high - low) * (inverted ? 1 - (1 - part) * (1 - part) : part * part)
    }
  }
  /// Moved.
  open func move(by delta: vector_double3) { place { $0 - delta } }
  /// Made larger.
  open func scale(by factor: vector_double3) { place { $0 / factor } }
  /// Turned about the axes x, y and z, in radians.
  open func rotate(by radians: vector_double3) {
    let (sines, cosines) = ((0..<3).map { sin(-radians[$0]) }, (0..<3).map { cos(-radians[$0]) })
    place { place in
      var place = place
      for axis in [2, 1, 0] {
        let (a, b) = ((axis + 1) % 3, (axis + 2) % 3)
        (place[a], place[b]) = (
          cosines[axis] * place[a] - sines[axis] * place[b], sines[axis] * place[a] + cosines[axis] * place[b]
        )
      }
      return place
    }
  }
  /// The sum with another one.
  open func add(_ noise: GKNoise) { combine(noise, +) }
  /// The product with another one.
  open func multiply(_ noise: GKNoise) { combine(noise, *) }
  /// The smaller number.
  open func minimum(_ noise: GKNoise) { combine(noise) { min($0, $1) } }
  /// The greater number.
  open func maximum(_ noise: GKNoise) { combine(noise) { max($0, $1) } }
  /// To the power of another one; signs stay.
  open func raiseToPower(_ noise: GKNoise) {
    combine(noise) { $0 < 0 ? -pow(-$0, $1) : pow($0, $1) }
  }
}

/// A part of a field of numbers, as a table.
open class GKNoiseMap: NSObject {
  /// How large the part is.
  public let size: vector_double2
  /// Where the part begins.
  public let origin: vector_double2
  /// How many columns and rows the table has.
  public let sampleCount: vector_int2
  /// Whether it goes on without a seam where it is laid beside itself.
  public let isSeamless: Bool
  private var values: [Float]

  /// 0 everywhere.
  public convenience override init() { self.init(GKNoise()) }
  /// A square of 1 at the origin, of 100 columns and rows.
  public convenience init(_ noise: GKNoise) {
    self.init(
      noise, size: SIMD2(1, 1), origin: SIMD2(0, 0), sampleCount: SIMD2(100, 100), seamless: false)
  }
  /// A part of a field.
  public init(
    _ noise: GKNoise, size: vector_double2, origin: vector_double2, sampleCount: vector_int2, seamless: Bool
  ) {
    self.size = size
    self.origin = origin
    self.sampleCount = SIMD2(max(sampleCount.x, 0), max(sampleCount.y, 0))
    isSeamless = seamless
    let (columns, rows) = (Int(self.sampleCount.x), Int(self.sampleCount.y))
    values = (0..<columns * rows).map { index in
      let part = SIMD2(Double(index % columns) / Double(columns), Double(index / columns) / Double(rows))
      let place = origin + part * size
      func number(_ shift: vector_double2) -> Double {
        noise.value(at: SIMD3(place.x - shift.x, 0, place.y - shift.y))
      }
      var value = number(.zero)
      if seamless {
        // Towards the end more and more of what lies before the beginning.
        let top = value * (1 - part.x) + number(SIMD2(size.x, 0)) * part.x
        let bottom = number(SIMD2(0, size.y)) * (1 - part.x) + number(size) * part.x
        value = top * (1 - part.y) + bottom * part.y
      }
      return Float(min(max(value, -1), 1))
    }
  }
  private func index(_ position: vector_int2) -> Int? {
    guard position.x >= 0, position.y >= 0, position.x < sampleCount.x, position.y < sampleCount.y else {
      return nil
    }
    return Int(position.y) * Int(sampleCount.x) + Int(position.x)
  }
  /// The number of a column and row, from -1 to 1; 0 outside.
  open func value(at position: vector_int2) -> Float { index(position).map { values[$0] } ?? 0 }
  /// The number between columns and rows: between those of the four around.
  open func interpolatedValue(at position: vector_float2) -> Float {
    let low = position.rounded(.down)
    let part = position - low
    let last = SIMD2(max(sampleCount.x - 1, 0), max(sampleCount.y - 1, 0))
    func number(_ x: Float, _ y: Float) -> Float {
      value(at: SIMD2(min(Int32(low.x + x), last.x), min(Int32(low.y + y), last.y)))
    }
    let top = number(0, 0) + (number(1, 0) - number(0, 0)) * part.x
    let bottom = number(0, 1) + (number(1, 1) - number(0, 1)) * part.x
    return top + (bottom - top) * part.y
  }
  /// Puts a number into a column and row.
  open func setValue(_ value: Float, at position: vector_int2) {
    if let index = index(position) { values[index] = min(max(value, -1), 1) }
  }
}
