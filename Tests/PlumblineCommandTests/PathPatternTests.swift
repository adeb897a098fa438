// Patterns of `.gitignore`, after git's documentation (gitignore, "Pattern format" and "Examples").

import Testing

@testable import PlumblineCommand

@Suite("Patterns of paths")
struct PathPatternTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var pattern: String
    /// Folders end with a slash.
    var path: String
    var matches: Bool
    var testDescription: String { "\(pattern) \(matches ? "matches" : "leaves") \(path)" }
    init(_ pattern: String, _ path: String, _ matches: Bool) {
      (self.pattern, self.path, self.matches) = (pattern, path, matches)
    }
  }

  static let cases = [
    // "If there is a separator at the beginning or middle of the pattern, it is relative to the level of the file."
    Case("doc/frotz", "doc/frotz", true), Case("doc/frotz", "a/doc/frotz", false),
    Case("/doc/frotz", "doc/frotz", true), Case("doc/frotz/", "doc/frotz/", true),
    Case("doc/frotz/", "a/doc/frotz/", false), Case("frotz/", "frotz/", true),
    Case("frotz/", "a/frotz/", true),
    // "A separator at the end matches only directories."
    Case("frotz/", "frotz", false), Case("frotz", "frotz", true), Case("frotz", "a/b/frotz/", true),
    // "An asterisk matches anything except a slash, ? any one character except a slash, [a-zA-Z] one in a range."
    Case("*.xib", "A.xib", true), Case("*.xib", "a/b/A.xib", true), Case("foo/*", "foo/test.json", true),
    Case("foo/*", "foo/bar/hello.c", false), Case("foo/*", "foo/bar/", true),
    Case("/*.c", "cat-file.c", true),
    Case("/*.c", "mozilla-sha1/sha1.c", false), Case("?.xib", "A.xib", true), Case("?.xib", "AB.xib", false),
    Case("[a-c].xib", "b.xib", true), Case("[a-c].xib", "d.xib", false), Case("[!a-c].xib", "d.xib", true),
    Case("[^a-c].xib", "b.xib", false), Case("[]-].xib", "].xib", true), Case("[[:digit:]]x", "7x", true),
    Case("[[:digit:]]x", "ax", false), Case("a*b*c", "aXbXbXc", true), Case("a*b*c", "aXbXb", false),
    // "Two consecutive asterisks": leading, trailing, in the middle, anywhere else.
    Case("**/foo", "foo", true), Case("**/foo", "a/b/foo", true), Case("**/foo/bar", "a/foo/bar", true),
    Case("**/foo/bar", "foo/x/bar", false), Case("abc/**", "abc/x", true), Case("abc/**", "abc/x/y", true),
    Case("abc/**", "abc/", false), Case("a/**/b", "a/b", true), Case("a/**/b", "a/x/b", true),
    Case("a/**/b", "a/x/y/b", true), Case("a/**/b", "a/x/y/c", false), Case("a**b", "aXXb", true),
    Case("a**b", "aX/Xb", false), Case("a/**/b/**/c", "a/b/b/x/c", true),
    // Escapes: "Put a backslash in front of the first hash", "… of the first !", trailing spaces.
    Case("\\#notes", "#notes", true), Case("\\!important!.txt", "!important!.txt", true),
    Case("trailing   ", "trailing", true), Case("space\\ ", "space ", true), Case("a\\*b", "a*b", true),
    Case("a\\*b", "aXb", false),
  ]

  @Test("git's own examples", arguments: cases)
  func patterns(_ example: Case) throws {
    let pattern = try #require(PathPattern(gitIgnoreLine: Array(example.pattern.utf8)))
    let components = example.path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    #expect(pattern.matches(components, isFolder: example.path.hasSuffix("/")) == example.matches)
  }

  /// `git status --ignored` of git 2.39 shows nothing for the last four.
  @Test(
    "blank lines, comments and names that no path has are no patterns",
    arguments: ["", "   ", "# a comment", "/", "a//b", "//a", "a//", "./a"])
  func none(line: String) { #expect(PathPattern(gitIgnoreLine: Array(line.utf8)) == nil) }

  @Test("the last pattern that matches decides, inner files before outer ones")
  func order() {
    var ignore = GitIgnore()
    ignore.add(Array("*.xib\n!Keep.xib\n".utf8), depth: 0)
    ignore.add(Array("!*.xib\nDrop.xib\n".utf8), depth: 1)
    func ignores(_ path: String) -> Bool {
      ignore.ignores(path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }, isFolder: false)
    }
    #expect(ignores("A.xib"))
    #expect(!ignores("Keep.xib"))
    #expect(!ignores("in/A.xib"))
    #expect(ignores("in/Drop.xib"))
  }

  @Test("many asterisks take no time")
  func asterisks() throws {
    let pattern = try #require(
      PathPattern(gitIgnoreLine: Array(String(repeating: "*a", count: 60).utf8)))
    #expect(
      !pattern.matches(
        [Array(repeating: UInt8(ascii: "a"), count: 5000) + [UInt8(ascii: "b")]], isFolder: false))
  }
}
