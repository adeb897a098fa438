// The panel of fonts and styles of a text (iOS 18). Carried: it shows nothing; a test may tell the delegate.

import Foundation
import Plumbline

/// The panel of fonts and styles of a text. An empty view here.
@preconcurrency @MainActor
open class UITextFormattingViewController: UIViewController {
  /// What stands in a panel, by its name.
  public struct ComponentKey: RawRepresentable, Hashable, Sendable {
    /// A name.
    public let rawValue: String
    /// Any name is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Bold, italic, underlined, struck through.
    public static let fontAttributes = ComponentKey(rawValue: "fontAttributes")
    /// The font's family.
    public static let fontPicker = ComponentKey(rawValue: "fontPicker")
    /// Larger and smaller.
    public static let fontSize = ComponentKey(rawValue: "fontSize")
    /// Styles of the program's.
    public static let formattingStyles = ComponentKey(rawValue: "formattingStyles")
    /// The distance of lines.
    public static let lineHeight = ComponentKey(rawValue: "lineHeight")
    /// Lists.
    public static let listStyles = ComponentKey(rawValue: "listStyles")
    /// Alignment.
    public static let textAlignment = ComponentKey(rawValue: "textAlignment")
    /// The text's colour.
    public static let textColor = ComponentKey(rawValue: "textColor")
    /// Further in and out.
    public static let textIndentation = ComponentKey(rawValue: "textIndentation")
  }
  /// How large something in a panel is. Raw values are Apple's.
  public enum ComponentSize: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, mini, small, regular, large, extraLarge
  }
  /// Something in a panel.
  @preconcurrency @MainActor
  open class Component: NSObject {
    /// What it is.
    public let componentKey: ComponentKey
    /// How large it is where there is room.
    public let preferredSize: ComponentSize
    /// Both are only kept.
    public init(componentKey: ComponentKey, preferredSize: ComponentSize) {
      (self.componentKey, self.preferredSize) = (componentKey, preferredSize)
      super.init()
    }
  }
  /// What stands in a row of a panel.
  @preconcurrency @MainActor
  open class ComponentGroup: NSObject {
    /// From the left to the right.
    public let components: [Component]
    /// They are only kept.
    public init(components: [Component]) {
      self.components = components
      super.init()
    }
  }
  /// A style of the program's.
  @preconcurrency @MainActor
  open class FormattingStyle: NSObject {
    /// By which the program knows it.
    public let styleKey: String
    /// Shown in the panel.
    public let title: String
    /// How the title looks.
    public let attributes: [NSAttributedString.Key: Any]
    /// All three are only kept.
    public init(styleKey: String, title: String, attributes: [NSAttributedString.Key: Any]) {
      (self.styleKey, self.title, self.attributes) = (styleKey, title, attributes)
      super.init()
    }
  }
  /// What stands in a panel.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Its rows.
    public let groups: [ComponentGroup]
    /// Styles of the program's; nil for none.
    open var formattingStyles: [FormattingStyle]?
    /// Which fonts the panel offers; nil for all; stored.
    open var fontPickerConfiguration: UIFontPickerViewController.Configuration?
    /// The usual panel: no rows are said.
    public override init() {
      groups = []
      super.init()
    }
    /// A panel of these rows.
    public init(groups: [ComponentGroup]) {
      self.groups = groups
      super.init()
    }
  }
  /// What a part of a text is like, for a panel that shows it.
  @preconcurrency @MainActor
  open class FormattingDescriptor: NSObject {
    /// The fonts in it.
    open var fonts: [UIFont] = []
    /// The colours of its letters.
    open var textColors: [UIColor] = []
    /// The distance of its lines, in points.
    open var lineHeight: CGFloat = 0
    /// Whether something in it is underlined.
    open var underlinePresent = false
    /// Whether something in it is struck through.
    open var strikethroughPresent = false
    /// A style of the program's; nil for none.
    open var formattingStyleKey: String?
    /// Of nothing.
    public override init() { super.init() }
    /// Of a part of a text.
    public convenience init(string: NSAttributedString, range: NSRange) {
      self.init()
      let part = NSIntersectionRange(range, NSRange(location: 0, length: string.length))
      string.enumerateAttributes(in: part) { attributes, _, _ in take(attributes) }
    }
    /// Of attributes.
    public convenience init(attributes: [NSAttributedString.Key: Any]) {
      self.init()
      take(attributes)
    }
    private func take(_ attributes: [NSAttributedString.Key: Any]) {
      if let font = attributes[.font] as? UIFont, !fonts.contains(font) { fonts.append(font) }
      if let color = attributes[.foregroundColor] as? UIColor, !textColors.contains(color) {
        textColors.append(color)
      }
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle { lineHeight = style.minimumLineHeight }
      underlinePresent = underlinePresent || attributes[.underlineStyle] != nil
      strikethroughPresent = strikethroughPresent || attributes[.strikethroughStyle] != nil
    }
  }
  /// What the user changed. Apple makes it; here tests do.
  @preconcurrency @MainActor
  open class ChangeValue: NSObject {
    /// The new font; nil for another change.
    open var font: UIFont?
    /// The new colour; nil for another change.
    open var color: UIColor?
    /// The new number; nil for another change.
    open var numberValue: NSNumber?
    /// The new style of the program's; nil for another change.
    open var formattingStyleKey: String?
    /// No counterpart of Apple's.
    public override init() { super.init() }
  }
  /// Is told of what the user changes; never called here.
  @preconcurrency @MainActor
  public protocol Delegate: AnyObject {
    /// The user changed something.
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController, didChangeValue changeValue: ChangeValue)
    /// Whether the panel shows the system's fonts.
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController,
      shouldPresentFontPicker fontPicker: UIFontPickerViewController
    ) -> Bool
    /// Whether the panel shows the system's colours.
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController,
      shouldPresentColorPicker colorPicker: UIColorPickerViewController
    ) -> Bool
    /// The panel closed.
    func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
  }

  /// Fixed when it is made.
  public let configuration: Configuration
  /// What the panel shows; nil for nothing; stored.
  open var formattingDescriptor: FormattingDescriptor?
  /// Is told of what the user changes; never here. Not retained.
  open weak var delegate: (any Delegate)?

  /// A panel with what stands in it.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// The usual panel.
  public convenience init() { self.init(configuration: Configuration()) }
  /// Documents hold none: the usual panel.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

extension UITextFormattingViewController.Delegate {
  /// True by default.
  public func textFormattingViewController(
    _ viewController: UITextFormattingViewController,
    shouldPresentFontPicker fontPicker: UIFontPickerViewController
  ) -> Bool { true }
  /// True by default.
  public func textFormattingViewController(
    _ viewController: UITextFormattingViewController,
    shouldPresentColorPicker colorPicker: UIColorPickerViewController
  ) -> Bool { true }
  /// Does nothing by default.
  public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {}
}

extension UITextView {
  /// The panel of fonts and styles that the view opens; the usual one at first; nil for none; carried.
  public var textFormattingConfiguration: UITextFormattingViewController.Configuration? {
    get { carried(or: UITextFormattingViewController.Configuration()) }
    set { carry(newValue) }
  }
}
