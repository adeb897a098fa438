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
  /// Light or dark, before appearances; `.default` initially; carried.
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
  /// The delegate, asked for the bar's position (`barPosition`). Not retained.
  public var delegate: (any UINavigationBarDelegate)? {
    get { carried(NavigationBarCarriedState.self).delegate }
    set { makeCarried(NavigationBarCarriedState.self).delegate = newValue }
  }
  /// Kept for each metrics; carried.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    makeCarried(NavigationBarCarriedState.self).backgroundImages[barMetrics] = backgroundImage
  }
  /// The image that was set for exactly these metrics; carried.
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

/// The delegate of a bar, asked for its position, which decides its looks.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: ObjectAnswering {
  /// The position of a bar; asked by `barPosition`.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// `.any` by default.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// A bar with a position: the edge at which it lies.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// The delegate's answer; `.any` without one.
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  /// The delegate's answer; `.any` without one.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}

/// The delegate of a navigation bar, asked for its position.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
}

extension UINavigationBar {
  /// The image that was set for the height; the position is not told apart; carried.
  public func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }
}
