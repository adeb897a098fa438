// The page itself: the files of `CPageFiles`, as they are sent.

import CPageFiles
import Foundation

enum PageFiles {
  static let script = bytes(CPageFileLiveScript())
  static let style = bytes(CPageFileLiveStyle())
  private static let html = bytes(CPageFileLivePage())

  private static func bytes(_ file: CPageFile) -> [UInt8] {
    Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  /// The page with what it begins with, so that the first picture needs no further request. By bytes: large scenes have
  /// megabytes.
  static func page(beginningWith json: String) -> Data {
    let mark = Array("{{beginning}}".utf8)
    guard let place = html.firstRange(of: mark) else { return Data(html) }
    var page = Array(html[..<place.lowerBound])
    page.reserveCapacity(html.count + json.utf8.count + 1024)
    for byte in json.utf8 {
      // Nothing in a script element may look like its end.
      if byte == UInt8(ascii: "<") { page += "\\u003c".utf8 } else { page.append(byte) }
    }
    return Data(page + html[place.upperBound...])
  }
}
