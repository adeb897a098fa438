// Uses of Objective-C's runtime: conventions of its calls, objects of types that are known at run time only.

extension SourceFile {
  /// Removes empty options: `enumerateMatches(in:range:using:)` calls a closure that does not outlive the call, as on
  /// Apple's systems; this system's Foundation, which has the form with options, keeps it.
  mutating func leaveOutEmptyOptions() {
    for index in code.indices
    where word(index) == "enumerateMatches" && word(index - 1) == "." && word(index + 1) == "(" {
      guard let close = closing(of: index + 1) else { continue }
      for start in argumentStarts(in: (index + 2)..<close)
      where (0..<5).map({ word(start + $0) }) == ["options", ":", "[", "]", ","] {
        replace(range(start).lowerBound..<range(start + 4).upperBound, with: "")
      }
    }
  }

  /// Removes the calling conventions of blocks and of methods' implementations: there are neither.
  mutating func removeConventions() {
    for index in code.indices
    where word(index) == "@" && word(index + 1) == "convention" && word(index + 2) == "(" {
      guard let close = closing(of: index + 2), let end = closing(of: close + 1) else { continue }
      // A function of C keeps its convention; one that takes a selector is an implementation of a method.
      let isMethod = (close + 1..<end).contains { word($0) == "Selector" }
      guard word(index + 3) == "block" || isMethod else { continue }
      blank(range(index).lowerBound..<range(close).upperBound)
    }
  }

  /// `if let window = application.delegate?.window`: a nested optional is unwrapped, whose inner part is tested
  /// later.
  mutating func askForImplementedWindow() {
    for index in code.indices
    where word(index) == "window" && word(index - 1) == "." && ["?", "!"].contains(word(index - 2))
      && word(index - 3) == "delegate" && ["shared", "application"].contains(word(index - 5))
      && ["let", "var"].contains(word(index - 3 - distanceToBinding(from: index - 3)))
      && !["?", "!", ".", "="].contains(word(index + 1))
    {
      replace(range(index), with: "implementedWindow")
    }
  }

  /// The number of pieces of code between a value and the word before it that declares its name; 0 where there is none.
  private func distanceToBinding(from index: Int) -> Int {
    var place = index
    while place > 0, word(place) != "=" {
      guard word(place).first?.isLetter == true || [".", "?", "!"].contains(word(place)) else { return 0 }
      place -= 1
    }
    return index - place + 2
  }

  /// `application.delegate?.window??.rootViewController`: the window of a delegate may be left out on Apple's systems, so
  /// that it is an optional of an optional; here it is an optional.
  mutating func removeMarksOfOptionalWindow() {
    for index in code.indices where word(index) == "window" && word(index - 1) == "." {
      for mark in ["?", "!"] {
        if word(index + 1) == mark + mark, areAdjacent(index, index + 1), areAdjacent(index + 1, index + 2) {
          replace(range(index + 1), with: mark)
        } else if word(index + 1) == mark, word(index + 2) == mark, areAdjacent(index, index + 1),
          areAdjacent(index + 1, index + 2)
        {
          replace(range(index + 2), with: "")
        }
      }
    }
  }

  /// `delegate.scrollViewDidScroll?(view)` and `!(view)`: the protocols of UIKit have default implementations of
  /// optional methods, so that the mark is removed.
  mutating func removeMarksOfOptionalMethods(declaredNames: Set<String>) {
    for index in code.indices
    where ["?", "!"].contains(word(index)) && word(index + 1) == "(" && word(index - 2) == "." {
      // A method of the program's own protocol has another name by now, under which it is asked for.
      guard areAdjacent(index - 1, index), !isEdited(index - 1),
        Self.optionalMethodNames.contains(word(index - 1)),
        !declaredNames.contains(word(index - 1)) || hasLabels(index + 1)
      else { continue }
      blank(range(index))
    }
  }

  /// Whether arguments have labels, which those of a function in a variable have not.
  private func hasLabels(_ open: Int) -> Bool {
    guard let close = closing(of: open) else { return false }
    var place = open + 1
    while place < close {
      if word(place) == ":", ["(", ","].contains(word(place - 2)) { return true }
      place = (closing(of: place) ?? place) + 1
    }
    return false
  }

  /// The names of the variables that the file declares, which may hold a function or nil.
  var declaredVariableNames: Set<String> {
    let values: Set<String> = ["Bool", "CGFloat", "Double", "Float", "Int", "String"]
    return Set(
      code.indices.filter {
        ["var", "let"].contains(word($0)) && !(word($0 + 2) == ":" && values.contains(word($0 + 3)))
      }.map { word($0 + 1) })
  }

  /// The names of the associated types that the file declares.
  var associatedTypeNames: Set<String> {
    Set(code.indices.filter { word($0) == "associatedtype" }.map { word($0 + 1) })
  }

  /// The names of the types that the file declares.
  var declaredTypeNames: Set<String> {
    Set(
      code.indices.filter {
        ["class", "struct", "enum", "protocol", "actor", "typealias"].contains(word($0))
      }
      .map { word($0 + 1) })
  }
}
