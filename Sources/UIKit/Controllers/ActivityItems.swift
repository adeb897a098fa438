// What views and controllers share, as configurations. Nothing here shares: configurations are asked by tests alone.

import Foundation
import Plumbline

/// What a user does with what is shared, by Apple's names.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  /// Apple's name, or another.
  public let rawValue: String
  /// Any name is taken.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sharing by the sheet.
  public static let share = UIActivityItemsConfigurationInteraction(
    rawValue: "UIActivityItemsConfigurationInteractionShare")
  /// Copying.
  public static let copy = UIActivityItemsConfigurationInteraction(
    rawValue: "UIActivityItemsConfigurationInteractionCopy")
}

/// What is known about what is shared, by Apple's names.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name, or another.
  public let rawValue: String
  /// Any name is taken.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A `String`.
  public static let title = UIActivityItemsConfigurationMetadataKey(rawValue: "title")
  /// A `String` that a message begins with.
  public static let messageBody = UIActivityItemsConfigurationMetadataKey(rawValue: "messageBody")
  /// Metadata of a link, of the framework LinkPresentation.
  public static let linkPresentationMetadata = UIActivityItemsConfigurationMetadataKey(
    rawValue: "linkPresentationMetadata")
  /// An array of `UIActivityCollaborationModeRestriction`.
  public static let collaborationModeRestrictions = UIActivityItemsConfigurationMetadataKey(
    rawValue: "collaborationModeRestrictions")
}

/// What a picture of what is shared is for, by Apple's names.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  /// Apple's name, or another.
  public let rawValue: String
  /// Any name is taken.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// To be seen as it is.
  public static let fullSize = UIActivityItemsConfigurationPreviewIntent(rawValue: "fullSize")
  /// To be seen small.
  public static let thumbnail = UIActivityItemsConfigurationPreviewIntent(rawValue: "thumbnail")
}

/// Gives what a view or controller shares; never asked here.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: ObjectAnswering {
  /// One for each thing.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Whether it can be shared, copied and the like.
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  /// What is known about all of it; nil for nothing.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// What is known about one thing, from 0; nil for nothing.
  func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey)
    -> Any?
  /// Gives a picture of one thing, at most as large as suggested in points; nil for none.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
  /// Ways of sharing of the program's own; nil for none.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  /// True by default.
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  {
    true
  }
  /// Nil by default.
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  /// Nil by default.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// Nil by default.
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
  /// Nil by default.
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// Who has something to share.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: AnyObject {
  /// What it shares; nil for nothing.
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

/// What a view or controller shares. Its closures answer what it is asked.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  /// One for each thing.
  public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]
  /// Whatever the program wants to find again.
  open var localObject: Any?
  /// What can be done with it; sharing at first.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// Answers what is known about all of it; nil for nothing.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Answers what is known about one thing; nil for nothing.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Gives pictures; nil for none.
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// Gives ways of sharing of the program's own; nil for none.
  open var applicationActivitiesProvider: (() -> [UIActivity]?)?

  /// Things by their providers.
  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init()
  }
  /// Things themselves.
  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }

  /// Whether it is among `supportedInteractions`.
  open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    supportedInteractions.contains(interaction)
  }
  /// Asks `metadataProvider`.
  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }
  /// Asks `perItemMetadataProvider`.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }
  /// Asks `previewProvider`.
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
  /// Asks `applicationActivitiesProvider`.
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
    applicationActivitiesProvider?()
  }
}

extension UIResponder: UIActivityItemsConfigurationProviding {
  /// What it shares; nil for nothing; carried.
  public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UIActivityViewController {
  /// The things of a configuration, by their providers, with its own ways of sharing.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
  }
  /// The activity (nil for none) and whether it was done.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  /// Apple's before iOS 8. Called when the sheet is gone; by tests, as nothing here is chosen.
  public var completionHandler: CompletionHandler? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

/// Whether a copy is sent or the same thing is worked on together. Raw values are Apple's.
public enum UIActivityCollaborationMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case sendCopy, collaborate
}

/// A way of sharing that is not offered, and what is said instead. It is kept: nothing is offered here.
@preconcurrency @MainActor
open class UIActivityCollaborationModeRestriction: NSObject {
  /// The way.
  public let disabledMode: UIActivityCollaborationMode
  /// What is said; nil for nothing.
  public let alertTitle: String?
  /// Below it; nil for nothing.
  public let alertMessage: String?
  /// On the button that closes it; nil for the system's.
  public let alertDismissButtonTitle: String?
  /// On the button that helps; nil for none.
  public let alertRecoverySuggestionButtonTitle: String?
  /// What that opens.
  public let alertRecoverySuggestionButtonLaunchURL: URL?

  private init(
    _ mode: UIActivityCollaborationMode, _ title: String?, _ message: String?, _ dismiss: String?,
    _ recovery: String?, _ url: URL?
  ) {
    (disabledMode, alertTitle, alertMessage) = (mode, title, message)
    (alertDismissButtonTitle, alertRecoverySuggestionButtonTitle) = (dismiss, recovery)
    alertRecoverySuggestionButtonLaunchURL = url
    super.init()
  }
  /// Nothing is said.
  public convenience init(disabledMode: UIActivityCollaborationMode) {
    self.init(disabledMode, nil, nil, nil, nil, nil)
  }
  /// With texts.
  public convenience init(
    disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String
  ) { self.init(disabledMode, alertTitle, alertMessage, nil, nil, nil) }
  /// With texts and a button's title.
  public convenience init(
    disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String,
    alertDismissButtonTitle: String
  ) { self.init(disabledMode, alertTitle, alertMessage, alertDismissButtonTitle, nil, nil) }
  /// With texts, a button's title and a button that helps.
  public convenience init(
    disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String,
    alertDismissButtonTitle: String, alertRecoverySuggestionButtonTitle: String,
    alertRecoverySuggestionButtonLaunch alertRecoverySuggestionButtonLaunchURL: URL
  ) {
    self.init(
      disabledMode, alertTitle, alertMessage, alertDismissButtonTitle, alertRecoverySuggestionButtonTitle,
      alertRecoverySuggestionButtonLaunchURL)
  }
}
