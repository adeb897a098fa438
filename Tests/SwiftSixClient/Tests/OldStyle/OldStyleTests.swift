// What source from before the main actor writes around views, in Swift 5 mode: no declaration names an actor.

import Foundation
import Testing
import UIKit

/// 1. A language of constraints in plain values, as layout libraries have it.
struct ConstraintMaker {
  let view: UIView
  var made: [NSLayoutConstraint] = []
  init(_ view: UIView) {
    self.view = view
    view.translatesAutoresizingMaskIntoConstraints = false
  }
  mutating func edges(inset: CGFloat) {
    guard let superview = view.superview else { return }
    made += [
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset),
    ]
  }
}

extension UIView {
  func make(_ closure: (inout ConstraintMaker) -> Void) {
    var maker = ConstraintMaker(self)
    closure(&maker)
    NSLayoutConstraint.activate(maker.made)
  }
}

/// 2. A protocol of nobody that views and guides conform to.
protocol LayoutItem: AnyObject {
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}
extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}
extension LayoutItem {
  func square(_ length: CGFloat) -> [NSLayoutConstraint] {
    [widthAnchor.constraint(equalToConstant: length), heightAnchor.constraint(equalTo: widthAnchor)]
  }
}

/// 3. Operators that make constraints.
infix operator ==~ : ComparisonPrecedence
@discardableResult
func ==~ <Kind>(one: NSLayoutAnchor<Kind>, other: NSLayoutAnchor<Kind>) -> NSLayoutConstraint {
  let constraint = one.constraint(equalTo: other)
  constraint.isActive = true
  return constraint
}

/// 4. Global and static variables that hold views.
var globalView = UIView(frame: CGRect(x: 0, y: 0, width: 11, height: 12))
enum Store {
  static var label = UILabel()
  static let factory: () -> UIView = { UIView(frame: CGRect(x: 0, y: 0, width: 13, height: 14)) }
}

/// 5. Delegates of nobody, and data sources that are plain objects.
protocol BoxDelegate: AnyObject {
  func boxDidLayOut(_ box: Box)
}

class Box: UIView {
  weak var delegate: BoxDelegate?
  var onLayout: ((Box) -> Void)?
  let text: String
  init(text: String) {
    self.text = text
    super.init(frame: .zero)
  }
  required init?(coder aDecoder: NSCoder) {
    text = ""
    super.init(coder: aDecoder)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    delegate?.boxDidLayOut(self)
    onLayout?(self)
  }
  override var description: String { "Box \(text)" }
  override func isEqual(_ object: Any?) -> Bool { (object as? Box)?.text == text }
  override var hash: Int { text.hashValue }
}

class Listener: NSObject, BoxDelegate, UITableViewDataSource {
  var sizes: [CGSize] = []
  override init() { super.init() }
  func boxDidLayOut(_ box: Box) { sizes.append(box.bounds.size) }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return UITableViewCell()
  }
}

/// 7. An end that takes other views along.
class Owner {
  let badge = UIView()
  init(in view: UIView) { view.addSubview(badge) }
  deinit { badge.removeFromSuperview() }
}

/// 8. A layout that some thread of the program's makes.
func layOutBox() -> CGRect {
  let root = Box(text: "root")
  root.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
  let view = UIView()
  root.addSubview(view)
  view.make { $0.edges(inset: 5) }
  root.layoutIfNeeded()
  return view.frame
}

@Suite("Swift 5 mode") struct OldStyleTests {
  @Test("1. a language of constraints in plain values")
  func language() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = UIView()
    root.addSubview(view)
    view.make { $0.edges(inset: 4) }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 4, y: 4, width: 92, height: 42))
  }

  @Test("2. a protocol of nobody that views and guides conform to")
  func items() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let items: [LayoutItem] = [guide]
    NSLayoutConstraint.activate(items.flatMap { $0.square(20) })
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.size == CGSize(width: 20, height: 20))
  }

  @Test("3. operators that make constraints")
  func operators() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leftAnchor ==~ root.leftAnchor
    view.topAnchor ==~ root.topAnchor
    view.widthAnchor ==~ root.heightAnchor
    view.heightAnchor ==~ root.heightAnchor
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test("4. views in global and static variables")
  func globals() {
    #expect(globalView.frame.width == 11 && Store.factory().frame.height == 14)
    Store.label.text = "x"
    #expect(Store.label.text == "x")
  }

  @Test("5. delegates, data sources and closures of nobody")
  func delegates() {
    let listener = Listener()
    let box = Box(text: "a")
    var heights: [CGFloat] = []
    box.delegate = listener
    box.onLayout = { heights.append($0.bounds.height) }
    box.frame = CGRect(x: 0, y: 0, width: 6, height: 7)
    box.layoutIfNeeded()
    #expect(listener.sizes.last == CGSize(width: 6, height: 7) && heights.last == 7)
    let table = UITableView()
    table.dataSource = listener
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test("6. functions of classes, key paths and views as values")
  func functions() {
    let views = [CGRect(x: 1, y: 0, width: 1, height: 1), CGRect(x: 2, y: 0, width: 1, height: 1)].map(
      UIView.init(frame:))
    let root = UIView()
    views.forEach(root.addSubview)
    #expect(
      views.map(\.frame.minX) == [1, 2] && root.subviews.map { $0.superview === root } == [true, true])
    let path = \UIView.alpha
    views[0][keyPath: \.tag] = 5
    #expect(views[0][keyPath: path] == 1 && views.first { $0.tag == 5 } === views[0])
  }

  @Test("7. an end that takes other views along")
  func ends() {
    let root = UIView()
    var owner: Owner? = Owner(in: root)
    #expect(root.subviews.count == 1 && owner != nil)
    owner = nil
    #expect(root.subviews.isEmpty)
  }

  @Test("8. layout on a thread of the program's")
  func threads() {
    var frame = CGRect.zero
    DispatchQueue.global().sync { frame = Thread.isMainThread ? .zero : layOutBox() }
    #expect(frame == CGRect(x: 5, y: 5, width: 50, height: 20))
  }

  @Test("overrides of what objects say of themselves")
  func objects() {
    #expect("\(Box(text: "b"))" == "Box b" && Set([Box(text: "c"), Box(text: "c")]).count == 1)
  }
}
