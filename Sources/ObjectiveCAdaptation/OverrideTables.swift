// The overrides of the module's classes, listed for programs that ask the runtime for implementations of methods.

extension SourceModule {
  /// The class that `class_getMethodImplementation` reads; empty for a module that overrides nothing.
  var overrideTable: String {
    let overrides = files.flatMap { $0.classMembers + $0.extensionMembers }.filter { $0.overrideRange != nil }
    let names = Set(overrides.map { "\($0.className).\($0.signature)" }).sorted()
    guard !names.isEmpty else { return "" }
    return """

      import FoundationAdditions

      /// What classes of this module override.
      public final class OverriddenMethods: FoundationAdditions.OverriddenMethods {
        public override class var names: Set<String> {
          [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]
        }
      }

      """
  }
}
