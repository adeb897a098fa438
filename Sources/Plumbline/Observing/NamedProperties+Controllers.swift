// The names of properties of view controllers, for key-value coding.

import Foundation

#if !canImport(Darwin)
  /// The properties of view controllers for a key.
  @MainActor func propertiesOfControllers(named name: String) -> [NamedProperty] {
    switch name {
    case "additionalSafeAreaInsets": [NamedProperty(\UIViewController.additionalSafeAreaInsets)]
    case "automaticallyAdjustsScrollViewInsets":
      [NamedProperty(\UIViewController.automaticallyAdjustsScrollViewInsets)]
    case "definesPresentationContext": [NamedProperty(\UIViewController.definesPresentationContext)]
    case "edgesForExtendedLayout": [NamedProperty(raw: \UIViewController.edgesForExtendedLayout)]
    case "editing": [NamedProperty(\UIViewController.isEditing)]
    case "extendedLayoutIncludesOpaqueBars":
      [NamedProperty(\UIViewController.extendedLayoutIncludesOpaqueBars)]
    case "hidesBarsOnSwipe": [NamedProperty(\UINavigationController.hidesBarsOnSwipe)]
    case "hidesBarsOnTap": [NamedProperty(\UINavigationController.hidesBarsOnTap)]
    case "hidesBarsWhenKeyboardAppears": [NamedProperty(\UINavigationController.hidesBarsWhenKeyboardAppears)]
    case "hidesBarsWhenVerticallyCompact":
      [NamedProperty(\UINavigationController.hidesBarsWhenVerticallyCompact)]
    case "hidesBottomBarWhenPushed": [NamedProperty(\UIViewController.hidesBottomBarWhenPushed)]
    case "modalInPresentation": [NamedProperty(\UIViewController.isModalInPresentation)]
    case "modalPresentationCapturesStatusBarAppearance":
      [NamedProperty(\UIViewController.modalPresentationCapturesStatusBarAppearance)]
    case "modalPresentationStyle": [NamedProperty(raw: \UIViewController.modalPresentationStyle)]
    case "modalTransitionStyle": [NamedProperty(raw: \UIViewController.modalTransitionStyle)]
    case "navigationBar": [NamedProperty(\UINavigationController.navigationBar)]
    case "navigationBarHidden": [NamedProperty(\UINavigationController.isNavigationBarHidden)]
    case "navigationController": [NamedProperty(reading: \UIViewController.navigationController)]
    case "navigationItem": [NamedProperty(reading: \UIViewController.navigationItem)]
    case "overrideUserInterfaceStyle": [NamedProperty(raw: \UIViewController.overrideUserInterfaceStyle)]
    case "parent": [NamedProperty(reading: \UIViewController.parent)]
    case "preferredContentSize": [NamedProperty(\UIViewController.preferredContentSize)]
    case "presentedViewController": [NamedProperty(reading: \UIViewController.presentedViewController)]
    case "presentingViewController": [NamedProperty(reading: \UIViewController.presentingViewController)]
    case "presentsWithGesture": [NamedProperty(\UISplitViewController.presentsWithGesture)]
    case "restorationIdentifier": [NamedProperty(\UIViewController.restorationIdentifier)]
    case "selectedIndex": [NamedProperty(\UITabBarController.selectedIndex)]
    case "selectedViewController": [NamedProperty(\UITabBarController.selectedViewController)]
    case "tabBar": [NamedProperty(\UITabBarController.tabBar)]
    case "tabBarController": [NamedProperty(reading: \UIViewController.tabBarController)]
    case "tabBarItem": [NamedProperty(\UIViewController.tabBarItem)]
    case "title": [NamedProperty(\UIViewController.title)]
    case "toolbar": [NamedProperty(reading: \UINavigationController.toolbar)]
    case "toolbarHidden": [NamedProperty(\UINavigationController.isToolbarHidden)]
    case "toolbarItems": [NamedProperty(\UIViewController.toolbarItems)]
    case "topViewController": [NamedProperty(reading: \UINavigationController.topViewController)]
    case "traitCollection": [NamedProperty(reading: \UIViewController.traitCollection)]
    case "view": [NamedProperty(\UIViewController.view)]
    case "viewControllers":
      [
        NamedProperty(\UINavigationController.viewControllers),
        NamedProperty(\UITabBarController.viewControllers),
        NamedProperty(\UISplitViewController.viewControllers),
      ]
    case "viewLoaded": [NamedProperty(reading: \UIViewController.isViewLoaded)]
    case "visibleViewController": [NamedProperty(reading: \UINavigationController.visibleViewController)]
    default: []
    }
  }
#endif
