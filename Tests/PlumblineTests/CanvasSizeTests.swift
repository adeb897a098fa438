// What only Interface Builder's canvas does, and controls that depend on where they are: figures read off documents.

import Foundation
import Testing

@testable import Plumbline

@Suite("Sizes on the canvas")
struct CanvasSizeTests {
  func canvas(scale: CGFloat, isEditor: Bool) -> LayoutEnvironment {
    var environment = LayoutEnvironment.plain(scale: scale)
    environment.isEditorCanvas = isEditor
    return environment
  }

  @Test(
    "a label of one line has whole points at 3 pixels a point where the canvas fits text so",
    arguments: [(3, true, 26.0, 21.0), (3, false, 25.6667, 20.6667), (2, true, 25.5, 20.5)])
  func labels(scale: CGFloat, fitsToPoints: Bool, width: CGFloat, height: CGFloat) {
    // 17 points: 8.5 a character, lines of 20.4.
    let label = UILabel()
    label.text = "abc"
    var environment = canvas(scale: scale, isEditor: true)
    environment.fitsTextToPoints = fitsToPoints
    label.layoutEnvironment = environment
    #expect(abs(label.intrinsicContentSize.width - width) < 0.001)
    #expect(abs(label.intrinsicContentSize.height - height) < 0.001)
    label.numberOfLines = 0
    #expect(abs(label.intrinsicContentSize.height - (scale == 3 ? 20.6667 : 20.5)) < 0.001)
  }

  @Test("a hidden activity indicator keeps its space in a stack on the canvas only")
  func activityIndicator() {
    // Corpus: APIWrappers, activityIndicatorView dBZ-FL-vel.
    for (isEditor, height) in [(true, 20), (false, 0)] as [(Bool, CGFloat)] {
      let indicator = UIActivityIndicatorView(style: .gray)
      indicator.isHidden = true
      let stack = UIStackView(arrangedSubviews: [indicator])
      stack.axis = .vertical
      stack.layoutEnvironment = canvas(scale: 2, isEditor: isEditor)
      #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == height)
    }
  }

  @Test("a slider is 34 high inside of a toolbar")
  func sliderInToolbar() {
    // Corpus: MapRotation, slider guU-46-91p in a bar button's view.
    let slider = UISlider()
    let inner = UIView()
    let bar = UIToolbar()
    bar.layoutEnvironment = .plain()
    inner.addSubview(slider)
    #expect(slider.intrinsicContentSize.height == 30)
    bar.addSubview(inner)
    #expect(slider.intrinsicContentSize.height == 33)
  }

  @Test("a field that is taller than its text keeps its baseline in the middle")
  func centredBaseline() {
    // Corpus: twilio's "Room:" label and field of 30 points: the field begins 5 points above the label.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.layoutEnvironment = .plain()
    let label = UILabel()
    label.text = "Room"
    let field = UITextField()
    field.borderStyle = .none
    for view in [label, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      label.lastBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
      field.heightAnchor.constraint(equalToConstant: 30), field.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    // 17 points: the label is 20.5 high with its last baseline 3.4 above the bottom, at 117.1; the field's line of
    // 20.4 lies 4.8 below its top, its baseline at 21.8.
    #expect(field.frame == CGRect(x: 0, y: 95.5, width: 100, height: 30))
  }

  @Test("a resistance of 1000 gives way without a conflict, after every other")
  func requiredResistance() {
    // Corpus: ColorPicker, label gDm-BC-Hek of 1000 above slider HLw-Qo-tVg of 999: 9 points and none.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 37))
    root.layoutEnvironment = .plain()
    let upper = SizedView(50, 20)
    let lower = SizedView(50, 30)
    upper.setContentCompressionResistancePriority(.required, for: .vertical)
    lower.setContentCompressionResistancePriority(UILayoutPriority(999), for: .vertical)
    for view in [upper, lower] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 8),
      root.bottomAnchor.constraint(equalTo: lower.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(upper.frame.height == 9)
    #expect(lower.frame.height == 0)
  }
}
