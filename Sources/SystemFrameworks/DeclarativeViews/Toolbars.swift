// What screens put into the bars around them.

import UIKit

/// Where something lies in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String
  /// Where the system thinks fit: at the trailing side of the bar.
  public static let automatic = Self(name: "automatic")
  /// In the middle, in place of the title.
  public static let principal = Self(name: "principal")
  /// Apple's names for the leading side.
  public static let navigation = Self(name: "leading"), topBarLeading = Self(name: "leading")
  /// Apple's names for the leading side.
  public static let navigationBarLeading = Self(name: "leading")
  /// Apple's names for the trailing side.
  public static let topBarTrailing = Self(name: "trailing"), navigationBarTrailing = Self(name: "trailing")
  /// The main action, at the trailing side.
  public static let primaryAction = Self(name: "primary")
  /// Further actions.
  public static let secondaryAction = Self(name: "secondary")
  /// Confirms what a sheet asks, at the trailing side.
  public static let confirmationAction = Self(name: "confirmation")
  /// Leaves a sheet, at the leading side.
  public static let cancellationAction = Self(name: "cancellation")
  /// Takes something away for good, at the leading side.
  public static let destructiveAction = Self(name: "destructive")
  /// At the lower end of the screen.
  public static let bottomBar = Self(name: "bottom")
  /// Above the keyboard: nothing here shows one.
  public static let keyboard = Self(name: "keyboard")
  /// Apple's name for a state in the lower bar.
  public static let status = Self(name: "bottom")
  /// Apple's names of places in bars of later systems.
  public static let title = Self(name: "principal"), subtitle = Self(name: "subtitle"),
    largeTitle = Self(name: "largeTitle")

  enum Side { case leading, middle, trailing, bottom, nowhere }
  var side: Side {
    switch name {
    case "leading", "cancellation", "destructive": .leading
    case "principal": .middle
    case "bottom": .bottom
    case "keyboard", "subtitle", "largeTitle": .nowhere
    default: .trailing
    }
  }
}

/// What is in bars.
@preconcurrency @MainActor
public protocol ToolbarContent {
  /// The type of what it is made of.
  associatedtype Body: ToolbarContent
  /// What it is made of.
  @ToolbarContentBuilder var body: Body { get }
}

/// What is in bars that their user may arrange: nobody does here.
@preconcurrency @MainActor
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Nobody asks for it.
  public var body: Never { preconditionFailure("An item of a bar has no body.") }
}

struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: any View
}

/// What this module's items of bars are.
@MainActor
protocol ToolbarEntries: ToolbarContent where Body == Never {
  var entries: [ToolbarEntry] { get }
}

@MainActor
func entries(_ content: any ToolbarContent) -> [ToolbarEntry] {
  if let known = content as? any ToolbarEntries { return known.entries }
  func inBody<C: ToolbarContent>(_ content: C) -> [ToolbarEntry] { entries(content.body) }
  return inBody(content)
}

/// A view in a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarEntries, CustomizableToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  /// A view in a bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
    self.placement = placement
    self.content = content()
  }
  /// A view in a bar whose user may arrange it.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }
  var entries: [ToolbarEntry] { [ToolbarEntry(placement: placement, view: content)] }
}

/// Views in a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarEntries {
  private let placement: ToolbarItemPlacement
  private let content: Content
  /// Views in a bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
  var entries: [ToolbarEntry] { [ToolbarEntry(placement: placement, view: content)] }
}

/// Room in a bar.
public struct ToolbarSpacer: ToolbarEntries, CustomizableToolbarContent {
  private let placement: ToolbarItemPlacement
  /// Room in a bar.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }
  var entries: [ToolbarEntry] { [ToolbarEntry(placement: placement, view: Spacer())] }
}

/// How long room in a bar is.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool
  /// Apple's names.
  public static let flexible = Self(isFlexible: true), fixed = Self(isFlexible: false)
}

/// Several items of bars.
public struct TupleToolbarContent: ToolbarEntries, CustomizableToolbarContent {
  fileprivate let all: [any ToolbarContent]
  var entries: [ToolbarEntry] { all.flatMap { DeclarativeViews.entries($0) } }
}

/// Makes items of bars of the statements of a closure.
@resultBuilder @MainActor
public struct ToolbarContentBuilder {
  /// A statement.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  /// A single statement is the item itself.
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  /// Several statements, or none.
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> TupleToolbarContent {
    var all: [any ToolbarContent] = []
    repeat all.append(each content)
    return TupleToolbarContent(all: all)
  }
  /// `if` without `else`.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> TupleToolbarContent {
    TupleToolbarContent(all: content.map { [$0] } ?? [])
  }
  /// The first way of a condition.
  public static func buildEither<C: ToolbarContent>(first: C) -> TupleToolbarContent {
    TupleToolbarContent(all: [first])
  }
  /// The other way of a condition.
  public static func buildEither<C: ToolbarContent>(second: C) -> TupleToolbarContent {
    TupleToolbarContent(all: [second])
  }
  /// `if #available`.
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> TupleToolbarContent {
    TupleToolbarContent(all: [content])
  }
}
