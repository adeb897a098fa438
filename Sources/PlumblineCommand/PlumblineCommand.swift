// The command `plumbline`: its subcommands, and the exit status of errors.

import ArgumentParser
import Foundation

@main
struct PlumblineCommand: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "plumbline",
    abstract: "Lays out, checks and draws Interface Builder documents without Xcode.",
    discussion: """
      EXAMPLES:
        plumbline check Login.storyboard     what is wrong, and how to fix it
        plumbline check .                    the same for a whole folder
        plumbline layout Login.storyboard    the frame of each view
        plumbline render Login.storyboard    a picture of each scene

      EXIT STATUS:
        0  success, no finding of level error
        1  check found an error, diff a difference, or fix no change
        2  an input could not be read, or the command line is wrong
      """,
    version: version,
    subcommands: [
      Check.self, Layout.self, Render.self, Serve.self, Diff.self, Explain.self, Update.self, Fix.self,
      Init.self,
      Rules.self, Devices.self, Solve.self, Vfl.self,
    ])

  static func main() {
    Console.openStandardFiles()
    let arguments = FilePath.arguments
    if let complaint = complaintAboutCommand(in: arguments) {
      Console.complain(complaint)
      Foundation.exit(ExitCode.unreadable.rawValue)
    }
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch let code as ExitCode {
      Foundation.exit((Console.hasLostText ? .unreadable : code).rawValue)
    } catch let error where isAboutFile(error) {
      Console.complain(about: error)
      Foundation.exit(ExitCode.unreadable.rawValue)
    } catch {
      guard exitCode(for: error).isSuccess else {
        Console.complain(complaint(about: error, in: arguments))
        Foundation.exit(ExitCode.unreadable.rawValue)
      }
      Console.print(fullMessage(for: error) + "\n")
    }
    if Console.hasLostText { Foundation.exit(ExitCode.unreadable.rawValue) }
  }

  /// Whether an error is about a file. Others are about the command line, and mention `--help`.
  private static func isAboutFile(_ error: any Error) -> Bool {
    if case .unwritable = error as? OutputError { return true }
    return error is DocumentError || error is TeamConfigurationMistakes
  }

  private static let optionLimit = 2000

  /// The message about too many options, or an unknown subcommand, which ArgumentParser would call an unexpected argument.
  private static func complaintAboutCommand(in arguments: [String]) -> String? {
    // Swift's runtime reads the arguments from a file, and Dispatch traps where it can open none.
    guard sysconf(Int32(_SC_OPEN_MAX)) >= 8 else {
      return "plumbline: fewer than 8 files may be open; raise the limit ('ulimit -n')."
    }
    #if os(Linux)
      // Dispatch waits for ever where the system has no thread left.
      var thread = pthread_t()
      guard pthread_create(&thread, nil, { _ in nil }, nil) == 0 else {
        return
          "plumbline: no thread can be made; raise the limit of processes ('ulimit -u', 'pids' of a container)."
      }
      pthread_join(thread, nil)
    #endif
    // ArgumentParser takes a time for options that grows with the square of their number.
    guard arguments.count(where: { $0.hasPrefix("--") }) <= optionLimit else {
      return "plumbline: more than \(optionLimit) options; give fewer."
    }
    guard let name = arguments.first, !name.hasPrefix("-") else { return nil }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !names.contains(name) else { return nil }
    return "plumbline: unknown command '\(name)'\(didYouMean(name, of: names)) "
      + "See 'plumbline --help'."
  }

  /// One line that mentions `--help`; ArgumentParser would print the whole usage.
  private static func complaint(about error: any Error, in arguments: [String]) -> String {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    let command = arguments.first.flatMap { names.contains($0) ? "plumbline \($0)" : nil } ?? "plumbline"
    let message = withoutFarSuggestion(message(for: error))
    let end = message.last.map { ".?!".contains($0) } ?? true ? "" : "."
    return "\(command): \(message)\(end) See '\(command) --help'."
  }

  /// Removes suggestions that are not close: ArgumentParser suggests `--size` for `--nope`.
  private static func withoutFarSuggestion(_ message: String) -> String {
    guard let match = message.firstMatch(of: /^(Unknown option '(--[^']*)'\.) Did you mean '(--[^']*)'\?$/),
      didYouMean(String(match.2), of: [String(match.3)]) == "."
    else { return message }
    return String(match.1)
  }
}

extension ExitCode {
  /// `check` found something of level error, `diff` a difference, or `fix` no change that resolves the finding.
  static let findings = ExitCode(1)
  /// An input could not be read, the command line is wrong, or the output cannot be written.
  static let unreadable = ExitCode(2)
  static let interrupted = ExitCode(130)
}
