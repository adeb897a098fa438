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

  @Test("actions of segments move with their segments")
  func segmentActions() {
    var chosen: [String] = []
    func action(_ name: String) -> UIAction { UIAction(title: name) { _ in chosen.append(name) } }
    let control = UISegmentedControl(frame: .zero, actions: [action("a"), action("b")])
    control.insertSegment(action: action("c"), at: 0, animated: false)
    control.insertSegment(action: action("d"), at: 99, animated: false)
    control.removeSegment(at: 1, animated: false)
    #expect((0..<3).map { control.actionForSegment(at: $0)?.title } == ["c", "b", "d"])
    #expect(control.actionForSegment(at: 3) == nil)
    control.selectedSegmentIndex = 1
    control.sendActions(for: .valueChanged)
    #expect(chosen == ["b"])
  }

  @Test("progress and pages stay in their range")
  func ranges() {
    let bar = UIProgressView()
    for (set, kept) in [(Float(2), Float(1)), (-1, 0), (.nan, 0), (0.5, 0.5)] {
      bar.progress = set
      #expect(bar.progress == kept)
    }
    let pages = UIPageControl()
    pages.numberOfPages = 3
    for (set, kept) in [(9, 2), (-1, 0), (1, 1)] {
      pages.currentPage = set
      #expect(pages.currentPage == kept)
    }
    pages.currentPage = 2
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
  }

  @Test("a scroll view tells of the end of an animated scroll and of its insets")
  func scrolling() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var calls: [String] = []
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("ended") }
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append("insets") }
    }
    let (view, delegate) = (UIScrollView(), Delegate())
    view.delegate = delegate
    view.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
    #expect(delegate.calls.isEmpty)
    view.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
    #expect(delegate.calls == ["ended"])
    view.contentInset.top = 3
    #expect(delegate.calls == ["ended", "insets"])
  }

  @Test("traits are the current ones for colours while a closure runs")
  func currentTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let outside = UITraitCollection.current.userInterfaceStyle
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      #expect(color.cgColor.components?.first == 1)
    }
    #expect(color.cgColor.components?.first == 0)
    #expect(UITraitCollection.current.userInterfaceStyle == outside)
  }

  @Test("an alert's button follows its action, and its texts what is set later")
  func alerts() throws {
    let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)
    action.isEnabled = false
    alert.addAction(action)
    func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
      view.subviews.flatMap { [$0 as? View].compactMap { $0 } + all(type, in: $0) }
    }
    let button = try #require(all(UIButton.self, in: alert.view).first)
    #expect(!button.isEnabled)
    action.isEnabled = true
    #expect(button.isEnabled)
    alert.title = "b"
    alert.message = "c"
    let texts = all(UILabel.self, in: alert.view).compactMap(\.text)
    #expect(texts.contains("b") && texts.contains("c") && !texts.contains("a"))
  }

  @Test("a book is bound at its start unless the options say otherwise")
  func pages() {
    func spine(_ style: UIPageViewController.TransitionStyle, _ value: Any?)
      -> UIPageViewController.SpineLocation
    {
      UIPageViewController(
        transitionStyle: style, navigationOrientation: .horizontal,
        options: value.map { [.spineLocation: $0] }
      ).spineLocation
    }
    #expect(spine(.pageCurl, nil) == .min && spine(.scroll, nil) == .none)
    #expect(spine(.pageCurl, UIPageViewController.SpineLocation.mid) == .mid)
    #expect(spine(.pageCurl, NSNumber(value: 3)) == .max)
  }

  @Test("renderers of one format have each their own bounds")
  func formats() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let first = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
    let second = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
    #expect(first.image { _ in }.size.width == 10 && second.image { _ in }.size.width == 20)
    #expect(first.image { _ in }.scale == 3 && format.bounds == .zero)
  }

  @Test("an image in a configuration keeps its bytes")
  func imageBytes() throws {
    let png = Data(
      [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 2, 0, 0,
        0, 1,
      ]
        + Array(repeating: 0, count: 2 << 20))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let image = try #require(UIImage(contentsOfFile: file.path))
    #expect(image.pngData()?.count == png.count)
    let configured = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 3))
    #expect(configured.pngData() == png && configured.size == CGSize(width: 2, height: 1))
  }

  @Test("a snapshot is laid out when applying it has been awaited")
  func awaitedSnapshot() async {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    await source.apply(snapshot)
    #expect(view.visibleCells.count == 2)
  }
}
