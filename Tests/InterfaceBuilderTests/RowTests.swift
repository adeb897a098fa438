// Rows of tables on the canvas: rows of automatic height, and rows that the canvas does not show.

import Foundation
import LayoutScene
import Plumbline
import Testing

@testable import InterfaceBuilder

@Suite("Table rows")
struct RowTests {
  /// A row of 44 with a box of 30 in it that keeps 10 above and `below` below.
  private func row(table: String, cell: String = "", below: Int) throws -> Scene {
    try Fixture.laidOut(
      Fixture.xib(
        """
        <subviews>
        <tableView \(table) translatesAutoresizingMaskIntoConstraints="YES" id="T">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <sections><tableViewSection id="S"><cells>
        <tableViewCell id="R" \(cell)>
        <rect key="frame" x="0.0" y="28" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="C">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <subviews>
        \(Fixture.view("B", """
        <constraints><constraint firstAttribute="height" constant="30" id="h"/>
        <constraint firstAttribute="width" constant="50" id="w"/></constraints>
        """))
        </subviews>
        <constraints>
        <constraint firstItem="B" firstAttribute="leading" secondItem="C" secondAttribute="leading" id="l"/>
        <constraint firstItem="B" firstAttribute="top" secondItem="C" secondAttribute="top" constant="10" id="t"/>
        <constraint firstAttribute="bottom" secondItem="B" secondAttribute="bottom" constant="\(below)" id="b"/>
        </constraints>
        </tableViewCellContentView>
        </tableViewCell>
        </cells></tableViewSection></sections>
        </tableView>
        </subviews>
        """))
  }

  // Yep, EditSkillCell.xib (build 7706): the label in the middle is stored from 32 to 52.5.
  @Test(
    "a cell's document from Xcode 6 left 43 points for the content of a higher cell; another height is meant",
    arguments: [
      (7706, 43.0, 84.5), (7706, 43.5, 84.5), (7706, 84.5, 84.5), (7706, 85, 85), (7706, 60, 60),
      (22_505, 43, 43),
    ])
  func leftOverContent(build: Int, stored: Double, height: Double) throws {
    let document = try InterfaceBuilderDocument(
      bytes: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(build)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <tableViewCell rowHeight="85" id="R"><rect key="frame" x="0.0" y="0.0" width="320" height="85"/>
        <tableViewCellContentView key="contentView" id="C"><rect key="frame" x="0.0" y="0.0" width="320" height="\(stored)"/>
        </tableViewCellContentView></tableViewCell></objects></document>
        """.utf8), name: "A.xib")
    #expect(try Fixture.laidOut(document).frame("C") == [0, 0, 320, height])
  }

  @Test("a row of automatic height gives its content the height that it requires; its frame stays as stored")
  func automatic() throws {
    let scene = try row(table: #"rowHeight="-1""#, below: 10)
    #expect(scene.frame("B") == [0, 10, 50, 30])
    #expect(scene.frame("C") == [0, 0, 320, 44])
    let diagnosis = scene.rootView.layoutDiagnosis()
    let found = try #require(diagnosis.ambiguities.first)
    #expect(diagnosis.conflicts.isEmpty && diagnosis.ambiguities.count == 1)
    #expect(found.view === scene.view("C") && found.variables == ["height"] && found.isGivenFrameRefused)
    #expect(found.witness.0.height == 44 && found.witness.1.height == 50)
  }

  @Test("a row of automatic height whose stored height suits its content is in order")
  func suitable() throws {
    let diagnosis = try row(table: #"rowHeight="-1""#, below: 4).rootView.layoutDiagnosis()
    #expect(diagnosis.ambiguities.isEmpty && diagnosis.conflicts.isEmpty)
  }

  // LoopKit-Loop/Main.storyboard 9An-oU-9y7: a row of 66 whose content requires more; what is in it has less.
  @Test(
    "a row with a height of its own keeps it: a conflict",
    arguments: [(#"rowHeight="44""#, ""), (#"rowHeight="-1""#, #"rowHeight="44""#)])
  func given(table: String, cell: String) throws {
    let diagnosis = try row(table: table, cell: cell, below: 10).rootView.layoutDiagnosis()
    #expect(diagnosis.conflicts.count == 1 && diagnosis.ambiguities.isEmpty)
  }

  // ProductDetailWebViewTableViewCell.xib and KeyAssignmentTableViewCell.xib: 181 for 180 and 67 for 48, with the content
  // view marked and nothing else.
  @Test("a cell of its own gives its content the height that it requires, whatever row height it stores")
  func cellOfXib() throws {
    let content = """
      <tableViewCellContentView key="contentView" id="C">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <subviews>\(Fixture.view("B", """
        <constraints><constraint firstAttribute="height" constant="30" id="h"/>
        <constraint firstAttribute="width" constant="50" id="w"/></constraints>
        """))</subviews>
      <constraints>
      <constraint firstItem="B" firstAttribute="leading" secondItem="C" secondAttribute="leading" id="l"/>
      <constraint firstItem="B" firstAttribute="top" secondItem="C" secondAttribute="top" constant="10" id="t"/>
      <constraint firstAttribute="bottom" secondItem="B" secondAttribute="bottom" constant="10" id="b"/>
      </constraints>
      </tableViewCellContentView>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23721" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_1" orientation="portrait"/>
      <objects><tableViewCell id="R" rowHeight="44"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      \(content)</tableViewCell></objects></document>
      """
    let scene = try Fixture.laidOut(InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Cell.xib"))
    let diagnosis = scene.rootView.layoutDiagnosis()
    #expect(diagnosis.conflicts.isEmpty && diagnosis.ambiguities.map(\.isGivenFrameRefused) == [true])
    #expect(scene.views.filter(\.isContentOfSelfSizingRow).map(\.id) == ["C"])
  }

  @Test(
    "a static row has its stored height, a prototype that of its table",
    arguments: [
      (#"rowHeight="-1""#, "", true), (#"rowHeight="-1""#, #"rowHeight="44""#, true),
      (#"rowHeight="-1" dataMode="static""#, #"rowHeight="44""#, false),
      (#"rowHeight="-1" dataMode="static""#, "", true), (#"rowHeight="60""#, "", false),
    ])
  func selfSizing(table: String, cell: String, expected: Bool) throws {
    let scene = try row(table: table, cell: cell, below: 4)
    #expect(scene.views.contains(where: \.isContentOfSelfSizingRow) == expected)
  }

  // QuickBlox's Main.storyboard: rows of 320 in a table of 600, with labels up to 625. passforios: rows as wide as an
  // inset table of 390, with content from 20 to 330 within them.
  @Test(
    "rows fill their table, whatever width they store",
    arguments: [
      ("plain", 300.0, [0.0, 320], 300.0), ("insetGrouped", 320, [16, 288], 276),
      ("plain", 320, [0, 320], 308),
    ])
  func widthOfTable(style: String, stored: Double, expected: [Double], content: Double) throws {
    let contentWidth = style == "plain" && stored == 320 ? 308 : stored - (style == "plain" ? 20 : 12)
    let document = try Fixture.xib(
      """
      <subviews>
      <tableView style="\(style)" id="T"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      <prototypes><tableViewCell id="R"><rect key="frame" x="0.0" y="28" width="\(stored)" height="44"/>
      <tableViewCellContentView key="contentView" id="C">
      <rect key="frame" x="0.0" y="0.0" width="\(contentWidth)" height="44"/>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      </subviews>
      """)
    let scene = try Fixture.laidOut(document)
    let row = try #require(scene.frame("R"))
    #expect([row[0], row[2]] == expected)
    #expect(scene.frame("C")?[2] == content)
  }

  // The frames are the stored ones; Interface Builder marks these three content views and nothing else.
  @Test(
    "Animate3DGraphic.storyboard: rows of 44 with content of 81",
    .enabled(if: Fixture.hasCorpus, "the corpus is not beside the package (../shared)"))
  func animation() throws {
    let document = try Fixture.corpusDocument("Esri-arcgis-runtime-samples-ios/Animate3DGraphic.storyboard")
    let scene = try #require(document.scenes().first { $0.id == "MgD-7A-FxO" })
    scene.rootView.layoutIfNeeded()
    let slider = try #require(scene.frame("GPQ-dm-Z3U"))
    #expect(abs(slider[1] - 40) <= 0.5 && slider[3] == 31)
    let marked = scene.rootView.layoutDiagnosis().ambiguities.compactMap { ambiguity in
      scene.views.first { $0.view === ambiguity.view }?.id
    }
    #expect(Set(marked) == ["5J9-LA-YWV", "L9w-Hg-Cb0", "d7Y-fW-PjD"])
  }

  // The stored heights: the text keeps what the row has left for it, the slider nothing.
  @Test(
    "ColorPicker.storyboard: a text of resistance 1000 is squeezed",
    .enabled(if: Fixture.hasCorpus, "the corpus is not beside the package (../shared)"))
  func squeezed() throws {
    let document = try Fixture.corpusDocument("Esri-arcgis-runtime-samples-ios/ColorPicker.storyboard")
    let scene = try #require(document.scenes().first { $0.id == "0CM-vF-q8p" })
    scene.rootView.layoutIfNeeded()
    #expect(scene.frame("gDm-BC-Hek")?[3] == 9)
    #expect(scene.frame("HLw-Qo-tVg")?[3] == 1)
    let diagnosis = scene.rootView.layoutDiagnosis()
    #expect(diagnosis.conflicts.isEmpty && diagnosis.ambiguities.isEmpty)
  }

  // The stored frames are those of a table of 414: rows from 20 to 394, one with content up to an accessory.
  @Test(
    "rows are as wide as their table on every device",
    .enabled(if: Fixture.hasCorpus, "the corpus is not beside the package (../shared)"))
  func width() throws {
    let document = try Fixture.corpusDocument("Ranchero-Software-NetNewsWire/Settings.storyboard")
    let device = try #require(Device.named("iPhone SE (3rd generation)"))
    let scene = try #require(
      document.scenes(for: SceneConfiguration(device: device)).first { $0.id == "Wxa-ac-xiE" })
    scene.rootView.layoutIfNeeded()
    #expect(scene.rootView.bounds.width == 375)
    #expect(scene.frame("XHc-rQ-7FK") == [20, 162.5, 335, 51])
    #expect(scene.frame("nmL-EM-Bsi") == [0, 0, 304.5, 51])
    // A text of the default style, 20 from both sides.
    #expect(scene.frame("F9H-Kr-npj") == [20, 0, 295, 51])
  }

  // Corpus: Settings.storyboard of Delta, scenes hRw-wV-lch and ops-m1-tlV, with rows below 3400 and 1098 points.
  @Test("in a scene of a freeform size no row is left out")
  func freeformRows() throws {
    let size = #"<size key="freeformSize" width="414" height="896"/>"#
    #expect(try belowCanvas(build: 24_063) != [])
    #expect(try belowCanvas(build: 24_063, size: size) == [])
  }

  /// The ids of the views below the canvas in a table of 896 with rows at 832, 873 and 914.
  private func belowCanvas(
    build: Int, style: String = "", size: String = "", _ configuration: SceneConfiguration = .canvas
  ) throws
    -> [String]
  {
    func row(_ id: String, y: Int) -> String {
      """
      <tableViewCell id="R\(id)" \(style)><rect key="frame" x="0.0" y="\(y)" width="414" height="41"/>
      <tableViewCellContentView key="contentView" id="C\(id)">
      <rect key="frame" x="0.0" y="0.0" width="414" height="41"/>
      <subviews>
      \(Fixture.view("P\(id)"))
      <label id="M\(id)"><rect key="frame" x="0.0" y="0.0" width="414" height="41"/></label>
      </subviews>
      </tableViewCellContentView></tableViewCell>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(build)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_1" orientation="portrait"/>
      <scenes><scene sceneID="N"><objects><tableViewController id="K">
      <tableView key="view" dataMode="static" id="T">
      <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      <sections><tableViewSection id="S"><cells>\(row("1", y: 832))\(row("2", y: 873))\(row("3", y: 914))
      </cells></tableViewSection>
      </sections></tableView>\(size)
      </tableViewController></objects></scene></scenes>
      </document>
      """
    let document = try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Test.storyboard")
    return document.scenes(for: configuration).flatMap(\.views).filter(\.isBelowCanvas).map(\.id)
  }

  // Builds 22130 and later: 58 of 75 rows that nobody here has seen, and 3 documents of the corpus. ScrollView.storyboard
  // (24063) has rows at 832 and 873 of which the second is marked, Main.storyboard of ivpn (23506) those at 819, 899 and 979
  // of which the third is.
  @Test("from Xcode 15.3 on there is no layout for rows below the canvas but for the one that is next")
  func below() throws {
    #expect(try belowCanvas(build: 24_063) == ["P2", "P3"])
    #expect(try belowCanvas(build: 24_063, style: #"style="IBUITableViewCellStyleDefault""#) == ["P2", "P3"])
    #expect(try belowCanvas(build: 22_130) == ["P3"])
    #expect(try belowCanvas(build: 21_678).isEmpty)
    let device = try #require(Device.named("iPhone 15"))
    #expect(try belowCanvas(build: 24_063, SceneConfiguration(device: device)).isEmpty)
  }

  // iNaturalist's MainStoryboard.storyboard (22130): of a table at 50 in a view of 736 the rows at 772 and below are marked.
  // Canvas' SubmissionCommentsViewController.storyboard (24405): of one of 317 in 667 those at 355 and 545 are not.
  @Test("rows of a table inside a view count from the end of the screen")
  func belowScreen() throws {
    func row(_ y: Int) -> String {
      """
      <tableViewCell id="R\(y)"><rect key="frame" x="0.0" y="\(y)" width="414" height="100"/>
      <tableViewCellContentView key="contentView" id="C\(y)">
      <rect key="frame" x="0.0" y="0.0" width="414" height="100"/>
      <subviews>\(Fixture.view("P\(y)"))</subviews>
      </tableViewCellContentView></tableViewCell>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22130" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_1" orientation="portrait"/>
      <scenes><scene sceneID="N"><objects><viewController id="K">
      <view key="view" id="V"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      <subviews><tableView dataMode="prototypes" id="T"><rect key="frame" x="0.0" y="0.0" width="414" height="300"/>
      <prototypes>\(row(400))\(row(800))\(row(900))</prototypes></tableView></subviews></view>
      </viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Test.storyboard")
    #expect(document.scenes().flatMap(\.views).filter(\.isBelowCanvas).map(\.id) == ["P900"])
  }

  // Exactly the views that Interface Builder marks as ambiguous.
  @Test(
    "ScrollView.storyboard: eleven rows below the canvas",
    .enabled(if: Fixture.hasCorpus, "the corpus is not beside the package (../shared)"))
  func keyboardManager() throws {
    let document = try Fixture.corpusDocument("hackiftekhar-IQKeyboardManager/ScrollView.storyboard")
    let scene = try #require(document.scenes().first { $0.id == "shB-z3-q47" })
    #expect(
      scene.views.filter(\.isBelowCanvas).map(\.id) == [
        "7Nj-eG-LrV", "bA6-TJ-uoo", "xgn-PI-i5c", "MtM-bZ-PKc", "c05-oS-Wjq", "aK8-uu-gfZ", "QxW-ea-vah",
        "lEb-HG-zO3", "kmt-IJ-ajj", "DrH-Tb-GC3", "jHL-zT-u6g",
      ])
  }
}
