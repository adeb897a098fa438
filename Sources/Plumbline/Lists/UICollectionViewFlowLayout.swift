// The flow layout: lines of items, as text flows.

import Foundation

/// Places items in lines, one after the other, across the direction of scrolling. A line takes as many items as fit
/// with `minimumInteritemSpacing` between them; what is left of a line is shared out between its items, in the last
/// line of a section as if the line were full. Where sizes differ, the last line begins at its start. Headers and
/// footers take the whole breadth.
///
/// Sizes and distances are in points: those of the delegate (`UICollectionViewDelegateFlowLayout`), or the layout's
/// own. With `estimatedItemSize` set, the cells' constraints decide the sizes, once they are seen.
/// - Complexity: whenever the layout is outdated, places are computed for all items.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimate that has sizes follow from the cells' constraints; they begin with the delegate's answer or `itemSize`.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// Between lines, 10 by default; where the delegate gives none.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least between items of a line, 10 by default; what is left of the line is spread. Where the delegate
  /// gives none.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of items for which the delegate gives none.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// Zero, by default, for items of the size that `itemSize` or the delegate gives. Any other is where items
  /// begin before their cells say their own size (`preferredLayoutAttributesFitting(_:)`), unless the
  /// delegate gives one; `automaticSize` begins with `itemSize`.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// Vertical by default: lines run from side to side and follow each other downwards.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers; the extent along the scroll direction counts.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers; the extent along the scroll direction counts.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The insets around a section's items, without header and footer, in points; where the delegate gives none.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The reference of section insets. Raw values are Apple's.
  public enum SectionInsetReference: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
  /// The reference of section insets across the scroll direction.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay at the edge of the visible rectangle while their section is visible; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers stay at the far edge of the visible rectangle while their section is visible; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  private var places: [UICollectionViewLayoutAttributes] = []
  private var spans: [Span] = []
  /// Places are computed when they are asked for, from what the layout's properties are then: subclasses set these in
  /// `prepare()`, before or after super, or without it.
  private var isComputed = false
  /// Whether the layout was told of a scroll alone.
  private var keepsPlaces = false
  /// The preferred sizes of items, where sizes are estimated.
  private var askedSizes: [IndexPath: CGSize] = [:]
  private var contentSize = CGSize.zero

  /// The extent of a section along the scrolling, and the range of its elements among the attributes.
  private struct Span {
    var start: CGFloat = 0
    var end: CGFloat = 0
    var header: Int?
    var footer: Int?
    var items: Range<Int> = 0..<0
  }

  open dynamic override func prepare() {
    asksForPreferredSizes = isSelfSizing
    if !keepsPlaces { isComputed = false }
    keepsPlaces = false
  }

  private func compute() {
    guard !isComputed, let collectionView else { return }
    isComputed = true
    asksForPreferredSizes = isSelfSizing
    filledAxis = scrollDirection == .vertical ? .horizontal : .vertical
    places = []
    spans = []
    var position: CGFloat = 0
    for section in 0..<collectionView.numberOfSections { place(section, in: collectionView, from: &position) }
    let across = room(of: collectionView)
    contentSize =
      scrollDirection == .vertical
      ? CGSize(width: across, height: position) : CGSize(width: position, height: across)
    isComputed = true
  }

  /// The length of lines and headers: what the insets of the content leave, as Apple's message on items that are too wide
  /// has it ("… minus the content insets left and right values").
  private func room(of view: UICollectionView) -> CGFloat {
    let insets = view.adjustedContentInset
    return scrollDirection == .vertical
      ? max(0, view.bounds.width - insets.left - insets.right)
      : max(0, view.bounds.height - insets.top - insets.bottom)
  }

  open dynamic override var collectionViewContentSize: CGSize {
    compute()
    return contentSize
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    compute()
    return places.indices.filter { frame(at: $0).overlaps(rect) }.map(attributes)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    compute()
    guard spans.indices.contains(indexPath.section) else { return nil }
    let items = spans[indexPath.section].items
    return items.indices.contains(items.lowerBound + indexPath.item)
      ? attributes(at: items.lowerBound + indexPath.item) : nil
  }

  open dynamic override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    compute()
    guard indexPath.count == 2, indexPath.item == 0, spans.indices.contains(indexPath.section) else {
      return nil
    }
    let span = spans[indexPath.section]
    return switch elementKind {
    case UICollectionView.elementKindSectionHeader: span.header.map(attributes)
    case UICollectionView.elementKindSectionFooter: span.footer.map(attributes)
    default: nil
    }
  }

  // MARK: What stays in sight

  private func isPinned(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    switch attributes.representedElementKind {
    case UICollectionView.elementKindSectionHeader: sectionHeadersPinToVisibleBounds
    case UICollectionView.elementKindSectionFooter: sectionFootersPinToVisibleBounds
    default: false
    }
  }

  /// A copy of the attributes at an index: subclasses change those that they get.
  private func attributes(at index: Int) -> UICollectionViewLayoutAttributes {
    guard let copy = places[index].copy() as? UICollectionViewLayoutAttributes else { return places[index] }
    if isPinned(copy) {
      copy.frame = frame(at: index)
      copy.zIndex = 10
    }
    return copy
  }

  /// Apple's page of `sectionHeadersPinToVisibleBounds`: a header scrolls with its section until it reaches the edge of what
  /// is seen and stays there; the end of its section takes it away.
  private func frame(at index: Int) -> CGRect {
    let place = places[index]
    var frame = place.frame
    guard isPinned(place), let view = collectionView, spans.indices.contains(place.indexPath.section) else {
      return frame
    }
    let span = spans[place.indexPath.section]
    let isVertical = scrollDirection == .vertical
    func extent(_ index: Int?) -> CGFloat {
      index.map { isVertical ? places[$0].frame.height : places[$0].frame.width } ?? 0
    }
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    let usual = isVertical ? frame.minY : frame.minX
    let at: CGFloat
    if index == span.header {
      at = max(usual, min(isVertical ? seen.minY : seen.minX, span.end - extent(span.footer) - extent(index)))
    } else {
      at = min(
        usual, max((isVertical ? seen.maxY : seen.maxX) - extent(index), span.start + extent(span.header)))
    }
    if isVertical { frame.origin.y = at } else { frame.origin.x = at }
    return frame
  }

  /// Whether lines become longer or shorter.
  private func changesRoom(_ newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    return scrollDirection == .vertical ? newBounds.width != old.width : newBounds.height != old.height
  }

  /// Whether the length of lines changes; with pinned headers or footers always true.
  open dynamic override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds || changesRoom(newBounds)
  }

  /// Says that nothing is to be asked again where lines are as long as before.
  open dynamic override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      let changesRoom = changesRoom(newBounds)
      context.invalidateFlowLayoutDelegateMetrics = changesRoom
      context.invalidateFlowLayoutAttributes = changesRoom
    }
    return context
  }

  // MARK: Sizes that items ask for

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// The insets from the content insets to the reference of section insets.
  private func referenceInsets(of view: UICollectionView) -> UIEdgeInsets {
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    let counted = view.adjustedContentInset
    return scrollDirection == .vertical
      ? UIEdgeInsets(
        top: 0, left: max(0, reference.left - counted.left), bottom: 0,
        right: max(0, reference.right - counted.right))
      : UIEdgeInsets(
        top: max(0, reference.top - counted.top), left: 0, bottom: max(0, reference.bottom - counted.bottom),
        right: 0)
  }

  private var isSelfSizing: Bool { estimatedItemSize != .zero }

  /// The size of an item: preferred, the delegate's, or the estimate: of `automaticSize`, the usual size.
  private func size(of indexPath: IndexPath, in view: UICollectionView) -> CGSize {
    if isSelfSizing, let asked = askedSizes[indexPath] { return asked }
    let given =
      (view.delegate as? any UICollectionViewDelegateFlowLayout)?.collectionView(
        view, layout: self, sizeForItemAt: indexPath) ?? itemSize
    // A delegate that does not answer itself answers with `itemSize`.
    let isEstimate = isSelfSizing && estimatedItemSize != Self.automaticSize && given == itemSize
    return isEstimate ? estimatedItemSize : given
  }

  /// Whether an item prefers another size, where sizes are estimated.
  open dynamic override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isSelfSizing, originalAttributes.representedElementCategory == .cell else { return false }
    return preferredAttributes.size != originalAttributes.size
  }

  /// Records the preferred size of an item.
  open dynamic override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    askedSizes[originalAttributes.indexPath] = preferredAttributes.size
    let context = newContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  open dynamic override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let hasNewItems = context.invalidateDataSourceCounts || context.invalidateEverything
    if hasNewItems { askedSizes = [:] }
    if !hasNewItems, context.invalidatedItemIndexPaths == nil,
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
      !flow.invalidateFlowLayoutDelegateMetrics, !flow.invalidateFlowLayoutAttributes
    {
      keepsPlaces = true
    } else {
      isComputed = false
    }
    super.invalidateLayout(with: context)
  }

  // MARK: Lines

  /// The program's metrics of a section.
  private struct Section {
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
  }

  private func section(_ index: Int, in view: UICollectionView) -> Section {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    return Section(
      inset: (delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset)
        + referenceInsets(of: view),
      lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
        ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
        ?? minimumInteritemSpacing,
      header: delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
        ?? headerReferenceSize,
      footer: delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
        ?? footerReferenceSize)
  }

  private func place(_ index: Int, in view: UICollectionView, from position: inout CGFloat) {
    let isVertical = scrollDirection == .vertical
    let section = section(index, in: view)
    var span = Span()
    span.start = position
    span.header = place(
      UICollectionView.elementKindSectionHeader, index,
      isVertical ? section.header.height : section.header.width, view, &position)
    let sizes = (0..<view.numberOfItems(inSection: index)).map { item in
      size(of: IndexPath(item: item, section: index), in: view)
    }
    position += isVertical ? section.inset.top : section.inset.left
    let first = places.count
    placeLines(of: sizes, index, section, room: room(of: view), &position)
    span.items = first..<places.count
    position += isVertical ? section.inset.bottom : section.inset.right
    span.footer = place(
      UICollectionView.elementKindSectionFooter, index,
      isVertical ? section.footer.height : section.footer.width, view, &position)
    span.end = position
    spans.append(span)
  }

  private func placeLines(
    of sizes: [CGSize], _ index: Int, _ section: Section, room whole: CGFloat, _ position: inout CGFloat
  ) {
    let isVertical = scrollDirection == .vertical
    let start = isVertical ? section.inset.left : section.inset.top
    let room =
      isVertical
      ? whole - section.inset.left - section.inset.right : whole - section.inset.top - section.inset.bottom
    let spreading = Spreading(
      sizes: sizes, isVertical: isVertical, spacing: section.itemSpacing, room: room)
    var first = 0
    while first < sizes.count {
      let end = spreading.endOfLine(from: first)
      let (offset, spacing) = spreading.spread(first..<end)
      let thickness = sizes[first..<end].map { isVertical ? $0.height : $0.width }.max() ?? 0
      var along = start + offset
      for item in first..<end {
        let attributes = newAttributes(IndexPath(item: item, section: index))
        let across = position + (thickness - (isVertical ? sizes[item].height : sizes[item].width)) / 2
        attributes.frame = CGRect(
          origin: isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along), size: sizes[item])
        places.append(attributes)
        along += spreading.extent(item) + spacing
      }
      position += thickness + (end == sizes.count ? 0 : section.lineSpacing)
      first = end
    }
  }

  private func newAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    (Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type)?.init(forCellWith: path)
      ?? UICollectionViewLayoutAttributes(forCellWith: path)
  }

  /// - Returns: the place among all places; nil where there is none of the kind.
  private func place(
    _ kind: String, _ section: Int, _ length: CGFloat, _ view: UICollectionView, _ position: inout CGFloat
  ) -> Int? {
    guard length > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    let across = room(of: view)
    attributes.frame =
      scrollDirection == .vertical
      ? CGRect(x: 0, y: position, width: across, height: length)
      : CGRect(x: position, y: 0, width: length, height: across)
    places.append(attributes)
    position += length
    return places.count - 1
  }
}

/// The distribution of the remaining space in a flow's lines. The rules are those that PSTCollectionView found in
/// Apple's (`PSTGridLayoutRow`): items of one size lie as in a full line, in the last line too; an item alone in a line
/// is in its middle; where sizes differ, the last line begins at its start.
private struct Spreading {
  let sizes: [CGSize]
  let isVertical: Bool
  let spacing: CGFloat
  let room: CGFloat
  /// The offset and spacing of items of one size.
  private var ofGrid: (offset: CGFloat, spacing: CGFloat)?

  init(sizes: [CGSize], isVertical: Bool, spacing: CGFloat, room: CGFloat) {
    self.sizes = sizes
    self.isVertical = isVertical
    self.spacing = spacing
    self.room = room
    guard let first = sizes.first, extent(0) + spacing > 0 else { return }
    let fitting = max(1, ((room + spacing + 0.001) / (extent(0) + spacing)).rounded(.down))
    let isGrid =
      sizes.allSatisfy { $0 == first } || fitting == 1 && sizes.indices.allSatisfy { extent($0) == extent(0) }
    guard isGrid else { return }
    let left = max(0, room - fitting * extent(0) - (fitting - 1) * spacing)
    ofGrid = fitting == 1 ? (left / 2, spacing) : (0, spacing + left / (fitting - 1))
  }

  func extent(_ item: Int) -> CGFloat { isVertical ? sizes[item].width : sizes[item].height }

  func endOfLine(from first: Int) -> Int {
    var end = first + 1
    var length = extent(first)
    while end < sizes.count, length + spacing + extent(end) <= room + 0.001 {
      length += spacing + extent(end)
      end += 1
    }
    return end
  }

  func spread(_ line: Range<Int>) -> (offset: CGFloat, spacing: CGFloat) {
    if let ofGrid { return ofGrid }
    guard line.upperBound < sizes.count else { return (0, spacing) }
    let gaps = CGFloat(line.count - 1)
    let left = max(0, room - line.reduce(0) { $0 + extent($1) } - gaps * spacing)
    return gaps == 0 ? (left / 2, spacing) : (0, spacing + left / gaps)
  }
}

extension UICollectionView {
  /// The scroll direction of a flow layout. Raw values are Apple's.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Apple's names in the order of the raw values.
    case vertical, horizontal
  }
}
