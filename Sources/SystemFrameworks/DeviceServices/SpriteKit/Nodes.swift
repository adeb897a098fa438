// Nodes with content: pictures, texts and shapes, whose frames follow from their sizes.

import GameplayKit
import Plumbline
import UIKit

/// A picture that nodes share.
open class SKTexture: NSObject, @unchecked Sendable {
  private let points: CGSize
  /// How it is made larger. Raw values are Apple's.
  public enum FilteringMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case nearest, linear
  }
  /// How it is made larger; carried.
  open var filteringMode = FilteringMode.linear
  /// A picture of the application's; empty where there is none.
  @MainActor public init(imageNamed name: String) { points = UIImage(named: name)?.size ?? .zero }
  /// A picture.
  public init(image: UIImage) { points = image.size }
  /// A picture of numbers, as many points large as the map has columns and rows.
  public init(noiseMap: GKNoiseMap) {
    points = CGSize(width: Int(noiseMap.sampleCount.x), height: Int(noiseMap.sampleCount.y))
  }
  /// A part of a picture, in parts of its size.
  public init(rect: CGRect, in texture: SKTexture) {
    points = CGSize(width: texture.points.width * rect.width, height: texture.points.height * rect.height)
  }
  /// How large it is, in points.
  open func size() -> CGSize { points }
  /// Makes it ready; it is.
  open func preload(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
  /// Makes several ready; they are.
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}

/// Pictures of one file, by their names.
@preconcurrency @MainActor
open class SKTextureAtlas: NSObject {
  /// The names; none is known here.
  open var textureNames: [String] { [] }
  /// Pictures of a name.
  public init(named name: String) {}
  /// A picture of the application's; empty where there is none.
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
  /// Makes all ready; they are.
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
}

/// How colours come together. Raw values are Apple's.
public enum SKBlendMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}

/// A picture, or a rectangle of a colour.
@preconcurrency @MainActor
open class SKSpriteNode: SKNode {
  /// A program that draws it; carried.
  open var shader: SKShader?
  /// The part of its picture that is stretched; carried.
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Which lights shine on it; carried.
  open var lightingBitMask: UInt32 = 0
  /// Which lights make it throw shadows; carried.
  open var shadowCastBitMask: UInt32 = 0
  /// Which lights' shadows fall on it; carried.
  open var shadowedBitMask: UInt32 = 0
  /// How its surface lies; carried.
  open var normalTexture: SKTexture?
  /// The picture.
  open var texture: SKTexture?
  /// The colour; carried.
  open var color: UIColor
  /// How much of the colour is in the picture; carried.
  open var colorBlendFactor: CGFloat = 0
  /// How large it is before it is scaled, in points.
  open var size: CGSize
  /// What lies at its position, in parts of its size from the lower left corner.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How it comes together with what is behind; carried.
  open var blendMode = SKBlendMode.alpha
  /// A picture, or a rectangle of a colour.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  /// A picture in its size.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  /// A picture in a size.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  /// A picture of the application's in its size.
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  /// A rectangle of a colour.
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
  /// Nothing.
  public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }
  /// Nothing of it is archived: nothing.
  public required init?(coder: NSCoder) {
    (texture, color, size) = (nil, .white, .zero)
    super.init(coder: coder)
  }
  /// Scales it so that its frame has a size.
  open func scale(to size: CGSize) {
    guard self.size.width > 0, self.size.height > 0 else { return }
    (xScale, yScale) = (size.width / self.size.width, size.height / self.size.height)
  }
  /// What the picture takes, by its size and anchor.
  package override var contentBounds: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }
}

/// Where a text lies beside its position. Raw values are Apple's.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case center, left, right
}

/// Where a text lies above or below its position. Raw values are Apple's.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case baseline, center, top, bottom
}

/// A text.
@preconcurrency @MainActor
open class SKLabelNode: SKNode {
  /// The text.
  open var text: String?
  /// A text with attributes, in place of the other one.
  open var attributedText: NSAttributedString?
  /// The font's name.
  open var fontName: String?
  /// The font's size, in points.
  open var fontSize: CGFloat = 32
  /// The text's colour; carried.
  open var fontColor: UIColor? = .white
  /// A colour over the text; carried.
  open var color: UIColor?
  /// How much of that colour; carried.
  open var colorBlendFactor: CGFloat = 0
  /// Where it lies beside its position.
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  /// Where it lies above or below its position.
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  /// At most how many lines; 0 is any.
  open var numberOfLines = 1
  /// How wide lines are at most; 0 is any.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// How lines are broken; carried.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// A text in a font, which is Helvetica Neue Ultra Light where none is named.
  public init(fontNamed fontName: String?) {
    self.fontName = fontName ?? "HelveticaNeue-UltraLight"
    super.init()
  }
  /// A text in the usual font.
  public convenience init(text: String?) {
    self.init(fontNamed: nil)
    self.text = text
  }
  /// A text with attributes.
  public convenience init(attributedText: NSAttributedString?) {
    self.init(fontNamed: nil)
    self.attributedText = attributedText
  }
  /// No text.
  public override convenience init() { self.init(fontNamed: nil) }
  /// Nothing of it is archived: no text.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The rectangle of its lines, by their measured width and their font's ascent and descent: Apple's is that of the letters.
  package override var contentBounds: CGRect {
    let font = fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
    let text = attributedText ?? self.text.map { NSAttributedString(string: $0, attributes: [.font: font]) }
    guard let text, text.length > 0 else { return .zero }
    let isWrapped = preferredMaxLayoutWidth > 0 && numberOfLines != 1
    let room = CGSize(
      width: isWrapped ? preferredMaxLayoutWidth : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let size = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .center: -size.width / 2
      case .left: 0
      case .right: -size.width
      }
    let y: CGFloat =
      switch verticalAlignmentMode {
      case .baseline: font.descender
      case .center: -size.height / 2
      case .top: -size.height
      case .bottom: 0
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}

/// A shape.
@preconcurrency @MainActor
open class SKShapeNode: SKNode {
  /// How its line ends; carried.
  open var lineCap = CGLineCap.butt
  /// How its parts meet; carried.
  open var lineJoin = CGLineJoin.miter
  /// A picture on its line; carried.
  open var strokeTexture: SKTexture?
  /// A program that draws it; carried.
  open var fillShader: SKShader?
  /// The shape.
  open var path: CGPath?
  /// What is in it; carried.
  open var fillColor = UIColor.clear
  /// Its line; carried.
  open var strokeColor = UIColor.white
  /// How thick its line is, in points.
  open var lineWidth: CGFloat = 1
  /// How much it shines; carried.
  open var glowWidth: CGFloat = 0
  /// Whether its line is smooth; carried.
  open var isAntialiased = true
  /// What is in it; carried.
  open var fillTexture: SKTexture?
  /// How it comes together with what is behind; carried.
  open var blendMode = SKBlendMode.alpha
  private init(_ path: CGPath?) {
    self.path = path
    super.init()
  }
  /// No shape.
  public override convenience init() { self.init(nil) }
  /// Nothing of it is archived: no shape.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A shape.
  public convenience init(path: CGPath) { self.init(path) }
  /// A shape, around its middle if so wanted.
  public convenience init(path: CGPath, centered: Bool) {
    let box = path.boundingBoxOfPath
    let moved = UIBezierPath(cgPath: path)
    if centered { moved.apply(CGAffineTransform(translationX: -box.midX, y: -box.midY)) }
    self.init(moved.cgPath)
  }
  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(UIBezierPath(rect: rect).cgPath) }
  /// A rectangle around its middle.
  public convenience init(rectOf size: CGSize) {
    self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
  /// A rectangle with round corners.
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }
  /// A rectangle with round corners around its middle.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(
      rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
      cornerRadius: cornerRadius)
  }
  /// A circle around its middle.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
  }
  /// An ellipse.
  public convenience init(ellipseIn rect: CGRect) { self.init(UIBezierPath(ovalIn: rect).cgPath) }
  /// An ellipse around its middle.
  public convenience init(ellipseOf size: CGSize) {
    self.init(
      ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
  /// The rectangle around the shape and half of its line.
  package override var contentBounds: CGRect {
    guard let path, !path.boundingBoxOfPath.isNull else { return .zero }
    return path.boundingBoxOfPath.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
  }
}

/// Whose eyes see the scene.
@preconcurrency @MainActor
open class SKCameraNode: SKNode {
  /// Whether a node can be seen: not known here, so that it can.
  open func contains(_ node: SKNode) -> Bool { true }
}

/// What is drawn by itself, to have effects; none here.
@preconcurrency @MainActor
open class SKEffectNode: SKNode {
  /// What is done to its picture; carried.
  open var filter: CIFilter?
  /// How it is mixed with what is behind; carried.
  open var blendMode = SKBlendMode.alpha
  /// Whether the filter's middle is its own; carried.
  open var shouldCenterFilter = false
  /// A program that draws it; carried.
  open var shader: SKShader?
  /// Whether it has them; carried.
  open var shouldEnableEffects = true
  /// Whether it is drawn once; carried.
  open var shouldRasterize = false
}

/// What is seen through a mask; the mask is carried.
@preconcurrency @MainActor
open class SKCropNode: SKNode {
  /// The mask; carried.
  open var maskNode: SKNode?
}

/// Sparks and smoke: none fly here.
@preconcurrency @MainActor
open class SKEmitterNode: SKNode {
  /// How they look; carried.
  open var particleTexture: SKTexture?
  /// How many a second; carried.
  open var particleBirthRate: CGFloat = 0
  /// How many at all; carried.
  open var numParticlesToEmit = 0
  /// Seconds that each is seen; carried.
  open var particleLifetime: CGFloat = 0
  /// Their colour; carried.
  open var particleColor = UIColor.white
  /// Where they fly; carried.
  open weak var targetNode: SKNode?
  /// More or fewer a second; carried.
  open var particleBirthRateRange: CGFloat = 0
  /// More or fewer seconds; carried.
  open var particleLifetimeRange: CGFloat = 0
  /// How fast they fly; carried.
  open var particleSpeed: CGFloat = 0
  /// Faster or slower; carried.
  open var particleSpeedRange: CGFloat = 0
  /// Where they fly, in radians; carried.
  open var emissionAngle: CGFloat = 0
  /// To which sides, in radians; carried.
  open var emissionAngleRange: CGFloat = 0
  /// How much of them is seen; carried.
  open var particleAlpha: CGFloat = 1
  /// More or less of them; carried.
  open var particleAlphaRange: CGFloat = 0
  /// How fast they come or go; carried.
  open var particleAlphaSpeed: CGFloat = 0
  /// How large they are; carried.
  open var particleScale: CGFloat = 1
  /// Larger or smaller; carried.
  open var particleScaleRange: CGFloat = 0
  /// How fast they grow; carried.
  open var particleScaleSpeed: CGFloat = 0
  /// How they are turned; carried.
  open var particleRotation: CGFloat = 0
  /// To which sides they are turned; carried.
  open var particleRotationRange: CGFloat = 0
  /// How fast they turn; carried.
  open var particleRotationSpeed: CGFloat = 0
  /// How much of their colour; carried.
  open var particleColorBlendFactor: CGFloat = 0
  /// What pulls them to the right; carried.
  open var xAcceleration: CGFloat = 0
  /// What pulls them up; carried.
  open var yAcceleration: CGFloat = 0
  /// What they are above of; carried.
  open var particleZPosition: CGFloat = 0
  /// Where they begin, around the place; carried.
  open var particlePositionRange = CGVector.zero
  /// Where they begin; carried.
  open var particlePosition = CGPoint.zero
  /// How large they are; carried.
  open var particleSize = CGSize.zero
  /// How they are mixed with what is behind; carried.
  open var particleBlendMode = SKBlendMode.alpha
  /// How their colour changes; carried.
  open var particleColorSequence: SKKeyframeSequence?
  /// Passes time before it is seen; without effect.
  open func advanceSimulationTime(_ sec: TimeInterval) {}
  /// Takes all away; there are none.
  open func resetSimulation() {}
}

/// Sound that comes from a place: nobody hears it.
@preconcurrency @MainActor
open class SKAudioNode: SKNode {
  /// Whether it begins again; carried.
  open var autoplayLooped = true
  /// Whether its place is heard; carried.
  open var isPositional = true
  /// Sound of a file.
  public init(fileNamed name: String) { super.init() }
  /// Sound of a file.
  public init(url: URL) { super.init() }
  /// Nothing of it is archived: no sound.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A room between two numbers.
open class SKRange: NSObject, @unchecked Sendable {
  /// The least.
  public let lowerLimit: CGFloat
  /// The most.
  public let upperLimit: CGFloat
  /// Between two numbers.
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
  }
  /// One number.
  public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
}

/// What keeps a node in its place: nothing does here.
open class SKConstraint: NSObject, @unchecked Sendable {
  /// Whether it does; carried.
  open var enabled = true
  /// Keeps x between two numbers.
  open class func positionX(_ range: SKRange) -> Self { Self() }
  /// Keeps y between two numbers.
  open class func positionY(_ range: SKRange) -> Self { Self() }
  /// Keeps both between two numbers.
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> Self { Self() }
  /// Keeps it near to a node.
  @MainActor open class func distance(_ range: SKRange, to node: SKNode) -> Self { Self() }
  /// As it is.
  public override required init() { super.init() }
}

/// Values at times; carried.
open class SKKeyframeSequence: NSObject {
  /// The values.
  public let values: [Any]
  /// The times.
  public let times: [NSNumber]
  /// Values at times.
  public init(keyframeValues values: [Any], times: [NSNumber]) { (self.values, self.times) = (values, times) }
}
