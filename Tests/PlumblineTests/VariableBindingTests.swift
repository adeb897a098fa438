// Views by their names: bindings, the strict form of white space, and the standard space of macOS.

import Foundation
import Testing

@testable import Plumbline

private class Form: UIView {
  let title = UILabel()
  var note: UILabel?
  let column = UILayoutGuide()
  let count = 3
}

private final class LongForm: Form {
  lazy var footer = UIView()
  private let button = UIButton()
}

@Suite("Visual format: bindings and settings") struct VariableBindingTests {
  @Test("labels name the views")
  func labels() {
    let (a, b) = (UIView(), UIView())
    let views = NSDictionaryOfVariableBindings(a: a, b: b)
    #expect(views.count == 2 && views["a"] as? UIView === a && views["b"] as? UIView === b)
    #expect(
      NSLayoutConstraint.constraints(withVisualFormat: "[a]-[b]", metrics: nil, views: views).count == 1)
  }

  // The compiler is run on the modules beside the tests; skipped where there is none.
  @Test(
    "without labels a call does not compile, and the message says what to write",
    .enabled(if: Compiler.isThere))
  func unlabelled() throws {
    let head = "import Foundation\nimport Plumbline\nlet (a, b) = (UIView(), UIView())\n"
    let labelled = try Compiler.complaints(head + "let views = NSDictionaryOfVariableBindings(a: a, b: b)\n")
    #expect(labelled == "")
    let bare = try Compiler.complaints(head + "let views = NSDictionaryOfVariableBindings(a, b)\n")
    #expect(bare.contains("Example.swift:4:"), "\(bare)")
    #expect(
      bare.contains("error: cannot convert value of type 'UIView' to expected argument type")
        && bare.contains("a label before each view: NSDictionaryOfVariableBindings(title: title)"), "\(bare)")
  }

  @Test("a label that is left out beside others ends the program, and its text says what to write")
  func mixed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = NSDictionaryOfVariableBindings(UIView(), b: UIView())
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSDictionaryOfVariableBindings(title: title, field: field)"))
  }

  @Test("properties name the views and guides that they hold, of superclasses too, without empty ones")
  func properties() {
    let form = LongForm()
    #expect(Set(NSDictionaryOfVariableBindings.properties(of: form).keys) == ["title", "column", "button"])
    form.note = UILabel()
    _ = form.footer
    let views = NSDictionaryOfVariableBindings.properties(of: form)
    #expect(Set(views.keys) == ["title", "note", "column", "button", "footer"])
    #expect(views["footer"] as? UIView === form.footer)
  }

  @Test("spaces between the parts are a matter of choice (V60)")
  func whiteSpace() throws {
    let root = UIView()
    let (view1, view2) = (UIView(), UIView())
    root.addSubview(view1)
    root.addSubview(view2)
    let format = "H:|- [view1(view2)]-[view2]-|"
    let views = NSDictionaryOfVariableBindings(view1: view1, view2: view2)
    #expect(try NSLayoutConstraint.validatedConstraints(withVisualFormat: format, views: views).count == 4)
    let error = #expect(throws: VisualFormatError.self) {
      try NSLayoutConstraint.validatedConstraints(
        withVisualFormat: format, views: views, whiteSpace: .rejected)
    }
    #expect(error?.caret == 4 && error?.mistake == .expectedNumberOrMetric)
  }

  @Test(
    "the distance to the superview is its margin, and 20 points where the words are AppKit's (spec 03 §3, D17)"
  )
  func standardSpace() throws {
    let root = UIView()
    let a = UIView()
    root.addSubview(a)
    let margin = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]", metrics: nil, views: ["a": a])
    #expect(margin[0].secondAttribute == .leadingMargin && margin[0].constant == 0)
    var environment = root.effectiveLayoutEnvironment
    environment.framework = .appKit
    root.layoutEnvironment = environment
    let space = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-|", metrics: nil, views: ["a": a])
    NSLayoutConstraint.activate(space)
    #expect(space.map(\.constant) == [20, 20] && space[0].secondAttribute == .leading)
    #expect(
      space[0].description.replacing(/0x[0-9a-f]+/, with: "P")
        == "<NSLayoutConstraint:P H:|-(NSSpace(20))-[UIView:P]   (active, names: '|':UIView:P )>")
  }
}

/// The Swift compiler, for source that must not build.
private nonisolated enum Compiler {
  /// The folder of the modules that the tests are built with.
  private static var modules: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
      "Modules")
  }

  static var isThere: Bool {
    FileManager.default.fileExists(atPath: modules.appendingPathComponent("Plumbline.swiftmodule").path)
      && (try? run(["--version"])) != nil
  }

  /// What the compiler says of a source file.
  static func complaints(_ source: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Example.swift")
    try Data(source.utf8).write(to: file)
    return try run(["-typecheck", "-swift-version", "6", "-I", modules.path, file.path])
  }

  private struct Missing: Error {}

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // `env` says 127 where there is no such program.
    guard process.terminationStatus != 127 else { throw Missing() }
    return text
  }
}
