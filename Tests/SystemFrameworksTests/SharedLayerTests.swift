// Layers of Metal, shares of CloudKit, documents of Core Data. Sources: Apple's pages of `CAMetalLayer` (three pictures at most,
// waiting ends after a second), `CARenderer.updateBounds()`, `UICloudSharingController`, `UIManagedDocument` (a folder with
// the store in "StoreContent", additional content beside it).

import CloudKit
import CoreData
import Foundation
import Metal
import Testing
import UIKit

@MainActor
@Suite("Layers, shares and stores")
struct SharedLayerTests {
  @Test("a layer of Metal has Apple's first values, and a link that is kept")
  func metal() {
    let layer = CAMetalLayer()
    #expect(
      layer.maximumDrawableCount == 3 && layer.allowsNextDrawableTimeout && !layer.presentsWithTransaction)
    layer.edrMetadata = .hlg
    #expect(layer.edrMetadata != nil && layer.preferredDevice == nil && !CAEDRMetadata.isAvailable)
    let link = CAMetalDisplayLink(metalLayer: layer)
    link.preferredFrameLatency = 1
    link.add(to: .main, forMode: .common)
    #expect(link.preferredFrameLatency == 1 && !link.isPaused)
  }

  private final class Sharing: NSObject, UICloudSharingControllerDelegate {
    func cloudSharingController(
      _ csc: UICloudSharingController, failedToSaveShareWithError error: any Error
    ) {}
    func itemTitle(for csc: UICloudSharingController) -> String? { "Notes" }
  }

  @Test("a controller of a share has it, and a delegate that says what it is")
  func share() {
    let share = CKShare(rootRecord: CKRecord(recordType: "Note"))
    share.publicPermission = .readOnly
    share[CKShare.SystemFieldKey.title] = "Notes"
    let controller = UICloudSharingController(share: share, container: .default())
    controller.availablePermissions = [.allowPrivate, .allowReadOnly]
    let delegate = Sharing()
    controller.delegate = delegate
    #expect(controller.share === share && controller.availablePermissions.rawValue == 6)
    #expect(controller.delegate?.itemTitle(for: controller) == "Notes")
    #expect(controller.delegate?.itemThumbnailData(for: controller) == nil)
    #expect(share.url == nil && UIScene.ConnectionOptions().cloudKitShareMetadata == nil)
    #expect(UICloudSharingController { _, _ in }.share == nil)
  }

  private final class Box: UIManagedDocument {
    var label = ""
    override func additionalContent(for absoluteURL: URL) throws -> Any { Data(label.utf8) }
    override func writeAdditionalContent(
      _ content: Any, to absoluteURL: URL, originalContentsURL absoluteOriginalContentsURL: URL?
    ) throws {
      try (content as? Data)?.write(to: absoluteURL.appendingPathComponent("label"))
    }
    override func readAdditionalContent(from absoluteURL: URL) throws {
      label =
        String(
          data: try Data(contentsOf: absoluteURL.appendingPathComponent("label")), encoding: .utf8) ?? ""
    }
  }

  @Test("a document of a store is a folder; what a subclass keeps beside the store is read back")
  func managed() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let box = Box(fileURL: folder)
    box.label = "tools"
    var results: [Bool] = []
    box.open { results.append($0) }
    box.save(to: folder, for: .forCreating) { results.append($0) }
    #expect(results == [false, true])
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("StoreContent").path))
    #expect(box.managedObjectContext.persistentStoreCoordinator?.persistentStores.count == 1)
    let again = Box(fileURL: folder)
    again.open { results.append($0) }
    #expect(results == [false, true, true] && again.label == "tools")
    #expect(UIManagedDocument.persistentStoreName == "persistentStore")
  }
}
