// Why media do not play and cameras do not run.

import FoundationAdditions

/// The domain of errors of media.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
/// Under which an error has the device.
public let AVErrorDeviceKey = "AVErrorDeviceKey"
/// Under which an error has the time.
public let AVErrorTimeKey = "AVErrorTimeKey"
/// Under which an error has the size of a file.
public let AVErrorFileSizeKey = "AVErrorFileSizeKey"
/// Under which an error says whether what was recorded is whole.
public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"
/// Under which a notification has an error.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// Under which a notification has the reason, a number.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
/// Under which a notification has how hot the device is.
public let AVCaptureSessionInterruptionSystemPressureStateKey =
  "AVCaptureSessionInterruptionSystemPressureStateKey"

extension AVCaptureSession {
  /// Why it holds. Raw values are Apple's.
  public enum InterruptionReason: Int, Sendable {
    /// The application is not in front.
    case videoDeviceNotAvailableInBackground = 1
    /// Another one has the microphone.
    case audioDeviceInUseByAnotherClient = 2
    /// Another one has the camera.
    case videoDeviceInUseByAnotherClient = 3
    /// Several applications are in front.
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    /// The device is too hot.
    case videoDeviceNotAvailableDueToSystemPressure = 5
  }
  /// Whether it holds: no.
  public var isInterrupted: Bool { false }
  /// Whether it uses the application's session of sound; yes at first; carried.
  public var usesApplicationAudioSession: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether it sets up the application's session of sound; yes at first; carried.
  public var automaticallyConfiguresApplicationAudioSession: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether it chooses wide colours itself; yes at first; carried.
  public var automaticallyConfiguresCaptureDeviceForWideColor: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// The ways from sources to where pictures go: none.
  public var connections: [AVCaptureConnection] { [] }
  /// Adds a source without ways.
  public func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  /// Adds where pictures go without ways.
  public func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
  /// Whether a way can be added: none can.
  public func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
  /// Adds a way; without effect.
  public func addConnection(_ connection: AVCaptureConnection) {}
  /// Takes a way away; without effect.
  public func removeConnection(_ connection: AVCaptureConnection) {}
}

/// Why something of media failed.
public struct AVError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Not known.
    case unknown = -11800
    /// There is no room.
    case outOfMemory = -11801
    /// Nobody records.
    case sessionNotRunning = -11803
    /// The device was changed meanwhile.
    case deviceAlreadyUsedByAnotherSession = -11804
    /// There are no data.
    case noDataCaptured = -11805
    /// The session was set up otherwise.
    case sessionConfigurationChanged = -11806
    /// There is no room on the disk.
    case diskFull = -11807
    /// The device is gone.
    case deviceWasDisconnected = -11808
    /// The medium was changed.
    case mediaChanged = -11809
    /// It is as long as it may be.
    case maximumDurationReached = -11810
    /// It is as large as it may be.
    case maximumFileSizeReached = -11811
    /// It has as many pictures as it may have.
    case maximumNumberOfSamplesForFileFormatReached = -11813
    /// The device cannot be had.
    case deviceNotConnected = -11814
    /// Somebody else has the device.
    case deviceInUseByAnotherApplication = -11815
    /// The device cannot be locked.
    case deviceLockedForConfigurationByAnotherProcess = -11817
    /// The session was interrupted.
    case sessionWasInterrupted = -11818
    /// The services of the system began anew.
    case mediaServicesWereReset = -11819
    /// It cannot be written.
    case exportFailed = -11820
    /// It cannot be read.
    case decodeFailed = -11821
    /// It is no media file.
    case invalidSourceMedia = -11822
    /// A file is there already.
    case fileAlreadyExists = -11823
    /// It cannot be composed.
    case compositionTrackSegmentsNotContiguous = -11824
    /// A track's part is wrong.
    case invalidCompositionTrackSegmentDuration = -11825
    /// The format is not known.
    case fileFormatNotRecognized = -11828
    /// It cannot be read.
    case fileFailedToParse = -11829
    /// Too much at once.
    case maximumStillImageCaptureRequestsExceeded = -11830
    /// It is protected.
    case contentIsProtected = -11831
    /// There is no picture at the time.
    case noImageAtTime = -11832
    /// There is no decoder.
    case decoderNotFound = -11833
    /// There is no encoder.
    case encoderNotFound = -11834
    /// It may not be played.
    case contentIsNotAuthorized = -11835
    /// The application may not.
    case applicationIsNotAuthorized = -11836
    /// It cannot be done in the background.
    case operationNotAllowed = -11862
    /// The device may not be used.
    case deviceIsNotAvailableInBackground = -11837
    /// The operation is none of this medium.
    case operationNotSupportedForAsset = -11838
    /// There is no decoder for now.
    case decoderTemporarilyUnavailable = -11839
    /// There is no encoder for now.
    case encoderTemporarilyUnavailable = -11840
    /// What is asked for is wrong.
    case invalidVideoComposition = -11841
    /// It was asked for otherwise before.
    case referenceForbiddenByReferencePolicy = -11842
    /// Settings are wrong.
    case invalidOutputURLPathExtension = -11843
    /// There is no screen.
    case screenCaptureFailed = -11844
    /// It is no picture.
    case displayWasDisabled = -11845
    /// The torch is too hot.
    case torchLevelUnavailable = -11846
    /// It was interrupted.
    case operationInterrupted = -11847
    /// Formats do not fit.
    case incompatibleAsset = -11848
    /// It cannot be read anew.
    case failedToLoadMediaData = -11849
    /// The server is set up wrongly.
    case serverIncorrectlyConfigured = -11850
    /// The user may not.
    case applicationIsNotAuthorizedToUseDevice = -11852
    /// It failed to parse.
    case failedToParse = -11853
    /// The kind of file does not fit.
    case fileTypeDoesNotSupportSampleReferences = -11854
    /// What is undecodable.
    case undecodableMediaData = -11855
    /// There is no air play.
    case airPlayControllerRequiresInternet = -11856
    /// The receiver needs the internet.
    case airPlayReceiverRequiresInternet = -11857
    /// It was cancelled.
    case operationCancelled = -11878
  }
  /// The reason.
  public let code: Code
  /// What else is known.
  public var userInfo: [String: Any] { errorUserInfo }
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { AVFoundationErrorDomain }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
  /// The services of the system began anew.
  public static let mediaServicesWereReset = Code.mediaServicesWereReset
  /// Not known.
  public static let unknown = Code.unknown
  /// The application may not.
  public static let applicationIsNotAuthorizedToUseDevice = Code.applicationIsNotAuthorizedToUseDevice
  /// Somebody else has the device.
  public static let deviceInUseByAnotherApplication = Code.deviceInUseByAnotherApplication
  /// There is no room on the disk.
  public static let diskFull = Code.diskFull
}

extension AVError.Code {
  /// Whether an error has this reason, in `catch` and `switch`.
  public static func ~= (match: AVError.Code, error: any Error) -> Bool { (error as? AVError)?.code == match }
}
