// Swift Testing imports a module of this name wherever a file imports it together with CoreGraphics. Apple's attaches images
// to tests; this one adds nothing.

import CoreGraphics
