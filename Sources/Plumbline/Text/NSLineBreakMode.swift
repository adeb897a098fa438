// Line break modes.

import Typography

/// The line breaking or truncation of lines that are too long; Apple's names and raw values.
public enum NSLineBreakMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  /// The rule of the text engine: what is truncated is cut there, wherever its dots stand.
  package var limit: TextLimits.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: .truncate
    }
  }
}
