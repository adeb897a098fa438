// What every object of Objective-C answers, for delegates too.

import Foundation

/// An object that can be asked which methods it has. Delegates are, as Apple's come from `NSObjectProtocol`; a protocol of its
/// own, because members of its extensions, unlike those of `NSObject`'s, stay free for classes to declare.
public protocol ObjectAnswering: AnyObject {}

extension NSObject: ObjectAnswering {}
