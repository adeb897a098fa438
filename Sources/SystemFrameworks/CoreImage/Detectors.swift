// What is found in pictures: nothing, as none is looked at.

import AVFoundation
import Plumbline
import UIKit

/// Finds faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Finds rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// Finds codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Finds text.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// How exactly it looks.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Quickly.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Exactly.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// Whether one thing is followed.
public let CIDetectorTracking = "CIDetectorTracking"
/// How small a thing may be.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// Whether smiles are looked for.
public let CIDetectorSmile = "CIDetectorSmile"
/// Whether closed eyes are looked for.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// How the picture is turned.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// How wide a rectangle is for its height.
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"

/// Something in a picture.
open class CIFeature: NSObject, @unchecked Sendable {
  /// Which kind.
  open var type: String { "" }
  /// Where.
  open var bounds: CGRect { .zero }
}

/// A face in a picture.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
  /// Whether the left eye is seen.
  open var hasLeftEyePosition: Bool { false }
  /// Where it is.
  open var leftEyePosition: CGPoint { .zero }
  /// Whether the right eye is seen.
  open var hasRightEyePosition: Bool { false }
  /// Where it is.
  open var rightEyePosition: CGPoint { .zero }
  /// Whether the mouth is seen.
  open var hasMouthPosition: Bool { false }
  /// Where it is.
  open var mouthPosition: CGPoint { .zero }
  /// Whether it smiles.
  open var hasSmile: Bool { false }
  /// Whether the left eye is closed.
  open var leftEyeClosed: Bool { false }
  /// Whether the right eye is closed.
  open var rightEyeClosed: Bool { false }
  /// Whether it is known how it is turned.
  open var hasFaceAngle: Bool { false }
  /// How it is turned, in degrees.
  open var faceAngle: Float { 0 }
}

/// A rectangle in a picture.
open class CIRectangleFeature: CIFeature, @unchecked Sendable {
  /// Its corner.
  open var topLeft: CGPoint { .zero }
  /// Its corner.
  open var topRight: CGPoint { .zero }
  /// Its corner.
  open var bottomLeft: CGPoint { .zero }
  /// Its corner.
  open var bottomRight: CGPoint { .zero }
}

/// A code in a picture.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  /// What it says.
  open var messageString: String? { nil }
}

/// Looks for things in pictures: it finds none.
open class CIDetector: NSObject, @unchecked Sendable {
  /// Looks for a kind; nil for kinds that Core Image does not know.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    let known = [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText]
    guard known.contains(type) else { return nil }
  }
  /// What is in a picture: nothing.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// What is in a picture: nothing.
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

extension CIFilter {
  /// What is known of it: its name.
  public var attributes: [String: Any] {
    [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: name]
  }
  /// Its name for people; as it is.
  public class func localizedName(forFilterName filterName: String) -> String? { filterName }
  /// The names of filters: none is known.
  public class func filterNames(inCategories categories: [String]?) -> [String] { [] }
}

/// A filter's name.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// A filter's name for people.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// Filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// Filters that change colours.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Filters that are part of the system.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// The picture that is aimed at.
public let kCIInputTargetImageKey = "inputTargetImage"
/// A mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// How far something is.
public let kCIInputTimeKey = "inputTime"
/// How far a thing is turned and made larger.
public let kCIInputTransformKey = "inputTransform"
/// How sharp.
public let kCIInputSharpnessKey = "inputSharpness"
/// How wide it is for its height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The part that is meant.
public let kCIInputExtentKey = "inputExtent"

/// What is known of a picture.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// An option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether it is turned as its file says.
  public static let applyOrientationProperty = Self(rawValue: "kCIImageApplyOrientationProperty")
  /// In which colours it is.
  public static let colorSpace = Self(rawValue: "kCIImageColorSpace")
}

extension CIImage {
  /// Smaller or larger, as a filter does it: the same extent made larger.
  public func samplingNearest() -> CIImage { self }
  /// What a picture is cut to, and its edges made to go on.
  public func clamped(to rect: CGRect) -> CIImage { self }
  /// What is known of it: nothing.
  public var properties: [String: Any] { [:] }
  /// What would make it better: nothing is looked at.
  public func autoAdjustmentFilters() -> [CIFilter] { [] }
}
