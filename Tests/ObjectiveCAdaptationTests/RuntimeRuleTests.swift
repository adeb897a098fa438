// What becomes of source that asks Objective-C's runtime where it is used: methods that may be missing, objects of types that
// are known at run time, members of `AnyObject`, overrides of what extensions declare, modules that are not here. The forms
// are those that the Swift compiler refuses on Linux.

import Testing

@testable import ObjectiveCAdaptation

@Suite("What source asks Objective-C's runtime")
struct RuntimeRuleTests {
  private func adapt(
    _ texts: [String], imports: [String] = [], classes: Bool = false, without: [String]? = nil,
    system: SourceSystem? = nil, report: (String) -> Void = { _ in }
  ) -> [String] {
    let files = texts.enumerated().map { SourceFile(path: "/f\($0).swift", text: $1) }
    var module = SourceModule(files)
    if let without { module = module.without(LeftOut(without), report: report) }
    return module.adapted(system: system, imports: imports, hasClassesOfSystem: classes).map { text in
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("#sourceLocation") }.joined(separator: "\n").trimmingSpaces
    }
  }

  @Test("a protocol of Objective-C is for classes, and what it has as optional is asked for by a property")
  func optionalRequirements() {
    let adapted = adapt([
      "@objc public protocol P { @objc optional func p(_ p: A, pick i: Int) -> Bool }",
      "class B { weak var d: P?; func f() { d?.p?(a, pick: 1); d!.p!(a, pick: 2); let g = d?.p(_:pick:) } }",
    ])
    #expect(
      adapted[0]
        == "public protocol P : AnyObject {       associatedtype OptionalPPickResult; func p(_ p: A, pick i: Int) -> "
        + "OptionalPPickResult }; extension P { public func p(_ p: A, pick i: Int) -> UnimplementedRequirement { "
        + "UnimplementedRequirement() }; public var optionalPPick: ((A, Int) -> Bool)? { OptionalPPickResult.self == "
        + "UnimplementedRequirement.self ? nil : { self.p($0, pick: $1) as! Bool } }; }")
    #expect(
      adapted[1]
        == "class B { weak var d: (any P)?; func f() { d?.optionalPPick?(a,  1); d!.optionalPPick!(a,  2); "
        + "let g = d?.optionalPPick } }")
  }

  @Test("methods that differ in the type of a parameter become methods that give nil, which differ so too")
  func overloadedRequirements() {
    let text = adapt([
      "@objc protocol P { @objc optional func p(_ p: A, for s: CGSize) -> B; @objc optional func p(_ p: A, for t: T) -> B }",
      "class C { var d: P?; func f() { _ = d?.p?(a, for: s); d!.p!(a, for: t) } }",
    ])
    #expect(
      text[0].contains(
        "associatedtype OptionalPForResult0; func p(_ p: A, for s: CGSize) -> OptionalPForResult0;       "
          + "associatedtype OptionalPForResult1; func p(_ p: A, for t: T) -> OptionalPForResult1 }"))
    #expect(
      text[0].contains(
        "func optionalPFor(_ value0: A, _ value1: CGSize) -> Optional<B> { OptionalPForResult0.self == "
          + "UnimplementedRequirement.self ? nil : .some(self.p(value0, for: value1) as! B) };"))
    #expect(text[0].contains("func optionalPFor(_ value0: A, _ value1: T) -> Optional<B> {"))
    #expect(text[1].contains("_ = d?.optionalPFor (a,  s); d!.optionalPFor (a,  t)!"))
  }

  @Test("a protocol with init() that a class of the system is given has its objects made by name")
  func madeObjects() {
    let text = adapt([
      "protocol P: class { init() }\nextension P { init(_ f: (Self) -> Void) { self.init(); f(self) } }",
      "extension NSObject: P {}\nstruct S<T: P> { var c: [String: T.Type]; func f() -> T? { c[a]?.init() } }",
    ])
    #expect(text[0].hasPrefix("protocol P { static func made() -> Self }"))
    #expect(text[0].hasSuffix("{ self = Self.made(); f(self) } }"))
    #expect(text[1].hasSuffix("func f() -> T? { c[a]?.made() } }"))
    #expect(adapt(["protocol P { init() }; struct S: P {}"]) == ["protocol P { init() }; struct S: P {}"])
  }

  @Test("of a computed property that is left out the statements go that set it or send it something")
  func leftOutStatements() {
    let source = """
      final class A {
        var state: Subject? { get { b as? Subject } set { b = newValue } }
        var b: Any?
        func f() {
          if c { state = .init(1) }
          state?.send(2)
          b = 3
        }
      }
      """
    let adapted = adapt([source], without: ["Subject"])[0]
    let text = adapted.split(separator: "\n").map { String($0).trimmingSpaces }
    #expect(
      text == [
        "final class A {", "", "var b: Any?", "func f() {", "if c {                  }", "", "b = 3", "}",
        "}",
      ])
  }

  @Test("the delegate of a list is of the scroll view's type where a class overrides it")
  func overriddenDelegates() {
    #expect(
      adapt(["class A: UICollectionView { override var delegate: UICollectionViewDelegate? { didSet {} } }"])
        == ["class A: UICollectionView { override var delegate: UIScrollViewDelegate? { didSet {} } }"])
  }

  @Test("what a class itself may leave out is asked of the class")
  func staticRequirements() {
    let text = adapt([
      "@objc protocol P { @objc optional static func p(_ i: Int) }", "func f(t: P.Type) { t.p?(1) }",
    ])
    #expect(text[0].contains("associatedtype OptionalPResult; static func p(_ i: Int) -> OptionalPResult }"))
    #expect(
      text[0].contains("static func p(_ i: Int) -> UnimplementedRequirement { UnimplementedRequirement() };"))
    #expect(text[0].contains("static var optionalP: ((Int) -> Void)? {"))
    #expect(text[1] == "func f(t: (any P.Type)) { t.optionalP?(1) }")
  }

  @Test("what classes override is listed, for programs that ask whether they do")
  func overrideTable() {
    let files = [
      "class A: UIView { override func draw(_ rect: CGRect) {}; func own() {}; override var b: Int { 1 } }",
      "extension A { class C: A { override func own() {} } }",
    ].map { SourceFile(path: "/f.swift", text: $0) }
    #expect(SourceModule(files).overrideTable.contains("[\"A.C.own()\", \"A.b\", \"A.draw(_:)\"]"))
    #expect(SourceModule([SourceFile(path: "/f.swift", text: "class A { func b() {} }")]).overrideTable == "")
  }

  @Test(
    "a property that Core Animation keeps is read and set by its name",
    arguments: [
      (
        "class A: CALayer {\n @NSManaged var b: CGFloat\n}",
        "class A: CALayer {\n            var b: CGFloat@\n}"
      ),
      (
        "extension A { @NSManaged private(set) dynamic var b: [C]? }",
        "extension A {            private(set) dynamic var b: [C]?@ }"
      ),
    ])
  func managed(source: String, expected: String) {
    let accessors = " { get { managedValue(\"b\") } set { setManagedValue(newValue, \"b\") } }"
    #expect(adapt([source]) == [expected.replacing("@", with: accessors)])
  }

  @Test("the last parameter may have a comma behind it")
  func trailingComma() {
    let text = "class A: NSObject { @objc func b(_ c: C, d: D,) {}; let e = #selector(b(_:d:)) }"
    #expect(adapt([text])[0].contains("Selector(\"b(_:d:)\", A.b(_:d:))"))
    #expect(
      adapt(["class A: UIView {}; extension A { override func b(_ c: C,) { super.b(c,) } }"]).count == 1)
  }

  @Test("conforming to such a protocol stays as it is")
  func conforming() {
    let adapted = adapt([
      "@objc protocol P { @objc optional func p() }",
      "class A: B, P {}\nextension C: P {}\nfunc f<T: P>(_ p: P, _ q: [P], r: T) where T: P {}",
    ])
    #expect(
      adapted[1]
        == "class A: B, P {}\nextension C: P {}\nfunc f<T: P>(_ p: (any P), _ q: [(any P)], r: T) where T: P {}"
    )
  }

  @Test("matches are enumerated by the form whose closure needs no mark, where there are no options")
  func matches() {
    #expect(
      adapt([
        "r.enumerateMatches(in: f(a, b), options: [], range: c) { _, _, _ in }; r.enumerateMatches(in: a, options: [.anchored], range: c) { _, _, _ in }"
      ]) == [
        "r.enumerateMatches(in: f(a, b),  range: c) { _, _, _ in }; r.enumerateMatches(in: a, options: [.anchored], range: c) { _, _, _ in }"
      ])
  }

  @Test(
    "a property that may be missing is asked for where a variable is of its protocol, and of nothing else")
  func optionalProperties() {
    let text = adapt([
      "@objc protocol P { @objc optional var title: String { get set }; func f() }",
      "class B { weak var d: P?; var v: UIView; var c = C(); func f() { _ = d?.title; _ = v.title; _ = c.title } }",
    ])
    #expect(
      text[0].contains(
        "associatedtype OptionalTitleResult; var title: OptionalTitleResult { get }; func f() }"))
    #expect(
      text[0].contains(
        "var optionalTitle: Optional<String> { OptionalTitleResult.self == UnimplementedRequirement.self ? nil : "
          + ".some(self.title as! String) }"))
    #expect(text[1].contains("_ = d?.optionalTitle; _ = v.title; _ = c.title"))
  }

  @Test(
    "calls of UIKit's optional methods need no mark, and functions in variables keep theirs",
    arguments: [
      ("d?.scrollViewDidScroll?(v)", "d?.scrollViewDidScroll (v)"), ("self.onTap?(v)", "self.onTap?(v)"),
      (
        "var scrollViewDidScroll: F?; a.scrollViewDidScroll?(v)",
        "var scrollViewDidScroll: F?; a.scrollViewDidScroll?(v)"
      ),
    ])
  func optionalMethods(source: String, expected: String) {
    #expect(adapt([source]) == [expected])
  }

  @Test(
    "objects of generic types of the system's classes are made by name",
    arguments: [
      ("func f<T: UIView>() -> T { T() }", "func f<T: UIView>() -> T { T.made() }"),
      ("func f<T: UIView>() -> T { T(frame: a) }", "func f<T: UIView>() -> T { T.made(frame: a) }"),
      (
        "func f<MyButton: UIButton>() -> MyButton { MyButton(type: a) }",
        "func f<MyButton: UIButton>() -> MyButton { MyButton.made(type: a) }"
      ),
      (
        "class C: UIView {}; func f(t: C.Type) { t.init(frame: a, b: c) }",
        "class C: UIView {}; func f(t: C.Type) { t.init(frame: a, b: c) }"
      ),
      (
        "class C: UIView {}; let a = [B: C.Type](); if let t = a[b] { t.init() }; t(C())",
        "class C: UIView {}; let a = [B: C.Type](); if let t = a[b] { t.made() }; t(C())"
      ),
      (
        "typealias V = UIView; func f(t: V.Type) { t.init() }",
        "typealias V = UIView; func f(t: V.Type) { t.made() }"
      ),
      // A value is none, and an initializer is no method of the type, whatever stands before it.
      (
        "extension UIEdgeInsets { static func m() -> Self { Self() } }",
        "extension UIEdgeInsets { static func m() -> Self { Self() } }"
      ),
      (
        "struct A { static func m() {} }; extension CALayer { convenience init(a: B) { self.init() } }",
        "struct A { static func m() {} }; extension CALayer { convenience init(a: B) { self.init() } }"
      ),
      ("func f<T: UIView>() -> T { T.init() }", "func f<T: UIView>() -> T { T.made() }"),
      ("func f<T: UIView>() -> T { T(style: a) }", "func f<T: UIView>() -> T { T(style: a) }"),
      ("func f(t: UIView.Type) { t.init() }", "func f(t: UIView.Type) { t.made() }"),
      ("func f<T: UIOwn>() -> T { T() }; class UIOwn {}", "func f<T: UIOwn>() -> T { T() }; class UIOwn {}"),
      ("func f<T: Decodable>() -> T { T() }", "func f<T: Decodable>() -> T { T() }"),
      (
        "extension UIView { static func m() -> Self { Self() } }",
        "extension UIView { static func m() -> Self { Self.made() } }"
      ),
      (
        "extension UIView { class func m() -> Self { return self.init(frame: a) } }",
        "extension UIView { class func m() -> Self { return self.made(frame: a) } }"
      ),
      (
        "extension UIView { convenience init(a: Int) { self.init(frame: a) } }",
        "extension UIView { convenience init(a: Int) { self.init(frame: a) } }"
      ),
      (
        "extension UIView { func copied() -> UIView { type(of: self).init() } }",
        "extension UIView { func copied() -> UIView { type(of: self).made() } }"
      ),
      (
        "class A: UIView { func copied() -> UIView { type(of: self).init() } }",
        "class A: UIView { func copied() -> UIView { type(of: self).init() } }"
      ),
      (
        "extension P where Self: UIView { static func m() -> Self { .init(frame: a); Self.init() } }",
        "extension P where Self: UIView { static func m() -> Self { .init(frame: a); Self.made() } }"
      ),
      (
        "protocol P: UIView {}; extension P { static func m() -> Self { Self() } }",
        "protocol P: UIView {}; extension P { static func m() -> Self { Self.made() } }"
      ),
      (
        "struct S { let type: UIView.Type; func f() { self.type.init(frame: a) } }",
        "struct S { let type: UIView.Type; func f() { self.type.made(frame: a) } }"
      ),
      (
        "func f(_ types: [UIView.Type]) { types.map { $0.init() }; for t in types { t.init() } }",
        "func f(_ types: [UIView.Type]) { types.map { $0.made() }; for t in types { t.made() } }"
      ),
      (
        "func type() -> UITableViewCell.Type { A.self }; type().init(style: a, reuseIdentifier: b)",
        "func type() -> UITableViewCell.Type { A.self }; type().made(style: a, reuseIdentifier: b)"
      ),
      (
        "if let t = NSClassFromString(n) as? UIViewController.Type { t.init() }",
        "if let t = NSClassFromString(n) as? UIViewController.Type { t.made() }"
      ),
      (
        "(NSClassFromString(n) as! UIView.Type).init(frame: a)",
        "(NSClassFromString(n) as! UIView.Type).made(frame: a)"
      ),
    ])
  func construction(source: String, expected: String) {
    #expect(adapt([source]) == [expected])
  }

  @Test("a class says how it is made by an init() that is no override, and so do those that inherit it")
  func ownInitializers() {
    func told(_ name: String) -> String {
      " ;public override class func madeByOwnInitializer() -> Any? { self == \(name).self ? \(name)() : "
        + "super.madeByOwnInitializer() }"
    }
    let adapted = adapt([
      "class A: UIView { init() { super.init(frame: a) } }", "class B: A { let x = 1 }",
      "class C: A { init(x: Int) { super.init() } }", "class D: UIBarItem { override init() {} }",
      "class E: UILabel { @available(*, unavailable) init() { fatalError() } }",
    ])
    #expect(adapted[0] == "class A: UIView { init() { super.init(frame: a) }\(told("A")) }")
    #expect(adapted[1] == "class B: A { let x = 1\(told("B")) }")
    #expect(adapted[2] == "class C: A { init(x: Int) { super.init() } }")
    #expect(adapted[3] == "class D: UIBarItem { override init() {} }")
    #expect(adapted[4].contains("madeByOwnInitializer") == false)
  }

  @Test(
    "the window of the application's delegate, which it may leave out",
    arguments: [
      (
        "if let w = UIApplication.shared.delegate?.window { w?.a }",
        "if let w = UIApplication.shared.delegate?.implementedWindow { w?.a }"
      ),
      (
        "let w = UIApplication.shared.delegate?.window",
        "let w = UIApplication.shared.delegate?.implementedWindow"
      ),
      (
        "let w = UIApplication.shared.delegate?.window?.rootViewController",
        "let w = UIApplication.shared.delegate?.window?.rootViewController"
      ),
      (
        "if let w = UIApplication.shared.delegate?.window??.a {}",
        "if let w = UIApplication.shared.delegate?.window?.a {}"
      ),
      ("let w = owner.delegate?.window", "let w = owner.delegate?.window"),
      ("f(UIApplication.shared.delegate?.window)", "f(UIApplication.shared.delegate?.window)"),
    ])
  func windowOfDelegate(source: String, expected: String) {
    #expect(adapt([source]) == [expected])
  }

  @Test("awakeFromNib() of an object that is no responder is its own")
  func awakening() {
    let adapted = adapt(["class A: NSObject { override func awakeFromNib() { super.awakeFromNib(); a() } }"])
    #expect(adapted == ["class A: NSObject {          func awakeFromNib() { Void(); a() } }"])
  }

  @Test("what Self and associated types stand for is told by the manifest")
  func associatedTypes() {
    let source = "protocol P { associatedtype View }\nextension P { func f() { Self(); View.init } }"
    #expect(adapt([source]) == [source])
    #expect(
      adapt([source], classes: true)
        == ["protocol P { associatedtype View }\nextension P { func f() { Self.made(); View.made } }"])
  }

  @Test(
    "members of AnyObject",
    arguments: [
      ("(a[b] as AnyObject).cgRectValue", "ObjectMembers(a[b] as AnyObject).cgRectValue"),
      ("(a as AnyObject?)?.doubleValue", "(a as AnyObject?)?.doubleValue"),
      ("a.map { $0 as AnyObject }?.cgRectValue", "a.map { ObjectMembers( $0 as AnyObject) }?.cgRectValue"),
      ("(a as AnyObject).own", "(a as AnyObject).own"),
    ])
  func objectMembers(source: String, expected: String) {
    #expect(adapt([source]) == [expected])
  }

  @Test(
    "conventions of blocks and of methods' implementations",
    arguments: [
      ("typealias F = @convention(block) (A) -> B", "typealias F =                    (A) -> B"),
      ("typealias F = @convention(c) (A, Selector) -> B", "typealias F =                (A, Selector) -> B"),
      ("typealias F = @convention(c) (Int32) -> Void", "typealias F = @convention(c) (Int32) -> Void"),
    ])
  func conventions(source: String, expected: String) {
    #expect(adapt([source]) == [expected])
  }

  @Test(
    "an override in a class of what an extension of a foreign class declares is dispatched, with its super")
  func overridesInBodies() {
    let adapted = adapt([
      "extension UIViewController { @objc func setUp() { a() } }",
      "class A: UIViewController { override func setUp() { super.setUp(); b() } }\n"
        + "class B: A { override func setUp() { super.setUp() } }",
    ])
    #expect(
      adapted[0]
        == "extension UIViewController {       func setUp() { if let object = self as? A, !(self is B && B.self is A.Type) "
        + "{ return object.setUpOverriddenByA() }; if let object = self as? B, !(self is A && A.self is B.Type) { return "
        + "object.setUpOverriddenByB() }; return self.setUpOfUIViewController() }; func setUpOfUIViewController() { a() } }"
    )
    #expect(
      adapted[1]
        == "class A: UIViewController {          func setUpOverriddenByA() { self.setUpOfUIViewController(); b() } }\n"
        + "class B: A {          func setUpOverriddenByB() { self.setUpOverriddenByA() } }")
  }

  @Test(
    "a method that an extension of the module's own class declares and a subclass overrides moves into the class"
  )
  func overriddenExtensionMember() {
    let adapted = adapt([
      "class A: UIView {}\nextension A { @objc func f() {} ; func g() {} }\nclass B: A { override func f() {} }"
    ])
    #expect(
      adapted[0]
        == "class A: UIView {\n      func f() {}\n}\nextension A {                   ; func g() {} }\nclass B: A { override func f() {} }"
    )
  }

  @Test("an extension for another system stays as it is")
  func otherSystems() {
    for condition in ["os(macOS)", "os(macOS) || os(OSX)"] {
      let source =
        "class A: UIView { override func f() {} }\n#if \(condition)\nextension A: P { func f() {} }\n#endif"
      #expect(adapt([source]) == [source])
    }
  }

  @Test("an override that is a class's own among the module's classes stays")
  func ownMethods() {
    let source =
      "extension UIView { func f() {} }\nclass A: UIViewController { func f() {} }\nclass B: A { override func f() {} }"
    #expect(adapt([source]) == [source])
  }

  @Test("a header imports for every file of its module")
  func headers() {
    let header =
      "#import <TargetConditionals.h>\n#if TARGET_OS_IOS\n    #import <UIKit/UIKit.h>\n#endif\n#import \"Own.h\"\n@import MapKit;"
    #expect(SourceModule.imports(ofHeader: header) == ["UIKit", "MapKit"])
    #expect(
      adapt(["class A {}"], imports: ["UIKit"]) == [
        "#if canImport(UIKit)\n@_exported import UIKit\n#endif\nclass A {}"
      ])
  }

  @Test("what needs a module that is not here is left out and named, with what needs that")
  func leftOut() {
    var notes: [String] = []
    let adapted = adapt(
      [
        "import SwiftUI\nstruct A: View { var body: some View { Text() } }\nextension UIView { func f() {}\n func g() -> A { A() } }",
        "class B { func h(_ a: A) {} \n func i() {} }\nprotocol View {}",
      ], without: ["SwiftUI"], report: { notes.append($0) })
    #expect(adapted[0].contains("import UIKit") && adapted[0].contains("func f() {}"))
    #expect(!adapted[0].contains("struct A") && !adapted[0].contains("func g"))
    #expect(
      adapted[1].contains("func i() {}") && adapted[1].contains("protocol View {}")
        && !adapted[1].contains("func h"))
    #expect(
      notes.sorted() == [
        "/f0.swift:2: note: left out, as it depends on what is not here: struct A",
        "/f0.swift:4: note: left out, as it depends on what is not here: func g",
        "/f1.swift:1: note: left out, as it depends on what is not here: func h",
      ])
  }

  /// What stands behind a member that an extension of a class of the system overrides.
  private func replacement(
    _ kind: String, _ signature: String, _ head: String, of type: String, _ own: String,
    _ arguments: String = ""
  ) -> String {
    let name = String(signature.prefix { $0 != "(" })
    let holder = "\(type).\(signature.filter(\.isLetter))RunsInExtensionOf\(type)"
    return "; @_dynamicReplacement(for: \(signature)) \(kind) \(name)ReplacedInExtensionOf\(type)\(head) "
      + "guard isKind(of: \(type).self), \(holder) !== self else { return \(own) }; let outer = \(holder); \(holder) = self; "
      + "defer { \(holder) = outer }; return self.\(name)OverriddenInExtensionOf\(type)\(arguments) }; "
      + "nonisolated(unsafe) static var \(signature.filter(\.isLetter))RunsInExtensionOf\(type): AnyObject?"
  }

  @Test("an override in an extension of a class of the system replaces the member, for objects of that class")
  func replacedMembers() {
    #expect(
      adapt(["extension UIScrollView { open override func a(_ b: B, with c: C?) { super.a(b, with: c) } }"])
        == [
          "extension UIScrollView { public  func aOverriddenInExtensionOfUIScrollView(_ b: B, with c: C?) "
            + "{ super.a(b, with: c) }"
            + replacement(
              "func", "a(_:with:)", "(_ b: B, with c: C?) {", of: "UIScrollView", "a(b, with: c)",
              "(b, with: c)")
            + " }"
        ])
    #expect(
      adapt([
        "extension UINavigationController { override public var a: Int { let override = 1; return override } }"
      ])
        == [
          "extension UINavigationController {  public var aOverriddenInExtensionOfUINavigationController: Int "
            + "{ let override = 1; return override }"
            + replacement("var", "a", ": Int {", of: "UINavigationController", "a") + " }"
        ])
  }

  @Test("who observes a stored property that is dynamic to Objective-C is told when it was set")
  func observedProperties() {
    func adapted(_ property: String, _ head: String = "class A: NSObject") -> String {
      let text = adapt(["\(head) {\n\(property)\n}"])[0]
      return text.split(separator: "\n")[1].trimmingCharacters(in: .whitespaces)
    }
    let told = "didChangeValue(forKey: \"a\")"
    #expect(adapted("@objc dynamic var a = 1") == "dynamic var a = 1 { didSet { \(told) } }")
    #expect(adapted("@objc dynamic var a: Int?") == "dynamic var a: Int? { didSet { \(told) } }")
    #expect(adapted("@objc dynamic private(set) var a = 1").hasSuffix("var a = 1 { didSet { \(told) } }"))
    #expect(adapted("@objc private(set) dynamic var a = 1").hasSuffix("var a = 1 { didSet { \(told) } }"))
    #expect(adapted("@IBOutlet dynamic weak var a: B?").hasSuffix("weak var a: B? { didSet { \(told) } }"))
    #expect(!adapted("@objc dynamic var a = f()\nas? B").contains("f() {"))
    #expect(
      adapted("@objc dynamic var a = 1 { didSet { f() } }")
        == "dynamic var a = 1 { didSet { defer { \(told) }; f() } }")
    #expect(
      adapted("@objc dynamic var a = 1 { willSet(b) { f() } }")
        == "dynamic var a = 1 { willSet(b) { f() } ; didSet { \(told) } }")
    #expect(
      adapted("dynamic var a = 1", "@objcMembers class A: NSObject").hasSuffix("= 1 { didSet { \(told) } }"))
    for other in [
      "dynamic var a = 1", "@objc dynamic var a: Int { 1 }", "@objc var a = 1",
      "@objc dynamic lazy var a = f()",
      "@objc dynamic var a = f()\n.b", "@objc dynamic var a = 1, b = 2",
    ] {
      #expect(!adapted(other).contains("didSet"))
    }
  }

  @Test("what a source replaces itself is for objects of the extended class alone")
  func narrowedReplacements() {
    #expect(
      adapt(["extension UIImageView { @_dynamicReplacement(for: a(_:)) func b(_ c: C) { a(c); d() } }"])
        == [
          "extension UIImageView { @_dynamicReplacement(for: a(_:)) func b(_ c: C) { guard isKind(of: UIImageView.self) "
            + "else { a(c); return }; a(c); d() } }"
        ])
    let own = "class A {}\nextension A { @_dynamicReplacement(for: a(_:)) func b(_ c: C) { a(c) } }"
    #expect(adapt([own]) == [own])
  }

  @Test("a module that asks for UIKit and for AppKit gets UIKit where there are both")
  func bothFrameworks() {
    #expect(
      adapt(["#if canImport(AppKit) && os(macOS)\nimport AppKit\n#endif\nlet canImport = 1"])
        == [
          "#if (canImport(AppKit) && !canImport(UIKit)) && os(macOS)\nimport AppKit\n#endif\nlet canImport = 1"
        ])
    #expect(adapt(["#if canImport(Cocoa)\n#endif"], system: .iOS) == ["#if false\n#endif"])
    #expect(adapt(["#if canImport(AppKit)\n#endif"], system: .macOS) == ["#if canImport(AppKit)\n#endif"])
  }

  @Test("observers of a property that is overridden in an extension stand beside reading and setting it")
  func replacedObservers() {
    let text = adapt([
      "extension UITextView {\n override var bounds: CGRect {\n didSet(old) { f(old) }\n }\n}"
    ])[0]
    #expect(
      text.hasPrefix(
        "extension UITextView {\n  var boundsOverriddenInExtensionOfUITextView: CGRect "
          + "{ get { super.bounds } set { let oldValue = super.bounds; \n super.bounds = newValue; do { let old = oldValue; "
          + " f(old) }\n } }; @_dynamicReplacement(for: bounds) var boundsReplacedInExtensionOfUITextView: CGRect { get { guard"
      ))
    #expect(text.contains("else { bounds = newValue; return }; let outer"))
    #expect(
      text.contains(
        "self.boundsOverriddenInExtensionOfUITextView = newValue } }; nonisolated(unsafe) static var"))
    #expect(
      adapt(["extension UIButton { override var a: Int { willSet { f(newValue) } didSet { g() } } }"])[0]
        .hasPrefix(
          "extension UIButton {  var aOverriddenInExtensionOfUIButton: Int { get { super.a } "
            + "set { let oldValue = super.a;  func willBeSet() {  f(newValue) }; willBeSet(); super.a = newValue; do {  g() "
            + "} } }; @_dynamicReplacement(for: a) var aReplacedInExtensionOfUIButton: Int { get {"))
  }

  @Test("methods of UIKit's protocols that may be left out are asked without a mark")
  func marks() {
    #expect(
      adapt(["d?.textFieldShouldReturn?(a); d!.textFieldShouldReturn!(a); x.other!(a); (b.c)!(a)"])
        == ["d?.textFieldShouldReturn (a); d!.textFieldShouldReturn (a); x.other!(a); (b.c)!(a)"])
  }

  @Test("arguments with labels are a method's, whatever variables there are")
  func labels() {
    #expect(
      adapt(["var collectionView: C!; d.collectionView?(a, didSelectItemAt: b); d.collectionView?([a: b])"])
        == ["var collectionView: C!; d.collectionView (a, didSelectItemAt: b); d.collectionView?([a: b])"])
  }

  @Test("a variable of that name keeps its mark where a function may be in it")
  func variables() {
    #expect(
      adapt(["var textFieldShouldReturn: F?; d.textFieldShouldReturn?(a)"]) == [
        "var textFieldShouldReturn: F?; d.textFieldShouldReturn?(a)"
      ])
    #expect(
      adapt(["var textFieldShouldReturn: Bool = false; d.textFieldShouldReturn?(a)"]) == [
        "var textFieldShouldReturn: Bool = false; d.textFieldShouldReturn (a)"
      ])
  }

  @Test("literals of colours and images become what they make")
  func literals() {
    #expect(
      adapt([
        "let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), b = #imageLiteral(resourceName: \"x\")"
      ])
        == [
          "let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1), b = UIImage(imageLiteralResourceName: \"x\")"
        ])
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
