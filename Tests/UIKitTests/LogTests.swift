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

  @Test("numbers name the argument, of %s too, and of widths")
  func positions() {
    let (ada, grace) = ("Ada" as NSString, "Grace" as NSString)
    "Edith".withCString { #expect(formatted("%2$s %1$@", [ada, $0]) == "Edith Ada") }
    #expect(formatted("%2$s %1$@", [ada, grace]) == "Grace Ada")
    #expect(formatted("%2$@ %{public}1$s %2$s", [ada, grace]) == "Grace Ada Grace")
    #expect(formatted("%1$*2$d|", [7, 3]) == "  7|")
  }

  @Test("nothing is read where no argument is, nor is a number an address")
  func missing() {
    #expect(formatted("%s", []) == "%s")
    #expect(formatted("%@ %{public}s, %d", ["Ada" as NSString]) == "Ada %{public}s, %d")
    #expect(formatted("%3$s %0$@ %1$@", ["Ada" as NSString]) == "%3$s %0$@ Ada")
    #expect(formatted("%*d", [3]) == "%*d")
    #expect(formatted("%s is %@ of %s", [7, 36, "it" as NSString]) == "7 is 36 of it")
  }

  @Test("%m is the last failure of the system, and takes no argument")
  func failure() {
    let name = "A.xib" as NSString
    errno = ENOENT
    #expect(formatted("%@: %m", [name]) == "A.xib: No such file or directory")
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
