// Which members of extensions move or hand their calls on, and which have nothing to do with each other. What is dispatched
// is what Objective-C dispatches: methods and properties of a class that the overriding one inherits from.

import Testing

@testable import ObjectiveCAdaptation

@Suite("Members of extensions and their overrides")
struct ExtensionMemberTests {
  /// The adapted files, without the lines that say where they come from, and without runs of spaces.
  private func adapt(_ texts: [String]) -> [String] {
    let files = texts.enumerated().map { SourceFile(path: "/f\($0).swift", text: $1) }
    return SourceModule(files).adapted().map { text in
      text.split(separator: "\n").filter { !$0.hasPrefix("#sourceLocation") }
        .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
        .joined(separator: "\n")
    }
  }

  @Test(
    "an override of the system's member has nothing to do with a member of the same name elsewhere",
    arguments: [
      "struct Shape {}\nextension Shape { func draw(_ rect: CGRect) {} }\nclass Chart: UIView { override func draw(_ rect: CGRect) {} }",
      "protocol Input { func viewDidLoad() }\nextension Input { func viewDidLoad() {} }\nclass Home: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }",
      "extension Date { func prepareForReuse() {} }\nclass Cell: UITableViewCell { override func prepareForReuse() {} }",
      "extension CGContext { func draw(_ rect: CGRect) {} }\nclass Chart: UIView { override func draw(_ rect: CGRect) {} }",
      "extension UITableView { func setUp() {} }\nclass Base: UIView { func setUp() {} }\nclass Sub: Base { override func setUp() {} }",
      "enum Mode {}\nextension Mode { var title: String { \"\" } }\nclass Screen: UIViewController { override var title: String? { nil } }",
    ])
  func unrelated(source: String) {
    #expect(adapt([source]) == [source])
  }

  @Test(
    "properties and methods of the type are handed on as methods are",
    arguments: [
      (
        "extension UIViewController { var bar: Bool { true } }\nclass D: UIViewController { override var bar: Bool { false } }",
        "extension UIViewController { var bar: Bool { if let object = self as? D { return object.barOverriddenByD }; return self.barOfUIViewController }; fileprivate var barOfUIViewController: Bool { true } }\nclass D: UIViewController { var barOverriddenByD: Bool { false } }"
      ),
      (
        "extension UIView { class func make() -> Int { 1 } }\nclass D: UILabel { override class func make() -> Int { super.make() } }",
        "extension UIView { class func make() -> Int { if let object = self as? D.Type { return object.makeOverriddenByD() }; return self.makeOfUIView() }; static func makeOfUIView() -> Int { 1 } }\nclass D: UILabel { class func makeOverriddenByD() -> Int { self.makeOfUIView() } }"
      ),
      (
        "extension UIView { var a: Int { get { 1 } set {} } }\nclass D: UIView { override var a: Int { get { 2 } set {} } }",
        "extension UIView { var a: Int { get { if let object = self as? D { return object.aOverriddenByD }; return self.aOfUIView } set { if let object = self as? D { object.aOverriddenByD = newValue; return }; self.aOfUIView = newValue } }; fileprivate var aOfUIView: Int { get { 1 } set {} } }\nclass D: UIView { var aOverriddenByD: Int { get { 2 } set {} } }"
      ),
    ])
  func handedOn(source: String, expected: String) {
    #expect(adapt([source]) == [expected])
  }

  @Test("only what a subclass overrides moves; what has the name of another class's override stays")
  func moved() {
    let source =
      "class A: UIViewController { override func setup() {} }\nclass Base: UIViewController {}\nextension Base { func setup() {} }"
    #expect(adapt([source]) == [source])
    #expect(
      adapt([
        "class A: UIView {}\nprivate extension A { var a: Int { 1 } }\nclass B: A { override var a: Int { 2 } }"
      ])
        == [
          "class A: UIView {\nfileprivate var a: Int { 1 }\n}\nprivate extension A { }\nclass B: A { override var a: Int { 2 } }"
        ])
  }

  @Test("a member takes its conditions along")
  func conditions() {
    #expect(
      adapt([
        "class A: UIView {}\nextension A {\n#if DEBUG\noverride func layoutSubviews() {}\n#else\n#endif\n}"
      ])
        == [
          "class A: UIView {\n#if (DEBUG)\noverride func layoutSubviews() {}\n#endif\n}\nextension A {\n#if DEBUG\n#else\n#endif\n}"
        ])
    #expect(
      adapt([
        "class A: UIView {}\nextension A {\n#if DEBUG\n#else\noverride func layoutSubviews() {}\n#endif\n}"
      ])
        == [
          "class A: UIView {\n#if (!(DEBUG))\noverride func layoutSubviews() {}\n#endif\n}\nextension A {\n#if DEBUG\n#else\n#endif\n}"
        ])
  }

  @Test("files that extend each other's classes keep their own code")
  func circle() {
    let texts = adapt([
      "class A: UIView {}\nextension B { override func layoutSubviews() { one() } }\nprivate let own = 1",
      "class B: UIView {}\nextension A { override func layoutSubviews() { two() } }\nprivate let own = 2",
    ])
    #expect(
      texts == [
        "class A: UIView {\noverride func layoutSubviews() { self.layoutSubviewsInExtensionOfA() }\n}\nextension B { func layoutSubviewsInExtensionOfB() { one() } }\nprivate let own = 1",
        "class B: UIView {\noverride func layoutSubviews() { self.layoutSubviewsInExtensionOfB() }\n}\nextension A { func layoutSubviewsInExtensionOfA() { two() } }\nprivate let own = 2",
      ])
  }

  @Test("where calls cannot be handed on the files become one, in which all their code is")
  func joined() {
    let texts = adapt([
      "class A: UIView {}\nextension B { override subscript(a: Int) -> Int { 1 } }\nlet first = 1",
      "class B: UIView {}\nextension C { override subscript(a: Int) -> Int { 2 } }\nlet second = 2",
      "class C: UIView {}\nlet third = 3",
    ])
    let all = texts.joined()
    #expect(texts.count { $0.hasPrefix("// Part of another file") } == 2)
    for name in ["let first", "let second", "let third", "{ 1 }", "{ 2 }", "class A", "class B", "class C"] {
      #expect(all.ranges(of: name).count == 1)
    }
  }

  @Test("a class within another one is extended by its whole name")
  func nested() {
    #expect(
      adapt([
        "class Outer: UIView { class Inner: UIView {} }\nextension Outer.Inner { override func layoutSubviews() {} }"
      ])
        == [
          "class Outer: UIView { class Inner: UIView {\noverride func layoutSubviews() {}\n} }\nextension Outer.Inner { }"
        ])
  }

  @Test("awakeFromNib() is declared by the highest class of objects that has it")
  func awakening() {
    #expect(
      adapt([
        "class A: NSObject {}\nclass B: A { override func awakeFromNib() { super.awakeFromNib() } }\nclass C: B { override func awakeFromNib() { super.awakeFromNib() } }"
      ])
        == [
          "class A: NSObject {}\nclass B: A { func awakeFromNib() { Void() } }\nclass C: B { override func awakeFromNib() { super.awakeFromNib() } }"
        ])
  }

  @Test(
    "selectors hold the method that they mean, in whatever form they name it",
    arguments: [
      ("#selector(tap as () -> Void)", "Selector(\"tap\", { (owner: V) in { owner.tap() } })"),
      ("#selector(tap as (B) -> Void)", "Selector(\"tap\", V.tap(_:))"),
      ("#selector(tap(_:) as (V) -> (B) -> Void)", "Selector(\"tap(_:)\", V.tap(_:))"),
      ("#selector((tap(_:)))", "Selector(\"tap(_:)\", V.tap(_:))"),
      ("#selector(model.hit)", "Selector(\"hit\", M.hit)"),
      ("#selector(P.go)", "Selector(\"go\", { (owner: any P) in { owner.go() } })"),
      ("#selector(UIView.endEditing(_:))", "Selector(\"endEditing(_:)\", UIView.endEditing(_:))"),
      (
        "#selector(UITextField.resignFirstResponder)",
        "Selector(\"resignFirstResponder\", UITextField.resignFirstResponder)"
      ),
      ("#selector(UIView.unheardOf)", "Selector(\"unheardOf\")"),
      // Objective-C's names of accessors.
      ("#selector(getter: title)", "Selector(\"title\")"),
      ("#selector(setter: V.title)", "Selector(\"setTitle:\")"),
    ])
  func selectors(source: String, expected: String) {
    let rest =
      "; func tap() {}; func tap(_ b: B) {} }\nclass M: NSObject { func hit() {} }\nprotocol P { func go() }"
    #expect(
      adapt(["class V: UIView { let s = \(source)\(rest)"]) == [
        "class V: UIView { let s = \(expected)\(rest)"
      ])
  }

  @Test(
    "a selector of a value of no known type holds the system's method, where the file imports its module",
    arguments: [
      ("#selector(view.endEditing)", "Selector(\"endEditing\", UIView.endEditing(_:))"),
      ("#selector(refresher.endRefreshing)", "Selector(\"endRefreshing\", UIRefreshControl.endRefreshing)"),
      (
        "#selector(navigation.popViewController(animated:))",
        "Selector(\"popViewController(animated:)\", UINavigationController.popViewController(animated:))"
      ),
      (
        "#selector(spinner.startAnimating)",
        "Selector(\"startAnimating\", { (owner: any AnimatingBySelector) in { owner.startAnimating() } })"
      ),
      (
        "#selector(becomeFirstResponder)",
        "Selector(\"becomeFirstResponder\", UIResponder.becomeFirstResponder)"
      ),
      // No module that is imported has it.
      ("#selector(player.play)", "Selector(\"play\")"),
      // A method of the program's own goes before the system's.
      ("#selector(list.reloadData)", "Selector(\"reloadData\", L.reloadData)"),
    ])
  func systemSelectors(source: String, expected: String) {
    let head = "import UIKit\nclass L: NSObject { func reloadData() {} }\n"
    #expect(
      adapt(["\(head)class V: UIView { let s = \(source) }"]) == [
        "\(head)class V: UIView { let s = \(expected) }"
      ])
  }

  @Test("names of optional methods are left alone where they are something else")
  func optionalNames() {
    let head = "@objc protocol P: AnyObject { @objc optional func count(_ x: Int) -> Int }"
    let body = """
      class V { weak var delegate: P?; var items: [Int] = []
      func f() { _ = items.count; let c: E = .count; self.count = 1; if delegate?.count != nil {}; if let c = delegate?.count {}; if items.count != nil {} } }
      """
    let adapted = adapt([head + "\n" + body])[0].split(separator: "\n").last ?? ""
    #expect(
      adapted
        == "func f() { _ = items.count; let c: E = .count; self.count = 1; if delegate?.optionalCount != nil {}; if let c = delegate?.optionalCount {}; if items.count != nil {} } }"
    )
  }

  @Test("a member that ends in the line of its class's brace is not followed by another one")
  func oneLine() {
    #expect(
      adapt(["class Dot: UIView { init() { a() }\n required init?(coder: NSCoder) { nil } }"]) == [
        "class Dot: UIView { init() { a() }\nrequired init?(coder: NSCoder) { nil } ;public override class func madeByOwnInitializer() -> Any? { self == Dot.self ? Dot() : super.madeByOwnInitializer() } }"
      ])
  }
}
