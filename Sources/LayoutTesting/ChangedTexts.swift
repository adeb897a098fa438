// The texts of a view tree in a pseudolanguage, and their restoration.

import Foundation
import Plumbline

/// Changes the texts of views, and restores them with their attributes.
@MainActor
struct ChangedTexts {
  private let text: (String) -> String
  /// The changed text of each place, and the closure that restores the original.
  private var changes: [Place: (shown: String, restore: () -> Void)] = [:]

  /// A text of a view: a field has two.
  private struct Place: Hashable {
    var view: ObjectIdentifier
    var name: String
  }

  /// - Parameter text: the text to show for an original one.
  init(_ text: @escaping (String) -> String) { self.text = text }

  /// Changes the texts that have not been changed yet; returns whether there were any.
  mutating func change(below view: UIView) -> Bool {
    var found = false
    switch view {
    case let label as UILabel:
      if label.textRuns != nil {
        found = change(label, "attributed", { label.attributedText }, { label.attributedText = $0 })
      } else {
        found = change(label, "text", { label.text }, { label.text = $0 })
      }
    case let button as UIButton:
      if button.attributedTitle(for: .normal) != nil {
        return change(
          button, "attributed", { button.attributedTitle(for: .normal) },
          { button.setAttributedTitle($0, for: .normal) })
      }
      guard button.configuration?.title != nil else {
        return change(button, "title", { button.title(for: .normal) }, { button.setTitle($0, for: .normal) })
      }
      return change(button, "title", { button.configuration?.title }, { button.configuration?.title = $0 })
    case let field as UITextField:
      let isChanged = change(field, "text", { field.text }, { field.text = $0 })
      return change(field, "placeholder", { field.placeholder }, { field.placeholder = $0 }) || isChanged
    case let view as UITextView:
      if view.textRuns != nil {
        return change(view, "attributed", { view.attributedText }, { view.attributedText = $0 })
      }
      return change(view, "text", { view.text }, { view.text = $0 })
    default: break
    }
    for subview in view.subviews where change(below: subview) { found = true }
    return found
  }

  private mutating func change(
    _ view: UIView, _ name: String, _ get: () -> String?, _ set: @escaping (String) -> Void
  ) -> Bool {
    guard let old = get(), isNew(old, view, name) else { return false }
    set(text(old))
    changes[Place(view: ObjectIdentifier(view), name: name)] = (get() ?? "", { set(old) })
    return true
  }

  private mutating func change(
    _ view: UIView, _ name: String, _ get: () -> NSAttributedString?,
    _ set: @escaping (NSAttributedString) -> Void
  ) -> Bool {
    guard let old = get(), isNew(old.string, view, name) else { return false }
    set(changed(old))
    changes[Place(view: ObjectIdentifier(view), name: name)] = (get()?.string ?? "", { set(old) })
    return true
  }

  private func isNew(_ text: String, _ view: UIView, _ name: String) -> Bool {
    !text.isEmpty && changes[Place(view: ObjectIdentifier(view), name: name)]?.shown != text
  }

  private func changed(_ old: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    old.enumerateAttributes(in: NSRange(location: 0, length: old.length)) { attributes, range, _ in
      let piece = old.attributedSubstring(from: range).string
      result.append(NSAttributedString(string: text(piece), attributes: attributes))
    }
    return result
  }

  func restore() { for change in changes.values { change.restore() } }
}
