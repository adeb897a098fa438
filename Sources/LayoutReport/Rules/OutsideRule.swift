// `outside`: views beyond their superview.

import Foundation
import LayoutScene
import Plumbline

private let outsideExample = RuleExample.xib(
  """
  <subviews>
    <imageView translatesAutoresizingMaskIntoConstraints="NO" id="banner">
      <rect key="frame" x="0" y="20" width="400" height="40"/>
      <constraints>
        <constraint firstAttribute="width" constant="400" id="c1"/>
        <constraint firstAttribute="height" constant="40" id="c2"/>
      </constraints>
    </imageView>
  </subviews>
  <constraints>
    <constraint firstItem="banner" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c3"/>
    <constraint firstItem="banner" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c4"/>
  </constraints>
  """, attributes: "clipsSubviews=\"YES\"")

extension FindingKind {
  /// A view that extends beyond a superview that clips or is the root.
  public static let outside = FindingKind(
    "outside", level: .warning,
    milder: [
      (.note, "nothing is clipped, or the document's own constants put it there")
    ],
    meaning: "A view extends beyond its superview, which clips it or is the root view.",
    why:
      "The part outside is not visible and receives no touches. Constrain the view to the edge that it "
      + "crosses, or let the superview grow with it.",
    example: "an image of 400 points at the leading edge of a scene that is 320 wide",
    triggering: [outsideExample],
    notTriggering: [outsideExample.with("\"400\"", "\"300\"")])
}

enum OutsideRule: LayoutRule {
  static let kind = FindingKind.outside

  static func findings(in layout: CheckedLayout) -> [Finding] {
    layout.scene.views.compactMap(layout.inspection.outsideFinding)
  }
}

extension SceneInspection {
  /// Distances of up to half a point are rounding.
  static let visibleDistance = 0.5

  /// A view that extends beyond a superview that clips, or beyond the root view.
  func outsideFinding(on entry: SceneView) -> Finding? {
    // The header of AppKit's tables scrolls with their columns.
    guard let superview = entry.view.superview, !entry.view.isHidden, !Self.scrolls(superview),
      entry.kind != "tableHeaderView",
      superview === scene.rootView || superview.clipsToBounds
    else { return nil }
    // The frames of AppKit's controls hold their shadows.
    let frame = isAppKit ? entry.view.alignmentRect(forFrame: entry.view.frame) : entry.view.frame
    let bounds = superview.bounds
    guard frame.size.width > 0, frame.size.height > 0 else { return nil }
    let overhangs = [
      (bounds.minX - frame.minX, "left"), (frame.maxX - bounds.maxX, "right"),
      (bounds.minY - frame.minY, "top"), (frame.maxY - bounds.maxY, "bottom"),
    ].filter { $0.0 > Self.visibleDistance }
    guard !overhangs.isEmpty, !isShownThere(entry, overhangs) else { return nil }
    let level: Finding.Level =
      isCut(overhangs.map(\.1), by: superview) && !isDeliberate(overhangs.map(\.1), of: entry.view)
      ? .warning : .note
    // Rows of a stored height, and what code gives the size of the device, are the canvas's.
    if level == .note, scene.isOnDevice { return nil }
    let slip = marginThatIsHeld(of: entry.view, overhangs.map(\.1))
    let sides = overhangs.map { "\(points($0.0)) beyond the \($0.1) edge" }
    let reason = superview.clipsToBounds ? "which clips it" : "which is the root view"
    return Finding(
      kind: .outside,
      level: level, views: [entry.id],
      message: "It extends \(list(sides)) of \(phrase(for: superview)), \(reason).",
      fix: Self.wayOut(of: entry, slip),
      line: entry.line, column: entry.column, details: slip.map { [report(on: $0.1)] } ?? [])
  }

  /// Whether what lies beyond the root view is seen, or meant not to be: a part of a screen that does not clip is shown with
  /// what hangs over, as badges do; AppKit's boxes and scroll views hide a border of a point or two beyond the edge, and its
  /// texts the room above their capitals.
  private func isShownThere(_ entry: SceneView, _ overhangs: [(points: CGFloat, side: String)]) -> Bool {
    guard let superview = entry.view.superview, superview === scene.rootView, !superview.clipsToBounds else {
      return false
    }
    // In points; all 8 such views of the applications' documents, 7 tab views of another, titles of KnockKnock.
    let room: CGFloat = entry.kind == "tabView" ? 6 : 2
    let font = entry.kind == "textField" ? (entry.view as? UILabel)?.font : nil
    let above = max(room, font.map { $0.ascender - $0.capHeight } ?? 0)
    return scene.hasOpenSize
      || isAppKit && overhangs.allSatisfy { $0.points <= ($0.side == "top" ? above : room) }
  }

  private static func wayOut(
    of entry: SceneView, _ slip: (SceneConstraint, NSLayoutConstraint, NSLayoutConstraint.Attribute)?
  ) -> String {
    if entry.isFreeOfConstraints { return "Change its frame, or position it with constraints." }
    // A slip of the editor's menu: the margin lies inside of the view, so that its edge lies beyond.
    if let (slip, _, attribute) = slip {
      return
        "\(slip.id) holds its \(attribute.words), and so the edge lies beyond: hold the edge itself there (turn “Relative "
        + "to margin” off for this view)."
    }
    return
      "Constrain that edge to the superview, or lower the view's compression resistance so that it can shrink."
  }

  /// The constraint that ties the view's own margin, in place of its edge, to another item at one of these sides.
  private func marginThatIsHeld(
    of view: UIView, _ sides: [String]
  ) -> (SceneConstraint, NSLayoutConstraint, NSLayoutConstraint.Attribute)? {
    let isMirrored = isRightToLeft(view)
    for entry in tables.constraints(of: view) where entry.constraint.priority == .required {
      let constraint = entry.constraint
      for (item, attribute) in constraint.sides where item === view && attribute.isMargin {
        if let side = attribute.side(isMirrored: isMirrored), sides.contains(side) {
          return (entry, constraint, attribute)
        }
      }
    }
    return nil
  }

  /// Whether the document puts a view there by numbers of its own: wholly beyond its superview, as the buttons that a swipe
  /// uncovers are, or with just these edges tied to the superview's at a distance, or to what the view surrounds. (4 of the 10
  /// warnings on applications of the corpus, 2 of 2 elsewhere; reading them, each was meant.)
  private func isDeliberate(_ sides: [String], of view: UIView) -> Bool {
    guard let superview = view.superview else { return false }
    // A frame that nothing ties is a number of the document's, or one that code replaces; and what overhangs at both sides
    // covers its superview, as pictures in round frames do. (Of 17 such views of applications none was a mistake.)
    if let entry = entry(of: view), entry.isFreeOfConstraints { return true }
    if Set(sides).isSuperset(of: ["left", "right"]) || Set(sides).isSuperset(of: ["top", "bottom"]) {
      return true
    }
    let (frame, bounds) = (view.frame, superview.bounds)
    if frame.minX >= bounds.maxX || frame.maxX <= bounds.minX || frame.minY >= bounds.maxY
      || frame.maxY <= bounds.minY
    {
      return true
    }
    let tied = tables.constraints(of: view).map(\.constraint).filter { constraint in
      guard constraint.priority == .required, constraint.relation == .equal, constraint.constant != 0 else {
        return false
      }
      return [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }.contains { other in
        other === superview || other !== view && other.superview === superview && frame.contains(other.frame)
      }
    }
    let isMirrored = isRightToLeft(superview)
    return sides.allSatisfy { side in
      tied.contains { constraint in
        constraint.firstAttribute.side(isMirrored: isMirrored) == side
          && constraint.secondAttribute.side(isMirrored: isMirrored) == side
      }
    }
  }

  /// Whether something is lost beyond the superview. A cell's height in the document is not that of the running app, and
  /// what merely reaches beyond a superview that does not clip is there on purpose as a rule: of 40 findings of
  /// applications that were read by hand, 13 were such, and one was a mistake.
  private func isCut(_ sides: [String], by superview: UIView) -> Bool {
    guard superview.clipsToBounds else { return false }
    var current: UIView? = superview
    while let view = current {
      if view is UITableViewCell || view is UICollectionReusableView || view is UITableViewCellContentView {
        return sides.contains { $0 == "left" || $0 == "right" }
      }
      current = view.superview
    }
    return true
  }

  private static func scrolls(_ view: UIView) -> Bool { view is UIScrollView }
}

extension SceneView {
  /// Whether no constraint of the document places it, but a frame.
  var isFreeOfConstraints: Bool { hasFixedFrame || !isPlacedByConstraints }
}
