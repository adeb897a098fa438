// What the live page writes into documents, and what its playground reads. The page itself is tried in a browser by
// Tools/check-live-page.py.

#if Serve
  import Foundation
  import InterfaceBuilder
  @testable import LayoutService
  import Plumbline
  import Testing

  @testable import PlumblineCommand

  @Suite("Writing from the live page") struct PageWritingTests {
    @Test("frames that are not the computed ones are written, once")
    func frames() throws {
      let scratch = try Scratch()
      let path = try scratch.write("A.xib", Documents.misplaced)
      let library = try FolderLibrary([scratch.folder])
      #expect(library.names() == [path])
      let scene = try withConfinedLayout { try library.scenes(of: path, in: .canvas)[0].id }
      let change = DocumentChange(kind: .frames, scene: scene)
      let trial = try library.write(change, to: path, isTrial: true)
      #expect(trial.words == "\(path): wrote 1 computed frame." && trial.difference.contains("<rect key="))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == Documents.misplaced)
      #expect(try library.write(change, to: path, isTrial: false) == trial)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == UpdateTests.updated(Documents.misplaced))
      #expect(
        try library.write(change, to: path, isTrial: false).words
          == "All stored frames are the computed ones already; nothing was written.")
    }

    @Test("a constraint that is not there, and numbers that cannot be, are refused; nothing is written")
    func refused() throws {
      let scratch = try Scratch()
      let path = try scratch.write("A.xib", Documents.misplaced)
      let library = try FolderLibrary([scratch.folder])
      let edits: [SceneEdit] = [
        .init(constraint: "nobody", constant: 3), .init(constraint: "nobody", constant: .infinity),
        .init(constraint: "nobody", priority: 0), .init(view: "nobody", isHidden: true),
        .init(constraint: "new", firstItem: "root", firstAttribute: "width", holder: "nobody"),
      ]
      let changes =
        [DocumentChange(kind: .wayOut, scene: "root", finding: "nothing")]
        + edits.map { DocumentChange(kind: .edits, scene: "root", edits: [$0]) } + [
          // One constraint, changed twice.
          DocumentChange(kind: .edits, scene: "root", edits: [edits[0], edits[0]])
        ]
      for change in changes {
        #expect(throws: (any Error).self) { try library.write(change, to: path, isTrial: false) }
      }
      let yaml = try scratch.write("a.layout.yaml", "size: [10, 10]\nviews: {}\n")
      #expect(throws: DocumentError.self) { try library.write(changes[0], to: yaml, isTrial: false) }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == Documents.misplaced)
    }

    @Test("a pipe that is put in place of a served document is not waited for")
    func pipe() throws {
      let scratch = try Scratch()
      let path = try scratch.write("A.xib", Documents.misplaced)
      let library = try FolderLibrary([scratch.folder])
      try FileManager.default.removeItem(atPath: path)
      #expect(mkfifo(path, 0o600) == 0)
      #expect(throws: DocumentError.self) {
        _ = try withConfinedLayout { try library.scenes(of: path, in: .canvas).count }
      }
      #expect(throws: DocumentError.self) { try library.check(path) }
    }

    @Test("a link that is put in place of a served folder or document leads to nothing that is written")
    func swapped() throws {
      let scratch = try Scratch()
      let outside = try scratch.write("Outside/A.xib", Documents.misplaced)
      let path = try scratch.write("Served/App/A.xib", Documents.misplaced)
      let library = try FolderLibrary([scratch.path("Served")])
      let change = DocumentChange(kind: .frames, scene: "roo-aa-001")
      let files = FileManager.default
      for (old, new) in [(path, outside), (scratch.path("Served/App"), scratch.path("Outside"))] {
        try files.moveItem(atPath: old, toPath: old + "-away")
        try files.createSymbolicLink(atPath: old, withDestinationPath: new)
        #expect(throws: DocumentError.self) { try library.write(change, to: path, isTrial: false) }
        try files.removeItem(atPath: old)
        try files.moveItem(atPath: old + "-away", toPath: old)
      }
      #expect(try String(contentsOfFile: outside, encoding: .utf8) == Documents.misplaced)
      #expect(try library.write(change, to: path, isTrial: false).words == "\(path): wrote 1 computed frame.")
    }

    @Test("a scene that the document no longer has is told as such")
    func goneScene() throws {
      let scratch = try Scratch()
      let path = try scratch.write("A.xib", Documents.misplaced)
      let library = try FolderLibrary([scratch.folder])
      let error = #expect(throws: (any Error).self) {
        try library.write(DocumentChange(kind: .frames, scene: "gone"), to: path, isTrial: false)
      }
      #expect("\(error!)" == "The document no longer has the scene gone. Nothing was written.")
    }

    @Test("changes of constraints and views are written as Interface Builder writes them, and nothing else")
    func edits() throws {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <view contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
                    <subviews>
                        <label opaque="NO" text="One" translatesAutoresizingMaskIntoConstraints="NO" id="one"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="one" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="Aaa-aa-aaa"/>
                        <constraint firstItem="one" firstAttribute="width" secondItem="root" secondAttribute="width" id="Ccc-cc-ccc"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """
      let scratch = try Scratch()
      let path = try scratch.write("A.xib", text)
      let edits: [SceneEdit] = [
        .init(constraint: "Aaa-aa-aaa", isRemoved: true),
        .init(constraint: "Ccc-cc-ccc", multiplier: 0.5, relation: "<="),
        .init(
          constraint: "Bbb-bb-bbb", constant: 12, priority: 750, firstItem: "root", firstAttribute: "bottom",
          secondItem: "one", secondAttribute: "bottom", holder: "root"),
        .init(view: "one", hugging: [251, 250], text: "A & B", isHidden: true),
      ]
      let written = try FolderLibrary([scratch.folder]).write(
        DocumentChange(kind: .edits, scene: "root", edits: edits), to: path, isTrial: false)
      #expect(written.words == "\(path): wrote 4 changes.")
      var expected = text
      for (old, new) in [
        (
          "<label opaque=\"NO\" text=\"One\"",
          "<label opaque=\"NO\" hidden=\"YES\" horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"250\" text=\"A &amp; B\""
        ),
        (
          "<constraint firstItem=\"one\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" constant=\"8\" id=\"Aaa-aa-aaa\"/>",
          "<constraint firstAttribute=\"bottom\" secondItem=\"one\" secondAttribute=\"bottom\" priority=\"750\" constant=\"12\" id=\"Bbb-bb-bbb\"/>"
        ),
        (
          "firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\" id",
          "firstAttribute=\"width\" relation=\"lessThanOrEqual\" secondItem=\"root\" secondAttribute=\"width\" multiplier=\"0.5\" id"
        ),
      ] {
        #expect(expected.contains(old))
        expected = expected.replacing(old, with: new)
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == expected)
    }

    @Test("what keeps documents from being shown is told at the start, and to the page")
    func faults() throws {
      let scratch = try Scratch()
      try scratch.write("A/A.xib", Documents.misplaced)
      try scratch.write("B/B.xib", Documents.misplaced)
      try scratch.write("B/.plumbline.yml", "devics: [phones]\n")
      let library = try FolderLibrary([scratch.path("A"), scratch.path("B")])
      #expect(library.names() == [scratch.path("A/A.xib")])
      #expect(library.complaints().count == 1)
      #expect(library.complaints()[0].contains("B/.plumbline.yml:1:1: unknown key 'devics'"))
    }

    @Test("a port in use is told at once")
    func port() throws {
      let scratch = try Scratch()
      try scratch.write("A.xib", Documents.clean)
      try scratch.write(".plumbline.yml", "devics: [phones]\n")
      // Any free port, held by this test.
      let holder = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(holder) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isHeld = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(holder, $0, size) == 0 && listen(holder, 1) == 0 && getsockname(holder, $0, &size) == 0
        }
      }
      #expect(isHeld)
      let port = UInt16(bigEndian: address.sin_port)
      let start = ContinuousClock.now
      let run = try Run(["serve", "--port", "\(port)", "."], in: scratch.folder)
      #expect(ContinuousClock.now - start < .seconds(4))
      #expect(run.status == 2 && run.output == "")
      let lines = run.complaints.split(separator: "\n")
      #expect(lines.first?.hasPrefix(".plumbline.yml:1:1: unknown key 'devics'") == true)
      #expect(lines.last?.contains("port \(port) is in use. Choose another with --port") == true, "\(lines)")
    }

    @Test("a folder that is not there is refused when the page starts")
    func missingFolder() { #expect(throws: DocumentError.self) { try FolderLibrary(["/nowhere/at all"]) } }
  }

  @Suite("Formats of the playground") struct FormatTextTests {
    @Test("names in brackets are views; options are those of plumbline vfl")
    func scene() throws {
      try withConfinedLayout {
        let text = """
          # two of equal width
          --size 300x100
          --metric gap=8
          --view a=50x20
          H:|-[a]-gap-[b(==a)]-|
          V:|-[a]
          V:|-[b]-|
          """
        let scene = try FormatText(text).scene()
        scene.rootView.layoutIfNeeded()
        #expect(scene.views.map(\.id) == ["root", "a", "b"])
        // 300 points less two margins of 8 and the gap, in halves; the content decides the height of a.
        #expect(scene.views[1].view.frame == CGRect(x: 8, y: 8, width: 138, height: 20))
        #expect(scene.views[2].view.frame == CGRect(x: 154, y: 8, width: 138, height: 84))
        #expect(scene.constraints.first?.line == 5)
      }
    }

    @Test("an option names a view of a format anew, behind the others")
    func order() throws {
      try withConfinedLayout {
        let scene = try FormatText("H:[a]-[b]-[a]\n--view a=50x20\nH:[c]\n--view b").scene()
        #expect(scene.views.map(\.id) == ["root", "a", "c", "b"])
      }
    }

    @Test("of many mistakes a hundred are told, and the others counted in the line of the next")
    func manyMistakes() throws {
      let thrown = #expect(throws: TextMistakes.self) {
        try withConfinedLayout { try FormatText(String(repeating: "--size wide\n", count: 250)).scene() }
      }
      let mistakes = try #require(thrown?.mistakes)
      #expect(mistakes.count == 101 && mistakes.last?.line == 101)
      #expect(mistakes.last?.message == "and 150 more mistakes")
    }

    @Test(
      "a mistake is told with its line and the place of Apple's caret",
      arguments: [
        // Apple's own example: the caret stands where a view was expected.
        ("V:|[a]|\nH:|-[a", 2, 7), ("--size wide\n", 1, 1), ("\n--metrics a=1", 2, 1),
      ])
    func mistakes(text: String, line: Int, column: Int) throws {
      let thrown = #expect(throws: TextMistakes.self) {
        try withConfinedLayout { try FormatText(text).scene() }
      }
      let mistake = try #require(thrown?.mistakes.first)
      #expect(mistake.line == line && mistake.column == column, "\(mistake)")
    }
  }
#endif
