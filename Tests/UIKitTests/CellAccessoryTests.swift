// Accessories of list cells: order, widths, editing. Sources: Apple's page of `UICellAccessory.Placement.Position` (the
// index at which the accessory is inserted among those of its side).

import Testing
import UIKit

@MainActor
@Suite("Cell accessories")
struct CellAccessoryTests {
  @Test("a custom accessory takes the place among those of its side that its closure says")
  func places() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (first, second) = (SizedView(20, 20), SizedView(30, 20))
    cell.accessories = [
      .customView(configuration: .init(customView: first, placement: .trailing())),
      .disclosureIndicator(),
      .customView(
        configuration: .init(customView: second, placement: .trailing(displayed: .always, at: { _ in 0 }))),
    ]
    cell.layoutIfNeeded()
    // 20 + 31/3 + 30 and 16 beside each.
    #expect(abs(cell.contentView.frame.width - (320 - 20 - 31.0 / 3 - 30 - 48)) < 0.001)
    #expect(abs(second.frame.minX - cell.contentView.frame.maxX) < 0.001)
    #expect(abs(first.frame.minX - (cell.contentView.frame.maxX + 46)) < 0.001)
    #expect(
      cell.accessories.map(\.accessoryType) == [
        .customView(first), .disclosureIndicator, .customView(second),
      ])
  }

  @Test(
    "hidden accessories keep their room, reserved widths count in place of their own, a menu's title counts")
  func widths() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let hidden = SizedView(40, 20)
    let table: [(UICellAccessory, CGFloat)] = [
      (.checkmark(options: .init(reservedLayoutWidth: .custom(50))), 320 - 66),
      (.checkmark(options: .init(isHidden: true)), 320 - 40),
      (.detail(options: .init(reservedLayoutWidth: .actual)), 320 - 40),
      (
        .customView(
          configuration: .init(customView: hidden, placement: .leading(), isHidden: true)), 320 - 56
      ),
      (
        .customView(
          configuration: .init(
            customView: SizedView(40, 20), placement: .leading(), reservedLayoutWidth: .custom(10))), 320 - 26
      ),
    ]
    for (accessory, width) in table {
      cell.accessories = [accessory]
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.width == width, "\(accessory.accessoryType)")
    }
    #expect(hidden.isHidden)
    let menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    #expect(
      UICellAccessory.popUpMenu(menu, selectedElementDidChangeHandler: { _ in }).accessoryType == .popUpMenu)
  }

  @Test("the view of a custom accessory is in the cell, beside the content")
  func customAccessory() throws {
    let (leading, trailing) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), UISwitch())
    trailing.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    let source = ListSource()
    source.set = {
      $0.accessories = [
        .customView(configuration: .init(customView: leading, placement: .leading())),
        .customView(
          configuration: .init(customView: trailing, placement: .trailing(), isHidden: true, tintColor: .red)),
      ]
    }
    let view = listView(UICollectionLayoutListConfiguration(appearance: .plain), source)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    cell.layoutIfNeeded()
    let middle = cell.bounds.midY
    #expect(leading.superview === cell && trailing.superview === cell)
    #expect(leading.frame == CGRect(x: 16, y: middle - 5, width: 20, height: 10))
    #expect(trailing.frame == CGRect(x: 234, y: middle - 15, width: 50, height: 30))
    #expect(cell.contentView.frame.minX == 36 && cell.contentView.frame.maxX == 234)
    #expect(trailing.isHidden && trailing.tintColor == .red)
    cell.accessories = []
    cell.layoutIfNeeded()
    #expect(leading.superview == nil && cell.contentView.frame.width == 300)
  }

  @Test("accessories of editing take room while the collection is edited")
  func editing() throws {
    let source = ListSource()
    source.set = { $0.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing)] }
    let view = listView(UICollectionLayoutListConfiguration(appearance: .plain), source)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX < 300)
    view.isEditing = true
    view.layoutIfNeeded()
    let edited = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(edited.contentView.frame.minX == 40 && edited.contentView.frame.maxX == 300)
  }
}
