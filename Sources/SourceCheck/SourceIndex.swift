// The classes of a project's sources by their names, with what documents may connect to.

import Foundation
import SourceDeclarations

/// The declarations of the Swift and Objective-C files below a folder.
package struct SourceIndex: Sendable {
  /// A position in a source file.
  package struct Place: Hashable, Sendable {
    package var file: String
    package var line: Int

    /// `Screen.swift:12`, with the path below the folder.
    package var text: String { "\(file):\(line)" }
  }

  struct Outlet: Equatable, Sendable {
    var place: Place
    /// Whether reading it stops the program where nothing is connected: `var label: UILabel!`.
    var isNeeded: Bool
  }

  /// All that is declared under one name, in however many files.
  struct Class: Sendable {
    var place: Place?
    /// The number of files that define it: of two, one is left over, and no target has it.
    var definitions = 0
    var superclasses: Set<String> = []
    /// Whether Swift declares it, and whether Objective-C knows it by this name without a module.
    var isSwift = false
    var hasRuntimeName = false
    /// The properties that an outlet can be connected to, whatever their marks.
    var properties: Set<String> = []
    var outlets: [String: Outlet] = [:]
    /// Actions and other methods, by the names that documents have.
    var actions: Set<String> = []
    var creators: Set<String> = []
    /// The names that Swift 2 gave its actions, which left out the first label: `save:` of `save(sender:)`.
    var oldActions: Set<String> = []
    /// The number of occurrences of outlets' names in methods of the class's own files.
    var occurrences: [String: Int] = [:]
    /// Names that the class's own files give values to.
    var assigned: Set<String> = []
    /// The statements of its methods about objects that they name, and its members with bodies, each with its file.
    var statements: [(statement: CodeStatement, file: String)] = []
    var members: [(member: CodeStatements.Member, file: String)] = []
  }

  private(set) var classes: [String: Class] = [:]
  /// Where the classes of all files are declared, of those too of which nothing else was read.
  private(set) var declared: [String: Place] = [:]
  /// The modules that the project builds, as far as its manifests tell.
  private(set) var modules: Set<String> = []
  /// The modules that sources import, wherever they are built.
  private var imports: Set<String> = []
  /// The folders of packages' manifests, with a slash at their ends; of Xcode's projects, and whether their Swift may be 2.
  private var packageFolders: Set<String> = []
  private var projectFolders: [String: Bool] = [:]
  private var hasProject: Bool { !projectFolders.isEmpty }
  /// Whether the project has libraries of others, whose classes may be nowhere among the sources.
  private(set) var hasLibraries = false
  /// The statements about objects of other objects, by the names on the path: `cell.titleLabel.text = …` by
  /// `titleLabel`.
  private(set) var foreign: [String: [ForeignStatement]] = [:]
  /// The properties that extensions of the system's classes set, by the names of their methods.
  private(set) var styling: [String: [CodeStatement]] = [:]

  /// A statement with its file and the wanted words of that.
  struct ForeignStatement: Sendable {
    var statement: CodeStatement
    var file: String
    var mentioned: Set<String>
  }
  /// The classes whose objects may be given a subclass when the application runs: their files call `object_setClass`.
  private(set) var exchanged: Set<String> = []
  /// The results of `prepare(for:)`.
  private var chains: [String: Chain] = [:]
  private var connected: [String: Set<String>]?
  /// The nibs whose owners are of a class, by the class.
  private(set) var owned: [String: String] = [:]
  private var root: RootAnswer??
  private var application: RootAnswer??
  /// A class, and what it answers.
  typealias RootAnswer = (String, (member: CodeStatements.Member, file: String))

  /// Whether all sources were read. Where some were not, nothing is said to be missing.
  package var isComplete = true

  package init() {}

  /// Whether a file of this name is a source, or says which modules there are.
  package static func isSource(_ name: String) -> Bool { isCode(name) || isManifest(name) }

  package static func isCode(_ name: String) -> Bool {
    [".swift", ".h", ".m", ".mm"].contains(where: name.hasSuffix) && !isManifest(name)
  }

  /// Whether it says which modules there are. Manifests are few, and read whole.
  package static func isManifest(_ name: String) -> Bool {
    name.hasSuffix(".pbxproj")
      || ["Package.swift", "Podfile", "Podfile.lock", "Cartfile"].contains {
        name.hasSuffix($0) && (name.utf8.count == $0.utf8.count || name.hasSuffix("/" + $0))
      }
  }

  /// The declarations and imports of a file; nil for one of another kind.
  package static func outline(of bytes: [UInt8], name: String, wanted: WantedWords = WantedWords([]))
    -> SourceOutline?
  {
    isCode(name) ? SourceOutline(bytes, wanted: wanted) : nil
  }

  /// Adds what a file declares: of classes that nobody names, no more is known.
  package mutating func add(_ outline: SourceOutline, name: String) {
    imports.formUnion(outline.imports)
    for declaration in outline.declared where declaration.isDefinition && declared[declaration.name] == nil {
      declared[declaration.name] = Place(file: name, line: declaration.line)
    }
  }

  package mutating func add(_ source: ReadSource) {
    if source.isPackage { packageFolders.insert(String(source.name.dropLast("Package.swift".count))) }
    if let isOld = source.isOfOldSwift {
      let folder = source.name.split(separator: "/").dropLast(2).map { $0 + "/" }.joined()
      projectFolders[folder] = isOld && projectFolders[folder] ?? true
    }
    if source.namesLibraries { hasLibraries = true }
    if source.exchangesClasses { exchanged.formUnion(source.mentioned) }
    imports.formUnion(source.imports)
    modules.formUnion(source.modules)
    if let swift = source.swift { addSwift(swift, source) }
    for declaration in source.objectiveC { add(declaration, source.name) }
    if let statements = source.statements { add(statements, source) }
  }

  /// The names that Objective-C knows classes of Swift by, where they have two.
  private(set) var runtimeNames: [String: String] = [:]

  /// Classes of the system's whose extensions belong to every class of the project.
  static let extendedClasses: Set<String> = [
    "UIView", "UIViewController", "UIResponder", "NSObject", "NSView", "NSViewController", "UILabel",
    "UIButton", "UIImageView", "UITextField", "UITextView", "UIControl", "UIStackView", "UITableViewCell",
    "UITableViewController", "NSTextField", "NSButton", "NSImageView", "NSLayoutConstraint",
  ]

  /// The classes of which more was read than their names.
  package var readClasses: [String] { Array(classes.keys) }

  func declares(_ name: String) -> Bool { classes[name]?.place != nil || declared[name] != nil }

  /// The superclasses of classes that were read, as far as they are declared in files that were not.
  package func missingSuperclasses(of names: Set<String>) -> Set<String> {
    var missing: Set<String> = []
    for name in names { missing.formUnion(classes[name]?.superclasses ?? []) }
    return missing.filter { classes[$0]?.place == nil && declared[$0] != nil }
  }

  /// Whether code has the name of an outlet beside its declaration: one that nobody reads stops no program. Nor does one of
  /// a class that two files define, as far as is known.
  func isRead(_ outlet: String, of type: String) -> Bool {
    guard let known = classes[type], known.definitions < 2 else { return false }
    return (known.occurrences[outlet] ?? 0) > 0
      || foreign[outlet]?.contains { $0.mentioned.contains(type) } ?? false
  }

  /// Whether the manifests tell which modules a file may belong to. That of a tool beside an application, whose own project
  /// is made by a generator, does not.
  func knowsModules(of file: String) -> Bool { hasProject || packageFolders.contains { file.hasPrefix($0) } }

  /// Whether the project of a class's file may have it in Swift 2.
  func isOfOldSwift(_ type: String) -> Bool {
    guard let file = classes[type]?.place?.file else { return false }
    let folders = projectFolders.keys.filter { file.hasPrefix($0) }
    return folders.max { $0.utf8.count < $1.utf8.count }.flatMap { projectFolders[$0] } ?? false
  }

  /// Whether a module is neither built by the project nor imported by any of its sources. What only a part of a project
  /// tells does not count: its own manifest has to be among the sources.
  func isWithout(_ module: String) -> Bool {
    isComplete && (hasProject || packageFolders.contains("")) && !modules.contains(module)
      && !imports.contains(module)
  }

  // MARK: Statements

  private mutating func add(_ statements: CodeStatements, _ source: ReadSource) {
    for statement in statements.statements {
      if FrameworkClasses.contains(statement.type),
        statement.path.isEmpty || statement.type == "NSLayoutConstraint"
      {
        styling[statement.method, default: []].append(statement)
      }
      // A class of the project's may be called as those of the system are.
      classes[statement.type, default: Class()].statements.append((statement, source.name))
      for name in Set(statement.path.dropFirst()) where !name.isEmpty {
        foreign[name, default: []].append(
          ForeignStatement(statement: statement, file: source.name, mentioned: source.mentioned))
      }
    }
    for member in statements.members {
      classes[member.type, default: Class()].members.append((member, source.name))
    }
  }

  // MARK: Swift

  private mutating func addSwift(_ declarations: SourceDeclarations, _ source: ReadSource) {
    let file = source.name
    for type in declarations.types {
      let names = Set(
        [type.name.split(separator: ".").last.map(String.init), type.runtimeName].compactMap { $0 })
      if let name = type.runtimeName { runtimeNames[type.name] = name }
      // Taken out: a class of thousands of extensions is not copied for each of them.
      for name in names {
        var known = classes.removeValue(forKey: name) ?? Class()
        if type.kind == .class {
          known.place = known.place ?? Place(file: file, line: type.line)
          known.isSwift = true
          known.definitions += 1
          // The superclass stands first; a protocol in its place is known to no table of classes.
          if let first = type.inherited.first { known.superclasses.insert(last(of: first)) }
          if name == type.runtimeName { known.hasRuntimeName = true }
        }
        for member in type.members { add(member, to: &known, file) }
        known.assigned.formUnion(source.assigned)
        known.occurrences.merge(source.occurrences, uniquingKeysWith: +)
        classes[name] = known
      }
    }
  }

  private func last(of name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  private func add(_ member: MemberDeclaration, to known: inout Class, _ file: String) {
    switch member.kind {
    case .outlet:
      known.properties.insert(member.documentName)
      known.outlets[member.documentName] = Outlet(
        place: Place(file: file, line: member.line), isNeeded: member.type.hasSuffix("!") && !member.hasValue)
    case .attribute, .property: known.properties.insert(member.documentName)
    case .action, .method:
      known.actions.insert(member.documentName)
      known.oldActions.insert(SourceDeclarations.selector(member.name, member.parameters, inSwift2: true))
    case .creator: known.creators.insert(member.documentName)
    }
  }

  // MARK: Objective-C

  private mutating func add(_ declaration: ObjectiveCDeclaration, _ file: String) {
    var known = classes.removeValue(forKey: declaration.name) ?? Class()
    if let superclass = declaration.superclass {
      known.superclasses.insert(superclass)
      known.place = known.place ?? Place(file: file, line: declaration.line)
      known.hasRuntimeName = true
    }
    known.properties.formUnion(declaration.properties)
    known.actions.formUnion(declaration.methods)
    for (name, line) in declaration.outlets where known.outlets[name] == nil {
      known.outlets[name] = Outlet(place: Place(file: file, line: line), isNeeded: false)
    }
    classes[declaration.name] = known
  }

  var actions: Set<String> { classes.values.reduce(into: []) { $0.formUnion($1.actions) } }

  /// The project's tab bar controller, if it is the only one that overrides `supportedInterfaceOrientations`.
  var uprightRoot: RootAnswer? { root ?? uprightController }

  private var uprightController: RootAnswer? {
    let found = classes.filter { $1.place != nil }.sorted { $0.key < $1.key }.compactMap { name, known in
      known.members.first { $0.member.name == "supportedInterfaceOrientations" }.map { (name, $0) }
    }.filter { chain(of: $0.0).end == "UITabBarController" }
    return found.count == 1 ? found[0] : nil
  }

  /// The answer of the project's application delegates for all their controllers, if they agree.
  var uprightApplication: RootAnswer? { application ?? uprightDelegate }

  private var uprightDelegate: RootAnswer? {
    let found = classes.sorted { $0.key < $1.key }.flatMap { name, known -> [RootAnswer] in
      known.members.filter { $0.member.isOfApplication }.map { (name, $0) }
    }
    return Set(found.map { $0.1.member.upright }).count == 1 ? found.first : nil
  }

  // MARK: Chains

  /// Works out once what is asked for every element of the documents: the chains of their classes, what documents connect
  /// of each class on the way, and the project's root controller. Files that are added later are not in it.
  package mutating func prepare(for census: ConnectionCensus) {
    // What its methods do stands under the name of Swift, and documents have that of the runtime.
    for (name, runtimeName) in runtimeNames where name != runtimeName {
      guard let known = classes[name] else { continue }
      classes[runtimeName]?.statements += known.statements
      classes[runtimeName]?.members += known.members
    }
    chains = [:]
    chains = Dictionary(census.classes.map { ($0, chain(of: $0)) }, uniquingKeysWith: { first, _ in first })
    connected = connections(of: census)
    owned = census.owned
    root = .some(uprightController)
    application = .some(uprightDelegate)
  }

  /// The outlets that documents connect, by every class that has them or inherits to one that has.
  func connections(of census: ConnectionCensus) -> [String: Set<String>] {
    if let connected { return connected }
    var connected: [String: Set<String>] = [:]
    for (name, outlets) in census.connected {
      for type in chain(of: name).names { connected[type, default: []].formUnion(outlets) }
    }
    return connected
  }

  /// A class with its superclasses as far as they are known.
  struct Chain: Sendable {
    var names: [String] = []
    /// The first class that is not in the sources: one of a framework, or an unknown one.
    var end: String?
    /// Whether every class on the way is known, up to one of the system's.
    var isComplete = false
  }

  func chain(of name: String) -> Chain {
    if let known = chains[name] { return known }
    var chain = Chain()
    var (waiting, seen) = ([name], Set<String>())
    var isComplete = true
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard let known = classes[next], known.place != nil else {
        chain.end = next
        if !FrameworkClasses.contains(next) { isComplete = false }
        continue
      }
      chain.names.append(next)
      if known.superclasses.isEmpty { isComplete = false }
      waiting += known.superclasses.sorted()
    }
    chain.isComplete = isComplete
    return chain
  }

  func names(_ chain: Chain, _ table: (Class) -> Set<String>) -> Set<String> {
    var names: Set<String> = []
    for name in chain.names { if let known = classes[name] { names.formUnion(table(known)) } }
    // Extensions of a class of the system's.
    if let end = chain.end, let known = classes[end] { names.formUnion(table(known)) }
    for general in ["UIView", "UIViewController", "UIResponder", "NSObject", "NSView", "NSViewController"]
    where general != chain.end {
      if let known = classes[general] { names.formUnion(table(known)) }
    }
    return names
  }
}

/// Classes of Apple's frameworks, their outlets and actions.
enum FrameworkClasses {
  /// Prefixes of Apple's frameworks whose classes documents use.
  private static let prefixes = [
    "UI", "NS", "WK", "MK", "AV", "SCN", "SK", "GLK", "MTK", "PDF", "AR", "CA", "PK", "CN", "MF", "SF", "QL",
    "MP", "GK", "IK", "RP", "Web",
  ]

  static func contains(_ name: String) -> Bool {
    prefixes.contains { prefix in
      name.hasPrefix(prefix) && (name.dropFirst(prefix.count).first?.isUppercase ?? false)
    }
  }

  /// Outlets that classes of the system's have.
  static let outlets: Set<String> = [
    "view", "delegate", "dataSource", "tableView", "collectionView", "searchDisplayController",
    "gestureRecognizers", "navigationItem", "tabBarItem", "toolbarItems", "inputView", "inputAccessoryView",
    "textLabel", "detailTextLabel", "imageView", "backgroundView", "selectedBackgroundView", "accessoryView",
    "editingAccessoryView", "contentView", "titleView", "customView", "leftBarButtonItem",
    "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems", "backBarButtonItem",
    "prefetchDataSource", "dragDelegate", "dropDelegate", "accessibilityElements", "window", "searchBar",
    "searchContentsController", "searchResultsDataSource", "searchResultsDelegate", "toolbar",
    "navigationBar", "tabBar", "refreshControl", "tableHeaderView", "tableFooterView", "maskView", "menu",
    "initialFirstResponder", "nextKeyView", "target", "cell", "headerView", "cornerView", "documentView",
    "formatter", "touchBar", "contentViewController", "accessibilityCustomRotors", "backgroundViewController",
    "textDelegate", "scene", "uiDelegate", "UIDelegate", "navigationDelegate", "mapView", "passthroughViews",
    "spellCheckDelegate", "preferredFocusedView", "tabBarObservedScrollView",
  ]

  /// Further ones of AppKit's: of iOS these are names of the application's own outlets.
  static let outletsOfAppKit: Set<String> = ["textField", "splitView", "tabView", "submenu", "mainMenu"]

  /// Actions that classes of UIKit have.
  static let actions: Set<String> = [
    "resignFirstResponder", "becomeFirstResponder", "endEditing:", "goBack", "goForward", "reload",
    "stopLoading", "copy:", "paste:", "cut:", "delete:", "select:", "selectAll:", "removeFromSuperview",
    "setNeedsLayout", "setNeedsDisplay", "play", "pause", "stop",
  ]
}
