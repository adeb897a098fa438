// Initialisers of texts that Foundation has on Apple's systems only.

import Foundation

extension String {
  /// The text of the application's string table for a key; the key where there is none.
  public init(
    localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table) }
}

extension NSAttributedString {
  /// An empty text. The argument that is never given lets classes of programs declare `init()`.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
