// Imports of modules that Apple's systems have and that are spelled otherwise here.

extension SourceFile {
  /// What stands for modules: the submodules of UIKit are UIKit, the runtime is among Foundation's additions, what
  /// `os` logs with is a module of its own, and what of Darwin is here comes with Foundation.
  private static let modules = [
    "UIKit": "UIKit", "ObjectiveC": "FoundationAdditions", "os": "UnifiedLogging",
    "Darwin": "Foundation", "CoreImage": "CoreImage",
  ]

  /// `import os.log` becomes `import UnifiedLogging`, `import UIKit.UIGestureRecognizerSubclass` becomes `import UIKit`.
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
}
