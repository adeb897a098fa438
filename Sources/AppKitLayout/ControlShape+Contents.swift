// Figures that follow from what a control holds: segments, the widest item of a menu, the contents of boxes and tabs.

import Foundation
import Plumbline
import Typography

extension ControlShape {
  /// The rule for the length of a segment, in points.
  package enum Segment: Equatable, Sendable {
    /// The length that the program or document sets.
    case given(CGFloat)
    /// The length that text and image need.
    case content(CGFloat)
  }

  /// The width of segments with the lines between and around them, inside of what constraints align. Of the corpus' 13
  /// controls whose width nothing else decides 12 are so wide: those with texts of regular (3), small (3) and mini size
  /// (1), those with given widths in every style (5); four segments of digits are 20 wider.
  package static func width(
    ofSegments segments: [Segment], isRounded: Bool, _ size: AppKitControlSize, _ generation: AppKitGeneration
  ) -> CGFloat {
    var isGiven = false
    let width = segments.reduce(0) { total, segment in
      switch segment {
      case .given(let width):
        isGiven = true
        return total + width + 1
      case .content(let width):
        return total + width.rounded(.up) + segmentRoom(size, generation)
      }
    }
    if generation == .tahoe { return width - 1 }
    guard isGiven else { return width - 1 }
    return width + (isRounded ? 1 : 3)
  }

  /// The padding that a segment adds to its text or image, with the line behind it.
  private static func segmentRoom(_ size: AppKitControlSize, _ generation: AppKitGeneration) -> CGFloat {
    switch size {
    case .mini: 7
    case .small: 11
    case .regular, .large: generation == .tahoe ? 12 : 13
    }
  }

  /// The size in which macOS 26 draws a symbol whose size the document's resources tell: these are of the large scale, and
  /// buttons and segments show the medium one. 26 by 17 is 21.5 by 13 in a button, 19 by 23 15.5 by 18, 21 by 19 17.5 by
  /// 15 (`Main-3.storyboard` of FSNotes); segments with images of 17, 23 and 17 have room for 14, 19 and 14.
  package static func mediumSymbol(_ size: CGSize) -> CGSize {
    CGSize(width: (size.width * 0.825 * 2).rounded() / 2, height: (size.height * 0.78).rounded())
  }

  /// Shows an image, which has less room around it than a text: a push button with an image alone is 30 points wider than
  /// it (12 of 15), a textured one 12 (4 of 4). Beside a text it stands 2 points from it (5 of 6), in an inline button,
  /// which is as high as its frame then, 3 (4 of 5).
  package mutating func show(
    _ image: Image, in kind: AppKitControlKind?, _ size: AppKitControlSize, isAlone: Bool
  ) {
    self.image = image
    switch kind {
    case .plainField: self.image?.overlap = padding.left + padding.right
    case .push:
      self.image?.gap = 2
      if generation < .tahoe, size == .regular { (padding.left, padding.right) = (8, 8) }
    case .textured, .texturedSquare:
      if isAlone { (padding.left, padding.right) = (5, 5) }
    case .inline:
      self.image?.gap = 3
      guard generation < .tahoe, size == .regular else { return }
      height = height.map { $0 + 2 }
      insets = .zero
    default: break
    }
  }

  /// A check box or radio button without a title is as wide as its box: frames of 14 points in small size, of 18 before
  /// macOS 26 and 16 from there on (6 of 6).
  package mutating func leaveOutTitle() {
    switch height {
    case 16? where generation < .tahoe:
      insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
      (width, height) = (14, 14)
    case 14? where generation < .tahoe: width = 13
    default: width = height
    }
  }

  /// A box without a title; with one, before macOS 11, a box begins where its title does (one document each).
  package mutating func setTitle(isShown: Bool) {
    if isShown, generation < .bigSur { insets.top = 0 }
  }

  /// The padding of centred text, which has two points more on both sides: 43 of the 55 such labels of the corpus
  /// that show their own width are 3 to 6 points wider than their text.
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

  /// The insets of the content of a box with an edge, without margins of its own. Of the corpus' boxes those of macOS
  /// 11 to 15 have it 4 points from the sides, 5 from below and 3 from above (17 of 17), earlier ones 3 from
  /// everywhere; a title takes 12 points more, from macOS 26 on 14.
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

  /// The insets of a tab's view in the frame of its tab view, tabs on top (`PrefsWindow.xib` of Transmission: 10, 33,
  /// 560, 334 in 580, 380).
  package static let tabContent = UIEdgeInsets(top: 33, left: 10, bottom: 13, right: 10)
}
