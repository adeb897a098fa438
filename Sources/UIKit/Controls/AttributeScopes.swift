// UIKit's attributes of `AttributedString`: fonts and colours by their names, and what configurations change of them.

import Foundation
import Plumbline

extension AttributeScopes {
  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's attributes, with Foundation's.
  public struct UIKitAttributes: AttributeScope {
    /// A font.
    public let font: FontAttribute
    /// How paragraphs are set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// Points after each character.
    public let kern: KernAttribute
    /// Points after each character.
    public let tracking: TrackingAttribute
    /// A line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line below letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line below.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the line through.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The colour of outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines.
    public let strokeWidth: StrokeWidthAttribute
    /// Points above the line.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// A font.
    public enum FontAttribute: AttributedStringKey {
      /// Apple's type.
      public typealias Value = UIFont
      /// Apple's name.
      public static let name = "NSFont"
    }
    /// How paragraphs are set.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// Apple's type.
      public typealias Value = NSParagraphStyle
      /// Apple's name.
      public static let name = "NSParagraphStyle"
    }
    /// The colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// Apple's type.
      public typealias Value = UIColor
      /// Apple's name.
      public static let name = "NSColor"
    }
    /// The colour behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// Apple's type.
      public typealias Value = UIColor
      /// Apple's name.
      public static let name = "NSBackgroundColor"
    }
    /// Points after each character.
    public enum KernAttribute: AttributedStringKey {
      /// Apple's type.
      public typealias Value = CGFloat
      /// Apple's name.
      public static let name = "NSKern"
    }
    /// Points after each character.
    public enum TrackingAttribute: AttributedStringKey {
      /// Apple's type.
      public typealias Value = CGFloat
      /// Apple's name.
      public static let name = "CTTracking"
    }
    /// A line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// Apple's type.
      public typealias Value = NSUnderlineStyle
      /// Apple's name.
      public static let name = "NSStrikethrough"
    }
    /// A line below letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// Apple's type.
      public typealias Value = NSUnderlineStyle
      /// Apple's name.
      public static let name = "NSUnderline"
    }
    /// The colour of the line below.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// Apple's type.
      public typealias Value = UIColor
      /// Apple's name.
      public static let name = "NSUnderlineColor"
    }
    /// The colour of the line through.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// Apple's type.
      public typealias Value = UIColor
      /// Apple's name.
      public static let name = "NSStrikethroughColor"
    }
    /// The colour of outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// Apple's type.
      public typealias Value = UIColor
      /// Apple's name.
      public static let name = "NSStrokeColor"
    }
    /// The width of outlines.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// Apple's type.
      public typealias Value = CGFloat
      /// Apple's name.
      public static let name = "NSStrokeWidth"
    }
    /// Points above the line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Apple's type.
      public typealias Value = CGFloat
      /// Apple's name.
      public static let name = "NSBaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit's by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// Changes attributes of a text before it is shown.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// Changes attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// A change.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// Changes attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIButton.Configuration {
  /// The title with attributes: its fonts count. A `title` that is set later is without.
  public var attributedTitle: AttributedString? {
    get { later("attributedTitle", title) }
    set {
      carry(newValue, "attributedTitle")
      title = newValue.map { String($0.characters) }
      takeTitle(newValue.map { text in text.runs.map { (String(text[$0.range].characters), $0.font) } })
    }
  }
  /// The second line with attributes: its letters count, in the configuration's font. A `subtitle` that is set later is
  /// without.
  public var attributedSubtitle: AttributedString? {
    get { later("attributedSubtitle", subtitle) }
    set {
      carry(newValue, "attributedSubtitle")
      subtitle = newValue.map { String($0.characters) }
    }
  }
  /// Changes the title's attributes: the font that comes of it counts.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { (carried("titleTransformer") as Unequal<UIConfigurationTextAttributesTransformer>?)?.value }
    set {
      titleFont = nil
      carry(newValue.map(Unequal.init), "titleTransformer")
      guard let newValue else { return }
      var attributes = AttributeContainer()
      attributes.font = shownFont
      let font = newValue(attributes).font
      if font != attributes.font { titleFont = font }
    }
  }
  /// Changes the second line's attributes; carried.
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { (carried("subtitleTransformer") as Unequal<UIConfigurationTextAttributesTransformer>?)?.value }
    set { carry(newValue.map(Unequal.init), "subtitleTransformer") }
  }
  /// Changes the image's colour; carried.
  public var imageColorTransformer: UIConfigurationColorTransformer? {
    get { (carried("imageTransformer") as Unequal<UIConfigurationColorTransformer>?)?.value }
    set { carry(newValue.map(Unequal.init), "imageTransformer") }
  }
  /// Changes the colour of the wheel; carried.
  public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
    get { (carried("wheelTransformer") as Unequal<UIConfigurationColorTransformer>?)?.value }
    set { carry(newValue.map(Unequal.init), "wheelTransformer") }
  }
  /// What lies behind the content; carried: layout does not depend on it.
  public var background: UIBackgroundConfiguration {
    get { carried("background") ?? .clear() }
    set { carry(newValue, "background") }
  }
  /// How symbols look; carried: an image has the size that it is made with.
  public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
    get { carried("symbols") }
    set { carry(newValue, "symbols") }
  }
  /// How a title too long is broken; carried: titles are one line.
  public var titleLineBreakMode: NSLineBreakMode {
    get { carried("titleLineBreakMode") ?? .byWordWrapping }
    set { carry(newValue, "titleLineBreakMode") }
  }
  /// How a second line too long is broken; carried.
  public var subtitleLineBreakMode: NSLineBreakMode {
    get { carried("subtitleLineBreakMode") ?? .byWordWrapping }
    set { carry(newValue, "subtitleLineBreakMode") }
  }
  /// Whether a selected button looks otherwise by itself; carried.
  public var automaticallyUpdateForSelection: Bool {
    get { carried("automaticallyUpdateForSelection") ?? true }
    set { carry(newValue, "automaticallyUpdateForSelection") }
  }
  /// What stands for a menu that the button opens; carried.
  public var indicator: Indicator {
    get { carried("indicator") ?? .automatic }
    set { carry(newValue, "indicator") }
  }
  /// What stands for a menu. Raw values are Apple's.
  public enum Indicator: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, none, popup
  }
  /// The configuration for a button's state: it stays as it is.
  public func updated(for button: UIButton) -> UIButton.Configuration { self }

  /// A text with attributes, unless another one without was set after it.
  private func later(_ name: String, _ plain: String?) -> AttributedString? {
    let kept: AttributedString? = carried(name)
    if let kept, String(kept.characters) == plain { return kept }
    return plain.map { AttributedString($0) }
  }

  private func carried<Value>(_ name: String) -> Value? { carried.values[name]?.base as? Value }
  private mutating func carry<Value: Hashable>(_ value: Value?, _ name: String) {
    carried.values[name] = value.map { AnyHashable($0) }
  }
}

/// A value that cannot be compared, such as a closure, among those that can: each one is its own.
private final class Unequal<Value>: Hashable {
  let value: Value
  init(_ value: Value) { self.value = value }
  static func == (one: Unequal, other: Unequal) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSAttributedString {
  /// A text with UIKit's attributes of another form of text.
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
  /// A text with UIKit's attributes of another form of text.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      var container = AttributeContainer()
      container.font = attributes[.font] as? UIFont
      container.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
      container.foregroundColor = attributes[.foregroundColor] as? UIColor
      container.backgroundColor = attributes[.backgroundColor] as? UIColor
      container.kern = Self.number(attributes[.kern])
      container.tracking = Self.number(attributes[.tracking])
      container.strokeWidth = Self.number(attributes[.strokeWidth])
      container.baselineOffset = Self.number(attributes[.baselineOffset])
      container.strokeColor = attributes[.strokeColor] as? UIColor
      container.underlineColor = attributes[.underlineColor] as? UIColor
      container.strikethroughColor = attributes[.strikethroughColor] as? UIColor
      container.underlineStyle = (attributes[.underlineStyle] as? Int).map(NSUnderlineStyle.init(rawValue:))
      container.strikethroughStyle = (attributes[.strikethroughStyle] as? Int).map(
        NSUnderlineStyle.init(rawValue:))
      container.link = attributes[.link] as? URL
      append(AttributedString(nsStr.attributedSubstring(from: range).string, attributes: container))
    }
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
