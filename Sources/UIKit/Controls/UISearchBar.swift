// Search bars: scopes, buttons in the field, icons, images and adjustments. The height stays.

import Foundation
import Plumbline

/// The carried properties of `UISearchBar`.
final class SearchBarCarriedState: CarriedState {
  var returnKeyType = UIReturnKeyType.search
  var scopeButtonTitles: [String]?
  var selectedScopeButtonIndex: Int = 0
  var showsScopeBar = false
  var showsBookmarkButton = false
  var showsSearchResultsButton = false
  var isSearchResultsButtonSelected = false
  var searchBarStyle = UISearchBar.Style.default
  var barStyle = UIBarStyle.default
  var backgroundImage: UIImage?
  var scopeBarBackgroundImage: UIImage?
  var isTranslucent = true
  var isEnabled = true
  var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  var searchTextPositionAdjustment = UIOffset.zero
  var searchAccessoryView: UIView?
  var iconImages: [IconPlace: UIImage] = [:]
  var searchFieldBackgroundImages: [UIControl.State: UIImage] = [:]
  var backgroundImages: [BarPlace: UIImage] = [:]
  var scopeBarButtonTitleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  var positionAdjustments: [UISearchBar.Icon: UIOffset] = [:]

  /// Where an icon is shown.
  struct IconPlace: Hashable {
    var icon: UISearchBar.Icon
    var state: UIControl.State
  }
}

extension UISearchBar {
  /// `.search` at first; carried, and not given to the field.
  public var returnKeyType: UIReturnKeyType {
    get { carried(SearchBarCarriedState.self).returnKeyType }
    set { makeCarried(SearchBarCarriedState.self).returnKeyType = newValue }
  }
  /// Nil for none. They take no room here: the bar stays as high, where Apple's grows while scopes are shown.
  public var scopeButtonTitles: [String]? {
    get { carried(SearchBarCarriedState.self).scopeButtonTitles }
    set { makeCarried(SearchBarCarriedState.self).scopeButtonTitles = newValue }
  }
  /// 0 at first, and not kept within the titles; carried: the delegate is not told.
  public var selectedScopeButtonIndex: Int {
    get { carried(SearchBarCarriedState.self).selectedScopeButtonIndex }
    set { makeCarried(SearchBarCarriedState.self).selectedScopeButtonIndex = newValue }
  }
  /// No at first; carried: the bar's height stays.
  public var showsScopeBar: Bool {
    get { carried(SearchBarCarriedState.self).showsScopeBar }
    set { makeCarried(SearchBarCarriedState.self).showsScopeBar = newValue }
  }
  /// Whether a book stands at the end of the field; no at first; carried: the text's room stays.
  public var showsBookmarkButton: Bool {
    get { carried(SearchBarCarriedState.self).showsBookmarkButton }
    set { makeCarried(SearchBarCarriedState.self).showsBookmarkButton = newValue }
  }
  /// Whether a list stands at the end of the field; no at first; carried: the text's room stays.
  public var showsSearchResultsButton: Bool {
    get { carried(SearchBarCarriedState.self).showsSearchResultsButton }
    set { makeCarried(SearchBarCarriedState.self).showsSearchResultsButton = newValue }
  }
  /// Whether that list's button looks pressed; no at first; carried.
  public var isSearchResultsButtonSelected: Bool {
    get { carried(SearchBarCarriedState.self).isSearchResultsButtonSelected }
    set { makeCarried(SearchBarCarriedState.self).isSearchResultsButtonSelected = newValue }
  }
  /// Whether the bar has a ground; carried: nothing is drawn.
  public var searchBarStyle: UISearchBar.Style {
    get { carried(SearchBarCarriedState.self).searchBarStyle }
    set { makeCarried(SearchBarCarriedState.self).searchBarStyle = newValue }
  }
  /// Light or dark; `.default` at first; carried: nothing is drawn.
  public var barStyle: UIBarStyle {
    get { carried(SearchBarCarriedState.self).barStyle }
    set { makeCarried(SearchBarCarriedState.self).barStyle = newValue }
  }
  /// In place of the bar's ground; nil for the system's; carried.
  public var backgroundImage: UIImage? {
    get { carried(SearchBarCarriedState.self).backgroundImage }
    set { makeCarried(SearchBarCarriedState.self).backgroundImage = newValue }
  }
  /// In place of the scopes' ground; nil for the system's; carried.
  public var scopeBarBackgroundImage: UIImage? {
    get { carried(SearchBarCarriedState.self).scopeBarBackgroundImage }
    set { makeCarried(SearchBarCarriedState.self).scopeBarBackgroundImage = newValue }
  }
  /// Whether what lies below shows through; yes at first; carried.
  public var isTranslucent: Bool {
    get { carried(SearchBarCarriedState.self).isTranslucent }
    set { makeCarried(SearchBarCarriedState.self).isTranslucent = newValue }
  }
  /// Yes at first; carried: the field stays as it is.
  public var isEnabled: Bool {
    get { carried(SearchBarCarriedState.self).isEnabled }
    set { makeCarried(SearchBarCarriedState.self).isEnabled = newValue }
  }
  /// In points from its usual place; carried: the field stays there.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { carried(SearchBarCarriedState.self).searchFieldBackgroundPositionAdjustment }
    set { makeCarried(SearchBarCarriedState.self).searchFieldBackgroundPositionAdjustment = newValue }
  }
  /// In points from its usual place within the field; carried.
  public var searchTextPositionAdjustment: UIOffset {
    get { carried(SearchBarCarriedState.self).searchTextPositionAdjustment }
    set { makeCarried(SearchBarCarriedState.self).searchTextPositionAdjustment = newValue }
  }
  /// Shown over the keyboard: Apple's `inputAccessoryView`; carried.
  public var searchAccessoryView: UIView? {
    get { carried(SearchBarCarriedState.self).searchAccessoryView }
    set { makeCarried(SearchBarCarriedState.self).searchAccessoryView = newValue }
  }
}

extension UISearchBar: UITextInputTraits {}

extension UISearchBar {
  /// Whether the bar has a ground. Raw values are Apple's.
  public enum Style: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, prominent, minimal
  }
  /// The small images of a bar. Raw values are Apple's.
  public enum Icon: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case search, clear, bookmark, resultsList
  }

  /// In place of the system's image; kept for each state; carried.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    makeCarried(SearchBarCarriedState.self).iconImages[.init(icon: icon, state: state)] = iconImage
  }
  /// What was set for exactly this state; carried.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    carried(SearchBarCarriedState.self).iconImages[.init(icon: icon, state: state)]
  }
  /// Kept for each state; carried: the field keeps its height, where Apple's takes the image's.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    makeCarried(SearchBarCarriedState.self).searchFieldBackgroundImages[state] = backgroundImage
  }
  /// Kept for each position and metrics; carried.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    makeCarried(SearchBarCarriedState.self).backgroundImages[
      BarPlace(position: barPosition, metrics: barMetrics)] = backgroundImage
  }
  /// Kept for each state; carried.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    makeCarried(SearchBarCarriedState.self).scopeBarButtonTitleTextAttributes[state] = attributes
  }
  /// In points from its usual place; kept for each image; carried.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    makeCarried(SearchBarCarriedState.self).positionAdjustments[icon] = adjustment
  }
  /// What was set for the place and height; nil otherwise; carried.
  public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    carried(SearchBarCarriedState.self).backgroundImages[BarPlace(position: barPosition, metrics: barMetrics)]
  }
  /// What was set for exactly this state; carried.
  public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?
  {
    carried(SearchBarCarriedState.self).scopeBarButtonTitleTextAttributes[state]
  }
  /// What was set for the image; none otherwise; carried.
  public func positionAdjustment(for icon: Icon) -> UIOffset {
    carried(SearchBarCarriedState.self).positionAdjustments[icon] ?? .zero
  }
}
