// What is said of ambiguous views, and of views that only the editor takes for ambiguous.

import Foundation
import LayoutScene
import Plumbline
import Testing

@testable import LayoutReport

@Suite("Findings on ambiguities")
struct AmbiguityTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func scene(_ view: UIView, isBelowCanvas: Bool = false, guides: [SceneGuide] = []) -> Scene {
    root.addSubview(view)
    let scene = Scene(document: "Test.xib", id: "R", rootView: root)
    var entry = SceneView(
      view: view, id: "A", kind: "view", line: 7, storedFrame: CGRect(x: 1, y: 2, width: 3, height: 4),
      isPlacedByConstraints: !view.translatesAutoresizingMaskIntoConstraints)
    entry.isBelowCanvas = isBelowCanvas
    scene.views = [SceneView(view: root, id: "R", kind: "view"), entry]
    scene.guides = guides
    return scene
  }

  private func placed<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 30),
    ])
    return view
  }

  @Test("a view in a row below the canvas: a note without variables, and no word on its stored frame")
  func belowCanvas() throws {
    let findings = SceneReport(scene(placed(UIView()), isBelowCanvas: true)).findings
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.kind == .ambiguous && finding.level == .note && finding.views == ["A"])
    #expect(finding.variables.isEmpty && finding.line == 7 && finding.caused == 0)
    #expect(finding.message.hasPrefix("Its table row lies below the visible part of the canvas"))
    #expect(finding.json.text.contains(#""variables":[],"witness":[]"#))
  }

  @Test("a scroll view whose guide for its content is in the document and bound by nothing")
  func unmeasuredContent() throws {
    let scrollView = placed(UIScrollView())
    let guide = SceneGuide(guide: scrollView.contentLayoutGuide, id: "G", name: "contentLayoutGuide")
    let content = SceneReport(scene(scrollView, guides: [guide])).findings.filter { $0.kind == .ambiguous }
    #expect(content.map(\.variables) == [["contentWidth", "contentHeight"]])
    #expect(
      content.first?.level == .note
        && content.first?.message == "No constraint determines the size of its content.")
    #expect(!SceneReport(scene(scrollView)).findings.contains { $0.kind == .ambiguous })
    // On a device code says how large the content is.
    #expect(SceneReport(scene(scrollView, guides: [guide]), comparesStoredFrames: false).findings.isEmpty)
  }

  // OAShapesTableViewCell.xib: a collection view beside its guide, not marked; of 14 scroll views with subviews 1 is.
  @Test("what measures its content itself, or has views in it, is not open")
  func measuredContent() {
    let views: [UIScrollView] = [
      placed(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())),
      placed(UIScrollView()),
    ]
    for (index, view) in views.enumerated() {
      let guide = SceneGuide(guide: view.contentLayoutGuide, id: "G", name: "contentLayoutGuide")
      let scene = scene(view, guides: [guide])
      if index == 1 {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.addSubview(box)
        scene.views.append(SceneView(view: box, id: "B", kind: "view"))
      }
      #expect(!SceneReport(scene).findings.contains { $0.kind == .ambiguous })
    }
  }

  // PlaylistColorChooserCell.xib and PlaylistIconChooserCell.xib of Pocket Casts: both are marked, their guides are not there.
  @Test("an empty scroll view in a cell is open without its guide as well")
  func emptyScrollViewInCell() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 79))
    let (content, scrollView) = (cell.contentView, UIScrollView())
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.leftAnchor.constraint(equalTo: content.leftAnchor),
      scrollView.rightAnchor.constraint(equalTo: content.rightAnchor),
      scrollView.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      scrollView.heightAnchor.constraint(equalToConstant: 55),
    ])
    let scene = Scene(document: "Test.xib", id: "R", rootView: cell)
    scene.views = [
      SceneView(view: cell, id: "R", kind: "tableViewCell"),
      SceneView(view: content, id: "C", kind: "tableViewCellContentView"),
      SceneView(view: scrollView, id: "S", kind: "scrollView", isPlacedByConstraints: true),
    ]
    let found = SceneReport(scene).findings.filter { $0.kind == .ambiguous }
    #expect(found.map(\.views) == [["S"]] && found.first?.level == .note)
    #expect(SceneReport(scene, comparesStoredFrames: false).findings.isEmpty)
  }

  @Test("content that is measured in one direction only names the other")
  func halfMeasuredContent() throws {
    let scrollView = placed(UIScrollView())
    let content = scrollView.contentLayoutGuide
    content.widthAnchor.constraint(equalToConstant: 500).isActive = true
    let guide = SceneGuide(guide: content, id: "G", name: "contentLayoutGuide")
    let found = SceneReport(scene(scrollView, guides: [guide])).findings.filter { $0.kind == .ambiguous }
    #expect(found.map(\.variables) == [["contentHeight"]])
    #expect(found.first?.message.hasPrefix("Has ambiguous scrollable content height. ") == true)
  }

  @Test("a given size that gives way names both sizes")
  func refusedFrame() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.yieldsGivenHeight = true
    let scene = scene(view)
    view.heightAnchor.constraint(equalToConstant: 9).isActive = true
    let finding = try #require(SceneReport(scene).findings.first)
    #expect(finding.kind == .ambiguous && finding.level == .warning && finding.variables == ["height"])
    #expect(
      finding.message
        == "The stored frame is 3 x 4 at 1, 2, in which the required constraints of its content cannot hold: they "
        + "need 3 x 9 at 1, 2, which is what the running app shows.")
  }

  /// A scene of views by id, in the root or in a view before them.
  private func scene(_ views: [(id: String, view: UIView, superview: UIView?)]) -> Scene {
    let scene = Scene(document: "Test.xib", id: "R", rootView: root)
    scene.views = [SceneView(view: root, id: "R", kind: "view")]
    for (id, view, superview) in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      (superview ?? root).addSubview(view)
      scene.views.append(SceneView(view: view, id: id, kind: "view", isPlacedByConstraints: true))
    }
    return scene
  }

  @Test(
    "what has no constraint on an axis is an error in Interface Builder's words, one an axis")
  func missing() {
    let view = UIView()
    let found = SceneReport(scene([("A", view, nil)])).findings.filter { $0.kind == .ambiguous }
    #expect(found.map(\.level) == [.error, .error])
    #expect(found.map(\.variables) == [["x", "width"], ["y", "height"]])
    #expect(
      found.map { $0.message.prefix { $0 != "." } }
        == ["Needs constraints for: X position, width", "Needs constraints for: Y position, height"])
    // What is open on the other axis is not this one's.
    #expect(found.first?.witness.map(\.minY) == [0, 0])
  }

  @Test("what follows from an open view is counted with it")
  func followers() throws {
    let (panel, title, detail) = (UIView(), UIView(), UIView())
    let scene = scene([("P", panel, nil), ("T", title, panel), ("D", detail, panel)])
    NSLayoutConstraint.activate([
      panel.leftAnchor.constraint(equalTo: root.leftAnchor),
      panel.rightAnchor.constraint(equalTo: root.rightAnchor),
      panel.topAnchor.constraint(equalTo: root.topAnchor),
      title.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
      detail.bottomAnchor.constraint(equalTo: title.topAnchor),
    ])
    for view in [title, detail] {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: panel.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 9),
        view.heightAnchor.constraint(equalToConstant: 5),
      ])
    }
    let found = SceneReport(scene).findings.filter { $0.kind == .ambiguous }
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.views == ["P", "T", "D"] && finding.caused == 2 && finding.variables == ["height"])
    #expect(finding.message.hasPrefix("Needs constraints for: height. "))
    #expect(finding.message.hasSuffix(" View T and view D move with it."))
    #expect(finding.json.text.contains(#""caused":2"#))
  }

  @Test("equal priorities that compete are a warning: no constraint is missing")
  func tie() throws {
    let (first, second) = (UIView(), UIView())
    let scene = scene([("A", first, nil), ("B", second, nil)])
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor),
      second.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    for view in [first, second] {
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 5).isActive = true
      let width = view.widthAnchor.constraint(equalToConstant: 80)
      width.priority = .defaultHigh
      width.isActive = true
    }
    let found = SceneReport(scene).findings.filter { $0.kind == .ambiguous }
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.level == .warning && finding.views == ["A", "B"] && finding.variables == ["width"])
    #expect(finding.message.hasPrefix("Its width is ambiguous, because equal priorities compete: "))
  }

  /// A view that is placed at the left and top, with a width and without a height.
  private func withoutHeight(_ view: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 40),
    ])
    return view
  }

  // Of the 15 views of the corpus with `verifyAmbiguity` 9 are marked, for what is open; Xcode shows no warning of them.
  @Test(
    "a document that asks not to be warned gets a note",
    arguments: [(AmbiguityCheck.always, Finding.Level.error), (.positionOnly, .note), (.never, .note)])
  func unchecked(check: AmbiguityCheck, level: Finding.Level) {
    let scene = scene(withoutHeight(UIView()))
    scene.views[1].ambiguityCheck = check
    let findings = SceneReport(scene).findings.filter { $0.kind == .ambiguous }
    #expect(findings.map(\.level) == [level] && findings.map(\.variables) == [["height"]])
  }

  @Test("a check that is turned off where nothing is open is nobody's fault")
  func needlesslyUnchecked() {
    let scene = scene(placed(UIView()))
    scene.views[1].ambiguityCheck = .never
    #expect(SceneReport(scene).findings.isEmpty)
  }

  /// A column of boxes 20 high in a stack view of a given height, in a scene.
  private func column(_ resistances: [Float], height: CGFloat) -> Scene {
    let stack = UIStackView()
    stack.axis = .vertical
    let scene = scene([("S", stack, nil)])
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 40),
      stack.heightAnchor.constraint(equalToConstant: height),
    ])
    for (index, resistance) in resistances.enumerated() {
      let box = SizedBox()
      box.translatesAutoresizingMaskIntoConstraints = false
      box.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .vertical)
      stack.addArrangedSubview(box)
      scene.views.append(SceneView(view: box, id: "\(index)", kind: "view", isPlacedByConstraints: true))
    }
    return scene
  }

  // A stack view gives way at its first view, by the order alone: Interface Builder marks all that could.
  @Test(
    "views of equal priority in a stack view that is too low compete",
    arguments: [
      ([750, 750, 750], 44, [["0", "1", "2"]]), ([750, 749, 750], 44, []), ([750, 750, 750], 60, []),
      ([750, 750], 30, [["0", "1"]]),
    ] as [([Float], CGFloat, [[String]])])
  func stackTie(resistances: [Float], height: CGFloat, expected: [[String]]) {
    let scene = column(resistances, height: height)
    scene.rootView.layoutIfNeeded()
    let before = scene.views.map(\.view.frame)
    let findings = SceneReport(scene).findings
    #expect(findings.map(\.views) == expected)
    #expect(findings.allSatisfy { $0.level == .warning && $0.variables == ["height"] && $0.isTried })
    #expect(scene.views.map(\.view.frame) == before, "Looking for other orders leaves no trace.")
  }

  // ActivityStreamViewController.storyboard of Canvas marks four labels of its class DynamicLabel.
  @Test("views of the application's classes compete on the canvas; in the running app they may fit")
  func stackTieOfClasses() {
    let scene = column([750, 750], height: 30)
    for index in scene.views.indices.suffix(2) { scene.views[index].customClass = "DynamicLabel" }
    scene.rootView.layoutIfNeeded()
    #expect(SceneReport(scene).findings.map(\.views) == [["0", "1"]])
    scene.isOnDevice = true
    #expect(SceneReport(scene).findings.isEmpty)
  }

  // NowPlayingPlayerItemViewController.xib of Pocket Casts, sbN-fi-Mv7: hidden, at least 50 high and not marked.
  @Test("the size that a hidden view has in spite of its stack view is told with the conflict")
  func hiddenInStack() {
    let scene = column([750, 750], height: 120)
    let hidden = scene.views[3].view
    hidden.isHidden = true
    hidden.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    scene.rootView.layoutIfNeeded()
    let kinds = SceneReport(scene).findings.map(\.kind)
    #expect(kinds.contains(.conflict) && !kinds.contains(.ambiguous))
  }

  // A sheet above a bar that is 50 high at least: the number that is open is the bar's height.
  @Test("what has a lower limit alone is where a chain is open, not its neighbour")
  func lowerLimit() throws {
    let (sheet, bar) = (UIView(), UIView())
    let scene = scene([("S", sheet, nil), ("B", bar, nil)])
    for view in [sheet, bar] {
      view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    }
    let limit = bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 10)
    NSLayoutConstraint.activate([
      sheet.heightAnchor.constraint(equalToConstant: 40), limit,
      bar.topAnchor.constraint(equalTo: sheet.bottomAnchor, constant: 4),
      bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    scene.constraints = [SceneConstraint(constraint: limit, id: "L", line: 3)]
    let findings = SceneReport(scene).findings
    #expect(findings.map(\.views) == [["B", "S"]] && findings.map(\.variables) == [["height"]])
    let fix = try #require(findings.first?.fix)
    #expect(fix == "Give its height a value or an upper limit: it only has a lower limit.")
    #expect(findings.first?.isTried == true)
  }

  @Test("a view that a stack view of AppKit detaches has no place to lack")
  func detached() {
    let scene = scene(withoutHeight(UIView()))
    scene.views[1].isDetached = true
    #expect(SceneReport(scene).findings.isEmpty)
  }

  // KeePassium's DatabaseUnlockerVC.storyboard: ErrorMessageView has no height in the document, and one in the app.
  @Test("a class of the application may give itself the size that is missing: a warning that says so")
  func sizedByClass() throws {
    let scene = scene(withoutHeight(UIView()))
    scene.views[1].customClass = "ErrorMessageView"
    let finding = try #require(SceneReport(scene).findings.first)
    #expect(finding.level == .warning && finding.variables == ["height"])
    #expect(
      finding.message.hasSuffix(
        "Its class, ErrorMessageView, may have an intrinsic height in the running app, which determines it."))
    #expect(
      finding.fix.hasPrefix("If the class has an intrinsic content size, set Intrinsic Size to Placeholder"))
    // A placeholder says what the class answers: then something else is missing.
    scene.views[1].hasPlaceholderSize = true
    #expect(SceneReport(scene).findings.map(\.level) == [.error])
  }

  // OAColorsTableViewCell.xib: a title and a value of several lines each, both marked however short they are.
  @Test(
    "texts of several lines that an inequality parts compete where they resist alike",
    arguments: [
      (0, 750, true, ["A", "B"]), (0, 749, true, []), (1, 750, true, []), (0, 750, false, []),
    ] as [(Int, Float, Bool, [String])])
  func wideTexts(lines: Int, resistance: Float, isParted: Bool, expected: [String]) {
    let labels = [UILabel(), UILabel()]
    let scene = Scene(document: "Test.xib", id: "R", rootView: root)
    scene.views = [SceneView(view: root, id: "R", kind: "view")]
    for (id, label) in zip(["A", "B"], labels) {
      label.text = "Label"
      label.font = UIFont.systemFont(ofSize: 8)
      label.numberOfLines = lines
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      scene.views.append(SceneView(view: label, id: id, kind: "label", isPlacedByConstraints: true))
    }
    labels[1].setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
    NSLayoutConstraint.activate([
      labels[0].leftAnchor.constraint(equalTo: root.leftAnchor),
      labels[1].rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    let distance =
      isParted
      ? labels[1].leftAnchor.constraint(greaterThanOrEqualTo: labels[0].rightAnchor, constant: 8)
      : labels[1].leftAnchor.constraint(equalTo: labels[0].rightAnchor, constant: 8)
    distance.isActive = true
    scene.constraints.append(SceneConstraint(constraint: distance, id: "distance", line: 9))
    let frames = { labels.map(\.frame) }
    root.layoutIfNeeded()
    let before = frames()
    let findings = SceneReport(scene).findings.filter { $0.message.hasPrefix("Its text can be longer") }
    #expect(findings.flatMap(\.views) == expected)
    #expect(findings.allSatisfy { $0.kind == .ambiguous && $0.level == .warning && $0.caused == 1 })
    #expect(frames() == before, "Trying long texts leaves no trace.")
  }

  // awslabs Main-3.storyboard: a stack view at least below the top guide, and its three views, all marked.
  @Test("what is arranged in a stack view without a place is open with it")
  func openStack() throws {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(box)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 40), box.heightAnchor.constraint(equalToConstant: 30),
    ])
    let scene = Scene(document: "Test.xib", id: "R", rootView: root)
    scene.views = [
      SceneView(view: root, id: "R", kind: "view"),
      SceneView(view: stack, id: "S", kind: "stackView", isPlacedByConstraints: true),
      SceneView(view: box, id: "B", kind: "view", isPlacedByConstraints: true),
    ]
    let finding = try #require(SceneReport(scene).findings.first)
    #expect(finding.kind == .ambiguous && finding.views == ["S", "B"] && finding.caused == 1)
  }

  // ConnectedReaderTableViewCell.xib: three texts in a cell that the canvas shows too low or too high.
  @Test("texts that compete in a row compete on the canvas only, if the running app fits the row to them")
  func selfSizingRow() {
    for isAutomatic in [true, false] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      root.addSubview(content)
      let boxes = [SizedBox(), SizedBox()]
      for box in boxes {
        box.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(box)
        box.leftAnchor.constraint(equalTo: content.leftAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        boxes[0].topAnchor.constraint(equalTo: content.topAnchor),
        boxes[1].topAnchor.constraint(equalTo: boxes[0].bottomAnchor),
        content.bottomAnchor.constraint(equalTo: boxes[1].bottomAnchor),
      ])
      let scene = Scene(document: "Test.xib", id: "R", rootView: root)
      scene.views = [
        SceneView(view: root, id: "R", kind: "tableViewCell"),
        SceneView(view: content, id: "C", kind: "tableViewCellContentView"),
        SceneView(view: boxes[0], id: "A", kind: "view", isPlacedByConstraints: true),
        SceneView(view: boxes[1], id: "B", kind: "view", isPlacedByConstraints: true),
      ]
      scene.views[1].isContentOfSelfSizingRow = isAutomatic
      let findings = SceneReport(scene).findings
      #expect(findings.map(\.views) == [["A", "B"]])
      #expect(findings.map(\.level) == [isAutomatic ? .note : .warning])
      #expect(content.frame.height == 60, "Trying another height leaves no trace.")
    }
  }

  @Test("texts that compete in several rows that size themselves are one finding")
  func selfSizingRows() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 180))
    let scene = Scene(document: "Test.xib", id: "R", rootView: root)
    scene.views = [SceneView(view: root, id: "R", kind: "tableView")]
    for row in 0..<3 {
      let content = UIView(frame: CGRect(x: 0, y: 60 * row, width: 100, height: 60))
      root.addSubview(content)
      scene.views.append(SceneView(view: content, id: "C\(row)", kind: "tableViewCellContentView"))
      scene.views[scene.views.count - 1].isContentOfSelfSizingRow = true
      var above = content.topAnchor
      for name in ["A", "B"] {
        let box = SizedBox()
        box.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(box)
        box.leftAnchor.constraint(equalTo: content.leftAnchor).isActive = true
        box.topAnchor.constraint(equalTo: above).isActive = true
        above = box.bottomAnchor
        scene.views.append(
          SceneView(view: box, id: "\(name)\(row)", kind: "view", isPlacedByConstraints: true))
      }
      content.bottomAnchor.constraint(equalTo: above).isActive = true
    }
    let finding = try #require(SceneReport(scene).findings.first)
    #expect(SceneReport(scene).findings.count == 1 && finding.level == .note)
    // Those of other rows follow nothing in the first.
    #expect(finding.leadingViews.count == 6)
    #expect(Set(finding.views) == ["A0", "B0", "A1", "B1", "A2", "B2"])
    #expect(finding.message.hasSuffix("so no priorities compete. The same holds for 2 more in such rows."))
  }
}

private final class SizedBox: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
}
