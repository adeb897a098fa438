// Members of what is declared as `AnyObject`. Apple's "Using Swift with Cocoa and Objective-C" (id as Any, dynamic lookup): any
// member that some class has for Objective-C can be asked of `AnyObject`, and is an implicitly unwrapped optional.

import Testing

@testable import ObjectiveCAdaptation

@Suite("Members of AnyObject")
struct ObjectMemberRuleTests {
  private func adapt(_ text: String) -> String {
    SourceModule([SourceFile(path: "/f.swift", text: text)]).adapted()[0]
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("#sourceLocation") }.joined(separator: "\n")
  }

  @Test(
    "of parameters",
    arguments: [
      ("a.tag == 1", "ObjectMembers(a).tag == 1"), ("a?.tag", "ObjectMembers(a)?.tag"),
      ("a!.tag", "ObjectMembers(a!).tag"), ("a.titleLabel??.text", "ObjectMembers(a).titleLabel??.text"),
      ("a.value", "ObjectMembers(a).givenValue()"),
      ("a.value(forKey: b)", "ObjectMembers(a).value(forKey: b)"),
      ("a.isKind?(of: B.self)", "ObjectMembers(a).isKind (of: B.self)"),
      ("f(a: a.isOn)", "f(a: ObjectMembers(a).isOn)"),
      (
        "f(\"a.tag \\(a.tag) \\(g(a.frame.width) + 1)\")",
        "f(\"a.tag \\(ObjectMembers(a).tag) \\(g(ObjectMembers(a).frame.width) + 1)\")"
      ),
      // Neither a cast, nor another value's member, nor a member that nobody knows.
      ("a as? B", "a as? B"), ("b.a.tag", "b.a.tag"), ("a.unknown", "a.unknown"), ("a.tag = 1", "a.tag = 1"),
      // The name means something else from there on.
      (
        "if let a = a as? B { a.tag = a.tag }; a.tag",
        "if let a = a as? B { a.tag = a.tag }; ObjectMembers(a).tag"
      ),
      ("if let a = a as? B, a.tag == 1 { a.tag }", "if let a = a as? B, a.tag == 1 { a.tag }"),
      (
        "guard let a = a as? B else { a.tag; return }; a.tag",
        "guard let a = a as? B else { ObjectMembers(a).tag; return }; a.tag"
      ),
      ("b { a in a.tag }; a.tag", "b { a in a.tag }; ObjectMembers(a).tag"),
    ])
  func parameters(source: String, expected: String) {
    #expect(adapt("func g(_ a: AnyObject) { \(source) }") == "func g(_ a: AnyObject) { \(expected) }\n")
    #expect(adapt("func g(a: B) { \(source) }") == "func g(a: B) { \(source) }\n")
  }

  @Test(
    "of what is cast as a whole",
    arguments: [
      (
        "if let v = n.userInfo?[k] as AnyObject?, let i = v.integerValue { f(v.tag) }; v.tag",
        "if let v = n.userInfo?[k] as AnyObject?, let i = ObjectMembers(v).integerValue { f(ObjectMembers(v).tag) }; v.tag"
      ),
      (
        "let v = d[\"a\"] as? AnyObject\nlet b = v?.boolValue",
        "let v = d[\"a\"] as? AnyObject\nlet b = ObjectMembers(v)?.boolValue"
      ),
      (
        "func f() { guard let v = g(1) as AnyObject? else { return }; v.doubleValue }; v.doubleValue",
        "func f() { guard let v = g(1) as AnyObject? else { return }; ObjectMembers(v).doubleValue }; v.doubleValue"
      ),
      // Only a part is cast, or something else is named.
      ("let v = f(b as AnyObject); v.tag", "let v = f(b as AnyObject); v.tag"),
      ("let v = a, w = b as AnyObject; v.tag", "let v = a, w = b as AnyObject; v.tag"),
      ("v = b as AnyObject; v.tag", "v = b as AnyObject; v.tag"),
    ])
  func casts(source: String, expected: String) { #expect(adapt(source) == expected + "\n") }

  @Test(
    "of closures' parameters, variables and properties",
    arguments: [
      (
        "let f = { (a: AnyObject) in a.tag }; a.tag",
        "let f = { (a: AnyObject) in ObjectMembers(a).tag }; a.tag"
      ),
      (
        "func f() { let a: AnyObject = b; a.tag }; a.tag",
        "func f() { let a: AnyObject = b; ObjectMembers(a).tag }; a.tag"
      ),
      (
        "class A { weak var a: AnyObject?; func f() { a?.tag; self.a!.tag; b.a.tag } }",
        "class A { weak var a: AnyObject?; func f() { ObjectMembers(a)?.tag; ObjectMembers(self.a!).tag; b.a.tag } }"
      ),
      ("func f(a: AnyObject & P) { a.tag }", "func f(a: AnyObject & P) { a.tag }"),
      (
        "protocol P { func f(a: AnyObject) }; func g() { a.tag }",
        "protocol P { func f(a: AnyObject) }; func g() { a.tag }"
      ),
    ])
  func variables(source: String, expected: String) { #expect(adapt(source) == expected + "\n") }

  @Test("what one class of the module declares for Objective-C is asked of an object of that class")
  func ownMembers() {
    let own = "class B { @objc func run() {}; @IBAction func go() {}; func no() {}; @objc var size = 1 }; "
    let plain = "class B {       func run() {};           func go() {}; func no() {};       var size = 1 }; "
    #expect(
      adapt(
        own
          + "func g(a: AnyObject, b: AnyObject?) { a.run?(); a.go(); a.no(); b?.run(); let c: Int = a.size; if let d = a.size {} }"
      )
        == plain
        + "func g(a: AnyObject, b: AnyObject?) { (a as? B)?.run (); (a as! B).go(); a.no(); (b as? B)?.run(); "
        + "let c: Int = (a as! B).size; if let d = (a as? B)?.size {} }\n")
    // Which one is meant where there are two.
    let two =
      "class B {       func run() {} }; class C {       func run() {} }; func g(a: AnyObject) { a.run() }\n"
    #expect(
      adapt(
        "class B { @objc func run() {} }; class C { @objc func run() {} }; func g(a: AnyObject) { a.run() }")
        == two)
  }

  @Test(
    "of values of dictionaries",
    arguments: [
      (
        "func f(a: [String: AnyObject]) { a[\"b\"]?[\"c\"] }",
        "func f(a: [String: AnyObject]) { ObjectMembers(a[\"b\"])?[\"c\"] }"
      ),
      (
        "func f(a: [String: AnyObject]) { a[\"b\"]!.count }",
        "func f(a: [String: AnyObject]) { ObjectMembers(a[\"b\"]!).count }"
      ),
      (
        "let a = b as? [String: AnyObject]; a?[\"b\"]?.count",
        "let a = b as? [String: AnyObject]; ObjectMembers(a?[\"b\"])?.count"
      ),
      (
        "func f(a: [String: AnyObject]) { a[\"b\"] as? C }",
        "func f(a: [String: AnyObject]) { a[\"b\"] as? C }"
      ),
      ("func f(a: [String: C]) { a[\"b\"]?[\"c\"] }", "func f(a: [String: C]) { a[\"b\"]?[\"c\"] }"),
    ])
  func dictionaries(source: String, expected: String) { #expect(adapt(source) == expected + "\n") }
}
