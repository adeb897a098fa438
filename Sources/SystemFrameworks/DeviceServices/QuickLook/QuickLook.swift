// The controller that shows files: one like any other, which asks for its items and draws none of them.

import UIKit

/// A file that can be shown.
@preconcurrency
public protocol QLPreviewItem: NSObjectProtocol {
  /// Where it is.
  var previewItemURL: URL? { get }
  /// What it is called.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// The name of the file.
  public var previewItemTitle: String? { previewItemURL?.lastPathComponent }
}

extension NSURL: QLPreviewItem {
  /// Itself.
  public var previewItemURL: URL? { self as URL }
}

/// Knows the items.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many they are.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// The item at a place.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Is told; by tests, as nobody here looks.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  /// It goes.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// It is gone.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Whether an address is opened.
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
  /// The view that it comes from.
  func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView?
}

extension QLPreviewControllerDelegate {
  /// Does nothing by default.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Does nothing by default.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  /// It is, by default.
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
  /// None by default.
  public func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView? { nil }
}

/// Shows files.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  /// Knows the items. When it is set, they are asked for.
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  /// Is told.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The place of the item that is shown.
  open var currentPreviewItemIndex = 0 { didSet { refreshCurrentPreviewItem() } }
  /// The item that is shown; nil without any.
  open private(set) var currentPreviewItem: (any QLPreviewItem)?
  /// Whether a file is of a kind that can be shown: its address says of which one, and all that are files can.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL?.isFileURL == true }
  /// Asks for the items again.
  open func reloadData() { refreshCurrentPreviewItem() }
  /// Asks for the item that is shown again.
  open func refreshCurrentPreviewItem() {
    let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    currentPreviewItem =
      currentPreviewItemIndex >= 0 && currentPreviewItemIndex < count
      ? dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex) : nil
    title = currentPreviewItem?.previewItemTitle
  }
}
