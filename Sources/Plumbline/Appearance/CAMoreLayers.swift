// Layers that repeat, emit or scroll, and what layers carry beside their geometry. Nothing draws.

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
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { carried(or: .all) }
    set { carry(newValue) }
  }
  /// `.linear` at first; carried.
  public var minificationFilter: CALayerContentsFilter {
    get { carried(or: .linear) }
    set { carry(newValue) }
  }
  /// `.linear` at first; carried.
  public var magnificationFilter: CALayerContentsFilter {
    get { carried(or: .linear) }
    set { carry(newValue) }
  }
  /// A Core Image filter; nil for covering; carried.
  public var compositingFilter: Any? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Core Image filters; nil for none; carried.
  public var filters: [Any]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
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

/// Edges of a layer, as bits.
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

/// How contents change their size; nothing draws them.
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

/// Shows its sublayers several times; carried: they are there once.
open class CAReplicatorLayer: CALayer {
  /// The first among them; 1 at first.
  open var instanceCount = 1
  /// In seconds of time, from one to the next; 0 at first.
  open var instanceDelay: CFTimeInterval = 0
  /// From one to the next, about the layer's middle; identity at first.
  open var instanceTransform = CATransform3DIdentity
  /// Multiplied with the contents of the first; nil for white.
  open var instanceColor: CGColor?
  /// Added to red from one to the next; 0 at first.
  open var instanceRedOffset: Float = 0
  /// Added to green from one to the next; 0 at first.
  open var instanceGreenOffset: Float = 0
  /// Added to blue from one to the next; 0 at first.
  open var instanceBlueOffset: Float = 0
  /// Added to the opacity from one to the next; 0 at first.
  open var instanceAlphaOffset: Float = 0
  /// No at first: all are flattened.
  open var preservesDepth = false
}

/// Small pictures that come, move and go, as snow; carried.
open class CAEmitterLayer: CALayer {
  /// The kinds of picture; nil for none.
  open var emitterCells: [CAEmitterCell]?
  /// In points of the layer; (0, 0) at first.
  open var emitterPosition = CGPoint.zero
  /// In points; 0 at first.
  open var emitterZPosition: CGFloat = 0
  /// In points; zero at first.
  open var emitterSize = CGSize.zero
  /// In points; 0 at first.
  open var emitterDepth: CGFloat = 0
  /// `.point` at first.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// `.volume` at first.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// `.unordered` at first.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Multiplies that of the cells; 1 at first.
  open var birthRate: Float = 1
  /// Multiplies that of the cells; 1 at first.
  open var lifetime: Float = 1
  /// Multiplies that of the cells; 1 at first.
  open var velocity: Float = 1
  /// Multiplies that of the cells; 1 at first.
  open var scale: Float = 1
  /// Multiplies that of the cells; 1 at first.
  open var spin: Float = 1
  /// The same seed gives the same snow; 0 at first.
  open var seed: UInt32 = 0
}

extension CAEmitterLayer {
  /// Whether the pictures lie in the space of the layer's own depth; no at first; carried.
  public var preservesDepth: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

/// One kind of picture of a `CAEmitterLayer`, with its ranges of chance; carried.
open class CAEmitterCell: NSObject {
  /// For key paths, as "emitterCells.snow.scale"; nil for none.
  open var name: String?
  /// A `CGImage`; nil for nothing.
  open var contents: Any?
  /// In parts of the picture, 0 to 1; all at first.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels a point; 1 at first.
  open var contentsScale: CGFloat = 1
  /// Multiplied with the picture; nil for white.
  open var color: CGColor?
  /// A second; 0 at first, for none.
  open var birthRate: Float = 0
  /// In seconds; 0 at first.
  open var lifetime: Float = 0
  /// In seconds, around `lifetime`; 0 at first.
  open var lifetimeRange: Float = 0
  /// In points a second; 0 at first.
  open var velocity: CGFloat = 0
  /// In points a second, around `velocity`; 0 at first.
  open var velocityRange: CGFloat = 0
  /// In points per second squared; 0 at first.
  open var xAcceleration: CGFloat = 0
  /// In points per second squared; 0 at first.
  open var yAcceleration: CGFloat = 0
  /// In points per second squared; 0 at first.
  open var zAcceleration: CGFloat = 0
  /// The direction in the plane, in radians; 0 at first.
  open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane, in radians; 0 at first.
  open var emissionLatitude: CGFloat = 0
  /// A cone around the direction, in radians; 0 at first.
  open var emissionRange: CGFloat = 0
  /// Multiplies the picture's size; 1 at first.
  open var scale: CGFloat = 1
  /// Around `scale`; 0 at first.
  open var scaleRange: CGFloat = 0
  /// Added to `scale` each second; 0 at first.
  open var scaleSpeed: CGFloat = 0
  /// In radians a second; 0 at first.
  open var spin: CGFloat = 0
  /// In radians a second, around `spin`; 0 at first.
  open var spinRange: CGFloat = 0
  /// Added to the opacity each second; 0 at first.
  open var alphaSpeed: Float = 0
  /// Around the colour's opacity; 0 at first.
  open var alphaRange: Float = 0
  /// Around the colour's red, 0 to 1; 0 at first.
  open var redRange: Float = 0
  /// Around the colour's green, 0 to 1; 0 at first.
  open var greenRange: Float = 0
  /// Around the colour's blue, 0 to 1; 0 at first.
  open var blueRange: Float = 0
  /// Added to red each second; 0 at first.
  open var redSpeed: Float = 0
  /// Added to green each second; 0 at first.
  open var greenSpeed: Float = 0
  /// Added to blue each second; 0 at first.
  open var blueSpeed: Float = 0
  /// Yes at first.
  open var isEnabled = true
  /// Kinds that each picture sends out itself; nil for none.
  open var emitterCells: [CAEmitterCell]?
  public override init() { super.init() }
}

// Times of a kind of picture, as those of layers; all carried.
extension CAEmitterCell {
  /// In seconds of the layer; 0 at first.
  public var beginTime: CFTimeInterval {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// In seconds; without end at first.
  public var duration: CFTimeInterval {
    get { carried(or: .infinity) }
    set { carry(newValue) }
  }
  /// 1 at first.
  public var speed: Float {
    get { carried(or: 1) }
    set { carry(newValue) }
  }
  /// In seconds; 0 at first.
  public var timeOffset: CFTimeInterval {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// 0 at first.
  public var repeatCount: Float {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// In seconds; 0 at first.
  public var repeatDuration: CFTimeInterval {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// Whether it runs back at its end; no at first.
  public var autoreverses: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// What is shown before and after its time; `.removed` at first.
  public var fillMode: CAMediaTimingFillMode {
    get { carried(or: .removed) }
    set { carry(newValue) }
  }
  /// Values for what was not set; nil for none: they are not asked for.
  public var style: [AnyHashable: Any]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// "linear" at first.
  public var minificationFilter: String {
    get { carried(or: "linear") }
    set { carry(newValue) }
  }
  /// "linear" at first.
  public var magnificationFilter: String {
    get { carried(or: "linear") }
    set { carry(newValue) }
  }
}

/// The shape of an emitter, by Apple's names.
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
  /// From a box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
}

/// The part of the shape that pictures come from, by Apple's names.
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

/// How pictures mix, by Apple's names.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The string that stands for it: Apple's, or one of the program's own.
  public let rawValue: String
  /// The way that a string stands for, whether Apple has it or not.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In no order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest before the others.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Those behind come first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The oldest behind.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Their colours add up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer whose content is moved by its bounds' origin.
open class CAScrollLayer: CALayer {
  /// Moves a point into the upper left corner.
  open func scroll(to p: CGPoint) { bounds.origin = p }
}

/// A layer that is drawn in parts, as they come into sight; carried: nothing draws.
open class CATiledLayer: CALayer {
  /// In pixels; 256 by 256 at first.
  open var tileSize = CGSize(width: 256, height: 256)
  /// How many smaller forms there are, each half as large; 1 at first.
  open var levelsOfDetail = 1
  /// How many of them are larger than the layer; 0 at first.
  open var levelsOfDetailBias = 0
  /// Seconds in which a part comes into view: a quarter, unless a subclass says otherwise. Not asked: nothing draws.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
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

/// What OpenGL ES draws into: Apple's before Metal; carried. Nothing draws here.
open class CAEAGLLayer: CALayer {
  /// Whether a picture is shown together with other changes of layers; no at first; stored.
  open var presentsWithTransaction = false
  /// How the picture is kept, by Apple's names; nil for the usual; stored.
  open var drawableProperties: [String: Any]?
}
