// Documents at run time, under UIKit's names. Documents of an application are not read at run time yet: names are kept, and
// what would make objects says so.

import Foundation
import Plumbline

/// The content of a document for views.
open class UINib: NSObject {
  /// The document's name.
  let name: String
  /// Where it lies.
  let bundle: Bundle

  /// The document of a name in a bundle; the main bundle's for nil.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    super.init()
  }

  /// Makes the document's objects. Documents are not read at run time yet: it stops.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    preconditionFailure(
      "the document \(name) is not made: documents are not read at run time; make the views in code or lay the document out "
        + "with the command plumbline")
  }

  /// What is handed to a document.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects by the names that the document has for them.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// The objects of a document of the bundle. Documents are not read at run time yet: nil.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { nil }
}

/// A document of controllers.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  /// The document of a name in a bundle; the main bundle's for nil.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// The document's first controller. Documents are not read at run time yet: nil.
  open func instantiateInitialViewController() -> UIViewController? { nil }
  /// The document's first controller, made by a closure. Documents are not read at run time yet: nil.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? { nil }
  /// The controller of an identifier. Documents are not read at run time yet: it stops.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    preconditionFailure(
      "the controller \(identifier) of the storyboard \(name) is not made: documents are not read at run time; make the "
        + "controller in code or lay the document out with the command plumbline")
  }
  /// The controller of an identifier, made by a closure. Documents are not read at run time yet: it stops.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    preconditionFailure(
      "the controller \(identifier) of the storyboard \(name) is not made: documents are not read at run time; make the "
        + "controller in code or lay the document out with the command plumbline")
  }
}

extension UIViewController {
  /// The document that the controller was made from: none is read at run time yet.
  public var storyboard: UIStoryboard? { nil }
}

extension UITableView {
  /// Registers a document's cell. Documents are not read at run time yet: a table that asks for the cell stops.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    carry(nib, "nib " + identifier)
  }
  /// Registers a document's header or footer. Documents are not read at run time yet: there will be none.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    carry(nib, "header nib " + identifier)
  }
}

extension UICollectionView {
  /// Registers a document's cell. Documents are not read at run time yet: a collection that asks for the cell stops.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    carry(nib, "nib " + identifier)
  }
  /// Registers a document's header or the like. Documents are not read at run time yet: a collection that asks for it stops.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { carry(nib, "nib " + kind + identifier) }
}

extension UICollectionViewLayout {
  /// Registers a document's decoration. Documents are not read at run time yet: there will be none.
  public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    carry(nib, "nib " + elementKind)
  }
}
