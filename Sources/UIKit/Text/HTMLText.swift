// Texts made of HTML and of plain data, as `NSAttributedString(data:options:documentAttributes:)` does on Apple's systems:
// the marks of running text are read; style sheets, tables and images are not.

import Foundation
import Plumbline

extension NSAttributedString {
  /// A kind of document that texts are made of, by Apple's names.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// Apple's name, or another, which is not read.
    public let rawValue: String
    /// Any name is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The bytes in the encoding, with the default attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Read with Apple's fonts and distances, without loading anything.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// RTF. It is not read.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// RTF with files. It is not read.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }
  /// Keys of what a reader tells about a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name, or another.
    public let rawValue: String
    /// Any name is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// An `NSNumber` of `String.Encoding`'s raw value.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// Attributes for what the document gives none: a dictionary.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    /// The size of the paper, in points: an `NSValue`. Not read here.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// The margins of the paper, in points: an `NSValue`. Not read here.
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
    /// The size of the view, in points: an `NSValue`. Not read here.
    public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
    /// The zoom of the view, in per cent. Not read here.
    public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
    /// 1 for a view in pages. Not read here.
    public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
    /// Larger than 0 for a document that is not to be edited. Not read here.
    public static let readOnly = DocumentAttributeKey(rawValue: "ReadOnly")
    /// The ground: a `UIColor`. Not read here.
    public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
    /// From how full a line words are parted, 0 to 1. Not read here.
    public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
    /// Between tabs, in points. Not read here.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
    /// Parts that are set otherwise. Not read here.
    public static let textLayoutSections = DocumentAttributeKey(rawValue: "NSTextLayoutSectionsAttribute")
    /// For which screens sizes are meant. Not read here.
    public static let textScaling = DocumentAttributeKey(rawValue: "TextScaling")
    /// For which screens sizes were meant in the document. Not read here.
    public static let sourceTextScaling = DocumentAttributeKey(rawValue: "SourceTextScaling")
    /// The version of the writer. Not read here.
    public static let cocoaVersion = DocumentAttributeKey(rawValue: "CocoaRTFVersion")
  }
  /// Keys of how a document is to be read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name, or another.
    public let rawValue: String
    /// Any name is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`; without it, what the bytes begin with decides.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// An `NSNumber` of `String.Encoding`'s raw value.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes for what the document gives none: a dictionary.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// A text made of a document's bytes. Its kind is HTML where they begin with a tag and nothing else is said.
  /// - Throws: `CocoaError.fileReadCorruptFile` for other kinds and for bytes that are not in the encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    guard let encoding = Self.encoding(options[.characterEncoding]),
      let text = String(data: data, encoding: encoding)
    else { throw CocoaError(.fileReadCorruptFile) }
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    let looksLikeHTML = text.drop { $0.isWhitespace }.hasPrefix("<")
    switch options[.documentType] as? DocumentType ?? (looksLikeHTML ? .html : .plain) {
    case .plain: self.init(string: text, attributes: attributes)
    case .html: self.init(attributedString: HTMLText(attributes).read(text))
    default: throw CocoaError(.fileReadCorruptFile)
    }
  }

  /// The encoding of a number, UTF-8 where nothing is said; nil for numbers that are none, as negative ones.
  private static func encoding(_ option: Any?) -> String.Encoding? {
    switch option {
    case let number as UInt: String.Encoding(rawValue: number)
    case let number as Int: UInt(exactly: number).map(String.Encoding.init(rawValue:))
    case let number as NSNumber: UInt(exactly: number.int64Value).map(String.Encoding.init(rawValue:))
    default: .utf8
    }
  }
}

extension NSAttributedString {
  /// The bytes of a part as a document. The characters are written; only plain text has nothing else.
  /// - Throws: `CocoaError.featureUnsupported` for other kinds.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws
    -> Data
  {
    let text = attributedSubstring(from: range).string
    guard dict[.documentType] as? DocumentType ?? .plain == .plain, let data = text.data(using: .utf8) else {
      throw CocoaError(.featureUnsupported)
    }
    return data
  }
}

/// Reads HTML into a text. Fonts and distances are those of Apple's reader: Times of 12 points, headings of their sizes,
/// paragraphs 12 points apart.
struct HTMLText {
  private struct Style {
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var isFixed = false
    var link: String?
    var color: UIColor?
    var family = "TimesNewRomanPSMT"
    var alignment = NSTextAlignment.natural
    var spacing: CGFloat = 0
    var indent: CGFloat = 0
  }

  private let defaults: [NSAttributedString.Key: Any]
  private let result = NSMutableAttributedString()
  private static let headings: [String: CGFloat] = [
    "h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8,
  ]
  private static let blocks: Set<String> = [
    "p", "div", "ul", "ol", "li", "blockquote", "section", "article", "header", "footer", "table", "tr",
    "body",
    "html", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "hr", "dl", "dt", "dd",
  ]
  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "bull": "•", "euro": "€", "deg": "°", "middot": "·", "times": "×", "laquo": "«", "raquo": "»",
  ]

  init(_ defaults: [NSAttributedString.Key: Any]) { self.defaults = defaults }

  func read(_ html: String) -> NSAttributedString {
    var open: [(name: String, style: Style)] = [("", Style())]
    var lists: [Int?] = []
    var rest = Substring(html)
    var silent: String?
    while !rest.isEmpty {
      guard rest.first == "<" else {
        let end = rest.firstIndex(of: "<") ?? rest.endIndex
        if silent == nil { append(Self.decoded(rest[..<end]), open[open.count - 1].style) }
        rest = rest[end...]
        continue
      }
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let close = rest.firstIndex(of: ">") else { break }
      let tag = rest[rest.index(after: rest.startIndex)..<close]
      rest = rest[rest.index(after: close)...]
      let isEnd = tag.hasPrefix("/")
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
      if let waiting = silent {
        if isEnd, name == waiting { silent = nil }
        continue
      }
      if ["script", "style", "head", "title"].contains(name), !isEnd {
        silent = name
        continue
      }
      if Self.blocks.contains(name) { endLine() }
      if name == "br" { append(raw: "\n", open[open.count - 1].style) }
      if isEnd {
        if let index = open.lastIndex(where: { $0.name == name }), index > 0 { open.removeSubrange(index...) }
        if name == "ul" || name == "ol" { _ = lists.popLast() }
        continue
      }
      if name == "ul" { lists.append(nil) }
      if name == "ol" { lists.append(0) }
      guard !tag.hasSuffix("/"), !["br", "hr", "img", "meta", "link", "input"].contains(name), !name.isEmpty
      else { continue }
      open.append((name, style(of: name, String(tag), in: open[open.count - 1].style)))
      if name == "li" {
        var mark = "•"
        if let last = lists.last, let count = last {
          lists[lists.count - 1] = count + 1
          mark = "\(count + 1)."
        }
        append(raw: "\t\(mark)\t", open[open.count - 1].style)
      }
    }
    return result
  }

  private func style(of name: String, _ tag: String, in outer: Style) -> Style {
    var style = outer
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "code", "pre", "tt", "kbd": style.isFixed = true
    case "small": style.size *= 5 / 6
    case "big": style.size *= 7 / 6
    case "p", "ul", "ol", "blockquote": style.spacing = 12
    case "li":
      style.spacing = 0
      style.indent = 36
    case "center": style.alignment = .center
    case "a":
      style.link = Self.attribute("href", tag)
      style.isUnderlined = style.link != nil
      style.color = style.link == nil ? style.color : UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
    default: break
    }
    if let size = Self.headings[name] {
      style.size = size
      style.isBold = true
      style.spacing = size
    }
    if name == "font", let color = Self.attribute("color", tag) {
      style.color = Self.color(color) ?? style.color
    }
    for declaration in (Self.attribute("style", tag) ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces).lowercased()
      }
      guard parts.count == 2 else { continue }
      let number = Double(parts[1].prefix { $0.isNumber || $0 == "." })
      switch parts[0] {
      case "font-size": if let number, !parts[1].hasSuffix("%") { style.size = CGFloat(number) }
      case "font-weight": style.isBold = parts[1] == "bold" || (number ?? 400) >= 600
      case "font-style": style.isItalic = parts[1] == "italic"
      case "font-family":
        if let family = declaration.split(separator: ":").last?.split(separator: ",").first {
          style.family = family.trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
        }
      case "color": style.color = Self.color(parts[1]) ?? style.color
      case "text-align":
        style.alignment =
          parts[1] == "center"
          ? .center : parts[1] == "right" ? .right : parts[1] == "justify" ? .justified : .left
      case "text-decoration": style.isUnderlined = parts[1].contains("underline")
      default: break
      }
    }
    return style
  }

  /// Running text: white space is one space, and none at the beginning of a line.
  private func append(_ text: String, _ style: Style) {
    var words = text.split(whereSeparator: Self.isSpace).joined(separator: " ")
    let last = result.string.last
    if text.first.map(Self.isSpace) == true, let last, !Self.isSpace(last) { words = " " + words }
    if text.last.map(Self.isSpace) == true, !words.isEmpty, words != " " { words += " " }
    if !words.isEmpty { append(raw: words, style) }
  }

  /// HTML's white space, to which a space that does not break does not belong.
  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\u{C}" || character.isNewline
  }

  private func append(raw text: String, _ style: Style) {
    var attributes = defaults
    var traits: UIFontDescriptor.SymbolicTraits = []
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    var font =
      style.isFixed ? UIFont(name: "Courier", size: style.size) : UIFont(name: style.family, size: style.size)
    if style.family.hasPrefix("-apple-system") || style.family == "system-ui" {
      font = .systemFont(ofSize: style.size)
    }
    if !traits.isEmpty, let descriptor = font?.fontDescriptor.withSymbolicTraits(traits) {
      font = UIFont(descriptor: descriptor, size: style.size)
    }
    attributes[.font] = font
    attributes[.foregroundColor] = style.color ?? attributes[.foregroundColor] ?? UIColor.black
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link = style.link { attributes[.link] = URL(string: link) ?? link }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    paragraph.paragraphSpacing = style.spacing
    paragraph.headIndent = style.indent
    attributes[.paragraphStyle] = paragraph
    result.append(NSAttributedString(string: text, attributes: attributes))
  }

  /// Blocks begin on a line of their own.
  private func endLine() {
    while result.string.last == " " {
      result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
    }
    guard result.length > 0, result.string.last != "\n" else { return }
    let attributes = result.attributes(at: result.length - 1, effectiveRange: nil)
    result.append(NSAttributedString(string: "\n", attributes: attributes))
  }

  private static func attribute(_ name: String, _ tag: String) -> String? {
    guard let start = tag.range(of: name + "=", options: .caseInsensitive) else { return nil }
    let value = tag[start.upperBound...]
    if let quote = value.first, quote == "\"" || quote == "'" {
      return decoded(value.dropFirst().prefix { $0 != quote })
    }
    return decoded(value.prefix { !$0.isWhitespace })
  }

  private static func color(_ text: String) -> UIColor? {
    let named: [String: UIColor] = [
      "black": .black, "white": .white, "red": .red, "green": UIColor(red: 0, green: 0.5, blue: 0, alpha: 1),
      "blue": .blue, "gray": .gray, "grey": .gray, "orange": .orange, "purple": .purple, "yellow": .yellow,
    ]
    if let color = named[text.lowercased()] { return color }
    guard text.hasPrefix("#") else { return nil }
    var digits = String(text.dropFirst())
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6, let value = Int(digits, radix: 16) else { return nil }
    return UIColor(
      red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255,
      blue: CGFloat(value & 255) / 255, alpha: 1)
  }

  private static func decoded(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix { $0 != ";" && !$0.isWhitespace && $0 != "&" }
      guard rest[name.endIndex...].first == ";", let character = character(of: name) else {
        result += "&"
        continue
      }
      result += character
      rest = rest[rest.index(after: name.endIndex)...]
    }
    return result + rest
  }

  private static func character(of name: Substring) -> String? {
    guard name.hasPrefix("#") else { return entities[String(name)] }
    let number = name.dropFirst()
    let value = number.lowercased().hasPrefix("x") ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    return value.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
  }
}
