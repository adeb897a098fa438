// From elements to view trees: the examples I01–I14 of spec 09 §7 and the shape of scenes.

import Foundation
import Plumbline
import Testing

@testable import InterfaceBuilder

@Suite("Scenes") struct SceneTests {
  private func subviews(_ views: String, _ constraints: String) -> String {
    "<subviews>\(views)</subviews><viewLayoutGuide key=\"safeArea\" id=\"S\"/><constraints>\(constraints)</constraints>"
  }

  @Test("I01: a constraint without a first item belongs to the view that lists it")
  func implicitFirstItem() throws {
    let document = try Fixture.xib(
      subviews(
        Fixture.view("L"),
        #"<constraint firstAttribute="trailing" secondItem="L" secondAttribute="trailing" constant="20" id="c"/>"#
      ))
    let scene = try #require(document.scenes().first)
    let constraint = try #require(scene.constraint("c"))
    #expect(constraint.firstItem === scene.view("V"))
    #expect(constraint.secondItem === scene.view("L"))
    #expect(constraint.firstAttribute == .trailing && constraint.secondAttribute == .trailing)
    #expect(constraint.constant == 20 && constraint.multiplier == 1 && constraint.relation == .equal)
  }

  @Test("I02: a constraint without a second item is a size")
  func size() throws {
    let document = try Fixture.xib(
      subviews(
        Fixture.view(
          "L", #"<constraints><constraint firstAttribute="width" constant="60" id="c"/></constraints>"#), ""))
    let scene = try #require(document.scenes().first)
    let constraint = try #require(scene.constraint("c"))
    #expect(constraint.firstItem === scene.view("L") && constraint.secondItem == nil)
    #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.constant == 60)
  }

  @Test(
    "I03, I04: ratios and fractions",
    arguments: [("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("50%", 0.5), ("2", 2.0)])
  func multipliers(text: String, value: Double) throws {
    let document = try Fixture.xib(
      subviews(
        Fixture.view("G"),
        """
        <constraint firstItem="G" firstAttribute="centerY" secondItem="V" secondAttribute="bottom" \
        multiplier="\(text)" constant="1" id="c"/>
        """))
    let constraint = try #require(document.scenes().first?.constraint("c"))
    #expect(constraint.multiplier == value && constraint.constant == 1)
  }

  @Test("I05: relation and priority")
  func relation() throws {
    let document = try Fixture.xib(
      subviews(
        Fixture.view("L"),
        """
        <constraint firstItem="L" firstAttribute="top" relation="greaterThanOrEqual" secondItem="V" \
        secondAttribute="top" priority="751" identifier="gap" id="c"/>
        """))
    let constraint = try #require(document.scenes().first?.constraint("c"))
    #expect(constraint.relation == .greaterThanOrEqual && constraint.priority.rawValue == 751)
    #expect(constraint.identifier == "gap")
  }

  // shepting-AutoLayout/Main.storyboard, LoopKit-Loop/MainInterface.storyboard and two message cells store frames that
  // hold with their placeholders.
  @Test("I06: a placeholder constraint counts on the canvas and is not made on a device")
  func placeholder() throws {
    let document = try Fixture.xib(
      subviews(
        Fixture.view("L"),
        #"<constraint firstAttribute="height" constant="44" placeholder="YES" id="c"/>"#))
    #expect(document.scenes().first?.constraints.map(\.id) == ["c"])
    let device = try #require(Device.named("iPhone 15"))
    #expect(document.scenes(for: SceneConfiguration(device: device)).first?.constraints.isEmpty == true)
  }

  @Test("I07: the id of a view's guide means that guide")
  func guide() throws {
    let document = try Fixture.xib(
      subviews(
        Fixture.view("L"),
        #"<constraint firstItem="L" firstAttribute="top" secondItem="S" secondAttribute="top" id="c"/>"#))
    let scene = try #require(document.scenes().first)
    #expect(scene.constraint("c")?.secondItem === scene.rootView.safeAreaLayoutGuide)
    #expect(scene.guides.map(\.id) == ["S"] && scene.guides.first?.ownerID == "V")
  }

  @Test(
    "G16: without a keyboard its guide has no height and lies on the safe area's end",
    // The second is what Xcode writes (keepassium-KeePassium/DatabaseCreatorVC.storyboard, line 236).
    arguments: ["viewLayoutGuide", "keyboardLayoutGuide"])
  func keyboardGuide(element: String) throws {
    let document = try Fixture.xib(
      "<\(element) key=\"keyboard\" id=\"K\"/>"
        + subviews(
          Fixture.view(
            "L", #"<constraints><constraint firstAttribute="height" constant="20" id="h"/></constraints>"#),
          #"""
          <constraint firstItem="K" firstAttribute="top" secondItem="L" secondAttribute="bottom" id="c"/>
          <constraint firstItem="L" firstAttribute="leading" secondItem="K" secondAttribute="leading" id="d"/>
          <constraint firstItem="L" firstAttribute="trailing" secondItem="K" secondAttribute="trailing" id="e"/>
          """#))
    let scene = try #require(document.scenes().first)
    scene.rootView.frame.size = CGSize(width: 375, height: 812)
    scene.rootView.hostSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    scene.rootView.layoutIfNeeded()
    let guide = try #require(scene.guides.first { $0.id == "K" }).guide
    #expect(guide.layoutFrame.minY == 778 && guide.layoutFrame.width == 375)
    #expect(scene.frame("L") == [0, 758, 375, 20])
  }

  @Test("I08: a label without priorities has 250 and 750 on both axes")
  func labelPriorities() throws {
    let document = try Fixture.xib(subviews(Fixture.view("L", tag: "label", attributes: "text=\"x\""), ""))
    let label = try #require(document.scenes().first?.view("L"))
    for axis in NSLayoutConstraint.Axis.allCases {
      #expect(label.contentHuggingPriority(for: axis).rawValue == 250)
      #expect(label.contentCompressionResistancePriority(for: axis).rawValue == 750)
    }
  }

  @Test("I09: a variation includes what the default leaves out")
  func variations() throws {
    let document = try Fixture.xib(
      subviews(
        Fixture.view("L"),
        """
        <constraint firstItem="L" firstAttribute="top" secondItem="V" secondAttribute="top" id="c1"/>
        <constraint firstItem="L" firstAttribute="bottom" secondItem="V" secondAttribute="bottom" id="c2"/>
        """)
          + """
          <variation key="default"><mask key="constraints"><exclude reference="c1"/></mask></variation>
          <variation key="heightClass=compact"><mask key="constraints"><include reference="c1"/><exclude reference="c2"/></mask></variation>
          """, device: #"<device id="retina4_7" orientation="portrait"/>"#)
    #expect(document.scenes().first?.constraints.map(\.id) == ["c2"])
    #expect(
      document.scenes(for: SceneConfiguration(orientation: .landscape)).first?.constraints.map(\.id) == ["c1"]
    )
  }

  @Test("a variation of a constraint changes its constant, one of a view leaves a subview out")
  func variedValues() throws {
    let document = try Fixture.xib(
      subviews(
        Fixture.view("L") + Fixture.view("M"),
        """
        <constraint firstItem="L" firstAttribute="top" secondItem="V" secondAttribute="top" constant="5" id="c1">
        <variation key="widthClass=compact" constant="10"/></constraint>
        <constraint firstItem="M" firstAttribute="top" secondItem="V" secondAttribute="top" id="c2"/>
        """)
        + "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"M\"/></mask></variation>",
      device: #"<device id="retina4_7" orientation="portrait"/>"#)
    let scene = try #require(document.scenes().first)
    #expect(scene.constraint("c1")?.constant == 10)
    #expect(scene.constraint("c2") == nil && scene.problems.isEmpty)
    #expect(scene.views.map(\.id) == ["V", "L"])
  }

  @Test("I10: a view without the attribute is placed by its frame and mask")
  func autoresizing() throws {
    let document = try Fixture.xib(
      subviews(
        """
        <view id="A"><rect key="frame" x="10" y="20" width="100" height="50"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
        """, ""))
    let scene = try Fixture.laidOut(document)
    #expect(scene.view("A")?.translatesAutoresizingMaskIntoConstraints == true)
    #expect(scene.view("A")?.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(scene.frame("A") == [10, 20, 100, 50])
    let wide = try Fixture.laidOut(document, SceneConfiguration(size: .init(width: 640, height: 480)))
    #expect(wide.frame("A") == [10, 20, 420, 50])
  }

  @Test("I11: a stack view without attributes is horizontal, fill, fill, 0, in the order of its subviews")
  func stack() throws {
    let document = try Fixture.xib(
      subviews(
        Fixture.view(
          "T", "<subviews>\(["A", "B", "C"].map { Fixture.view($0) }.joined())</subviews>", tag: "stackView"),
        ""))
    let scene = try #require(document.scenes().first)
    let stack = try #require(scene.view("T") as? UIStackView)
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(stack.arrangedSubviews == ["A", "B", "C"].compactMap { scene.view($0) })
  }

  @Test("I12: without Auto Layout constraints are ignored", arguments: ["useAutolayout=\"NO\"", ""])
  func noAutoLayout(attributes: String) throws {
    let document = try Fixture.xib(
      subviews(
        #"<view id="A" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="1" y="2" width="3" height="4"/></view>"#,
        #"<constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" constant="50" id="c"/>"#
      ),
      attributes: attributes)
    let scene = try Fixture.laidOut(document)
    #expect(scene.constraints.isEmpty)
    #expect(scene.frame("A") == [1, 2, 3, 4])
  }

  @Test("I13: an id that leads nowhere is a problem that names both ids and the line")
  func danglingID() throws {
    let document = try Fixture.xib(
      subviews(
        Fixture.view("L"),
        #"<constraint firstItem="L" firstAttribute="top" secondItem="gone" secondAttribute="top" id="c"/>"#))
    let problem = try #require(document.scenes().first?.problems.first)
    #expect(problem.kind == .unresolved && problem.constraints == ["c"] && problem.views == ["V"])
    let line = try #require(problem.line)
    #expect(
      problem.message
        == "Constraint c in line \(line) refers to “gone”, which does not exist in the document.")
  }

  @Test("constraints that name the same missing id are one problem")
  func danglingIDs() throws {
    let document = try Fixture.xib(
      subviews(
        Fixture.view("L"),
        ["top", "leading", "trailing"].map { edge in
          #"<constraint firstItem="L" firstAttribute="\#(edge)" secondItem="gone" secondAttribute="\#(edge)" id="\#(edge)"/>"#
        }.joined()
          + #"<constraint firstItem="L" firstAttribute="width" secondItem="lost" secondAttribute="width" id="w"/>"#
      ))
    let problems = try #require(document.scenes().first).problems
    #expect(problems.map(\.constraints) == [["top", "leading", "trailing"], ["w"]])
    let line = try #require(problems.first?.line)
    #expect(
      problems.first?.message
        == "Constraint top in line \(line) and 2 more refer to “gone”, which does not exist in the document.")
    #expect(problems.first?.fix == "Delete these constraints, or restore the view that they name.")
  }

  // Without a constant: ConvexHull.storyboard, CollectDataAR.storyboard and 9 more of the corpus hold with 0.
  @Test("I14: a symbolic constraint has its constant, without one 0")
  func symbolic() throws {
    let document = try Fixture.xib(
      subviews(
        Fixture.view("A") + Fixture.view("B"),
        """
        <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="bottom" constant="12" symbolic="YES" id="c1"/>
        <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="bottom" symbolic="YES" id="c2"/>
        """))
    let scene = try #require(document.scenes().first)
    #expect(scene.constraint("c1")?.constant == 12)
    #expect(scene.constraint("c2")?.constant == 0)
  }

  // danielgindi-Charts/Launch_Screen.storyboard stores its labels at 0 beside the guide.
  @Test("a standard space beside the safe area is 0 on the canvas, its constant on a device")
  func symbolicSafeArea() throws {
    let document = try Fixture.xib(
      subviews(
        Fixture.view("A"),
        """
        <constraint firstItem="A" firstAttribute="leading" secondItem="S" secondAttribute="leading" constant="20" \
        symbolic="YES" id="c"/>
        """))
    #expect(document.scenes().first?.constraint("c")?.constant == 0)
    let device = try #require(Device.named("iPhone 15"))
    #expect(document.scenes(for: SceneConfiguration(device: device)).first?.constraint("c")?.constant == 20)
  }

  @Test("a fixed frame is its left and top edge, width and height")
  func fixedFrame() throws {
    let document = try Fixture.xib(
      subviews(
        """
        <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="A">
        <rect key="frame" x="11" y="22" width="33" height="44"/></view>
        """, ""))
    #expect(try Fixture.laidOut(document).frame("A") == [11, 22, 33, 44])
  }

  @Test("a stored frame is no input for a view that constraints place")
  func storedFrame() throws {
    let document = try Fixture.xib(
      subviews(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="A">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <constraints><constraint firstAttribute="width" constant="60" id="w"/>
        <constraint firstAttribute="height" constant="50" id="h"/></constraints></view>
        """,
        """
        <constraint firstItem="A" firstAttribute="leading" secondItem="V" secondAttribute="leading" constant="7" id="x"/>
        <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" constant="8" id="y"/>
        """))
    let scene = try Fixture.laidOut(document)
    #expect(scene.frame("A") == [7, 8, 60, 50])
    #expect(scene.views.last?.storedFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(scene.views.last?.isPlacedByConstraints == true && scene.views.last?.parentID == "V")
  }

  @Test(
    "watch documents and those of unknown runtimes say so",
    arguments: [("watchKit", "watchOS"), ("Nova", "the runtime “Nova”")])
  func otherPlatforms(runtime: String, name: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="\(runtime)">
      <objects/></document>
      """
    let document = try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "A.xib")
    let problem = try #require(document.scenes().first?.problems.first)
    #expect(problem.kind == .unsupported)
    #expect(problem.message == "Documents for \(name) are not supported.")
  }

  @Test("an outlet names its view, unless it says what the view is to others or that it is one of several")
  func outletNames() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections>
      <outletCollection property="titles" destination="a" id="o1"/><outletCollection property="titles" destination="b" id="o2"/>
      <outlet property="name" destination="b" id="o3"/></connections></placeholder>
      <view id="V"><connections><outlet property="titles" destination="t" id="o5"/></connections>
      <rect key="frame" x="0" y="0" width="9" height="9"/><subviews><label id="a"/><label id="b"/>
      <textField id="t"><connections><outlet property="delegate" destination="V" id="o4"/></connections></textField></subviews></view>
      </objects></document>
      """
    let document = try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "A.xib")
    let scene = try #require(document.scenes().first)
    #expect(scene.views.map { "\($0.id) \($0.outletName ?? "")" } == ["V ", "a ", "b name", "t titles"])
  }

  @Test("a xib's owner is UIKit's placeholder or AppKit's object -2, which is UIKit's first responder")
  func nibOwner() throws {
    let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>"
    let responder = "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\"/>"
    let cases = [
      (responder + owner, "-1"), (owner + responder, "-1"), (responder, nil),
      ("<customObject id=\"-1\"/><customObject id=\"-2\"/>", "-2"),
    ]
    for (objects, id) in cases {
      let text =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects>\(objects)</objects></document>"
      let document = try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "A.xib")
      #expect(document.nibOwner?.id == id, "\(objects)")
    }
  }

  @Test("a scene is chosen by the id of its root view, controller or scene")
  func sceneFilter() throws {
    let document = try InterfaceBuilderDocument(
      contentsOf: Fixture.examples.appendingPathComponent("Profile.storyboard").path)
    for id in ["PRF-vw-001", "PRF-vc-001", "PRF-sc-002"] {
      #expect(document.scenes(for: SceneConfiguration(scene: id)).map(\.id) == ["PRF-vw-001"])
    }
    #expect(document.scenes(for: SceneConfiguration(scene: "nobody")).isEmpty)
  }

  // Corpus: DatabaseCreatorVC.storyboard, scroll view UAC-3N-WvO as high as the screen.
  @Test("the keyboard's guide lies at the bottom while there is no keyboard")
  func keyboard() throws {
    let document = try Fixture.xib(
      """
      <subviews>\(Fixture.view("A"))</subviews><keyboardLayoutGuide key="keyboard" id="K"/><constraints>
      <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" id="t"/>
      <constraint firstItem="A" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="l"/>
      <constraint firstAttribute="trailing" secondItem="A" secondAttribute="trailing" id="r"/>
      <constraint firstItem="A" firstAttribute="bottom" secondItem="K" secondAttribute="top" id="b"/></constraints>
      """)
    let scene = try Fixture.laidOut(document)
    #expect(scene.frame("A") == [0, 0, 320, 480])
    #expect(scene.problems.isEmpty)
  }

  // Corpus: label acU-fh-9rC of FirebaseUI's Main-2.storyboard, which no constraint names, is stored at 244 and not marked.
  @Test("a view that keeps its mask and is named by no constraint stays where it is")
  func leftToMask() throws {
    let mask = #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#
    let frame = #"<rect key="frame" x="244" y="11.5" width="48" height="21"/>"#
    let attributes = #"translatesAutoresizingMaskIntoConstraints="NO""#
    let document = try Fixture.xib(
      """
      <subviews><view \(attributes) id="A">\(frame)\(mask)</view><view \(attributes) id="B">\(frame)\(mask)</view>
      </subviews><constraints>
      <constraint firstItem="B" firstAttribute="top" secondItem="V" secondAttribute="top" id="t"/></constraints>
      """)
    let scene = try Fixture.laidOut(document)
    #expect(scene.frame("A") == [244, 11.5, 48, 21])
    #expect(scene.views.first { $0.id == "A" }?.isPlacedByConstraints == false)
    #expect(scene.views.first { $0.id == "B" }?.isPlacedByConstraints == true)
  }
}
