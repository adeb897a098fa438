// Models that were learned: none can be loaded; values for them can be made.

import UIKit

/// Why a model cannot be had.
public struct MLModelError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names with the raw values.
    case generic = 0
    case featureType = 1
    case io = 3
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.CoreML" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// What a model computes with. Raw values are Apple's.
public enum MLComputeUnits: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}

/// How a model is used; carried.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  /// What it computes with.
  open var computeUnits = MLComputeUnits.all
  /// What people call it.
  open var modelDisplayName: String?
}

/// What a value is. Raw values are Apple's.
public enum MLFeatureType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case invalid, int64, double, string, image, multiArray, dictionary
}

/// A value that goes into a model or comes out of it.
open class MLFeatureValue: NSObject, @unchecked Sendable {
  private let value: Any
  /// What it is.
  public let type: MLFeatureType
  /// A whole number.
  public init(int64 value: Int64) { (self.value, type) = (value, .int64) }
  /// A number.
  public init(double value: Double) { (self.value, type) = (value, .double) }
  /// A text.
  public init(string value: String) { (self.value, type) = (value, .string) }
  /// Numbers.
  public init(multiArray value: MLMultiArray) { (self.value, type) = (value, .multiArray) }
  /// The whole number; 0 where it is none.
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  /// The number; 0 where it is none.
  open var doubleValue: Double { value as? Double ?? 0 }
  /// The text; empty where it is none.
  open var stringValue: String { value as? String ?? "" }
  /// The numbers; nil where they are none.
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
}

/// What numbers are. Raw values are Apple's.
public enum MLMultiArrayDataType: Int, Sendable {
  /// Apple's names with the raw values.
  case double = 65600
  case float32 = 65568
  case int32 = 131104
}

/// Numbers in several directions, one after the other with the last direction first. All are kept as `Double`.
open class MLMultiArray: NSObject, @unchecked Sendable {
  /// How many in each direction.
  public let shape: [NSNumber]
  /// How far apart in each direction.
  public let strides: [NSNumber]
  /// What they are.
  public let dataType: MLMultiArrayDataType
  private var numbers: [Double]
  /// Zeros.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    let counts = shape.map(\.intValue)
    guard counts.allSatisfy({ $0 > 0 }) else { throw MLModelError(.generic) }
    var (strides, count) = ([Int](), 1)
    for size in counts.reversed() {
      strides.insert(count, at: 0)
      let (product, overflow) = count.multipliedReportingOverflow(by: size)
      guard !overflow else { throw MLModelError(.generic) }
      count = product
    }
    self.shape = shape
    self.strides = strides.map { NSNumber(value: $0) }
    self.dataType = dataType
    numbers = Array(repeating: 0, count: count)
  }
  /// How many.
  open var count: Int { numbers.count }
  /// The number at a place.
  open subscript(index: Int) -> NSNumber {
    get { NSNumber(value: numbers[index]) }
    set { numbers[index] = newValue.doubleValue }
  }
  /// The number at a place in each direction.
  open subscript(indices: [NSNumber]) -> NSNumber {
    get { self[zip(indices, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }] }
    set { self[zip(indices, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }] = newValue }
  }
}

/// Values by their names.
public protocol MLFeatureProvider {
  /// The names.
  var featureNames: Set<String> { get }
  /// The value of a name.
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// What is known of a model.
open class MLModelDescription: NSObject, @unchecked Sendable {
  /// What it takes, by names: nothing is known.
  open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  /// What it gives, by names: nothing is known.
  open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  /// What it gives above all; nil where nothing is known.
  open var predictedFeatureName: String? { nil }
  /// How likely that is; nil where nothing is known.
  open var predictedProbabilitiesName: String? { nil }
  /// What can be, for a model that chooses.
  open var classLabels: [Any]? { nil }
  /// Who made it, and so on.
  open var metadata: [MLModelMetadataKey: Any] { [:] }
}

/// Something that is known of a model.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Something of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What it does.
  public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
  /// Who made it.
  public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
  /// Which version it is.
  public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
  /// Who may use it.
  public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
}

/// What a value of a model is like.
open class MLFeatureDescription: NSObject, @unchecked Sendable {
  /// What it is called.
  public let name: String
  /// Whether it may be missing.
  public let isOptional: Bool
  init(name: String, isOptional: Bool) {
    (self.name, self.isOptional) = (name, isOptional)
    super.init()
  }
}

/// Values by their names.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  /// The values.
  public let dictionary: [String: MLFeatureValue]
  /// Of values, numbers, texts and lists of numbers; throws for anything else.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as Int64: MLFeatureValue(int64: value)
      case let value as Double: MLFeatureValue(double: value)
      case let value as Float: MLFeatureValue(double: Double(value))
      case let value as String: MLFeatureValue(string: value)
      case let value as MLMultiArray: MLFeatureValue(multiArray: value)
      case let value as NSNumber: MLFeatureValue(double: value.doubleValue)
      default: throw MLModelError(.featureType)
      }
    }
    super.init()
  }
  /// The names.
  open var featureNames: Set<String> { Set(dictionary.keys) }
  /// A value; nil for a name that is none.
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
  /// A value; nil for a name that is none.
  open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// A model: none can be loaded.
open class MLModel: NSObject, @unchecked Sendable {
  /// How it is used.
  open var configuration: MLModelConfiguration { MLModelConfiguration() }
  /// What is known of it.
  open var modelDescription: MLModelDescription { MLModelDescription() }
  /// Loads a model: it cannot.
  public init(contentsOf url: URL) throws { throw MLModelError(.io) }
  /// Loads a model: it cannot.
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError(.io) }
  /// What a model says of values: there is no model.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
}
