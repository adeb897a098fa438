// Navigation bars: appearances, background images and the delegate. None of it changes a size.

import Foundation
import Plumbline

/// The carried properties of `UINavigationBar`.
final class NavigationBarCarriedState: CarriedState {
  var barStyle = UIBarStyle.default
  var standardAppearance: UINavigationBarAppearance?
  var compactAppearance: UINavigationBarAppearance?
  var scrollEdgeAppearance: UINavigationBarAppearance?
  weak var delegate: (any UINavigationBarDelegate)?
  var backgroundImages: [UIBarMetrics: UIImage] = [:]
}

extension UINavigationBar {
  /// Light or dark, before appearances; `.default` at first; carried.
  public var barStyle: UIBarStyle {
    get { carried(NavigationBarCarriedState.self).barStyle }
    set { makeCarried(NavigationBarCarriedState.self).barStyle = newValue }
  }
  /// One object until another is set, so that its properties can be set in place; carried.
  public var standardAppearance: UINavigationBarAppearance {
    get {
      let state = makeCarried(NavigationBarCarriedState.self)
      let known = state.standardAppearance ?? UINavigationBarAppearance()
      state.standardAppearance = known
      return known
    }
    set { makeCarried(NavigationBarCarriedState.self).standardAppearance = newValue }
  }
  /// In bars of 32 points; nil for `standardAppearance`; carried.
  public var compactAppearance: UINavigationBarAppearance? {
    get { carried(NavigationBarCarriedState.self).compactAppearance }
    set { makeCarried(NavigationBarCarriedState.self).compactAppearance = newValue }
  }
  /// While content is at its upper end; nil for `standardAppearance`; carried.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { carried(NavigationBarCarriedState.self).scrollEdgeAppearance }
    set { makeCarried(NavigationBarCarriedState.self).scrollEdgeAppearance = newValue }
  }
  /// Asked where the bar lies (`barPosition`). Not retained.
  public var delegate: (any UINavigationBarDelegate)? {
    get { carried(NavigationBarCarriedState.self).delegate }
    set { makeCarried(NavigationBarCarriedState.self).delegate = newValue }
  }
  /// Kept for each metrics; carried.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    makeCarried(NavigationBarCarriedState.self).backgroundImages[barMetrics] = backgroundImage
  }
  /// What was set for exactly these metrics; carried.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    carried(NavigationBarCarriedState.self).backgroundImages[barMetrics]
  }
  /// The position is not kept: the image counts for the metrics; carried.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  /// The item that the button leads back to: the last but one of `items`; nil for fewer than two.
  public var backItem: UINavigationItem? { items.flatMap { $0.dropLast().last } }
}

/// Says where a bar lies, which decides its looks.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: ObjectAnswering {
  /// Asked by `barPosition`.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// `.any` by default.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// A bar that knows which edge it lies at.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// Asks the delegate; `.any` without one.
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  /// Asks the delegate; `.any` without one.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}

/// Is asked where a navigation bar lies.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
}

extension UINavigationBar {
  /// What was set for the height; the place is not told apart; carried.
  public func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }
}
