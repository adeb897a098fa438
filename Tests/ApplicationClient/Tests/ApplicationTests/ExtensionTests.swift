// Where keyboards, readers, sheets and widgets of applications lie: expectations follow from their constants and Apple's
// documentation.

import NotificationCenter
import PDFKit
import Social
import Testing
import UIKit

@MainActor
@Suite("Applications' extensions and presentations")
struct ExtensionTests {
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 375, height: 667)))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test("a keyboard of 230 points has four rows, each as tall as the others, and types")
  func keyboard() throws {
    let keyboard = KeyboardViewController()
    let host = UIViewController()
    let window = show(host)
    host.addChild(keyboard)
    keyboard.view.frame = CGRect(x: 0, y: 437, width: 375, height: 230)
    host.view.addSubview(keyboard.view)
    keyboard.didMove(toParent: host)
    window.layoutIfNeeded()
    let column = try #require(keyboard.inputView?.subviews.first as? UIStackView)
    // 8 above and below, three gaps of 8: (230 - 16 - 24) / 4 each.
    #expect(column.frame == CGRect(x: 3, y: 8, width: 369, height: 214))
    #expect(column.arrangedSubviews.map(\.frame.minY) == [0, 55.5, 111, 166.5])
    #expect(column.arrangedSubviews.allSatisfy { $0.frame.height == 47.5 })
    let rows = column.arrangedSubviews.compactMap { $0 as? UIStackView }
    let key = try #require(rows[1].arrangedSubviews.first as? KeyButton)
    key.sendActions(for: .touchUpInside)
    keyboard.toggleShift()
    key.sendActions(for: .touchUpInside)
    keyboard.deleteTapped()
    keyboard.spaceTapped()
    #expect(keyboard.textDocumentProxy.documentContextBeforeInput == "a ")
  }

  @Test("a reader's pages are between the bar and a row of 60 points of small pictures")
  func reader() {
    let reader = ReaderViewController(url: URL(fileURLWithPath: "/absent.pdf"))
    _ = show(UINavigationController(rootViewController: reader))
    // A bar of 44 above, on a screen without a status bar.
    #expect(reader.pdfView.frame == CGRect(x: 0, y: 44, width: 375, height: 563))
    #expect(reader.thumbnails.frame == CGRect(x: 0, y: 607, width: 375, height: 60))
    #expect(reader.pdfView.document == nil)
  }

  @Test("a sheet from below has two thirds of the height")
  func sheet() {
    let home = HomeController()
    let window = show(home)
    let sheet = SlideInPresentationController(
      presentedViewController: UIViewController(), presenting: home, direction: .bottom)
    #expect(
      sheet.size(forChildContentContainer: home, withParentContainerSize: window.bounds.size)
        == CGSize(width: 375, height: 667 * (2.0 / 3.0)))
  }

  @Test("a menu's buttons keep the margins of their stack")
  func menu() throws {
    let menu = MenuViewController()
    _ = show(menu)
    let stack = try #require(menu.view.subviews.first as? UIStackView)
    #expect(stack.frame.origin == CGPoint.zero && stack.frame.width == 375)
    #expect(stack.arrangedSubviews.count == 6)
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.minX == 20 && $0.frame.width == 335 })
    #expect(stack.arrangedSubviews[0].frame.minY == 20)
  }

  @Test("a widget asks for more room when it may have it, and its line gets 90 points")
  func widget() {
    let (widget, price, change, line) = (TodayViewController(), UILabel(), UILabel(), SparklineView())
    let height = line.heightAnchor.constraint(equalToConstant: 0)
    (widget.priceLabel, widget.changeLabel, widget.chart, widget.lineHeight) = (price, change, line, height)
    line.translatesAutoresizingMaskIntoConstraints = false
    widget.loadViewIfNeeded()
    widget.view.addSubview(line)
    height.isActive = true
    #expect(widget.preferredContentSize == CGSize(width: 0, height: 110))
    widget.widgetActiveDisplayModeDidChange(.expanded, withMaximumSize: CGSize(width: 359, height: 616))
    #expect(widget.preferredContentSize == CGSize(width: 359, height: 200))
    #expect(line.frame.height == 90 && !line.isHidden)
    widget.widgetActiveDisplayModeDidChange(.compact, withMaximumSize: CGSize(width: 359, height: 110))
    #expect(widget.preferredContentSize == CGSize(width: 359, height: 110) && line.isHidden)
  }

  @Test("a share extension's folder is chosen in the sheet, and says so in its row")
  func sharing() throws {
    let share = ShareViewController()
    _ = show(share)
    let row = try #require(share.configurationItems()?.first as? SLComposeSheetConfigurationItem)
    #expect(row.title == "Folder" && row.value == "Inbox")
    row.tapHandler()
    let folders = try #require(share.children.first as? FoldersViewController)
    #expect(folders.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    folders.tableView(folders.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(row.value == "Work" && share.children.isEmpty)
    share.textView.text = String(repeating: "a", count: 141)
    #expect(!share.isContentValid() && share.charactersRemaining == -1)
  }

  @Test("what a source may leave out is missing or there, properties too")
  func pages() {
    let sources: [any PageSource] = [FullPages(), BarePages()]
    let screens = sources.map { source in
      let screen = PagesScreen()
      screen.source = source
      screen.loadViewIfNeeded()
      return screen
    }
    #expect(screens.map(\.title) == ["Full", "Untitled"])
    #expect(screens.map(\.caption.text) == ["Full 1", nil])
    #expect(screens[0].view.backgroundColor == .red)
    #expect(screens.map(\.caption.accessibilityLabel) == ["Page 0", nil])
  }

  @Test("a file that imports Foundation alone has requests, parsers and selectors")
  func connections() {
    #expect(Connections.shared.request(for: "https://example.org")?.httpMethod == "POST")
    Connections.shared.read("<a><b/></a>")
    #expect(Connections.shared.elements == ["a", "b"])
  }
}
