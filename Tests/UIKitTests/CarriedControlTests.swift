// What controls and lists keep beside layout: where it is kept, what holds at first, and what is not retained.

import Testing
import UIKit

@Suite("What controls and lists keep")
@MainActor
struct CarriedControlTests {
  @Test("what a program sets is what the class itself has, as documents read it")
  func oneProperty() {
    let picker = UIDatePicker()
    picker.minuteInterval = 15
    #expect(picker[keyPath: \UIDatePicker.minuteInterval] == 15)
    let (slider, toggle) = (UISlider(), UISwitch())
    (slider.thumbTintColor, toggle.thumbTintColor) = (.red, .green)
    #expect(slider[keyPath: \UISlider.thumbTintColor] == .red)
    #expect(toggle[keyPath: \UISwitch.thumbTintColor] == .green)
    #expect(UISegmentedControl.noSegment == -1)
  }

  @Test("a slider's present images are those of its state, or of the normal one")
  func sliderImages() {
    let image = UIImage(size: CGSize(width: 1, height: 1))
    let slider = UISlider()
    slider.setThumbImage(image, for: .normal)
    slider.setMinimumTrackImage(image, for: .normal)
    slider.setMaximumTrackImage(image, for: .normal)
    slider.isEnabled = false
    #expect(slider.currentThumbImage === image && slider.thumbImage(for: .disabled) == nil)
    #expect(slider.currentMinimumTrackImage === image && slider.currentMaximumTrackImage === image)
  }

  @Test("segments have an image behind for each of the bars' heights")
  func segmentImages() {
    let (usual, low) = (
      UIImage(size: CGSize(width: 1, height: 1)), UIImage(size: CGSize(width: 2, height: 2))
    )
    let control = UISegmentedControl(items: ["a", "b"])
    control.setBackgroundImage(usual, for: .normal, barMetrics: .default)
    #expect(control.backgroundImage(for: .normal, barMetrics: .compact) === usual)
    control.setBackgroundImage(low, for: .normal, barMetrics: .compact)
    #expect(control.backgroundImage(for: .normal, barMetrics: .default) === usual)
    #expect(control.backgroundImage(for: .normal, barMetrics: .compact) === low)
  }

  @Test("wheels: no row before the first, equal widths, titles with attributes")
  func wheels() {
    final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
      ) -> NSAttributedString? { NSAttributedString(string: "row \(row)") }
    }
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 216))
    let source = Source()
    picker.dataSource = source
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
    picker.selectRow(-2, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 0)
    picker.delegate = source
    #expect((picker.view(forRow: 2, forComponent: 0) as? UILabel)?.attributedText?.string == "row 2")
  }

  @Test("a picture of no possible size has no bitmap", arguments: [CGFloat.infinity, .nan, 1e12])
  func bitmaps(side: CGFloat) {
    #expect(UIImage(size: CGSize(width: side, height: 1)).cgImage == nil)
    #expect(UIImage(size: CGSize(width: 2, height: 1)).cgImage?.width == 2)
  }

  private final class Controller: UITableViewController, UITableViewDataSourcePrefetching,
    UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDataSourcePrefetching,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  @Test("a controller that is its lists' delegate of dragging is not retained by them")
  func listDelegates() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    weak var gone: Controller?
    do {
      let controller = Controller()
      let table = controller.tableView!
      (table.prefetchDataSource, table.dragDelegate, table.dropDelegate) = (
        controller, controller, controller
      )
      collection.prefetchDataSource = controller
      (collection.dragDelegate, collection.dropDelegate) = (controller, controller)
      #expect(table.dragDelegate === controller && collection.dropDelegate === controller)
      gone = controller
    }
    #expect(gone == nil)
    #expect(collection.prefetchDataSource == nil && collection.dragDelegate == nil)
  }

  @Test("what lists have at first is Apple's")
  func listDefaults() {
    let table = UITableView()
    #expect(table.isPrefetchingEnabled)
    #expect(table.fillerRowHeight == UITableView.automaticDimension)
  }
}
