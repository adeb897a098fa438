// The view elements of a scene become views in one hierarchy, in document order.

import AppKitLayout
import Foundation
import LayoutScene
import Plumbline

extension StoryboardSceneBuilder {
  /// Makes every view that takes part and adds it to its superview. A view's touch bar places its items elsewhere.
  func buildViews() {
    /// The views that are open at this point of the document, outermost first.
    var open: [(element: DocumentElement, index: Int, excluded: Set<String>)] = []
    add(source.root, view: scene.rootView, parent: nil)
    open.append((source.root, 0, built[0].element.excluded("subviews")))
    var elements = source.root.descendants(skipping: SceneSource.skipped.union(["touchBar"]))
    while let element = elements.next() {
      guard ViewKind.isView(element) else {
        if element.parent?.name == "subviews", element.name != "reference" { noteLeftOut(element) }
        continue
      }
      while let last = open.last, !last.element.contains(element) { open.removeLast() }
      guard let parent = open.last else { break }
      if let id = element.id, parent.excluded.contains(id) {
        exclude(element)
        elements.skip(element)
        continue
      }
      let varied = self.varied(element)
      let view = appKitFactory?.makeView(varied) ?? factory.makeView(varied)
      add(element, varied: varied, view: view, parent: parent.index)
      open.append((element, built.count - 1, varied.excluded("subviews")))
    }
    if appKitFactory != nil { setAppKitFrames() } else { setFrames() }
  }

  /// A subview that has no place: one without an id, or with a fixed frame that the document does not have.
  private func noteLeftOut(_ element: DocumentElement) {
    let lack = element.id == nil ? "id" : "frame for this size class"
    scene.problems.append(
      SceneProblem(
        kind: .unsupported,
        message: "The \(element.name) in line \(element.line) has no \(lack), and is left out.",
        fix: "Open the document in Interface Builder and save it, or remove the view.",
        views: [element.id].compactMap { $0 }, line: element.line, column: element.column))
  }

  func varied(_ element: DocumentElement) -> VariedElement {
    VariedElement(element, traits: surroundings.traits, usesVariations: document.usesTraitVariations)
  }

  private func add(_ element: DocumentElement, varied: VariedElement? = nil, view: UIView, parent: Int?) {
    let varied = varied ?? self.varied(element)
    let hasNoMask = varied.flag("translatesAutoresizingMaskIntoConstraints") == false
    // Lists place their cells, cells their content views, whatever the document says; tab views those of tabs with constraints
    // in them (2 of GitUp's; MacPass has one without, which is marked as ambiguous).
    let isOfList =
      ViewKind.isCell(element) || ViewKind.isContentOfCell(element)
      || element.parent?.name == "tabViewItem" && element.first("constraints") != nil
    let isPlaced =
      parent != nil && document.usesAutoLayout
      && (hasNoMask && !isOfList && !isLeftToMask(element) || isArranged(element))
    CommonAttributes.apply(varied, to: view)
    if appKitFactory == nil { giveContent(to: view, varied) }
    if view.placeholderContentSize == nil { view.placeholderContentSize = sizeOfItsClass(varied, view) }
    built.append(
      BuiltView(
        view: view, element: varied, isPlaced: isPlaced, parent: parent, initialFrame: view.frame))
    if let parent { attach(view, element: element, to: built[parent]) }
    view.translatesAutoresizingMaskIntoConstraints = !isPlaced
    if let item = view as? any AppKitItem {
      item.isFlipped = AppKitViewFactory.isFlipped(element)
      view.facade = item
    }
    guard let id = element.id else { return }
    if viewsByID[id] == nil { viewsByID[id] = view }
    let stored = varied.first("rect", key: "frame")?.writtenFrame
    scene.views.append(
      SceneView(
        view: view, id: id, kind: element.name, customClass: element["customClass"],
        label: element["userLabel"],
        outlets: document.index.outletsTo[id] ?? [], parentID: parent.flatMap { built[$0].element.id },
        line: element.line, column: element.column,
        storedFrame: parent.map { parent in stored.map { turned($0, in: built[parent]) } } ?? stored,
        isPlacedByConstraints: isPlaced))
    scene.views[scene.views.count - 1].outletName = document.index.outletNames[id]
    scene.views[scene.views.count - 1].isPrototype = isPrototype(element, isRoot: parent == nil)
    scene.views[scene.views.count - 1].isCutOffFromCell = hasNoMask && ViewKind.isContentOfCell(element)
    noteWishes(of: varied, in: &scene.views[scene.views.count - 1])
    if appKitFactory != nil {
      scene.views[scene.views.count - 1].systemClass = AppKitViewFactory.className(of: element)
    }
  }

  /// Cells of static tables are there as they are; all others are copied.
  private func isPrototype(_ element: DocumentElement, isRoot: Bool) -> Bool {
    if isRoot { return ViewKind.isCell(element) || element.name == "tableCellView" }
    if ["prototypes", "prototypeCellViews"].contains(element.parent?.name) { return true }
    return ["collectionViewCell", "collectionReusableView"].contains(element.name)
  }

  /// Sets the design-time placeholder of a view's content size.
  private func giveContent(to view: UIView, _ element: VariedElement) {
    let usual = usualSizeInStack(of: element)
    view.placeholderContentSize = placeholderSize(element, usual: usual)
    guard usual != nil else { return }
    // Beside a text of equal priority it is the empty view that shrinks, and beside a control the one that stretches (6 scenes).
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(view.contentHuggingPriority(for: axis).weakened, for: axis)
      view.setContentCompressionResistancePriority(
        view.contentCompressionResistancePriority(for: axis).weakened, for: axis)
    }
  }

  /// spec 09 §2: a placeholder size is the content's on the canvas. Away from it, it stands in for what the application puts
  /// there at run time, by a class, as the image of an empty image view or the views of an empty stack view; a label has the
  /// size of its text there.
  private func placeholderSize(_ element: VariedElement, usual: CGSize?) -> CGSize? {
    let (width, height) = (element["placeholderIntrinsicWidth"], element["placeholderIntrinsicHeight"])
    let isKept =
      configuration.isCanvas || element["customClass"] != nil || element.name == "view"
      || Self.withoutOwnSize.contains(element.name) && element.first("subviews") == nil
      || Self.isEmptyImageView(element)
    guard usual != nil || (isKept && (width != nil || height != nil)) else { return nil }
    func length(_ text: String?, _ usual: CGFloat?) -> CGFloat {
      // `infinite` stands for none, which for an empty stack view is 0 (`PinLockViewController.xib`).
      guard isKept, let text else { return usual ?? UIView.noIntrinsicMetric }
      return LayoutNumber.parse(text).map { max(0, $0) } ?? (usual == nil ? UIView.noIntrinsicMetric : 0)
    }
    return CGSize(width: length(width, usual?.width), height: length(height, usual?.height))
  }

  /// The content that the canvas gives to an arranged view of a stack that has none: 240 by 50 points, 50 by 50 to a label
  /// without text and to a stack without views. 17 scenes of the corpus show it (8 and 9 in the halves), where the stack has
  /// that much room; 4 contradict, of which one has views as wide as the stack (WordPressAuthenticator's `Login.storyboard`).
  private func usualSizeInStack(of element: VariedElement) -> CGSize? {
    guard configuration.isCanvas, appKitFactory == nil, element.element.parent?.name == "subviews",
      element.element.parent?.parent?.name == "stackView",
      document.index.answeredSizes[element.element.id ?? ""] == nil
    else { return nil }
    // A view that is as wide as it is high, or so, follows from its height.
    let isProportioned =
      element.first("constraints")?.children.contains {
        $0["firstAttribute"] == "width" && $0["secondAttribute"] == "height"
          || $0["firstAttribute"] == "height" && $0["secondAttribute"] == "width"
      } ?? false
    switch element.name {
    case "view", "visualEffectView", "containerView":
      // One of a class of the application is 128 high from Xcode 12 on (7 of 3 documents elsewhere; 2 of 50 contradict) but for
      // one with proportions (2 of `LoopKit-Loop/Main.storyboard`), and what hugs at 1000 is 50 points along that axis (13 of
      // 15 of 7 documents elsewhere).
      let isOfClass =
        element["customClass"] != nil && surroundings.editor.generation.system >= 14 && !isProportioned
      func length(_ axis: String, _ usual: CGFloat) -> CGFloat {
        element["\(axis)HuggingPriority"] == "1000" ? 50 : usual
      }
      return CGSize(
        width: isProportioned ? UIView.noIntrinsicMetric : length("horizontal", 240),
        height: length("vertical", isOfClass ? 128 : 50))
    case "imageView":
      // One without an image likewise (3 documents elsewhere).
      let isEmpty = Self.isEmptyImageView(element)
      return isEmpty ? CGSize(width: isProportioned ? UIView.noIntrinsicMetric : 240, height: 50) : nil
    case "datePicker":
      // One without a style is compact from iOS 14 on (`OADatePickerTableViewCell.xib`, the one of the corpus in a stack).
      let isCompact =
        element["style"].map { $0 == "compact" } ?? (surroundings.editor.generation.system >= 14)
      return isCompact ? CGSize(width: 240, height: 50) : nil
    case "stackView": return element.first("subviews") == nil ? CGSize(width: 50, height: 50) : nil
    case "label":
      let isEmpty =
        (TextReader.plain(element, key: "text") ?? "").isEmpty
        && element.first("attributedString", key: "attributedText") == nil
      return isEmpty && (element["numberOfLines"] ?? "1") == "1" ? CGSize(width: 50, height: 50) : nil
    default: return nil
    }
  }

  private static func isEmptyImageView(_ element: VariedElement) -> Bool {
    element.name == "imageView" && element["image"] == nil && element.first("imageReference") == nil
  }

  /// Elements that have no content of their own to be measured.
  private static let withoutOwnSize: Set<String> = [
    "stackView", "containerView", "scrollView", "tableView", "collectionView", "visualEffectView",
  ]

  /// Records the attributes of an element that only a report needs.
  private func noteWishes(of element: VariedElement, in entry: inout SceneView) {
    // AppKit's cells; those of UIKit when their table is known (`prepareRows`).
    let table = element.name == "tableCellView" ? element.element.parent?.parent?.parent?.parent : nil
    entry.isContentOfSelfSizingRow = table?["usesAutomaticRowHeights"] == "YES"
    entry.hasFixedFrame = element.flag("fixedFrame") ?? false
    entry.hasPlaceholderSize =
      element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil
    entry.hasEditorContent =
      appKitFactory == nil && !entry.hasPlaceholderSize && usualSizeInStack(of: element) != nil
    if element.name == "imageView" {
      // AppKit's own templates are symbols too since macOS 11. (None of 6 image views of UIKit with one that are stored off by
      // its margins is marked: 25 x 29.5 with required sides of 25, 45 x 44 with sides of 45.)
      let cell = element.first("imageCell", key: "cell")
      let image = cell?["image"] ?? ""
      let holder = cell?.first("imageReference") ?? cell ?? element.first("imageReference", key: "image")
      entry.drawsSymbol =
        (holder?["catalog"] ?? element["catalog"]) == "system"
        || image.hasPrefix("NS") && image.hasSuffix("Template")
    }
    switch element["verifyAmbiguity"] {
    case "off": entry.ambiguityCheck = .never
    case "ignoreSizes": entry.ambiguityCheck = .positionOnly
    default: break
    }
  }

  /// Whether a view that keeps its mask is named by no constraint at all: the canvas leaves it where it is (all 16 such
  /// views of the corpus, none of them marked as ambiguous). The parts of a scroll view or a box of AppKit are placed by it
  /// (7 of 6 documents keep a mask, and none is marked; the 3 without one are).
  private func isLeftToMask(_ element: DocumentElement) -> Bool {
    if appKitFactory != nil, element.key != nil, ["scrollView", "box"].contains(element.parent?.name) {
      return element.first("autoresizingMask") != nil
    }
    guard let id = element.id, element.first("autoresizingMask") != nil, element.first("constraints") == nil,
      element.parent?.name == "subviews", element.parent?.parent?.name != "stackView"
    else { return false }
    return !document.index.constrainedIDs.contains(id)
  }

  /// A stack view takes the masks of its arranged views when it arranges them; on the canvas those that the document leaves
  /// stay, and conflict there (2 documents of the corpus).
  private func isArranged(_ element: DocumentElement) -> Bool {
    !configuration.isCanvas && appKitFactory == nil && element.parent?.name == "subviews"
      && element.parent?.parent?.name == "stackView"
  }

  /// Arranged views of a stack are its `<subviews>`; content views take the place of those that cells make.
  private func attach(_ view: UIView, element: DocumentElement, to parent: BuiltView) {
    let isContent = element.key == "contentView"
    switch parent.view {
    case let stack as UIStackView where element.parent?.name == "subviews": stack.addArrangedSubview(view)
    case let cell as UITableViewCell where isContent: cell.adoptContentView(view, onCanvas: true)
    case let cell as UICollectionViewCell where isContent: cell.adoptContentView(view)
    case let effect as UIVisualEffectView where isContent: effect.adoptContentView(view)
    default: parent.view.addSubview(view)
    }
  }

  private func exclude(_ element: DocumentElement) {
    if let id = element.id { excludedIDs.insert(id) }
    for inner in element.descendants(skipping: ["connections"]) {
      if let id = inner.id { excludedIDs.insert(id) }
    }
  }

  /// Frames of the views that masks place. The frames of views that constraints place stay unread, except as the size
  /// for which the mask of a subview was set.
  func setFrames() {
    scene.rootView.frame = surroundings.storedFrame
    for item in built.dropFirst() where !item.isPlaced {
      guard let parent = item.parent else { continue }
      let host = built[parent]
      var frame = mirroredBesideAccessory(
        item.element.first("rect", key: "frame")?.frame ?? cellFrame(of: item), of: item, in: host)
      // Xcode 6 left a usual row's 43 points in the document of a higher cell, whose own frames obey its height (3 cells of Yep).
      if parent == 0, item.view is UITableViewCellContentView, document.canvas.editor.build < 8_000,
        [43, 43.5].contains(frame.height), host.view.bounds.height > 44.5
      {
        frame.size.height = host.view.bounds.height - 0.5
      }
      item.view.autoresizingMask.formUnion(rowMask(of: item, in: host))
      if host.isPlaced {
        let size = referenceSize(of: host, around: frame)
        // An effect view keeps its content view at its own bounds, whatever the document stores.
        let fills = host.view is UIVisualEffectView && item.element.element.key == "contentView"
        item.view.setAutoresizingFrame(
          fills ? CGRect(origin: .zero, size: size) : frame, inSuperviewOfSize: size)
      } else {
        item.view.frame = fittedToTable(frame, of: item, in: host)
      }
    }
  }

  /// Read from the right, a row has its accessory at the left and its content beside it.
  private func mirroredBesideAccessory(_ frame: CGRect, of item: BuiltView, in host: BuiltView) -> CGRect {
    guard configuration.isRightToLeft, item.view is UITableViewCellContentView, host.view is UITableViewCell
    else { return frame }
    let width = host.element.first("rect", key: "frame")?.frame.width ?? host.view.bounds.width
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The frame of a prototype cell that the document leaves out: a row as wide as the scene, and its content view
  /// without the separator's point.
  private func cellFrame(of item: BuiltView) -> CGRect {
    guard let host = item.parent.map({ built[$0] }) else { return .zero }
    if item.view is UITableViewCellContentView {
      // 567 of 600 points beside a disclosure indicator (QuickBlox's `Main.storyboard`).
      let accessory: CGFloat = host.element["accessoryType"] == "disclosureIndicator" ? 33 : 0
      return CGRect(
        x: 0, y: 0, width: max(0, host.view.bounds.width - accessory),
        height: max(0, host.view.bounds.height - 1))
    }
    let height = item.element.number("rowHeight") ?? host.element.number("rowHeight") ?? 44
    return CGRect(x: 0, y: 0, width: surroundings.storedFrame.width, height: height > 0 ? height : 44)
  }

  /// The size for which masks inside of `host` were set: what the document stores, or the part that is in use.
  private func referenceSize(of host: BuiltView, around frame: CGRect) -> CGSize {
    if let stored = host.element.first("rect", key: "frame")?.frame, !stored.isEmpty { return stored.size }
    // A row lies as far from one side of its table as from the other.
    if host.view is UITableView {
      return CGSize(width: max(0, frame.minX + frame.maxX), height: max(0, frame.maxY))
    }
    return CGSize(width: max(0, frame.maxX), height: max(0, frame.maxY))
  }
}

extension UILayoutPriority {
  /// The priority one step below, and below the default resistance of texts and controls, whatever the document says.
  fileprivate var weakened: UILayoutPriority { UILayoutPriority(max(1, min(rawValue, 750) - 1)) }
}
