// Modal presentation and transition styles.

import Foundation

/// The style of a presentation: sheets, popovers and the full window. Raw values are Apple's.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Apple's names in the order of the raw values.
  case automatic = -2, none = -1, fullScreen = 0, pageSheet, formSheet, currentContext, custom,
    overFullScreen,
    overCurrentContext, popover
}

/// The animation of a presentation. Raw values are Apple's.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// Apple's names in the order of the raw values.
  case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl
}
