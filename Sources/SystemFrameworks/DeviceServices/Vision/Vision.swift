// What is seen in pictures: nothing is; whoever asks is told that it cannot be computed.

@_exported import CoreImage
@_exported import AVFoundation
import UIKit

/// How sure an answer is, from 0 to 1.
public typealias VNConfidence = Float
/// How wide something is for its height.
public typealias VNAspectRatio = Float
/// An angle in degrees.
public typealias VNDegrees = Float

/// Why nothing is seen.
public struct VNError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names with the raw values.
    case requestCancelled = 1
    case invalidFormat = 2
    case operationFailed = 3
    case notImplemented = 8
    case unsupportedRevision = 16
    case unsupportedRequest = 19
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.vis" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// Something that is seen.
open class VNObservation: NSObject, @unchecked Sendable {
  /// Its name.
  public let uuid = UUID()
  /// How sure it is.
  open var confidence: VNConfidence { 0 }
}

/// What a picture shows.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// What it is called.
  open var identifier: String { "" }
}

/// Where something is seen, in parts of the picture from its lower left corner.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// Where.
  public let boundingBox: CGRect
  /// Where, for tests and to follow it.
  public init(boundingBox: CGRect) { self.boundingBox = boundingBox }
}

/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// Its parts: not known.
  open var landmarks: VNFaceLandmarks2D? { nil }
  /// How it is turned, in radians: not known.
  open var roll: NSNumber? { nil }
  /// How it is turned, in radians: not known.
  open var yaw: NSNumber? { nil }
  /// How it is turned, in radians: not known.
  open var pitch: NSNumber? { nil }
}

/// A part of a face. There is none.
open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
  /// How many points.
  open var pointCount: Int { 0 }
  /// The points, from 0 to 1 in the face's rectangle.
  open var normalizedPoints: [CGPoint] { [] }
  /// The points in a picture.
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}

/// Parts of a face. There are none.
open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
  /// A part.
  open var allPoints: VNFaceLandmarkRegion2D? { nil }
  /// A part.
  open var faceContour: VNFaceLandmarkRegion2D? { nil }
  /// A part.
  open var leftEye: VNFaceLandmarkRegion2D? { nil }
  /// A part.
  open var rightEye: VNFaceLandmarkRegion2D? { nil }
  /// A part.
  open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
  /// A part.
  open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
  /// A part.
  open var nose: VNFaceLandmarkRegion2D? { nil }
  /// A part.
  open var noseCrest: VNFaceLandmarkRegion2D? { nil }
  /// A part.
  open var medianLine: VNFaceLandmarkRegion2D? { nil }
  /// A part.
  open var outerLips: VNFaceLandmarkRegion2D? { nil }
  /// A part.
  open var innerLips: VNFaceLandmarkRegion2D? { nil }
  /// A part.
  open var leftPupil: VNFaceLandmarkRegion2D? { nil }
  /// A part.
  open var rightPupil: VNFaceLandmarkRegion2D? { nil }
}

/// A kind of code for machines.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A square one.
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  /// A square one.
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  /// Lines.
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  /// Lines.
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  /// Lines.
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  /// Lines.
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  /// Lines in rows.
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  /// Lines.
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}

/// A rectangle of parts of a picture, in pixels.
public func VNImageRectForNormalizedRect(
  _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
  let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
  return CGRect(
    x: normalizedRect.minX * width, y: normalizedRect.minY * height, width: normalizedRect.width * width,
    height: normalizedRect.height * height)
}
/// A point of parts of a picture, in pixels.
public func VNImagePointForNormalizedPoint(
  _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
  CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}

/// Something of a kind.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// What it may be.
  open var labels: [VNClassificationObservation] { [] }
}

/// Something with four corners.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// A corner.
  open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
  /// A corner.
  open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
  /// A corner.
  open var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
  /// A corner.
  open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}

/// A text that may be meant.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  /// The text.
  open var string: String { "" }
  /// How sure it is.
  open var confidence: VNConfidence { 0 }
}

/// A text.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  /// What may be meant.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A code for machines.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  /// What it says.
  open var payloadStringValue: String? { nil }
  /// What kind of code it is.
  open var symbology: VNBarcodeSymbology { .qr }
}

/// Is told of the answer.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// What is asked for may be answered; so each question can say of which kind its answer is, which Swift does not let a class
/// do of what its superclass declares. No counterpart of Apple's.
public protocol VNAnswered: AnyObject {}

extension VNAnswered {
  /// The answer: there is none.
  public var results: [VNObservation]? { nil }
}

/// Asks what is seen.
open class VNRequest: NSObject, VNAnswered, @unchecked Sendable {
  /// Which version of the search; carried.
  open var revision = 1
  /// Is told of the answer.
  public let completionHandler: VNRequestCompletionHandler?
  /// Whether it may take longer; carried.
  open var preferBackgroundProcessing = false
  /// A question, and what is called when it was asked.
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
  }
  /// Asks no longer.
  open func cancel() {}
}

/// Asks about a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// About which part of it; carried.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Asks where faces are.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The answer: there is none.
  open var results: [VNFaceObservation]? { nil }
}
/// Asks where parts of faces are.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The answer: there is none.
  open var results: [VNFaceObservation]? { nil }
}
/// Asks for things with four corners.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The answer: there is none.
  open var results: [VNRectangleObservation]? { nil }
  /// How narrow at least; carried.
  open var minimumAspectRatio: Float = 0.5
  /// How wide at most; carried.
  open var maximumAspectRatio: Float = 1
  /// How large at least, of the picture's shorter side; carried.
  open var minimumSize: Float = 0.2
  /// How far angles may be from right ones, in degrees; carried.
  open var quadratureTolerance: Float = 30
  /// At most how many; carried.
  open var maximumObservations = 1
  /// How sure at least; carried.
  open var minimumConfidence: VNConfidence = 0
}
/// Asks for codes for machines.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Which kinds; carried.
  open var symbologies: [VNBarcodeSymbology] = []
  /// The answer: there is none.
  open var results: [VNBarcodeObservation]? { nil }
}
/// Asks what the picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The answer: there is none.
  open var results: [VNClassificationObservation]? { nil }
}

/// How exactly texts are read. Raw values are Apple's.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case accurate, fast
}

/// Asks for texts.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Whether the language is found out; carried.
  open var automaticallyDetectsLanguage = false
  /// The languages that can be read: none.
  open func supportedRecognitionLanguages() throws -> [String] { [] }
  /// How exactly; carried.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// The answer: there is none.
  open var results: [VNRecognizedTextObservation]? { nil }
  /// In which languages; carried.
  open var recognitionLanguages: [String] = []
  /// Whether they are made right by the language; carried.
  open var usesLanguageCorrection = true
  /// How high letters are at least, in parts of the picture; carried.
  open var minimumTextHeight: Float = 0
  /// What else there may be; carried.
  open var customWords: [String] = []
}

/// A model that looks at pictures.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  /// A model.
  public init(for model: MLModel) throws {}
}

/// How a picture is made to fit. Raw values are Apple's.
public enum VNImageCropAndScaleOption: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case centerCrop, scaleFit, scaleFill
}

/// Asks a model about a picture.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The model.
  public let model: VNCoreMLModel
  /// How the picture is made to fit; carried.
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  /// Asks a model.
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

/// What is known of a picture.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Something of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What files say of it.
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
}

/// Asks about a picture: each question is answered with `operationFailed`.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  /// Asks about a picture of the camera, turned.
  public convenience init(
    cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { self.init(cmSampleBuffer: sampleBuffer, options: options) }
  /// A picture.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  /// A picture that is turned.
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  /// A picture that is turned.
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  /// A picture of the camera.
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  /// A picture of the camera that is turned.
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  /// A picture of the camera.
  public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {}
  /// A picture.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  /// A picture in a file.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  /// A picture as a file.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
  /// Asks: each question hears that it failed, and so does the caller.
  open func perform(_ requests: [VNRequest]) throws {
    let error = VNError(.operationFailed)
    for request in requests { request.completionHandler?(request, error) }
    if !requests.isEmpty { throw error }
  }
}

/// Asks about pictures that follow each other: each question is answered with `operationFailed`.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  /// Answers requests of a picture: nothing is found.
  open func perform(_ requests: [VNRequest], on image: CIImage) throws {
    try VNImageRequestHandler(ciImage: image, options: [:]).perform(requests)
  }
  /// Answers requests of a picture: nothing is found.
  open func perform(
    _ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation
  ) throws { try perform(requests, on: image) }
  /// Asks about a picture: each question hears that it failed, and so does the caller.
  open func perform(_ requests: [VNRequest], on image: CGImage) throws {
    try VNImageRequestHandler(cgImage: image).perform(requests)
  }
  /// Asks about a picture of the camera: each question hears that it failed, and so does the caller.
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
    try VNImageRequestHandler(cvPixelBuffer: pixelBuffer).perform(requests)
  }
  /// Asks about a picture of the camera: each question hears that it failed, and so does the caller.
  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
  ) throws { try VNImageRequestHandler(cvPixelBuffer: pixelBuffer).perform(requests) }
}

/// What a picture is like, in numbers.
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
  /// How many numbers.
  open var elementCount: Int { 0 }
  /// The numbers.
  open var data: Data { Data() }
  /// How far two pictures are from each other: it throws, as there are no numbers.
  open func computeDistance(
    _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
  )
    throws
  { throw NSError(domain: VNErrorDomain, code: 9) }
}

/// Asks what a picture is like.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The answer: there is none.
  open var results: [VNFeaturePrintObservation]? { nil }
}

/// A point of a face in pixels of the picture, from its lower left corner.
public func VNImagePointForFaceLandmarkPoint(
  _ faceLandmarkPoint: SIMD2<Float>, _ faceBoundingBox: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
  CGPoint(
    x: (faceBoundingBox.minX + CGFloat(faceLandmarkPoint.x) * faceBoundingBox.width) * CGFloat(imageWidth),
    y: (faceBoundingBox.minY + CGFloat(faceLandmarkPoint.y) * faceBoundingBox.height) * CGFloat(imageHeight))
}
/// A point of a face in parts of the picture, from its lower left corner.
public func VNNormalizedFaceBoundingBoxPointForLandmarkPoint(
  _ faceLandmarkPoint: SIMD2<Float>, _ faceBoundingBox: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
  CGPoint(
    x: CGFloat(faceLandmarkPoint.x) / faceBoundingBox.width / CGFloat(max(imageWidth, 1)),
    y: CGFloat(faceLandmarkPoint.y) / faceBoundingBox.height / CGFloat(max(imageHeight, 1)))
}

/// The domain of errors of searches in pictures.
public let VNErrorDomain = "com.apple.vis"
