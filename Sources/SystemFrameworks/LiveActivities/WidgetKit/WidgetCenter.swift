// What applications tell the system about their widgets: there are none on the screens of a device without them.

import UIKit

/// How large a widget is. Raw values are Apple's.
public enum WidgetFamily: Int, Hashable, Sendable, CustomStringConvertible {
  /// Apple's names in the order of the raw values.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// On the lock screen.
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
  /// Apple's name.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}

/// A widget that the user has put on a screen. There is none.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// Which of the program's widgets it is.
  public let kind: String
  /// How large it is.
  public let family: WidgetFamily
  /// By kind and size.
  public var id: Self { self }
}

/// Knows the widgets of the application.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()
  /// Key of `NSUserActivity.userInfo` of an application that a widget opened.
  public struct UserInfoKey: Sendable {
    /// Of which kind it was.
    public static let kind = "WidgetCenter.UserInfoKey.kind"
    /// How large it was.
    public static let family = "WidgetCenter.UserInfoKey.family"
  }
  private init() {}
  /// Has widgets of a kind made anew: there are none.
  public func reloadTimelines(ofKind kind: String) {}
  /// Has all widgets made anew: there are none.
  public func reloadAllTimelines() {}
  /// The user chose other settings; without effect.
  public func invalidateConfigurationRecommendations() {}
  /// Has what widgets of a kind are told when they matter made anew; without effect.
  public func invalidateRelevance(ofKind kind: String) {}
  /// The widgets on the user's screens: none.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
  /// The widgets on the user's screens: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
