// Colours as views carry them: stored, compared and read back. Nothing here draws.

import Foundation

/// A colour, or a rule that gives one for traits. Immutable.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let attributeMark = AttributeMark()

  enum Content: Hashable, Sendable {
    case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case grey(white: CGFloat, alpha: CGFloat)
  }

  /// The value of the colour without traits.
  let content: Content
  /// The closure that resolves the colour for traits; nil for a static one.
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  init(content: Content, provider: (@Sendable (UITraitCollection) -> UIColor)? = nil) {
    self.content = content
    self.provider = provider
    super.init()
  }

  /// A colour of an archive; clear where the archive has none.
  public required init?(coder: NSCoder) {
    let alpha = coder.containsValue(forKey: "UIAlpha") ? coder.decodeDouble(forKey: "UIAlpha") : 0
    if coder.containsValue(forKey: "UIWhite") {
      content = .grey(white: coder.decodeDouble(forKey: "UIWhite"), alpha: alpha)
    } else {
      content = .rgb(
        red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
        blue: coder.decodeDouble(forKey: "UIBlue"), alpha: alpha)
    }
    provider = nil
    super.init()
  }
  /// Colours may be part of archives that are read with care.
  public class var supportsSecureCoding: Bool { true }
  /// Writes the numbers of the colour, under the keys that Apple's archives have; of a rule what it gives without traits.
  open func encode(with coder: NSCoder) {
    switch content {
    case .rgb(let red, let green, let blue, let alpha):
      coder.encode(Double(red), forKey: "UIRed")
      coder.encode(Double(green), forKey: "UIGreen")
      coder.encode(Double(blue), forKey: "UIBlue")
      coder.encode(Double(alpha), forKey: "UIAlpha")
    case .grey(let white, let alpha):
      coder.encode(Double(white), forKey: "UIWhite")
      coder.encode(Double(alpha), forKey: "UIAlpha")
    }
  }

  /// A colour of red, green, blue and opacity, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(content: .rgb(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The same, with the components of Display P3 taken for those of sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey of an opacity, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(content: .grey(white: white, alpha: alpha))
  }

  /// A colour of hue, saturation, brightness and opacity, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let turn = (hue - hue.rounded(.down)) * 6
    let sector = Int(turn) % 6
    let part = turn - turn.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
      switch sector {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// With the same components; a grey stays a grey.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 1]
    if parts.count == 2 {
      self.init(white: parts[0], alpha: parts[1])
    } else {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
  }

  /// A colour that a rule gives for traits. Without traits it is what the rule gives for unspecified ones.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(content: dynamicProvider(UITraitCollection()).content, provider: dynamicProvider)
  }

  /// Asks the rule of a colour that follows the traits; itself for others.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard let provider else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// The colour with another alpha, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let changed: Content =
      switch content {
      case .rgb(let red, let green, let blue, _): .rgb(red: red, green: green, blue: blue, alpha: alpha)
      case .grey(let white, _): .grey(white: white, alpha: alpha)
      }
    guard let provider else { return UIColor(content: changed) }
    return UIColor(content: changed) { provider($0).withAlphaComponent(alpha) }
  }

  /// The colour of Core Graphics. One that follows traits is for those of `UITraitCollection.performAsCurrent(_:)`, and
  /// for unspecified ones outside of it.
  open var cgColor: CGColor {
    var shown = content
    if provider != nil, let traits = UITraitCollection.chosenForColors {
      shown = resolvedColor(with: traits).content
    }
    return switch shown {
    case .rgb(let red, let green, let blue, let alpha):
      CGColor(red: red, green: green, blue: blue, alpha: alpha)
    case .grey(let white, let alpha): CGColor(gray: white, alpha: alpha)
    }
  }

  /// The colour itself, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    // Two rules cannot be compared: a colour that follows traits equals itself only.
    if provider != nil || other.provider != nil { return self === other }
    return content == other.content
  }

  open override var hash: Int { content.hashValue }

  /// As Apple's: the colour space and the components.
  open override var description: String {
    let parts = components.map { Double($0).shortText }.joined(separator: " ")
    return switch content {
    case .rgb: "UIExtendedSRGBColorSpace \(parts)"
    case .grey: "UIExtendedGrayColorSpace \(parts)"
    }
  }

  private var components: [CGFloat] {
    switch content {
    case .rgb(let red, let green, let blue, let alpha): [red, green, blue, alpha]
    case .grey(let white, let alpha): [white, alpha]
    }
  }
}
