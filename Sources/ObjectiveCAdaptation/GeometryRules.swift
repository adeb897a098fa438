// Questions of geometry that Foundation on Linux answers otherwise than Apple's systems.

extension SourceModule {
  /// An answer of the module's own to `CGRect.intersects`, which the compiler prefers to Foundation's: Apple's says that
  /// rectangles which only touch do not intersect, Foundation on Linux that they do. Empty for a module that does not ask,
  /// or has an answer itself.
  var geometryAnswers: String {
    guard files.contains(where: { $0.edited.contains(".intersects") }),
      !files.contains(where: {
        $0.edited.contains("func intersects(_") && $0.edited.contains("extension CGRect")
      })
    else { return "" }
    return """

      import Foundation

      extension CGRect {
        /// Whether the rectangles have a part in common; those that only touch have none.
        @usableFromInline func intersects(_ rect2: CGRect) -> Bool {
          !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
        }
      }

      """
  }
}
