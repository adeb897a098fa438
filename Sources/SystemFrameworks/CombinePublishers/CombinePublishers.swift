// What `import Combine` brings on Apple's systems: OpenCombine's publishers and those that it lacks. The name `Combine`
// itself is a module map's (SystemFrameworkNames), because a Swift module of that name would tell every package of a build
// that the system has it. Foundation comes along as it does with UIKit, with `URLSession` in it.

@_exported import FoundationAdditions
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
