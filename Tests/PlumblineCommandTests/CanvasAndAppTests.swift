// What is so on Interface Builder's canvas and what in the running app: placeholders, rows that size themselves, cells that
// their list places, views that a stack view detaches. Documents of a few lines, and the cases where they are at hand.

import Foundation
import Testing

@Suite("The canvas and the app")
struct CanvasAndAppTests {
  /// "level kind first-view" of each finding.
  private func findings(
    _ document: String, named name: String = "Test.xib", _ options: [String] = ["--device", "canvas"]
  )
    throws -> [String]
  {
    let scratch = try Scratch()
    try scratch.write(name, document)
    return try Self.told(Run(["check", "--format", "json"] + options + [name], in: scratch.folder))
  }

  private static func told(_ run: Run) throws -> [String] {
    try run.objects().flatMap { $0["findings"] as? [[String: Any]] ?? [] }.map { finding in
      let view = (finding["views"] as? [String])?.first ?? ""
      return "\(finding["level"] as? String ?? "") \(finding["kind"] as? String ?? "") \(view)"
    }
  }

  /// A box between the top and the bottom of the root (200 high) whose own height is a placeholder for what code says.
  private static let placeholder = Documents.xib(
    views: """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-001">\
      <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>\
      <constraints><constraint firstAttribute="height" constant="54" placeholder="YES" id="hei-aa-001"/></constraints></view>
      """,
    constraints: ["leading", "trailing", "top", "bottom"].map {
      Documents.constraint("edge-\($0)", "box-aa-001", $0, "roo-aa-001", $0)
    }.joined())

  @Test("a placeholder conflicts on the canvas alone")
  func placeholderInConflict() throws {
    #expect(try findings(Self.placeholder) == ["note conflict roo-aa-001"])
    #expect(try findings(Self.placeholder, []) == [])
    #expect(try findings(Self.placeholder, ["--device", "iPhone 15"]) == [])
  }

  @Test("what a placeholder stands for is not missing where the placeholder is")
  func placeholderForAmbiguity() throws {
    let document = Self.placeholder.replacingOccurrences(
      of: Documents.constraint("edge-bottom", "box-aa-001", "bottom", "roo-aa-001", "bottom"), with: ""
    ).replacingOccurrences(of: "height=\"200\"/><constraints>", with: "height=\"54\"/><constraints>")
    #expect(try findings(document) == [])
    #expect(try findings(document, ["--device", "iPhone 15"]) == [])
    let without = document.replacingOccurrences(of: " placeholder=\"YES\"", with: " priority=\"1\"")
      .replacingOccurrences(of: "firstAttribute=\"height\" constant=\"54\"", with: "firstAttribute=\"width\"")
    #expect(try findings(without) == ["error ambiguous box-aa-001"])
  }

  /// A table of one prototype row of 44 points; what is in it needs 8 + 40 + 8.
  private func table(rowHeight: String, cell: String = "", content: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22504" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="sce-aa-001"><objects><tableViewController id="con-aa-001">
    <tableView key="view" dataMode="prototypes" rowHeight="\(rowHeight)" id="tab-aa-001">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <prototypes><tableViewCell reuseIdentifier="Row" rowHeight="44" \(cell) id="cel-aa-001">
    <rect key="frame" x="0.0" y="50" width="375" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" \(content) id="con-aa-002">
    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
    <subviews>\(Documents.box("box-aa-001", frame: (16, 8, 343, 28)))</subviews>
    <constraints>
    \(Documents.constraint("con-l", "box-aa-001", "leading", "con-aa-002", "leading", constant: 16))
    \(Documents.constraint("con-r", "con-aa-002", "trailing", "box-aa-001", "trailing", constant: 16))
    \(Documents.constraint("con-t", "box-aa-001", "top", "con-aa-002", "top", constant: 8))
    \(Documents.constraint("con-b", "con-aa-002", "bottom", "box-aa-001", "bottom", constant: 8))
    \(Documents.constraint("con-h", "box-aa-001", "height", constant: 40))
    </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
    </tableViewController></objects></scene></scenes></document>
    """
  }

  @Test("the stored height of a row that sizes itself is in no conflict; that of another row is")
  func rowHeight() throws {
    #expect(try findings(table(rowHeight: "-1"), named: "Test.storyboard") == [])
    #expect(try findings(table(rowHeight: "44"), named: "Test.storyboard") == ["error conflict con-aa-002"])
  }

  @Test("a prototype has its table's row height in the running app, not its own")
  func prototypeHeight() throws {
    let document = table(rowHeight: "56")
    #expect(try findings(document, named: "Test.storyboard") == [])
    #expect(try findings(document, named: "Test.storyboard", []) == [])
    let same = table(rowHeight: "44")
    #expect(try findings(same, named: "Test.storyboard", []) == ["error conflict con-aa-002"])
  }

  /// A cell of a collection view in a document of its own, 302 wide, whose content is to be 300 wide.
  @Test("a part of a screen has another size in the running app than on its canvas, and so has what fills it")
  func openSize() throws {
    let cell = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22504" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><objects>
      <collectionViewCell id="cel-aa-001"><rect key="frame" x="0.0" y="0.0" width="302" height="44"/>
      <collectionViewCellContentView key="contentView" id="con-aa-002">
      <rect key="frame" x="0.0" y="0.0" width="302" height="44"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews>\(Documents.box("box-aa-001", frame: (0, 0, 300, 44)))</subviews>
      <constraints>\(["leading", "trailing", "top", "bottom"].map {
        Documents.constraint("edge-\($0)", "box-aa-001", $0, "con-aa-002", $0)
      }.joined())\(Documents.constraint("wid-aa-001", "box-aa-001", "width", constant: 300))</constraints>
      </collectionViewCellContentView></collectionViewCell></objects></document>
      """
    #expect(try findings(cell) == ["error conflict con-aa-002"])
    #expect(try findings(cell, []) == [])
  }

  /// A collection view, 375 wide on the canvas, with a cell of 100 whose box is to be 90 wide, and a header whose box is to
  /// be 355 wide between margins of 10.
  private static let grid: String = {
    func content(_ id: String, _ width: Double, _ margin: Double) -> String {
      Documents.box("box-\(id)", frame: (margin, 0, width, 44)) + "</subviews><constraints>"
        + Documents.constraint("lea-\(id)", "box-\(id)", "leading", id, "leading", constant: margin)
        + Documents.constraint("tra-\(id)", id, "trailing", "box-\(id)", "trailing", constant: margin)
        + Documents.constraint("top-\(id)", "box-\(id)", "top", id, "top")
        + Documents.constraint("hei-\(id)", "box-\(id)", "height", constant: 44)
        + Documents.constraint("wid-\(id)", "box-\(id)", "width", constant: width) + "</constraints>"
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22504" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="sce-aa-001"><objects>
      <collectionViewController id="con-aa-001" customClass="Grid" customModule="A" customModuleProvider="target" sceneMemberID="viewController">
      <collectionView key="view" id="lis-aa-001"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="lay-aa-001">
      <size key="itemSize" width="100" height="44"/><size key="headerReferenceSize" width="50" height="44"/>
      <size key="footerReferenceSize" width="0.0" height="0.0"/></collectionViewFlowLayout>
      <cells><collectionViewCell id="cel-aa-001"><rect key="frame" x="0.0" y="44" width="100" height="44"/>
      <collectionViewCellContentView key="contentView" id="con-aa-002">
      <rect key="frame" x="0.0" y="0.0" width="100" height="44"/><autoresizingMask key="autoresizingMask"/>
      <subviews>\(content("con-aa-002", 90, 0))
      </collectionViewCellContentView></collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" id="hea-aa-001">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/><autoresizingMask key="autoresizingMask"/>
      <subviews>\(content("hea-aa-001", 355, 10))</collectionReusableView>
      </collectionView></collectionViewController></objects></scene></scenes></document>
      """
  }()

  @Test("a header of a collection is as wide as the collection, and its cells are as large as code says")
  func collection() throws {
    let scratch = try Scratch()
    try scratch.write("Grid.storyboard", Self.grid)
    func told(_ device: String) throws -> [String] {
      try Self.told(
        Run(["check", "--format", "json", "--device", device, "Grid.storyboard"], in: scratch.folder))
    }
    // Of the code nobody knows yet: the cell has the size of its layout.
    #expect(try told("iPhone 8") == ["error conflict con-aa-002"])
    try scratch.write(
      "Grid.swift",
      """
      class Grid: UICollectionViewController {
        func collectionView(_ v: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt i: IndexPath) -> CGSize {
          CGSize(width: 90, height: 44)
        }
      }
      """)
    #expect(try told("iPhone 8") == [])
    #expect(try told("iPhone 15") == ["error conflict lis-aa-001"])
  }

  @Test("what a document wants to hear nothing of is told of its canvas alone")
  func silenced() throws {
    let box = Documents.box("box-aa-001", frame: (0, 0, 320, 40))
    let edges = ["leading", "trailing", "top"].map {
      Documents.constraint("edge-\($0)", "box-aa-001", $0, "roo-aa-001", $0)
    }.joined()
    let open = Documents.xib(views: box, constraints: edges)
    #expect(try findings(open, []) == ["error ambiguous box-aa-001"])
    let silenced = open.replacingOccurrences(
      of: " id=\"box-aa-001\"", with: " verifyAmbiguity=\"off\" id=\"box-aa-001\"")
    #expect(try findings(silenced) == ["note ambiguous box-aa-001"])
    #expect(try findings(silenced, []) == [])
  }

  /// A symbol's frame has margins that the document does not tell: 45 x 44 is stored where both sides are to be 45.
  @Test("a symbol is no view that lies elsewhere, another image is", arguments: ["catalog=\"system\"", ""])
  func symbol(catalog: String) throws {
    let view = """
      <imageView image="star" \(catalog) translatesAutoresizingMaskIntoConstraints="NO" id="ima-aa-001">\
      <rect key="frame" x="20" y="20" width="45" height="30"/></imageView>
      """
    let sides = ["width", "height"].map { Documents.constraint("con-\($0)", "ima-aa-001", $0, constant: 45) }
    let edges = ["leading", "top"].map {
      Documents.constraint("con-\($0)", "ima-aa-001", $0, "roo-aa-001", $0, constant: 20)
    }
    let document = Documents.xib(views: view, constraints: (sides + edges).joined())
    #expect(try findings(document).contains("warning misplaced ima-aa-001") == catalog.isEmpty)
  }

  /// A row of 72 points, which a box of 56 fills up to 8 above and below, and a box of 24 x 24 at its middle: 24 from the top.
  private func row(_ height: String, icon: (Double, Double, Double, Double)) -> String {
    table(rowHeight: height).replacingOccurrences(of: "height=\"44\"", with: "height=\"72\"")
      .replacingOccurrences(of: "height=\"28.0\"", with: "height=\"56.0\"")
      .replacingOccurrences(of: "constant=\"40.0\"", with: "constant=\"56.0\"")
      .replacingOccurrences(of: "</subviews>", with: Documents.box("ico-aa-001", frame: icon) + "</subviews>")
      .replacingOccurrences(
        of: "</constraints></tableViewCellContentView>",
        with: Documents.constraint("ico-w", "ico-aa-001", "width", constant: 24)
          + Documents.constraint("ico-h", "ico-aa-001", "height", constant: 24)
          + Documents.constraint("ico-y", "ico-aa-001", "centerY", "con-aa-002", "centerY")
          + Documents.constraint("ico-l", "ico-aa-001", "leading", "con-aa-002", "leading", constant: 16)
          + "</constraints></tableViewCellContentView>")
  }

  @Test("a row that sizes itself keeps places of a row of 44 points: they are no mistake, another size is")
  func leftBehind() throws {
    let middleOf44 = (16.0, 10.0, 24.0, 24.0)
    let misplaced = ["warning misplaced ico-aa-001"]
    #expect(try findings(row("72", icon: middleOf44), named: "Test.storyboard") == misplaced)
    #expect(try findings(row("-1", icon: middleOf44), named: "Test.storyboard") == [])
    #expect(try findings(row("-1", icon: (16, 26, 20, 20)), named: "Test.storyboard") == misplaced)
  }

  @Test("a table places its cells and a cell its content, whatever their documents say of masks")
  func cells() throws {
    let noMask = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    #expect(try findings(table(rowHeight: "-1", cell: noMask), named: "Test.storyboard") == [])
    let scratch = try Scratch()
    try scratch.write("Test.storyboard", table(rowHeight: "-1", content: noMask))
    let run = try Run(
      ["check", "--format", "json", "--device", "canvas", "Test.storyboard"], in: scratch.folder)
    #expect(try Self.told(run) == ["warning ambiguous con-aa-002"])
    #expect(
      run.output.contains(
        #""fix":"Take translatesAutoresizingMaskIntoConstraints=\"NO\" away from con-aa-002.""#))
  }

  /// A view of AppKit in 200 x 40; the attributes are those of a stack view around a hidden indicator.
  private func mac(_ attributes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22504" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="22504"/></dependencies>
    <objects><customView id="roo-aa-001"><rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
    <subviews>
    <stackView distribution="fill" orientation="horizontal" alignment="centerY" spacing="4" \(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="sta-aa-001">
    <rect key="frame" x="20" y="12" width="40" height="16"/>
    <subviews>
    <customView translatesAutoresizingMaskIntoConstraints="NO" id="one-aa-001">
    <rect key="frame" x="0.0" y="0.0" width="40" height="16"/>
    <constraints><constraint firstAttribute="width" constant="40" id="con-w"/>
    <constraint firstAttribute="height" constant="16" id="con-h"/></constraints></customView>
    <progressIndicator hidden="YES" indeterminate="YES" controlSize="small" style="spinning" \
    translatesAutoresizingMaskIntoConstraints="NO" id="spi-aa-001">
    <rect key="frame" x="0.0" y="0.0" width="16" height="16"/></progressIndicator>
    </subviews></stackView></subviews>
    <constraints>
    <constraint firstItem="sta-aa-001" firstAttribute="leading" secondItem="roo-aa-001" secondAttribute="leading" \
    constant="20" id="con-l"/>
    <constraint firstItem="sta-aa-001" firstAttribute="centerY" secondItem="roo-aa-001" secondAttribute="centerY" \
    id="con-y"/>
    </constraints></customView></objects></document>
    """
  }

  @Test("a view that a stack view detaches has no place")
  func detached() throws {
    #expect(try findings(mac("detachesHiddenViews=\"YES\"")) == [])
  }

  /// What the cases' README says of each, on the canvas and on the devices of today.
  @Test(
    "the cases B to E, H, J, K, N, O and Q",
    .enabled(
      if: CanvasAndAppTests.hasCases, "needs the cases in ../shared, which is not part of this repository"),
    arguments: [
      ("B/Free.xib", []), ("B/Free2.xib", []), ("C/Table.storyboard", []), ("C/Cell.xib", []),
      ("C/ContentNo.xib", ["warning ambiguous con-aa-001"]), ("D/Mac.storyboard", []), ("E/Stack.xib", []),
      ("H/Rows.storyboard", []), ("J/Holder.xib", []), ("K/Placeholder.xib", ["note conflict roo-aa-001"]),
      ("N/Margin.xib", ["note outside lab-aa-001"]), ("O/Sheet.xib", ["error ambiguous bar-aa-001"]),
      ("O/Fixed.xib", []), ("Q/Tie.xib", ["warning ambiguous lab-aa-001"]),
    ])
  func cases(_ name: String, _ expected: [String]) throws {
    let path = Self.cases.appendingPathComponent(name).path
    #expect(try Self.told(Run(["check", "--format", "json", "--device", "canvas", path])) == expected)
    // What a placeholder contradicts is nobody's on a device.
    let onDevices = expected.filter { $0 != "note conflict roo-aa-001" }
    #expect(try Self.told(Run(["check", "--format", "json", path])) == onDevices)
  }

  private static let cases = Corpus.folder.deletingLastPathComponent().appendingPathComponent(
    "cases/documents")
  private static var hasCases: Bool { FileManager.default.fileExists(atPath: cases.path) }
}
