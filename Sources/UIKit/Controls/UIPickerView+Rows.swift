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

/// The data source of a picker: the numbers of components, which count from 0, and of rows. No number is kept.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: ObjectAnswering {
  /// The number of components; asked by `numberOfComponents`.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a component; asked by `numberOfRows(inComponent:)` and `selectedRow(inComponent:)`.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker: the content of rows, and the user's choice, of which there is none here.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: ObjectAnswering {
  /// The width of a component in points; asked by `rowSize(forComponent:)`.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of a component's rows in points; asked by `rowSize(forComponent:)`.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The title of a row; nil for an empty one. Asked by the standard `viewForRow` alone.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The attributed title of a row; wins over the plain one. Asked by the standard `viewForRow` alone.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row. Asked by `view(forRow:forComponent:)`, with no view to reuse.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// The user chose a row; never called here: `selectRow` does not tell, as Apple's does not.
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
  /// The data source of the numbers of components and rows. Not retained.
  public var dataSource: (any UIPickerViewDataSource)? {
    get { carried(PickerViewCarriedState.self).dataSource }
    set { makeCarried(PickerViewCarriedState.self).dataSource = newValue }
  }
  /// The delegate, which gives the content of rows. Not retained.
  public var delegate: (any UIPickerViewDelegate)? {
    get { carried(PickerViewCarriedState.self).delegate }
    set { makeCarried(PickerViewCarriedState.self).delegate = newValue }
  }
  private var chosen: [Int: Int] {
    get { carried(PickerViewCarriedState.self).chosen }
    set { makeCarried(PickerViewCarriedState.self).chosen = newValue }
  }
  /// The data source's current answer; 0 without one.
  public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// The data source's current answer; 0 without one.
  public func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// The size of rows in points: the delegate's answer; without one an equal share of the picker's width, and 32.
  public func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component)
        ?? bounds.width / CGFloat(max(1, numberOfComponents)),
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }
  /// The view of a row, made at each call; nil for rows out of range, and without a delegate.
  public func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
    return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }
  /// Reloads all components: there is nothing to do, as only the selection is kept.
  public func reloadAllComponents() {}
  /// Selects a row at once, without telling the delegate. Rows below 0 become 0; those beyond the last one count as
  /// the last one when asked for.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = max(0, row)
  }
  /// The index of the selected row: the first unless the program selected another; -1 for a component without rows.
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
