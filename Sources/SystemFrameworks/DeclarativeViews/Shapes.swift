// Outlines as views.

import UIKit

/// An outline.
public struct Path: Equatable, @unchecked Sendable {
  /// The outline as Core Graphics has it.
  public private(set) var cgPath: CGPath
  /// Nothing.
  public init() { cgPath = CGMutablePath() }
  /// An outline of Core Graphics'.
  public init(_ path: CGPath) { cgPath = path }
  /// A rectangle.
  public init(_ rect: CGRect) { cgPath = CGPath(rect: rect, transform: nil) }
  /// An ellipse.
  public init(ellipseIn rect: CGRect) { cgPath = CGPath(ellipseIn: rect, transform: nil) }
  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
    self.init(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }
  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    cgPath = CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }
  /// What a closure adds.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }
  /// Whether nothing was added.
  public var isEmpty: Bool { cgPath.isEmpty }
  /// The rectangle around the outline.
  public var boundingRect: CGRect { cgPath.boundingBoxOfPath }
  /// Whether a point lies within.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(point, using: eoFill ? .evenOdd : .winding)
  }
  private mutating func change(_ body: (CGMutablePath) -> Void) {
    let copy = cgPath.mutableCopy() ?? CGMutablePath()
    body(copy)
    cgPath = copy
  }
  /// Goes on elsewhere.
  public mutating func move(to point: CGPoint) { change { $0.move(to: point) } }
  /// A line.
  public mutating func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }
  /// Lines.
  public mutating func addLines(_ points: [CGPoint]) { change { $0.addLines(between: points) } }
  /// A curve with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: point, control: control) }
  }
  /// A curve with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: point, control1: control1, control2: control2) }
  }
  /// A part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
        clockwise: clockwise, transform: transform)
    }
  }
  /// A rectangle.
  public mutating func addRect(_ rect: CGRect) { change { $0.addRect(rect) } }
  /// An ellipse.
  public mutating func addEllipse(in rect: CGRect) { change { $0.addEllipse(in: rect) } }
  /// A rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    // Corners that are larger than the rectangle are as large as it lets them be.
    let width = max(0, min(cornerSize.width, rect.width / 2))
    let height = max(0, min(cornerSize.height, rect.height / 2))
    change { $0.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height) }
  }
  /// Another outline, moved by a transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    change { $0.addPath(path.cgPath, transform: transform) }
  }
  /// A part of a circle, from an angle on.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians,
        transform: transform)
    }
  }
  /// An arc between two lines that meet in a point.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) { change { $0.addArc(tangent1End: p1, tangent2End: p2, radius: radius, transform: transform) } }
  /// Rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addPath(Path(rect), transform: transform) }
  }
  /// Where the outline goes on; nil at its beginning.
  public var currentPoint: CGPoint? { cgPath.isEmpty ? nil : cgPath.currentPoint }
  /// The outline, moved by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var copy = Path()
    copy.addPath(self, transform: transform)
    return copy
  }
  /// The outline, moved by points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  /// The outline of a line along this one.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(
      cgPath.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }
  /// What lies between two shares of the outline's length, from 0 to 1; of curves, lines close to them.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    from <= 0 && to >= 1 ? self : Path(cgPath.part(from: from, to: to))
  }
  /// A piece of an outline.
  public enum Element: Equatable, Sendable {
    /// Apple's names.
    case move(to: CGPoint)
    /// Apple's names.
    case line(to: CGPoint)
    /// Apple's names.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Apple's names.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Apple's names.
    case closeSubpath
  }
  /// Back to where the part began.
  public mutating func closeSubpath() { change { $0.closeSubpath() } }
}

/// How corners are rounded; both as parts of circles here.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Apple's names.
  case circular, continuous
}

/// How outlines are filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether every other part is left out.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// The usual way.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How lines are drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// In points.
  public var lineWidth: CGFloat
  /// How lines end.
  public var lineCap: CGLineCap
  /// How lines turn.
  public var lineJoin: CGLineJoin
  /// In widths of the line.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in points.
  public var dash: [CGFloat]
  /// Where the first dash begins.
  public var dashPhase: CGFloat
  /// A line.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// An outline for any size, which takes the size that it is offered.
nonisolated public protocol Shape: Animatable, View {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// The size for an offer.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// What is offered, 10 where nothing is said.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// The shape in the colour of texts.
  @MainActor public var body: some View { DrawnShape(shape: self, fill: nil, stroke: nil) }
  /// The shape, filled.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    DrawnShape(shape: self, fill: content, stroke: nil, rule: style)
  }
  /// The shape, filled in the colour of texts.
  public func fill(style: FillStyle = FillStyle()) -> some View {
    DrawnShape(shape: self, fill: nil, stroke: nil, rule: style)
  }
  /// The outline as a line, half of which lies outside.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The outline as a line, half of which lies outside.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    DrawnShape(shape: self, fill: content, stroke: style)
  }
  /// The outline of a line along the shape's.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
  /// A part of the outline, from a share of its length to another.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _ChangedShape(base: self) { $0.trimmedPath(from: startFraction, to: endFraction) }
  }
  /// The outline of a line along the shape's.
  public func stroke(style: StrokeStyle) -> some Shape { _ChangedShape(base: self) { $0.strokedPath(style) } }
  /// The shape elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _ChangedShape(base: self) { $0.offsetBy(dx: x, dy: y) }
  }
  /// The shape elsewhere.
  public func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }
  /// The shape, turned about a point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    transformed(anchor, CGAffineTransform(rotationAngle: angle.radians))
  }
  /// The shape, larger or smaller about a point of its rectangle.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    transformed(anchor, CGAffineTransform(scaleX: scale, y: scale))
  }
  /// The shape, larger or smaller about a point of its rectangle.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    transformed(anchor, CGAffineTransform(scaleX: x, y: y))
  }
  /// The shape, changed.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _ChangedShape(base: self) { $0.applying(transform) }
  }
  /// The shape in a size, at its rectangle's upper leading corner.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    _ChangedShape(base: self, size: CGSize(width: width, height: height)) { $0 }
  }
  /// The shape in a size, at its rectangle's upper leading corner.
  public func size(_ size: CGSize) -> some Shape { self.size(width: size.width, height: size.height) }
  private func transformed(_ anchor: UnitPoint, _ transform: CGAffineTransform) -> _ChangedShape<Self> {
    _ChangedShape(base: self, anchor: anchor) { $0.applying(transform) }
  }
  /// The shape, filled, with a line along it.
  @MainActor public func fill<S: ShapeStyle>(_ content: S, stroke: StrokeStyle) -> some View {
    fill(content).overlay(self.stroke(content, style: stroke))
  }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape with a distance from the edges, in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// The outline as a line that lies within the edges.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View
  { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
  /// The outline as a line that lies within the edges.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> some View
  {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }
  /// The outline as a line that lies within the edges, in the colour of texts.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    inset(by: lineWidth / 2).stroke(lineWidth: lineWidth)
  }
  /// The outline as a line that lies within the edges, in the colour of texts.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    inset(by: style.lineWidth / 2).stroke(style: style)
  }
}

/// A view of an outline: the path lies in its layer.
final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

private struct DrawnShape<S: Shape> {
  let shape: S
  let fill: (any ShapeStyle)?
  let stroke: StrokeStyle?
  var rule = FillStyle()
}

extension DrawnShape: View, LeafView {
  typealias Body = Never
  func makePlatformView() -> ShapeView { ShapeView() }
  func update(_ platform: ShapeView, _ environment: EnvironmentValues) {}
  func size(_ proposal: ProposedViewSize, _ platform: ShapeView, _ environment: EnvironmentValues) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  func didPlace(_ platform: ShapeView, _ environment: EnvironmentValues) {
    guard let layer = platform.layer as? CAShapeLayer else { return }
    layer.path = shape.path(in: platform.bounds).cgPath
    let color = fill.map { $0._color(in: environment) ?? .clear } ?? environment.foreground ?? .primary
    let cgColor = color.resolved(in: environment).cgColor
    layer.fillColor = stroke == nil ? cgColor : nil
    layer.strokeColor = stroke == nil ? nil : cgColor
    layer.fillRule = rule.isEOFilled ? .evenOdd : .nonZero
    guard let stroke else { return }
    layer.lineWidth = stroke.lineWidth
    layer.lineDashPattern = stroke.dash.isEmpty ? nil : stroke.dash.map { NSNumber(value: Double($0)) }
  }
}

/// A shape within another rectangle.
public struct _InsetShape<Base: Shape> {
  let base: Base
  let amount: CGFloat
}

extension _InsetShape: InsettableShape {
  /// The shape in the smaller rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }
  /// More of it.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

/// A shape whose outline is changed.
public struct _ChangedShape<Base: Shape> {
  let base: Base
  var anchor = UnitPoint.zero
  var size: CGSize?
  let change: (Path) -> Path
}

extension _ChangedShape: Shape {
  /// The changed outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    let room = size.map { CGRect(origin: rect.origin, size: $0) } ?? rect
    let point = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
    return change(base.path(in: room).offsetBy(dx: -point.x, dy: -point.y)).offsetBy(dx: point.x, dy: point.y)
  }
}

/// A shape whose type is not told.
public struct AnyShape: @unchecked Sendable {
  private let make: (CGRect) -> Path
  private let fit: (ProposedViewSize) -> CGSize
  /// A shape.
  public init<S: Shape>(_ shape: S) {
    make = { shape.path(in: $0) }
    fit = { shape.sizeThatFits($0) }
  }
}

extension AnyShape: Shape {
  /// The shape's.
  public nonisolated func path(in rect: CGRect) -> Path { make(rect) }
  /// The shape's.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}

/// Radii of corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// In points.
  public var topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat, topTrailing: CGFloat
  /// Radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners are rounded differently.
public struct UnevenRoundedRectangle: InsettableShape {
  /// In points.
  public var cornerRadii: RectangleCornerRadii
  /// How corners are rounded.
  public var style: RoundedCornerStyle
  /// A rectangle.
  public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// A rectangle.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  /// The rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    func radius(_ length: CGFloat) -> CGFloat { max(0, min(length, rect.width / 2, rect.height / 2)) }
    let r = cornerRadii
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + radius(r.topLeading), y: rect.minY))
    let corners = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), r.topTrailing),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY), r.bottomTrailing),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY), r.bottomLeading),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), r.topLeading),
    ]
    for (corner, next, length) in corners {
      if radius(length) > 0 {
        path.addArc(tangent1End: corner, tangent2End: next, radius: radius(length))
      } else {
        path.addLine(to: corner)
      }
    }
    path.closeSubpath()
    return path
  }
  /// A smaller one.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> { .init(base: self, amount: amount) }
}

/// The shape of what is around: a rectangle here.
public struct ContainerRelativeShape: InsettableShape {
  /// A rectangle.
  public nonisolated init() {}
  /// The rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// A smaller one.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> { .init(base: self, amount: amount) }
}

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// A rectangle.
  public nonisolated init() {}
  /// The rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// A smaller one.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> { .init(base: self, amount: amount) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// Width and height of a corner in points.
  public var cornerSize: CGSize
  /// How corners are rounded.
  public var style: RoundedCornerStyle
  /// A rectangle with round corners.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// A rectangle with round corners.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// The rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerSize.width)
  }
  /// A smaller one.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> { .init(base: self, amount: amount) }
}

/// The largest circle in the middle of a rectangle, which takes a square of what it is offered.
public struct Circle: InsettableShape {
  /// A circle.
  public nonisolated init() {}
  /// The circle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// A square, as large as fits.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    let side =
      proposal.width == nil && proposal.height != nil
      ? offered.height
      : proposal.height == nil && proposal.width != nil ? offered.width : min(offered.width, offered.height)
    return CGSize(width: side, height: side)
  }
  /// A smaller one.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> { .init(base: self, amount: amount) }
}

/// An ellipse that touches all edges.
public struct Ellipse: InsettableShape {
  /// An ellipse.
  public nonisolated init() {}
  /// The ellipse.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// A smaller one.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> { .init(base: self, amount: amount) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  /// How the ends are rounded.
  public var style: RoundedCornerStyle
  /// A rectangle with round ends.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  /// A smaller one.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> { .init(base: self, amount: amount) }
}

extension Path: Shape {
  /// The outline as it is, wherever it lies.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners, in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// A rectangle with round corners, in points.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are rounded differently, in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
  /// A rectangle with round ends.
  public static var capsule: Capsule { Capsule() }
}
