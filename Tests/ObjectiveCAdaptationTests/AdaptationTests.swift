// What becomes of source that needs Objective-C. The forms are those that the Swift compiler refuses without it
// (`'#selector' can only be used with the Objective-C runtime`, `Objective-C interoperability is disabled`,
// `property … cannot be overridden from extension`).

import Testing

@testable import ObjectiveCAdaptation

@Suite("Adapting sources to a compiler without Objective-C")
struct AdaptationTests {
  /// The adapted files, without the lines that say where they come from.
  private func adapt(_ texts: [String], dynamicObjects: Bool = false) -> [String] {
    let files = texts.enumerated().map { SourceFile(path: "/f\($0).swift", text: $1) }
    return SourceModule(files).adapted(hasDynamicObjects: dynamicObjects).map { text in
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("#sourceLocation") }.joined(separator: "\n")
    }
  }

  @Test(
    "what says something to Objective-C only is left out, and everything else stays in its place",
    arguments: [
      ("@objc func a() {}", "      func a() {}\n"),
      ("@objc(name:with:) public func a() {}", "                  public func a() {}\n"),
      ("@objcMembers class A {}", "             class A {}\n"),
      ("@IBOutlet weak var a: UIView!", "          weak var a: UIView!\n"),
      ("@IBInspectable\nvar a = 1", "              \nvar a = 1\n"),
      ("@objc\n  private enum A: Int { case a }", "     \n  private enum A: Int { case a }\n"),
      (
        "// @objc stays\nlet a = \"@objc \\(\"@objc\") \"",
        "// @objc stays\nlet a = \"@objc \\(\"@objc\") \"\n"
      ),
      (
        "/* @objc /* @objc */ @objc */ let a = #\"@objc \"\"#",
        "/* @objc /* @objc */ @objc */ let a = #\"@objc \"\"#\n"
      ),
      ("let a = \"\"\"\n  @objc \" \n  \"\"\"", "let a = \"\"\"\n  @objc \" \n  \"\"\"\n"),
      (
        "@available(iOS 9, *) @discardableResult func a() {}",
        "@available(iOS 9, *) @discardableResult func a() {}\n"
      ),
      ("@objc (a:) func b() {}", "           func b() {}\n"),
    ])
  func attributes(source: String, expected: String) {
    #expect(adapt([source]) == [expected])
  }

  @Test(
    "selectors and key paths become their names",
    arguments: [
      ("#selector(tap)", "Selector(\"tap\")\n"), ("#selector(Self.tap(_:))", "Selector(\"tap(_:)\")\n"),
      ("#selector( A.B.tap (_: with:) )", "Selector(\"tap(_:with:)\")\n"),
      ("#keyPath(UIView.layer.bounds)", "\"layer.bounds\"\n"), ("#keyPath(bounds)", "\"bounds\"\n"),
      // Code within a string is code, however deep.
      ("\"a \\(#selector(tap)) \\(b)\"", "\"a \\(Selector(\"tap\")) \\(b)\"\n"),
      ("\"\\(a(\"\\(#keyPath(b))\")) #keyPath(c)\"", "\"\\(a(\"\\(\"b\")\")) #keyPath(c)\"\n"),
      ("#\"\\(#keyPath(a)) \\#(#keyPath(a))\"#", "#\"\\(#keyPath(a)) \\#(\"a\")\"#\n"),
      ("#if os(iOS)\n#endif", "#if os(iOS)\n#endif\n"), ("#available(iOS 9, *)", "#available(iOS 9, *)\n"),
    ])
  func selectors(source: String, expected: String) {
    #expect(adapt([source]) == [expected])
  }

  @Test(
    "where a selector is to be called, the method stands in its place",
    arguments: [
      (
        "center.addObserver(self, selector: #selector(moved(_:)), name: n, object: f(1))",
        "center.addObserver(self, selector: A.moved(_:), name: n, object: f(1))"
      ),
      (
        "center.addObserver(\n self,\n selector: #selector( Other.B.moved ), name: n, object: nil)",
        "center.addObserver(\n self,\n selector: Other.B.moved, name: n, object: nil)"
      ),
      (
        "lazy var l = CADisplayLink(target: self, selector: #selector(self.step))",
        "lazy var l = CADisplayLink(target: self, selector: A.step)"
      ),
      (
        "center.addObserver(other, selector: #selector(moved), name: n)",
        "center.addObserver(other, selector: Selector(\"moved\"), name: n)"
      ),
      (
        "Timer(target: self, selector: #selector(tick))", "Timer(target: self, selector: Selector(\"tick\"))"
      ),
    ])
  func methods(source: String, expected: String) {
    for (head, name) in [("class A: B", "A"), ("extension A.C", "A.C"), ("final class A<T> where T: B", "A")]
    {
      func within(_ text: String) -> String { "\(head) {\n func f() { if true { \(text) } }\n}\n" }
      #expect(
        adapt([within(source)]) == [
          within(
            expected.replacing("A.moved", with: name + ".moved").replacing("A.step", with: name + ".step"))
            + "\n"
        ])
    }
  }

  @Test(
    "a selector of a method that the module declares holds it",
    arguments: [
      ("class A {\n@objc func tap() {}\nvar s = #selector(tap)\n}", "Selector(\"tap\", A.tap)"),
      (
        "class A {\nfunc tap(_ a: B) {}\nvar s = #selector(self.tap(_:))\n}",
        "Selector(\"tap(_:)\", A.tap(_:))"
      ),
      (
        "class A {\nfunc tap(_ a: B) {}\n}\nextension C {\nvar s = #selector(A.tap)\n}",
        "Selector(\"tap\", A.tap(_:))"
      ),
      // A method of a superclass.
      (
        "class A {\nfunc tap() {}\n}\nclass B: A {\nvar s = #selector(tap)\n}", "Selector(\"tap\", B.tap)"
      ),
      // Which one is meant, a method of another module, a getter, a method of the class: a name alone.
      ("class A {\nfunc tap() {}\nfunc tap(a: B) {}\nvar s = #selector(tap)\n}", "Selector(\"tap\")"),
      ("class A {\nvar s = #selector(UIView.unknown(_:))\n}", "Selector(\"unknown(_:)\")"),
      ("class A {\nstatic func tap() {}\nvar s = #selector(tap)\n}", "Selector(\"tap\")"),
      ("class A {\nfunc tap() async {}\nvar s = #selector(tap)\n}", "Selector(\"tap\")"),
    ])
  func declaredMethods(source: String, expected: String) {
    let adapted = adapt([source]).joined()
    #expect(adapted.contains("var s = \(expected)\n"), "\(adapted)")
  }

  @Test(
    "imports of the system's modules become those that stand for them",
    arguments: [
      ("import os.log\n", "import FoundationAdditions\n\n"),
      ("import ObjectiveC.runtime\n", "import FoundationAdditions\n\n"),
      ("import UIKit.UIGestureRecognizerSubclass\n", "import UIKit\n\n"),
      ("import UIKit\n", "import UIKit\n\n"),
      ("import class UIKit.UIView\n", "import class UIKit.UIView\n\n"),
      (
        "import Foundation\nlet a = Selector(\"a\")",
        "import Foundation; import FoundationAdditions; import struct Plumbline.Selector\nlet a = Selector(\"a\")\n"
      ),
      ("#if canImport(SwiftUI)\nimport SwiftUI\n#endif", "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n"),
      ("#if canImport(UIKit)\nlet a = 1\n#endif", "#if canImport(UIKit)\nlet a = 1\n#endif\n"),
      ("@UIApplicationMain class A {}", "@main class A {}\n"),
      // Previews go, and what stands behind them stays where it is.
      ("#Preview { A() }; let b = 1", "                ; let b = 1\n"),
      (
        "@available(iOS 17, *) #Preview(\"A\") { A { 1 } }; let b = 1",
        String(repeating: " ", count: 47) + "; let b = 1\n"
      ),
    ])
  func imports(source: String, expected: String) {
    #expect(adapt([source]) == [expected])
  }

  // A value of SwiftUI's surroundings has a key, as Apple's macro writes it.
  @Test(
    "entries of the surroundings are written out",
    arguments: [
      (
        "@Entry public var a: [Int] = f(1) { 2 }", "public", "a", "[Int]",
        "static var defaultValue: [Int] { f(1) { 2 } }"
      ),
      ("@Entry var b = 3", "", "b", "__Entry_b.Value", "static let defaultValue = 3"),
      ("@Entry var c: C?", "", "c", "C?", "static var defaultValue: C? { nil }"),
      ("@Entry var d: D = .init()", "", "d", "D", "static var defaultValue: D { .init() }"),
      ("@Entry var e = D.init(1)", "", "e", "__Entry_e.Value", "static let defaultValue = D.init(1)"),
      (
        "@Entry var f: @MainActor () -> Void = {}", "", "f", "@MainActor () -> Void",
        "static var defaultValue: @MainActor () -> Void { {} }"
      ),
    ])
  func entries(source: String, access: String, name: String, type: String, given: String) {
    let adapted = adapt(["extension E {\n\(source)\nfunc d() {}\n}"])[0]
    let words = adapted.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let key = "__Entry_\(name)"
    let property =
      "var \(name): \(type) { get { self[\(key).self] } set { self[\(key).self] = newValue } };"
    let declared = access.isEmpty ? property : "\(access) \(property)"
    #expect(words == "extension E { \(declared) enum \(key): EnvironmentKey { \(given) } func d() {} }")
    // What follows stays in its line.
    #expect(adapted.split(separator: "\n", omittingEmptySubsequences: false)[2] == "func d() {}")
  }

  @Test("an override moves with its attributes")
  func attributesOfOverrides() {
    let adapted = adapt([
      "class A: B {\n}\nextension A {\n@available(*, unavailable, message: \"no (way)\")\nfinal override public func a() {}\n}"
    ])
    let moved = "@available(*, unavailable, message: \"no (way)\")\nfinal override public func a() {}"
    #expect(adapted.joined().ranges(of: moved).count == 1)
    #expect(adapted.joined().ranges(of: "@available").count == 1)
  }

  @Test("a class says its name as Objective-C's do")
  func classDescription() {
    #expect(
      adapt(["text += type(of: self.view(at: 1)).description() + object.description"]) == [
        "text += String(reflecting: type(of: self.view(at: 1))) + object.description\n"
      ])
  }

  @Test("arrays of AnyObject answer members by name only where that is asked for")
  func dynamicObjects() {
    let source = "var all: [AnyObject] { one as AnyObject }"
    #expect(adapt([source]) == [source + "\n"])
    #expect(
      adapt([source], dynamicObjects: true) == ["var all: [any DynamicObject] { one as AnyObject }\n"])
  }

  @Test(
    "conditions find the system that the module is built as, where that is asked for",
    arguments: [
      (SourceSystem?.none, "#if os(iOS) || os(tvOS)\n#elseif os(OSX)\n#endif"),
      (.iOS, "#if true || false\n#elseif false\n#endif"),
      (.macOS, "#if false || false\n#elseif true\n#endif"),
    ])
  func systems(system: SourceSystem?, expected: String) {
    let source = "#if os(iOS) || os(tvOS)\n#elseif os(OSX)\n#endif"
    let rest = "\n// #if os(iOS)\nos(iOS)\n"
    let file = SourceFile(path: "/f.swift", text: source + rest)
    let head = "#sourceLocation(file: \"/f.swift\", line: 1)\n"
    #expect(SourceModule([file]).adapted(system: system) == [head + expected + rest + "\n"])
  }

  @Test(
    "an override in an extension of another file is called from its class, whose file sees nothing private")
  func overrides() {
    let texts = adapt([
      "public class A: B {\n  var a = 1\n}\n",
      "let other = 0\n",
      "import C\npublic extension A {\n  override var text: String { words(\"}\") }\n  func f() {}\n}\nprivate func words() {}\n",
    ])
    #expect(
      texts[0]
        == "#if canImport(C)\nimport C\n#endif\n"
        + "public class A: B {\npublic override var text: String { self.textInExtensionOfA }\n\n  var a = 1\n}\n\n"
    )
    #expect(texts[1] == "let other = 0\n\n")
    #expect(
      texts[2]
        == "import C\npublic extension A {\n           var textInExtensionOfA: String { words(\"}\") }\n  func f() {}\n}\n"
        + "private func words() {}\n\n")
  }

  @Test(
    "type aliases may name each other, in branches of a condition or as members of types",
    arguments: [
      "#if canImport(Colors)\ntypealias UIColor = NSColor\n#else\ntypealias NSColor = UIColor\n#endif\nextension UIColor {\n  func f() {}\n}\n",
      "enum Q { typealias Item = Model }\nenum R { typealias Model = Item }\nextension Item {\n  func f() {}\n}\n",
    ])
  func circlesOfAliases(source: String) { #expect(adapt([source]) == [source + "\n"]) }

  @Test("overrides in classes and of classes of other modules stay")
  func untouchedOverrides() {
    let source = "class A: B {\n  override func a() {}\n}\nextension Other {\n  override func a() {}\n}\n"
    #expect(adapt([source]) == [source + "\n"])
  }

  @Test("a method of an extension that other extensions override hands its calls on to them")
  func dispatch() {
    let base = "extension A {\n  @objc func f(_ a: [A], with b: B = B()) throws -> C { one(a, b) }\n}\n"
    let texts = adapt([
      base, "public extension D {\n  override func f(_ x: [A], with y: B) throws -> C { two() }\n}\n",
      "extension E {\n  override func f(_ a: [A], with b: B) throws -> C { three() }\n}\n",
    ])
    #expect(
      texts[0]
        == "extension A {\n        func f(_ a: [A], with b: B = B()) throws -> C {"
        + " if let object = self as? D, !(self is E && E.self is D.Type) {"
        + " return try object.fOverriddenByD(a, with: b) };"
        + " if let object = self as? E, !(self is D && D.self is E.Type) {"
        + " return try object.fOverriddenByE(a, with: b) };"
        + " return try self.fOfA(a, with: b) }; fileprivate func fOfA(_ a: [A], with b: B = B()) throws -> C {"
        + " one(a, b) }\n}\n\n")
    #expect(
      texts[1]
        == "public extension D {\n           func fOverriddenByD(_ x: [A], with y: B) throws -> C { two() }\n}\n\n"
    )
  }

  @Test("an override that calls super calls the method's own body, which hands nothing back")
  func dispatchWithSuper() {
    #expect(
      adapt(["extension A {\n  func f() { one() }\n}\nextension B {\n  override func f() { super.f() }\n}\n"])
        == [
          "extension A {\n  func f() { if let object = self as? B { return object.fOverriddenByB() }; return self.fOfA() }; "
            + "func fOfA() { one() }\n}\nextension B {\n           func fOverriddenByB() { self.fOfA() }\n}\n\n"
        ])
  }

  @Test(
    "where calls cannot be handed on, the compiler has its say",
    arguments: [
      ("func f(_ a: A...) { one() }", "override func f(_ a: A...) { two() }"),
      ("func f(_ a: inout A) { one() }", "override func f(_ a: inout A) { two() }"),
      ("func f(_ a: A) { one() }", "override func f(a: A) { two() }"),
      ("static func f() { one() }", "override static func f() { two() }"),
    ])
  func dispatchLeftAlone(base: String, override: String) {
    let source = "extension A {\n  \(base)\n}\nextension B {\n  \(override)\n}\n"
    #expect(adapt([source]) == [source + "\n"])
  }

  @Test("the compiler is told where every part stood")
  func locations() {
    let texts = SourceModule([
      SourceFile(path: "/a.swift", text: "\nclass A: B {\n}\n"),
      SourceFile(path: "/b \"c\".swift", text: "extension A {\n\n  override func a() {}\n}\n"),
    ]).adapted()
    #expect(
      texts[0] == """
        #sourceLocation(file: "/a.swift", line: 1)

        class A: B {
        #sourceLocation(file: "/b \\"c\\".swift", line: 3)
        override func a() { self.aInExtensionOfA() }
        #sourceLocation(file: "/a.swift", line: 2)

        }


        """)
  }

  @Test(
    "a text that ends too early is taken as it is",
    arguments: ["\"abc", "/* a", "extension A { override", "#selector("])
  func damaged(source: String) {
    #expect(adapt([source]) == [source + "\n"])
  }
}
