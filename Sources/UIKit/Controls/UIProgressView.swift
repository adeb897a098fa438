// Images of progress views. The height stays.

import Foundation
import Plumbline

/// The carried properties of `UIProgressView`.
final class ProgressViewCarriedState: CarriedState {
  var progressImage: UIImage?
  var trackImage: UIImage?
}

extension UIProgressView {
  /// Of the part that is done; nil for a plain one; carried: the height stays.
  public var progressImage: UIImage? {
    get { carried(ProgressViewCarriedState.self).progressImage }
    set { makeCarried(ProgressViewCarriedState.self).progressImage = newValue }
  }
  /// Of the whole; nil for a plain one; carried: the height stays.
  public var trackImage: UIImage? {
    get { carried(ProgressViewCarriedState.self).trackImage }
    set { makeCarried(ProgressViewCarriedState.self).trackImage = newValue }
  }
}
