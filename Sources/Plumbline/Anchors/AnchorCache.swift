// One anchor object for each attribute of an item, made on first use.

import Foundation

/// The anchors of one view or guide: the same object every time (spec 04 §1).
final class AnchorCache {
  private var anchors: ContiguousArray<NSObject?> = ContiguousArray(repeating: nil, count: 13)

  func horizontal(_ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject) -> NSLayoutXAxisAnchor {
    if let known = anchors[attribute.rawValue] as? NSLayoutXAxisAnchor { return known }
    let anchor = NSLayoutXAxisAnchor(side: AnchorSide(item: item, attribute: attribute))
    anchors[attribute.rawValue] = anchor
    return anchor
  }

  func vertical(_ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject) -> NSLayoutYAxisAnchor {
    if let known = anchors[attribute.rawValue] as? NSLayoutYAxisAnchor { return known }
    let anchor = NSLayoutYAxisAnchor(side: AnchorSide(item: item, attribute: attribute))
    anchors[attribute.rawValue] = anchor
    return anchor
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject) -> NSLayoutDimension {
    if let known = anchors[attribute.rawValue] as? NSLayoutDimension { return known }
    let anchor = NSLayoutDimension(side: AnchorSide(item: item, attribute: attribute))
    anchors[attribute.rawValue] = anchor
    return anchor
  }
}

extension UIView {
  private var anchorCache: AnchorCache {
    if let anchors { return anchors }
    let cache = AnchorCache()
    anchors = cache
    return cache
  }

  /// The anchor of the edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchorCache.horizontal(.leading, self) }
  /// The anchor of the edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchorCache.horizontal(.trailing, self) }
  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { anchorCache.horizontal(.left, self) }
  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { anchorCache.horizontal(.right, self) }
  /// The anchor of the centre between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchorCache.horizontal(.centerX, self) }
  /// The anchor of the top edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchorCache.vertical(.top, self) }
  /// The anchor of the bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchorCache.vertical(.bottom, self) }
  /// The anchor of the centre between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchorCache.vertical(.centerY, self) }
  /// The anchor of the baseline of the first line.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchorCache.vertical(.firstBaseline, self) }
  /// The anchor of the baseline of the last line.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchorCache.vertical(.lastBaseline, self) }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension { anchorCache.dimension(.width, self) }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension { anchorCache.dimension(.height, self) }
}

extension UILayoutGuide {
  private var anchorCache: AnchorCache {
    if let anchors { return anchors }
    let cache = AnchorCache()
    anchors = cache
    return cache
  }

  /// The anchor of the edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchorCache.horizontal(.leading, self) }
  /// The anchor of the edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchorCache.horizontal(.trailing, self) }
  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { anchorCache.horizontal(.left, self) }
  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { anchorCache.horizontal(.right, self) }
  /// The anchor of the centre between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchorCache.horizontal(.centerX, self) }
  /// The anchor of the top edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchorCache.vertical(.top, self) }
  /// The anchor of the bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchorCache.vertical(.bottom, self) }
  /// The anchor of the centre between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchorCache.vertical(.centerY, self) }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension { anchorCache.dimension(.width, self) }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension { anchorCache.dimension(.height, self) }
}
