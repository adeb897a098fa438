// The built command, run as a process. It lies beside the test bundle.

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

  /// Runs the command as a user who cannot read everything; see `canBeNobody`.
  init(asNobody arguments: [String], in folder: String) throws {
    guard getuid() == 0 else {
      try self.init(arguments, in: folder)
      return
    }
    let command = ["--reuid=65534", "--clear-groups", try Self.executable().path] + arguments
    try self.init(command, input: Data(), in: folder, of: URL(fileURLWithPath: Self.setpriv))
  }

  /// Whether the command can be run as a user other than root, who can read every file.
  static var canBeNobody: Bool { getuid() != 0 || FileManager.default.isExecutableFile(atPath: setpriv) }

  private static let setpriv = "/usr/bin/setpriv"

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
    // Nowhere in particular is an empty folder: around standard input `check` looks for sources, and here are many.
    process.currentDirectoryURL = URL(fileURLWithPath: folder ?? scratch.folder)
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

  static func executable() throws -> URL {
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

  /// A member of all findings, of an output of `check --format json`.
  func findings(_ member: String) throws -> [String] {
    try objects().flatMap { object in
      (object["findings"] as? [[String: Any]] ?? []).compactMap { $0[member] as? String }
    }
  }
}
