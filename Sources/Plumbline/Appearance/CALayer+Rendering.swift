// Rendering of layers beyond geometry and content: properties that a renderer would use, carried here.

import Foundation

/// The carried properties of a layer.
private final class LayerCarriedState: CarriedState {
  var isOpaque = false
  var sublayerTransform = CATransform3DIdentity
}

extension CALayer {
  /// No at first; carried.
  public var isOpaque: Bool {
    get { carried(LayerCarriedState.self).isOpaque }
    set { makeCarried(LayerCarriedState.self).isOpaque = newValue }
  }
  /// A transform of the sublayers. The plane's sublayers are converted without it.
  public var sublayerTransform: CATransform3D {
    get { carried(LayerCarriedState.self).sublayerTransform }
    set { makeCarried(LayerCarriedState.self).sublayerTransform = newValue }
  }
  /// Scrolls a layer around this one; without effect.
  public func scrollRectToVisible(_ r: CGRect) {}
}

extension CATextLayer {
}

/// How the lines of a text layer are cut, by Apple's names.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The string that stands for it: Apple's, or one of the program's own.
  public let rawValue: String
  /// The way that a string stands for, whether Apple has it or not.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing is cut: lines run beyond the layer.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning is cut.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The middle is cut.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// The end is cut.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}
