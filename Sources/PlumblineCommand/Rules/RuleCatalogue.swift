// All rules of the command, of every module that has some.

import InterfaceBuilder
import LayoutReport
import LayoutScene
import SourceCheck

extension FindingKind: CaseIterable, NamedChoice {
  /// What `check` looks for: in layouts, in documents, and between documents and sources.
  public static let allCases = ofLayouts + ofReaders + DocumentRules.kinds + SourceRules.kinds

  var name: String { rawValue }

  /// What documents are looked at for without being laid out.
  static let ofDocuments = Set(DocumentRules.kinds + SourceRules.kinds)
}
