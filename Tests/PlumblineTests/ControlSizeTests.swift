// The sizes of the system's controls by generation: frames and alignment rectangles (spec 10 §5–6, with the figures
// that the document corpus shows where they differ).

import Foundation
import Testing

@testable import Plumbline

@Suite("Control sizes")
struct ControlSizeTests {
  /// The frame of a control that has its own size, at a release.
  func ownFrame(_ view: UIView, system: Int) -> CGSize {
    view.layoutEnvironment = .plain(system: system)
    let size = view.intrinsicContentSize
    return view.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
  }

  @Test(
    "a switch is 51x31, since iOS 26 63x28, and aligns 2 points before its right edge",
    arguments: [(7, 51.0, 31.0), (13, 51, 31), (18, 51, 31), (26, 63, 28)])
  func switches(system: Int, width: CGFloat, height: CGFloat) {
    let control = UISwitch()
    #expect(ownFrame(control, system: system) == CGSize(width: width, height: height))
    #expect(control.intrinsicContentSize == CGSize(width: width - 2, height: height))
    #expect(control.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
  }

  @Test("a stepper is 94x29 until iOS 12, 94x32 since", arguments: [(12, 29.0), (13, 32), (26, 32)])
  func steppers(system: Int, height: CGFloat) {
    #expect(ownFrame(UIStepper(), system: system) == CGSize(width: 94, height: height))
  }

  @Test(
    "a slider of iOS 26 stores its alignment rectangle (Delta's Settings.storyboard, editor 24063: 34 high at 8.5)"
  )
  func slidersWithoutInsets() {
    let slider = UISlider()
    slider.layoutEnvironment = .plain(system: 26)
    let rect = CGRect(x: 20, y: 31, width: 280, height: 30)
    #expect(slider.frame(forAlignmentRect: rect) == rect)
  }

  @Test("a stack view has no margins by default (Rocket.Chat's ChannelInfoDescriptionCell.xib)")
  func stackMargins() { #expect(UIStackView().layoutMargins == .zero) }

  @Test("a slider of 500 points stores -2, 504, 31")
  func sliders() {
    let slider = UISlider()
    slider.layoutEnvironment = .plain()
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 30))
    #expect(
      slider.frame(forAlignmentRect: CGRect(x: 0, y: 31, width: 500, height: 30))
        == CGRect(x: -2, y: 31, width: 504, height: 31))
  }

  @Test("a progress view is 2 high until iOS 13, 4 since", arguments: [(7, 2.0), (13, 2), (14, 4), (26, 4)])
  func progress(system: Int, height: CGFloat) {
    let view = UIProgressView()
    view.layoutEnvironment = .plain(system: system)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: height))
  }

  @Test(
    "an activity indicator is 20 or 37 points wide and high",
    arguments: [
      (UIActivityIndicatorView.Style.gray, 20.0), (.white, 20), (.medium, 20), (.whiteLarge, 37),
      (.large, 37),
    ])
  func activity(style: UIActivityIndicatorView.Style, side: CGFloat) {
    #expect(UIActivityIndicatorView(style: style).intrinsicContentSize == CGSize(width: side, height: side))
  }

  @Test("bars have a height and no width")
  func bars() {
    for (bar, height) in [
      (UINavigationBar(), 44), (UIToolbar(), 44), (UITabBar(), 49), (UISearchBar(), 56),
    ] as [(UIView, CGFloat)] {
      bar.layoutEnvironment = .plain()
      #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: height))
    }
  }

  @Test(
    "a page control is 37 high until iOS 13, 26 since",
    arguments: [(7, 37.0), (13, 37), (14, 26), (26, 26)])
  func pageControls(system: Int, height: CGFloat) {
    // spec 10 §6 has 27.5 beside 26; its count does not say which is the later.
    let control = UIPageControl()
    control.layoutEnvironment = .plain(system: system)
    control.numberOfPages = 3
    #expect(control.intrinsicContentSize.height == height)
  }

  @Test("wheels are 320x216, a date picker's where they are its style or were the default")
  func pickers() {
    let wheels = CGSize(width: 320, height: 216)
    let picker = UIPickerView()
    picker.layoutEnvironment = .plain()
    #expect(picker.intrinsicContentSize == wheels)
    let date = UIDatePicker()
    date.layoutEnvironment = .plain(system: 13)
    #expect(date.intrinsicContentSize == wheels)
    date.layoutEnvironment = .plain(system: 17)
    #expect(date.intrinsicContentSize.height == 34)
    // OwnTracks' Storyboard.storyboard, 0f5-gd-MxE (build 24743).
    date.layoutEnvironment = .plain(system: 26)
    #expect(date.intrinsicContentSize.height == 36)
    date.preferredDatePickerStyle = .wheels
    #expect(date.intrinsicContentSize == wheels)
  }

  @Test(
    "a search bar is 44 high until iOS 10, 56 since", arguments: [(7, 44.0), (10, 44), (11, 56), (17, 56)])
  func searchBars(system: Int, height: CGFloat) {
    let bar = UISearchBar()
    bar.layoutEnvironment = .plain(system: system)
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: height))
  }

  @Test("a toolbar above a home indicator is 49 high")
  func toolbarAboveHomeIndicator() {
    let bar = UIToolbar()
    bar.layoutEnvironment = .plain()
    bar.isAboveHomeIndicator = true
    #expect(bar.intrinsicContentSize.height == 49)
  }

  @Test("default hugging of views made in code (spec 05 §2)")
  func hugging() {
    func expect(_ view: UIView, _ horizontal: Float, _ vertical: Float) {
      let hugging = NSLayoutConstraint.Axis.allCases.map { view.contentHuggingPriority(for: $0).rawValue }
      #expect(hugging == [horizontal, vertical], "\(type(of: view))")
      let resistance = NSLayoutConstraint.Axis.allCases.map {
        view.contentCompressionResistancePriority(for: $0).rawValue
      }
      #expect(resistance == [750, 750])
    }
    expect(UILabel(), 250, 250)
    expect(UIImageView(image: nil), 250, 250)
    expect(UIButton(), 250, 250)
    expect(UITextField(), 250, 250)
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)] { expect(view, 750, 750) }
    for view in [UIPageControl(), UIPickerView(), UIDatePicker()] { expect(view, 750, 750) }
    for view in [UIProgressView(), UISearchBar(), UISegmentedControl(), UISlider()] { expect(view, 250, 750) }
  }

  @Test("an image view is as large as its image; without one it has no size")
  func images() {
    let view = UIImageView(image: nil)
    #expect(
      view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    view.image = UIImage(size: CGSize(width: 36, height: 24))
    #expect(view.intrinsicContentSize == CGSize(width: 36, height: 24))
  }

  @Test("segments are as wide as the widest title and 18 points, with a point between them")
  func segments() {
    let control = UISegmentedControl()
    control.layoutEnvironment = .plain()
    // 13 points: 6.5 a character; "Segment" is 45.5, rounded up to 46.
    control.segments = [.init(title: "One"), .init(title: "Segment")]
    #expect(control.intrinsicContentSize == CGSize(width: 2 * 64 + 1, height: 31))
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width == 103)
    control.segments[0].width = 80
    #expect(control.intrinsicContentSize.width == 145)
    control.layoutEnvironment = .plain(system: 12)
    #expect(control.intrinsicContentSize == CGSize(width: 80 + 60 + 1, height: 28))
  }
}

@Suite("System symbols")
struct SymbolTests {
  @Test(
    "a symbol aligns as if it were 20 points high",
    arguments: [
      // Corpus: StatusHighlightHUDView.xib 34x34 at 8 -> 33 at 8.5; Loop's Main.storyboard 47 at 0 -> 43.5 at 2.
      (CGSize(width: 128, height: 121), CGRect(x: 0, y: 8, width: 34, height: 34), 8.5, 33.0),
      (CGSize(width: 128, height: 123), CGRect(x: 0, y: 3, width: 25, height: 25), 3.5, 24),
      (CGSize(width: 97, height: 128), CGRect(x: 0, y: 0, width: 10, height: 47), 2, 43.5),
    ])
  func alignment(canvas: CGSize, rect: CGRect, y: CGFloat, height: CGFloat) {
    let view = UIImageView(image: UIImage(symbolCanvas: canvas))
    let frame = view.frame(forAlignmentRect: rect)
    #expect(frame.minY == y)
    #expect(frame.height == height)
    #expect(view.intrinsicContentSize.height == 20)
  }

  @Test("no size, no symbol")
  func degenerate() {
    #expect(UIImage(symbolCanvas: .zero) == nil)
    #expect(UIImage(symbolCanvas: CGSize(width: CGFloat.infinity, height: 1)) == nil)
  }

  // Corpus: Main.storyboard of fsnotes (build 24504), navigationBar uob-7M-pKX.
  @Test("a navigation bar is 54 points high from iOS 26 on", arguments: [(18, 44.0), (26, 54)])
  func navigationBars(system: Int, height: CGFloat) {
    let bar = UINavigationBar()
    bar.layoutEnvironment = .plain(system: system)
    #expect(bar.intrinsicContentSize.height == height)
  }

  // MARK: Made without a frame

  @Test("a switch has its size whatever the frame says (Apple, UISwitch.init(frame:)), a stepper too")
  func fixedSizes() {
    let made = UISwitch(frame: CGRect(x: 10, y: 20, width: 120, height: 60))
    #expect(made.frame.origin == CGPoint(x: 10, y: 20))
    #expect(made.frame.size == UISwitch().sizeThatFits(.zero))
    #expect(made.frame.height > 0 && made.frame.height < 40)
    #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
  }

  @Test("segments, wheels and pickers are made as large as they need (Apple, init(items:), init(style:))")
  func ownSizes() {
    let segments = UISegmentedControl(items: ["One", "Two"])
    #expect(segments.frame.size == segments.sizeThatFits(.zero))
    #expect(segments.frame.width > 40)
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
    #expect(UIPickerView().frame.size.height == 216)
  }

  @Test("a text view's content is as high as its text, scrolling or not (Apple, UIScrollView.contentSize)")
  func contentOfTextViews() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layoutEnvironment = .plain()
    view.font = .systemFont(ofSize: 20)
    view.text = "Hello world"
    view.layoutIfNeeded()
    // 90 points are left for 10 a character: two lines of 24, 16 of insets.
    #expect(view.contentSize == CGSize(width: 100, height: 64))
    view.text = "Hello"
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 40)
  }
}
