// The coder that views and controllers of a document are made with: `init(coder:)` of the program's own classes runs as it
// does with a nib, and what the document says is set where an archive would be read.

import Foundation

/// Hands an element of a document to the object that is made for it.
///
/// It has no values by key. Where a class of this module would read an archive, it calls `fill` instead, which sets the
/// element's attributes and makes its subviews; what only an initializer can set is here.
package final class DocumentCoder: NSCoder {
  /// Sets what the document says of an object; called within `init(coder:)`, after all stored properties have values.
  private let fill: @MainActor (UIResponder) -> Void
  package var tableStyle = UITableView.Style.plain
  /// The style of a table's cell.
  package var cellStyle = UITableViewCell.CellStyle.default
  package var reuseIdentifier: String?
  package var buttonType = UIButton.ButtonType.custom
  /// The layout of a collection; nil for a flow layout.
  package var collectionLayout: UICollectionViewLayout?
  /// The bars of a navigation or tab bar controller; empty for the usual ones.
  package var bars: [UIView] = []

  package init(fill: @escaping @MainActor (UIResponder) -> Void) {
    self.fill = fill
    super.init()
  }

  @MainActor func decode(_ object: UIResponder) { fill(object) }

  /// The bar of a kind that the document has for the controller.
  static func bar<Bar: UIView>(_ coder: NSCoder, _ kind: Bar.Type) -> Bar? {
    (coder as? DocumentCoder)?.bars.lazy.compactMap { $0 as? Bar }.first
  }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
}

/// The document that a controller was made from.
@MainActor package protocol ControllerDocument: AnyObject {
  /// Makes the controller's view and assigns it; false where the document has none.
  func loadView(of controller: UIViewController) -> Bool
  /// Performs a segue of the controller's; false where the document has none of this identifier.
  func performSegue(withIdentifier identifier: String, from controller: UIViewController, sender: Any?)
    -> Bool
}

/// Finds documents for controllers that were made in code; in a module above this one.
@MainActor package protocol ControllerDocuments: AnyObject {
  /// The document of a controller's `nibName`, or of its class's name where it has none; nil where there is no such file.
  static func document(for controller: UIViewController) -> (any ControllerDocument)?
}

private final class ControllerOrigin: CarriedState {
  var document: (any ControllerDocument)?
}

extension UIViewController {
  /// The document that the controller was made from.
  package var sourceDocument: (any ControllerDocument)? {
    get { carriedStates.known(ControllerOrigin.self)?.document }
    set { makeCarried(ControllerOrigin.self).document = newValue }
  }

  /// Makes the view of the controller's document; false where there is none.
  package func loadViewFromDocument() -> Bool {
    if sourceDocument == nil { sourceDocument = Self.documents?.document(for: self) }
    return sourceDocument?.loadView(of: self) ?? false
  }

  /// The module that reads documents is above this one and need not be linked: it is found by the name of its class.
  private static let documents =
    NSClassFromString("NibLoading.ApplicationDocuments") as? any ControllerDocuments.Type
}
