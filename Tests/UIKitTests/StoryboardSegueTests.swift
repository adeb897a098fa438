// What containers of storyboards have of their own: bars and items of the program's classes, presentations from within them,
// popovers, ways of prototypes, documents that are searched for in the application's bundle. What is called when is Apple's
// ("View Controller Programming Guide for iOS", the references of UIViewController, UIStoryboardSegue and UINib).

import Foundation
import Testing
import UIKit

// MARK: Classes of the documents

final class TallBar: UINavigationBar {
  var corner = 0
}

final class TabAnimation: NSObject {}

final class AnimatedTabItem: UITabBarItem {
  var animation: TabAnimation!
  private(set) var isAwake = false
  private(set) var isOfDocument = false
  override init() { super.init() }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOfDocument = true
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = animation != nil
  }
}

final class LocalizedBarItem: UIBarButtonItem {
  override func awakeFromNib() {
    super.awakeFromNib()
    title = "localized " + (title ?? "")
  }
}

final class CountingItem: UINavigationItem {
  private(set) var count = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    count += 1
  }
}

/// Looks for the popover where Apple's documentation says that its delegate is set.
final class PopoverSource: UIViewController, UIPopoverPresentationControllerDelegate {
  private(set) var found: UIPopoverPresentationController?
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    found = segue.destination.popoverPresentationController
    found?.delegate = self
  }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

final class LoudUnwind: UIStoryboardSegue {
  override func perform() {
    (destination as? StepController)?.view.tag = 7
    super.perform()
  }
}

final class TableSource: NSObject, UITableViewDataSourcePrefetching, UISplitViewControllerDelegate,
  UITabBarDelegate
{
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

// MARK: Tests

@MainActor
@Suite("Segues and bars of storyboards")
struct StoryboardSegueTests {
  private static func write(_ files: [String: String], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
  }

  private static func document(_ scenes: String, initial: String? = nil) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
    <scenes>\(scenes)</scenes></document>
    """
  }

  private static func scene(
    _ id: String, _ attributes: String = "customClass=\"StepController\" customModule=\"UIKitTests\"",
    kind: String = "viewController", view: String = "", rest: String = "", beside: String = ""
  ) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
    <\(kind) storyboardIdentifier="\(id)" title="\(id)" id="\(id)" \(attributes) sceneMemberID="viewController">
    \(view.isEmpty ? "" : "<view key=\"view\" contentMode=\"scaleToFill\" id=\"v-\(id)\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"393\" height=\"852\"/><autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>\(view)</view>")
    \(rest)
    </\(kind)>
    <exit id="x-\(id)" sceneMemberID="exit"/>\(beside)
    </objects></scene>
    """
  }

  private static func button(_ id: String, _ segue: String, _ rest: String = "") -> String {
    """
    <button buttonType="system" id="\(id)"><rect key="frame" x="20" y="100" width="50" height="30"/><autoresizingMask key="autoresizingMask"/>
    <connections><segue \(segue) id="sg-\(id)">\(rest)</segue></connections></button>
    """
  }

  private static func relationship(_ id: String, _ name: String = "rootViewController") -> String {
    "<connections><segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(name)\" id=\"r-\(id)\"/></connections>"
  }

  private func storyboard(_ scenes: String, initial: String? = nil) throws -> UIStoryboard {
    UIStoryboard(
      name: "Main", bundle: try testBundle(["Main.storyboard": Self.document(scenes, initial: initial)]))
  }

  private func show(_ controller: UIViewController, width: CGFloat = 393, height: CGFloat = 852) -> UIWindow {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: width, height: height)))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  // MARK: Bundles

  /// UIStoryboard's reference: "storyboardBundleOrNil: … if you specify nil, this method looks in the main bundle". So the
  /// two are the same, and `Bundle(for:)` of an application's class is the main one.
  @Test("the application's bundle, however it is named, has the documents of its packages")
  func mainBundle() throws {
    let name = "Panel\(UUID().uuidString)"
    let folder = Bundle.main.bundleURL.appendingPathComponent("Tests_\(name).resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view tag="5" id="v"><rect key="frame" x="0" y="0" width="200" height="100"/></view>
      </objects></document>
      """
    try Self.write(
      ["\(name).xib": xib, "\(name).storyboard": Self.document(Self.scene("one"), initial: "one")], to: folder
    )
    let again = try #require(Bundle(path: Bundle.main.bundlePath))
    for bundle in [nil, Bundle.main, again] {
      #expect(try UINib(nibName: name, bundle: bundle).objects(owner: nil).count == 1)
      #expect(try UIStoryboard(name: name, bundle: bundle).controller(withIdentifier: "one").title == "one")
    }
    #expect(again.loadNibNamed(name, owner: nil)?.count == 1)
  }

  // MARK: Presentations within containers

  /// "The view controller that is presented by this view controller, or one of its ancestors in the view controller
  /// hierarchy", and "The presenting view controller is responsible for dismissing the view controller it presented".
  @Test("a controller in a stack knows and dismisses what it presented")
  func presentingWithin() {
    let one = UIViewController()
    let stack = UINavigationController(rootViewController: one)
    let window = show(stack)
    let two = UIViewController()
    one.present(two, animated: false)
    #expect(one.presentedViewController === two)
    #expect(stack.presentedViewController === two)
    #expect(two.presentingViewController === stack)
    one.dismiss(animated: false)
    #expect(one.presentedViewController == nil)
    #expect(two.presentingViewController == nil)
    #expect(two.view.window == nil)
    withExtendedLifetime(window) {}
  }

  @Test("a way back from a presented controller dismisses it, and pops what lies above the end of the way")
  func wayBackFromModal() throws {
    let back = "destination=\"x-two\" kind=\"unwind\" identifier=\"home\" unwindAction=\"backWithSegue:\""
    let scenes =
      Self.scene("nav", "", kind: "navigationController", rest: Self.relationship("one"))
      + Self.scene("one", view: "<subviews/>")
      + Self.scene("two", view: "<subviews>\(Self.button("b2", back))</subviews>")
    let storyboard = try storyboard(scenes, initial: "nav")
    let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    let window = show(stack)
    let one = try #require(stack.topViewController as? StepController)
    let plain = UIViewController()
    for pushes in [false, true] {
      if pushes { stack.pushViewController(plain, animated: false) }
      let two = try #require(storyboard.controller(withIdentifier: "two") as? StepController)
      stack.topViewController?.present(two, animated: false)
      two.performSegue(withIdentifier: "home", sender: nil)
      #expect(one.log.last == "back from two")
      #expect(stack.presentedViewController == nil)
      #expect(stack.viewControllers == [one])
    }
    withExtendedLifetime(window) {}
  }

  @Test(
    "a way back of a class of the program's is gone by its perform(), and containers are asked to bring into sight"
  )
  func ownWayBack() throws {
    let back =
      "destination=\"x-two\" kind=\"unwind\" identifier=\"home\" unwindAction=\"backWithSegue:\" customClass=\"LoudUnwind\" customModule=\"UIKitTests\""
    let scenes =
      Self.scene("nav", "", kind: "navigationController", rest: Self.relationship("one"))
      + Self.scene("one", view: "<subviews/>")
      + Self.scene("two", view: "<subviews>\(Self.button("b2", back))</subviews>")
    let storyboard = try storyboard(scenes, initial: "nav")
    let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    let window = show(stack)
    let one = try #require(stack.topViewController as? StepController)
    let two = try storyboard.controller(withIdentifier: "two")
    stack.pushViewController(two, animated: false)
    two.performSegue(withIdentifier: "home", sender: nil)
    #expect(one.view.tag == 7)
    #expect(stack.topViewController === one)
    withExtendedLifetime(window) {}
  }

  // MARK: Bars

  @Test("a navigation controller's bar is of its class, and as opaque as the document says")
  func navigationBar() throws {
    let bar = """
      <navigationBar key="navigationBar" contentMode="scaleToFill" translucent="NO" largeTitles="YES" id="bar" customClass="TallBar" customModule="UIKitTests">
      <rect key="frame" x="0.0" y="59" width="393" height="44"/><autoresizingMask key="autoresizingMask"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="tag"><integer key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      </navigationBar>
      """
    let scenes =
      Self.scene("nav", "", kind: "navigationController", rest: bar + Self.relationship("one"))
      + Self.scene("one", view: "<subviews/>")
    let stack = try #require(
      storyboard(scenes, initial: "nav").instantiateInitialViewController() as? UINavigationController)
    #expect(stack.navigationBar is TallBar)
    #expect(!stack.navigationBar.isTranslucent)
    #expect(stack.navigationBar.prefersLargeTitles)
    #expect(stack.navigationBar.tag == 3)
    let window = show(stack)
    let top = try #require(stack.topViewController?.view)
    // Content begins below an opaque bar (UIViewController.extendedLayoutIncludesOpaqueBars).
    #expect(top.convert(CGPoint.zero, to: window).y == stack.navigationBar.frame.maxY)
    withExtendedLifetime(window) {}
  }

  @Test("items of bars are of their classes, connected and woken")
  func items() throws {
    let scene = Self.scene(
      "one", "", view: "<subviews/>",
      rest: """
        <tabBarItem key="tabBarItem" title="First" tag="4" id="ti" customClass="AnimatedTabItem" customModule="UIKitTests">
        <connections><outlet property="animation" destination="an" id="oa"/></connections></tabBarItem>
        <navigationItem key="navigationItem" id="ni" customClass="CountingItem" customModule="UIKitTests">
        <barButtonItem key="rightBarButtonItem" title="save" id="bi" customClass="LocalizedBarItem" customModule="UIKitTests"/>
        </navigationItem>
        """, beside: "<customObject id=\"an\" customClass=\"TabAnimation\" customModule=\"UIKitTests\"/>")
    let one = try storyboard(scene).controller(withIdentifier: "one")
    let tab = try #require(one.tabBarItem as? AnimatedTabItem)
    #expect(tab.title == "First")
    #expect(tab.tag == 4)
    #expect(tab.isAwake)
    #expect(tab.isOfDocument)
    let item = try #require(one.navigationItem as? CountingItem)
    // The controller's title, as the document gives the item none.
    #expect(item.title == "one")
    #expect(item.count == 1)
    #expect(item.rightBarButtonItem?.title == "localized save")
  }

  // MARK: Popovers

  /// "To configure the popover, get its presentation controller in prepare(for:sender:)"
  /// (UIPopoverPresentationController).
  @Test("prepare(for:sender:) finds the popover with what it points at; its delegate keeps it one on a phone")
  func popover() throws {
    let way =
      "destination=\"two\" kind=\"popoverPresentation\" identifier=\"pop\" popoverAnchorView=\"b1\""
    let sides = "<popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\" left=\"YES\"/>"
    let scenes =
      Self.scene(
        "one", "customClass=\"PopoverSource\" customModule=\"UIKitTests\"",
        view: "<subviews>\(Self.button("b1", way, sides))</subviews>")
      + Self.scene(
        "two", "", view: "<subviews/>", rest: "<size key=\"freeformSize\" width=\"120\" height=\"80\"/>")
    let one = try #require(
      storyboard(scenes, initial: "one").instantiateInitialViewController() as? PopoverSource)
    let window = show(one)
    let button = try #require(one.view.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    let popover = try #require(one.found)
    #expect(popover.sourceView === button)
    #expect(popover.permittedArrowDirections == [.up, .left])
    let shown = try #require(one.presentedViewController?.view)
    window.layoutIfNeeded()
    #expect(shown.bounds.size == CGSize(width: 120, height: 80))
    // Below the button, which ends at 130.
    #expect(shown.convert(CGPoint.zero, to: window).y >= 130)
  }

  // MARK: Templates

  /// Templates of segues come with the controller: `performSegue(withIdentifier:sender:)` needs no cell.
  @Test("a way that begins at a prototype can be gone before a cell was made")
  func prototypes() throws {
    let table = """
      <tableView key="view" dataMode="prototypes" style="plain" id="tv"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <prototypes><tableViewCell reuseIdentifier="cell" id="c"><rect key="frame" x="0" y="0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="cc"><rect key="frame" x="0" y="0" width="393" height="44"/></tableViewCellContentView>
      <connections><segue destination="two" kind="presentation" identifier="detail" id="sd"/>
      <segue destination="three" kind="presentation" identifier="more" trigger="accessoryAction" id="sm"/></connections></tableViewCell></prototypes>
      </tableView>
      """
    let scenes =
      Self.scene("one", "", kind: "tableViewController", rest: table) + Self.scene("two")
      + Self.scene("three")
    let storyboard = try storyboard(scenes)
    let one = try storyboard.controller(withIdentifier: "one")
    one.performSegue(withIdentifier: "detail", sender: nil)
    #expect(one.presentedViewController?.title == "two")
    one.dismiss(animated: false)
    let other = try #require(storyboard.controller(withIdentifier: "one") as? UITableViewController)
    let cell = try #require(other.tableView.dequeueReusableCell(withIdentifier: "cell"))
    #expect(cell.performCellSegue())
    #expect(other.presentedViewController?.title == "two")
  }

  @Test("a controller that is a part of itself is a mistake, and so is a relationship to nowhere")
  func endless() throws {
    let circle = Self.scene("nav", "", kind: "navigationController", rest: Self.relationship("nav"))
    #expect(throws: DocumentLoadingError.self) { try storyboard(circle).controller(withIdentifier: "nav") }
    let nowhere = Self.scene("nav", "", kind: "navigationController", rest: Self.relationship("gone"))
    #expect(throws: DocumentLoadingError.self) { try storyboard(nowhere).controller(withIdentifier: "nav") }
    let reference =
      "<scene sceneID=\"s\"><objects><viewControllerPlaceholder storyboardIdentifier=\"p\" storyboardName=\"Main\" referencedIdentifier=\"p\" id=\"pl\" sceneMemberID=\"viewController\"/></objects></scene>"
    #expect(throws: DocumentLoadingError.self) { try storyboard(reference).controller(withIdentifier: "p") }
  }

  @Test("a cell's content view has its gestures, attributes and state")
  func contentViews() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <collectionViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <collectionViewCellContentView key="contentView" userInteractionEnabled="NO" alpha="0.5" tag="6" id="cc"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/></userDefinedRuntimeAttributes>
      <connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="og"/></connections></collectionViewCellContentView></collectionViewCell>
      <tapGestureRecognizer id="g"/></objects></document>
      """
    let objects = try UINib(data: Data(xib.utf8), bundle: nil).objects(owner: nil)
    let content = try #require((objects.first as? UICollectionViewCell)?.contentView)
    #expect(content.gestureRecognizers?.count == 1)
    #expect(content.tag == 6)
    #expect(content.alpha == 0.5)
    #expect(!content.isUserInteractionEnabled)
    #expect(content.clipsToBounds)
  }

  @Test(
    "segments without a selected one have none selected",
    arguments: [("", -1), ("selectedSegmentIndex=\"0\"", 0)])
  func segments(attribute: String, expected: Int) throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <segmentedControl \(attribute) id="s"><rect key="frame" x="0" y="0" width="320" height="32"/><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
      </objects></document>
      """
    let control =
      try UINib(data: Data(xib.utf8), bundle: nil).objects(owner: nil).first as? UISegmentedControl
    #expect(control?.selectedSegmentIndex == expected)
  }
}
