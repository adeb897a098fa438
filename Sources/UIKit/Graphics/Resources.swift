// Images and colours of an asset catalogue, by the values that a build makes for them.

import Foundation
import Plumbline

/// An image of a bundle, by its name.
public struct ImageResource: Hashable, @unchecked Sendable {
  /// The name in the catalogue.
  public let name: String
  /// The bundle of the catalogue.
  public let bundle: Bundle
  /// An image of a name in a bundle; not checked for existence.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of a bundle, by its name.
public struct ColorResource: Hashable, @unchecked Sendable {
  /// The name in the catalogue.
  public let name: String
  /// The bundle of the catalogue.
  public let bundle: Bundle
  /// A colour of a name in a bundle; not checked for existence.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// The image as `init(named:in:compatibleWith:)` finds it; an empty one where there is none. (Apple's stops there.)
  public convenience init(resource: ImageResource) {
    self.init(like: UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil))
  }
}

extension UIColor {
  /// The colour as `init(named:in:compatibleWith:)` finds it, in each surroundings anew; black where there is none. (Apple's
  /// stops there.)
  public convenience init(resource: ColorResource) {
    self.init { UIColor(named: resource.name, in: resource.bundle, compatibleWith: $0) ?? .black }
  }
}
