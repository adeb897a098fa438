// What lies behind a cell, as a value.

import Foundation
import Plumbline

/// What lies behind a cell.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// A view in place of a colour.
  public var customView: UIView?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// What of the cell stays free around it.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the cell's margins stay free, too.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour; nil for the tint of the view.
  public var backgroundColor: UIColor?
  /// Changes the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// What is blurred.
  public var visualEffect: UIVisualEffect?
  /// An image.
  public var image: UIImage?
  /// Where the image lies.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the outline.
  public var strokeColor: UIColor?
  /// Changes the colour of the outline.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the outline.
  public var strokeWidth: CGFloat = 0
  /// How far the outline is outside; stored: it lies at the sides.
  public var strokeOutset: CGFloat = 0

  private init(_ color: UIColor?) { backgroundColor = color }

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// Behind the row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground)
  }
  /// Behind the row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  /// Behind the row of a list.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
  /// Behind the row of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// Behind the header of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear)
  }
  /// Behind the header of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear)
  }

  /// Behind the row of a sidebar beside another.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear)
  }
  /// Behind the header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// Behind the header of a list.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// Behind the footer of a list.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// The background for a state: it stays as it is.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// The colour that a tint gives: the configuration's own, changed by its transformer.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// The colour of the outline that a tint gives.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// A view that shows it, in the bounds of what it lies behind.
  @MainActor
  fileprivate func view(behind owner: UIView) -> UIView {
    let view = customView ?? UIView(frame: .zero)
    let (bounds, margins) = (owner.bounds, owner.directionalLayoutMargins)
    let edges = edgesAddingLayoutMarginsToBackgroundInsets
    let insets = NSDirectionalEdgeInsets(
      top: backgroundInsets.top + (edges.contains(.top) ? margins.top : 0),
      leading: backgroundInsets.leading + (edges.contains(.leading) ? margins.leading : 0),
      bottom: backgroundInsets.bottom + (edges.contains(.bottom) ? margins.bottom : 0),
      trailing: backgroundInsets.trailing + (edges.contains(.trailing) ? margins.trailing : 0))
    let isRightToLeft = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: bounds.minX + (isRightToLeft ? insets.trailing : insets.leading), y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    let tint: UIColor = owner.tintColor
    if customView == nil {
      view.backgroundColor = resolvedBackgroundColor(for: tint)
      if let visualEffect { fill(view, with: UIVisualEffectView(effect: visualEffect)) }
      if let image {
        let picture = UIImageView(image: image)
        picture.contentMode = imageContentMode
        fill(view, with: picture)
      }
    }
    view.layer.cornerRadius = cornerRadius
    view.layer.borderWidth = strokeWidth
    view.layer.borderColor = strokeWidth > 0 ? resolvedStrokeColor(for: tint).cgColor : strokeColor?.cgColor
    return view
  }

  @MainActor
  private func fill(_ view: UIView, with inner: UIView) {
    inner.frame = view.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
  }
}

/// Changes a colour. Two are the same where they are copies of one.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  private final class Identity {}
  private let identity = Identity()
  /// Whether two are copies of one.
  public static func == (one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer) -> Bool
  {
    one.identity === other.identity
  }
  /// Goes with that.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
  /// The colour without its colours.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var white: CGFloat = 0
    var alpha: CGFloat = 0
    _ = color.getWhite(&white, alpha: &alpha)
    return UIColor(white: white, alpha: alpha)
  }
  /// The tint where another is the accent of the system: here the colour itself.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// The colour of a system whose accent is grey: here the colour itself.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
  /// Changes a colour.
  public let transform: (UIColor) -> UIColor
  /// A change.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// Changes a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

extension UIView {
  /// Puts a background behind everything and lets it follow the size.
  func takeBackground(_ configuration: UIBackgroundConfiguration?) {
    let old: UIView? = carried(or: nil, "backgroundOfConfiguration")
    old?.removeFromSuperview()
    let made = configuration?.view(behind: self)
    carry(made, "backgroundOfConfiguration")
    guard let made else { return }
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(made, at: 0)
  }
}

extension UITableViewCell {
  /// What lies behind the row.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { carried(or: nil) }
    set {
      carry(newValue)
      takeBackground(newValue)
    }
  }
  /// The usual background of a row.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}

extension UICollectionViewCell {
  /// What lies behind the cell.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { carried(or: nil) }
    set {
      carry(newValue)
      takeBackground(newValue)
    }
  }
}

extension UITableViewHeaderFooterView {
  /// What lies behind the header or footer.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { carried(or: nil) }
    set {
      carry(newValue)
      takeBackground(newValue)
    }
  }
}
