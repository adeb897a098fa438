// Runs the built command, found beside the test bundle, and catches what it says.

import Foundation
import Testing

/// One run of `plumbline`.
struct Run {
  var status: Int32
  var output: String
  var complaints: String

  /// Runs the command with arguments, and with text on its standard input.
  init(_ arguments: [String], input: String = "", in folder: String? = nil) throws {
    try self.init(arguments, input: Data(input.utf8), in: folder)
  }

  /// Runs the command as somebody who may not read everything; nil where this process may neither.
  init?(_ arguments: [String], in folder: String, asNobody: Bool) throws {
    guard getuid() == 0 else {
      try self.init(arguments, in: folder)
      return
    }
    let tool = "/usr/bin/setpriv"
    guard FileManager.default.isExecutableFile(atPath: tool) else { return nil }
    let command = [try Self.executable().path] + arguments
    try self.init(
      ["--reuid=65534", "--clear-groups"] + command, input: Data(), in: folder, of: URL(fileURLWithPath: tool)
    )
  }

  init(_ arguments: [String], input: Data, in folder: String? = nil, of executable: URL? = nil) throws {
    // Files instead of pipes: a pipe that fills up would block the command while nobody reads.
    let scratch = try Scratch()
    let names = try ["input", "output", "complaints"].map { name in
      let path = scratch.path(name)
      try (name == "input" ? input : Data()).write(to: URL(fileURLWithPath: path))
      return path
    }
    let process = Process()
    process.executableURL = try executable ?? Self.executable()
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: names[0]))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: names[1]))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: names[2]))
    try process.run()
    process.waitUntilExit()
    status =
      process.terminationReason == .uncaughtSignal ? -process.terminationStatus : process.terminationStatus
    output = String(decoding: try Data(contentsOf: URL(fileURLWithPath: names[1])), as: UTF8.self)
    complaints = String(decoding: try Data(contentsOf: URL(fileURLWithPath: names[2])), as: UTF8.self)
  }

  private static func executable() throws -> URL {
    // On Linux the test runner is itself in the folder of the products; on Apple's systems the bundle is.
    let folders = [
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
      Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent(),
    ]
    return try #require(
      folders.map { $0.appendingPathComponent("plumbline") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "the command is built beside the tests")
  }

  /// The lines of the output as JSON objects.
  func objects() throws -> [[String: Any]] {
    try output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }
}

/// A folder for the files of one test; it goes when the test ends.
final class Scratch {
  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "plumbline-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { folder + "/" + name }

  /// Writes a file, making the folders on the way, and returns its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String { try write(name, Data(text.utf8)) }

  @discardableResult
  func write(_ name: String, _ bytes: Data) throws -> String {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
    return path(name)
  }
}
