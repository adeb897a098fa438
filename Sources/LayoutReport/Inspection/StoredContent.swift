// The layout of a scene with the stored sizes of its contents wherever the computed ones are in doubt: what differs from
// the stored frames even then is not a matter of fonts.

import Foundation
import LayoutScene
import Plumbline

/// The frames of a scene whose doubtful contents have their stored sizes.
@MainActor
struct StoredContent {
  /// Nil where no content is in doubt: then the frames are those of the scene.
  private var frames: [ObjectIdentifier: CGRect]?

  /// Lays the scene out twice: with stored sizes of contents, and again with its own. Milliseconds a scene.
  /// - Parameters:
  ///   - takesEmptyFrames: Whether a content can have the size 0 x 0 that the document stores for its view.
  ///   - look: Called while the scene is laid out with stored sizes.
  init(of scene: Scene, takesEmptyFrames: Bool = true, look: () -> Void = {}) {
    var assuming: [UIView] = []
    for entry in scene.views where entry.isPlacedByConstraints {
      guard takesEmptyFrames || entry.storedFrame?.size != .zero,
        let size = Self.contentSize(of: entry)
      else { continue }
      entry.view.assumedContentSize = size
      assuming.append(entry.view)
    }
    guard !assuming.isEmpty else {
      look()
      return
    }
    scene.rootView.layoutIfNeeded()
    frames = Dictionary(
      scene.views.map { (ObjectIdentifier($0.view), $0.view.frame) }, uniquingKeysWith: { $1 })
    look()
    for view in assuming { view.assumedContentSize = nil }
    scene.rootView.layoutIfNeeded()
  }

  func frame(of view: UIView) -> CGRect? {
    guard let frames else { return view.frame }
    return frames[ObjectIdentifier(view)]
  }

  /// The content size to try: on each axis the stored one where it may be right; nil where it is on neither.
  private static func contentSize(of entry: SceneView) -> CGSize? {
    let doubt = ContentDoubt(about: entry)
    guard doubt != .none, let frame = entry.storedFrame, frame.size.width >= 0, frame.size.height >= 0
    else { return nil }
    let stored = entry.view.alignmentRect(forFrame: frame).size
    var size = entry.view.intrinsicContentSize
    let acceptsWidth = doubt.accepts(stored.width, for: size.width, along: .horizontal)
    let acceptsHeight = doubt.accepts(stored.height, for: size.height, along: .vertical)
    guard acceptsWidth || acceptsHeight else { return nil }
    if acceptsWidth { size.width = stored.width }
    if acceptsHeight { size.height = stored.height }
    return size
  }
}
