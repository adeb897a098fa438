// Colours and what else views are filled with.

import UIKit

/// What shapes, backgrounds and texts are filled with.
public protocol ShapeStyle: Sendable {
  /// The colour that stands for the style, nil for one without any.
  func _color(in environment: EnvironmentValues) -> Color?
}

extension ShapeStyle {
  /// No colour.
  public func _color(in environment: EnvironmentValues) -> Color? { nil }
}

/// A colour, which may be another one in the dark.
public struct Color: Hashable, @unchecked Sendable {
  /// Where numbers of colours count from.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Apple's names.
    case sRGB, sRGBLinear, displayP3
  }
  private enum Source: Hashable {
    case color(UIColor)
    case tint
  }
  private let source: Source
  private var opacity: Double = 1

  /// A colour of UIKit's.
  public init(_ color: UIColor) { source = .color(color) }
  /// A colour of UIKit's.
  public init(uiColor: UIColor) { source = .color(uiColor) }
  /// A colour of Core Graphics'.
  public init(cgColor: CGColor) { source = .color(UIColor(cgColor: cgColor)) }
  /// A colour of the application's asset catalogues; clear where they have none of the name.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .color(UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear)
  }
  /// Shares from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    source = .color(UIColor(red: red, green: green, blue: blue, alpha: opacity))
  }
  /// A grey from 0 for black to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    source = .color(UIColor(white: white, alpha: opacity))
  }
  /// Shares from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    source = .color(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }
  private init(_ source: Source) { self.source = source }

  /// The colour with less of its opacity.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.opacity *= opacity
    return copy
  }
  func resolved(in environment: EnvironmentValues) -> UIColor {
    let color: UIColor =
      switch source {
      case .color(let color): color
      case .tint:
        environment.tint.map { $0.source == .tint ? .systemBlue : $0.resolved(in: environment) }
          ?? .systemBlue
      }
    return opacity == 1 ? color : color.withAlphaComponent(color.cgColor.alpha * CGFloat(opacity))
  }

  /// Apple's names.
  public static let red = Color(.systemRed), orange = Color(.systemOrange), yellow = Color(.systemYellow)
  /// Apple's names.
  public static let green = Color(.systemGreen), mint = Color(.systemMint), teal = Color(.systemTeal)
  /// Apple's names.
  public static let cyan = Color(.systemCyan), blue = Color(.systemBlue), indigo = Color(.systemIndigo)
  /// Apple's names.
  public static let purple = Color(.systemPurple), pink = Color(.systemPink), brown = Color(.systemBrown)
  /// Apple's names.
  public static let white = Color(UIColor.white), black = Color(UIColor.black), gray = Color(.systemGray)
  /// Nothing is seen.
  public static let clear = Color(UIColor.clear)
  /// That of texts.
  public static let primary = Color(.label), secondary = Color(.secondaryLabel)
  /// That of controls.
  public static let accentColor = Color(Source.tint)
}

extension Color: ShapeStyle {
  /// The colour itself.
  public func _color(in environment: EnvironmentValues) -> Color? { self }
}

/// A view of a colour.
final class ColorView: UIView {}

extension Color: View, LeafView {
  /// Nobody asks for it.
  public typealias Body = Never
  func makePlatformView() -> ColorView { ColorView() }
  func update(_ platform: ColorView, _ environment: EnvironmentValues) {
    platform.backgroundColor = resolved(in: environment)
  }
}

extension UIColor {
  /// The colour that a view has in surroundings of the same traits.
  public convenience init(_ color: Color) {
    self.init { traits in
      onTreesThread {
        var environment = EnvironmentValues()
        environment.take(traits)
        return color.resolved(in: environment).resolvedColor(with: traits)
      }
    }
  }
}

extension ShapeStyle where Self == Color {
  /// Apple's names.
  public static var red: Color { Color.red }
  /// Apple's names.
  public static var orange: Color { Color.orange }
  /// Apple's names.
  public static var yellow: Color { Color.yellow }
  /// Apple's names.
  public static var green: Color { Color.green }
  /// Apple's names.
  public static var mint: Color { Color.mint }
  /// Apple's names.
  public static var teal: Color { Color.teal }
  /// Apple's names.
  public static var cyan: Color { Color.cyan }
  /// Apple's names.
  public static var blue: Color { Color.blue }
  /// Apple's names.
  public static var indigo: Color { Color.indigo }
  /// Apple's names.
  public static var purple: Color { Color.purple }
  /// Apple's names.
  public static var pink: Color { Color.pink }
  /// Apple's names.
  public static var brown: Color { Color.brown }
  /// Apple's names.
  public static var white: Color { Color.white }
  /// Apple's names.
  public static var black: Color { Color.black }
  /// Apple's names.
  public static var gray: Color { Color.gray }
  /// Nothing is seen.
  public static var clear: Color { Color.clear }
}

/// A role among the colours of texts.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let color: Color
  fileprivate init(_ color: Color) { self.color = color }
  /// The role's colour.
  public func _color(in environment: EnvironmentValues) -> Color? { color }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// That of texts.
  public static var primary: HierarchicalShapeStyle { .init(Color(.label)) }
  /// That of texts that matter less.
  public static var secondary: HierarchicalShapeStyle { .init(Color(.secondaryLabel)) }
  /// That of texts that matter even less.
  public static var tertiary: HierarchicalShapeStyle { .init(Color(.tertiaryLabel)) }
  /// That of texts that matter least.
  public static var quaternary: HierarchicalShapeStyle { .init(Color(.quaternaryLabel)) }
}

/// The colour of controls.
public struct TintShapeStyle: ShapeStyle {
  /// The colour of controls.
  public init() {}
  /// The colour of controls.
  public func _color(in environment: EnvironmentValues) -> Color? { .accentColor }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// What shows what lies behind unsharply: carried, nothing is drawn.
public struct Material: ShapeStyle {
  /// The middle of the system's materials.
  public static let regular = Material()
  /// Apple's names of materials.
  public static let ultraThin = Material(), thin = Material(), thick = Material(), ultraThick = Material()
}

extension ShapeStyle where Self == Material {
  /// Apple's names of materials.
  public static var regularMaterial: Material { Material() }
  /// Apple's names of materials.
  public static var ultraThinMaterial: Material { Material() }
  /// Apple's names of materials.
  public static var thinMaterial: Material { Material() }
  /// Apple's names of materials.
  public static var thickMaterial: Material { Material() }
}

/// Colours that go over into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour and its share of the way.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// From 0 to 1.
    public var location: CGFloat
    /// A colour and its share of the way.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  /// The colours.
  public var stops: [Stop]
  /// Colours at given places.
  public init(stops: [Stop]) { self.stops = stops }
  /// Colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map {
      Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(max(1, colors.count - 1)))
    }
  }
}

/// A gradient along a line, seen as a layer of its colours.
public struct LinearGradient: ShapeStyle {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint
  /// A gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }
  /// A gradient of colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient of colours at given places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  /// The first colour.
  public func _color(in environment: EnvironmentValues) -> Color? { gradient.stops.first?.color }
}

final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

extension LinearGradient: View, LeafView {
  /// Nobody asks for it.
  public typealias Body = Never
  func makePlatformView() -> GradientView { GradientView() }
  func update(_ platform: GradientView, _ environment: EnvironmentValues) {
    guard let layer = platform.layer as? CAGradientLayer else { return }
    layer.colors = gradient.stops.map { $0.color.resolved(in: environment).cgColor }
    layer.locations = gradient.stops.map { NSNumber(value: Double($0.location)) }
    layer.startPoint = CGPoint(x: start.x, y: start.y)
    layer.endPoint = CGPoint(x: end.x, y: end.y)
  }
}

/// A point by its shares of a view's size.
public struct UnitPoint: Hashable, Sendable {
  /// From the leading edge, from 0 to 1.
  public var x: CGFloat
  /// From the upper edge, from 0 to 1.
  public var y: CGFloat
  /// The upper leading corner.
  public init() { self.init(x: 0, y: 0) }
  /// A point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  /// Apple's names.
  public static let zero = UnitPoint(), center = UnitPoint(x: 0.5, y: 0.5), leading = UnitPoint(x: 0, y: 0.5)
  /// Apple's names.
  public static let trailing = UnitPoint(x: 1, y: 0.5), top = UnitPoint(x: 0.5, y: 0)
  /// Apple's names.
  public static let bottom = UnitPoint(x: 0.5, y: 1), topLeading = UnitPoint(x: 0, y: 0)
  /// Apple's names.
  public static let topTrailing = UnitPoint(x: 1, y: 0), bottomLeading = UnitPoint(x: 0, y: 1)
  /// Apple's name.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// As a share of a circle of 2π.
  public var radians: Double
  /// As a share of a circle of 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  /// None.
  public static let zero = Angle(radians: 0)
  /// None.
  public init() { radians = 0 }
  /// A share of a circle of 2π.
  public init(radians: Double) { self.radians = radians }
  /// A share of a circle of 360.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// A share of a circle of 2π.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// A share of a circle of 360.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// The smaller one first.
  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
}
