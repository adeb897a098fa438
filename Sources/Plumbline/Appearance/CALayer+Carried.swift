// What layers carry beside their geometry: values that a renderer would use, and their time.

import Foundation

extension CALayer {
  /// No at first; carried.
  public var isOpaque: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// A transform of the sublayers. The plane's sublayers are converted without it.
  public var sublayerTransform: CATransform3D {
    get { carried(or: CATransform3DIdentity) }
    set { carry(newValue) }
  }
  /// Whether the back is seen when the layer is turned round; yes at first; carried.
  public var isDoubleSided: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether the layer's space goes upwards; stored.
  public var isGeometryFlipped: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// In points; 0 at first; carried.
  public var anchorPointZ: CGFloat {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// In parts of the contents, 0 to 1; all at first; carried.
  public var contentsRect: CGRect {
    get { carried(or: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { carry(newValue) }
  }
  /// In parts of the contents, 0 to 1; all at first; carried.
  public var contentsCenter: CGRect {
    get { carried(or: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { carry(newValue) }
  }
  /// Whether another thread draws; no at first; carried.
  public var drawsAsynchronously: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether sublayers take the opacity together, as one picture; yes at first; carried.
  public var allowsGroupOpacity: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// All at first; carried.
  /// 1 at first; stored.
  public var speed: Float {
    get { carried(or: 1) }
    set { carry(newValue) }
  }
  /// In seconds; 0 at first; stored.
  public var timeOffset: CFTimeInterval {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// In seconds of the superlayer; 0 at first; stored.
  public var beginTime: CFTimeInterval {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// 0 at first; stored.
  public var repeatCount: Float {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// In seconds; without end at first; stored.
  public var duration: CFTimeInterval {
    get { carried(or: .infinity) }
    set { carry(newValue) }
  }
  /// A time of another layer in this one's: the same, as speeds are stored only.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// All layers here have one time, in seconds.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
  /// The part of the layer that is seen: all of it.
  public var visibleRect: CGRect { bounds }
  /// Scrolls a layer around this one; without effect.
  public func scrollRectToVisible(_ r: CGRect) {}
}

extension CATextLayer {
  /// `.natural` at first; carried.
  public var alignmentMode: CATextLayerAlignmentMode {
    get { carried(or: .natural) }
    set { carry(newValue) }
  }
  /// `.none` at first; carried.
  public var truncationMode: CATextLayerTruncationMode {
    get { carried(or: .none) }
    set { carry(newValue) }
  }
}

/// How the lines of a text layer stand, by Apple's names.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The string that stands for it: Apple's, or one of the program's own.
  public let rawValue: String
  /// The way that a string stands for, whether Apple has it or not.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where reading begins.
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
