// Finds addresses of pages and mails and numbers of telephones in texts, where Foundation has no detector.

import Foundation
import FoundationNetworking
import Plumbline

/// Finds things that are written in a text. Of Apple's kinds there are links, with mail addresses among them, and telephone
/// numbers; dates, addresses and flights are not found.
open class NSDataDetector: NSObject {
  /// What is looked for, as bits of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: UInt64
  private let expressions: [(kind: NSTextCheckingResult.CheckingType, expression: NSRegularExpression)]

  /// A detector of some kinds; throws where none of them is given.
  public init(types checkingTypes: UInt64) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    let patterns: [(NSTextCheckingResult.CheckingType, String)] = [
      (
        .detectedLink,
        #"\b(?:https?|ftp)://[^\s<>"]+[^\s<>".,;:!?)\]]|\bwww\.[^\s<>"]+[^\s<>".,;:!?)\]]"#
          + #"|\b[\w.%+-]+@[\w-]+(?:\.[\w-]+)+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|gov|io|de|uk|fr)\b(?:/[^\s<>"]*[^\s<>".,;:!?)\]])?"#
      ),
      (.detectedPhoneNumber, #"(?<![\w.])\+?\(?\d{1,4}\)?(?:[ .\-/]?\(?\d{2,4}\)?){2,4}(?![\w])"#),
    ]
    expressions = try patterns.filter { $0.0.rawValue & checkingTypes != 0 }.map {
      ($0.0, try NSRegularExpression(pattern: $0.1, options: .caseInsensitive))
    }
    super.init()
  }
  /// What is found in a part of a text, in its order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var results: [NSTextCheckingResult] = []
    for (kind, expression) in expressions {
      for match in expression.matches(in: string, options: options, range: range)
      where !results.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
        let text = (string as NSString).substring(with: match.range)
        results.append(DetectedResult(kind, match.range, text))
      }
    }
    return results.sorted { $0.range.location < $1.range.location }
  }
  /// The first thing that is found in a part of a text; nil for none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
  /// How many things are found in a part of a text.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }
  /// Calls with each thing that is found in a part of a text, until it is told to stop.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) ->
      Void
  ) {
    var stops = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stops)
      if stops.boolValue { return }
    }
  }
}

extension NSTextCheckingResult.CheckingType {
  /// Foundation's own `.link`, which it says that nothing finds: 64, where Apple's is 32.
  fileprivate static var detectedLink: Self { Self(rawValue: 1 << 6) }
  /// Foundation's own `.phoneNumber`, which it says that nothing finds.
  fileprivate static var detectedPhoneNumber: Self { Self(rawValue: 1 << 11) }
}

/// Something that a detector found.
private final class DetectedResult: NSTextCheckingResult {
  private let kind: NSTextCheckingResult.CheckingType
  private let place: NSRange
  let text: String

  init(_ kind: NSTextCheckingResult.CheckingType, _ place: NSRange, _ text: String) {
    self.kind = kind
    self.place = place
    self.text = text
    super.init()
  }
  required init?(coder: NSCoder) { nil }

  override var resultType: NSTextCheckingResult.CheckingType { kind }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  /// Where a link leads, with a scheme where the text has none: Apple's are `http` and `mailto`. Nil for other results.
  public var url: URL? {
    guard resultType == .detectedLink, let text = (self as? DetectedResult)?.text else { return nil }
    if text.contains("://") { return URL(string: text) }
    return URL(string: (text.contains("@") ? "mailto:" : "http://") + text)
  }
  /// A telephone number as it is written; nil for other results.
  public var phoneNumber: String? {
    resultType == .detectedPhoneNumber ? (self as? DetectedResult)?.text : nil
  }
  /// Nil: dates are not found here.
  public var date: Date? { nil }
  /// Nil: addresses are not found here.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// A part of an address.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  /// The string that stands for it: Apple's.
  public let rawValue: String
  /// The part that a string stands for.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A street with its number.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// A city.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// A state.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// A postal code.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// A country.
  public static let country = NSTextCheckingKey(rawValue: "Country")
}

extension URLSessionConfiguration {
  /// Whether tasks wait for a connection in place of failing; no at first; carried: tasks here fail at once.
  public var waitsForConnectivity: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}
