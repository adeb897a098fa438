// Configurations of empty content: an image, texts and buttons in the middle.

import Foundation
import Plumbline

/// The content of an empty view: image, text, second text and buttons, from top to bottom in the
/// middle. Each view that is made of it has its own copy.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Fonts and lines count for the size.
  public struct TextProperties {
    /// At first `title2` for the text, `subheadline` for the second one.
    public var font: UIFont
    /// At first `label` for the text, `secondaryLabel` for the second one.
    public var color: UIColor
    /// The most lines; 0 for as many as are needed, which is the first value.
    public var numberOfLines = 0
    /// How the last line is broken or cut.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font becomes smaller where there is little width; no at first.
    public var adjustsFontSizeToFitWidth = false
    /// The least share of the font's size; 0 at first, for any.
    public var minimumScaleFactor: CGFloat = 0
  }
  /// How the image looks, and how large it may be.
  public struct ImageProperties {
    /// Nil for `secondaryLabel`.
    public var tintColor: UIColor?
    /// For symbols without a configuration of their own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// In points, zero for any: a larger image becomes smaller in its proportions.
    public var maximumSize = CGSize.zero
    /// The radius of the image's corners in points.
    public var cornerRadius: CGFloat = 0
    /// Whether inverted colours spare the image; carried.
    public var accessibilityIgnoresInvertColors = false
  }
  /// What the buttons do, beside their `UIButton.Configuration`.
  public struct ButtonProperties {
    /// Done by the button; with it there is a button even where its configuration has no title.
    public var primaryAction: UIAction?
    /// Given to the button; alone it makes none.
    public var menu: UIMenu?
    /// Given to the button.
    public var isEnabled = true
    /// Only carried: it changes the look only.
    public var role = UIButton.Role.normal
  }
  /// Where image, texts and buttons stand in the view. Raw values are Apple's.
  public enum Alignment: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case center, natural
  }

  /// Above the text; nil for none. `loading()` has a wheel in its place.
  public var image: UIImage?
  /// Tint of the image.
  public var imageProperties = ImageProperties()
  /// Nil for no label.
  public var text: String?
  /// Wins over `text`, with its own fonts.
  public var attributedText: NSAttributedString?
  /// For `text`.
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2), color: .label)
  /// Below the text; nil for no label.
  public var secondaryText: String?
  /// Wins over `secondaryText`, with its own fonts.
  public var secondaryAttributedText: NSAttributedString?
  /// For `secondaryText`.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// There is a button where this has a title or an image, or the properties have an action.
  public var button: UIButton.Configuration = .plain()
  /// Action, menu and state of `button`.
  public var buttonProperties = ButtonProperties()
  /// Below the first one, by the same rule.
  public var secondaryButton: UIButton.Configuration = .plain()
  /// Action, menu and state of `secondaryButton`.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where it lies; stored: what Apple's makes of `natural` is not documented, so it lies in the middle.
  public var alignment = Alignment.center
  /// The axes along which the margins are at least those of what the view lies in; none at first. Either axis has both kept, as
  /// views keep them.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []
  /// In points: the view's own margins are set to them, 20 on each side at first.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 20, leading: 20, bottom: 20, trailing: 20)
  /// Points between the image (or wheel) and what is below it.
  public var imageToTextPadding: CGFloat = 8
  /// Points between the text and what is below it.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// Points between the second text and what is below it.
  public var textToButtonPadding: CGFloat = 16
  /// Points between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 16
  /// What lies behind it.
  public var background = UIBackgroundConfiguration.clear()
  fileprivate var isLoading = false

  private init() {}

  /// Without image, texts and buttons, to be filled in.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  /// A wheel in the place of the image, with the text "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    return configuration
  }
  /// A magnifying glass, "No Results" and a hint, in English; Apple's name what was searched for.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// A new `UIContentUnavailableView`, which fills in its views at once.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  /// The same: nothing of it depends on a state.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// Shows a `UIContentUnavailableConfiguration` in a stack view in the middle of its margins.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private let stack = UIStackView()
  private var present: UIContentUnavailableConfiguration
  /// Whether a finger moves content that has no room; yes at first; carried: content without room is cut here.
  open var isScrollEnabled = true
  /// Another one replaces all views in the stack at once; those of other types are ignored.
  open var configuration: any UIContentConfiguration {
    get { present }
    set {
      guard let configuration = newValue as? UIContentUnavailableConfiguration else { return }
      present = configuration
      fill()
    }
  }
  /// The view has no size of its own: constraints or its frame decide.
  public init(configuration: UIContentUnavailableConfiguration) {
    present = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: layoutMarginsGuide.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: layoutMarginsGuide.centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.topAnchor),
    ])
    fill()
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }

  private func fill() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    directionalLayoutMargins = present.directionalLayoutMargins
    preservesSuperviewLayoutMargins = !present.axesPreservingSuperviewLayoutMargins.isEmpty
    takeBackground(present.background)
    if present.isLoading {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      add(wheel, present.imageToTextPadding)
    } else if let image = present.image {
      let view = UIImageView(image: image)
      let look = present.imageProperties
      view.tintColor = look.tintColor ?? .secondaryLabel
      view.layer.cornerRadius = look.cornerRadius
      view.preferredSymbolConfiguration = look.preferredSymbolConfiguration
      limit(view, image.size, to: look.maximumSize)
      add(view, present.imageToTextPadding)
    }
    addLabel(
      present.text, present.attributedText, present.textProperties, present.textToSecondaryTextPadding)
    addLabel(
      present.secondaryText, present.secondaryAttributedText, present.secondaryTextProperties,
      present.textToButtonPadding)
    addButton(present.button, present.buttonProperties, present.buttonToSecondaryButtonPadding)
    addButton(present.secondaryButton, present.secondaryButtonProperties, 0)
  }
  /// A larger image is as large as fits in the greatest size, in its own proportions.
  private func limit(_ view: UIImageView, _ size: CGSize, to most: CGSize) {
    let across = most.width > 0 && size.width > most.width ? most.width / size.width : 1
    let down = most.height > 0 && size.height > most.height ? most.height / size.height : 1
    let factor = min(across, down)
    guard factor < 1 else { return }
    view.contentMode = .scaleAspectFit
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: size.width * factor),
      view.heightAnchor.constraint(equalToConstant: size.height * factor),
    ])
  }
  private func add(_ view: UIView, _ padding: CGFloat) {
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(padding, after: view)
  }
  private func addLabel(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, _ padding: CGFloat
  ) {
    guard text != nil || attributed != nil else { return }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = .center
    label.text = text
    if let attributed { label.attributedText = attributed }
    add(label, padding)
  }
  private func addButton(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    _ padding: CGFloat
  ) {
    guard configuration.title != nil || configuration.image != nil || properties.primaryAction != nil else {
      return
    }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.role = properties.role
    add(button, padding)
  }
}

extension UIViewController {
  /// What lies over the controller's view and grows with it; nil for nothing. Setting it loads the view, and
  /// replaces the one before at once. (Apple also asks `updateContentUnavailableConfiguration(using:)`.)
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { carried(ViewControllerCarriedState.self).contentUnavailableConfiguration }
    set {
      let state = makeCarried(ViewControllerCarriedState.self)
      state.contentUnavailableConfiguration = newValue
      state.contentUnavailableView?.removeFromSuperview()
      let made: UIView? = newValue?.makeContentView()
      state.contentUnavailableView = made
      guard let made else { return }
      made.frame = view.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(made)
    }
  }
}
