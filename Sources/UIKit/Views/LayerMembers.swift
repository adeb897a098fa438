// What layers carry beside geometry and looks: time, filters, formats of their bitmaps. Nothing of it is drawn.

import Foundation
import Plumbline

/// How a layer keeps its bitmap, by Apple's names.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// Apple's name, or another.
  public let rawValue: String
  /// Any name is taken.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// 8 bits for each component.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// 16 bits for each component.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Grey, 8 bits.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// Along which axes a scroll layer scrolls, by Apple's names.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name, or another.
  public let rawValue: String
  /// Any name is taken.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// None.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the sides.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Both.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

extension CALayer {
  /// How its bitmap is kept; carried.
  public var contentsFormat: CALayerContentsFormat {
    get { carried(or: .RGBA8Uint) }
    set { carry(newValue) }
  }
  /// How coarse it is drawn when it is smaller; carried.
  public var minificationFilterBias: Float {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// What is done with what is behind it; carried.
  public var backgroundFilters: [Any]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Values for what was not set; carried: they are not asked for.
  public var style: [AnyHashable: Any]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether it may be brighter than white; no at first; carried.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// How much larger a continuous corner is than a circular one of the same radius: 1.528665, Apple's published number.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  /// Moves the nearest scroll layer around so that a point of this one lies at its upper left corner.
  public func scroll(_ p: CGPoint) {
    var layer: CALayer? = self
    while let current = layer, !(current is CAScrollLayer) { layer = current.superlayer }
    if let layer = layer as? CAScrollLayer { layer.scroll(to: layer.convert(p, from: self)) }
  }
}

extension CAScrollLayer {
  /// Along which axes it scrolls; both at first; carried.
  public var scrollMode: CAScrollLayerScrollMode {
    get { carried(or: .both) }
    set { carry(newValue) }
  }
}

extension CATextLayer {
  /// Whether letters lie between pixels; carried.
  public var allowsFontSubpixelQuantization: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension CAKeyframeAnimation {
  /// How sharp the corners of a cubic path are; carried.
  public var continuityValues: [NSNumber]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Where the curves of a cubic path lie; carried.
  public var biasValues: [NSNumber]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension CASpringAnimation {
  /// Whether more damping than is needed makes it slower; carried.
  public var allowsOverdamping: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension CATransaction {
  /// Without effect: a tree of layers belongs to one thread.
  public class func lock() {}
  /// Without effect.
  public class func unlock() {}
}

extension UIScreen {
  /// A link that calls the method that a selector holds; see `CADisplayLink`. Of a name alone nothing is called. Never nil
  /// here.
  public nonisolated func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
