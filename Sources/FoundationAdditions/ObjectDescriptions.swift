// Members of Objective-C's root class, of processes, measurements and sessions that Foundation elsewhere lacks.

import Foundation
import FoundationNetworking
import Plumbline

extension NSObject {
  /// The name of the class: Apple's alone, a program's own behind that of its module.
  public class func description() -> String {
    let name = String(reflecting: self)
    let own = ["Plumbline.", "UIKit.", "QuartzCore.", "Foundation."]
    return own.first { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) } ?? name
  }

  /// The class, for what registers classes.
  public class func classForCoder() -> AnyClass { self }

  /// Calls a method later, by a timer of the thread's run loop, which the program has to run.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) { perform(aSelector, with: anArgument, afterDelay: delay) }

  /// A set that stands for a property of this object: what is added to it or taken away is set there.
  public func mutableSetValue(forKey key: String) -> Foundation.NSMutableSet {
    PropertySet(of: self, key: key)
  }
  /// A list that stands for a property of this object: what is added to it or taken away is set there.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { PropertyArray(of: self, key: key) }
}

/// The members of a property that holds a set.
private final class PropertySet: NSMutableSet {
  private var owner: NSObject?
  private var key = ""

  convenience init(of owner: NSObject, key: String) {
    self.init(capacity: 0)
    switch owner.value(forKey: key) {
    case let set as NSSet: for object in set.allObjects { super.add(object) }
    case let set as Set<AnyHashable>: for object in set { super.add(object.base) }
    default: break
    }
    self.owner = owner
    self.key = key
  }

  override func add(_ object: Any) {
    super.add(object)
    tell()
  }
  override func remove(_ object: Any) {
    super.remove(object)
    tell()
  }
  private func tell() { owner?.setValue(NSMutableSet(array: allObjects), forKey: key) }
}

/// The members of a property that holds a list.
private final class PropertyArray: NSMutableArray {
  private var members: [Any] = []
  private var owner: NSObject?
  private var key = ""

  convenience init(of owner: NSObject, key: String) {
    self.init(capacity: 0)
    switch owner.value(forKey: key) {
    case let list as NSArray: members = Array(list)
    case let list as [Any]: members = list
    default: break
    }
    self.owner = owner
    self.key = key
  }

  override var count: Int { members.count }
  override func object(at index: Int) -> Any { members[index] }
  override func insert(_ anObject: Any, at index: Int) { change { $0.insert(anObject, at: index) } }
  override func removeObject(at index: Int) { change { $0.remove(at: index) } }
  override func replaceObject(at index: Int, with anObject: Any) { change { $0[index] = anObject } }
  override func add(_ anObject: Any) { change { $0.append(anObject) } }
  override func removeLastObject() { change { $0.removeLast() } }

  private func change(_ edit: (inout [Any]) -> Void) {
    edit(&members)
    owner?.setValue(members, forKey: key)
  }
}

extension ProcessInfo {
  /// How hot the device is. Raw values are Apple's.
  public enum ThermalState: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case nominal, fair, serious, critical
  }
  /// `.nominal`: not measured.
  public var thermalState: ThermalState { .nominal }
  /// The device became hotter or cooler; never posted here.
  public static var thermalStateDidChangeNotification: NSNotification.Name {
    .init("NSProcessInfoThermalStateDidChangeNotification")
  }
}

extension NSNotification.Name {
  /// Saving energy was turned on or off; never posted here.
  public static var NSProcessInfoPowerStateDidChange: NSNotification.Name {
    .init("NSProcessInfoPowerStateDidChangeNotification")
  }
}

extension Measurement {
  /// The value with its unit, as `MeasurementFormatter` writes it.
  public func formatted() -> String { MeasurementFormatter().string(from: self) }
  /// The value with its unit in a style.
  public func formatted(_ style: Measurement<UnitType>.FormatStyle) -> String { style.format(self) }

  /// How a value is written with its unit: by `MeasurementFormatter`, which writes the unit's symbol in any width.
  public struct FormatStyle: Sendable {
    /// How long the unit's name is.
    public struct UnitWidth: Hashable, Sendable {
      fileprivate let style: Int
      /// The name in full.
      public static var wide: Self { Self(style: 3) }
      /// Short.
      public static var abbreviated: Self { Self(style: 2) }
      /// As short as can be.
      public static var narrow: Self { Self(style: 1) }
    }
    /// How long the unit's name is; stored: symbols are written.
    public var width: UnitWidth
    /// What a value is for, which says its unit for a language; stored: the unit stays.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; by the language where nil.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// The language.
    public var locale = Locale.autoupdatingCurrent
    /// A style of a width.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = nil,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage, self.numberFormatStyle) = (
        width, locale, usage, numberFormatStyle
      )
    }
    /// The text of a value.
    public func format(_ value: Measurement<UnitType>) -> String {
      let formatter = MeasurementFormatter()
      formatter.locale = locale
      formatter.unitStyle = .init(rawValue: width.style) ?? .medium
      if usage == .asProvided { formatter.unitOptions = .providedUnit }
      guard let numberFormatStyle else { return formatter.string(from: value) }
      // Between the number's text and the unit's is what the formatter puts there.
      formatter.unitOptions = .providedUnit
      let plain = formatter.numberFormatter.string(from: NSNumber(value: value.value)) ?? ""
      return formatter.string(from: value)
        .replacingOccurrences(of: plain, with: numberFormatStyle.locale(locale).format(value.value))
    }
    /// In another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
    /// A style of a width: `.measurement(width: .abbreviated)`.
    public static func measurement(
      width: UnitWidth, usage: MeasurementFormatUnitUsage<UnitType>? = nil,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle) }
  }
}

/// What a value is for.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// In the unit that it has.
  public static var asProvided: Self { Self("asProvided") }
  /// In the unit that the language has for it.
  public static var general: Self { Self("general") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// How tall somebody is.
  public static var personHeight: Self { Self("personHeight") }
  /// How far a way is.
  public static var road: Self { Self("road") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How heavy somebody is.
  public static var personWeight: Self { Self("personWeight") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// How warm somebody is.
  public static var person: Self { Self("person") }
  /// How warm it is outside.
  public static var weather: Self { Self("weather") }
}

extension URLSession {
  /// The bytes of an answer, one after the other. They are all here when the first is given.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8
    fileprivate let data: Data
    /// Gives the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var rest: Data.Iterator
      /// The next byte; nil at the end.
      public mutating func next() async throws -> UInt8? { rest.next() }
    }
    /// From the first byte on.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }
    /// The lines of the bytes as UTF-8, empty ones left out, as Apple's.
    public var lines: AsyncStream<String> {
      let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      return AsyncStream { continuation in
        for line in lines { continuation.yield(String(line)) }
        continuation.finish()
      }
    }
  }
  /// The bytes of what lies at an address, and what the server says of it.
  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(from: url)
    return (AsyncBytes(data: data), response)
  }
  /// The bytes of an answer, and what the server says of it.
  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (AsyncBytes(data: data), response)
  }
}
