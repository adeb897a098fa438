// Background configurations of cells, headers and footers.

import Foundation
import Plumbline

/// The carried properties of `UITableViewCell`.
final class TableViewCellCarriedState: CarriedState {
  var backgroundConfiguration: UIBackgroundConfiguration?
}

/// The carried properties of `UICollectionViewCell`.
final class CollectionViewCellCarriedState: CarriedState {
  var backgroundConfiguration: UIBackgroundConfiguration?
}

/// The carried properties of `UITableViewHeaderFooterView`.
final class TableViewHeaderFooterViewCarriedState: CarriedState {
  var automaticallyUpdatesBackgroundConfiguration = true
  var backgroundConfiguration: UIBackgroundConfiguration?
}

/// The background of a cell as a value: one view at the very back that follows the cell's size.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// In place of the view that is made; it gets frame and corners, not the colour.
  public var customView: UIView?
  /// In points, 0 for none.
  public var cornerRadius: CGFloat = 0
  /// In points from the cell's edges; leading is on the left in either direction of reading here.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the cell's margins are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour; nil for the tint of the view.
  public var backgroundColor: UIColor?
  /// Changes the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A blur or a vibrancy over the colour, in an effect view of its own; nil for none.
  public var visualEffect: UIVisualEffect?
  /// Shown over the colour, in an image view of its own; nil for none.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Nil for the view's tint, where there is an outline.
  public var strokeColor: UIColor?
  /// Changes the colour of the outline.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// In points, within the background's edge; 0 for none.
  public var strokeWidth: CGFloat = 0

  private init(_ color: UIColor?) { backgroundColor = color }

  /// A clear ground.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// `systemBackground`.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground)
  }
  /// Behind the header of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear)
  }

  /// The same: no state changes it here.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// The configuration's own colour, or the tint, changed by the transformer.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// The configuration's own colour of the outline, or the tint, changed by the transformer.
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

/// A closure that changes a colour. Two are equal only where they are copies of one.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  private final class Identity {}
  private let identity = Identity()
  /// True for copies of one: closures cannot be compared.
  public static func == (one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer) -> Bool
  {
    one.identity === other.identity
  }
  /// Goes with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
  /// From the configuration's colour to the one that is shown.
  public let transform: (UIColor) -> UIColor
  /// Unequal to every other, though the closure does the same.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// Calls `transform`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// The view that a background configuration made.
private final class ConfiguredBackground: CarriedState {
  var view: UIView?
}

extension UIView {
  /// Puts a background behind everything and lets it follow the size.
  func takeBackground(_ configuration: UIBackgroundConfiguration?) {
    let background = makeCarried(ConfiguredBackground.self)
    background.view?.removeFromSuperview()
    let made = configuration?.view(behind: self)
    background.view = made
    guard let made else { return }
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(made, at: 0)
  }
}

extension UITableViewCell {
  /// A view behind everything in the row; nil for none. Set: the view before goes, the new one is made of the
  /// row's bounds and margins as they are now.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { carried(TableViewCellCarriedState.self).backgroundConfiguration }
    set {
      makeCarried(TableViewCellCarriedState.self).backgroundConfiguration = newValue
      takeBackground(newValue)
    }
  }
}

extension UICollectionViewCell {
  /// A view behind everything in the cell; nil for none. Set: the view before goes, the new one is made of
  /// the cell's bounds and margins as they are now.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { carried(CollectionViewCellCarriedState.self).backgroundConfiguration }
    set {
      makeCarried(CollectionViewCellCarriedState.self).backgroundConfiguration = newValue
      takeBackground(newValue)
    }
  }
  /// The one of plain lists, whatever the list looks like.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}

extension UITableViewHeaderFooterView {
  /// Whether the background follows the view's state; yes at first; carried.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { carried(TableViewHeaderFooterViewCarriedState.self).automaticallyUpdatesBackgroundConfiguration }
    set {
      makeCarried(TableViewHeaderFooterViewCarriedState.self).automaticallyUpdatesBackgroundConfiguration =
        newValue
    }
  }
  /// The one of plain lists' headers, whatever the table looks like.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainHeaderFooter() }
  /// What lies behind the header or footer.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { carried(TableViewHeaderFooterViewCarriedState.self).backgroundConfiguration }
    set {
      makeCarried(TableViewHeaderFooterViewCarriedState.self).backgroundConfiguration = newValue
      takeBackground(newValue)
    }
  }
}
