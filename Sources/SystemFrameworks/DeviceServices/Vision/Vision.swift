// What is seen in pictures: nothing is; whoever asks is told that it cannot be computed.

import CoreImage
import UIKit

/// How sure an answer is, from 0 to 1.
public typealias VNConfidence = Float

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
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}

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
}

/// Is told of the answer.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// Asks what is seen.
open class VNRequest: NSObject, @unchecked Sendable {
  /// Is told of the answer.
  public let completionHandler: VNRequestCompletionHandler?
  /// The answer: there is none.
  open var results: [VNObservation]? { nil }
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
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks where parts of faces are.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks for things with four corners.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// At most how many; carried.
  open var maximumObservations = 1
  /// How sure at least; carried.
  open var minimumConfidence: VNConfidence = 0
}
/// Asks for codes for machines.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks what the picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}

/// How exactly texts are read. Raw values are Apple's.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case accurate, fast
}

/// Asks for texts.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How exactly; carried.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
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
  /// A picture.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
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
  /// Asks about a picture: each question hears that it failed, and so does the caller.
  open func perform(_ requests: [VNRequest], on image: CGImage) throws {
    try VNImageRequestHandler(cgImage: image).perform(requests)
  }
}
