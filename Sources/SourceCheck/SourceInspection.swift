// Classes, outlets and actions that documents name and sources do not declare, and outlets that no document connects.

import Foundation
import InterfaceBuilder
import LayoutScene
import Plumbline
import SourceDeclarations

/// The outlets that all documents connect, by class: one document may connect what another leaves.
package struct ConnectionCensus: Sendable {
  fileprivate var connected: [String: Set<String>] = [:]
  /// The classes that documents say are their own target's.
  fileprivate var ofTarget: Set<String> = []
  /// The names before the colon of the actions that unwind segues look for.
  private var wayBacks: Set<String> = []
  /// The classes of the controllers that the documents have.
  fileprivate var controllers: Set<String> = []
  /// The classes that documents name.
  package var classes: Dictionary<String, Set<String>>.Keys { connected.keys }
  /// Whether all documents were read. Otherwise no outlet is reported as unconnected.
  package var isComplete = true

  /// Nothing connected yet.
  package init() {}

  /// Counts the connections of a document.
  package mutating func add(_ document: InterfaceBuilderDocument) {
    for element in document.root.descendants() {
      guard let name = element["customClass"] else { continue }
      let outlets = SourceInspection.connections(of: element).filter { $0.name.hasPrefix("outlet") }
      connected[name, default: []].formUnion(outlets.compactMap { $0["property"] })
      if ControllerKind.isController(element) { controllers.insert(name) }
      if element["customModuleProvider"] == "target" { ofTarget.insert(name) }
    }
    for element in document.root.descendants() {
      if let action = element["unwindAction"] { wayBacks.insert(String(action.prefix { $0 != ":" })) }
    }
  }

  /// Adds what other documents connect.
  package mutating func add(_ other: ConnectionCensus) {
    connected.merge(other.connected) { $0.union($1) }
    controllers.formUnion(other.controllers)
    ofTarget.formUnion(other.ofTarget)
    wayBacks.formUnion(other.wayBacks)
    isComplete = isComplete && other.isComplete
  }

  /// The words that files are read for, whoever names their classes: outlets, and the actions of unwind segues, whose names
  /// end in `With…` in Objective-C alone.
  package var marks: Set<String> {
    var marks = wayBacks.union(["IBOutlet", "supportedInterfaceOrientations"])
    for name in wayBacks {
      if let end = name.firstRange(of: "With") { marks.insert(String(name[..<end.lowerBound])) }
    }
    return marks
  }

  /// The classes that files are read for to begin with.
  package var wantedClasses: Set<String> { Set(classes).union(SourceIndex.extendedClasses) }

  /// Whether most of the classes that documents say to be of their own target are declared in the sources: otherwise these
  /// are not the sources of the documents' targets.
  package func fits(_ index: SourceIndex) -> Bool {
    let known = ofTarget.count { index.declares($0) }
    return known * 4 >= ofTarget.count * 3
  }
}

/// One document compared with the sources. Silent wherever the sources do not tell: of classes with a superclass that is
/// neither theirs nor the system's, of classes in other modules, and of what is missing where something was not read.
package struct SourceInspection {
  private let document: InterfaceBuilderDocument
  private let index: SourceIndex
  private let census: ConnectionCensus
  private let isMac: Bool
  /// What was found, in the order of the elements.
  package private(set) var found: [SceneProblem] = []
  private var toldOutlets: Set<String> = []

  /// Compares all elements in their order. Linear in these and in the classes' members.
  package init(_ document: InterfaceBuilderDocument, _ index: SourceIndex, _ census: ConnectionCensus) {
    self.document = document
    self.index = index
    self.census = census
    isMac = document.root["targetRuntime"]?.hasPrefix("MacOSX") ?? false
    for element in document.root.descendants() {
      if element["customClass"] != nil { inspectClass(of: element) }
      for connection in Self.connections(of: element) { inspect(connection, of: element) }
    }
  }

  static func connections(of element: DocumentElement) -> [DocumentElement] {
    element.first("connections")?.children.map { $0 } ?? []
  }

  private mutating func report(
    _ kind: SceneProblem.Kind, at element: DocumentElement, _ message: String, fix: String
  ) {
    found.append(
      SceneProblem(
        kind: kind, message: message, fix: fix, views: [element.id].compactMap { $0 }, line: element.line))
  }

  // MARK: Classes

  private mutating func inspectClass(of element: DocumentElement) {
    // A placeholder stands for an object that the application made already: its class is looked up by nobody.
    guard element.name != "placeholder" else {
      if let name = element["customClass"] { inspectOutlets(of: element, name) }
      return
    }
    guard let name = element["customClass"], !FrameworkClasses.contains(name) || index.classes[name] != nil
    else { return }
    let module = element["customModule"]
    let isOfTarget = element["customModuleProvider"] == "target"
    guard let known = index.classes[name], let place = known.place else {
      guard index.isComplete else { return }
      let meant = NameSuggestion.closest(
        to: name, among: index.declared.keys.filter { $0.first?.isUppercase ?? false }.sorted())
      // A class without a module, or of a module that is not the project's, may be a library's.
      guard isOfTarget || module.map(index.modules.contains) ?? false
        || module == nil && meant != nil && !index.hasLibraries
      else {
        inspectModule(of: element, name)
        return
      }
      let way =
        meant.map { "Choose \($0), \(index.declared[$0]?.text ?? "")" } ?? "Choose another class"
      report(
        .unknownClass, at: element,
        "The class \(name)\(module.map { " of module \($0)" } ?? "") was not found in the sources: the app will use "
          + "the class of <\(element.name)> instead, which has none of its outlets.",
        fix: "\(way) in the Identity inspector, or add the class.")
      return
    }
    // Where the target provides the module, the document is compiled with it, whether it stands there or not.
    if module == nil, !isOfTarget, known.isSwift, !known.hasRuntimeName {
      report(
        .unknownClass, at: element,
        "The class \(name) is a Swift class (\(place.text)), but the document names no module: the app will not find it.",
        fix: "Set the module in the Identity inspector, or turn on Inherit Module From Target.")
    } else if let module, !isOfTarget, index.isComplete, index.knowsModules(of: place.file),
      !index.modules.contains(module), known.isSwift
    {
      let meant = NameSuggestion.closest(to: module, among: index.modules.sorted())
      report(
        .unknownClass, at: element,
        "The class \(name) is in \(place.text), but the document names the module \(module), which the project does not build.",
        fix: "Set the module in the Identity inspector\(meant.map { ", probably to \($0)" } ?? "").")
    }
    inspectOutlets(of: element, name)
  }

  /// A module that is neither built by the project nor imported by its sources.
  private mutating func inspectModule(of element: DocumentElement, _ name: String) {
    guard let module = element["customModule"], index.isWithout(module) else { return }
    let meant = NameSuggestion.closest(to: module, among: index.modules.sorted())
    report(
      .unknownClass, at: element,
      "The class \(name) has the module \(module), which the project does not build and none of its sources imports: the "
        + "app will use the class of <\(element.name)> instead, which has none of its outlets.",
      fix:
        "Set the module in the Identity inspector\(meant.map { ", probably to \($0)" } ?? ""), or add the library."
    )
  }

  /// Implicitly unwrapped outlets that no document connects.
  private mutating func inspectOutlets(of element: DocumentElement, _ name: String) {
    guard index.isComplete, census.isComplete else { return }
    let chain = index.chain(of: name)
    let connected = connectedOutlets(of: name)
    for type in chain.names {
      for (outlet, declared) in (index.classes[type]?.outlets ?? [:]).sorted(by: { $0.key < $1.key }) {
        guard declared.isNeeded, !connected.contains(outlet),
          index.classes[type]?.assigned.contains(outlet) != true, !FrameworkClasses.outlets.contains(outlet),
          index.isRead(outlet, of: type), toldOutlets.insert("\(type).\(outlet)").inserted
        else { continue }
        report(
          .unconnectedOutlet, at: element,
          "The outlet \(outlet) of \(type) (\(declared.place.text)) is not connected in any document: the app will "
            + "crash when it reads it.",
          fix: "Connect it, make it optional, or delete it.")
      }
    }
  }

  /// What documents connect of a class, of its superclasses and of its subclasses.
  private func connectedOutlets(of name: String) -> Set<String> {
    let own = Set(index.chain(of: name).names)
    var connected: Set<String> = []
    for (other, outlets) in census.connected {
      if own.contains(other) || index.chain(of: other).names.contains(name)
        || !own.isDisjoint(with: index.chain(of: other).names)
      {
        connected.formUnion(outlets)
      }
    }
    return connected
  }

  // MARK: Connections

  private mutating func inspect(_ connection: DocumentElement, of element: DocumentElement) {
    switch connection.name {
    case "outlet", "outletCollection":
      guard let property = connection["property"], let name = element["customClass"] else { return }
      inspectOutlet(property, of: name, connection)
    case "action":
      guard let selector = connection["selector"],
        let target = connection["destination"].flatMap({ document.index.byID[$0] }),
        let name = target["customClass"]
      else { return }
      inspectAction(selector, of: name, connection)
    case "segue" where connection["kind"] == "unwind": inspectWayBack(connection)
    case "segue":
      guard let selector = connection["destinationCreationSelector"],
        let name = controller(around: element)?["customClass"]
      else { return }
      let chain = index.chain(of: name)
      guard isJudged(name, chain) else { return }
      let known = index.names(chain, \.creators)
      guard !known.contains(selector), !index.names(chain, \.actions).contains(selector) else { return }
      tellUnknownAction(selector, of: name, connection, known: known, "@IBSegueAction")
    default: break
    }
  }

  /// An unwind segue ends at the first controller on its way that has the action; without one it does nothing.
  private mutating func inspectWayBack(_ connection: DocumentElement) {
    guard let selector = connection["unwindAction"], index.isComplete, census.isComplete,
      census.controllers.allSatisfy({ isJudged($0, index.chain(of: $0)) })
    else { return }
    let known = index.actions
    guard !known.contains(selector) else { return }
    let meant = NameSuggestion.closest(to: selector, among: known.sorted())
    report(
      .unknownAction, at: connection,
      "No class in the sources has the unwind action \(selector): the segue will do nothing.",
      fix: meant.map { "Connect it to \($0) of the scene's Exit instead, or delete it." }
        ?? "Delete the segue, or declare the method with @IBAction in the controller to unwind to.")
  }

  private func controller(around element: DocumentElement) -> DocumentElement? {
    var current: DocumentElement? = element
    while let candidate = current {
      if ControllerKind.isController(candidate) { return candidate }
      current = candidate.parent
    }
    return nil
  }

  /// Whether the sources tell all of a class's members that are not the system's.
  private func isJudged(_ name: String, _ chain: SourceIndex.Chain) -> Bool {
    index.classes[name]?.place != nil && chain.isComplete && index.isComplete
  }

  private mutating func inspectOutlet(_ property: String, of name: String, _ connection: DocumentElement) {
    let chain = index.chain(of: name)
    guard isJudged(name, chain), !FrameworkClasses.outlets.contains(property) else { return }
    let known = index.names(chain, \.properties)
    guard !known.contains(property) else { return }
    let meant = NameSuggestion.closest(to: property, among: known.sorted())
    // AppKit's own outlets are many; only likely mistakes are reported.
    if isMac, chain.end.map(FrameworkClasses.isOfAppKit) ?? false, meant == nil { return }
    let place = index.classes[name]?.place
    report(
      .unknownOutlet, at: connection,
      "\(name) (\(place?.text ?? "")) has no outlet \(property): the app will crash when it loads the document (“this class is "
        + "not key value coding-compliant for the key \(property)”).",
      fix: meant.map { "Connect \($0) (\(self.place(of: $0, chain))) instead, or delete the connection." }
        ?? "Delete the connection, or declare @IBOutlet var \(property).")
  }

  private func place(of outlet: String, _ chain: SourceIndex.Chain) -> String {
    chain.names.lazy.compactMap { index.classes[$0]?.outlets[outlet]?.place.text }.first ?? chain.names.first
      ?? ""
  }

  private mutating func inspectAction(_ selector: String, of name: String, _ connection: DocumentElement) {
    let chain = index.chain(of: name)
    guard isJudged(name, chain), !FrameworkClasses.actions.contains(selector) else { return }
    let known = index.names(chain, \.actions)
    guard !known.contains(selector) else { return }
    if isMac, chain.end.map(FrameworkClasses.isOfAppKit) ?? false,
      NameSuggestion.closest(to: selector, among: known.sorted()) == nil
    {
      return
    }
    tellUnknownAction(selector, of: name, connection, known: known, "@IBAction")
  }

  private mutating func tellUnknownAction(
    _ selector: String, of name: String, _ connection: DocumentElement, known: Set<String>,
    _ attribute: String
  ) {
    let meant = NameSuggestion.closest(to: selector, among: known.sorted())
    report(
      .unknownAction, at: connection,
      "\(name) (\(index.classes[name]?.place?.text ?? "")) has no action \(selector): the app will crash when it is sent "
        + "(“unrecognized selector sent to instance”).",
      fix: meant.map { "Connect \($0) instead, or delete the connection." }
        ?? "Delete the connection, or declare the method with \(attribute).")
  }
}
