// Search bars: scopes, looks and icons. The height stays.

import Foundation
import Plumbline

/// The carried properties of `UISearchBar`.
final class SearchBarCarriedState: CarriedState {
  var returnKeyType = UIReturnKeyType.search
  var scopeButtonTitles: [String]?
  var searchBarStyle = UISearchBar.Style.default
  var barStyle = UIBarStyle.default
  var backgroundImage: UIImage?
  var isTranslucent = true
  var isEnabled = true
  var iconImages: [IconPlace: UIImage] = [:]

  struct IconPlace: Hashable {
    var icon: UISearchBar.Icon
    var state: UIControl.State
  }
}

extension UISearchBar {
  /// `.search` by default; carried, and not given to the field.
  public var returnKeyType: UIReturnKeyType {
    get { carried(SearchBarCarriedState.self).returnKeyType }
    set { makeCarried(SearchBarCarriedState.self).returnKeyType = newValue }
  }
  /// Nil for none. They take no room here: the bar stays as high, where Apple's grows while scopes are shown.
  public var scopeButtonTitles: [String]? {
    get { carried(SearchBarCarriedState.self).scopeButtonTitles }
    set { makeCarried(SearchBarCarriedState.self).scopeButtonTitles = newValue }
  }
  /// Whether the bar has a background; carried: nothing is drawn.
  public var searchBarStyle: UISearchBar.Style {
    get { carried(SearchBarCarriedState.self).searchBarStyle }
    set { makeCarried(SearchBarCarriedState.self).searchBarStyle = newValue }
  }
  /// Light or dark; `.default` initially; carried: nothing is drawn.
  public var barStyle: UIBarStyle {
    get { carried(SearchBarCarriedState.self).barStyle }
    set { makeCarried(SearchBarCarriedState.self).barStyle = newValue }
  }
  /// An image in place of the bar's background; nil for the system's; carried.
  public var backgroundImage: UIImage? {
    get { carried(SearchBarCarriedState.self).backgroundImage }
    set { makeCarried(SearchBarCarriedState.self).backgroundImage = newValue }
  }
  /// Whether the bar is translucent; true by default; carried.
  public var isTranslucent: Bool {
    get { carried(SearchBarCarriedState.self).isTranslucent }
    set { makeCarried(SearchBarCarriedState.self).isTranslucent = newValue }
  }
  /// True by default; carried: the field stays as it is.
  public var isEnabled: Bool {
    get { carried(SearchBarCarriedState.self).isEnabled }
    set { makeCarried(SearchBarCarriedState.self).isEnabled = newValue }
  }
}

extension UISearchBar: UITextInputTraits {}

extension UISearchBar {
  /// Whether the bar has a background. Raw values are Apple's.
  public enum Style: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, prominent, minimal
  }
  /// The small images of a bar. Raw values are Apple's.
  public enum Icon: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case search, clear, bookmark, resultsList
  }

  /// Sets an image in place of the system's; kept for each state; carried.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    makeCarried(SearchBarCarriedState.self).iconImages[.init(icon: icon, state: state)] = iconImage
  }
  /// The image that was set for exactly this state; carried.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    carried(SearchBarCarriedState.self).iconImages[.init(icon: icon, state: state)]
  }
}
