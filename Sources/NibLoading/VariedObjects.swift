// The variations of a document by size class, chosen again when the traits change: views and constraints that are installed,
// and attributes. Views that are not installed are made all the same, and their outlets are connected, as on Apple's systems.

import Foundation
import InterfaceBuilder
import Plumbline

/// The objects of one turn that a document varies. What a program changes stays until a variation says something else than
/// before.
@MainActor
final class VariedObjects: VariationStorage {
  /// A view of a list that can leave parts out, and where it belongs.
  struct Part {
    var view: UIView
    var container: Reference<UIView>
    var list: DocumentElement
    var element: DocumentElement
    var isInstalled: Bool
  }

  /// A constraint of a list that can leave parts out, or with other numbers by size class.
  struct Condition {
    var constraint: NSLayoutConstraint
    var holder: Reference<UIView>
    var list: DocumentElement
    var element: DocumentElement
    var isInstalled: Bool
  }

  /// An unretained reference: the tree above retains what is installed.
  struct Reference<Object: AnyObject> {
    weak var object: Object?
  }

  private let usesVariations: Bool
  private let factory: ViewFactory
  private var traits: Traits
  private(set) var parts: [Part] = []
  private(set) var conditions: [Condition] = []
  private(set) var views: [(view: Reference<UIView>, element: DocumentElement)] = []

  init(usesVariations: Bool, factory: ViewFactory, traits: Traits) {
    self.usesVariations = usesVariations
    self.factory = factory
    self.traits = traits
  }

  /// The views at the top of what was made, which tell of other traits. No view of a turn lies in a tree of another one yet.
  var roots: [UIView] {
    var roots: [UIView] = []
    let known =
      parts.compactMap(\.container.object) + conditions.compactMap(\.holder.object)
      + views.compactMap(\.view.object)
    for view in known {
      var root = view
      while let above = root.superview ?? parts.first(where: { $0.view === root })?.container.object {
        root = above
      }
      if !roots.contains(where: { $0 === root }) { roots.append(root) }
    }
    return roots
  }

  func add(_ part: Part) { parts.append(part) }
  func add(_ condition: Condition) { conditions.append(condition) }
  func add(_ view: UIView, _ element: DocumentElement) { views.append((Reference(object: view), element)) }

  /// Whether an item of a constraint lies in a view that is not installed.
  func leavesOut(itemsOf constraint: NSLayoutConstraint) -> Bool {
    parts.contains { part in
      !part.isInstalled
        && [constraint.firstItem, constraint.secondItem].contains { item in
          ((item as? UIView) ?? (item as? UILayoutGuide)?.owningView)?.isDescendant(of: part.view) ?? false
        }
    }
  }

  /// Whether an element says different things by size class.
  static func isVaried(_ element: DocumentElement) -> Bool {
    element.children.contains { $0.name == "variation" && $0.key != "default" }
  }

  // MARK: Choosing again

  func traitsDidChange(to collection: UITraitCollection) {
    let old = traits
    traits = ObjectMaker.traits(of: collection)
    guard traits != old else { return }
    // Constraints of what goes are given up first, then those of what is there at last are made.
    for index in conditions.indices where conditions[index].isInstalled && !isInstalled(conditions[index]) {
      conditions[index].isInstalled = false
      conditions[index].constraint.isActive = false
    }
    for index in parts.indices { choose(index) }
    for (reference, element) in views {
      if let view = reference.object { vary(view, varied(element, old), varied(element, traits)) }
    }
    for index in conditions.indices {
      vary(
        conditions[index].constraint, varied(conditions[index].element, old),
        varied(conditions[index].element, traits))
      if isInstalled(conditions[index]), !conditions[index].isInstalled {
        conditions[index].isInstalled = true
        conditions[index].constraint.isActive = true
      }
    }
  }

  private func varied(_ element: DocumentElement, _ traits: Traits) -> VariedElement {
    VariedElement(element, traits: traits, usesVariations: usesVariations)
  }

  private func choose(_ index: Int) {
    let part = parts[index]
    let excluded = varied(part.list, traits).excluded("subviews")
    let isInstalled = part.element.id.map { !excluded.contains($0) } ?? true
    guard isInstalled != part.isInstalled, let container = part.container.object else { return }
    parts[index].isInstalled = isInstalled
    guard isInstalled else {
      part.view.removeFromSuperview()
      return
    }
    let view = part.view
    let list = part.list
    let before = parts.prefix { $0.view !== view }.filter { $0.list == list }.map(\.view)
    if let stack = container as? UIStackView {
      let index = before.compactMap { stack.arrangedSubviews.firstIndex(of: $0) }.max() ?? -1
      stack.insertArrangedSubview(view, at: index + 1)
    } else {
      let index = before.compactMap { container.subviews.firstIndex(of: $0) }.max() ?? -1
      container.insertSubview(view, at: index + 1)
    }
  }

  /// Whether the document has a constraint under the current traits, and its items are in the tree.
  private func isInstalled(_ condition: Condition) -> Bool {
    guard let holder = condition.holder.object else { return false }
    if let id = condition.element.id, varied(condition.list, traits).excluded("constraints").contains(id) {
      return false
    }
    return condition.constraint.hasItems(within: holder)
  }

  // MARK: Attributes

  private func vary(_ constraint: NSLayoutConstraint, _ old: VariedElement, _ new: VariedElement) {
    guard Self.isVaried(new.element) else { return }
    if old["constant"] != new["constant"] { constraint.constant = new.number("constant") ?? 0 }
    if old["priority"] != new["priority"], let priority = new.number("priority"), priority > 0,
      priority <= 1000
    {
      constraint.priority = UILayoutPriority(Float(priority))
    }
  }

  private func vary(_ view: UIView, _ old: VariedElement, _ new: VariedElement) {
    func differs(_ attributes: String...) -> Bool { attributes.contains { old[$0] != new[$0] } }
    if differs("hidden") { view.isHidden = new.flag("hidden") ?? false }
    if differs("alpha") { view.alpha = new.number("alpha") ?? 1 }
    if old.first("edgeInsets", key: "layoutMargins") != new.first("edgeInsets", key: "layoutMargins"),
      let insets = new.first("edgeInsets", key: "layoutMargins")
    {
      view.layoutMargins = insets.edgeInsets
    }
    if let stack = view as? UIStackView,
      differs("axis", "spacing", "spacingType", "alignment", "distribution", "baselineRelativeArrangement")
    {
      factory.configure(stack as UIView, new)
    }
    if old.first("fontDescription", key: "fontDescription")
      != new.first("fontDescription", key: "fontDescription"),
      let font = factory.font(of: new)
    {
      switch view {
      case let label as UILabel: label.font = font
      case let field as UITextField: field.font = font
      case let text as UITextView: text.font = font
      case let button as UIButton: button.titleLabel?.font = font
      default: break
      }
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the items are a view, or views and guides in the tree below it.
  func hasItems(within holder: UIView) -> Bool {
    [firstItem, secondItem].allSatisfy { item in
      switch item {
      case let view as UIView: view.isDescendant(of: holder)
      case let guide as UILayoutGuide: guide.owningView?.isDescendant(of: holder) ?? false
      default: true
      }
    }
  }
}
