// Builds a target whose sources use what only a compiler with Objective-C takes. The target's files stay as they are: the
// manifest excludes those that need it, and the plugin compiles adapted copies of them instead.

import Foundation
import PackagePlugin

/// Adapts every Swift file below a target's folder that the manifest excludes from the target.
@main
struct WithoutObjectiveC: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let folder = target.directoryURL.resolvingSymlinksInPath()
    let compiled = Set(target.sourceFiles.map { $0.url.resolvingSymlinksInPath().path })
    let inputs = swiftFiles(below: folder).filter { !compiled.contains($0.path) }
    guard !inputs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL
    let outputs = inputs.enumerated().map { index, file in
      output.appending(path: "\(file.deletingPathExtension().lastPathComponent)-\(index).swift")
    }
    let hasDynamicObjects = target.compilationConditions.contains("OBJECTIVE_C_DYNAMIC_OBJECTS")
    let table = output.appending(path: "InterfaceBuilderClasses.swift")
    let dynamicObjects = hasDynamicObjects ? [output.appending(path: "DynamicObject.swift")] : []
    let extra = [table] + dynamicObjects
    var options =
      ["--document-table", table.path] + dynamicObjects.flatMap { ["--dynamic-objects", $0.path] }
    // Source that asks for a system where it means a framework says in its manifest which one it is built as.
    for (condition, system) in [("BUILT_AS_IOS", "iOS"), ("BUILT_AS_MACOS", "macOS")]
    where target.compilationConditions.contains(condition) { options += ["--system", system] }
    return [
      .buildCommand(
        displayName: "Adapting \(target.name) to a compiler without Objective-C",
        executable: try context.tool(named: "ObjectiveCAdaptation").url,
        arguments: options + outputs.map(\.path) + ["--"] + inputs.map(\.path), inputFiles: inputs,
        outputFiles: outputs + extra)
    ]
  }

  /// In the order of their paths, links followed.
  private func swiftFiles(below folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name -> [URL] in
      let url = folder.appending(path: name).resolvingSymlinksInPath()
      let values = try? url.resourceValues(forKeys: [.isDirectoryKey])
      if values?.isDirectory == true { return swiftFiles(below: url) }
      return name.hasSuffix(".swift") ? [url] : []
    }
  }
}
