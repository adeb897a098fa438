// What Swift and Objective-C sources declare for documents. Names of actions are those of Apple's "Importing Swift into
// Objective-C" (a first label becomes `With…`, unless it begins with a preposition).

import SourceDeclarations
import Testing

@Suite("Declarations of sources")
struct SourceDeclarationTests {
  private func members(_ text: String) -> [String] {
    SourceDeclarations(of: text).types.flatMap { type in
      type.members.map { "\(type.name) \($0.kind) \($0.documentName) \($0.type) \($0.line)" }
    }
  }

  @Test(
    "members that documents may name",
    arguments: [
      ("class A { @IBOutlet weak var b: UILabel! }", ["A outlet b UILabel! 1"]),
      (
        "class A {\n  @IBOutlet private(set)\n  var b: [UIView]!, c: UIView?\n}",
        ["A outlet b [UIView]! 3", "A outlet c UIView? 3"]
      ),
      (
        "class A { @IBOutlet var b: UILabel! { didSet { var x: Int = 1 } }; @IBInspectable var c = 1.0 }",
        ["A outlet b UILabel! 1", "A attribute c  1"]
      ),
      (
        "class A { @objc dynamic var b: Dictionary<String, [Int]> = [:]\n var c = 1 }",
        ["A property b Dictionary<String, [Int]> 1"]
      ),
      ("@objcMembers class A { var b = 1; private var c = 2; static var d = 3 }", ["A property b  1"]),
      ("class A { class B: UIView { @IBOutlet var c: UIView? } }", ["A.B outlet c UIView? 1"]),
      ("extension A { @IBAction func b(_ sender: Any) {} }", ["A action b:  1"]),
      ("class A { @IBAction func b() {} }", ["A action b  1"]),
      ("class A { @IBAction func b(sender: Any) {} }", ["A action bWithSender:  1"]),
      ("class A { @IBAction func b(for sender: Any) {} }", ["A action bFor:  1"]),
      ("class A { @IBAction func b(_ a: Any, forEvent c: UIEvent) {} }", ["A action b:forEvent:  1"]),
      ("class A { @IBAction @objc(other:) func b(_ a: Any) {} }", ["A action other:  1"]),
      ("class A { @objc func b(_ a: Any) {} }", ["A method b:  1"]),
      (
        "class A { @IBSegueAction func b(_ coder: NSCoder, sender: Any?) -> C? { nil } }",
        ["A creator b:sender:  1"]
      ),
      ("// class A { @IBOutlet var b: UIView! }\nlet a = \"class A { @IBOutlet var b: UIView! }\"", []),
      ("struct A { @IBOutlet var b: UIView! }", []),
      ("protocol A { @objc func b() }", []),
      ("func a() { class B {} }", []),
      // What swift-syntax's parser finds as well (Tools/adapter-oracle).
      (
        "class A { @IBInspectable var b = 1, c = Dictionary<String, Int>(), d = x < y, e: Int }",
        ["A attribute b  1", "A attribute c  1", "A attribute d  1", "A attribute e Int 1"]
      ),
      ("class A { @IBOutlet var (b, c): (UIView, UIView) }", []),
      ("class A { @objc func b(@C(1) _ a: Any, @D with e: Int) {} }", ["A method b:with:  1"]),
      ("class A { let r = /\"[{]/; @IBOutlet var b: UIView! }", ["A outlet b UIView! 1"]),
      ("class A { let r = f(/}\\/\"/, #/ } /* \" /#); @IBOutlet var b: UIView! }", ["A outlet b UIView! 1"]),
      (
        "class A { let r = #/\n } \" # x\n  /#\n let c = (d / e) / \"}\"; @IBOutlet var b: UIView! }",
        ["A outlet b UIView! 4"]
      ),
      ("#!/usr/bin/\"swift\nclass A { @IBOutlet var b: UIView! }", ["A outlet b UIView! 2"]),
      ("class A { let `a } name`: Int; @IBOutlet var b: UIView! }", ["A outlet b UIView! 1"]),
      ("class A { let a = [#\"\"\"\"#, #\"\"\"}\"#]; @IBOutlet var b: UIView! }", ["A outlet b UIView! 1"]),
      ("extension [UIView] { @objc func a() {} }", ["[UIView] method a  1"]),
    ])
  func members(text: String, expected: [String]) { #expect(members(text) == expected) }

  @Test("words end where operators begin, as The Swift Programming Language tells the two apart")
  func words() {
    let text = "_ = x⁃⁃left≤größe🎉 • `in`"
    let bytes = Array(text.utf8)
    let words = SourceLexer.tokens(of: text).filter { $0.kind == .word }
      .map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(words == ["_", "x", "left", "größe🎉", "`in`"])
  }

  @Test("classes with their superclasses, names in Objective-C, reach and conditions")
  func classes() {
    let source = SourceDeclarations(
      of: """
        import UIKit.UIGestureRecognizerSubclass
        import class Foundation.Bundle
        @objc(Public) final class A<T: B>: Base<T>, C where T: D {}
        #if DEBUG
        private class E: UIKit.UIView {}
        #else
        class F: @unchecked Sendable, @retroactive @A(b) G {}
        #endif
        """)
    #expect(source.imports == ["UIKit", "Foundation"])
    #expect(source.types.map(\.name) == ["A", "E", "F"])
    #expect(source.types.map(\.inherited) == [["Base", "C"], ["UIKit.UIView"], ["Sendable", "G"]])
    #expect(source.types.map(\.runtimeName) == ["Public", nil, nil])
    #expect(source.types.map(\.isGeneric) == [true, false, false])
    #expect(source.types.map(\.isPrivate) == [false, true, false])
    #expect(source.types.map(\.conditions) == [[], ["DEBUG"], ["!(DEBUG)"]])
  }

  @Test("Objective-C's interfaces, categories and implementations")
  func objectiveC() {
    let text = """
      // @interface No : NSObject
      @class Other;
      @interface Screen : UIViewController <UITableViewDataSource> {
        IBOutlet UILabel *old;
      }
      @property (weak, nonatomic) IBOutlet UILabel *title;
      @property (nonatomic, copy) void (^block)(id);
      @property IBOutletCollection(UIView) NSArray<UIView *> *parts;
      - (IBAction)save:(id)sender;
      - (void)show:(id)a with:(int)b;
      + (void)make:(id)a;
      @end
      @interface Screen ()
      @property int count;
      @end
      @implementation Screen
      - (IBAction)hidden:(id)sender { if (a) { [self save:a]; } }
      @end
      """
    let classes = ObjectiveCDeclarations.read(SourceWords(text, isObjectiveC: true))
    #expect(classes.map(\.name) == ["Screen", "Screen", "Screen"])
    #expect(classes.map(\.superclass) == ["UIViewController", nil, nil])
    #expect(classes[0].properties.isSuperset(of: ["old", "title", "parts"]))
    #expect(classes[0].outlets == ["old": 4, "title": 6, "parts": 8])
    #expect(classes[0].methods == ["save:", "show:with:"])
    #expect(classes[1].properties == ["count", "_count"])
    #expect(classes[2].methods == ["hidden:"])
  }
}
