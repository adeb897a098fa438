// Which devices `check` takes where nobody names any: those that the document's project says it runs on.

import Foundation
import Testing

@testable import PlumblineCommand

@Suite("Devices of projects")
struct ProjectDeviceTests {
  /// The devices, with "-landscape" where they lie on their side, on which a document of these files is laid out.
  private func devices(
    _ files: [String: String], document: String = "App/A.storyboard", text: String = Documents.storyboard,
    flags: [String] = []
  ) throws -> [String] {
    let scratch = try Scratch()
    // Nothing above the folder counts.
    try scratch.write(".git/HEAD", "")
    try scratch.write(document, text)
    for (name, content) in files { try scratch.write(name, content) }
    let run = try Run(["check", "--format", "json"] + flags + [document], in: scratch.folder)
    let scene = try #require(try run.objects().first)
    let places = scene["configurations"] as? [[String: Any]] ?? []
    return places.map { place in
      let device = place["canvas"] as? Bool == true ? "canvas" : place["device"] as? String ?? "none"
      return device + (place["orientation"] as? String == "landscape" ? "-landscape" : "")
    }
  }

  private nonisolated static let phones = ["retina4_7", "retina6_9"]
  private nonisolated static let tablets = ["ipad8_3rounded", "ipadM4_13rounded"]

  /// A project with the target App, whose settings these are, and the document in it, and with the target Kit for iPads.
  private static func project(_ settings: String, plist: String? = nil, base: Bool = false) -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P0 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = (T1, T2, ); };
        G0 = {isa = PBXGroup; children = (G1, F4, ); sourceTree = "<group>"; };
        G1 /* App */ = {isa = PBXGroup; children = (V1, ); path = App; sourceTree = "<group>"; };
        V1 = {isa = PBXVariantGroup; children = (F1, ); name = A.storyboard; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; name = Base; path = A.storyboard; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = V1; };
        R1 = {isa = PBXResourcesBuildPhase; files = (B1, ); };
        T1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L1; buildPhases = (R1, ); };
        T2 = {isa = PBXNativeTarget; name = Pad; productType = "com.apple.product-type.application";
          buildConfigurationList = L2; buildPhases = ( ); };
        L0 = {isa = XCConfigurationList; buildConfigurations = (C00, C0, ); defaultConfigurationName = Release; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); defaultConfigurationName = Release; };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); defaultConfigurationName = Release; };
        C00 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {TARGETED_DEVICE_FAMILY = 2; }; };
        C0 = {isa = XCBuildConfiguration; name = Release;
          buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
        C1 = {isa = XCBuildConfiguration; name = Release; \(base ? "baseConfigurationReference = F4; " : "")
          buildSettings = {\(settings) }; };
        C2 = {isa = XCBuildConfiguration; name = Release;
          buildSettings = {TARGETED_DEVICE_FAMILY = 2; IPHONEOS_DEPLOYMENT_TARGET = 12.0; }; };
      };
      rootObject = P0;
    }
    """
  }

  @Test("an error in a document that no target has is a warning that says so", arguments: ["A", "B"])
  func ofNoTarget(name: String) throws {
    let scratch = try Scratch()
    try scratch.write(".git/HEAD", "")
    try scratch.write("App.xcodeproj/project.pbxproj", Self.project("TARGETED_DEVICE_FAMILY = 1;"))
    let ambiguous = Documents.storyboard.replacing(
      Documents.constraint("hei-aa-001", "box-aa-001", "height", constant: 44), with: "")
    try scratch.write("App/\(name).storyboard", ambiguous)
    let run = try Run(["check", "App/\(name).storyboard"], in: scratch.folder)
    #expect(run.status == (name == "A" ? 1 : 0))
    #expect(
      run.output.contains("No target of App.xcodeproj has this document.") == (name == "B"), "\(run.output)")
  }

  /// A set of exceptions names a target: one that takes the folder leaves the files out, another one takes them. Disks of Macs
  /// take `b.storyboard` for `B.storyboard`.
  @Test(
    "a document is a target's by an exception of a folder, and by a name that differs in case",
    arguments: [
      ("", "C", "B.storyboard", true), ("exceptions = (E);", "C", "B.storyboard", false),
      ("exceptions = (E);", "C", "Base.lproj/B.storyboard", false),
      ("exceptions = (E);", "C", "Base.lproj/D.storyboard", true), ("", "b", "B.storyboard", false),
    ])
  func otherWaysIntoTargets(exceptions: String, file: String, document: String, isWithout: Bool) throws {
    let scratch = try Scratch()
    try scratch.write(".git/HEAD", "")
    let more =
      """
      G = { isa = PBXFileSystemSynchronizedRootGroup; path = App; \(exceptions)
        sourceTree = SOURCE_ROOT; };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TX;
        membershipExceptions = ("\(document.contains("/") ? "/Localized: " : "")B.storyboard"); };
      TX = { isa = PBXNativeTarget; name = Extra; buildPhases = (PX); };
      PX = { files = (BX); }; BX = { fileRef = F3; };
      F3 = { path = \(file).storyboard; }; GX = { path = App; children = (F3); };
      """
    try scratch.write(
      "App.xcodeproj/project.pbxproj",
      Self.project("TARGETED_DEVICE_FAMILY = 1;")
        .replacing("objects = {", with: "objects = {\n\(more)")
        .replacing("targets = (", with: "targets = (TX, "))
    let ambiguous = Documents.storyboard.replacing(
      Documents.constraint("hei-aa-001", "box-aa-001", "height", constant: 44), with: "")
    try scratch.write("App/\(document)", ambiguous)
    let run = try Run(["check", "App/\(document)"], in: scratch.folder)
    #expect(
      run.output.contains("No target of App.xcodeproj has this document.") == isWithout, "\(run.output)")
  }

  @Test("an image that a document lacks that no target has is a note that says so", arguments: ["A", "B"])
  func imagesOfNoTarget(name: String) throws {
    let scratch = try Scratch()
    try scratch.write(".git/HEAD", "")
    try scratch.write("App.xcodeproj/project.pbxproj", Self.project("TARGETED_DEVICE_FAMILY = 1;"))
    try scratch.write("App/Assets.xcassets/logo.imageset/Contents.json", "{}")
    try scratch.write(
      "App/\(name).storyboard",
      Documents.storyboard.replacing(
        "</subviews>", with: "<imageView image=\"logotype\" id=\"img-aa-001\"/></subviews>"))
    let run = try Run(["check", "App/\(name).storyboard"], in: scratch.folder)
    #expect(run.output.contains("\(name == "A" ? "warning" : "note"): missing-image"), "\(run.output)")
    let told =
      "an image “logotype”." + (name == "B" ? " No target of App.xcodeproj has this document." : "\n")
    #expect(run.output.contains(told), "\(run.output)")
  }

  private nonisolated static let turns = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft"

  // The smallest phones are those of Apple's lists of compatible devices: iPhone 4s up to iOS 9, iPhone SE of 2016 up to
  // iOS 15, the 4.7 inches of iPhone SE (3rd generation) in iOS 26.
  nonisolated static let targets: [(settings: String, expected: [String])] = [
    ("TARGETED_DEVICE_FAMILY = 1;", phones), ("TARGETED_DEVICE_FAMILY = \"1,2\";", phones + tablets),
    ("TARGETED_DEVICE_FAMILY = 2;", tablets),
    ("TARGETED_DEVICE_FAMILY = 1; IPHONEOS_DEPLOYMENT_TARGET = 15.6;", ["retina4_0", "retina6_9"]),
    ("TARGETED_DEVICE_FAMILY = 1; IPHONEOS_DEPLOYMENT_TARGET = 9.0;", ["retina3_5", "retina6_9"]),
    (
      "OLDEST = 15.0; TARGETED_DEVICE_FAMILY = 1; IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\";",
      ["retina4_0", "retina6_9"]
    ),
    (
      "TARGETED_DEVICE_FAMILY = 1; INFOPLIST_KEY_UISupportedInterfaceOrientations = \"\(turns)\";",
      phones + ["retina4_7-landscape", "retina6_9-landscape"]
    ),
    (
      "TARGETED_DEVICE_FAMILY = \"1,2\"; INFOPLIST_KEY_UISupportedInterfaceOrientations = \"\(turns)\";",
      phones + ["retina4_7-landscape", "ipad8_3rounded", "ipadM4_13rounded-landscape"]
    ),
    (
      "TARGETED_DEVICE_FAMILY = 1; "
        + "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationLandscapeRight;",
      ["retina4_7-landscape", "retina6_9-landscape"]
    ),
  ]

  @Test("a target's settings say devices and orientations", arguments: targets)
  func settings(settings: String, expected: [String]) throws {
    let found = try devices(["App.xcodeproj/project.pbxproj": Self.project(settings)])
    #expect(found == ["canvas"] + expected)
  }

  @Test("a project that is written as XML says the same")
  func xml() throws {
    let text = Self.project("TARGETED_DEVICE_FAMILY = 1;")
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let bytes = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    let files = ["App.xcodeproj/project.pbxproj": String(decoding: bytes, as: UTF8.self)]
    #expect(try devices(files) == ["canvas"] + Self.phones)
  }

  @Test("a document that no target has takes what the project's applications say together")
  func otherDocument() throws {
    let found = try devices(
      ["App.xcodeproj/project.pbxproj": Self.project("TARGETED_DEVICE_FAMILY = 1;")],
      document: "Other/A.storyboard")
    // The target Pad runs on iOS 12, where the 4 inches are the smallest.
    #expect(found == ["canvas", "retina4_0", "retina6_9"] + Self.tablets)
  }

  /// The file systems of Macs take both for one.
  @Test("an Info.plist says how devices are held", arguments: ["App/Info.plist", "app/info.plist"])
  func infoList(path: String) throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>UISupportedInterfaceOrientations</key>
        <array><string>UIInterfaceOrientationPortrait</string></array>
        <key>UISupportedInterfaceOrientations~ipad</key>
        <array><string>UIInterfaceOrientationPortrait</string><string>UIInterfaceOrientationLandscapeLeft</string></array>
      </dict></plist>
      """
    let found = try devices([
      "App.xcodeproj/project.pbxproj": Self.project(
        "TARGETED_DEVICE_FAMILY = \"1,2\"; INFOPLIST_FILE = \"$(SRCROOT)/\(path)\";"),
      "App/Info.plist": list,
    ])
    #expect(
      found == ["canvas"] + Self.phones + ["ipad8_3rounded", "ipadM4_13rounded-landscape"])
  }

  @Test("an .xcconfig and what it includes lie below the target's own settings")
  func configurationFile() throws {
    let found = try devices([
      "App.xcodeproj/project.pbxproj": Self.project("IPHONEOS_DEPLOYMENT_TARGET = 16.0;", base: true),
      "App.xcconfig": "#include \"Base.xcconfig\"\n// nothing\nIPHONEOS_DEPLOYMENT_TARGET = 9.0 // too old\n",
      "Base.xcconfig": "TARGETED_DEVICE_FAMILY = 1\nTARGETED_DEVICE_FAMILY[sdk=macosx*] = 2\n",
    ])
    #expect(found == ["canvas"] + Self.phones)
  }

  @Test("a value is empty within itself, and where it would grow beyond 64 KB; what is laid over is counted")
  func growingSettings() {
    var settings = BuildSettings()
    settings.override(with: [("X", "$(X)$(X)$(X)1"), ("Y", "a$(X)b"), ("A", "$(B)"), ("B", "$(A)2")])
    #expect(settings["X"] == "1" && settings["Y"] == "a1b" && settings["A"] == "2")
    // Twice as long in each line: 2^16 bytes, and one line more.
    let doubling = [(name: "Z", value: "$(inherited)${inherited}")]
    settings.override(with: [("Z", "1")])
    for _ in 0..<16 { settings.override(with: doubling) }
    #expect(settings["Z"]?.utf8.count == 65_536)
    settings.override(with: doubling)
    #expect(settings["Z"] == nil)
    // 1 + 2 + … + 65,536, what is short, and 22 settings by themselves.
    #expect(BuildSettings.roomOfProject - settings.room < 132_000 + 22 * BuildSettings.cost)
    // The same by names: 2^16 of them in N0, 2^17 in M.
    settings.override(
      with: (0..<16).map { ("N\($0)", "$(N\($0 + 1))$(N\($0 + 1))") } + [("N16", "1"), ("M", "$(N0)$(N0)")])
    #expect(settings["N0"]?.utf8.count == 65_536 && settings["M"] == nil)
  }

  @Test("a file that includes itself is read once, and of files that include others again and again 64")
  func growingFiles() throws {
    let scratch = try Scratch()
    let bytes = String(repeating: "#include \"a.xcconfig\"\n", count: 6) + "A = 1\n"
    var settings = BuildSettings()
    settings.override(withFile: FilePath(try scratch.write("a.xcconfig", bytes)))
    // The file, and a value of one letter.
    #expect(
      settings["A"] == "1"
        && BuildSettings.roomOfProject - settings.room == bytes.utf8.count + 1 + BuildSettings.cost)
    // 6^8 readings of the last one.
    for place in 0..<9 {
      let include = "#include \"\(place + 1).xcconfig\"\n"
      try scratch.write("\(place).xcconfig", String(repeating: include, count: 6) + "N\(place) = 1\n")
    }
    settings = BuildSettings()
    settings.override(withFile: FilePath(scratch.path("0.xcconfig")))
    #expect(settings["N8"] == "1" && settings["N0"] == "1")
    #expect(BuildSettings.roomOfProject - settings.room < 64 * (160 + BuildSettings.cost))
  }

  @Test("settings without a value are counted, too: of targets that share them, the later ones have none")
  func sharedSettings() {
    let empty = (0..<1000).map { ("A\($0)", "") }
    var settings = BuildSettings(room: 10_000)
    settings.override(with: empty)
    settings.override(with: [("B", "1")])
    #expect(settings.room <= 0 && settings["B"] == nil)
  }

  @Test(
    "targets that share thousands of settings, files and configurations are read in a moment",
    .timeLimit(.minutes(4)))
  func sharedLists() throws {
    let (numbers, head) = (0..<6_000, "{ objects = { P = { buildConfigurationList = L; targets = (")
    func list(_ text: (Int) -> String) -> String { numbers.map(text).joined() }
    let text =
      head + list { "T\($0)," } + "); };\nB = { files = (" + list { "X\($0)," } + "); };\n"
      + "L = { buildConfigurations = (" + list { "C\($0)," } + "C); };\n"
      + "C = { name = Release; buildSettings = { SDKROOT = iphoneos; "
      + list { "A\($0) = \"$(A\($0 + 1))\";" } + " }; };\n"
      + list { "T\($0) = { buildConfigurationList = L; buildPhases = (B); }; C\($0) = { name = \($0); };\n" }
      + list { "X\($0) = { fileRef = F\($0); }; F\($0) = { path = \($0).xib; sourceTree = \"<group>\"; };\n" }
      + "}; rootObject = P; }"
    let scratch = try Scratch()
    try scratch.write("App.xcodeproj/project.pbxproj", text)
    let project = try #require(XcodeProject(FilePath(scratch.path("App.xcodeproj"))))
    #expect(project.has(FilePath(try scratch.write("5999.xib", ""))))
  }

  @Test("a project whose settings would take for ever has the devices that they say")
  func endlessSettings() throws {
    let found = try devices([
      "App.xcodeproj/project.pbxproj": Self.project("INFOPLIST_FILE = \"$(X)$(Z)\";", base: true),
      "App.xcconfig": String(repeating: "#include \"App.xcconfig\"\n", count: 6)
        + "X = $(X)$(X)$(X)1\nZ = 1\n" + String(repeating: "Z = $(inherited)$(inherited)\n", count: 40)
        + "TARGETED_DEVICE_FAMILY = 1\n",
    ])
    #expect(found == ["canvas"] + Self.phones)
  }

  @Test(
    "what Xcode projects are generated of says it too",
    arguments: [
      (
        "project.yml",
        "options: {deploymentTarget: {iOS: 15.0}}\ntargets:\n  App:\n    type: application\n    platform: iOS\n"
          + "    sources: [App]\n    settings: {TARGETED_DEVICE_FAMILY: 1}\n",
        ["retina4_0", "retina6_9"]
      ),
      (
        "project.yml",
        "targets:\n  App:\n    type: application\n    platform: iOS\n    deploymentTarget: \"17.0\"\n    sources: [App]\n"
          + "    settings: {base: {TARGETED_DEVICE_FAMILY: 2}}\n  Mac:\n    platform: macOS\n    sources: [App]\n",
        tablets
      ),
      (
        "Package.swift", "let package = Package(name: \"A\", platforms: [.macOS(.v12), .iOS(.v15)])",
        ["retina4_0", "retina6_9"] + tablets
      ),
      (
        "Project.swift",
        "let project = Project(name: \"A\", targets: [.target(name: \"A\", destinations: [.iPhone], "
          + "deploymentTargets: .iOS(\"14.0\"))])",
        ["retina4_0", "retina6_9"]
      ),
      (
        "Project.swift",
        "let project = Project(name: \"A\", targets: [.target(name: \"A\", destinations: .iOS, "
          + "deploymentTargets: .iOS(\"17.0\"))])",
        phones + tablets
      ),
    ])
  func generated(name: String, text: String, expected: [String]) throws {
    #expect(try devices([name: text]) == ["canvas"] + expected)
  }

  @Test("without a project, the smallest and the largest of iOS 26 count, and a document's name")
  func withoutProject() throws {
    #expect(try devices([:]) == ["canvas"] + Self.phones + Self.tablets)
    #expect(try devices([:], document: "A~ipad.storyboard") == ["canvas"] + Self.tablets)
    #expect(try devices(["App.xcodeproj/project.pbxproj": "{"]) == ["canvas"] + Self.phones + Self.tablets)
    let tablet = Documents.storyboard.replacing("retina6_12", with: "ipad9_7")
    #expect(try devices([:], text: tablet) == ["canvas"] + Self.tablets)
  }

  @Test(
    "options and .plumbline.yml overrule the project",
    arguments: [
      (["--device", "iPhone 15"], "", ["retina6_12"]), (["--device", "canvas"], "", []),
      (["--size", "320x480"], "", []), ([], "devices: canvas\n", []),
      ([], "devices: [iPhone 15, canvas]\n", ["canvas", "retina6_12"]),
      (["--orientation", "landscape"], "", ["canvas", "retina4_7-landscape", "retina6_9-landscape"]),
    ])
  func overruled(flags: [String], file: String, expected: [String]) throws {
    let project = Self.project("TARGETED_DEVICE_FAMILY = 1;")
    let found = try devices(
      ["App.xcodeproj/project.pbxproj": project, ".plumbline.yml": file], flags: flags)
    #expect(found == (expected.count == 1 ? [] : expected))
  }

  @Test("the text says once which devices were taken, and why")
  func explanation() throws {
    let scratch = try Scratch()
    try scratch.write(".git/HEAD", "")
    try scratch.write("App/A.storyboard", Documents.storyboard)
    try scratch.write("App.xcodeproj/project.pbxproj", Self.project("TARGETED_DEVICE_FAMILY = 1;"))
    let text = try Run(["check", "."], in: scratch.folder).output
    #expect(
      text.hasSuffix(
        "On iPhone SE (3rd generation) and iPhone 16 Pro Max, portrait: App.xcodeproj, target App says iOS 17.0 for "
          + "iPhone.\n"), "\(text)")
    #expect(
      !(try Run(["check", "--device", "canvas", "."], in: scratch.folder).output.contains("On iPhone")))
  }
}
