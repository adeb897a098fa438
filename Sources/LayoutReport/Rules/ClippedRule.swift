// `clipped`: truncated texts and clipped images.

import AppKitLayout
import Foundation
import LayoutScene
import Plumbline

private let clippedExample = RuleExample.xib(
  """
  <subviews>
    <label text="Change my password" translatesAutoresizingMaskIntoConstraints="NO" id="title">
      <rect key="frame" x="20" y="20" width="80" height="20.5"/>
      <constraints>
        <constraint firstAttribute="width" constant="80" id="c1"/>
      </constraints>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
  </subviews>
  <constraints>
    <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
    <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c3"/>
  </constraints>
  """)

extension FindingKind {
  /// A truncated text or a clipped image.
  public static let clipped = FindingKind(
    "clipped", level: .warning,
    milder: [
      (.note, "the text or the space for it is not known for certain, or an image is drawn in its own size")
    ],
    meaning:
      "A text or image is cut off because its view is too small; this includes titles of bars and menus, "
      + "but no words that underscores join, which are keys of texts.",
    why:
      "The rest cannot be read, often only in one language or on one device. Let the view grow, wrap its "
      + "text, or let its font shrink.",
    example: "a label of 80 points with “Einstellungen übernehmen” in it",
    triggering: [clippedExample],
    notTriggering: [clippedExample.with("\"80\"", "\"200\"")])
}

enum ClippedRule: LayoutRule {
  static let kind = FindingKind.clipped

  static func findings(in layout: CheckedLayout) -> [Finding] {
    layout.inspection.clippedFindings(
      besides: layout.diagnosis, comparingStoredFrames: layout.comparesStoredFrames)
  }
}

extension SceneInspection {
  /// One finding for each truncated text and for each image of which its view shows a part.
  ///
  /// What another finding explains is not reported again, nor are placeholder texts, which the running app replaces.
  func clippedFindings(besides diagnosis: LayoutDiagnosis, comparingStoredFrames: Bool) -> [Finding] {
    let unsettled = viewsWithoutSettledSize(by: diagnosis).union(viewsWithPlaceholders)
    return scene.views.flatMap { entry -> [Finding] in
      guard entry.isPlacedByConstraints || entry.view.superview != nil, isShown(entry.view),
        !isInside(entry.view, unsettled)
      else { return [] }
      // Where Interface Builder gave a view more room than we do, it knows better.
      if comparingStoredFrames, let stored = entry.storedFrame,
        stored.width > entry.view.frame.width + 1 || stored.height > entry.view.frame.height + 1
      {
        return []
      }
      return clippedTexts(of: entry) + clippedImage(of: entry)
    } + clippedBarTexts()
  }

  private func clippedTexts(of entry: SceneView) -> [Finding] {
    let rooms = entry.view.textRooms
    // A combo box shows what is chosen in a field, which scrolls.
    guard let first = rooms.first, entry.kind != "comboBox", !Self.scrollsItsText(entry),
      !Self.isOfIcons(first)
    else { return [] }
    let place = PlaceOfText(of: entry, in: self)
    if let stack = entry.view.superview as? UIStackView, hasOpenShares(stack) { return [] }
    guard !place.isArrangedBySystem, !place.isFilledByCode else { return [] }
    let environment = entry.view.effectiveLayoutEnvironment
    // The margins of AppKit's controls are read off fewer documents.
    let slack = environment.framework == .appKit ? 3.0 : 0
    return rooms.compactMap { room in
      guard let clipping = TextClipping(room, environment.textMeasurer, slack: slack),
        clipping.loss.isAcross || !place.hasOwnHeight, !isExample(room.text, in: entry)
      else { return nil }
      let subject: String
      switch room.part {
      case .text: subject = entry.kind == "popUpButton" ? "The menu item " : ""
      case .placeholder: subject = "The placeholder "
      case .segment(let place): subject = "Segment \(place + 1): "
      }
      return Finding(
        kind: .clipped,
        level: clipping.isCertain && !hasUnseenCode(entry) && place.isKnown ? .warning : .note,
        views: [entry.id], message: subject + clipping.sentence,
        fix: Self.wayOut(of: clipping, room, isMenu: entry.kind == "popUpButton"),
        line: entry.line, column: entry.column)
    }
  }

  /// Whether a text is a placeholder: figures in a view with an outlet are an example of a value.
  func isExample(_ text: String, in entry: SceneView) -> Bool {
    Self.isPlaceholder(text) || !entry.outlets.isEmpty && text.contains(where: \.isNumber)
  }

  /// A label whose class moves a text that is too long through it, as its name says (MarqueeLabel, AutoScrollLabel).
  private static func scrollsItsText(_ entry: SceneView) -> Bool {
    ["marquee", "scroll", "ticker"].contains { entry.customClass?.lowercased().contains($0) ?? false }
  }

  /// A font of icons, which draws the name of one as a single glyph: a word of its own name says so (MaterialIcons, Ionicons,
  /// Font Awesome). Lexicon is a typeface.
  private static func isOfIcons(_ room: TextRoom) -> Bool {
    guard case .named(let name)? = room.runs.first?.font.family else { return false }
    let words = name.reduce(into: "") {
      $0 += ($0.last?.isLowercase ?? false) && $1.isUppercase ? " \($1)" : "\($1)"
    }
    return words.lowercased().split { !$0.isLetter }.contains {
      ["icon", "symbol", "iconfont", "awesome"].contains($0)
        || ["icons", "symbols"].contains(where: $0.hasSuffix)
    }
  }

  private static func wayOut(of clipping: TextClipping, _ room: TextRoom, isMenu: Bool) -> String {
    switch clipping.loss {
    case .width where isMenu: "Give the menu more width, or its items shorter titles."
    case .width:
      switch room.part {
      case .segment: "Give the control more width, or its segments shorter titles."
      case .placeholder: "Give the field more width, or a shorter placeholder."
      case .text:
        "Make it wider, allow more lines, or let its font shrink (Autoshrink)."
      }
    case .lines: "Make it higher or wider, or allow more lines."
    case .height: "Let it be as high as its text: remove or relax the constraint that fixes its height."
    }
  }

  /// "Item 2": the titles that Interface Builder gives to what it puts into menus and bars.
  private static func isCounted(_ text: String) -> Bool {
    ["item", "tab", "choice", "option"].contains { name in
      guard text.hasPrefix(name), text.last?.isNumber ?? false else { return false }
      return text.dropFirst(name.count).allSatisfy { $0.isNumber || $0 == " " }
    }
  }

  /// A sign, or a number, alone or with a unit of at most two letters.
  private static func isFigure(_ text: String) -> Bool {
    let letters = text.count(where: \.isLetter)
    return letters <= 1 || letters <= 2 && text.contains(where: \.isNumber)
  }

  /// The key of a text that code looks up: words that underscores join.
  private static func isKey(_ text: String) -> Bool {
    text.contains("_") && !text.hasPrefix("_") && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Placeholder texts: Interface Builder's own, filler, keys, and figures without a word.
  static func isPlaceholder(_ text: String) -> Bool {
    let plain = once(text).trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    return builtInTexts.contains(plain) || isCounted(plain) || plain.contains("lorem ipsum")
      || plain.contains("multiline label")
      || isFigure(plain) || isKey(plain)
      || templates.contains { plain.first == $0.0 && plain.last == $0.1 } || plain.contains("%@")
  }

  /// Half of a text that a pseudolanguage doubled.
  private static func once(_ text: String) -> Substring {
    isDoubled(text) ? text.prefix(text.count / 2) : text[...]
  }

  static func isDoubled(_ text: String) -> Bool {
    let half = text.prefix(text.count / 2)
    return text.count % 2 == 1 && text.dropFirst(half.count + 1) == half
  }

  /// Marks of texts that code fills in: {Title}, <name>, [date].
  private static let templates: [(Character, Character)] = [("{", "}"), ("<", ">"), ("[", "]")]

  private static let builtInTexts: Set<String> = [
    "label", "button", "title", "subtitle", "detail", "text", "text cell", "box", "check", "radio",
    "table view cell", "root view controller", "item",
  ]

  // MARK: Images

  /// An image in its own size in a view that is smaller and cuts it off. Images that are scaled to fill are cut on
  /// purpose, and symbols have margins.
  private func clippedImage(of entry: SceneView) -> [Finding] {
    guard let view = entry.view as? UIImageView, view.clipsToBounds, let size = view.image?.size,
      view.contentMode.rawValue >= UIView.ContentMode.center.rawValue
    else { return [] }
    let room = view.bounds.size
    let margin = entry.drawsSymbol ? size.height / 3 : 1
    guard size.width > room.width + margin || size.height > room.height + margin else { return [] }
    return [
      Finding(
        kind: .clipped, level: .note, views: [entry.id],
        message:
          "The image is \(decimal(size.width)) x \(decimal(size.height)) points and the view "
          + "\(decimal(room.width)) x \(decimal(room.height)): the rest is clipped.",
        fix: "Make the view as large as the image, or let it scale the image (Aspect Fit).", line: entry.line,
        column: entry.column)
    ]
  }

  // MARK: Which views count

  /// Whether the running application has code for a view that a document does not show.
  func hasUnseenCode(_ entry: SceneView) -> Bool { entry.customClass != nil && !scene.isOfProgram }

  /// Whether a view and all around it are shown, with a size.
  func isShown(_ view: UIView) -> Bool {
    if isFixedToNothing(view) { return false }
    var current: UIView? = view
    while let shown = current {
      if shown.isHidden || shown.alpha < 0.01 { return false }
      if shown !== view, shown.bounds.width < 1 || shown.bounds.height < 1 { return false }
      if shown === scene.rootView { break }
      current = shown.superview
    }
    return true
  }

  /// A view with a constant size of 0 is one that code unfolds.
  private func isFixedToNothing(_ view: UIView) -> Bool {
    guard view.bounds.width < 1 || view.bounds.height < 1 else { return false }
    return view.constraints.contains {
      $0.secondItem == nil && $0.firstItem === view && $0.firstAttribute.isSize && $0.constant < 1
        && $0.relation != .greaterThanOrEqual
    }
  }

  /// Views whose size another finding calls into question, and the members of conflicts.
  func viewsWithoutSettledSize(by diagnosis: LayoutDiagnosis) -> Set<ObjectIdentifier> {
    var views = Set(diagnosis.ambiguities.map { ObjectIdentifier($0.view) })
    for constraint in diagnosis.conflicts.flatMap(\.constraints) {
      for item in [constraint.firstItem, constraint.secondItem].compactMap({ $0 as? UIView }) {
        views.insert(ObjectIdentifier(item))
      }
    }
    views.remove(ObjectIdentifier(scene.rootView))
    return views
  }

  /// Views whose size comes from constraints that the running application replaces by others.
  private var viewsWithPlaceholders: Set<ObjectIdentifier> {
    Set(
      scene.constraints.filter(\.isPlaceholder).map(\.constraint).flatMap { [$0.firstItem, $0.secondItem] }
        .compactMap { $0 as? UIView }.filter { $0 !== scene.rootView }.map { ObjectIdentifier($0) })
  }

  func isInside(_ view: UIView, _ holders: Set<ObjectIdentifier>) -> Bool {
    !holders.isEmpty
      && sequence(first: view, next: \.superview).contains { holders.contains(ObjectIdentifier($0)) }
  }
}

extension TextClipping {
  /// Longer texts are shortened in a sentence.
  private static let namedLength = 60

  /// "“Einstellungen übernehmen” needs 182 points and has 140: “Einstellung…”."
  var sentence: String {
    let name = "“\(shortened(text, to: Self.namedLength))”"
    let rest = shown.isEmpty ? "." : ": “\(Self.tail(of: shown))”."
    switch loss {
    case .width(let needed, let has):
      return "\(name) needs \(decimal(needed.rounded(.up))) points and has \(decimal(has))\(rest)"
    case .lines(let needed, let has):
      return "\(name) needs \(counted(needed, "line")) and has room for \(has)\(rest)"
    case .height(let needed, let has):
      return
        "\(name) needs \(decimal((needed * 10).rounded() / 10)) points from top to bottom and has \(decimal(has))."
    }
  }

  /// The end of a long text, which shows where it is truncated.
  private static func tail(of text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > namedLength ? "…" + line.suffix(namedLength) : line
  }
}

extension TextClipping.Loss {
  /// Whether the text is too wide, not too high.
  var isAcross: Bool {
    if case .width = self { true } else { false }
  }
}

/// The certainty of the space for a text, from the views around it.
@MainActor
private struct PlaceOfText {
  /// A bar or a cell of the system's styles arranges it, by rules of its own.
  var isArrangedBySystem = false
  /// It lies in a prototype cell and has an outlet: code replaces the text.
  var isFilledByCode = false
  /// The row is self-sizing, or code or a custom class determines its height.
  var hasOwnHeight = false
  /// The size of its container is that of the running app.
  var isKnown = true

  init(of entry: SceneView, in inspection: SceneInspection) {
    let view = entry.view
    switch view.superview {
    case is UIToolbar, is UINavigationBar: isArrangedBySystem = true
    case is UITableViewCellContentView: isArrangedBySystem = !entry.isPlacedByConstraints
    default: break
    }
    var current: UIView? = view
    while let around = current {
      if inspection.entry(of: around)?.isPrototype ?? false {
        isFilledByCode = isFilledByCode || !entry.outlets.isEmpty
        hasOwnHeight = true
        isKnown = false
      } else if around is UITableViewCell {
        // The row's delegate may have another height.
        isKnown = false
      }
      hasOwnHeight = hasOwnHeight || around.yieldsGivenHeight
      current = around.superview
    }
    if inspection.hasUnseenCode(entry), abs(view.bounds.height - view.intrinsicContentSize.height) < 1 {
      // A custom class may ask for more than Apple's.
      hasOwnHeight = true
    }
    if inspection.scene.controllerID == nil, !inspection.scene.isOfProgram,
      view.effectiveLayoutEnvironment.framework != .appKit
    {
      isKnown = false
    }
  }
}
