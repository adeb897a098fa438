// What layout libraries do with UIKit: operators on anchors, protocols over views and guides, builders, subclasses of
// constraints, state in extensions. Each is written here anew, in the manner of such libraries.

import Testing
import UIKit

// Anchors behind operators.
private func == <Axis>(left: NSLayoutAnchor<Axis>, right: NSLayoutAnchor<Axis>) -> NSLayoutConstraint {
  left.constraint(equalTo: right)
}
private func == (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  left.constraint(equalToConstant: right)
}
infix operator ~ : AdditionPrecedence
private func ~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
  constraint.priority = priority
  return constraint
}

// Views and guides behind one protocol.
private protocol Anchored {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}
extension UIView: Anchored {}
extension UILayoutGuide: Anchored {}

extension Anchored {
  fileprivate func pin(to other: some Anchored, insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right),
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
    ]
  }
}

// A constraint that knows more.
private final class NamedConstraint: NSLayoutConstraint {
  var note = ""
}

// Constraints in a result builder.
@resultBuilder
private enum ConstraintBuilder {
  static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] { [constraint] }
  static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] { constraints }
  static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
}
extension NSLayoutConstraint {
  fileprivate static func build(@ConstraintBuilder _ content: () -> [NSLayoutConstraint]) {
    activate(content())
  }
}

// Chained setters that keep the class.
extension UIView {
  @discardableResult
  fileprivate func add(to superview: UIView) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(self)
    return self
  }
  fileprivate func constraint(_ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat)
    -> NSLayoutConstraint?
  {
    constraints.first { $0.firstAttribute == attribute && $0.secondItem == nil && $0.constant == constant }
  }
}

@Suite("Layout libraries")
struct LayoutLibraryTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test("operators on anchors, with priorities")
  func operators() {
    let view = UIView().add(to: root)
    let strong = (view.widthAnchor == CGFloat(100)) ~ .defaultHigh
    let weak = (view.widthAnchor == CGFloat(50)) ~ .defaultLow
    let height: NSLayoutConstraint = view.heightAnchor == CGFloat(20)
    let leading: NSLayoutConstraint = view.leadingAnchor == root.leadingAnchor
    let top: NSLayoutConstraint = view.topAnchor == root.topAnchor
    NSLayoutConstraint.activate([strong, weak, height, leading, top])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
  }

  @Test("one function pins views and guides")
  func protocols() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = UIView().add(to: root)
    NSLayoutConstraint.activate(
      guide.pin(to: root, insets: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)))
    NSLayoutConstraint.activate(view.pin(to: guide))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 240, height: 160))
    #expect(guide.layoutFrame == view.frame)
  }

  @Test("subclasses of constraints are made with Apple's initialiser")
  func subclasses() throws {
    let view = UIView().add(to: root)
    let constraint = NamedConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 0.5,
      constant: 0)
    constraint.note = "half"
    constraint.identifier = "half"
    constraint.isActive = true
    let found = try #require(root.constraints.first as? NamedConstraint)
    #expect(found.note == "half" && found.multiplier == 0.5)
    #expect(found.firstItem === view && found.secondItem === root)
  }

  @Test("a result builder, with a condition")
  func builders() {
    let view = UIView().add(to: root)
    let isWide = true
    NSLayoutConstraint.build {
      view.topAnchor == root.topAnchor
      view.leadingAnchor == root.leadingAnchor
      [view.heightAnchor == 10]
      if isWide { view.widthAnchor == 200 }
    }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 10))
  }

  @Test("constraints are found again by what they say")
  func search() {
    let view = UIView().add(to: root)
    (view.widthAnchor == 12).isActive = true
    #expect(view.constraint(.width, 12) != nil)
    #expect(view.constraint(.height, 12) == nil)
    #expect(view.constraints.map(\.relation) == [.equal])
  }

  @Test("frames by hand, in layoutSubviews with sizeThatFits")
  func manualLayout() {
    final class Row: UIView {
      let title = UILabel()
      let icon = UIImageView(image: UIImage(size: CGSize(width: 24, height: 24)))
      override init(frame: CGRect) {
        super.init(frame: frame)
        [icon, title].forEach(addSubview)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      override func layoutSubviews() {
        super.layoutSubviews()
        icon.sizeToFit()
        icon.frame.origin = CGPoint(x: layoutMargins.left, y: (bounds.height - icon.bounds.height) / 2)
        let size = title.sizeThatFits(
          CGSize(width: bounds.width - icon.frame.maxX - 16, height: bounds.height))
        title.frame = CGRect(
          x: icon.frame.maxX + 8, y: (bounds.height - size.height) / 2, width: size.width, height: size.height
        )
      }
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 40) }
    }
    let window = plainWindow()
    let row = Row(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    row.title.font = .systemFont(ofSize: 20)
    row.title.text = "abc"
    window.addSubview(row)
    row.layoutIfNeeded()
    #expect(row.icon.frame == CGRect(x: 8, y: 8, width: 24, height: 24))
    #expect(row.title.frame == CGRect(x: 40, y: 8, width: 30, height: 24))
  }

  @Test("a stack view in a scroll view, as forms are built")
  func scrollingStack() {
    let window = plainWindow(height: 100)
    let scroll = UIScrollView().add(to: window)
    let stack = UIStackView().add(to: scroll)
    stack.axis = .vertical
    stack.spacing = 10
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 15)
    for title in ["one", "two", "three"] {
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 20)
      stack.addArrangedSubview(label)
    }
    NSLayoutConstraint.activate(
      scroll.pin(to: window) + stack.pin(to: scroll.contentLayoutGuide) + [
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor)
      ])
    window.layoutIfNeeded()
    // Three lines of 24, two gaps of 10, margins of 20.
    #expect(scroll.contentSize == CGSize(width: 320, height: 132))
    #expect(
      stack.arrangedSubviews.map(\.frame) == [
        CGRect(x: 15, y: 20, width: 290, height: 24), CGRect(x: 15, y: 54, width: 290, height: 24),
        CGRect(x: 15, y: 88, width: 290, height: 24),
      ])
    stack.arrangedSubviews[1].isHidden = true
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 98))
  }
}
