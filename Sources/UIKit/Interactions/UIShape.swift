// Forms of effects, which follow from the content that they lie around.

import Foundation
import Plumbline

/// Makes a form of its own from the content that it lies around.
public protocol UIShapeProvider: Equatable {
  /// What is known of the content.
  typealias Context = UIShape.ResolutionContext
  /// A form with its place and size.
  typealias Resolved = UIShape.Resolved
  /// The form for a content.
  func resolve(in context: UIShape.ResolutionContext) -> UIShape.Resolved
}

/// The form of an effect, as large as the content that it lies around unless it has a size of its own.
public struct UIShape: UIShapeProvider, @unchecked Sendable {
  private enum Kind {
    case rectangle(CGFloat?, UIRectCorner), capsule, circle, fixed(CGRect, CGFloat?, UIRectCorner)
    case path(UIBezierPath), provided(any UIShapeProvider)
  }
  private let kind: Kind
  private var insets = UIEdgeInsets.zero
  private init(_ kind: Kind) { self.kind = kind }

  /// The content's rectangle, with corners of the system's radius.
  public static var rect: UIShape { UIShape(.rectangle(nil, .allCorners)) }
  /// The content's rectangle with a radius in points, nil for the system's; the curve is not kept. A mask names the corners
  /// that are round; nil for all.
  public static func rect(
    cornerRadius: CGFloat?, cornerCurve: CALayerCornerCurve = .circular, maskedCorners: CACornerMask? = nil
  ) -> UIShape { UIShape(.rectangle(cornerRadius, corners(maskedCorners))) }
  /// The content's rectangle with half circles at its shorter sides.
  public static var capsule: UIShape { UIShape(.capsule) }
  /// A circle around the content's middle, as wide as its shorter side.
  public static var circle: UIShape { UIShape(.circle) }
  /// A rectangle in the content's space.
  public static func fixedRect(_ rect: CGRect) -> UIShape { UIShape(.fixed(rect, nil, .allCorners)) }
  /// A rectangle in the content's space with a radius in points, nil for the system's; the curve is not kept.
  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat?, cornerCurve: CALayerCornerCurve = .circular,
    maskedCorners: CACornerMask? = nil
  ) -> UIShape { UIShape(.fixed(rect, cornerRadius, corners(maskedCorners))) }
  /// A path in the content's space.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path)) }
  /// What a provider makes of the content.
  public init(_ provider: some UIShapeProvider) { self.init(.provided(provider)) }

  private static func corners(_ mask: CACornerMask?) -> UIRectCorner {
    guard let mask else { return .allCorners }
    var corners: UIRectCorner = []
    if mask.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if mask.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if mask.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if mask.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    return corners
  }

  /// Smaller by points at each side; these replace those before.
  public func inset(by insets: UIEdgeInsets) -> UIShape {
    var result = self
    result.insets = insets
    return result
  }
  /// Smaller by as many points at each side; these replace those before.
  public func inset(by inset: CGFloat) -> UIShape {
    self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }

  /// The form for a content. The system's radius counts as 0 here; insets make paths no smaller.
  public func resolve(in context: ResolutionContext) -> Resolved {
    let content = context.contentShape.boundingRect
    switch kind {
    case .rectangle(let radius, let corners):
      return Resolved(self, content.inset(by: insets), radius ?? 0, corners)
    case .fixed(let rect, let radius, let corners):
      return Resolved(self, rect.inset(by: insets), radius ?? 0, corners)
    case .capsule:
      let rect = content.inset(by: insets)
      return Resolved(self, rect, min(rect.width, rect.height) / 2, .allCorners)
    case .circle:
      let rect = content.inset(by: insets)
      let side = min(rect.width, rect.height)
      let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
      return Resolved(self, square, side / 2, .allCorners)
    case .path(let path):
      return Resolved(shape: self, boundingRect: path.bounds, path: path)
    case .provided(let provider):
      return provider.resolve(in: context).inset(by: insets)
    }
  }

  /// Equal where the forms of the same content would be: kind, radius and insets.
  public static func == (one: UIShape, other: UIShape) -> Bool {
    guard one.insets == other.insets else { return false }
    switch (one.kind, other.kind) {
    case (.rectangle(let radius, let corners), .rectangle(let otherRadius, let otherCorners)):
      return radius == otherRadius && corners == otherCorners
    case (.fixed(let rect, let radius, let corners), .fixed(let otherRect, let otherRadius, let otherCorners)):
      return rect == otherRect && radius == otherRadius && corners == otherCorners
    case (.capsule, .capsule), (.circle, .circle): return true
    case (.path(let path), .path(let otherPath)): return path === otherPath
    case (.provided(let provider), .provided(let otherProvider)): return isEqual(provider, otherProvider)
    default: return false
    }
  }
  private static func isEqual(_ one: some UIShapeProvider, _ other: any UIShapeProvider) -> Bool {
    func compared<Value: UIShapeProvider>(_ value: Value) -> Bool { (other as? Value) == value }
    return compared(one)
  }

  /// What is known of the content that a form lies around.
  public struct ResolutionContext: Sendable {
    /// The content's own form.
    public var contentShape: Resolved
    /// Apple makes it; here tests do.
    public init(contentShape: Resolved) { self.contentShape = contentShape }
  }

  /// A form with its place and size, in points of the content's space.
  public struct Resolved: Equatable, @unchecked Sendable {
    /// What it was made of.
    public let shape: UIShape
    /// The rectangle around it.
    public let boundingRect: CGRect
    /// Its outline.
    public let path: UIBezierPath
    private var radius: CGFloat?
    private var corners = UIRectCorner.allCorners

    init(shape: UIShape, boundingRect: CGRect, path: UIBezierPath) {
      (self.shape, self.boundingRect, self.path) = (shape, boundingRect, path)
    }
    init(_ shape: UIShape, _ rect: CGRect, _ radius: CGFloat, _ corners: UIRectCorner) {
      let path =
        radius > 0
        ? UIBezierPath(
          roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        : UIBezierPath(rect: rect)
      self.init(shape: shape, boundingRect: rect, path: path)
      self.radius = radius
      self.corners = corners
    }
    /// A rectangle, as the content of most views. No counterpart of Apple's.
    public init(rect: CGRect) { self.init(.fixedRect(rect), rect, 0, .allCorners) }

    /// A smaller one; a path stays as it is.
    public func inset(by insets: UIEdgeInsets) -> Resolved {
      guard let radius else { return self }
      return Resolved(shape, boundingRect.inset(by: insets), radius, corners)
    }
    /// A smaller one; a path stays as it is.
    public func inset(by inset: CGFloat) -> Resolved {
      self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
    }
    /// Equal where rectangle, radius and corners are; two paths where they are one object.
    public static func == (one: Resolved, other: Resolved) -> Bool {
      one.boundingRect == other.boundingRect && one.radius == other.radius && one.corners == other.corners
        && (one.radius != nil || one.path === other.path)
    }
  }
}
