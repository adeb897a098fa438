// Constraints, anchors and guides of a view: the engine's view has them all.

import Foundation
import Plumbline

extension NSView {
  /// The active constraints that determine the view on one axis, those of the system among them.
  public func constraintsAffectingLayout(
    for orientation: NSLayoutConstraint.Orientation
  ) -> [NSLayoutConstraint] {
    carrier.constraintsAffectingLayout(for: orientation)
  }
  /// Whether another frame would be as good; false where no constraints are used, and outside of a window. Lays out
  /// first.
  public var hasAmbiguousLayout: Bool { carrier.hasAmbiguousLayout }
  /// Moves a view with an ambiguous layout to another optimum; called again, back.
  public func exerciseAmbiguityInLayout() { carrier.exerciseAmbiguityInLayout() }

  // MARK: Anchors

  /// The edge where reading begins: left, or right in a view that reads from right to left.
  public var leadingAnchor: NSLayoutXAxisAnchor { carrier.leadingAnchor }
  /// The edge where reading ends: right, or left in a view that reads from right to left.
  public var trailingAnchor: NSLayoutXAxisAnchor { carrier.trailingAnchor }
  /// The left edge of the alignment rectangle, whatever the reading direction.
  public var leftAnchor: NSLayoutXAxisAnchor { carrier.leftAnchor }
  /// The right edge of the alignment rectangle, whatever the reading direction.
  public var rightAnchor: NSLayoutXAxisAnchor { carrier.rightAnchor }
  /// The upper edge of the alignment rectangle, whichever way y grows.
  public var topAnchor: NSLayoutYAxisAnchor { carrier.topAnchor }
  /// The lower edge of the alignment rectangle, whichever way y grows.
  public var bottomAnchor: NSLayoutYAxisAnchor { carrier.bottomAnchor }
  /// The width of the alignment rectangle, which is never below 0.
  public var widthAnchor: NSLayoutDimension { carrier.widthAnchor }
  /// The height of the alignment rectangle, which is never below 0.
  public var heightAnchor: NSLayoutDimension { carrier.heightAnchor }
  /// The middle between the left and the right edge of the alignment rectangle.
  public var centerXAnchor: NSLayoutXAxisAnchor { carrier.centerXAnchor }
  /// The middle between the upper and the lower edge of the alignment rectangle.
  public var centerYAnchor: NSLayoutYAxisAnchor { carrier.centerYAnchor }
  /// The baseline of the first line; the upper edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { carrier.firstBaselineAnchor }
  /// The baseline of the last line; the lower edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { carrier.lastBaselineAnchor }

  // MARK: Guides

  /// The guides that programs added to this view.
  public var layoutGuides: [NSLayoutGuide] { storedGuides }

  /// Adds a guide to this view; one that another view owns moves, and loses its constraints.
  public func addLayoutGuide(_ guide: NSLayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owner?.removeLayoutGuide(guide)
    carrier.addLayoutGuide(guide.carrier)
    storedGuides.append(guide)
    guide.setOwner(self)
  }

  /// Removes a guide of this view with its constraints; they do not come back when it is added again.
  public func removeLayoutGuide(_ guide: NSLayoutGuide) {
    guard let index = storedGuides.firstIndex(where: { $0 === guide }) else { return }
    storedGuides.remove(at: index)
    carrier.removeLayoutGuide(guide.carrier)
    guide.setOwner(nil)
  }

  /// The bounds inside of the layout margins: 8 points on each side and the safe area.
  public var layoutMarginsGuide: NSLayoutGuide {
    guide(before: carrier.layoutMarginsGuide, "NSViewLayoutMarginsGuide")
  }
  /// The part of the bounds that no bar covers: constraints to it follow its changes.
  public var safeAreaLayoutGuide: NSLayoutGuide {
    guide(before: carrier.safeAreaLayoutGuide, "NSViewSafeAreaLayoutGuide")
  }

  private func guide(before guide: UILayoutGuide, _ name: String) -> NSLayoutGuide {
    if let known = systemGuides[ObjectIdentifier(guide)] { return known }
    let made = NSLayoutGuide(guide, of: self)
    made.identifier = NSUserInterfaceItemIdentifier(name)
    systemGuides[ObjectIdentifier(guide)] = made
    return made
  }

  // MARK: Surroundings

  /// The environment of the tree's layout: pixels, direction, text measurement, the console. Set on its root; the
  /// texts and spaces are always AppKit's. Apple has no counterpart.
  public var layoutEnvironment: LayoutEnvironment? {
    get { carrier.layoutEnvironment }
    set {
      var environment = newValue
      environment?.framework = .appKit
      carrier.layoutEnvironment = environment
    }
  }
}
