// Rules of stack views beside the worked examples: what Interface Builder's documents and Apple's logs show.

import Foundation
import Testing
import Typography

@testable import Plumbline

@Suite("Stack view rules")
struct StackRuleTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
  let stack = UIStackView()

  init() {
    root.layoutEnvironment = .plain(scale: 2)
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  func arrange(_ views: UIView..., width: CGFloat? = nil, height: CGFloat? = nil) {
    for view in views { stack.addArrangedSubview(view) }
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
  }

  func label(_ text: String, lines: Int = 1, size: CGFloat = 20) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  @Test("before iOS 16 a hidden view beside a single one lies at the stack's own edge, within margins too")
  func hiddenLast() {
    root.layoutEnvironment = .plain(scale: 2, system: 14)
    // Corpus: HonorMobileMapPackageExpirationDate, stack xb0-rF-EJT (margins 16, spacing 16).
    let shown = SizedView(148.5, 20.5)
    let hidden = SizedView(137.5, 20.5)
    hidden.isHidden = true
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.layoutMargins = UIEdgeInsets(top: 16, left: 8, bottom: 16, right: 8)
    stack.isLayoutMarginsRelativeArrangement = true
    arrange(shown, hidden, width: 398)
    #expect(stack.frame.height == 52.5)
    #expect(shown.frame == CGRect(x: 125, y: 16, width: 148.5, height: 20.5))
    #expect(hidden.frame == CGRect(x: 130.5, y: 0, width: 137.5, height: 0))
  }

  @Test("hidden views at the ends lie beyond the outermost visible ones")
  func hiddenEnds() {
    // Corpus: DownloadingCell.xib, stack of 382 with 29b-Y9-qDt at 382; EditNutritiveValueView.xib, 5W4-DX-mT6 at 440 of 440.
    let views = [SizedView(30, 30), SizedView(50, 40), SizedView(60, 40), SizedView(20, 33)]
    views[0].isHidden = true
    views[3].isHidden = true
    stack.alignment = .center
    stack.spacing = 16
    arrange(views[0], views[1], views[2], views[3], width: 382)
    #expect(views[0].frame == CGRect(x: 0, y: 5, width: 0, height: 30))
    #expect(views[3].frame == CGRect(x: 382, y: 3.5, width: 0, height: 33))
  }

  @Test(
    "on the canvas a view that shows nothing is as wide as its column",
    arguments: [(true, 383.0), (false, 0)])
  func emptyAcross(isCanvas: Bool, width: CGFloat) {
    // Corpus: Login.storyboard of WordPressAuthenticator, views NpA-7J-3I6, 3Eo-Qo-jYK and xz2-9h-d3M.
    var environment = LayoutEnvironment.plain(scale: 2)
    environment.isEditorCanvas = isCanvas
    root.layoutEnvironment = environment
    let text = SizedView(343, 38)
    let space = UIView()
    space.heightAnchor.constraint(equalToConstant: 10).isActive = true
    stack.axis = .vertical
    stack.alignment = .center
    arrange(text, space, width: 383)
    #expect(text.frame == CGRect(x: 20, y: 0, width: 343, height: 38))
    #expect(space.frame.width == width)
  }

  @Test("the canvas keeps the length that a constraint gives a hidden view; a device does not")
  func hiddenWithLength() {
    // Corpus: OASimpleTableViewCell.xib, button Z3e-rf-Zgo at -30; VideoPlayerControls.xib, 0hN-qU-px8 at 44, elQ-lM-1p8 at
    // 88.
    for isCanvas in [true, false] {
      var environment = LayoutEnvironment.plain(scale: 2)
      environment.isEditorCanvas = isCanvas
      environment.console = { _ in }
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
      root.layoutEnvironment = environment
      let stack = UIStackView()
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      let views = (0..<5).map { _ in SizedView(44, 44) }
      for (index, view) in views.enumerated() {
        stack.addArrangedSubview(view)
        view.isHidden = index % 2 == 0
        let width = view.widthAnchor.constraint(equalToConstant: 44)
        // Constraints of documents have a place above those of the system.
        width.precedence = 1 << 24
        width.isActive = true
      }
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      #expect(views.map(\.frame.width) == (isCanvas ? [44, 44, 44, 44, 44] : [0, 44, 0, 44, 0]))
      #expect(views.map(\.frame.minX) == (isCanvas ? [-44, 0, 44, 44, 88] : [0, 0, 44, 44, 88]))
    }
  }

  @Test("the system's spacing is 8 and counts for nothing in proportional shares")
  func systemSpacing() {
    // Corpus: IdentifyRasterCell, stack Wqr-jb-4el: labels of 60 and 52 in 120 points.
    let first = SizedView(31, 20.5)
    let second = SizedView(31, 20.5)
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    stack.alignment = .top
    stack.spacing = UIStackView.spacingUseSystem
    arrange(first, second, width: 120, height: 120)
    #expect(first.frame == CGRect(x: 0, y: 0, width: 31, height: 60))
    #expect(second.frame == CGRect(x: 0, y: 68, width: 31, height: 52))
  }

  @Test("proportional shares measure alignment rectangles")
  func proportionalSwitch() {
    // Corpus: ListTransformations, stack Ij1-Kz-D7F: a label of 258.5 and a switch in 414 points store 348 and 60.
    let text = SizedView(258.5, 20.5)
    let toggle = UISwitch()
    stack.distribution = .fillProportionally
    stack.spacing = UIStackView.spacingUseSystem
    arrange(text, toggle, width: 414, height: 31)
    #expect(text.frame == CGRect(x: 0, y: 0, width: 348, height: 31))
    #expect(toggle.frame == CGRect(x: 356, y: 0, width: 60, height: 31))
  }

  @Test("a first baseline stack keeps to the first view's top; a taller later view reaches beyond it")
  func firstBaseline() {
    // Corpus: QueryMapImageSublayer, stack wbD-0d-BEI: label at 0, text field at -7, height 27.
    let text = label("POP")
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 20)
    stack.alignment = .firstBaseline
    stack.spacing = 8
    arrange(text, field, width: 300)
    // The label is 24 high with its baseline at 20; the field 37 high with its line of 24 in the middle.
    #expect(text.frame.minY == 0)
    #expect(field.frame.minY == -6.5)
    #expect(field.frame.height == 37)
    #expect(stack.frame.height == 30.5)
  }

  @Test("views without a baseline align by top or bottom")
  func baselineWithoutText() {
    let text = label("abc")
    let plain = SizedView(30, 50)
    stack.alignment = .lastBaseline
    arrange(text, plain)
    // The label's baseline is 4 above its bottom; the plain view's is its bottom.
    #expect(plain.frame.minY == 0)
    #expect(text.frame.minY == 30)
  }

  @Test("a vertical stack can space from baseline to baseline")
  func baselineRelative() {
    let first = label("abc")
    let second = label("abc")
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 30
    arrange(first, second)
    // From 20 to 50, less an ascent of 20.
    #expect(second.frame.minY == 30)
    #expect(stack.frame.height == 54)
  }

  @Test("one centred view: the stack is as large as it")
  func centredAlone() {
    let view = SizedView(40, 30)
    stack.alignment = .center
    arrange(view)
    #expect(stack.frame.size == CGSize(width: 40, height: 30))
    stack.heightAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 35, width: 40, height: 30))
  }

  @Test("a stack whose views are all hidden has no length")
  func allHidden() {
    let view = SizedView(40, 30)
    view.isHidden = true
    arrange(view)
    #expect(stack.frame.width == 0)
    view.isHidden = false
    root.layoutIfNeeded()
    #expect(stack.frame.width == 40)
    #expect(view.frame.width == 40)
  }

  @Test("wrapping text beside a switch takes half of the width, unless the switch insists")
  func textWidth() {
    root.layoutEnvironment = .plain(scale: 2, system: 14)
    // spec 06 §3: a stack of 300, a label of natural width 500.
    let text = label(String(repeating: "abcd ", count: 9) + "abcde", lines: 0)
    let toggle = SizedView(49, 31)
    toggle.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    stack.alignment = .top
    arrange(text, toggle, width: 300)
    #expect(text.frame.width == 150)
    #expect(toggle.frame.width == 150)
    toggle.setContentHuggingPriority(UILayoutPriority(999), for: .horizontal)
    toggle.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
    root.layoutIfNeeded()
    #expect(text.frame.width == 251)
    #expect(toggle.frame.width == 49)
  }

  @Test("sliders and switches reach over the stack's sides by their insets")
  func alignmentInsets() {
    // Corpus: APIWrappers, stack vEN-PC-Bz9: -2, 504 and 0, 502 in 500 points, 30 points from slider to switch.
    let slider = UISlider()
    let toggle = UISwitch()
    stack.axis = .vertical
    arrange(slider, toggle, width: 500)
    #expect(slider.frame == CGRect(x: -2, y: 0, width: 504, height: 31))
    #expect(toggle.frame == CGRect(x: 0, y: 30, width: 502, height: 31))
  }

  @Test("the margins count when the arrangement is relative to them")
  func margins() {
    // Corpus: ControlAnnotationSublayerVisibility, stack YoD-T8-86h: 193.5x36.5 around labels of 20.5.
    let first = SizedView(141.5, 20.5)
    let second = SizedView(20, 20.5)
    stack.spacing = 16
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    stack.isLayoutMarginsRelativeArrangement = true
    arrange(first, second)
    #expect(stack.frame.size == CGSize(width: 193.5, height: 36.5))
    #expect(first.frame == CGRect(x: 8, y: 8, width: 141.5, height: 20.5))
    #expect(second.frame == CGRect(x: 165.5, y: 8, width: 20, height: 20.5))
  }

  @Test("a size that changes changes the proportions")
  func proportionalChange() {
    let first = SizedView(100, 10)
    let second = SizedView(100, 10)
    stack.distribution = .fillProportionally
    arrange(first, second, width: 400)
    #expect(first.frame.width == 200)
    second.size.width = 300
    root.layoutIfNeeded()
    #expect(first.frame.width == 100)
  }
}
