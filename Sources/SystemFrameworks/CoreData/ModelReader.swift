// Models as Xcode edits them: an XML file called `contents` in a folder `.xcdatamodel`, of which a folder `.xcdatamodeld`
// holds the versions and names the current one.

import FoundationAdditions

/// Reads the entities of a model.
final class ModelReader: NSObject, XMLParserDelegate {
  private var entities: [NSEntityDescription] = []
  private var properties: [NSPropertyDescription] = []
  private var parents: [String: String] = [:]
  private var requests: [String: RequestTemplate] = [:]
  private var links: [(relationship: NSRelationshipDescription, entity: String, inverse: String?)] = []

  /// The entities of the model at a place, or beside a compiled model; nil where none can be read.
  static func model(at url: URL) -> ([NSEntityDescription], [String: RequestTemplate])? {
    guard let file = contents(at: url), let parser = XMLParser(contentsOf: file) else { return nil }
    let reader = ModelReader()
    parser.delegate = reader
    guard parser.parse() else { return nil }
    reader.connect()
    return (reader.entities, reader.requests)
  }

  private static func contents(at url: URL) -> URL? {
    let manager = FileManager.default
    switch url.pathExtension {
    case "xcdatamodel":
      let file = url.appendingPathComponent("contents")
      return manager.fileExists(atPath: file.path) ? file : nil
    case "xcdatamodeld":
      let versions = ((try? manager.contentsOfDirectory(atPath: url.path)) ?? []).filter {
        $0.hasSuffix(".xcdatamodel")
      }.sorted()
      let list = try? Data(contentsOf: url.appendingPathComponent(".xccurrentversion"))
      let names = list.flatMap {
        try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) as? [String: String]
      }
      let current = names?["_XCCurrentVersionName"] ?? versions.last
      return current.flatMap { contents(at: url.appendingPathComponent($0)) }
    default:
      let base = url.deletingPathExtension()
      return ["xcdatamodeld", "xcdatamodel"].lazy.map { base.appendingPathExtension($0) }
        .first { manager.fileExists(atPath: $0.path) }.flatMap { contents(at: $0) }
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes: [String: String]
  ) {
    switch elementName {
    case "entity":
      let entity = NSEntityDescription()
      entity.name = attributes["name"]
      entity.managedObjectClassName = attributes["representedClassName"] ?? "NSManagedObject"
      entity.isAbstract = attributes["isAbstract"] == "YES"
      if let name = attributes["name"], let parent = attributes["parentEntity"] { parents[name] = parent }
      entities.append(entity)
    case "attribute":
      let attribute = NSAttributeDescription()
      attribute.name = attributes["name"] ?? ""
      attribute.isOptional = attributes["optional"] == "YES"
      attribute.isTransient = attributes["transient"] == "YES"
      attribute.attributeType = Self.types[attributes["attributeType"] ?? ""] ?? .undefinedAttributeType
      attribute.defaultValue = Self.value(attributes["defaultValueString"], attribute.attributeType)
      properties.append(attribute)
    case "relationship":
      let relationship = NSRelationshipDescription()
      relationship.name = attributes["name"] ?? ""
      relationship.isOptional = attributes["optional"] == "YES"
      relationship.maxCount = attributes["toMany"] == "YES" ? 0 : 1
      relationship.isOrdered = attributes["ordered"] == "YES"
      relationship.deleteRule = Self.rules[attributes["deletionRule"] ?? ""] ?? .nullifyDeleteRule
      properties.append(relationship)
      if let entity = attributes["destinationEntity"] {
        links.append((relationship, entity, attributes["inverseName"]))
      }
    case "fetchRequest":
      guard let name = attributes["name"], let entity = attributes["entity"] else { break }
      requests[name] = RequestTemplate(
        entity: entity, format: attributes["predicateString"] ?? "",
        limit: attributes["fetchLimit"].flatMap { Int($0) } ?? 0)
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard elementName == "entity" else { return }
    entities.last?.properties = properties
    properties = []
  }

  /// Entities may name those that stand further down.
  private func connect() {
    let byName = entities.reduce(into: [String: NSEntityDescription]()) { $0[$1.name ?? ""] = $1 }
    for (name, parent) in parents {
      // No entity is above itself, whatever a damaged model says.
      var above = byName[parent]
      while let next = above, next.name != name { above = next.superentity }
      if above == nil { byName[name]?.superentity = byName[parent] }
    }
    for link in links {
      link.relationship.destinationEntity = byName[link.entity]
      link.relationship.inverseRelationship =
        link.inverse.flatMap { byName[link.entity]?.relationshipsByName[$0] }
    }
  }

  private static let rules: [String: NSDeleteRule] = [
    "No Action": .noActionDeleteRule, "Nullify": .nullifyDeleteRule, "Cascade": .cascadeDeleteRule,
    "Deny": .denyDeleteRule,
  ]

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
    "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
    "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
    "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
  ]

  private static func value(_ text: String?, _ type: NSAttributeType) -> Any? {
    guard let text else { return nil }
    switch type {
    case .integer16AttributeType: return Int16(text)
    case .integer32AttributeType: return Int32(text)
    case .integer64AttributeType: return Int64(text)
    case .decimalAttributeType: return Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .doubleAttributeType: return Double(text)
    case .floatAttributeType: return Float(text)
    case .booleanAttributeType: return text == "YES"
    case .URIAttributeType: return URL(string: text)
    case .UUIDAttributeType: return UUID(uuidString: text)
    default: return type == .stringAttributeType ? text : nil
    }
  }
}

/// A request of a model, whose condition may have variables: `name == $NAME`.
struct RequestTemplate {
  var entity: String
  var format: String
  var limit: Int

  /// The request, with values in the variables. The condition is read here and not with the model: a mistake in it stops a
  /// program only where it is used.
  func request(_ variables: [String: Any]) -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity)
    request.fetchLimit = limit
    guard !format.isEmpty else { return request }
    var arguments: [Any] = []
    var text = ""
    var rest = format[...]
    while let mark = rest.firstIndex(of: "$") {
      let name = rest[rest.index(after: mark)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      text += rest[..<mark]
      rest = rest[rest.index(after: mark)...].dropFirst(name.count)
      if let value = variables[String(name)] {
        text += "%@"
        arguments.append(value)
      } else {
        text += "$" + name
      }
    }
    request.predicate = NSPredicate(format: text + rest, argumentArray: arguments)
    return request
  }
}
