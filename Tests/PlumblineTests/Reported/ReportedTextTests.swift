// Content sizes and passes as people measured them (Documentation/Specification/reports.md).

import Foundation
import Testing
import Typography

@testable import Plumbline

@Suite("Reports about content sizes and passes") struct ReportedTextTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() { root.layoutEnvironment = Self.environment(system: 10) }

  static func environment(system: Int) -> LayoutEnvironment {
    var environment = LayoutEnvironment(textMeasurer: SystemFontMeasurer())
    environment.displayScale = 2
    environment.generation = LayoutEnvironment.Generation(system: system)
    return environment
  }

  func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  // MARK: Content sizes

  /// jianshu.com, AutoLayoutTheory (2017, iOS 10): "UIButton {111, 34}" of six letters in a button without a type.
  @Test("six Chinese letters in a plain button")
  func chineseTitle() {
    let button = UIButton()
    button.setTitle("按钮按钮按钮", for: .normal)
    add(button)
    #expect(button.intrinsicContentSize == CGSize(width: 111, height: 34))
    #expect(button.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(button.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }

  /// jianshu.com, AutoLayoutTheory (2017): "当添加了视图尺寸约束，优先级设置为1000，并且把CHCR优先级调整为1000，最终结果不会产生约束冲突，
  /// 而是显示视图尺寸约束对应的尺寸": with a required size, a content of priority 1000 is no conflict, and the size holds.
  @Test("a required size holds against a content of priority 1000 without a conflict", arguments: [20, 200])
  func requiredContent(width: CGFloat) {
    let console = ConsoleRecorder(root)
    let label = UILabel()
    label.text = "label1"
    add(label)
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
      label.widthAnchor.constraint(equalToConstant: width),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == width && console.alerts.isEmpty)
  }

  /// The same note: an image view without an image has none, and of 40 by 30 that of its image.
  @Test("an image view has the size of its image, or none")
  func imageView() {
    let view = UIImageView()
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.image = UIImage(size: CGSize(width: 40, height: 30))
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 30))
    #expect(UIStackView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  /// prolificinteractive/PIDatePicker #44 (iOS 9): the mask of a picker that was made without a frame has "midX == + 160".
  @Test("a new picker is 320 wide")
  func picker() {
    #expect(UIPickerView().frame.midX == 160)
  }

  // MARK: Constraints

  /// The same note: "C.width = A.width、C.width = B.width" beside "A.width=B.width", all required, is no conflict.
  @Test("what is said twice in other words is no conflict")
  func impliedWidth() {
    let console = ConsoleRecorder(root)
    let (a, b, c) = (UIView(), UIView(), UIView())
    add(a, b, c)
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 70), a.widthAnchor.constraint(equalTo: b.widthAnchor),
      c.widthAnchor.constraint(equalTo: a.widthAnchor), c.widthAnchor.constraint(equalTo: b.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect([a, b, c].map(\.frame.width) == [70, 70, 70] && console.alerts.isEmpty)
  }

  /// SnapKit/SnapKit #283 (iOS 9.3): a centre at 0.5 times the superview's top "seems to give the same result" as at that top.
  @Test("a share of the superview's top is its top", arguments: [0.5, 1])
  func shareOfTop(multiplier: CGFloat) {
    let view = UIView()
    add(view)
    view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    NSLayoutConstraint(
      item: view, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .top,
      multiplier: multiplier,
      constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minY == -15)
  }

  /// Stack Overflow 29836375 (iOS 8.1): `H:|-[view]-|` leaves a gap and `V:|-[view]-|` none, in a controller's view: its margins.
  @Test("standard spaces in a controller's view are its margins since iOS 8")
  func standardSpaces() {
    let controller = UIViewController()
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 375, height: 667), scale: 2))
    window.layoutEnvironment = Self.environment(system: 8)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    for format in ["H:|-[view]-|", "V:|-[view]-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: ["view": view]))
    }
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 0, width: 343, height: 667))
  }

  // MARK: Passes

  /// jianshu.com, AutoLayoutTheory (2017), of an overridden `layoutSubviews`: the view's own frame is the new one before it is
  /// called; those of its subviews are the old ones before super's, and the new ones behind it.
  @Test("what frames are within layoutSubviews")
  func framesWithin() {
    final class Recorder: UIView {
      var seen: [[CGFloat]] = []
      override func layoutSubviews() {
        let before = [frame.width, subviews[0].frame.width]
        super.layoutSubviews()
        seen.append(before + [frame.width, subviews[0].frame.width])
      }
    }
    let (outer, inner) = (Recorder(), UIView())
    add(outer)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    let width = outer.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, inner.widthAnchor.constraint(equalTo: outer.widthAnchor, constant: -10),
    ])
    root.layoutIfNeeded()
    width.constant = 60
    root.layoutIfNeeded()
    #expect(outer.seen == [[100, 0, 100, 90], [60, 90, 60, 50]])
  }

  /// The same note: constraints are updated from the subviews up, `needsUpdateConstraints` is true before and false behind it; layout
  /// goes from the superviews down.
  @Test("updates go up, layout goes down")
  func order() {
    final class Recorder: UIView {
      let name: String
      let log: Log
      init(_ name: String, _ log: Log) {
        (self.name, self.log) = (name, log)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
      }
      required init?(coder: NSCoder) { nil }
      override func updateConstraints() {
        log.events.append("update \(name)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        log.events.append("layout \(name)")
        super.layoutSubviews()
      }
    }
    final class Log { var events: [String] = [] }
    let log = Log()
    let (outer, inner) = (Recorder("outer", log), Recorder("inner", log))
    root.addSubview(outer)
    outer.addSubview(inner)
    root.layoutIfNeeded()
    log.events = []
    for view in [outer, inner] {
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
      #expect(view.needsUpdateConstraints())
    }
    root.layoutIfNeeded()
    #expect(log.events == ["update inner", "update outer", "layout outer", "layout inner"])
    #expect(!outer.needsUpdateConstraints() && !inner.needsUpdateConstraints())
  }
}
