// Page controls: indicator images, background and direction. The size is that of dots.

import Foundation
import Plumbline

/// The carried properties of `UIPageControl`.
final class PageControlCarriedState: CarriedState {
  var defersCurrentPageDisplay = false
  var preferredIndicatorImage: UIImage?
  var allowsContinuousInteraction = true
  var backgroundStyle = UIPageControl.BackgroundStyle.automatic
  var preferredCurrentPageIndicatorImage: UIImage?
  var direction = UIPageControl.Direction.natural
  var indicatorImages: [Int: UIImage] = [:]
  var currentPageIndicatorImages: [Int: UIImage] = [:]
}

extension UIPageControl {
  /// Whether `updateCurrentPageDisplay()` shows a new page; no at first; carried.
  public var defersCurrentPageDisplay: Bool {
    get { carried(PageControlCarriedState.self).defersCurrentPageDisplay }
    set { makeCarried(PageControlCarriedState.self).defersCurrentPageDisplay = newValue }
  }
  /// For all pages without one of their own; nil for the dot; carried: the size is that of dots.
  public var preferredIndicatorImage: UIImage? {
    get { carried(PageControlCarriedState.self).preferredIndicatorImage }
    set { makeCarried(PageControlCarriedState.self).preferredIndicatorImage = newValue }
  }
  /// Whether a finger that moves along the dots goes through the pages; yes at first; carried.
  public var allowsContinuousInteraction: Bool {
    get { carried(PageControlCarriedState.self).allowsContinuousInteraction }
    set { makeCarried(PageControlCarriedState.self).allowsContinuousInteraction = newValue }
  }
  /// `.automatic` at first: shown while a finger is there; carried.
  public var backgroundStyle: UIPageControl.BackgroundStyle {
    get { carried(PageControlCarriedState.self).backgroundStyle }
    set { makeCarried(PageControlCarriedState.self).backgroundStyle = newValue }
  }
  /// Whether there is a ground behind the dots. Raw values are Apple's.
  public enum BackgroundStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, prominent, minimal
  }
  /// Nil for the dot; carried: every place keeps the dot's size.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    makeCarried(PageControlCarriedState.self).indicatorImages[page] = image
  }
  /// What was set for the page; carried, nil otherwise.
  public func indicatorImage(forPage page: Int) -> UIImage? {
    carried(PageControlCarriedState.self).indicatorImages[page]
  }
  /// Nil for that of `setIndicatorImage(_:forPage:)`; carried.
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    makeCarried(PageControlCarriedState.self).currentPageIndicatorImages[page] = image
  }
  /// What was set for the page; carried, nil otherwise.
  public func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    carried(PageControlCarriedState.self).currentPageIndicatorImages[page]
  }
  /// For pages without one of their own; nil for `preferredIndicatorImage`; carried.
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { carried(PageControlCarriedState.self).preferredCurrentPageIndicatorImage }
    set { makeCarried(PageControlCarriedState.self).preferredCurrentPageIndicatorImage = newValue }
  }
  /// `.natural` at first: the direction of reading; carried: the size is always that of a row.
  public var direction: Direction {
    get { carried(PageControlCarriedState.self).direction }
    set { makeCarried(PageControlCarriedState.self).direction = newValue }
  }
  /// In which direction pages follow each other. Raw values are Apple's.
  public enum Direction: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  /// `.none`: nothing here touches.
  public var interactionState: InteractionState { .none }
  /// How a finger changes pages. Raw values are Apple's.
  public enum InteractionState: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, discrete, continuous
  }
}
