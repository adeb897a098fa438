// Names of modules that are in module maps: each brings what it does on Apple's systems, in a file that imports nothing else
// of them, and only for those who depend on them.

import OSLog
import Testing

@Suite("Names of modules")
struct NameTests {
  @Test("a log is there without UIKit")
  func log() {
    let logger = Logger(subsystem: "tests", category: "names")
    logger.debug("a message")
    #expect(OSLog(subsystem: "tests", category: "names") !== OSLog.default)
  }

  @Test("names can be asked for before they are imported, and those that there are none of cannot")
  func questions() {
    var known: [String] = []
    #if canImport(Combine)
      known.append("Combine")
    #endif
    #if canImport(CryptoKit)
      known.append("CryptoKit")
    #endif
    #if canImport(Network)
      known.append("Network")
    #endif
    #if canImport(SwiftUI)
      known.append("SwiftUI")
    #endif
    #if canImport(RealityKit)
      known.append("RealityKit")
    #endif
    #expect(known == ["Combine", "CryptoKit", "Network", "SwiftUI"])
  }
}
