// Gradients from a middle and around it, and what else views are filled with.

import UIKit

/// A gradient from a middle, seen as a layer of its colours.
public struct RadialGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let radii: (CGFloat, CGFloat)
  /// A gradient between two circles, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    radii = (startRadius, endRadius)
  }
  /// A gradient of colours between two circles, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// A gradient of colours at given places between two circles, in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// The first colour.
  public func _color(in environment: EnvironmentValues) -> Color? { gradient.stops.first?.color }
}

/// A gradient around a middle, seen as a layer of its colours.
public struct AngularGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let angles: (Angle, Angle)
  /// A gradient between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    angles = (startAngle, endAngle)
  }
  /// A gradient of colours between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient of colours at given places between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient all around, from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: Angle(degrees: angle.degrees + 360))
  }
  /// A gradient of colours all around, from an angle on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// A gradient of colours at given places all around, from an angle on.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  /// The first colour.
  public func _color(in environment: EnvironmentValues) -> Color? { gradient.stops.first?.color }
}

extension GradientView {
  fileprivate func show(_ gradient: Gradient, _ environment: EnvironmentValues, _ type: CAGradientLayerType) {
    guard let layer = layer as? CAGradientLayer else { return }
    layer.type = type
    layer.colors = gradient.stops.map { $0.color.resolved(in: environment).cgColor }
    layer.locations = gradient.stops.map { NSNumber(value: Double($0.location)) }
  }
}

extension RadialGradient: View, LeafView {
  /// Nobody asks for it.
  public typealias Body = Never
  func makePlatformView() -> GradientView { GradientView() }
  func update(_ platform: GradientView, _ environment: EnvironmentValues) {
    platform.show(gradient, environment, .radial)
  }
}

extension AngularGradient: View, LeafView {
  /// Nobody asks for it.
  public typealias Body = Never
  func makePlatformView() -> GradientView { GradientView() }
  func update(_ platform: GradientView, _ environment: EnvironmentValues) {
    platform.show(gradient, environment, .conic)
  }
}

/// A gradient from the middle to the edges.
public struct EllipticalGradient: ShapeStyle {
  let gradient: Gradient
  /// A gradient.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { self.gradient = gradient }
  /// A gradient of colours.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { gradient = Gradient(colors: colors) }
  /// The first colour.
  public func _color(in environment: EnvironmentValues) -> Color? { gradient.stops.first?.color }
}

extension EllipticalGradient: View, LeafView {
  /// Nobody asks for it.
  public typealias Body = Never
  func makePlatformView() -> GradientView { GradientView() }
  func update(_ platform: GradientView, _ environment: EnvironmentValues) {
    platform.show(gradient, environment, .radial)
  }
}

/// A style whose type is not told.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle
  /// A style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  /// The style's.
  public func _color(in environment: EnvironmentValues) -> Color? { style._color(in: environment) }
}

/// A colour that becomes lighter upwards.
public struct AnyGradient: ShapeStyle {
  private let color: Color?
  /// A gradient.
  public init(_ gradient: Gradient) { color = gradient.stops.first?.color }
  fileprivate init(_ color: Color) { self.color = color }
  /// The first colour.
  public func _color(in environment: EnvironmentValues) -> Color? { color }
}

extension AnyGradient: View, LeafView {
  /// Nobody asks for it.
  public typealias Body = Never
  func makePlatformView() -> ColorView { ColorView() }
  func update(_ platform: ColorView, _ environment: EnvironmentValues) {
    platform.backgroundColor = color?.resolved(in: environment)
  }
}

extension Color {
  /// The colour, lighter upwards in Apple's.
  public var gradient: AnyGradient { AnyGradient(self) }
  /// A mixture with another colour, by a share of that from 0 to 1.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    let (one, other) = (UIColor(self), UIColor(rhs))
    func parts(_ color: UIColor) -> [CGFloat] {
      var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&r, green: &g, blue: &b, alpha: &a)
      return [r, g, b, a]
    }
    let share = max(0, min(1, fraction))
    let mixed = zip(parts(one), parts(other)).map { Double($0) * (1 - share) + Double($1) * share }
    return Color(red: mixed[0], green: mixed[1], blue: mixed[2], opacity: mixed[3])
  }
}

/// A style with less of its opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double
  /// The style's colour with less of its opacity.
  public func _color(in environment: EnvironmentValues) -> Color? {
    style._color(in: environment)?.opacity(opacity)
  }
}

extension ShapeStyle {
  /// The style with less of its opacity.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
  /// The style, laid over others in a way; carried.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  /// The style with a shadow; carried.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

/// A shadow of a style; carried.
public struct ShadowStyle: Equatable, Sendable {
  private init() {}
  /// Behind.
  public static func drop(
    color: Color = .init(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// Within.
  public static func inner(
    color: Color = .init(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// The colour of texts.
public struct ForegroundStyle: ShapeStyle {
  /// The colour of texts.
  public init() {}
  /// The surroundings' colour of texts.
  public func _color(in environment: EnvironmentValues) -> Color? { environment.foreground ?? .primary }
}

/// The colour of backgrounds.
public struct BackgroundStyle: ShapeStyle {
  /// The colour of backgrounds.
  public init() {}
  /// The system's colour of backgrounds.
  public func _color(in environment: EnvironmentValues) -> Color? { Color(UIColor.systemBackground) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour of texts.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The colour of backgrounds.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == Material {
  /// Apple's name for the material of bars.
  public static var bar: Material { Material() }
  /// Apple's names of materials.
  public static var ultraThickMaterial: Material { Material() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// That of texts that matter least of all.
  public static var quinary: HierarchicalShapeStyle { .quaternary }
}
extension ShapeStyle where Self == Color {
  /// The colour of controls.
  public static var accentColor: Color { Color.accentColor }
}
extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
  /// A gradient of colours along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
extension ShapeStyle where Self == RadialGradient {
  /// A gradient of colours from a middle.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == AngularGradient {
  /// A gradient of colours around a middle.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

/// How colours are laid over others.
public enum BlendMode: Hashable, Sendable {
  /// Apple's names.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// Apple's names.
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  /// Apple's names.
  case plusDarker, plusLighter
}

extension View {
  /// How the view is laid over others; carried.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// How strong colours are; carried.
  public func saturation(_ amount: Double) -> some View { self }
  /// How light colours are; carried.
  public func brightness(_ amount: Double) -> some View { self }
  /// How strong contrasts are; carried.
  public func contrast(_ amount: Double) -> some View { self }
  /// How grey colours are; carried.
  public func grayscale(_ amount: Double) -> some View { self }
  /// Other colours of the circle; carried.
  public func hueRotation(_ angle: Angle) -> some View { self }
  /// The opposite colours; carried.
  public func colorInvert() -> some View { self }
  /// Colours multiplied by another one; carried.
  public func colorMultiply(_ color: Color) -> some View { self }
  /// Light as opacity; carried.
  public func luminanceToAlpha() -> some View { self }
  /// A view cut by another one; carried: nothing is cut.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  /// Turns what is seen about an axis; seen from the front, and only for turns within the screen.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    // About the line of sight it is a turn; about the others a view becomes narrower.
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    let (c, s) = (CGFloat(cos(angle.radians)), CGFloat(sin(angle.radians)))
    let unit = length > 0 ? (axis.x / length, axis.y / length, axis.z / length) : (0, 0, 0)
    let transform = CGAffineTransform(
      a: c + unit.0 * unit.0 * (1 - c), b: unit.0 * unit.1 * (1 - c) + unit.2 * s,
      c: unit.0 * unit.1 * (1 - c) - unit.2 * s, d: c + unit.1 * unit.1 * (1 - c), tx: 0, ty: 0)
    return transformed(anchor) { length > 0 ? transform : .identity }
  }
  /// Moves what is seen by a transform; the place in the layout stays.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformed(.topLeading) { transform }
  }
  /// Changes what is seen by a transform, from the upper leading corner; the place in the layout stays.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformed(.topLeading) { transform.affine }
  }
}
