// Toolbars: appearances and the delegate. None of it changes a size.

import Foundation
import Plumbline

/// The carried properties of `UIToolbar`.
final class ToolbarCarriedState: CarriedState {
  var barStyle = UIBarStyle.default
  var standardAppearance: UIToolbarAppearance?
  var compactAppearance: UIToolbarAppearance?
  var scrollEdgeAppearance: UIToolbarAppearance?
  weak var delegate: (any UIToolbarDelegate)?
}

extension UIToolbar: UIBarPositioning {
  /// The delegate's answer; `.any` without one.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}

/// The delegate of a toolbar, asked for its position.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar {
  /// Light or dark, before appearances; `.default` initially; carried.
  public var barStyle: UIBarStyle {
    get { carried(ToolbarCarriedState.self).barStyle }
    set { makeCarried(ToolbarCarriedState.self).barStyle = newValue }
  }
  /// One object until another is set, so that its properties can be set in place; carried.
  public var standardAppearance: UIToolbarAppearance {
    get {
      let state = makeCarried(ToolbarCarriedState.self)
      let known = state.standardAppearance ?? UIToolbarAppearance()
      state.standardAppearance = known
      return known
    }
    set { makeCarried(ToolbarCarriedState.self).standardAppearance = newValue }
  }
  /// In bars of 32 points; nil for `standardAppearance`; carried.
  public var compactAppearance: UIToolbarAppearance? {
    get { carried(ToolbarCarriedState.self).compactAppearance }
    set { makeCarried(ToolbarCarriedState.self).compactAppearance = newValue }
  }
  /// While content is at its lower end; nil for `standardAppearance`; carried.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { carried(ToolbarCarriedState.self).scrollEdgeAppearance }
    set { makeCarried(ToolbarCarriedState.self).scrollEdgeAppearance = newValue }
  }
  /// The delegate, asked for the bar's position (`barPosition`). Not retained.
  public var delegate: (any UIToolbarDelegate)? {
    get { carried(ToolbarCarriedState.self).delegate }
    set { makeCarried(ToolbarCarriedState.self).delegate = newValue }
  }
}
