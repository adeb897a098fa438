// Views whose size comes from what they show, where the document cannot say so: custom classes that the editor draws,
// and views in toolbar items.

import Foundation
import LayoutScene
import Plumbline
import Testing

@testable import InterfaceBuilder

@Suite("Views sized by what they show")
struct ContentSizedViewTests {
  private func custom(_ attributes: String, customClass: String = #"customClass="RatingView""#) throws
    -> Scene
  {
    try Fixture.laidOut(
      Fixture.xib(
        """
        <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="A" \(customClass)>
        <rect key="frame" x="8" y="9" width="120" height="20"/>
        \(attributes)
        </view></subviews>
        <constraints>
        <constraint firstItem="A" firstAttribute="leading" secondItem="V" secondAttribute="leading" constant="8" id="x"/>
        <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" constant="9" id="y"/>
        </constraints>
        """))
  }

  private func attribute(_ keyPath: String) -> String {
    """
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)"><real key="value" value="3"/>
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    """
  }

  // evgenyneu-Cosmos/Main.storyboard: five such views without a size, none of them marked.
  @Test("a custom class with a property of its own has the size that its document stores")
  func drawn() throws {
    let scene = try custom(attribute("rating"))
    #expect(scene.frame("A") == [8, 9, 120, 20])
    #expect(scene.rootView.layoutDiagnosis().ambiguities.isEmpty)
  }

  @Test("every other view without a size is ambiguous")
  func undrawn() throws {
    let others = [
      try custom(""), try custom(attribute("layer.cornerRadius")),
      try custom(attribute("rating"), customClass: ""),
    ]
    for scene in others {
      #expect(scene.rootView.layoutDiagnosis().ambiguities.map(\.variables) == [["width", "height"]])
    }
  }

  // Skyscanner's Main.storyboard: ThemedTextField with a placeholder text alone, marked.
  @Test("a class that is given texts alone draws nothing for the editor")
  func textsAlone() throws {
    let scene = try custom(
      """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="placeholder" value="Name"/>
      </userDefinedRuntimeAttributes>
      """)
    #expect(scene.rootView.layoutDiagnosis().ambiguities.map(\.variables) == [["width", "height"]])
  }

  // OnboardingStepVC.storyboard 4Mh-bO-Ie4: an empty stack view of 361 x 44, as the document gives it.
  @Test(
    "every kind of view has its placeholder size on the canvas, and what only a class can answer elsewhere")
  func placeholders() throws {
    let size = #"placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="40""#
    let document = try Fixture.xib(
      """
      <subviews>
      \(Fixture.view("S", tag: "stackView", attributes: size))
      \(Fixture.view("L", tag: "label", attributes: #"placeholderIntrinsicWidth="120" text="Label""#))
      \(Fixture.view("A", attributes: size + #" customClass="ChartView""#))
      </subviews>
      <constraints>
      <constraint firstItem="S" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="x1"/>
      <constraint firstItem="S" firstAttribute="top" secondItem="V" secondAttribute="top" id="y1"/>
      <constraint firstItem="L" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="x2"/>
      <constraint firstItem="L" firstAttribute="top" secondItem="V" secondAttribute="top" constant="100" id="y2"/>
      <constraint firstItem="A" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="x3"/>
      <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" constant="200" id="y3"/>
      </constraints>
      """)
    let canvas = try Fixture.laidOut(document)
    #expect(canvas.frame("S") == [0, 0, 120, 40] && canvas.frame("A") == [0, 200, 120, 40])
    #expect(canvas.frame("L") == [0, 100, 120, 20.5])
    #expect(canvas.views.filter(\.hasPlaceholderSize).map(\.id) == ["S", "L", "A"])
    let device = try #require(Device.named("iPhone 8"))
    let elsewhere = try Fixture.laidOut(document, SceneConfiguration(device: device))
    #expect(elsewhere.frame("A")?[2...] == [120, 40])
    #expect(elsewhere.frame("L").map { $0[2] < 50 } == true)
  }

  // Esri-arcgis-runtime-samples-ios/EditKMLGroundOverlay.storyboard DR7-Ug-Dr7 is marked, the label in it 40 wide.
  @Test("a view in a toolbar item gives way to what it holds")
  func barItem() throws {
    let scene = try Fixture.laidOut(
      Fixture.xib(
        """
        <subviews><toolbar id="B"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <items><barButtonItem id="I"><view key="customView" id="A">
        <rect key="frame" x="10" y="6" width="0.0" height="33"/>
        <subviews>
        \(Fixture.view("L", "<constraints><constraint firstAttribute=\"width\" constant=\"40\" id=\"w\"/></constraints>"))
        </subviews>
        <constraints>
        <constraint firstItem="L" firstAttribute="leading" secondItem="A" secondAttribute="leading" id="l"/>
        <constraint firstAttribute="trailing" secondItem="L" secondAttribute="trailing" id="t"/>
        <constraint firstItem="L" firstAttribute="top" secondItem="A" secondAttribute="top" id="u"/>
        <constraint firstAttribute="bottom" secondItem="L" secondAttribute="bottom" id="b"/>
        </constraints>
        </view></barButtonItem></items></toolbar></subviews>
        """))
    #expect(scene.frame("L") == [0, 0, 40, 33])
    let diagnosis = scene.rootView.layoutDiagnosis()
    #expect(diagnosis.conflicts.isEmpty)
    #expect(diagnosis.ambiguities.map { $0.view === scene.view("A") } == [true])
    #expect(diagnosis.ambiguities.first?.variables == ["width"])
  }

  // Each size is the one that the document gives; 2 lines of 15 points are 36 high (spec 10 §7), one of this text is 186.2
  // wide. RoomCollectionViewCell.xib scs-Ov-Tjv: a label of 4.5 by 14.5 answers 16.5 by 16.5 and is as large.
  @Test("a view of a designable class has the size that the class answered, a label's text the font")
  func designables() throws {
    let fixed = #"<constraints><constraint firstAttribute="width" constant="120" id="w"/></constraints>"#
    let document = try Fixture.xib(
      """
      <subviews>
      \(Fixture.view("A", tag: "label", attributes: #"text="!" customClass="BadgeLabel""#))
      \(Fixture.view("B", fixed, tag: "label", attributes: #"text="Lorem ipsum dolor sit amet" numberOfLines="0""#))
      \(Fixture.view("C", #"<state key="normal" title="Button"/>"#, tag: "button"))
      </subviews>
      <constraints>
      <constraint firstItem="A" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="x1"/>
      <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" id="y1"/>
      <constraint firstItem="B" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="x2"/>
      <constraint firstItem="B" firstAttribute="top" secondItem="V" secondAttribute="top" id="y2"/>
      <constraint firstItem="C" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="x3"/>
      <constraint firstItem="C" firstAttribute="top" secondItem="V" secondAttribute="top" id="y3"/>
      </constraints>
      """,
      device: """
        <designables>
        <designable name="A"><size key="intrinsicContentSize" width="16.5" height="16.5"/></designable>
        <designable name="B"><size key="intrinsicContentSize" width="186.5" height="18"/></designable>
        <designable name="C"><size key="intrinsicContentSize" width="84" height="43"/></designable>
        <designable name="D"/>
        </designables>
        """)
    let canvas = try Fixture.laidOut(document)
    #expect(canvas.frame("A") == [0, 0, 16.5, 16.5])
    #expect(canvas.frame("B") == [0, 0, 120, 36])
    #expect(canvas.frame("C") == [0, 0, 84, 43])
    let device = try #require(Device.named("iPhone 8"))
    #expect(try Fixture.laidOut(document, SceneConfiguration(device: device)).frame("B")?[3] == 41)
  }

  // Onion Browser's StartOrbotViewController.xib qMu-qx-R6K (build 22130, retina4_0).
  @Test("the title of a primary button is semibold")
  func primaryButtons() throws {
    let title = #"<buttonConfiguration key="configuration" style="plain" title="Start built-in Tor"/>"#
    let button = Fixture.view("A", title, tag: "button", attributes: #"buttonType="system" role="primary""#)
    let scene = try Fixture.laidOut(
      Fixture.xib(
        """
        <subviews>\(button)</subviews>
        <constraints>
        <constraint firstItem="A" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="x"/>
        <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" id="y"/>
        </constraints>
        """, build: 22_130))
    #expect(scene.frame("A")?[2] == 155)
  }

  // Corpus: QuickBlox's Main-6.storyboard (build 11524, fields 8p2-w5-GKm and 0zt-lf-mP6), MiniKeePass's
  // CustomField.storyboard (12088, EbU-7M-lsL), Esri's CreateSaveMap.storyboard (17703, COp-aF-98Y). OwnTracks'
  // Storyboard.storyboard (24743, dUg-TH-IQ0).
  @Test(
    "a field without a border is a line high before Xcode 9, then a point more, since iOS 26 at least 22; a clear button needs 19",
    arguments: [
      (11_524, 16.0, "", 20.0), (11_524, 17, "", 21), (12_088, 14, #"clearButtonMode="whileEditing""#, 19),
      (17_703, 17, "", 22), (17_703, 17, #"clearButtonMode="whileEditing""#, 22), (24_743, 14, "", 22),
    ])
  func plainFields(build: Int, size: Double, attributes: String, height: Double) throws {
    let scene = try Fixture.laidOut(
      Fixture.xib(
        """
        <subviews>
        \(Fixture.view(
          "F", "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>",
          tag: "textField", attributes: "placeholder=\"Name\" \(attributes)"))
        </subviews>
        <constraints>
        <constraint firstItem="F" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="x"/>
        <constraint firstItem="F" firstAttribute="top" secondItem="V" secondAttribute="top" id="y"/>
        </constraints>
        """, build: build))
    #expect(scene.frame("F")?[3] == height)
  }

  // LaunchScreen.xib of IQKeyboardCore (build 22685, retina4_7) and of IQKeyboardNotification (22504, retina5_9): below a
  // symbol of 70 and of 50 points, 30 after it, texts begin at 113.5 and 89.67.
  @Test(
    "a stack view takes a symbol as high as a line of its font",
    .enabled(if: Fixture.hasCorpus, "the corpus is not beside the package (../shared)"),
    arguments: [
      ("hackiftekhar-IQKeyboardCore/LaunchScreen.xib", "naY-hY-tAN", 113.5),
      ("hackiftekhar-IQKeyboardNotification/LaunchScreen.xib", "kId-c2-rCX", 89.67),
    ])
  func symbols(document: String, label: String, y: Double) throws {
    let scene = try Fixture.laidOut(Fixture.corpusDocument(document))
    let frame = try #require(scene.frame(label))
    #expect(abs(frame[1] - y) <= 0.5)
  }

  /// A column across whose 300 points nothing stretches.
  private func column(_ arranged: String, attributes: String = "", build: Int = 22_504) throws -> Scene {
    try Fixture.laidOut(
      Fixture.xib(
        """
        <subviews>
        \(Fixture.view("S", """
          <subviews>\(arranged)</subviews>
          <constraints><constraint firstAttribute="width" constant="300" id="w"/></constraints>
          """, tag: "stackView", attributes: #"axis="vertical" alignment="center" "# + attributes))
        </subviews>
        <constraints>
        <constraint firstItem="S" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="l"/>
        <constraint firstItem="S" firstAttribute="top" secondItem="V" secondAttribute="top" id="t"/>
        </constraints>
        """, build: build))
  }

  private let height32 =
    #"<constraints><constraint firstAttribute="height" constant="32" id="h"/></constraints>"#

  // ULErrorViewController.xib B4M-dS-aoc: 240 of 382 wide, 32 high. PodcastSupporterCell.xib 36M-aW-Rc2: 50 by 50.
  // NUXButtonView.storyboard C2O-Sa-BW6: an empty stack view 50 high.
  @Test("views without content have a size of the editor's in a stack")
  func arranged() throws {
    let scene = try column(
      Fixture.view("A", height32) + Fixture.view("B") + Fixture.view("L", tag: "label")
        + Fixture.view("T", tag: "stackView"))
    #expect(scene.frame("A") == [30, 0, 240, 32])
    #expect(scene.frame("B") == [30, 32, 240, 50])
    #expect(scene.frame("L") == [125, 82, 50, 50])
    #expect(scene.frame("T") == [125, 132, 50, 50])
    #expect(scene.rootView.layoutDiagnosis().ambiguities.isEmpty)
  }

  // PinLockViewController.xib ZqA-yv-5ub: an empty stack view of a class, 0 by 50; LayoutDesignerIntroCell.xib RGZ-0w-YuO: an
  // image view 240 of 526 wide.
  @Test("a placeholder size that is infinite is none; an image view without an image has the editor's size")
  func emptyStacksAndImages() throws {
    let size = #"placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="50""#
    let scene = try column(
      Fixture.view("T", tag: "stackView", attributes: size) + Fixture.view("I", tag: "imageView"))
    #expect(scene.frame("T") == [150, 0, 0, 50])
    #expect(scene.frame("I") == [30, 50, 240, 50])
  }

  // RoomEmptyBubbleCell.xib: a view from edge to edge of a cell of 600 by 0.
  @Test("a root without a height keeps its width")
  func flatRoot() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="12121" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view id="V"><rect key="frame" x="0.0" y="0.0" width="600" height="0.0"/></view></objects></document>
      """
    let scene = try Fixture.laidOut(InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Flat.xib"))
    #expect(scene.rootView.bounds.size == CGSize(width: 600, height: 0))
  }

  // Habitica's Social.storyboard kdN-X9-FEY (build 22685), openfoodfacts' NutritionTableHeaderCellController.xib rYS-jL-u8r
  // (14824), and Intro.storyboard u44-DM-dLI (22504), which hugs at 1000.
  @Test("one of a class of the application is as high as in the editor's library from Xcode 12 on")
  func arrangedClasses() throws {
    for (build, hugging, height) in [(22_685, 250, 128.0), (14_824, 250, 50), (22_504, 1000, 50)] {
      let attributes = "customClass=\"CollapsibleTitle\" verticalHuggingPriority=\"\(hugging)\""
      let scene = try column(Fixture.view("A", attributes: attributes), build: build)
      #expect(scene.frame("A") == [30, 0, 240, height])
    }
    // LoopKit-Loop/Main.storyboard yuD-Je-55e (21679): as wide as high, 50 by 50.
    let square = """
      <constraints><constraint firstAttribute="width" secondItem="A" secondAttribute="height" id="q"/></constraints>
      """
    let scene = try column(
      Fixture.view("A", square, attributes: #"customClass="CircleMaskView""#), build: 21_679)
    #expect(scene.frame("A") == [125, 0, 50, 50])
  }

  // RoomMemberDetailsViewController.xib Flu-1i-oqi: a label of one line fills a view of 50 points.
  @Test("a view whose content is lower has the editor's height too")
  func arrangedWithContent() throws {
    let label = Fixture.view("L", tag: "label", attributes: #"text="Label" numberOfLines="0""#)
    let scene = try column(
      Fixture.view(
        "A",
        """
        <subviews>\(label)</subviews>
        <constraints>
        <constraint firstItem="L" firstAttribute="top" secondItem="A" secondAttribute="top" id="a"/>
        <constraint firstAttribute="bottom" secondItem="L" secondAttribute="bottom" id="b"/>
        <constraint firstItem="L" firstAttribute="leading" secondItem="A" secondAttribute="leading" id="c"/>
        <constraint firstAttribute="trailing" secondItem="L" secondAttribute="trailing" id="d"/>
        </constraints>
        """))
    #expect(scene.frame("A") == [30, 0, 240, 50])
    #expect(scene.frame("L") == [0, 0, 240, 50])
  }

  // tensorflow's Main.storyboard (18093) TNN-lu-RpW and ZNt-Qo-bzy: 20.5 and 29.5 of the 50 points that they share, as a
  // label of 19.5 points 5 from the top of the second and in its middle says.
  @Test("contents of the editor's have no order among each other")
  func arrangedEqually() throws {
    let label = Fixture.view(
      "L", #"<fontDescription key="fontDescription" type="system" pointSize="16"/>"#, tag: "label",
      attributes: #"text="Time" verticalHuggingPriority="251""#)
    let fitted = Fixture.view(
      "B",
      """
      <subviews>\(label)</subviews>
      <constraints>
      <constraint firstItem="L" firstAttribute="top" secondItem="B" secondAttribute="top" constant="5" id="a"/>
      <constraint firstItem="L" firstAttribute="centerY" secondItem="B" secondAttribute="centerY" id="b"/>
      <constraint firstItem="L" firstAttribute="leading" secondItem="B" secondAttribute="leading" id="c"/>
      </constraints>
      """)
    let stack = Fixture.view(
      "S",
      """
      <subviews>\(Fixture.view("A") + fitted)</subviews>
      <constraints>
      <constraint firstAttribute="width" constant="294" id="w"/>
      <constraint firstAttribute="height" constant="60" id="h"/>
      </constraints>
      """, tag: "stackView", attributes: #"axis="vertical" spacing="10""#)
    let scene = try Fixture.laidOut(Fixture.xib("<subviews>\(stack)</subviews>", build: 18_093))
    #expect(scene.frame("A") == [0, 0, 294, 20.5])
    #expect(scene.frame("B") == [0, 30.5, 294, 29.5])
  }

  // CardPresentPaymentsModalViewController.xib (21505) 10Z-y1-ZQ6, which hugs at 1000: 115 high, as high as its buttons.
  // RoomTableViewCell.xib (24063) Xb6-vq-E0C, which resists at 1000, leaves its label room.
  @Test("contents of the editor's give way to texts and controls, whatever their priorities")
  func arrangedAroundControls() throws {
    let buttons = ["P", "Q"].map {
      Fixture.view(
        $0, #"<state key="normal" title="Button"/>"#, tag: "button", attributes: #"buttonType="system""#)
    }
    let scene = try column(
      Fixture.view(
        "A",
        """
        <subviews>\(buttons.joined())</subviews>
        <constraints>
        <constraint firstItem="P" firstAttribute="top" secondItem="A" secondAttribute="top" id="a"/>
        <constraint firstItem="Q" firstAttribute="top" secondItem="P" secondAttribute="bottom" id="b"/>
        <constraint firstAttribute="bottom" secondItem="Q" secondAttribute="bottom" id="c"/>
        <constraint firstItem="P" firstAttribute="leading" secondItem="A" secondAttribute="leading" id="d"/>
        <constraint firstItem="Q" firstAttribute="leading" secondItem="A" secondAttribute="leading" id="e"/>
        </constraints>
        """, attributes: #"verticalHuggingPriority="1000""#))
    #expect(scene.frame("A") == [30, 0, 240, 60])
  }

  @Test("on a device they have none")
  func arrangedOnDevice() throws {
    let document = try Fixture.xib(
      """
      <subviews>
      \(Fixture.view("S", "<subviews>" + Fixture.view("A") + "</subviews>", tag: "stackView"))
      </subviews>
      """)
    let scene = try Fixture.laidOut(document, SceneConfiguration(device: .named("iPhone 15")))
    #expect(scene.view("A")?.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(scene.frame("A")?[2] == 0)
  }

  // Of documents that are not in the corpus: a column 96 wide beside a hidden view of 346.
  @Test("hidden views do not widen a stack across")
  func hidden() throws {
    let width = { (id: String, value: Int) in
      """
      <constraints><constraint firstAttribute="width" constant="\(value)" id="w\(id)"/>
      <constraint firstAttribute="height" constant="10" id="h\(id)"/></constraints>
      """
    }
    let scene = try Fixture.laidOut(
      Fixture.xib(
        """
        <subviews>
        \(Fixture.view("S", "<subviews>" + Fixture.view("A", width("A", 96))
          + Fixture.view("B", width("B", 346), attributes: #"hidden="YES""#) + "</subviews>",
          tag: "stackView", attributes: #"axis="vertical" alignment="top""#))
        </subviews>
        <constraints>
        <constraint firstItem="S" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="l"/>
        <constraint firstItem="S" firstAttribute="top" secondItem="V" secondAttribute="top" id="t"/>
        </constraints>
        """))
    #expect(scene.frame("S") == [0, 0, 96, 10])
  }
}
