// Lists and collections that several suites lay out.

import UIKit

/// A view of an intrinsic size.
final class SizedView: UIView {
  let own: CGSize
  init(_ width: CGFloat, _ height: CGFloat) {
    own = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { own }
}

/// Cells of heights of their own, and the header of a list.
final class HighItems: NSObject, UICollectionViewDataSource {
  var heights: [CGFloat] = [30, 50, 40]
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    heights.count
  }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? HighCell)?.height.constant = heights[path.item]
    return cell
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    if let header = header as? UICollectionViewListCell {
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "abcdefgh"
      content.textProperties.font = .systemFont(ofSize: 20)
      header.contentConfiguration = content
    }
    return header
  }
}

/// A cell whose constraints decide its height.
final class HighCell: UICollectionViewCell {
  let height: NSLayoutConstraint
  override init(frame: CGRect) {
    let inner = UIView()
    height = inner.heightAnchor.constraint(equalToConstant: 1)
    super.init(frame: frame)
    inner.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(inner)
    NSLayoutConstraint.activate([
      height, inner.topAnchor.constraint(equalTo: contentView.topAnchor),
      inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

func highCollection(_ layout: UICollectionViewLayout, _ items: HighItems) -> UICollectionView {
  let window = plainWindow(width: 300, height: 600)
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
  view.register(HighCell.self, forCellWithReuseIdentifier: "cell")
  view.register(
    UICollectionViewListCell.self,
    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
  view.dataSource = items
  window.addSubview(view)
  view.layoutIfNeeded()
  return view
}

/// Two cells of a list, the first of which is set.
final class ListSource: NSObject, UICollectionViewDataSource {
  var set: (UICollectionViewListCell) -> Void = { _ in }
  var supplements: [String] = []
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? UICollectionViewListCell, indexPath.item == 0 { set(cell) }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

func listView(
  _ configuration: UICollectionLayoutListConfiguration, _ source: ListSource
) -> UICollectionView {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 400),
    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
  for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
  }
  view.dataSource = source
  view.layoutIfNeeded()
  return view
}
