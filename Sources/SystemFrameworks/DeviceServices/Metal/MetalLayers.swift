// What goes with layers that Metal draws: how bright they are meant, and when they are drawn. Nothing here draws.

import UIKit

/// How what is brighter than white is meant. It is only kept.
open class CAEDRMetadata: NSObject {
  /// By which rule: the name of Apple's method.
  private let rule: String
  private init(_ rule: String) {
    self.rule = rule
    super.init()
  }
  /// By the data of a display and of a picture, both of which are not read.
  open class func hdr10(
    displayInfo displayData: Data?, contentInfo contentData: Data?, opticalOutputScale scale: Float
  )
    -> CAEDRMetadata
  { CAEDRMetadata("HDR10") }
  /// By the least and the greatest luminance, in candela per square metre.
  open class func hdr10(
    minLuminance minNits: Float, maxLuminance maxNits: Float, opticalOutputScale scale: Float
  )
    -> CAEDRMetadata
  { CAEDRMetadata("HDR10") }
  /// By hybrid log gamma.
  open class var hlg: CAEDRMetadata { CAEDRMetadata("HLG") }
  /// False: nothing here is brighter than white.
  open class var isAvailable: Bool { false }
}

/// When a picture is to be drawn; never made here.
open class CAMetalDisplayLink: NSObject {
  /// One picture that is to be drawn. Nothing here makes one.
  open class Update: NSObject {
    /// What is drawn into.
    public let drawable: any CAMetalDrawable
    /// By when it has to be drawn, in the time of `CACurrentMediaTime()`.
    public let targetTimestamp: CFTimeInterval
    /// When it is seen.
    public let targetPresentationTimestamp: CFTimeInterval
    init(_ drawable: any CAMetalDrawable, _ target: CFTimeInterval, _ presentation: CFTimeInterval) {
      (self.drawable, targetTimestamp, targetPresentationTimestamp) = (drawable, target, presentation)
      super.init()
    }
  }
  /// Told of each picture; never here, as the layer has none. Not retained.
  open weak var delegate: (any CAMetalDisplayLinkDelegate)?
  /// How many pictures it may be late; 2 at first; stored.
  open var preferredFrameLatency: Float = 2
  /// How often it would like to be called; stored.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// No at first; stored.
  open var isPaused = false
  /// The layer is not kept.
  public init(metalLayer layer: CAMetalLayer) { super.init() }
  /// Without effect: a layer of Metal has no pictures here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Without effect.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Lets the delegate go.
  open func invalidate() { delegate = nil }
}

/// Is told when a picture is to be drawn; never here.
public protocol CAMetalDisplayLinkDelegate: AnyObject {
  /// Draw into the drawable of the update.
  func metalDisplayLink(_ link: CAMetalDisplayLink, needsUpdate update: CAMetalDisplayLink.Update)
}

/// Draws layers into a picture of Metal's; here it keeps what it is given.
open class CARenderer: NSObject {
  /// The layer that would be drawn; nil for none.
  open var layer: CALayer?
  /// The part of the layer's superlayer that would be drawn, in points.
  open var bounds = CGRect.zero
  private var outdated = CGRect.null
  /// The picture is not kept: nothing is drawn into it.
  public init(mtlTexture tex: any MTLTexture, options dict: [AnyHashable: Any]? = nil) { super.init() }
  /// Begins a picture; what was outdated is so no longer. The time stamp is not read.
  open func beginFrame(atTime t: CFTimeInterval, timeStamp ts: OpaquePointer?) { outdated = .null }
  /// What would be drawn anew: what `addUpdate(_:)` was given in this picture.
  open func updateBounds() -> CGRect { outdated }
  /// Has a part drawn anew.
  open func addUpdate(_ r: CGRect) { outdated = outdated.union(r) }
  /// Without effect: nothing here draws.
  open func render() {}
  /// Infinity: nothing here changes by itself.
  open func nextFrameTime() -> CFTimeInterval { .infinity }
  /// Ends a picture.
  open func endFrame() {}
  /// Another picture to draw into, which is not kept.
  open func setDestination(_ tex: any MTLTexture) {}
}
