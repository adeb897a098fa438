// The sections of a compositional layout.

import Foundation
import Plumbline

/// The scrolling of a section across the direction of the collection. Raw values are Apple's. Here all but `none` are
/// the same line.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The reference of content insets. Raw values are Apple's. Here all but `none` are the safe area.
public enum UIContentInsetsReference: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// Called with the visible cells and headers of a section, the content offset, and the surroundings; changes of
/// alpha, transform and the like are shown.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// Groups one after the other, with headers and a background.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Points above the section's headers, where it has any.
  var headerTopPadding: CGFloat = 0
  /// Points that stay free around the groups, in reading direction.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Points between two groups in the direction of the collection.
  open var interGroupSpacing: CGFloat = 0
  /// The reference of the insets: by default that of the layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of the insets of headers and footers: by default that of the section.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether groups follow each other against the direction of the collection. They stand in one line, and nothing here
  /// scrolls it.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers, which lie at the section's edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep to the content insets at the sides.
  open var supplementariesFollowContentInsets = true
  /// The decorations behind the section's groups, such as a background.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with the visible parts whenever they are laid out.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// A section that repeats a group until every item of the section has a place.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Rows of the whole width, as a table has them, with the headers and footers that a configuration asks for.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section(in: layoutEnvironment) }
}

/// The layout of a list's rows, headers and footers: for collections the equivalent of a table's style.
@MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list: `insetGrouped` alone has insets here. Raw values are Apple's.
  public enum Appearance: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  /// The origin of a section's header: `firstItemInSection` is placed as a row. Raw values are Apple's.
  public enum HeaderMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, supplementary, firstItemInSection
  }
  /// The origin of a section's footer. Raw values are Apple's.
  public enum FooterMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, supplementary
  }
  /// The actions of a swipe over a row; nil for none; never called here.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// The appearance, which decides insets at the sides.
  public let appearance: Appearance
  /// The colour behind the rows; stored.
  public var backgroundColor: UIColor?
  /// Whether sections have headers, and whether their first item is one; that is laid out as any other item.
  public var headerMode = HeaderMode.none
  /// `supplementary` asks the data source for a footer below each section.
  public var footerMode = FooterMode.none
  /// Points above a header, or above the first item where that is one; nil for the system's, which are not documented: 0.
  public var headerTopPadding: CGFloat?
  /// Parts of a list that are only as wide as their content, as bits.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// Apple's numbers.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Headers of `supplementary` mode.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
  }
  /// The elements that are as wide as their content, at the leading side, rather than as the rows; none by default.
  public var contentHuggingElements: ContentHuggingElements = []

  /// Without headers and footers, with lines between rows.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// Rows of the whole width, 44 points high until their content says otherwise; with `insetGrouped`, as far from the sides
  /// as a table's.
  func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    if appearance == .insetGrouped {
      let side: CGFloat = environment.container.contentSize.width >= 390 ? 20 : 16
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    if headerMode == .supplementary {
      let hugs = contentHuggingElements.contains(.supplementaryHeader)
      let own = NSCollectionLayoutSize(widthDimension: .estimated(44), heightDimension: .estimated(44))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: hugs ? own : size, elementKind: UICollectionView.elementKindSectionHeader,
        alignment: hugs ? .topLeading : .top)
      header.pinToVisibleBounds = appearance == .plain
      section.boundarySupplementaryItems.append(header)
      section.headerTopPadding = headerTopPadding ?? 0
    }
    if headerMode == .firstItemInSection { section.contentInsets.top += headerTopPadding ?? 0 }
    if footerMode == .supplementary {
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
      // As those of a plain table, which float as its headers do.
      footer.pinToVisibleBounds = appearance == .plain
      section.boundarySupplementaryItems.append(footer)
    }
    return section
  }
}

/// The appearance of lines between rows; stored.
@MainActor
public struct UIListSeparatorConfiguration {
  /// Raw values are Apple's.
  public enum Visibility: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, visible, hidden
  }
  /// `.separator` by default.
  public var color: UIColor = .separator
  /// Insets that the list chooses.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)
  /// `.separator`, without insets, seen where the list says.
  public init() {}
}

extension UIListSeparatorConfiguration {
  /// The look is not asked: every list has the same separators.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { self.init() }
}
