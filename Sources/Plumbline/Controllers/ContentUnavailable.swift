// What controllers show where there is no content: when they are asked for it. How it looks is UIKit's.

import Foundation

/// What is known where there is no content.
@MainActor
public struct UIContentUnavailableConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// What is searched for.
  public var searchText: String?
  /// A state of traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UIViewController {
  /// What is known where there is no content.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  private var owesContentUnavailableUpdate: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
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
