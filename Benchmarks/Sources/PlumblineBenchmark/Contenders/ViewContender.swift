// Plumbline's views: Apple's API, as a program uses it.

import Foundation
import Plumbline
import Typography

struct ViewContender: Contender {
  let engine = Engine.plumbline
  let level = Level.api
  fileprivate let picture: Picture

  init(_ picture: Picture) { self.picture = picture }

  var viewCount: Int { picture.boxCount }
  var valueCount: Int { 4 * picture.boxCount }
  func build() throws -> any LaidOut { ViewLayout(picture) }

  func boxes(_ values: [Double]) -> [Box] {
    (0..<picture.boxCount).map { i in
      Box(x: values[4 * i], y: values[4 * i + 1], width: values[4 * i + 2], height: values[4 * i + 3])
    }
  }
}

/// The same views with constraints that nobody has activated yet, in a tree whose engine is at work already.
final class WaitingViews {
  /// How constraints are activated.
  enum Way: String, CaseIterable {
    /// `NSLayoutConstraint.activate` of all, then one layout.
    case batch
    /// `isActive` of each, then one layout.
    case single
    /// `isActive` of each, and after each a layout, as where every constraint is followed by a question about a frame.
    case questioned
  }

  private let layout: ViewLayout
  let constraintCount: Int

  init(_ picture: Picture) {
    layout = ViewLayout(picture, isActivated: false)
    constraintCount = layout.given.count
    // One constraint brings the engine into being: what is measured is what comes after it.
    if let first = layout.given.first {
      first.isActive = true
      layout.layOut()
      first.isActive = false
      layout.layOut()
    }
  }

  func activate(_ way: Way) {
    switch way {
    case .batch: NSLayoutConstraint.activate(layout.given)
    case .single: for constraint in layout.given { constraint.isActive = true }
    case .questioned:
      for constraint in layout.given {
        constraint.isActive = true
        layout.layOut()
      }
    }
    layout.layOut()
  }

  func read(into values: inout [Double]) { layout.read(into: &values) }
}

private final class ViewLayout: LaidOut {
  private let picture: Picture
  private var views: [UIView] = []
  private let tenth: [NSLayoutConstraint]
  /// Those of the picture, in its order; the others, of the root's size and of contents, are the system's own.
  let given: [NSLayoutConstraint]
  /// Those that are edited.
  private var detail: NSLayoutConstraint?
  private var shift: NSLayoutConstraint?

  init(_ picture: Picture, isActivated: Bool = true) {
    self.picture = picture
    var views: [UIView] = []
    views.reserveCapacity(picture.boxCount)
    var size = CGSize(width: 1000, height: 1000)
    for relationship in picture.relationships {
      if relationship.origin == .rootWidth { size.width = relationship.constant }
      if relationship.origin == .rootHeight { size.height = relationship.constant }
    }
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    var environment = LayoutEnvironment(textMeasurer: SystemFontMeasurer())
    // Pixels that are finer than the comparison.
    environment.displayScale = 0x1p24
    // What a conflict says is not measured.
    environment.console = { _ in }
    root.layoutEnvironment = environment
    views.append(root)
    var content = picture.contents.makeIterator()
    var nextContent = content.next()
    for box in 1..<picture.boxCount {
      let view: UIView
      if let filling = nextContent, Int(filling.box) == box {
        view = ContentView(filling)
        nextContent = content.next()
      } else {
        view = UIView()
      }
      view.translatesAutoresizingMaskIntoConstraints = false
      views[Int(picture.parents[box])].addSubview(view)
      views.append(view)
    }
    // A program has its views in variables, and counts none for a call: so is it here.
    let kept = views.map { Unmanaged.passUnretained($0) }
    var made: [NSLayoutConstraint] = []
    made.reserveCapacity(picture.relationships.count)
    for (place, relationship) in picture.relationships.enumerated() where relationship.origin == .given {
      let second = relationship.second < 0 ? nil : kept[Int(relationship.second)]
      let constraint = kept[Int(relationship.first)]._withUnsafeGuaranteedRef { first in
        guard let second else { return makeConstraint(relationship, first, nil) }
        return second._withUnsafeGuaranteedRef { makeConstraint(relationship, first, $0) }
      }
      if place == picture.detailRelationship { detail = constraint }
      if place == picture.shiftRelationship { shift = constraint }
      made.append(constraint)
    }
    self.views = views
    tenth = stride(from: 5, to: made.count, by: 10).map { made[$0] }
    given = made
    guard isActivated else { return }
    NSLayoutConstraint.activate(made)
    root.layoutIfNeeded()
  }

  func layOut() { views[0].layoutIfNeeded() }

  func read(into values: inout [Double]) {
    var slot = 0
    for view in views {
      let frame = view.frame
      values[slot] = frame.origin.x
      values[slot + 1] = frame.origin.y
      values[slot + 2] = frame.size.width
      values[slot + 3] = frame.size.height
      slot += 4
    }
  }

  func resize(to width: Double) {
    views[0].frame.size.width = width
    views[0].layoutIfNeeded()
  }

  private func edit(_ constraint: NSLayoutConstraint?, of relationship: Int, _ constant: Double) {
    constraint?.constant = constant
    views[0].layoutIfNeeded()
    consume(views[Int(picture.relationships[relationship].first)].frame.origin.x)
  }

  func setDetail(_ constant: Double) { edit(detail, of: picture.detailRelationship, constant) }
  func setShift(_ constant: Double) { edit(shift, of: picture.shiftRelationship, constant) }

  func removeTenth() {
    NSLayoutConstraint.deactivate(tenth)
    views[0].layoutIfNeeded()
  }

  func restoreTenth() {
    NSLayoutConstraint.activate(tenth)
    views[0].layoutIfNeeded()
  }
}

@inline(__always)
private func makeConstraint(_ relationship: Picture.Relationship, _ first: UIView, _ second: UIView?)
  -> NSLayoutConstraint
{
  let constraint = NSLayoutConstraint(
    item: first, attribute: relationship.part.attribute,
    relatedBy: NSLayoutConstraint.Relation(rawValue: Int(relationship.relation.rawValue)) ?? .equal,
    toItem: second, attribute: relationship.secondPart.attribute, multiplier: 1,
    constant: relationship.constant)
  if relationship.priority < 1000 { constraint.priority = UILayoutPriority(relationship.priority) }
  return constraint
}

/// A view that needs room for something, like a label.
private final class ContentView: UIView {
  private var contentSize = CGSize.zero

  convenience init(_ content: Picture.Content) {
    self.init(frame: .zero)
    contentSize = CGSize(width: content.width, height: content.height)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(UILayoutPriority(content.hugging), for: axis)
      setContentCompressionResistancePriority(UILayoutPriority(content.compressionResistance), for: axis)
    }
  }

  override var intrinsicContentSize: CGSize { contentSize }
}

extension Picture.Part {
  fileprivate var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .none: .notAnAttribute
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    }
  }
}
