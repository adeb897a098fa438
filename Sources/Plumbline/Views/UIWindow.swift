// The topmost view of a tree that is on a screen.

import Foundation

/// A root that hosts the layout of everything below it. Trees without a window are laid out the same way.
open class UIWindow: UIView {}
