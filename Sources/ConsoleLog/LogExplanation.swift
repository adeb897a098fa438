// A conflict of a log explained: every constraint in words, the minimal conflicting set, the broken one, and ways out.

import Foundation
import LayoutReport
import Plumbline

/// The explanation of one conflict.
public struct LogExplanation: Hashable, Sendable {
  /// A line of the list.
  public struct Member: Hashable, Sendable {
    /// The description, as it was read.
    public var text: String
    /// The constraint in words.
    public var words: String
    /// Why the system added it; nil for the program's own.
    public var reason: String?
    /// Whether the system added it.
    public var isSystem: Bool { reason != nil }
    /// The constraint's address.
    public var address: String
    /// The identifier, if it has one.
    public var identifier: String?
    /// The file and line that a library notes.
    public var source: String?
    /// The elements of documents that define it, if any were searched.
    public var places: [SceneConstraints.Place] = []
    /// Whether more tells so than the classes and numbers of a single constraint.
    public var isPlaceCertain = false
  }

  /// A way out.
  public struct Way: Hashable, Sendable {
    /// One sentence in the imperative.
    public var words: String
    /// Whether the rest of the list holds with it.
    public var isTried: Bool
  }

  /// The notices, told before anything else: that one equation is there twice.
  public var notices: [String] = []
  /// The form of text that contains the list.
  public var form = ConsoleLog.Form.message
  /// The list, in its order.
  public var members: [Member] = []
  /// The minimal conflicting set, by index: without any one of them the others can hold.
  public var core: [Int] = []
  /// Sizes that would have to be negative: "the width of UILabel 'Name'".
  public var sizes: [String] = []
  /// The index of the broken constraint.
  public var broken: Int?
  /// The violation of the broken one while the others hold, in points: the least, where views are free to move.
  public var distance: Double?
  /// The same in words: "20 points", "at least 88 points".
  var distanceWords = ""
  /// Whether the others hold while the broken one has no effect; if not, the console tells of another conflict next.
  public var othersHold = true
  /// Ways out, the best first.
  public var ways: [Way] = []
  /// Further remarks: that the list is not complete, or what is typical of such a conflict.
  public var remarks: [String] = []
  /// The number of occurrences in the console.
  public var count = 1
  /// The descriptions that could not be read.
  public var damaged: [ConsoleLog.Damage] = []
  /// The views as they come out while the broken one has no effect, with the lines of the core.
  public var picture: ConstraintPicture?

  /// Explains one conflict.
  /// - Complexity: about three solves of the list for each member of the core.
  public init(_ conflict: ConsoleLog.Conflict) {
    let names = LogNames(conflict.constraints)
    let origins = conflict.constraints.map(SystemOrigin.init)
    members = zip(conflict.constraints, origins).map { constraint, origin in
      Member(
        text: constraint.text, words: LogWords(constraint, names).sentence, reason: origin?.clause,
        address: constraint.address, identifier: constraint.identifier, source: constraint.source)
    }
    broken = conflict.broken
    form = conflict.form
    count = conflict.count
    damaged = conflict.damaged
    if conflict.isRedacted {
      let way = LogNote.redacted(count: 1).wayOut
      remarks.append("Parts of it are redacted: the log has <private> in their place. \(way)")
    }
    let analysis = ConflictAnalysis(conflict)
    // A constraint without others is no conflict, unless it contradicts itself or a message is about it.
    let isList = members.count > 1 || broken != nil
    let familiar = isList ? FamiliarConflict(conflict, analysis, origins, names) : nil
    notices = familiar?.notices ?? []
    guard let found = analysis else {
      if isList || form == .message && !members.isEmpty {
        remarks.append(Self.remarkOnUnsolved(conflict, isTold: !notices.isEmpty))
      }
      remarks += familiar?.remarks ?? []
      ways = familiar?.ways ?? []
      return
    }
    core = found.core.members
    sizes = found.core.sizes.map {
      "the \($0.isWidth ? "width" : "height") of \(names.phrase(forKey: $0.item))"
    }
    remarks += Self.remarks(conflict, found, origins, isApples: familiar?.isApples ?? false)
    remarks += familiar?.remarks ?? []
    guard let familiar else { return }
    distance = found.distance
    distanceWords = found.distance.map(found.amount) ?? ""
    if let broken {
      othersHold = found.system.solve(ConflictSystem.Change(removed: [broken]))?.conflicts.isEmpty ?? true
    }
    ways = WaysOutOfConflict(found, origins, names, familiar).ways
    picture = ConflictDrawing(found, names).picture
  }

  private static func remarkOnUnsolved(_ conflict: ConsoleLog.Conflict, isTold: Bool) -> String {
    if conflict.form == .dump {
      return
        "A debugger's list of constraints, not a message: with these numbers all of them can hold together."
    }
    if isTold {
      return
        "Printed numbers are rounded: equal ones may differ in digits that the log does not show, or one was changed "
        + "after it broke."
    }
    if !conflict.damaged.isEmpty || conflict.isRedacted {
      return "The readable constraints do not conflict; the cause is in the unreadable ones."
    }
    if conflict.constraints.count == 1, conflict.broken != nil {
      return "The text has only the broken constraint, not the list that it conflicts with."
    }
    let system = ConflictSystem(conflict.constraints, broken: conflict.broken)
    guard system.solve() != nil else { return "Its numbers are too large to solve." }
    if conflict.form == .list {
      return
        "A list without the words of a message: with these numbers all of it can hold together. If it is a part of a "
        + "message, what is not listed is involved, or a margin whose value is not in the log."
    }
    return system.hasUnknowns
      ? "With these numbers alone there is no conflict: it depends on margins or baselines, whose values are not in "
        + "the log. Every constraint of the list is involved."
      : "With these numbers alone there is no conflict: a constraint that is not listed is involved, such as constraints "
        + "to margins, or one that was cut off."
  }

  private static func remarks(
    _ conflict: ConsoleLog.Conflict, _ found: ConflictAnalysis, _ origins: [SystemOrigin?], isApples: Bool
  ) -> [String] {
    var remarks: [String] = []
    let core = found.core.members.map { origins[$0] }
    if found.isRightToLeft { remarks.append("They conflict where the layout runs from right to left.") }
    if !isApples, core.allSatisfy({ $0 != nil && !($0?.isProgramsOwn ?? true) }) {
      remarks.append("None of them is from your code: they come from frames, given sizes and stack views.")
    }
    if conflict.form == .dump {
      remarks.append(
        "A debugger's list of constraints, not a message; but not all of them can hold together.")
    }
    // An action sheet of UIKit has had this one since iOS 12.2, on its own.
    if core.count == 1, case let constraint = conflict.constraints[found.core.members[0]],
      constraint.second == nil, constraint.first.place.attribute == .width, constraint.constant == -16
    {
      remarks.append("UIKit's own action sheets log exactly this; then nothing needs to be done.")
    }
    return remarks
  }
}
