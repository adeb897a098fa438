// What Interface Builder's canvas does to a scene as a whole: how it fits text, how wide it is, where bars put views.

import Foundation
import Plumbline
import Testing

@testable import InterfaceBuilder

@Suite("Canvas") struct CanvasTests {
  private func fitsText(
    _ views: String, _ constraints: String = "", for configuration: SceneConfiguration = .canvas
  )
    throws -> Bool?
  {
    let document = try Fixture.xib("<subviews>\(views)</subviews><constraints>\(constraints)</constraints>")
    return document.scenes(for: configuration).first?.rootView.layoutEnvironment?.fitsTextToPoints
  }

  // Corpus: label 7H3-aP-ucl of e6036e-FifthView.storyboard is 21 high; the 22 labels of SixthView.storyboard, which
  // has a stack view and a baseline too, are 20.3333 high in and outside of the stack.
  @Test("text is fitted to whole points unless stack views or baselines place something in the scene")
  func wholePoints() throws {
    let labels = Fixture.view("A", tag: "label") + Fixture.view("B", tag: "label")
    #expect(try fitsText(labels) == true)
    #expect(try fitsText(labels + Fixture.view("S", tag: "stackView")) == false)
    for attribute in ["baseline", "firstBaseline", "lastBaseline"] {
      let row = """
        <constraint firstItem="A" firstAttribute="\(attribute)" secondItem="B" secondAttribute="\(attribute)" id="c"/>
        """
      #expect(try fitsText(labels, row) == false)
    }
  }

  @Test("a device fits no text to whole points")
  func pixels() throws {
    let device = try #require(Device.named("iPhone 15"))
    let label = Fixture.view("A", tag: "label")
    #expect(try fitsText(label, for: SceneConfiguration(device: device)) == false)
  }

  @Test("dots stand for the text of a field whose traits say so")
  func secureFields() throws {
    let document = try Fixture.xib(
      "<subviews>"
        + Fixture.view(
          "A", #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#, tag: "textField")
        + Fixture.view("B", tag: "textField") + "</subviews>")
    let scene = try #require(document.scenes().first)
    #expect((scene.view("A") as? UITextField)?.isSecureTextEntry == true)
    #expect((scene.view("B") as? UITextField)?.isSecureTextEntry == false)
  }

  // Corpus: of 350 placed views in documents of builds up to 10085 without a device, 9 have halves in their frames.
  @Test(
    "the square canvas before Xcode 8 has whole points",
    arguments: [(9530, 1.0), (10_085, 1), (11_524, 2), (23_504, 2)])
  func wholePoints(build: Int, scale: Double) throws {
    let document = try Fixture.xib("", build: build)
    #expect(try #require(document.scenes().first).scale == scale)
    let device = try #require(Device.named("iPhone 8"))
    #expect(try #require(document.scenes(for: SceneConfiguration(device: device)).first).scale == 2)
  }

  /// A label L of the text style Body, in a corner.
  private static let bodyLabel =
    """
    <subviews>
    \(Fixture.view(
      "L", #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#, tag: "label",
      attributes: #"text="Label""#))
    </subviews>
    <constraints>
    <constraint firstItem="L" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="x"/>
    <constraint firstItem="L" firstAttribute="top" secondItem="V" secondAttribute="top" id="y"/>
    </constraints>
    """

  // Corpus: ConnectedReaderTableViewCell.xib, Body 18 points high, of 15; 6 documents without isEnabled have 17.
  @Test(
    "accessibility overrides set the text size of the canvas where they are switched on",
    arguments: [(#"isEnabled="YES" dynamicTypePreference="1""#, 18.0), (#"dynamicTypePreference="8""#, 20.5)])
  func textSize(overrides: String, height: Double) throws {
    let document = try Fixture.xib(Self.bodyLabel, device: "<accessibilityOverrides \(overrides)/>")
    #expect(try Fixture.laidOut(document).frame("L")?[3] == height)
  }

  // Corpus, labels of Body: `ColorPicker.storyboard` (17703, QO8-Kt-kzf) has 20.5 points,
  // `PerformValveIsolationTrace.storyboard` (18093, JKh-re-nRw), `TipBoxVC.storyboard` (19134, lho-Ge-JGu) and
  // `StoreTableViewCell.xib` (20020, ejj-Pj-vZz) 17, `PasswordAuditResultsVC.storyboard` (21678, cmI-de-Vwu) 20.5.
  @Test(
    "text styles have the smallest size from build 18000 to 21000",
    arguments: [(17_703, 20.5), (18_093, 17), (19_134, 17), (20_020, 17), (21_207, 20.5)])
  func textStyles(build: Int, height: Double) throws {
    let document = try Fixture.xib(Self.bodyLabel, build: build)
    #expect(try Fixture.laidOut(document).frame("L")?[3] == height)
    // Away from the canvas a device has its own.
    let device = try #require(Device.named("iPhone 8"))
    #expect(try Fixture.laidOut(document, SceneConfiguration(device: device)).frame("L")?[3] == 20.5)
  }

  // Corpus: QuickBlox's Main.storyboard (build 7701), scene u18-Lg-UBa: the root at 64, its label below a guide at 64.
  // RxSwift's SimpleTableViewExample.storyboard (11524), zge-xs-GDo: the guide at the bottom of 667 is 64 high.
  @Test(
    "a root that would reach beyond its window begins at its top before Xcode 8",
    arguments: [(7701, 64.0), (11_524, 0)])
  func staleOrigin(build: Int, top: Double) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(build)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes><scene sceneID="S"><objects><viewController id="C">
      <view key="view" id="V"><rect key="frame" x="0.0" y="64" width="600" height="600"/></view>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
      </viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Test.storyboard")
    let source = try #require(document.sceneSources.first)
    #expect(Surroundings(of: source, in: document, for: .canvas).safeArea.top == top)
  }

  @Test("what a document asks of the editor comes with its views")
  func wishes() throws {
    let scene = try #require(
      Fixture.xib(
        "<subviews>"
          + Fixture.view("A", attributes: #"verifyAmbiguity="off""#)
          + Fixture.view("B", attributes: #"verifyAmbiguity="ignoreSizes" fixedFrame="YES""#)
          + "</subviews>"
      ).scenes().first)
    #expect(scene.views.map(\.ambiguityCheck) == [.always, .never, .positionOnly])
    #expect(scene.views.map(\.hasFixedFrame) == [false, false, true])
  }

  // Corpus: MarqueeLabel.storyboard, whose label V7a-Ah-SP6 ends 20 before the trailing margin, at 560 of 600.
  @Test("a view that is wider than the device has no inset for what reaches beyond it")
  func widerThanDevice() throws {
    let source = try #require(Fixture.xib("").sceneSources.first)
    let around = RootSurroundings(
      device: Device.named("retina6_1"), orientation: .portrait, editor: EditorVersion(build: 22_131),
      bars: InferredBars(simulatedBy: source.root), width: 600, height: 600)
    #expect(around.safeArea.left == 0 && around.safeArea.right == 0)
    #expect(around.sideMargin == 20)
  }

  // Corpus: shepting-AutoLayout/Main.storyboard (build 6254) begins at 16 on 600 points; TermiT-Flycut/Main.storyboard
  // (10117) stores 16 as well, and the editor marks it as misplaced.
  @Test("the square canvas has wide margins from Xcode 7 on", arguments: [(6254.0, 16.0), (10_117, 20)])
  func squareCanvas(build: Double, margin: Double) throws {
    let source = try #require(Fixture.xib("").sceneSources.first)
    let around = RootSurroundings(
      device: nil, orientation: .portrait, editor: EditorVersion(build: build),
      bars: InferredBars(simulatedBy: source.root), width: 600, height: 600)
    #expect(around.sideMargin == margin)
  }

  // Corpus: label NpY-qA-sKG of ROMPlayer's Main.storyboard begins 15 + 11 points from the edge of a popover 228 wide;
  // cells as wide as a tablet have 20.
  @Test("cells in a tablet's popover have narrow margins", arguments: [(228.0, 15.0), (768, 20)])
  func popovers(width: Double, side: Double) throws {
    let device = try #require(Device.named("ipad9_7"))
    let margins = CellMargins(
      editor: EditorVersion(build: 14_088), device: device, width: width, preserves: false)
    #expect(margins.side == side)
  }

  // Corpus: AnimateImagesWithImageOverlay.storyboard, where view X1T-7d-zzc begins at 20 + 104 + 10.
  @Test("a bar's next item follows the frame of the one before, not its alignment rectangle")
  func barItems() throws {
    let document = try Fixture.xib(
      """
      <subviews>
      <toolbar id="T"><rect key="frame" x="0.0" y="0.0" width="320" height="49"/>
      <items>
      <barButtonItem id="b1">
      <slider key="customView" id="L"><rect key="frame" x="16" y="10" width="104" height="34"/></slider>
      </barButtonItem>
      <barButtonItem width="10" systemItem="fixedSpace" id="b2"/>
      <barButtonItem id="b3">
      <view key="customView" translatesAutoresizingMaskIntoConstraints="NO" id="W">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></view>
      </barButtonItem>
      </items></toolbar>
      </subviews>
      """)
    let scene = try Fixture.laidOut(document)
    let start = try #require(scene.frame("W")?.first)
    #expect(start == 130.0)
  }
}
