// Foundation with what it and the Objective-C runtime have on Apple's systems only. Modules that pass Foundation on pass on
// this one instead, so that its types go before Foundation's of the same names.

@_exported import Foundation
