// Drawings of strokes: their points and rectangles count; nothing is drawn, and the bytes of Apple's drawings are not read.

import UIKit

/// A pen.
public struct PKInkingTool: PKTool, Equatable {
  /// Which pen.
  public enum InkType: String, Sendable {
    /// Apple's names.
    case pen = "com.apple.ink.pen"
    case pencil = "com.apple.ink.pencil"
    case marker = "com.apple.ink.marker"
    case monoline = "com.apple.ink.monoline"
    case fountainPen = "com.apple.ink.fountainpen"
    case watercolor = "com.apple.ink.watercolor"
    case crayon = "com.apple.ink.crayon"
    /// How wide it is at first.
    public var defaultWidth: CGFloat { self == .marker ? 17.5 : 3 }
  }
  /// Which pen.
  public var inkType: InkType
  /// Its colour.
  public var color: UIColor
  /// How wide its strokes are.
  public var width: CGFloat
  /// A pen.
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    (inkType, self.color, self.width) = (type, color, width ?? type.defaultWidth)
  }
  /// What it writes with.
  public var ink: PKInk { PKInk(inkType, color: color) }
}

/// What a pen writes with.
public struct PKInk: Equatable {
  /// Of which pen.
  public typealias InkType = PKInkingTool.InkType
  /// Of which pen.
  public var inkType: InkType
  /// Its colour.
  public var color: UIColor
  /// Of a pen and a colour.
  public init(_ type: InkType, color: UIColor = .black) { (inkType, self.color) = (type, color) }
}

/// Something that is drawn with.
public protocol PKTool {}

/// Takes strokes away.
public struct PKEraserTool: PKTool, Equatable {
  /// Which ones.
  public enum EraserType: Sendable {
    /// Whole strokes, what is touched of them, and that in one width.
    case vector, bitmap, fixedWidthBitmap
  }
  /// Which ones.
  public var eraserType: EraserType
  /// How wide it is.
  public var width: CGFloat
  /// An eraser.
  public init(_ eraserType: EraserType, width: CGFloat = 0) {
    (self.eraserType, self.width) = (eraserType, width)
  }
}

/// Selects strokes.
public struct PKLassoTool: PKTool, Equatable {
  /// A lasso.
  public init() {}
}

/// A point of a stroke.
public struct PKStrokePoint: Equatable, Sendable {
  /// Where.
  public let location: CGPoint
  /// Seconds from the beginning.
  public let timeOffset: TimeInterval
  /// How large.
  public let size: CGSize
  /// How much it covers.
  public let opacity: CGFloat
  /// How hard it was pressed.
  public let force: CGFloat
  /// The direction of the pen, in radians.
  public let azimuth: CGFloat
  /// How upright the pen is, in radians.
  public let altitude: CGFloat
  /// A point of a stroke.
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
    azimuth: CGFloat, altitude: CGFloat
  ) {
    (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
    (self.force, self.azimuth, self.altitude) = (force, azimuth, altitude)
  }
}

/// The points of a stroke.
public struct PKStrokePath: RandomAccessCollection, Equatable, Sendable {
  private let points: [PKStrokePoint]
  /// When it was begun.
  public let creationDate: Date
  /// No points.
  public init() { self.init(controlPoints: [], creationDate: Date()) }
  /// The points.
  public init(controlPoints: some Sequence<PKStrokePoint>, creationDate: Date) {
    (points, self.creationDate) = (Array(controlPoints), creationDate)
  }
  /// 0.
  public var startIndex: Int { points.startIndex }
  /// How many there are.
  public var endIndex: Int { points.endIndex }
  /// A point.
  public subscript(position: Int) -> PKStrokePoint { points[position] }
}

/// A stroke of a pen.
public struct PKStroke: Equatable {
  /// What it is written with.
  public var ink: PKInk
  /// Its points.
  public var path: PKStrokePath
  /// What its points are multiplied by.
  public var transform: CGAffineTransform
  /// What is seen of it; nil for all.
  public var mask: UIBezierPath?
  /// A stroke.
  public init(
    ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil
  ) { (self.ink, self.path, self.transform, self.mask) = (ink, path, transform, mask) }
  /// Around its points, each of its size.
  public var renderBounds: CGRect {
    path.reduce(CGRect.null) { known, point in
      known.union(
        CGRect(
          x: point.location.x - point.size.width / 2, y: point.location.y - point.size.height / 2,
          width: point.size.width, height: point.size.height
        ).applying(transform))
    }
  }
}

/// Strokes in their order.
public struct PKDrawing: Equatable, Codable {
  /// The strokes, the first ones below the others.
  public var strokes: [PKStroke]
  /// An empty drawing.
  public init() { strokes = [] }
  /// A drawing of strokes.
  public init(strokes: some Sequence<PKStroke>) { self.strokes = Array(strokes) }
  /// A drawing of Apple's bytes: only those of an empty one are known, which are none.
  public init(data: Data) throws {
    guard data.isEmpty else { throw CocoaError(.coderReadCorrupt) }
    strokes = []
  }
  /// An empty drawing, as nothing else can be written.
  public init(from decoder: any Decoder) throws {
    try self.init(data: decoder.singleValueContainer().decode(Data.self))
  }
  /// Writes nothing.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(dataRepresentation())
  }
  /// Around all strokes; null without any.
  public var bounds: CGRect { strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }
  /// Apple's bytes: none, as they are not written.
  public func dataRepresentation() -> Data { Data() }
  /// A picture of a part: an empty one of its size.
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    let (size, scale) = (rect.isNull ? CGSize.zero : rect.size, scale > 0 ? scale : 1)
    // Nobody draws a picture that is larger than memory.
    func count(_ length: CGFloat) -> Int {
      let pixels = (length * scale).rounded()
      return pixels > 0 && pixels < 1e6 ? Int(pixels) : 0
    }
    let pixels = CGImage(width: count(size.width), height: count(size.height))
    return UIImage(cgImage: pixels, scale: scale, orientation: .up)
  }
  /// Multiplies all points.
  public mutating func transform(using transform: CGAffineTransform) { self = transformed(using: transform) }
  /// With all points multiplied.
  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    PKDrawing(
      strokes: strokes.map {
        PKStroke(ink: $0.ink, path: $0.path, transform: $0.transform.concatenating(transform), mask: $0.mask)
      })
  }
  /// Adds another one's strokes above.
  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
  /// With another one's strokes above.
  public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
}
