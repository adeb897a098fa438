// The substitution order of a whole system: its tight rows in triangular form, kept between solves. It depends on
// coefficients and on what is required, not on constants, so that a new right-hand side is propagated to what depends on it
// and nowhere else.

internal import Unchecked

/// The presolve of a whole system, as a list of steps that are evaluated in their order.
///
/// *Settled* variables are row singletons: each is computed from one required equality. *Parts* are small linear programs:
/// one variable with those tied to it by required equalities, minimised in closed form (`SingleVariable`), or several, for
/// which the simplex decides. *Dependents* are column singletons, up to parallel rows: they are computed last, in
/// reverse.
///
/// Two assumptions hold as long as the constants let them: that the optimum of a part is unique, and that a dependent
/// variable `>= 0` is not negative although the optimisation left its bound out. `evaluate` reports where they fail.
///
/// Most methods are `mutating`, even some that only read: of a borrowed value the compiler follows every field at every
/// use, with which the module takes twice as long to compile. Those that stay borrowing are in the innermost loops, where
/// the fields then stay in registers: 1 to 3 % fewer instructions.
struct SubstitutionPlan: ~Copyable {
  /// The owner of a row: the number of a step, a dependent, or one of these.
  enum Owner {
    /// The row has no owner.
    static let none: Int32 = -1
    /// The row ties a variable to the root of a class that grows; only while a plan is built.
    static let definition = Int32.max - 2
    /// The row belongs to a system that is presolved for a question; only meanwhile.
    static let question = Int32.max - 1
    /// A required row whose variables are all computed from others: it is only checked.
    static let check = Int32.max
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
    }
    var kind: Kind
    /// The settled variable, or the number of the part.
    var index: Int32
    /// The row singleton that settles it.
    var row: Int32
  }

  /// Variables that are optimised together. Each is a *root*, or an affine function of one: `factor · root + offset`.
  struct Part: BitwiseCopyable {
    enum Kind: UInt8, BitwiseCopyable {
      /// One root, which a required equality determines.
      case closed
      /// One root with a penalty.
      case single
      /// One root `>= 0` without rows: nonbasic at its bound 0.
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
    /// The plan's `usersRevision` at which all rows of the members were known to be used by the part alone.
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
    /// The equality that defines it, or one of the inequalities that bound it.
    var row: Int32
    /// Whether other rows have the same left-hand side, up to a factor.
    var hasParallelRows: Bool
    /// Whether the rows are inequalities, of which the strongest is tight.
    var isResting: Bool
  }

  // By variable.
  var value = FlatBuffer<Double>()
  /// The step that computes the variable, `Owner.dependent(…)`, or −1 for none.
  var stepOf = FlatBuffer<Int32>()
  /// While a plan is built: the class of a tied variable, −1 for none. While a block is evaluated: its local number.
  var classOf = FlatBuffer<Int32>()
  var factor = FlatBuffer<Double>()
  /// Variables `>= 0` that were negative as dependents once, and are optimised since.
  var staysInPart = FlatBuffer<Bool>()
  /// Whether variables `>= 0` are dependents of the variable: their bounds outrank it when ties are broken.
  var determinesNonNegative = FlatBuffer<Bool>()
  /// Whether another optimum may give the variable another value. One that is not marked is determined.
  var mayBeFree = FlatBuffer<Bool>()

  // By row.
  var owner = FlatBuffer<Int32>()
  /// While a plan is built or a block is evaluated: how many variables of the row are neither computed nor tied.
  var unknown = FlatBuffer<Int32>()

  var steps = FlatBuffer<Step>()
  var parts = FlatBuffer<Part>()
  var members = FlatBuffer<Member>()
  var partRows = FlatBuffer<Int32>()
  var dependents = FlatBuffer<Dependent>()
  /// By number of the part: the optima of parts with several roots.
  var optima: [Int: PartOptimum] = [:]
  /// Systems that are solved as a whole, because their optimum is not unique.
  var blocks: [Component] = []
  /// Steps and dependents that were dissolved.
  var deadCount = 0
  /// Members and rows of parts that were dissolved: a few large parts hold more than many steps.
  var deadEntryCount = 0
  /// Whether no step has been evaluated yet.
  var isFresh = true
  /// Counts the edits of the plan after which rows may be used by others than before.
  var usersRevision: Int32 = 0

  // What an evaluation found.
  var changed = FlatBuffer<Int32>()
  /// The codes of steps and dependents whose required rows exclude each other.
  var contradictoryOwners = FlatBuffer<Int32>()
  /// Checked rows that are violated.
  var contradictoryRows = FlatBuffer<Int32>()
  /// The codes of steps and dependents that have more than one optimum.
  var freeSteps = FlatBuffer<Int32>()
  /// Dependent variables `>= 0` that came out negative.
  var negativeDependents = FlatBuffer<Int32>()
  /// Whether a variable came out infinite; it keeps its value.
  var isBeyondNumbers = false

  // Work space.
  /// Variables that no step computes yet, each once.
  var region = FlatBuffer<Int32>()
  var isWaiting = FlatBuffer<Bool>()
  var dissolving = FlatBuffer<Int32>()
  let work = PlanWorkSpace()

  // The priority queues of evaluation. Last of all: the compiler counts, at each use of a part of what cannot be copied,
  // what is stored before it.
  var marks = RankSet()
  var dependentMarks = RankSet()
  var checkMarks = RankSet()

  mutating func resetVariable(_ id: Int) {
    guard id < value.count else { return }
    value[id] = 0
    stepOf[id] = -1
    classOf[id] = -1
    staysInPart[id] = false
    determinesNonNegative[id] = false
    mayBeFree[id] = true
  }

  mutating func resetRow(_ id: Int) {
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
    determinesNonNegative.extend(to: variables, with: false)
    mayBeFree.extend(to: variables, with: true)
    isWaiting.extend(to: variables, with: false)
    owner.extend(to: storage.rows.count, with: Owner.none)
    unknown.extend(to: storage.rows.count, with: 0)
    checkMarks.extend(to: storage.rows.count)
  }

  /// Marks the step or dependent that uses a row for evaluation.
  mutating func mark(owner code: Int32, ofRow row: Int) {
    if Owner.isStep(code) {
      marks.insert(Int(code))
    } else if Owner.isDependent(code) {
      dependentMarks.insert(Int(-2 - code))
    } else if code == Owner.check {
      checkMarks.insert(row)
    }
  }

  /// Whether required equalities alone determine the variable, whatever rows are added.
  @inline(__always)
  func isSettled(_ variable: Int32) -> Bool {
    let step = stepOf[variable]
    guard step >= 0 else { return false }
    switch steps[step].kind {
    case .settle: return true
    case .part: return parts[steps[step].index].kind == .closed
    case .block, .dead: return false
    }
  }
}

/// Memory that a plan uses again and again, in an object of its own: as parts of the plan they made the compiler take 20
/// seconds instead of a few, since it follows each part of what cannot be copied.
final class PlanWorkSpace {
  // What unchecked access is worth: Documentation/Solver.md, "Exclusive access".
  let spares = SpareSimplex()
  /// The block that is being evaluated, and the matrix of a part of it.
  @exclusivity(unchecked) var block = BlockSpace()
  var matrix = ComponentMatrix()
  @exclusivity(unchecked) var single = SingleVariable()
  /// The penalties of the second root of a part with two roots, and the rows of both.
  @exclusivity(unchecked) var otherSingle = SingleVariable()
  @exclusivity(unchecked) var joints = FlatBuffer<JointRow>()
  /// The penalties of the roots of a part with several.
  @exclusivity(unchecked) var separate = SeparateRoots()
  /// Of the members of the part that is being evaluated: their values, then their offsets. Of the variables of a block:
  /// their old values, then their new ones.
  @exclusivity(unchecked) var aside = FlatBuffer<Double>()
  @exclusivity(unchecked) var build = BuildSpace()
  /// While the rows of a block are put in their order.
  var rowOfAge = FlatBuffer<Int32>()
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
  /// The number of all rows, where the region is everything and `rows` is empty; else 0.
  var allRows = 0
  var queue = FlatBuffer<Int32>()
  var pairs = FlatBuffer<Int32>()
  var candidates = FlatBuffer<Int32>()
  /// By variable: the entries of its column. `manyMentions` stands also for a variable with a row singleton, which is never
  /// a dependent either.
  var mentions = FlatBuffer<UInt8>()
  static let manyMentions: UInt8 = 255
  /// The variables of all classes; by class the first and the last of them.
  var tied = FlatBuffer<Tied>()
  var classHead = FlatBuffer<Int32>()
  var classTail = FlatBuffer<Int32>()

  var rowCount: Int { allRows > 0 ? allRows : rows.count }
  @inline(__always)
  func row(_ place: Int) -> Int32 { allRows > 0 ? Int32(truncatingIfNeeded: place) : rows[place] }

  /// Frees the memory of a large plan.
  mutating func shrink() {
    guard rowCount > 100_000 else { return }
    self = BuildSpace()
  }
}
