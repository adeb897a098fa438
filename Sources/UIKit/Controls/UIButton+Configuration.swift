// Button configurations: attributed titles, whose fonts count for the size, and what is carried beside them.

import Foundation
import Plumbline

/// The carried properties of a button configuration.
private struct ButtonConfigurationCarriedState: Hashable {
  var attributedTitle: AttributedString?
  var attributedSubtitle: AttributedString?
  var titleTransformer: Unequal<UIConfigurationTextAttributesTransformer>?
  var subtitleTransformer: Unequal<UIConfigurationTextAttributesTransformer>?
  /// Nil for a clear one.
  var background: UIBackgroundConfiguration?
  var symbols: UIImage.SymbolConfiguration?
  var titleLineBreakMode = NSLineBreakMode.byWordWrapping
  var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
  var indicator = UIButton.Configuration.Indicator.automatic
}

extension UIButton.Configuration {
  /// The title with attributes: its fonts count. A `title` that is set later is without.
  public var attributedTitle: AttributedString? {
    get { Self.current(state.attributedTitle, plain: title) }
    set {
      state.attributedTitle = newValue
      title = newValue.map { String($0.characters) }
      takeTitle(newValue.map { text in text.runs.map { (String(text[$0.range].characters), $0.font) } })
    }
  }
  /// The second line with attributes: its letters count, in the configuration's font. A `subtitle` that is set later is
  /// without.
  public var attributedSubtitle: AttributedString? {
    get { Self.current(state.attributedSubtitle, plain: subtitle) }
    set {
      state.attributedSubtitle = newValue
      subtitle = newValue.map { String($0.characters) }
    }
  }
  /// Changes the title's attributes. It is called once, when it is set; the font that comes of it counts for
  /// the size.
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
  /// Changes the second line's attributes; carried: it is never called.
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { state.subtitleTransformer?.value }
    set { state.subtitleTransformer = newValue.map(Unequal.init) }
  }
  /// What lies behind the content; carried: layout does not depend on it.
  public var background: UIBackgroundConfiguration {
    get { state.background ?? .clear() }
    set { state.background = newValue }
  }
  /// How symbols look; carried: an image has the size that it is made with.
  public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
    get { state.symbols }
    set { state.symbols = newValue }
  }
  /// How a title too long is broken; carried: titles are one line.
  public var titleLineBreakMode: NSLineBreakMode {
    get { state.titleLineBreakMode }
    set { state.titleLineBreakMode = newValue }
  }
  /// How a second line too long is broken; carried.
  public var subtitleLineBreakMode: NSLineBreakMode {
    get { state.subtitleLineBreakMode }
    set { state.subtitleLineBreakMode = newValue }
  }
  /// The arrow beside the title of a button with a menu; carried: it takes no room here.
  public var indicator: Indicator {
    get { state.indicator }
    set { state.indicator = newValue }
  }
  /// The arrow beside the title of a button with a menu. Raw values are Apple's.
  public enum Indicator: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, none, popup
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

/// A value that cannot be compared, such as a closure, among those that can: each one is its own.
private final class Unequal<Value>: Hashable {
  let value: Value
  init(_ value: Value) { self.value = value }
  static func == (one: Unequal, other: Unequal) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
