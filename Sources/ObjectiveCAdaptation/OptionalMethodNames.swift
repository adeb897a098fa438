// Methods that Apple's delegates may leave out. Written by Tools/api/optional-methods.py from the protocols of UIKit.

extension SourceFile {
  /// The names without labels.
  static let optionalMethodNames: Set<String> = [
    "action", "adaptivePresentationStyle", "animate", "animationController", "animationDidStart",
    "animationDidStop", "animationEnded", "application", "applicationDidBecomeActive",
    "applicationDidEnterBackground", "applicationDidFinishLaunching", "applicationDidReceiveMemoryWarning",
    "applicationWillEnterForeground", "applicationWillResignActive", "applicationWillTerminate",
    "collectionView", "didDismissSearchController", "didPresentSearchController", "display", "draw",
    "gestureRecognizer", "gestureRecognizerShouldBegin", "indexTitles", "interactionControllerForDismissal",
    "interactionControllerForPresentation", "interruptibleAnimator", "layerWillDraw", "layoutManager",
    "layoutManagerDidInvalidateLayout", "layoutSublayers", "navigationController",
    "notifyWhenInteractionChanges", "notifyWhenInteractionEnds", "numberOfSections", "pageViewController",
    "pickerView", "pointerInteraction", "position", "prepareForPopoverPresentation",
    "presentSearchController", "presentationController", "presentationControllerDidAttemptToDismiss",
    "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "presentationCount", "presentationIndex", "scene",
    "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground", "sceneWillEnterForeground",
    "sceneWillResignActive", "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
    "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming",
    "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
    "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging", "scrollViewWillBeginZooming",
    "scrollViewWillEndDragging", "searchBar", "searchBarCancelButtonClicked", "searchBarSearchButtonClicked",
    "searchBarShouldBeginEditing", "searchBarShouldEndEditing", "searchBarTextDidBeginEditing",
    "searchBarTextDidEndEditing", "sectionIndexTitles",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "splitViewController", "supports",
    "tabBar", "tabBarController", "tableView", "textField", "textFieldDidBeginEditing",
    "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
    "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn", "textStorage", "textView",
    "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection", "textViewDidEndEditing",
    "textViewShouldBeginEditing", "textViewShouldEndEditing", "view", "viewController", "viewForZooming",
    "willDismissSearchController", "willPresentSearchController", "windowScene",
  ]
}
