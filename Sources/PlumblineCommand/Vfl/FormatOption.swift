// The options of a visual format, by the names of `NSLayoutConstraint.FormatOptions`.

import Plumbline

enum FormatOption: String, NamedChoice {
  case alignAllLeft, alignAllRight, alignAllTop, alignAllBottom, alignAllLeading, alignAllTrailing
  case alignAllCenterX, alignAllCenterY, alignAllLastBaseline, alignAllFirstBaseline
  case directionLeadingToTrailing, directionLeftToRight, directionRightToLeft
  case spacingEdgeToEdge, spacingBaselineToBaseline

  var aliases: [String] { self == .alignAllLastBaseline ? ["alignAllBaseline"] : [] }

  /// `alignAllTop,alignAllBottom`
  static func list(named text: String) throws -> [FormatOption] {
    try text.split(separator: ",").map { try named($0.trimmingCharacters(in: .whitespaces)) }
  }

  var bits: NSLayoutConstraint.FormatOptions {
    switch self {
    case .alignAllLeft: .alignAllLeft
    case .alignAllRight: .alignAllRight
    case .alignAllTop: .alignAllTop
    case .alignAllBottom: .alignAllBottom
    case .alignAllLeading: .alignAllLeading
    case .alignAllTrailing: .alignAllTrailing
    case .alignAllCenterX: .alignAllCenterX
    case .alignAllCenterY: .alignAllCenterY
    case .alignAllLastBaseline: .alignAllLastBaseline
    case .alignAllFirstBaseline: .alignAllFirstBaseline
    case .directionLeadingToTrailing: .directionLeadingToTrailing
    case .directionLeftToRight: .directionLeftToRight
    case .directionRightToLeft: .directionRightToLeft
    case .spacingEdgeToEdge: .spacingEdgeToEdge
    case .spacingBaselineToBaseline: .spacingBaselineToBaseline
    }
  }
}
