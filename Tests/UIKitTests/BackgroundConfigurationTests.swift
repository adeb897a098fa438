// Background configurations of cells and headers.

import Testing
import UIKit

@MainActor
@Suite("Background configurations")
struct BackgroundConfigurationTests {
  @Test("what is carried is read back")
  func figures() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.automaticallyUpdatesBackgroundConfiguration = false
    #expect(!header.automaticallyUpdatesBackgroundConfiguration)
    #expect(header.defaultBackgroundConfiguration().backgroundColor == .clear)
    #expect(UICollectionViewCell().defaultBackgroundConfiguration() == .listPlainCell())
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1)),
        subitems: []))
    section.orthogonalScrollingProperties.bounce = .never
    section.orthogonalScrollingProperties.decelerationRate = .fast
    #expect(section.orthogonalScrollingProperties.bounce == .never)
    #expect(section.orthogonalScrollingProperties.decelerationRate.rawValue == 0.99)
    #expect(UIListContentConfiguration.prominentInsetGroupedHeader().textProperties.font.pointSize == 20)
    #expect(UIListContentConfiguration.extraProminentInsetGroupedHeader().textProperties.font.pointSize == 22)
  }

  @Test("a background follows the direction of reading, its transformer and the tint")
  func background() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.semanticContentAttribute = .forceRightToLeft
    var background = UIBackgroundConfiguration.clear()
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
    background.backgroundColor = .red
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .green }
    cell.backgroundConfiguration = background
    #expect(cell.subviews[0].frame == CGRect(x: 0, y: 0, width: 90, height: 50))
    #expect(cell.subviews[0].backgroundColor == .green)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.tintColor = .blue
    background.backgroundColorTransformer = nil
    background.backgroundColor = nil
    header.backgroundConfiguration = background
    #expect(header.subviews[0].backgroundColor == .blue)
  }
}
