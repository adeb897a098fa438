// Images: dynamic range, caps, animated images by name, and symbol configurations.

import Foundation
import Plumbline

extension UIImage {
  /// How bright an image may be. Raw values are Apple's.
  public enum DynamicRange: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unspecified = -1, standard, constrainedHigh, high
  }
  /// False: what is kept of an image is its size.
  public var isHighDynamicRange: Bool { false }
  /// The image itself.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
  /// From the left, of `capInsets`; 0 for an image that is stretched as a whole.
  public var leftCapWidth: Int { Int(capInsets.left) }
  /// From the top, of `capInsets`; 0 for an image that is stretched as a whole.
  public var topCapHeight: Int { Int(capInsets.top) }
  /// Nil: nothing here writes HEIC.
  public func heicData() -> Data? { nil }
  /// Whether it has a baseline of its own.
  public var hasBaseline: Bool { baselineOffsetFromBottom != nil }
}

extension UIImage.SymbolConfiguration {
  /// Says nothing.
  public class var unspecified: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(scale: .unspecified)
  }
  /// In the symbol's own colours; they are not kept.
  public class func preferringMulticolor() -> UIImage.SymbolConfiguration { .unspecified }
  /// In one colour; it is not kept.
  public class func preferringMonochrome() -> UIImage.SymbolConfiguration { .unspecified }
  /// In shades of one colour; they are not kept.
  public class func preferringHierarchical() -> UIImage.SymbolConfiguration { .unspecified }
  /// The same scale, without size and weight.
  public func configurationWithoutPointSizeAndWeight() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: nil, .unspecified, scale)
  }
  /// The same size and weight, without a scale.
  public func configurationWithoutScale() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: pointSize, weight, .unspecified)
  }
  /// The same size and scale, without a weight.
  public func configurationWithoutWeight() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: pointSize, .unspecified, scale)
  }
  /// Itself: a text style is kept as its size.
  public func configurationWithoutTextStyle() -> UIImage.SymbolConfiguration { self }
}
