// One anchor object for each attribute of an item, made on first use.

import Foundation

/// The anchors of one view or guide: the same object every time (spec 04 §1). Few of an item's anchors are ever asked for,
/// so that a short list is found through faster than a table is made.
@MainActor
struct AnchorCache {
  private enum Anchor {
    case horizontal(NSLayoutXAxisAnchor)
    case vertical(NSLayoutYAxisAnchor)
    case dimension(NSLayoutDimension)
  }

  private struct Entry {
    var attribute: NSLayoutConstraint.Attribute
    var anchor: Anchor
  }

  private var entries: ContiguousArray<Entry> = []

  mutating func horizontal(
    _ attribute: NSLayoutConstraint.Attribute, _ reference: @autoclosure () -> ItemReference
  ) -> NSLayoutXAxisAnchor {
    for entry in entries where entry.attribute == attribute {
      if case .horizontal(let anchor) = entry.anchor { return anchor }
    }
    let anchor = NSLayoutXAxisAnchor(side: AnchorSide(reference: reference(), attribute: attribute))
    keep(.horizontal(anchor), attribute)
    return anchor
  }

  mutating func vertical(
    _ attribute: NSLayoutConstraint.Attribute, _ reference: @autoclosure () -> ItemReference
  ) -> NSLayoutYAxisAnchor {
    for entry in entries where entry.attribute == attribute {
      if case .vertical(let anchor) = entry.anchor { return anchor }
    }
    let anchor = NSLayoutYAxisAnchor(side: AnchorSide(reference: reference(), attribute: attribute))
    keep(.vertical(anchor), attribute)
    return anchor
  }

  mutating func dimension(
    _ attribute: NSLayoutConstraint.Attribute, _ reference: @autoclosure () -> ItemReference
  ) -> NSLayoutDimension {
    for entry in entries where entry.attribute == attribute {
      if case .dimension(let anchor) = entry.anchor { return anchor }
    }
    let anchor = NSLayoutDimension(side: AnchorSide(reference: reference(), attribute: attribute))
    keep(.dimension(anchor), attribute)
    return anchor
  }

  /// The anchor of an attribute; nil for margins.
  mutating func anchor(
    _ attribute: NSLayoutConstraint.Attribute, _ reference: @autoclosure () -> ItemReference
  ) -> AnyObject? {
    switch attribute {
    case .leading, .trailing, .left, .right, .centerX: horizontal(attribute, reference())
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: vertical(attribute, reference())
    case .width, .height: dimension(attribute, reference())
    default: nil
    }
  }

  private mutating func keep(_ anchor: Anchor, _ attribute: NSLayoutConstraint.Attribute) {
    if entries.isEmpty { entries.reserveCapacity(4) }
    entries.append(Entry(attribute: attribute, anchor: anchor))
  }
}

extension UIView {
  /// The edge where reading begins: left, or right in a view that reads from right to left. The same object every
  /// time.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.leading, reference) }
  /// The edge where reading ends: right, or left in a view that reads from right to left.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.trailing, reference) }
  /// The left edge of the alignment rectangle, whatever the reading direction.
  public var leftAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.left, reference) }
  /// The right edge of the alignment rectangle, whatever the reading direction.
  public var rightAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.right, reference) }
  /// The middle between the left and the right edge of the alignment rectangle.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.centerX, reference) }
  /// The top edge of the alignment rectangle.
  public var topAnchor: NSLayoutYAxisAnchor { anchors.vertical(.top, reference) }
  /// The bottom edge of the alignment rectangle.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchors.vertical(.bottom, reference) }
  /// The middle between the top and the bottom edge of the alignment rectangle.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchors.vertical(.centerY, reference) }
  /// The baseline of the first line of `forFirstBaselineLayout`; the top edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchors.vertical(.firstBaseline, reference) }
  /// The baseline of the last line of `forLastBaselineLayout`; the bottom edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchors.vertical(.lastBaseline, reference) }
  /// The width of the alignment rectangle, which is never below 0.
  public var widthAnchor: NSLayoutDimension { anchors.dimension(.width, reference) }
  /// The height of the alignment rectangle, which is never below 0.
  public var heightAnchor: NSLayoutDimension { anchors.dimension(.height, reference) }
}

extension UILayoutGuide {
  /// The edge where reading begins: left, or right in a view that reads from right to left. The same object every
  /// time.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.leading, reference) }
  /// The edge where reading ends: right, or left in a view that reads from right to left.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.trailing, reference) }
  /// The left edge of `layoutFrame`, whatever the reading direction.
  public var leftAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.left, reference) }
  /// The right edge of `layoutFrame`, whatever the reading direction.
  public var rightAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.right, reference) }
  /// The middle between the left and the right edge of `layoutFrame`.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.centerX, reference) }
  /// The top edge of `layoutFrame`.
  public var topAnchor: NSLayoutYAxisAnchor { anchors.vertical(.top, reference) }
  /// The bottom edge of `layoutFrame`.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchors.vertical(.bottom, reference) }
  /// The middle between the top and the bottom edge of `layoutFrame`.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchors.vertical(.centerY, reference) }
  /// The width of `layoutFrame`, which is never below 0.
  public var widthAnchor: NSLayoutDimension { anchors.dimension(.width, reference) }
  /// The height of `layoutFrame`, which is never below 0.
  public var heightAnchor: NSLayoutDimension { anchors.dimension(.height, reference) }
}
