// What sounds are, on a device without a model of them: questions fail.

import AVFoundation
import UIKit

/// Something that is asked about sounds.
public protocol SNRequest: NSObjectProtocol {}

/// An answer about a part of a sound.
public protocol SNResult: NSObjectProtocol {}

/// Is told the answers; here that there are none.
public protocol SNResultsObserving: NSObjectProtocol {
  /// There is an answer; never here.
  func request(_ request: any SNRequest, didProduce result: any SNResult)
  /// There will be none.
  func request(_ request: any SNRequest, didFailWithError error: any Error)
  /// That was all.
  func requestDidComplete(_ request: any SNRequest)
}

extension SNResultsObserving {
  /// Does nothing by default.
  public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
  /// Does nothing by default.
  public func requestDidComplete(_ request: any SNRequest) {}
}

/// Which of Apple's models. Raw values are Apple's.
public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A model of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The first one.
  public static let version1 = SNClassifierIdentifier(rawValue: "SNClassifierIdentifierVersion1")
}

/// Asks what a sound is.
open class SNClassifySoundRequest: NSObject, SNRequest, @unchecked Sendable {
  /// From 0 to 1, how much of a part is heard twice; carried.
  open var overlapFactor = 0.5
  /// How long a part is; carried.
  open var windowDuration = CMTime(seconds: 3, preferredTimescale: 44100)
  /// What it may be: nothing is known.
  open var knownClassifications: [String] { [] }
  /// By a model of the program's.
  public init(mlModel: MLModel) throws { super.init() }
  /// By a model of Apple's: it throws, there is none.
  public init(classifierIdentifier: SNClassifierIdentifier) throws {
    throw NSError(domain: SNErrorDomain, code: SNErrorCode.invalidModel.rawValue)
  }
}

/// What a part of a sound is; none is made here.
open class SNClassificationResult: NSObject, SNResult, @unchecked Sendable {
  /// What it may be, the likeliest first.
  open var classifications: [SNClassification] { [] }
  /// Which part.
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
  /// How likely something is; nil for what is not known.
  open func classification(forIdentifier identifier: String) -> SNClassification? {
    classifications.first { $0.identifier == identifier }
  }
}

/// Something that a sound may be.
open class SNClassification: NSObject, @unchecked Sendable {
  /// What.
  public let identifier: String
  /// From 0 to 1.
  public let confidence: Double
  init(identifier: String, confidence: Double) {
    (self.identifier, self.confidence) = (identifier, confidence)
    super.init()
  }
}

/// Asks about sounds that come: nothing is found.
open class SNAudioStreamAnalyzer: NSObject, @unchecked Sendable {
  private var questions: [(request: any SNRequest, observer: any SNResultsObserving)] = []
  /// Of sounds of a format.
  public init(format: AVAudioFormat) { super.init() }
  /// Asks something.
  open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
    questions.append((request, observer))
  }
  /// Asks something no longer.
  open func remove(_ request: any SNRequest) { questions.removeAll { $0.request === request } }
  /// Asks nothing any longer.
  open func removeAllRequests() { questions = [] }
  /// Takes sounds; without effect.
  open func analyze(
    _ audioBuffer: AVAudioPCMBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition
  ) {}
  /// That was all, which the observers are told.
  open func completeAnalysis() {
    for question in questions { question.observer.requestDidComplete(question.request) }
  }
}

/// Asks about a file: nothing is found.
open class SNAudioFileAnalyzer: NSObject, @unchecked Sendable {
  private var questions: [(request: any SNRequest, observer: any SNResultsObserving)] = []
  /// Of a file; throws where there is none.
  public init(url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw NSError(domain: SNErrorDomain, code: SNErrorCode.invalidFile.rawValue)
    }
    super.init()
  }
  /// Asks something.
  open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
    questions.append((request, observer))
  }
  /// Asks something no longer.
  open func remove(_ request: any SNRequest) { questions.removeAll { $0.request === request } }
  /// Asks: the observers are told that it is over.
  open func analyze() { for question in questions { question.observer.requestDidComplete(question.request) } }
  /// Asks: the handler is told that it did not get to the end.
  open func analyze(completionHandler: ((Bool) -> Void)? = nil) {
    analyze()
    completionHandler?(false)
  }
  /// Asks no longer.
  open func cancelAnalysis() {}
}

/// The domain of errors of sounds.
public let SNErrorDomain = "com.apple.SoundAnalysis"
/// Why a question failed. Raw values are Apple's.
public enum SNErrorCode: Int, Sendable {
  /// Not known.
  case unknownError = 1
  /// It could not be done.
  case operationFailed = 2
  /// The format is none.
  case invalidFormat = 3
  /// The model is none.
  case invalidModel = 4
  /// The file is none.
  case invalidFile = 5
}
