// UIKit's attributes of `AttributedString`: fonts and colours by their names, and what configurations change of them.

import Foundation
import Plumbline

extension AttributeScopes {
  /// UIKit's attributes with Foundation's, as Apple's `\.uiKit`. The AttributedString counterparts of
  /// `NSAttributedString.Key`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's attributes, with Foundation's.
  public struct UIKitAttributes: AttributeScope {
    /// Counts for the size.
    public let font: FontAttribute
    /// Alignment, indents and spacing of lines.
    public let paragraphStyle: ParagraphStyleAttribute
    /// A `UIColor`; without effect on the size.
    public let foregroundColor: ForegroundColorAttribute
    /// A `UIColor`; without effect on the size.
    public let backgroundColor: BackgroundColorAttribute
    /// Points added after each character; counts for the width. Apple's 0 also switches the font's pairs off.
    public let kern: KernAttribute
    /// Points added after each character where `kern` is nil; Apple's breaks ligatures too.
    public let tracking: TrackingAttribute
    /// One or two lines, dashes or dots through letters; no room is taken.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// One or two lines, dashes or dots below letters; no room is taken.
    public let underlineStyle: UnderlineStyleAttribute
    /// Nil for that of the letters.
    public let underlineColor: UnderlineColorAttribute
    /// Nil for that of the letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// Nil for `foregroundColor`.
    public let strokeColor: StrokeColorAttribute
    /// In hundredths of the font's size; negative ones fill the letters too.
    public let strokeWidth: StrokeWidthAttribute
    /// Points above the line, below it where negative.
    public let baselineOffset: BaselineOffsetAttribute
    /// Links, languages, intents, which every scope has.
    public let foundation: FoundationAttributes

    /// Apple's key for `font`.
    public enum FontAttribute: AttributedStringKey {
      /// As in `NSAttributedString`.
      public typealias Value = UIFont
      /// The name of `NSAttributedString.Key.font`, too.
      public static let name = "NSFont"
    }
    /// Apple's key for `paragraphStyle`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// As in `NSAttributedString`.
      public typealias Value = NSParagraphStyle
      /// The name of `NSAttributedString.Key.paragraphStyle`, too.
      public static let name = "NSParagraphStyle"
    }
    /// Apple's key for `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// As in `NSAttributedString`.
      public typealias Value = UIColor
      /// The name of `NSAttributedString.Key.foregroundColor`, too.
      public static let name = "NSColor"
    }
    /// Apple's key for `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// As in `NSAttributedString`.
      public typealias Value = UIColor
      /// The name of `NSAttributedString.Key.backgroundColor`, too.
      public static let name = "NSBackgroundColor"
    }
    /// Apple's key for `kern`.
    public enum KernAttribute: AttributedStringKey {
      /// As in `NSAttributedString`.
      public typealias Value = CGFloat
      /// The name of `NSAttributedString.Key.kern`, too.
      public static let name = "NSKern"
    }
    /// Apple's key for `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      /// As in `NSAttributedString`.
      public typealias Value = CGFloat
      /// The name of `NSAttributedString.Key.tracking`, too.
      public static let name = "CTTracking"
    }
    /// Apple's key for `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// In `NSAttributedString` its number stands.
      public typealias Value = NSUnderlineStyle
      /// The name of `NSAttributedString.Key.strikethroughStyle`, too.
      public static let name = "NSStrikethrough"
    }
    /// Apple's key for `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// In `NSAttributedString` its number stands.
      public typealias Value = NSUnderlineStyle
      /// The name of `NSAttributedString.Key.underlineStyle`, too.
      public static let name = "NSUnderline"
    }
    /// Apple's key for `underlineColor`.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// As in `NSAttributedString`.
      public typealias Value = UIColor
      /// The name of `NSAttributedString.Key.underlineColor`, too.
      public static let name = "NSUnderlineColor"
    }
    /// Apple's key for `strikethroughColor`.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// As in `NSAttributedString`.
      public typealias Value = UIColor
      /// The name of `NSAttributedString.Key.strikethroughColor`, too.
      public static let name = "NSStrikethroughColor"
    }
    /// Apple's key for `strokeColor`.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// As in `NSAttributedString`.
      public typealias Value = UIColor
      /// The name of `NSAttributedString.Key.strokeColor`, too.
      public static let name = "NSStrokeColor"
    }
    /// Apple's key for `strokeWidth`.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// As in `NSAttributedString`.
      public typealias Value = CGFloat
      /// The name of `NSAttributedString.Key.strokeWidth`, too.
      public static let name = "NSStrokeWidth"
    }
    /// Apple's key for `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// As in `NSAttributedString`.
      public typealias Value = CGFloat
      /// The name of `NSAttributedString.Key.baselineOffset`, too.
      public static let name = "NSBaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Access to UIKit's attributes by name, as in `text.font`, of an `AttributedString` and an `AttributeContainer`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// A transformer of the attributes of a configuration's text before it is shown.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// The shown attributes for those of the configuration.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// The closure is called by the view that shows the text.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// Calls `transform`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension NSAttributedString {
  /// Copies UIKit's attributes and links. Others, such as attachments and the program's own, are dropped.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run.font
      attributes[.paragraphStyle] = run.paragraphStyle
      attributes[.foregroundColor] = run.foregroundColor
      attributes[.backgroundColor] = run.backgroundColor
      attributes[.kern] = run.kern
      attributes[.tracking] = run.tracking
      attributes[.strikethroughStyle] = run.strikethroughStyle?.rawValue
      attributes[.strikethroughColor] = run.strikethroughColor
      attributes[.underlineStyle] = run.underlineStyle?.rawValue
      attributes[.underlineColor] = run.underlineColor
      attributes[.strokeColor] = run.strokeColor
      attributes[.strokeWidth] = run.strokeWidth
      attributes[.baselineOffset] = run.baselineOffset
      attributes[.link] = run.link
      result.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Copies fonts, paragraph styles, colours of letters and background, kerning, the two lines and links. Others are
  /// dropped.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      append(
        AttributedString(
          nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
    }
  }
}

extension AttributeContainer {
  /// UIKit's attributes by their names in the other form of text.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    var container = AttributeContainer()
    container.font = dictionary[.font] as? UIFont
    container.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    container.foregroundColor = dictionary[.foregroundColor] as? UIColor
    container.backgroundColor = dictionary[.backgroundColor] as? UIColor
    container.kern = Self.number(dictionary[.kern])
    container.tracking = Self.number(dictionary[.tracking])
    container.strokeWidth = Self.number(dictionary[.strokeWidth])
    container.baselineOffset = Self.number(dictionary[.baselineOffset])
    container.strokeColor = dictionary[.strokeColor] as? UIColor
    container.underlineColor = dictionary[.underlineColor] as? UIColor
    container.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
    container.underlineStyle = (dictionary[.underlineStyle] as? Int).map(NSUnderlineStyle.init(rawValue:))
    container.strikethroughStyle = (dictionary[.strikethroughStyle] as? Int).map(
      NSUnderlineStyle.init(rawValue:))
    container.link = dictionary[.link] as? URL
    self = container
  }

  /// A number as programs write it: which of the types it has, the compiler chose.
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
