// `plumbline solve`: what it prints, and what it says about bad input.

import Foundation
import Testing

@testable import PlumblineCommand

@Suite("plumbline solve")
struct SolveTests {
  /// The lines that an input leads to, or the complaint.
  private func solve(_ input: String) -> [String] {
    do throws(SolveMistake) {
      var lines: [String] = []
      for document in try SolveDocuments(Data(input.utf8)) { lines += try document.answers().map(\.json) }
      return lines
    } catch {
      return [error.complaint(about: "S.json")]
    }
  }

  @Test("without steps a system is solved once")
  func once() {
    #expect(
      solve(
        """
        {"constraints":[{"id":"c1","terms":{"x":1,"y":-1},"relation":"==","constant":10,"priority":1000},
                        {"id":"c2","terms":{"y":2},"relation":"==","constant":5},
                        {"id":"c3","terms":{"x":1},"relation":"<=","constant":10,"priority":250.5}]}
        """) == [#"{"values":{"x":12.5,"y":2.5},"violations":{"c3":2.5},"conflicts":[],"free":[]}"#])
  }

  @Test("each solve of the steps prints a line")
  func steps() {
    let found = solve(
      """
      {"constraints":[{"id":"c1","terms":{"x":1},"relation":"==","constant":10},
                      {"id":"c2","terms":{"x":1,"y":1},"relation":">=","constant":30,"priority":500},
                      {"id":"c3","terms":{"y":1},"relation":"==","constant":0,"priority":100}],
       "steps":[{"solve":true},{"set":{"id":"c1","constant":12}},{"solve":true},
                {"set":{"id":"c2","priority":50}},{"solve":true},{"remove":"c3"},{"solve":true},
                {"add":{"id":"c3","terms":{"z":1},"relation":"<=","constant":-7}},{"solve":true}]}
      """)
    #expect(
      found == [
        #"{"values":{"x":10,"y":20},"violations":{"c3":20},"conflicts":[],"free":[]}"#,
        #"{"values":{"x":12,"y":18},"violations":{"c3":18},"conflicts":[],"free":[]}"#,
        #"{"values":{"x":12,"y":0},"violations":{"c2":18},"conflicts":[],"free":[]}"#,
        #"{"values":{"x":12,"y":18},"violations":{},"conflicts":[],"free":["y"]}"#,
        #"{"values":{"x":12,"y":18,"z":-7},"violations":{},"conflicts":[],"free":["y","z"]}"#,
      ])
  }

  @Test("a conflict names its members in the order in which they were added, and the broken one")
  func conflict() {
    #expect(
      solve(
        """
        {"constraints":[{"id":"b","terms":{"x":1},"relation":">=","constant":5},
                        {"id":"other","terms":{"y":1},"relation":"==","constant":1},
                        {"id":"a","terms":{"x":2},"relation":"<=","constant":4}]}
        """) == [
          #"{"values":{"x":5,"y":1},"violations":{"a":6},"conflicts":[{"constraints":["b","a"],"broken":"a"}],"#
            + #""free":["x"]}"#
        ])
  }

  @Test("several objects are several systems, however they are laid out in lines")
  func severalObjects() {
    let one = #"{"constraints":[{"id":"{\"","terms":{"x":1},"relation":"==","constant":1}]}"#
    let answer = #"{"values":{"x":1},"violations":{},"conflicts":[],"free":[]}"#
    #expect(solve("\u{FEFF}\n\(one)\n\n\(one)\(one)\r\n") == [answer, answer, answer])
  }

  @Test("names are written as JSON")
  func escapes() {
    #expect(
      solve(#"{"constraints":[{"id":"a","terms":{"q\"\\\n\u0001é/":1},"relation":"==","constant":1e300}]}"#)
        == ["S.json:1: constraints[0]: 1e+300 is not a number within ±1e15"])
    #expect(
      solve(#"{"constraints":[{"id":"a","terms":{"q\"\\\n\u0001é/":1},"relation":"==","constant":0.1}]}"#)
        == [#"{"values":{"q\"\\\n\u0001é/":0.1},"violations":{},"conflicts":[],"free":[]}"#])
  }

  @Test(
    "bad input is answered with one line that names the place",
    arguments: [
      ("", "S.json:1: the input contains no JSON object"),
      ("x", "S.json:1: expected a JSON object, which starts with '{'"),
      ("\n[1]", "S.json:2: expected a JSON object, which starts with '{'"),
      ("{\"constraints\":[\n  NaN]}", "S.json:2:3: not JSON: Invalid value"),
      ("{\"constraints\":[", "S.json:1: not JSON: Unexpected end of file during JSON parse."),
      (system(#""terms":{"x":1e999}"#), "S.json:1: not JSON: Number 1e999 is not representable in Swift."),
      ("{}", "S.json:1: constraints: is missing"),
      ("{\"constraints\":{}}", "S.json:1: constraints: must be a list"),
      (system(#""id":7"#), "S.json:1: constraints[0].id: must be a string"),
      (system(#""terms":{}"#), "S.json:1: constraints[0]: a constraint needs at least one term"),
      (system(#""terms":{"x":"1"}"#), "S.json:1: constraints[0].terms.x: must be a number"),
      (system(#""terms":{"x":true}"#), "S.json:1: constraints[0].terms.x: must be a number"),
      (system(#""terms":{"x":null}"#), "S.json:1: constraints[0].terms.x: must be a number"),
      (
        system(#""relation":"=""#),
        "S.json:1: constraints[0].relation: '=' is not a relation; use ==, <= or >="
      ),
      (system(#""constant":[]"#), "S.json:1: constraints[0].constant: must be a number"),
      (
        system(#""priority":0"#),
        "S.json:1: constraints[0]: priority 0.0 is out of range: priorities are greater than 0 and at most 1000"
      ),
      (
        system(#""priority":1000.5"#),
        "S.json:1: constraints[0]: priority 1000.5 is out of range: priorities are greater than 0 and at most 1000"
      ),
      (
        twice,
        "S.json:1: constraints[1].id: the id 'a' is the id of another constraint; ids must be unique"
      ),
      (edited(#"{"remove":"b"}"#), "S.json:1: steps[0].remove: no constraint has the id 'b' at this step"),
      (
        edited(#"{"remove":"a"},{"set":{"id":"a","constant":1}}"#),
        "S.json:1: steps[1].set.id: no constraint has the id 'a' at this step"
      ),
      (edited(#"{"set":{"id":"a"}}"#), "S.json:1: steps[0].set: must have a constant, a priority or both"),
      (edited(#"{"solve":false}"#), "S.json:1: steps[0].solve: must be true"),
      (
        edited(#"{"resolve":true}"#),
        "S.json:1:84: steps[0]: unknown key 'resolve'; did you mean 'remove'? "
          + "The keys are add, remove, set, solve"
      ),
      (
        edited("{}"),
        "S.json:1: steps[0]: a step must have exactly one of these keys: solve, set, remove, add"
      ),
      (
        "{\"constraints\":[],\n \"constrains\":[]}",
        "S.json:2:2: unknown key 'constrains'; did you mean 'constraints'? The keys are constraints, steps"
      ),
      (
        system(#""constant":1,"constant":2"#),
        "S.json:1:72: constraints[0]: the key 'constant' is used twice; remove one"
      ),
      (
        system(#""terms":{"x":1,"x":2}"#),
        "S.json:1:71: constraints[0].terms: the key 'x' is used twice; remove one"
      ),
      (
        system(#""prio":1"#),
        "S.json:1:72: constraints[0]: unknown key 'prio'. The keys are constant, id, priority, relation, terms"
      ),
      (
        edited(#"{"solve":true,"remove":"a"}"#),
        "S.json:1: steps[0]: a step must have exactly one of these keys: solve, set, remove, add"
      ),
      (edited(#"{"add":{"id":"b"}}"#), "S.json:1: steps[0].add.terms: is missing"),
      // Found by the fuzzer: a line break in a name broke the complaint's line.
      (
        edited(#"{"set":{"id":"a","const\n\u2028ant":1}}"#),
        #"S.json:1:100: steps[0].set: unknown key 'const\n\u2028ant'; did you mean 'constant'? "#
          + "The keys are constant, id, priority"
      ),
      (
        edited(#"{"remove":"a\r\nb"}"#),
        #"S.json:1: steps[0].remove: no constraint has the id 'a\r\nb' at this step"#
      ),
    ])
  func badInput(input: String, complaint: String) {
    #expect(solve(input) == [complaint])
  }

  @Test("deep nesting and noise end in a complaint")
  func noise() {
    #expect(solve(String(repeating: "{\"constraints\":", count: 50_000)).count == 1)
    #expect(solve("{" + String(repeating: "[", count: 50_000)).count == 1)
    #expect(solve("{\"" + String(repeating: "\\", count: 9_999)).count == 1)
  }

  /// A system of one constraint in which a member is replaced.
  private static func system(_ member: String) -> String {
    let members = ["\"id\":\"a\"", "\"terms\":{\"x\":1}", "\"relation\":\"==\"", "\"constant\":1"]
    let key = member.prefix { $0 != ":" }
    return "{\"constraints\":[{" + (members.filter { !$0.hasPrefix(key) } + [member]).joined(separator: ",")
      + "}]}"
  }

  private static let twice = {
    let one = #"{"id":"a","terms":{"x":1},"relation":"==","constant":1}"#
    return "{\"constraints\":[\(one),\(one)]}"
  }()

  private static func edited(_ steps: String) -> String {
    #"{"constraints":[{"id":"a","terms":{"x":1},"relation":"==","constant":1}],"steps":["# + steps + "]}"
  }
}
