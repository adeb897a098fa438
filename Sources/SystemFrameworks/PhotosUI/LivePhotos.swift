// Photos with a moment before and after, and the question which photos a program may see.

import Photos
import Plumbline
import UIKit

/// Shows a photo with a moment before and after: a view like any other, without a picture.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
  /// The mark of such a photo: an empty picture.
  open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
    UIImage()
  }
  /// What it shows; carried.
  open var livePhoto: PHLivePhoto?
  /// Whether nothing is heard; carried.
  open var isMuted = false
  /// How it moves. Raw values are Apple's.
  public enum PlaybackStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case undefined, full, hint
  }
  /// Is told; never here.
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// What plays it when it is touched.
  public let playbackGestureRecognizer = UIGestureRecognizer()
  /// The part that is seen, of 1; carried.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Moves; without effect.
  open func startPlayback(with playbackStyle: PlaybackStyle) {}
  /// Moves no longer.
  open func stopPlayback() {}
}

/// Is told when such a photo moves; never here.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  /// It will move.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
  /// It has moved.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
  /// Whether it is played.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
  ) -> Bool
}

extension PHLivePhotoViewDelegate {
  /// Does nothing by default.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
  ) {}
  /// Does nothing by default.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
  ) {}
  /// It is, by default.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
  ) -> Bool { true }
}

extension PHPhotoLibrary {
  /// Asks which photos the program may see: it may see none.
  @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}
}

extension PHPickerFilter {
  /// Photos of the screen.
  public static let screenshots = PHPickerFilter(kinds: ["screenshot"])
  /// Photos of all around.
  public static let panoramas = PHPickerFilter(kinds: ["panorama"])
  /// Photos with a depth.
  public static let depthEffectPhotos = PHPickerFilter(kinds: ["depthEffectPhoto"])
  /// Photos in a row.
  public static let bursts = PHPickerFilter(kinds: ["burst"])
  /// Films of the screen.
  public static let screenRecordings = PHPickerFilter(kinds: ["screenRecording"])
  /// Films with a depth.
  public static let cinematicVideos = PHPickerFilter(kinds: ["cinematicVideo"])
  /// Slow films.
  public static let slomoVideos = PHPickerFilter(kinds: ["slomoVideo"])
  /// Fast films.
  public static let timelapseVideos = PHPickerFilter(kinds: ["timelapseVideo"])
  /// For both eyes.
  public static let spatialMedia = PHPickerFilter(kinds: ["spatialMedia"])
  /// What is played in a way.
  public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
    PHPickerFilter(kinds: ["playbackStyle \(playbackStyle.rawValue)"])
  }
  /// All of several kinds.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { .any(of: subfilters) }
  /// None of a kind.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { .any(of: []) }
}

/// How the mark of a photo that moves looks. Raw values are Apple's.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  /// The members as bits, with Apple's numbers.
  public let rawValue: UInt
  /// A set of the members with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Over the photo.
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1 << 0)
  /// It does not move.
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 1 << 1)
}
