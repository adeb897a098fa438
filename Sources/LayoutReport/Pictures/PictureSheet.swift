// Several pictures side by side on one page: the configurations of a scene.

import Foundation

/// Several pictures side by side as one SVG, such as a scene on all devices; one unit is a point.
///
/// Pictures are arranged in rows, in their order, so that the sheet comes close to a shape of 3 to 2.
/// ```swift
/// let sheet = PictureSheet(reports.map { ScenePicture($0, showing: [.findings]) })
/// try Data(sheet.svg.utf8).write(to: url)
/// ```
public struct PictureSheet: Sendable {
  private var pictures: [ScenePicture]
  /// The aspect ratio, width by height, that a sheet approximates.
  private static let shape = 1.5
  private static let gap = 12.0

  /// A sheet of pictures in their order.
  public init(_ pictures: [ScenePicture]) {
    self.pictures = pictures
    let hasThirdLine = pictures.contains(where: \.hasThirdLine)
    for index in pictures.indices { self.pictures[index].hasThirdLine = hasThirdLine }
  }

  /// The sheet as one SVG document; its ids are kept apart by the number of the picture. Made anew at each call.
  public var svg: String {
    let (places, page) = arrangement
    let title = pictures.first.map { "\($0.report.document): \($0.report.title ?? $0.report.scene)" } ?? ""
    return SVGText.page(width: page.width, height: page.height, title: title) { svg in
      for (index, picture) in pictures.enumerated() {
        svg.scope = "-\(index + 1)"
        picture.drawPage(at: places[index], in: &svg)
      }
    }
  }

  /// The positions of the pictures, row by row, and the size of the page.
  private typealias Arrangement = (places: [CGPoint], page: CGSize)

  /// The arrangement whose shape is nearest to the wanted one. Rows begin at the left, in the order of the pictures.
  private var arrangement: Arrangement {
    let sizes = pictures.map(\.pageSize)
    var best: Arrangement = ([], .zero)
    var least = Double.infinity
    var limit = 0.0
    for size in sizes {
      // A sheet is as wide as its first row: as the first pictures beside each other.
      limit += size.width + (limit > 0 ? Self.gap : 0)
      let arrangement = Self.rows(of: sizes, within: limit)
      let difference = abs(log(arrangement.page.width / arrangement.page.height / Self.shape))
      if difference < least { (best, least) = (arrangement, difference) }
    }
    return best
  }

  private static func rows(of sizes: [CGSize], within limit: Double) -> Arrangement {
    var places: [CGPoint] = []
    var page = CGSize.zero
    var (x, y, rowHeight) = (0.0, 0.0, 0.0)
    for size in sizes {
      if x > 0, x + size.width > limit { (x, y, rowHeight) = (0, y + rowHeight + gap, 0) }
      places.append(CGPoint(x: x, y: y))
      page.width = max(page.width, x + size.width)
      x += size.width + gap
      rowHeight = max(rowHeight, size.height)
      page.height = max(page.height, y + rowHeight)
    }
    return (places, page)
  }
}
