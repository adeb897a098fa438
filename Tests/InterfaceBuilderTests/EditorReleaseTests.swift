// What changed with a release of Xcode changes with its first build, also where no document of the corpus lies between: builds
// of plug-ins are those that Xcode wrote (10.2: 14490, 11 beta: 14766, 11: 14824). Heights of bars are UIKit's on devices.

import Foundation
import Plumbline
import Testing

@testable import InterfaceBuilder

@Suite("Releases of the editor") struct EditorReleaseTests {
  @Test(
    "controls look as in the system that a release came with",
    arguments: [
      (3_746.0, 7), (6_254, 8), (9_059, 9), (11_134, 10), (13_196, 11), (14_109, 11), (14_283, 12),
      (14_490, 12), (14_766, 13), (16_087, 13), (17_126, 14), (19_144, 15), (21_207, 16), (22_131, 17),
      (23_084, 18), (24_063, 26),
    ])
  func systems(build: Double, system: Int) {
    #expect(EditorVersion(build: build).generation.system == system)
  }

  @Test(
    "a search bar is 56 points high from Xcode 9 on, with iOS 11", arguments: [(12_089, 44), (13_196, 56)])
  func searchBars(build: Int, height: Int) throws {
    let document = try Fixture.xib(
      "<subviews>\(Fixture.view("S", tag: "searchBar"))</subviews>", build: build)
    let scene = try Fixture.laidOut(document)
    #expect(scene.view("S")?.intrinsicContentSize.height == CGFloat(height))
  }

  private func around(
    _ device: String, build: Double, _ orientation: Orientation, tabBar: Bool = false, toolbar: Bool = false,
    navigationBar: Bool = false
  ) throws -> RootSurroundings {
    let source = try #require(Fixture.xib("").sceneSources.first)
    var bars = InferredBars(simulatedBy: source.root)
    (bars.tabBar, bars.toolbar) = (tabBar, toolbar)
    if navigationBar { bars.navigationBar = InferredBars.NavigationBar() }
    let found = try #require(Device.named(device))
    let isUpright = orientation == .portrait
    return RootSurroundings(
      device: found, orientation: orientation, editor: EditorVersion(build: build), bars: bars,
      width: isUpright ? found.width : found.height, height: isUpright ? found.height : found.width)
  }

  @Test("a tablet's bars are 50 points high from Xcode 10 on, with iOS 12")
  func tabletBars() throws {
    // `Main-43.storyboard` of ioscreator, build 14490: a navigation bar of 50 on ipad9_7, below 20 of a status bar.
    let newer = try around("ipad9_7", build: 14_490, .portrait, tabBar: true, navigationBar: true)
    #expect(newer.safeArea.top == 70 && newer.safeArea.bottom == 50)
    let older = try around("ipad9_7", build: 14_088, .portrait, tabBar: true, navigationBar: true)
    #expect(older.safeArea.top == 64 && older.safeArea.bottom == 49)
    #expect(try around("ipad9_7", build: 22_505, .portrait, toolbar: true).safeArea.bottom == 50)
    #expect(try around("ipad11_0rounded", build: 22_505, .portrait, tabBar: true).safeArea.bottom == 70)
  }

  @Test("bars of a phone on its side are 32 points high, but not of the largest")
  func lowBars() throws {
    #expect(try around("retina4_7", build: 13_196, .landscape, tabBar: true).safeArea.bottom == 32)
    #expect(try around("retina4_7", build: 12_089, .landscape, tabBar: true).safeArea.bottom == 49)
    #expect(try around("retina4_7", build: 22_505, .landscape, toolbar: true).safeArea.bottom == 32)
    #expect(try around("retina5_9", build: 14_490, .landscape, tabBar: true).safeArea.bottom == 53)
    #expect(try around("retina6_1", build: 14_490, .landscape, tabBar: true).safeArea.bottom == 70)
  }

  @Test("Xcode 26 counts a tablet's home indicator twice, and its status bar once")
  func tabletHardware() throws {
    // `CallViewController.xib` and `Main.storyboard` of nextcloud-talk, builds 24743 and 24063.
    let area = try around("ipad12_9rounded", build: 24_743, .landscape).safeArea
    #expect(area.top == 24 && area.bottom == 50)
    #expect(try around("ipad12_9rounded", build: 22_505, .landscape).safeArea.bottom == 20)
  }

  @Test("a small phone's housing takes 44 points up to Xcode 14, as every other one")
  func smallHousing() throws {
    #expect(try around("retina5_4", build: 19_529, .portrait).safeArea.top == 44)
    #expect(try around("retina5_4", build: 22_505, .portrait).safeArea.top == 50)
  }

  private func storyboard(
    device: String, bar: String = "", first: String, second: String = "", size: (Int, Int) = (375, 667),
    kind: String = "viewController"
  ) throws -> InterfaceBuilderDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">\(device)<scenes>
      <scene><objects><navigationController id="N"><navigationBar key="navigationBar" id="B" \(bar)/>
      <connections><segue kind="relationship" relationship="rootViewController" destination="A" id="s1"/></connections>
      </navigationController></objects></scene>
      <scene><objects><\(kind) id="A"><view key="view" id="AV">
      <rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/></view>
      <navigationItem key="navigationItem" id="I" \(first)/>
      <connections><segue kind="show" destination="C" id="s2"/></connections></\(kind)></objects></scene>
      <scene><objects><viewController id="C"><view key="view" id="CV">
      <rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/></view>
      <navigationItem key="navigationItem" id="J" \(second)/></viewController></objects></scene>
      </scenes></document>
      """
    return try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Bars.storyboard")
  }

  private func tops(_ document: InterfaceBuilderDocument) -> [Double] {
    document.sceneSources.map { Surroundings(of: $0, in: document, for: .canvas).safeArea.top }
  }

  private let phone = #"<device id="retina4_7" orientation="portrait"/>"#

  @Test("a prompt makes the bar 30 points higher, and a pushed item that asks for it has a large title")
  func items() throws {
    #expect(try tops(storyboard(device: phone, first: #"prompt="Step 1 of 2""#)) == [94, 64])
    #expect(
      try tops(
        storyboard(
          device: phone, bar: #"largeTitles="YES""#, first: "", second: #"largeTitleDisplayMode="always""#))
        == [116, 116])
    #expect(
      try tops(storyboard(device: phone, first: "", second: #"largeTitleDisplayMode="always""#)) == [64, 64])
  }

  @Test("a device that is not known is one with a screen of the scenes' size")
  func unknownDevice() throws {
    let document = try storyboard(
      device: #"<device id="retina9_9" orientation="portrait"/>"#, first: "", size: (402, 874))
    #expect(document.canvas.device?.id == "retina6_3" && document.canvas.scale == 3)
  }

  @Test("a controller of a kind that is not known has its bars too")
  func unknownController() throws {
    #expect(
      try tops(storyboard(device: phone, first: "", kind: "documentBrowserViewController")) == [64, 64])
  }

  @Test(
    "a simulated screen is found with and without a sign between its digits",
    arguments: [
      ("retina4", "retina4_0"), ("retina47", "retina4_7"), ("retina4_7.fullscreen", "retina4_7"),
      ("retina55", "retina5_5"), ("retina3_5", "retina3_5"),
    ])
  func simulatedScreens(type: String, device: String) throws {
    let document = try Fixture.xib(
      "<simulatedScreenMetrics key=\"simulatedDestinationMetrics\" type=\"\(type)\"/>", build: 9_059)
    let source = try #require(document.sceneSources.first)
    #expect(Surroundings(of: source, in: document, for: .canvas).device?.id == device)
  }
}
