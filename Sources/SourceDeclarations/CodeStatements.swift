// The statements of code about the objects of documents: the properties that it sets and the methods that it calls,
// each with the type and the method in whose body that stands, and the line.

/// A property that is set, or a method that is called.
package struct CodeStatement: Equatable, Sendable {
  /// The type around it, without those around that: `Screen`.
  package var type: String
  /// The method around it: `viewDidLoad`, or the property whose observer or value it stands in.
  package var method: String
  /// The names before the last one, without `self`: of `cell.titleLabel.text = …` `cell` and `titleLabel`. An underscore
  /// before the first one, that of an instance variable, is left out.
  package var path: [String]
  /// `text`, `setTitle`.
  package var member: String
  /// The names among a call's arguments, and the text of a string that is one: `addSubview(label)`.
  package var arguments: [String] = []
  /// The line, from 1.
  package var line: Int
}

/// The declarations and statements in the bodies of a file's types.
package struct CodeStatements: Sendable {
  /// A member of a type that has a body: a method, or a property that is worked out or observed.
  package struct Member: Equatable, Sendable {
    package var type: String
    package var name: String
    /// The names of a method's parameters as callers write them: `tableView(_:heightForRowAt:)` has `_` and `heightForRowAt`.
    package var labels: [String]
    package var line: Int
    /// The width and height, where the body is a single size: `CGSize(width: 44, height: 28)`.
    package var size: [Double?]?
    /// Of `supportedInterfaceOrientations`, and of an application's delegate: the devices that it keeps upright.
    package var upright: Upright?

    /// Whether it is `application(_:supportedInterfaceOrientationsFor:)`, which has the last word for a whole application.
    package var isOfApplication: Bool {
      name == "application" && labels.contains { $0.hasPrefix("supportedInterfaceOrientationsFor") }
    }
  }
  /// Devices on which a controller is shown in portrait only.
  package enum Upright: Hashable, Sendable { case phones, all }
  package private(set) var statements: [CodeStatement] = []
  package private(set) var members: [Member] = []
  /// The number of occurrences of each of some names in bodies, without the observers of a property of that name.
  package private(set) var occurrences: [String: Int] = [:]

  /// Reads a file. Linear in its length.
  /// - Parameters:
  ///   - isObjectiveC: Whether messages are sent in brackets.
  ///   - names: The names that are counted.
  package init(of source: SourceWords, isObjectiveC: Bool, counting names: Set<String> = []) {
    var reader = StatementReader(source, isObjectiveC: isObjectiveC, counting: names)
    reader.read()
    (statements, members, occurrences) = (reader.statements, reader.members, reader.occurrences)
  }
}

/// One pass over the tokens, with the bodies that are open at each.
private struct StatementReader {
  private let words: [String]
  private let tokens: [SourceToken]
  private let lines: [Int]
  private let isObjectiveC: Bool
  /// The indices of the opening brackets, by those that close them.
  private var openers: [Int: Int] = [:]
  private(set) var statements: [CodeStatement] = []
  private(set) var members: [CodeStatements.Member] = []
  private(set) var occurrences: [String: Int] = [:]
  private let counted: Set<String>
  /// Those of the counted names that variables have too.
  private var hidden: Set<String> = []

  /// The kind of a body that a brace opens.
  private enum Body { case type(String), member(String), other }
  /// With the innermost type and the outermost member of each.
  private var bodies: [(type: String?, member: String?)] = []
  /// The kind of the next body, at this depth of parentheses.
  private var pending: (body: Body, parentheses: Int)?
  private var parentheses = 0
  /// The class of an `@implementation`.
  private var implementation: String?
  /// The other names that a member gives to what a property holds: of `guard let shown = label` `shown`.
  private var otherNames: [String: String] = [:]

  init(_ source: SourceWords, isObjectiveC: Bool, counting counted: Set<String>) {
    (words, tokens, lines) = (source.words, source.tokens, source.lines)
    (self.isObjectiveC, self.counted) = (isObjectiveC, counted)
    var open: [String: [Int]] = [:]
    for (index, word) in words.enumerated() {
      if word == "(" || word == "[" {
        open[word, default: []].append(index)
      } else if let opening = Self.pairs[word], let opened = open[opening]?.popLast() {
        openers[index] = opened
      }
    }
  }

  private func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }

  private func isName(_ index: Int) -> Bool {
    switch word(index).utf8.first ?? 0 {
    case UInt8(ascii: "_"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      0x80...0xFF:
      true
    default: false
    }
  }

  private func touches(_ index: Int) -> Bool {
    words.indices.contains(index + 1) && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }

  mutating func read() {
    var index = 0
    while index < words.count {
      if !counted.isEmpty { count(words[index], at: index) }
      step(at: &index)
      index += 1
    }
  }

  private mutating func count(_ word: String, at index: Int) {
    guard let member, isName(index) || tokens[index].kind == .string else { return }
    if counted.contains(word), word != member {
      // A variable of the same name hides the outlet: what follows is about it.
      if ["let", "var"].contains(self.word(index - 1)) { hidden.insert(word) }
      if !hidden.contains(word), !allowsNothing(at: index) { occurrences[word, default: 0] += 1 }
    } else if word.utf8.first == UInt8(ascii: "\""), word.contains("\\(") {
      // `"\(label.text)"`: code within strings.
      for name in counted where name != member && word.contains(name) { occurrences[name, default: 0] += 1 }
    }
  }

  /// Whether a name is read as an optional: `label?.text`, `if let shown = label`, `label == nil`. Nothing stops there.
  private func allowsNothing(at index: Int) -> Bool {
    let next = word(index + 1)
    if next == "?" { return touches(index) || word(index + 2) == "?" }
    if next == "=" || next == "!", word(index + 2) == "=", word(index + 3) == "nil" { return true }
    let isOwn = word(index - 1) == "." && word(index - 2) == "self"
    let start = isOwn ? index - 2 : index
    return word(start - 1) == "=" && word(start - 3) == "let"
      && ["if", "guard", ",", "while"].contains(word(start - 4))
  }

  private mutating func step(at index: inout Int) {
    guard !isName(index) else {
      if isObjectiveC || !declare(words[index], at: index) { readStatement(at: index) }
      return
    }
    switch words[index] {
    case "(": parentheses += 1
    case ")": parentheses = max(0, parentheses - 1)
    case "{":
      if let next = pending, next.parentheses == parentheses {
        var around = bodies.last ?? (nil, nil)
        if around.member == nil { otherNames = [:] }
        switch next.body {
        case .type(let name): around.type = name
        case .member(let name): around.member = around.member ?? name
        case .other: break
        }
        bodies.append(around)
        if case .member(let name) = next.body { note(name, bodyAt: index) }
        pending = nil
      } else {
        bodies.append(bodies.last ?? (nil, nil))
      }
    case "}": if !bodies.isEmpty { bodies.removeLast() }
    case "@" where isObjectiveC && word(index + 1) == "implementation":
      (implementation, bodies, parentheses) = (word(index + 2), [], 0)
      index += 2
    case "@" where isObjectiveC && word(index + 1) == "end":
      implementation = nil
      index += 1
    case "-", "+":
      if isObjectiveC, implementation != nil, bodies.isEmpty, word(index + 1) == "(" {
        readSelector(at: index)
      }
    default: break
    }
  }

  // MARK: Declarations

  private static let modifiers: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "public", "internal", "open", "static",
    "fileprivate", "package",
  ]

  /// Whether a word of Swift begins a declaration with a body.
  private mutating func declare(_ word: String, at index: Int) -> Bool {
    switch word {
    case "class" where Self.modifiers.contains(self.word(index + 1)): return true
    case "class", "extension", "struct", "enum", "protocol", "actor":
      guard isName(index + 1), self.word(index - 1) != ".", self.word(index - 1) != ":" else { return false }
      var last = index + 1
      while self.word(last + 1) == ".", isName(last + 2) { last += 2 }
      pending = (.type(self.word(last)), parentheses)
      return true
    case "func":
      if member == nil { pending = (.member(self.word(index + 1)), parentheses) }
      return true
    case "init", "deinit":
      guard self.word(index - 1) != "." else { return false }
      if member == nil { pending = (.member(word), parentheses) }
      return true
    case "var", "let":
      if member == nil, isName(index + 1) { pending = (.member(self.word(index + 1)), parentheses) }
      return true
    default: return false
    }
  }

  private var type: String? { implementation ?? bodies.last?.type }
  private var member: String? { bodies.last?.member }

  /// The maximum number of tokens before a body, and of names in a row, in sources that people write.
  private static let longestSignature = 1000
  private static let longestPath = 32

  /// `- (CGSize)tableView:(UITableView *)tableView heightForRowAtIndexPath:…`
  private mutating func readSelector(at index: Int) {
    var place = index + 1
    var depth = 0
    var parts: [String] = []
    while place < min(words.count, index + Self.longestSignature), words[place] != "{", words[place] != ";" {
      if words[place] == "(" { depth += 1 }
      if words[place] == ")" { depth -= 1 }
      if depth == 0, isName(place), word(place + 1) == ":" || parts.isEmpty { parts.append(words[place]) }
      place += 1
    }
    labels = Array(parts.dropFirst())
    pending = (.member(parts.first ?? ""), parentheses)
  }

  /// The labels of the method whose body comes next, in Objective-C.
  private var labels: [String] = []

  /// The members that say something of the objects of documents.
  private static let noted: Set<String> = [
    "intrinsicContentSize", "sizeThatFits", "systemLayoutSizeFitting", "tableView", "collectionView",
    "application",
    "supportedInterfaceOrientations",
  ]

  private mutating func note(_ name: String, bodyAt open: Int) {
    guard let type, Self.noted.contains(name) else { return }
    var member = CodeStatements.Member(
      type: type, name: name, labels: isObjectiveC ? labels : labelsOfSwift(before: open), line: lines[open],
      size: size(inBodyAt: open))
    if name == "supportedInterfaceOrientations" || member.isOfApplication {
      member.upright = upright(inBodyAt: open)
    }
    members.append(member)
    labels = []
  }

  /// The labels of the parameters of the method whose body opens here.
  private func labelsOfSwift(before open: Int) -> [String] {
    var place = open - 1
    while place >= 0, words[place] != "func", words[place] != "init", words[place] != "{", words[place] != "}"
    {
      place -= 1
    }
    guard word(place) == "func" else { return [] }
    var labels: [String] = []
    var depth = 0
    for index in place..<open {
      if words[index] == "(" {
        depth += 1
        if depth == 1, isName(index + 1) { labels.append(word(index + 1)) }
      }
      if words[index] == ")" { depth -= 1 }
      if words[index] == ",", depth == 1, isName(index + 1) { labels.append(word(index + 1)) }
    }
    return labels
  }

  /// `{ return CGSize(width: 44, height: UIView.noIntrinsicMetric) }`: width and height, nil for none.
  private func size(inBodyAt open: Int) -> [Double?]? {
    var place = open + 1
    if word(place) == "get", word(place + 1) == "{" { place += 2 }
    if word(place) == "return" { place += 1 }
    let isMade = word(place) == "CGSizeMake" || word(place) == "NSMakeSize"
    guard isMade || ["CGSize", "NSSize", "init"].contains(word(place)) || word(place) == "." else {
      return nil
    }
    if word(place) == "." { place += 1 }
    guard word(place + 1) == "(" else { return nil }
    place += 2
    var numbers: [Double?] = []
    for label in ["width", "height"] {
      if !isMade {
        guard word(place) == label, word(place + 1) == ":" else { return nil }
        place += 2
      }
      var end = place
      while end < words.count, ![",", ")", "(", "}"].contains(words[end]) { end += 1 }
      let text = words[place..<end].joined()
      guard words.indices.contains(end), words[end] == (label == "width" ? "," : ")") else { return nil }
      if let number = Double(text), number.isFinite {
        numbers.append(number)
      } else if text.hasSuffix("noIntrinsicMetric") || text.hasSuffix("NoIntrinsicMetric") {
        numbers.append(nil)
      } else {
        return nil
      }
      place = end + 1
    }
    while word(place) == ";" { place += 1 }
    return word(place) == "}" ? numbers : nil
  }

  /// `{ .portrait }`, `{ UIDevice.isPad() ? .all : .portrait }`, `{ return UIInterfaceOrientationMaskPortrait; }`. A body
  /// that asks another object, or for anything but the device, says nothing.
  private func upright(inBodyAt open: Int) -> CodeStatements.Upright? {
    var (place, depth) = (open, 0)
    var (isUpright, turns, asksForDevice, decides) = (false, false, false, false)
    while place < words.count {
      let word = words[place]
      if word == "{" { depth += 1 }
      if word == "}" { depth -= 1 }
      if depth == 0 { break }
      let mask =
        word.hasPrefix("UIInterfaceOrientationMask")
        ? String(word.dropFirst(26)).lowercased() : word.lowercased()
      switch mask {
      case "portrait": isUpright = true
      case "all", "allbutupsidedown", "landscape", "landscapeleft", "landscaperight": turns = true
      case "supportedinterfaceorientations", "super": return nil
      case "if", "guard", "switch", "?": decides = true
      default:
        if mask.contains("pad") || mask.contains("idiom") || mask.contains("phone") { asksForDevice = true }
      }
      place += 1
    }
    // What it decides by anything else than the device may change.
    guard isUpright, asksForDevice || !decides else { return nil }
    return turns ? (asksForDevice ? .phones : nil) : .all
  }

  // MARK: Statements

  private mutating func readStatement(at index: Int) {
    // Most names are followed by what makes no statement of them.
    let isReachedByDot = word(index - 1) == "."
    let isBound = isReachedByDot && ["rx", "reactive"].contains(word(index - 2))
    // `[label.widthAnchor constraintEqualToAnchor:…]`
    let isAnchor = isObjectiveC && isReachedByDot && word(index + 1).hasPrefix("constraint")
    guard isBound || isAnchor || isSign(index + 1) || word(index - 1) == "=" else { return }
    guard let type, let member else { return }
    if !isObjectiveC, isOtherName(index) {
      if let name = Self.named([word(index - 2)]).first, name != words[index] {
        otherNames[name] = otherNames[words[index]] ?? words[index]
      }
      statements.append(
        CodeStatement(
          type: type, method: member, path: [], member: "let", arguments: [words[index]], line: lines[index]))
    }
    guard Self.members.contains(words[index]) || isStyling(index) else { return }
    let isSet = isAssigned(index)
    let isCall = word(index + 1) == "(" && touches(index) && !isObjectiveC
    let isSent = isObjectiveC && isMessage(index)
    // `heightAnchor.constraint(…)`, `snp.makeConstraints`, `constraint(equalTo: label.heightAnchor)`
    let isReached =
      Self.makers.contains(words[index]) && (isAnchor || [".", ")", ",", "]"].contains(word(index + 1)))
      && (word(index - 1) == "." || word(index + 1) == ".")
    guard isSet || isCall || isSent || isBound || isReached else { return }
    // These are read as often as they are set: `[header frame]`, `view.frame(forAlignmentRect: rect)`.
    guard isSet || !Self.readMembers.contains(words[index]) else { return }
    guard var path = isSent ? receiver(before: index) : path(before: index) else { return }
    if let first = path.first, let name = otherNames[first] { path[0] = name }
    statements.append(
      CodeStatement(
        type: type, method: member, path: path, member: words[index],
        arguments: isCall || isSent ? arguments(behind: index) : [], line: lines[index]))
  }

  /// Whether this may stand behind a name that is set, called, sent or reached.
  private func isSign(_ index: Int) -> Bool {
    guard words.indices.contains(index), let first = words[index].utf8.first else { return false }
    return "=(.:]),+-*/<".utf8.contains(first)
  }

  /// `name = …` and `name += …`, not `name == …`.
  private func isAssigned(_ index: Int) -> Bool {
    var place = index + 1
    if ["+", "-", "*", "/"].contains(word(place)), touches(place) { place += 1 }
    // `font? = …` is no Swift; `<~` is ReactiveSwift's.
    if word(place) == "<", word(place + 1) == "~", touches(place) { return true }
    return word(place) == "=" && !(word(place + 1) == "=" && touches(place))
  }

  /// `[label setText:…]`, `[label removeFromSuperview]`
  private func isMessage(_ index: Int) -> Bool {
    [":", "]"].contains(word(index + 1)) && (isName(index - 1) || word(index - 1) == "]")
  }

  /// The names before a member, nil where they are those of a declaration: `let title = …`.
  private func path(before index: Int) -> [String]? {
    var path: [String] = []
    var place = index - 1
    guard word(place) == "." else {
      if ["let", "var", "case", "func", ":", ","].contains(word(place)) { return nil }
      // `UIColor *title = …` declares a variable.
      if isObjectiveC, word(place) == "*" || isName(place) { return nil }
      return []
    }
    while word(place) == "." {
      guard path.count < Self.longestPath else { break }
      place -= 1
      while ["?", "!"].contains(word(place)) { place -= 1 }
      if Self.pairs[word(place)] != nil {
        // `cells[0].label`, `(cell as! Row).label`, `make().label`: what is in brackets says nothing.
        place = (openers[place] ?? 0) - 1
        while ["?", "!"].contains(word(place)) { place -= 1 }
        guard isName(place), touches(place), !Self.keywords.contains(word(place)) else {
          path.append("")
          break
        }
      }
      guard isName(place) else {
        path.append("")
        break
      }
      path.append(word(place))
      place -= 1
    }
    return Self.named(path.reversed())
  }

  private static let pairs = [")": "(", "]": "["]
  private static let openings: Set<String> = ["(", "[", "{"]
  private static let closings: Set<String> = [")", "]", "}"]
  private static let keywords: Set<String> = [
    "if", "guard", "return", "in", "as", "try", "let", "var", "case",
  ]

  /// The names before a message: `self.label`, `_label`, `[self label]`.
  private func receiver(before index: Int, depth: Int = 0) -> [String]? {
    var place = index - 1
    if word(place) == "]" {
      // The name of the last message is what it answers.
      place -= 1
      guard isName(place), depth < Self.longestPath else { return [""] }
      let inner = receiver(before: place, depth: depth + 1) ?? []
      return Self.named(inner + [word(place)])
    }
    var path: [String] = []
    while isName(place), path.count < Self.longestPath {
      path.append(word(place))
      guard word(place - 1) == "." else { break }
      place -= 2
    }
    return Self.named(path.reversed())
  }

  private static func named(_ path: [String]) -> [String] {
    var path = path
    if path.first == "self" || path.first == "super" || path.first == "strongSelf" { path.removeFirst() }
    if let first = path.first, first.hasPrefix("_") { path[0] = String(first.dropFirst()) }
    return path
  }

  /// The names between the parentheses of a call, without labels, and a string that stands alone.
  private func arguments(behind index: Int) -> [String] {
    var names: [String] = []
    var place = index + 1
    var depth = 0
    while place < words.count, place < index + 200 {
      let text = words[place]
      if Self.openings.contains(text) { depth += 1 }
      if Self.closings.contains(text) {
        depth -= 1
        if depth <= (isObjectiveC ? -1 : 0) { break }
      }
      if isName(place), word(place + 1) != ":", word(place + 1) != "(", text != "self" {
        names.append(text.hasPrefix("_") ? String(text.dropFirst()) : text)
      } else if text.first == "\"", text.count > 2 {
        names.append(String(text.dropFirst().dropLast()))
      }
      if isObjectiveC, text == ";" { break }
      place += 1
    }
    return names
  }

  /// `if let avatar = avatarImage {`: from here on the object has another name.
  private func isOtherName(_ index: Int) -> Bool {
    guard word(index - 1) == "=", ["let", "var"].contains(word(index - 3)) else { return false }
    let next = word(index + 1) == "!" ? index + 2 : index + 1
    return [",", "{", "else"].contains(word(next)) || next >= words.count || lines[next] > lines[index]
  }

  /// A method of somebody's own, called on a named object: `titleLabel.applyHeadlineStyle()`.
  private func isStyling(_ index: Int) -> Bool {
    // A message's receiver is on a constraint's side by its name alone.
    if isObjectiveC { return isMessage(index) && word(index - 1).hasSuffix("onstraint") }
    guard word(index + 1) == "(", touches(index), word(index - 1) == "." else { return false }
    return isName(index - 2) || ["?", "!"].contains(word(index - 2))
  }

  /// The names whose members set further properties or reach a constraint.
  private static let makers: Set<String> = [
    "widthAnchor", "heightAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
    "topAnchor", "bottomAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor",
    "lastBaselineAnchor", "snp",
  ]

  private static let readMembers: Set<String> = ["frame", "tableHeaderView", "tableFooterView"]

  /// The members of UIKit and AppKit that change what a document says of an object, as properties, methods and setters.
  private static let members: Set<String> = {
    let names = """
      text attributedText title attributedTitle placeholder attributedPlaceholder stringValue
      attributedStringValue configuration titleView insertSegment removeAllSegments setTitleTextAttributes
      image backgroundImage highlightedImage selectedImage backgroundColor textColor tintColor barTintColor
      setTitleColor font numberOfLines lineBreakMode adjustsFontSizeToFitWidth minimumScaleFactor isHidden
      hidden constant isActive active priority activate deactivate activateConstraints deactivateConstraints
      removeConstraint removeConstraints removeFromSuperview addSubview insertSubview addArrangedSubview
      insertArrangedSubview removeArrangedSubview rowHeight estimatedRowHeight contentSize
      translatesAutoresizingMaskIntoConstraints autoSetDimension autoSetDimensions NSLayoutConstraint named
      imageNamed loadNibNamed frame tableHeaderView tableFooterView
      """.split { $0.isWhitespace }
    return makers.union(names.map(String.init)).union(
      names.map { "set" + $0.prefix(1).uppercased() + $0.dropFirst() })
  }()
}
