// Controllers and rows in public reports (Documentation/Specification/reports.md).

import Foundation
import Testing

@testable import Plumbline

@Suite("Reports about controllers and rows") struct ReportedControllerTests {
  /// kkbox's developer guide, "xib in UIViewController's lifecycle" (iPhone 6 Plus, iOS 9): the view of a xib is 600 x 600 in
  /// `viewDidLoad` and `viewWillAppear`, and 414 x 736 from `updateViewConstraints` on. consiiii.me (iOS 10) has the same of
  /// a storyboard that was designed for another screen: 375 in `viewWillAppear`, 414 in `viewDidAppear`.
  @Test("a controller's view keeps the size of its document until it appeared")
  func sizes() {
    final class Logged: UIViewController {
      var sizes: [String: CGSize] = [:]
      override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600)) }
      override func viewDidLoad() { sizes["viewDidLoad"] = view.frame.size }
      override func viewWillAppear(_ animated: Bool) { sizes["viewWillAppear"] = view.frame.size }
      override func updateViewConstraints() {
        sizes["updateViewConstraints"] = view.frame.size
        super.updateViewConstraints()
      }
      override func viewDidLayoutSubviews() { sizes["viewDidLayoutSubviews"] = view.frame.size }
      override func viewDidAppear(_ animated: Bool) { sizes["viewDidAppear"] = view.frame.size }
    }
    let controller = Logged()
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 414, height: 736), scale: 3))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let (document, screen) = (CGSize(width: 600, height: 600), CGSize(width: 414, height: 736))
    #expect(
      controller.sizes == [
        "viewDidLoad": document, "viewWillAppear": document, "updateViewConstraints": screen,
        "viewDidLayoutSubviews": screen, "viewDidAppear": screen,
      ])
  }

  /// The bars of a device, in points from the top and the bottom of its screen.
  struct Bars: CustomTestStringConvertible {
    var testDescription: String
    var size: CGSize
    var insets: UIEdgeInsets
    var system = 12
    var isTurned = false
    var navigation, toolbar, tabs: CGFloat
  }

  /// Tencent/QMUI_iOS #633: "system" heights on devices of 2019, where they are said with the safe area below them; a tab bar
  /// of a phone on its side is 49 high on the largest phones and 32 on others, a toolbar 44 and 32.
  nonisolated static let bars = [
    Bars(
      testDescription: "iPhone X", size: CGSize(width: 375, height: 812),
      insets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), navigation: 44, toolbar: 44 + 34, tabs: 83
    ),
    Bars(
      testDescription: "iPhone X on its side", size: CGSize(width: 375, height: 812),
      insets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), isTurned: true, navigation: 32,
      toolbar: 32 + 21, tabs: 32 + 21),
    Bars(
      testDescription: "iPhone XS Max on its side", size: CGSize(width: 414, height: 896),
      insets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), isTurned: true, navigation: 44,
      toolbar: 65,
      tabs: 70),
    Bars(
      testDescription: "iPad, iOS 11", size: CGSize(width: 768, height: 1024),
      insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), system: 11, navigation: 44, toolbar: 44,
      tabs: 49),
    Bars(
      testDescription: "iPad, iOS 12", size: CGSize(width: 768, height: 1024),
      insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), navigation: 50, toolbar: 50, tabs: 50),
    Bars(
      testDescription: "iPad with a home indicator", size: CGSize(width: 834, height: 1194),
      insets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), navigation: 50, toolbar: 65, tabs: 65),
  ]

  @Test("the bars of containers are as high as the device has them", arguments: bars)
  func heightsOfBars(_ bars: Bars) {
    let upright = UIScreen(
      size: bars.size, scale: 2, safeAreaInsets: bars.insets,
      userInterfaceIdiom: bars.size.width > 700 ? .pad : .phone)
    let screen = bars.isTurned ? upright.rotated() : upright
    func show(_ controller: UIViewController) -> UIWindow {
      let window = UIWindow(screen: screen)
      window.layoutEnvironment = .plain(system: bars.system)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isToolbarHidden = false
    let first = show(navigation)
    #expect(navigation.navigationBar.frame.height == bars.navigation)
    #expect(first.bounds.height - navigation.toolbar.frame.minY == bars.toolbar)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    let second = show(tabs)
    #expect(second.bounds.height - tabs.tabBar.frame.minY == bars.tabs)
    #expect(tabs.viewControllers?[0].view.safeAreaInsets.bottom == bars.tabs)
  }

  final class Rows: UITableViewDataSource {
    let cell: UITableViewCell
    init(_ cell: UITableViewCell) { self.cell = cell }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
  }

  /// rdar 20262590 (iOS 8.2): "In portrait, the returned height is 44; in landscape, it's 32."
  @Test("a new bar is 44 high")
  func newBar() { #expect(UINavigationBar().intrinsicContentSize.height == 44) }

  /// rdar 46234942 (iOS 12.1): constraints to the cell's own margins, and not to those of its content view, give rows of 44
  /// points and a warning.
  @Test("constraints to the cell's margins give a row of 44 and a warning")
  func cellMargins() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let content = SizedView(100, 90)
    content.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(content)
    let guide = cell.layoutMarginsGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.layoutEnvironment = .plain()
    let rows = Rows(cell)
    table.dataSource = rows
    let console = ConsoleRecorder(table)
    table.layoutIfNeeded()
    #expect(cell.frame.height == 44)
    #expect(
      console.texts.filter {
        $0.hasPrefix(
          "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a tableview cell's "
            + "content view.")
      }.count == 1)
  }

  /// facebookarchive/AsyncDisplayKit #2883 (iOS 10): "if you want a content view of height `44` you need to return `44.5` on a 2x
  /// screen if you have separators turned on".
  @Test("the separator is within the height of a row")
  func separator() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.layoutEnvironment = .plain(scale: 2)
    table.rowHeight = 44.5
    let rows = Rows(cell)
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.height == 44)
  }

  /// UbiqueInnovation/ubkit-ios #138 (iOS 15): without a keyboard `keyboardLayoutGuide` ends at the safe area.
  @Test("without a keyboard its guide is at the bottom of the safe area")
  func keyboard() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.layoutEnvironment = .plain(scale: 3)
    view.hostSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(bar.frame.maxY == 810)
  }

  /// rdar 26887172 (iOS 9.3): what cells answer in `preferredLayoutAttributesFitting` is discarded where the layout has no
  /// estimated size. (That they are asked at all shows in no frame; here they are not.)
  @Test("cells without an estimated size have the layout's size")
  func discardedSize() throws {
    final class Cell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 90
        return layoutAttributes
      }
    }
    final class Items: UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        1
      }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    list.layoutEnvironment = .plain(system: 9)
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let items = Items()
    list.dataSource = items
    list.layoutIfNeeded()
    #expect(try #require(list.visibleCells.first).frame.size == CGSize(width: 50, height: 50))
  }
}
