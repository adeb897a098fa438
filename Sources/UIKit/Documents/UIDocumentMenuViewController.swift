// The menu of places that documents come from: Apple's before iOS 11. It is carried: the view is empty.

import Foundation
import Plumbline

/// Where an option of the program's own stands. Raw values are Apple's.
public enum UIDocumentMenuOrder: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case first, last
}

/// Offers places that documents come from. It shows an empty view; a test may take the options.
@preconcurrency @MainActor
open class UIDocumentMenuViewController: UIViewController {
  /// Told by tests, as nothing here is chosen. Not retained.
  open weak var delegate: (any UIDocumentMenuDelegate)?
  /// The titles of the program's own options, in their order. No counterpart of Apple's.
  public private(set) var optionTitles: [String] = []
  private var handlers: [() -> Void] = []

  /// Kinds by their uniform names, as "public.text"; neither is kept.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Where a file goes; neither is kept.
  public init(url: URL, in mode: UIDocumentPickerMode) { super.init(nibName: nil, bundle: nil) }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }

  /// An option of the program's own, before or behind the others. The image is not kept.
  open func addOption(
    withTitle title: String, image: UIImage?, order: UIDocumentMenuOrder, handler: @escaping () -> Void
  ) {
    let place = order == .first ? 0 : optionTitles.count
    optionTitles.insert(title, at: place)
    handlers.insert(handler, at: place)
  }
  /// Does what choosing an option does, as a test chooses it. No counterpart of Apple's: nothing here touches.
  public func chooseOption(at index: Int) { if handlers.indices.contains(index) { handlers[index]() } }
}

/// Is told of the menu; by tests, as nothing here is chosen.
@preconcurrency @MainActor
public protocol UIDocumentMenuDelegate: ObjectAnswering {
  /// A place was chosen: present its picker.
  func documentMenu(
    _ documentMenu: UIDocumentMenuViewController,
    didPickDocumentPicker documentPicker: UIDocumentPickerViewController)
  /// Closed without a choice.
  func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
}

extension UIDocumentMenuDelegate {
  /// Does nothing by default.
  public func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {}
}
