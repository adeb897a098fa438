// The JSON lines, written by hand from the contract of `layout` and `check`.

import Foundation
import Testing

@testable import LayoutReport

@Suite("JSON")
struct JSONTests {
  static let findings = """
    "findings":[{"id":"conflict:tra-aa-001+wid-aa-001","kind":"conflict","level":"error","views":["lab-aa-001","roo-aa-001"],\
    "constraints":["wid-aa-001","tra-aa-001"],"broken":"tra-aa-001",\
    "message":"2 required constraints cannot hold together.","fix":"Remove one of them.","line":24,\
    "details":[{"id":"wid-aa-001","words":"the width of label 'Name' is 300 points",\
    "notation":"<NSLayoutConstraint:wid-aa-001 UILabel:lab-aa-001'Name'.width == 300   (active)>","line":21},\
    {"id":"tra-aa-001",\
    "words":"the trailing edge of view roo-aa-001 is 120 points after the trailing edge of label 'Name'",\
    "notation":"<NSLayoutConstraint:tra-aa-001 H:[UILabel:lab-aa-001'Name']-(120)-|   (active)>","line":24}]},\
    {"id":"ambiguous:car-aa-001:x+width","kind":"ambiguous","level":"warning","views":["car-aa-001"],"variables":["x","width"],\
    "witness":[[0,50,10,10],[40,50,10.5,10]],\
    "message":"Its horizontal position and width are ambiguous.","fix":"Constrain its leading edge.","line":30},\
    {"id":"misplaced:lab-aa-001","kind":"misplaced","level":"warning","views":["lab-aa-001"],"stored":[16,20,42,20.5],\
    "computed":[16,20,300,20.333],"message":"The stored frame is 42 x 20.5 at 16, 20.","fix":"Update its frame.",\
    "line":12},\
    {"id":"unsupported:","kind":"unsupported","level":"note","views":[],"message":"The font \\"Futura\\" is not available.",\
    "fix":"Give its file."}]}
    """

  @Test("equal reports are one in a set, others are not, whatever they differ in")
  func sets() {
    let report = SceneReport(document: "Card.xib", scene: "car", size: CGSize(width: 10, height: 20))
    var other = report
    other.views = [ViewReport(id: "a", kind: "view", className: "UIView", frame: .zero)]
    var third = other
    third.views[0].isHidden = true
    #expect(Set([report, other, third, report, third]).count == 3)
    let again = SceneReport(document: "Card.xib", scene: "car", size: CGSize(width: 10, height: 20))
    #expect(again.hashValue == report.hashValue && Set([report, again]).count == 1)
  }

  @Test("layout prints every view in document order, with its parent")
  func layout() {
    #expect(
      Fixture.report.layoutJSON == """
        {"document":"Forms/Login.storyboard","scene":"roo-aa-001","controller":"con-aa-001","device":"retina4_7",\
        "orientation":"portrait","direction":"ltr","size":[375,667],"scale":2,\
        "views":[{"id":"roo-aa-001","class":"view","frame":[0,0,375,667]},\
        {"id":"lab-aa-001","class":"label","parent":"roo-aa-001","frame":[16,20,300,20.333]},\
        {"id":"car-aa-001","class":"view","parent":"roo-aa-001","frame":[0,50,10,10]},\
        {"id":"ico-aa-001","class":"imageView","parent":"car-aa-001","frame":[-2.5,1,5,5]}],\
        \(Self.findings)
        """)
  }

  @Test("check prints the same object without the views")
  func check() {
    #expect(
      Fixture.report.checkJSON == """
        {"document":"Forms/Login.storyboard","scene":"roo-aa-001","controller":"con-aa-001","device":"retina4_7",\
        "orientation":"portrait","direction":"ltr","size":[375,667],"scale":2,\
        \(Self.findings)
        """)
  }

  @Test("any JSON reader reads both lines")
  func parses() throws {
    for line in [Fixture.report.layoutJSON, Fixture.report.checkJSON] {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["scene"] as? String == "roo-aa-001")
      #expect((object?["findings"] as? [[String: Any]])?.count == 4)
      #expect(!line.contains("\n"))
    }
  }

  @Test(
    "numbers have at most three decimals and none that says nothing",
    arguments: [
      (155.6666666, "155.667"), (59, "59"), (20.5, "20.5"), (0, "0"), (-0.0, "0"), (-0.0004, "0"),
      (-0.25, "-0.25"),
      (0.001, "0.001"), (1.05, "1.05"), (1.9996, "2"), (-12.9999, "-13"), (100, "100"), (1e6, "1000000"),
    ])
  func numbers(number: Double, text: String) {
    #expect(decimal(number) == text)
    #expect(JSONValue.number(number).text == text)
  }

  @Test("what is no number becomes null", arguments: [Double.nan, .infinity, -.infinity])
  func notNumbers(number: Double) {
    #expect(JSONValue.number(number).text == "null")
  }

  @Test(
    "strings are escaped",
    arguments: [
      ("a\"b", "\"a\\\"b\""), ("a\\b", "\"a\\\\b\""), ("a\nb\tc\r", "\"a\\nb\\tc\\r\""),
      ("\u{1}\u{1F}", "\"\\u0001\\u001f\""), ("Größe 中 😀", "\"Größe 中 😀\""), ("a/b", "\"a/b\""),
    ])
  func strings(string: String, text: String) {
    #expect(JSONValue.string(string).text == text)
  }
}
