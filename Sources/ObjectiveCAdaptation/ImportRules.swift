// Imports of modules that Apple's systems have and that are spelled otherwise here.

extension SourceFile {
  /// What stands for modules: the submodules of UIKit are UIKit, the runtime and the log of `os` are among Foundation's
  /// additions, and what of Darwin is here comes with Foundation.
  private static let modules = [
    "UIKit": "UIKit", "ObjectiveC": "FoundationAdditions", "os": "FoundationAdditions",
    "Darwin": "Foundation",
  ]

  /// `import os.log` becomes `import FoundationAdditions`, `import UIKit.UIGestureRecognizerSubclass` becomes `import UIKit`.
  mutating func replaceImports() {
    for index in code.indices where word(index) == "import" && word(index - 1) != "." {
      guard let module = Self.modules[word(index + 1)] else { continue }
      var end = index + 1
      while word(end + 1) == ".", areAdjacent(end, end + 1) { end += 2 }
      // `import class UIKit.UIView` names a declaration, and `import UIKit` is as it should be.
      guard end < code.count, end > index + 1 || module != word(index + 1) else { continue }
      replace(range(index + 1).lowerBound..<range(end).upperBound, with: module)
    }
  }

  /// Behind `import Foundation` come the modules that Apple's brings along, where the file names their types and does not
  /// import them; UIKit has them all.
  ///
  /// - Parameter declaredTypes: the module's own types, which go before those of others.
  mutating func importWhatFoundationBrings(declaredTypes: Set<String>) {
    let words = Set(
      code.indices.filter { ![".", "case"].contains(word($0 - 1)) }.map { word($0) }
    ).subtracting(declaredTypes)
    let imports = code.indices.filter { word($0) == "import" }
    func plain(_ module: String) -> Int? {
      imports.first { word($0 + 1) == module && word($0 + 2) != "." }
    }
    guard plain("UIKit") == nil, let index = plain("Foundation") else { return }
    let missing = missingParts(words, known: Set(imports.map { word($0 + 1) }))
    guard !missing.isEmpty else { return }
    let end = range(index + 1).upperBound
    replace(end..<end, with: missing.sorted().map { "; import \($0)" }.joined())
  }

  /// Whether the file has values of type `AnyObject`, whose members other rules ask for.
  private var asksMembersOfObjects: Bool {
    code.indices.contains { index in
      word(index) == "AnyObject"
        && (word(index - 1) == "as"
          || (word(index - 1) == ":" && [")", "?", "!", ",", "=", "]"].contains(word(index + 1))))
    }
  }

  /// What a file without UIKit needs of what Apple's Foundation has.
  private func missingParts(_ words: Set<String>, known: Set<String>) -> Set<String> {
    let all = Set(code.indices.map { word($0) })
    var result: Set<String> = []
    if !known.contains("FoundationAdditions"),
      !words.isDisjoint(with: FoundationParts.names) || !all.isDisjoint(with: FoundationParts.members)
        || asksMembersOfObjects
    {
      result.insert("FoundationAdditions")
    }
    if !known.contains("CoreGraphics"), words.contains(where: FoundationParts.isOfCoreGraphics) {
      result.insert("CoreGraphics")
    }
    for (name, declaration) in FoundationParts.declarations {
      // Methods' names begin with a small letter, and stand behind a dot.
      let isMember = name.first?.isLowercase == true && name != "selector"
      if (isMember ? all : words).contains(name) { result.insert(declaration) }
    }
    return result
  }
}
