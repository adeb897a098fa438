// The command line itself: help, mistakes, exit status.

import Testing

@Suite("Command line")
struct UsageTests {
  @Test(
    "every command has help with examples",
    arguments: ["layout", "check", "render", "solve", "vfl", "rules", "devices", "init"])
  func help(command: String) throws {
    let run = try Run([command, "--help"])
    #expect(run.status == 0)
    #expect(run.output.contains("EXAMPLES"))
    #expect(run.output.contains("plumbline \(command)"))
    #expect(run.complaints == "")
  }

  @Test("the command alone shows its commands and exit statuses")
  func overview() throws {
    for arguments in [[], ["--help"], ["help"]] {
      let run = try Run(arguments)
      #expect(run.status == 0)
      for word in ["layout", "check", "render", "solve", "vfl", "EXAMPLES", "EXIT STATUS"] {
        #expect(run.output.contains(word), "\(word)")
      }
    }
  }

  @Test("--version prints the version")
  func version() throws {
    let run = try Run(["--version"])
    #expect(run.status == 0)
    #expect(run.output == "0.1.0\n")
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var complaint: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(
    "a mistake is answered with one line, what was meant, and status 2",
    arguments: [
      Mistake(
        arguments: ["chek", "A.xib"],
        complaint: "plumbline: unknown command 'chek'; did you mean 'check'? See 'plumbline --help'.\n"),
      // ArgumentParser's time grows with the square of their number.
      Mistake(
        arguments: ["vfl", "H:|[a]|"] + Array(repeating: ["--view", "a"], count: 2001).joined(),
        complaint: "plumbline: more than 2000 options; give fewer.\n"),
      Mistake(
        arguments: ["frobnicate"],
        complaint: "plumbline: unknown command 'frobnicate'. See 'plumbline --help'.\n"),
      Mistake(
        arguments: ["layout"],
        complaint:
          "plumbline layout: Missing expected argument '<document> ...'. Give documents or folders; . is the current folder. See 'plumbline layout --help'.\n"
      ),
      Mistake(
        arguments: ["check", "--format", "jsn", "A.xib"],
        complaint: "plumbline check: The value 'jsn' is invalid for '--format <format>': 'jsn' is not known; "
          + "did you mean 'json'? Give one of: text, json, "
          + "xcode, github, sarif, junit, codeclimate, checkstyle, markdown, html. See 'plumbline check --help'.\n"
      ),
      Mistake(
        arguments: ["check", "--format", "sarf", "A.xib"],
        complaint:
          "plumbline check: The value 'sarf' is invalid for '--format <format>': 'sarf' is not known; did you mean 'sarif'? "
          + "Give one of: text, json, "
          + "xcode, github, sarif, junit, codeclimate, checkstyle, markdown, html. See 'plumbline check --help'.\n"
      ),
      Mistake(
        arguments: ["render", "--format", "pgn", "A.xib"],
        complaint:
          "plumbline render: The value 'pgn' is invalid for '--format <format>': 'pgn' is not known; "
          + "did you mean 'png'? Give one of: svg, png, pdf, html. See 'plumbline render --help'.\n"),
      Mistake(
        arguments: ["layout", "--orientation", "potrait", "A.xib"],
        complaint:
          "plumbline layout: The value 'potrait' is invalid for '--orientation <orientation>': 'potrait' "
          + "is not known; did you mean 'portrait'? Give one of: portrait, landscape. "
          + "See 'plumbline layout --help'.\n"),
      Mistake(
        arguments: ["layout", "--direction", "lrt", "A.xib"],
        complaint:
          "plumbline layout: The value 'lrt' is invalid for '--direction <direction>': 'lrt' is not known; "
          + "did you mean 'ltr'? Give one of: ltr, rtl. See 'plumbline layout --help'.\n"),
      Mistake(
        arguments: ["layout", "--size", "320", "A.xib"],
        complaint: "plumbline layout: The value '320' is invalid for '--size <WxH>': '320' is not a size. "
          + "Give width and height in points, such as 320x480. See 'plumbline layout --help'.\n"),
      Mistake(
        arguments: ["layout", "--size", "-3x5", "A.xib"],
        complaint: "plumbline layout: The value '-3x5' is invalid for '--size <WxH>': '-3x5' is not a size. "
          + "Give width and height in points, such as 320x480. See 'plumbline layout --help'.\n"),
      Mistake(
        arguments: ["check", "--nope", "A.xib"],
        complaint: "plumbline check: Unknown option '--nope'. See 'plumbline check --help'.\n"),
      Mistake(
        arguments: ["layout", "--frmat", "json", "A.xib"],
        complaint: "plumbline layout: Unknown option '--frmat'. Did you mean '--format'? "
          + "See 'plumbline layout --help'.\n"),
    ])
  func mistakes(_ mistake: Mistake) throws {
    let run = try Run(mistake.arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.complaints == mistake.complaint)
  }

  @Test(
    "sizes that are none are refused",
    arguments: ["0x", "x", "axb", "nanx1", "1x1x1", "-1x5", "1e400x5", "infx5", "1e9x5"])
  func sizes(size: String) throws {
    let run = try Run(["layout", "--size=\(size)", "A.xib"])
    #expect(run.status == 2)
    #expect(run.complaints.contains("is not a size"))
  }

  @Test("an unknown device is answered with the nearest ones and all of them")
  func device() throws {
    let run = try Run(["check", "--device", "retina6_13", "A.xib"])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.complaints.hasPrefix(
        "plumbline check: --device: unknown device 'retina6_13'; did you mean 'retina6_1")
    )
    #expect(run.complaints.contains("'plumbline devices' lists all"))
    #expect(run.complaints.split(separator: "\n").count == 1)
  }

  @Test(
    "text sizes have Apple's names in every spelling",
    arguments: [
      "extraLarge", "XL", "extra-large", "UICTContentSizeCategoryXL", "accessibilityMedium", "AccessibilityM",
      "AX1", "L",
    ])
  func contentSizes(name: String) throws {
    let run = try Run(["check", "--content-size", name, "/nonexistent.xib"])
    #expect(run.status == 2)
    #expect(run.complaints == "/nonexistent.xib: no such file or folder; check the path.\n")
  }
}
