// The lines that a change of a document replaces, as a patch shows them.

import Foundation
import LayoutReport

struct LineDifference {
  /// Lines that go and come at one place; the number is that of the first one in the old version, from 1.
  private struct Place {
    var line: Int
    var old: [String] = []
    var new: [String] = []
  }

  private var places: [Place] = []

  /// - Complexity: linear in the lines, times the number of lines that differ.
  init(from old: Data, to new: Data) {
    let (before, after) = (Self.lines(old), Self.lines(new))
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      guard removed.contains(i) || inserted.contains(j) else {
        i += 1
        j += 1
        continue
      }
      var place = Place(line: i + 1)
      while removed.contains(i) || inserted.contains(j) {
        if removed.contains(i) {
          place.old.append(before[i])
          i += 1
        } else {
          place.new.append(after[j])
          j += 1
        }
      }
      places.append(place)
    }
  }

  private static func lines(_ bytes: Data) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }.map(
      String.init)
  }

  /// The lines behind `-` and `+`, each place below its number.
  func text(style: TerminalStyle) -> String {
    places.map { place in
      style(.faint, "  line \(place.line)") + "\n"
        + place.old.map { style(.error, "  -\(showingControls($0))") + "\n" }.joined()
        + place.new.map { style(.way, "  +\(showingControls($0))") + "\n" }.joined()
    }.joined()
  }
}
