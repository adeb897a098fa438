// A root of a size with views in it, for tests that follow Apple's documentation sentence by sentence.

import Foundation

@testable import Plumbline

/// A root view and the views of one test, placed by constraints.
struct Stage {
  let root: UIView

  init(_ width: CGFloat, _ height: CGFloat) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// A subview of the root without content.
  func view() -> UIView { adding(UIView()) }

  /// A subview with content of a size; -1 for no size of its own on an axis.
  func view(_ width: CGFloat, _ height: CGFloat, hugging: Float = 250, resistance: Float = 750) -> UIView {
    let view = adding(SizedView(width, height))
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
      view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis)
    }
    return view
  }

  func adding(_ view: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// Activates constraints by formats and lays out.
  func lay(
    _ formats: [String], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil,
    _ views: [String: Any]
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    root.layoutIfNeeded()
  }

  /// Activates constraints and lays out.
  func lay(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }
}

/// Puts a tree into a window, which has to be kept: outside of one no view is ambiguous (spec 02 §6).
func inWindow(_ root: UIView) -> UIWindow {
  let window = UIWindow(frame: root.bounds)
  window.addSubview(root)
  return window
}

extension NSLayoutConstraint {
  /// With another priority.
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }

  /// `first.attribute REL multiplier·second.attribute + constant` by the initialiser.
  static func item(
    _ first: Any, _ attribute: Attribute, _ relation: Relation = .equal, _ second: Any? = nil,
    _ secondAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: multiplier, constant: constant)
  }
}

/// Shorter to read in tables of frames.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
