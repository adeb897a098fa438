// The program that the compiler runs to expand `#visualFormat`. Without the trait `Macros`, which brings swift-syntax, there
// is nothing to expand, and nothing uses the program.

#if Macros
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  @main
  struct MacroPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [VisualFormatMacro.self]
  }
#else
  @main
  enum MacroPlugin {
    static func main() {}
  }
#endif
