// Apple's notation of constraints without addresses, which differ from run to run.

import AppKitLayout
import Foundation
import Plumbline

extension SceneInspection {
  /// Apple's description with ids where Apple prints addresses: `<NSLayoutConstraint:wid-aa-001 UILabel:lab-aa-001.width
  /// == 300   (active)>`. What the document does not name gets the id of the view that it belongs to.
  func notation(of constraint: NSLayoutConstraint) -> String {
    var names: [String: String] = [:]
    var text = constraint.description
    for item in [constraint.firstItem, constraint.secondItem] {
      for object in [item, (item as? UIView)?.superview, (item as? UILayoutGuide)?.owningView] {
        guard let object, names[Self.address(of: object)] == nil else { continue }
        names[Self.address(of: object)] = id(of: object)
        guard let view = object as? UIView & AppKitItem, let name = entry(of: view)?.systemClass else {
          continue
        }
        // What stands for a view of AppKit in layout has a class that Apple's notation never names.
        let own = "\(String(reflecting: type(of: view))):\(Self.address(of: view))"
        text = text.replacingOccurrences(of: own, with: "\(name):\(Self.address(of: view))")
      }
    }
    names[Self.address(of: constraint)] = id(of: constraint)
    return Self.replacingAddresses(in: text) { names[$0] ?? "-" }
  }

  /// A text with each `0x` and the hexadecimal digits after it replaced. By bytes: a page asks for the notation of
  /// every constraint, and a regular expression costs more than their layout.
  private static func replacingAddresses(in text: String, by name: (String) -> String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      let isAddress =
        bytes[place] == UInt8(ascii: "0") && place + 1 < bytes.count
        && bytes[place + 1] == UInt8(ascii: "x")
      let digits =
        isAddress
        ? bytes[(place + 2)...].prefix { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) } : []
      guard !digits.isEmpty else {
        result.append(bytes[place])
        place += 1
        continue
      }
      result += name("0x" + String(decoding: digits, as: UTF8.self)).utf8
      place += 2 + digits.count
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func id(of object: AnyObject) -> String {
    switch object {
    case let view as UIView: entry(of: view)?.id ?? "-"
    case let guide as UILayoutGuide: entry(of: guide)?.id ?? viewID(of: guide) ?? "-"
    case let constraint as NSLayoutConstraint:
      entry(of: constraint)?.id ?? viewID(of: constraint.firstItem) ?? "-"
    default: "-"
    }
  }

  private static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }
}
