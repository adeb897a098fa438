// What applications' code does, built through the plugin: rows, cells and targets of `#selector`.

import Testing
import UIKit

@MainActor
@Suite("Applications' code")
struct ApplicationTests {
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 375, height: 667)))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test("a table's rows are laid out with their content configuration, and deleted by the program")
  func table() {
    let list = ListController(style: .plain)
    let window = show(UINavigationController(rootViewController: list))
    #expect(list.tableView.visibleCells.count == 1)
    #expect(
      (list.tableView.visibleCells.first?.contentConfiguration as? UIListContentConfiguration)?.text == "a")
    // A title and a second one below it: more than the 44 points of one line.
    #expect(list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height > 44)
    list.tableView(list.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    window.layoutIfNeeded()
    #expect(list.tableView.visibleCells.isEmpty)
  }

  @Test("a target of #selector is called by its control")
  func selector() {
    let list = ListController(style: .plain)
    _ = show(list)
    list.refreshControl?.beginRefreshing()
    list.refreshControl?.sendActions(for: .valueChanged)
    #expect(list.refreshControl?.isRefreshing == false)
  }

  @Test("a collection shows its snapshot in its compositional layout")
  func collection() {
    let grid = GridController()
    let window = show(grid)
    window.layoutIfNeeded()
    #expect(grid.dataSource.snapshot().numberOfItems == 2)
    #expect(grid.collectionView.visibleCells.count == 2)
    // 375 less insets of 20 at both sides, a third of it, less 5 around the item.
    let frame = grid.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
    #expect(frame?.minX == 25)
    #expect(abs((frame?.width ?? 0) - (335 / 3 - 10)) < 0.001)
  }

  @Test("tabs and pages show their controllers")
  func containers() {
    let tabs = Tabs()
    _ = show(tabs)
    #expect(tabs.tabBar.items?.first?.title == "x")
    let pages = Pages()
    _ = show(pages)
    #expect(pages.viewControllers?.first?.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test("what is drawn, animated and pressed does not stop")
  func drawing() {
    let view = DrawView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in view.draw(view.bounds) }
    #expect(image.size == CGSize(width: 100, height: 50) && !image.drawnOperations.isEmpty)
    #expect(view.snapshot().size == CGSize(width: 100, height: 50))
    #expect(UIImage.from(color: .red).cgImage?.width == 1)
  }

  @Test("messages' bubbles and dates are laid out in their table")
  func chat() {
    let chat = ChatViewController(style: .plain)
    _ = show(chat)
    #expect(chat.tableView.rectForHeader(inSection: 0).height == 50)
    let cell = chat.tableView.visibleCells.first as? ChatMessageCell
    // A bubble is 16 points larger than its text on all sides, which begins 32 points inside.
    #expect(cell?.messageLabel.frame.minX == 32 && cell?.bubbleBackgroundView.frame.minX == 16)
  }

  @Test("a layout of the application's own places items in two columns, each where there is more room")
  func columns() {
    let photos = Photos()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: photos.layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = photos
    collection.layoutIfNeeded()
    // 180 points and 6 around on each side; the third one is below the first.
    #expect(collection.contentSize == CGSize(width: 320, height: 384))
    let third = photos.layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))
    #expect(third?.frame == CGRect(x: 6, y: 198, width: 148, height: 180))
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

  @Test(
    "methods that differ in a type are asked by it, those of a class of the class, and overrides are known")
  func runtimeQuestions() {
    let sources: [any PageSource] = [FullPages(), SizedPages(), BarePages()]
    let screen = PagesScreen()
    let margins = sources.map { source in
      screen.source = source
      return screen.margin
    }
    #expect(margins == [12, 30, 0])
    #expect(screen.countOfAll(WidePages.self) == 7)
    #expect(screen.countOfAll(BarePages.self) == 0)
    #expect([screen, TurningScreen(), LowerTurningScreen()].map(\.turnsItself) == [false, true, true])
  }

  @Test("a file that imports Foundation alone has selectors, tables and geometry")
  func connections() {
    Connections.shared.startPolling()
    NotificationCenter.default.post(name: Notification.Name("heard"), object: "a")
    #expect(Connections.shared.words == ["a"])
    #expect(Connections.shared.remember("Anna", for: "a") == "Anna")
    Connections.shared.move(by: CGVector(dx: 2, dy: 3))
    #expect(Connections.shared.transform == CGAffineTransform(translationX: 2, y: 3))
  }
}

@MainActor
private final class Photos: NSObject, UICollectionViewDataSource {
  let layout = PinterestLayout()
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
