// Configurations of URL sessions.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("URL sessions")
struct URLSessionTests {
  @Test("a configuration of transfers in the background is one that can be used")
  func backgroundSession() {
    let configuration = URLSessionConfiguration.background(withIdentifier: "transfers")
    #expect(
      configuration.timeoutIntervalForRequest == URLSessionConfiguration.default.timeoutIntervalForRequest)
  }
}
