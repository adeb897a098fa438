// Font descriptors.

import Foundation
import Typography

/// A font without its being chosen. Immutable.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Slant, weight and pitch as bits. Raw values are Apple's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The members as bits, with Apple's numbers.
    public let rawValue: UInt32
    /// A set of the members with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavy.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide; measured as the usual width.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow; measured as the usual width.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Of fixed pitch.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Tighter leading; measured as the usual one.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Looser leading; measured as the usual one.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// Variants of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the variant.
    public let rawValue: String
    /// Any raw value is accepted; all but `monospaced` are measured as the default design.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The rounded design; measured as the default one.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The serif design; measured as the default one.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Of fixed pitch.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Keys of a font's attributes, by Apple's names.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// Apple's name, or another, which is not read.
    public let rawValue: String
    /// Any raw value is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A string, as "Helvetica".
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A string, as "Helvetica-Bold".
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The kind within the family; not read.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A text style; not read.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }
  /// Keys of a font's look, by Apple's names.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name, or another, which is not read.
    public let rawValue: String
    /// Any raw value is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A number of `SymbolicTraits`; not read.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A number of `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width of letters; not read.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// A number; more than 0 is slanted.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A descriptor by attributes; the system font in 17 points for those not given.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes(attributes).fontDescription)
  }
  /// Made at each call of name and size.
  open var fontAttributes: [AttributeName: Any] {
    [.name: UIFont(descriptor: self, size: 0).fontName, .size: pointSize]
  }
  /// Nil for all but name and size.
  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }
  /// The PostScript name of the described font, as "Helvetica-Bold".
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }
  /// The descriptor with other attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    func number(_ value: Any?) -> Double? {
      (value as? CGFloat).map(Double.init) ?? value as? Double ?? (value as? Int).map(Double.init)
        ?? (value as? NSNumber)?.doubleValue
    }
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    return changed {
      if let name = (attributes[.name] ?? attributes[.family]) as? String { $0.family = .named(name) }
      if let size = number(attributes[.size]) {
        $0.pointSize = size
        $0.leading = nil
      }
      if let weight = traits[.weight] as? UIFont.Weight { $0.weight = weight.typographic }
      if let slant = number(traits[.slant]) { $0.isItalic = slant > 0 }
    }
  }
  /// The descriptor with another family, of the same size and traits.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  let fontDescription: FontDescription

  init(_ description: FontDescription) {
    fontDescription = description
    super.init()
  }

  /// A font of its name.
  public convenience init(name: String, size: CGFloat) {
    self.init(FontDescription(family: .named(name), pointSize: Double(size)))
  }

  /// The descriptor of a text style at the main screen's text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size in points; 0 where none is given.
  open var pointSize: CGFloat { CGFloat(fontDescription.pointSize) }

  /// Slant, weight and pitch.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if fontDescription.isItalic { traits.insert(.traitItalic) }
    if fontDescription.weight >= .semibold { traits.insert(.traitBold) }
    if fontDescription.family == .monospacedSystem { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The font with other slant, weight and pitch.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
        $0.weight = symbolicTraits.contains(.traitBold) ? .semibold : .regular
      }
      if symbolicTraits.contains(.traitMonoSpace), $0.family == .system { $0.family = .monospacedSystem }
    }
  }

  /// A variant of the system's font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed { $0.family = design == .monospaced ? .monospacedSystem : .system }
  }

  /// The font of a name, in the size that the matrix makes of a point.
  public convenience init(name: String, matrix: CGAffineTransform) {
    self.init(name: name, size: abs(matrix.d))
  }
  /// The font in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed {
      $0.pointSize = Double(newPointSize)
      $0.leading = nil
    }
  }

  private func changed(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
    var description = fontDescription
    change(&description)
    return UIFontDescriptor(description)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.fontDescription == fontDescription
  }
  open override var hash: Int { fontDescription.hashValue }
}

extension UIFont {
  /// Made at each call.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontDescription) }

  /// The font of a descriptor; in its own size where 0 is given.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init((pointSize > 0 ? descriptor.withSize(pointSize) : descriptor).fontDescription)
  }
}
