// Swift Testing asks for a module of this name wherever a file imports it together with AppKit. Apple's adds attachments
// of images; there is nothing to add for a AppKit that draws nothing, but the module has to be found.

@_exported import AppKit
