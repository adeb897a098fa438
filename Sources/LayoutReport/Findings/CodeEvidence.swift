// The evidence of the application's sources on a finding: that code replaces what the document says, so that nobody
// sees it, or that code may.

import Foundation
import LayoutScene
import Plumbline

extension SceneInspection {
  /// A finding as it stands beside what code does: nil where nothing of it is left, else with a sentence that says what was
  /// found in the sources, and at most as a warning. One about a property is weighed by code that sets this.
  func weighed(_ finding: Finding, by code: CodeFacts, setting property: String? = nil) -> Finding? {
    if code.isEmpty { return finding }
    let view = finding.views.first ?? ""
    switch finding.kind {
    case .clipped:
      // A text that code replaces is an example, as one in a prototype cell is.
      if code.first([.text, .image], of: view) != nil { return nil }
      return finding.with(code.first([.setting, .visibility, .presence, .handed], of: view), atMost: .note)
    case .conflict:
      func named(_ kind: CodeFact.Kind, among ids: [String]) -> CodeFact? {
        ids.lazy.compactMap { id in
          code.first([kind], of: id).map { CodeFact(kind, "As for \(id), \($0.words)") }
        }.first
      }
      // A number that code replaces before the first layout is an example.
      if finding.constraints.contains(where: { code.first([.startingConstant], of: $0) != nil }) {
        return nil
      }
      if let fact = named(.constraint, among: finding.constraints) {
        return finding.with(fact, atMost: .warning)
      }
      if let fact = rowHeight(in: finding, code) { return finding.with(fact, atMost: .note) }
      let masks = finding.details.map(\.notation).filter { $0.contains("NSAutoresizingMask") }
      let framed = finding.views.filter { id in masks.contains { $0.contains("Constraint:\(id) ") } }
      // What a stack view arranges takes no room while it is hidden.
      let rows = finding.views.filter { id in
        tables.entry(ofID: id)?.view.superview is UIStackView && !finding.constraints.contains("UISV-hiding")
          && finding.details.contains { $0.line != nil && $0.views.contains(id) }
      }
      let kinds: Set<CodeFact.Kind> = masks.isEmpty ? [.presence] : [.presence, .mask]
      let fact = first(kinds, among: finding.views, code) ?? named(.frame, among: framed)
      return finding.with(fact ?? named(.visibility, among: rows), atMost: .warning)
    case .ambiguous:
      // The rule has tried a size that code gives it, and with that nothing is open.
      if finding.level == .note, settled(finding, by: code) { return nil }
      let scrolls = !finding.variables.isEmpty && finding.variables.allSatisfy { $0.hasPrefix("content") }
      if scrolls, code.first([.contentSize], of: view) != nil { return nil }
      if let fact = constraint(of: view, in: finding, code) { return finding.with(fact, atMost: .note) }
      let fact = first([.contents, .presence, .mask], among: [view], code)
      // The rule itself has tried whether a size of the view's would do.
      return fact.map { finding.message.contains($0.words) } ?? true
        ? finding : finding.with(fact, atMost: .warning)
    default:
      // Of a missing image or colour another says most, and one that is there from the beginning all.
      let settling = finding.kind.settlingCode
      let starting: CodeFact.Kind = settling.contains(.color) ? .startingColor : .startingImage
      if !settling.isEmpty, code.first([starting], of: view, setting: property) != nil { return nil }
      let fact =
        code.first(settling.intersection([.image]), of: view, setting: property)
        ?? code.first(settling, of: view, setting: property)
      return finding.with(fact, atMost: .note)
    }
  }

  /// Whether a finding says itself that code gives one of its views a size.
  private func settled(_ finding: Finding, by code: CodeFacts) -> Bool {
    finding.views.contains { id in
      code.first([.ownSize, .contents, .image, .text, .horizontal, .vertical], of: id)
        .map { finding.message.contains($0.words) } ?? false
    }
  }

  private func first(_ kinds: Set<CodeFact.Kind>, among ids: [String], _ code: CodeFacts) -> CodeFact? {
    ids.lazy.filter { $0 != scene.id }.compactMap { code.first(kinds, of: $0) }.first
  }

  /// The constraints of code on a view along the ambiguous axes.
  private func constraint(of view: String, in finding: Finding, _ code: CodeFacts) -> CodeFact? {
    let isOpen = (
      finding.variables.contains { ["x", "width"].contains($0) },
      finding.variables.contains { ["y", "height"].contains($0) }
    )
    let facts = [
      isOpen.0 ? code.first([.horizontal], of: view) : nil,
      isOpen.1 ? code.first([.vertical], of: view) : nil,
    ]
    guard !(isOpen.0 && facts[0] == nil), !(isOpen.1 && facts[1] == nil) else { return nil }
    return facts.compactMap { $0 }.first
  }

  /// The code for the row height of the table whose row is too low in a conflict.
  private func rowHeight(in finding: Finding, _ code: CodeFacts) -> CodeFact? {
    guard finding.details.contains(where: { $0.notation.contains("Encapsulated-Layout-Height") }) else {
      return nil
    }
    var ids = finding.views
    while let id = ids.popLast() {
      if let fact = code.first([.rowHeight], of: id) { return fact }
      if ids.isEmpty, let parent = tables.entry(ofID: id)?.parentID { ids = [parent] }
    }
    return nil
  }
}

extension Finding {
  /// The finding with what code does, if it does something.
  fileprivate func with(_ fact: CodeFact?, atMost level: Level) -> Finding {
    // A note that says why the running app has no such fault needs no second reason.
    guard let fact, self.level != .note else { return self }
    var finding = self
    finding.level = max(self.level, level)
    finding.message += " \(fact.words)."
    return finding
  }
}
