// One document compared with the sources: what the rules about sources look at.

import ConstraintSolver
import Foundation
import InterfaceBuilder
import LayoutScene
import Plumbline
import SourceDeclarations

/// The outlets that all documents connect, by class: one document may connect what another leaves.
package struct ConnectionCensus: Sendable {
  private(set) var connected: [String: Set<String>] = [:]
  /// The classes that documents say are their own target's.
  private var ofTarget: Set<String> = []
  /// The names before the colon of the actions that unwind segues look for.
  private var wayBacks: Set<String> = []
  /// The classes of the controllers that the documents have.
  private(set) var controllers: Set<String> = []
  /// The nibs whose owners are of a class.
  private(set) var owned: [String: String] = [:]
  /// The classes that documents name.
  package var classes: Dictionary<String, Set<String>>.Keys { connected.keys }
  /// Whether all documents were read. Otherwise no outlet is reported as unconnected.
  package var isComplete = true

  package init() {}

  /// Counts the connections of a document.
  package mutating func add(_ document: InterfaceBuilderDocument) {
    for element in document.root.descendants() {
      guard let name = element["customClass"] else { continue }
      let outlets = SourceInspection.connections(of: element).filter { $0.name.hasPrefix("outlet") }
      connected[name, default: []].formUnion(outlets.compactMap { $0["property"] })
      if ControllerKind.isController(element) { controllers.insert(name) }
      if element["placeholderIdentifier"] == "IBFilesOwner" { owned[name] = owned[name] ?? document.name }
      if element["customModuleProvider"] == "target" { ofTarget.insert(name) }
    }
    for element in document.root.descendants() {
      if let action = element["unwindAction"] { wayBacks.insert(String(action.prefix { $0 != ":" })) }
    }
  }

  package mutating func add(_ other: ConnectionCensus) {
    connected.merge(other.connected) { $0.union($1) }
    controllers.formUnion(other.controllers)
    owned.merge(other.owned) { first, _ in first }
    ofTarget.formUnion(other.ofTarget)
    wayBacks.formUnion(other.wayBacks)
    isComplete = isComplete && other.isComplete
  }

  /// The words that files are read for, whoever names their classes: outlets, and the actions of unwind segues, whose names
  /// end in `With…` in Objective-C alone.
  package var marks: Set<String> {
    var marks = wayBacks.union([
      "IBOutlet", "object_setClass", "supportedInterfaceOrientations", "supportedInterfaceOrientationsFor",
      "supportedInterfaceOrientationsForWindow",
    ])
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
  let document: InterfaceBuilderDocument
  let index: SourceIndex
  let census: ConnectionCensus
  let isMac: Bool
  /// The findings, in the order of the elements.
  package private(set) var found: [SceneProblem] = []
  /// The unconnected outlets that are told already: several elements can have one class.
  var toldOutlets: Set<String> = []
  /// The ids of objects that lack several outlets: their classes are not the document's any more.
  var outgrown: Set<String> = []
  /// The actions that objects are sent and do not have, by the objects' ids, as far as they were looked for.
  var missingActions: [String: [DocumentElement]] = [:]
  /// The unit that is loaded as a whole.
  var part: String { document.root.first("scenes") == nil ? "document" : "scene" }
  /// The elements that name a class in one way, and the actions that an object is sent, in document order: what they lack is
  /// told once.
  let uses: [ClassUse: [DocumentElement]]
  let actions: [String: [DocumentElement]]
  /// The outlets that documents connect, by every class that has them or inherits to one that has.
  let connected: [String: Set<String>]
  /// The actions at which an unwind segue can end; nil where the sources do not tell all of a controller's.
  private(set) lazy var unwindActions: Set<String>? =
    index.isComplete && census.isComplete
      && census.controllers.allSatisfy { isJudged($0, index.chain(of: $0)) } ? index.actions : nil

  /// Compares all elements in their order. Linear in these and in the classes' members.
  package init(_ document: InterfaceBuilderDocument, _ index: SourceIndex, _ census: ConnectionCensus) {
    self.document = document
    self.index = index
    self.census = census
    connected = index.connections(of: census)
    var uses: [ClassUse: [DocumentElement]] = [:]
    var actions: [String: [DocumentElement]] = [:]
    for element in document.root.descendants() {
      if let use = ClassUse(element) { uses[use, default: []].append(element) }
      if element.name == "action", let target = element["destination"] {
        actions[target, default: []].append(element)
      }
    }
    (self.uses, self.actions) = (uses, actions)
    isMac = document.root["targetRuntime"]?.hasPrefix("MacOSX") ?? false
    for element in document.root.descendants() where !TimeLimit.isOver {
      for rule in SourceRules.all { rule.inspect(element, in: &self) }
      for connection in Self.connections(of: element) where !TimeLimit.isOver {
        for rule in SourceRules.all { rule.inspect(connection, of: element, in: &self) }
      }
    }
  }

  static func connections(of element: DocumentElement) -> [DocumentElement] {
    element.first("connections")?.children.map { $0 } ?? []
  }

  mutating func report(
    _ kind: SceneProblem.Kind, at element: DocumentElement, _ message: String, fix: String
  ) {
    report(kind, at: [element], message, fix: fix)
  }

  /// Notes one finding at several elements, the first of which leads.
  mutating func report(
    _ kind: SceneProblem.Kind, at elements: [DocumentElement], _ message: String, fix: String
  ) {
    found.append(
      SceneProblem(
        kind: kind, message: message, fix: fix, views: elements.compactMap(\.id), line: elements.first?.line))
  }

  /// Whether a class's framework has outlets and actions that `FrameworkClasses` does not list, so that only likely mistakes
  /// are reported: on the Mac AppKit's are many, and none are of other frameworks, such as the delegates of `WebView`.
  func isLenient(about chain: SourceIndex.Chain) -> Bool {
    isMac && chain.end.map { $0 != "NSObject" && $0 != "NSLayoutConstraint" } ?? false
  }

  /// Whether the sources tell all of a class's members that are not the system's.
  func isJudged(_ name: String, _ chain: SourceIndex.Chain) -> Bool {
    index.classes[name]?.place != nil && chain.isComplete && index.isComplete
      && !index.exchanged.contains(name)
  }
}

/// An element's use of a class. A placeholder, or the owner of a document for macOS, stands for an object that the
/// application made already, whose class nobody looks up.
struct ClassUse: Hashable {
  let name: String
  let module: String?
  let provider: String?

  init?(_ element: DocumentElement) {
    let isOwner = element.name == "customObject" && ["-1", "-2", "-3"].contains(element.id)
    guard element.name != "placeholder", !isOwner, let name = element["customClass"] else { return nil }
    (self.name, module, provider) = (name, element["customModule"], element["customModuleProvider"])
  }
}
