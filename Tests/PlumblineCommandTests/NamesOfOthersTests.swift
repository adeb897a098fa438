// Names and texts of documents and files in what is printed: on one line, escaped, never the beginning of one that a build
// server takes for a command.

import Foundation
import Testing

@testable import LayoutReport

@Suite("Names of others in what is printed")
struct NamesOfOthersTests {
  @Test(
    "what acts on terminals, lines and directions is written out",
    arguments: [
      ("Name", "Name"), ("Straße\t1", "Straße\t1"), ("a\nb", "a\\x0Ab"), ("a\u{1B}[1m", "a\\x1B[1m"),
      ("a\u{85}b", "a\\x85b"), ("\u{202E}gpj.exe", "\\x{202E}gpj.exe"),
      ("\u{2066}a\u{2069}", "\\x{2066}a\\x{2069}"),
      ("a\u{200E}\u{200F}\u{2028}\u{2029}b", "a\\x{200E}\\x{200F}\\x{2028}\\x{2029}b"),
      // GitHub's and Azure's commands.
      ("::error::x", "\\x3A:error::x"), (" ::error::x", " \\x3A:error::x"), ("std::vector", "std::vector"),
      ("a ##[error]b", "a \\x23#[error]b"), ("##vso[task]x", "\\x23#vso[task]x"), ("## Title", "## Title"),
    ])
  func escapes(text: String, shown: String) { #expect(showingControls(text) == shown) }

  private static let evil = "&#10;::error::X&#x7f;&#x202E;&#x2066;&#x200F;&#x2028;::warning::Y ##[error]Z"

  /// A document in which every name and text is hostile.
  private static func document(width: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <view id="root" userLabel="R\(evil)" customClass="::error::C\(evil)">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
                    <label translatesAutoresizingMaskIntoConstraints="NO" id="b\(evil)" userLabel="L\(evil)" text="T\(evil)" customClass="::error::D\(evil)">
                        <rect key="frame" x="1" y="2" width="3" height="4"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="\(width)" id="w\(evil)"/>
                            <constraint firstAttribute="width" constant="60" id="w2" identifier="I\(evil)"/>
                            <constraint firstAttribute="height" constant="60" id="h"/>
                        </constraints>
                        <connections><outlet property="o\(evil)" destination="zz\(evil)" id="aa"/></connections>
                    </label>
                    <button translatesAutoresizingMaskIntoConstraints="NO" id="bt">
                        <rect key="frame" x="0" y="0" width="10" height="10"/>
                        <state key="normal" title="B\(evil)" image="im\(evil)"/>
                    </button>
                    <label text="A" userLabel="N\(evil)"/>
                </subviews>
                <constraints>
                    <constraint firstItem="b\(evil)" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="x"/>
                    <constraint firstItem="b\(evil)" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="y"/>
                    <constraint firstItem="gone\(evil)" firstAttribute="top" secondItem="root" secondAttribute="\(evil)" constant="30" id="y9"/>
                </constraints>
            </view>
        </objects>
    </document>
    """
  }

  static let commands: [[String]] = [
    ["check", "."], ["check", "--format", "github", "."], ["check", "--format", "xcode", "."],
    ["check", "--format", "markdown", "."], ["check", "--scene", "q\n::error::\u{202E}", "."],
    ["layout", "."],
    ["update", "--dry-run", "."], ["render", "--out", "out\n::error::", "."],
    ["diff", "A\n::error::\u{202E}.xib", "B.xib"],
    ["explain", "B.xib", "--view", "b\n::error::X"], ["explain", "B.xib", "--view", "bt", "--all"],
    ["fix", "A\n::error::\u{202E}.xib"], ["fix", "B.xib", "--finding", "1", "--dry-run"],
    ["vfl", "H:|[a\n::error::\u{202E}]|", "--view", "a"], ["check", "::error::c.xib"],
    ["layout", "::error::c.xib"],
    ["check", "no\n::error::thing.xib"], ["check", "x.layout.yaml"], ["solve", "no\n::error::thing"],
    ["check", "--format", "junit", "."], ["check", "--format", "checkstyle", "."],
    ["check", "--format", "sarif", "."], ["check", "--format", "codeclimate", "."],
    ["check", "--format", "json", "."], ["layout", "--format", "json", "."],
    ["diff", "--format", "json", "A\n::error::\u{202E}.xib", "B.xib"],
    ["explain", "--format", "json", "B.xib", "--view", "bt"],
    ["explain", "log"], ["explain", "--format", "json", "log"], ["solve", "S.json"],
  ]

  @Test(
    "no line of any command begins with them, and no character of them acts", .needsAnyName,
    arguments: commands)
  func lines(arguments: [String]) throws {
    let scratch = try Scratch()
    for (name, width) in [("A\n::error::\u{202E}.xib", 50), ("B.xib", 70), ("::error::c.xib", 50)] {
      try scratch.write(name, Self.document(width: width))
    }
    try scratch.write("bad\n::error::Z\u{2066}.xib", "<document")
    try scratch.write("x.layout.yaml", "size: [1, 2]\nviews:\n  \"a\\n::error::\\u202e\": {}\n")
    try scratch.write("d\n::error::Q/.plumbline.yml", "\"x\\n::error::\\u202e\": 1\n")
    try scratch.write("d\n::error::Q/A.xib", Documents.clean)
    let evil = "##[error]Z ##vso[task]Y \u{202E}\u{2066}\u{200F}"
    try scratch.write(
      "log",
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 'I\(evil)' UILabel:0x2'::error::T\(evil)'.width == 5   (active)>",
          "<NSLayoutConstraint:0x3 UILabel:0x2'::error::T\(evil)'.width == 6   (active)>",
          "<NSLayoutConstraint:0x4 ::error::non sense\(evil) (active)>"
      )
      Unable to parse constraint format:
      ::error::x ##[error]Z
      """)
    try scratch.write(
      "S.json",
      #"{"constraints":[{"id":"a\u007f\#(evil)","terms":{"x\n::error::\#(evil)":1},"relation":"==","constant":1},"#
        + #"{"id":"b","terms":{"x\n::error::\#(evil)":1},"relation":"==","constant":2}]}"#)
    let run = try Run(arguments, in: scratch.folder)
    let own = arguments.contains("github") ? "::(error|warning|notice) file=" : "^$"
    for line in (run.output + run.complaints).components(separatedBy: "\n") {
      let start = line.drop(while: \.isWhitespace)
      #expect(
        !start.hasPrefix("::")
          || line.range(of: own, options: .regularExpression)?.lowerBound == line.startIndex,
        "\(line.debugDescription)")
      #expect(line.range(of: "##\\w*\\[", options: .regularExpression) == nil, "\(line.debugDescription)")
      #expect(
        !line.unicodeScalars.contains { scalar in
          scalar != "\t" && scalar.value < 0x20
            || [0x7F, 0x85, 0x200F, 0x2028, 0x202E, 0x2066].contains(scalar.value)
        }, "\(line.debugDescription)")
    }
    #expect(!run.output.isEmpty || !run.complaints.isEmpty)
  }
}
