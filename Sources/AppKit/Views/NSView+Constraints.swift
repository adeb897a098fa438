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
  /// Moves a view with an ambiguous layout to another place that is as good; called again, back.
  public func exerciseAmbiguityInLayout() { carrier.exerciseAmbiguityInLayout() }

  // MARK: Anchors

  /// The anchor of the edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { carrier.leadingAnchor }
  /// The anchor of the edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { carrier.trailingAnchor }
  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { carrier.leftAnchor }
  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { carrier.rightAnchor }
  /// The anchor of the top edge.
  public var topAnchor: NSLayoutYAxisAnchor { carrier.topAnchor }
  /// The anchor of the bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { carrier.bottomAnchor }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension { carrier.widthAnchor }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension { carrier.heightAnchor }
  /// The anchor of the centre between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { carrier.centerXAnchor }
  /// The anchor of the centre between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { carrier.centerYAnchor }
  /// The anchor of the first line's baseline.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { carrier.firstBaselineAnchor }
  /// The anchor of the last line's baseline.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { carrier.lastBaselineAnchor }

  // MARK: Guides

  /// The guides that programs added to this view.
  public var layoutGuides: [NSLayoutGuide] { storedGuides }

  /// Takes a guide into this view; one that another view owns moves, and loses its constraints.
  public func addLayoutGuide(_ guide: NSLayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owner?.removeLayoutGuide(guide)
    carrier.addLayoutGuide(guide.carrier)
    storedGuides.append(guide)
    guide.setOwner(self)
  }

  /// Removes a guide of this view with its constraints.
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
  /// The bounds inside of the safe area.
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

  /// What shapes the layout of the tree: pixels, direction, text measurement, the console. Set on its root; the texts and
  /// spaces are always AppKit's. Apple has no counterpart.
  public var layoutEnvironment: LayoutEnvironment? {
    get { carrier.layoutEnvironment }
    set {
      var environment = newValue
      environment?.framework = .appKit
      carrier.layoutEnvironment = environment
    }
  }
}
