// Who lays a picture out, and what can be asked of them.

import ArgumentParser

/// Whose work is measured.
enum Engine: String, CaseIterable {
  case plumbline, kiwi, yoga
}

/// What is handed over: rows of numbers, items with attributes, or views with constraints.
enum Level: String, CaseIterable, ExpressibleByArgument {
  case solver, engine, api
}

/// An engine at a level, with a picture in the form that it wants; making that form is not measured.
protocol Contender {
  var engine: Engine { get }
  var level: Level { get }
  /// The boxes that it lays out.
  var viewCount: Int { get }
  /// How many numbers `LaidOut.read` writes.
  var valueCount: Int { get }
  /// From nothing to a solved layout.
  func build() throws -> any LaidOut
  /// The boxes that some numbers mean, in the order of the picture.
  func boxes(_ values: [Double]) -> [Box]
}

/// A layout that is solved, and stays so: every edit ends with all values up to date, and the values that may have
/// changed read.
protocol LaidOut: AnyObject {
  /// Reads all values.
  func read(into values: inout [Double])
  func resize(to width: Double) throws
  func setDetail(_ constant: Double) throws
  func setShift(_ constant: Double) throws
  /// Removes every tenth constraint (for Yoga, every tenth node of a kind).
  func removeTenth() throws
  /// Adds again what was removed.
  func restoreTenth() throws
  /// How many conflicts there are; nil where nobody can say.
  var conflictCount: Int? { get }
}

extension LaidOut {
  var conflictCount: Int? { nil }
}

/// Something that only a peer can report.
struct PeerFailure: Error, CustomStringConvertible {
  let description: String
}

/// Keeps values that nobody looks at from being optimised away.
@inline(never)
func consume(_ value: Double) {}
