// Frames as Interface Builder writes them.

import Foundation
import Plumbline

extension DocumentEditor {
  /// Whether Interface Builder marked a view of a scene as misplaced when it wrote the document.
  public func marksMisplacedViews(scene: String) -> Bool {
    sceneSources[scene]?.root.descendants().contains { $0["misplaced"] == "YES" } ?? false
  }

  /// Writes a view's frame, as the document would store it, and takes the mark of a misplaced view away. Numbers that
  /// stay keep their letters.
  /// - Parameters:
  ///   - frame: In the superview's space; in an AppKit superview that is not flipped, y upwards.
  ///   - id: The view's id.
  ///   - line: Its line, as `SceneView` has it.
  ///   - scene: The id of the scene's root view.
  /// - Returns: Whether the document has a place for the frame, and can hold its numbers, of up to a billion.
  @discardableResult
  public mutating func setFrame(_ frame: CGRect, of id: String, line: Int?, scene: String) -> Bool {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    guard let view = element(id, line: line), let rect = frameElement(of: view, scene: scene),
      numbers.allSatisfy({ abs($0) <= LayoutNumber.limit })
    else { return false }
    for (name, value) in zip(["x", "y", "width", "height"], numbers) {
      // A number that is the same but for what a computation leaves behind.
      if let stored = rect.number(name), abs(stored - Double(value)) < 1e-3 { continue }
      set(name, Self.number(value), of: rect)
    }
    remove("misplaced", of: view)
    return true
  }

  /// The `<rect>` that holds on the canvas: of a variation, where one applies.
  private mutating func frameElement(of view: DocumentElement, scene: String) -> DocumentElement? {
    if canvasTraits[scene] == nil {
      guard let source = sceneSources[scene] else { return nil }
      canvasTraits[scene] = Surroundings(of: source, in: document, for: .canvas).traits
    }
    guard let traits = canvasTraits[scene] else { return nil }
    return VariedElement(view, traits: traits, usesVariations: document.usesTraitVariations)
      .first("rect", key: "frame")
  }

  /// A number as Interface Builder writes it in frames: 17 digits as far as there are so many, and zero as `0.0`. So are
  /// 82,670 of the corpus' 82,672.
  package static func number(_ value: Double, zero: String = "0.0") -> String {
    value == 0 ? zero : String(format: "%.17g", value)
  }
}
