// A tree of views that a program made, as a scene: names for its views, and the lines that made its constraints.

import Foundation
import LayoutReport
import LayoutScene
import Plumbline
import ViewPictures

/// A laid-out tree with the lines of its constraints.
@MainActor
struct TracedScene {
  let scene: Scene
  /// The lines that made constraints, by the constraints' ids in the scene.
  let sites: [String: NSLayoutConstraint.CreationSite]
  private let ids: [ObjectIdentifier: String]

  /// The tree below a view. `owners` are objects whose properties name views, such as the view's controller.
  init(_ root: UIView, title: String, owners: [Any] = []) {
    var names = ViewNaming()
    for owner in owners { names.add(owner) }
    names.add(root)
    scene = Scene(document: title, id: String(describing: type(of: root)), title: title, rootView: root)
    var ids: [ObjectIdentifier: String] = [:]
    Self.collect(root, parent: nil, into: scene, &names, &ids)
    self.ids = ids
    sites = Self.collectConstraints(below: root, into: scene)
  }

  func id(of view: UIView) -> String? { ids[ObjectIdentifier(view)] }

  private static func collect(
    _ view: UIView, parent: String?, into scene: Scene, _ names: inout ViewNaming,
    _ ids: inout [ObjectIdentifier: String]
  ) {
    names.add(view)
    let className = view.uiKitClassName
    let ownName = String(describing: type(of: view))
    let name = names.name(of: view)
    let id = names.unique(parent == nil ? scene.id : name ?? ownName)
    ids[ObjectIdentifier(view)] = id
    scene.views.append(
      SceneView(
        view: view, id: id, kind: view.documentKind,
        customClass: ownName == className ? nil : ownName,
        label: name, parentID: parent, isPlacedByConstraints: !view.translatesAutoresizingMaskIntoConstraints)
    )
    // What controls and texts are made of is theirs.
    let isWhole =
      view is UIControl || view is UILabel || view is UIImageView || view is UITextView || view is UISearchBar
    for subview in isWhole ? [] : view.subviews { collect(subview, parent: id, into: scene, &names, &ids) }
  }

  private static func collectConstraints(below root: UIView, into scene: Scene) -> [String: NSLayoutConstraint
    .CreationSite]
  {
    var sites: [String: NSLayoutConstraint.CreationSite] = [:]
    for entry in scene.views {
      for constraint in entry.view.constraints {
        guard let site = constraint.creationSite else { continue }
        let file = "\(site.fileID)".split(separator: "/").last.map(String.init) ?? ""
        var id = "\(file):\(site.line)"
        var number = 1
        while sites[id] != nil {
          number += 1
          id = "\(file):\(site.line) (\(number))"
        }
        scene.constraints.append(SceneConstraint(constraint: constraint, id: id, line: Int(site.line)))
        constraint.creationSite = site
        sites[id] = site
      }
    }
    return sites
  }
}

/// Names of views: their accessibility identifier, or the property that holds them.
@MainActor
private struct ViewNaming {
  private var names: [ObjectIdentifier: String] = [:]
  private var used: [String: Int] = [:]

  /// Adds the names of the views that an object's properties hold.
  mutating func add(_ owner: Any) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror {
      let name = String(describing: current.subjectType)
      if name.hasPrefix("UI") { return }
      for child in current.children {
        guard var label = child.label else { continue }
        if label.hasPrefix("$__lazy_storage_$_") { label.removeFirst(18) }
        if let view = Self.view(child.value) {
          names[ObjectIdentifier(view)] = names[ObjectIdentifier(view)] ?? label
        } else if let views = child.value as? [UIView] {
          for (index, view) in views.enumerated() {
            names[ObjectIdentifier(view)] = names[ObjectIdentifier(view)] ?? "\(label)[\(index)]"
          }
        }
      }
      mirror = current.superclassMirror
    }
  }

  private static func view(_ value: Any) -> UIView? {
    if let view = value as? UIView { return view }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let inner = mirror.children.first?.value else { return nil }
    return inner as? UIView
  }

  func name(of view: UIView) -> String? { view.accessibilityIdentifier ?? names[ObjectIdentifier(view)] }

  /// A name that no other view has.
  mutating func unique(_ name: String) -> String {
    used[name, default: 0] += 1
    let number = used[name, default: 1]
    return number == 1 ? name : "\(name) \(number)"
  }
}
