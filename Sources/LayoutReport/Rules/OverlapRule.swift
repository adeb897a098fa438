// `overlap`: texts and controls that overlap although no constraint aligns them.

import AppKitLayout
import Foundation
import LayoutScene
import Plumbline
import Typography

private let overlapExample = RuleExample.xib(
  """
  <subviews>
    <label text="Change my password" translatesAutoresizingMaskIntoConstraints="NO" id="title">
      <rect key="frame" x="20" y="20" width="60" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    <switch translatesAutoresizingMaskIntoConstraints="NO" id="on">
      <rect key="frame" x="251" y="20" width="51" height="31"/>
    </switch>
  </subviews>
  <constraints>
    <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c1"/>
    <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c2"/>
    <constraint firstItem="on" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c3"/>
    <constraint firstItem="on" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="100" id="c4"/>
  </constraints>
  """)

extension FindingKind {
  /// Two texts or controls that overlap although no constraint aligns them.
  public static let overlap = FindingKind(
    "overlap", level: nil,
    meaning: "A text or control overlaps another, and no constraint puts both in the same place.",
    why:
      "A constraint between the two is missing; with longer texts one covers the other. Off by default, "
      + "because code may show only one of the two at a time: of 59 overlaps in real documents, on phones "
      + "of every size, with longer and larger texts, 54 were faults on inspection. What the other five had "
      + "in common is no longer reported.",
    example: "a label whose German text grows over the button beside it",
    triggering: [overlapExample],
    notTriggering: [overlapExample.with("constant=\"100\"", "constant=\"250\"")])
}

enum OverlapRule: LayoutRule {
  static let kind = FindingKind.overlap

  static func findings(in layout: CheckedLayout) -> [Finding] {
    layout.inspection.overlapFindings(besides: layout.diagnosis)
  }
}

extension SceneInspection {
  /// One finding for two views beside each other (children of one superview) whose texts or controls meet.
  ///
  /// Backgrounds, images and containers are laid under other views on purpose; so is what lies wholly inside of another
  /// view, but for two controls of AppKit, and what constraints put there: at one place, or one edge beyond another. So is
  /// what overlapped when the document was saved: its author saw it, and one of both is hidden at a time. Texts that stand
  /// for others are as long as their examples happen to be. Quadratic in the contents of one superview.
  func overlapFindings(besides diagnosis: LayoutDiagnosis) -> [Finding] {
    let unsettled = viewsWithoutSettledSize(by: diagnosis)
    var families: [ObjectIdentifier: [Content]] = [:]
    var order: [ObjectIdentifier] = []
    for entry in scene.views {
      guard let superview = entry.view.superview, !(superview is UIStackView), isShown(entry.view),
        !isInside(entry.view, unsettled), let rect = contentRect(of: entry)
      else { continue }
      let key = ObjectIdentifier(superview)
      if families[key] == nil { order.append(key) }
      families[key, default: []].append(Content(entry: entry, rect: rect))
    }
    let placedTogether = pairsPlacedTogether()
    return order.flatMap { findings(among: families[$0] ?? [], placedTogether) }
  }

  private func findings(among family: [Content], _ placedTogether: Set<ViewPair>) -> [Finding] {
    var findings: [Finding] = []
    // The insets of AppKit's texts are known less well.
    let tolerance = isAppKit ? Self.overlapTolerance + 2 : Self.overlapTolerance
    for (place, first) in family.enumerated() {
      for second in family[(place + 1)...] {
        let common = first.rect.intersection(second.rect)
        guard !common.isNull, common.width > tolerance, common.height > tolerance,
          Self.isAppKitControl(first.entry) && Self.isAppKitControl(second.entry)
            || !first.rect.insetBy(dx: -1, dy: -1).contains(second.rect)
              && !second.rect.insetBy(dx: -1, dy: -1).contains(first.rect),
          !placedTogether.contains(ViewPair(first.entry.view, second.entry.view)),
          !overlappedWhenSaved(first.entry, second.entry, tolerance)
        else { continue }
        findings.append(
          Finding(
            kind: .overlap, level: .warning, views: [first.entry.id, second.entry.id],
            message:
              "\(sentenceStart(phrase(for: second.entry.view))) overlaps \(phrase(for: first.entry.view)) by "
              + "\(decimal(common.width.rounded())) x \(decimal(common.height.rounded())) points.",
            fix: "Keep them apart: constrain an edge of one to an edge of the other.",
            line: second.entry.line, column: second.entry.column))
      }
    }
    return findings
  }

  private struct Content {
    var entry: SceneView
    var rect: CGRect
  }

  /// A control of AppKit with an edge of its own: of whatever class it is drawn, and never laid under another one.
  private static func isAppKitControl(_ entry: SceneView) -> Bool {
    entry.view is any AppKitItem && appKitControls.contains(entry.kind)
  }

  private static let appKitControls: Set<String> = [
    "popUpButton", "segmentedControl", "switch", "stepper", "comboBox", "searchField", "slider", "colorWell",
  ]

  /// Whether the stored frames show the same, with the texts that the document has itself.
  private func overlappedWhenSaved(_ first: SceneView, _ second: SceneView, _ tolerance: CGFloat) -> Bool {
    guard let firstFrame = first.storedFrame, let secondFrame = second.storedFrame,
      let one = contentRect(of: first, in: first.view.alignmentRect(forFrame: firstFrame), asSaved: true),
      let other = contentRect(of: second, in: second.view.alignmentRect(forFrame: secondFrame), asSaved: true)
    else { return false }
    let common = one.intersection(other)
    return !common.isNull && common.width > tolerance && common.height > tolerance
  }

  /// The tolerance in points: text metrics are inexact, and lines have empty room above and below.
  private static let overlapTolerance: CGFloat = 4

  /// The rectangle of a view's visible content, in its superview's space: the letters of a text, the whole of a
  /// control; nil for what lies under other views as a rule.
  private func contentRect(of entry: SceneView) -> CGRect? {
    guard Self.outletsElsewhere.isDisjoint(with: entry.outlets),
      Self.isAppKitControl(entry)
        || entry.customClass == nil
          && !entry.view.textRooms.contains(where: { isExample($0.text, in: entry) })
    else { return nil }
    return contentRect(of: entry, in: entry.view.alignmentRect(forFrame: entry.view.frame), asSaved: false)
  }

  /// Outlets of UIKit's own, whose views it takes out of where the document has them.
  private static let outletsElsewhere: Set<String> = [
    "accessoryView", "editingAccessoryView", "inputView", "inputAccessoryView",
  ]

  /// Where it shows it in a given frame; as it was saved, a text of a pseudolanguage is half as wide.
  private func contentRect(of entry: SceneView, in frame: CGRect, asSaved: Bool) -> CGRect? {
    let view = entry.view
    if Self.isAppKitControl(entry) { return frame }
    let share = asSaved && view.textRooms.contains { Self.isDoubled($0.text) } ? 0.5 : 1
    switch view {
    case let label as UILabel:
      guard !label.textRooms.isEmpty else { return nil }
      return textRect(of: label, in: frame, share: share)
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl: return frame
    case let field as UITextField: return field.borderStyle == .none ? nil : frame
    case let button as UIButton:
      guard let title = button.textRooms.first else { return nil }
      let measured = button.effectiveLayoutEnvironment.textMeasurer.measure(title.runs, within: title.limits)
      let width = min(frame.width, CGFloat(measured.width) * share),
        height = min(frame.height, CGFloat(measured.height))
      guard button.contentHorizontalAlignment == .center else { return frame }
      return CGRect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
    default: return nil
    }
  }

  private func textRect(of label: UILabel, in frame: CGRect, share: CGFloat) -> CGRect? {
    let frame = (label as? AppKitTextView).map { frame.inset(by: $0.shape.padding) } ?? frame
    let size = label.sizeThatFits(frame.size)
    let width = min(frame.width, size.width * share), height = min(frame.height, size.height)
    guard width > 0, height > 0 else { return nil }
    let x: CGFloat
    switch label.textAlignment {
    case .center: x = frame.midX - width / 2
    case .right: x = frame.maxX - width
    case .natural where isRightToLeft(label): x = frame.maxX - width
    default: x = frame.minX
    }
    return CGRect(x: x, y: frame.midY - height / 2, width: width, height: height)
  }

  /// Two views that constraints put at the same place on both axes, centre on centre or the same edges; and those of which
  /// one ends beyond where the other begins, by a constraint between the two edges.
  private func pairsPlacedTogether() -> Set<ViewPair> {
    var axes: [ViewPair: (horizontal: Bool, vertical: Bool)] = [:]
    var overlaid: Set<ViewPair> = []
    for constraint in scene.constraints.map(\.constraint) where !constraint.firstAttribute.isSize {
      guard let first = constraint.firstItem as? UIView, let second = constraint.secondItem as? UIView,
        first.superview === second.superview
      else { continue }
      let pair = ViewPair(first, second)
      if Self.overlays(constraint) { overlaid.insert(pair) }
      guard constraint.firstAttribute == constraint.secondAttribute else { continue }
      if constraint.firstAttribute.isVertical {
        axes[pair, default: (false, false)].vertical = true
      } else {
        axes[pair, default: (false, false)].horizontal = true
      }
    }
    return overlaid.union(axes.filter { $0.value.horizontal && $0.value.vertical }.keys)
  }
}

extension SceneInspection {
  /// Whether an equality lets one view begin before the other's end: the beginning of the first at a negative distance
  /// behind the end of the second, or the other way round.
  private static func overlays(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.relation == .equal else { return false }
    let beginnings: Set<NSLayoutConstraint.Attribute> = [.top, .leading, .left]
    let ends: Set<NSLayoutConstraint.Attribute> = [.bottom, .trailing, .right]
    if beginnings.contains(constraint.firstAttribute), ends.contains(constraint.secondAttribute) {
      return constraint.constant < 0
    }
    return ends.contains(constraint.firstAttribute) && beginnings.contains(constraint.secondAttribute)
      && constraint.constant > 0
  }
}

private struct ViewPair: Hashable {
  private let views: Set<ObjectIdentifier>
  init(_ first: UIView, _ second: UIView) { views = [ObjectIdentifier(first), ObjectIdentifier(second)] }
}
