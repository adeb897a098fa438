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
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
        clockwise: clockwise)
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
    change { $0.addRoundedRect(in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height) }
  }
  /// Another outline.
  public mutating func addPath(_ path: Path) { change { $0.addPath(path.cgPath) } }
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
@preconcurrency @MainActor
public protocol Shape: View {
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
  public var body: some View { DrawnShape(shape: self, fill: nil, stroke: nil) }
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
  /// The outline as a line in the colour of texts.
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    DrawnShape(shape: self, fill: nil, stroke: StrokeStyle(lineWidth: lineWidth))
  }
  /// A part of the outline, from a share of its length to another; carried: the whole is drawn.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { self }
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
}

/// A view of an outline: the path lies in its layer.
final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

private struct DrawnShape<S: Shape>: LeafView {
  let shape: S
  let fill: (any ShapeStyle)?
  let stroke: StrokeStyle?
  var rule = FillStyle()
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
extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
  /// A rectangle with round ends.
  public static var capsule: Capsule { Capsule() }
}
