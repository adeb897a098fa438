// Rendering of layers beyond geometry and content: properties that a renderer would use, carried here.

import Foundation

private final class LayerCarriedState: CarriedState {
  var isOpaque = false
  var sublayerTransform = CATransform3DIdentity
  var isDoubleSided = true
  var isGeometryFlipped = false
  var anchorPointZ: CGFloat = 0
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var drawsAsynchronously = false
  var allowsGroupOpacity = true
}

extension CALayer {
  /// False by default; carried.
  public var isOpaque: Bool {
    get { carried(LayerCarriedState.self).isOpaque }
    set { makeCarried(LayerCarriedState.self).isOpaque = newValue }
  }
  /// A transform of the sublayers. The plane's sublayers are converted without it.
  public var sublayerTransform: CATransform3D {
    get { carried(LayerCarriedState.self).sublayerTransform }
    set { makeCarried(LayerCarriedState.self).sublayerTransform = newValue }
  }
  /// Whether the back is visible when the layer is rotated away; true by default; carried.
  public var isDoubleSided: Bool {
    get { carried(LayerCarriedState.self).isDoubleSided }
    set { makeCarried(LayerCarriedState.self).isDoubleSided = newValue }
  }
  /// Whether y grows upwards in the layer's space; stored.
  public var isGeometryFlipped: Bool {
    get { carried(LayerCarriedState.self).isGeometryFlipped }
    set { makeCarried(LayerCarriedState.self).isGeometryFlipped = newValue }
  }
  /// In points; 0 by default; carried.
  public var anchorPointZ: CGFloat {
    get { carried(LayerCarriedState.self).anchorPointZ }
    set { makeCarried(LayerCarriedState.self).anchorPointZ = newValue }
  }
  /// A rectangle of the contents in unit coordinates; all of them by default; carried.
  public var contentsRect: CGRect {
    get { carried(LayerCarriedState.self).contentsRect }
    set { makeCarried(LayerCarriedState.self).contentsRect = newValue }
  }
  /// The stretchable part of the contents, in unit coordinates; all of them by default; carried.
  public var contentsCenter: CGRect {
    get { carried(LayerCarriedState.self).contentsCenter }
    set { makeCarried(LayerCarriedState.self).contentsCenter = newValue }
  }
  /// Whether another thread draws; false by default; carried.
  public var drawsAsynchronously: Bool {
    get { carried(LayerCarriedState.self).drawsAsynchronously }
    set { makeCarried(LayerCarriedState.self).drawsAsynchronously = newValue }
  }
  /// Whether sublayers take the opacity together, as one picture; true by default; carried.
  public var allowsGroupOpacity: Bool {
    get { carried(LayerCarriedState.self).allowsGroupOpacity }
    set { makeCarried(LayerCarriedState.self).allowsGroupOpacity = newValue }
  }
  /// Scrolls a layer around this one; without effect.
  public func scrollRectToVisible(_ r: CGRect) {}
}

private final class TextLayerCarriedState: CarriedState {
  var alignmentMode = CATextLayerAlignmentMode.natural
  var truncationMode = CATextLayerTruncationMode.none
}

extension CATextLayer {
  /// `.natural` by default; carried.
  public var alignmentMode: CATextLayerAlignmentMode {
    get { carried(TextLayerCarriedState.self).alignmentMode }
    set { makeCarried(TextLayerCarriedState.self).alignmentMode = newValue }
  }
  /// `.none` by default; carried.
  public var truncationMode: CATextLayerTruncationMode {
    get { carried(TextLayerCarriedState.self).truncationMode }
    set { makeCarried(TextLayerCarriedState.self).truncationMode = newValue }
  }
}

/// The alignment of a text layer's lines, by Apple's names.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The raw value: Apple's, or one of the program's own.
  public let rawValue: String
  /// The mode of a raw value; any is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The leading edge of the text's language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of a text layer's lines, by Apple's names.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value: Apple's, or one of the program's own.
  public let rawValue: String
  /// The mode of a raw value; any is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No truncation: lines run beyond the layer.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning is cut.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The middle is cut.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// The end is cut.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}
