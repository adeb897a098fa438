// The index of a document: elements by id, duplicate ids, the segues that lead to each controller.

/// Look-ups over one document, made once.
package struct ElementIndex: Sendable {
  /// A segue and the controller that it starts from.
  struct Segue: Sendable {
    var element: DocumentElement
    var source: DocumentElement?
  }
  package private(set) var byID: ElementsByID
  /// Later elements whose id was taken already.
  private(set) var duplicates: [DocumentElement] = []
  private(set) var seguesTo: [String: [Segue]] = [:]
  /// Controllers that tablets present in a part of the screen, however they are presented.
  private(set) var formSheets: [String] = []
  /// The outlets that lead to an element, as `property` names.
  private(set) var outletsTo: [String: [String]] = [:]
  /// The first of them that is neither a role nor a collection.
  private(set) var outletNames: [String: String] = [:]
  private static let roles: Set = ["delegate", "dataSource", "initialFirstResponder", "nextKeyView"]
  /// The views and guides that constraints name.
  private(set) var constrainedIDs: Set<String> = []
  /// Image sizes by name, as the document's `<resources>` give them, in points.
  package private(set) var images: [String: ImageResource] = [:]
  /// The content sizes of views of designable classes, as the editor ran them, in points.
  private(set) var answeredSizes: [String: (width: Double, height: Double)] = [:]

  /// The notes and labels that speak to this program, with their elements.
  private(set) var notes: [Note] = []

  struct Note: Sendable {
    var element: DocumentElement
    var text: String
  }

  /// The prefix of every directive to this program.
  private static let mark = "plumbline:"

  /// The element whose notes or label an element brings; each is brought once.
  private static func noted(_ element: DocumentElement) -> DocumentElement? {
    if element["userLabel"]?.contains(mark) ?? false { return element }
    guard element.key == "userComments", let owner = element.parent,
      !(owner["userLabel"]?.contains(mark) ?? false)
    else { return nil }
    return owner
  }

  static func isFormSheet(_ element: DocumentElement) -> Bool {
    ["formSheet", "popover"].contains(element["modalPresentationStyle"])
  }

  init(of root: DocumentElement) {
    byID = ElementsByID(tree: root.tree)
    var controller: DocumentElement?
    for element in root.descendants() {
      if let open = controller, !open.contains(element) { controller = nil }
      if ControllerKind.isController(element) {
        controller = element
        if Self.isFormSheet(element), let id = element.id { formSheets.append(id) }
      }
      if let id = element.id, !byID.insert(element, id) { duplicates.append(element) }
      if let owner = Self.noted(element), let text = owner.notes, text.contains(Self.mark) {
        notes.append(Note(element: owner, text: text))
      }
      switch element.name {
      case "segue":
        if let destination = element["destination"] {
          seguesTo[destination, default: []].append(Segue(element: element, source: controller))
        }
      case "constraint":
        if let id = element["firstItem"] { constrainedIDs.insert(id) }
        if let id = element["secondItem"] { constrainedIDs.insert(id) }
      case "outlet", "outletCollection":
        if let destination = element["destination"], let property = element["property"] {
          outletsTo[destination, default: []].append(property)
          if element.name == "outlet", !Self.roles.contains(property), outletNames[destination] == nil {
            outletNames[destination] = property
          }
        }
      case "image" where element.parent?.name == "resources":
        if let name = element["name"], let width = element.number("width"),
          let height = element.number("height")
        {
          images[name] = ImageResource(
            width: width, height: height, isSymbol: element["catalog"] == "system",
            isEmbedded: element.first("mutableData") != nil)
        }
      case "designable":
        if let id = element["name"], let size = element.first("size", key: "intrinsicContentSize"),
          let width = size.number("width"), let height = size.number("height")
        {
          answeredSizes[id] = (width, height)
        }
      default: break
      }
    }
  }
}

/// The elements of a tree by id, which stands in the tree: a table of nothing but places, because a document has many.
package struct ElementsByID: Sendable {
  let tree: ElementTree
  /// Open addressing, a power of two of slots, at most three quarters full: one more than the element's index, 0 for none.
  private var slots: [Int32]

  init(tree: ElementTree) {
    self.tree = tree
    let room = tree.scanned.elements.count * 4 / 3 + 1
    slots = Array(repeating: 0, count: 1 << (Int.bitWidth - room.leadingZeroBitCount))
  }

  package subscript(id: String) -> DocumentElement? {
    let place = slots[slot(of: id)]
    return place == 0 ? nil : DocumentElement(tree: tree, index: Int(place) - 1)
  }

  /// False where an element has the id already.
  fileprivate mutating func insert(_ element: DocumentElement, _ id: String) -> Bool {
    let slot = slot(of: id)
    guard slots[slot] == 0 else { return false }
    slots[slot] = Int32(element.index) + 1
    return true
  }

  /// The slot of an id in the table, or the free one for it.
  private func slot(of id: String) -> Int {
    var slot = id.hashValue & (slots.count - 1)
    while slots[slot] != 0, DocumentElement(tree: tree, index: Int(slots[slot]) - 1).id != id {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}

/// An image as a document's resources describe it.
package struct ImageResource: Equatable, Sendable {
  /// Points; of a symbol, the units of its drawing.
  var width: Double
  var height: Double
  var isSymbol: Bool
  /// Whether the document holds the picture itself, as that of a button of AppKit's on which one was dropped.
  var isEmbedded: Bool
}

/// The elements that are view controllers.
package enum ControllerKind {
  private static let names: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController", "glkViewController",
    "avPlayerViewController", "hostingController",
  ]

  /// Whether an element is a controller: one of a kind that is known, or one that an editor has named so.
  package static func isController(_ element: DocumentElement) -> Bool {
    let name = element.name
    return name.utf8.last == UInt8(ascii: "r") && (names.contains(name) || name.hasSuffix("ViewController"))
  }
}
