// Layout margins and safe area that follow from a view's place: the root's, and those of cells (spec 10 §4).

import Foundation
import Plumbline

extension SceneBuilder {
  /// Gives the root its insets and margins, and the cells theirs.
  func setMargins() {
    let root = scene.rootView
    let safeArea = surroundings.safeArea
    root.hostSafeAreaInsets = UIEdgeInsets(
      top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    if isRootOfController {
      root.systemMinimumLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: surroundings.sideMargin, bottom: 0, trailing: surroundings.sideMargin)
      if !surroundings.editor.marginsFollowSafeArea { root.insetsLayoutMarginsFromSafeArea = false }
    }
    for item in built where item.element.name == "tableViewCellContentView" {
      setMargins(ofContentView: item)
    }
  }

  /// The canvas shows a xib's top-level view as a controller's view too.
  private var isRootOfController: Bool {
    (source.isControllersView || source.controller == nil)
      && !["tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView"]
        .contains(
          source.root.name)
  }

  private func setMargins(ofContentView item: BuiltView) {
    item.view.preservesSuperviewLayoutMargins = false
    item.view.insetsLayoutMarginsFromSafeArea = false
    guard item.element.first("edgeInsets", key: "layoutMargins") == nil else { return }
    let cell = item.parent.map { built[$0].element }
    let hasAccessory = cell?["accessoryType"].map { $0 != "none" } ?? false
    let margins = CellMargins(editor: surroundings.editor, device: surroundings.device)
    item.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margins.vertical, leading: margins.side, bottom: margins.vertical,
      trailing: hasAccessory ? 8 : margins.side)
  }
}

/// The margins of a table cell's content view, by editor and device.
struct CellMargins {
  let vertical: Double
  let side: Double

  init(editor: EditorVersion, device: Device?) {
    switch editor.build {
    case ..<13_000: (vertical, side) = (8, 8)
    case ..<15_000: (vertical, side) = (11, 15)
    case ..<24_000: (vertical, side) = (11, 16)
    default: (vertical, side) = (15, 16)
    }
    guard editor.build >= 13_000, let device, device.family == .largePhone || device.family == .pad else {
      return
    }
    self = CellMargins(vertical: vertical, side: 20)
  }

  private init(vertical: Double, side: Double) {
    self.vertical = vertical
    self.side = side
  }
}
