// Resources that an application loads when it needs them. All of its resources are here from the beginning.

import Foundation

/// That a request for resources is urgent.
public let NSBundleResourceRequestLoadingPriorityUrgent: Double = .greatestFiniteMagnitude

/// Asks for resources by their tags: they are there at once.
open class NSBundleResourceRequest: NSObject, @unchecked Sendable {
  /// What is asked for.
  public let tags: Set<String>
  /// Where the resources lie.
  public let bundle: Bundle
  /// From 0 to 1; carried.
  open var loadingPriority = 0.5
  /// Finished from the beginning.
  public let progress: Progress

  /// Asks the application's bundle.
  public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }
  /// Asks a bundle.
  public init(tags: Set<String>, bundle: Bundle) {
    (self.tags, self.bundle) = (tags, bundle)
    progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    super.init()
  }

  /// Says that the resources are there.
  open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// Returns, as the resources are there.
  open func beginAccessingResources() async throws {}
  /// Says that the resources are there.
  open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
    completionHandler(true)
  }
  /// True: the resources are there.
  open func conditionallyBeginAccessingResources() async -> Bool { true }
  /// The resources are no longer needed; without effect.
  open func endAccessingResources() {}
}
