// The Mac's fonts of text styles, for documents and programs (Apple's Human Interface Guidelines, macOS, Typography).

import Foundation
import Plumbline
import Typography

/// Text styles under the names that documents have for them.
package enum MacTextStyle {
  /// The font of a style; nil for names that are none.
  package static func font(ofDocumentName name: String) -> FontDescription? {
    switch name {
    case "largeTitle": FontDescription(pointSize: 26)
    case "title1": FontDescription(pointSize: 22)
    case "title2": FontDescription(pointSize: 17)
    case "title3": FontDescription(pointSize: 15)
    case "headline": FontDescription(weight: .bold, pointSize: 13)
    case "body": FontDescription(pointSize: 13)
    case "callout": FontDescription(pointSize: 12)
    case "subheadline": FontDescription(pointSize: 11)
    case "footnote", "caption1": FontDescription(pointSize: 10)
    case "caption2": FontDescription(weight: .medium, pointSize: 10)
    default: nil
    }
  }

  /// The font of a style; body's for styles that are not Apple's.
  package static func font(of style: UIFont.TextStyle) -> FontDescription {
    font(ofDocumentName: documentName(of: style)) ?? FontDescription(pointSize: 13)
  }

  private static func documentName(of style: UIFont.TextStyle) -> String {
    switch style {
    case .largeTitle: "largeTitle"
    case .title1: "title1"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .subheadline: "subheadline"
    case .callout: "callout"
    case .footnote: "footnote"
    case .caption1: "caption1"
    case .caption2: "caption2"
    default: "body"
    }
  }
}
