// Controllers of the system that pick files, colours and fonts: what they are given is carried, they show an empty view, and
// tests tell their delegates what was picked.

import Foundation
import Plumbline

/// What is done with files. Raw values are Apple's.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case `import`, open, exportToService, moveToService
}

/// Picks files.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Is told what was picked.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be picked.
  open var allowsMultipleSelection = false
  /// Whether endings of files are seen.
  open var shouldShowFileExtensions = false
  /// Where it begins.
  open var directoryURL: URL?
  /// What is done with files.
  public let documentPickerMode: UIDocumentPickerMode

  /// Picks files of kinds.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    documentPickerMode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
  }
  /// Picks files of kinds, to be opened where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
  /// Picks a place for files.
  public init(forExporting urls: [URL], asCopy: Bool) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }
  /// Picks a place for files, which are moved there.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }
  /// Picks files of kinds, by their names.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }
  /// Picks a place for a file.
  public init(url: URL, in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }
  /// Picks a place for files.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }
}

/// Is told of picked files; by tests, as nothing here picks.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Files were picked.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// A file was picked.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Nothing was picked.
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

/// Shows the files of an application: none.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// How a file comes in. Raw values are Apple's.
  public enum ImportMode: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case none, copy, move
  }
  /// How it looks. Raw values are Apple's.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case white, light, dark
  }
  /// Is asked and told.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether files can be made.
  open var allowsDocumentCreation = true
  /// Whether several files can be picked.
  open var allowsPickingMultipleItems = false
  /// How it looks.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// Buttons of its own, before.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Buttons of its own, behind.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []

  /// Shows files of kinds.
  public init(forOpening contentTypes: [UTType]?) { super.init(nibName: nil, bundle: nil) }
  /// Shows files of kinds, by their names.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// One from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Shows a file; it is taken as it is.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) { completion?(url, nil) }
}

/// Is asked and told about files; by tests, as nothing here picks.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {
  /// A file is to be made.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// Files were picked.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// A file came in.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// A file could not come in.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Makes none by default.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  /// Does nothing by default.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
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

/// Picks a colour.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Is told what was picked.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour.
  open var selectedColor: UIColor = .white
  /// Whether it can be transparent.
  open var supportsAlpha = true
  /// A picker of white.
  public init() { super.init(nibName: nil, bundle: nil) }
  /// One from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Is told of picked colours; by tests, as nothing here picks.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// A colour was picked.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// A colour was picked, or is being picked.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// The picker is going away.
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

/// Shows a colour and offers to pick another.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The colour.
  open var selectedColor: UIColor?
  /// What it is called.
  open var title: String?
  /// Whether it can be transparent.
  open var supportsAlpha = true
}

/// Picks a font.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// What is offered.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether fonts of a family are seen.
    open var includeFaces = false
    /// Whether names are in their fonts.
    open var displayUsingSystemFont = false
    /// What all of them have.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    public override init() { super.init() }
  }
  /// What is offered.
  public let configuration: Configuration
  /// Is told what was picked.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font.
  open var selectedFontDescriptor: UIFontDescriptor?
  /// Picks a font of what is offered.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Picks a font.
  public convenience init() { self.init(configuration: Configuration()) }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }
}

/// Is told of picked fonts; by tests, as nothing here picks.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// A font was picked.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Nothing was picked.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing by default.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing by default.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
