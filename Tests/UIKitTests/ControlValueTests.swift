// Values and images of controls by state: sliders, segments, pickers, progress and pages.

import Testing
import UIKit

@MainActor
@Suite("Values of controls")
struct ControlValueTests {
  @Test("a slider's images lie at its ends in their own sizes")
  func valueImageRects() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == .zero)
    slider.minimumValueImage = UIImage(size: CGSize(width: 20, height: 10))
    slider.maximumValueImage = UIImage(size: CGSize(width: 16, height: 30))
    #expect(
      slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 10, width: 20, height: 10))
    #expect(
      slider.maximumValueImageRect(forBounds: slider.bounds) == CGRect(x: 184, y: 0, width: 16, height: 30))
  }

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
}
