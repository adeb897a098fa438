// What the code of a document's classes does to its objects. Each source is what applications write, in both languages.

import Foundation
import InterfaceBuilder
import LayoutScene
import SourceCheck
import Testing

@Suite("What code does to a document's objects")
struct CodeFactTests {
  /// A controller with outlets to a label, a button and a constraint, an action of the button, and a view of a class.
  private func facts(_ files: [String: String], mentioned: Set<String> = []) throws -> CodeFacts {
    let document = try InterfaceBuilderDocument(
      bytes: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
        <tableViewController id="c" customClass="Screen" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
          <label id="label"><color key="textColor" name="Ink"/></label><button id="button"><connections><action selector="save:" destination="c" id="a"/></connections></button>
          <view id="own" customClass="Badge" customModule="App" customModuleProvider="target"><constraints><constraint id="height"/></constraints></view>
          <collectionView id="grid"/><tableView id="table"><view key="tableHeaderView" id="header"/></tableView>
          <view id="bars" customClass="UILevelBars" customModule="App" customModuleProvider="target"/>
        </subviews></view>
        <navigationItem key="navigationItem" title="Report" id="bar"/>
        <connections><outlet property="titleLabel" destination="label" id="o1"/><outlet property="barHeight" destination="height" id="o2"/></connections>
        </tableViewController></objects></scene>
        <scene sceneID="n"><objects><navigationController id="nav" customClass="Path" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
        <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene></scenes></document>
        """.utf8), name: "Main.storyboard")
    var (index, census) = (SourceIndex(files: files), ConnectionCensus())
    census.add(document)
    index.prepare(for: census)
    return CodeFacts(of: document, in: index)
  }

  private static func screen(_ body: String) -> String {
    "class Screen: UITableViewController {\n\(body)\n}\n"
  }

  nonisolated static let swift: [(source: String, id: String, kind: CodeFact.Kind, words: String)] = [
    (
      screen("override func viewDidLoad() { titleLabel.text = name }"), "label", .text,
      "`Screen.viewDidLoad` sets another text (Screen.swift:2)"
    ),
    (
      screen("@IBOutlet var titleLabel: UILabel! {\n didSet { self.titleLabel?.font = .body }\n}"), "label",
      .setting,
      "`Screen.titleLabel` sets another font (Screen.swift:3)"
    ),
    (
      screen("func f() { if hidden { titleLabel.isHidden = true } }"), "label", .visibility,
      "`Screen.f` hides or shows it (Screen.swift:2)"
    ),
    (
      screen("func f() { titleLabel.rx.text.onNext(name) }"), "label", .text,
      "`Screen.f` sets another text (Screen.swift:2)"
    ),
    (
      screen("override func viewDidLoad() {\n title = L10n.report\n}"), "bar", .text,
      "`Screen.viewDidLoad` sets another title (Screen.swift:3)"
    ),
    (
      screen("@IBAction func save(_ sender: UIButton) { sender.setTitle(\"Saved\", for: .normal) }"),
      "button", .text,
      "`Screen.save` sets another title (Screen.swift:2)"
    ),
    (
      screen("func f() { barHeight.constant = 0 }"), "height", .constraint,
      "`Screen.f` sets its constant (Screen.swift:2)"
    ),
    (
      screen("func f() { NSLayoutConstraint.deactivate([barHeight]) }"), "height", .constraint,
      "`Screen.f` deactivates it (Screen.swift:2)"
    ),
    (
      screen("func f() { titleLabel.removeFromSuperview() }"), "label", .presence,
      "`Screen.f` removes it (Screen.swift:2)"
    ),
    (
      screen("func f() { titleLabel.heightAnchor.constraint(equalToConstant: 9).isActive = true }"), "label",
      .vertical, "`Screen.f` constrains it (Screen.swift:2)"
    ),
    (
      screen("func f() { row.topAnchor.constraint(equalTo: titleLabel.bottomAnchor).isActive = true }"),
      "label",
      .vertical, "`Screen.f` constrains it (Screen.swift:2)"
    ),
    (
      screen("func f() { Styles.headline(titleLabel) }"), "label", .handed,
      "`Screen.f` hands it to `headline` (Screen.swift:2)"
    ),
    (
      screen("func f() { guard let label = titleLabel else { return } }"), "label", .handed,
      "`Screen.f` gives it another name (Screen.swift:2)"
    ),
    (
      screen("func f() { guard let _label = titleLabel else { return }; _label.addSubview(box) }"), "label",
      .contents,
      "`Screen.f` adds views to it (Screen.swift:2)"
    ),
    (
      screen(
        "override func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 9 }"),
      "table",
      .rowHeight, "`Screen` answers the heights of its rows (Screen.swift:2)"
    ),
    (
      screen(
        "func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)"
          + "-> CGSize { .zero }"), "grid", .rowHeight,
      "`Screen` answers the sizes of its cells (Screen.swift:2)"
    ),
    (
      screen("func f() { titleLabel.applyHeadline() }")
        + "extension UILabel { func applyHeadline() { font = .headline } }", "label", .setting,
      "`Screen.f` sets another font by `applyHeadline` (Screen.swift:2)"
    ),
    (
      screen("func f() { barHeight.setMultiplier(2) }")
        + "extension NSLayoutConstraint { func setMultiplier(_ value: CGFloat) { isActive = false } }",
      "height",
      .constraint, "`Screen.f` changes it by `setMultiplier` (Screen.swift:2)"
    ),
    (
      screen("func f() { titleLabel.contentSize = room }"), "label", .contentSize,
      "`Screen.f` sets the size of its content (Screen.swift:2)"
    ),
    (
      screen("func setUpLogo() { titleLabel.image = logo }"), "label", .startingImage,
      "`Screen.setUpLogo` sets another image (Screen.swift:2)"
    ),
    (
      "@objc(Screen) class Page: UITableViewController {\nfunc f() { titleLabel.addSubview(row) }\n}",
      "label",
      .contents, "`Page.f` adds views to it (Screen.swift:2)"
    ),
    (
      "class Badge: Base {}\nclass Base: UIView { override var intrinsicContentSize: CGSize { .init(width: 44, height: 28) } }",
      "own", .ownSize, "`Base.intrinsicContentSize` answers its size (Screen.swift:2)"
    ),
    (
      "class Badge: UIView { func setUp() { heightAnchor.constraint(equalToConstant: 9).isActive = true } }",
      "own",
      .ownSize, "`Badge.setUp` constrains it (Screen.swift:1)"
    ),
    (
      screen("func f() { titleLabel.frame = frame }"), "label", .frame,
      "`Screen.f` gives it a frame (Screen.swift:2)"
    ),
    (
      screen("func fit() { tableView.tableHeaderView = header }"), "header", .frame,
      "`Screen.fit` gives it a frame (Screen.swift:2)"
    ),
    // Of the project's own, though called as the system's are.
    (
      "public class UILevelBars: UIView {\noverride public var intrinsicContentSize: CGSize { .init(width: w, height: 4) }\n}",
      "bars", .ownSize, "`UILevelBars.intrinsicContentSize` answers its size (Screen.swift:2)"
    ),
    (
      "class Badge: UIView { func setUp() { addSubview(UILabel()) } }", "own", .contents,
      "`Badge.setUp` adds views to it (Screen.swift:1)"
    ),
  ]

  @Test("Swift", arguments: swift)
  func swiftSources(_ source: String, _ id: String, _ kind: CodeFact.Kind, _ words: String) throws {
    #expect(try facts(["App/Screen.swift": source]).first([kind], of: id)?.words == words)
  }

  nonisolated static let objectiveC: [(String, String, CodeFact.Kind, String)] = [
    ("self.titleLabel.text = name;", "label", .text, "`Screen.viewDidLoad` sets another text (Screen.m:4)"),
    ("[_titleLabel setText:name];", "label", .text, "`Screen.viewDidLoad` sets another text (Screen.m:4)"),
    (
      "[[self titleLabel] setFont:font];", "label", .setting,
      "`Screen.viewDidLoad` sets another font (Screen.m:4)"
    ),
    (
      "_barHeight.constant = 0;", "height", .constraint, "`Screen.viewDidLoad` sets its constant (Screen.m:4)"
    ),
    (
      "[self.titleLabel removeFromSuperview];", "label", .presence,
      "`Screen.viewDidLoad` removes it (Screen.m:4)"
    ),
    ("self.title = @\"Report\";", "bar", .text, "`Screen.viewDidLoad` sets another title (Screen.m:4)"),
  ]

  @Test("an image that code sets when something happens is not there from the beginning")
  func laterImage() throws {
    let later = try facts(["Screen.swift": Self.screen("func show() { titleLabel.image = logo }")])
    #expect(later.first([.image], of: "label") != nil && later.first([.startingImage], of: "label") == nil)
  }

  @Test(
    "a colour is replaced from the beginning where code sets the same property",
    arguments: [
      ("override func viewDidLoad() { titleLabel.textColor = ink }", true),
      ("func configure(with row: Row) { titleLabel.textColor = ink }", true),
      ("override func viewDidLoad() { titleLabel.backgroundColor = ink }", false),
      ("func warn() { titleLabel.textColor = .red }", false),
    ])
  func startingColor(body: String, isReplaced: Bool) throws {
    let found = try facts(["Screen.swift": Self.screen(body)])
    #expect(found.first([.color], of: "label") != nil)
    #expect((found.first([.startingColor], of: "label", setting: "textcolor") != nil) == isReplaced)
  }

  @Test(
    "facts of one kind about several properties are kept beside each other, an image by a library is about any"
  )
  func properties() throws {
    let both = try facts([
      "Screen.swift": Self.screen(
        "func viewDidLoad() { titleLabel.backgroundColor = paper; titleLabel.textColor = ink; titleLabel.setImageWith(url) }"
      )
    ])
    #expect(
      ["backgroundcolor", "textcolor", "tintcolor"].map {
        both.first([.startingColor], of: "label", setting: $0)?.property
      } == ["backgroundcolor", "textcolor", nil])
    #expect(both.first([.image], of: "label", setting: "highlightedimage") != nil)
  }

  @Test("a cell's image is replaced before the cell is shown where its class is configured")
  func configuredImage() throws {
    let shown = try facts(["Screen.swift": Self.screen("func configure() { titleLabel.image = logo }")])
    #expect(shown.first([.startingImage], of: "label") != nil)
  }

  @Test("Objective-C", arguments: objectiveC)
  func objectiveCSources(_ line: String, _ id: String, _ kind: CodeFact.Kind, _ words: String) throws {
    let found = try facts([
      "Screen.h": "@interface Screen : UITableViewController\n@end\n",
      "Screen.m": "@implementation Screen\n- (void)viewDidLoad {\n[super viewDidLoad];\n\(line)\n}\n@end\n",
    ])
    #expect(found.first([kind], of: id)?.words == words)
  }

  @Test("another class reaches an outlet by name, where its file has the name of the outlet's class")
  func reachedFromOutside() throws {
    let screen = Self.screen("@IBOutlet var titleLabel: UILabel!")
    func words(_ list: String) throws -> String? {
      try facts(["Screen.swift": screen, "List.swift": list]).first([.text], of: "label")?.words
    }
    #expect(
      try words("class List: NSObject { func show(_ screen: Screen) { screen.titleLabel.text = name } }")
        == "`List.show` sets another text (List.swift:1)")
    #expect(try words("class List: NSObject { func show(_ row: Row) { row.titleLabel.text = name } }") == nil)
  }

  @Test("a size in figures is known, one that is worked out is not")
  func sizes() throws {
    func size(_ body: String) throws -> [Double?] {
      let found = try facts([
        "Badge.swift": "class Badge: UIView { override var intrinsicContentSize: CGSize \(body) }"
      ])
      .first([.ownSize], of: "own")
      return [found?.width, found?.height]
    }
    #expect(try size("{ return CGSize(width: 44, height: 28) }") == [44, 28])
    #expect(try size("{ CGSize(width: UIView.noIntrinsicMetric, height: 50.5) }") == [nil, 50.5])
    #expect(try size("{ CGSize(width: side * 2, height: side) }") == [nil, nil])
  }

  @Test(
    "what is no statement about the object",
    arguments: [
      // Read, compared, declared; another object's; another class's.
      "func f() { let text = titleLabel.text }", "func f() { if titleLabel.text == name {} }",
      "func f() { other.text = name }", "func f() { cell.titleLabel.text = name }",
      "// titleLabel.text = name", "func f() { print(\"titleLabel.text = \") }",
    ])
  func nothing(_ body: String) throws {
    #expect(try facts(["Screen.swift": Self.screen(body)]).first([.text], of: "label") == nil)
  }

  nonisolated static let orientations: [(files: [String: String], kind: CodeFact.Kind?)] = [
    (
      [
        "A.swift": screen(
          "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }")
      ], .upright
    ),
    (
      [
        "A.swift": screen(
          "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { UIDevice.isPad() ? .all : .portrait }"
        )
      ], .uprightOnPhones
    ),
    (
      ["A.swift": screen("override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }")],
      nil
    ),
    (
      [
        "A.swift": screen(
          "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { isPlaying ? .landscape : .portrait }"
        )
      ], nil
    ),
    (
      [
        "A.m":
          "@implementation Screen\n- (NSUInteger)supportedInterfaceOrientations { return UIInterfaceOrientationMaskPortrait; }\n@end",
        "A.h": "@interface Screen : UITableViewController\n@end",
      ], .upright
    ),
    (
      [
        "A.swift": screen("") + "class Tabs: UITabBarController {\n"
          + "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }\n}\n"
      ], .upright
    ),
    (
      [
        "A.swift": screen("override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }")
          + "class Tabs: UITabBarController {\n"
          + "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }\n}\n"
      ], nil
    ),
    (
      [
        "A.swift": "class Path: UINavigationController {\n"
          + "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }\n}\n"
      ], .upright
    ),
    (
      [
        "A.swift": "class Path: UINavigationController {\n"
          + "override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n"
          + "if let top = topViewController { return top.supportedInterfaceOrientations }\nreturn .portrait\n}\n}\n"
      ], nil
    ),
    (["A.swift": delegate("{ .portrait }")], .upright),
    (
      ["A.swift": delegate("{ UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait }")],
      .uprightOnPhones
    ),
    (["A.swift": delegate("{ orientationLock }")], nil),
    (["A.swift": delegate("{ if let mask = player?.mask { return mask }\nreturn .portrait }")], nil),
    (
      [
        "A.swift": screen(
          "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }"),
        "B.m":
          "@implementation AppDelegate\n- (UIInterfaceOrientationMask)application:(UIApplication *)application "
          + "supportedInterfaceOrientationsForWindow:(UIWindow *)window { return UIInterfaceOrientationMaskPortrait; }\n@end",
      ], .upright
    ),
  ]

  private static func delegate(_ body: String) -> String {
    "class AppDelegate: UIResponder {\nfunc application(_ application: UIApplication, "
      + "supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask \(body)\n}\n"
  }

  @Test(
    "a controller that code keeps upright: itself, the controllers around it or the application's delegate",
    arguments: orientations)
  func upright(_ files: [String: String], _ kind: CodeFact.Kind?) throws {
    let fact = try facts(files).first([.upright, .uprightOnPhones], of: "c")
    #expect(fact?.kind == kind)
  }
}
