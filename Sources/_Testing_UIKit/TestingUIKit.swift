// Swift Testing asks for a module of this name wherever a file imports it together with UIKit. Apple's adds attachments
// of images; there is nothing to add for a UIKit that draws nothing, but the module has to be found.

@_exported import UIKit
