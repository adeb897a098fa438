// Several pictures side by side on one page: the configurations of a scene.

import Foundation

/// A page of pictures: self-contained SVG, one unit a point.
public struct PictureSheet: Sendable {
  private let pictures: [ScenePicture]
  /// A row ends before it becomes wider than this, in points.
  private static let rowLimit = 2400.0
  private static let gap = 12.0

  /// A sheet of pictures in their order.
  public init(_ pictures: [ScenePicture]) { self.pictures = pictures }

  /// The whole document.
  public var svg: String {
    var places: [CGPoint] = []
    var page = CGSize.zero
    var (x, y, rowHeight) = (0.0, 0.0, 0.0)
    for picture in pictures {
      let size = picture.pageSize
      if x > 0, x + size.width > Self.rowLimit {
        (x, y, rowHeight) = (0, y + rowHeight + Self.gap, 0)
      }
      places.append(CGPoint(x: x, y: y))
      page.width = max(page.width, x + size.width)
      x += size.width + Self.gap
      rowHeight = max(rowHeight, size.height)
      page.height = max(page.height, y + rowHeight)
    }
    let title = pictures.first.map { "\($0.report.document): \($0.report.title ?? $0.report.scene)" } ?? ""
    return SVGText.page(width: page.width, height: page.height, title: title) { svg in
      for (index, picture) in pictures.enumerated() {
        svg.scope = "-\(index + 1)"
        picture.drawPage(at: places[index], in: &svg)
      }
    }
  }
}
