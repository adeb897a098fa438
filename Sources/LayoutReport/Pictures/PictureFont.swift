// The fonts of pictures: three families that every system has or stands in for with the same widths, so that a
// picture looks the same wherever it is opened.

import Foundation
import Typography

/// A font as pictures are drawn in it. Viewers know the fonts of Apple's systems by no common name, and some take the
/// first family alone: Arial's, Times' and Courier's widths are what all of them have.
struct PictureFont: Equatable, Sendable {
  enum Design: Hashable, Sendable { case sans, serif, fixedPitch }

  var design = Design.sans
  /// Common fonts have two weights.
  var isBold = false
  var isItalic = false
  var size: Double

  /// The families of the page; texts name theirs where they differ.
  static let usual = families(of: .sans)

  static func families(of design: Design) -> String {
    switch design {
    case .sans: "Arial, 'Liberation Sans', Arimo, Helvetica, 'Nimbus Sans', sans-serif"
    case .serif: "'Times New Roman', 'Liberation Serif', Tinos, Times, serif"
    case .fixedPitch: "'Courier New', 'Liberation Mono', Cousine, Courier, monospace"
    }
  }

  init(size: Double, isBold: Bool = false) { (self.size, self.isBold) = (size, isBold) }

  init(_ font: FontDescription) {
    size = font.pointSize
    isBold = font.weight >= .semibold
    isItalic = font.isItalic
    switch font.family {
    case .system: break
    case .monospacedSystem: design = .fixedPitch
    case .named(let name):
      let name = name.lowercased()
      func says(_ words: [String]) -> Bool { words.contains(where: name.contains) }
      let serifs = ["georgia", "times", "palatino", "baskerville", "didot", "garamond", "serif", "newyork"]
      if says(["mono", "menlo", "courier", "consolas"]) { design = .fixedPitch }
      if says(serifs), !name.contains("sans") { design = .serif }
      isBold = isBold || says(["bold", "heavy", "black"])
      isItalic = isItalic || says(["italic", "oblique"])
    }
  }

  /// The width of a text as a viewer draws it, in points, without kerning.
  func width(of text: String) -> Double {
    guard design == .sans else {
      let name = design == .serif ? "Times New Roman" : "Courier New"
      let font = FontDescription(family: .named(name), weight: isBold ? .bold : .regular, pointSize: size)
      return measured(text, in: font)
    }
    let widths = PictureTable.advances[isBold ? 1 : 0]
    var ems = 0.0
    var others = String.UnicodeScalarView()
    // Accents lie above their letters.
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
      if let width = widths[scalar.value] {
        ems += width
        // Letters of another word are not joined.
        if others.last != " " { others.append(" ") }
      } else if scalar.properties.generalCategory != .nonspacingMark {
        others.append(scalar)
      }
    }
    return (ems + widthOfOthers(String(others))) * size
  }

  /// The width in a fallback font, without the spaces of the text.
  private func widthOfOthers(_ text: String) -> Double {
    let font = FontDescription(pointSize: 100)
    return text.split(separator: " ").reduce(0) { $0 + measured(String($1), in: font) } / 100
  }

  private func measured(_ text: String, in font: FontDescription) -> Double {
    SystemFontMeasurer().measure([TextRun(text, font: font)], within: TextLimits(lineBreak: .clip)).width
  }
}

enum PictureText {
  static func width(of text: String, size: Double) -> Double { PictureFont(size: size).width(of: text) }

  /// The text cut to a width, with an ellipsis where something is missing; nil where not even two characters fit.
  static func fitted(_ text: String, size: Double, width: Double) -> String? {
    if self.width(of: text, size: size) <= width { return text }
    var kept = ""
    var used = self.width(of: "\u{2026}", size: size)
    for character in text {
      used += self.width(of: String(character), size: size)
      guard used <= width else { break }
      kept.append(character)
    }
    return kept.count < 2 ? nil : kept + "\u{2026}"
  }

  /// The text in lines of at most `width`, broken between words; a word that is longer stays whole.
  static func wrapped(_ text: String, size: Double, width: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if !line.isEmpty, self.width(of: longer, size: size) > width {
        lines.append(line)
        line = String(word)
      } else {
        line = longer
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Whether a paragraph is read from the right: its first letter decides (Unicode Standard Annex 9, P2 and P3).
  static func isRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.first { $0.properties.isAlphabetic }.map(isRightToLeft) ?? false
  }

  static func isRightToLeft(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
