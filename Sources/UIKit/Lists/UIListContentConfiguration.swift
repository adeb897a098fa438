// List content configurations: an image, a text and a secondary text as a value, and the view that shows them.

import Foundation
import Plumbline

/// The content of a row as a value: an image, a text, a second text below it or at the far end. The heights of cells
/// follow from it.
@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// One of the two texts: all but colour and letter case bear on the size.
  @MainActor
  public struct TextProperties {
    /// The font, in which the text is measured.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour of the text, which pictures show.
    public var color: UIColor = .label
    /// The most lines; 0 for as many as the text needs.
    public var numberOfLines = 0
    /// `.natural` by default; without effect on the size.
    public var alignment = TextAlignment.natural
    /// The mode in which the last line is broken or truncated; `.byTruncatingTail` by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font becomes smaller where there is little width; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// The least share of the font's size, 0 at first for any.
    public var minimumScaleFactor: CGFloat = 0
    /// True by default: another text size of the traits invalidates the layout.
    public var adjustsFontForContentSizeCategory = true
    /// The letter case of the text; a text with attributes keeps its own.
    public var transform = TextTransform.none

    /// Raw values are Apple's.
    public enum TextAlignment: Int, Sendable {
      /// Apple's names in the order of the raw values.
      case natural, center, justified
    }
    /// Raw values are Apple's.
    public enum TextTransform: Int, Sendable {
      /// Apple's names in the order of the raw values.
      case none, uppercase, lowercase, capitalized

      func apply(to text: String?) -> String? {
        switch self {
        case .none: text
        case .uppercase: text?.localizedUppercase
        case .lowercase: text?.localizedLowercase
        case .capitalized: text?.localizedCapitalized
        }
      }
    }
  }

  /// The image: sizes bear on the layout, colour and corners do not.
  @MainActor
  public struct ImageProperties {
    /// The configuration of symbols; carried.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of images that are drawn in one; nil for the view's tint.
    public var tintColor: UIColor?
    /// The corner radius of the image in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size in points; 0 for any.
    public var maximumSize = CGSize.zero
    /// The size in points for which room is kept; 0 for the image's own, `standardDimension` for that of a symbol.
    public var reservedLayoutSize = CGSize.zero
    /// A dimension of `reservedLayoutSize`: that of a symbol of `preferredSymbolConfiguration`, also for other
    /// images. Not a number of points; Apple's value is not documented.
    public static let standardDimension = -CGFloat.greatestFiniteMagnitude
  }

  /// The image at the leading end; nil for none.
  public var image: UIImage?
  /// Sizes bear on the layout; none are set by default.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with attributes; wins over `text`.
  public var attributedText: NSAttributedString?
  /// Body text by default.
  public var textProperties = TextProperties()
  /// The second text, below the first or at the far end; nil for none.
  public var secondaryText: String?
  /// The second text with attributes; wins over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// A caption by default, body text in value cells.
  public var secondaryTextProperties = TextProperties()
  /// The axes along which the margins are at least those of what the row lies in.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Points around the content: 11 above and below, 16 at the sides by default.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The opacity of image and texts; 1 by default; stored.
  public var alpha: CGFloat = 1
  /// Whether the second text is at the far end where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Points between image and texts; count where there are both.
  public var imageToTextPadding: CGFloat = 16
  /// Points between the texts side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Points between the texts one below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init() {
    secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    secondaryTextProperties.color = .secondaryLabel
  }

  /// Body text, with a caption below.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The same as `cell()`.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Headline text.
  public static func plainHeader() -> UIListContentConfiguration { header(.headline) }
  /// Footnote text.
  public static func plainFooter() -> UIListContentConfiguration { header(.footnote) }
  /// Footnote text.
  public static func groupedHeader() -> UIListContentConfiguration { header(.footnote) }
  /// Footnote text.
  public static func groupedFooter() -> UIListContentConfiguration { header(.footnote) }
  /// Text of the style `title3`: Apple's font is not documented.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { header(.title3) }
  /// Text of the style `title2`: Apple's font is not documented.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { header(.title2) }
  /// Headline text, whatever the list looks like.
  public static func header() -> UIListContentConfiguration { header(.headline) }
  /// Footnote text, whatever the list looks like.
  public static func footer() -> UIListContentConfiguration { header(.footnote) }
  /// The same as `cell()`.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The same as `cell()`.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Headline text.
  public static func sidebarHeader() -> UIListContentConfiguration { header(.headline) }
  /// The same as `cell()`.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The same as `cell()`.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  private static func header(_ style: UIFont.TextStyle) -> UIListContentConfiguration {
    var made = UIListContentConfiguration()
    made.textProperties.font = .preferredFont(forTextStyle: style)
    return made
  }

  /// A new `UIListContentView`.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The row in another state: the same.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// One axis, or both, as bits.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The members as bits, with Apple's numbers.
  public let rawValue: UInt
  /// A set of the members with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Along x.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// Along y.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Along x and y.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// Shows a row: at least 44 points high, as a table's. The points around and between its parts are those of the
/// configuration, whose initial values are this module's: Apple's are not documented.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let picture = UIImageView(frame: .zero)
  private let first = UILabel()
  private let second = UILabel()
  private let texts = UIStackView(arrangedSubviews: [])
  private let row = UIStackView(arrangedSubviews: [])
  private var pictureSizes: [NSLayoutConstraint] = []
  private var rowPlaces: [NSLayoutConstraint] = []

  /// Another one is shown at once; those of other types are ignored.
  open var configuration: any UIContentConfiguration { didSet { show() } }

  /// Its constraints ask for at least 44 points in height, at priority 999.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    row.translatesAutoresizingMaskIntoConstraints = false
    row.alignment = .center
    row.addArrangedSubview(picture)
    row.addArrangedSubview(texts)
    texts.addArrangedSubview(first)
    texts.addArrangedSubview(second)
    addSubview(row)
    let least = heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    least.priority = UILayoutPriority(999)
    least.isActive = true
    picture.setContentHuggingPriority(.required, for: .horizontal)
    show()
  }

  /// Always nil: archives are not read.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    directionalLayoutMargins = content.directionalLayoutMargins
    insetsLayoutMarginsFromSafeArea = false
    preservesSuperviewLayoutMargins = !content.axesPreservingSuperviewLayoutMargins.isEmpty
    NSLayoutConstraint.deactivate(rowPlaces)
    rowPlaces = places(of: content)
    NSLayoutConstraint.activate(rowPlaces)
    picture.image = content.image
    picture.isHidden = content.image == nil
    picture.tintColor = content.imageProperties.tintColor
    picture.layer.cornerRadius = content.imageProperties.cornerRadius
    NSLayoutConstraint.deactivate(pictureSizes)
    pictureSizes = sizes(of: content)
    NSLayoutConstraint.activate(pictureSizes)
    row.spacing = content.imageToTextPadding
    fill(first, content.text, content.attributedText, content.textProperties)
    fill(second, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
    let isRow = content.prefersSideBySideTextAndSecondaryText
    texts.axis = isRow ? .horizontal : .vertical
    texts.distribution = .fill
    texts.spacing =
      isRow ? content.textToSecondaryTextHorizontalPadding : content.textToSecondaryTextVerticalPadding
    second.setContentHuggingPriority(isRow ? .defaultHigh : .defaultLow, for: .horizontal)
  }

  /// The row's constraints: to the view's margins along axes that keep to the margins around, to its own along others.
  private func places(of content: UIListContentConfiguration) -> [NSLayoutConstraint] {
    let (guide, own) = (layoutMarginsGuide, content.directionalLayoutMargins)
    let across =
      content.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
      ? [
        row.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ]
      : [
        row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: own.leading),
        row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -own.trailing),
      ]
    let down =
      content.axesPreservingSuperviewLayoutMargins.contains(.vertical)
      ? [
        row.topAnchor.constraint(equalTo: guide.topAnchor),
        row.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ]
      : [
        row.topAnchor.constraint(equalTo: topAnchor, constant: own.top),
        row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -own.bottom),
      ]
    return across + down
  }

  private func sizes(of content: UIListContentConfiguration) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    let (most, kept) = (content.imageProperties.maximumSize, content.imageProperties.reservedLayoutSize)
    if most.width > 0 { made.append(picture.widthAnchor.constraint(lessThanOrEqualToConstant: most.width)) }
    if most.height > 0 {
      made.append(picture.heightAnchor.constraint(lessThanOrEqualToConstant: most.height))
    }
    // Every symbol is 20 by 20 points here, in proportion with its configuration.
    let symbol = 20 * (content.imageProperties.preferredSymbolConfiguration?.relativeSize ?? 1)
    func points(_ length: CGFloat) -> CGFloat {
      length == UIListContentConfiguration.ImageProperties.standardDimension ? symbol : length
    }
    if points(kept.width) > 0 {
      made.append(picture.widthAnchor.constraint(equalToConstant: points(kept.width)))
    }
    if points(kept.height) > 0 {
      made.append(picture.heightAnchor.constraint(equalToConstant: points(kept.height)))
    }
    return made
  }

  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]
  /// The guide of the text; nil while there is none. Constraints of the program may name it.
  open var textLayoutGuide: UILayoutGuide? { guide(around: first) }
  /// The guide of the second text; nil while there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(around: second) }
  /// The guide of the image; nil while there is none.
  open var imageLayoutGuide: UILayoutGuide? { guide(around: picture) }

  private func guide(around part: UIView) -> UILayoutGuide? {
    guard !part.isHidden else { return nil }
    if let known = guides[ObjectIdentifier(part)] { return known }
    let made = UILayoutGuide()
    guides[ObjectIdentifier(part)] = made
    addLayoutGuide(made)
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: part.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: part.trailingAnchor),
      made.topAnchor.constraint(equalTo: part.topAnchor),
      made.bottomAnchor.constraint(equalTo: part.bottomAnchor),
    ])
    return made
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ look: UIListContentConfiguration.TextProperties
  ) {
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.textAlignment = [.natural, .center, .justified][look.alignment.rawValue]
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = look.transform.apply(to: text)
    }
    label.isHidden = attributed == nil && text == nil
  }
}

extension UITableViewCell {
  /// The usual content of a row: of a table's subtitle and value styles, with the second text there.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

extension UITableViewHeaderFooterView {
  /// Footnote text, whatever the table looks like.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
}
