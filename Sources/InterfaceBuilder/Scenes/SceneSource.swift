// The roots of a document's scenes: the outermost elements that have a frame, as the canvas shows them.

import Typography

/// One scene as the document stores it.
struct SceneSource {
  /// The root view's element.
  let root: DocumentElement
  /// The controller or top-level object around it.
  let controller: DocumentElement?

  /// Whether it is the one scene that speaks for its controller, however many views claim to be the controller's.
  let representsController: Bool

  /// Whether a text of it holds kana.
  let holdsKana: Bool

  /// Whether the root is the view of its controller, not of a bar item.
  var isControllersView: Bool { controller != nil && root.parent == controller }

  /// The elements that are no view hierarchies, whatever they contain.
  static let skipped: Set<String> = ["constraints", "connections", "variation", "resources"]

  /// Every scene in document order. Bars that belong to a container controller show no content and are left out.
  static func all(below root: DocumentElement) -> [SceneSource] {
    var sources: [SceneSource] = []
    var controller: DocumentElement?
    var represented: DocumentElement?
    var elements = root.descendants(skipping: skipped)
    while let element = elements.next() {
      if let open = controller, !open.contains(element) { controller = nil }
      if ControllerKind.isController(element) { controller = element }
      guard ViewKind.isView(element) else { continue }
      if !isContainersBar(element, of: controller) {
        let isControllersView = controller != nil && element.parent == controller
        let isFirst = isControllersView && controller != represented
        if isFirst { represented = controller }
        sources.append(
          SceneSource(
            root: element, controller: controller, representsController: isFirst,
            holdsKana: element.descendants().contains(where: holdsKana)))
      }
      elements.skip(element)
    }
    return sources
  }

  private static func holdsKana(_ element: DocumentElement) -> Bool {
    // Most elements of a document are constraints.
    element.name != "constraint"
      && ["text", "title", "placeholder"].contains { element[$0]?.holdsKana ?? false }
      || element.text.holdsKana
  }

  private static func isContainersBar(_ element: DocumentElement, of controller: DocumentElement?) -> Bool {
    guard let controller, element.parent == controller else { return false }
    return ["navigationBar", "tabBar", "toolbar"].contains(element.name)
  }
}

package enum ViewKind {
  /// A view has an id, and a frame of its own or a place among subviews; documents of Xcode 5 leave out the frames of
  /// prototype cells, those of merges the frames of some views. A fixed frame that is missing belongs to another size class.
  package static func isView(_ element: DocumentElement) -> Bool {
    guard element.id != nil else { return false }
    return element.first("rect", key: "frame") != nil || cells.contains(element.name)
      || element.parent?.name == "subviews" && element.name != "reference" && element["fixedFrame"] != "YES"
  }

  private static let cells: Set<String> = ["tableViewCell", "tableViewCellContentView"]

  /// Cells and section headers have the size of their row, whatever the device.
  static func isCell(_ element: DocumentElement) -> Bool { rows.contains(element.name) }

  /// Their content views are sized by them.
  static func isContentOfCell(_ element: DocumentElement) -> Bool {
    element.key == "contentView" && element.parent.map(isCell) ?? false
  }

  private static let rows: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView",
  ]
}
