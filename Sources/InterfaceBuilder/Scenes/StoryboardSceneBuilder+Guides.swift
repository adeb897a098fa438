// The layout guides that a document names: those of its views, and the top and bottom guides of old controllers.

import Foundation
import LayoutScene
import Plumbline

extension StoryboardSceneBuilder {
  /// Finds or makes every guide of the scene's views and its controller.
  func collectGuides() {
    for item in built {
      for child in item.element.element.children where Self.guideNames.contains(child.name) {
        guard let id = child.id, let key = child.key else { continue }
        guard let guide = guide(key, of: item.view) else {
          scene.problems.append(
            SceneProblem(
              kind: .unsupported, message: "The layout guide “\(key)” (\(id)) is not supported.",
              fix: "Constrain to another guide of the view.", views: [item.element.id].compactMap { $0 },
              line: child.line, column: child.column))
          continue
        }
        add(guide, id: id, name: key, owner: item.element.id)
      }
    }
    guard source.isControllersView, let guides = source.controller?.first("layoutGuides") else { return }
    for child in guides.children where child.name == "viewControllerLayoutGuide" {
      guard let id = child.id, let type = child["type"] else { continue }
      add(
        controllerGuide(type), id: id, name: type == "top" ? "topLayoutGuide" : "bottomLayoutGuide",
        owner: source.root.id)
    }
  }

  private static let guideNames: Set<String> = ["viewLayoutGuide", "keyboardLayoutGuide"]

  private func add(_ guide: UILayoutGuide, id: String, name: String, owner: String?) {
    guidesByID[id] = guide
    scene.guides.append(SceneGuide(guide: guide, id: id, name: name, ownerID: owner))
  }

  private func guide(_ key: String, of view: UIView) -> UILayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "layoutMargins", "layoutMarginsGuide": view.layoutMarginsGuide
    case "readableContent", "readableContentGuide": view.readableContentGuide
    case "keyboard", "keyboardLayoutGuide": keyboardGuide(of: view)
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }

  /// Without a keyboard, its guide lies below the safe area.
  private func keyboardGuide(of view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "UIViewKeyboardLayoutGuide"
    view.addLayoutGuide(guide)
    let top = try? NSLayoutConstraint.validated(
      item: guide, attribute: .top, toItem: view.safeAreaLayoutGuide, attribute: .bottom)
    try? top?.activate()
    for edge in [NSLayoutConstraint.Attribute.bottom, .leading, .trailing] {
      addSystemConstraint(guide, edge, view)
    }
    return guide
  }

  static let bottomGuideIdentifier = "_UIViewControllerBottom"

  /// The guides that the safe area replaced in iOS 11: as wide as the root, as high as its insets.
  private func controllerGuide(_ type: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    let isTop = type == "top"
    guide.identifier = isTop ? "_UIViewControllerTop" : Self.bottomGuideIdentifier
    let root = scene.rootView
    root.addLayoutGuide(guide)
    let edge: NSLayoutConstraint.Attribute = isTop ? .top : .bottom
    let length = isTop ? surroundings.safeArea.top : surroundings.safeArea.bottom
    addSystemConstraint(guide, edge, root)
    addSystemConstraint(guide, .leading, root)
    addSystemConstraint(guide, .trailing, root)
    if let height = addSystemConstraint(guide, .height, nil, constant: length) {
      controllerGuideHeights.append((height, isTop))
    }
    return guide
  }

  /// A constraint that the document does not list: of a guide, or in the place of a fixed frame.
  @discardableResult func addSystemConstraint(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?, constant: CGFloat = 0,
    identifier: String? = nil
  ) -> NSLayoutConstraint? {
    let constraint = try? NSLayoutConstraint.validated(
      item: item, attribute: attribute, toItem: other, attribute: other == nil ? .notAnAttribute : attribute,
      constant: constant)
    constraint?.identifier = identifier
    try? constraint?.activate()
    return constraint
  }
}
