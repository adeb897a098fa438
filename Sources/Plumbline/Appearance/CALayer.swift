// Layers as views carry them: what is set is read back, geometry of a view's own layer is the view's. Nothing draws.

import Foundation
import Unchecked

/// A rectangle with an appearance. A view's own layer has the view's geometry; others have their own. As with Apple,
/// layers are not bound to the main actor: the thread that uses the view uses its layer.
open class CALayer: NSObject {
  /// The view whose layer this is. Not retained: the view keeps its layer, and clears this when it goes.
  @Unretained var view: UIView?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  private var ownTransform = CATransform3DIdentity
  private var ownOpacity: Float = 1
  private var ownHidden = false
  private var ownMasksToBounds = false
  private var ownBackgroundColor: CGColor?

  /// Asks the view whose layer this is, or tells it something; nil without a view.
  @inline(__always) @discardableResult
  private func view<Answer>(_ question: @MainActor (UIView) -> Answer) -> Answer? {
    guard let view else { return nil }
    return onTreesThread { question(view) }
  }

  /// A layer with default values: no size, at (0, 0), opaque.
  public override init() { super.init() }

  /// For Core Animation's own copies: geometry and appearance; anything but a layer gives an empty one.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    bounds = layer.bounds
    position = layer.position
    cornerRadius = layer.cornerRadius
    backgroundColor = layer.backgroundColor
    #if !canImport(Darwin)
      if !layer.managedValues.isEmpty { managedValues = layer.managedValues }
    #endif
  }

  /// A layer of no size; nothing of a layer is archived.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Geometry

  /// The rectangle in the superlayer's space, in points. With a transform, the upright box around the transformed bounds.
  open var frame: CGRect {
    get { view { $0.frame } ?? boxAroundAnchor.offsetBy(dx: ownPosition.x, dy: ownPosition.y) }
    set {
      if view({ $0.frame = newValue }) == nil {
        bounds.size = affineTransform().sizeOfBounds(shownIn: newValue.size)
        let box = boxAroundAnchor
        ownPosition = CGPoint(x: newValue.minX - box.minX, y: newValue.minY - box.minY)
        tellObservers()
      }
    }
  }

  /// The upright box around the transformed bounds, seen from the anchor point.
  private var boxAroundAnchor: CGRect {
    let size = ownBounds.size
    return affineTransform().box(
      around: CGRect(
        x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
        height: size.height))
  }

  /// The bounds in the layer's own space; of a view's own layer the view's. A change marks the layer for layout.
  open var bounds: CGRect {
    get { view { $0.bounds } ?? ownBounds }
    set {
      if view({ $0.bounds = newValue }) == nil, newValue != ownBounds {
        ownBounds = newValue
        setNeedsLayout()
        tellObservers()
      }
    }
  }

  /// The position of the anchor point in the superlayer's space; of a view's own layer the view's `center`.
  open var position: CGPoint {
    get { view { $0.center } ?? ownPosition }
    set {
      if view({ $0.center = newValue }) == nil {
        ownPosition = newValue
        tellObservers()
      }
    }
  }

  /// The point of the bounds that `position` places, from 0 to 1; of a view's own layer the view's.
  open var anchorPoint: CGPoint {
    get { view { $0.anchorPoint } ?? ownAnchorPoint }
    set { if view({ $0.anchorPoint = newValue }) == nil { ownAnchorPoint = newValue } }
  }
  /// 0 by default; higher ones lie before lower ones. Without effect here.
  open var zPosition: CGFloat = 0

  /// About the anchor point; of a view's own layer the view's, of which only the plane stays. Layout ignores
  /// it.
  open var transform: CATransform3D {
    get { view { CATransform3DMakeAffineTransform($0.transform) } ?? ownTransform }
    set {
      if view({ $0.transform = CATransform3DGetAffineTransform(newValue) }) == nil { ownTransform = newValue }
    }
  }

  /// The part of `transform` that stays in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets `transform`, without depth.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// A copy with what is shown at the current time of the tree's `animationTimeline`; nil for layers that lie
  /// in no view.
  open func presentation() -> Self? {
    guard hostingView != nil else { return nil }
    let shown = view { $0.presentation } ?? nil
    let copy: CALayer = type(of: self).make(())
    copy.ownAnchorPoint = anchorPoint
    copy.ownBounds = shown?.bounds ?? bounds
    copy.ownPosition = shown?.center ?? position
    copy.ownTransform = shown.map { CATransform3DMakeAffineTransform($0.transform) } ?? transform
    copy.ownOpacity = shown.map { Float($0.alpha) } ?? opacity
    copy.cornerRadius = cornerRadius
    copy.borderWidth = borderWidth
    copy.shadowOpacity = shadowOpacity
    copy.shadowRadius = shadowRadius
    copy.zPosition = zPosition
    copy.ownBackgroundColor = backgroundColor
    for animation in animations.values.sorted(by: { $0.begin < $1.begin }) { animation.apply(to: copy) }
    return copy as? Self
  }

  /// The view whose layer this is, or that of the nearest layer above that has one.
  private var hostingView: UIView? {
    var layer: CALayer? = self
    while let current = layer {
      if let view = current.view { return view }
      layer = current.storedSuperlayer
    }
    return nil
  }

  // MARK: Look

  /// The radius of the corners in points, 0 for square ones; shown by pictures.
  open var cornerRadius: CGFloat = 0
  /// The corners that the radius applies to; all by default; stored: pictures round all of them.
  open var maskedCorners: CACornerMask = .all
  /// `.circular` by default; without effect here.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border inside of the bounds, in points.
  open var borderWidth: CGFloat = 0
  /// Black at first in Apple's; nil for none.
  open var borderColor: CGColor?
  /// The colour behind the contents; of a view's own layer the view's.
  open var backgroundColor: CGColor? {
    get { view { $0.backgroundColor?.cgColor } ?? ownBackgroundColor }
    set {
      if view({ $0.backgroundColor = newValue.map { UIColor(cgColor: $0) } }) == nil {
        ownBackgroundColor = newValue
      }
    }
  }
  /// The opacity, from 0 to 1; of a view's own layer the view's alpha.
  open var opacity: Float {
    get { view { Float($0.alpha) } ?? ownOpacity }
    set { if view({ $0.alpha = CGFloat(newValue) }) == nil { ownOpacity = newValue } }
  }
  /// Whether the layer is not shown; of a view's own layer the view's.
  open var isHidden: Bool {
    get { view { $0.isHidden } ?? ownHidden }
    set { if view({ $0.isHidden = newValue }) == nil { ownHidden = newValue } }
  }
  /// Whether sublayers are clipped to the bounds; of a view's own layer the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view { $0.clipsToBounds } ?? ownMasksToBounds }
    set { if view({ $0.clipsToBounds = newValue }) == nil { ownMasksToBounds = newValue } }
  }
  /// Nil for none; black in Apple's by default.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0, the default, to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow, in points; 3 upwards by default; stored.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow in the layer's space; nil for that of the content; stored.
  open var shadowPath: CGPath?
  /// The mask, in the layer's space; nil for none. It is no sublayer.
  open var mask: CALayer?
  /// The content: an image of whatever kind.
  open var contents: Any?
  /// The scaling and position of the contents in the bounds; stored.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Pixels of the contents per point; 1 by default; stored.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is kept as an image; false by default; stored.
  open var shouldRasterize = false
  /// Pixels per point of that image; 1 by default; stored.
  open var rasterizationScale: CGFloat = 1
  /// Whether the edges are smoothed; false by default; stored.
  open var allowsEdgeAntialiasing = false
  /// Whether a new size asks for drawing; false by default; stored: nothing draws.
  open var needsDisplayOnBoundsChange = false
  /// A name for the program to find the layer by; stored.
  open var name: String?
  /// The delegate; for a view's own layer the view, where none was set.
  open var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? view }
    set { ownDelegate = newValue }
  }
  private weak var ownDelegate: (any CALayerDelegate)?
  /// The actions for events by name, where the delegate gives none; stored.
  open var actions: [String: any CAAction]?
  /// The action for an event: the delegate's, or the layer's own; nil for none. Nothing runs it.
  open func action(forKey event: String) -> (any CAAction)? {
    let action = delegate?.action(for: self, forKey: event) ?? actions?[event]
    return action is NSNull ? nil : action
  }
  private var animations: [String: LayerAnimation] = [:]

  // MARK: Hierarchy

  private var storedSublayers: [CALayer] = []
  @Unretained private var storedSuperlayer: CALayer?
  private var awaitsLayout = true

  package var hasAssociations = false
  package final var carriedStates = CarriedStates()

  deinit {
    if hasAssociations { AssociationTable.shared.forget(ObjectIdentifier(self)) }
    for sublayer in storedSublayers { sublayer.storedSuperlayer = nil }
  }

  /// The superlayer; nil for a root layer. For a view's own layer that of the superview.
  open var superlayer: CALayer? { storedSuperlayer ?? view { $0.superview?.layer } ?? nil }

  /// Back to front, those of the view's subviews before the added ones; nil where there are none.
  open var sublayers: [CALayer]? {
    get {
      let all = (view { $0.subviews.map { $0.layer } } ?? []) + storedSublayers
      return all.isEmpty ? nil : all
    }
    set {
      for layer in storedSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }

  /// Adds a layer in front of the others. A view's own layer follows the view instead.
  open func addSublayer(_ layer: CALayer) { place(layer, at: storedSublayers.count) }
  /// Inserts a sublayer at an index, 0 at the back, among those that were added; indices beyond them are clamped.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { place(layer, at: Int(index)) }
  /// Inserts a layer behind another one, or at the very back where that is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    place(layer, at: storedSublayers.firstIndex { $0 === sibling } ?? 0)
  }
  /// Inserts a layer in front of another one, or at the very front where that is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    place(layer, at: storedSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? storedSublayers.count)
  }

  /// Does nothing for a layer that was added to none, as views' own layers.
  open func removeFromSuperlayer() {
    guard let storedSuperlayer else { return }
    storedSuperlayer.storedSublayers.removeAll { $0 === self }
    self.storedSuperlayer = nil
  }

  private func place(_ layer: CALayer, at index: Int) {
    guard layer !== self, layer.view == nil else { return }
    layer.removeFromSuperlayer()
    storedSublayers.insert(layer, at: min(max(0, index), storedSublayers.count))
    layer.storedSuperlayer = self
    setNeedsLayout()
  }

  // MARK: Layout

  /// Asks for `layoutSublayers()`, or for the view's layout.
  open func setNeedsLayout() {
    awaitsLayout = true
    view { $0.setNeedsLayout() }
  }

  /// Whether layout is pending; of a view's own layer the view's.
  open func needsLayout() -> Bool { view { $0.isLayoutNeeded } ?? awaitsLayout }
  /// Whether y grows upwards in what the layer shows: no, as everywhere in UIKit.
  open func contentsAreFlipped() -> Bool { false }

  /// Lays out the layers below that ask for it; a view's own layer lays out the view.
  open func layoutIfNeeded() {
    if view({ $0.layoutIfNeeded() }) != nil { return }
    if awaitsLayout {
      awaitsLayout = false
      layoutSublayers()
    }
    for sublayer in storedSublayers { sublayer.layoutIfNeeded() }
  }

  /// Lays out the sublayers, in subclasses. By default calls the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// The size that the content takes: of a text layer its text's in one line, of others that of the bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// Without effect: `render(in:)` always redraws.
  open func setNeedsDisplay() {}
  /// Without effect: `render(in:)` always redraws.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Without effect: `render(in:)` always redraws.
  open func displayIfNeeded() {}
  /// Calls the delegate's `display(_:)`, for hosts and tests.
  open func display() { delegate?.display(self) }
  /// Whether another value of a property has the layer drawn again; for subclasses, no.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Nil; for subclasses. Not asked here.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// False; for subclasses. Not asked here.
  open class func needsLayout(forKey key: String) -> Bool { false }
  #if !canImport(Darwin)
    /// Draws into a context: the delegate does, or a subclass.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// Draws the layer and those in it into a context: the colours behind, what layers of shapes, gradients and text show, what
    /// subclasses draw, and of a view's layer what the view draws, its text and its image.
    open func render(in ctx: CGContext) {
      ctx.saveGState()
      renderOwn(in: ctx)
      draw(in: ctx)
      if let view { onTreesThread((view, ctx)) { view, ctx in view.drawContent(in: ctx) } }
      for sublayer in sublayers ?? [] where !sublayer.isHidden { sublayer.renderAtItsPlace(in: ctx) }
      renderBorder(in: ctx)
      ctx.restoreGState()
    }
    /// The layers that were added, without those of views.
    var addedSublayers: [CALayer] { storedSublayers }
  #endif
  /// Whether the bounds contain a point of the layer's own space.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The deepest layer at a point of the superlayer's space; nil outside, for hidden and for clear layers.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let own = convert(p, from: superlayer)
    guard contains(own) else { return nil }
    for sublayer in (sublayers ?? []).reversed() {
      if let hit = sublayer.hitTest(own) { return hit }
    }
    return self
  }
  /// Replaces a sublayer by another at its index; only adds the new one where the old is no sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  /// The layer itself: `presentation()` gives copies.
  open func model() -> Self { self }

  // MARK: Animations

  /// Adds an animation under a key; another one of the key ends. In a view's tree it runs on `animationTimeline`:
  /// `presentation()` shows what basic and keyframe animations and groups of them do, while the model's values are the
  /// ones that hold, and at its end it goes. Elsewhere it is only kept.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    let key = key ?? ""
    removeAnimation(forKey: key)
    let timeline = hostingView.map { onTreesThread($0) { $0.animationTimeline } }
    let running = LayerAnimation(animation, of: self, key: key, on: timeline)
    animations[key] = running
    onTreesThread((timeline, running)) { timeline, running in timeline?.add(running) }
    animation.delegate?.animationDidStart(animation)
  }
  /// Nil for none.
  open func animation(forKey key: String) -> CAAnimation? { animations[key]?.animation }
  /// Removes an animation; its delegate is told that it did not finish. Does nothing for an unknown key.
  open func removeAnimation(forKey key: String) {
    animations.removeValue(forKey: key)?.end(finished: false)
  }
  /// Removes all animations; their delegates are told that they did not finish.
  open func removeAllAnimations() { for key in animations.keys.sorted() { removeAnimation(forKey: key) } }

  /// An animation is over.
  func forget(_ animation: LayerAnimation) {
    if animations[animation.key] === animation { animations[animation.key] = nil }
  }

  /// The keys of the animations, sorted; nil without any.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
}

extension CALayer: AssociationHost, CarriedStateHolder {}
