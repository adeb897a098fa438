// The screen of a device, for windows of programs.

import Foundation
import InterfaceBuilder
import Plumbline

extension Device {
  /// The device's screen in portrait, as a window of a program has it: its housing or status bar at the top, and the home
  /// indicator of those that have one.
  @MainActor
  var screen: UIScreen {
    let isRounded = id.hasSuffix("rounded")
    let insets: UIEdgeInsets =
      switch family {
      case .phone, .largePhone:
        UIEdgeInsets(top: housing > 0 ? housing : 20, left: 0, bottom: housing > 0 ? 34 : 0, right: 0)
      case .pad: UIEdgeInsets(top: isRounded ? 24 : 20, left: 0, bottom: isRounded ? 20 : 0, right: 0)
      case .television: UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
      }
    let idiom: UIUserInterfaceIdiom =
      switch kind {
      case .phone: .phone
      case .tablet: .pad
      case .television: .tv
      }
    return UIScreen(
      size: CGSize(width: width, height: height), scale: scale, safeAreaInsets: insets,
      userInterfaceIdiom: idiom)
  }
}
