// A diagnosis in words: Apple's descriptions of the constraints, and beside each the line of the program that made it.

import Foundation

extension LayoutDiagnosis: @preconcurrency CustomStringConvertible {
  /// Every conflict and every open view, one after the other; a sentence where there is none.
  public var description: String {
    let findings = conflicts.map(\.description) + ambiguities.map(\.description)
    return findings.isEmpty
      ? "Every view has its place, and all required constraints hold." : findings.joined(separator: "\n\n")
  }
}

extension LayoutDiagnosis.Conflict: @preconcurrency CustomStringConvertible {
  /// The constraints that exclude each other, the broken one marked with `*`, each with the line that made it.
  public var description: String {
    var lines = ["Required constraints exclude each other; the one marked with * has no effect:"]
    for constraint in constraints {
      lines.append((constraint === broken ? "  * " : "    ") + constraint.description)
      if let site = constraint.creationSite { lines.append("        made in \(site)") }
    }
    for item in nonNegativeSizes {
      var names = ItemNames()
      lines.append("    \(names.name(of: item)) cannot have a width or height below 0")
    }
    return lines.joined(separator: "\n")
  }
}

extension LayoutDiagnosis.Ambiguity: @preconcurrency CustomStringConvertible {
  /// The view, what of it is open, and two frames that are equally good.
  public var description: String {
    let name = ItemNames.fullName(of: view)
    let open = variables.joined(separator: ", ")
    let frames = "\(Self.text(witness.0)) and \(Self.text(witness.1))"
    return isGivenFrameRefused
      ? "\(name) was given \(Self.text(witness.0)), but its constraints ask for \(Self.text(witness.1))."
      : "\(name) has no definite place: \(open) could be different, as in \(frames)."
  }

  private static func text(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { Double($0).shortText }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}
