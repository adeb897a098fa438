// The program that the compiler runs to expand `#visualFormat`. Without the trait `Macros`, which brings swift-syntax, there
// is nothing to expand, and nothing uses the program.

#if Macros
  import SwiftCompilerPlugin
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
  import SwiftSyntaxMacros

  /// A `CompilerPlugin` with the positions of mistakes within a literal.
  @main
  struct MacroPlugin: PluginProvider {
    static func main() throws {
      let connection = try PlacingConnection(base: StandardIOMessageConnection())
      try CompilerPluginMessageListener(connection: connection, provider: MacroPlugin()).main()
    }

    func resolveMacro(moduleName: String, typeName: String) -> any Macro.Type { VisualFormatMacro.self }
  }

  /// The connection to the compiler. swift-syntax sends only the position where a diagnostic's node begins, and a
  /// string is one node; the rest comes with the sentence, and is added here.
  private struct PlacingConnection: MessageConnection {
    let base: StandardIOMessageConnection

    func sendMessage<Message: Encodable>(_ message: Message) throws {
      guard case .expandMacroResult(let source, var diagnostics)? = message as? PluginToHostMessage else {
        return try base.sendMessage(message)
      }
      for index in diagnostics.indices {
        let (sentence, distance) = PlacedSentence.read(diagnostics[index].message)
        diagnostics[index].message = sentence
        diagnostics[index].position.offset += distance
      }
      try base.sendMessage(
        PluginToHostMessage.expandMacroResult(expandedSource: source, diagnostics: diagnostics))
    }

    func waitForNextMessage<Message: Decodable>(_ type: Message.Type) throws -> Message? {
      try base.waitForNextMessage(type)
    }
  }
#else
  @main
  enum MacroPlugin {
    static func main() {}
  }
#endif
