// A layout guide that a document names.

import Plumbline

/// A layout guide that a document or one of its constraints names: safe area, margins, readable content, the content
/// and frame guides of scroll views, and guides of the document's own.
@preconcurrency @MainActor
public struct SceneGuide {
  /// Owned by its view.
  public var guide: UILayoutGuide
  /// Unique in the document.
  public var id: String
  /// The name: `safeArea`, `layoutMargins`, ….
  public var name: String
  /// The id of the view that owns it.
  public var ownerID: String?
  /// A guide with what its document says.
  public init(guide: UILayoutGuide, id: String, name: String, ownerID: String? = nil) {
    self.guide = guide
    self.id = id
    self.name = name
    self.ownerID = ownerID
  }
}
