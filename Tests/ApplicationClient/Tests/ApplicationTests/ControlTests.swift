// Where applications' own controls and containers lie: expectations follow from their constants and Apple's documentation.

import Testing
import UIKit

@MainActor
@Suite("Applications' own controls")
struct ControlTests {
  private func show(_ controller: UIViewController, _ size: CGSize = CGSize(width: 375, height: 667))
    -> UIWindow
  {
    let window = UIWindow(screen: UIScreen(size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
  private func show(_ view: UIView, width: CGFloat) -> UIWindow {
    let controller = UIViewController()
    let window = show(controller)
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: width),
    ])
    window.layoutIfNeeded()
    return window
  }

  @Test("keys of a lock: rows of three with their gaps, dots above them, all in the middle")
  func lock() {
    let lock = LockViewController()
    let window = show(lock)
    // Three keys of 78 with two gaps of 24; dots of 14, 48 below them, three rows of 78 with gaps of 16.
    #expect(lock.pad.frame == CGRect(x: 46.5, y: 169.5, width: 282, height: 328))
    #expect(lock.dots.frame == CGRect(x: 83, y: 0, width: 116, height: 14))
    #expect(lock.keys.map(\.bounds.size) == Array(repeating: CGSize(width: 78, height: 78), count: 9))
    #expect(lock.keys[4].convert(lock.keys[4].bounds, to: lock.pad).origin == CGPoint(x: 102, y: 156))
    #expect(lock.keys[0].layer.cornerRadius == 39)
    // A corner of a key is outside of its circle.
    #expect(!lock.keys[0].point(inside: CGPoint(x: 1, y: 1), with: nil))
    lock.keys[0].sendActions(for: .touchDown)
    #expect(lock.dots.filled == 1)
    #expect(window.hasAmbiguousLayout == false)
  }

  @Test("stars of a rating are as large as they say, and the selected ones are those up to the tapped")
  func rating() {
    let rating = StarRatingControl()
    #expect(
      rating.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 5 * 44 + 4 * 8, height: 44))
    rating.starCount = 3
    rating.starSize = CGSize(width: 20, height: 30)
    #expect(
      rating.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 76, height: 30))
    (rating.arrangedSubviews[1] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(
      rating.rating == 2
        && rating.arrangedSubviews.map { ($0 as! UIButton).isSelected } == [true, true, false])
  }

  @Test("words flow into a second line, mirrored from right to left, and the height follows")
  func flow() {
    let flow = FlowingWords()
    for _ in 0..<4 { flow.addSubview(Chip()) }
    let window = show(flow, width: 200)
    // Margins of 8, three words of 50 with gaps of 8 in 184, the fourth in the next line.
    #expect(flow.subviews.map(\.frame.origin.x) == [8, 66, 124, 8])
    #expect(flow.subviews.map(\.frame.origin.y) == [8, 8, 8, 36])
    #expect(flow.frame.height == 64)
    #expect(flow.sizeThatFits(CGSize(width: 130, height: 0)).height == 64)
    flow.semanticContentAttribute = .forceRightToLeft
    flow.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(flow.subviews.map(\.frame.origin.x) == [142, 84, 26, 142])
  }

  @Test("a player has its picture above in a high window, and at the side in a wide one")
  func player() {
    let player = TurningPlayerController()
    _ = show(player)
    #expect(player.artwork.frame == CGRect(x: 24, y: 20, width: 327, height: 327))
    #expect(player.texts.frame.minY == 377 && player.texts.frame.width == 327)
    let wide = TurningPlayerController()
    wide.loadViewIfNeeded()
    wide.adapt(to: CGSize(width: 667, height: 375))
    _ = show(wide, CGSize(width: 667, height: 375))
    #expect(wide.artwork.frame == CGRect(x: 24, y: 20, width: 335, height: 335))
    #expect(wide.texts.frame.minX == 383 && wide.texts.frame.maxX == 643)
    #expect(abs(wide.texts.frame.midY - 187.5) <= 0.5)
  }

  @Test("a layout of two columns puts each item below the shorter one")
  func columns() {
    let columns = ColumnsController()
    let window = show(columns, CGSize(width: 320, height: 480))
    window.layoutIfNeeded()
    let frames = (0..<3).map {
      columns.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(
      frames == [
        CGRect(x: 6, y: 6, width: 148, height: 100), CGRect(x: 166, y: 6, width: 148, height: 50),
        CGRect(x: 166, y: 68, width: 148, height: 60),
      ])
    #expect(columns.collectionView.contentSize == CGSize(width: 320, height: 134))
  }

  @Test("pages lie side by side below their strip, within the safe area that the container adds")
  func pages() {
    let first = UIViewController(), second = UIViewController()
    let pages = StripPagerController(controllers: [first, second])
    _ = show(pages)
    #expect(pages.view.safeAreaInsets.top == 44)
    #expect(pages.strip.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(pages.pager.frame == CGRect(x: 0, y: 44, width: 375, height: 623))
    #expect(second.view.frame == CGRect(x: 375, y: 0, width: 375, height: 623))
    #expect(pages.pager.contentSize == CGSize(width: 750, height: 623))
  }

  @Test("a card of the program's presentation controller has its preferred height at the bottom")
  func card() {
    let root = UIViewController()
    let window = show(root)
    let card = BottomCardController()
    root.present(card, animated: false)
    window.layoutIfNeeded()
    #expect(card.view.convert(card.view.bounds, to: nil) == CGRect(x: 0, y: 367, width: 375, height: 300))
    #expect(card.handle.frame == CGRect(x: 170, y: 8, width: 35, height: 5))
  }

  @Test("a label floats above its field while the field is edited")
  func floatingLabel() {
    let view = FloatingLabelField()
    let window = show(view, width: 200)
    #expect(view.frame.height == 51)
    #expect(abs(view.label.center.y - 31) <= 0.5)
    #expect(view.field.becomeFirstResponder())
    window.layoutIfNeeded()
    #expect(view.label.frame.minY == 0)
    #expect(view.field.resignFirstResponder())
    window.layoutIfNeeded()
    #expect(abs(view.label.center.y - 31) <= 0.5)
  }

  @Test("the header of a table finds its height from its constraints, and the first row lies below it")
  func header() {
    let author = AuthorController(style: .plain)
    let window = show(author)
    window.layoutIfNeeded()
    // 12 + 64 + 12, an empty text, 12.
    #expect(author.header.frame == CGRect(x: 0, y: 0, width: 375, height: 100))
    #expect(author.header.avatar.frame == CGRect(x: 12, y: 12, width: 64, height: 64))
    #expect(author.header.name.frame.minX == 88)
    #expect(abs(author.header.name.frame.midY - 44) <= 0.5)
    #expect(author.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 100)
  }

  @Test("a layout manager has a line for each paragraph, as high as the font's lines, and finds characters")
  func links() {
    let label = LinkLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let font = UIFont.systemFont(ofSize: 17)
    label.attributedText = NSAttributedString(string: "one\ntwo\nthree", attributes: [.font: font])
    label.layoutIfNeeded()
    #expect(label.lines.count == 3)
    for (index, line) in label.lines.enumerated() {
      #expect(abs(line.minY - CGFloat(index) * font.lineHeight) < 0.5)
      #expect(line.width == 200)
    }
    // In the middle of the second line, at its beginning: "t" of "two".
    #expect(label.character(at: CGPoint(x: 1, y: font.lineHeight * 1.5)) == 4)
  }

  @Test("keys in 230 points lie in four rows, each as tall as the others, and type")
  func keys() throws {
    let keys = KeysView()
    let window = show(keys, width: 375)
    keys.heightAnchor.constraint(equalToConstant: 230).isActive = true
    window.layoutIfNeeded()
    // 8 above and below, three gaps of 8: (230 - 16 - 24) / 4 each.
    #expect(keys.column.frame == CGRect(x: 3, y: 8, width: 369, height: 214))
    #expect(keys.column.arrangedSubviews.map(\.frame.minY) == [0, 55.5, 111, 166.5])
    #expect(keys.column.arrangedSubviews.allSatisfy { $0.frame.height == 47.5 })
    let rows = keys.column.arrangedSubviews.compactMap { $0 as? UIStackView }
    let key = try #require(rows[1].arrangedSubviews.first as? KeyButton)
    key.sendActions(for: .touchUpInside)
    keys.toggleShift()
    key.sendActions(for: .touchUpInside)
    keys.deleteTapped()
    keys.spaceTapped()
    #expect(keys.typed == "a ")
  }

  @Test("a reader's pages are between the bar and a row of 60 points of small pictures")
  func reader() {
    let reader = ReaderViewController()
    _ = show(UINavigationController(rootViewController: reader))
    // A bar of 44 above, on a screen without a status bar.
    #expect(reader.page.frame == CGRect(x: 0, y: 44, width: 375, height: 563))
    #expect(reader.thumbnails.frame == CGRect(x: 0, y: 607, width: 375, height: 60))
  }

  @Test("classes name themselves without the system's module, and answer the class that coders take")
  func classNames() {
    #expect(UITableViewCell.description() == "UITableViewCell")
    #expect(UITableViewCell.classForCoder() == UITableViewCell.self)
  }

  @Test("a file that imports UIKit by the bridging header alone is laid out as any other")
  func bridged() {
    let badge = BridgedBadge(count: 3)
    let window = show(badge, width: 40)
    #expect(badge.frame.size == CGSize(width: 40, height: 24))
    withExtendedLifetime(window) {}
  }
}
