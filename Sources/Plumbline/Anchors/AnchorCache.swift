// One anchor object for each attribute of an item, made on first use.

import Foundation

/// The anchors of one view or guide: the same object every time (spec 04 §1). Few of an item's anchors are ever asked for,
/// so that a short list is found through faster than a table is made.
@MainActor
struct AnchorCache {
  private struct Entry {
    var attribute: NSLayoutConstraint.Attribute
    var anchor: NSObject
  }

  private var entries: ContiguousArray<Entry> = []

  mutating func horizontal(
    _ attribute: NSLayoutConstraint.Attribute, _ reference: @autoclosure () -> ItemReference
  ) -> NSLayoutXAxisAnchor {
    if let known = known(attribute) { return unsafeDowncast(known, to: NSLayoutXAxisAnchor.self) }
    return add(
      NSLayoutXAxisAnchor(side: AnchorSide(reference: reference(), attribute: attribute)), attribute)
  }

  mutating func vertical(
    _ attribute: NSLayoutConstraint.Attribute, _ reference: @autoclosure () -> ItemReference
  ) -> NSLayoutYAxisAnchor {
    if let known = known(attribute) { return unsafeDowncast(known, to: NSLayoutYAxisAnchor.self) }
    return add(
      NSLayoutYAxisAnchor(side: AnchorSide(reference: reference(), attribute: attribute)), attribute)
  }

  mutating func dimension(
    _ attribute: NSLayoutConstraint.Attribute, _ reference: @autoclosure () -> ItemReference
  ) -> NSLayoutDimension {
    if let known = known(attribute) { return unsafeDowncast(known, to: NSLayoutDimension.self) }
    return add(
      NSLayoutDimension(side: AnchorSide(reference: reference(), attribute: attribute)), attribute)
  }

  /// Each attribute has one class of anchors, which the three functions above agree about with the properties below.
  private func known(_ attribute: NSLayoutConstraint.Attribute) -> NSObject? {
    for entry in entries where entry.attribute == attribute { return entry.anchor }
    return nil
  }

  private mutating func add<Anchor: NSObject>(
    _ anchor: Anchor, _ attribute: NSLayoutConstraint.Attribute
  ) -> Anchor {
    if entries.isEmpty { entries.reserveCapacity(4) }
    entries.append(Entry(attribute: attribute, anchor: anchor))
    return anchor
  }
}

extension UIView {
  /// The anchor of the edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.leading, reference) }
  /// The anchor of the edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.trailing, reference) }
  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.left, reference) }
  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.right, reference) }
  /// The anchor of the centre between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.centerX, reference) }
  /// The anchor of the top edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchors.vertical(.top, reference) }
  /// The anchor of the bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchors.vertical(.bottom, reference) }
  /// The anchor of the centre between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchors.vertical(.centerY, reference) }
  /// The anchor of the baseline of the first line.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchors.vertical(.firstBaseline, reference) }
  /// The anchor of the baseline of the last line.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchors.vertical(.lastBaseline, reference) }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension { anchors.dimension(.width, reference) }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension { anchors.dimension(.height, reference) }
}

extension UILayoutGuide {
  /// The anchor of the edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.leading, reference) }
  /// The anchor of the edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.trailing, reference) }
  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.left, reference) }
  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.right, reference) }
  /// The anchor of the centre between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.centerX, reference) }
  /// The anchor of the top edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchors.vertical(.top, reference) }
  /// The anchor of the bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchors.vertical(.bottom, reference) }
  /// The anchor of the centre between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchors.vertical(.centerY, reference) }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension { anchors.dimension(.width, reference) }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension { anchors.dimension(.height, reference) }
}
