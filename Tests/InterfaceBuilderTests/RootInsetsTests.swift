// Insets and margins that the canvas gives by generation of the editor, device and size. Each row is a scene of the corpus:
// what a required constraint to a guide or a margin implies, and the frame that Interface Builder stored.

import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Root insets") struct RootInsetsTests {
  private func surroundings(
    _ device: String?, build: Double, _ width: Double, _ height: Double,
    bar: InferredBars.NavigationBar? = nil, isFreeform: Bool = false, isCell: Bool = false
  ) throws -> RootSurroundings {
    let source = try #require(Fixture.xib("").sceneSources.first)
    var bars = InferredBars(simulatedBy: source.root)
    bars.navigationBar = bar
    return RootSurroundings(
      device: device.flatMap { id in Device.all.first { $0.id == id } }, orientation: .portrait,
      editor: EditorVersion(build: build), bars: bars, width: width, height: height, isFreeform: isFreeform,
      isCell: isCell)
  }

  // Beam, MarkdownActionBar.xib (build 10116): a button at the leading margin is stored at 9.
  @Test(
    "margins of its own are a root's before iOS 11, and at least the device's since then",
    arguments: [(10_116, 9.0), (22_504, 16)])
  func ownMargins(build: Int, leading: Double) throws {
    let scene = try Fixture.laidOut(
      Fixture.xib(
        """
        <subviews>\(Fixture.view("B"))</subviews><constraints>
        <constraint firstItem="B" firstAttribute="leading" secondItem="V" secondAttribute="leadingMargin" id="l"/>
        </constraints><edgeInsets key="layoutMargins" top="8" left="9" bottom="8" right="9"/>
        """, build: build))
    #expect(scene.frame("B")?.first == leading)
  }

  struct Top: Sendable {
    var document: String
    var device: String
    var build: Double
    var size: (Double, Double)
    var top: Double
  }

  @Test(
    "sensor housings take their own points from build 21207 on, and twice from build 23721 on",
    arguments: [
      Top(
        document: "MagicLinkRequestedViewController.xib", device: "retina6_0", build: 21_169.4,
        size: (390, 844), top: 44),
      Top(
        document: "BottomSheetListSelectorSectionHeaderView.xib", device: "retina6_1", build: 21_207,
        size: (414, 896), top: 48),
      Top(
        document: "LoginPrologueViewController.xib", device: "retina6_0", build: 21_505, size: (390, 844),
        top: 47),
      Top(
        document: "VehicleMetricsSensors.storyboard", device: "retina6_12", build: 23_506, size: (393, 852),
        top: 59),
      Top(
        document: "OnboardingStepVC.storyboard", device: "retina6_12", build: 23_721, size: (393, 852),
        top: 118),
    ])
  func housings(row: Top) throws {
    let around = try surroundings(row.device, build: row.build, row.size.0, row.size.1)
    #expect(around.safeArea.top == row.top)
  }

  @Test(
    "the status bar is simulated up to build 14490 and from 21678 on",
    arguments: [
      Top(
        document: "OEXUserLicenseAgreementViewController.xib", device: "retina4_7", build: 14_490.49,
        size: (375, 667), top: 20),
      Top(
        document: "SelectAllergenViewController.xib", device: "retina4_7", build: 14_824, size: (375, 667),
        top: 0),
      Top(
        document: "DiscussionResponses.storyboard", device: "retina4_7", build: 21_505, size: (375, 667),
        top: 0),
      Top(
        document: "PricingPlanPickerVC.storyboard", device: "retina5_5", build: 21_678, size: (414, 736),
        top: 20),
    ])
  func statusBars(row: Top) throws {
    let around = try surroundings(row.device, build: row.build, row.size.0, row.size.1)
    #expect(around.safeArea.top == row.top)
  }

  @Test(
    "before Xcode 11 a low view has no status bar above it",
    arguments: [
      Top(document: "SEAvatarView.xib", device: "retina4_7", build: 13_772, size: (44, 44), top: 0),
      Top(document: "EmojiPicker.xib", device: "retina4_7", build: 14_088, size: (477, 351), top: 0),
      Top(document: "SEComposeTextCell.xib", device: "retina4_7", build: 13_772, size: (255, 353), top: 0),
      Top(document: "Basic.storyboard", device: "retina4_7", build: 11_757, size: (320, 440), top: 20),
      Top(document: "ReactorListView.xib", device: "retina4_7", build: 14_088, size: (295, 496), top: 20),
      Top(document: "PlaceholderView.xib", device: "retina4_7", build: 24_063, size: (350, 350), top: 20),
    ])
  func lowViews(row: Top) throws {
    let around = try surroundings(
      row.device, build: row.build, row.size.0, row.size.1, isFreeform: true)
    #expect(around.safeArea.top == row.top)
  }

  // Corpus: Authorization-3.storyboard (5G5-eF-Lhs: translucent="NO" and 88 points shorter than retina6_1),
  // Main-14.storyboard (lJK-Fq-lNM: edges extended to the bottom only), LoginDetails.storyboard (my2-lX-NOZ).
  @Test("a view that its navigation bar does not cover begins below it, whatever y the document stores")
  func belowBars() throws {
    for bar in [
      InferredBars.NavigationBar(isOpaque: true), InferredBars.NavigationBar(isBeyondEdges: true),
    ] {
      let phone = try surroundings("retina6_1", build: 17_505, 414, 808, bar: bar)
      #expect(phone.safeArea == Insets(top: 0, bottom: 34))
      let old = try surroundings("retina4_7", build: 14_088, 375, 603, bar: bar)
      #expect(old.safeArea == Insets())
    }
    let covered = try surroundings("retina6_1", build: 17_505, 414, 896, bar: .init())
    #expect(covered.safeArea == Insets(top: 88, bottom: 34))
  }

  // Corpus: Main-3.storyboard of onebusaway-iphone (8bC-Xf-vdC), 820 points on a device of 736.
  @Test("what of a view reaches beyond its window adds nothing to the inset there")
  func higherThanWindow() throws {
    #expect(try surroundings("retina5_5", build: 15_704, 375, 820).safeArea.bottom == 0)
  }

  // Corpus: VLCNetworkLoginViewController.xib (320x522), PlanInfoView.xib (271x329), TroubleshootViewController.xib
  // (414x896), NoteEditorTagListViewController.xib (431 wide, as 5 documents that nobody here has seen),
  // BottomSheetListSelectorSectionHeaderView.xib (414x896), SleepTimerViewController.xib (408x488).
  @Test(
    "a freeform view lies at the top of its device in Xcode 11 to 13, but where it is wider, and is its own window else",
    arguments: [
      (18_092.0, 320.0, 522.0, 0.0), (15_704, 271, 329, 0), (16_087, 414, 896, 34), (17_703, 431, 155, 34),
      (17_703, 414, 900, 0), (17_703, 414, 930, 0), (17_703, 414, 1200, 0),
      (14_490, 414, 896, 34), (21_207, 414, 896, 34), (22_504, 408, 488, 34), (20_020, 480, 480, 34),
      (24_063, 414, 300, 34), (24_063, 480, 300, 68),
    ])
  func freeform(build: Double, width: Double, height: Double, bottom: Double) throws {
    let around = try surroundings("retina6_1", build: build, width, height, isFreeform: true)
    #expect(around.safeArea.bottom == bottom)
  }

  // Of documents that are not in the corpus: retina6_0 on its side has 47 at the sides, 47 above (101 below a bar), 55 below.
  @Test("Xcode 26 adds the insets of the upright device to those of the window, however it is held")
  func deviceInsets() throws {
    var around = try surroundings("retina6_0", build: 24_063, 844, 390)
    around.orientation = .landscape
    #expect(around.safeArea == Insets(top: 47, left: 47, bottom: 55, right: 47))
    around.bars.navigationBar = .init()
    #expect(around.safeArea.top == 101)
    // A header of a collection, inside of the window.
    around = try surroundings("retina6_0", build: 24_063, 390, 60, isCell: true)
    #expect(around.safeArea == Insets())
    around.isReusableView = true
    #expect(around.safeArea == Insets(top: 47, bottom: 34))
  }

  // Corpus: ShippingLabelFormStepTableViewCell.xib (KGk-i7-Jjw) on retina6_1.
  @Test("a device's housing does not reach into a cell, its status bar not since Xcode 11")
  func cells() throws {
    // DirectoryTableViewCell.xib begins at 0, SEComposeFileCell.xib at 20.
    #expect(try surroundings("retina4_7", build: 23_721, 320, 60, isCell: true).safeArea.top == 0)
    #expect(try surroundings("retina4_7", build: 13_772, 370, 547, isCell: true).safeArea.top == 20)
    #expect(try surroundings("retina6_1", build: 18_093, 414, 138, isCell: true).safeArea == Insets())
  }

  // Corpus, in this order: Main.storyboard of SkyFloatingLabelTextField, TacoDialogView.xib, IconEmptyStateView.xib,
  // BrowseCollectionViewCell.xib, VehicleMetricsSearchViewController.storyboard, OADestinationCollectionViewCell.xib. The last is
  // not in the corpus: PanelKit's Main.storyboard, iux-bv-PwE.
  @Test(
    "root views 400 points wide or wider have margins of 20, others of 16, whatever the device",
    arguments: [
      ("retina4_7", 14_460.2, 400.0, 20.0), ("retina4_7", 14_088, 600, 20), ("retina6_12", 24_063, 504, 20),
      ("retina6_1", 15_404, 375, 16), ("retina6_12", 23_506, 393, 16), ("retina4_7", 22_131, 163, 16),
      ("ipad9_7", 14_088, 320, 16),
    ])
  func sideMargins(device: String, build: Double, width: Double, margin: Double) throws {
    #expect(try surroundings(device, build: build, width, 300).sideMargin == margin)
  }

  // Corpus: Main.storyboard of glushchenko-fsnotes (430x932), 5f4805-Main.storyboard (428 wide).
  @Test("Xcode 26 shows the larger device for retina6_7", arguments: [(24_504, 430.0), (20_020, 428)])
  func replacedDevice(build: Int, width: Double) throws {
    let document = try Fixture.xib(
      "", device: #"<device id="retina6_7" orientation="portrait" appearance="light"/>"#, build: build)
    #expect(document.canvas.device?.width == width)
  }

  struct Cell: Sendable {
    var document: String
    var device: String
    var build: Double
    var width: Double
    var side: Double
    var preserves = false
  }

  @Test(
    "a cell's margins follow its width, its device and the generation",
    arguments: [
      Cell(
        document: "OADirectionTableViewCell.xib", device: "retina6_1", build: 23_506, width: 320, side: 16),
      Cell(document: "OACardTableViewCell.xib", device: "retina6_12", build: 22_131, width: 414, side: 20),
      Cell(document: "PostTableViewCell.xib", device: "retina6_12", build: 24_063, width: 339, side: 20),
      Cell(document: "OASwitchTableViewCell.xib", device: "retina6_0", build: 22_131, width: 414, side: 20),
      Cell(document: "DownloadingCell.xib", device: "retina6_0", build: 24_504, width: 414, side: 16),
      Cell(
        document: "OAImageDescTableViewCell.xib", device: "retina4_7", build: 21_505, width: 320, side: 16),
      Cell(document: "CheckTableViewCell.xib", device: "retina4_7", build: 14_088, width: 320, side: 16),
      Cell(
        document: "RoomIncomingTextMsgBubbleCell.xib", device: "retina4_7", build: 14_460.2, width: 600,
        side: 20),
      Cell(
        document: "CreateProfileTableViewCell.xib", device: "ipad12_9", build: 14_283, width: 320, side: 16),
      Cell(document: "Subscriptions.storyboard", device: "retina4_0", build: 14_460.2, width: 320, side: 15),
      Cell(document: "SettingSwitchCell.xib", device: "retina4_7", build: 16_087, width: 375, side: 15),
      Cell(document: "TextLabelTableViewCell.xib", device: "retina6_1", build: 16_087, width: 320, side: 16),
      Cell(
        document: "CustomField.storyboard", device: "retina4_7", build: 12_088, width: 375, side: 15,
        preserves: true),
      Cell(document: "Main-2.storyboard", device: "retina4_7", build: 12_089, width: 375, side: 8),
      Cell(
        document: "MoveItems.storyboard", device: "retina4_7", build: 13_173, width: 375, side: 16,
        preserves: true),
    ])
  func cellMargins(row: Cell) {
    let margins = CellMargins(
      editor: EditorVersion(build: row.build), device: Device.all.first { $0.id == row.device },
      width: row.width, preserves: row.preserves)
    #expect(margins.side == row.side)
  }

  // Corpus: EmptyStateCollectionViewCell.xib (417 wide: 20 at the sides) and MessageDiscussionCell.xib (0 at the top).
  @Test("a collection's cell in a document of its own has the margins of a root view")
  func collectionCells() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="24765" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects><collectionViewCell id="C"><rect key="frame" x="0.0" y="0.0" width="417" height="248"/>
      </collectionViewCell></objects></document>
      """
    let document = try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Cell.xib")
    let scene = try Fixture.laidOut(document)
    #expect(scene.rootView.layoutMargins.left == 20)
    #expect(scene.rootView.layoutMargins.top == 0)
  }

  // Corpus: Settings.storyboard of AltStore, where the label of row Ojx-7f-z7E begins at 30.
  @Test("the margins that a document gives a cell reach into its content view")
  func marginsOfCells() throws {
    let document = try Fixture.xib(
      """
      <subviews><tableViewCell id="C" preservesSuperviewLayoutMargins="YES">
      <rect key="frame" x="0.0" y="0.0" width="320" height="51"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" tableViewCell="C" id="W">
      <rect key="frame" x="0.0" y="0.0" width="320" height="51"/></tableViewCellContentView>
      <edgeInsets key="layoutMargins" top="8" left="30" bottom="8" right="30"/>
      </tableViewCell></subviews>
      """)
    let scene = try Fixture.laidOut(document)
    #expect(scene.view("W")?.layoutMargins.left == 30)
    #expect(scene.view("W")?.layoutMargins.right == 30)
  }

  // Main-14.storyboard, scene lJK-Fq-lNM: 603 of 667 points below a bar at 64. A device of 852 has its bar at 103.
  @Test("away from the canvas a view below its bar is as high as the device leaves it")
  func belowBarsOfDevice() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14109" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="N"><objects><viewController id="K">
      <view key="view" id="V"><rect key="frame" x="0.0" y="0.0" width="375" height="603"/></view>
      <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      </viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Test.storyboard")
    let source = try #require(document.sceneSources.first)
    let device = try #require(Device.named("iPhone 15"))
    let canvas = Surroundings(of: source, in: document, for: .canvas)
    #expect(canvas.safeArea == Insets() && canvas.frame.height == 603)
    let around = Surroundings(of: source, in: document, for: SceneConfiguration(device: device))
    #expect(around.frame.height == 749)
    #expect(around.safeArea == Insets(top: 0, bottom: 34))
  }

  @Test("away from the canvas a freeform view has no device around it")
  func freeformOnDevice() throws {
    let document = try Fixture.xib(#"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#)
    let source = try #require(document.sceneSources.first)
    let device = try #require(Device.named("iPhone 15"))
    let around = Surroundings(of: source, in: document, for: SceneConfiguration(device: device))
    #expect(around.safeArea == Insets())
  }

  // Corpus: Side-Menu's Main.storyboard (build 9051, wyo-T7-0Ag), `OEXUserLicenseAgreementViewController.xib` (14490) and
  // `OAFirstUsageWizardController.xib` (22504) simulate no status bar.
  @Test(
    "a status bar that is not simulated is gone before build 13000 alone",
    arguments: [(9051.0, 0.0), (14_490.49, 20), (22_504, 20)])
  func noStatusBar(build: Double, top: Double) throws {
    var around = try surroundings("retina4_7", build: build, 375, 667)
    around.bars.statusBar = false
    #expect(around.safeArea.top == top)
  }

  // Corpus: AltStore's Authentication.storyboard (build 15703): buttons end 8 above the edge, at the bottom margin;
  // `FilteredOrdersHeaderBar.xib`: 8 above and below.
  @Test(
    "a root that preserves its superview's margins has 8 above and below",
    arguments: [(#"preservesSuperviewLayoutMargins="YES""#, 8.0), ("", 0)])
  func preservedMargins(attributes: String, margin: Double) throws {
    let document = try Fixture.xib(
      """
      <subviews>\(Fixture.view("A"))</subviews>
      <constraints>
      <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="topMargin" id="t"/>
      <constraint firstAttribute="bottomMargin" secondItem="A" secondAttribute="bottom" id="b"/>
      <constraint firstItem="A" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="l"/>
      <constraint firstAttribute="trailing" secondItem="A" secondAttribute="trailing" id="r"/>
      </constraints>
      """, build: 15_703, root: attributes)
    #expect(try Fixture.laidOut(document).frame("A") == [0, margin, 320, 480 - 2 * margin])
  }

  // Apple's documentation of `extendedLayoutIncludesOpaqueBars`: the edges of the view extend behind an opaque bar too.
  @Test("a controller may extend its root behind an opaque bar", arguments: [("YES", 64.0), ("NO", 0)])
  func behindOpaqueBar(value: String, top: Double) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14109" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="N"><objects>
      <viewController extendedLayoutIncludesOpaqueBars="\(value)" id="K">
      <view key="view" id="V"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>
      </viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Test.storyboard")
    let source = try #require(document.sceneSources.first)
    #expect(Surroundings(of: source, in: document, for: .canvas).safeArea.top == top)
  }

  // Corpus: Main.storyboard of passforios (mlB-OK-hLo, a text to 8 above the end of 834), NavigateAR.storyboard (qwZ-CV-gmq).
  @Test(
    "a card of Xcode 15 has no home indicator",
    arguments: [("retina6_0", 23_506.0, 390.0, 834.0, 0.0), ("retina6_1", 17_126, 414, 842, 34)])
  func cards(device: String, build: Double, width: Double, height: Double, bottom: Double) throws {
    #expect(try surroundings(device, build: build, width, height).safeArea.bottom == bottom)
  }

  // Documents that are not in the corpus, with 0 above guides in builds 11757 and 12089 and 80 at the sides in 21207; Apple's
  // guidelines for tvOS: "inset primary content 60 points from the top and bottom of the screen, and 80 points from the sides".
  @Test(
    "a television has a safe area since there are such, since tvOS 13 of 80 at the sides",
    arguments: [(12_089.0, 0.0, 0.0), (14_460.2, 60, 90), (21_207, 60, 80)])
  func televisions(build: Double, top: Double, side: Double) throws {
    let around = try surroundings("appleTV", build: build, 1920, 1080)
    #expect(around.safeArea == Insets(top: top, left: side, bottom: top, right: side))
  }

  // PopcornTime's tvOS.storyboard (build 15705): containers at the top margin are stored at 205 below a navigation bar, and at 302
  // where a tab bar is above it. Provenance's Settings.storyboard (23504): 213 with 8 points of distance.
  @Test(
    "a television's navigation bar is 145 points high, and its tab bar lies above",
    arguments: [(false, 205.0), (true, 302)])
  func televisionBars(tabBar: Bool, top: Double) throws {
    var around = try surroundings("appleTV", build: 15_705, 1920, 1080, bar: InferredBars.NavigationBar())
    around.bars.tabBar = tabBar
    #expect(around.safeArea == Insets(top: top, left: 80, bottom: 60, right: 80))
  }

  // OneBusAway's Launch_Screen-2.storyboard (build 17125, retina5_9): 83 points at the bottom of 812.
  @Test(
    "a tab bar reaches down behind a home indicator",
    .enabled(if: Fixture.hasCorpus, "the corpus is not beside the package (../shared)"))
  func tabBar() throws {
    let document = try Fixture.corpusDocument("OneBusAway-onebusaway-iphone/Launch_Screen-2.storyboard")
    #expect(try Fixture.laidOut(document).frame("57l-2m-ez1") == [0, 729, 375, 83])
  }
}
