// Yoga: the same picture as a flexbox tree.

import Peers

struct YogaContender: Contender {
  let engine = Engine.yoga
  /// Yoga is told of boxes and how they follow from each other, as an engine is.
  let level = Level.engine
  fileprivate let flexbox: FlexboxPicture

  /// nil where the picture has no flexbox form, or Yoga's sources are not at hand.
  init?(_ picture: Picture) {
    guard yoga_peer_is_present(), let flexbox = picture.flexbox else { return nil }
    self.flexbox = flexbox
  }

  var viewCount: Int { flexbox.nodes.count }
  var valueCount: Int { 4 * flexbox.nodes.count }
  func build() throws -> any LaidOut { YogaLayout(flexbox) }

  func boxes(_ values: [Double]) -> [Box] {
    zip(flexbox.nodeOfBox, flexbox.wrapperOfBox).map { node, wrapper in
      let i = 4 * Int(node)
      var box = Box(x: values[i], y: values[i + 1], width: values[i + 2], height: values[i + 3])
      if wrapper >= 0 {
        box.x += values[4 * Int(wrapper)]
        box.y += values[4 * Int(wrapper) + 1]
      }
      return box
    }
  }
}

private final class YogaLayout: LaidOut {
  private let flexbox: FlexboxPicture
  private let peer: OpaquePointer

  init(_ flexbox: FlexboxPicture) {
    self.flexbox = flexbox
    peer = yoga_peer_make(flexbox.nodes, Int32(flexbox.nodes.count))
  }

  deinit { yoga_peer_free(peer) }

  func read(into values: inout [Double]) {
    values.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { yoga_peer_read(peer, start) }
    }
  }

  func resize(to width: Double) { yoga_peer_resize(peer, Float(width)) }

  private func edit(_ margin: FlexboxPicture.Margin, _ constant: Double) {
    yoga_peer_set_margin(peer, margin.node, margin.edge, Float(constant - margin.offset))
    consume(yoga_peer_left(peer, margin.node))
  }

  func setDetail(_ constant: Double) { edit(flexbox.detail, constant) }
  func setShift(_ constant: Double) { edit(flexbox.shift, constant) }

  func removeTenth() { yoga_peer_remove_nodes(peer, flexbox.removable, Int32(flexbox.removable.count)) }
  func restoreTenth() { yoga_peer_restore_nodes(peer, flexbox.removable, Int32(flexbox.removable.count)) }
}
