// The text field of a search bar, with its tokens.

import Foundation

/// A part of a search that stands as a box before the text. Nothing here shows it.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// Before its text; nil for none.
  public let icon: UIImage?
  /// Beside the icon, in the box.
  public let text: String
  /// Whatever the program wants to find again: its filter, for instance.
  open var representedObject: Any?
  /// Both are fixed; only `representedObject` changes.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// The field of a search bar: with round corners and a magnifying glass at the leading edge.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    beginAsSearch()
  }
  /// A field from an archive, with its text and font.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    beginAsSearch()
  }

  private func beginAsSearch() {
    borderStyle = .roundedRect
    // `magnifyingglass`, which documents list as 16 by 15 points.
    leftView = UIImageView(image: UIImage(symbolCanvas: CGSize(width: 16, height: 15)))
    leftViewMode = .always
    clearButtonMode = .whileEditing
  }

  /// Parts of the search that stand as boxes before the text; stored.
  open var tokens: [UISearchToken] = []
  /// Behind tokens; stored.
  open var tokenBackgroundColor: UIColor! = .systemFill
}

extension UISearchTextField {
  /// At the nearest end for places that there are not.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }
  /// Does nothing for places that there are not.
  public func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
  /// Whether the delete key takes a token away; yes at first; carried.
  public var allowsDeletingTokens: Bool {
    get { carried(SearchTokensState.self).allowsDeleting }
    set { makeCarried(SearchTokensState.self).allowsDeleting = newValue }
  }
  /// Whether tokens are copied with the text; yes at first; carried.
  public var allowsCopyingTokens: Bool {
    get { carried(SearchTokensState.self).allowsCopying }
    set { makeCarried(SearchTokensState.self).allowsCopying = newValue }
  }
}

private final class SearchTokensState: CarriedState {
  var allowsDeleting = true
  var allowsCopying = true
}
