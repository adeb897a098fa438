// The application's screens, laid out with their own code: what a storyboard, its classes and a window give together.

import LayoutTesting
import Testing
import UIKit

@testable import Notes

@MainActor
@Suite("Notes")
struct NotesTests {
  private static let long = Note(
    title: "Shopping",
    text: Array(repeating: "Bread, butter, cheese, apples.", count: 6).joined(separator: " "))

  private func show(_ controller: UIViewController, width: CGFloat = 393) -> UIWindow {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: width, height: 852)))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func list(_ notes: [Note]) throws -> (UINavigationController, NoteListController) {
    let stack = try #require(mainStoryboard().instantiateInitialViewController() as? UINavigationController)
    let list = try #require(stack.topViewController as? NoteListController)
    list.notes = notes
    return (stack, list)
  }

  private func editor() -> NoteEditorController {
    mainStoryboard().instantiateViewController(identifier: "editor")
  }

  // MARK: The list

  @Test("rows are as high as their texts, and have the controller's outlets")
  func rows() throws {
    let (stack, list) = try list([Note(title: "A", text: "b"), Self.long])
    let window = show(stack)
    let heights = (0..<2).map { list.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights[1] > heights[0])
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? NoteCell)
    #expect(cell.labels.map { $0.text } == [Self.long.title, Self.long.text])
    #expect(list.navigationItem.rightBarButtonItem?.accessibilityIdentifier == "add")
    withExtendedLifetime(window) {}
  }

  @Test("larger text makes higher rows")
  func textSizes() throws {
    let (stack, list) = try list([Self.long])
    let window = show(stack)
    let path = IndexPath(row: 0, section: 0)
    let before = list.tableView.rectForRow(at: path).height
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    list.tableView.reloadData()
    window.layoutIfNeeded()
    #expect(list.tableView.rectForRow(at: path).height > 1.5 * before)
  }

  // MARK: Ways

  @Test("a row leads to its note, and Save leads back with a new one")
  func ways() throws {
    let (stack, list) = try list([Self.long])
    let window = show(stack)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.performCellSegue())
    window.layoutIfNeeded()
    let editor = try #require(stack.topViewController as? NoteEditorController)
    #expect(editor.titleField.text == "Shopping")
    editor.titleField.text = "Changed"
    editor.saveButton.sendActions(for: .touchUpInside)
    #expect(stack.topViewController === list)
    #expect(list.notes.map(\.title) == ["Shopping", "Changed"])
  }

  @Test("a button of the bar leads to an empty note")
  func newNote() throws {
    let (stack, list) = try list([])
    let window = show(stack)
    list.navigationItem.rightBarButtonItem?.performPrimaryAction()
    window.layoutIfNeeded()
    #expect((stack.topViewController as? NoteEditorController)?.titleField.text == "")
  }

  // MARK: The editor

  @Test("the switch changes the constraint that it is connected to")
  func constraint() throws {
    let editor = editor()
    editor.note = Self.long
    let window = show(editor)
    let panel = try #require(editor.stack.arrangedSubviews.first { $0 is Panel } as? Panel)
    #expect(panel.frame.height == 44)
    #expect(panel.layer.cornerRadius == 10)
    let figures = try #require(editor.children.first as? FiguresController)
    #expect(figures.view.superview?.bounds == figures.view.frame)
    #expect(figures.shownCount == 24)
    let toggle = try #require(
      (editor.stack.arrangedSubviews.first as? UIStackView)?.arrangedSubviews.last as? UISwitch)
    toggle.isOn = false
    toggle.sendActions(for: .valueChanged)
    window.layoutIfNeeded()
    #expect(panel.frame.height == 0)
  }

  @Test("the stack ends above the keyboard")
  func keyboard() {
    let editor = editor()
    let window = show(editor)
    // Without a keyboard its guide begins where the safe area ends.
    #expect(abs(editor.stack.frame.maxY - (852 - window.safeAreaInsets.bottom - 8)) < 0.001)
    window.setLayoutKeyboard(.docked(height: 300))
    window.layoutIfNeeded()
    #expect(abs(editor.stack.frame.maxY - (852 - 300 - 8)) < 0.001)
  }

  // MARK: Languages

  @Test(
    "texts are those of the language's table",
    arguments: [("en", "Notes", "Words"), ("de", "Notizen", "Wörter"), ("ar", "ملاحظات", "كلمات")])
  func languages(language: String, title: String, words: String) throws {
    try DocumentLanguage.$current.withValue(language) {
      let (_, list) = try list([])
      #expect(list.navigationItem.title == title)
      let editor = editor()
      let window = show(editor)
      let label = try #require(editor.children.first?.view.subviews.first as? UILabel)
      #expect(label.text == words)
      #expect(editor.view.subviews.allSatisfy { !$0.hasAmbiguousLayout })
      withExtendedLifetime(window) {}
    }
  }

  @Test("the editor has room for its texts in three languages, each from its side")
  func sides() throws {
    var editors: [NoteEditorController] = []
    func make() -> UIViewController {
      let editor = editor()
      editors.append(editor)
      return editor
    }
    expectLayout(of: make(), in: .devices("iPhone SE (3rd generation)"), languages: ["en", "de", "ar"])
    // The table of the storyboard's texts has these.
    var words: [String?] = []
    var beginsAtLeft: [Bool] = []
    for editor in editors {
      words.append((editor.children.first?.view.subviews.first as? UILabel)?.text)
      let row = try #require(editor.stack.arrangedSubviews.first as? UIStackView)
      let (label, toggle) = (row.arrangedSubviews[0], row.arrangedSubviews[1])
      #expect(toggle is UISwitch)
      beginsAtLeft.append(label.frame.minX < toggle.frame.minX)
    }
    #expect(words == ["Words", "Wörter", "كلمات"])
    #expect(beginsAtLeft == [true, true, false])
  }

  @Test("nothing in the storyboard is unknown to the classes")
  func warnings() throws {
    let storyboard = mainStoryboard()
    let editor = try #require(
      storyboard.instantiateViewController(withIdentifier: "editor") as? NoteEditorController)
    let window = show(editor)
    #expect(storyboard.warnings.isEmpty)
    withExtendedLifetime(window) {}
  }
}
