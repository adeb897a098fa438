// A reader of pages: the page between the bar and a row of small pictures.

import UIKit

final class ReaderViewController: UIViewController, UIScrollViewDelegate, UISearchBarDelegate {
  let page = UIScrollView()
  let thumbnails = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for part in [page, thumbnails] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      thumbnails.topAnchor.constraint(equalTo: page.bottomAnchor),
      thumbnails.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      thumbnails.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      thumbnails.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      thumbnails.heightAnchor.constraint(equalToConstant: 60),
    ])
    page.delegate = self
    page.maximumZoomScale = 4
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .bookmarks, target: self, action: #selector(showContents)),
      UIBarButtonItem(
        image: UIImage(systemName: "highlighter"), style: .plain, target: self, action: #selector(highlight)),
    ]
    let bar = UISearchBar()
    bar.delegate = self
    navigationItem.titleView = bar
  }
  @objc func showContents() {
    let sheet = UIAlertController(title: "Contents", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItems?.first
    present(sheet, animated: true)
  }
  @objc func highlight() { page.backgroundColor = UIColor.yellow.withAlphaComponent(0.5) }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}
