// Controllers of storyboards: relationships, segues, children, static rows, languages. What is called when is Apple's
// ("View Controller Programming Guide for iOS", "Using Segues").

import Foundation
import Testing
import UIKit

// MARK: Classes of the documents

class StepController: UIViewController {
  private(set) var log: [String] = []
  var allows = true
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init \(title ?? "-")")
  }
  init?(coder: NSCoder, given: String) {
    super.init(coder: coder)
    log.append("given \(given)")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake")
  }
  override func viewDidLoad() { log.append("loaded \(view.subviews.count)") }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return allows
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "-") \(type(of: segue)) \(type(of: segue.destination))")
  }
  /// The end of a way back: `@IBAction func back(segue:)`.
  func back(segue: UIStoryboardSegue) { log.append("back from \(segue.source.title ?? "-")") }
  /// `@IBSegueAction`.
  func make(_ coder: NSCoder, sender: Any?) -> StepController? {
    StepController(coder: coder, given: sender is UIButton ? "by a button" : "by code")
  }
}

final class QuietSegue: UIStoryboardSegue {
  override func perform() { (source as? StepController)?.view.tag = 99 }
}

// MARK: Tests

@MainActor
@Suite("Storyboards at run time")
struct StoryboardTests {
  private static func document(_ scenes: String, initial: String? = nil) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
    <scenes>\(scenes)</scenes></document>
    """
  }

  private static func scene(
    _ id: String, _ attributes: String = "customClass=\"StepController\" customModule=\"UIKitTests\"",
    kind: String = "viewController", view: String = "", rest: String = ""
  ) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
    <\(kind) storyboardIdentifier="\(id)" title="\(id)" id="\(id)" \(attributes) sceneMemberID="viewController">
    \(view.isEmpty ? "" : "<view key=\"view\" contentMode=\"scaleToFill\" id=\"v-\(id)\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"393\" height=\"852\"/><autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>\(view)</view>")
    \(rest)
    </\(kind)>
    <exit id="x-\(id)" sceneMemberID="exit"/>
    </objects></scene>
    """
  }

  private static func button(_ id: String, _ segue: String) -> String {
    """
    <button buttonType="system" id="\(id)"><rect key="frame" x="0" y="0" width="50" height="30"/><autoresizingMask key="autoresizingMask"/>
    <connections><segue \(segue) id="sg-\(id)"/></connections></button>
    """
  }

  private func storyboard(_ scenes: String, initial: String? = nil) throws -> UIStoryboard {
    UIStoryboard(
      name: "Main", bundle: try testBundle(["Main.storyboard": Self.document(scenes, initial: initial)]))
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 393, height: 852)))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// Adaptive layout (Apple's "Auto Layout Guide", "Size-Class-Specific Layout"): constraints and views are installed, and
  /// constants and axes chosen, by the size classes that the view has, again when these change.
  @Test("what varies by size class is chosen again when the window turns")
  func sizeClasses() throws {
    let varied = """
      <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
        <stackView opaque="NO" spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="row"><rect key="frame" x="0" y="0" width="10" height="10"/>
          <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="fst"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="snd" customClass="Card" customModule="UIKitTests"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
          </subviews>
          <variation key="heightClass=compact" axis="vertical" spacing="9"/>
          <variation key="default"><mask key="subviews"><exclude reference="snd"/></mask></variation>
          <variation key="heightClass=compact"><mask key="subviews"><include reference="snd"/></mask></variation>
        </stackView>
      </subviews>
      <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="v-one" secondAttribute="leading" constant="10" id="led"><variation key="heightClass=compact" constant="33"/></constraint>
        <constraint firstItem="box" firstAttribute="top" secondItem="v-one" secondAttribute="top" id="top"/>
        <constraint firstItem="box" firstAttribute="height" constant="20" id="hgt"/>
        <constraint firstItem="box" firstAttribute="width" constant="100" id="nrw"/>
        <constraint firstItem="box" firstAttribute="width" constant="200" id="wde"/>
        <constraint firstItem="row" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="rtp"/>
        <constraint firstItem="row" firstAttribute="leading" secondItem="v-one" secondAttribute="leading" id="rld"/>
        <constraint firstItem="snd" firstAttribute="width" secondItem="box" secondAttribute="width" id="swd"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="wde"/></mask></variation>
      <variation key="heightClass=compact"><mask key="constraints"><exclude reference="nrw"/><include reference="wde"/></mask></variation>
      """
    let controller = try storyboard(Self.scene("one", view: varied)).instantiateViewController(
      withIdentifier: "one")
    let window = show(controller)
    let box = controller.view.subviews[0]
    let stack = try #require(controller.view.subviews[1] as? UIStackView)
    #expect(box.frame == CGRect(x: 10, y: 0, width: 100, height: 20))
    #expect(stack.axis == .horizontal && stack.spacing == 4)
    #expect(stack.arrangedSubviews.count == 1)
    let turned = UIScreen(size: CGSize(width: 852, height: 393))
    window.screen = turned
    window.layoutIfNeeded()
    #expect(controller.traitCollection.verticalSizeClass == .compact)
    #expect(box.frame == CGRect(x: 33, y: 0, width: 200, height: 20))
    #expect(stack.axis == .vertical && stack.spacing == 9)
    #expect(stack.arrangedSubviews.count == 2)
    #expect(stack.arrangedSubviews.last?.frame.width == 200)
    window.screen = UIScreen(size: CGSize(width: 393, height: 852))
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 10, y: 0, width: 100, height: 20))
    #expect(stack.arrangedSubviews.count == 1 && stack.axis == .horizontal)
  }

  @Test("a controller is made, woken, and its view loaded when it is asked for")
  func order() throws {
    let made = try storyboard(
      Self.scene(
        "one", view: "<subviews>\(Self.button("b1", "destination=\"one\" kind=\"show\""))</subviews>")
    )
    .instantiateViewController(withIdentifier: "one")
    let step = try #require(made as? StepController)
    #expect(step.log == ["init one", "awake"])
    #expect(step.storyboard != nil)
    step.loadViewIfNeeded()
    #expect(step.log == ["init one", "awake", "loaded 1"])
  }

  @Test("a controller may be made by a closure, with more than the coder")
  func creator() throws {
    let step = try storyboard(Self.scene("one")).instantiateViewController(identifier: "one") {
      StepController(coder: $0, given: "this")
    }
    #expect(step.log == ["given this", "awake"])
    #expect(step.title == "one")
  }

  @Test("an identifier that is not there is Apple's exception, and no first controller is nil")
  func unknown() throws {
    let storyboard = try storyboard(Self.scene("one"))
    #expect(
      throws: DocumentLoadingError.noController(
        identifier: "two", document: "Main.storyboard", known: ["one"])
    ) {
      try storyboard.controller(withIdentifier: "two")
    }
    #expect(storyboard.instantiateInitialViewController() == nil)
    #expect(throws: DocumentLoadingError.noStoryboard(name: "Other", bundle: Bundle.main.bundlePath)) {
      try UIStoryboard(name: "Other", bundle: .main).initialController()
    }
  }

  @Test("relationships make the children of navigation, tab and split controllers")
  func relationships() throws {
    let scenes =
      Self.scene(
        "tabs", "", kind: "tabBarController",
        rest: """
          <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
          <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/></connections>
          """)
      + Self.scene(
        "nav", "", kind: "navigationController",
        rest: """
          <tabBarItem key="tabBarItem" title="First" id="t1"/>
          <navigationBar key="navigationBar" id="nb" largeTitles="YES"/>
          <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r3"/></connections>
          """) + Self.scene("one") + Self.scene("two")
    let tabs = try #require(
      storyboard(scenes, initial: "tabs").instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.count == 2)
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(stack.topViewController?.title == "one")
    #expect(stack.navigationBar.prefersLargeTitles)
    #expect(tabs.tabBar.items?.first?.title == "First")
  }

  @Test("a button's segue asks, prepares and shows; one by identifier does not ask")
  func segues() throws {
    let scenes =
      Self.scene(
        "one",
        view:
          "<subviews>\(Self.button("b1", "destination=\"two\" kind=\"presentation\" identifier=\"go\" modalPresentationStyle=\"fullScreen\""))</subviews>"
      )
      + Self.scene("two", view: "<subviews/>")
    let step = try #require(
      storyboard(scenes, initial: "one").instantiateInitialViewController() as? StepController)
    let window = show(step)
    let button = try #require(step.view.subviews.first as? UIButton)
    step.allows = false
    button.sendActions(for: .touchUpInside)
    #expect(step.presentedViewController == nil)
    step.allows = true
    button.sendActions(for: .touchUpInside)
    #expect(step.log.suffix(3) == ["should go", "should go", "prepare go UIStoryboardSegue StepController"])
    #expect(step.presentedViewController?.title == "two")
    #expect(step.presentedViewController?.modalPresentationStyle == .fullScreen)
    step.dismiss(animated: false)
    step.performSegue(withIdentifier: "go", sender: nil)
    #expect(step.log.suffix(2).first == "prepare go UIStoryboardSegue StepController")
    #expect(step.presentedViewController != nil)
    withExtendedLifetime(window) {}
  }

  @Test("a way back ends at the controller with the action, which is told before it is shown again")
  func wayBack() throws {
    let scenes =
      Self.scene(
        "nav", "", kind: "navigationController",
        rest:
          "<connections><segue destination=\"one\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/></connections>"
      )
      + Self.scene(
        "one",
        view:
          "<subviews>\(Self.button("b1", "destination=\"two\" kind=\"show\" identifier=\"on\""))</subviews>")
      + Self.scene(
        "two",
        view:
          "<subviews>\(Self.button("b2", "destination=\"x-two\" kind=\"unwind\" identifier=\"home\" unwindAction=\"backWithSegue:\""))</subviews>"
      )
    let stack = try #require(
      storyboard(scenes, initial: "nav").instantiateInitialViewController() as? UINavigationController)
    let window = show(stack)
    let one = try #require(stack.topViewController as? StepController)
    one.performSegue(withIdentifier: "on", sender: nil)
    let two = try #require(stack.topViewController as? StepController)
    #expect(two.title == "two")
    two.loadViewIfNeeded()
    try #require(two.view.subviews.first as? UIButton).sendActions(for: .touchUpInside)
    #expect(two.log.suffix(2) == ["should home", "prepare home UIStoryboardSegue StepController"])
    #expect(one.log.last == "back from two")
    #expect(stack.topViewController === one)
    withExtendedLifetime(window) {}
  }

  @Test("a segue's controller may be made by a method of the one that it leads from")
  func segueAction() throws {
    let scenes =
      Self.scene(
        "one",
        view:
          "<subviews>\(Self.button("b1", "destination=\"two\" kind=\"presentation\" identifier=\"go\" destinationCreationSelector=\"make:sender:\""))</subviews>"
      ) + Self.scene("two", view: "<subviews/>")
    let one = try #require(
      storyboard(scenes, initial: "one").instantiateInitialViewController() as? StepController)
    let window = show(one)
    try #require(one.view.subviews.first as? UIButton).sendActions(for: .touchUpInside)
    let two = try #require(one.presentedViewController as? StepController)
    #expect(two.log.first == "given by a button")
    #expect(two.title == "two")
    one.dismiss(animated: false)
    one.performSegue(withIdentifier: "go", sender: nil)
    #expect((one.presentedViewController as? StepController)?.log.first == "given by code")
    withExtendedLifetime(window) {}
  }

  @Test("a split controller has the controllers of its relationships")
  func split() throws {
    let scenes =
      Self.scene(
        "split", "", kind: "splitViewController",
        rest: """
          <connections><segue destination="one" kind="relationship" relationship="masterViewController" id="r1"/>
          <segue destination="two" kind="relationship" relationship="detailViewController" id="r2"/></connections>
          """) + Self.scene("one") + Self.scene("two")
    let split = try #require(
      storyboard(scenes, initial: "split").instantiateInitialViewController() as? UISplitViewController)
    #expect(split.viewControllers.map(\.title) == ["one", "two"])
  }

  @Test("a collection has the document's layout, cells and headers")
  func collection() throws {
    func content(_ id: String, _ kind: String, _ text: String) -> String {
      """
      <\(kind) key="contentView" id="c-\(id)"><rect key="frame" x="0" y="0" width="100" height="60"/><subviews>
      <label text="\(text)" id="l-\(id)"><rect key="frame" x="8" y="8" width="60" height="20"/><autoresizingMask key="autoresizingMask"/></label>
      </subviews></\(kind)>
      """
    }
    let scenes = Self.scene(
      "grid", "", kind: "collectionViewController",
      rest: """
        <collectionView key="view" dataMode="prototypes" id="cv"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" minimumInteritemSpacing="4" id="fl">
        <size key="itemSize" width="100" height="60"/><size key="headerReferenceSize" width="50" height="30"/>
        <size key="footerReferenceSize" width="0" height="0"/><inset key="sectionInset" minX="5" minY="6" maxX="7" maxY="8"/>
        </collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="cell" id="k"><rect key="frame" x="0" y="0" width="100" height="60"/>
        \(content("k", "collectionViewCellContentView", "Cell"))</collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" tag="4" id="h"><rect key="frame" x="0" y="0" width="393" height="30"/></collectionReusableView>
        </collectionView>
        """)
    let grid = try #require(
      storyboard(scenes, initial: "grid").instantiateInitialViewController() as? UICollectionViewController)
    let collection = try #require(grid.collectionView)
    let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 100, height: 60))
    #expect(layout.minimumLineSpacing == 12)
    #expect(layout.minimumInteritemSpacing == 4)
    #expect(layout.sectionInset == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
    #expect(layout.headerReferenceSize == CGSize(width: 50, height: 30))
    let cell = collection.dequeueReusableCell(
      withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "Cell")
    #expect(cell.reuseIdentifier == "cell")
    let head = collection.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head",
      for: IndexPath(item: 0, section: 0))
    #expect(head.tag == 4)
  }

  @Test("a segue of a class of the program's goes its own way")
  func customSegue() throws {
    let scenes =
      Self.scene(
        "one",
        view:
          "<subviews>\(Self.button("b1", "destination=\"two\" kind=\"custom\" identifier=\"own\" customClass=\"QuietSegue\" customModule=\"UIKitTests\""))</subviews>"
      )
      + Self.scene("two")
    let step = try #require(
      storyboard(scenes, initial: "one").instantiateInitialViewController() as? StepController)
    step.loadViewIfNeeded()
    step.performSegue(withIdentifier: "own", sender: nil)
    #expect(step.log.last == "prepare own QuietSegue StepController")
    #expect(step.view.tag == 99)
  }

  @Test("an embedded controller is prepared before the parent's viewDidLoad, and fills its container")
  func embedding() throws {
    let scenes =
      Self.scene(
        "one",
        view: """
          <subviews><containerView id="box"><rect key="frame" x="10" y="20" width="100" height="60"/><autoresizingMask key="autoresizingMask"/>
          <connections><segue destination="two" kind="embed" identifier="inner" id="e1"/></connections></containerView></subviews>
          """) + Self.scene("two", view: "<subviews/>")
    let step = try #require(
      storyboard(scenes, initial: "one").instantiateInitialViewController() as? StepController)
    step.loadViewIfNeeded()
    #expect(step.log == ["init one", "awake", "prepare inner UIStoryboardSegue StepController", "loaded 1"])
    #expect(step.children.first?.view.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(step.children.first?.parent === step)
  }

  @Test("a static table has the document's rows, with their heights and titles")
  func staticTable() throws {
    func cell(_ id: String, _ rest: String) -> String {
      """
      <tableViewCell id="\(id)" \(rest)><rect key="frame" x="0" y="0" width="393" height="44"/><autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="c-\(id)"><rect key="frame" x="0" y="0" width="393" height="44"/></tableViewCellContentView></tableViewCell>
      """
    }
    let scenes = Self.scene(
      "table", "", kind: "tableViewController",
      rest: """
        <tableView key="view" dataMode="static" style="grouped" rowHeight="50" id="tv"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <sections>
        <tableViewSection headerTitle="Top" id="s1"><cells>\(cell("c1", "rowHeight=\"70\""))\(cell("c2", ""))</cells></tableViewSection>
        <tableViewSection footerTitle="End" id="s2"><cells>\(cell("c3", ""))</cells></tableViewSection>
        </sections>
        <connections><outlet property="dataSource" destination="table" id="o1"/><outlet property="delegate" destination="table" id="o2"/></connections>
        </tableView>
        """)
    let controller = try #require(
      storyboard(scenes, initial: "table").instantiateInitialViewController() as? UITableViewController)
    let window = show(controller)
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView.numberOfSections == 2)
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 50)
    #expect(controller.tableView.visibleCells.count == 3)
    withExtendedLifetime(window) {}
  }

  @Test("a reference leads into another storyboard of the bundle")
  func reference() throws {
    let reference = """
      <scene sceneID="s-r"><objects><viewControllerPlaceholder storyboardIdentifier="ref" storyboardName="Other" referencedIdentifier="two" id="r" sceneMemberID="viewController"/></objects></scene>
      """
    let bundle = try testBundle([
      "Main.storyboard": Self.document(reference), "Other.storyboard": Self.document(Self.scene("two")),
    ])
    #expect(
      UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "ref").title
        == "two")
  }

  @Test("a controller of code takes the xib of its nibName")
  func nibName() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIViewController"><connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
      <view tag="5" id="v"><rect key="frame" x="0" y="0" width="200" height="100"/></view>
      </objects></document>
      """
    let bundle = try testBundle(["Panel.xib": xib, "PlainView.xib": xib])
    #expect(UIViewController(nibName: "Panel", bundle: bundle).view.tag == 5)
    // Without a name: that of the class, without Controller at its end.
    #expect(PlainViewController(nibName: nil, bundle: bundle).view.tag == 5)
    #expect(UIViewController(nibName: nil, bundle: bundle).view.tag == 0)
    #expect(bundle.loadNibNamed("Panel", owner: UIViewController())?.count == 1)
  }

  @Test("cells of xibs are made for tables")
  func cells() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="l1" detailTextLabel="l2" tag="8" id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="cc"><rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
      <label text="Title" id="l1"><rect key="frame" x="16" y="5" width="40" height="20"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <label text="Subtitle" id="l2"><rect key="frame" x="16" y="25" width="40" height="15"/><fontDescription key="fontDescription" type="system" pointSize="12"/></label>
      </subviews></tableViewCellContentView></tableViewCell></objects></document>
      """
    let bundle = try testBundle(["Cell.xib": xib])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UINib(nibName: "Cell", bundle: bundle), forCellReuseIdentifier: "cell")
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
    #expect(cell.tag == 8)
    #expect(cell.reuseIdentifier == "cell")
    #expect(cell.textLabel?.text == "Title")
    #expect(cell.detailTextLabel?.text == "Subtitle")
  }
}

final class PlainViewController: UIViewController {}
