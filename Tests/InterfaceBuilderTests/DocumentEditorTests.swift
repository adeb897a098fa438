// Changes of bytes. How attributes and elements are ordered and numbers written is read off the corpus, as each test says.

import Foundation
import Plumbline
import Testing

@testable import InterfaceBuilder

@Suite("Editing documents") struct DocumentEditorTests {
  static let view = """
    <view contentMode="scaleToFill" misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="A">
        <rect key="frame" x="1" y="2.5" width="3" height="4"/>
        <subviews>
            <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="&lt;ä&gt;" lineBreakMode="tailTruncation" id="L">
                <rect key="frame" x="0.0" y="0.0" width="3" height="4"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
        </subviews>
        <color key="backgroundColor" white="1" alpha="1"/>
        <constraints>
            <constraint firstAttribute="width" constant="3" id="kkk-kk-kkk"/>
            <constraint firstItem="L" firstAttribute="top" secondItem="A" secondAttribute="top" id="zzz-zz-zzz"/>
        </constraints>
        <connections/>
    </view>
    """

  static func text(_ view: String = view, newLine: String = "\n") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22504" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
    <view id="V">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <subviews>
        \(view)
        </subviews>
    </view>
    </objects>
    </document>

    """.replacing("\n", with: newLine)
  }

  private static func trimmed(_ line: String) -> String { String(line.drop { $0 == " " }) }

  /// Makes a change and returns what is different: the lines that went and came.
  private func lines(_ source: String = text(), _ change: (inout DocumentEditor) -> Bool) throws -> (
    gone: [String], new: [String]
  ) {
    var editor = try DocumentEditor(bytes: Data(source.utf8), name: "A.xib")
    let isChanged = change(&editor)
    #expect(isChanged)
    let result = try #require(String(data: editor.bytes, encoding: .utf8))
    let difference = result.split(separator: "\n", omittingEmptySubsequences: false)
      .difference(from: source.split(separator: "\n", omittingEmptySubsequences: false))
    return (
      difference.removals.map { change in
        if case .remove(_, let line, _) = change { String(line) } else { "" }
      },
      difference.insertions.map { change in
        if case .insert(_, let line, _) = change { String(line) } else { "" }
      }
    )
  }

  @Test("nothing changed is the same bytes")
  func unchanged() throws {
    let bytes = Data(Self.text(newLine: "\r\n").utf8)
    let editor = try DocumentEditor(bytes: bytes, name: "A.xib")
    #expect(editor.isUnchanged && editor.bytes == bytes)
  }

  @Test("a frame gets its numbers, keeps those that stay, and loses the mark of a misplaced view")
  func frame() throws {
    let changed = try lines {
      $0.setFrame(
        CGRect(x: 0, y: 2.5000000001, width: 59 + 1.0 / 3, height: 20.5), of: "A", line: nil, scene: "V")
    }
    #expect(
      changed.new.contains {
        $0.contains("x=\"0.0\" y=\"2.5\" width=\"59.333333333333336\" height=\"20.5\"/>")
      })
    #expect(
      changed.new.contains {
        $0.contains(
          "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"A\">")
      })
    #expect(changed.gone.count == 2 && changed.new.count == 2)
  }

  @Test(
    "numbers are written as in 82,670 of the corpus' 82,672 frames' numbers",
    arguments: [
      (0, "0.0"), (375, "375"), (-8.5, "-8.5"), (20.333333333333332, "20.333333333333332"),
      (20.333333333333329, "20.333333333333329"), (43.666667938232422, "43.666667938232422"),
      (600000, "600000"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) { #expect(DocumentEditor.number(value) == text) }

  @Test("a constant stands behind all but identifier and id, and ends the system's spacing")
  func constant() throws {
    let changed = try lines { $0.setConstant(12.5, ofConstraint: "kkk-kk-kkk", line: nil) }
    #expect(
      changed.new.map(Self.trimmed) == [
        "<constraint firstAttribute=\"width\" constant=\"12.5\" id=\"kkk-kk-kkk\"/>"
      ])
    let added = try lines { $0.setConstant(8, ofConstraint: "zzz-zz-zzz", line: nil) }
    #expect(
      added.new.map(Self.trimmed) == [
        "<constraint firstItem=\"L\" firstAttribute=\"top\" secondItem=\"A\" secondAttribute=\"top\" constant=\"8\" "
          + "id=\"zzz-zz-zzz\"/>"
      ])
    // A constant of 0 is left out, as in all of the corpus' constraints.
    let removed = try lines { $0.setConstant(0, ofConstraint: "kkk-kk-kkk", line: nil) }
    #expect(
      removed.new.map(Self.trimmed) == ["<constraint firstAttribute=\"width\" id=\"kkk-kk-kkk\"/>"])
    let symbolic = Self.text().replacing("constant=\"3\"", with: "constant=\"3\" symbolic=\"YES\"")
    let plain = try lines(symbolic) { $0.setConstant(4, ofConstraint: "kkk-kk-kkk", line: nil) }
    #expect(
      plain.new.map(Self.trimmed) == [
        "<constraint firstAttribute=\"width\" constant=\"4\" id=\"kkk-kk-kkk\"/>"
      ])
  }

  @Test(
    "a constraint that is left out stands in the default variation before the connections, as 125 documents have it"
  )
  func installed() throws {
    let changed = try lines { $0.setInstalled(false, ofConstraint: "kkk-kk-kkk", line: nil) }
    #expect(
      changed.new.map(Self.trimmed) == [
        "<variation key=\"default\">", "<mask key=\"constraints\">", "<exclude reference=\"kkk-kk-kkk\"/>",
        "</mask>", "</variation>",
      ])
    #expect(changed.gone.isEmpty)
    var editor = try DocumentEditor(bytes: Data(Self.text().utf8), name: "A.xib")
    editor.setInstalled(false, ofConstraint: "kkk-kk-kkk", line: nil)
    let once = editor.bytes
    // The reader takes it as left out; a second one joins it; installed again, the document is as it was.
    let excluded = try withConfinedLayout {
      try DocumentEditor(bytes: once, name: "A.xib").scenes().flatMap { $0.constraints.map(\.id) }
    }
    #expect(excluded == ["zzz-zz-zzz"])
    editor = try DocumentEditor(bytes: once, name: "A.xib")
    editor.setInstalled(false, ofConstraint: "zzz-zz-zzz", line: nil)
    let twice = String(decoding: editor.bytes, as: UTF8.self)
    #expect(twice.components(separatedBy: "<exclude").count == 3)
    #expect(twice.components(separatedBy: "<variation").count == 2)
    editor = try DocumentEditor(bytes: once, name: "A.xib")
    let isKnown = editor.setInstalled(true, ofConstraint: "kkk-kk-kkk", line: nil)
    #expect(isKnown)
    let back = String(decoding: editor.bytes, as: UTF8.self)
    #expect(!back.contains("exclude") && !back.contains("mask"))
  }

  @Test("a view or constraint that is not there leaves the document as it is")
  func missing() throws {
    var editor = try DocumentEditor(bytes: Data(Self.text().utf8), name: "A.xib")
    let answers = [
      editor.setFrame(.zero, of: "nobody", line: nil, scene: "V"),
      editor.setFrame(.zero, of: "A", line: nil, scene: "nowhere"),
      editor.setPriority(1, ofConstraint: "A", line: nil), editor.removeConstraint("nobody", line: nil),
    ]
    #expect(answers == [false, false, false, false] && editor.isUnchanged)
  }

  @Test("a constraint's priority stands before its constant")
  func priority() throws {
    let changed = try lines { $0.setPriority(999, ofConstraint: "kkk-kk-kkk", line: nil) }
    #expect(
      changed.new.map(Self.trimmed) == [
        "<constraint firstAttribute=\"width\" priority=\"999\" constant=\"3\" id=\"kkk-kk-kkk\"/>"
      ])
    let other = try lines { $0.setPriority(249.5, ofConstraint: "zzz-zz-zzz", line: nil) }
    #expect(
      other.new.map(Self.trimmed) == [
        "<constraint firstItem=\"L\" firstAttribute=\"top\" secondItem=\"A\" secondAttribute=\"top\" priority=\"249.5\" "
          + "id=\"zzz-zz-zzz\"/>"
      ])
  }

  @Test("content priorities stand in their order, behind the content mode")
  func contentPriorities() throws {
    let hugging = try lines { $0.setContentPriority(250, hugging: true, .horizontal, of: "L", line: nil) }
    #expect(
      hugging.new.allSatisfy { $0.contains("contentMode=\"left\" horizontalHuggingPriority=\"250\" text=") })
    let resistance = try lines { $0.setContentPriority(749, hugging: false, .vertical, of: "L", line: nil) }
    #expect(
      resistance.new.allSatisfy {
        $0.contains(
          "horizontalHuggingPriority=\"251\" verticalCompressionResistancePriority=\"749\" text=\"&lt;ä&gt;\""
        )
      })
    let vertical = try lines { $0.setContentPriority(1, hugging: true, .vertical, of: "A", line: nil) }
    #expect(
      vertical.new.allSatisfy {
        $0.contains("contentMode=\"scaleToFill\" verticalHuggingPriority=\"1\" misplaced=")
      })
    #expect([hugging, resistance, vertical].allSatisfy { $0.new.count == 1 && $0.gone.count == 1 })
  }

  @Test("a constraint goes with its line, the last one with the list")
  func removal() throws {
    let changed = try lines { $0.removeConstraint("kkk-kk-kkk", line: nil) }
    #expect(changed.new.isEmpty && changed.gone.count == 1)
    let single = Self.text(
      Self.view.replacing(
        "        <constraint firstAttribute=\"width\" constant=\"3\" id=\"kkk-kk-kkk\"/>\n", with: ""))
    let last = try lines(single) { $0.removeConstraint("zzz-zz-zzz", line: nil) }
    #expect(last.new.isEmpty && last.gone.count == 3)
  }

  @Test("new constraints stand in the order of ids, which are the bytes' in 3,976 of the corpus' 3,982 lists")
  func insertion() throws {
    let constraints = [
      NewConstraint(firstAttribute: "height", constant: 20.5),
      NewConstraint(
        firstItem: "L", firstAttribute: "leading", secondItem: "A", secondAttribute: "leading", constant: 0),
    ]
    var editor = try DocumentEditor(bytes: Data(Self.text().utf8), name: "A.xib")
    let isAdded = editor.add(constraints, to: "A", line: nil)
    #expect(isAdded)
    let after = try DocumentEditor(bytes: editor.bytes, name: "A.xib")
    let list = try #require(after.element("A", line: nil)?.first("constraints"))
    let ids = list.children.compactMap(\.id)
    #expect(ids.count == 4 && ids == ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/) != nil })
    let lines = String(decoding: editor.bytes, as: UTF8.self).split(separator: "\n")
    #expect(
      lines.contains {
        $0.hasPrefix("        <constraint firstAttribute=\"height\" constant=\"20.5\" id=")
      })
    #expect(
      lines.contains {
        $0.hasPrefix(
          "        <constraint firstItem=\"L\" firstAttribute=\"leading\" secondItem=\"A\" "
            + "secondAttribute=\"leading\" id=")
      })
  }

  @Test(
    "a view without constraints gets a list behind its frame and what is inside, with the document's line ends"
  )
  func newList() throws {
    let source = Self.text(newLine: "\r\n")
    var editor = try DocumentEditor(bytes: Data(source.utf8), name: "A.xib")
    let isAdded = editor.add([NewConstraint(firstAttribute: "width", constant: 5)], to: "L", line: nil)
    #expect(isAdded)
    let result = String(decoding: editor.bytes, as: UTF8.self)
    let after = try DocumentEditor(bytes: editor.bytes, name: "A.xib")
    let label = try #require(after.element("L", line: nil))
    #expect(label.children.map(\.name) == ["rect", "constraints", "fontDescription"])
    #expect(
      result.contains(
        "height=\"4\"/>\r\n            <constraints>\r\n                <constraint firstAttribute=\"width\" constant=\"5\" id="
      ))
    #expect(result.contains("\"/>\r\n            </constraints>\r\n            <fontDescription"))
  }

  @Test("a stack view that fills itself has no distribution in its document")
  func distribution() throws {
    let stack =
      "<stackView distribution=\"fillProportionally\" id=\"S\"><rect key=\"frame\" x=\"0.0\"/></stackView>"
    let changed = try lines(Self.text(stack)) { $0.setDistribution(nil, of: "S", line: nil) }
    #expect(
      changed.new.map(Self.trimmed) == ["<stackView id=\"S\"><rect key=\"frame\" x=\"0.0\"/></stackView>"])
  }

  @Test("of two elements with one id, the line tells which")
  func duplicates() throws {
    let twice = """
      <view id="D"><rect key="frame" x="1" y="1" width="1" height="1"/></view>
      <view id="D"><rect key="frame" x="2" y="2" width="2" height="2"/></view>
      """
    let source = Self.text(twice)
    let line = try #require(source.split(separator: "\n").firstIndex { $0.contains("x=\"2\"") }) + 1
    let changed = try lines(source) {
      $0.setFrame(CGRect(x: 7, y: 2, width: 2, height: 2), of: "D", line: line, scene: "V")
    }
    #expect(
      changed.new == ["<view id=\"D\"><rect key=\"frame\" x=\"7\" y=\"2\" width=\"2\" height=\"2\"/></view>"])
  }
}
