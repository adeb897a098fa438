// The page itself: plain files beside this one, carried in the binary.

import Foundation

enum PageFiles {
  static let script = PackageResources.page_js
  static let panes = PackageResources.panes_js
  static let board = PackageResources.board_js
  static let style = PackageResources.page_css

  /// The page with what it begins with, so that the first picture needs no further request.
  static func page(beginningWith json: String) -> Data {
    let html = String(decoding: PackageResources.page_html, as: UTF8.self)
    // Nothing in a script element may look like its end.
    let safe = json.replacing("<", with: "\\u003c")
    return Data(html.replacing("{{beginning}}", with: safe, maxReplacements: 1).utf8)
  }
}
