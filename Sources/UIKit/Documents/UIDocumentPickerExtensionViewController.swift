// The controller of an extension that offers documents to other applications (before iOS 14). It is carried: nothing here asks
// extensions.

import Foundation
import Plumbline

/// Lets the user choose a document of an extension; carried.
@preconcurrency @MainActor
open class UIDocumentPickerExtensionViewController: UIViewController {
  /// What is done with the document: `.import`, as nobody asked.
  open var documentPickerMode: UIDocumentPickerMode { .import }
  /// The document that is moved or copied out: nil, as nobody asked.
  open var originalURL: URL? { nil }
  /// The kinds that the application takes: nil, as nobody asked.
  open var validTypes: [String]? { nil }
  /// By which the extension's files are known: empty, as nobody asked.
  open var providerIdentifier: String { "" }
  /// Where documents go that are to be opened: nil, as nobody asked.
  open var documentStorageURL: URL? { nil }
  /// Without effect: nobody waits for the document.
  open func dismissGrantingAccess(to url: URL?) {}
  /// For subclasses; never called here.
  open func prepareForPresentation(in mode: UIDocumentPickerMode) {}
}
