// Documents beside sources. What is told is what stops an application or leaves its code out at run time (UIKit's exceptions
// and warnings); of what the sources do not tell, nothing is.

import ConstraintSolver
import Foundation
import InterfaceBuilder
import Plumbline
import SourceCheck
import Testing

@Suite("Documents beside sources")
struct SourceInspectionTests {
  private static let screen = """
    class Base: UIViewController { @IBOutlet var inherited: UIView? }
    class Screen: Base {
      @IBOutlet weak var titleLabel: UILabel!
      @IBAction func save(_ sender: Any) { titleLabel.isEnabled = true }
    }
    """

  private func found(
    _ controller: String, connections: String = "", sources: [String: String] = ["Screen.swift": screen],
    others: [String] = [], system: String = "iOS.CocoaTouch"
  ) throws -> [String] {
    func document(_ controller: String, _ connections: String) throws -> InterfaceBuilderDocument {
      try InterfaceBuilderDocument(
        bytes: Data(
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="\(system)"><scenes><scene sceneID="s"><objects>
          <viewController id="c" \(controller) sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
          <connections>
          \(connections)
          </connections></viewController></objects></scene></scenes></document>
          """.utf8), name: "Main.storyboard")
    }
    let subject = try document(controller, connections)
    var census = ConnectionCensus()
    census.add(subject)
    for other in others { census.add(try document(controller, other)) }
    let index = SourceIndex(files: sources)
    return SourceInspection(subject, index, census).found.map {
      "\($0.line ?? 0) \($0.kind.rawValue): \($0.message) \($0.fix)"
    }
  }

  private let connected = "<outlet property=\"titleLabel\" destination=\"v\" id=\"o1\"/>"
  private let target = "customClass=\"Screen\" customModule=\"App\" customModuleProvider=\"target\""

  @Test("a document that fits its classes has nothing to be told")
  func fitting() throws {
    let all =
      connected
      + "<outlet property=\"inherited\" destination=\"v\" id=\"o2\"/><outlet property=\"view\" destination=\"v\" id=\"o3\"/><action selector=\"save:\" destination=\"c\" id=\"a\"/>"
    #expect(try found(target, connections: all).isEmpty)
  }

  @Test("after the time limit nothing is compared")
  func timeLimit() throws {
    let outlet = "<outlet property=\"titleLable\" destination=\"v\" id=\"o1\"/>"
    #expect(try !found(target, connections: outlet).isEmpty)
    let late = try TimeLimit.$current.withValue(TimeLimit(seconds: -1)) {
      try found(target, connections: outlet)
    }
    #expect(late.isEmpty)
  }

  @Test("an outlet and an action that the class has not, with the places on both sides")
  func unknownMembers() throws {
    #expect(
      try found(
        target,
        connections: connected
          + "\n<outlet property=\"titleLable\" destination=\"v\" id=\"o2\"/>\n<action selector=\"saev:\" destination=\"c\" id=\"a\"/>"
      )
        == [
          "5 unknown-outlet: Screen (Screen.swift:2) has no outlet titleLable: the app will crash when it loads the scene "
            + "(“this class is not key value coding-compliant for the key titleLable”). Connect titleLabel (Screen.swift:3) "
            + "instead, or delete the connection.",
          "6 unknown-action: Screen (Screen.swift:2) has no action “saev:”: the app will crash when it is sent (“unrecognized "
            + "selector sent to instance”). Connect save: instead, or delete the connection.",
        ])
  }

  @Test(
    "another name is offered where what differs is alike, not for the words that both end in",
    arguments: [
      ("googlePressed:", "Delete the connection, or declare the method with @IBAction."),
      ("closPressed:", "Connect closePressed: instead, or delete the connection."),
      ("closePresed:", "Connect closePressed: instead, or delete the connection."),
    ])
  func sharedEndings(selector: String, fix: String) throws {
    let source = "class Screen: UIViewController { @IBAction func closePressed(_ sender: Any) {} }"
    let action = "<action selector=\"\(selector)\" destination=\"c\" id=\"a\"/>"
    let told = try found(target, connections: action, sources: ["Screen.swift": source])
    #expect(told.count == 1 && told.first?.hasSuffix(fix) == true, "\(told)")
  }

  @Test(
    "a class that lacks several outlets is not the scene's any more: its actions are not told beside them")
  func outgrown() throws {
    let told = try found(
      target,
      connections: """
        <outlet property="first" destination="v" id="o1"/><outlet property="second" destination="v" id="o2"/>
        <action selector="close:" destination="c" id="a"/>
        """, others: [connected])
    #expect(told.count == 1)
    #expect(told.first?.contains("has no outlet first, nor 1 more that the scene connects") == true)
    #expect(told.first?.contains("Delete the scene if nothing loads it") == true)
  }

  /// An extension of a class of the system's declares none, and what that has itself no source declares: NSCollectionViewItem
  /// has the outlets `imageView` and `textField`.
  @Test(
    "classes of the system's keep their names and outlets",
    arguments: [
      ("customClass=\"NSObject\"", "@interface NSObject (Selection)\n- (BOOL)hasSelection;\n@end"),
      (
        "customClass=\"Tile\" customModule=\"App\" customModuleProvider=\"target\"",
        "class Tile: NSCollectionViewItem { @IBOutlet var subTextField: NSTextField! }"
      ),
    ])
  func classesOfTheSystem(object: String, source: String) throws {
    let document = try InterfaceBuilderDocument(
      bytes: Data(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
        <customObject id="-2" \(object)><connections><outlet property="textField" destination="t" id="o"/>
        </connections></customObject><customView id="t"/></objects></document>
        """.utf8), name: "Tile.xib")
    var census = ConnectionCensus()
    census.add(document)
    let index = SourceIndex(files: [source.hasPrefix("@") ? "A.mm" : "A.swift": source])
    #expect(SourceInspection(document, index, census).found.map(\.message) == [])
  }

  /// WebKit's `WebView` has this outlet and this action; no source says so. UIKit and the frameworks beside it have few. What
  /// is nearly an outlet of the class itself is meant for it.
  @Test(
    "what classes of the Mac's frameworks have is not known, and only likely mistakes are told",
    arguments: [("MacOSX.Cocoa", "WebView", 0), ("iOS.CocoaTouch", "GLKViewController", 2)])
  func otherFrameworks(system: String, superclass: String, count: Int) throws {
    let sources = ["Screen.swift": "class Screen: \(superclass) { @IBOutlet var titleLabel: UILabel? }"]
    let more =
      "<outlet property=\"policyDelegate\" destination=\"v\" id=\"o2\"/><action selector=\"goHome:\" destination=\"c\" id=\"a\"/>"
    let all = try found(target, connections: connected + more, sources: sources, system: system)
    #expect(all.count == count, "\(all)")
    let slip = "<outlet property=\"titelLabel\" destination=\"v\" id=\"o1\"/>"
    #expect(try found(target, connections: slip, sources: sources, system: system).count == 1)
  }

  /// `object_setClass` makes an object of a storyboard one of a subclass, which has the action.
  @Test(
    "a controller that code gives another class has that class's members",
    arguments: [
      ("", 1), ("object_setClass(controller, Detail.self)", 0),
      ("object_setClass(Bundle.main, Texts.self)", 1),
      ("// object_setClass(controller, Detail.self)", 1), ("print(\"object_setClass\")", 1),
    ])
  func exchangedClass(call: String, count: Int) throws {
    let sources = [
      "Screen.swift": Self.screen, "Detail.swift": "class Detail: Screen { @IBAction func next(_: Any) {} }",
      "Start.swift":
        "class Start: UIViewController { func show(_ controller: Screen) { \(call) } }",
    ]
    let action = "<action selector=\"next:\" destination=\"c\" id=\"a\"/>"
    #expect(try found(target, connections: connected + action, sources: sources).count == count)
  }

  /// UIKit's classes have no such outlets: the running app throws NSUnknownKeyException.
  @Test("what only classes of AppKit have is missing on iOS")
  func outletsOfAppKit() throws {
    let document = try InterfaceBuilderDocument(
      bytes: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login"><connections>
        <outlet property="textField" destination="t" id="o"/></connections></placeholder><view id="t"/></objects></document>
        """.utf8), name: "Login.xib")
    var census = ConnectionCensus()
    census.add(document)
    let source = "class Login: UIViewController { @IBOutlet var nameField: UITextField? }"
    let index = SourceIndex(files: ["A.swift": source])
    let found = SourceInspection(document, index, census).found
    #expect(found.count == 1 && found[0].message.contains("textField"))
  }

  /// Each scene is a nib of its own, in which an object of another one is not.
  @Test("an action that leads into another scene is sent to nobody", arguments: ["c", "d"])
  func otherScene(target: String) throws {
    func scene(_ id: String, _ connections: String = "") -> String {
      """
      <scene sceneID="scene-\(id)"><objects><viewController id="\(id)" \(self.target) sceneMemberID="viewController">
      <view key="view" id="view-\(id)"/><connections>\(connections)</connections></viewController></objects></scene>
      """
    }
    let action = "<action selector=\"close:\" destination=\"\(target)\" id=\"a\"/>"
    let document = try InterfaceBuilderDocument(
      bytes: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes>\(scene("c", connected + action))\(scene("d", connected))</scenes></document>
        """.utf8), name: "Main.storyboard")
    var census = ConnectionCensus()
    census.add(document)
    let found = SourceInspection(document, SourceIndex(files: ["Screen.swift": Self.screen]), census).found
    #expect(found.map(\.kind.rawValue) == (target == "c" ? ["unknown-action"] : []))
  }

  @Test(
    "a way back that no class has",
    arguments: [
      ("backWithSegue:", nil),
      (
        "bakcWithSegue:",
        "No class in the sources has the unwind action bakcWithSegue:: the segue will do nothing. Connect it to "
          + "backWithSegue: of the scene's Exit instead, or delete it."
      ),
    ])
  func waysBack(selector: String, message: String?) throws {
    let way = "<segue destination=\"x\" kind=\"unwind\" unwindAction=\"\(selector)\" id=\"g\"/>"
    // The class that it leads back to may be any other.
    let sources = [
      "Screen.swift": Self.screen,
      "Start.swift": "class Start: UIViewController { @IBAction func back(segue: UIStoryboardSegue) {} }",
    ]
    #expect(
      try found(target, connections: connected + "\n" + way, sources: sources)
        == [message.map { "5 unknown-action: \($0)" }].compactMap { $0 })
    // A superclass that nobody knows may have it.
    #expect(
      try found(
        target, connections: way,
        sources: ["Screen.swift": "class Screen: LibraryController {}"]
      ).isEmpty)
  }

  /// The run may be of some documents only, and a class may be left over: what nobody names is not told of.
  @Test(
    "outlets of a class that no document names are not told of, unless a class that one names comes from it")
  func unnamedClass() throws {
    let other =
      "class Other: UIViewController { @IBOutlet var image: UIImageView!; func show() { image.alpha = 1 } }"
    #expect(
      try found(target, connections: connected, sources: ["Screen.swift": Self.screen, "Other.swift": other])
        .isEmpty)
    let told = try found(
      target,
      sources: [
        "Screen.swift": "class Screen: Other {}", "Other.swift": other,
      ])
    #expect(
      told.count == 1
        && told.first?.hasPrefix("2 unconnected-outlet: The outlet image of Other (Other.swift:1)") == true)
  }

  @Test("a class with outlets that no document names, where all documents around its source were read")
  func unnamedClasses() throws {
    let index = SourceIndex(files: [
      "Named.swift":
        "class Base: UIViewController { @IBOutlet var own: UIView!; func f() { own.alpha = 1 } }\nclass Named: Base {}",
      "Other.swift": """
      class Other: UIView {
        @IBOutlet weak var title: UILabel!
        @IBOutlet weak var text: UILabel!
        @IBOutlet weak var optional: UILabel?
        @IBOutlet weak var unread: UILabel!
        func show() { (title.alpha, text.alpha) = (1, 1) }
      }
      class Made: UIView { @IBOutlet var label: UILabel!; func make() { label = UILabel() } }
      @objc(Runtime) class Renamed: UIView { @IBOutlet var label: UILabel!; func f() { label.alpha = 1 } }
      """,
      // The class that another one replaces under its name.
      "Before.h": "@interface Runtime : UIView\n@end",
    ])
    var census = ConnectionCensus()
    census.add(
      try InterfaceBuilderDocument(
        bytes: Data(
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
          <view id="v" customClass="Named"/><view id="w" customClass="Runtime"/></objects></document>
          """.utf8), name: "A.xib"))
    let found = index.unnamedClasses(census)
    #expect(
      found.map { "\($0.place.text) \($0.message) \($0.fix)" } == [
        "Other.swift:1 No document names the class Other or a subclass: the outlets text (Other.swift:3), title "
          + "(Other.swift:2) are not connected, and where the class is used the app will crash when it reads them. Set the "
          + "class in its document, create the views in code, or delete what is unused."
      ])
    census.isComplete = false
    #expect(index.unnamedClasses(census) == [])
  }

  @Test("an outlet with an exclamation mark that no document connects")
  func unconnected() throws {
    let told = try found(target)
    #expect(told.count == 1)
    #expect(
      told.first?.hasPrefix("2 unconnected-outlet: The outlet titleLabel of Screen (Screen.swift:3)") == true)
    #expect(try found(target, others: [connected]).isEmpty)
  }

  @Test("an outlet that nobody reads, and one of a class that two files define, stop no program")
  func unread() throws {
    let unread = "class Screen: UIViewController { @IBOutlet var titleLabel: UILabel! }"
    #expect(try found(target, sources: ["Screen.swift": unread]).isEmpty)
    #expect(
      try found(target, sources: ["Old/Screen.swift": Self.screen, "Screen.swift": Self.screen]).isEmpty)
  }

  @Test(
    "an outlet that code reads as an optional stops no program",
    arguments: [
      "titleLabel?.alpha = 1", "if let shown = titleLabel { shown.alpha = 1 }", "_ = titleLabel == nil",
    ])
  func readAsOptional(statement: String) throws {
    let source = """
      class Screen: UIViewController { @IBOutlet var titleLabel: UILabel!
      func f() { \(statement) } }
      """
    #expect(try found(target, sources: ["Screen.swift": source]).isEmpty)
  }

  // `setTitleLabel:` is what key-value coding asks for with either name; `preferredFocusedView` is UIKit's own.
  @Test(
    "an outlet in a capital letter, and one of UIKit's", arguments: ["TitleLabel", "preferredFocusedView"])
  func settable(name: String) throws {
    let outlet = "<outlet property=\"\(name)\" destination=\"v\" id=\"o2\"/>"
    #expect(try found(target, connections: connected + outlet).isEmpty)
  }

  @Test("what one class lacks is one finding")
  func severalMissing() throws {
    let outlets = ["one", "two", "three"].map {
      "<outlet property=\"\($0)\" destination=\"v\" id=\"\($0)\"/>"
    }
    let told = try found(target, connections: connected + outlets.joined())
    #expect(told.count == 1)
    #expect(told.first?.contains("has no outlet one, nor 2 more that the scene connects: ") == true)
  }

  @Test("a placeholder's class is made by nobody, and a target's module need not stand there")
  func classesThatAreFound() throws {
    #expect(
      try found("customClass=\"Screen\" customModuleProvider=\"target\"", connections: connected).isEmpty)
    let document = try InterfaceBuilderDocument(
      bytes: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen"/><view id="v"/></objects></document>
        """.utf8), name: "A.xib")
    let index = SourceIndex(files: ["Screen.swift": "class Screen: UIViewController {}"])
    #expect(SourceInspection(document, index, ConnectionCensus()).found.isEmpty)
  }

  @Test(
    "the owner of a nib for macOS needs no module, an object that the nib makes does", arguments: ["-2", "o"])
  func owner(id: String) throws {
    let document = try InterfaceBuilderDocument(
      bytes: Data(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
        <customObject id="\(id)" customClass="Pane"/></objects></document>
        """.utf8), name: "A.xib")
    var index = SourceIndex(files: ["Pane.swift": "class Pane: NSWindowController {}"])
    var census = ConnectionCensus()
    census.add(document)
    index.prepare(for: census)
    let found = SourceInspection(document, index, census).found
    #expect(found.map(\.kind) == (id == "o" ? [.unknownClass] : []))
  }

  @Test(
    "a class that the sources have not, or have in a module",
    arguments: [
      ("customClass=\"Scren\" customModule=\"App\" customModuleProvider=\"target\"", true),
      ("customClass=\"Elsewhere\" customModule=\"App\" customModuleProvider=\"target\"", true),
      ("customClass=\"Screen\"", true),
      // A library's: its sources are not here.
      ("customClass=\"Elsewhere\" customModule=\"Library\"", false),
      ("customClass=\"Elsewhere\"", false),
      ("customClass=\"UICollectionView\"", false),
    ])
  func unknownClass(attributes: String, isTold: Bool) throws {
    let kinds = try found(attributes, others: [connected]).map { $0.split(separator: " ")[1] }
    #expect(kinds == (isTold ? ["unknown-class:"] : []))
  }

  @Test("a class in a module that the project does not build")
  func modules() throws {
    let sources = [
      "Screen.swift": Self.screen,
      "Package.swift": "let package = Package(name: \"App\", targets: [.target(name: \"App Kit\")])",
    ]
    #expect(
      try found("customClass=\"Screen\" customModule=\"App_Kit\"", connections: connected, sources: sources)
        .isEmpty)
    let told = try found(
      "customClass=\"Screen\" customModule=\"Old\"", connections: connected, sources: sources)
    #expect(told.count == 1 && told.first?.contains("module Old, which the project does not build") == true)
  }

  // The Swift Programming Language (Swift 2.2), Methods: "Swift gives the first parameter name in a method a local parameter
  // name by default, and gives the second and subsequent parameter names both local and external parameter names".
  @Test(
    "Swift 2 leaves the first label out of an action's name",
    arguments: [("", true), ("SWIFT_VERSION = 2.3;", true), ("SWIFT_VERSION = 5.0;", false)])
  func oldActions(setting: String, isKnown: Bool) throws {
    let sources = [
      "Old/Screen.swift": "class Screen: UIViewController { @IBAction func save(sender: AnyObject) {} }",
      "Old/App.xcodeproj/project.pbxproj": "name = App; \(setting)",
      "Other.xcodeproj/project.pbxproj": "SWIFT_VERSION = 5.0;",
    ]
    let told = try found(
      "customClass=\"Screen\"", connections: "<action selector=\"save:\" destination=\"c\" id=\"a\"/>",
      sources: sources)
    #expect(!told.contains { $0.contains("has no action “save:”") } == isKnown)
  }

  @Test("the scroll view that a tab bar of tvOS watches is an outlet of every controller")
  func observedScrollView() throws {
    let all = connected + "<outlet property=\"tabBarObservedScrollView\" destination=\"v\" id=\"o2\"/>"
    #expect(try found(target, connections: all).isEmpty)
  }

  // Mozilla's Lockwise names its module so: an operator on a setting without a name.
  @Test(
    "a module's name with an operator", arguments: [("$(:c99extidentifier)", true), ("$(SUFFIX)", false)])
  func operators(end: String, isKnown: Bool) throws {
    let project = "name = Other; PRODUCT_MODULE_NAME = \"Lockbox\(end)\";"
    let told = try found(
      "customClass=\"Screen\" customModule=\"Lockbox\"", connections: connected,
      sources: ["Screen.swift": Self.screen, "App.xcodeproj/project.pbxproj": project])
    #expect(told.isEmpty == isKnown)
  }

  @Test(
    "a module that the project does not build and no source imports",
    arguments: [
      ("App.xcodeproj/project.pbxproj", "name = App;", true),
      ("Package.swift", "let package = Package(name: \"App\", targets: [.target(name: \"App\")])", true),
      // A project that uses it, and three ways to have a library that only documents name.
      (
        "App.xcodeproj/project.pbxproj",
        "name = App; A1 = { isa = XCSwiftPackageProductDependency; productName = Gauges; };", false
      ),
      (
        "Package.swift",
        "Package(name: \"App\", targets: [.target(name: \"App\", dependencies: [.product(name: \"Gauges\", package: \"g\")])])",
        false
      ),
      ("Other.swift", "import Gauges\nlet a = 0", false),
      ("Podfile", "pod 'Gauges', '~> 2.0'", false),
      ("Podfile.lock", "PODS:\n  - Gauges/Core (2.0)", false),
      ("Cartfile", "github \"someone/Gauges\" ~> 2.0", false),
      ("Bridge.h", "#import <Gauges/Gauges.h>", false),
    ])
  func foreignModules(name: String, text: String, isTold: Bool) throws {
    var sources = ["Screen.swift": Self.screen, name: text]
    if !isTold, !name.hasSuffix("pbxproj"), name != "Package.swift" {
      sources["App.xcodeproj/project.pbxproj"] = "name = App;"
    }
    let told = try found("customClass=\"Gauge\" customModule=\"Gauges\"", sources: sources)
    #expect(
      told
        == (isTold
          ? [
            "2 unknown-class: The class Gauge has the module Gauges, which the project does not build and none "
              + "of its sources imports: the app will use the class of <viewController> instead, which has none of "
              + "its outlets. Set the module in the Identity inspector, or add the library."
          ] : []))
  }

  @Test(
    "members of classes that the sources do not tell completely are not complained of",
    arguments: [
      "class Screen: LibraryController { }",
      "class Screen: UIViewController, P {}\n#if os(iOS)\nextension Screen { @objc var foreign: UIView { view } }\n#endif",
      "class Screen: UIViewController {}\nextension UIViewController { @objc var foreign: UIView? { get { nil } set {} } }",
      "class Middle<T>: UIViewController { @IBOutlet var foreign: UIView? }\nclass Screen: Middle<Int> {}",
    ])
  func precision(source: String) throws {
    #expect(
      try found(
        target, connections: "<outlet property=\"foreign\" destination=\"v\" id=\"o1\"/>",
        sources: ["S.swift": source]
      ).isEmpty)
  }

  @Test("Objective-C's classes count as Swift's")
  func objectiveC() throws {
    let sources = [
      "Screen.h": "@interface Screen : UIViewController\n@property UILabel *titleLabel;\n@end",
      "Screen.m": "@implementation Screen\n- (void)save:(id)sender {}\n@end",
    ]
    let connections = connected + "<action selector=\"save:\" destination=\"c\" id=\"a\"/>"
    #expect(try found("customClass=\"Screen\"", connections: connections, sources: sources).isEmpty)
    // Key-value coding finds instance variables too: those of properties, and those that have names of their own.
    for (key, implementation) in [("_titleLabel", ""), ("label_", "@synthesize titleLabel = label_;")] {
      let files = sources.merging(["Screen.m": "@implementation Screen\n\(implementation)\n@end"]) { $1 }
      let connection = "<outlet property=\"\(key)\" destination=\"v\" id=\"o1\"/>"
      #expect(try found("customClass=\"Screen\"", connections: connection, sources: files).isEmpty)
    }
    let told = try found(
      "customClass=\"Screen\"", connections: "<outlet property=\"titel\" destination=\"v\" id=\"o1\"/>",
      sources: sources)
    #expect(told.count == 1 && told.first?.contains("unknown-outlet: Screen (Screen.h:1)") == true)
  }

  @Test(
    "an outlet that has a value without a connection is not missed",
    arguments: [
      "@IBOutlet var label: UILabel! = UILabel()", "@IBOutlet lazy var label: UILabel! = make()",
      "@IBOutlet var label: UILabel!\n override func loadView() { label = UILabel() }",
      "@IBOutlet var label: UILabel!\n init(_ label: UILabel) { self.label = label }",
    ])
  func ownValues(declaration: String) throws {
    let source = "class Screen: UIViewController { \(declaration) }"
    #expect(try found(target, sources: ["Screen.swift": source]) == [])
    let other =
      "class Screen: UIViewController { @IBOutlet var label: UILabel!; func f() { if label == other {} } }"
    #expect(try found(target, sources: ["Screen.swift": other]).count == 1)
  }

  @Test("names are those that Objective-C has, and all that it sees can be connected")
  func objectiveCNames() throws {
    let source = """
      @objcMembers class Screen: UIViewController {
        @IBOutlet weak var `switch`: UIView!
        @objc(renamed) @IBOutlet var foo: UIView!
        func plain(_ sender: Any) {}
      }
      @objc extension Screen { var more: UIView? { nil }; func ext(_ sender: Any) {} }
      """
    let connections = """
      <outlet property="switch" destination="v" id="1"/><outlet property="renamed" destination="v" id="2"/>
      <outlet property="more" destination="v" id="3"/><action selector="plain:" destination="c" id="4"/>
      <action selector="ext:" destination="c" id="5"/>
      """
    #expect(try found(target, connections: connections, sources: ["Screen.swift": source]) == [])
    #expect(
      try found(
        target, connections: "<outlet property=\"foo\" destination=\"v\" id=\"1\"/>",
        sources: ["Screen.swift": source]
      ).contains { $0.contains("has no outlet foo") })
  }

  @Test("characters of Objective-C are neither brackets nor quotes")
  func characters() throws {
    let header = "@interface Panel : UIViewController\n@end"
    let source = """
      // don't stop
      @implementation Panel
      - (BOOL)isOpen:(unichar)c { if (c == '{' || c == '"' || c == '\\'') { return YES; } return NO; }
      - (IBAction)flip:(id)sender { [self log:@"it's"]; }
      @end
      """
    #expect(
      try found(
        "customClass=\"Panel\"", connections: "<action selector=\"flip:\" destination=\"c\" id=\"1\"/>",
        sources: ["Panel.h": header, "Panel.m": source]) == [])
  }

  @Test("a tool's manifest does not tell the modules of an application")
  func otherManifests() throws {
    let manifest = "let package = Package(name: \"BuildTools\", targets: [.target(name: \"BuildTools\")])"
    let source = "class Screen: UIViewController {}"
    let controller = "customClass=\"Screen\" customModule=\"CoreUI\""
    #expect(
      try found(controller, sources: ["BuildTools/Package.swift": manifest, "Lib/Screen.swift": source]) == []
    )
    #expect(
      try found(controller, sources: ["Lib/Package.swift": manifest, "Lib/Screen.swift": source]).count == 1)
  }
}
