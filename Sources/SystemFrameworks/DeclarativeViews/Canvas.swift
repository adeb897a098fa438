// Views that are drawn: what a program draws is kept as paths and texts for who asks; nothing of it decides the layout.

import UIKit

/// What a canvas is drawn into.
public struct GraphicsContext {
  /// What outlines are filled or drawn with.
  public struct Shading: Sendable {
    let style: (any ShapeStyle)?
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(style: color) }
    /// Shares of a colour from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { Shading(style: Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    /// A grey from 0 for black to 1.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
      -> Shading
    { Shading(style: Color(colorSpace, white: white, opacity: opacity)) }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: style) }
    /// A gradient along a line, in points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
    ) -> Shading { Shading(style: gradient.stops.first?.color) }
    /// A gradient from a middle, in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading { Shading(style: gradient.stops.first?.color) }
    /// A gradient around a middle, in points.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = []
    ) -> Shading { Shading(style: gradient.stops.first?.color) }
    /// The colour of texts.
    public static let foreground = Shading(style: nil)
    /// The background's colour.
    public static let backdrop = Shading(style: Color(UIColor.systemBackground))
  }
  /// How gradients go on; carried.
  public struct GradientOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32
    /// A bit for each.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Apple's names.
    public static let `repeat` = Self(rawValue: 1), mirror = Self(rawValue: 2), linearColor = Self(rawValue: 4)
  }
  /// How what is cut is cut; carried.
  public struct ClipOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32
    /// A bit for each.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside stays.
    public static let inverse = Self(rawValue: 1)
  }
  /// A change of what is drawn afterwards; carried.
  public struct Filter: Sendable {
    /// Unsharp, by points.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// With a shadow.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
    /// Apple's names.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    /// Apple's names.
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    /// Apple's names.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    /// Apple's names.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    /// Apple's names.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    /// Apple's names.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    /// Apple's names.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
  }
  /// A text that is drawn.
  public struct ResolvedText {
    let text: NSAttributedString
    /// What it is filled with.
    public var shading = Shading.foreground
    /// Its size within another one, in points.
    public func measure(in size: CGSize) -> CGSize {
      text.boundingRect(with: size, options: [.usesLineFragmentOrigin], context: nil).size
    }
  }
  /// An image that is drawn.
  public struct ResolvedImage {
    let image: UIImage?
    /// In points.
    public var size: CGSize { image?.size ?? .zero }
    /// Where its text line would be, from the upper edge.
    public var baseline: CGFloat { size.height }
    /// What it is filled with; nil for its own colours.
    public var shading: Shading?
  }
  /// A view that is drawn.
  public struct ResolvedSymbol {
    /// In points.
    public let size: CGSize
  }
  /// How colours are laid over others.
  public struct BlendMode: Hashable, Sendable {
    private let name: String
    /// Apple's names.
    public static let normal = Self(name: "normal"), multiply = Self(name: "multiply"),
      screen = Self(name: "screen"), overlay = Self(name: "overlay"), darken = Self(name: "darken"),
      lighten = Self(name: "lighten"), colorDodge = Self(name: "colorDodge"), colorBurn = Self(name: "colorBurn")
    /// Apple's names.
    public static let softLight = Self(name: "softLight"), hardLight = Self(name: "hardLight"),
      difference = Self(name: "difference"), exclusion = Self(name: "exclusion"), hue = Self(name: "hue"),
      saturation = Self(name: "saturation"), color = Self(name: "color"), luminosity = Self(name: "luminosity")
    /// Apple's names.
    public static let clear = Self(name: "clear"), copy = Self(name: "copy"), sourceIn = Self(name: "sourceIn"),
      sourceOut = Self(name: "sourceOut"), sourceAtop = Self(name: "sourceAtop"),
      destinationOver = Self(name: "destinationOver"), destinationIn = Self(name: "destinationIn"),
      destinationOut = Self(name: "destinationOut"), xor = Self(name: "xor"),
      plusDarker = Self(name: "plusDarker"), plusLighter = Self(name: "plusLighter")
  }

  /// What has been drawn so far.
  final class Drawing {
    var layers: [CALayer] = []
  }
  let drawing: Drawing
  private let symbols: [AnyHashable: CGSize]
  /// The surroundings.
  public let environment: EnvironmentValues
  /// How opaque what is drawn afterwards is, from 0 to 1.
  public var opacity = 1.0
  /// How what is drawn afterwards is laid over the rest; carried.
  public var blendMode = BlendMode.normal
  /// How what is drawn afterwards is moved.
  public var transform = CGAffineTransform.identity
  /// The rectangle within which something is seen.
  public private(set) var clipBoundingRect: CGRect

  init(_ size: CGSize, _ environment: EnvironmentValues, _ symbols: [AnyHashable: CGSize]) {
    drawing = Drawing()
    self.environment = environment
    self.symbols = symbols
    clipBoundingRect = CGRect(origin: .zero, size: size)
  }

  /// Larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Elsewhere.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Turned.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  /// Moved by another transform before the present one.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
  /// Only what lies within an outline is seen.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
    if !options.contains(.inverse) {
      clipBoundingRect = clipBoundingRect.intersection(path.applying(transform).boundingRect)
    }
  }
  /// Changes what is drawn afterwards; carried.
  public mutating func addFilter(_ filter: Filter) {}

  private func add(_ path: Path, _ shading: Shading, _ stroke: StrokeStyle?, _ rule: FillStyle) {
    let layer = CAShapeLayer()
    layer.path = path.applying(transform).cgPath
    let color = shading.style?._color(in: environment) ?? environment.foreground ?? .primary
    let drawn = onTreesThread((color, environment)) { $0.0.resolved(in: $0.1).cgColor }
    layer.fillColor = stroke == nil ? drawn : nil
    layer.strokeColor = stroke == nil ? nil : drawn
    layer.lineWidth = stroke?.lineWidth ?? 0
    layer.fillRule = rule.isEOFilled ? .evenOdd : .nonZero
    layer.opacity = Float(opacity)
    drawing.layers.append(layer)
  }
  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(path, shading, nil, style)
  }
  /// Draws an outline as a line, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    add(path, shading, StrokeStyle(lineWidth: lineWidth), FillStyle())
  }
  /// Draws an outline as a line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path, shading, style, FillStyle())
  }
  /// Draws into a copy, as one layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }
  /// A text with its size.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: onTreesThread((text, environment)) { $0.0.attributed($0.1) })
  }
  /// An image with its size.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: onTreesThread { image.uiImage }) }
  /// A shading of the surroundings.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// A view among the canvas's symbols by its tag; nil where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols[AnyHashable(id)].map { ResolvedSymbol(size: $0) }
  }
  /// Texts, images and symbols are drawn by nothing here.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Texts, images and symbols are drawn by nothing here.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Texts, images and symbols are drawn by nothing here.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Texts, images and symbols are drawn by nothing here.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Texts, images and symbols are drawn by nothing here.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Texts, images and symbols are drawn by nothing here.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Texts, images and symbols are drawn by nothing here.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Texts, images and symbols are drawn by nothing here.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Texts, images and symbols are drawn by nothing here.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Texts, images and symbols are drawn by nothing here.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  /// Draws by Core Graphics: nothing is drawn.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {}
}

/// Which colours a canvas is drawn in; carried.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Apple's names.
  case nonLinear, linear, extendedLinear
}

/// A view that is drawn, as large as it is offered. Outlines become layers of it.
public struct Canvas<Symbols: View>: PrimitiveView {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: Symbols
  /// A view that is drawn, with views that may be drawn in it.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }
  func makeNode(_ seed: NodeSeed) -> ViewNode { CanvasNode(self, seed) }
}

extension Canvas where Symbols == EmptyView {
  /// A view that is drawn.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { self.init(renderer: renderer) { EmptyView() } }
}

@MainActor
private final class CanvasNode<Symbols: View>: TypedNode<Canvas<Symbols>> {
  private let canvas = UIView()
  private var symbols: [(tag: AnyHashable, node: ViewNode)] = []
  override var children: [ViewNode] { symbols.map(\.node) }
  override var items: [LayoutItem] {
    [CanvasItem(canvas) { [weak self] in self?.draw($0) }]
  }
  override func update() {
    let old = symbols
    let wanted = taggedParts(view.symbols)
    symbols = wanted.enumerated().map { index, part in
      let present = index < old.count ? old[index].node : nil
      return (part.tag ?? AnyHashable(index), node(part.innermost, replacing: present, environment))
    }
    old.dropFirst(symbols.count).forEach { $0.node.remove() }
  }
  private func draw(_ size: CGSize) {
    var sizes: [AnyHashable: CGSize] = [:]
    for (tag, node) in symbols { sizes[tag] = node.items.first?.size(.unspecified) ?? .zero }
    var context = GraphicsContext(size, environment, sizes)
    let drawing = context.drawing
    noticing { view.renderer(&context, size) }
    for layer in canvas.layer.sublayers ?? [] where layer is CAShapeLayer { layer.removeFromSuperlayer() }
    for layer in drawing.layers { canvas.layer.addSublayer(layer) }
  }
}

@MainActor
private final class CanvasItem: LayoutItem {
  private let canvas: UIView
  private let draw: (CGSize) -> Void
  init(_ canvas: UIView, _ draw: @escaping (CGSize) -> Void) {
    self.canvas = canvas
    self.draw = draw
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    placement.add(canvas, frame)
    draw(canvas.bounds.size)
  }
}
