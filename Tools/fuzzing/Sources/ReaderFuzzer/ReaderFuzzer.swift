// One fuzzer for everything that is read: the first argument names what, the others are libFuzzer's.

import Foundation
import FuzzerDriver

@main enum ReaderFuzzer {
  private static let inherited = "PLUMBLINE_FUZZED_KIND"

  static func main() {
    var arguments = (0..<Int(CommandLine.argc)).map { CommandLine.unsafeArgv[$0] }
    if arguments.count > 1, let name = arguments[1], let kind = FuzzedKind(rawValue: String(cString: name)) {
      arguments.remove(at: 1)
      // Where it merges folders, libFuzzer runs itself anew with arguments of its own only.
      setenv(Self.inherited, kind.rawValue, 1)
      FuzzedKind.chosen = kind
    } else if let kind = ProcessInfo.processInfo.environment[Self.inherited].flatMap(FuzzedKind.init) {
      FuzzedKind.chosen = kind
    } else {
      let kinds = FuzzedKind.allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(
        Data("fuzz-readers: name one of \(kinds), then libFuzzer's arguments.\n".utf8))
      exit(2)
    }
    var count = Int32(arguments.count)
    // libFuzzer reads its arguments until the process ends.
    let kept = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: arguments.count + 1)
    kept.initialize(from: arguments + [nil], count: arguments.count + 1)
    var vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = kept
    exit(
      LLVMFuzzerRunDriver(&count, &vector) { bytes, count in
        let input = bytes.map { Data(bytes: $0, count: count) } ?? Data()
        MainActor.assumeIsolated { FuzzedKind.chosen.read(input) }
        return 0
      })
  }
}

/// What is read.
enum FuzzedKind: String, CaseIterable {
  case documents, layouts, formats, tables, catalogues, assets, fonts, logs, configurations, baselines

  /// Set once, before the fuzzer runs.
  nonisolated(unsafe) static var chosen = FuzzedKind.documents

  @MainActor
  func read(_ input: Data) {
    switch self {
    case .documents: FuzzedDocument.read(input)
    case .layouts: FuzzedDocument.readLayout(input)
    case .formats: FuzzedInput.readFormats(input)
    case .tables: FuzzedInput.readTable(input)
    case .catalogues: FuzzedInput.readCatalogue(input)
    case .assets: FuzzedInput.readAssets(input)
    case .fonts: FuzzedInput.readFont(input)
    case .logs: FuzzedInput.readLog(input)
    case .configurations: FuzzedInput.readConfiguration(input)
    case .baselines: FuzzedInput.readBaseline(input)
    }
  }
}

/// Ends the run where a promise is broken.
func require(_ isKept: Bool, _ promise: @autoclosure () -> String) {
  if !isKept { fatalError("broken promise: \(promise())") }
}

/// A complaint is one line that says something.
func requireLine(_ complaint: String) {
  require(
    !complaint.isEmpty && !complaint.contains { $0.isNewline }, "one line, not \(complaint.debugDescription)")
}

/// One object of finite numbers, on one line.
func requireJSON(_ text: String) {
  require(!text.contains("\n"), "JSON on one line")
  require((try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil, "JSON, not \(text.prefix(2000))")
}
