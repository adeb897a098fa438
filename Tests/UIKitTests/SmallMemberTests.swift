// Small members of UIKit and Foundation that applications use: what behaves does so, and what is carried is kept.

import Testing
import UIKit

@Suite("Objects of classes that are known at run time only")
struct DynamicInstanceTests {
  private final class Marked: UIView {
    var mark = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      mark = 7
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Cell: UITableViewCell {
    var mark = 0
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      mark = 8
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Controller: UIViewController {
    var mark = 0
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      mark = 9
    }
    required init?(coder: NSCoder) { nil }
  }

  private func make<T: UIView>(_ type: T.Type) -> T { T.made() }

  @Test("the initializer of the class itself runs")
  func initializers() {
    #expect(make(Marked.self).mark == 7)
    #expect(
      Marked.made(frame: CGRect(x: 0, y: 0, width: 3, height: 4)).frame.size == CGSize(width: 3, height: 4))
    #expect(type(of: make(UILabel.self)) == UILabel.self)
    #expect(Cell.made(style: .subtitle, reuseIdentifier: "a").mark == 8)
    #expect(Controller.made(nibName: nil, bundle: nil).mark == 9)
    #expect(type(of: UITableViewController.made()) == UITableViewController.self)
  }
}

@Suite("Small members")
struct SmallMemberTests {
  @Test("values of notifications are asked as members of AnyObject")
  func objectMembers() {
    let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(ObjectMembers(NSValue(cgRect: rectangle)).cgRectValue == rectangle)
    #expect(ObjectMembers(rectangle).cgRectValue == rectangle)
    #expect(ObjectMembers(NSNumber(value: 0.25)).doubleValue == 0.25)
    #expect(ObjectMembers("x").cgRectValue == nil)
  }

  @Test("there are no methods of a runtime to replace")
  func runtime() {
    #expect(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")) == nil)
    #expect(object_getClass(UILabel()) == UILabel.self && object_getClass(nil) == nil)
    #expect(object_getClass(UILabel.self) == nil)
    #expect(String(cString: class_getName(UILabel.self)) == NSStringFromClass(UILabel.self))
    #expect(objc_allocateClassPair(UILabel.self, "Other", 0) == nil)
    var count: UInt32 = 5
    #expect(class_copyMethodList(UILabel.self, &count) == nil && count == 0)
    #expect(!class_addMethod(UIView.self, Selector("a"), imp_implementationWithBlock(UIView()), ""))
  }

  @Test("a layout manager says how much room a text view's text takes")
  func layoutManager() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    // Without a text, the line in which the insertion point stands.
    let none = text.layoutManager.usedRect(for: text.textContainer)
    #expect(none.size == CGSize(width: 10, height: UIFont.systemFont(ofSize: 12).lineHeight))
    text.text = "a"
    let one = text.layoutManager.usedRect(for: text.textContainer)
    text.text = "a\na"
    let two = text.layoutManager.usedRect(for: text.textContainer)
    #expect(one.height > 0)
    #expect(abs(two.height - 2 * one.height) <= 1)
  }

  // Apple's page of `UICollectionViewTransitionLayout`: the attributes are interpolated linearly by `transitionProgress`; the
  // collection has it as its layout until the transition is finished or cancelled.
  @Test(
    "between two layouts everything lies as far on its way as the progress says", arguments: [true, false])
  func transitionLayout(isFinished: Bool) {
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    func flow(_ side: CGFloat) -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: side, height: side)
      (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
      return layout
    }
    let (first, second) = (flow(100), flow(200))
    let items = Items()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: first)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    var ends: [Bool] = []
    let between = view.startInteractiveTransition(to: second) { ends += [$0, $1] }
    #expect(view.collectionViewLayout === between)
    between.transitionProgress = 0.25
    view.layoutIfNeeded()
    // From 100, 0 in the first layout to 0, 200 in the second one.
    #expect(
      view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame
        == CGRect(x: 75, y: 50, width: 125, height: 125))
    #expect(view.contentSize == CGSize(width: 200, height: 350))
    if isFinished { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
    #expect(view.collectionViewLayout === (isFinished ? second : first) && ends == [true, isFinished])
    #expect(
      view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame
        == (isFinished
          ? CGRect(x: 0, y: 200, width: 200, height: 200) : CGRect(x: 100, y: 0, width: 100, height: 100)))
  }
}

@Suite("Predicates in the format language")
struct PredicateFormatTests {
  private struct Person {
    var name: String
    var age: Int
  }

  // The forms of Apple's "Predicate Format String Syntax".
  @Test(
    "comparisons",
    arguments: [
      ("SELF == 'a'", "a", true), ("SELF BEGINSWITH[c] 'ab'", "ABc", true),
      ("SELF ENDSWITH 'c'", "abc", true),
      ("SELF CONTAINS[d] 'e'", "é", true), ("SELF LIKE 'a*c'", "abc", true),
      ("SELF LIKE 'a?c'", "abbc", false),
      ("SELF MATCHES '[0-9]{2}'", "12", true), ("SELF MATCHES '[0-9]{2}'", "123", false),
      ("NOT SELF == 'a' OR SELF.length > 3", "abcd", true),
    ])
  func comparisons(format: String, text: String, expected: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: text) == expected)
  }

  @Test("arguments and key paths")
  func arguments() {
    let predicate = NSPredicate(format: "name CONTAINS[cd] %@ AND (age > %d OR name == 'x')", "ÄNN", 3)
    #expect(predicate.evaluate(with: Person(name: "Hanna", age: 4)))
    #expect(!predicate.evaluate(with: ["name": "Hanna", "age": 2]))
    #expect(NSPredicate(format: "%K != nil", "name").evaluate(with: Person(name: "", age: 1)))
    #expect(NSPredicate(format: "SELF IN %@", ["a", "b"]).evaluate(with: "b"))
  }
}

// Libraries' tests make such objects where they need one that says nothing: Cosmos a touch, SkyFloatingLabelTextField a font,
// Bamboo anchors.
@Suite("Plain initializers")
@MainActor
struct PlainInitializerTests {
  @Test("a plain touch touches no view, and lies at the origin")
  func touch() {
    let touch = UITouch()
    #expect(touch.view == nil && touch.phase == .began && touch.tapCount == 0)
    #expect(touch.location(in: UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))) == .zero)
  }

  @Test("a plain font has no size")
  func font() { #expect(UIFont().pointSize == 0) }

  @Test("a plain anchor has no item")
  func anchors() {
    #expect(NSLayoutXAxisAnchor().item == nil && NSLayoutYAxisAnchor().item == nil)
    #expect(NSLayoutDimension().item == nil)
  }

  @Test("functions and constants of earlier programs")
  func earlier() {
    #expect(NSEC_PER_SEC == 1_000_000_000 && NSEC_PER_MSEC == 1_000_000 && NSEC_PER_USEC == 1000)
    #expect(USEC_PER_SEC == 1_000_000)
  }
}
