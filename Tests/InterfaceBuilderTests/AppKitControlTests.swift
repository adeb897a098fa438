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
    // Three and two of a storyboard for macOS 26 with fields and texts of known heights around them.
    let small = #"<stepperCell key="cell" controlSize="mini"/>"#
    #expect(try frame("stepper", small, build: 24_506).size == CGSize(width: 13, height: 20))
    let marked = #"<sliderCell key="cell" controlSize="small" numberOfTickMarks="5"/>"#
    #expect(try frame("slider", marked, build: 24_506).height == 18)
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

  nonisolated struct Stored: Sendable, CustomTestStringConvertible {
    var name: String
    var tag = "button"
    var cell: String
    var build: Int
    /// Of the frame, whose alignment rectangle begins at 50 and 100. No width where a text decides it.
    var x: CGFloat = 50
    var y: CGFloat
    var width: CGFloat?
    var height: CGFloat
    var resources = ""
    var testDescription: String { "\(name) of build \(build)" }
  }

  nonisolated private static func button(_ type: String, _ attributes: String, title: String = "OK") -> String
  {
    """
    <buttonCell key="cell" type="\(type)" title="\(title)" \(attributes)><font key="font" metaFont="system"/></buttonCell>
    """
  }
  nonisolated private static func push(_ attributes: String = "") -> String {
    button("push", #"bezelStyle="rounded" borderStyle="border" \#(attributes)"#)
  }
  nonisolated private static func image(_ name: String, _ width: Int, _ height: Int) -> String {
    "<image name=\"\(name)\" width=\"\(width)\" height=\"\(height)\"/>"
  }
  nonisolated private static func menu(_ size: String = "") -> String {
    """
    <popUpButtonCell key="cell" type="push" bezelStyle="rounded" borderStyle="borderAndBezel" \(size)>
    <font key="font" metaFont="system"/></popUpButtonCell>
    """
  }
  nonisolated private static func segments(_ style: String, _ widths: [Int]) -> String {
    let segments = widths.map { "<segment width=\"\($0)\"/>" }.joined()
    return """
      <segmentedCell key="cell" style="\(style)"><font key="font" metaFont="system"/><segments key="segments">\(segments)\
      </segments></segmentedCell>
      """
  }
  nonisolated private static func label(_ font: String) -> String {
    "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" title=\"OK\"><font key=\"font\" \(font)/></textFieldCell>"
  }

  // Frames of documents of the corpus: EntryInspectorView.xib (MacPass, 19529), HBPictureHUDController.xib (HandBrake,
  // 22154), WidgetsManagerViewController.xib (Pock, 19115), PrefUtilsViewController.xib (iina, 22690), SUStatus.xib
  // (Sparkle, 22505), TodayViewController.xib (App Center, 14460), HBSummaryViewController.xib (HandBrake, 22154),
  // PrefsWindow.xib (Transmission, 22503), Presets.xib (HandBrake, 24127), MultipleReplaceView.storyboard (CotEditor,
  // 24408), Audio.xib (HandBrake, 24506), MainWindow.xib (HandBrake, 22689), Main-3.storyboard (FSNotes, 24765),
  // FilterWindowController.xib (iina, 22690), Subtitles.xib (HandBrake, 18122), TitlebarColorAccessoryViewController.xib
  // (MacPass, 13196), OnBoardViewController.xib (Pock, 19115), Packets.storyboard (Bagel, 14460), OverlayWindow.xib
  // (MacPass, 4514), Preferences.xib (Sequel Ace, 24765), MainMenu.xib (Transmission, 24506).
  @Test(
    "controls have the frames that Interface Builder stored",
    arguments: [
      Stored(
        name: "push button with an image", cell: push(#"imagePosition="only" image="NSActionTemplate""#),
        build: 19_529, x: 43, y: 95, width: 45, height: 32, resources: image("NSActionTemplate", 15, 15)),
      Stored(
        name: "push button with an eye", cell: push(#"imagePosition="only" image="NSQuickLookTemplate""#),
        build: 19_529, x: 43, y: 95, width: 50, height: 32, resources: image("NSQuickLookTemplate", 21, 13)),
      Stored(
        name: "textured button with an image",
        cell: button(
          "roundTextured",
          #"bezelStyle="texturedRounded" borderStyle="border" imagePosition="only" image="NSAddTemplate""#),
        build: 19_529, x: 49, y: 99, width: 26, height: 23, resources: image("NSAddTemplate", 14, 13)),
      Stored(
        name: "mini push button", cell: push(#"controlSize="mini""#), build: 22_154, x: 48, y: 98, height: 16),
      Stored(
        name: "large push button", cell: push(#"controlSize="large""#), build: 19_115, x: 44, y: 94,
        height: 40),
      Stored(
        name: "inline button with an image",
        cell: button(
          "inline", #"bezelStyle="inline" borderStyle="border" imagePosition="left" image="forward""#),
        build: 22_690, y: 100, height: 18, resources: image("forward", 11, 11)),
      Stored(
        name: "image alone", cell: button("square", #"imagePosition="only" image="ResumeOff""#),
        build: 24_506,
        y: 100, width: 14, height: 14, resources: image("ResumeOff", 14, 14)),
      Stored(
        name: "symbol alone", cell: button("bevel", #"imagePosition="only" image="NSQuickLookTemplate""#),
        build: 24_765, y: 98, width: 21, height: 13, resources: image("NSQuickLookTemplate", 26, 17)),
      Stored(
        name: "progress bar", tag: "progressIndicator", cell: "", build: 22_505, y: 99, height: 20),
      Stored(name: "menu", tag: "popUpButton", cell: menu(), build: 14_460, x: 48, y: 99, height: 25),
      Stored(
        name: "small menu", tag: "popUpButton", cell: menu(#"controlSize="small""#), build: 22_154, x: 46,
        y: 98,
        height: 22),
      Stored(
        name: "segments", tag: "segmentedControl", cell: segments("roundRect", [32, 32]), build: 22_503,
        x: 49,
        y: 99, width: 71, height: 20),
      Stored(
        name: "segments", tag: "segmentedControl", cell: segments("rounded", [32, 32]), build: 24_127, x: 48,
        y: 99, width: 71, height: 24),
      Stored(
        name: "segments", tag: "segmentedControl", cell: segments("rounded", [24, 24]), build: 24_408, y: 100,
        width: 49, height: 24),
      Stored(
        name: "round slider", tag: "slider",
        cell: #"<sliderCell key="cell" controlSize="small" sliderType="circular"/>"#, build: 24_506, y: 100,
        width: 22, height: 22),
      Stored(
        name: "small path", tag: "pathControl", cell: #"<pathCell key="cell" controlSize="small"/>"#,
        build: 22_689,
        y: 100, height: 20),
      Stored(
        name: "path", tag: "pathControl", cell: #"<pathCell key="cell"/>"#, build: 24_765, y: 100, height: 22),
      Stored(
        name: "box to tick without a title",
        cell: button("check", #"bezelStyle="regularSquare" imagePosition="only""#), build: 22_690, x: 48,
        y: 98,
        width: 18, height: 18),
      Stored(
        name: "small box to tick without a title",
        cell: button(
          "check", #"bezelStyle="regularSquare" imagePosition="left" controlSize="small""#, title: ""),
        build: 18_122, x: 49, y: 99, width: 14, height: 16),
      Stored(
        name: "radio button without a title",
        cell: button("radio", #"bezelStyle="regularSquare" imagePosition="left""#, title: ""), build: 24_765,
        y: 100, width: 16, height: 16),
      Stored(
        name: "small square button",
        cell: button("smallSquare", #"bezelStyle="smallSquare" borderStyle="border""#),
        build: 24_765, y: 99, height: 23),
      Stored(
        name: "label of a style", tag: "textField", cell: label(#"textStyle="title2" name=".SFNS-Regular""#),
        build: 19_115, x: 48, y: 100, height: 21),
      Stored(
        name: "label of 12 points", tag: "textField", cell: label(#"metaFont="cellTitle""#), build: 14_460,
        x: 48,
        y: 100, height: 16),
      Stored(
        name: "label of 14 points", tag: "textField", cell: label(#"metaFont="system" size="14""#),
        build: 4_514,
        x: 48, y: 100, height: 18),
    ])
  func storedFrames(_ control: Stored) throws {
    let found = try frame(control.tag, control.cell, build: control.build, resources: control.resources)
    #expect(found.minX == control.x && found.minY == control.y && found.height == control.height)
    if let width = control.width { #expect(found.width == width) }
  }

  @Test("a colour well of Xcode 9 is aligned by its frame")
  func colorWells() throws {
    // TitlebarColorAccessoryViewController.xib of MacPass, 13196: 32 by 16 as its constraints say.
    let sizes = length("width", 32) + length("height", 16)
    let found = try frame("colorWell", "", build: 13_196, sizes: sizes)
    #expect(found == CGRect(x: 50, y: 100, width: 32, height: 16))
    #expect(try frame("colorWell", "", build: 22_503, sizes: sizes).size == CGSize(width: 38, height: 20))
  }

  private func generation(_ content: String, build: Int) throws -> AppKitGeneration {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(build)" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><dependencies>
      <plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="\(build)"/></dependencies>
      <objects><customView id="V"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/><subviews>\(content)
      </subviews></customView></objects></document>
      """
    return try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Test.xib").appKitGeneration
  }

  @Test("Xcode 26 draws the look of the system that it runs on: a document's scrollers and masks tell")
  func releases() throws {
    func scroller(_ height: Int) -> String {
      """
      <scroller horizontal="YES" id="S"><rect key="frame" x="0.0" y="0.0" width="87" height="\(height)"/></scroller>
      """
    }
    func box(_ height: Int) -> String {
      """
      <button id="B"><rect key="frame" x="0.0" y="0.0" width="45" height="\(height)"/>
      <buttonCell key="cell" type="check" bezelStyle="regularSquare" controlSize="small"/></button>
      """
    }
    #expect(try generation("", build: 17_502) == .catalina)
    #expect(try generation("", build: 17_503) == .bigSur)
    // HBPictureViewController.xib of HandBrake (24127), Preferences.storyboard of uPic (24127).
    #expect(try generation("", build: 24_127) == .bigSur)
    #expect(try generation(scroller(17), build: 24_127) == .tahoe)
    // AccountsAddLocal.xib of NetNewsWire, AudioDefaults.xib and Preferences.xib of HandBrake (24506).
    #expect(try generation("", build: 24_506) == .tahoe)
    #expect(try generation(scroller(16) + box(16), build: 24_506) == .bigSur)
    #expect(try generation(scroller(17) + box(16), build: 24_506) == .tahoe)
    #expect(try generation(box(14), build: 24_127) == .tahoe)
    // PrintPanelAccessory.storyboard of CotEditor (24127) has neither: what constraints place tells where nothing else does.
    func placed(_ element: String, _ height: Int) -> String {
      let name = element.prefix { $0 != " " }
      let cell = #"<popUpButtonCell key="cell" type="roundTextured" bezelStyle="texturedRounded"/>"#
      return """
        <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="P">
        <rect key="frame" x="0.0" y="0.0" width="36" height="\(height)"/>
        \(name == "switch" ? "" : cell)</\(name)>
        """
    }
    let mini = "switch controlSize=\"mini\""
    #expect(try generation(placed(mini, 16), build: 24_127) == .tahoe)
    #expect(try generation(placed(mini, 18), build: 24_506) == .bigSur)
    #expect(try generation(placed("popUpButton", 24), build: 24_127) == .tahoe)
    #expect(try generation(placed("popUpButton", 25), build: 24_506) == .bigSur)
    #expect(try generation(placed("popUpButton", 25) + box(14), build: 24_127) == .tahoe)
  }

  // PrintPanelAccessory.storyboard of CotEditor: three menus of 24 points, each with the first baseline and the middle of
  // such a control.
  @Test(
    "a control of images alone has the baseline of its font: a menu that shares it and its middle stays as high"
  )
  func segmentsOfImages() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="24506" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="24506"/></dependencies>
      <objects><customView id="V"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/><subviews>
      <popUpButton translatesAutoresizingMaskIntoConstraints="NO" id="P">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <popUpButtonCell key="cell" type="roundTextured" title="Left" bezelStyle="texturedRounded" borderStyle="border">
      <font key="font" metaFont="system"/></popUpButtonCell></popUpButton>
      <segmentedControl verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="S">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <segmentedCell key="cell" style="rounded"><font key="font" metaFont="system"/><segments>
      <segment image="arrow.left" catalog="system"/></segments></segmentedCell></segmentedControl>
      </subviews><constraints>
      <constraint firstItem="P" firstAttribute="top" secondItem="V" secondAttribute="top" constant="40" id="t"/>
      <constraint firstItem="P" firstAttribute="leading" secondItem="V" secondAttribute="leading" constant="20" id="l"/>
      <constraint firstItem="S" firstAttribute="leading" secondItem="P" secondAttribute="trailing" constant="8" id="s"/>
      <constraint firstItem="S" firstAttribute="firstBaseline" secondItem="P" secondAttribute="firstBaseline" id="b"/>
      <constraint firstItem="S" firstAttribute="centerY" secondItem="P" secondAttribute="centerY" id="c"/>
      </constraints></customView></objects></document>
      """
    let scene = try Fixture.laidOut(InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Test.xib"))
    let frames = try ["P", "S"].map { try #require(scene.view($0)).frame }
    #expect(frames.map(\.height) == [24, 24] && frames.map(\.minY) == [40, 40])
    #expect(scene.rootView.layoutDiagnosis().conflicts.isEmpty)
  }
}
