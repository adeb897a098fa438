// The figures of AppKit's controls, by kind, size and release: how far the frame reaches beyond what constraints align,
// and how large the content is. Read off the frames and constants that Interface Builder stored in documents.

import Foundation
import Plumbline

/// The releases of macOS that draw controls of other sizes.
package enum AppKitGeneration: Int, Hashable, Comparable, Sendable {
  /// Up to macOS 10.14, 10.15, 11 to 15, and from 26.
  case mojave, catalina, bigSur, tahoe

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The size of a control.
package enum AppKitControlSize: String, Hashable, Sendable { case mini, small, regular, large }

package struct ControlShape: Equatable {
  /// An image and where it lies: beside a text, above or below it, or behind it.
  package struct Image: Equatable {
    package enum Place: Hashable, Sendable { case beside, above, behind }
    package var size: CGSize
    package var place = Place.beside
    package var gap: CGFloat = 4
    /// Points of the room around a text over which an image behind it reaches: of all of it in a button without an edge (3
    /// buttons of `CPHomeWindowController.xib` are as wide as their image, 180).
    package var overlap: CGFloat = 0
    package init(size: CGSize, place: Place = .beside, gap: CGFloat = 4) {
      self.size = size
      self.place = place
      self.gap = gap
    }

    /// The room that a text takes together with the image.
    package func size(with text: CGSize) -> CGSize {
      switch place {
      case .beside:
        CGSize(
          width: text.width + (text.width > 0 ? gap : 0) + size.width, height: max(text.height, size.height))
      case .above: CGSize(width: max(text.width, size.width), height: text.height + size.height)
      case .behind:
        CGSize(width: max(text.width, size.width - overlap), height: max(text.height, size.height))
      }
    }
  }

  /// The insets of the alignment rectangle in the frame.
  package var insets = UIEdgeInsets()
  /// Room between the alignment rectangle and the text.
  package var padding = UIEdgeInsets()
  /// The content's own length where it is not the text's; nil without one.
  package var width: CGFloat?
  package var height: CGFloat?
  /// Whether the width of a text counts: a field to write in has none.
  package var followsText = true
  /// The distance of the text below the middle.
  package var baselineShift: CGFloat = 0
  /// From the top of the alignment rectangle to the line that stands for a baseline, of a control without text.
  package var baseline: CGFloat?
  package var image: Image?
  package var generation = AppKitGeneration.bigSur

  package init() {}

  package init(
    _ insets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat), width: CGFloat? = nil,
    height: CGFloat? = nil, sides: (left: CGFloat, right: CGFloat) = (0, 0)
  ) {
    self.insets = UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    padding = UIEdgeInsets(top: 0, left: sides.left, bottom: 0, right: sides.right)
    self.width = width
    self.height = height
  }
}

/// The controls whose figures are known.
package enum AppKitControlKind: Equatable, Sendable {
  case push, check, radio, popUp, pullDown, bevelMenu, help, disclosureTriangle, disclosure, inline, recessed,
    roundRect
  case textured, texturedSquare, texturedMenu, square, smallSquare
  case label, field, roundField, plainField, searchField, comboBox
  case stepper, toggle, colorWell, datePicker, calendar, levelIndicator
  case slider(isVertical: Bool, hasTicks: Bool), dial
  case bar, spinner, path
  case segmented(isRounded: Bool)
  case line(isVertical: Bool), box, tabView
}

extension ControlShape {
  /// The figures of a control.
  package static func shape(
    of kind: AppKitControlKind, _ size: AppKitControlSize, _ generation: AppKitGeneration
  ) -> ControlShape {
    var shape =
      switch generation {
      case .mojave, .catalina: early(kind, size)
      case .bigSur: middle(kind, size)
      case .tahoe: late(kind, size)
      }
    shape.generation = generation
    shape.baselineShift = baselineShift(of: kind, size, generation)
    shape.baseline = baseline(of: kind, size, generation)
    return shape
  }

  /// Before macOS 26 the texts of push buttons and menus lie above the middle (all 24 regular menus, all 5 buttons of
  /// macOS 11 to 15 that share a baseline with a label), but small menus' (5 of 5).
  private static func baselineShift(
    of kind: AppKitControlKind, _ size: AppKitControlSize, _ generation: AppKitGeneration
  ) -> CGFloat {
    switch (kind, size) {
    case _ where generation == .tahoe: 0
    case (.push, _): generation == .bigSur ? -1 : 0
    case (.popUp, .small), (.pullDown, .small): 0
    case (.popUp, _), (.pullDown, _), (.radio, .small): -1
    default: 0
    }
  }

  private static func baseline(
    of kind: AppKitControlKind, _ size: AppKitControlSize, _ generation: AppKitGeneration
  ) -> CGFloat? {
    switch (kind, size) {
    case (.help, .regular), (.help, .large): generation == .tahoe ? 17 : 15.5
    case (.help, _): 12
    case (.slider(isVertical: false, _), .small): 12
    // All five labels beside a switch (`Preferences.storyboard` of WWDC).
    case (.toggle, .regular): generation == .tahoe ? nil : 13
    default: nil
    }
  }

  /// macOS 11 to 15.
  private static func middle(_ kind: AppKitControlKind, _ size: AppKitControlSize) -> ControlShape {
    switch (kind, size) {
    case (.push, .regular): ControlShape((5, 7, 7, 7), height: 20, sides: (10, 10))
    case (.push, .large): ControlShape((6, 6, 6, 6), height: 28, sides: (10, 10))
    case (.push, .small): ControlShape((4, 6, 7, 6), height: 16, sides: (8, 8))
    // All four of `HBPictureHUDController.xib` and `HBEncodingProgressHUDController.xib` are 16 high in frames.
    case (.push, .mini): ControlShape((2, 2, 2, 2), height: 12, sides: (7, 7))
    case (.check, .regular), (.check, .large): ControlShape((1, 2, 1, 0), height: 16, sides: (24, 0))
    case (.check, .small): ControlShape((1, 1, 1, 0), height: 14, sides: (20, 0))
    case (.check, .mini), (.radio, .mini): ControlShape((0, 0, 0, 0), height: 11, sides: (15, 0))
    case (.radio, .regular), (.radio, .large): ControlShape((1, 2, 1, 0), height: 16, sides: (24, 0))
    case (.radio, .small): ControlShape((1, 1, 0, 0), height: 14, sides: (20, 0))
    case (.popUp, .regular), (.popUp, .large), (.pullDown, .regular), (.pullDown, .large):
      ControlShape((1, 3, 4, 4), height: 20, sides: (9, 23))
    case (.popUp, .small), (.pullDown, .small): ControlShape((2, 4, 4, 4), height: 16, sides: (8, 16))
    case (.popUp, .mini), (.pullDown, .mini): ControlShape((2, 2, 2, 3), height: 12, sides: (8, 16))
    case (.help, .regular), (.help, .large): ControlShape((1, 3, 4, 2), width: 20, height: 20)
    case (.help, _): ControlShape((1, 1, 2, 1), width: 16, height: 16)
    case (.bevelMenu, _): ControlShape((2, 2, 3, 2), height: 21, sides: (8, 21))
    case (.disclosureTriangle, _): ControlShape((0, 0, 0, 0), width: 13, height: 13)
    case (.disclosure, _): ControlShape((2, 4, 3, 4), width: 21, height: 21)
    case (.inline, _): ControlShape((0, 0, 1, 0), height: 16, sides: (6, 6))
    case (.recessed, .regular): ControlShape((0, 0, 1, 0), height: 18, sides: (8, 8))
    case (.recessed, _): ControlShape((0, 0, 1, 0), height: 16, sides: (8, 8))
    // All 7 with a text are so wide within a point.
    case (.roundRect, .regular), (.roundRect, .large):
      ControlShape((0, 0, 1, 0), height: 18, sides: (7, 7))
    case (.roundRect, _): ControlShape((0, 0, 1, 0), height: 16, sides: (7, 7))
    case (.textured, .small): ControlShape((1, 1, 2, 1), height: 16, sides: (6, 6))
    case (.textured, _): ControlShape((1, 1, 2, 1), height: 20, sides: (7, 7))
    // The two of the corpus, 46 and 62 wide, are 25 high (24127).
    case (.texturedSquare, _): ControlShape((1, 1, 2, 1), height: 22, sides: (5, 5))
    case (.texturedMenu, _): ControlShape((1, 1, 2, 1), height: 22, sides: (9, 23))
    case (.smallSquare, _): ControlShape((1, 0, 1, 0), height: 21, sides: (8, 8))
    case (.stepper, .regular), (.stepper, .large): ControlShape((3, 3, 3, 3), width: 13, height: 22)
    case (.stepper, .small): ControlShape((1, 2, 3, 2), width: 11, height: 18)
    // 13 by 20 in frames (documents that are not in the corpus).
    case (.stepper, .mini): ControlShape((0, 2, 1, 2), width: 9, height: 19)
    case (.toggle, .regular), (.toggle, .large): ControlShape((1, 2, 2, 2), width: 38, height: 22)
    case (.toggle, .small): ControlShape((1, 2, 2, 2), width: 32, height: 18)
    case (.toggle, .mini): ControlShape((1, 2, 2, 2), width: 26, height: 15)
    case (.datePicker, _): ControlShape((2, 0, 4, 3), height: 22, sides: (6, 20))
    // The four of the corpus (`SasquatchMac.storyboard`) are 23 high, beside fields, sliders and buttons.
    case (.comboBox, .regular), (.comboBox, .large): ControlShape((1, 1, 2, 3), height: 20).asField()
    case (.comboBox, .small): ControlShape((1, 1, 2, 3), height: 17).asField()
    case (.comboBox, .mini): ControlShape((1, 1, 2, 3), height: 14).asField()
    case (.slider(isVertical: false, hasTicks: false), .regular),
      (.slider(isVertical: false, hasTicks: false), .large):
      ControlShape((2, 2, 6, 2), height: 20)
    case (.slider(isVertical: false, _), .regular), (.slider(isVertical: false, _), .large):
      ControlShape((2, 2, 2, 2), height: 24)
    case (.slider(isVertical: false, _), .small): ControlShape((2, 2, 2, 2), height: 16)
    case (.slider(isVertical: false, _), .mini): ControlShape((1, 2, 1, 2), height: 15)
    case (.slider, _): ControlShape((2, 2, 2, 2), width: 20)
    case (.dial, .small): ControlShape((0, 0, 0, 0), width: 22, height: 22)
    case (.path, .small): ControlShape((0, 0, 0, 0), height: 20)
    case (.path, .regular): ControlShape((0, 0, 0, 0), height: 25)
    case (.segmented(isRounded: true), .regular), (.segmented(isRounded: true), .large):
      ControlShape((1, 2, 1, 2), height: 22)
    case (.segmented(isRounded: true), .small): ControlShape((1, 2, 2, 2), height: 18)
    case (.segmented(isRounded: true), _): ControlShape((0, 2, 1, 2), height: 15)
    case (.segmented, .regular), (.segmented, .large): ControlShape((1, 1, 1, 1), height: 18)
    case (.segmented, _): ControlShape((1, 1, 1, 1), height: 16)
    default: shared(kind, size)
    }
  }

  /// Up to macOS 10.15: only what differs from the releases after it.
  private static func early(_ kind: AppKitControlKind, _ size: AppKitControlSize) -> ControlShape {
    switch (kind, size) {
    case (.push, .regular), (.push, .large): ControlShape((4, 6, 7, 6), height: 21, sides: (14, 14))
    case (.check, .regular), (.check, .large): ControlShape((2, 2, 2, 2), height: 14, sides: (18, 0))
    case (.radio, .regular), (.radio, .large): ControlShape((1, 2, 1, 2), height: 16, sides: (18, 0))
    case (.popUp, .regular), (.popUp, .large), (.pullDown, .regular), (.pullDown, .large):
      // 28 points from what lies above to what lies below: all three documents that decide it (14460, 15702).
      ControlShape((1, 2, 3, 3), height: 21, sides: (9, 24))
    case (.help, .regular), (.help, .large): ControlShape((1, 2, 4, 2), width: 21, height: 20)
    case (.slider(isVertical: false, hasTicks: false), .regular): ControlShape((2, 2, 2, 2), height: 15)
    // Interface Builder's library had these in 19x27, 27 and 26 points.
    case (.stepper, .regular), (.stepper, .large): ControlShape((2, 3, 3, 3), width: 13, height: 22)
    case (.datePicker, _): ControlShape((2, 0, 3, 3), height: 22, sides: (6, 20))
    case (.comboBox, .regular), (.comboBox, .large): ControlShape((2, 0, 4, 3), height: 20).asField()
    case (.colorWell, _): ControlShape((0, 0, 0, 0), width: 44, height: 23)
    default: middle(kind, size)
    }
  }

  /// From macOS 26: controls are aligned by their frames.
  private static func late(_ kind: AppKitControlKind, _ size: AppKitControlSize) -> ControlShape {
    switch (kind, size) {
    case (.push, .regular): ControlShape((0, 0, 0, 0), height: 24, sides: (12, 12))
    case (.push, .large): ControlShape((0, 0, 0, 0), height: 28, sides: (14, 14))
    case (.push, .small): ControlShape((0, 0, 0, 0), height: 20, sides: (10, 10))
    case (.push, .mini): ControlShape((0, 0, 0, 0), height: 16, sides: (8, 8))
    case (.check, .regular), (.check, .large), (.radio, .regular), (.radio, .large):
      ControlShape((0, 0, 0, 0), height: 16, sides: (22, 0))
    // Of 33 small ones 22 are so wide, 6 a point more, 5 a point less.
    case (.check, .small), (.radio, .small): ControlShape((0, 0, 0, 0), height: 14, sides: (18, 0))
    case (.check, .mini), (.radio, .mini): ControlShape((0, 0, 0, 0), height: 11, sides: (15, 0))
    case (.popUp, .regular), (.pullDown, .regular): ControlShape((0, 0, 0, 0), height: 24, sides: (12, 35))
    case (.popUp, .large), (.pullDown, .large): ControlShape((0, 0, 0, 0), height: 28, sides: (12, 28))
    case (.popUp, .small), (.pullDown, .small): ControlShape((0, 0, 0, 0), height: 20, sides: (10, 29))
    case (.popUp, .mini), (.pullDown, .mini): ControlShape((0, 0, 0, 0), height: 16, sides: (8, 20))
    case (.help, .regular), (.help, .large): ControlShape((0, 0, 0, 0), width: 24, height: 24)
    case (.help, _): ControlShape((0, 0, 0, 0), width: 20, height: 20)
    case (.textured, .regular): ControlShape((1, 1, 2, 1), height: 20, sides: (7, 7))
    case (.texturedMenu, .regular): ControlShape((0, 0, 0, 0), height: 24, sides: (12, 32))
    case (.recessed, .regular), (.roundRect, .regular):
      ControlShape((0, 0, 0, 0), height: 24, sides: (10, 10))
    case (.recessed, .small), (.roundRect, .small):
      ControlShape((0, 0, 0, 0), height: 20, sides: (10, 10))
    case (.recessed, .mini), (.roundRect, .mini):
      ControlShape((0, 0, 0, 0), height: 16, sides: (8, 8))
    case (.inline, _): ControlShape((0, 0, 0, 0), height: 18, sides: (8, 8))
    case (.stepper, .regular): ControlShape((0, 0, 0, 0), width: 16, height: 26)
    case (.stepper, .mini): ControlShape((0, 0, 0, 0), width: 13, height: 20)
    // Two beside fixed fields in 24127; regular ones with marks are as high as those without (4 of 4).
    case (.slider(isVertical: false, hasTicks: true), .small): ControlShape((0, 0, 0, 0), height: 18)
    case (.slider(isVertical: false, _), _): ControlShape((0, 0, 0, 0), height: 16)
    case (.field, .regular), (.field, .large): ControlShape((0, 0, 0, 0), height: 24, sides: (4, 4)).asField()
    case (.field, .small): ControlShape((0, 0, 0, 0), height: 22, sides: (4, 4)).asField()
    case (.field, .mini): ControlShape((0, 0, 0, 0), height: 16, sides: (4, 4)).asField()
    case (.searchField, .regular), (.comboBox, .regular), (.comboBox, .large):
      ControlShape((0, 0, 0, 0), height: 24).asField()
    case (.searchField, .small), (.comboBox, .small): ControlShape((0, 0, 0, 0), height: 20).asField()
    case (.searchField, .mini), (.comboBox, .mini): ControlShape((0, 0, 0, 0), height: 16).asField()
    case (.segmented, .regular): ControlShape((0, 0, 0, 0), height: 24)
    case (.segmented, .small): ControlShape((0, 0, 0, 0), height: 20)
    case (.segmented, .mini): ControlShape((0, 0, 0, 0), height: 16)
    case (.datePicker, _): ControlShape((0, 0, 0, 0), height: 24, sides: (6, 20))
    case (.toggle, .mini): ControlShape((0, 0, 0, 0), width: 36, height: 16)
    case (.toggle, _): ControlShape((0, 0, 0, 0), width: 54, height: 24)
    case (.box, _): ControlShape()
    case (.square, .regular): ControlShape((0, 0, 0, 0), height: 24, sides: (12, 12))
    // What lies in frames of its own, as before: the given heights of three are 2 points less than their frames.
    case (.smallSquare, _), (.disclosureTriangle, _), (.bevelMenu, _), (.texturedSquare, _), (.textured, _),
      (.dial, _):
      middle(kind, size)
    case (.stepper, .small): ControlShape((0, 0, 0, 0), width: 15, height: 22)
    case (.path, .small): ControlShape((0, 0, 0, 0), height: 20)
    case (.path, _): ControlShape((0, 0, 0, 0), height: 22)
    default: shared(kind, size)
    }
  }

  /// The figures that no release changed.
  private static func shared(_ kind: AppKitControlKind, _ size: AppKitControlSize) -> ControlShape {
    switch kind {
    case .label: return ControlShape((0, 2, 0, 2))
    case .field:
      var shape = ControlShape((0, 0, 0, 0), sides: (4, 4)).asField()
      shape.padding.top = size == .small ? 3 : 2
      shape.padding.bottom = 5 - shape.padding.top
      return shape
    case .roundField:
      var shape = ControlShape((0, 0, 0, 0), sides: (6, 6)).asField()
      shape.padding.top = 3
      shape.padding.bottom = 3
      return shape
    case .plainField: return ControlShape((0, 0, 0, 0), sides: (2, 2))
    case .searchField:
      let heights: [AppKitControlSize: CGFloat] = [.mini: 17, .small: 19, .regular: 22, .large: 30]
      return ControlShape((0, 0, 0, 0), height: heights[size]).asField()
    case .levelIndicator: return ControlShape((0, 0, 0, 0), height: 18)
    case .calendar: return ControlShape((0, 0, 0, 0), width: 139, height: 148)
    case .colorWell: return ControlShape((2, 3, 2, 3), width: 38, height: 22)
    case .bar:
      return size == .regular || size == .large
        ? ControlShape((1, 0, 1, 0), height: 18) : ControlShape((0, 0, 0, 0), height: 12)
    case .spinner:
      let length: CGFloat = size == .regular || size == .large ? 32 : size == .small ? 16 : 10
      return ControlShape((0, 0, 0, 0), width: length, height: length)
    // A line is one point thick and drawn in a frame of five.
    case .line(isVertical: false): return ControlShape((2, 0, 2, 0), height: 1)
    case .line(isVertical: true): return ControlShape((0, 2, 0, 2), width: 1)
    case .box: return ControlShape((2, 3, 4, 3))
    case .tabView: return ControlShape((6, 7, 10, 7))
    case .square: return ControlShape((0, 0, 0, 0), sides: (2, 2))
    default: return ControlShape()
    }
  }

  private func asField() -> ControlShape {
    var shape = self
    shape.followsText = false
    return shape
  }
}
