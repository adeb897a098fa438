// Figures that follow from what a control holds: segments, the widest item of a menu, the contents of boxes and tabs.

import Foundation
import Plumbline
import Typography

extension ControlShape {
  /// What decides the length of a segment, in points.
  package enum Segment: Hashable, Sendable {
    /// The program or document says it.
    case given(CGFloat)
    /// As its text and image need.
    case content(CGFloat)
  }

  /// The width of segments with the lines between and around them.
  package static func width(ofSegments segments: [Segment]) -> CGFloat {
    segments.reduce(3) { total, segment in
      switch segment {
      case .given(let width): total + width + 1
      case .content(let width): total + width.rounded(.up) + 21
      }
    }
  }

  /// Text in the middle keeps two points more on both sides: 43 of the 55 such labels of the corpus that show their own
  /// width are 3 to 6 points wider than their text.
  package var paddingOfCenteredText: UIEdgeInsets {
    var padding = padding
    padding.left += 2
    padding.right += 2
    return padding
  }

  /// The widest of some titles; nil without any.
  package static func widest(
    of titles: [String], _ font: FontDescription, _ measurer: any TextMeasuring
  ) -> String? {
    titles.map { ($0, measurer.measure([TextRun($0, font: font)], within: TextLimits()).width) }
      .max { $0.1 < $1.1 }?.0
  }

  /// How far the content of a box with an edge lies inside of its frame, without margins of its own. Of the corpus'
  /// boxes those of macOS 11 to 15 have it 4 points from the sides, 5 from below and 3 from above (17 of 17), earlier ones
  /// 3 from everywhere; a title takes 12 points more, from macOS 26 on 14.
  package static func boxContent(hasTitle: Bool, _ generation: AppKitGeneration) -> UIEdgeInsets {
    let title: CGFloat = hasTitle ? boxTitle(generation) : 0
    return switch generation {
    case .mojave, .catalina: UIEdgeInsets(top: 3 + title, left: 3, bottom: 3, right: 3)
    case .bigSur: UIEdgeInsets(top: 3 + title, left: 4, bottom: 5, right: 4)
    case .tahoe: UIEdgeInsets(top: title, left: 0, bottom: 0, right: 0)
    }
  }

  /// The points that a box's title takes from the height of its content.
  package static func boxTitle(_ generation: AppKitGeneration) -> CGFloat { generation == .tahoe ? 14 : 12 }

  /// How far the view of a tab lies inside of the frame of its tab view, tabs on top (`PrefsWindow.xib` of Transmission:
  /// 10, 33, 560, 334 in 580, 380).
  package static let tabContent = UIEdgeInsets(top: 33, left: 10, bottom: 13, right: 10)
}
