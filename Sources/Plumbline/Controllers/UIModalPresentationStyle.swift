// Modal presentation and transition styles.

import Foundation

/// How a controller is presented: styles of sheets, popovers and the full window. Raw values are Apple's.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Apple's names in the order of the raw values.
  case automatic = -2, none = -1, fullScreen = 0, pageSheet, formSheet, currentContext, custom,
    overFullScreen,
    overCurrentContext, popover
}

/// How a presentation looks on its way. Raw values are Apple's.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// Apple's names in the order of the raw values.
  case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl
}
