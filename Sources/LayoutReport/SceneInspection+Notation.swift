// Apple's notation of constraints without addresses, which differ from run to run.

import Foundation
import Plumbline

extension SceneInspection {
  /// Apple's description with ids where Apple prints addresses: `<NSLayoutConstraint:wid-aa-001 UILabel:lab-aa-001.width
  /// == 300   (active)>`. What the document does not name gets the id of the view that it belongs to.
  func notation(of constraint: NSLayoutConstraint) -> String {
    var names: [String: String] = [:]
    for item in [constraint.firstItem, constraint.secondItem] {
      for object in [item, (item as? UIView)?.superview, (item as? UILayoutGuide)?.owningView] {
        if let object { names[Self.address(of: object)] = id(of: object) }
      }
    }
    names[Self.address(of: constraint)] = id(of: constraint)
    return constraint.description.replacing(/0x[0-9a-f]+/) { match in names[String(match.output)] ?? "-" }
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
