// A program's views as a scene, as if a document had described them: ids and kinds where documents have their own.

import Foundation
import LayoutScene
import Plumbline

/// The scene of a tree that no document describes.
@MainActor
struct ProgramScene {
  let scene: Scene
  private var count = 0
  private var taken: Set<String> = []

  /// A scene of a view and everything in it. The views are not changed.
  init(_ root: UIView) {
    scene = Scene(
      document: "", id: "", direction: root.effectiveLayoutEnvironment.isRightToLeft ? "rtl" : "ltr",
      scale: root.effectiveLayoutEnvironment.displayScale, rootView: root)
    // Lists make their cells when they are laid out.
    root.layoutIfNeeded()
    add(root, to: nil)
    scene.id = scene.views.first?.id ?? ""
    var looks = ProgramAppearance()
    let views = scene.views.map(\.view)
    scene.appearance = {
      looks.read(views)
      return looks.appearance
    }
  }

  private mutating func add(_ view: UIView, to parent: String?) {
    let id = unusedID(view.accessibilityIdentifier)
    scene.views.append(
      SceneView(
        view: view, id: id, kind: view.documentKind, customClass: String(describing: type(of: view)),
        label: view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }, parentID: parent,
        isPlacedByConstraints: !view.translatesAutoresizingMaskIntoConstraints))
    for (index, constraint) in view.constraints.enumerated() where constraint.isActive {
      // An entry forgets the line of code that made a document's constraint; here it is the program's own.
      let site = constraint.creationSite
      scene.constraints.append(
        SceneConstraint(constraint: constraint, id: constraint.identifier ?? "\(id).\(index + 1)"))
      constraint.creationSite = site
    }
    for (index, guide) in view.layoutGuides.enumerated() {
      let name = guide.identifier.isEmpty ? "guide" : guide.identifier
      scene.guides.append(SceneGuide(guide: guide, id: "\(id).guide\(index + 1)", name: name, ownerID: id))
    }
    guard !Self.isWhole(view) else { return }
    for subview in view.subviews { add(subview, to: id) }
  }

  private mutating func unusedID(_ identifier: String?) -> String {
    count += 1
    if let identifier, !identifier.isEmpty, taken.insert(identifier).inserted { return identifier }
    var id = "\(count)"
    while !taken.insert(id).inserted { id += "'" }
    return id
  }

  /// Whether a view is drawn as a whole, as its subviews are private to it.
  private static func isWhole(_ view: UIView) -> Bool {
    view is UIControl && view.documentKind != "control" || view is UILabel || view is UIImageView
  }
}
