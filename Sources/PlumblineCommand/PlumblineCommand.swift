import ArgumentParser

@main
struct PlumblineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "plumbline")
}
