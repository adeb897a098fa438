// Truncation: the texts that a view shows after its layout, each with the size that it has, which tells whether it is cut
// off.

import Foundation
import Typography

package struct TextRoom {
  /// The role of a text in its view.
  package enum Part: Hashable {
    case text, placeholder
    /// The title of a segment, by its index.
    case segment(Int)
  }

  package var part = Part.text
  package var runs: [TextRun]
  /// The line breaking and the largest number of lines; the width is that of the room.
  package var limits: TextLimits
  /// The truncation mode of a line that is too long.
  package var truncation = NSLineBreakMode.byTruncatingTail
  /// Points.
  package var room: CGSize
  /// The least share of the font's size that the view may choose for a text that is too long; 1 where it keeps the
  /// size.
  package var smallestScale = 1.0

  package init(
    _ part: Part, _ runs: [TextRun], _ limits: TextLimits, room: CGSize, smallestScale: Double = 1
  ) {
    self.part = part
    self.runs = runs
    self.limits = limits
    self.limits.width = Double(max(0, room.width))
    self.room = room
    self.smallestScale = smallestScale
  }

  package var text: String { runs.map(\.text).joined() }
}

/// A label of another framework, whose text has a room of its own.
@MainActor
package protocol TextRoomProviding: UILabel {
  var ownTextRooms: [TextRoom] { get }
}

extension UIView {
  /// The texts of a label, button, segmented control, field or text view that does not scroll; none of other views.
  package var textRooms: [TextRoom] {
    switch self {
    case let label as UILabel: (label as? any TextRoomProviding)?.ownTextRooms ?? label.labelTextRooms
    case let button as UIButton: button.ownTextRooms
    case let control as UISegmentedControl: control.ownTextRooms
    case let field as UITextField: field.ownTextRooms
    case let textView as UITextView: textView.ownTextRooms
    default: []
    }
  }
}

extension UILabel {
  fileprivate var labelTextRooms: [TextRoom] {
    let content = content(within: .infinity)
    guard !content.isEmpty else { return [] }
    let scale = adjustsFontSizeToFitWidth && minimumScaleFactor > 0 ? min(1, Double(minimumScaleFactor)) : 1
    var room = TextRoom(.text, content.runs, content.limits, room: bounds.size, smallestScale: scale)
    room.truncation = lineBreakMode
    return [room]
  }
}

extension UIButton {
  fileprivate var ownTextRooms: [TextRoom] {
    guard symbolSize == nil || configuration != nil else { return [] }
    let text = shownTitle
    guard !text.isEmpty else { return [] }
    var limits = text.limits
    limits.numberOfLines = titleLines
    limits.lineBreak = titleLines == 1 ? .truncate : .wordWrap
    var room = bounds.size
    let insets = presentContentInsets
    room.width -= insets.left + insets.right
    if let configuration = shownConfiguration {
      // A title of several lines reaches beyond the insets before it is cut.
      if let image = configuration.image, configuration.imagePlacement.isDisjoint(with: [.top, .bottom]) {
        room.width -= image.size.width + configuration.imagePadding
      }
    } else {
      room.width -= (currentImage?.size.width ?? 0) + titleEdgeInsets.left + titleEdgeInsets.right
    }
    var title = TextRoom(.text, text.runs, limits, room: room, smallestScale: titleScale)
    title.truncation = titleLineBreakMode ?? .byTruncatingMiddle
    return [title]
  }

  /// A title with a configuration wraps; another one does where its line break mode is one of those that do.
  private var titleLines: Int {
    if let lines = titleNumberOfLines { return lines }
    switch titleLineBreakMode {
    case .byWordWrapping, .byCharWrapping: return 0
    case nil where configuration != nil: return 0
    default: return 1
    }
  }

  private var titleScale: Double { titleAdjustsToWidth ? 0.1 : 1 }
}

extension UISegmentedControl {
  /// Segments share the width that there is: equally, or by what they need.
  fileprivate var ownTextRooms: [TextRoom] {
    let widths = shownWidths
    return segments.indices.compactMap { place in
      guard let title = segments[place].title, !title.isEmpty, segments[place].image == nil else {
        return nil
      }
      return TextRoom(
        .segment(place), [TextRun(title, font: .init(pointSize: 13))], TextLimits(),
        room: CGSize(width: widths[place], height: bounds.height))
    }
  }
}

extension UITextField {
  /// A text scrolls while it is written; the placeholder does not.
  fileprivate var ownTextRooms: [TextRoom] {
    guard (text ?? "").isEmpty, let placeholder, !placeholder.isEmpty else { return [] }
    let scale =
      adjustsFontSizeToFitWidth && minimumFontSize > 0
      ? min(1, Double(minimumFontSize / max(1, shownFont.pointSize))) : 1
    return [
      TextRoom(
        .placeholder, [TextRun(placeholder, font: shownFont.fontDescription)], TextLimits(),
        room: placeholderRect(forBounds: bounds).size, smallestScale: scale)
    ]
  }
}

extension UITextView {
  fileprivate var ownTextRooms: [TextRoom] {
    guard !isScrollEnabled else { return [] }
    let runs = textRuns ?? [TextRun(text ?? "", font: shownFont.fontDescription)]
    guard runs.contains(where: { !$0.text.isEmpty }) else { return [] }
    var room = bounds.inset(by: textContainerInset).size
    room.width -= 2 * textContainer.lineFragmentPadding
    return [TextRoom(.text, runs, TextLimits(numberOfLines: 0, lineBreak: .wordWrap), room: room)]
  }
}
