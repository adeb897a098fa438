// Table view controllers.

import Foundation
import Plumbline

/// A controller whose view is a table, of which it is data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  /// Whether selections are cleared when the view appears; true by default; stored.
  open dynamic var clearsSelectionOnViewWillAppear = true
  /// The refresh control, which reloads the rows; nil for none; stored: it is added to no view.
  open dynamic var refreshControl: UIRefreshControl?

  /// The table is made when the view is loaded.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller from an archive; the table it makes is plain.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open dynamic override func loadView() {
    if loadViewFromDocument() { return }
    // Below the status bar until somebody places it (slackhq/PanModal's tests, iOS 12).
    let insets = UIEdgeInsets(top: UIScreen.main.safeAreaInsets.top, left: 0, bottom: 0, right: 0)
    let table = UITableView(frame: UIScreen.main.bounds.inset(by: insets), style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// The table, which is the controller's view.
  open dynamic var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  // MARK: Rows: what subclasses replace

  /// The number of sections: that of a storyboard's static table, or one, unless a subclass overrides it.
  open dynamic func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticSections.isEmpty ? 1 : tableView.staticSections.count
  }
  /// The number of rows of a section: that of a storyboard's static table, or none, unless a subclass overrides it.
  open dynamic func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSection(section)?.cells.count ?? 0
  }
  /// The cell of a row: that of a storyboard's static table, or an empty one, unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.staticCell(at: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// The title above a section: that of a storyboard's static table, or none, unless a subclass overrides it.
  open dynamic func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticSection(section)?.header
  }
  /// The title below a section: that of a storyboard's static table, or none, unless a subclass overrides it.
  open dynamic func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticSection(section)?.footer
  }
  /// Whether a row can be changed; true unless a subclass overrides it.
  open dynamic func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// The height of a row in points, or `automaticDimension`; the table's `rowHeight`.
  open dynamic func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let section = tableView.staticSection(indexPath.section),
      section.heights.indices.contains(indexPath.row)
    else { return tableView.rowHeight }
    return section.heights[indexPath.row] ?? tableView.rowHeight
  }
  /// The height of a row until it is seen, in points; the table's `estimatedRowHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  /// The height of a header in points, or `automaticDimension`; the table's `sectionHeaderHeight`.
  open dynamic func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// The height of a footer in points, or `automaticDimension`; the table's `sectionFooterHeight`.
  open dynamic func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// Nil unless a subclass overrides it: the title's own view.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// Nil unless a subclass overrides it: the title's own view.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// A cell is about to be seen; for subclasses, does nothing here.
  open dynamic func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// A row was selected; for subclasses, does nothing here.
  open dynamic func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// A row was deselected; for subclasses, does nothing here.
  open dynamic func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// The content was scrolled; for subclasses, does nothing here.
  open dynamic func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Whether a row can be moved; false unless a subclass overrides it.
  open dynamic func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// A row was moved by a user; nothing here moves one, programs and tests may call it.
  open dynamic func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// A row was deleted or inserted by a user; nothing here does, programs and tests may call it.
  open dynamic func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// The titles of the index beside the rows; none unless a subclass overrides it. No index is shown.
  open dynamic func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section of an index title: the title's own index unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  { index }
  /// The table's unless a subclass overrides it; never asked.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }
  /// The table's unless a subclass overrides it; never asked.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }
  /// For subclasses, does nothing here; the cell may be used again.
  open dynamic func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// For subclasses, does nothing here.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
  }
  /// For subclasses, does nothing here.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
  }
  /// For subclasses, does nothing here; called when the header is no longer visible.
  open dynamic func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  /// For subclasses, does nothing here; called when the footer is no longer visible.
  open dynamic func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
  /// The row that a touch is to select, or nil for none. Nothing here sends touches.
  open dynamic func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// The row that a touch is to deselect, or nil for none. Nothing here sends touches.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Whether a row is highlighted under a finger. Nothing here sends touches.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// For subclasses; never called, as there are no touches.
  open dynamic func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// For subclasses; never called, as there are no touches.
  open dynamic func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// For subclasses; never called, as there are no touches.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Deleting for rows that can be edited unless a subclass overrides it.
  open dynamic func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }
  /// The title of the button that deletes a row. No button is shown.
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }
  /// True unless a subclass overrides it. Asked for rows that can be edited.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// The actions of a swipe from the leading edge. Nothing here sends swipes.
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  /// The actions of a swipe from the trailing edge. Nothing here sends swipes.
  open dynamic func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Nil unless a subclass overrides it; never called, as there are no swipes.
  open dynamic func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { nil }
  /// For subclasses; never called, as there are no swipes.
  open dynamic func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// For subclasses; never called, as there are no swipes.
  open dynamic func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// The destination of a moved row. Nothing here moves one.
  open dynamic func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// 0 unless a subclass overrides it. Asked for each cell that comes into sight.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  /// Nil unless a subclass overrides it; never called, as there are no touches.
  open dynamic func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// The fingers begin to drag; for subclasses, does nothing here.
  open dynamic func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The fingers were lifted; for subclasses, does nothing here.
  open dynamic func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The content came to rest; for subclasses, does nothing here.
  open dynamic func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// The content was zoomed; for subclasses, does nothing here.
  open dynamic func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The view to zoom; nil unless a subclass overrides it.
  open dynamic func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called before the fingers are lifted; the target content offset may be changed. Nothing here sends touches.
  open dynamic func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// For subclasses; never called, as there are no touches.
  open dynamic func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// An animated scroll is over, which here is at once; for subclasses, does nothing here.
  open dynamic func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// For subclasses; never called, as there are no touches.
  open dynamic func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// For subclasses; never called, as there are no touches.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Whether a touch of the status bar scrolls to the top. Nothing here sends touches.
  open dynamic func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// For subclasses; never called, as there are no touches.
  open dynamic func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// The adjusted content insets changed; for subclasses, does nothing here.
  open dynamic func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
