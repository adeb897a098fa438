// The controller that picks photos: one like any other; tests tell its delegate what was picked.

@_exported import Photos
@_exported import UIKit

import Plumbline

/// What can be picked.
public struct PHPickerFilter: Hashable, Sendable {
  private let kinds: Set<String>
  /// Photos.
  public static let images = PHPickerFilter(kinds: ["image"])
  /// Films.
  public static let videos = PHPickerFilter(kinds: ["video"])
  /// Photos that move.
  public static let livePhotos = PHPickerFilter(kinds: ["livePhoto"])
  /// What one of several lets through.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
}

/// What is offered.
public struct PHPickerConfiguration {
  /// How files come. Carried.
  public enum AssetRepresentationMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, current, compatible
  }
  /// How those that are picked are counted. Carried.
  public enum Selection: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, ordered
  }
  /// At most how many; 0 is any.
  public var selectionLimit = 1
  /// What can be picked.
  public var filter: PHPickerFilter?
  /// How those that are picked are counted.
  public var selection = Selection.default
  /// How files come.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Those that are picked at the beginning.
  public var preselectedAssetIdentifiers: [String] = []
  /// Everything, one at a time.
  public init() {}
  /// Everything of a library, one at a time.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// Something that was picked.
public struct PHPickerResult {
  /// What it is called in the library.
  public let assetIdentifier: String?
  /// Its file.
  public let itemProvider: NSItemProvider
  /// Something that was picked, for tests of delegates.
  public init(itemProvider: NSItemProvider, assetIdentifier: String? = nil) {
    self.itemProvider = itemProvider
    self.assetIdentifier = assetIdentifier
  }
}

/// Is told what was picked; by tests, as nothing here picks.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Something was picked, or nothing.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Picks photos.
@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
  /// What is offered.
  public let configuration: PHPickerConfiguration
  /// Is told.
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  /// Picks what is offered.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }
}
