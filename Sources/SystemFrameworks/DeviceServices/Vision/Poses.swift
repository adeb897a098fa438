// Hands, bodies and people in pictures: requests keep what they are given, and nothing is found.

import AVFoundation
import UIKit

/// A place in a picture, in parts of its size.
open class VNPoint: NSObject, @unchecked Sendable {
  /// From the left.
  public let x: Double
  /// From below.
  public let y: Double
  /// A place.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// As a point.
  open var location: CGPoint { CGPoint(x: x, y: y) }
}
/// A place that was found.
open class VNDetectedPoint: VNPoint, @unchecked Sendable {
  /// How sure it is.
  open var confidence: VNConfidence { 0 }
}
/// A place with a name.
open class VNRecognizedPoint: VNDetectedPoint, @unchecked Sendable {}

/// The name of a place.
public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A hand in a picture.
open class VNHumanHandPoseObservation: VNObservation, @unchecked Sendable {
  /// The name of a joint.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: VNRecognizedPointKey
    /// A joint of a name.
    public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
    /// The wrist.
    public static let wrist = JointName("VNHLKWRI")
    /// Of the thumb.
    public static let thumbTip = JointName("VNHLKTTIP")
    /// Of the thumb.
    public static let thumbIP = JointName("VNHLKTIP")
    /// Of the thumb.
    public static let thumbMP = JointName("VNHLKTMP")
    /// Of the thumb.
    public static let thumbCMC = JointName("VNHLKTCMC")
    /// Of the first finger.
    public static let indexTip = JointName("VNHLKITIP")
    /// Of the first finger.
    public static let indexDIP = JointName("VNHLKIDIP")
    /// Of the first finger.
    public static let indexPIP = JointName("VNHLKIPIP")
    /// Of the first finger.
    public static let indexMCP = JointName("VNHLKIMCP")
    /// Of the second finger.
    public static let middleTip = JointName("VNHLKMTIP")
    /// Of the third finger.
    public static let ringTip = JointName("VNHLKRTIP")
    /// Of the fourth finger.
    public static let littleTip = JointName("VNHLKPTIP")
  }
  /// Joints that belong together.
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: VNRecognizedPointKey
    /// A group of a name.
    public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
    /// The thumb.
    public static let thumb = JointsGroupName("VNHLRKT")
    /// The first finger.
    public static let indexFinger = JointsGroupName("VNHLRKI")
    /// The second finger.
    public static let middleFinger = JointsGroupName("VNHLRKM")
    /// The third finger.
    public static let ringFinger = JointsGroupName("VNHLRKR")
    /// The fourth finger.
    public static let littleFinger = JointsGroupName("VNHLRKP")
    /// All.
    public static let all = JointsGroupName("VNIPOAll")
  }
  /// Where a joint is: it is not known, and throws.
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    throw VNError(.operationFailed)
  }
  /// Where joints are: it is not known.
  open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
    [:]
  }
}

/// Finds hands.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How many at most; carried.
  open var maximumHandCount = 2
  /// What was found.
  open var results: [VNHumanHandPoseObservation]? { nil }
}

/// A body in a picture.
open class VNHumanBodyPoseObservation: VNObservation, @unchecked Sendable {
  /// The name of a joint.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: VNRecognizedPointKey
    /// A joint of a name.
    public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
    /// The nose.
    public static let nose = JointName("head_joint")
    /// The neck.
    public static let neck = JointName("neck_1_joint")
    /// Of an arm.
    public static let leftShoulder = JointName("left_shoulder_1_joint")
    /// Of an arm.
    public static let rightShoulder = JointName("right_shoulder_1_joint")
    /// Of an arm.
    public static let leftElbow = JointName("left_forearm_joint")
    /// Of an arm.
    public static let rightElbow = JointName("right_forearm_joint")
    /// Of an arm.
    public static let leftWrist = JointName("left_hand_joint")
    /// Of an arm.
    public static let rightWrist = JointName("right_hand_joint")
    /// The middle.
    public static let root = JointName("root")
    /// Of a leg.
    public static let leftHip = JointName("left_upLeg_joint")
    /// Of a leg.
    public static let rightHip = JointName("right_upLeg_joint")
    /// Of a leg.
    public static let leftKnee = JointName("left_leg_joint")
    /// Of a leg.
    public static let rightKnee = JointName("right_leg_joint")
    /// Of a leg.
    public static let leftAnkle = JointName("left_foot_joint")
    /// Of a leg.
    public static let rightAnkle = JointName("right_foot_joint")
  }
  /// Where a joint is: it is not known, and throws.
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    throw VNError(.operationFailed)
  }
}

/// Finds bodies.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found.
  open var results: [VNHumanBodyPoseObservation]? { nil }
}

/// Finds people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Whether their upper halves are enough; carried.
  open var upperBodyOnly = true
}

/// A picture that was made of another one.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  /// The picture.
  public let pixelBuffer: CVPixelBuffer
  init(pixelBuffer: CVPixelBuffer) { self.pixelBuffer = pixelBuffer }
}

/// Tells people from what is behind.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How exactly. Raw values are Apple's.
  public enum QualityLevel: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case accurate, balanced, fast
  }
  /// How exactly; carried.
  open var qualityLevel = QualityLevel.accurate
  /// How pixels are written; carried.
  open var outputPixelFormat: UInt32 = 0x4C30_3038
  /// What was found.
  open var results: [VNPixelBufferObservation]? { nil }
}

/// Follows something from picture to picture.
open class VNTrackObjectRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What is followed.
  open var inputObservation: VNDetectedObjectObservation
  /// How exactly. Raw values are Apple's.
  public enum TrackingLevel: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case accurate, fast
  }
  /// How exactly; carried.
  open var trackingLevel = TrackingLevel.fast
  /// Whether it is the last picture; carried.
  open var isLastFrame = false
  /// Follows something.
  public init(
    detectedObjectObservation observation: VNDetectedObjectObservation,
    completionHandler: VNRequestCompletionHandler? = nil
  ) {
    inputObservation = observation
    super.init(completionHandler: completionHandler)
  }
}

/// Finds animals.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Finds where one looks first.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The answer: there is none.
  open var results: [VNSaliencyImageObservation]? { nil }
}
/// Where one looks; none is made here.
open class VNSaliencyImageObservation: VNObservation, @unchecked Sendable {
  /// The parts.
  open var salientObjects: [VNRectangleObservation]? { nil }
}
/// Finds text's places.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Whether places of letters are told; carried.
  open var reportCharacterBoxes = false
}
/// Finds lines.
open class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How much stronger differences are; carried.
  open var contrastAdjustment: Float = 2
}

/// The versions of searches for text.
public let VNRecognizeTextRequestRevision1 = 1
/// The versions of searches for text.
public let VNRecognizeTextRequestRevision2 = 2
/// The versions of searches for text.
public let VNRecognizeTextRequestRevision3 = 3
