// The controller that picks photos: one like any other; tests tell its delegate what was picked.

@_exported import Photos
@_exported import UIKit

import Plumbline

/// What can be picked.
public struct PHPickerFilter: Hashable, Sendable {
  let kinds: Set<String>
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
    case `default`, ordered, continuous, continuousAndOrdered
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
  /// How much of the picker is seen. Raw values are Apple's.
  public enum Mode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, compact
  }
  /// How much of the picker is seen; carried.
  public var mode = Mode.default
  /// Edges at which nothing is kept free; carried.
  public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
  /// What cannot be done; carried.
  public var disabledCapabilities: PHPickerCapabilities = []
  /// What can be changed of a picker that is seen.
  public struct Update {
    /// How many can be picked; nil for no change.
    public var selectionLimit: Int?
    /// Edges at which nothing is kept free; nil for no change.
    public var edgesWithoutContentMargins: NSDirectionalRectEdge?
    /// No change.
    public init() {}
  }
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
  public private(set) var configuration: PHPickerConfiguration
  /// Is told.
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  /// Picks what is offered.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }
  /// Changes what can be changed.
  public func updatePicker(using configuration: PHPickerConfiguration.Update) {
    if let limit = configuration.selectionLimit { self.configuration.selectionLimit = limit }
    if let edges = configuration.edgesWithoutContentMargins {
      self.configuration.edgesWithoutContentMargins = edges
    }
  }
  /// Picks some no longer; without effect.
  public func deselectAssets(withIdentifiers identifiers: [String]) {}
  /// Puts one that is picked behind another; without effect.
  public func moveAsset(
    withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?
  ) {}
  /// Goes back to where it began; without effect.
  public func scrollToInitialPosition() {}
  /// Makes pictures larger; without effect.
  public func zoomIn() {}
  /// Makes pictures smaller; without effect.
  public func zoomOut() {}
}

/// What can be done in a picker. Raw values are Apple's.
public struct PHPickerCapabilities: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Capabilities of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Searching.
  public static let search = PHPickerCapabilities(rawValue: 1)
  /// Looking at what is picked.
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  /// Going through collections.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  /// Ending and giving up.
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
  /// Being warned.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}
