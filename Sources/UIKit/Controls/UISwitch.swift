// Switches: images and style. The size stays.

import Foundation
import Plumbline

/// The carried properties of `UISwitch`.
final class SwitchCarriedState: CarriedState {
  var onImage: UIImage?
  var offImage: UIImage?
  var preferredStyle = UISwitch.Style.automatic
}

extension UISwitch {
  /// Without effect, as in Apple's since iOS 7.
  public var onImage: UIImage? {
    get { carried(SwitchCarriedState.self).onImage }
    set { makeCarried(SwitchCarriedState.self).onImage = newValue }
  }
  /// Without effect, as in Apple's since iOS 7.
  public var offImage: UIImage? {
    get { carried(SwitchCarriedState.self).offImage }
    set { makeCarried(SwitchCarriedState.self).offImage = newValue }
  }
  /// Checkboxes are for the Mac. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, checkbox, sliding
  }
  /// `.automatic` by default; carried: it is a sliding one.
  public var preferredStyle: Style {
    get { carried(SwitchCarriedState.self).preferredStyle }
    set { makeCarried(SwitchCarriedState.self).preferredStyle = newValue }
  }
  /// Always `.sliding`.
  public var style: Style { .sliding }
}
