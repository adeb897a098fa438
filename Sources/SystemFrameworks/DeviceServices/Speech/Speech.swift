// What is said: nothing is understood, and the user does not allow it.

import AVFoundation
import UIKit

/// Whether speech may be listened to. Raw values are Apple's.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case notDetermined, denied, restricted, authorized
}

/// What is said, and for what. Raw values are Apple's.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unspecified, dictation, search, confirmation
}

/// A way to understand something.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The text.
  open var formattedString: String { "" }
  /// Its words.
  open var segments: [SFTranscriptionSegment] { [] }
}

/// What was understood.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The most likely one.
  open var bestTranscription: SFTranscription { SFTranscription() }
  /// All.
  open var transcriptions: [SFTranscription] { [] }
  /// Whether nothing more comes.
  open var isFinal: Bool { true }
}

/// What is to be understood.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// Whether it is told before the end; carried.
  open var shouldReportPartialResults = true
  /// Whether nothing leaves the device; carried.
  open var requiresOnDeviceRecognition = false
  /// What may be said; carried.
  open var contextualStrings: [String] = []
  /// For what; carried.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether points and commas are added; carried.
  open var addsPunctuation = false
}

/// Sound that comes.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Some of it; nobody listens.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Hears more; without effect.
  open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
  /// How it is best heard.
  open var nativeAudioFormat: AVAudioFormat {
    AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1)!
  }
  /// Nothing more comes.
  open func endAudio() {}
}

/// Sound in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Where it is.
  public let url: URL
  /// Sound in a file.
  public init(url URL: URL) { url = URL }
}

/// Listening.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  /// Whether it ended by being cancelled.
  open private(set) var isCancelled = false
  /// Whether sound comes no longer.
  open var isFinishing: Bool { true }
  /// How far it is: it ended.
  open var state: SFSpeechRecognitionTaskState { isCancelled ? .canceling : .completed }
  /// Why it ended.
  open internal(set) var error: (any Error)?
  /// Listens no longer.
  open func cancel() { isCancelled = true }
  /// Takes no more sound.
  open func finish() {}
}

/// Is told whether speech can be understood; never here.
@preconcurrency
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// It can, or no longer.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Does nothing by default.
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
  {}
}

/// Understands speech: it does not.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// Whether it can: not here.
  open var isAvailable: Bool { false }
  /// Whether it needs no network: it cannot do it at all.
  open var supportsOnDeviceRecognition: Bool { false }
  /// How long texts are; carried.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// In which language.
  public let locale: Locale
  /// Is told whether it can; never here.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Of the user's language.
  public override init() { locale = .current }
  /// Of a language.
  public init?(locale: Locale) { self.locale = locale }
  /// Whether it may: not here.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  /// Asks the user: the answer is no.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { handler(.denied) }
  /// The languages that it knows.
  open class func supportedLocales() -> Set<Locale> { [] }
  /// Listens: it cannot, and the handler is told so later on the main queue.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let error = NSError(
      domain: "kAFAssistantErrorDomain", code: 1700,
      userInfo: [NSLocalizedDescriptionKey: "Nothing here understands speech"])
    nonisolated(unsafe) let handler = resultHandler
    DispatchQueue.main.async { handler(nil, error) }
    let task = SFSpeechRecognitionTask()
    task.error = error
    return task
  }
}

/// A word that was understood. There is none.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  /// The word.
  open var substring: String { "" }
  /// Where it is in the text.
  open var substringRange: NSRange { NSRange(location: 0, length: 0) }
  /// When it began.
  open var timestamp: TimeInterval { 0 }
  /// How long it was.
  open var duration: TimeInterval { 0 }
  /// How sure it is, from 0 to 1.
  open var confidence: Float { 0 }
}

/// How far it is. Raw values are Apple's.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case starting, running, finishing, canceling, completed
}

/// Is told what is understood: that nothing is.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  /// Somebody speaks; never told here.
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  /// Something may have been said; never told here.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  /// Something was said; never told here.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  /// No more is heard; never told here.
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  /// It was ended; never told here.
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  /// It ended.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
  /// Does nothing by default.
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing by default.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  /// Does nothing by default.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  /// Does nothing by default.
  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing by default.
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing by default.
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
  {}
}

extension SFSpeechRecognizer {
  /// Understands: the delegate hears that nothing is, by the main queue.
  @discardableResult
  public func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    nonisolated(unsafe) let told = delegate
    DispatchQueue.main.async { told.speechRecognitionTask(task, didFinishSuccessfully: false) }
    return task
  }
}

extension SFTranscriptionSegment {
  /// What else it may be.
  public var alternativeSubstrings: [String] { [] }
}
