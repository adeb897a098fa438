// Texts that are looked up where they are shown.

import Foundation

/// A key of a table of texts with what it needs to be looked up. Values in it are written when it is made.
public struct LocalizedStringResource: Equatable, Hashable, Sendable, ExpressibleByStringInterpolation {
  /// Where the table is.
  public enum BundleDescription: Equatable, Hashable, Sendable {
    /// The application's own.
    case main
    /// That of a class.
    case forClass(AnyClass)
    /// At an address.
    case atURL(URL)

    fileprivate var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
    private var place: String {
      switch self {
      case .main: ""
      case .forClass(let type): "class \(ObjectIdentifier(type))"
      case .atURL(let url): url.absoluteString
      }
    }
    /// Whether both are the same place.
    public static func == (one: Self, other: Self) -> Bool { one.place == other.place }
    /// By the place.
    public func hash(into hasher: inout Hasher) { hasher.combine(place) }
  }

  /// The key.
  public let key: String
  /// What is shown where the table has no such key; nil for the key.
  private let fallback: String?
  /// The table; nil for the first one.
  public let table: String?
  /// In which language. Only kept: tables are those of the application's language.
  public var locale: Locale
  /// Where the table is.
  public let bundle: BundleDescription

  /// A key.
  public init(stringLiteral value: String) { self.init(value, fallback: nil) }
  /// A key with what it needs to be looked up; the comment is for translators.
  public init(
    _ key: StaticString, defaultValue: String, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init("\(key)", fallback: defaultValue, table: table, locale: locale, bundle: bundle)
  }
  /// A key with what it needs to be looked up; the comment is for translators.
  public init(
    _ keyAndValue: String, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init(keyAndValue, fallback: nil, table: table, locale: locale, bundle: bundle) }

  private init(
    _ key: String, fallback: String?, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main
  ) {
    (self.key, self.fallback, self.table) = (key, fallback, table)
    (self.locale, self.bundle) = (locale, bundle)
  }

  fileprivate var text: String { bundle.bundle.localizedString(forKey: key, value: fallback, table: table) }
}

extension String {
  /// The text of a resource: that of its table, or its default.
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}
