// Button configurations: attributed titles, whose fonts count for the size, and what is carried beside them.

import Foundation
import Plumbline

private struct ButtonConfigurationCarriedState: Hashable {
  var attributedTitle: AttributedString?
  var attributedSubtitle: AttributedString?
  var titleTransformer: Unequal<UIConfigurationTextAttributesTransformer>?
  var symbols: UIImage.SymbolConfiguration?
}

extension UIButton.Configuration {
  /// The attributed title: its fonts count for the size. A `title` that is set later has no attributes.
  public var attributedTitle: AttributedString? {
    get { Self.current(state.attributedTitle, plain: title) }
    set {
      state.attributedTitle = newValue
      title = newValue.map { String($0.characters) }
      takeTitle(newValue.map { text in text.runs.map { (String(text[$0.range].characters), $0.font) } })
    }
  }
  /// The attributed subtitle: its characters count, in the configuration's font. A `subtitle` that is set later has
  /// no attributes.
  public var attributedSubtitle: AttributedString? {
    get { Self.current(state.attributedSubtitle, plain: subtitle) }
    set {
      state.attributedSubtitle = newValue
      subtitle = newValue.map { String($0.characters) }
    }
  }
  /// The closure that changes the title's attributes. It is called once, when it is set; the resulting font counts
  /// for the size.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { state.titleTransformer?.value }
    set {
      titleFont = nil
      state.titleTransformer = newValue.map(Unequal.init)
      guard let newValue else { return }
      var attributes = AttributeContainer()
      attributes.font = shownFont
      let font = newValue(attributes).font
      if font != attributes.font { titleFont = font }
    }
  }
  /// The configuration for a button's state: it stays as it is.
  public func updated(for button: UIButton) -> UIButton.Configuration { self }

  private var state: ButtonConfigurationCarriedState {
    get { carried?.base as? ButtonConfigurationCarriedState ?? ButtonConfigurationCarriedState() }
    set { carried = AnyHashable(newValue) }
  }

  /// A text with attributes, unless another one without was set after it.
  private static func current(_ attributed: AttributedString?, plain: String?) -> AttributedString? {
    if let attributed, String(attributed.characters) == plain { return attributed }
    return plain.map { AttributedString($0) }
  }
}

/// A box for a value that cannot be compared, such as a closure: each is equal to itself only.
private final class Unequal<Value>: Hashable {
  let value: Value
  init(_ value: Value) { self.value = value }
  static func == (one: Unequal, other: Unequal) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
