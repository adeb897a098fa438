// Members of UIKit's types whose own types are of other frameworks. Sources: Apple's pages of `UIDocumentProperties.metadata`,
// `UICloudSharingController.activityItemSource()`, `UIApplicationShortcutIcon.init(contact:)`,
// `UIActivityItemSource.activityViewControllerLinkMetadata(_:)`.

import CloudKit
import Contacts
import Intents
import LinkPresentation
import Testing
import UIKit

@MainActor
@Suite("Members with types of other frameworks")
struct LinkedNameTests {
  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
      ""
    }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { nil }
  }
  private final class Application: NSObject, UIApplicationDelegate {}

  @Test("a document's properties have its address in their metadata, or the metadata that was given")
  func documents() throws {
    let url = try #require(URL(string: "https://example.com/a.txt"))
    let plain = UIDocumentProperties(url: url)
    #expect(plain.metadata.url == url && plain.metadata === plain.metadata)
    let metadata = LPLinkMetadata()
    metadata.title = "A"
    metadata.originalURL = url
    let known = UIDocumentProperties(metadata: metadata)
    #expect(known.metadata === metadata && known.url == url)
  }

  @Test("who says nothing of links, intents and shares answers nothing")
  func defaults() {
    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
    #expect(Source().activityViewControllerLinkMetadata(sheet) == nil)
    #expect(Application().application(UIApplication.shared, handlerFor: INIntent()) == nil)
    let sharing = UICloudSharingController { _, _ in }
    #expect(sharing.activityItemSource().activityViewController(sheet, itemForActivityType: nil) == nil)
  }
}
