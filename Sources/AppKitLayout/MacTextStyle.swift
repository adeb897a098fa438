// The Mac's fonts of text styles, for documents and programs (Apple's Human Interface Guidelines, macOS, Typography).

import Foundation
import Plumbline
import Typography

/// Text styles under the names that documents have for them, with their fonts.
package enum MacTextStyle {
  private static let all: [(name: String, style: UIFont.TextStyle, font: FontDescription)] = [
    ("largeTitle", .largeTitle, FontDescription(pointSize: 26)),
    ("title1", .title1, FontDescription(pointSize: 22)),
    ("title2", .title2, FontDescription(pointSize: 17)),
    ("title3", .title3, FontDescription(pointSize: 15)),
    ("headline", .headline, FontDescription(weight: .bold, pointSize: 13)),
    ("body", .body, FontDescription(pointSize: 13)),
    ("callout", .callout, FontDescription(pointSize: 12)),
    ("subheadline", .subheadline, FontDescription(pointSize: 11)),
    ("footnote", .footnote, FontDescription(pointSize: 10)),
    ("caption1", .caption1, FontDescription(pointSize: 10)),
    ("caption2", .caption2, FontDescription(weight: .medium, pointSize: 10)),
  ]

  /// The font of a style; nil for names that are none.
  package static func font(ofDocumentName name: String) -> FontDescription? {
    all.first { $0.name == name }?.font
  }

  /// The font of a style; body's for styles that are not Apple's.
  package static func font(of style: UIFont.TextStyle) -> FontDescription {
    all.first { $0.style == style }?.font ?? FontDescription(pointSize: 13)
  }
}
