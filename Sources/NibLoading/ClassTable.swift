// Classes and members by the names that documents have for them: from the modules' tables, and by the Swift runtime, which
// knows classes by module and name.

import Foundation
import Plumbline

/// The known classes while one document's objects are made.
@MainActor
final class ClassTable {
  /// The modules whose tables were looked for.
  private var modules: [String: [DocumentClass]] = [:]
  private var order: [String] = []

  /// Tables that are looked into for every class: of the document's modules.
  init(modules: [String]) { for module in modules { add(module) } }

  func add(_ module: String) {
    guard modules[module] == nil else { return }
    order.append(module)
    let table = NSClassFromString("\(module).InterfaceBuilderClasses") as? InterfaceBuilderClasses.Type
    modules[module] = table?.classes ?? []
  }

  var hasTables: Bool { modules.values.contains { !$0.isEmpty } }

  private var tables: [DocumentClass] { order.flatMap { modules[$0] ?? [] } }

  // MARK: Classes

  /// The modules whose classes documents name without a module, as Objective-C's.
  private static let frameworks = ["Plumbline", "NibLoading", "UIKit"]

  /// The class of a name; nil where there is none.
  func type(named name: String, module: String?) -> AnyClass? {
    if let module { add(module) }
    if let module, let type = type(named: name, in: module) { return type }
    if let type = tables.first(where: { $0.runtimeName == name })?.type { return type }
    for candidate in module == nil ? order + Self.frameworks : order {
      if let type = type(named: name, in: candidate) { return type }
    }
    return nil
  }

  private func type(named name: String, in module: String) -> AnyClass? {
    modules[module]?.first { $0.name == name && $0.type != nil }?.type
      ?? NSClassFromString("\(module).\(name)")
  }

  /// The names that documents may have meant.
  var names: [String] { tables.filter { $0.type != nil }.map { $0.runtimeName ?? $0.name } }

  // MARK: Members

  /// The class of an object and its superclasses, the most special first.
  static func chain(of object: AnyObject) -> [AnyClass] {
    var chain: [AnyClass] = []
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      chain.append(current)
      type = _getSuperclass(current)
    }
    return chain
  }

  /// The members of an object, those of the most special class first.
  func members(of object: AnyObject) -> [DocumentMember] {
    Self.chain(of: object).flatMap { type -> [DocumentMember] in
      let name = String(reflecting: type)
      if let module = name.split(separator: ".").first { add(String(module)) }
      return tables.filter { entry in
        if let own = entry.type { return own == type }
        // Of a class of another module, which only its name tells.
        return name.hasSuffix("." + entry.name)
      }.flatMap(\.members)
    }
  }

  func member(_ name: String, of object: AnyObject, where fits: (DocumentMember.Kind) -> Bool)
    -> DocumentMember?
  {
    members(of: object).first { $0.name == name && fits($0.kind) }
  }

  /// The method that an action names.
  func action(_ name: String, of object: AnyObject) -> Selector? {
    for member in members(of: object) where member.name == name {
      if case .action(let selector) = member.kind { return selector }
    }
    return nil
  }

  /// Calls `awakeFromNib()` of an object's class, or of the nearest class above that has one.
  func awaken(_ object: AnyObject) {
    for member in members(of: object) {
      if case .awakening(let awaken) = member.kind { return awaken(object) }
    }
  }
}
