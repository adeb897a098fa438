// Which row gives which variable its value, and in which order: the tight set of a whole system in triangular form. The
// plan depends on coefficients only, so that a new constant is evaluated where it leads and nowhere else.

internal import Unchecked

/// How all values follow from the rows.
///
/// Three kinds of steps follow each other. *Settled* variables follow from one required equality each. *Parts* are
/// small systems with something to optimise: one variable to which others are tied, or several (then a simplex decides).
/// *Dependents* are variables without wishes of their own, which complete rows that nothing else needs.
///
/// A part or a dependent relies on assumptions that only numbers can break: that its optimum is unique, and that a size
/// left out of the optimisation comes out as zero or more. `evaluate` reports where they do not hold.
struct SubstitutionPlan: ~Copyable {
  /// What a row is for, as far as it is not the number of the step or dependent that uses it.
  enum Owner {
    /// Nothing uses the row.
    static let none: Int32 = -1
    /// The row gives a variable its place in a class that grows; only while a plan is built.
    static let definition = Int32.max - 1
    /// Required, but nobody's to fulfil: the values of others decide whether it holds.
    static let check = Int32.max
    /// Dependents count downwards.
    @inline(__always)
    static func dependent(_ index: Int) -> Int32 { -2 - Int32(index) }
    @inline(__always)
    static func isDependent(_ owner: Int32) -> Bool { owner <= -2 }
    @inline(__always)
    static func isStep(_ owner: Int32) -> Bool { owner >= 0 && owner < definition }
  }

  struct Step: BitwiseCopyable {
    enum Kind: UInt8, BitwiseCopyable {
      case settle, part, block, dead
      /// A block that is evaluated after the dependents; see `makeLooseBlock`.
      case loose
    }
    var kind: Kind
    /// The settled variable, or the number of the part.
    var index: Int32
    /// The row that settles.
    var row: Int32
  }

  /// Variables that are optimised together. Each is a *root* or tied to one: member = factor · root + offset.
  struct Part: BitwiseCopyable {
    enum Kind: UInt8, BitwiseCopyable {
      /// One root, which a required equality determines.
      case closed
      /// One root with wishes.
      case single
      /// One root of which nothing is asked: a size, which rests at 0.
      case resting
      /// Several roots.
      case general
    }
    var kind: Kind
    var memberBegin: Int32
    var memberCount: Int32
    var rowBegin: Int32
    var rowCount: Int32
    var rootCount: Int32
    /// The plan's `usersRevision` at which all rows of the members were known to be the part's own, or nobody's.
    var closedRevision: Int32 = -1
  }

  struct Member: BitwiseCopyable {
    var variable: Int32
    /// The row that ties the member to its root; −1 for the root itself.
    var row: Int32
    /// The root's number within the part.
    var root: Int32
  }

  struct Dependent: BitwiseCopyable {
    /// −1 for one that was dissolved.
    var variable: Int32
    /// The equality of its group, or one of its inequalities.
    var row: Int32
    /// Whether parallel rows beside the equality have a say.
    var hasCompany: Bool
    /// Whether the rows are inequalities, of which the strongest just holds.
    var isResting: Bool
  }

  // By variable.
  var value = FlatBuffer<Double>()
  /// The step that gives the variable its value, `Owner.dependent(…)`, or −1 for a variable without one.
  var stepOf = FlatBuffer<Int32>()
  /// While a plan is built: the class of a tied variable, −1 for none. While a block is evaluated: the place in it.
  var classOf = FlatBuffer<Int32>()
  var factor = FlatBuffer<Double>()
  /// Sizes that once came out below zero as dependents, and are optimised since.
  var staysInPart = FlatBuffer<Bool>()
  /// Whether dependents that follow from the variable are sizes, so that it is not for the variable alone to rest.
  var carriesSize = FlatBuffer<Bool>()
  /// Whether the optimum may leave the variable open: a variable that is not marked is determined.
  var mayBeFree = FlatBuffer<Bool>()

  // By row.
  var owner = FlatBuffer<Int32>()
  /// While a plan is built or a block is evaluated: how many variables of the row have neither value nor class.
  var unknown = FlatBuffer<Int32>()

  var steps = FlatBuffer<Step>()
  var parts = FlatBuffer<Part>()
  var members = FlatBuffer<Member>()
  /// The rows of parts.
  var partRows = FlatBuffer<Int32>()
  var dependents = FlatBuffer<Dependent>()
  /// By number of the part: the optima of parts with several roots.
  var optima: [Int: PartOptimum] = [:]
  /// Systems that are solved as a whole, because something in them is open.
  var blocks: [Component] = []
  /// Steps and dependents that were dissolved.
  var deadCount = 0
  /// Members and rows of parts that were dissolved: a few large parts that come and go hold more than many steps.
  var deadEntryCount = 0
  /// Whether no step has been evaluated yet.
  var isFresh = true
  /// Counts the edits of the plan after which rows may be used by others than before.
  var usersRevision: Int32 = 0

  /// Loose blocks that wait for the dependents.
  var looseSteps = FlatBuffer<Int32>()

  // What an evaluation found.
  var changed = FlatBuffer<Int32>()
  /// The codes of steps and dependents whose required rows exclude each other.
  var contradictoryOwners = FlatBuffer<Int32>()
  /// Required rows that the values of others contradict.
  var contradictoryRows = FlatBuffer<Int32>()
  /// The codes of steps and dependents that have more than one optimum.
  var freeSteps = FlatBuffer<Int32>()
  /// Sizes of dependents that came out below zero.
  var negativeDependents = FlatBuffer<Int32>()
  /// Whether a dependent came out infinite; it keeps its value.
  var isBeyondNumbers = false

  // Work space.
  /// Variables that wait for a place in the plan, each once.
  var region = FlatBuffer<Int32>()
  var isWaiting = FlatBuffer<Bool>()
  var dissolving = FlatBuffer<Int32>()
  let work = PlanWorkSpace()

  // What waits for evaluation. Last of all: the compiler counts, at each use of a part of what cannot be copied, what is
  // stored before it.
  var marks = RankSet()
  var dependentMarks = RankSet()
  var checkMarks = RankSet()

  /// A variable has no place yet, or none any more.
  func resetVariable(_ id: Int) {
    guard id < value.count else { return }
    value[id] = 0
    stepOf[id] = -1
    classOf[id] = -1
    staysInPart[id] = false
    carriesSize[id] = false
    mayBeFree[id] = true
  }

  /// A row has no place yet, or none any more.
  func resetRow(_ id: Int) {
    guard id < owner.count else { return }
    owner[id] = Owner.none
    unknown[id] = 0
  }

  /// Makes room for what was added since the last solve.
  mutating func extend(_ storage: borrowing RowStorage) {
    let variables = storage.columns.count
    value.extend(to: variables, with: 0)
    stepOf.extend(to: variables, with: -1)
    classOf.extend(to: variables, with: -1)
    factor.extend(to: variables, with: 0)
    staysInPart.extend(to: variables, with: false)
    carriesSize.extend(to: variables, with: false)
    mayBeFree.extend(to: variables, with: true)
    isWaiting.extend(to: variables, with: false)
    owner.extend(to: storage.rows.count, with: Owner.none)
    unknown.extend(to: storage.rows.count, with: 0)
    checkMarks.extend(to: storage.rows.count)
  }

  /// Whether steps wait for evaluation.
  mutating func mark(owner code: Int32, ofRow row: Int) {
    if Owner.isStep(code) {
      marks.insert(Int(code))
    } else if Owner.isDependent(code) {
      dependentMarks.insert(Int(-2 - code))
    } else if code == Owner.check {
      checkMarks.insert(row)
    }
  }

  /// Whether a row belongs to a loose block.
  @inline(__always)
  func isLoose(_ owner: Int32) -> Bool { Owner.isStep(owner) && steps[owner].kind == .loose }

  /// Whether the plan knows the variable's value from rows alone, whatever else is added.
  @inline(__always)
  func isSettled(_ variable: Int32) -> Bool {
    let step = stepOf[variable]
    guard step >= 0 else { return false }
    switch steps[step].kind {
    case .settle: return true
    case .part: return parts[steps[step].index].kind == .closed
    case .block, .loose, .dead: return false
    }
  }
}

/// Memory that a plan uses again and again, in an object of its own: as parts of the plan they made the compiler take 20
/// seconds instead of a few, since it follows each part of what cannot be copied.
final class PlanWorkSpace {
  let spares = SpareSimplex()
  /// The block that is being evaluated, and what of it is left to the simplex.
  @exclusivity(unchecked) var block = BlockSpace()
  @exclusivity(unchecked) var system = ComponentSystem()
  @exclusivity(unchecked) var wishes = WishList()
  /// Of parts with two roots: the wishes of the second, and the rows of both.
  @exclusivity(unchecked) var otherWishes = WishList()
  @exclusivity(unchecked) var joints = FlatBuffer<JointRow>()
  /// Of parts with several roots: each by itself.
  @exclusivity(unchecked) var separate = SeparateRoots()
  /// Of the members of the part that is being evaluated: their values, then their offsets. Of the variables of a block: their
  /// old values, then their new ones.
  @exclusivity(unchecked) var aside = FlatBuffer<Double>()
  @exclusivity(unchecked) var build = BuildSpace()
  /// While the rows of a block are put in their order.
  @exclusivity(unchecked) var rowOfAge = FlatBuffer<Int32>()
}

/// Reused while plans are built.
struct BuildSpace: ~Copyable {
  /// A variable of a class, and the row that ties it; −1 for the root.
  struct Tied: BitwiseCopyable {
    var variable: Int32
    var row: Int32
    var next: Int32
  }

  /// The rows that mention variables of the region.
  var rows = FlatBuffer<Int32>()
  /// How many rows there are, where all of them are meant and none is listed; else 0.
  var allRows = 0
  var queue = FlatBuffer<Int32>()
  var pairs = FlatBuffer<Int32>()
  var candidates = FlatBuffer<Int32>()
  /// By variable: in how many rows that cost something it is mentioned; `manyMentions` is not counted any further, and stands
  /// also for a variable with a row of its own, which nothing makes a dependent either.
  var mentions = FlatBuffer<UInt8>()
  static let manyMentions: UInt8 = 255
  /// The variables of all classes; by class the first and the last of them.
  var tied = FlatBuffer<Tied>()
  var classHead = FlatBuffer<Int32>()
  var classTail = FlatBuffer<Int32>()

  var rowCount: Int { allRows > 0 ? allRows : rows.count }
  @inline(__always)
  func row(_ place: Int) -> Int32 { allRows > 0 ? Int32(truncatingIfNeeded: place) : rows[place] }

  /// Gives the memory of a large plan back.
  mutating func shrink() {
    guard rowCount > 100_000 else { return }
    self = BuildSpace()
  }
}
