// Content-unavailable configurations: what controllers show where there is no content. Their look is UIKit's.

import Foundation

/// What a controller's `contentUnavailableConfiguration` may depend on.
@MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// Those of the controller that made the state.
  public var traitCollection: UITraitCollection
  /// What is typed into a search; nil unless the program sets it.
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// A value of one's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
  /// Without a text of a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UIViewController {
  /// Made at each call, with the controller's traits and no text of a search.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  func noteContentUnavailableUpdate() {
    owesContentUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Asks the subclass what to show, if an update was asked for: before the view is laid out.
  func settleContentUnavailable() {
    guard owesContentUnavailableUpdate else { return }
    owesContentUnavailableUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}
