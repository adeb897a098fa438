// Documents that are XML of the right kind and still wrong: a normal answer with problems, never a stop.

import Foundation
import Plumbline
import Testing

@testable import InterfaceBuilder

@Suite("Damaged content") struct DamagedContentTests {
  private func subviews(_ views: String, _ constraints: String = "") -> String {
    "<subviews>\(views)</subviews><constraints>\(constraints)</constraints>"
  }

  @Test(
    "numbers that no layout can use count as absent in frames and are problems in constraints",
    arguments: ["NaN", "1e400", "-1e400", "inf", "infinite", "", "wide"])
  func numbers(text: String) throws {
    let document = try Fixture.xib(
      subviews(
        """
        <view id="A"><rect key="frame" x="\(text)" y="5" width="\(text)" height="10"/></view>
        \(Fixture.view("B", attributes: "horizontalHuggingPriority=\"\(text)\" tag=\"\(text)\" alpha=\"\(text)\""))
        """,
        """
        <constraint firstItem="B" firstAttribute="top" secondItem="V" secondAttribute="top" constant="\(text)" id="c1"/>
        <constraint firstItem="B" firstAttribute="left" secondItem="V" secondAttribute="left" multiplier="\(text)" id="c2"/>
        <constraint firstItem="B" firstAttribute="bottom" secondItem="V" secondAttribute="bottom" priority="\(text)" id="c3"/>
        """))
    let scene = try Fixture.laidOut(document)
    #expect(scene.frame("A") == [0, 5, 0, 10])
    #expect(scene.problems.map(\.constraints) == [["c1"], ["c2"], ["c3"]])
    #expect(scene.problems.allSatisfy { $0.kind == .unsupported && $0.line != nil })
  }

  @Test("priorities out of range and pairs that Apple refuses are problems")
  func refused() throws {
    let document = try Fixture.xib(
      subviews(
        Fixture.view("B"),
        """
        <constraint firstItem="B" firstAttribute="top" secondItem="V" secondAttribute="top" priority="0" id="c1"/>
        <constraint firstItem="B" firstAttribute="top" secondItem="V" secondAttribute="top" priority="1001" id="c2"/>
        <constraint firstItem="B" firstAttribute="left" secondItem="V" secondAttribute="leading" id="c3"/>
        <constraint firstItem="B" firstAttribute="width" secondItem="V" secondAttribute="top" id="c4"/>
        <constraint firstItem="B" firstAttribute="top" id="c5"/>
        <constraint firstItem="B" firstAttribute="sideways" secondItem="V" secondAttribute="top" id="c6"/>
        <constraint firstItem="B" secondItem="V" secondAttribute="top" id="c7"/>
        <constraint firstItem="B" firstAttribute="top" secondItem="V" secondAttribute="top" priority="1e-320" id="c8"/>
        """))
    let scene = try Fixture.laidOut(document)
    #expect(scene.constraints.isEmpty)
    #expect(scene.problems.map(\.constraints) == (1...8).map { ["c\($0)"] })
  }

  @Test("a priority that is zero as a Float counts as absent")
  func tinyPriority() throws {
    let document = try Fixture.xib(
      subviews(Fixture.view("B", attributes: "verticalHuggingPriority=\"1e-320\"")))
    let view = try #require(try Fixture.laidOut(document).rootView.subviews.first)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test("a controller with several views speaks in the first one's scene only")
  func severalViewsOfAController() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene><objects>
      <viewController id="C">
      \(Fixture.view("A", attributes: "key=\"view\""))\(Fixture.view("B", attributes: "key=\"view\""))
      <connections><outlet property="gone" destination="nowhere" id="o"/></connections>
      </viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Test.storyboard")
    let problems = document.scenes().map { $0.problems.filter { $0.message.contains("nowhere") } }
    #expect(problems.map(\.count) == [1, 0])
  }

  @Test("an id that is given twice is a problem; references lead to the first")
  func duplicates() throws {
    let document = try Fixture.xib(
      subviews(
        Fixture.view("A") + Fixture.view("A"),
        #"<constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" constant="9" id="c"/>"#
      ))
    let scene = try Fixture.laidOut(document)
    #expect(scene.views.map(\.id) == ["V", "A", "A"])
    #expect(scene.constraint("c")?.firstItem === scene.views[1].view)
    #expect(scene.problems.map(\.kind) == [.duplicateID])
    #expect(try #require(scene.problems.first).message.contains("is already used"))
  }

  @Test("of a thousand ids each leads to the first element that has it")
  func manyIDs() throws {
    let ids = (0..<1000).map { "id-\($0)" }
    let document = try Fixture.xib(subviews((ids + ids).map { Fixture.view($0) }.joined(separator: "\n")))
    #expect(document.index.duplicates.compactMap(\.id) == ids)
    let first = try #require(document.index.byID["id-0"]?.line)
    // A view has two lines and one for its end.
    #expect(ids.compactMap { document.index.byID[$0]?.line } == (0..<1000).map { first + 3 * $0 })
    #expect(document.index.byID["V"]?.line == first - 2)
    #expect(document.index.byID[""] == nil && document.index.byID["id-1000"] == nil)
  }

  @Test("a constraint to a view of another scene is a problem")
  func otherScene() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view id="A"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <constraints><constraint firstAttribute="top" secondItem="B" secondAttribute="top" id="c"/></constraints></view>
      <view id="B"><rect key="frame" x="0" y="0" width="10" height="10"/></view></objects></document>
      """
    let scenes = try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Two.xib").scenes()
    #expect(scenes.map(\.id) == ["A", "B"])
    let problem = try #require(scenes[0].problems.first)
    #expect(problem.kind == .unresolved)
    #expect(problem.message.contains("“B”, the <view> in line 4, which is not a view or guide of this scene"))
  }

  @Test("connections that lead nowhere are problems with their line")
  func connections() throws {
    let document = try Fixture.xib(
      "<connections><outlet property=\"title\" destination=\"gone\" id=\"o\"/></connections>")
    let problem = try #require(document.scenes().first?.problems.first)
    #expect(problem.kind == .unresolved && problem.line != nil)
    #expect(problem.message.contains("The outlet “title”") && problem.message.contains("“gone”"))
  }

  @Test("a view that refers to itself or its container is read once")
  func references() throws {
    let document = try Fixture.xib(
      subviews(
        Fixture.view("A", "<subviews><view reference=\"V\"/><view reference=\"A\"/></subviews>"),
        #"<constraint firstItem="V" firstAttribute="top" secondItem="V" secondAttribute="top" constant="3" id="c"/>"#
      ))
    let scene = try Fixture.laidOut(document)
    #expect(scene.views.map(\.id) == ["V", "A"])
  }

  @Test("160 nested views are laid out")
  func deep() throws {
    var text = ""
    for level in 0..<160 {
      text +=
        "<subviews><view id=\"n\(level)\"><rect key=\"frame\" x=\"1\" y=\"1\" width=\"50\" height=\"50\"/>"
    }
    text += String(repeating: "</view></subviews>", count: 160)
    let scene = try Fixture.laidOut(try Fixture.xib(text))
    #expect(scene.views.count == 161)
    #expect(scene.frame("n159") == [1, 1, 50, 50])
  }

  @Test(
    "a document cut off anywhere is refused, with one line that names it",
    .enabled(if: Fixture.hasCorpus, "the corpus is not beside the package (../shared)"))
  func cuts() throws {
    let path = Fixture.corpus.appendingPathComponent("tensorflow-examples/5f4805-Main.storyboard")
    let bytes = try Data(contentsOf: path)
    for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 40)) {
      let error = #expect(throws: InterfaceBuilderError.self, "\(length) bytes") {
        try InterfaceBuilderDocument(bytes: bytes.prefix(length), name: "Cut")
      }
      let line = error?.description ?? ""
      #expect(line.contains("Cut") && !line.contains("\n"))
    }
  }

  @Test(
    "a document with changed bytes is refused or laid out",
    .enabled(if: Fixture.hasCorpus, "the corpus is not beside the package (../shared)"), arguments: 0..<20
  )
  func changes(seed: Int) throws {
    let path = Fixture.corpus.appendingPathComponent("tensorflow-examples/5f4805-Main.storyboard")
    var bytes = try Data(contentsOf: path)
    var state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
    for _ in 0..<12 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = Int(state >> 33) % bytes.count
      // Digits and letters, so that the XML mostly stays whole.
      bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: state >> 20) % 40
    }
    do throws(InterfaceBuilderError) {
      for scene in try InterfaceBuilderDocument(bytes: bytes, name: "Changed").scenes() {
        scene.rootView.layoutIfNeeded()
        for view in scene.views.map(\.view) {
          #expect(
            [view.center.x, view.center.y, view.bounds.width, view.bounds.height].allSatisfy { $0.isFinite })
        }
      }
    } catch {
      #expect(error.document == "Changed" && !error.description.contains("\n"))
    }
  }
}
