// Places of a data source and places on the screen. They are the same here: nothing is dragged over a list that would make room.

import Foundation
import Plumbline

/// Tells places of the data source and places on the screen apart, which differ while something is dragged over a list.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: AnyObject {
  /// The section on the screen of one of the data source; `NSNotFound` for none.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// The section of the data source of one on the screen; `NSNotFound` for none.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// The place on the screen of one of the data source; nil for none.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// The place in the data source of one on the screen; nil for none.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Runs a closure in which the list's methods take and give places on the screen.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UIDataSourceTranslating {
  /// The same.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }
  /// The same.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    presentationSectionIndex
  }
  /// The same.
  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath
  }
  /// The same.
  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    presentationIndexPath
  }
  /// Runs it at once.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
}
extension UITableView: UIDataSourceTranslating {}
extension UICollectionView: UIDataSourceTranslating {}
