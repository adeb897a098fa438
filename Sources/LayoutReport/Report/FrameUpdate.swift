// The update of a scene's stored frames: those that get the computed values, and those that differ and are kept.

import Foundation
import LayoutScene
import Plumbline

/// The changes of Interface Builder's "Update Frames" to one scene.
///
/// A document is right where nothing is misplaced in it: then nothing changes. Of views that nobody marked, those are
/// misplaced whose stored frames contradict constraints for certain; of 67 others that `check` notes in the corpus
/// Interface Builder marks 49. Where something is misplaced, every frame follows that differs once contents (texts in
/// unknown fonts, images, custom classes) have the sizes that the document stores for them, as far as these can
/// be right; the editor measured them better than anybody else can. Frames that the document leaves empty get the computed
/// ones.
public struct FrameUpdate: Hashable, Sendable {
  /// A view and its two frames, as the document stores frames.
  public struct Change: Hashable, Sendable {
    /// The view's id in the document.
    public var id: String
    /// The line at which the view's element begins, from 1; of two elements with one id it tells which.
    public var line: Int?
    /// The name of the view: "label 'Name'".
    public var name: String
    /// The frame in the document, in the superview's space.
    public var stored: CGRect
    /// The computed frame in the superview's space, in points, as the document is to store it.
    public var frame: CGRect

    /// "label 'Name': 80 x 21 at 16, 20 instead of 60 x 21 at 16, 8".
    public var words: String { "\(name): \(frame.inWords) instead of \(stored.inWords)" }
  }

  /// The id of the scene's root view.
  public var scene: String
  /// The views that get other numbers, in document order.
  public var changes: [Change] = []
  /// Views whose computed frame is another one only by what their own or another view's content measures, or because
  /// more than one frame is right.
  public var kept: [Change] = []
  /// Those of them that lie by their lower edge in a superview whose height the document keeps although the layout has another,
  /// as its constraints leave it open: a number for the one would be wrong in the other.
  public package(set) var restingOnOpenHeights: [Change] = []

  /// Lays a scene out on the canvas for which its document stores frames, and compares.
  /// - Parameters:
  ///   - scene: The scene.
  ///   - misplacedOnly: Whether only the views change that `check` calls misplaced, and not what else differs beside them.
  ///   - believesNotes: Whether views count that `check` calls misplaced with a note: in a scene of which Interface
  ///     Builder says that something is, or for somebody who saw them.
  @preconcurrency @MainActor
  public init(_ scene: Scene, misplacedOnly: Bool = false, believesNotes: Bool = true) {
    self.scene = scene.id
    scene.rootView.layoutIfNeeded()
    let inspection = SceneInspection(scene)
    let diagnosis = scene.rootView.layoutDiagnosis()
    let findings = inspection.misplacedFindings(besides: diagnosis)
    let placed = Set(scene.views.filter(\.isPlacedByConstraints).map(\.id))
    let misplaced = Set(findings.filter { believesNotes || $0.level != .note }.flatMap(\.views))
      .intersection(placed)
    let unsettled = Self.unsettledViews(by: diagnosis)
    var editor: EditorFrames?
    let content = StoredContent(of: scene, takesEmptyFrames: false) { editor = EditorFrames(of: scene) }
    /// The views that get another frame, and those of them that get another size.
    var (written, resized): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
    for entry in scene.views where entry.view !== scene.rootView && !entry.isBelowCanvas {
      guard let stored = entry.storedFrame, let frame = content.frame(of: entry.view) else { continue }
      let tolerance = inspection.placementTolerance
      let differs = frame.isElsewhere(from: stored, by: tolerance)
      guard differs || entry.view.frame.isElsewhere(from: stored, by: tolerance) else { continue }
      let isChosen: Bool
      if entry.isPlacedByConstraints {
        // In AppKit, zeros lie at the lower edge of the superview.
        let isMissing =
          stored.size == .zero
          && (stored.origin == .zero || content.documentRect(stored, of: entry).origin == .zero)
        let follows =
          !misplaced.isEmpty && !misplacedOnly && !unsettled.contains(ObjectIdentifier(entry.view))
        isChosen = differs && (isMissing || misplaced.contains(entry.id) || follows)
      } else {
        // A mask means the size that its superview has in the document.
        isChosen = differs && entry.view.superview.map { resized.contains(ObjectIdentifier($0)) } ?? false
      }
      let change = Change(
        id: entry.id, line: entry.line, name: inspection.phrase(for: entry.view),
        stored: content.documentRect(stored, of: entry),
        frame: content.documentRect(editor?.frame(of: entry.view) ?? frame, of: entry))
      let rests = content.restsOnStoredHeight(entry, by: tolerance, in: inspection, besides: written)
      guard isChosen, !rests else {
        if entry.isPlacedByConstraints { kept.append(change) }
        if isChosen { restingOnOpenHeights.append(change) }
        continue
      }
      changes.append(change)
      written.insert(ObjectIdentifier(entry.view))
      if stored.size != frame.size, !stored.isEmpty { resized.insert(ObjectIdentifier(entry.view)) }
    }
  }

  /// Views that could be elsewhere: another frame would be no better.
  @MainActor
  private static func unsettledViews(by diagnosis: LayoutDiagnosis) -> Set<ObjectIdentifier> {
    let members = diagnosis.conflicts.flatMap(\.constraints).flatMap { [$0.firstItem, $0.secondItem] }
    return Set(diagnosis.ambiguities.map { ObjectIdentifier($0.view) })
      .union(members.compactMap { $0.map { ObjectIdentifier($0) } })
  }
}

extension CGRect {
  /// Whether an edge of it is further than so many points from the other's.
  fileprivate func isElsewhere(from other: CGRect, by tolerance: CGFloat) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].contains {
      abs($0) > tolerance
    }
  }
}

extension StoredContent {
  /// Whether what the document stores of a view counts from the lower edge of a superview whose height is not written, and
  /// is another one than the layout's.
  @MainActor
  fileprivate func restsOnStoredHeight(
    _ entry: SceneView, by tolerance: CGFloat, in inspection: SceneInspection,
    besides written: Set<ObjectIdentifier>
  ) -> Bool {
    guard let superview = entry.view.superview, superview.facade?.hasOriginAtBottom ?? false,
      !written.contains(ObjectIdentifier(superview)), let outer = frame(of: superview),
      let stored = inspection.entry(of: superview)?.storedFrame
    else { return false }
    return abs(outer.height - stored.height) > tolerance
  }

  /// A rectangle as the document stores it, in the superview as it is when contents have their stored sizes.
  @MainActor
  fileprivate func documentRect(_ rect: CGRect, of entry: SceneView) -> CGRect {
    guard entry.parentID != nil, let superview = entry.view.superview, let outer = frame(of: superview),
      superview.facade?.hasOriginAtBottom ?? false
    else { return rect }
    return CGRect(x: rect.minX, y: outer.height - rect.maxY, width: rect.width, height: rect.height)
  }
}
