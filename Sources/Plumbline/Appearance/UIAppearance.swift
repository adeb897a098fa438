// The protocol of what has an appearance that programs set. Apple's proxies, `appearance()`, record calls and repeat them on
// later objects, which needs the Objective-C runtime: there are none here.

/// What has an appearance: views and the items of bars. Libraries extend it.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}
