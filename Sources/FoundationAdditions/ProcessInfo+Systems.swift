// The system that a program runs on, as view code asks for it to tell iPads from Macs.

import Foundation

extension ProcessInfo {
  /// Whether an application for iPad runs on a Mac by Mac Catalyst: no.
  public var isMacCatalystApp: Bool { false }
}
