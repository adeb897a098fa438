// Messages of the log (Apple's documentation of os_log: "%{public}s" takes a C string, "%@" an object; options in braces say
// how an argument is kept, and are no part of the text; C11 7.21.6.1 for widths, `*` and `%%`).

import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Messages of the log")
struct LogTests {
  @Test("%s takes C strings")
  func cStrings() {
    "Ada".withCString { name in
      #expect(formatted("%s", [name]) == "Ada")
      #expect(formatted("%{public}s is %d", [name, 36]) == "Ada is 36")
      #expect(formatted("%@ and %{private}s", ["Grace" as NSString, name]) == "Grace and Ada")
    }
  }

  @Test("%s takes objects too")
  func objects() {
    #expect(formatted("%s", ["Ada" as NSString]) == "Ada")
    #expect(formatted("%*d: %s", [3, 7, "Ada" as NSString]) == "  7: Ada")
  }

  @Test("options in braces are no part of the text")
  func options() {
    #expect(formatted("%{public, mask.hash}@", ["Ada" as NSString]) == "Ada")
    #expect(formatted("%{bool}d %{private}5.1f|", [1, 2.25]) == "1   2.2|")
  }

  @Test("a doubled sign is one, and takes no argument")
  func percent() {
    "of it".withCString { #expect(formatted("%d %% %s", [50, $0]) == "50 % of it") }
  }
}
