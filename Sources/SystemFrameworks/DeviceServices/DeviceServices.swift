// Frameworks that applications import beside UIKit, for a device without their services, a folder each: views and
// controllers take part in layout, everything else answers as Apple's documentation has it for such a device. Their names
// are in a module map (SystemFrameworkNames): one compilation serves all of them, and no other package of a build takes them
// for Apple's.

@_exported import UIKit
