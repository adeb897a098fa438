// Edits of views' own arrangement and size. The order of attributes is read off the corpus.

import Foundation

extension DocumentEditor {
  /// Sets the distribution of a stack view, as documents name it (`fillEqually`); nil for Fill, which they leave out.
  /// - Returns: Whether the document has the stack view.
  @discardableResult
  public mutating func setDistribution(_ distribution: String?, of id: String, line: Int?) -> Bool {
    setArrangement("distribution", distribution, of: id, line: line)
  }

  /// Sets the alignment of a stack view, as documents name it (`center`); nil for Fill, which they leave out.
  /// - Returns: Whether the document has the stack view.
  @discardableResult
  public mutating func setAlignment(_ alignment: String?, of id: String, line: Int?) -> Bool {
    setArrangement("alignment", alignment, of: id, line: line)
  }

  /// Removes the spacing of a stack view: 0 is what documents leave out.
  /// - Returns: Whether the document has the stack view.
  @discardableResult
  public mutating func removeSpacing(of id: String, line: Int?) -> Bool {
    setArrangement("spacing", nil, of: id, line: line)
  }

  private mutating func setArrangement(_ name: String, _ value: String?, of id: String, line: Int?) -> Bool {
    guard let view = element(id, line: line), view.name == "stackView" else { return false }
    if let value {
      let later = Self.arrangement.drop { $0 != name }
      set(name, value, of: view) { attribute in
        !later.contains(attribute) && attribute != "translatesAutoresizingMaskIntoConstraints"
          && attribute != "id" && !attribute.hasPrefix("custom")
      }
    } else {
      remove(name, of: view)
    }
    return true
  }

  /// Sets Intrinsic Size to Placeholder: the size of the content while the document is edited, which the view's class
  /// replaces when it runs. In points; nil for none.
  /// - Returns: Whether the document has the view.
  @discardableResult
  public mutating func setPlaceholderSize(width: Double?, height: Double?, of id: String, line: Int?) -> Bool
  {
    guard let view = element(id, line: line) else { return false }
    let values = [width, height].map { $0.map { Self.number($0, zero: "0") } ?? "infinite" }
    let names = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
    for (name, value) in zip(names, values) {
      set(name, value, of: view) {
        Self.precedesPlaceholder.contains($0) || Self.contentPriorities.contains($0) || names.contains($0)
      }
    }
    return true
  }

  /// Hides a view, or shows it. Whether the document has the view.
  package mutating func setHidden(_ isHidden: Bool, of id: String, line: Int?) -> Bool {
    guard let view = element(id, line: line) else { return false }
    if isHidden {
      set("hidden", "YES", of: view) {
        ["key", "identifier", "wantsLayer", "focusRingType", "opaque"].contains($0)
      }
    } else {
      remove("hidden", of: view)
    }
    return true
  }

  /// Sets the text of a label, button, field or text view. Whether the document has the view, and its text in an
  /// attribute or nowhere.
  package mutating func setText(_ text: String, of id: String, line: Int?) -> Bool {
    guard let view = element(id, line: line) else { return false }
    let isButton = view.name == "button"
    let name = isButton ? "title" : "text"
    let titles = view.children.filter {
      $0.name == "state" && $0["key"] == "normal" || $0.name == "buttonConfiguration"
    }
    // A field without a text has no attribute for it; a label's text may be elsewhere.
    let holders = (isButton ? Array(titles) : [view]).filter { $0[name] != nil || $0.name == "textField" }
    for holder in holders {
      set(name, text, of: holder) {
        !["placeholder", "textAlignment", "minimumFontSize", "clearButtonMode", "id"].contains($0)
          && !$0.hasPrefix("translates")
      }
    }
    return !holders.isEmpty
  }

  private static let arrangement = ["axis", "distribution", "alignment", "spacing"]
  private static let precedesPlaceholder = precedesContentPriorities.subtracting([
    "orientation", "alignment", "distribution",
  ]).union(["verifyAmbiguity"])
}
