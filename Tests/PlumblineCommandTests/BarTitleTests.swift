// Titles of navigation bars and tabs: which room they have on which device, and what is left alone.

import Foundation
import Testing

@Suite("Titles of bars that are cut off")
struct BarTitleTests {
  /// A controller as the root of a navigation controller in one of three tabs.
  private func storyboard(item: String, tab: String = "Home", large: Bool = false) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="tab-aa-001">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s1"><objects>
          <tabBarController id="tab-aa-001">
            <tabBar key="tabBar" id="bar-aa-001"/>
            <connections>
              <segue destination="nav-aa-001" kind="relationship" relationship="viewControllers" id="g1"/>
              <segue destination="x" kind="relationship" relationship="viewControllers" id="g2"/>
              <segue destination="y" kind="relationship" relationship="viewControllers" id="g3"/>
            </connections>
          </tabBarController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <navigationController id="nav-aa-001">
            <tabBarItem key="tabBarItem" title="\(tab)" id="itm-aa-001"/>
            <navigationBar key="navigationBar" largeTitles="\(large ? "YES" : "NO")" id="nb"/>
            <connections>
              <segue destination="con-aa-001" kind="relationship" relationship="rootViewController" id="g4"/>
            </connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController id="con-aa-001">
            <view key="view" contentMode="scaleToFill" id="roo-aa-001">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            </view>
            <navigationItem key="navigationItem" \(item)</navigationItem>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  /// The first words of every finding on a device.
  private func clipped(_ document: String, on device: String) throws -> [String] {
    let scratch = try Scratch()
    try scratch.write("A.storyboard", document)
    let run = try Run(
      ["check", "--only", "clipped", "--format", "json", "--device", device, "A.storyboard"],
      in: scratch.folder)
    return try run.objects().flatMap { $0["findings"] as? [[String: Any]] ?? [] }.map {
      "\(($0["views"] as? [String])?.first ?? "") \($0["message"] as? String ?? "")".components(
        separatedBy: "needs")[0]
    }
  }

  /// 26 letters of the semibold font of 17 points are wider than 200 points and narrower than 288; "Bearbeiten" takes
  /// more than 70.
  private static let title = "title=\"Benachrichtigungen ansehen\" id=\"nit-aa-001\">"
  private static let button = "<barButtonItem key=\"rightBarButtonItem\" title=\"Bearbeiten\" id=\"b\"/>"

  @Test("a title is cut off beside its items, on the device that is too narrow")
  func title() throws {
    let expected = ["nit-aa-001 The title of the navigation bar “Benachrichtigungen ansehen” "]
    #expect(try clipped(storyboard(item: Self.title), on: "retina4_0") == [])
    #expect(try clipped(storyboard(item: Self.title + Self.button), on: "retina4_0") == expected)
    #expect(try clipped(storyboard(item: Self.title + Self.button), on: "retina6_7") == [])
  }

  @Test("a large title has a line of its own, in twice the size")
  func largeTitle() throws {
    let expected = ["nit-aa-001 The large title of the navigation bar “Benachrichtigungen ansehen” "]
    #expect(try clipped(storyboard(item: Self.title + Self.button, large: true), on: "retina4_0") == expected)
    let never = "largeTitleDisplayMode=\"never\" "
    #expect(try clipped(storyboard(item: never + Self.title, large: true), on: "retina4_0") == [])
  }

  @Test("a view in the place of the title is not its text")
  func titleView() throws {
    let view =
      "<view key=\"titleView\" id=\"t\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
    #expect(try clipped(storyboard(item: Self.title + Self.button + view), on: "retina4_0") == [])
  }

  /// A third of 320 points for 25 letters of 10 points, of which none is as narrow as 4.
  @Test("tabs share the width of a phone")
  func tab() throws {
    let item = "title=\"Home\" id=\"nit-aa-001\">"
    let long = storyboard(item: item, tab: "Benachrichtigungszentrale")
    #expect(try clipped(long, on: "retina4_0") == ["itm-aa-001 The tab “Benachrichtigungszentrale” "])
    #expect(try clipped(storyboard(item: item), on: "retina4_0") == [])
    // On a tablet titles stand beside their images.
    #expect(try clipped(long, on: "ipad9_7") == [])
  }

  @Test("notes of the item silence it")
  func ignored() throws {
    let note = Self.title.replacing("title=", with: "userLabel=\"plumbline:ignore clipped\" title=")
    #expect(try clipped(storyboard(item: note + Self.button), on: "retina4_0") == [])
  }
}
