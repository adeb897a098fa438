// What `import SwiftUI` brings on Apple's systems: views as values, over UIKit's views, which take their places. The name
// `SwiftUI` itself is a module map's (SystemFrameworkNames), because a Swift module of that name would tell every package of a
// build that the system has it.

@_exported import CombinePublishers
@_exported import CoreGraphics
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
