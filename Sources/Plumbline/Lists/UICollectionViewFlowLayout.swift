// The flow layout: lines of items, as text flows.

import Foundation

/// Places items in lines. A line takes as many items as fit with the least spacing between them; what is left is shared
/// out between them, but not in the last line of a section, which begins at its start.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimate that has sizes follow from the cells' constraints; kept, cells have `itemSize` here.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// Between lines, 10 at first; where the delegate gives none.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least between items of a line, 10 at first; what is left of the line is spread. Where the delegate
  /// gives none.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items for which the delegate gives none.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Zero, at first, for items of the size that `itemSize` or the delegate gives. Any other is where items
  /// begin before their cells say their own size (`preferredLayoutAttributesFitting(_:)`); `automaticSize`
  /// begins with 50 by 50.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Vertical at first: lines run from side to side and follow each other downwards.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of headers; the extent along the scroll direction counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers; the extent along the scroll direction counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// In points around the items of a section, its header and footer left out; where the delegate gives none.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// What room around the items of a section begins at. Raw values are Apple's.
  public enum SectionInsetReference: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
  /// What room at the sides of a section's items begins at: across the scroll direction.
  open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
  /// Kept: headers move with the content.
  open var sectionHeadersPinToVisibleBounds = false
  /// Kept: footers move with the content.
  open var sectionFootersPinToVisibleBounds = false

  private var places: [UICollectionViewLayoutAttributes] = []
  /// The sizes that items asked for, where they are estimated.
  private var askedSizes: [IndexPath: CGSize] = [:]
  private var contentSize = CGSize.zero

  open override func prepare() {
    asksForPreferredSizes = isSelfSizing
    places = []
    contentSize = .zero
    guard let collectionView else { return }
    var position: CGFloat = 0
    for section in 0..<collectionView.numberOfSections { place(section, in: collectionView, from: &position) }
    let width = collectionView.bounds.width
    contentSize =
      scrollDirection == .vertical
      ? CGSize(width: width, height: position) : CGSize(width: position, height: collectionView.bounds.height)
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    places.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  // MARK: Sizes that items ask for

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// What lies between the content's insets and what sections begin at.
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

  /// What the item asked for, or the estimate: of `automaticSize`, the usual size of an item.
  private func estimate(of indexPath: IndexPath) -> CGSize {
    if let asked = askedSizes[indexPath] { return asked }
    return estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
  }

  /// Whether an item would like another size, where sizes are estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isSelfSizing, originalAttributes.representedElementCategory == .cell else { return false }
    return preferredAttributes.size != originalAttributes.size
  }

  /// Takes down the size that an item would like.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    askedSizes[originalAttributes.indexPath] = preferredAttributes.size
    let context = newContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts || context.invalidateEverything { askedSizes = [:] }
    super.invalidateLayout(with: context)
  }

  // MARK: Lines

  /// What a program says of a section.
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
    place(
      UICollectionView.elementKindSectionHeader, index,
      isVertical ? section.header.height : section.header.width, view, &position)
    let sizes = (0..<view.numberOfItems(inSection: index)).map { item in
      if isSelfSizing { return estimate(of: IndexPath(item: item, section: index)) }
      return (view.delegate as? any UICollectionViewDelegateFlowLayout)?.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: item, section: index)) ?? itemSize
    }
    position += isVertical ? section.inset.top : section.inset.left
    let start = isVertical ? section.inset.left : section.inset.top
    let room =
      isVertical
      ? view.bounds.width - section.inset.left - section.inset.right
      : view.bounds.height - section.inset.top - section.inset.bottom
    var first = 0
    while first < sizes.count {
      func extent(_ item: Int) -> CGFloat { isVertical ? sizes[item].width : sizes[item].height }
      var end = first + 1
      var length = extent(first)
      while end < sizes.count, length + section.itemSpacing + extent(end) <= room + 0.001 {
        length += section.itemSpacing + extent(end)
        end += 1
      }
      let gaps = CGFloat(end - first - 1)
      let isLast = end == sizes.count
      let spacing = section.itemSpacing + (isLast || gaps == 0 ? 0 : max(0, room - length) / gaps)
      let thickness = sizes[first..<end].map { isVertical ? $0.height : $0.width }.max() ?? 0
      var along = start
      for item in first..<end {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: index))
        let across = position + (thickness - (isVertical ? sizes[item].height : sizes[item].width)) / 2
        attributes.frame = CGRect(
          origin: isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along), size: sizes[item])
        places.append(attributes)
        along += extent(item) + spacing
      }
      position += thickness + (isLast ? 0 : section.lineSpacing)
      first = end
    }
    position += isVertical ? section.inset.bottom : section.inset.right
    place(
      UICollectionView.elementKindSectionFooter, index,
      isVertical ? section.footer.height : section.footer.width, view, &position)
  }

  private func place(
    _ kind: String, _ section: Int, _ length: CGFloat, _ view: UICollectionView, _ position: inout CGFloat
  ) {
    guard length > 0 else { return }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame =
      scrollDirection == .vertical
      ? CGRect(x: 0, y: position, width: view.bounds.width, height: length)
      : CGRect(x: position, y: 0, width: length, height: view.bounds.height)
    places.append(attributes)
    position += length
  }
}

extension UICollectionView {
  /// The direction in which a flow goes on. Raw values are Apple's.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Apple's names in the order of the raw values.
    case vertical, horizontal
  }
}

/// Decides about a flow layout. Every question has the layout's own answer by default.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// In points; asked whenever places are computed. By default the layout's `itemSize`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// In points, around the items alone; by default the layout's `sectionInset`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// In points, between lines of one section; by default the layout's.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// In points, the least between items of a line; by default the layout's.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// In points, of which the length along the scrolling counts; zero for no header. By default the layout's.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// In points, of which the length along the scrolling counts; zero for no footer. By default the layout's.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }

  /// The size of an item in points: the layout's `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout).itemSize }
  /// The margins of a section in points: the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout).sectionInset }
  /// The least distance of a section's lines in points: the layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout).minimumLineSpacing }
  /// The least distance of items in a line in points: the layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout).minimumInteritemSpacing }
  /// The size of a header in points: the layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout).headerReferenceSize }
  /// The size of a footer in points: the layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout).footerReferenceSize }
}
