// Layers that repeat, emit or scroll, and what layers carry beside their geometry. Nothing draws.

import Foundation

extension CALayer {
  /// Whether nothing shows through.
  public var isOpaque: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// A transform of the sublayers. The plane's sublayers are converted without it.
  public var sublayerTransform: CATransform3D {
    get { carried(or: CATransform3DIdentity) }
    set { carry(newValue) }
  }
  /// Whether the back is seen.
  public var isDoubleSided: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether the layer's space goes upwards; stored.
  public var isGeometryFlipped: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// The depth of the anchor point.
  public var anchorPointZ: CGFloat {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// The part of the contents that is seen.
  public var contentsRect: CGRect {
    get { carried(or: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { carry(newValue) }
  }
  /// The part of the contents that is stretched.
  public var contentsCenter: CGRect {
    get { carried(or: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { carry(newValue) }
  }
  /// Whether the layer is drawn elsewhere.
  public var drawsAsynchronously: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether sublayers take the opacity together.
  public var allowsGroupOpacity: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Edges that are smooth.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { carried(or: .all) }
    set { carry(newValue) }
  }
  /// How contents become smaller.
  public var minificationFilter: CALayerContentsFilter {
    get { carried(or: .linear) }
    set { carry(newValue) }
  }
  /// How contents become larger.
  public var magnificationFilter: CALayerContentsFilter {
    get { carried(or: .linear) }
    set { carry(newValue) }
  }
  /// How the layer mixes with what is behind.
  public var compositingFilter: Any? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Changes of the contents.
  public var filters: [Any]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How fast the layer's time goes; stored.
  public var speed: Float {
    get { carried(or: 1) }
    set { carry(newValue) }
  }
  /// Where the layer's time begins; stored.
  public var timeOffset: CFTimeInterval {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// When the layer's time begins; stored.
  public var beginTime: CFTimeInterval {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// How often the layer's time goes by; stored.
  public var repeatCount: Float {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// Seconds of the layer's time; stored.
  public var duration: CFTimeInterval {
    get { carried(or: .infinity) }
    set { carry(newValue) }
  }
  /// A time of another layer in this one's: the same, as speeds are stored only.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// A time of this layer in another one's: the same.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
  /// The part of the layer that is seen: all of it.
  public var visibleRect: CGRect { bounds }
  /// Scrolls a layer around this one; without effect.
  public func scrollRectToVisible(_ r: CGRect) {}
}

/// Edges of a layer. Raw values are Apple's.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The members as bits, with Apple's numbers.
  public let rawValue: UInt32
  /// A set of the members with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The edge of least x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The edge of greatest x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The edge of least y in Core Animation's own coordinates.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The edge of greatest y in Core Animation's own coordinates.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
  static let all = CAEdgeAntialiasingMask(rawValue: 15)
}

/// How contents change their size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The string that stands for it: Apple's, or one of the program's own.
  public let rawValue: String
  /// The filter that a string stands for, whether Apple has it or not.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Between the nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel's value.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between pixels, and between sizes of the picture.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Its sublayers again and again.
open class CAReplicatorLayer: CALayer {
  /// How often.
  open var instanceCount = 1
  /// Seconds from one to the next.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from one to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The colour of the first.
  open var instanceColor: CGColor?
  /// The change of the colour from one to the next.
  open var instanceRedOffset: Float = 0
  /// The change of the colour from one to the next.
  open var instanceGreenOffset: Float = 0
  /// The change of the colour from one to the next.
  open var instanceBlueOffset: Float = 0
  /// The change of the opacity from one to the next.
  open var instanceAlphaOffset: Float = 0
  /// Whether depth is kept.
  open var preservesDepth = false
}

/// Small things that come, move and go.
open class CAEmitterLayer: CALayer {
  /// The things.
  open var emitterCells: [CAEmitterCell]?
  /// Where they come from.
  open var emitterPosition = CGPoint.zero
  /// How deep that lies.
  open var emitterZPosition: CGFloat = 0
  /// How large it is.
  open var emitterSize = CGSize.zero
  /// How deep it is.
  open var emitterDepth: CGFloat = 0
  /// Its shape.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How they mix.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// How many a second, as a multiple.
  open var birthRate: Float = 1
  /// How long, as a multiple.
  open var lifetime: Float = 1
  /// How fast, as a multiple.
  open var velocity: Float = 1
  /// How large, as a multiple.
  open var scale: Float = 1
  /// How they turn, as a multiple.
  open var spin: Float = 1
  /// Where chance begins.
  open var seed: UInt32 = 0
}

/// A small thing that comes, moves and goes.
open class CAEmitterCell: NSObject {
  /// Its name.
  open var name: String?
  /// Its picture.
  open var contents: Any?
  /// The part of the picture.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The picture's pixels a point.
  open var contentsScale: CGFloat = 1
  /// Its colour.
  open var color: CGColor?
  /// How many a second.
  open var birthRate: Float = 0
  /// Seconds.
  open var lifetime: Float = 0
  /// More or fewer seconds.
  open var lifetimeRange: Float = 0
  /// Points a second.
  open var velocity: CGFloat = 0
  /// More or fewer points a second.
  open var velocityRange: CGFloat = 0
  /// Points a second, a second.
  open var xAcceleration: CGFloat = 0
  /// Points a second, a second.
  open var yAcceleration: CGFloat = 0
  /// Points a second, a second.
  open var zAcceleration: CGFloat = 0
  /// Where to, in radians.
  open var emissionLongitude: CGFloat = 0
  /// How deep, in radians.
  open var emissionLatitude: CGFloat = 0
  /// Around that, in radians.
  open var emissionRange: CGFloat = 0
  /// How large.
  open var scale: CGFloat = 1
  /// More or less.
  open var scaleRange: CGFloat = 0
  /// The change a second.
  open var scaleSpeed: CGFloat = 0
  /// Radians a second.
  open var spin: CGFloat = 0
  /// More or fewer radians a second.
  open var spinRange: CGFloat = 0
  /// The change of opacity a second.
  open var alphaSpeed: Float = 0
  /// More or less opacity.
  open var alphaRange: Float = 0
  /// More or less red.
  open var redRange: Float = 0
  /// More or less green.
  open var greenRange: Float = 0
  /// More or less blue.
  open var blueRange: Float = 0
  /// The change of red a second.
  open var redSpeed: Float = 0
  /// The change of green a second.
  open var greenSpeed: Float = 0
  /// The change of blue a second.
  open var blueSpeed: Float = 0
  /// Whether they come.
  open var isEnabled = true
  /// Things that come from it.
  open var emitterCells: [CAEmitterCell]?
  public override init() { super.init() }
}

/// The shape that things come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The string that stands for it: Apple's, or one of the program's own.
  public let rawValue: String
  /// The shape that a string stands for, whether Apple has it or not.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From one point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// Along a line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// From a rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// From a circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// From a sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape that things come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The string that stands for it: Apple's, or one of the program's own.
  public let rawValue: String
  /// The part that a string stands for, whether Apple has it or not.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the corners of the shape.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// From the outline of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// From the surface of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// From anywhere in the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How things mix.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The string that stands for it: Apple's, or one of the program's own.
  public let rawValue: String
  /// The way that a string stands for, whether Apple has it or not.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In no order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest behind.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Their colours add up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer whose sublayers are moved.
open class CAScrollLayer: CALayer {
  /// Moves a point into the upper left corner.
  open func scroll(to p: CGPoint) { bounds.origin = p }
}

/// A layer that is drawn in parts.
open class CATiledLayer: CALayer {
  /// The size of a part in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  /// How many smaller forms there are.
  open var levelsOfDetail = 1
  /// How many larger forms there are.
  open var levelsOfDetailBias = 0
}

extension CATextLayer {
  /// How lines stand.
  public var alignmentMode: CATextLayerAlignmentMode {
    get { carried(or: .natural) }
    set { carry(newValue) }
  }
  /// How lines are cut.
  public var truncationMode: CATextLayerTruncationMode {
    get { carried(or: .none) }
    set { carry(newValue) }
  }
}

/// How the lines of a text layer stand.
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

/// How the lines of a text layer are cut.
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
