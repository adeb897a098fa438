// A stage of 400 by 300 points whose constraints come from visual formats, and are told in words.

import Foundation

@testable import Plumbline

/// Formats read with the views of a stage.
struct FormatStage {
  let stage = Stage(400, 300)

  /// `a.leading == |.leading + 8 @750`, with the names of the views dictionary.
  func words(_ constraints: [NSLayoutConstraint], _ views: [String: Any]) -> [String] {
    func name(_ item: AnyObject?) -> String {
      if item === stage.root { return "|" }
      return views.first { ($0.value as AnyObject) === item }?.key ?? "?"
    }
    return constraints.map { constraint in
      let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
      let number = Double(constraint.constant).shortText
      let priority =
        constraint.priority == .required ? "" : " @\(Double(constraint.priority.rawValue).shortText)"
      let first = "\(name(constraint.firstItem)).\(constraint.firstAttribute.name) \(relation) "
      guard let second = constraint.secondItem else { return first + number + priority }
      let offset = constraint.constant == 0 ? "" : " + \(number)"
      return first + "\(name(second)).\(constraint.secondAttribute.name)\(offset)\(priority)"
    }
  }

  func made(
    _ format: String, _ views: [String: Any], _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    words(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views),
      views)
  }

  func mistake(
    _ format: String, _ views: [String: Any], _ options: NSLayoutConstraint.FormatOptions = [],
    whiteSpace: NSLayoutConstraint.FormatWhiteSpace = .allowed
  ) -> String {
    do {
      _ = try NSLayoutConstraint.validatedConstraints(
        withVisualFormat: format, options: options, views: views, whiteSpace: whiteSpace)
      return "accepted"
    } catch {
      return "\(error)"
    }
  }

  func views(_ names: String...) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, stage.view()) })
  }

  func frame(_ name: String, _ views: [String: Any]) -> CGRect? { (views[name] as? UIView)?.frame }
}
