// Numbers as documents write them: plain decimals, and the ratios, fractions and percentages of multipliers.

package enum LayoutNumber {
  /// The largest meaningful coordinate of a frame; larger figures would only lose digits in the arithmetic.
  static let limit = 1e9

  /// A finite number of a usable magnitude, or nil (`NaN`, `inf`, `1e400`, words).
  package static func parse(_ text: String) -> Double? {
    (Double(text) ?? Double(text.filter { !$0.isWhitespace })).flatMap(usable)
  }

  private static func usable(_ value: Double) -> Double? {
    value.isFinite && abs(value) <= limit ? value : nil
  }

  /// spec 09 §3: `0.5`, `1:2`, `16:9`, `1/3`, `50%`. Its reciprocal is of a usable magnitude as well, or it is 0.
  package static func multiplier(_ text: String) -> Double? {
    ratio(text).flatMap { $0 == 0 || abs($0) >= 1 / limit ? $0 : nil }
  }

  private static func ratio(_ text: String) -> Double? {
    for separator in [":", "/"] as [Character] {
      guard let place = text.firstIndex(of: separator) else { continue }
      guard let above = parse(String(text[..<place])),
        let below = parse(String(text[text.index(after: place)...])),
        below != 0
      else { return nil }
      return usable(above / below)
    }
    if text.last == "%" { return parse(String(text.dropLast())).map { $0 / 100 } }
    return parse(text)
  }
}
