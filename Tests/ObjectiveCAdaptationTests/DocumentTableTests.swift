// The table of what documents may name, as the plugin writes it.

import Testing

@testable import ObjectiveCAdaptation

@Suite("Tables for documents")
struct DocumentTableTests {
  private func adapt(_ text: String, system: SourceSystem? = nil) -> (file: String, table: String) {
    let module = SourceModule([SourceFile(path: "/f.swift", text: text)])
    return (module.adapted(hasDocumentTable: true, system: system)[0], module.documentTable(system: system))
  }

  private static let screen = """
    import UIKit
    final class Screen: UIViewController {
      @IBOutlet private weak var label: UILabel!
      @IBInspectable var radius = 5.0
      @IBAction func save(_ sender: UIButton!, forEvent event: UIEvent) {}
      @IBAction private func close() {}
      @IBSegueAction func make(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
      #if DEBUG
      @IBAction func debug(sender: Any) {}
      #endif
    }
    let after = 1

    """

  @Test("members stand in an extension behind their class, in its file")
  func members() {
    let lines = adapt(Self.screen).file.split(separator: "\n").map { $0.drop { $0 == " " } }
    for entry in [
      "members.append(.property(\"label\", \\Screen.label))",
      "members.append(.property(\"radius\", \\Screen.radius))",
      "members.append(.action(\"save:forEvent:\", Selector(\"save(_:forEvent:)\") { (owner: Screen) in "
        + "{ (first: UIButton?, second: UIEvent) in owner.save(first, forEvent: second) } }))",
      "members.append(.action(\"close\", Selector(\"close\") { (owner: Screen) in { owner.close() } }))",
      "members.append(.creator(\"make:sender:\") { (owner: Screen, coder, sender, segue) in "
        + "owner.make(coder, sender: sender) })",
    ] { #expect(lines.contains(Substring(entry))) }
    let condition = lines.firstIndex(of: "#if (DEBUG)")
    #expect(condition.map { lines[$0 + 1].contains("debugWithSender:") } == true)
  }

  @Test("what follows a class keeps its line")
  func places() {
    let lines = adapt(Self.screen).file.split(separator: "\n", omittingEmptySubsequences: false)
    let mark = lines.lastIndex(of: "#sourceLocation(file: \"/f.swift\", line: 11)")
    // The rest of the line of the brace, and the next one.
    #expect(mark.map { Array(lines[($0 + 1)...($0 + 2)]) } == ["", "let after = 1"])
  }

  @Test("the table lists classes with something for documents, under their conditions")
  func table() {
    let table = adapt(
      """
      import UIKit
      class A: UIView {}
      private class B: UIView {}
      @objc(Public) class C: UIView {}
      class D<T>: UIView { @IBOutlet var x: UIView! }
      class E { private class F: UIView { @IBOutlet var x: UIView! } }
      #if os(iOS)
      class G: UIView { @IBOutlet var x: UIView! }
      #endif
      extension UIView { @IBInspectable var radius: CGFloat { get { 0 } set {} } }
      """, system: .iOS
    ).table
    let entries = table.split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
      $0.hasPrefix("classes.append") || $0.hasPrefix("#if (")
    }
    #expect(
      entries == [
        "classes.append(documentClass1_B())", "classes.append(documentClass2_C())", "#if (true)",
        "classes.append(documentClass4_G())", "classes.append(documentClass5_UIView())",
      ])
  }

  @Test("sources that do not import UIKit, or are built for AppKit, have no table")
  func others() {
    let text = "import Foundation\nclass A { @IBOutlet var x: Int! }\n"
    #expect(adapt(text).table == "// No class of the module has anything for documents.\n")
    #expect(!adapt(text).file.contains("DocumentMember"))
    #expect(!adapt(Self.screen, system: .macOS).file.contains("DocumentMember"))
  }

  @Test("a file that sees UIKit through another module has its entries, and what they need")
  func otherImports() {
    for module in ["MapKit", "WebKit", "PhotosUI"] {
      let (file, table) = adapt(
        "import \(module)\nclass A: UIViewController { @IBOutlet var map: UIView! }\n")
      #expect(file.contains("#if canImport(UIKit)\nimport UIKit\nextension A {"))
      #expect(file.contains(".property(\"map\", \\A.map)"))
      #expect(table.contains("documentClass1_A()"))
    }
    let module = SourceModule([
      SourceFile(path: "/f.swift", text: "class A: UIView { @IBOutlet var b: UIView! }")
    ])
    #expect(module.documentTable(imports: ["UIKit"]).contains("documentClass1_A()"))
    #expect(!module.documentTable().contains("documentClass1_A()"))
  }

  /// On Apple's systems a class with parameters has its outlets and actions, which its subclasses inherit.
  @Test("members of classes with parameters are those of the classes that come from them")
  func genericBases() {
    let (file, table) = adapt(
      """
      import UIKit
      class Base<Model>: UIViewController { @IBOutlet private var table: UITableView! }
      extension Base { @IBAction func more() {} }
      class Home: Base<Int> {}
      class Leaf: Home { @IBOutlet var leaf: UIView! }
      """)
    #expect(file.contains(".property(\"table\", \\Base.table)"))
    #expect(
      file.contains(
        "members: Home.documentMembers3_Home() + Home.documentMembers1_Base() + Home.documentMembers2_Base())"
      ))
    #expect(file.contains("members: Leaf.documentMembers4_Leaf())"))
    #expect(!table.contains("Base"))
    #expect(table.contains("documentClass3_Home()"))
  }

  @Test("conditions of members find the system as those of the source do")
  func systemConditions() {
    let source =
      "import UIKit\nclass A: UIView {\n#if os(iOS) || os(tvOS)\n@IBOutlet var b: UIView!\n#endif\n}"
    #expect(adapt(source, system: .iOS).file.contains("#if (true || false)\n    members.append"))
    #expect(adapt(source).file.contains("#if (os(iOS) || os(tvOS))\n    members.append"))
  }

  @Test(
    "names are those that Objective-C has, whatever stands around the attribute",
    arguments: [
      ("@IBOutlet weak var `switch`: UISwitch!", ".property(\"switch\", \\A.`switch`)"),
      ("@objc(renamed) @IBOutlet var foo: UISwitch!", ".property(\"renamed\", \\A.foo)"),
      ("@IBOutlet @Box<UISwitch?> var a: UISwitch?", ".property(\"a\", \\A.a)"),
      ("@IBOutlet @Lib.Box(1) var a: UISwitch?", ".property(\"a\", \\A.a)"),
      ("@UIKit.IBOutlet var a: UISwitch?", ".property(\"a\", \\A.a)"),
    ])
  func names(source: String, expected: String) {
    #expect(adapt("import UIKit\nclass A: UIView { \(source) }").file.contains("append(\(expected))"))
  }

  @Test("what only documents may set can be named by the table")
  func unavailable() {
    let file = adapt(
      "import UIKit\nclass A: UIView {\n@available(*, unavailable, message: \"IB\") @IBInspectable var a: String? { nil }\n@available(*, unavailable) func b() {}\n}"
    ).file
    #expect(!file.contains("message"))
    #expect(file.contains("@available(*, unavailable) func b()"))
  }

  @Test("awakeFromNib() of a class two steps below NSObject is in the table")
  func awakening() {
    let file = adapt(
      "import UIKit\nclass A: NSObject {}\nclass B: A { override func awakeFromNib() {} }\nclass C: UIView { override func awakeFromNib() {} }"
    ).file
    #expect(file.contains(".awakening { (owner: B) in owner.awakeFromNib() }"))
    #expect(!file.contains("(owner: C)"))
  }
}
