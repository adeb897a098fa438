// Views inside of bar items: the bar places them, whatever their constraints leave open.

import Foundation
import Plumbline

extension StoryboardSceneBuilder {
  /// Places the custom views of toolbar items that have no frame of their own: a run at the beginning follows the
  /// margin, a single item between flexible spaces is centred. So do the frames that the corpus stores for such views
  /// (8 at the beginning, 8 between spaces).
  func placeBarItems() {
    for item in built where item.view is UIToolbar {
      guard let items = item.element.first("items") else { continue }
      let entries = items.children.filter { $0.name == "barButtonItem" }
      placeLeadingRun(of: entries, in: item.view)
      if entries.count == 3, entries[0]["systemItem"] == "flexibleSpace",
        entries[2]["systemItem"] == "flexibleSpace",
        let view = placedView(of: entries[1])
      {
        addSystemConstraint(view, .centerX, item.view)
      }
      for view in entries.compactMap(customView) where view.translatesAutoresizingMaskIntoConstraints {
        // The bar fits such a view to what is in it: of the corpus' documents one stores a width of 0 around a label
        // that is 40 wide by a required constraint, and the label has its 40.
        (view.yieldsGivenWidth, view.yieldsGivenHeight) = (true, true)
      }
      for view in entries.compactMap(placedView) {
        // The items' area is the bar's lowest 44 points.
        let centre = try? NSLayoutConstraint.validated(
          item: view, attribute: .centerY, toItem: item.view, attribute: .bottom, constant: -22)
        try? centre?.activate()
        // A plain view without constraints on its size has none here, whatever lies in it (both of the corpus).
        if type(of: view) == UIView.self { collapse(view) }
      }
    }
  }

  private func collapse(_ view: UIView) {
    for length in [NSLayoutConstraint.Attribute.width, .height] {
      let empty = try? NSLayoutConstraint.validated(
        item: view, attribute: length, constant: 0, priority: UILayoutPriority(999))
      try? empty?.activate()
    }
  }

  /// Views and fixed spaces up to the first item whose width only the bar knows. Bars set frames, constraints
  /// alignment rectangles: a slider of 104 points ends 2 points after its rectangle
  /// (`AnimateImagesWithImageOverlay.storyboard`, view X1T-7d-zzc).
  private func placeLeadingRun(of entries: [DocumentElement], in bar: UIView) {
    var previous: (view: UIView, edge: NSLayoutConstraint.Attribute) = (bar, .leading)
    var distance = surroundings.sideMargin
    for entry in entries {
      if entry["systemItem"] == "fixedSpace" {
        distance += max(0, entry.number("width") ?? 0)
        continue
      }
      guard let view = customView(of: entry) else { return }
      if !view.translatesAutoresizingMaskIntoConstraints {
        let start = try? NSLayoutConstraint.validated(
          item: view, attribute: .leading, toItem: previous.view, attribute: previous.edge,
          constant: distance + view.alignmentRectInsets.left)
        try? start?.activate()
      }
      previous = (view, .trailing)
      distance = view.alignmentRectInsets.right
    }
  }

  private func customView(of entry: DocumentElement) -> UIView? {
    entry.first(key: "customView")?.id.flatMap { viewsByID[$0] }
  }

  private func placedView(of entry: DocumentElement) -> UIView? {
    customView(of: entry).flatMap { $0.translatesAutoresizingMaskIntoConstraints ? nil : $0 }
  }
}
