// The key of a constraint independent of its numbers: the part of a finding's id that a changed constant leaves.

import Foundation
import Plumbline

extension SceneInspection {
  /// The document's id; the items and attributes where there is none, as in layout documents and of the system's.
  func key(of constraint: NSLayoutConstraint) -> String {
    if let id = entry(of: constraint)?.id, !id.contains(where: { " |[]=<>".contains($0) }) { return id }
    var key = side(constraint.firstItem, constraint.firstAttribute)
    if constraint.secondItem != nil { key += "-" + side(constraint.secondItem, constraint.secondAttribute) }
    if let mask = constraint as? NSAutoresizingMaskLayoutConstraint {
      return "mask(\(key)\(mask.isLength ? "" : ".position"))"
    }
    guard entry(of: constraint) == nil, let identifier = constraint.identifier else { return key }
    return "\(identifier)(\(key))"
  }

  private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    let name = (item as? UILayoutGuide).flatMap { entry(of: $0)?.id } ?? viewID(of: item) ?? "-"
    return "\(name).\(attribute.words.replacing(" ", with: "-"))"
  }
}
