// A string literal as the text that it stands for, with the place of each character in the source: so a mistake in a format
// is shown at its column, whatever delimiters, escapes and indentation the literal has.

#if Macros
  import SwiftSyntax

  /// A string literal without interpolations.
  struct FormatLiteral {
    let syntax: StringLiteralExprSyntax
    /// The text that the literal stands for.
    let text: String
    /// The source position of each byte of `text`, and behind them that of the closing quotes.
    private let places: [AbsolutePosition]

    init(_ syntax: StringLiteralExprSyntax) {
      self.syntax = syntax
      var bytes: [UInt8] = []
      var places: [AbsolutePosition] = []
      let hashes = syntax.openingPounds?.text.utf8.count ?? 0
      for segment in syntax.segments.compactMap({ $0.as(StringSegmentSyntax.self) }) {
        var reader = SegmentReader(segment.content, hashes: hashes)
        while let (scalar, place) = reader.next() {
          for byte in String(scalar).utf8 {
            bytes.append(byte)
            places.append(place)
          }
        }
      }
      text = String(decoding: bytes, as: UTF8.self)
      self.places = places + [syntax.closingQuote.positionAfterSkippingLeadingTrivia]
    }

    /// The source position of a byte of the text; that of the closing quotes for bytes behind its end.
    func place(of offset: Int) -> AbsolutePosition { places[min(max(offset, 0), places.count - 1)] }

    /// The segment of the literal, a line of one with several, that a byte of the text comes from.
    func node(of offset: Int) -> Syntax {
      let place = place(of: offset)
      let segment = syntax.segments.last { $0.positionAfterSkippingLeadingTrivia <= place }
      return segment.map { Syntax($0) } ?? Syntax(syntax)
    }

    /// The source range of a range of the text.
    func places(of range: Range<Int>) -> Range<AbsolutePosition> {
      place(of: range.lowerBound)..<place(of: range.upperBound)
    }
  }

  /// The characters of a segment, which are a line of a literal or all of it; its indentation and the end of a line that
  /// goes on are no part of it.
  private struct SegmentReader {
    private let bytes: [UInt8]
    private let start: AbsolutePosition
    private let hashes: Int
    private var position = 0

    init(_ token: TokenSyntax, hashes: Int) {
      bytes = Array(token.text.utf8)
      start = token.positionAfterSkippingLeadingTrivia
      self.hashes = hashes
    }

    mutating func next() -> (scalar: Unicode.Scalar, place: AbsolutePosition)? {
      guard position < bytes.count else { return nil }
      let place = start.advanced(by: position)
      if bytes[position] == UInt8(ascii: "\\"), isEscape { return (readEscape(), place) }
      // The lines of a literal end with a line feed, whatever the file has.
      if bytes[position] == UInt8(ascii: "\r") {
        position += position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "\n") ? 2 : 1
        return ("\n", place)
      }
      var rest = bytes[position...].makeIterator()
      var decoder = UTF8()
      guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
        position += 1
        return (Unicode.Scalar(0xFFFD)!, place)
      }
      position += UTF8.width(scalar)
      return (scalar, place)
    }

    /// A backslash with as many signs as the literal has before its quotes.
    private var isEscape: Bool {
      bytes.count > position + 1 + hashes
        && bytes[(position + 1)..<(position + 1 + hashes)].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private mutating func readEscape() -> Unicode.Scalar {
      position += 1 + hashes
      let letter = bytes[position]
      position += 1
      switch letter {
      case UInt8(ascii: "0"): return "\0"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "u"):
        let digits = bytes[position...].dropFirst().prefix { $0 != UInt8(ascii: "}") }
        position = min(digits.endIndex + 1, bytes.count)
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        return value.flatMap(Unicode.Scalar.init) ?? Unicode.Scalar(0xFFFD)!
      default: return Unicode.Scalar(letter)
      }
    }
  }
#endif
