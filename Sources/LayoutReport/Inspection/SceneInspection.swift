// The bridge from a tree of views to plain values: names, places and texts of everything that a report mentions.

import Foundation
import LayoutScene
import Plumbline

/// A laid-out scene with the names, positions and texts of its views, guides and constraints.
@MainActor
struct SceneInspection {
  let scene: Scene
  let tables: InspectionTables
  private let viewIndex: [ObjectIdentifier: Int32]
  private let guideIndex: [ObjectIdentifier: Int]

  init(_ scene: Scene) {
    self.scene = scene
    tables = InspectionTables(scene)
    viewIndex = Dictionary(
      firstOf: scene.views.indices.lazy.map { (ObjectIdentifier(scene.views[$0].view), Int32($0)) })
    guideIndex = Dictionary(firstOf: scene.guides.enumerated().map { (ObjectIdentifier($1.guide), $0) })
  }

  /// The views as they lie now.
  var views: [ViewReport] { scene.views.map(report) }

  private func report(on entry: SceneView) -> ViewReport {
    let view = entry.view
    let text = ViewText(of: view)
    var report = ViewReport(
      id: entry.id, kind: entry.kind,
      className: entry.customClass ?? entry.systemClass ?? tables.className(of: view),
      name: entry.label ?? entry.outletName ?? text.map { shortened($0.text) }, text: text?.text,
      parent: entry.parentID, line: entry.line, frame: entry.documentRect(view.frame),
      frameInScene: CGRect(origin: Self.originInScene(of: view, root: scene.rootView), size: view.frame.size))
    report.fontSize = text?.fontSize
    report.isHidden = view.isHidden
    report.clips = view.clipsToBounds
    return report
  }

  /// The origin of a view's frame, in the space of a scene whose root's origin is 0, 0.
  static func originInScene(of view: UIView, root: UIView) -> CGPoint {
    var origin = CGPoint.zero
    var current = view
    while current !== root, let superview = current.superview {
      origin.x += current.frame.origin.x - superview.bounds.origin.x
      origin.y += current.frame.origin.y - superview.bounds.origin.y
      current = superview
    }
    return origin
  }

  /// A rectangle of a view's own space (guides' frames, margins) in the scene's space.
  func inScene(_ rect: CGRect, of view: UIView) -> CGRect {
    let origin = Self.originInScene(of: view, root: scene.rootView)
    return rect.offsetBy(dx: origin.x - view.bounds.origin.x, dy: origin.y - view.bounds.origin.y)
  }

  /// The index of a view among the document's views.
  func place(of view: UIView) -> Int? { viewIndex[ObjectIdentifier(view)].map(Int.init) }
  func entry(of view: UIView) -> SceneView? { place(of: view).map { scene.views[$0] } }
  func entry(of guide: UILayoutGuide) -> SceneGuide? {
    guideIndex[ObjectIdentifier(guide)].map { scene.guides[$0] }
  }
  func entry(of constraint: NSLayoutConstraint) -> SceneConstraint? { tables.entry(of: constraint) }
  func report(on view: UIView) -> ViewReport? { entry(of: view).map(report) }

  func phrase(for item: AnyObject?) -> String {
    if let view = item as? UIView {
      return report(on: view).map { ViewNames($0).phrase } ?? "\(type(of: view)) of the system"
    }
    if let guide = item as? UILayoutGuide {
      let owner = guide.owningView.map { " of \(phrase(for: $0))" } ?? ""
      return "the \(name(of: guide))\(owner)"
    }
    return "nothing"
  }

  private func name(of guide: UILayoutGuide) -> String {
    if let entry = entry(of: guide) { return spacedWords(entry.name) }
    switch guide.identifier {
    case "UIViewSafeAreaLayoutGuide": return "safe area"
    case "UIViewLayoutMarginsGuide": return "margins"
    case "UIViewReadableContentGuide": return "readable width"
    case "": return "guide"
    default: return "guide \(guide.identifier)"
    }
  }

  /// The document view that an item is or belongs to.
  func viewID(of item: AnyObject?) -> String? {
    if let view = item as? UIView { return entry(of: view)?.id }
    return (item as? UILayoutGuide)?.owningView.flatMap { entry(of: $0)?.id }
  }

  func report(on constraint: NSLayoutConstraint) -> ConstraintReport {
    let entry = entry(of: constraint)
    let notation = self.notation(of: constraint)
    var report = ConstraintReport(
      id: entry?.id ?? constraint.identifier ?? notation, words: words(of: constraint), notation: notation,
      views: viewIDs(of: [constraint]), line: entry?.line, column: entry?.column)
    report.key = key(of: constraint)
    report.isOfSystem = entry == nil && !scene.isOfProgram
    if entry == nil, let stack = arrangingStack(of: constraint).flatMap({ viewID(of: $0) }) {
      report.arrangement = "\(constraint.firstAttribute.isVertical ? "vertical" : "horizontal") \(stack)"
    }
    return report
  }

  /// The document views that constraints relate, each once.
  func viewIDs(of constraints: [NSLayoutConstraint]) -> [String] {
    var seen = Set<String>()
    return constraints.flatMap { [viewID(of: $0.firstItem), viewID(of: $0.secondItem)] }
      .compactMap { $0 }.filter { seen.insert($0).inserted }
  }

  func words(of constraint: NSLayoutConstraint) -> String {
    if let mask = constraint as? NSAutoresizingMaskLayoutConstraint, let words = words(ofMask: mask) {
      return words
    }
    return sentence(of: constraint) + reason(for: constraint)
  }

  private func words(ofMask mask: NSAutoresizingMaskLayoutConstraint) -> String? {
    guard let view = mask.firstItem as? UIView else { return nil }
    let isHorizontal = mask.firstAttribute == .width
    let name = phrase(for: view)
    let fact: String
    if mask.isLength {
      let length = isHorizontal ? view.frame.width : view.frame.height
      fact = "the \(isHorizontal ? "width" : "height") of \(name) is \(points(length))"
    } else {
      let origin = isHorizontal ? view.frame.minX : view.frame.minY
      fact = "the \(isHorizontal ? "left" : "top") edge of \(name) is at \(decimal(origin))"
    }
    return "\(fact), from its frame and autoresizing mask"
  }

  /// Why the system asks for a constraint that the document does not have; empty for the document's own.
  private func reason(for constraint: NSLayoutConstraint) -> String {
    guard entry(of: constraint) == nil else { return "" }
    if let name = arrangingStack(of: constraint).map({ phrase(for: $0) }) {
      return constraint.identifier == "UISV-hiding"
        ? ", because it is hidden in \(name)" : ", from the arrangement of \(name)"
    }
    guard let identifier = constraint.identifier else { return "" }
    if identifier.hasPrefix("UIView-Encapsulated-Layout") { return ", the size that its container gives it" }
    if identifier.hasPrefix("_UITemporaryLayout") { return ", the size of the scene" }
    if identifier == "NSIBPrototypingLayoutConstraint" { return ", from its fixed frame" }
    return ""
  }

  /// The stack view that a constraint of the system's belongs to: whose guide it relates, that holds one of its views in
  /// the other, or both in itself.
  private func arrangingStack(of constraint: NSLayoutConstraint) -> UIView? {
    // AppKit's stack views do not name theirs.
    guard constraint.identifier?.hasPrefix("UISV-") ?? true else { return nil }
    let items = [constraint.firstItem, constraint.secondItem]
    let views = items.compactMap { $0 as? UIView }
    let holders =
      items.compactMap { ($0 as? UILayoutGuide)?.owningView }
      + views.filter { view in views.contains { $0.superview === view } }
      + views.prefix(1).compactMap(\.superview)
    return (holders + views).first { $0 is UIStackView || entry(of: $0)?.kind == "stackView" }
  }

  private func sentence(of constraint: NSLayoutConstraint) -> String {
    ConstraintWords(
      firstItem: phrase(for: constraint.firstItem), firstAttribute: constraint.firstAttribute,
      relation: constraint.relation,
      secondItem: constraint.secondItem.map { phrase(for: $0) },
      secondAttribute: constraint.secondAttribute, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority.rawValue,
      relatesItemToItself: constraint.firstItem === constraint.secondItem
    ).sentence
  }
}

extension UIView {
  /// The nearest of UIKit's classes: readers and programs have some of their own.
  package var uiKitClassName: String {
    sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) }).lazy
      .map { String(describing: $0) }.first { $0.hasPrefix("UI") } ?? "UIView"
  }
}
