// Controls of macOS that few documents show: what constraints align of them, and what they are high.

import AppKitLayout
import Foundation
import Plumbline
import Testing

@testable import InterfaceBuilder

@Suite("AppKit controls in documents") struct AppKitControlTests {
  /// The frame, y from above, of a control whose alignment rectangle begins 100 points from the top and 50 from the left.
  private func frame(
    _ tag: String, _ cell: String, build: Int, sizes: String = "", resources: String = ""
  ) throws -> CGRect {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(build)" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="\(build)"/></dependencies>
      <objects><customView id="V"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/><subviews>
      <\(tag) translatesAutoresizingMaskIntoConstraints="NO" id="C">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>\(cell)<constraints>\(sizes)</constraints></\(tag)>
      </subviews><constraints>
      <constraint firstItem="C" firstAttribute="top" secondItem="V" secondAttribute="top" constant="100" id="t"/>
      <constraint firstItem="C" firstAttribute="leading" secondItem="V" secondAttribute="leading" constant="50" id="l"/>
      </constraints></customView></objects><resources>\(resources)</resources></document>
      """
    let scene = try Fixture.laidOut(InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Test.xib"))
    return try #require(scene.view("C")).frame
  }

  private func length(_ name: String, _ points: Int) -> String {
    "<constraint firstAttribute=\"\(name)\" constant=\"\(points)\" id=\"\(name)\"/>"
  }

  @Test("a combo box of macOS 11 to 15 is 23 points high and reaches 1, 1, 2 and 3 beyond what aligns")
  func comboBoxes() throws {
    // `SasquatchMac.storyboard`, build 21701: 306 wide between edges of 302, 23 high.
    let cell =
      #"<comboBoxCell key="cell" borderStyle="bezel"><font key="font" metaFont="system"/></comboBoxCell>"#
    let found = try frame("comboBox", cell, build: 21_701, sizes: length("width", 302))
    #expect(found == CGRect(x: 49, y: 99, width: 306, height: 23))
    #expect(try frame("comboBox", cell, build: 24_506).height == 24)
    #expect(try frame("comboBox", cell, build: 14_460).height == 26)
  }

  @Test("a calendar and a bar of levels have the sizes of Interface Builder's library")
  func fixedSizes() throws {
    let calendar = #"<datePickerCell key="cell" borderStyle="bezel" datePickerStyle="clockAndCalendar"/>"#
    #expect(try frame("datePicker", calendar, build: 21_701).size == CGSize(width: 139, height: 148))
    let level = #"<levelIndicatorCell key="cell" levelIndicatorStyle="discreteCapacity"/>"#
    #expect(try frame("levelIndicator", level, build: 21_701).height == 18)
    let stepper = #"<stepperCell key="cell"/>"#
    #expect(try frame("stepper", stepper, build: 14_460).size == CGSize(width: 19, height: 27))
    #expect(try frame("stepper", stepper, build: 21_701).size == CGSize(width: 19, height: 28))
  }

  @Test(
    "a button without an edge is as much higher or lower as the system's image reaches beyond a capital",
    arguments: [
      ("NSAddTemplate", 18, 16, 24), ("NSRemoveTemplate", 18, 4, 15), ("NSAddTemplate", 11, 11, 20),
    ])
  func signs(image: String, width: Int, height: Int, expected: Int) throws {
    // `PrefAdvancedViewController.xib` of iina, build 23077: plus and minus with a height of 20.
    let cell = """
      <buttonCell key="cell" type="square" bezelStyle="shadowlessSquare" image="\(image)" imagePosition="only">
      <font key="font" metaFont="system"/></buttonCell>
      """
    let found = try frame(
      "button", cell, build: 23_077, sizes: length("width", 20) + length("height", 20),
      resources: "<image name=\"\(image)\" width=\"\(width)\" height=\"\(height)\"/>")
    #expect(found.height == CGFloat(expected) && found.width == 20)
  }

  @Test(
    "guides of a view are known: the safe area is the window's content but for a title over it",
    arguments: [
      ("", 0, 23_094), (#"fullSizeContentView="YES""#, 28, 23_094),
      (#"fullSizeContentView="YES""#, 32, 24_506),
    ])
  func guides(style: String, top: Int, build: Int) throws {
    // `MainMenu.xib` of Transmission, build 22503, ties its list to the safe area: from edge to edge.
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(build)" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><window id="W">
      <windowStyleMask key="styleMask" titled="YES" \(style)/>
      <view key="contentView" id="V"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/><subviews>
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="A">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></customView>
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="B">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></customView></subviews><constraints>
      <constraint firstItem="A" firstAttribute="top" secondItem="S" secondAttribute="top" id="1"/>
      <constraint firstItem="A" firstAttribute="leading" secondItem="S" secondAttribute="leading" id="2"/>
      <constraint firstItem="A" firstAttribute="trailing" secondItem="S" secondAttribute="trailing" id="3"/>
      <constraint firstItem="A" firstAttribute="bottom" secondItem="S" secondAttribute="bottom" id="4"/>
      <constraint firstItem="B" firstAttribute="leading" secondItem="M" secondAttribute="leading" id="5"/>
      <constraint firstItem="B" firstAttribute="trailing" secondItem="M" secondAttribute="trailing" id="6"/>
      </constraints><viewLayoutGuide key="safeArea" id="S"/><viewLayoutGuide key="layoutMargins" id="M"/>
      </view></window></objects></document>
      """
    let scene = try Fixture.laidOut(InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Test.xib"))
    #expect(scene.problems.isEmpty)
    let content = CGRect(x: 0, y: CGFloat(top), width: 400, height: 300 - CGFloat(top))
    #expect(scene.view("A")?.frame == content)
    #expect(scene.view("B")?.frame.minX == 20 && scene.view("B")?.frame.width == 360)
  }
}
