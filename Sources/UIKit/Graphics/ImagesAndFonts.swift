// What images, colours and fonts have beside sizes and components.

import Foundation
import Plumbline

/// The forms of one image: one is chosen for the traits that are asked for.
open class UIImageAsset: NSObject, @unchecked Sendable {
  /// A form. The image keeps its forms, so they do not keep it: a copy stands for it once it is gone.
  private struct Form {
    let traits: UITraitCollection
    weak var own: UIImage?
    let copy: UIImage
  }
  private var forms: [Form] = []

  /// Without images.
  public override init() { super.init() }
  /// The form whose traits hold under the ones that are asked for and say most; the one that was registered last for
  /// the same ones. Without any, an image of no size.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let fitting = forms.filter { traitCollection.containsTraits(in: $0.traits) }
    guard let form = fitting.max(by: { $1.traits.containsTraits(in: $0.traits) }) ?? forms.first else {
      return UIImage()
    }
    if let own = form.own { return own }
    // Another copy, as the one that is kept would keep this object.
    let image = form.copy.withRenderingMode(form.copy.renderingMode)
    image.carry(Optional(self), "imageAsset")
    return image
  }
  /// The form for the traits of a configuration.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? UITraitCollection())
  }
  /// Makes an image the form for some traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(with: traitCollection)
    let copy = image.withRenderingMode(image.renderingMode)
    forms.append(Form(traits: traitCollection, own: image, copy: copy))
    image.carry(Optional(self), "imageAsset")
  }
  /// Makes an image the form for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }
  /// Takes the form for exactly these traits away.
  open func unregister(with traitCollection: UITraitCollection) {
    forms.removeAll { $0.traits == traitCollection }
  }
  /// Takes the form for exactly the traits of a configuration away.
  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }
}

extension UIImage {
  /// The forms that it is one of: at first of no others.
  public var imageAsset: UIImageAsset? {
    let known: UIImageAsset? = carried(or: nil)
    if let known { return known }
    let made = UIImageAsset()
    made.register(self, with: configuration?.traitCollection ?? UITraitCollection())
    return made
  }
  /// The traits that it was chosen for; its scale where nothing else is known.
  public var traitCollection: UITraitCollection {
    configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
  }
  /// The image with the name; how far a symbol is filled is not kept.
  public convenience init?(
    named name: String, in bundle: Bundle?, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(named: name, in: bundle, with: configuration) }
  /// Images as those of `animatedImageNamed(_:duration:)`, each of which can be stretched; nil without images.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?.resizableImage(
      withCapInsets: capInsets, resizingMode: resizingMode)
  }
  /// The same, with a part in the middle that is repeated.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }
}

extension UIFont {
  /// How wide letters are. The numbers only put them in order: Apple's are not published. Lines are measured in the usual
  /// width.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// 0 for the usual width.
    public let rawValue: CGFloat
    /// Any number is taken.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// As usual.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
    /// Narrower than `condensed`.
    public static let compressed = Width(rawValue: -0.3)
  }
  /// The system's font in a size in points and a weight; measured in the usual width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}

extension UIFont.TextStyle {
  /// The metrics of the style.
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}

extension UIFontDescriptor {
  /// Keys of `AttributeName.featureSettings`, by Apple's names.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name, or another.
    public let rawValue: String
    /// Any name is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A number: which feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// A number: how it is set.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// A number: which feature. Apple's earlier name of `type`.
    public static let featureIdentifier = type
    /// A number: how it is set. Apple's earlier name of `selector`.
    public static let typeIdentifier = selector
  }
  /// That of a text style for the text size of some traits; of the main screen's for nil.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }
  /// Identity: fonts are not transformed here.
  public var matrix: CGAffineTransform { .identity }
  /// Itself, as far as it is one font: nothing else is looked for.
  public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?)
    -> [UIFontDescriptor]
  {
    [self]
  }
}

extension UIFontDescriptor.AttributeName {
  /// The name that people read; not read here.
  public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
  /// A transform; not read.
  public static let matrix = Self(rawValue: "NSFontMatrixAttribute")
  /// Characters that the font has to have; not read.
  public static let characterSet = Self(rawValue: "NSCTFontCharacterSetAttribute")
  /// Fonts for characters that the font does not have; not read.
  public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
  /// The advance of all characters in points; not read.
  public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
}
