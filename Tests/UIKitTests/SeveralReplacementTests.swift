// `@_dynamicReplacement` of several members in one extension, as libraries have it that change classes while they are loaded:
// of one's own classes, of members of extensions, and of UIKit's, which lie in another module.

import Testing
import UIKit

/// Members of a class.
private class Greeter: UIViewController {
  var level = 0
  dynamic var greeting: String { "hello" }
  dynamic func text(for name: String) -> String { "\(greeting) \(name)" }
  dynamic func text(for number: Int) -> String { "\(greeting) #\(number)" }
  dynamic class func title() -> String { "class" }
  dynamic subscript(index: Int) -> Int { index }
  dynamic convenience init(level: Int) {
    self.init(nibName: nil, bundle: nil)
    self.level = level
  }
}

extension Greeter {
  @_dynamicReplacement(for:greeting)
  var loudGreeting: String { greeting.uppercased() }
  @_dynamicReplacement(for:text(for:))
  func loudText(for name: String) -> String { text(for: name) + "!" }
  @_dynamicReplacement(for:text(for:))
  func loudText(for number: Int) -> String { text(for: number) + "?" }
  @_dynamicReplacement(for:title())
  class func loudTitle() -> String { title() + "!" }
  @_dynamicReplacement(for:subscript(_:))
  subscript(loud index: Int) -> Int { self[index] * 3 }
  @_dynamicReplacement(for:init(level:))
  convenience init(higherLevel: Int) {
    self.init(level: higherLevel)
    level += 1
  }
}

/// Members of an extension.
extension Greeter {
  dynamic func first() -> Int { 1 }
  dynamic func second(_ value: Int, by factor: Int) -> Int { value * factor }
  dynamic var third: Int {
    get { level }
    set { level = newValue }
  }
}

extension Greeter {
  @_dynamicReplacement(for:first())
  func newFirst() -> Int { first() + 10 }
  @_dynamicReplacement(for:second(_:by:))
  func newSecond(_ value: Int, by factor: Int) -> Int { second(value, by: factor) + 100 }
  @_dynamicReplacement(for:third)
  var newThird: Int {
    get { third + 1000 }
    set { third = newValue * 2 }
  }
}

/// Members of UIKit's classes. They do nothing for others than the tests' objects.
extension UIViewController {
  @_dynamicReplacement(for:viewDidLoad())
  func tracedViewDidLoad() {
    viewDidLoad()
    if restorationIdentifier == "traced" { title = (title ?? "") + "loaded " }
  }
  @_dynamicReplacement(for:viewWillAppear(_:))
  func tracedViewWillAppear(_ animated: Bool) {
    viewWillAppear(animated)
    if restorationIdentifier == "traced" { title = (title ?? "") + "appears" }
  }
}

extension UILabel {
  @_dynamicReplacement(for:text)
  var tracedText: String? {
    get { text }
    set { text = tag == 4713 ? newValue?.uppercased() : newValue }
  }
  @_dynamicReplacement(for:font)
  var tracedFont: UIFont! {
    get { tag == 4713 ? .systemFont(ofSize: 5) : font }
    set { font = newValue }
  }
}

@Suite("Several members of one extension that replace others")
@MainActor struct SeveralReplacementTests {
  @Test("methods of one name, properties, initialisers, subscripts and class methods of one's own class")
  func members() {
    let greeter = Greeter(level: 4)
    #expect(greeter.level == 5)
    #expect(greeter.text(for: "you") == "HELLO you!" && greeter.text(for: 3) == "HELLO #3?")
    #expect(Greeter.title() == "class!" && greeter[5] == 15)
  }

  @Test("members of extensions")
  func membersOfExtensions() {
    let greeter = Greeter(nibName: nil, bundle: nil)
    greeter.third = 8
    #expect(greeter.level == 16 && greeter.third == 1016)
    #expect(greeter.first() == 11 && greeter.second(2, by: 3) == 106)
  }

  @Test("members of UIKit's classes, below what subclasses override")
  func membersOfUIKit() {
    final class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = (title ?? "") + "own "
      }
    }
    let screen = Screen()
    screen.restorationIdentifier = "traced"
    screen.loadViewIfNeeded()
    screen.beginAppearanceTransition(true, animated: false)
    #expect(screen.title == "loaded own appears")
    let label = UILabel()
    label.tag = 4713
    label.text = "abc"
    #expect(label.text == "ABC" && label.font.pointSize == 5)
  }
}
