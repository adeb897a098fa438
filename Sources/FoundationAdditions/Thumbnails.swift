// Small pictures that files carry on Apple's systems; here they are names alone.

import Foundation

/// A small picture that a file carries, by its size.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A picture of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Of 1024 by 1024 pixels.
  public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(
    rawValue: "NSThumbnail1024x1024SizeKey")
}
