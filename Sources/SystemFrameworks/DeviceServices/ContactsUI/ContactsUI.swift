// The controllers that show and pick contacts: ones like any other; tests tell their delegates what was picked.

import UIKit

/// A property of a contact that was picked.
open class CNContactProperty: NSObject, @unchecked Sendable {
  /// The contact.
  public let contact: CNContact
  /// The property's name.
  public let key: String
  /// Its value.
  public let value: Any?
  /// What it is for.
  public let label: String?
  /// A property that was picked, for tests of delegates.
  public init(contact: CNContact, key: String, value: Any? = nil, label: String? = nil) {
    (self.contact, self.key, self.value, self.label) = (contact, key, value, label)
  }
}

/// Is told what was picked; by tests, as nothing here picks.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// Nothing was.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// A contact was.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Contacts were.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  /// A property of a contact was.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
}

extension CNContactPickerDelegate {
  /// Does nothing by default.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing by default.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  /// Does nothing by default.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
  /// Does nothing by default.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {}
}

/// Picks contacts.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
  /// Is told.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// Which properties are seen.
  open var displayedPropertyKeys: [String]?
  /// Who can be picked.
  open var predicateForEnablingContact: NSPredicate?
  /// Whose contact is picked at once.
  open var predicateForSelectionOfContact: NSPredicate?
  /// Which property is picked.
  open var predicateForSelectionOfProperty: NSPredicate?
}

/// Is told what the user did with a contact; by tests.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// Whether what is usual happens with a property.
  func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
  /// The user is done.
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  /// It does, by default.
  public func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
  /// Does nothing by default.
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}

/// Shows a contact.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
  /// The contact.
  public let contact: CNContact
  /// Is told.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// Whose contacts they are.
  open var contactStore: CNContactStore?
  /// Whether it can be changed.
  open var allowsEditing = true
  /// Whether one can call and write.
  open var allowsActions = true
  /// What is said below the name.
  open var message: String?
  /// Which properties are seen.
  open var displayedPropertyKeys: [Any]?
  private init(_ contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }
  /// Shows a contact.
  public convenience init(for contact: CNContact) { self.init(contact) }
  /// Asks for a new one.
  public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact()) }
  /// Shows somebody who is no contact.
  public convenience init(forUnknownContact contact: CNContact) { self.init(contact) }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }
  /// What has to be fetched for it.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }
}
