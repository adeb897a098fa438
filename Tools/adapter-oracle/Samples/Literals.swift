#!/usr/bin/swift
// Literals and comments that hide brackets, quotes and comments; read by the oracle, compiled by nobody.
import Foundation
import struct UIKit.CGFloat
@testable import Module.Sub
@_exported public import Shared

/* a /* nested */ comment with "quotes" and } */
class Literals: UIView {
  @objc let plain = "a } \" // no comment /* none */"
  @objc let raw: String = #"a " } \( no interpolation"#
  @objc let rawer = ##"a "# } \##(value) \n"##
  @objc var interpolated: String { "a \(b.map { "}" + "\($0 + ")")" }.joined()) b" }
  @objc let multiline: String = """
    one " two "" } // no comment
    \(values.map { value in
      // a comment within an interpolation with a ) and a "
      """
      nested } \(value)
      """
    }.joined(separator: ", "))
    """
  @objc let rawMultiline: String = #"""
    """ } \(x)
    """#
  @objc let expression = /a"b{2}\/\(/
  @objc let extended: Regex = #/ "a" } // b /#
  let extendedLines = #/
    a } " # no comment of Swift's
    /#
  @objc func divided() -> Int { let a = b / c; let d = e/f / g; return a }
  @objc func regex() { let r = text.split(separator: /,\s*"/); _ = [/}/, /"/]; _ = (/\)/) }
  @objc func operators() { _ = x⁃⁃left; _ = a •== b; _ = c≤d; _ = 🎉.map { $0 }; é.ünïcode() }
  @objc var `default`: Int = 1, other: [String: [Int]] = ["}": [1]], third = 3
  @objc func comment(/* a } */ _ a: Int, // b )
    b: String = ")") {}
  @objc var after: Int // the end }
}

extension [String] { var `raw } name`: [String] { [#""}""#, #""""#, #"""}"#] } }
extension Literals { @objc func more() { _ = "\u{7D}" ; _ = "\\" ; _ = "" ; _ = """
  a
  """ } }
