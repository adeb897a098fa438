// Imports of modules that Apple's systems have and that are spelled otherwise here.

extension SourceFile {
  /// Replacements of modules: the submodules of UIKit are UIKit, the runtime and the log of `os` are among
  /// Foundation's additions, and the parts of Darwin that are here come with Foundation.
  private static let modules = [
    "UIKit": "UIKit", "ObjectiveC": "FoundationAdditions", "os": "FoundationAdditions",
    "OSLog": "FoundationAdditions", "Darwin": "Foundation",
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

  /// `CoreGraphics.CGFloat` becomes `UIKit.CGFloat`: declarations of one module on Apple's systems are in another one
  /// here, and UIKit and AppKit pass on all of them. Modules that the file imports itself pass on what is theirs.
  /// - Parameter declared: the names of the module's types and values, which may be called as a module is.
  mutating func replaceModuleNames(declared: Set<String>) {
    let imported = Set(code.indices.filter { word($0) == "import" }.map { word($0 + 1) })
    let frameworks = system == .macOS ? ["AppKit", "UIKit"] : ["UIKit", "AppKit"]
    guard let framework = frameworks.first(where: imported.contains) else { return }
    let modules: Set = ["CoreFoundation", "CoreGraphics", "Darwin", "ObjectiveC", "QuartzCore"]
    for index in code.indices
    where word(index + 1) == "." && areAdjacent(index, index + 1)
      && ![word(index - 1), word(index - 2)].contains("import") && word(index - 1) != "."
    {
      let isElsewhere =
        word(index) == "Foundation"
        ? FoundationParts.isElsewhere(word(index + 2))
        : modules.subtracting(imported.subtracting(Self.modules.keys)).contains(word(index))
      if isElsewhere, !declared.contains(word(index)) { replace(range(index), with: framework) }
    }
  }

  /// Types of Foundation's network, which Apple's Foundation and UIKit bring along.
  private static let networkTypes: Set<String> = [
    "HTTPURLResponse", "URLCache", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionDataTask", "URLSessionTask",
  ]

  /// Behind `import UIKit` and `import Foundation` come the modules that Apple's bring along, where the file names their
  /// types and does not import them.
  /// - Parameter declaredTypes: the module's own types, which go before those of others.
  mutating func importWhatFrameworksBring(declaredTypes: Set<String>) {
    let words = Set(
      code.indices.filter { ![".", "case"].contains(word($0 - 1)) }.map { word($0) }
    ).subtracting(declaredTypes)
    let imports = code.indices.filter { word($0) == "import" }
    func plain(_ module: String) -> Int? { imports.first { word($0 + 1) == module && word($0 + 2) != "." } }
    guard let index = plain("UIKit") ?? plain("Foundation") else { return }
    let known = Set(imports.map { word($0 + 1) })
    var missing: Set<String> = []
    if !known.contains("FoundationNetworking"), !words.isDisjoint(with: Self.networkTypes) {
      missing.insert("FoundationNetworking")
    }
    if word(index + 1) != "UIKit" { missing.formUnion(missingParts(words, known: known)) }
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

  /// The parts of Apple's Foundation that a file without UIKit needs further imports for.
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
