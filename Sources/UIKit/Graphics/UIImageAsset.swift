// Image assets: the forms of one image, chosen by traits.

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
    image.makeCarried(ImageCarriedState.self).asset = self
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
    image.makeCarried(ImageCarriedState.self).asset = self
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
    if let known = carriedStates.known(ImageCarriedState.self)?.asset { return known }
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
