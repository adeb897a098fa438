// Outlets that documents connect of classes and properties that only this module has: delegates and data sources.

import NibLoading
import Plumbline

extension UINavigationBar: DocumentOutlets {
  package func setOutlet(_ name: String, to value: Any) -> Bool {
    guard name == "delegate" else { return false }
    delegate = value as? any UINavigationBarDelegate
    return true
  }
}

extension UIToolbar: DocumentOutlets {
  package func setOutlet(_ name: String, to value: Any) -> Bool {
    guard name == "delegate" else { return false }
    delegate = value as? any UIToolbarDelegate
    return true
  }
}

extension UITabBar: DocumentOutlets {
  package func setOutlet(_ name: String, to value: Any) -> Bool {
    guard name == "delegate" else { return false }
    delegate = value as? any UITabBarDelegate
    return true
  }
}

extension UITableView: DocumentOutlets {
  package func setOutlet(_ name: String, to value: Any) -> Bool {
    guard name == "prefetchDataSource" else { return false }
    prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    return true
  }
}

extension UICollectionView: DocumentOutlets {
  package func setOutlet(_ name: String, to value: Any) -> Bool {
    guard name == "prefetchDataSource" else { return false }
    prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    return true
  }
}

extension UITableViewController: DocumentOutlets {
  package func setOutlet(_ name: String, to value: Any) -> Bool {
    guard name == "tableView" else { return false }
    tableView = value as? UITableView
    return true
  }
}

extension UICollectionViewController: DocumentOutlets {
  package func setOutlet(_ name: String, to value: Any) -> Bool {
    guard name == "collectionView" else { return false }
    collectionView = value as? UICollectionView
    return true
  }
}

extension UIPageViewController: DocumentOutlets {
  package func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "dataSource": dataSource = value as? any UIPageViewControllerDataSource
    case "delegate": delegate = value as? any UIPageViewControllerDelegate
    default: return false
    }
    return true
  }
}
