// Damaged input ends with status 2 and one line that names the file, or with a normal answer: never with a crash.

import Foundation
import Testing

@Suite("Damaged input")
struct DamagedInputTests {
  struct Damage {
    var name: String
    var bytes: Data
    /// Whether the document must be refused; the others may be answered either way.
    var isRefused: Bool

    init(_ name: String, _ text: String, isRefused: Bool) {
      self.init(name, Data(text.utf8), isRefused: isRefused)
    }
    init(_ name: String, _ bytes: Data, isRefused: Bool) {
      self.name = name
      self.bytes = bytes
      self.isRefused = isRefused
    }
  }

  static let whole = Documents.conflicting

  static let damages: [Damage] = [
    Damage("empty", "", isRefused: true),
    Damage("white space", "  \n\n", isRefused: true),
    Damage("cut off", String(whole.prefix(whole.count / 2)), isRefused: true),
    Damage("cut off within a tag", String(whole.prefix(700)), isRefused: true),
    Damage("random bytes", noise(count: 4096), isRefused: true),
    Damage(
      "random bytes after the declaration", Data("<?xml version=\"1.0\"?>".utf8) + noise(count: 999),
      isRefused: true),
    Damage("zeros", Data(count: 10_000), isRefused: true),
    Damage("a binary property list", "bplist00\u{1}\u{2}", isRefused: true),
    Damage("a compiled nib", "NIBArchive\u{1}\u{0}", isRefused: true),
    Damage("another root element", "<?xml version=\"1.0\"?><plist version=\"1.0\"/>", isRefused: true),
    Damage("3,000 nested levels", nested(levels: 3000), isRefused: true),
    Damage("an entity bomb", bomb, isRefused: true),
    Damage("NaN in a frame", whole.replacing("width=\"280.0\"", with: "width=\"NaN\""), isRefused: false),
    Damage("1e400 in a frame", whole.replacing("width=\"280.0\"", with: "width=\"1e400\""), isRefused: false),
    Damage(
      "1e300 as a constant", whole.replacing("constant=\"100.0\"", with: "constant=\"1e300\""),
      isRefused: false),
    Damage(
      "NaN as a constant", whole.replacing("constant=\"100.0\"", with: "constant=\"nan\""), isRefused: false),
    Damage(
      "a word as a constant", whole.replacing("constant=\"100.0\"", with: "constant=\"wide\""),
      isRefused: false),
    Damage(
      "a multiplier over zero",
      whole.replacing(
        "constant=\"100.0\"", with: "secondItem=\"roo-aa-001\" secondAttribute=\"width\" multiplier=\"1:0\""),
      isRefused: false),
    Damage(
      "a priority of 5000", whole.replacing("id=\"wid-aa-001\"", with: "priority=\"5000\" id=\"wid-aa-001\""),
      isRefused: false),
    Damage(
      "an unknown attribute", whole.replacing("firstAttribute=\"width\"", with: "firstAttribute=\"girth\""),
      isRefused: false),
    Damage(
      "size against place",
      whole.replacing(
        "firstAttribute=\"height\"",
        with: "firstAttribute=\"height\" secondItem=\"roo-aa-001\" secondAttribute=\"left\""),
      isRefused: false),
    Damage(
      "ids that lead nowhere", whole.replacing("secondItem=\"roo-aa-001\"", with: "secondItem=\"gone\""),
      isRefused: false),
    Damage("one id for all", whole.replacing("box-aa-001", with: "roo-aa-001"), isRefused: false),
    Damage("no ids", whole.replacing(" id=\"", with: " di=\""), isRefused: false),
  ]

  @Test("every damage has its answer", arguments: ["layout", "check", "render"])
  func answers(command: String) throws {
    let scratch = try Scratch()
    for damage in Self.damages { try scratch.write("\(damage.name).xib", damage.bytes) }
    // In one run: a crash would end it with a signal.
    let run = try Run([command, "."], in: scratch.folder)
    #expect(run.status == 2)
    let refused = run.complaints.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(Set(refused).count == refused.count, "\(run.complaints)")
    for damage in Self.damages {
      let name = "./\(damage.name).xib"
      let isRefused = refused.contains { $0 == name }
      #expect(isRefused || !damage.isRefused, "\(name)")
      // The others are answered. Without ids there is no scene to tell of.
      guard command == "layout", damage.name != "no ids" else { continue }
      #expect(isRefused != run.output.contains("\(name)\n"), "\(name)")
    }
  }

  @Test("what cannot be a file has its answer", arguments: ["gone.xib", "gone/", "a\0b.xib"])
  func files(path: String) throws {
    let run = try Run(["check", path.replacing("\0", with: "")])
    #expect(run.status == 2)
    #expect(run.complaints.split(separator: "\n").count == 1)
  }

  /// Bytes that are the same on every run (a linear congruential generator, Numerical Recipes' constants).
  private static func noise(count: Int) -> Data {
    var state: UInt32 = 20_150_704
    return Data(
      (0..<count).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(truncatingIfNeeded: state >> 24)
      })
  }

  private static func nested(levels: Int) -> String {
    let open = (0..<levels).map { level in
      "<view id=\"n\(level)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>"
    }
    let close = String(repeating: "</subviews></view>", count: levels)
    return Documents.xib(views: open.joined() + close, constraints: "")
  }

  private static let bomb = """
    <?xml version="1.0"?>
    <!DOCTYPE b [<!ENTITY a "aaaaaaaaaaaaaaaaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
    <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">
    <!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;"><!ENTITY f "&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;">]>
    <document>&f;</document>
    """
}
