// Controllers of the system that pick files, colours and fonts: what they are given is carried, they show an empty view, and
// tests tell their delegates what was picked.

import Foundation
import Plumbline

/// Whether files are copied in, opened where they are, copied out or moved out. Raw values are Apple's.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case `import`, open, exportToService, moveToService
}

/// Picks files. What it is given is not kept but for the mode: it shows an empty view.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Told by tests, as nothing here picks. Not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// No at first.
  open var allowsMultipleSelection = false
  /// No at first: names stand without their endings.
  open var shouldShowFileExtensions = false
  /// The folder that it opens at; nil for the one of last time.
  open var directoryURL: URL?
  /// Follows from the initializer.
  public let documentPickerMode: UIDocumentPickerMode

  /// `asCopy` copies what is picked into the application's folder: mode `.import`, otherwise `.open`.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    documentPickerMode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
  }
  /// Opened where they are: mode `.open`.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
  /// Picks a folder for files: copied there (`.exportToService`) or moved (`.moveToService`).
  public init(forExporting urls: [URL], asCopy: Bool) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }
  /// Moved to the folder that is picked: mode `.moveToService`.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }
  /// Apple's before iOS 14: kinds by their uniform names, as "public.text".
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }
  /// Apple's before iOS 14.
  public init(url: URL, in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }
  /// Apple's before iOS 14.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }
}

/// Is told of picked files; by tests, as nothing here picks.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: ObjectAnswering {
  /// One address, or several with `allowsMultipleSelection`.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Apple's before iOS 11.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Closed without a choice.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Tells of the first file alone, as early applications were told, by default.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) } }
  /// Does nothing by default.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  /// Does nothing by default.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// An application's first screen in document-based applications; carried: there are no files here, and the
/// view is empty.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// What becomes of a file that is made for the browser. Raw values are Apple's.
  public enum ImportMode: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case none, copy, move
  }
  /// The look of the browser. Raw values are Apple's.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case white, light, dark
  }
  /// Told by tests, as nothing here picks. Not retained.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether there is a button for a new file; yes at first.
  open var allowsDocumentCreation = true
  /// No at first.
  open var allowsPickingMultipleItems = false
  /// `.white` at first.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// Before the browser's own buttons.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Behind the browser's own buttons.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// No at first.
  open var shouldShowFileExtensions = false
  /// Width by height of a document's picture; 2/3 at first.
  open var defaultDocumentAspectRatio: CGFloat = 2 / 3
  /// Of the button for a new file.
  open var localizedCreateDocumentActionTitle = "Create Document"
  /// In the menus of files and in the bar; none at first.
  open var customActions: [UIDocumentBrowserAction] = []
  /// The kinds of file that are shown: what was given.
  open private(set) var allowedContentTypes: [String] = []
  /// The kinds among those that were opened last; the same.
  open var contentTypesForRecentDocuments: [UTType] { allowedContentTypes.compactMap { UTType($0) } }
  /// What shows a document as it comes out of its picture; nothing moves.
  open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController()
  }
  /// The same, by its older name.
  open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController()
  }
  /// Gives the completion the address that a file was asked to have; nothing is moved.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode: ImportMode,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) { completionHandler(documentURL, nil) }

  /// The kinds among those that were opened last, by their uniform names: what was given. Apple's before iOS 14.
  open var recentDocumentsContentTypes: [String] { allowedContentTypes }
  /// For what a document is made while the delegate is asked for one; nil otherwise: nothing here asks.
  open var activeDocumentCreationIntent: UIDocument.CreationIntent? { nil }
  /// Gives a file another name in its folder, with the ending that it has.
  open func renameDocument(
    at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    let folder = documentURL.deletingLastPathComponent()
    let ending = documentURL.pathExtension
    let name = ending.isEmpty ? proposedName : proposedName + "." + ending
    let url = folder.appendingPathComponent(name)
    do {
      try FileManager.default.moveItem(at: documentURL, to: url)
      completionHandler(url, nil)
    } catch {
      completionHandler(nil, error)
    }
  }

  /// Nil for the kinds that the application declares.
  public init(forOpening contentTypes: [UTType]?) {
    super.init(nibName: nil, bundle: nil)
    allowedContentTypes = contentTypes?.map(\.identifier) ?? []
  }
  /// Apple's before iOS 14; nil for the kinds that the application declares.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    super.init(nibName: nil, bundle: nil)
    self.allowedContentTypes = allowedContentTypes ?? []
  }
  /// One from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Calls the completion at once, with the address as it was given and no error; the file need not be there.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) { completion?(url, nil) }
}

/// Is asked and told about files; by tests, as nothing here picks.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: ObjectAnswering {
  /// The user asked for a new file: give the handler its address, or nil where none was made.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// To be opened and shown by the program.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// A file was copied or moved to where the browser keeps files.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// Error: why it was neither copied nor moved.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
  /// Apple's before iOS 12, for `didPickDocumentsAt`.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// Ways of sharing of the program's own for some files.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Before the sheet of ways of sharing is shown.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Makes none by default.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  /// Tells of them as early applications were told, by default.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) { documentBrowser(controller, didPickDocumentURLs: documentURLs) }
  /// Does nothing by default.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) {}
  /// None by default.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  /// Does nothing by default.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController
  ) {}
  /// Does nothing by default.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  /// Does nothing by default.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
}

/// Picks a colour. It shows an empty view.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Told by tests, as nothing here picks. Not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// White at first; setting it tells nobody.
  open var selectedColor: UIColor = .white
  /// Whether there is a slider of opacity; yes at first; carried.
  open var supportsAlpha = true
  /// White is selected.
  public init() { super.init(nibName: nil, bundle: nil) }
  /// One from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Is told of picked colours; by tests, as nothing here picks.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: ObjectAnswering {
  /// Apple's before iOS 15, read from `selectedColor`.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// `continuously` while a finger is still moving.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Closed by the user.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing by default.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Tells of the colour as the earlier method does, by default.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  /// Does nothing by default.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A round button with a colour in it that opens a picker; carried: nothing is drawn, and it has no size of
/// its own.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// Nil for none; `.valueChanged` is sent by the user's choice only, so never here.
  open var selectedColor: UIColor?
  /// Above the picker that it opens; nil for none.
  open var title: String?
  /// Whether the picker has a slider of opacity; yes at first.
  open var supportsAlpha = true
}

/// Picks a font. It shows an empty view.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// Which fonts are offered, and how.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// No at first: a family is one row; carried.
    open var includeFaces = false
    /// No at first: each name is set in its own font, not in the system's; carried.
    open var displayUsingSystemFont = false
    /// Only fonts with all of these traits; empty for all fonts; carried.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    public override init() { super.init() }
  }
  /// Fixed when the picker is made.
  public let configuration: Configuration
  /// Told by tests, as nothing here picks. Not retained.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// Nil until the program or a test sets it.
  open var selectedFontDescriptor: UIFontDescriptor?
  /// The configuration is the picker's own from then on, as an object that both know.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// All fonts, a row for each family.
  public convenience init() { self.init(configuration: Configuration()) }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }
}

/// Is told of picked fonts; by tests, as nothing here picks.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: ObjectAnswering {
  /// It stands in `selectedFontDescriptor`.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Closed without a choice.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing by default.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing by default.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
