// Findings on documents for macOS: what AppKit places and sizes itself is no mistake of the document.

import Foundation
import Testing

@Suite("Findings on documents for macOS")
struct MacFindingsTests {
  /// A view of 300 x 200 with one view in it, and constraints of its own.
  private static func document(_ view: String, _ constraints: String, resources: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22504" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="22504"/></dependencies>
    <objects>
    <customObject id="-2" userLabel="File's Owner" customClass="ClockPane"/>
    <customView id="roo-aa-001"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
    <subviews>\(view)</subviews>
    <constraints>\(constraints)</constraints>
    </customView></objects><resources>\(resources)</resources></document>
    """
  }

  private static func hold(_ attributes: String..., at constant: Int = 0) -> String {
    attributes.map { attribute in
      """
      <constraint firstItem="own-aa-001" firstAttribute="\(attribute)" secondItem="roo-aa-001" \
      secondAttribute="\(attribute)" constant="\(constant)" id="con-\(attribute)"/>
      """
    }.joined()
  }

  private static let own = "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"own-aa-001\""

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private static func scrollView(_ mask: String) -> String {
    """
    <scrollView \(own)>\(rect(0, 0, 300, 200))
    <clipView key="contentView" translatesAutoresizingMaskIntoConstraints="NO" id="cli-aa-001">\(rect(1, 1, 298, 198))
    \(mask)</clipView></scrollView>
    """
  }

  private static func imageView(_ image: String) -> String {
    """
    <imageView \(own)>\(rect(16, 146, 28.5, 47))<constraints>
    <constraint firstAttribute="height" constant="33" id="con-h"/>
    <constraint firstAttribute="width" constant="28" id="con-w"/></constraints>
    <imageCell key="cell" \(image) id="cel-aa-001"/></imageView>
    """
  }

  // What Interface Builder marks in such documents: see the counts in the rules.
  @Test(
    "what AppKit decides is not told",
    arguments: [
      // A scroll view places its parts.
      (
        document(
          scrollView("<autoresizingMask key=\"autoresizingMask\"/>"),
          hold("leading", "trailing", "top", "bottom")),
        []
      ),
      (document(scrollView(""), hold("leading", "trailing", "top", "bottom")), ["ambiguous"]),
      // A symbol has margins around the rectangle that constraints place.
      (
        document(
          imageView("catalog=\"system\" image=\"clock\""), hold("leading", at: 16) + hold("top", at: 14)), []
      ),
      // 47 points high, and 33 by its own constraint: its edges prove nothing about the root.
      (document(imageView(""), hold("leading", at: 16) + hold("top", at: 14)), ["misplaced"]),
    ])
  func kinds(document: String, expected: [String]) throws {
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", document)
    let objects = try Run(["check", "--format", "json", path]).objects()
    let findings = objects.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    #expect(findings.compactMap { $0["kind"] as? String } == expected)
  }

  @Test("a date is as wide as its digits, another view as its constraints say", arguments: [true, false])
  func widths(isDate: Bool) throws {
    let height = "<constraint firstAttribute=\"height\" constant=\"24\" id=\"con-h\"/>"
    let cell = "<datePickerCell key=\"cell\" id=\"cel-aa-001\"/>"
    let view =
      isDate
      ? "<datePicker \(Self.own)>\(Self.rect(10, 152, 96, 28))\(cell)</datePicker>"
      : "<customView \(Self.own)>\(Self.rect(10, 166, 96, 24))<constraints>\(height)</constraints></customView>"
    let scratch = try Scratch()
    let document = Self.document(view, Self.hold("leading", "top", at: 10))
    #expect(try Run(["check", try scratch.write("A.xib", document)]).output.contains("ambiguous") == !isDate)
  }

  @Test("a button whose shadow lies beyond its superview's edge is not outside, one that is moved there is")
  func shadow() throws {
    func isOutside(at constant: Int) throws -> Bool {
      let button = """
        <button \(Self.own)>\(Self.rect(-6, 173, 60, 32))<buttonCell key="cell" type="push" title="Go" \
        bezelStyle="rounded" borderStyle="border" id="cel-aa-001"><font key="font" metaFont="system"/></buttonCell>
        </button>
        """
      let scratch = try Scratch()
      let document = Self.document(button, Self.hold("leading", at: constant) + Self.hold("top"))
      return try Run(["check", try scratch.write("A.xib", document)]).output.contains("outside")
    }
    #expect(try !isOutside(at: 0))
    #expect(try isOutside(at: -9))
  }

  // KnockKnock's Welcome.xib: titles of 32 points whose frames begin 5 points above the window's content. At the sides the
  // frame has 2 points around the text, and 2 more are no matter.
  @Test(
    "above its capitals a text has room that may lie beyond its superview, at its sides it has none",
    arguments: [(20.0, 161.0, false), (20, 173, true), (-4, 20, false), (-9, 20, true)])
  func room(x: Double, y: Double, isTold: Bool) throws {
    let text = """
      <textField fixedFrame="YES" \(Self.own)>\(Self.rect(x, y, 200, 44))<textFieldCell key="cell" title="Welcome">
      <font key="font" metaFont="system" size="32"/></textFieldCell></textField>
      """
    let scratch = try Scratch()
    let run = try Run(["check", try scratch.write("A.xib", Self.document(text, ""))])
    #expect(run.output.contains("outside") == isTold, "\(run.output)")
  }

  @Test("boxes and scroll views hide a border of a point or two, no more", arguments: [-2.0, -8])
  func hiddenBorder(x: Double) throws {
    for kind in ["box", "scrollView"] {
      let view = "<\(kind) fixedFrame=\"YES\" \(Self.own)>\(Self.rect(x, 20, 200, 44))</\(kind)>"
      let scratch = try Scratch()
      let run = try Run(["check", try scratch.write("A.xib", Self.document(view, ""))])
      #expect(run.output.contains("outside") == (x < -7), "\(run.output)")
    }
  }

  /// The alignment rectangle of a tab view is 7 points inside of its frame at the sides.
  @Test("a tab view that hides its border beyond its superview is meant to", arguments: [-11.0, -20])
  func border(x: Double) throws {
    let tabs = "<tabView fixedFrame=\"YES\" \(Self.own)>\(Self.rect(x, 20, 200, 100))</tabView>"
    let scratch = try Scratch()
    let run = try Run(["check", try scratch.write("A.xib", Self.document(tabs, ""))])
    #expect(run.output.contains("outside") == (x < -12))
  }

  @Test("the cell of a column without a width is in no conflict with it", arguments: [0.0, 3])
  func hiddenColumn(width: Double) throws {
    let table = """
      <scrollView \(Self.own)>\(Self.rect(0, 0, 300, 200))
      <clipView key="contentView" id="cli-aa-001">\(Self.rect(1, 1, 298, 198))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><tableView id="tab-aa-001">\(Self.rect(0, 0, 298, 198))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <tableColumns><tableColumn width="100" hidden="YES" id="col-aa-001"><prototypeCellViews>
      <tableCellView id="cel-aa-001">\(Self.rect(1, 1, width, 20))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><customView translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-001">\(Self.rect(2, 2, 8, 16))
      </customView></subviews>
      <constraints>
      <constraint firstItem="box-aa-001" firstAttribute="leading" secondItem="cel-aa-001" secondAttribute="leading" \
      constant="2" id="c1"/>
      <constraint firstItem="box-aa-001" firstAttribute="centerX" secondItem="cel-aa-001" secondAttribute="centerX" \
      id="c2"/>
      <constraint firstItem="box-aa-001" firstAttribute="top" secondItem="cel-aa-001" secondAttribute="top" id="c3"/>
      <constraint firstItem="box-aa-001" firstAttribute="bottom" secondItem="cel-aa-001" secondAttribute="bottom" \
      id="c4"/>
      </constraints></tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView></subviews>
      </clipView></scrollView>
      """
    let scratch = try Scratch()
    let document = Self.document(table, Self.hold("leading", "trailing", "top", "bottom"))
    let run = try Run(["check", try scratch.write("A.xib", document)])
    #expect(run.output.contains("conflict") == (width > 0))
  }

  /// 190 = 10 + 2 x 75 + 30, as stored: the gap of 8 that is in every stack view gives way to the constraint.
  @Test("a stack view's own gap gives way to a constraint of the document, and is told as the stack view's")
  func gap() throws {
    func row(_ id: String, _ y: Double) -> String {
      """
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(Self.rect(0, y, 300, 75))<constraints>
      <constraint firstAttribute="height" constant="75" id="hei-\(id)"/></constraints></customView>
      """
    }
    let stack = """
      <stackView distribution="fill" orientation="vertical" alignment="width" \(Self.own)>\(Self.rect(0, 10, 300, 190))
      <subviews>\(row("upp-aa-001", 105))\(row("low-aa-001", 30))</subviews>
      <edgeInsets key="edgeInsets" left="0.0" right="0.0" top="10" bottom="30"/>
      <constraints><constraint firstItem="low-aa-001" firstAttribute="top" secondItem="upp-aa-001" \
      secondAttribute="bottom" id="gap-aa-001"/><constraint firstAttribute="height" constant="190" id="hei-aa-001"/>
      </constraints></stackView>
      """
    let scratch = try Scratch()
    let document = Self.document(stack, Self.hold("leading", "trailing", "top"))
    let run = try Run(["check", "--format", "json", try scratch.write("A.xib", document)])
    let findings = try run.objects().flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    #expect(findings.compactMap { $0["kind"] as? String } == ["conflict"])
    let message = findings.first?["message"] as? String ?? ""
    #expect(message.contains("8 points below"), "\(message)")
    #expect(message.contains("from the arrangement of stack view own-aa-001"), "\(message)")
  }

  /// The gap between its views and the distance to its end are both 0 in the stack view, and 5 in the document.
  @Test(
    "what contradicts the arrangement of one stack view is one finding, which tells the stack view's name")
  func arrangement() throws {
    func row(_ id: String, _ y: Double) -> String {
      """
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(Self.rect(0, y, 300, 75))<constraints>
      <constraint firstAttribute="height" constant="75" id="hei-\(id)"/></constraints></customView>
      """
    }
    let inner = """
      <stackView distribution="fill" orientation="vertical" alignment="width" spacing="0.0" \
      translatesAutoresizingMaskIntoConstraints="NO" id="inn-aa-001">\(Self.rect(0, 0, 300, 150))
      <subviews>\(row("upp-aa-001", 75))\(row("low-aa-001", 0))</subviews>
      <constraints><constraint firstItem="low-aa-001" firstAttribute="top" secondItem="upp-aa-001" \
      secondAttribute="bottom" constant="5" id="gap-aa-001"/><constraint firstAttribute="bottom" secondItem="low-aa-001" \
      secondAttribute="bottom" constant="5" id="end-aa-001"/></constraints></stackView>
      """
    let stack = """
      <stackView distribution="fill" orientation="vertical" alignment="width" spacing="0.0" \(Self.own)>
      \(Self.rect(0, 50, 300, 150))<subviews>\(inner)</subviews></stackView>
      """
    let scratch = try Scratch()
    let document = Self.document(stack, Self.hold("leading", "trailing", "top"))
    let run = try Run(["check", "--format", "json", try scratch.write("A.xib", document)])
    let findings = try run.objects().flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    #expect(findings.compactMap { $0["kind"] as? String } == ["conflict"])
    let message = findings.first?["message"] as? String ?? ""
    #expect(message.contains("from the arrangement of stack view inn-aa-001"), "\(message)")
    #expect(message.hasSuffix("1 more conflict has the same cause."), "\(message)")
  }

  @Test(
    "a touch bar places its items: they lie in no view that has it, and are scenes of their own elsewhere")
  func touchBar() throws {
    let bar = """
      <touchBar id="bar-aa-001"><touchBarItems><touchBarItem id="ite-aa-001">
      <viewController key="viewController" id="con-aa-001">
      <button key="view" verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="but-aa-001">
      \(Self.rect(0, 0, 40, 30))<constraints><constraint firstAttribute="width" constant="40" id="con-w"/></constraints>
      <buttonCell key="cell" type="push" title="B" bezelStyle="rounded" id="cel-aa-001"/></button></viewController>
      <size key="designTimeSize" width="40" height="30"/></touchBarItem></touchBarItems></touchBar>
      """
    func view(_ content: String) -> String {
      "<customView \(Self.own)>\(Self.rect(0, 0, 300, 200))\(content)</customView>"
    }
    let edges = Self.hold("leading", "trailing", "top", "bottom")
    let scratch = try Scratch()
    let inside = try scratch.write(
      "A.xib",
      Self.document(
        view(bar.replacingOccurrences(of: "<touchBar id", with: "<touchBar key=\"touchBar\" id")), edges))
    #expect(try Run(["check", inside]).output.hasPrefix("1 document, 1 scene: 0 errors"))
    #expect(try !Run(["layout", inside]).output.contains("but-aa-001"))
    let beside = try scratch.write(
      "B.xib", Self.document(view(""), edges).replacingOccurrences(of: "</objects>", with: "\(bar)</objects>")
    )
    #expect(try Run(["layout", beside]).output.contains("but-aa-001"))
  }

  /// A quarter of 120 x 112 is 30 x 28: the height of a large button before macOS 26. Beside the image are 2 points, at the
  /// sides of the button 10 each.
  @Test("an image beside a title is scaled to the height of its button, unless it keeps its size")
  func scaledImage() throws {
    func width(_ scaling: String) throws -> Double? {
      let button = """
        <button \(Self.own)>\(Self.rect(0, 160, 100, 40))<buttonCell key="cell" type="push" title="Go" \
        bezelStyle="rounded" image="logo" imagePosition="leading" controlSize="large" borderStyle="border" \
        imageScaling="\(scaling)" id="cel-aa-001"><font key="font" metaFont="system"/></buttonCell></button>
        """
      let scratch = try Scratch()
      let document = Self.document(
        button, Self.hold("leading", "top"), resources: "<image name=\"logo\" width=\"120\" height=\"112\"/>")
      let run = try Run(["layout", "--format", "json", try scratch.write("A.xib", document)])
      let views = try run.objects().flatMap { $0["views"] as? [[String: Any]] ?? [] }
      return (views.first { $0["id"] as? String == "own-aa-001" }?["frame"] as? [Double])?[2]
    }
    let (scaled, kept) = (try #require(try width("proportionallyDown")), try #require(try width("none")))
    #expect(kept - scaled == 90)
  }

  // Two of GitUp's are not marked; MacPass has one without constraints, which is.
  @Test("a tab view places the view of its tab, if there are constraints in that", arguments: [true, false])
  func tab(hasConstraints: Bool) throws {
    let inner = """
      <constraints><constraint firstItem="box-aa-001" firstAttribute="leading" secondItem="tab-aa-001" \
      secondAttribute="leading" constant="9" id="b1"/><constraint firstItem="box-aa-001" firstAttribute="top" \
      secondItem="tab-aa-001" secondAttribute="top" constant="9" id="b2"/></constraints>
      """
    let box = """
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-001">\(Self.rect(9, 151, 40, 40))<constraints>
      <constraint firstAttribute="width" constant="40" id="b3"/><constraint firstAttribute="height" constant="40" id="b4"/>
      </constraints></customView>
      """
    let view = """
      <tabView type="noTabsNoBorder" \(Self.own)>\(Self.rect(0, 0, 300, 200))<tabViewItems><tabViewItem id="ite-aa-001">
      <view key="view" translatesAutoresizingMaskIntoConstraints="NO" id="tab-aa-001">\(Self.rect(0, 0, 300, 200))
      <subviews>\(hasConstraints ? box : "")</subviews>\(hasConstraints ? inner : "")</view></tabViewItem></tabViewItems>
      </tabView>
      """
    let scratch = try Scratch()
    let document = Self.document(view, Self.hold("leading", "trailing", "top", "bottom"))
    let output = try Run(["check", try scratch.write("A.xib", document)]).output
    #expect(output.contains("ambiguous") == !hasConstraints, "\(output)")
  }

  private static func menu(_ id: String, _ width: Int, _ height: Int) -> String {
    """
    <popUpButton translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" customClass="RoundMenu">\(rect(0, 0, 1, 1))
    <popUpButtonCell key="cell" type="push" title="Choice" bezelStyle="rounded" borderStyle="border">
    <font key="font" metaFont="system"/></popUpButtonCell><constraints>
    <constraint firstAttribute="width" constant="\(width)" id="\(id)w"/>
    <constraint firstAttribute="height" constant="\(height)" id="\(id)h"/></constraints></popUpButton>
    """
  }

  /// What `overlap` says of two menus of the application's own class, 80 wide and 20 high the first; the second one's
  /// alignment rectangle is given.
  private func overlap(x: Int, y: Int, _ width: Int, _ height: Int) throws -> String {
    func at(_ id: String, _ attribute: String, _ constant: Int) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="\(attribute)" secondItem="roo-aa-001" \
      secondAttribute="\(attribute)" constant="\(constant)" id="\(id)\(attribute)"/>
      """
    }
    let scratch = try Scratch()
    let path = try scratch.write(
      "A.xib",
      Self.document(
        Self.menu("one-aa-001", 80, 20) + Self.menu("two-aa-001", width, height),
        at("one-aa-001", "leading", 40) + at("one-aa-001", "top", 60) + at("two-aa-001", "leading", x)
          + at("two-aa-001", "top", y)))
    return try Run(["check", "--only", "overlap", path]).output
  }

  @Test("menus of any class that lie on each other overlap, also where one covers the other")
  func menusOnEachOther() throws {
    let output = try overlap(x: 80, y: 70, 80, 20)
    #expect(
      output.contains("Pop up button 'Choice' overlaps pop up button 'Choice' by 40 x 10 points."),
      "\(output)")
    // The second one is 30 points high and as wide: all of the first is below it.
    #expect(try overlap(x: 30, y: 55, 100, 30).contains("by 80 x 20 points."))
    #expect(try overlap(x: 128, y: 60, 80, 20).hasPrefix("1 document"))
  }

  @Test("constraints in Apple's notation name Apple's classes")
  func notation() throws {
    let scratch = try Scratch()
    let view = """
      <textField \(Self.own)>\(Self.rect(0, 0, 80, 16))<textFieldCell key="cell" title="Name">
      <font key="font" metaFont="system"/></textFieldCell></textField>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="but-aa-001">\(Self.rect(0, 0, 80, 16))
      <buttonCell key="cell" type="push" title="Choose" bezelStyle="rounded" borderStyle="border">
      <font key="font" metaFont="system"/></buttonCell></button>
      """
    func beside(_ constant: Int) -> String {
      """
      <constraint firstItem="but-aa-001" firstAttribute="leading" secondItem="own-aa-001" \
      secondAttribute="trailing" constant="\(constant)" id="con-\(constant)"/>
      """
    }
    let path = try scratch.write(
      "A.xib",
      Self.document(view, Self.hold("leading", at: 20) + Self.hold("top", at: 20) + beside(8) + beside(9)))
    let output = try Run(["check", "--only", "conflict", "--format", "json", path]).output
    #expect(
      output.contains(
        "<NSLayoutConstraint:con-8 H:[NSTextField:own-aa-001]-(8)-[NSButton:but-aa-001]   (active)>"))
    #expect(!output.contains("AppKitLayout"))
  }

  @Test("a picture that the document holds is not missing, and the owner's class is the scene's name")
  func embedded() throws {
    let scratch = try Scratch()
    try scratch.write("App.xcodeproj/project.pbxproj", "")
    try scratch.write("Assets.xcassets/other.imageset/Contents.json", "{}")
    func check(_ content: String) throws -> String {
      let path = try scratch.write(
        "A.xib",
        Self.document(
          Self.imageView("image=\"imageCell:cel-aa-001:image\""),
          Self.hold("leading", at: 16) + Self.hold("top", at: 14),
          resources:
            "<image name=\"imageCell:cel-aa-001:image\" width=\"28\" height=\"33\">\(content)</image>"))
      return try Run(["check", "--only", "missing-image", path]).output
    }
    #expect(
      try check("<mutableData key=\"keyedArchiveRepresentation\">AA==</mutableData>").hasPrefix("1 document"))
    let missing = try check("")
    #expect(missing.contains("missing-image in ClockPane\n"))
  }

  private static func side(_ attribute: String, _ length: Int) -> String {
    #"<constraint firstAttribute="\#(attribute)" constant="\#(length)" id="\#(attribute)\#(length)"/>"#
  }

  private func misplaced(_ document: String) throws -> [[String]] {
    let scratch = try Scratch()
    let objects = try Run([
      "check", "--only", "misplaced", "--format", "json", scratch.write("A.xib", document),
    ])
    .objects()
    let findings = objects.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    return findings.compactMap { $0["views"] as? [String] }
  }

  // Stored one point below the upper edge, and four by the constraint: the root was 203 points high when that was laid out.
  @Test(
    "a root that a plain view contradicts by a few points is misplaced; the insets of controls may differ")
  func rootOfAnotherHeight() throws {
    let square = "<constraints>\(Self.side("width", 40))\(Self.side("height", 40))</constraints>"
    let plain = "<customView \(Self.own)>\(Self.rect(10, 159, 40, 40))\(square)</customView>"
    let control = """
      <stepper \(Self.own)>\(Self.rect(7, 174, 19, 28))<stepperCell key="cell" id="cel-aa-001"/></stepper>
      """
    let edges = Self.hold("leading", at: 10) + Self.hold("top", at: 4)
    #expect(try misplaced(Self.document(plain, edges)) == [["roo-aa-001"]])
    #expect(try misplaced(Self.document(control, edges)).isEmpty)
  }

  private static func box(_ id: String, _ x: Double, _ y: Double) -> String {
    """
    <customView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(rect(x, y, 40, 40))
    <constraints>\(side("width", 40))\(side("height", 40))</constraints></customView>
    """
  }

  private static func tie(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other)" constant="\(constant)" id="\(first)\(attribute)"/>
    """
  }

  // 20 points too low, both of them; the third one shows that the root has the right size.
  @Test("what a misplaced view of AppKit moves is misplaced with it")
  func moved() throws {
    let document = Self.document(
      Self.box("own-aa-001", 10, 130) + Self.box("two-aa-001", 10, 82) + Self.box("thr-aa-001", 100, 160),
      Self.hold("leading", "top", at: 10) + Self.tie("two-aa-001", "top", "own-aa-001", "bottom", 8)
        + Self.tie("two-aa-001", "leading", "own-aa-001", "leading", 0)
        + Self.tie("thr-aa-001", "top", "roo-aa-001", "top", 0)
        + Self.tie("thr-aa-001", "leading", "roo-aa-001", "leading", 100))
    #expect(try misplaced(document) == [["own-aa-001", "two-aa-001"]])
  }

  // The root was 204 points high: both lie 6 points below its upper edge, and 10 by the constraints. Along x the first is 40
  // points off its distance to the root, the second 20 more off the first.
  @Test("what breaks a distance to a root of another size is told as that, and as no other view's follower")
  func movedBesideRoot() throws {
    let document = Self.document(
      Self.box("own-aa-001", 50, 154) + Self.box("two-aa-001", 70, 154),
      Self.hold("leading", "top", at: 10) + Self.tie("two-aa-001", "top", "roo-aa-001", "top", 10)
        + Self.tie("two-aa-001", "leading", "own-aa-001", "leading", 0))
    #expect(try misplaced(document) == [["roo-aa-001"], ["two-aa-001"]])
  }

  // The first is stored 20 points wider than its constraint says; what is in the stack view is as wide as that.
  @Test("what a cell holds follows no other view, however far inside it lies")
  func movedInCell() throws {
    let first = """
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="own-cc-001">\(Self.rect(2, 20, 80, 16))
      <constraints>\(Self.side("width", 60))\(Self.side("height", 16))</constraints></customView>
      """
    let second = """
      <stackView distribution="fill" orientation="vertical" alignment="leading" spacing="0.0" \
      translatesAutoresizingMaskIntoConstraints="NO" id="sta-cc-001">\(Self.rect(2, 2, 80, 16))<subviews>
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="two-cc-001">\(Self.rect(0, 0, 80, 16))
      <constraints>\(Self.side("height", 16))</constraints></customView></subviews></stackView>
      """
    let table = Self.table(
      first + second,
      Self.tie("own-cc-001", "leading", "cel-aa-001", "leading", 2)
        + Self.tie("own-cc-001", "top", "cel-aa-001", "top", 4)
        + Self.tie("sta-cc-001", "leading", "cel-aa-001", "leading", 2)
        + Self.tie("sta-cc-001", "top", "own-cc-001", "bottom", 2)
        + Self.tie("two-cc-001", "width", "own-cc-001", "width", 0))
    let document = Self.document(table, Self.hold("leading", "trailing", "top", "bottom"))
    #expect(try misplaced(document) == [["own-cc-001"]])
  }

  /// A table of automatic row heights with one cell of 109 x 40.
  private static func table(_ views: String, _ constraints: String) -> String {
    """
    <scrollView \(own)>\(rect(0, 0, 300, 200))
    <clipView key="contentView" id="cli-aa-001">\(rect(1, 1, 298, 198))
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews><tableView usesAutomaticRowHeights="YES" id="tab-aa-001">\(rect(0, 0, 298, 198))
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <tableColumns><tableColumn width="100" id="col-aa-001"><prototypeCellViews>
    <tableCellView id="cel-aa-001">\(rect(1, 1, 109, 40))
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(views)</subviews><constraints>\(constraints)</constraints></tableCellView></prototypeCellViews>
    </tableColumn></tableColumns></tableView></subviews></clipView></scrollView>
    """
  }

  // 8 points below the cell's upper edge, and 2 by the constraint: its row was 34 points high.
  @Test(
    "a cell that is higher than what is in it is misplaced itself, where its table fits rows to it",
    arguments: ["usesAutomaticRowHeights=\"YES\"", "rowHeight=\"40\""])
  func cellOfAnotherHeight(table attribute: String) throws {
    let table = """
      <scrollView \(Self.own)>\(Self.rect(0, 0, 300, 200))
      <clipView key="contentView" id="cli-aa-001">\(Self.rect(1, 1, 298, 198))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><tableView \(attribute) id="tab-aa-001">\(Self.rect(0, 0, 298, 198))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <tableColumns><tableColumn width="100" id="col-aa-001"><prototypeCellViews>
      <tableCellView id="cel-aa-001">\(Self.rect(1, 1, 109, 40))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><textField translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">\(Self.rect(2, 16, 60, 16))
      <constraints>\(Self.side("width", 56))</constraints>
      <textFieldCell key="cell" title="Name"><font key="font" metaFont="system"/></textFieldCell></textField></subviews>
      <constraints>
      <constraint firstItem="lab-aa-001" firstAttribute="leading" secondItem="cel-aa-001" secondAttribute="leading" \
      constant="4" id="c1"/>
      <constraint firstItem="lab-aa-001" firstAttribute="top" secondItem="cel-aa-001" secondAttribute="top" \
      constant="2" id="c2"/>
      </constraints></tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView></subviews>
      </clipView></scrollView>
      """
    let document = Self.document(table, Self.hold("leading", "trailing", "top", "bottom"))
    #expect(try misplaced(document) == (attribute.hasPrefix("uses") ? [["cel-aa-001"]] : []))
  }

  // 250 points from 10 on, and 10 left beside it by the constraint: the root was 270 points wide.
  @Test("a root is misplaced by its width whatever it is", arguments: ["customView", "tableCellView"])
  func rootOfAnotherWidth(kind: String) throws {
    let box = "<customView \(Self.own)>\(Self.rect(10, 150, 250, 40))<constraints>\(Self.side("height", 40))"
    let edges = Self.hold("leading", "top", at: 10) + Self.hold("trailing", at: -10)
    let document = Self.document("\(box)</constraints></customView>", edges)
      .replacingOccurrences(of: "<customView id=\"roo", with: "<\(kind) id=\"roo")
      .replacingOccurrences(of: "</customView></objects>", with: "</\(kind)></objects>")
    #expect(try misplaced(document) == [["roo-aa-001"]])
  }
}
