// The workloads: what each is called, which sizes are measured, and what all of them can say.

import ArgumentParser

/// A kind of layout of any size.
enum Workload: String, CaseIterable, ExpressibleByArgument {
  case row, list, nested, form, chain, pair, inequalities, pulled, column, overfull, ambiguous

  /// Those that the targets of ordinary screens are about. The others show what it costs where views compete, where only
  /// inequalities hold them, where constraints exclude each other and where some are missing.
  static let targeted: [Workload] = [.row, .list, .nested, .form, .chain]

  /// Those that Yoga lays out as well.
  static let shared: [Workload] = [.row, .list, .nested, .chain]

  /// Views for one unit of size; a root comes on top, except for `nested`, whose size counts the root.
  private var viewsPerUnit: Int {
    switch self {
    case .row, .nested, .chain, .inequalities, .pulled, .column, .overfull, .ambiguous: 1
    case .list: 5
    case .form, .pair: 2
    }
  }

  /// The sizes at which kiwi and Yoga were measured before, and which the targets name.
  var namedSizes: [Int] {
    switch self {
    case .row, .form, .pair: [100]
    case .list: [100, 10_000]
    case .nested: [1365]
    case .chain: [300]
    case .inequalities, .pulled: [1_000, 4_000]
    case .column, .overfull, .ambiguous: []
    }
  }

  /// The size that has about this many views.
  func size(views: Int) -> Int { max(minimumSize, views / viewsPerUnit) }

  /// Sizes from 10 views to a million.
  var allSizes: [Int] {
    let powers = [10, 100, 1_000, 10_000, 100_000, 1_000_000].map { size(views: $0) }
    return Set(powers + namedSizes).sorted()
  }

  /// Sizes of the quick run: up to 10,000 views, and those that the targets name.
  var quickSizes: [Int] {
    let powers = [10, 1_000, 10_000].map { size(views: $0) }
    return Set(powers + namedSizes).sorted()
  }

  /// Smaller pictures have no middle.
  var minimumSize: Int { self == .nested ? 5 : 2 }
  /// Beyond it, single precision, which Yoga computes in, does not hold the lengths exactly.
  static let maximumSize = 1_000_000

  func scene(size: Int) -> any WorkloadScene {
    switch self {
    case .row: RowScene(size: size)
    case .list: ListScene(size: size)
    case .nested: NestedScene(size: size)
    case .form: FormScene(size: size)
    case .chain: ChainScene(size: size)
    case .pair: PairScene(size: size)
    case .inequalities: InequalityScene(size: size, isPulled: false)
    case .pulled: InequalityScene(size: size, isPulled: true)
    case .column: ColumnScene(size: size)
    case .overfull: OverfullScene(size: size)
    case .ambiguous: AmbiguousScene(size: size)
    }
  }
}

/// A workload of a certain size: the picture, its edits, and the answer without solving anything.
///
/// All lengths are chosen so that single precision holds them exactly: Yoga's answers are then as comparable as the
/// others. (Multiples of 4 up to 64 million, or few binary places.)
protocol WorkloadScene {
  var picture: Picture { get }
  /// The root's width at a step of resizing; neighbouring steps differ.
  func width(step: Int) -> Double
  /// The constant of the detail relationship at a step: touches one view and those beside it.
  func detail(step: Int) -> Double
  /// The constant of the shift relationship at a step: moves everything behind the middle.
  func shift(step: Int) -> Double
  /// The closed form: all boxes in a state; NaN for what it leaves open.
  func boxes(in state: PictureState) -> [Box]
  /// How many conflicts the constraints have.
  var conflictCount: Int { get }
}

extension WorkloadScene {
  var conflictCount: Int { 0 }

  /// The state that the picture is built in.
  var initialState: PictureState {
    PictureState(width: width(step: 0), detail: detail(step: 0), shift: shift(step: 0))
  }
}

/// 0, 1, … `top`, …, 1, 0, 1, …: as when something is dragged to and fro.
func wave(_ step: Int, to top: Int) -> Double {
  let place = step % (2 * top)
  return Double(place <= top ? place : 2 * top - place)
}

/// A number below `bound` that looks random and is the same everywhere.
func scattered(_ index: Int, _ salt: UInt64, below bound: Int) -> Int {
  var z = UInt64(index) &* 0x9E37_79B9_7F4A_7C15 &+ salt
  z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
  z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
  return Int((z ^ (z >> 31)) % UInt64(bound))
}
