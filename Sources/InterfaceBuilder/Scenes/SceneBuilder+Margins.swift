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
    for item in built {
      if item.view is UITableViewCellContentView { setMargins(ofContentView: item) }
      guard item.view is UICollectionReusableView, item.parent != nil else { continue }
      // The canvas draws a collection's cells as if they lay outside of it: its margins do not reach into them, and
      // on a television each lies at the top left of a screen of its own (one document each).
      item.view.preservesSuperviewLayoutMargins = false
      if surroundings.device?.family == .television {
        item.view.additionalSafeAreaInsets = UIEdgeInsets(top: 60, left: 90, bottom: 0, right: 0)
      }
    }
  }

  /// The canvas shows a xib's top-level view as a controller's view too.
  private var isRootOfController: Bool {
    (source.isControllersView || source.controller == nil) && !ViewKind.isCell(source.root)
  }

  private func setMargins(ofContentView item: BuiltView) {
    let preserves = item.element.flag("preservesSuperviewLayoutMargins") ?? false
    item.view.preservesSuperviewLayoutMargins = false
    item.view.insetsLayoutMarginsFromSafeArea = false
    let cell = item.parent.map { built[$0].element }
    let hasAccessory = cell?["accessoryType"].map { $0 != "none" } ?? false
    let margins = CellMargins(
      editor: surroundings.editor, device: surroundings.device, sceneWidth: surroundings.frame.width)
    let trailing = hasAccessory ? 8 : margins.side
    guard let own = item.element.first("edgeInsets", key: "layoutMargins")?.edgeInsets else {
      item.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins.vertical, leading: margins.side, bottom: margins.vertical, trailing: trailing)
      return
    }
    guard preserves else { return }
    // The cell's margins reach into margins of its own too: 15 and 16 where a document asks for 8 and 15.
    item.view.layoutMargins = UIEdgeInsets(
      top: own.top, left: max(own.left, margins.side), bottom: own.bottom, right: max(own.right, trailing))
  }
}

/// The margins of a table cell's content view, by editor and device (spec 10 §4): 8 on all sides until Xcode 8, then 11
/// above and below (15 in the one document of Xcode 26) and 15, later 16 at the sides; 20 on wide devices. A tablet's
/// popovers are compact, whatever the device: 15 in the one of the corpus, 228 points wide.
struct CellMargins {
  let vertical: Double
  let side: Double

  init(editor: EditorVersion, device: Device?, sceneWidth: Double) {
    let isRegularPad = device?.family == .pad && sceneWidth >= 414
    let isWide = editor.build >= 13_000 && (device?.family == .largePhone || isRegularPad)
    switch editor.build {
    case ..<13_000: (vertical, side) = (8, 8)
    case ..<17_000: (vertical, side) = (11, isWide ? 20 : 15)
    case ..<24_000: (vertical, side) = (11, isWide ? 20 : 16)
    default: (vertical, side) = (15, isWide ? 20 : 16)
    }
  }
}
