// Layout margins and safe area that follow from a view's position: the root's, and those of cells (spec 10 §4).

import Foundation
import Plumbline

extension StoryboardSceneBuilder {
  /// Gives the root its insets and margins, and the cells theirs.
  func setMargins() {
    let root = scene.rootView
    let safeArea = surroundings.safeArea
    root.hostSafeAreaInsets = UIEdgeInsets(
      top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    if isRootOfController {
      // The canvas lays a root into a view with the usual margins of 8, which a root that preserves its superview's has
      // above and below: 3 scenes of 2 documents (AltStore's `Authentication.storyboard`, `FilteredOrdersHeaderBar.xib`).
      let vertical = root.preservesSuperviewLayoutMargins ? 8.0 : 0
      // Before iOS 11 there is no least margin: 3 xibs of Beam have their own.
      let isLeast =
        surroundings.editor.build >= 13_000 || source.root.first("edgeInsets", key: "layoutMargins") == nil
      let side = isLeast ? surroundings.sideMargin : 0
      root.systemMinimumLayoutMargins = NSDirectionalEdgeInsets(
        top: vertical, leading: side, bottom: vertical, trailing: side)
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
    (source.isControllersView || source.controller == nil)
      && (!ViewKind.isCell(source.root) || scene.rootView is UICollectionReusableView)
  }

  private func setMargins(ofContentView item: BuiltView) {
    let preserves = item.element.flag("preservesSuperviewLayoutMargins") ?? false
    item.view.preservesSuperviewLayoutMargins = false
    item.view.insetsLayoutMarginsFromSafeArea = false
    let cell = item.parent.map { built[$0].element }
    let ofCell = cell?.first("edgeInsets", key: "layoutMargins")?.edgeInsets
    let hasAccessory = cell?["accessoryType"].map { $0 != "none" } ?? false
    let margins = CellMargins(
      editor: surroundings.editor, device: surroundings.marginDevice,
      width: (item.parent.map { built[$0].view } ?? item.view).bounds.width,
      preserves: preserves)
    let leading = preserves ? max(margins.side, ofCell?.left ?? 0) : margins.side
    let trailing = hasAccessory ? 8 : preserves ? max(margins.side, ofCell?.right ?? 0) : margins.side
    guard let own = item.element.first("edgeInsets", key: "layoutMargins")?.edgeInsets else {
      item.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins.vertical, leading: leading, bottom: margins.vertical, trailing: trailing)
      return
    }
    guard preserves else { return }
    // The cell's margins reach into margins of its own too: 15 and 16 where a document asks for 8 and 15, 11 above for 8
    // and 16 for 16 (1 and 6 cells elsewhere).
    item.view.layoutMargins = UIEdgeInsets(
      top: max(own.top, margins.vertical), left: max(own.left, leading),
      bottom: max(own.bottom, margins.vertical), right: max(own.right, trailing))
  }
}

/// The margins of a table cell's content view (spec 10 §4). Before Xcode 9: 8 on all sides, 15 at the sides where the cell's
/// margins reach into it (23 of 24 cells). Since then 11 above and below, 15 in Xcode 26, and at the sides
/// - 20 on a device 390 points wide or wider, in a cell wider than 320 (184 of 189 cells; none of 32 cells 320 wide);
/// - else 16 (150 of 152), but 15 in Xcode 11 (11 of 11) and on the narrowest screens of Xcode 9 and 10 (3 of 3).
/// Xcode 10 goes by the cell alone: 20 from 400 points on (35 of 35, on retina4_7 among them), 16 below (31 of 31 on phones).
/// From build 23721 on retina6_0 counts as narrow (5 of 5 cells; the 18 before it as wide).
struct CellMargins {
  let vertical: Double
  let side: Double

  init(editor: EditorVersion, device: Device?, width: Double, preserves: Bool) {
    let isRegularPad = device?.family == .pad && width >= 414
    let isWidePhone =
      width > 320 && (device?.width ?? 0) >= 390 && device?.family != .pad && device?.family != .television
      && !(device?.id == "retina6_0" && editor.build >= 23_700)
    let isWide = isRegularPad || isWidePhone
    let isNarrowScreen = device?.family == .pad && width < 320 || (device?.width ?? 0) == 320
    switch editor.build {
    case ..<13_000: (vertical, side) = (8, preserves ? 15 : 8)
    case ..<13_500: (vertical, side) = (11, preserves ? 16 : 8)
    case 14_000..<14_700: (vertical, side) = (11, width >= 400 ? 20 : isNarrowScreen ? 15 : 16)
    case ..<14_700: (vertical, side) = (11, isWide ? 20 : isNarrowScreen ? 15 : 16)
    case ..<17_000: (vertical, side) = (11, isWide ? 20 : (device?.width ?? 0) >= 390 ? 16 : 15)
    case ..<24_000: (vertical, side) = (11, isWide ? 20 : 16)
    default: (vertical, side) = (15, isWide ? 20 : 16)
    }
  }
}
