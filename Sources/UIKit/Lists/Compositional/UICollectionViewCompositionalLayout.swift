// The compositional layout: sections of groups of items, one after the other along the direction of scrolling.

import Foundation
import Plumbline

/// The section at an index; nil for one that the layout then places as a list of rows as wide as it is.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The configuration of a compositional layout for all of its sections. Changes count when the layout is next
/// computed.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// `.vertical` by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Points between two sections; 0 by default.
  open var interSectionSpacing: CGFloat = 0
  /// Headers above the first and footers below the last section; requested with index paths of length 1.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of the sections' insets at the sides: with `none` the collection's edges, with `automatic` the
  /// safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() { super.init() }
}

/// A layout that places items by a description of sections, groups and items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The configuration of all sections. Set: the layout is computed anew.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  private var parts: [PlacedPart] = []
  private var pinned:
    [(part: PlacedPart, item: NSCollectionLayoutBoundarySupplementaryItem, section: CGRect)] = []
  private var handlers: [(section: Int, NSCollectionLayoutSectionVisibleItemsInvalidationHandler)] = []
  private var contentSize = CGSize.zero
  private var askedSizes: [SizedPart: CGSize] = [:]
  private var hasEstimates = false

  /// A layout with the same section again and again.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }
  /// A layout with the same section again and again, in a configuration.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// A layout that asks a closure for each section, by its index and surroundings, whenever the layout is computed.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// A layout that asks the closure for each section whenever the layout is computed.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
    turnsItself = true
  }
  /// Always nil: archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// A layout of rows as of a table, the same for every section.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in configuration.section(in: environment) }
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Places

  open override func prepare() {
    super.prepare()
    parts = []
    pinned = []
    handlers = []
    hasEstimates = false
    contentSize = .zero
    guard let collectionView else { return }
    let room = room(of: collectionView)
    let surroundings = LayoutSurroundings(room: room, traitCollection: collectionView.traitCollection)
    let isVertical = configuration.scrollDirection == .vertical
    var position: CGFloat = 0
    position += placeEdges(
      configuration.boundarySupplementaryItems, atStart: true, position, room, IndexPath(index: 0))
    for index in 0..<collectionView.numberOfSections {
      if index > 0 { position += configuration.interSectionSpacing }
      let section =
        provider(index, surroundings)
        ?? UICollectionLayoutListConfiguration(appearance: .plain).section(in: surroundings)
      position += place(
        section, index, count: collectionView.numberOfItems(inSection: index), from: position, in: room,
        surroundings)
    }
    position += placeEdges(
      configuration.boundarySupplementaryItems, atStart: false, position, room, IndexPath(index: 1))
    contentSize =
      isVertical
      ? CGSize(width: room.contentSize.width, height: position)
      : CGSize(width: position, height: room.contentSize.height)
    filledAxis = isVertical ? .horizontal : .vertical
    if collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft { flip() }
    asksForPreferredSizes = hasEstimates
  }

  /// The collection's room, within the insets of its content, without the safe area at the sides.
  private func room(of collectionView: UICollectionView) -> LayoutRoom {
    let insets = collectionView.adjustedContentInset
    let isVertical = configuration.scrollDirection == .vertical
    let size = collectionView.bounds.size
    var room = LayoutRoom(
      contentSize: CGSize(
        width: max(0, size.width - insets.left - insets.right),
        height: max(0, size.height - insets.top - insets.bottom)))
    room.contentInsets = Self.insets(
      for: configuration.contentInsetsReference, of: collectionView, isVertical: isVertical)
    return room
  }

  /// The insets of a reference within the collection, at the sides along which nothing scrolls.
  private static func insets(
    for reference: UIContentInsetsReference, of collectionView: UICollectionView, isVertical: Bool
  ) -> NSDirectionalEdgeInsets {
    var edges = UIEdgeInsets.zero
    switch reference {
    case .none: break
    case .automatic, .safeArea: edges = collectionView.safeAreaInsets
    case .layoutMargins: edges = collectionView.layoutMargins
    case .readableContent:
      let (frame, bounds) = (collectionView.readableContentGuide.layoutFrame, collectionView.bounds)
      edges = UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
        right: bounds.maxX - frame.maxX)
    }
    // What the insets of the content take already is counted once.
    let counted = collectionView.adjustedContentInset
    edges = UIEdgeInsets(
      top: max(0, edges.top - counted.top), left: max(0, edges.left - counted.left),
      bottom: max(0, edges.bottom - counted.bottom), right: max(0, edges.right - counted.right))
    guard isVertical else {
      return NSDirectionalEdgeInsets(top: edges.top, leading: 0, bottom: edges.bottom, trailing: 0)
    }
    let isRightToLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: 0, leading: isRightToLeft ? edges.right : edges.left, bottom: 0,
      trailing: isRightToLeft ? edges.left : edges.right)
  }

  /// A room with the insets that a section or its headers ask for.
  private func room(_ room: LayoutRoom, for reference: UIContentInsetsReference) -> LayoutRoom {
    guard reference != .automatic, let collectionView else { return room }
    var own = room
    own.contentInsets = Self.insets(
      for: reference, of: collectionView, isVertical: configuration.scrollDirection == .vertical)
    return own
  }

  /// - Returns: the length that the section takes.
  private func place(
    _ section: NSCollectionLayoutSection, _ index: Int, count: Int, from start: CGFloat, in room: LayoutRoom,
    _ surroundings: LayoutSurroundings
  ) -> CGFloat {
    let isVertical = configuration.scrollDirection == .vertical
    let insets = section.contentInsets
    let sectionRoom = self.room(room, for: section.contentInsetsReference)
    let (reference, effective) = (sectionRoom.contentInsets, sectionRoom.effectiveContentSize)
    let container =
      isVertical
      ? CGSize(width: max(0, effective.width - insets.leading - insets.trailing), height: effective.height)
      : CGSize(width: effective.width, height: max(0, effective.height - insets.top - insets.bottom))
    let side = isVertical ? reference.leading + insets.leading : reference.top + insets.top
    var position = start
    let headers = section.boundarySupplementaryItems
    let headerRoom = self.room(sectionRoom, for: section.supplementaryContentInsetsReference)
    var supplementRoom = headerRoom.effectiveContentSize
    var supplementSide = isVertical ? headerRoom.contentInsets.leading : headerRoom.contentInsets.top
    if section.supplementariesFollowContentInsets {
      supplementSide += isVertical ? insets.leading : insets.top
      if isVertical {
        supplementRoom.width = max(0, supplementRoom.width - insets.leading - insets.trailing)
      } else {
        supplementRoom.height = max(0, supplementRoom.height - insets.top - insets.bottom)
      }
    }
    var edges: [(NSCollectionLayoutBoundarySupplementaryItem, PlacedPart)] = []
    let starts = edgeParts(headers, atStart: true, supplementRoom, IndexPath(item: 0, section: index))
    if !starts.isEmpty { position += section.headerTopPadding }
    for (item, part) in starts {
      let move =
        isVertical ? CGPoint(x: supplementSide, y: position) : CGPoint(x: position, y: supplementSide)
      edges.append((item, part.moved(by: move).moved(by: item.offset)))
      if item.extendsBoundary { position += isVertical ? part.frame.height : part.frame.width }
    }
    position += isVertical ? insets.top : insets.leading
    position += placeGroups(section, index, count: count, at: position, side: side, container)
    position += isVertical ? insets.bottom : insets.trailing
    for (item, part) in edgeParts(headers, atStart: false, supplementRoom, IndexPath(item: 0, section: index))
    {
      let length = isVertical ? part.frame.height : part.frame.width
      let at = item.extendsBoundary ? position : position - length
      let move = isVertical ? CGPoint(x: supplementSide, y: at) : CGPoint(x: at, y: supplementSide)
      edges.append((item, part.moved(by: move).moved(by: item.offset)))
      if item.extendsBoundary { position += length }
    }
    let whole =
      isVertical
      ? CGRect(x: reference.leading, y: start, width: effective.width, height: position - start)
      : CGRect(x: start, y: reference.top, width: position - start, height: effective.height)
    for (item, part) in edges {
      if item.pinToVisibleBounds { pinned.append((part, item, whole)) } else { parts.append(part) }
    }
    for decoration in section.decorationItems {
      let inner = decoration.contentInsets
      parts.append(
        PlacedPart(
          frame: CGRect(
            x: whole.minX + inner.leading, y: whole.minY + inner.top,
            width: max(0, whole.width - inner.leading - inner.trailing),
            height: max(0, whole.height - inner.top - inner.bottom)),
          indexPath: IndexPath(item: 0, section: index),
          kind: decoration.elementKind, isDecoration: true, zIndex: decoration.zIndex))
    }
    if let handler = section.visibleItemsInvalidationHandler { handlers.append((index, handler)) }
    return position - start
  }

  /// - Returns: the length that the groups take.
  private func placeGroups(
    _ section: NSCollectionLayoutSection, _ index: Int, count: Int, at start: CGFloat, side: CGFloat,
    _ container: CGSize
  ) -> CGFloat {
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let isVertical = (configuration.scrollDirection == .vertical) != isOrthogonal
    var filling = GroupFilling(
      section: index, itemCount: count, askedSizes: askedSizes,
      traits: collectionView?.traitCollection ?? .current)
    var along: CGFloat = 0
    var across: CGFloat = 0
    let corner =
      configuration.scrollDirection == .vertical ? CGPoint(x: side, y: start) : CGPoint(x: start, y: side)
    while filling.hasItems {
      let before = filling.nextItem
      let group = filling.fill(section.group, in: container)
      // A group that takes no item would be filled for ever.
      guard filling.nextItem > before else { break }
      if along > 0 || !parts.isEmpty && before > 0 { along += section.interGroupSpacing }
      let offset = isVertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
      for part in group.parts {
        if !part.estimatedAxes.isEmpty { hasEstimates = true }
        parts.append(part.moved(by: CGPoint(x: corner.x + offset.x, y: corner.y + offset.y)))
      }
      along += isVertical ? group.size.height : group.size.width
      across = max(across, isVertical ? group.size.width : group.size.height)
    }
    return isOrthogonal ? across : along
  }

  // MARK: Headers and footers

  /// The headers or footers of an edge, each in its own space, as wide as the room.
  private func edgeParts(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], atStart: Bool, _ room: CGSize, _ path: IndexPath
  ) -> [(NSCollectionLayoutBoundarySupplementaryItem, PlacedPart)] {
    let isVertical = configuration.scrollDirection == .vertical
    var numbers: [String: Int] = [:]
    return items.compactMap { item in
      let edges = item.alignment.edges
      let isStart =
        isVertical ? !edges.contains(.bottom) : edges.contains(.leading) || !edges.contains(.trailing)
      guard isStart == atStart else { return nil }
      let number = numbers[item.elementKind, default: 0]
      numbers[item.elementKind] = number + 1
      let own = path.count > 1 ? IndexPath(item: number, section: path.section) : path
      var size = item.layoutSize.size(in: room)
      let axes = item.layoutSize.estimatedAxes
      if let asked = askedSizes[SizedPart(kind: item.elementKind, indexPath: own)] {
        if axes.contains(.horizontal) { size.width = asked.width }
        if axes.contains(.vertical) { size.height = asked.height }
      }
      if !axes.isEmpty { hasEstimates = true }
      var frame = CGRect(origin: .zero, size: size)
      if isVertical {
        frame.origin.x =
          edges.contains(.leading)
          ? 0 : edges.contains(.trailing) ? room.width - size.width : (room.width - size.width) / 2
      } else {
        frame.origin.y =
          edges.contains(.top)
          ? 0 : edges.contains(.bottom) ? room.height - size.height : (room.height - size.height) / 2
      }
      let insets = item.contentInsets.without(axes)
      frame = CGRect(
        x: frame.minX + insets.leading, y: frame.minY + insets.top,
        width: max(0, frame.width - insets.leading - insets.trailing),
        height: max(0, frame.height - insets.top - insets.bottom))
      return (
        item,
        PlacedPart(
          frame: frame, indexPath: own, kind: item.elementKind, zIndex: item.zIndex, estimatedAxes: axes)
      )
    }
  }

  /// Headers and footers of the whole layout.
  /// - Returns: the length that they take.
  private func placeEdges(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], atStart: Bool, _ position: CGFloat,
    _ room: LayoutRoom,
    _ path: IndexPath
  ) -> CGFloat {
    let isVertical = configuration.scrollDirection == .vertical
    var length: CGFloat = 0
    for (item, part) in edgeParts(items, atStart: atStart, room.effectiveContentSize, path) {
      let at = position + length
      let move =
        isVertical ? CGPoint(x: room.contentInsets.leading, y: at) : CGPoint(x: at, y: room.contentInsets.top)
      parts.append(part.moved(by: move).moved(by: item.offset))
      if item.extendsBoundary { length += isVertical ? part.frame.height : part.frame.width }
    }
    return length
  }

  /// Mirrors the layout where the interface reads from right to left.
  private func flip() {
    let width = contentSize.width
    func turned(_ part: PlacedPart) -> PlacedPart {
      var part = part
      part.frame.origin.x = width - part.frame.maxX
      return part
    }
    parts = parts.map(turned)
    pinned = pinned.map { (turned($0.part), $0.item, $0.section) }
  }

  /// The pinned frame of a header: at the edge of the visible bounds, within its section.
  private func pinnedPart(
    _ entry: (part: PlacedPart, item: NSCollectionLayoutBoundarySupplementaryItem, section: CGRect)
  ) -> PlacedPart {
    guard let collectionView else { return entry.part }
    var part = entry.part
    let insets = collectionView.adjustedContentInset
    let isFooter =
      entry.item.alignment.edges.contains(.bottom) || entry.item.alignment.edges.contains(.trailing)
    if configuration.scrollDirection == .vertical {
      let y =
        isFooter
        ? min(part.frame.minY, collectionView.bounds.maxY - insets.bottom - part.frame.height)
        : max(part.frame.minY, collectionView.bounds.minY + insets.top)
      part.frame.origin.y = max(entry.section.minY, min(y, entry.section.maxY - part.frame.height))
    } else {
      let x =
        isFooter
        ? min(part.frame.minX, collectionView.bounds.maxX - insets.right - part.frame.width)
        : max(part.frame.minX, collectionView.bounds.minX + insets.left)
      part.frame.origin.x = max(entry.section.minX, min(x, entry.section.maxX - part.frame.width))
    }
    return part
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize { contentSize }

  private var allParts: [PlacedPart] { parts + pinned.map(pinnedPart) }

  private func attributes(_ part: PlacedPart) -> UICollectionViewLayoutAttributes {
    let attributes: UICollectionViewLayoutAttributes
    if let kind = part.kind {
      attributes =
        part.isDecoration
        ? UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: part.indexPath)
        : UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: part.indexPath)
    } else {
      attributes = UICollectionViewLayoutAttributes(forCellWith: part.indexPath)
    }
    attributes.frame = part.frame
    attributes.zIndex = part.zIndex
    attributes.estimatedAxes = part.estimatedAxes
    return attributes
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = allParts.filter { $0.frame.overlaps(rect) }.map(attributes)
    if let collectionView {
      let surroundings = LayoutSurroundings(
        room: room(of: collectionView), traitCollection: collectionView.traitCollection)
      for (section, handler) in handlers {
        let own = found.filter { $0.indexPath.count > 1 && $0.indexPath.section == section }
        if !own.isEmpty { handler(own, collectionView.contentOffset, surroundings) }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    parts.first { $0.kind == nil && $0.indexPath == indexPath }.map(attributes)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    allParts.first { $0.kind == elementKind && !$0.isDecoration && $0.indexPath == indexPath }.map(attributes)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    parts.first { $0.kind == elementKind && $0.isDecoration && $0.indexPath == indexPath }.map(attributes)
  }

  // MARK: Sizes that parts ask for

  /// Whether a part prefers another size along an axis along which it was estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = originalAttributes.estimatedAxes
    let wanted = preferredAttributes.size
    let key = SizedPart(
      kind: originalAttributes.representedElementKind, indexPath: originalAttributes.indexPath)
    // What it asked for already is known, though siblings may have it larger.
    let given = askedSizes[key] ?? originalAttributes.size
    return axes.contains(.horizontal) && abs(wanted.width - given.width) > 0.001
      || axes.contains(.vertical) && abs(wanted.height - given.height) > 0.001
  }

  /// Records the size that a part prefers.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let key = SizedPart(
      kind: originalAttributes.representedElementKind, indexPath: originalAttributes.indexPath)
    askedSizes[key] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts || context.invalidateEverything { askedSizes = [:] }
    super.invalidateLayout(with: context)
  }

  /// True where something is pinned, as every scroll moves it.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { !pinned.isEmpty }
}
