// What `import Combine` brings on Apple's systems: OpenCombine's publishers and those that it lacks. The name `Combine` itself
// is a module map's (SystemModuleNames), because a Swift module of that name would tell every package of a build that the
// system has it.

@_exported import Foundation
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
