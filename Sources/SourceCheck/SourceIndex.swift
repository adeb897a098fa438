// The classes of a project's sources by their names, with what documents may connect to.

import Foundation
import SourceDeclarations

/// What the Swift and Objective-C files below a folder declare.
package struct SourceIndex: Sendable {
  /// A place in a source file.
  package struct Place: Hashable, Sendable {
    package var file: String
    package var line: Int

    /// `Screen.swift:12`, with the path below the folder.
    package var text: String { "\(file):\(line)" }
  }

  /// An outlet of Swift or Objective-C.
  struct Outlet: Hashable, Sendable {
    var place: Place
    /// Whether reading it stops the program where nothing is connected: `var label: UILabel!`.
    var isNeeded: Bool
  }

  /// All that is declared under one name, in however many files.
  struct Class: Sendable {
    var place: Place?
    var superclasses: Set<String> = []
    /// Whether Swift declares it, and whether Objective-C knows it by this name without a module.
    var isSwift = false
    var hasRuntimeName = false
    /// What an outlet can be set to, whatever it is marked as.
    var properties: Set<String> = []
    var outlets: [String: Outlet] = [:]
    /// Actions and other methods, by the names that documents have.
    var actions: Set<String> = []
    var creators: Set<String> = []
    /// Names that the class's own files give values to.
    var assigned: Set<String> = []
  }

  private(set) var classes: [String: Class] = [:]
  /// The modules that the project builds, as far as its manifests tell.
  private(set) var modules: Set<String> = []
  /// The modules that sources import, wherever they are built.
  private var imports: Set<String> = []
  /// The folders of packages' manifests, with a slash at their ends, and whether a project of Xcode's was read.
  private var packageFolders: Set<String> = []
  private var hasProject = false
  /// Whether all sources were read. Where some were not, nothing is said to be missing.
  package var isComplete = true

  /// Nothing read yet.
  package init() {}

  /// Reads texts by the names of their files, for tests.
  package init(files: [String: String]) {
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { read(text, name: name) }
  }

  /// Whether a file of this name is a source, or says which modules there are.
  package static func isSource(_ name: String) -> Bool {
    ["swift", "h", "m", "mm", "pbxproj"].contains((name as NSString).pathExtension)
      || ["Podfile", "Podfile.lock", "Cartfile"].contains((name as NSString).lastPathComponent)
  }

  /// Reads a source. Linear in its length.
  package mutating func read(_ text: String, name: String) {
    switch (name as NSString).pathExtension {
    case "swift":
      if (name as NSString).lastPathComponent == "Package.swift" {
        packageFolders.insert(String(name.dropLast("Package.swift".count)))
        // What comes of other packages has its classes there.
        let parts = text.components(separatedBy: ".product(")
        for part in parts.dropFirst() { imports.formUnion(Self.names(in: part, behind: "name:").prefix(1)) }
        let own = parts.prefix(1) + parts.dropFirst().map { String($0.drop { $0 != ")" }) }
        modules.formUnion(own.flatMap { Self.names(in: $0, behind: "name:") })
      } else {
        let source = SourceDeclarations(of: text)
        imports.formUnion(source.imports)
        addSwift(source, name)
      }
    case "pbxproj":
      hasProject = true
      // Libraries of packages are objects of their own.
      let parts = text.components(separatedBy: "isa = XCSwiftPackageProductDependency")
      for part in parts.dropFirst() {
        imports.formUnion(Self.names(in: part, behind: "productName =").prefix(1))
      }
      let own = parts.prefix(1) + parts.dropFirst().map { String($0.drop { $0 != "}" }) }
      for key in ["PRODUCT_MODULE_NAME =", "PRODUCT_NAME =", "productName =", "name ="] {
        for part in own { modules.formUnion(Self.names(in: part, behind: key)) }
      }
    case "h", "m", "mm":
      for key in ["#import <", "#include <", "@import "] { addNames(of: text, behind: key) }
      for declaration in ObjectiveCDeclarations.read(text) { add(declaration, name) }
    default:
      // What CocoaPods and Carthage fetch: `pod 'Charts'`, `- Charts (4.1.0)`, `github "owner/Charts"`.
      for key in ["pod '", "pod \"", "  - ", "  - \""] { addNames(of: text, behind: key) }
      for line in text.split(separator: "\n") where line.hasPrefix("github ") {
        let parts = line.split(separator: "\"")
        guard parts.count > 1, let name = parts[1].split(separator: "/").last else { continue }
        imports.insert(Self.moduleName(name))
      }
    }
  }

  /// Names of modules behind a word, up to what no name has.
  private mutating func addNames(of text: String, behind key: String) {
    for part in text.components(separatedBy: key).dropFirst() {
      let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
      if !name.isEmpty { imports.insert(Self.moduleName(name)) }
    }
  }

  /// Names of modules behind a word, to the end of the string or of the line.
  private static func names(in text: String, behind key: String) -> [String] {
    text.components(separatedBy: key).dropFirst().compactMap { part in
      let name = part.drop { $0 == " " || $0 == "\"" }.prefix { !"\";,)\n".contains($0) }
      return name.isEmpty || name.contains("$") ? nil : moduleName(name)
    }
  }

  /// As modules are called: `My App` is the module `My_App`.
  private static func moduleName(_ name: some StringProtocol) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// Whether the manifests tell which modules a file may belong to. That of a tool beside an application, whose own project
  /// is made by a generator, does not.
  func knowsModules(of file: String) -> Bool {
    hasProject || packageFolders.contains { file.hasPrefix($0) }
  }

  /// Whether a module is neither built by the project nor imported by any of its sources. What only a part of a project
  /// tells does not count: its own manifest has to be among the sources.
  func isWithout(_ module: String) -> Bool {
    isComplete && (hasProject || packageFolders.contains("")) && !modules.contains(module)
      && !imports.contains(module)
  }

  // MARK: Swift

  private mutating func addSwift(_ source: SourceDeclarations, _ file: String) {
    let assigned = source.assignedNames
    for type in source.types {
      let names = Set(
        [type.name.split(separator: ".").last.map(String.init), type.runtimeName].compactMap { $0 })
      for name in names {
        var known = classes[name] ?? Class()
        if type.kind == .class {
          known.place = known.place ?? Place(file: file, line: type.line)
          known.isSwift = true
          // The superclass stands first; a protocol in its place is known to no table of classes.
          if let first = type.inherited.first { known.superclasses.insert(last(of: first)) }
          if name == type.runtimeName { known.hasRuntimeName = true }
        }
        for member in type.members { add(member, to: &known, file) }
        known.assigned.formUnion(assigned)
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
    case .action, .method: known.actions.insert(member.documentName)
    case .creator: known.creators.insert(member.documentName)
    }
  }

  // MARK: Objective-C

  private mutating func add(_ declaration: ObjectiveCDeclaration, _ file: String) {
    var known = classes[declaration.name] ?? Class()
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

  /// The names of all actions and methods, of whatever class.
  var actions: Set<String> { classes.values.reduce(into: []) { $0.formUnion($1.actions) } }

  // MARK: Chains

  /// A class with its superclasses as far as they are known.
  struct Chain {
    var names: [String] = []
    /// The first class that is not in the sources: one of a framework, or an unknown one.
    var end: String?
    /// Whether every class on the way is known, up to one of the system's.
    var isComplete = false
  }

  func chain(of name: String) -> Chain {
    var chain = Chain()
    var waiting = [name]
    var isComplete = true
    while let next = waiting.popLast() {
      guard !chain.names.contains(next) else { continue }
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

  /// The names in a table of the classes of a chain.
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
    "MP", "GK",
    "IK", "RP", "Web",
  ]

  static func contains(_ name: String) -> Bool {
    prefixes.contains { prefix in
      name.hasPrefix(prefix) && (name.dropFirst(prefix.count).first?.isUppercase ?? false)
    }
  }

  static func isOfAppKit(_ name: String) -> Bool {
    name.hasPrefix("NS") && name != "NSObject" && name != "NSLayoutConstraint"
  }

  /// Outlets that classes of the system's have.
  static let outlets: Set<String> = [
    "view", "delegate", "dataSource", "tableView", "collectionView", "searchDisplayController",
    "gestureRecognizers",
    "navigationItem", "tabBarItem", "toolbarItems", "inputView", "inputAccessoryView", "textLabel",
    "detailTextLabel",
    "imageView", "backgroundView", "selectedBackgroundView", "accessoryView", "editingAccessoryView",
    "contentView",
    "titleView", "customView", "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems",
    "rightBarButtonItems",
    "backBarButtonItem", "prefetchDataSource", "dragDelegate", "dropDelegate", "accessibilityElements",
    "window",
    "searchBar", "searchContentsController", "searchResultsDataSource", "searchResultsDelegate", "toolbar",
    "navigationBar", "tabBar", "refreshControl", "tableHeaderView", "tableFooterView", "maskView", "menu",
    "initialFirstResponder", "nextKeyView", "target", "cell", "headerView", "cornerView", "documentView",
    "formatter",
    "touchBar", "contentViewController", "accessibilityCustomRotors", "backgroundViewController",
    "textDelegate",
    "scene", "uiDelegate", "UIDelegate", "navigationDelegate", "mapView", "passthroughViews",
    "spellCheckDelegate",
  ]

  /// Actions that classes of UIKit have.
  static let actions: Set<String> = [
    "resignFirstResponder", "becomeFirstResponder", "endEditing:", "goBack", "goForward", "reload",
    "stopLoading", "copy:",
    "paste:", "cut:", "delete:", "select:", "selectAll:", "removeFromSuperview", "setNeedsLayout",
    "setNeedsDisplay",
    "play", "pause", "stop",
  ]
}
