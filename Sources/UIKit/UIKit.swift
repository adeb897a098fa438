// UIKit's name for what Plumbline has, so that source that says `import UIKit` builds unchanged where there is no UIKit.
// As Apple's module does, it brings Foundation along: by way of the additions, whose types go before Foundation's. On
// Apple's systems the package does not contain this module.

@_exported import CoreGraphics
@_exported import FoundationAdditions
@_exported import NibLoading
@_exported import Plumbline
@_exported import QuartzCore
