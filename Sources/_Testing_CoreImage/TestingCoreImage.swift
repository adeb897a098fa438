// Swift Testing asks for a module of this name wherever a file imports it together with CoreImage. Apple's adds attachments
// of images; there is nothing to add for a CoreImage that draws nothing, but the module has to be found.

@_exported import CoreImage
