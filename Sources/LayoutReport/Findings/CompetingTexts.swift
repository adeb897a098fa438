// Labels of several lines with equal compression resistance: which one wraps is ambiguous once their texts do not fit.

import Foundation
import LayoutScene
import Plumbline

extension SceneInspection {
  /// Labels of several lines beside each other whose widths are ambiguous once their texts do not fit.
  ///
  /// A layout asks such labels first for all the width there is and then lets them wrap, and Interface Builder looks for
  /// ambiguity in between, however short the texts of the document are: it marks both pairs of the corpus with equal
  /// priorities that an inequality parts (`OAColorsTableViewCell.xib`, `OARouteInfoLegendItemView.xib`), and not the one
  /// with different ones (`DestinationGroupPickerVC.storyboard`).
  /// - Complexity: two layouts and a diagnosis, in scenes with two such labels.
  func findingsOnWideTexts(besides diagnosis: LayoutDiagnosis) -> [Finding] {
    let labels = scene.views.filter { entry in
      guard entry.isPlacedByConstraints, let label = entry.view as? UILabel else { return false }
      return label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0 && !entry.hasPlaceholderSize
    }
    // What is wide is laid out only where two of them might be told of.
    guard labels.count > 1, isParted(labels) else { return [] }
    for entry in labels {
      let height = entry.view.intrinsicContentSize.height
      entry.view.assumedContentSize = CGSize(width: Self.widthOfLongText, height: height)
    }
    let wide = scene.rootView.layoutDiagnosis()
    for entry in labels { entry.view.assumedContentSize = nil }
    scene.rootView.layoutIfNeeded()
    let known = Set(diagnosis.ambiguities.map { ObjectIdentifier($0.view) })
    let labelOf = Dictionary(firstOf: labels.map { (ObjectIdentifier($0.view), $0) })
    var groups: [Int: [SceneView]] = [:]
    for ambiguity in wide.ambiguities where !known.contains(ObjectIdentifier(ambiguity.view)) {
      guard let entry = labelOf[ObjectIdentifier(ambiguity.view)],
        let group = ambiguity.open.first(where: { $0.name == "width" && $0.isTie })?.group
      else { continue }
      groups[group, default: []].append(entry)
    }
    return groups.values.filter { $0.count > 1 && isParted($0) }.sorted { $0[0].id < $1[0].id }.map(finding)
  }

  /// Whether an inequality keeps two of them apart. Where their distance is fixed, the editor marks neither
  /// (`OAPointDescCell.xib`).
  private func isParted(_ rivals: [SceneView]) -> Bool {
    let views = Set(rivals.map { ObjectIdentifier($0.view) })
    return rivals.flatMap { tables.constraints(of: $0.view) }.map(\.constraint).contains { constraint in
      constraint.relation != .equal
        && [constraint.firstItem, constraint.secondItem].allSatisfy { item in
          item.map { views.contains(ObjectIdentifier($0)) } ?? false
        }
    }
  }

  /// Wider than any scene, and small enough to lose no precision.
  private static let widthOfLongText: CGFloat = 4000

  private func finding(on rivals: [SceneView]) -> Finding {
    Finding(
      kind: .ambiguous, level: .warning, views: rivals.map(\.id), variables: ["width"],
      message:
        "Its text can be longer in the running app than in the document, and so can that of "
        + "\(named(Array(rivals.dropFirst()))) beside it. Their compression resistance is equal: where they do not fit, nothing "
        + "decides which one wraps.",
      fix: "Give one of them another horizontal compression resistance priority.",
      line: rivals[0].line, column: rivals[0].column, caused: rivals.count - 1)
  }
}
