// What something will cost at a size, from what it cost at smaller ones: nothing that has begun can be stopped.

import Foundation

/// The costs of one operation of one contender, by size.
struct Growth {
  private var points: [(size: Double, seconds: Double)] = []

  mutating func note(size: Int, seconds: Double) {
    points.append((Double(size), seconds))
    points.sort { $0.size < $1.size }
  }

  /// nil where nothing is known. Assumes the growth between the last two sizes, and at least a linear one.
  func predictedSeconds(size: Int) -> Double? {
    guard let last = points.last else { return nil }
    var exponent = 1.2
    if let other = points.last(where: { $0.size < last.size }) {
      exponent = log(last.seconds / other.seconds) / log(last.size / other.size)
    }
    return last.seconds * pow(Double(size) / last.size, min(max(exponent, 1), 3.5))
  }
}
