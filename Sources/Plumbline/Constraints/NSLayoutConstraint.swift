// Constraints: linear relations between attributes of views and guides.

import Foundation
import LayoutEngine
import Unchecked

/// A linear relation between two attributes, or between one and a number, with a priority:
///
///     first.attribute  ≤, = or ≥  multiplier · second.attribute + constant
///
/// It is an equation rather than an assignment: the engine may move either side. Items are views and layout guides;
/// their attributes are those of the alignment rectangle, in points. A constraint counts while it is active, and the
/// view that is the nearest common ancestor of its items then holds and retains it. Items are not retained; when one
/// goes, its constraints are deactivated.
///
///     let wide = box.widthAnchor.constraint(equalToConstant: 120)
///     wide.priority = .defaultHigh
///     wide.isActive = true
///     wide.constant = 160  // moves what depends on it with the next layout
///
/// A constraint of priority 1000 must hold. Of those below, each priority is a level of its own: the higher one is
/// satisfied as well as can be before any lower one is asked. Required constraints that exclude each other are a
/// conflict: of those, the one that was activated last is broken, and the console gets Apple's text
/// (`LayoutEnvironment.console`).
///
/// Attributes, relation, items and multiplier never change. What Apple refuses with an exception stops the program
/// with the same sentence; `validated` throws it instead. `creationSite` says which line made the constraint; Apple's
/// has nothing like it.
/// - Complexity: activating and deactivating take constant time beside the walk to the common ancestor; rows are made
///   and solved with the next layout. A new `constant` costs what it moves, and is much cheaper than another
///   constraint in place of this one.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Called when the object and all others of its document are made and connected; overrides call super.
  open func awakeFromNib() {}
  /// The view or guide on the left; nil once it is gone.
  public final var firstItem: AnyObject? { firstLayoutItem.map(Facades.shown) }
  /// The view or guide on the right; nil for a constraint of one item.
  public final var secondItem: AnyObject? { secondLayoutItem.map(Facades.shown) }
  /// Both items, each with its attribute.
  package final var sides: [(item: AnyObject?, attribute: Attribute)] {
    [(firstItem, firstAttribute), (secondItem, secondAttribute)]
  }
  /// The view or guide itself, behind any facade.
  final var firstLayoutItem: AnyObject? { distances?.first == nil ? firstReference?.item : nil }
  final var secondLayoutItem: AnyObject? { distances?.second == nil ? secondReference?.item : nil }
  // Making a screen is a pass through the memory of its constraints: what few have lies in a box (`rare`), and what is left
  // fits into 136 bytes, which is what the system has left of 144.
  final var storedPriority = UILayoutPriority.required
  /// Its row in the engine of the tree; negative while there is none.
  final var row: Int32 = -1
  final var storedConstant: CGFloat = 0
  final var rare: RareConstraintState?
  /// The references to the items of sides that are no distances.
  final var firstReference: ItemReference?
  final var secondReference: ItemReference?

  /// The view whose `constraints` it is in; nil while it is inactive.
  package internal(set) final var holder: UIView? {
    get { holderReference.wrappedValue }
    set { holderReference.wrappedValue = newValue }
  }
  final var holderReference = Unretained<UIView>()
  /// The links in the holder's list of constraints, and in the lists of those that name its items.
  final var heldLinks = HeldConstraints.Links()
  final var mentionLinks = (Mentions.Links(), Mentions.Links())
  /// Counts up with the activations in a tree: the order in which rows reach the engine.
  final var activationOrder: Int32 = 0

  /// The line that made it, or the precedence of one of which that is not known.
  private final var creationNumber: UInt32 = 0
  private final var creationFile = PackedLiteral()
  /// `notAnAttribute` for a constraint made from an offset between two anchors.
  @exclusivity(unchecked) public internal(set) final var firstAttribute = Attribute.notAnAttribute
  /// `notAnAttribute` without a second item.
  @exclusivity(unchecked) public internal(set) final var secondAttribute = Attribute.notAnAttribute
  /// Whether the left side is equal to the right one, at most or at least as large. Never changes.
  @exclusivity(unchecked) public internal(set) final var relation = Relation.equal
  /// The symbol that the constant stands for, if any; shown in descriptions.
  package final var symbolicConstant: SymbolicConstant?
  /// Whether archives of a view keep the constraint.
  open var shouldBeArchived = false
  @exclusivity(unchecked) package final var hasAssociations = false

  /// Shown in descriptions and logs; names that begin with NS or UI are the system's.
  open var identifier: String? {
    get { rare?.identifier }
    set { if newValue != nil || rare != nil { makeRare().identifier = newValue } }
  }
  /// The line that made the constraint: shown by reports, never by `description`, which is Apple's. Nil for the
  /// system's constraints and those of documents. A library that makes constraints for its callers can set it to the
  /// caller's line.
  public final var creationSite: CreationSite? {
    get { creationFile.literal.map { CreationSite(fileID: $0, line: UInt(creationNumber)) } }
    set {
      if let newValue { setCreationSite(newValue.fileID, newValue.line) } else { precedence = precedence }
    }
  }
  /// Decides ties and which member of a conflict is broken: the lowest number is satisfied, the highest broken. Of the system's
  /// constraints and those of documents; one that has a precedence has no creation site.
  package final var precedence: Int32 {
    get { creationFile.literal == nil ? Int32(bitPattern: creationNumber) : 0 }
    set {
      creationFile = PackedLiteral()
      creationNumber = UInt32(bitPattern: newValue)
    }
  }
  private final func setCreationSite(_ fileID: StaticString, _ line: UInt) {
    creationFile = PackedLiteral(fileID)
    creationNumber = creationFile.literal == nil ? 0 : UInt32(clamping: line)
  }

  /// A constraint without items, which cannot be activated. Subclasses start here; `init(item:…)` and the anchors make
  /// constraints that mean something.
  public override init() { super.init() }

  deinit { if hasAssociations { AssociationTable.shared.forget(ObjectIdentifier(self)) } }

  convenience init(
    sides: ConstraintSides, relation: Relation, constant: CGFloat, priority: UILayoutPriority = .required,
    site: CreationSite? = nil
  ) {
    self.init()
    setSides(sides, relation: relation, constant: constant)
    storedPriority = priority
    creationSite = site
  }

  /// Only for constraints that are being made.
  final func setSides(_ sides: ConstraintSides, relation: Relation, constant: CGFloat) {
    firstReference = sides.first
    secondReference = sides.second
    firstAttribute = sides.firstAttribute
    secondAttribute = sides.secondAttribute
    if let distances = sides.distances { makeRare().distances = distances }
    multiplier = sides.multiplier
    self.relation = relation
    storedConstant = constant
  }

  /// The same for views. Not inlined, because an initialiser would count each of them once more.
  @inline(never)
  private final func setSides(
    _ first: UIView, _ firstAttribute: Attribute, _ relation: Relation, _ second: UIView?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstReference = first.reference
    self.firstAttribute = firstAttribute
    if let second {
      secondReference = second.reference
      self.secondAttribute = secondAttribute
    }
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
  }

  /// A constraint between two items, or of one item with a constant.
  ///
  /// Stops with Apple's sentence when the combination is illegal; `validated` throws instead. `fileID` and `line` become
  /// the `creationSite`.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    do throws(LayoutConstraintError) {
      let sides = try ConstraintSides(
        first: view1, attribute: attr1, second: view2, attribute: attr2, multiplier: multiplier, constant: c)
      self.init(
        sides: sides, relation: relation, constant: c, site: CreationSite(fileID: fileID, line: line))
    } catch {
      error.stop(fileID, line)
    }
  }

  // Shared: an initializer's parameters are its own otherwise, and each view would be counted for it and let go again.
  /// The same between views that are known as such: nobody has to find out what `Any` is.
  public convenience init(
    item view1: __shared UIView, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: __shared UIView?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    if !ConstraintSides.areLegal(attr1, view2 == nil ? nil : attr2, multiplier: multiplier, constant: c) {
      do throws(LayoutConstraintError) {
        _ = try ConstraintSides(
          first: view1, attribute: attr1, second: view2, attribute: attr2, multiplier: multiplier, constant: c
        )
      } catch {
        error.stop(fileID, line)
      }
    }
    self.init()
    setSides(view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: c)
    setCreationSite(fileID, line)
  }

  /// The same with exactly Apple's parameters, for code that passes the initialiser on as a function.
  @_disfavoredOverload
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    do throws(LayoutConstraintError) {
      let sides = try ConstraintSides(
        first: view1, attribute: attr1, second: view2, attribute: attr2, multiplier: multiplier, constant: c)
      self.init(sides: sides, relation: relation, constant: c)
    } catch {
      error.stop()
    }
  }

  /// Points that are added to the second side. A change on an active constraint is the cheap edit; never make a new
  /// constraint for it. Must be finite.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      do throws(LayoutConstraintError) { try setConstant(newValue) } catch { error.stop() }
    }
  }

  /// The priority, above 0 and at most 1000. While the constraint is active, it changes from required to optional and
  /// back only where ``LayoutEnvironment/allowsRequiredPriorityChangeWhileInstalled`` says so, as from iOS 13 on.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      do throws(LayoutConstraintError) { try setPriority(newValue) } catch { error.stop() }
    }
  }

  /// Whether the constraint takes part in layout. Activating calls `addConstraint(_:)` of the nearest common ancestor of
  /// its items, deactivating `removeConstraint(_:)` of the view that holds it.
  open dynamic var isActive: Bool {
    get { !holderReference.isEmpty }
    set {
      if newValue {
        do throws(LayoutConstraintError) { try activate() } catch { error.stop() }
      } else {
        deactivate()
      }
    }
  }

  /// The text of Apple's logs (spec 01 §6): the relation in the visual format where it has one, as an equation
  /// otherwise, with the names of the items.
  open dynamic override var description: String { onTreesThread { ConstraintDescription(self).text } }

  /// The name of the class, as logs show it. Replaced by constraints that Apple has a class of another name for.
  var className: String {
    symbolicConstant == .anchorSystemSpacing
      ? "_UISystemBaselineConstraint" : ObjectNotation.className(of: self)
  }
  /// The figures that stand in front of the body: a mask's springs.
  var descriptionPrefix: String { "" }
  /// The whole body, for constraints that are not of the usual form.
  func descriptionBody(_ names: inout ItemNames) -> String? { nil }
  /// The superview that such a body names.
  var superviewInBody: UIView? { nil }

  // Identity, as of every object. `extension NSLayoutConstraint { override func isEqual… }` needs members of the class's own;
  // nothing of the layout compares constraints by them.
  open dynamic override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  open dynamic override var hash: Int { super.hash }
}

/// The constants that have a name instead of a number in documents and formats.
package enum SymbolicConstant: Hashable, Sendable {
  /// The standard space of visual formats and Interface Builder.
  case standardSpace
  /// The spacing of `constraint(equalToSystemSpacingAfter:multiplier:)` and its variants.
  case anchorSystemSpacing
}

extension NSLayoutConstraint {
  /// A part of a rectangle that constraints can name. Raw values are Apple's.
  public enum Attribute: Int, Hashable, Sendable, CaseIterable {
    /// No attribute: what the second side of a size has.
    case notAnAttribute = 0
    /// Apple's names and raw values (spec 01 §2).
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
      firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin,
      centerXWithinMargins, centerYWithinMargins

    /// `lastBaseline`, as it was called before iOS 8.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// The relation of the two sides. Raw values are Apple's.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The direction of a length. Raw values are Apple's.
  public enum Axis: Int, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}

extension NSLayoutConstraint: @preconcurrency AssociationHost {}
