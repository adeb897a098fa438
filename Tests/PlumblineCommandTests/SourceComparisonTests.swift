// `check --sources`: documents beside the sources of their classes.

import Foundation
import Testing

@testable import PlumblineCommand

@Suite("Documents beside sources, from the command line")
struct SourceComparisonTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects>
            <viewController id="c" customClass="Screen" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
                <connections>
                    <outlet property="titel" destination="v" id="o"/>
                </connections>
            </viewController>
        </objects></scene></scenes>
    </document>
    """

  private func folder() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("App/Main.storyboard", Self.storyboard)
    try scratch.write(
      "App/Screen.swift",
      "import UIKit\nclass Screen: UIViewController {\n  @IBOutlet var title2: UIView!\n  @IBOutlet var title: UIView?\n"
        + "  func show() { title2.isHidden = false }\n}\n"
    )
    return scratch
  }

  private func findings(_ run: Run) throws -> [String] {
    try run.objects().flatMap { scene in
      (scene["findings"] as? [[String: Any]] ?? []).map {
        "\($0["kind"] ?? "") \($0["level"] ?? "") \($0["line"] ?? "")"
      }
    }
  }

  @Test("what the sources have not is found, at the document's line and with the source's")
  func found() throws {
    let scratch = try folder()
    let run = try Run(["check", "--format", "json", "--sources", "App", "App"], in: scratch.folder)
    #expect(try findings(run) == ["unknown-outlet error 8", "unconnected-outlet warning 5"])
    #expect(run.status == 1)
    #expect(run.output.contains("Screen.swift:2"))
    // Of every kind one more outlet would be told apart.
    let ids = try run.objects().flatMap {
      ($0["findings"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    }
    #expect(Set(ids).count == ids.count)
  }

  @Test(
    "a missing image stays missing under another title; another image replaces it, a colour likewise",
    arguments: [
      ("title = name", ["missing-color warning", "missing-image warning"]),
      ("tabBarItem.title = name; icon.image = logo", ["missing-color warning", "missing-image warning"]),
      ("icon.tintColor = ink", ["missing-image warning"]),
    ])
  func missingAssets(statement: String, expected: [String]) throws {
    let found = try missing(
      """
      image="own" id="i"><rect key="frame" x="0.0" y="0.0" width="40" height="40"/><color key="tintColor" name="Ink"/>
      """, "override func viewDidLoad() { \(statement) }")
    #expect(found.map { "\($0["kind"] ?? "") \($0["level"] ?? "")" }.sorted() == expected)
  }

  @Test(
    "code replaces the image or colour of the property that it sets, of no other",
    arguments: [
      (
        "override func viewDidLoad() { icon.tintColor = ink }",
        ["warning Gone", "warning Lit", "warning Logo"]
      ),
      (
        "override func viewDidLoad() { icon.layer.backgroundColor = ink }",
        ["warning Ink", "warning Lit", "warning Logo"]
      ),
      ("override func viewDidLoad() { icon.image = logo }", ["warning Gone", "warning Ink", "warning Lit"]),
      (
        "override func viewDidLoad() { icon.image = logo; icon.highlightedImage = lit }",
        ["warning Gone", "warning Ink"]
      ),
      ("func warn() { icon.tintColor = .red }", ["note Ink", "warning Gone", "warning Lit", "warning Logo"]),
    ])
  func missingProperties(body: String, expected: [String]) throws {
    let found = try missing(
      """
      image="Logo" highlightedImage="Lit" id="i"><rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
      <color key="backgroundColor" name="Gone"/><color key="tintColor" name="Ink"/>
      """, body)
    let names = found.map { finding in
      "\(finding["level"] ?? "") \((finding["message"] as? String ?? "").split { "“”".contains($0) }[1])"
    }
    #expect(names.filter { !$0.hasSuffix(" one") }.sorted() == expected)
  }

  /// What is told of a screen with an image view, outlet `icon`, and a tab with an image that is missing.
  private func missing(_ image: String, _ body: String) throws -> [[String: Any]] {
    let scratch = try Scratch()
    let content = """
      id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
      <imageView contentMode="center" \(image)</imageView></subviews></view>
      <tabBarItem key="tabBarItem" title="One" image="one" id="t"/>
      """
    let document = Self.storyboard
      .replacingOccurrences(
        of: "id=\"v\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"393\" height=\"852\"/></view>",
        with: content
      )
      .replacingOccurrences(
        of: "property=\"titel\" destination=\"v\"", with: "property=\"icon\" destination=\"i\"")
    try scratch.write("Main.storyboard", document)
    try scratch.write("App.xcodeproj/project.pbxproj", "")
    try scratch.write("Assets.xcassets/own.imageset/Contents.json", "{}")
    try scratch.write(
      "Screen.swift",
      "import UIKit\nclass Screen: UIViewController {\n  @IBOutlet var icon: UIImageView!\n"
        + "  \(body)\n}\n")
    let run = try Run(["check", "--format", "json", "--sources", ".", "."], in: scratch.folder)
    return try run.objects().flatMap { $0["findings"] as? [[String: Any]] ?? [] }
  }

  @Test("a class that no document names is a note at its line, where the folder of its source is checked")
  func unnamedClass() throws {
    let scratch = try folder()
    let other =
      "import UIKit\n\nclass Other: UIView {\n  @IBOutlet var image: UIImageView!\n"
      + "  func show() { image.isHidden = false }\n}\n"
    try scratch.write("App/Views/Other.swift", other)
    try scratch.write("App/Pods/Library.swift", other.replacingOccurrences(of: "Other", with: "Foreign"))
    // One that nothing else names is never made.
    let unused = try Run(["check", "--format", "json", "--sources", "App", "."], in: scratch.folder)
    #expect(try findings(unused) == ["unknown-outlet error 8", "unconnected-outlet warning 5"])
    try scratch.write("App/Making.swift", "func make() -> UIView { Other() }\n")
    let run = try Run(["check", "--format", "json", "--sources", "App", "."], in: scratch.folder)
    #expect(
      try findings(run) == [
        "unknown-outlet error 8", "unconnected-outlet warning 5", "unconnected-outlet note 3",
      ])
    let last = try #require(try run.objects().last)
    #expect((last["document"] as? String)?.hasSuffix("App/Views/Other.swift") == true)
    #expect(last["scene"] as? String == "Other")
    // Of a part of the documents it is not known what the others name.
    for inputs in [["App/Main.storyboard"], ["App/Views", "App/Main.storyboard"]] {
      let part = try Run(["check", "--format", "json", "--sources", "App"] + inputs, in: scratch.folder)
      #expect(!part.output.contains("Other.swift"))
    }
    let annotated = try Run(["check", "--format", "xcode", "--sources", "App", "App"], in: scratch.folder)
    #expect(
      annotated.output.contains("App/Views/Other.swift:3:1: note: No document names the class Other"),
      "\(annotated.output)")
    let silenced = try Run(
      ["check", "--format", "json", "--sources", "App", "App", "--only", "unknown-outlet"], in: scratch.folder
    )
    #expect(!silenced.output.contains("Other.swift"))
    let excluded = try Run(["check", "--format", "text", "--sources", "App", "App"], in: scratch.folder)
    #expect(
      excluded.output.contains("\nApp/Views/Other.swift:3:1: note: unconnected-outlet in class Other\n"),
      "\(excluded.output)")
    // The class is no scene: nothing was laid out.
    #expect(excluded.output.contains("\n1 document, 1 scene: "), "\(excluded.output)")
  }

  /// A header of 100 points, whose box needs 8 + 120.
  @Test("a conflict with a frame that code replaces is a warning that says so", arguments: [true, false])
  func headerOfCode(isFitted: Bool) throws {
    let scratch = try Scratch()
    try scratch.write(
      "App/List.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects>
      <tableViewController id="c" customClass="List" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
      <tableView key="view" rowHeight="-1" id="tab"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <view key="tableHeaderView" id="head"><rect key="frame" x="0.0" y="0.0" width="393" height="100"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews>\(Documents.box("box", frame: (0, 8, 393, 92)))</subviews>
      <constraints>
      \(["leading", "trailing", "bottom"].map { Documents.constraint("c-\($0)", "box", $0, "head", $0) }.joined())
      \(Documents.constraint("c-top", "box", "top", "head", "top", constant: 8))
      \(Documents.constraint("c-height", "box", "height", constant: 120))
      </constraints></view></tableView></tableViewController></objects></scene></scenes></document>
      """)
    let fitting = "\n  func fit() { tableView.tableHeaderView = header }"
    try scratch.write("App/List.swift", "class List: UITableViewController {\(isFitted ? fitting : "")\n}\n")
    let run = try Run(["check", "--format", "json", "App"], in: scratch.folder)
    let told = try findings(run).map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(told == [isFitted ? "conflict warning" : "conflict error"])
    #expect(run.output.contains("As for head, `List.fit` gives it a frame (List.swift:2).") == isFitted)
  }

  @Test("the sources of a checked folder are read, unless --no-sources says so")
  func without() throws {
    let scratch = try folder()
    let run = try Run(["check", "--format", "json", "App"], in: scratch.folder)
    #expect(try findings(run).contains("unknown-outlet error 8"))
    let here = try [[], ["."]].map { try Run(["check", "--format", "json"] + $0, in: scratch.path("App")) }
    #expect(here[0].output == here[1].output && here[0].output.contains("unknown-outlet"))
    let without = try Run(["check", "--no-sources", "--format", "json", "App"], in: scratch.folder)
    #expect(try findings(without) == [])
    #expect(without.status == 0)
    let both = try Run(["check", "--no-sources", "--sources", "App", "App"], in: scratch.folder)
    #expect(both.complaints.contains("--no-sources reads no files, --sources App does. Remove one of them."))
  }

  @Test("sources that are not those of the documents' targets are no reason to say that classes are missing")
  func otherSources() throws {
    let scratch = try folder()
    try FileManager.default.removeItem(atPath: scratch.path("App/Screen.swift"))
    try scratch.write("App/Tool.swift", "class Tool {}")
    let run = try Run(["check", "--format", "json", "App"], in: scratch.folder)
    #expect(try findings(run) == [])
  }

  @Test("a document of a project has the sources of the whole project")
  func wholeProject() throws {
    let scratch = try folder()
    try scratch.write("App.xcodeproj/project.pbxproj", "")
    try scratch.write("Views/Main.storyboard", Self.storyboard)
    let run = try Run(["check", "--format", "json", "Views/Main.storyboard"], in: scratch.folder)
    #expect(try findings(run).contains("unknown-outlet error 8"))
  }

  @Test(
    "a folder that is named has the sources of all that is in it, also where a document of it is named first")
  func documentAndFolder() throws {
    let scratch = try Scratch()
    try scratch.write("App/Main.storyboard", Self.storyboard)
    try scratch.write("App/Classes/Screen.swift", "import UIKit\nclass Screen: UIViewController {}\n")
    let one = try Run(["check", "--format", "json", "App/Main.storyboard"], in: scratch.folder)
    #expect(try findings(one) == [])
    let both = try Run(["check", "--format", "json", "App/Main.storyboard", "App"], in: scratch.folder)
    #expect(try findings(both) == ["unknown-outlet error 8"])
  }

  @Test("the classes of a folder of tests are none of the application's")
  func classesOfTests() throws {
    let scratch = try folder()
    try FileManager.default.createDirectory(
      atPath: scratch.path("App/ScreenTests"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: scratch.path("App/Screen.swift"), toPath: scratch.path("App/ScreenTests/Screen.swift"))
    try scratch.write("App/Other.swift", "class Other {}")
    let run = try Run(["check", "--format", "json", "App"], in: scratch.folder)
    #expect(try !run.output.contains("ScreenTests") && findings(run) == [])
  }

  @Test("a view whose class answers its size has that size in a comparison, not one of ours")
  func sizeOfClassInDiff() throws {
    func document(_ text: String) -> String {
      let views = """
        <label text="\(text)" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">\
        <rect key="frame" x="20" y="10" width="208" height="44"/></label>\
        <view horizontalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-001" \
        customClass="Badge" customModule="App" customModuleProvider="target">\
        <rect key="frame" x="236" y="10" width="64" height="44"/></view>
        """
      return Documents.xib(
        views: views,
        constraints: Documents.constraint(
          "c1", "lab-aa-001", "leading", "roo-aa-001", "leading", constant: 20)
          + Documents.constraint("c2", "box-aa-001", "leading", "lab-aa-001", "trailing", constant: 8)
          + Documents.constraint("c3", "roo-aa-001", "trailing", "box-aa-001", "trailing", constant: 20)
          + ["lab-aa-001", "box-aa-001"].enumerated().map { index, view in
            Documents.constraint("t\(index)", view, "top", "roo-aa-001", "top", constant: 10)
              + Documents.constraint("h\(index)", view, "height", constant: 44)
          }.joined())
    }
    let scratch = try Scratch()
    try scratch.write("old.xib", document("Sound"))
    try scratch.write("new.xib", document("Sounds of all"))
    // The label has what the badge leaves, whatever its text.
    try scratch.write(
      "Badge.swift",
      "class Badge: UIView { override var intrinsicContentSize: CGSize { CGSize(width: 64, height: 44) } }")
    #expect(try Run(["diff", "old.xib", "new.xib"], in: scratch.folder).status == 0)
    try FileManager.default.removeItem(atPath: scratch.path("Badge.swift"))
    #expect(try Run(["diff", "old.xib", "new.xib"], in: scratch.folder).status == 1)
  }

  @Test("what code sets makes of a conflict a warning, with the place")
  func changedConstant() throws {
    let scratch = try Scratch()
    let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" userLabel=\"File's Owner\""
    let connection =
      " customClass=\"Card\" customModule=\"App\" customModuleProvider=\"target\"><connections>"
      + "<outlet property=\"width\" destination=\"wid-aa-001\" id=\"out-bb-001\"/>"
    try scratch.write(
      "Card.xib",
      Documents.conflicting.replacingOccurrences(of: owner + "><connections>", with: owner + connection))
    try scratch.write(
      "Card.swift",
      "class Card: UIView {\n  @IBOutlet var width: NSLayoutConstraint!\n  func fold() { width.isActive = false }\n}\n"
    )
    let run = try Run(["check", "."], in: scratch.folder)
    #expect(run.output.contains("warning: conflict"), "\(run.output)")
    #expect(run.output.contains("As for wid-aa-001, `Card.fold` sets whether it is active (Card.swift:3)."))
    let without = try Run(["check", "--no-sources", "."], in: scratch.folder)
    #expect(without.output.contains("error: conflict"))
  }

  @Test(
    "a view that code hides in a stack view takes no room then: of an error it makes a warning",
    arguments: [(true, "view"), (true, "label text=\"Foot\""), (false, "view")])
  func hiddenRow(isHidden: Bool, start: String) throws {
    let scratch = try Scratch()
    func row(_ id: String, _ height: Double, _ start: String = "view") -> String {
      "<\(start) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
        + "<constraints>\(Documents.constraint("h-\(id)", id, "height", constant: height))</constraints></\(start.prefix { $0 != " " })>"
    }
    try scratch.write(
      "List.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="List" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews><stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <subviews>\(row("head", 300))\(row("rows", 300))\(row("foot", 400, start))</subviews></stackView></subviews>
      <constraints>\(["leading", "trailing", "top", "bottom"].map { Documents.constraint("c-\($0)", "stack", $0, "v", $0) }.joined())</constraints>
      </view><connections><outlet property="foot" destination="foot" id="o"/></connections></viewController></objects></scene></scenes></document>
      """)
    try scratch.write(
      "List.swift",
      "class List: UIViewController {\n  @IBOutlet var foot: UIView!\n  func fold() { foot.\(isHidden ? "isHidden" : "isOpaque") = true }\n}\n"
    )
    let run = try Run(["check", "--format", "json", "."], in: scratch.folder)
    #expect(
      try findings(run).first?.hasPrefix("conflict \(isHidden ? "warning" : "error")") == true,
      "\(run.output)")
    #expect(run.output.contains("As for foot, `List.fold` hides or shows it (List.swift:3).") == isHidden)
  }

  @Test(
    "a document without a project has the sources beside it; those in a folder belong to who names the folder"
  )
  func strayDocument() throws {
    let scratch = try folder()
    let document = ["check", "--format", "json", "App/Main.storyboard"]
    #expect(try findings(Run(document, in: scratch.folder)).contains("unknown-outlet error 8"))
    try FileManager.default.createDirectory(
      atPath: scratch.path("App/Other"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: scratch.path("App/Screen.swift"), toPath: scratch.path("App/Other/Screen.swift"))
    #expect(try findings(Run(document, in: scratch.folder)) == [])
    #expect(
      try findings(Run(["check", "--format", "json", "App"], in: scratch.folder))
        .contains("unknown-outlet error 8"))
    try scratch.write("App/Package.swift", "")
    #expect(try findings(Run(document, in: scratch.folder)).contains("unknown-outlet error 8"))
  }

  @Test("a team sets the levels of these kinds as of all others")
  func levels() throws {
    let scratch = try folder()
    try scratch.write("App/.plumbline.yml", "rules:\n  unknown-outlet: note\n  unconnected-outlet: off\n")
    let run = try Run(["check", "--format", "json", "--sources", "App", "App"], in: scratch.folder)
    #expect(try findings(run) == ["unknown-outlet note 8"])
    #expect(run.status == 0)
  }

  @Test("a folder that is none, and one without sources, are told in a line")
  func wrongFolders() throws {
    let scratch = try folder()
    try scratch.write("Empty/readme.txt", "")
    for (name, reason) in [
      ("Nowhere", "is not a folder"), ("Empty", "contains no .swift, .h, .m or .mm file"),
    ] {
      let run = try Run(["check", "--sources", name, "App"], in: scratch.folder)
      #expect(run.status == 2)
      #expect(
        run.complaints.contains("--sources \(name): \(reason); give the folder of the application's sources.")
      )
    }
  }

  @Test("a document is compared wherever it comes from: standard input, another ending")
  func anyDocument() throws {
    let scratch = try folder()
    let expected = ["unknown-outlet error 8", "unconnected-outlet warning 5"]
    let piped = try Run(
      ["check", "--format", "json", "--sources", "App", "-"], input: Self.storyboard, in: scratch.folder)
    #expect(try findings(piped) == expected)
    try scratch.write("Main.old", Self.storyboard)
    let renamed = try Run(["check", "--format", "json", "--sources", "App", "Main.old"], in: scratch.folder)
    #expect(try findings(renamed) == expected)
  }

  @Test("a link to a folder of sources is that folder")
  func link() throws {
    let scratch = try folder()
    try FileManager.default.createSymbolicLink(atPath: scratch.path("Link"), withDestinationPath: "App")
    let run = try Run(["check", "--format", "json", "--sources", "Link", "App"], in: scratch.folder)
    #expect(try findings(run) == ["unknown-outlet error 8", "unconnected-outlet warning 5"])
    #expect(run.complaints == "")
  }

  @Test("sources that are not read are told, with status 2, and nothing is said to be missing from them")
  func unread() throws {
    let scratch = try folder()
    try scratch.write("App/Large.swift", "")
    // A hole: 9 MB that take no room.
    #expect(truncate(scratch.path("App/Large.swift"), 9 << 20) == 0)
    let run = try Run(["check", "--format", "json", "--sources", "App", "App"], in: scratch.folder)
    #expect(try findings(run) == [])
    #expect(run.status == 2)
    #expect(
      run.complaints.hasPrefix("App/Large.swift: 9437184 bytes are more than the limit of 8388608 bytes"),
      "\(run.complaints)")
    #expect(run.complaints.split(separator: "\n").count == 1)
    let annotated = try Run(["check", "--format", "xcode", "--sources", "App", "App"], in: scratch.folder)
    #expect(annotated.output.hasPrefix("App/Large.swift:1:1: error: "), "\(annotated.output)")
    let told = try Run(["check", "--sources", "App", "App"], in: scratch.folder)
    #expect(told.output.hasPrefix("1 document, 1 unreadable, 1 scene: 0 errors"), "\(told.output)")
  }

  @Test("a folder of sources that cannot be listed is reported", .needsNobody)
  func locked() throws {
    let scratch = try folder()
    try scratch.write("App/Locked/A.swift", "class A {}")
    #expect(chmod(scratch.folder, 0o755) == 0)
    #expect(chmod(scratch.path("App/Locked"), 0o000) == 0)
    defer { chmod(scratch.path("App/Locked"), 0o755) }
    let run = try Run(
      asNobody: ["check", "--format", "json", "--sources", "App", "App/Main.storyboard"],
      in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.complaints.contains("App/Locked: the folder cannot be listed; check its permissions."))
    #expect(try findings(run) == [])
  }

  @Test("sources of libraries and those that git ignores are read; files that are none do not count")
  func libraries() throws {
    let scratch = try folder()
    try scratch.write(
      "App/Screen.swift",
      "import UIKit\nclass Screen: Base {\n  @IBOutlet var title: UIView?\n}\n")
    try scratch.write("App/.gitignore", "Pods\n")
    try scratch.write(
      "App/Pods/Base.swift",
      "import UIKit\nclass Base: UIViewController {\n  @IBOutlet var titel: UIView?\n}\n")
    for number in 0..<50 { try scratch.write("App/Notes/\(number).txt", "") }
    let run = try Run(
      ["check", "--format", "json", "--sources", "App", "App/Main.storyboard"], in: scratch.folder)
    #expect(try findings(run) == [] && run.status == 0 && run.complaints == "")
  }

  @Test("more sources than are read are told, and the rest is read")
  func tooMany() throws {
    let scratch = try Scratch()
    for name in ["A", "B", "C"] { try scratch.write("\(name).swift", "class \(name) {}\n") }
    #expect(SourceComparison.countLimit == 100_000)
    let comparison = try SourceComparison(folders: [scratch.folder], [], countLimit: 2)
    #expect(comparison.sources.count == 2)
    #expect(
      comparison.unread.map { "\($0)".contains("3 source files are more than the limit of 2") } == [true])
    #expect(try SourceComparison(folders: [scratch.folder], [], countLimit: 3).unread.isEmpty)
  }

  @Test(
    "the names in a folder are all there, hidden ones too, or those with an ending; of no folder there are none"
  )
  func names() throws {
    let scratch = try Scratch()
    for name in [".git", "Ä b.xcodeproj", "Podfile"] { try scratch.write(name, "") }
    let names = FolderWalk.names(in: FilePath(scratch.folder)).filter { $0 != "." && $0 != ".." }
    #expect(names.sorted() == [".git", "Podfile", "Ä b.xcodeproj"])
    let marks = FolderWalk.names(
      in: FilePath(scratch.folder), ending: ["file", "proj"].map { Array($0.utf8) })
    #expect(marks.sorted() == ["Podfile", "Ä b.xcodeproj"])
    #expect(FolderWalk.names(in: FilePath(scratch.path("Podfile"))) == [])
  }
}
