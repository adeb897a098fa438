// How views look while one points at them, and forms of views. Nothing points here: both are carried.

import Foundation
import Plumbline

/// What a view does while one points at it.
public protocol UIHoverEffect: Sendable {}

/// The system's choice.
public struct UIHoverAutomaticEffect: UIHoverEffect, Hashable {
  /// The system's choice.
  public init() {}
}
/// A shade.
public struct UIHoverHighlightEffect: UIHoverEffect, Hashable {
  /// A shade.
  public init() {}
}
/// Lifted.
public struct UIHoverLiftEffect: UIHoverEffect, Hashable {
  /// Lifted.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The system's choice.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A shade.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// Lifted.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// A form within a view.
public struct UIShape: @unchecked Sendable {
  private enum Kind {
    case rectangle(CGFloat?, CACornerMask?), capsule, circle, fixed(CGRect, CGFloat?), path(UIBezierPath)
  }
  private let kind: Kind
  private var insets = UIEdgeInsets.zero

  private init(_ kind: Kind) { self.kind = kind }
  /// The view's rectangle.
  public static var rect: UIShape { UIShape(.rectangle(nil, nil)) }
  /// The view's rectangle with round corners, in points; nil for the system's radius.
  public static func rect(
    cornerRadius: CGFloat?, cornerCurve: CALayerCornerCurve = .circular, maskedCorners: CACornerMask? = nil
  ) -> UIShape { UIShape(.rectangle(cornerRadius, maskedCorners)) }
  /// The view's rectangle with round ends.
  public static var capsule: UIShape { UIShape(.capsule) }
  /// The largest circle in the middle of the view's rectangle.
  public static var circle: UIShape { UIShape(.circle) }
  /// A rectangle in the view's coordinates.
  public static func fixedRect(_ rect: CGRect) -> UIShape { UIShape(.fixed(rect, nil)) }
  /// A rectangle in the view's coordinates, with round corners.
  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat?, cornerCurve: CALayerCornerCurve = .circular,
    maskedCorners: CACornerMask? = nil
  ) -> UIShape { UIShape(.fixed(rect, cornerRadius)) }
  /// A path in the view's coordinates.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path)) }
  /// The form with smaller edges, in points.
  public func inset(by insets: UIEdgeInsets) -> UIShape {
    var result = self
    result.insets = insets
    return result
  }
  /// The form with edges that are smaller all around, in points.
  public func inset(by inset: CGFloat) -> UIShape {
    self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }
}

/// How a view looks while one points at it; carried.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  /// What it does; carried.
  open var effect: any UIHoverEffect
  /// Where it does it; nil for the system's choice; carried.
  open var shape: UIShape?
  /// Whether it counts; yes at first; carried.
  open var isEnabled = true
  /// The system's effect in the system's form.
  public convenience override init() { self.init(effect: .automatic) }
  /// An effect in a form.
  public init(effect: some UIHoverEffect, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }
  /// The system's effect in a form.
  public convenience init(shape: UIShape?) { self.init(effect: .automatic, shape: shape) }
  /// The system's choice.
  open class func automatic() -> UIHoverStyle { UIHoverStyle() }
}
