// What a look through a file finds: names behind keywords, modules, wanted words.

import SourceDeclarations
import Testing

@Suite("Outlines of sources")
struct SourceOutlineTests {
  @Test(
    "names that a file declares",
    arguments: [
      ("public final class Screen: UIViewController {}", ["Screen 1"]),
      ("\n\nextension Screen.Header: View {}", ["Header 3"]),
      ("class func make() {}\nclass var name: String", []),
      ("protocol Owner: class {}", []),
      ("@class Other;\n@interface Screen : UIViewController\n@end", ["Screen 2"]),
      ("@implementation Screen\n@end", ["Screen 1"]),
      ("class `Type` {}", ["Type 1"]),
    ])
  func declared(_ text: String, _ names: [String]) {
    #expect(SourceOutline(Array(text.utf8)).declared.map { "\($0.name) \($0.line)" } == names)
  }

  @Test("modules in both languages")
  func imports() {
    let text =
      "import UIKit\n@testable import App\nimport class Kit.Star\n@import Core;\n#import <Old/Old.h>\n#import \"Own.h\""
    #expect(SourceOutline(Array(text.utf8)).imports == ["UIKit", "App", "Kit", "Core", "Old"])
  }

  @Test("wanted words are whole ones")
  func mentioned() {
    let wanted = WantedWords(["Row", "IBOutlet"])
    #expect(SourceOutline(Array("let rows: [RowCell]".utf8), wanted: wanted).mentioned.isEmpty)
    #expect(SourceOutline(Array("cell as? Row".utf8), wanted: wanted).mentioned == ["Row"])
  }
}
