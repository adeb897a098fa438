// The effects of the sources of a document's classes on its objects: through outlets, through the sender of an action,
// and in the classes of the objects themselves.

import Foundation
import InterfaceBuilder
import LayoutScene
import SourceDeclarations

extension CodeFacts {
  /// Looks up the classes of a document. Linear in its elements and in what the classes' methods do.
  package init(of document: InterfaceBuilderDocument, in index: SourceIndex) {
    self.init()
    addOrientationsOfApplication(to: document, index)
    for element in document.root.descendants() {
      guard let name = element["customClass"] else { continue }
      let chain = index.chain(of: name)
      let classes = chain.names
      guard !classes.isEmpty else { continue }
      if let id = element.id {
        addOrientations(of: classes, to: id, index)
        addOwn(of: classes, to: id, element, index)
        if element.name != "placeholder", !ControllerKind.isController(element),
          let nib = classes.lazy.compactMap({ index.owned[$0] }).first, nib != document.name
        {
          add(
            CodeFact(.contents, "Its class is the owner of \(nib.lastComponent), which has its contents"),
            to: id)
        }
        if chain.isComplete, Self.plainClasses.contains(chain.end ?? ""),
          first([.ownSize, .contents], of: id) == nil
        {
          add(CodeFact(.noSize, "`\(name)` answers no size"), to: id)
        } else if let end = chain.end, Self.sizedClasses.contains(end), chain.isComplete {
          add(CodeFact(.ownSize, "`\(name)` is a \(end), which is as large as its content"), to: id)
        }
      }
      addOutlets(of: element, classes, index)
    }
    for element in document.root.descendants() where element.name == "action" {
      addSender(of: element, document, index)
    }
    addOrientationsOfContainers(in: document)
  }

  // MARK: Orientations

  /// What the nearest class says that overrides `supportedInterfaceOrientations`; without one, a tab bar controller of the
  /// project's, since the window asks its root.
  private mutating func addOrientations(of classes: [String], to id: String, _ index: SourceIndex) {
    func answer(_ name: String) -> (member: CodeStatements.Member, file: String)? {
      index.classes[name]?.members.first { $0.member.name == "supportedInterfaceOrientations" }
    }
    let own = classes.lazy.compactMap { name in answer(name).map { (name, $0) } }.first
    guard let answer = own ?? index.uprightRoot, let fact = Self.fact(of: answer) else { return }
    add(fact, to: id)
  }

  private static func fact(of answer: SourceIndex.RootAnswer) -> CodeFact? {
    let (name, (member, file)) = answer
    guard let upright = member.upright else { return nil }
    let words =
      "`\(name).\(member.isOfApplication ? "application(_:supportedInterfaceOrientationsFor:)" : member.name)` is portrait "
      + "(\(file.lastComponent):\(member.line))"
    return CodeFact(upright == .all ? .upright : .uprightOnPhones, words)
  }

  /// What the application's delegate says holds for every controller, whatever its own class says.
  private mutating func addOrientationsOfApplication(
    to document: InterfaceBuilderDocument, _ index: SourceIndex
  ) {
    guard let fact = index.uprightApplication.flatMap(Self.fact) else { return }
    for element in document.root.descendants()
    where ControllerKind.isController(element) || element["placeholderIdentifier"] == "IBFilesOwner" {
      if let id = element.id { add(fact, to: id) }
    }
  }

  /// UIKit asks a navigation controller, not what is in it: what its class says holds for its root and for what that shows
  /// in it.
  private mutating func addOrientationsOfContainers(in document: InterfaceBuilderDocument) {
    var waiting = document.root.descendants().filter {
      $0.name == "navigationController" && upright(of: $0) != nil
    }
    while let element = waiting.popLast() {
      guard let fact = upright(of: element) else { continue }
      for segue in element.descendants()
      where segue.name == "segue" && ["relationship", "show", "push"].contains(segue["kind"]) {
        guard let shown = segue["destination"].flatMap({ document.index.byID[$0] }), let id = shown.id,
          upright(of: shown) == nil
        else { continue }
        add(fact, to: id)
        waiting.append(shown)
      }
    }
  }

  private func upright(of element: DocumentElement) -> CodeFact? {
    element.id.flatMap { first([.upright, .uprightOnPhones], of: $0) }
  }

  // MARK: The class of an object

  private mutating func addOwn(
    of classes: [String], to id: String, _ element: DocumentElement, _ index: SourceIndex
  ) {
    let isController = ControllerKind.isController(element)
    for name in classes {
      guard let known = index.classes[name] else { continue }
      for (member, file) in known.members {
        let place = "(\(file.lastComponent):\(member.line))"
        if Self.sizing.contains(member.name),
          member.labels.count < 2 || member.name == "systemLayoutSizeFitting"
        {
          add(
            CodeFact(
              .ownSize, "`\(name).\(member.name)` answers its size \(place)", width: member.size?[0] ?? nil,
              height: member.size?[1] ?? nil), to: id)
        }
        if !Set(member.labels).isDisjoint(with: Self.heights) {
          let lists = isController ? element.descendants().filter { $0.name == member.name } : [element]
          let what = member.name == "tableView" ? "heights of its rows" : "sizes of its cells"
          for list in lists.compactMap(\.id) {
            add(CodeFact(.rowHeight, "`\(name)` answers the \(what) \(place)"), to: list)
          }
        }
      }
      for (statement, file) in known.statements {
        let isOfBar = isController && Self.isOfBar(statement)
        guard statement.path.isEmpty || isController && (isOfBar || statement.path == ["tableView"]) else {
          continue
        }
        let fact = Self.fact(of: statement, file, index)
        if statement.path.isEmpty, statement.member == "NSLayoutConstraint" {
          if statement.arguments.contains(where: {
            ["width", "NSLayoutAttributeWidth", "NSLayoutAttributeHeight", "height"].contains($0)
          }) {
            add(CodeFact(.ownSize, Self.sentence(statement, file, "constrains its own size")), to: id)
          }
        } else if statement.path.isEmpty, !isController, let fact, Self.isSure(fact, statement) {
          add(Self.isOwnSize(statement) ? CodeFact(.ownSize, fact.words) : fact, to: id)
          addStart(fact, statement, to: id)
        } else if isController, let fact, statement.path == ["tableView"] {
          // `tableView.tableHeaderView = header` once more, since its frame is another one now.
          let key = Self.property(statement)
          for part in element.descendants()
          where fact.kind == .rowHeight ? part.name == "tableView" : part.key?.lowercased() == key {
            if let id = part.id { add(fact, to: id) }
          }
        } else if let fact, isOfBar {
          for item in element.children where ["navigationItem", "tabBarItem"].contains(item.name) {
            if statement.path.isEmpty || statement.path == [item.name], let id = item.id { add(fact, to: id) }
          }
        }
      }
    }
  }

  private static func isOwnSize(_ statement: CodeStatement) -> Bool {
    ["widthAnchor", "heightAnchor", "snp", "autoSetDimension", "autoSetDimensions"].contains(statement.member)
  }

  /// What a class does to itself counts from the beginning, where others ask for a text or an image it is theirs.
  private static func isSure(_ fact: CodeFact, _ statement: CodeStatement) -> Bool {
    switch fact.kind {
    case .text, .image, .color: isAtStart(statement)
    default: true
    }
  }

  private static func isAtStart(_ statement: CodeStatement) -> Bool {
    starts.contains(statement.method) || statement.method.hasPrefix("setup")
      || statement.method.hasPrefix("setUp")
  }

  /// Classes of the system's that have no size of their own.
  private static let plainClasses: Set<String> = ["UIView", "UIControl", "NSView", "NSControl"]

  /// Classes of the system's that have the size of a content which their subclasses set.
  private static let sizedClasses: Set<String> = ["UIImageView", "UILabel", "UIButton", "UIStackView"]

  private static let sizing: Set<String> = [
    "intrinsicContentSize", "sizeThatFits", "systemLayoutSizeFitting",
  ]
  private static let heights: Set<String> = [
    "heightForRowAt", "heightForRowAtIndexPath", "estimatedHeightForRowAt", "sizeForItemAt",
    "sizeForItemAtIndexPath",
  ]

  /// `title = …` and `navigationItem.title = …` of a controller.
  private static func isOfBar(_ statement: CodeStatement) -> Bool {
    ["title", "setTitle", "titleView", "setTitleView"].contains(statement.member)
      && (statement.path.isEmpty || ["navigationItem", "tabBarItem"].contains(statement.path))
  }

  // MARK: Outlets

  private mutating func addOutlets(
    of element: DocumentElement, _ classes: [String], _ index: SourceIndex
  ) {
    var destinations: [String: [String]] = [:]
    for connection in SourceInspection.connections(of: element) where connection.name == "outlet" {
      if let property = connection["property"], let destination = connection["destination"] {
        destinations[property, default: []].append(destination)
      }
    }
    guard !destinations.isEmpty else { return }
    for name in classes {
      for (statement, file) in index.classes[name]?.statements ?? [] {
        add(statement, file, to: destinations, reachedBy: statement.path, index)
      }
    }
    // `cell.titleLabel.text = …` in the class of a list, whose file has the name of the cell's class.
    for (property, ids) in destinations.sorted(by: { $0.key < $1.key }) {
      for found in index.foreign[property] ?? [] {
        guard !classes.contains(found.statement.type), !found.mentioned.isDisjoint(with: classes),
          let place = found.statement.path.lastIndex(of: property)
        else { continue }
        add(
          found.statement, found.file, to: [property: ids], reachedBy: Array(found.statement.path[place...]),
          index)
      }
    }
  }

  private mutating func add(
    _ statement: CodeStatement, _ file: String, to outlets: [String: [String]], reachedBy path: [String],
    _ index: SourceIndex
  ) {
    if let first = path.first, let ids = outlets[first], path.count == 1 || Self.isPart(path.dropFirst()),
      let fact = Self.fact(of: statement, file, index)
    {
      for id in ids { add(fact, to: id) }
      for id in ids { addStart(fact, statement, to: id) }
    }
    if let first = path.first, let ids = outlets[first], path.count == 1,
      ["snp", "autoSetDimension", "autoSetDimensions"].contains(statement.member)
    {
      for kind in [CodeFact.Kind.horizontal, .vertical] {
        for id in ids { add(CodeFact(kind, Self.sentence(statement, file, "constrains it")), to: id) }
      }
    }
    if !Self.hierarchical.contains(statement.member) {
      let words = statement.member == "let" ? "gives it another name" : "hands it to `\(statement.member)`"
      for name in statement.arguments {
        for id in outlets[name] ?? [] {
          add(CodeFact(.handed, Self.sentence(statement, file, words)), to: id)
        }
      }
    }
    let isActivation = ["activate", "deactivate", "activateConstraints", "deactivateConstraints"].contains(
      statement.member)
    let isRemoval = ["removeArrangedSubview", "removeConstraint", "removeConstraints"].contains(
      statement.member)
    guard isActivation || isRemoval else { return }
    for name in statement.arguments {
      for id in outlets[name] ?? [] {
        let words =
          isActivation
          ? statement.member.hasPrefix("de") ? "deactivates it" : "activates it" : "takes it out of the view"
        add(
          CodeFact(
            statement.member == "removeArrangedSubview" ? .presence : .constraint,
            Self.sentence(statement, file, words)), to: id)
      }
    }
  }

  /// What is there before the first layout: cells are configured before they are shown.
  private mutating func addStart(_ fact: CodeFact, _ statement: CodeStatement, to id: String) {
    let (property, isAtStart) = (Self.property(statement), Self.isAtStart(statement))
    if isAtStart, property == "constant" { add(CodeFact(.startingConstant, fact.words), to: id) }
    guard isAtStart || statement.method.hasPrefix("configure") else { return }
    if fact.kind == .image { add(CodeFact(.startingImage, fact.words, of: fact.property), to: id) }
    if fact.kind == .color { add(CodeFact(.startingColor, fact.words, of: fact.property), to: id) }
  }

  /// `textcolor` of `textColor = …` and `setTextColor(…)`.
  private static func property(_ statement: CodeStatement) -> String {
    (statement.member.hasPrefix("set") ? statement.member.dropFirst(3) : statement.member[...]).lowercased()
  }

  /// Methods that run before a view is first laid out, or at each layout.
  private static let starts: Set<String> = [
    "viewDidLoad", "awakeFromNib", "viewWillAppear", "viewWillLayoutSubviews", "updateViewConstraints",
    "updateConstraints", "layoutSubviews", "viewDidLayoutSubviews", "init", "commonInit",
    "didMoveToSuperview", "didMoveToWindow",
  ]

  /// Calls that say where an object is, not what it shows, and what reads or keeps it.
  private static let hierarchical: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview",
    "bringSubviewToFront", "sendSubviewToBack", "setCustomSpacing", "activate", "deactivate", "constraint",
    "convert", "contains", "append", "isEqual", "isDescendant", "named", "removeConstraint",
    "removeConstraints", "addConstraint", "addConstraints", "firstIndex", "NSLayoutConstraint", "text",
    "title", "image",
  ]

  /// The objects within an outlet's object whose properties are its own, and what libraries put between.
  private static let parts: Set<String> = [
    "titleLabel", "imageView", "configuration", "textLabel", "detailTextLabel", "rx", "reactive", "kf", "af",
    "sd", "layer",
  ]

  private static func isPart(_ path: ArraySlice<String>) -> Bool { path.allSatisfy(parts.contains) }

  // MARK: Actions

  /// `sender.setTitle(…)` in the method of an action is about the control that sends it.
  private mutating func addSender(
    of action: DocumentElement, _ document: InterfaceBuilderDocument, _ index: SourceIndex
  ) {
    guard let selector = action["selector"], let id = action.parent?.parent?.id,
      let target = action["destination"].flatMap({ document.index.byID[$0] }),
      let name = target["customClass"]
    else { return }
    let base = selector.prefix { $0 != ":" }
    for type in index.chain(of: name).names {
      for (statement, file) in index.classes[type]?.statements ?? []
      where statement.path.first == "sender" && base.hasPrefix(statement.method) {
        if Self.isPart(statement.path.dropFirst()), let fact = Self.fact(of: statement, file, index) {
          add(fact, to: id)
        }
      }
    }
  }

  // MARK: Sentences

  private static func sentence(_ statement: CodeStatement, _ file: String, _ words: String) -> String {
    "`\(statement.type).\(statement.method)` \(words) (\(file.lastComponent):\(statement.line))"
  }

  /// The effect of a statement on the object at the end of its path; nil where it is irrelevant to findings.
  private static func fact(of statement: CodeStatement, _ file: String, _ index: SourceIndex) -> CodeFact? {
    if let (kind, words) = meanings[statement.member] {
      // A configuration may have any image.
      let isOne = kind == .color || kind == .image && statement.member.lowercased().hasSuffix("image")
      return CodeFact(kind, sentence(statement, file, words), of: isOne ? property(statement) : nil)
    }
    if statement.member.hasPrefix("sd_setImage") || statement.member.hasPrefix("setImageWith") {
      return CodeFact(.image, sentence(statement, file, "sets another image"))
    }
    // A method of the project's own that sets something of the system's class it extends.
    for style in index.styling[statement.member] ?? [] where index.classes[style.type]?.place == nil {
      if style.type == "NSLayoutConstraint" {
        return CodeFact(.constraint, sentence(statement, file, "changes it by `\(statement.member)`"))
      }
      if let (kind, words) = meanings[style.member], kind == .text || kind == .setting || kind == .image {
        return CodeFact(kind, sentence(statement, file, "\(words) by `\(statement.member)`"))
      }
    }
    return nil
  }

  private static let meanings: [String: (CodeFact.Kind, String)] = {
    var meanings: [String: (CodeFact.Kind, String)] = [:]
    func note(_ kind: CodeFact.Kind, _ words: String, _ members: String) {
      for member in members.split(separator: " ") {
        meanings[String(member)] = (kind, words)
        meanings["set" + member.prefix(1).uppercased() + member.dropFirst()] = (kind, words)
      }
    }
    note(.text, "sets another text", "text attributedText stringValue attributedStringValue")
    note(.text, "sets another title", "title attributedTitle titleView")
    note(.text, "sets another placeholder", "placeholder attributedPlaceholder")
    note(.image, "sets its contents", "configuration")
    note(.text, "sets its segments", "insertSegment removeAllSegments")
    note(.image, "sets another image", "image backgroundImage highlightedImage selectedImage")
    note(.color, "sets another colour", "backgroundColor textColor tintColor barTintColor titleColor")
    note(.setting, "sets another font", "font titleTextAttributes")
    note(.setting, "sets its number of lines", "numberOfLines")
    note(
      .setting, "changes how its text is shortened",
      "lineBreakMode adjustsFontSizeToFitWidth minimumScaleFactor")
    note(.visibility, "hides or shows it", "isHidden hidden")
    note(.constraint, "sets its constant", "constant")
    note(.constraint, "sets whether it is active", "isActive active")
    note(.constraint, "sets its priority", "priority")
    note(.presence, "removes it", "removeFromSuperview")
    note(.contents, "adds views to it", "addSubview insertSubview addArrangedSubview insertArrangedSubview")
    note(.contents, "loads its views from a document", "loadNibNamed")
    note(
      .horizontal, "constrains it",
      "widthAnchor leadingAnchor trailingAnchor leftAnchor rightAnchor centerXAnchor")
    note(
      .vertical, "constrains it",
      "heightAnchor topAnchor bottomAnchor centerYAnchor firstBaselineAnchor lastBaselineAnchor")
    note(.contentSize, "sets the size of its content", "contentSize")
    note(.rowHeight, "sets the height of its rows", "rowHeight estimatedRowHeight")
    note(.mask, "sets translatesAutoresizingMaskIntoConstraints", "translatesAutoresizingMaskIntoConstraints")
    note(.frame, "gives it a frame", "frame tableHeaderView tableFooterView")
    return meanings
  }()
}

extension String {
  /// The name of a file without its folders.
  fileprivate var lastComponent: Substring { split(separator: "/").last ?? self[...] }
}
