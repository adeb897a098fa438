// Items of lists as elements of a text.

import Foundation
import Plumbline

/// An item of a list: its contents behind the marker of its list, with the items of the lists within it.
open class NSTextListElement: NSTextParagraph {
  /// The list.
  public let textList: NSTextList
  /// The item's text without the marker; nil for an item of items alone.
  public let contents: NSAttributedString?
  /// Attributes of the marker; nil for those of the contents.
  public let markerAttributes: [NSAttributedString.Key: Any]?
  private let children: [NSTextElement]
  private weak var parent: NSTextListElement?

  /// An item. Its `attributedString` is a tab, the marker, a tab and the contents, with the list in the paragraph style, as
  /// texts of lists are written.
  public init(
    parentElement parent: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?,
    markerAttributes: [NSAttributedString.Key: Any]?, childElements children: [NSTextListElement]?
  ) {
    self.textList = textList
    self.contents = contents
    self.markerAttributes = markerAttributes
    self.children = children ?? []
    self.parent = parent
    super.init(attributedString: Self.text(textList, contents, markerAttributes, below: parent))
    for child in children ?? [] { child.parent = self }
  }
  /// An item with items below it.
  public convenience init(
    contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]?, textList: NSTextList,
    childElements children: [NSTextListElement]?
  ) {
    self.init(
      parentElement: nil, textList: textList, contents: contents, markerAttributes: markerAttributes,
      childElements: children)
  }
  /// Items of a list without an item above them: one without contents; the level is not kept. Nil without items.
  public convenience init?(
    childElements children: [NSTextListElement], textList: NSTextList, nestingLevel: Int
  ) {
    guard !children.isEmpty else { return nil }
    self.init(
      parentElement: nil, textList: textList, contents: nil, markerAttributes: nil, childElements: children)
  }

  open override var childElements: [NSTextElement] { children }
  open override var parentElement: NSTextElement? { parent }

  private static func text(
    _ list: NSTextList, _ contents: NSAttributedString?, _ marker: [NSAttributedString.Key: Any]?,
    below parent: NSTextListElement?
  ) -> NSAttributedString? {
    guard let contents else { return nil }
    let own = contents.length > 0 ? contents.attributes(at: 0, effectiveRange: nil) : [:]
    let text = NSMutableAttributedString(
      string: "\t" + list.marker(forItemNumber: list.startingItemNumber) + "\t", attributes: marker ?? own)
    text.append(contents)
    let style =
      ((own[.paragraphStyle] as? NSParagraphStyle) ?? .default).mutableCopy() as? NSMutableParagraphStyle
    var lists = [list]
    var above = parent
    while let item = above {
      lists.insert(item.textList, at: 0)
      above = item.parent
    }
    style?.textLists = lists
    if let style {
      text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    }
    return text
  }
}
