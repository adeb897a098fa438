// The largest rectangle of an aspect ratio in a window's safe area.

import Foundation
import Plumbline

/// A guide that keeps an aspect ratio.
@preconcurrency @MainActor
public protocol UILayoutGuideAspectFitting: AnyObject {
  /// Width by height; 0 by default, for the whole area.
  var aspectRatio: CGFloat { get set }
}

/// The guide in the middle of the safe area, as large as fits.
final class AspectFitGuide: UILayoutGuide, UILayoutGuideAspectFitting {
  private var proportion: NSLayoutConstraint?

  var aspectRatio: CGFloat = 0 {
    didSet {
      guard aspectRatio != oldValue else { return }
      proportion?.isActive = false
      proportion =
        aspectRatio > 0 ? widthAnchor.constraint(equalTo: heightAnchor, multiplier: aspectRatio) : nil
      proportion?.isActive = true
    }
  }

  /// Adds the guide to a window, and constrains it to the safe area.
  func fit(in window: UIWindow) {
    window.addLayoutGuide(self)
    let area = window.safeAreaLayoutGuide
    let fills = [
      widthAnchor.constraint(equalTo: area.widthAnchor), heightAnchor.constraint(equalTo: area.heightAnchor),
    ]
    // Of the two wishes the one gives way that the proportion leaves no room for.
    for wish in fills { wish.priority = .defaultHigh }
    NSLayoutConstraint.activate(
      fills + [
        centerXAnchor.constraint(equalTo: area.centerXAnchor),
        centerYAnchor.constraint(equalTo: area.centerYAnchor),
        widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor),
        heightAnchor.constraint(lessThanOrEqualTo: area.heightAnchor),
      ])
  }
}

extension UIWindow {
  /// A guide in the middle of the safe area, as large as its aspect ratio lets it be.
  public var safeAreaAspectFitLayoutGuide: UILayoutGuide & UILayoutGuideAspectFitting {
    let state = makeCarried(WindowCarriedState.self)
    if let known = state.aspectFitGuide { return known }
    let made = AspectFitGuide()
    state.aspectFitGuide = made
    made.fit(in: self)
    return made
  }
}

private final class WindowCarriedState: CarriedState {
  var aspectFitGuide: AspectFitGuide?
}
