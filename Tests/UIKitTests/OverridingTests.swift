// What UIKit declares `open`, and programs therefore override: each override is called, and what it hands on to works.

import Testing
import UIKit

// Members that Apple's classes let one override, and that subclasses in applications do.
@Suite("Overrides of lists, buttons and responders")
struct ListOverrideTests {
  private final class Table: UITableView {
    override var numberOfSections: Int { 7 }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
      indexPath.row == 1 ? UITableViewCell() : nil
    }
    override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { tag += 1 }
  }
  private final class Collection: UICollectionView {
    override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { tag += 1 }
  }
  private final class Button: UIButton {
    override func updateConfiguration() {
      super.updateConfiguration()
      tag += 1
    }
  }

  @Test("a table's cells and numbers, and registrations of xibs")
  @MainActor func lists() {
    let table = Table()
    table.register(UINib(nibName: "A", bundle: nil), forCellReuseIdentifier: "a")
    #expect(table.tag == 1 && table.numberOfSections == 7)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) != nil)
    let collection = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UINib(nibName: "A", bundle: nil), forCellWithReuseIdentifier: "a")
    #expect(collection.tag == 1)
  }

  private final class Chooser: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var chosen: [Int] = []
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath.item)
    }
  }

  // Tests of applications and of Epoxy choose rows in this way.
  @Test("a list's delegate answers by the list's own protocol, and by that of scroll views")
  @MainActor func delegates() {
    let chooser = Chooser()
    let table = UITableView()
    table.delegate = chooser
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 3, section: 0))
    table.delegate?.scrollViewDidScroll(table)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.delegate = chooser
    collection.delegate?.collectionView(collection, didSelectItemAt: IndexPath(item: 4, section: 0))
    #expect(chooser.chosen == [3, 4] && table.delegate === chooser)
    table.delegate = nil
    #expect(table.delegate == nil)
  }

  // Apple's documentation of updateConfiguration(): the system calls it when the state of the button changes.
  @Test("a button's configuration is updated when its state changes")
  @MainActor func buttons() {
    let button = Button()
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { states.append($0.state) }
    button.isSelected = true
    button.isSelected = true
    button.setNeedsUpdateConfiguration()
    #expect(button.tag == 3 && states == [.normal, .selected, .selected])
  }

  // SkyFloatingLabelTextField sets attributes from a placeholder's observer.
  @Test("an attributed placeholder does not set the placeholder that a subclass observes")
  @MainActor func placeholders() {
    final class Observed: UITextField {
      override var placeholder: String? {
        didSet { attributedPlaceholder = placeholder.map { NSAttributedString(string: $0) } }
      }
    }
    let field = Observed()
    field.placeholder = "Name"
    #expect(field.attributedPlaceholder?.string == "Name")
    field.attributedPlaceholder = NSAttributedString(string: "Other")
    #expect(field.placeholder == "Other")
  }
}

private final class NotingView: UIView {
  var notes: [String] = []

  override func addConstraint(_ constraint: NSLayoutConstraint) {
    notes.append("addConstraint")
    super.addConstraint(constraint)
  }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) {
    notes.append("addConstraints")
    super.addConstraints(constraints)
  }
  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    notes.append("removeConstraint")
    super.removeConstraint(constraint)
  }
  override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    notes.append("removeConstraints")
    super.removeConstraints(constraints)
  }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    notes.append("addLayoutGuide")
    super.addLayoutGuide(layoutGuide)
  }
  override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    notes.append("removeLayoutGuide")
    super.removeLayoutGuide(layoutGuide)
  }
  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    notes.append("above")
    super.insertSubview(view, aboveSubview: siblingSubview)
  }
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    notes.append("below")
    super.insertSubview(view, belowSubview: siblingSubview)
  }
  override func bringSubviewToFront(_ view: UIView) {
    notes.append("front")
    super.bringSubviewToFront(view)
  }
  override func sendSubviewToBack(_ view: UIView) {
    notes.append("back")
    super.sendSubviewToBack(view)
  }
  override func viewWithTag(_ tag: Int) -> UIView? {
    notes.append("tag")
    return super.viewWithTag(tag)
  }
  override var mask: UIView? { didSet { notes.append("mask") } }
  override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? subviews }
    set { super.accessibilityElements = newValue }
  }
  override var gestureRecognizers: [UIGestureRecognizer]? { didSet { notes.append("gestures") } }
}

private final class SpacedButton: UIButton {
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title?.uppercased(), for: state)
  }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color ?? .red, for: state)
  }
  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(nil, for: state)
  }
  override var currentTitle: String? { super.currentTitle.map { "<\($0)>" } }
}

private final class StillScrollView: UIScrollView {
  override var bounces: Bool {
    get { false }
    set { super.bounces = newValue }
  }
  override var refreshControl: UIRefreshControl? { didSet { hadRefreshControl = true } }
  var hadRefreshControl = false
}

private final class FramedCell: UITableViewCell {
  let inner = UIView()
  override var contentView: UIView { inner }
}
private final class FramedItem: UICollectionViewCell {
  let inner = UIView()
  override var contentView: UIView { inner }
}

private final class ReversedStack: UIStackView {
  override var arrangedSubviews: [UIView] { super.arrangedSubviews.reversed() }
  override func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: 0) }
}

private final class Container: UIViewController {
  let only = UIViewController()
  override var children: [UIViewController] { super.children + [only] }
  override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection?
  {
    childViewController === only ? UITraitCollection(horizontalSizeClass: .compact) : nil
  }
}
private final class Child: UIViewController {
  let elsewhere = UINavigationController()
  override var parent: UIViewController? { elsewhere }
  override var navigationController: UINavigationController? { elsewhere }
  override var presentedViewController: UIViewController? { elsewhere }
}

@Suite struct OverridingTests {
  @Test func aViewsListsOfConstraintsAndGuidesAreOverridable() {
    let view = NotingView()
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    view.addConstraints([width])
    #expect(view.constraints == [width])
    view.removeConstraints([width])
    #expect(view.constraints.isEmpty)
    view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(
      view.notes == [
        "addLayoutGuide", "addConstraints", "addConstraint", "removeConstraints", "removeConstraint",
        "removeLayoutGuide",
      ])
  }

  @Test func aViewsOrderOfSubviewsIsOverridable() {
    let view = NotingView()
    let (first, second, third) = (UIView(), UIView(), UIView())
    view.addSubview(first)
    view.insertSubview(second, aboveSubview: first)
    view.insertSubview(third, belowSubview: first)
    #expect(view.subviews == [third, first, second])
    view.bringSubviewToFront(third)
    view.sendSubviewToBack(second)
    #expect(view.subviews == [second, first, third])
    view.bringSubviewToFront(UIView())
    #expect(view.subviews == [second, first, third])
    third.tag = 7
    #expect(view.viewWithTag(7) === third)
    #expect(view.notes == ["above", "below", "front", "back", "front", "tag"])
  }

  @Test func aViewsMaskGesturesAndSpokenElementsAreOverridable() {
    let view = NotingView()
    let cover = UIView()
    view.mask = cover
    let tap = UITapGestureRecognizer()
    view.gestureRecognizers = [tap]
    #expect(view.mask === cover)
    #expect(tap.view === view)
    view.gestureRecognizers = nil
    #expect(tap.view == nil)
    #expect(view.accessibilityElements?.isEmpty == true)
    #expect(view.notes == ["mask", "gestures", "gestures"])
  }

  @Test func aButtonsContentIsOverridable() {
    let button: UIButton = SpacedButton()
    button.setTitle("go", for: .normal)
    button.setTitleColor(nil, for: .normal)
    button.setImage(UIImage(), for: .normal)
    #expect(button.title(for: .normal) == "GO")
    #expect(button.currentTitle == "<GO>")
    #expect(button.titleColor(for: .normal) == .red)
    #expect(button.currentImage == nil)
  }

  @Test func aScrollViewsBehaviorIsOverridable() {
    let view = StillScrollView()
    let scroll: UIScrollView = view
    scroll.bounces = true
    #expect(!scroll.bounces)
    scroll.refreshControl = UIRefreshControl()
    #expect(view.hadRefreshControl)
  }

  @Test func cellsAnswerWithAnotherContentView() {
    let row = FramedCell(style: .default, reuseIdentifier: nil)
    let item = FramedItem(frame: .zero)
    #expect((row as UITableViewCell).contentView === row.inner)
    #expect((item as UICollectionViewCell).contentView === item.inner)
  }

  @Test func aStacksArrangedViewsAreOverridable() {
    let stack: UIStackView = ReversedStack()
    let (first, second) = (UIView(), UIView())
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(second)
    #expect(stack.arrangedSubviews == [first, second])
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second])
  }

  @Test func aControllersRelativesAreOverridable() {
    let container = Container()
    let child = Child()
    let controller: UIViewController = container
    #expect(controller.children == [container.only])
    #expect(
      controller.overrideTraitCollection(forChild: container.only)?.horizontalSizeClass == .compact)
    #expect((child as UIViewController).parent === child.elsewhere)
    #expect((child as UIViewController).navigationController === child.elsewhere)
    #expect((child as UIViewController).presentedViewController === child.elsewhere)
  }
}
