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
    let inputs = files(below: folder) { $0.hasSuffix(".swift") }.filter { !compiled.contains($0.path) }
    guard !inputs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL
    // The name of main.swift has to stay. Others differ from the source's: the compiler warns where two paths of a module have
    // the same `#fileID`, and positions are told in the source. Of files of one name each gets a number.
    let counts = Dictionary(inputs.map { ($0.lastPathComponent, 1) }, uniquingKeysWith: +)
    let outputs = inputs.enumerated().map { index, file in
      let name = file.lastPathComponent
      let stem = file.deletingPathExtension().lastPathComponent
      let isAlone = counts[name] == 1
      return output.appending(
        path: name == "main.swift" && isAlone
          ? name : "\(stem)+WithoutObjectiveC\(isAlone ? "" : "-\(index)").swift")
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
    // `Self()` and `View.init`, where `Self` and associated types stand for classes of the system.
    if target.compilationConditions.contains("OBJECTIVE_C_CLASSES") { options.append("--classes") }
    // What a framework's umbrella header or an application's bridging header imports, every file of the module sees.
    let headers = withImported(
      files(below: folder) {
        $0 == "\(target.name).h" || $0 == "\(target.moduleName).h" || $0.hasSuffix("-Bridging-Header.h")
      }, of: files(below: folder) { $0.hasSuffix(".h") })
    options += headers.flatMap { ["--header", $0.path] }
    // `.define("WITHOUT_SwiftUI")`: declarations that need a module, or a type of that name, are left out.
    options += target.compilationConditions.filter { $0.hasPrefix("WITHOUT_") }
      .flatMap { ["--without", String($0.dropFirst(8))] }
    return [
      .buildCommand(
        displayName: "Adapting \(target.name) to a compiler without Objective-C",
        executable: try context.tool(named: "ObjectiveCAdaptation").url,
        arguments: options + outputs.map(\.path) + ["--"] + inputs.map(\.path), inputFiles: inputs + headers,
        outputFiles: outputs + extra)
    ]
  }

  /// Headers, and those of the target that they import, `#import "Own.h"`: found by the name alone, as Xcode finds them.
  private func withImported(_ headers: [URL], of all: [URL]) -> [URL] {
    var found = headers
    var next = 0
    while next < found.count {
      let text = (try? String(contentsOf: found[next], encoding: .utf8)) ?? ""
      next += 1
      let names = text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("#import \"") }
        .compactMap { $0.split(separator: "\"").dropFirst().first?.split(separator: "/").last }
      found += names.compactMap { name in all.first { $0.lastPathComponent == name } }
        .filter { !found.contains($0) }
    }
    return found
  }

  /// The files of some names in the order of their paths, links followed. Hidden folders hold nothing of the target's.
  private func files(
    below folder: URL, within outer: Set<String> = [], where fits: (String) -> Bool
  ) -> [URL] {
    let around = outer.union([folder.path])
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [URL] in
      let url = folder.appending(path: name).resolvingSymlinksInPath()
      let values = try? url.resourceValues(forKeys: [.isDirectoryKey])
      guard values?.isDirectory == true else { return fits(name) ? [url] : [] }
      // A link to a folder above would lead around without an end.
      return around.contains(url.path) ? [] : files(below: url, within: around, where: fits)
    }
  }
}
