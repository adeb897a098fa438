// Transfers that go on without their program: there is nobody here to carry them on.

import Foundation
import FoundationNetworking

extension URLSessionConfiguration {
  /// A configuration as the default one: its transfers end with the program, as no service of the system carries them on.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}
