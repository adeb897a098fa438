// A layout document as values: what its keys say, names not yet turned into views.

import Foundation
import Plumbline
import Yams

/// The model of a layout document.
struct DocumentModel {
  /// The document's name.
  var title: String?
  var size = CGSize.zero
  var scale: CGFloat = 2
  var isRightToLeft = false
  var safeArea = EdgeValues()
  var metrics: [String: Double] = [:]
  /// The root first, named like the document or `root`; a view comes after its superview, siblings in document order.
  var boxes = [Box(name: "root", parent: nil, place: .beginning)]
  var guides: [Guide] = []
  var constraints: [Entry] = []

  /// A position in the document, line and column from 1.
  struct Place {
    var line: Int
    /// In characters of Unicode.
    var column: Int

    static let beginning = Place(line: 1, column: 1)
  }

  struct Box {
    var name: String
    /// The index of its superview in `boxes`; `nil` for the root.
    var parent: Int?
    var place: Place
    /// `nil` on an axis without a size of its own.
    var intrinsicWidth: CGFloat?
    var intrinsicHeight: CGFloat?
    var hugging: (horizontal: Float, vertical: Float)?
    var compression: (horizontal: Float, vertical: Float)?
    var margins: EdgeValues?
    var alignmentInsets: EdgeValues?
    /// Only for views that constraints do not place.
    var frame: CGRect?
    var isHidden = false
    var clips = false
  }

  struct Guide {
    var name: String
    /// The index of the owning view in `boxes`.
    var owner: Int
    var place: Place
  }

  /// A line of `constraints`.
  struct Entry {
    enum Content {
      case equation(Equation)
      case format(String)
    }
    var content: Content
    /// The text as it is in the document, for positions.
    var scalar: Node.Scalar
    var place: Place
    /// As given, or made from the text.
    var id: String
    var options: NSLayoutConstraint.FormatOptions = []
  }
}

/// Distances from edges, by side or by reading direction; those that a document names.
struct EdgeValues: Equatable {
  var top: CGFloat?
  var left: CGFloat?
  var bottom: CGFloat?
  var right: CGFloat?
  var leading: CGFloat?
  var trailing: CGFloat?

  /// The distances by side; those that are not named are taken from `base`.
  func insets(isRightToLeft: Bool, base: UIEdgeInsets = .zero) -> UIEdgeInsets {
    let (atLeft, atRight) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    return UIEdgeInsets(
      top: top ?? base.top, left: left ?? atLeft ?? base.left, bottom: bottom ?? base.bottom,
      right: right ?? atRight ?? base.right)
  }
}
