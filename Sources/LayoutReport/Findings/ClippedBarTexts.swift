// Truncated titles of navigation bars and tabs.

import Foundation
import LayoutScene
import Plumbline

extension SceneInspection {
  /// One finding for each text of a bar that is truncated on this device.
  func clippedBarTexts() -> [Finding] {
    guard let texts = scene.barTexts?() else { return [] }
    let measurer = scene.rootView.effectiveLayoutEnvironment.textMeasurer
    return texts.compactMap { text in
      guard !Self.isPlaceholder(text.room.text), let clipping = TextClipping(text.room, measurer),
        clipping.loss.isAcross
      else { return nil }
      return Finding(
        kind: .clipped, level: clipping.isCertain ? .warning : .note, views: [text.id],
        message: Self.subject(text.place) + clipping.sentence, fix: Self.wayOut(text.place), line: text.line,
        column: text.column)
    }
  }

  private static func subject(_ place: SceneBarText.Place) -> String {
    switch place {
    case .title: "The title of the navigation bar "
    case .largeTitle: "The large title of the navigation bar "
    case .tab: "The tab "
    }
  }

  private static func wayOut(_ place: SceneBarText.Place) -> String {
    switch place {
    case .title: "Give it a shorter title, or fewer and shorter bar button items beside it."
    case .largeTitle: "Give it a shorter title, or set Large Title to Never."
    case .tab: "Give it a shorter title, or the tab bar fewer tabs."
    }
  }
}
