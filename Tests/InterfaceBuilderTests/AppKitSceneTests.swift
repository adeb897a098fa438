// Documents for macOS: frames in AppKit's coordinates, controls of three releases, stacks. Expected frames are those that
// Interface Builder stored in the documents that are named.

import AppKitLayout
import Foundation
import LayoutScene
import Plumbline
import Testing

@testable import InterfaceBuilder

@Suite("AppKit documents") struct AppKitSceneTests {
  /// A xib for macOS of one view, with `content` inside of it.
  private func scene(_ content: String, build: Int, width: Int = 400, height: Int = 300) throws -> Scene {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(build)" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="\(build)"/></dependencies>
      <objects>
      <customView id="V">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
      \(content)
      </customView>
      </objects>
      </document>
      """
    return try Fixture.laidOut(InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Test.xib"))
  }

  private func frame(_ id: String, in scene: Scene) throws -> CGRect {
    let entry = try #require(scene.views.first { $0.id == id })
    return entry.documentRect(entry.view.frame)
  }

  /// A control with a cell, in the upper left corner of its superview's content.
  private func corner(_ tag: String, _ cell: String, top: Int = 20, leading: Int = 20) -> String {
    """
    <subviews>
    <\(tag) verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="C">
    <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
    \(cell)
    </\(tag)>
    </subviews>
    <constraints>
    <constraint firstItem="C" firstAttribute="top" secondItem="V" secondAttribute="top" constant="\(top)" id="t"/>
    <constraint firstItem="C" firstAttribute="leading" secondItem="V" secondAttribute="leading" \
    constant="\(leading)" id="l"/>
    </constraints>
    """
  }

  @Test("y counts from the lower edge, and a fixed frame keeps its distance from it")
  func coordinates() throws {
    let scene = try scene(
      """
      <subviews>
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="A">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      </customView>
      <customView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="F">
      <rect key="frame" x="10" y="30" width="50" height="20"/>
      </customView>
      </subviews>
      <constraints>
      <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" constant="8" id="1"/>
      <constraint firstItem="A" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="2"/>
      <constraint firstItem="A" firstAttribute="width" constant="100" id="3"/>
      <constraint firstItem="A" firstAttribute="height" constant="40" id="4"/>
      </constraints>
      """, build: 22_503)
    #expect(try frame("A", in: scene) == CGRect(x: 0, y: 252, width: 100, height: 40))
    #expect(try frame("F", in: scene) == CGRect(x: 10, y: 30, width: 50, height: 20))
  }

  // A mask's minY is the lower margin: a view with a flexible one stays at the top.
  @Test("masks are AppKit's: minY is the lower margin")
  func masks() throws {
    let scene = try scene(
      """
      <subviews>
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="A">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
      <customView id="T"><rect key="frame" x="0.0" y="90" width="10" height="10"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/></customView>
      <customView id="B"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></customView>
      <customView id="W"><rect key="frame" x="0.0" y="20" width="200" height="60"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></customView>
      </subviews>
      </customView>
      </subviews>
      <constraints>
      <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" id="1"/>
      <constraint firstItem="A" firstAttribute="bottom" secondItem="V" secondAttribute="bottom" id="2"/>
      <constraint firstItem="A" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="3"/>
      <constraint firstItem="A" firstAttribute="trailing" secondItem="V" secondAttribute="trailing" id="4"/>
      </constraints>
      """, build: 22_503)
    #expect(try frame("T", in: scene) == CGRect(x: 0, y: 290, width: 10, height: 10))
    #expect(try frame("B", in: scene) == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(try frame("W", in: scene) == CGRect(x: 0, y: 20, width: 400, height: 260))
  }

  nonisolated struct Control: Sendable, CustomTestStringConvertible {
    var tag: String
    var cell: String
    var build: Int
    /// Of the frame, with constraints of 20 points to the leading and the upper edge of 300.
    var x: CGFloat
    var y: CGFloat
    var height: CGFloat
    var testDescription: String { "\(tag) of build \(build)" }
  }

  nonisolated private static func button(_ type: String, _ bezel: String, _ rest: String = "") -> String {
    """
    <buttonCell key="cell" type="\(type)" title="OK" bezelStyle="\(bezel)" \(rest) inset="2" id="c">\
    <font key="font" metaFont="system"/></buttonCell>
    """
  }
  nonisolated private static let edge = #"borderStyle="border""#

  // Insets and heights: transmission-transmission/PrefsWindow.xib (22503), lwouis-alt-tab-macos (23727),
  // hyperoslo-Cheers/MainMenu.xib (14460), glushchenko-fsnotes/Main-3.storyboard and
  // Ranchero-Software-NetNewsWire/AccountsAddCloudKit.xib (24506 and later).
  @Test(
    "controls reach beyond their alignment rectangle by their kind and release",
    arguments: [
      Control(tag: "button", cell: button("push", "rounded", edge), build: 14_460, x: 14, y: 252, height: 32),
      Control(tag: "button", cell: button("push", "rounded", edge), build: 22_503, x: 13, y: 253, height: 32),
      Control(tag: "button", cell: button("push", "rounded", edge), build: 24_765, x: 20, y: 256, height: 24),
      Control(
        tag: "button", cell: button("check", "regularSquare", #"imagePosition="left""#), build: 15_702, x: 18,
        y: 264, height: 18),
      Control(
        tag: "button", cell: button("check", "regularSquare", #"imagePosition="left""#), build: 22_503, x: 18,
        y: 263, height: 18),
      Control(
        tag: "button", cell: button("check", "regularSquare", #"imagePosition="left""#), build: 24_765, x: 20,
        y: 264, height: 16),
      Control(
        tag: "popUpButton",
        cell: """
          <popUpButtonCell key="cell" type="push" title="A" bezelStyle="rounded" borderStyle="borderAndBezel" id="c">\
          <font key="font" metaFont="menu"/></popUpButtonCell>
          """, build: 23_090, x: 17, y: 256, height: 25),
      Control(
        tag: "textField",
        cell: """
          <textFieldCell key="cell" lineBreakMode="clipping" title="Label" id="c"><font key="font" metaFont="system"/>\
          </textFieldCell>
          """, build: 22_503, x: 18, y: 264, height: 16),
      Control(
        tag: "textField",
        cell: """
          <textFieldCell key="cell" lineBreakMode="clipping" title="Label" id="c"><font key="font" metaFont="system"/>\
          </textFieldCell>
          """, build: 14_109, x: 18, y: 263, height: 17),
      Control(
        tag: "textField",
        cell: """
          <textFieldCell key="cell" borderStyle="bezel" drawsBackground="YES" editable="YES" id="c">\
          <font key="font" metaFont="system"/></textFieldCell>
          """, build: 22_503, x: 20, y: 259, height: 21),
      Control(
        tag: "textField",
        cell: """
          <textFieldCell key="cell" borderStyle="bezel" drawsBackground="YES" editable="YES" id="c">\
          <font key="font" metaFont="system"/></textFieldCell>
          """, build: 24_765, x: 20, y: 256, height: 24),
    ])
  func controls(_ control: Control) throws {
    let frame = try frame("C", in: scene(corner(control.tag, control.cell), build: control.build))
    #expect(frame.minX == control.x && frame.minY == control.y && frame.height == control.height)
  }

  // yichengchen-clashX/Main.storyboard and others: a line of one point in a frame of five.
  @Test("a line is one point thick in a frame of five")
  func line() throws {
    let box = """
      <subviews><box verticalHuggingPriority="750" boxType="separator" \
      translatesAutoresizingMaskIntoConstraints="NO" id="C">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></box></subviews>
      <constraints>
      <constraint firstItem="C" firstAttribute="top" secondItem="V" secondAttribute="top" constant="20" id="t"/>
      <constraint firstItem="C" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="l"/>
      <constraint firstItem="C" firstAttribute="trailing" secondItem="V" secondAttribute="trailing" id="r"/>
      </constraints>
      """
    #expect(try frame("C", in: scene(box, build: 22_503)) == CGRect(x: 0, y: 277, width: 400, height: 5))
  }

  // ianyh-Amethyst/ShortcutsPreferencesViewController.xib: box ab5-OV-I22 (27, 26, 494, 532) with its content
  // (3, 3, 488, 526), although the stored frame of the box is not read.
  @Test("a box keeps the known distances to its content")
  func box() throws {
    let scene = try scene(
      """
      <subviews>
      <box titlePosition="noTitle" translatesAutoresizingMaskIntoConstraints="NO" id="C">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <view key="contentView" id="I"><rect key="frame" x="3" y="3" width="488" height="526"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
      </box>
      </subviews>
      <constraints>
      <constraint firstAttribute="bottom" secondItem="C" secondAttribute="bottom" constant="30" id="1"/>
      <constraint firstAttribute="trailing" secondItem="C" secondAttribute="trailing" constant="30" id="2"/>
      <constraint firstItem="C" firstAttribute="leading" secondItem="V" secondAttribute="leading" constant="30" id="3"/>
      <constraint firstItem="C" firstAttribute="top" secondItem="V" secondAttribute="top" constant="30" id="4"/>
      </constraints>
      """, build: 15_702, width: 548, height: 586)
    #expect(try frame("C", in: scene) == CGRect(x: 27, y: 26, width: 494, height: 532))
    #expect(try frame("I", in: scene) == CGRect(x: 3, y: 3, width: 488, height: 526))
  }

  // The corpus's 75 columns of several views have their first view at the top, at the greatest y.
  @Test("a column begins at the top, hidden views are detached")
  func stack() throws {
    func view(_ id: String, _ attributes: String = "") -> String {
      """
      <customView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <constraints><constraint firstAttribute="width" constant="50" id="\(id)w"/>
      <constraint firstAttribute="height" constant="20" id="\(id)h"/></constraints>
      </customView>
      """
    }
    let scene = try scene(
      """
      <subviews>
      <stackView distribution="fill" orientation="vertical" alignment="leading" spacing="6" \
      detachesHiddenViews="YES" translatesAutoresizingMaskIntoConstraints="NO" id="S">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <subviews>\(view("A"))\(view("H", #"hidden="YES""#))\(view("B"))</subviews>
      <visibilityPriorities><integer value="1000"/><integer value="1000"/><integer value="1000"/></visibilityPriorities>
      <customSpacing><real value="3.4028234663852886e+38"/><real value="3.4028234663852886e+38"/>\
      <real value="3.4028234663852886e+38"/></customSpacing>
      </stackView>
      </subviews>
      <constraints>
      <constraint firstItem="S" firstAttribute="top" secondItem="V" secondAttribute="top" id="1"/>
      <constraint firstItem="S" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="2"/>
      </constraints>
      """, build: 22_503)
    #expect(try frame("S", in: scene) == CGRect(x: 0, y: 254, width: 50, height: 46))
    #expect(try frame("A", in: scene) == CGRect(x: 0, y: 26, width: 50, height: 20))
    #expect(try frame("B", in: scene) == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  // Ranchero-Software-NetNewsWire/AccountsFeedbin.xib, grid zBB-JH-huI: 270 x 49, the labels at the end of the first
  // column and in the middle of rows of 21.
  @Test("a grid's rows and columns are as large as what lies in them")
  func grid() throws {
    func label(_ id: String, _ title: String) -> String {
      """
      <textField key="contentView" horizontalHuggingPriority="251" verticalHuggingPriority="750" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <textFieldCell key="cell" lineBreakMode="clipping" title="\(title)" id="\(id)c"><font key="font" metaFont="system"/>\
      </textFieldCell></textField>
      """
    }
    func field(_ id: String) -> String {
      """
      <textField key="contentView" verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" \
      id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <constraints><constraint firstAttribute="width" constant="200" id="\(id)w"/></constraints>
      <textFieldCell key="cell" borderStyle="bezel" drawsBackground="YES" editable="YES" id="\(id)c">\
      <font key="font" metaFont="system"/></textFieldCell></textField>
      """
    }
    let scene = try scene(
      """
      <subviews>
      <gridView xPlacement="trailing" yPlacement="center" rowAlignment="none" rowSpacing="7" columnSpacing="8" \
      translatesAutoresizingMaskIntoConstraints="NO" id="G">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <rows><gridRow id="r1"/><gridRow id="r2"/></rows>
      <columns><gridColumn id="c1"/><gridColumn xPlacement="leading" id="c2"/></columns>
      <gridCells>
      <gridCell row="r1" column="c1" id="1">\(label("E", "Email:"))</gridCell>
      <gridCell row="r1" column="c2" id="2">\(field("F"))</gridCell>
      <gridCell row="r2" column="c1" id="3">\(label("P", "Password:"))</gridCell>
      <gridCell row="r2" column="c2" id="4">\(field("Q"))</gridCell>
      </gridCells>
      </gridView>
      </subviews>
      <constraints>
      <constraint firstItem="G" firstAttribute="top" secondItem="V" secondAttribute="top" constant="20" id="t"/>
      <constraint firstItem="G" firstAttribute="leading" secondItem="V" secondAttribute="leading" constant="80" id="l"/>
      </constraints>
      """, build: 22_503)
    #expect(try frame("G", in: scene) == CGRect(x: 80, y: 231, width: 270, height: 49))
    #expect(try frame("E", in: scene) == CGRect(x: 23, y: 31, width: 41, height: 16))
    #expect(try frame("F", in: scene) == CGRect(x: 70, y: 28, width: 200, height: 21))
    #expect(try frame("P", in: scene) == CGRect(x: -2, y: 3, width: 66, height: 16))
    #expect(try frame("Q", in: scene) == CGRect(x: 70, y: 0, width: 200, height: 21))
  }

  @Test("a split view's parts fill it beside a divider; the one of the lesser holding priority gives")
  func split() throws {
    func part(_ id: String, x: Int, width: Int) -> String {
      """
      <customView id="\(id)"><rect key="frame" x="\(x)" y="0.0" width="\(width)" height="100"/>
      <autoresizingMask key="autoresizingMask"/></customView>
      """
    }
    let scene = try scene(
      """
      <subviews>
      <splitView dividerStyle="thin" vertical="YES" translatesAutoresizingMaskIntoConstraints="NO" id="S">
      <rect key="frame" x="0.0" y="0.0" width="301" height="100"/>
      <subviews>\(part("A", x: 0, width: 100))\(part("B", x: 101, width: 200))</subviews>
      <holdingPriorities><real value="260"/><real value="250"/></holdingPriorities>
      </splitView>
      </subviews>
      <constraints>
      <constraint firstItem="S" firstAttribute="top" secondItem="V" secondAttribute="top" id="1"/>
      <constraint firstItem="S" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="2"/>
      <constraint firstItem="S" firstAttribute="width" constant="351" id="3"/>
      <constraint firstItem="S" firstAttribute="height" constant="120" id="4"/>
      </constraints>
      """, build: 22_503)
    #expect(try frame("A", in: scene) == CGRect(x: 0, y: 0, width: 100, height: 120))
    #expect(try frame("B", in: scene) == CGRect(x: 101, y: 0, width: 250, height: 120))
  }

  // SwiftGen-SwiftGen/Anonymous.storyboard: label Fpq-6S-0QY of 17 points in the middle of 300 lies at 142, not 141.
  @Test("halves of y are rounded upwards, as AppKit counts")
  func rounding() throws {
    let label = corner("customView", "").replacingOccurrences(
      of: "</constraints>",
      with: """
        <constraint firstItem="C" firstAttribute="width" constant="10" id="w"/>
        <constraint firstItem="C" firstAttribute="height" constant="17" id="h"/>
        </constraints>
        """
    ).replacingOccurrences(
      of: #"firstAttribute="top" secondItem="V" secondAttribute="top" constant="20""#,
      with: #"firstAttribute="centerY" secondItem="V" secondAttribute="centerY""#)
    #expect(try frame("C", in: scene(label, build: 14_109)).minY == 142)
  }

  @Test("unknown elements and missing cells become plain views")
  func unknown() throws {
    for tag in [
      "holodeckView", "textField", "button", "popUpButton", "segmentedControl", "slider", "gridView",
    ] {
      let scene = try scene(corner(tag, ""), build: 22_503)
      #expect(scene.views.map(\.id) == ["V", "C"])
    }
  }

  @Test(
    "the system's lines are as high as both parts in whole points",
    arguments: [
      (9.0, 11.0), (10, 13), (11, 14), (12, 15), (13, 16), (14, 17), (15, 19), (16, 19), (18, 21), (20, 24),
      (22, 26), (30, 35), (40, 47),
    ])
  func lines(size: Double, height: Double) throws {
    // Corpus: single labels of these sizes, 8 of 30 and 40 points in gee1k-uPic/Welcome.storyboard and iina.
    let label = """
      <textFieldCell key="cell" lineBreakMode="clipping" title="A" id="c">\
      <font key="font" metaFont="system" size="\(size)"/></textFieldCell>
      """
    #expect(try frame("C", in: scene(corner("textField", label), build: 22_503)).height == height)
  }

  /// A view that fills another one.
  private func filling(_ id: String, of host: String) -> String {
    ["top", "bottom", "leading", "trailing"].map {
      """
      <constraint firstItem="\(id)" firstAttribute="\($0)" secondItem="\(host)" secondAttribute="\($0)" id="\(id)-\($0)"/>
      """
    }.joined()
  }

  @Test("the view of a tab that is not shown keeps its size")
  func hiddenTabs() throws {
    // AboutWindowController.xib of iina, 23086: a tab view of 400 by 344 whose third tab is 384 wide.
    func tab(_ id: String, _ width: Int) -> String {
      """
      <tabViewItem id="\(id)-item"><view key="view" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="344"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view></tabViewItem>
      """
    }
    let scene = try scene(
      """
      <subviews><tabView type="noTabsNoBorder" initialItem="A-item" translatesAutoresizingMaskIntoConstraints="NO" id="T">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/><tabViewItems>\(tab("A", 400))\(tab("B", 384))\
      </tabViewItems></tabView></subviews><constraints>\(filling("T", of: "V"))</constraints>
      """, build: 23_086, width: 400, height: 344)
    #expect(try frame("A", in: scene) == CGRect(x: 0, y: 0, width: 400, height: 344))
    #expect(try frame("B", in: scene).size == CGSize(width: 384, height: 344))
  }

  @Test("a field across a vertical stack is as wide as the stack, unless it hugs more than usual")
  func fieldsInStacks() throws {
    // GroupInspectorView.xib of MacPass (19455): 251 in a stack of 251; test25_hugging.xib of ibtool (23504): 96 in 440.
    func width(hugging: Int) throws -> CGFloat {
      let scene = try scene(
        """
        <subviews><stackView distribution="fill" orientation="vertical" alignment="leading" \
        horizontalStackHuggingPriority="249.99998474121094" verticalStackHuggingPriority="249.99998474121094" \
        detachesHiddenViews="YES" translatesAutoresizingMaskIntoConstraints="NO" id="S">
        <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/><subviews>
        <textField horizontalHuggingPriority="\(hugging)" verticalHuggingPriority="750" \
        translatesAutoresizingMaskIntoConstraints="NO" id="F">
        <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
        <textFieldCell key="cell" borderStyle="bezel" drawsBackground="YES"><font key="font" metaFont="system"/>
        </textFieldCell></textField></subviews></stackView></subviews>
        <constraints>\(filling("S", of: "V"))</constraints>
        """, build: 23_504, width: 251, height: 100)
      return try frame("F", in: scene).width
    }
    #expect(try width(hugging: 250) == 251)
    #expect(try width(hugging: 350) == 96)
  }

  // NetNewsWire's AccountsFeedbin.xib, AccountsNewsBlur.xib and AccountsReaderAPI.xib: 0 x 0 and no mark.
  @Test("a stack view without views is as small across as along")
  func emptyStack() throws {
    let scene = try scene(
      """
      <subviews><stackView distribution="fill" orientation="horizontal" alignment="bottom" \
      horizontalStackHuggingPriority="249.99998474121094" verticalStackHuggingPriority="249.99998474121094" \
      translatesAutoresizingMaskIntoConstraints="NO" id="S"><rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      </stackView></subviews><constraints>
      <constraint firstItem="S" firstAttribute="top" secondItem="V" secondAttribute="top" id="t"/>
      <constraint firstItem="S" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="l"/></constraints>
      """, build: 22_503)
    #expect(try frame("S", in: scene).size == .zero)
    #expect(scene.views.first { $0.id == "S" }?.view.hasAmbiguousLayout == false)
  }

  @Test("a stack view arranges views of a fixed frame too")
  func fixedFramesInStacks() throws {
    // WelcomeView.xib of MacPass (16097): an image of 128 above a text with a fixed frame, 8 points apart.
    let scene = try scene(
      """
      <subviews><stackView distribution="fill" orientation="vertical" alignment="leading" \
      translatesAutoresizingMaskIntoConstraints="NO" id="S"><rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <subviews><customView translatesAutoresizingMaskIntoConstraints="NO" id="A">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/><constraints>
      <constraint firstAttribute="width" constant="128" id="w"/><constraint firstAttribute="height" constant="128" id="h"/>
      </constraints></customView><button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="B">
      <rect key="frame" x="26" y="-7" width="170" height="32"/>
      <buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" borderStyle="border">
      <font key="font" metaFont="system"/></buttonCell></button></subviews></stackView></subviews><constraints>
      <constraint firstItem="S" firstAttribute="top" secondItem="V" secondAttribute="top" id="t"/>
      <constraint firstItem="S" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="l"/></constraints>
      """, build: 16_097)
    // 128, 8 and the button's 21 between its insets.
    #expect(try frame("S", in: scene).height == 157)
  }

  @Test("a merged cell of a grid has the room of all its columns")
  func mergedCells() throws {
    // Main.storyboard of MonitorControl (23502): lines across both columns of 210 and 470 points with 10 between.
    func cell(_ row: Int, _ column: Int, head: Bool = false, _ content: String = "") -> String {
      let merged = head ? #"headOfMergedCell="H""# : ""
      let id = head && column == 0 ? "H" : "c\(row)\(column)"
      return "<gridCell row=\"r\(row)\" column=\"c\(column)\" \(merged) id=\"\(id)\">\(content)</gridCell>"
    }
    let line = """
      <customView key="contentView" translatesAutoresizingMaskIntoConstraints="NO" id="L">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/><constraints>
      <constraint firstAttribute="height" constant="1" id="h"/></constraints></customView>
      """
    let scene = try scene(
      """
      <subviews><gridView xPlacement="fill" yPlacement="top" rowAlignment="none" columnSpacing="10" \
      translatesAutoresizingMaskIntoConstraints="NO" id="G"><rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <rows><gridRow id="r0"/></rows><columns><gridColumn width="210" id="c0"/><gridColumn width="470" id="c1"/></columns>
      <gridCells>\(cell(0, 0, head: true, line))\(cell(0, 1, head: true))</gridCells></gridView></subviews><constraints>
      <constraint firstItem="G" firstAttribute="top" secondItem="V" secondAttribute="top" id="t"/>
      <constraint firstItem="G" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="l"/></constraints>
      """, build: 23_502, width: 730)
    #expect(try frame("L", in: scene).width == 690)
  }

  struct Column: Sendable {
    var build: Int
    var table: String
    var border: String
    var spacing: Int
    var width: Int
    var frame: CGRect
  }

  // Cells that keep their mask store where the table lays them: EntryInspectorView.xib of MacPass (19529), Preferences.storyboard
  // (24127), HBTrackTitleViewController.xib (24506, 8 wide columns apart), AutotypeCandidateSelectionView.xib (17506, plain),
  // ShareServerProfilesWindowController.xib (14490).
  @Test(
    "a cell of a table without a mask has the width of its column",
    arguments: [
      Column(
        build: 19_529, table: "", border: "none", spacing: 3, width: 190,
        frame: CGRect(x: 11, y: 1, width: 199, height: 36)),
      Column(
        build: 24_127, table: "", border: "bezel", spacing: 3, width: 137,
        frame: CGRect(x: 1, y: 1, width: 146, height: 36)),
      Column(
        build: 24_506, table: #"tableStyle="fullWidth""#, border: "none", spacing: 17, width: 425,
        frame: CGRect(x: 8, y: 1, width: 420, height: 36)),
      Column(
        build: 17_506, table: #"tableStyle="plain""#, border: "none", spacing: 3, width: 435,
        frame: CGRect(x: 1, y: 1, width: 435, height: 36)),
      Column(
        build: 14_490, table: "", border: "none", spacing: 3, width: 195,
        frame: CGRect(x: 1, y: 1, width: 195, height: 36)),
    ])
  func tableColumns(row: Column) throws {
    func mask(_ width: Int, _ height: Int) -> String {
      "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"\(height)\"/>"
    }
    let scene = try scene(
      """
      <subviews><scrollView borderType="\(row.border)" id="S">\(mask(500, 300))
      <clipView key="contentView" id="K">\(mask(500, 300))<subviews>
      <tableView \(row.table) rowHeight="36" viewBased="YES" id="T">\(mask(500, 300))
      <size key="intercellSpacing" width="\(row.spacing)" height="2"/>
      <tableColumns><tableColumn width="\(row.width)" id="N"><prototypeCellViews>
      <tableCellView translatesAutoresizingMaskIntoConstraints="NO" id="C">\(mask(0, 0))<constraints>
      <constraint firstAttribute="height" constant="36" id="h"/></constraints></tableCellView>
      </prototypeCellViews></tableColumn></tableColumns></tableView></subviews></clipView></scrollView></subviews>
      """, build: row.build)
    #expect(try frame("C", in: scene) == row.frame)
  }

  @Test("the content of a sheet lies below its title", arguments: [("sheet", 52.0), ("modal", 0)])
  func sheet(kind: String, top: Double) throws {
    func scene(_ id: String, _ segue: String) -> String {
      """
      <scene sceneID="S\(id)"><objects><viewController id="\(id)"><view key="view" id="\(id)V">
      <rect key="frame" x="0" y="0" width="400" height="300"/></view><connections>\(segue)</connections>
      </viewController></objects></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22504" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><scenes>
      \(scene("A", #"<segue kind="\#(kind)" destination="B" id="s1"/>"#))\(scene("B", ""))</scenes></document>
      """
    let document = try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Sheet.storyboard")
    #expect(document.scenes().map(\.rootView.safeAreaInsets.top) == [0, CGFloat(top)])
  }
}
