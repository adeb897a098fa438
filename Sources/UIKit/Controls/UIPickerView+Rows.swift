// Components and rows of picker views: the data source is asked anew each time, and the program selects rows.

import Foundation
import NibLoading
import Plumbline

/// The carried properties of `UIPickerView`.
final class PickerViewCarriedState: CarriedState {
  weak var dataSource: (any UIPickerViewDataSource)?
  weak var delegate: (any UIPickerViewDelegate)?
  var chosen: [Int: Int] = [:]
}

/// Gives the numbers of wheels and rows. Asked at every question: no number is kept.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: ObjectAnswering {
  /// Asked by `numberOfComponents`.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Wheels count from 0. Asked by `numberOfRows(inComponent:)` and `selectedRow(inComponent:)`.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives the content of rows, and is told of the user's choice. No finger turns a wheel here.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: ObjectAnswering {
  /// In points; asked by `rowSize(forComponent:)`.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// In points, for all rows of a wheel; asked by `rowSize(forComponent:)`.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Nil for an empty row. Asked by the standard `viewForRow` alone.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Wins over the plain text. Asked by the standard `viewForRow` alone.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Asked by `view(forRow:forComponent:)`, with no view to reuse.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// The user turned a wheel; never called here: `selectRow` does not tell, as Apple's does not.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// An equal part of the width by default.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(1, pickerView.numberOfComponents))
  }
  /// 32 points by default.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// Nil by default.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { nil }
  /// Nil by default.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// A label by default, the view that is given where it is one: with `attributedTitleForRow`, or else the
  /// plain title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    let attributed = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    if let attributed { label.attributedText = attributed }
    return label
  }
  /// Does nothing by default.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

extension UIPickerView {
  /// Who gives the numbers of wheels and rows. Not retained.
  public var dataSource: (any UIPickerViewDataSource)? {
    get { carried(PickerViewCarriedState.self).dataSource }
    set { makeCarried(PickerViewCarriedState.self).dataSource = newValue }
  }
  /// Who gives the content of rows. Not retained.
  public var delegate: (any UIPickerViewDelegate)? {
    get { carried(PickerViewCarriedState.self).delegate }
    set { makeCarried(PickerViewCarriedState.self).delegate = newValue }
  }
  private var chosen: [Int: Int] {
    get { carried(PickerViewCarriedState.self).chosen }
    set { makeCarried(PickerViewCarriedState.self).chosen = newValue }
  }
  /// What the data source answers now; 0 without one.
  public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// What the data source answers now; 0 without one.
  public func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// In points: what the delegate answers; without one an equal share of the picker's width, and 32.
  public func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component)
        ?? bounds.width / CGFloat(max(1, numberOfComponents)),
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }
  /// Made at each call; nil for rows that there are not, and without a delegate.
  public func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
    return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }
  /// Has everything asked for again: nothing is kept but the choice.
  public func reloadAllComponents() {}
  /// At once, without telling the delegate. Rows below 0 become 0; those beyond the last one count as the
  /// last one when asked for.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = max(0, row)
  }
  /// The chosen row: the first unless the program chose another; -1 for a wheel without rows.
  public func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count == 0 ? -1 : min(chosen[component] ?? 0, count - 1)
  }
}

extension UIPickerView: DocumentOutlets {
  package func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "dataSource": dataSource = value as? any UIPickerViewDataSource
    case "delegate": delegate = value as? any UIPickerViewDelegate
    default: return false
    }
    return true
  }
}
