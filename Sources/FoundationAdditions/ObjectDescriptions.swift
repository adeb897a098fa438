// Members of Objective-C's root class that Foundation elsewhere lacks.

import Foundation
import Plumbline

extension NSObject {
  /// The name of the class: Apple's alone, a program's own behind that of its module.
  public class func description() -> String {
    let name = String(reflecting: self)
    let own = ["Plumbline.", "UIKit.", "QuartzCore.", "Foundation."]
    return own.first { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) } ?? name
  }

  /// The class, for what registers classes.
  public class func classForCoder() -> AnyClass { self }

  /// Calls a method later, by a timer of the thread's run loop, which the program has to run.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) { perform(aSelector, with: anArgument, afterDelay: delay) }
}
