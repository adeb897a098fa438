// The layout engine of one tree: the items of its views and guides, the rows of its constraints, and what waits for the
// next solve.

import Unchecked
import Foundation
import LayoutEngine

/// Connects a view tree to its engine: which item stands for which view or guide, which row for which constraint.
///
/// A hosting context belongs to the root for as long as the tree lives. A measuring one is made for one question about a
/// subtree's fitting size (`systemLayoutSizeFitting`): it takes the place of the hosting one in the views of the subtree
/// and gives it back when it is dissolved.
@MainActor
final class LayoutContext {
  enum Purpose { case hosting, measuring }

  /// The owner of an item. Not retained: views and guides give their items back before they go.
  struct Owner {
    private(set) var viewReference = Unretained<UIView>()
    private var guideReference = Unretained<UILayoutGuide>()

    init() {}
    init(view: UIView) { viewReference = Unretained(wrappedValue: view) }
    init(guide: UILayoutGuide) { guideReference = Unretained(wrappedValue: guide) }

    var view: UIView? { viewReference.wrappedValue }
    var guide: UILayoutGuide? { guideReference.wrappedValue }
  }

  /// The item that a view or guide has in its hosting context, while a measuring one has taken its place.
  struct HostedItem {
    var owner: Owner
    @Unretained var context: LayoutContext?
    var item: Int32
    var settledWidth: CGFloat
  }

  let engine = LayoutEngine()
  private let rootReference: Unretained<UIView>
  let purpose: Purpose
  let scale: CGFloat
  let forbidsBackgroundChanges: Bool
  /// Whether new constants wait until something of the tree asks for layout: outside of a window, iOS 26 flags no layout for
  /// them (one source, spec 05 §8; Interface Builder's canvas has no part in it).
  let holdsConstants: Bool
  /// The constraints whose new constants wait.
  @exclusivity(unchecked) var heldConstants: [NSLayoutConstraint] = []
  /// Whether a layout or a change came from the main thread.
  var wasUsedOnMainThread = false
  /// The view or guide of each item, by the item's number.
  @exclusivity(unchecked) var owners: ContiguousArray<Owner> = []
  /// The rows that the system makes for a view, by item: mask (x, width, y, height), content size (width, none, height,
  /// none), or root size (width, height).
  @exclusivity(unchecked) var systemRows: ContiguousArray<SIMD4<Int32>> = []
  @exclusivity(unchecked) var notes: ContiguousArray<ItemNotes> = []
  /// The constraint of each row; nil for rows of the system.
  @exclusivity(unchecked) var constraintOfRow: ContiguousArray<NSLayoutConstraint?> = []
  /// Constraints whose items are not in the tree yet (spec 01 §4, UNPREP).
  @exclusivity(unchecked) var unprepared: [NSLayoutConstraint] = []
  /// The items whose content or given frame was changed since the last solve. Numbers, not views: the root would keep
  /// itself.
  @exclusivity(unchecked) var staleContent: [Int32] = []
  @exclusivity(unchecked) var staleFrames: [Int32] = []
  /// Whether texts did not converge in their last pass of this layout. What goes round in circles is looked at eleven
  /// times once, and then once in each of the 100 rounds: most circles end at the same step as by eleven times each.
  var isUnsettled = false
  /// The state of texts between one layout and the next.
  @exclusivity(unchecked) var texts = WrappingTexts()
  /// The items of the views whose baselines a constraint names, by its row: where another view may become the one.
  @exclusivity(unchecked) var baselineItems: [Int32: SIMD2<Int32>] = [:]
  var namesMovableBaseline = false
  /// Constraints that lost their rows with a view that they do not name, but whose baseline stood for that of one they do.
  @exclusivity(unchecked) var constraintsAwaitingRows: [NSLayoutConstraint] = []
  /// Whether a number that is too large for the engine was reported to the console.
  var hasReportedLimit: Bool
  /// Whether items and rows are being made: a solve would see a part of them.
  private var isIncluding = false
  /// The conflicts of the last solve, which were reported when they came up.
  var reportedConflicts: Set<LayoutEngine.Conflict> = []
  /// `LayoutEngine.conflictsRevision` at that time.
  var reportedConflictsRevision = 0
  /// Views that `exerciseAmbiguityInLayout()` holds at another solution.
  var exercisedItems: [Int32] = []
  private var nextOrder: Int32 = 0
  /// The order of the first item that came in after the last solve.
  private var firstUnsolved: Int32 = 0
  var hostedItems: [HostedItem] = []
  /// Changes that wait until no measuring context has the items: subtrees that were added, and views that began to be
  /// placed by constraints or ceased to be.
  var postponedSubtrees: [UIView] = []
  var postponedPlacements: [UIView] = []
  /// Set in the last rounds of a layout that does not come to rest.
  var recorder: FeedbackRecorder?
  /// Whether the engine was edited, or tried to be, since it was solved.
  var awaitsSolve = true
  /// Whether views of the tree may have scaled bounds: those behind AppKit's.
  let mayScale: Bool
  /// Whether a scroll view has an item: what lies in it may be tied to something outside.
  var hasScrollViews = false
  /// The items of stacks that fill proportionally by measured lengths.
  @exclusivity(unchecked) private var proportionalStacks: [Int32] = []
  /// The first thing that the engine refused; what it concerns has no effect.
  var failure: LayoutEngineError?

  /// The root retains a hosting context, and outlives a measuring one. The invariant of the unretained reference.
  var root: UIView {
    guard let root = rootReference.wrappedValue else { preconditionFailure("a context without a root") }
    return root
  }
  func isRoot(_ view: UIView) -> Bool { rootReference.refers(to: view) }

  /// Whether a measuring context has taken the place of this hosting one: changes are postponed.
  @inline(__always)
  var isSuspended: Bool { purpose == .hosting && rootReference.ask(\.measuresFittingSize) == true }

  init(root: UIView, purpose: Purpose) {
    rootReference = Unretained(wrappedValue: root)
    self.purpose = purpose
    // The layout reports what is too large for the engine; the target of a fitting size may be as large as it likes.
    hasReportedLimit = purpose == .measuring
    let environment = root.effectiveLayoutEnvironment
    scale = environment.displayScale
    forbidsBackgroundChanges = environment.forbidsBackgroundChanges
    holdsConstants =
      purpose == .hosting && environment.framework == .uiKit && !environment.isEditorCanvas
      && environment.generation.system >= 26 && root.presentWindow == nil
    mayScale = root.facade != nil
  }

  /// Adds all items that constraints place or mention.
  func build() { include(root, isAll: true) }

  // MARK: Subtrees

  /// Items first, in the order of the subviews, so that ties between content sizes follow that order; then rows, in
  /// the order of activation, which decides ties between constraints and what a conflict breaks.
  /// - Parameter isAll: whether nothing else will come for a while, which is worth making room for.
  func include(_ subtree: UIView, isAll: Bool = false) {
    guard !isSuspended else { return postponedSubtrees.append(subtree) }
    var room = 0
    let wasIncluding = isIncluding
    isIncluding = true
    if isAll {
      let views = subtree.viewCount
      // The latest number counts all activations that ever were.
      room = min(Int(subtree.latestActivation), 8 * views)
      engine.reserveCapacity(items: views, rows: 0)
      owners.reserveCapacity(views)
      systemRows.reserveCapacity(views)
      notes.reserveCapacity(views)
    }
    makeItems(subtree)
    var waiting = NumberedObjects<NSLayoutConstraint>(room: room)
    collectConstraints(subtree, &waiting)
    if isAll {
      let rows = max(constraintOfRow.count, systemRowCount) + waiting.count
      engine.reserveCapacity(items: owners.count, rows: rows)
      makePlaces(forRows: rows)
    }
    waiting.takeAll { add($0) }
    isIncluding = wasIncluding
  }

  private func makeItems(_ view: UIView) {
    if !view.storedTranslatesMask || isRoot(view) { _ = item(for: view) }
    guard view.usesConstraints else { return }
    view.visitSubviewsUncounted { makeItems($0) }
  }

  private func collectConstraints(_ view: UIView, _ waiting: inout NumberedObjects<NSLayoutConstraint>) {
    guard view.usesConstraints else { return }
    view.heldConstraints.visitUncounted { constraint in
      if purpose == .measuring || constraint.row < 0 {
        waiting.append(constraint, number: constraint.activationOrder)
      }
    }
    view.visitSubviewsUncounted { collectConstraints($0, &waiting) }
  }

  func subtreeWasAdded(_ view: UIView) {
    if view.usesConstraints { include(view) }
    markProportionsStale(above: view)
    guard !isSuspended else { return }
    let waiting = unprepared
    unprepared = []
    for constraint in waiting where constraint.holder != nil && constraint.row < 0 { add(constraint) }
  }

  func subtreeWillBeRemoved(_ view: UIView) {
    markProportionsStale(above: view)
    dropRows(view)
    dropItems(view)
    staleContent.removeAll { owners[Int($0)].view == nil }
    staleFrames.removeAll { owners[Int($0)].view == nil }
  }

  private func dropRows(_ view: UIView) {
    guard view.usesConstraints else { return }
    for constraint in view.heldConstraints where constraint.row >= 0 { remove(constraint) }
    for subview in view.storedSubviews { dropRows(subview) }
  }

  private func dropItems(_ view: UIView) {
    for subview in view.storedSubviews { dropItems(subview) }
    for guide in view.layoutGuides where guide.item >= 0 { removeItem(of: guide) }
    guard view.item >= 0 else { return }
    let index = view.item
    if notes[Int(index)].usesBaselines { takeBackRows(mentioning: index) }
    attempt { () throws(LayoutEngineError) in try engine.removeItem(LayoutEngine.Item(index: index)) }
    owners[Int(index)] = Owner()
    view.item = -1
    view.itemContext = nil
  }

  func removeItem(of guide: UILayoutGuide) {
    if purpose == .measuring {
      guide.leaveMeasuringContexts()
      if guide.item >= 0 { guide.itemContext?.removeItem(of: guide) }
      return
    }
    let index = guide.item
    attempt { () throws(LayoutEngineError) in try engine.removeItem(LayoutEngine.Item(index: index)) }
    owners[Int(index)] = Owner()
    guide.item = -1
    guide.itemContext = nil
  }

  /// Removes all marks of this context from the views.
  func dissolve() {
    switch purpose {
    case .hosting:
      for owner in owners {
        owner.view?.item = -1
        owner.view?.itemContext = nil
        owner.guide?.item = -1
        owner.guide?.itemContext = nil
      }
      for case let constraint? in constraintOfRow { constraint.row = -1 }
    case .measuring:
      for entry in hostedItems.reversed() {
        entry.owner.view?.item = entry.item
        entry.owner.view?.itemContext = entry.context
        entry.owner.view?.settledWidth = entry.settledWidth
        entry.owner.guide?.item = entry.item
        entry.owner.guide?.itemContext = entry.context
      }
    }
    owners = []
    constraintOfRow = []
    unprepared = []
    staleContent = []
    staleFrames = []
    constraintsAwaitingRows = []
    baselineItems = [:]
    texts = WrappingTexts()
  }

  // MARK: Items

  /// The view of an item; nil where it was deallocated, or where a subclass's code took the whole tree elsewhere.
  func view(of item: Int32) -> UIView? { Int(item) < owners.count ? owners[Int(item)].view : nil }

  @inline(__always)
  func knownItem(for view: UIView) -> LayoutEngine.Item? {
    guard view.item >= 0, view.itemContextReference.refers(to: self) else { return nil }
    return LayoutEngine.Item(index: view.item)
  }

  /// The view's item, made with those of its superviews; nil for a view outside of the tree.
  func item(for view: UIView) -> LayoutEngine.Item? {
    if let known = knownItem(for: view) { return known }
    let item: LayoutEngine.Item
    if isRoot(view) {
      item = engine.makeItem()
    } else {
      guard let parent = parentItem(for: view) else { return nil }
      item = engine.makeItem(in: parent)
    }
    if purpose == .measuring {
      displace(Owner(view: view), context: view.itemContext, item: view.item, settledWidth: view.settledWidth)
    }
    // What an earlier layout found counts no more.
    view.settledWidth = .infinity
    view.item = item.index
    view.itemContext = self
    if view.hasContentGuide { hasScrollViews = true }
    if view.fillsByMeasuredProportion { noteProportionalStack(item.index) }
    register(item, Owner(view: view), order: nextOrder)
    nextOrder += 1
    if view.isRightToLeft {
      attempt { () throws(LayoutEngineError) in try engine.setRightToLeft(true, of: item) }
    }
    let insets = view.measuredAlignmentInsets
    if insets != LayoutEngine.Edges() {
      attempt { () throws(LayoutEngineError) in try engine.setAlignmentInsets(insets, of: item) }
    }
    addSystemRows(of: view, item)
    if purpose == .hosting {
      view.markPlacementStale()
      view.superviewReference.ask { $0.markLayoutNeeded() }
    }
    return item
  }

  /// The item of a view's superview, which most often was made before.
  private func parentItem(for view: UIView) -> LayoutEngine.Item? {
    if let known = view.superviewReference.ask({ knownItem(for: $0) }) ?? nil { return known }
    return view.storedSuperview.flatMap { item(for: $0) }
  }

  func item(for guide: UILayoutGuide) -> LayoutEngine.Item? {
    if guide.item >= 0 && guide.itemContext === self { return LayoutEngine.Item(index: guide.item) }
    guard let owner = guide.storedOwner, let parent = item(for: owner) else { return nil }
    let item: LayoutEngine.Item
    switch guide.role {
    case .custom, .keyboard: item = engine.makeItem(in: parent)
    case .scrollContent: item = engine.makeAnchoredItem(in: parent)
    case .layoutMargins, .safeArea, .readableContent, .scrollFrame:
      item = engine.makeDerivedItem(in: parent, insets: LayoutEngine.Edges(guide.derivedInsets))
    }
    if purpose == .measuring {
      displace(Owner(guide: guide), context: guide.itemContext, item: guide.item, settledWidth: .infinity)
    }
    guide.item = item.index
    guide.itemContext = self
    register(item, Owner(guide: guide))
    if let keyboard = guide as? UIKeyboardLayoutGuide { updateKeyboardRows(of: keyboard) }
    if purpose == .hosting { owner.markLayoutNeeded() }
    return item
  }

  private func displace(_ owner: Owner, context: LayoutContext?, item: Int32, settledWidth: CGFloat) {
    hostedItems.append(
      HostedItem(
        owner: owner, context: Unretained(wrappedValue: context), item: item, settledWidth: settledWidth))
  }

  /// Numbers are used again; a new one is the next.
  private func register(_ item: LayoutEngine.Item, _ owner: Owner, order: Int32 = 0) {
    awaitsSolve = true
    let index = Int(item.index)
    guard index < owners.count else {
      owners.append(owner)
      systemRows.append(SIMD4(repeating: -1))
      notes.append(ItemNotes(order: order))
      return
    }
    owners[index] = owner
    systemRows[index] = SIMD4(repeating: -1)
    notes[index] = ItemNotes(order: order)
  }

  // MARK: Solving

  /// Passes all marked changes to the engine; then all values are right, those of multi-line texts after a second look
  /// at their width (spec 05 §6). Superviews of what moved are marked for layout.
  func update() {
    guard !isIncluding else { return }
    if forbidsBackgroundChanges && Thread.isMainThread { wasUsedOnMainThread = true }
    if purpose == .hosting {
      if !unprepared.isEmpty { resolveUnprepared() }
      if !baselineItems.isEmpty || !constraintsAwaitingRows.isEmpty { updateNamedBaselines() }
    }
    guard awaitsSolve || !staleFrames.isEmpty || !staleContent.isEmpty else { return }
    if purpose == .hosting, !isUnsettled { unwrapTexts() }
    settle()
    if purpose == .hosting { keepWrappedTexts() }
    firstUnsolved = nextOrder
    if purpose == .hosting { alertForNewConflicts() }
  }

  func noteProportionalStack(_ item: Int32) { if purpose == .hosting { proportionalStacks.append(item) } }

  /// Something changed in a view, or in what it holds: stacks above it that fill by measured lengths measure again.
  // The view is asked for where it is needed: every constraint passes here, and would count its holder.
  @inline(__always)
  func markProportionsStale(above view: @autoclosure () -> UIView?) {
    if !proportionalStacks.isEmpty { markStacksStale(above: view()) }
  }

  private func markStacksStale(above view: UIView?) {
    var above = view
    while let present = above {
      if present.fillsByMeasuredProportion { present.areProportionsStale = true }
      above = present.storedSuperview
    }
  }

  /// Before the engine is told of what changed: stacks that fill by measured lengths measure again where something changed
  /// below them, the innermost first.
  func remeasureProportions() {
    guard !proportionalStacks.isEmpty, hasPendingChanges else { return }
    let stacks = Set(proportionalStacks).compactMap { view(of: $0) }.filter(\.fillsByMeasuredProportion)
    proportionalStacks = stacks.map(\.item).sorted()
    let stale = stacks.filter(\.areProportionsStale)
    for stack in stale.sorted(by: { ($0.depth, $0.item) > ($1.depth, $1.item) }) {
      stack.areProportionsStale = false
      stack.measureProportionsAgain()
    }
  }

  /// Whether `update()` has anything to do.
  var hasPendingChanges: Bool {
    awaitsSolve || !staleFrames.isEmpty || !staleContent.isEmpty || !unprepared.isEmpty
      || !constraintsAwaitingRows.isEmpty
  }

  private func settle() {
    for _ in 0...(isUnsettled ? 0 : 10) {
      solve()
      isUnsettled = !staleContent.isEmpty || !staleFrames.isEmpty
      if !isUnsettled { return }
    }
  }

  private func solve() {
    flush()
    if attempt({ () throws(LayoutEngineError) in try engine.solve() }) != nil { awaitsSolve = false }
    for item in engine.changedItems { note(item) }
    settleUnwrappedTexts()
  }

  private func flush() {
    if !staleFrames.isEmpty {
      let items = staleFrames
      staleFrames.removeAll(keepingCapacity: true)
      for item in items where notes[Int(item)].isFrameStale {
        notes[Int(item)].isFrameStale = false
        if let view = view(of: item) { updateFrameRows(of: view) }
      }
    }
    if !staleContent.isEmpty {
      let items = staleContent
      staleContent.removeAll(keepingCapacity: true)
      for item in items where notes[Int(item)].isContentStale {
        notes[Int(item)].isContentStale = false
        guard let view = view(of: item) else { continue }
        noteUnwrapped(view)
        updateContent(of: view)
      }
    }
  }

  private func note(_ item: LayoutEngine.Item) {
    // A content size that was asked for may have taken the tree elsewhere.
    guard Int(item.index) < owners.count else { return }
    let owner = owners[Int(item.index)]
    if texts.isRemeasured { texts.moved.append(item) }
    if let guide = owner.guide {
      if !texts.isRemeasured { announce(guide, item) }
      return
    }
    var isMeasured = false
    owner.viewReference.ask { view in
      if purpose == .hosting && !texts.isRemeasured {
        view.markPlacementStale()
        view.superviewReference.ask { $0.markLayoutNeeded() }
      }
      isMeasured = view.hasHeightForWidth
    }
    // Measuring may run a subclass's code, and that may let go of the view.
    if isMeasured, let view = owner.view { settleWidth(of: view, item) }
  }

  /// Tells a guide's owner that the guide moved.
  func announce(_ guide: UILayoutGuide, _ item: LayoutEngine.Item) {
    guide.announcedRect = engine.rect(of: item)
    guide.storedOwner?.markLayoutNeeded()
  }

  func settleWidth(of view: UIView, _ item: LayoutEngine.Item) {
    // The next ten-thousandth above: a text that just fits must not wrap for the noise of the solver.
    let width = CGFloat(((engine.rect(of: item).width * 1e4) - 0.01).rounded(.up) / 1e4)
    guard width != view.settledWidth else { return }
    if purpose == .hosting { texts.settled.append(item.index) }
    guard view.layoutWidthDidSettle(width), view.item >= 0 else { return }
    contentSizeDidChange(of: view)
  }

  /// Runs an edit of the engine; keeps the first failure for the diagnosis.
  @discardableResult
  func attempt<T>(_ edit: () throws(LayoutEngineError) -> T) -> T? {
    awaitsSolve = true
    do { return try edit() } catch {
      if failure == nil { failure = error }
      return nil
    }
  }

  // MARK: Values

  func alignmentRect(of view: UIView) -> CGRect {
    CGRect(engine.rect(of: LayoutEngine.Item(index: view.item)))
  }
  /// Whether the engine has an answer for a view: not before the first solve with it, and not where its frame was given
  /// since.
  func hasAnswer(for view: UIView) -> Bool {
    let note = notes[Int(view.item)]
    return note.order < firstUnsolved && !(note.isFrameStale && view.storedTranslatesMask)
  }

  /// Whether the engine was solved with an item.
  func hasBeenSolved(_ item: Int32) -> Bool { notes[Int(item)].order < firstUnsolved }

  func layoutFrame(of guide: UILayoutGuide) -> CGRect {
    CGRect(engine.rect(of: LayoutEngine.Item(index: guide.item)))
  }
}

/// The notes of a context about an item.
struct ItemNotes {
  /// The ordinal of the view's arrival; decides ties between content sizes.
  var order: Int32 = 0
  /// The width of the content when last queried, and that before the layout gave it a width to wrap at.
  var contentWidth: Float = 0
  var unwrappedWidth: Float = 0
  /// Whether the width is that of the wrapped text itself.
  var isWrappedByItself = false
  /// The mask that the autoresizing rows were made for.
  var mask: UInt8 = 0
  var isContentStale = false
  var isFrameStale = false
  var usesMargins = false
  var usesBaselines = false
  /// The solution at which the item is held, for debugging.
  var exercise: AmbiguityExercise?
}

extension CGRect {
  init(_ rect: LayoutEngine.Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension LayoutEngine.Edges {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: LayoutContext.kept(insets.top), left: LayoutContext.kept(insets.left),
      bottom: LayoutContext.kept(insets.bottom), right: LayoutContext.kept(insets.right))
  }
}

extension UIView {
  /// The alignment insets as the two overridable functions give them.
  var measuredAlignmentInsets: LayoutEngine.Edges {
    if let facade { return LayoutEngine.Edges(facade.alignmentInsetsOfFacade) }
    let frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let rect = alignmentRect(forFrame: frame)
    return LayoutEngine.Edges(
      top: Double(rect.minY), left: Double(rect.minX), bottom: Double(frame.maxY - rect.maxY),
      right: Double(frame.maxX - rect.maxX))
  }
}

extension UILayoutGuide {
  /// The insets of the guide's item; a scroll view's visible frame moves with the offset. In a clip view of AppKit the
  /// content at rest moves against it.
  var derivedInsets: UIEdgeInsets {
    guard role == .scrollFrame, let storedOwner else { return insets }
    var offset = storedOwner.bounds.origin
    if storedOwner is ClipSpace { offset = CGPoint(x: -offset.x, y: -offset.y) }
    return UIEdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
  }
}
