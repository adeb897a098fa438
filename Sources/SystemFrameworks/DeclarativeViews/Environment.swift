// What views inherit from the views around them.

import Observation
import UIKit

/// A name for a value of the surroundings.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// What it is where no view above says anything.
  static var defaultValue: Value { get }
}

/// What views inherit from the views around them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var objects: [ObjectIdentifier: AnyObject] = [:]
  /// What UIKit's views are asked with.
  var traits = UITraitCollection()

  /// The values where no view says anything.
  public init() {}
  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // An optional value that is nil is said as well.
      guard let known = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return known as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The font of texts that have none of their own; nil for body.
  public var font: Font?
  var foreground: Color?
  var tint: Color?
  /// How many lines texts may have; nil for as many as they need.
  public var lineLimit: Int?
  /// How many lines room is kept for.
  var leastLines = 0
  /// How lines of a text lie beside each other.
  public var multilineTextAlignment = TextAlignment.leading
  /// Points between lines, beside those of the font.
  public var lineSpacing: CGFloat = 0
  /// Where text is cut.
  public var truncationMode = Text.TruncationMode.tail
  /// To which share texts may be made smaller; carried.
  public var minimumScaleFactor: CGFloat = 1
  /// Whether texts may be set tighter; carried.
  public var allowsTightening = false
  /// How the letters of texts are changed; nil for not at all.
  public var textCase: Text.Case?
  var fontChanges: [FontChange] = []
  /// Lines at texts, and distances of letters.
  var textLines: [NSAttributedString.Key: AnyHashable] = [:]
  /// Light or dark.
  public var colorScheme = ColorScheme.light
  /// How strong contrasts are; standard here.
  public var colorSchemeContrast = ColorSchemeContrast.standard
  /// From which side lines are read.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The user's text size.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The size class across; nil where none is known.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// The size class down; nil where none is known.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// Pixels in a point.
  public var displayScale: CGFloat = 1
  /// A pixel in points.
  public var pixelLength: CGFloat { 1 / max(1, displayScale) }
  /// The language and region of texts.
  public var locale = Locale.current
  /// The calendar of dates.
  public var calendar = Calendar.current
  /// The time zone of dates.
  public var timeZone = TimeZone.current
  /// Whether controls take touches.
  public var isEnabled = true
  /// Whether the application is in front: active here.
  public var scenePhase = ScenePhase.active
  /// The least height of a row of a list, in points: 44.
  public var defaultMinListRowHeight: CGFloat = 44
  /// The least height of a header of a list, in points; nil for its own.
  public var defaultMinListHeaderHeight: CGFloat?
  /// How large symbols are beside text.
  public var imageScale = Image.Scale.medium
  /// Takes the presented or pushed view away.
  public var dismiss = DismissAction()
  /// Whether the view is presented.
  public var isPresented = false
  /// Opens addresses; nothing here does.
  public var openURL = OpenURLAction { _ in .discarded }
  /// What programs of before iOS 15 dismiss with.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
  /// The user's text size by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
  var labelsAreHidden = false
  var isInList = false
  var buttonStyle: (any ButtonStyle)?
  var submit: ((SubmitTriggers) -> Void)?
  /// Whether the field of a search is being written in.
  public internal(set) var isSearching = false
  /// Ends a search; nothing here is asked to.
  public internal(set) var dismissSearch = DismissSearchAction()

  /// The traits with what views said of text size, looks and direction.
  var shownTraits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      traits, UITraitCollection(preferredContentSizeCategory: dynamicTypeSize.uiCategory),
      UITraitCollection(userInterfaceStyle: colorScheme == .dark ? .dark : .light),
      UITraitCollection(layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight),
    ])
  }

  /// What UIKit's surroundings say.
  mutating func take(_ traits: UITraitCollection) {
    self.traits = traits
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory)
    displayScale = max(1, traits.displayScale)
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
  }
}

/// A value of the surroundings.
@propertyWrapper
public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value?
  private var value: Value?

  /// The value of a name.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
  /// The object of a type that a view above has put into the surroundings.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0.objects[ObjectIdentifier(objectType)] as? Value }
  }
  /// The object of a type, if a view above has put one into the surroundings.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { .some($0.objects[ObjectIdentifier(objectType)] as? T) }
  }
  /// The present value; outside of a tree the one where no view says anything.
  public var wrappedValue: Value {
    guard let value = value ?? read(EnvironmentValues()) else {
      preconditionFailure("No Observable object of type \(Value.self) found in the environment.")
    }
    return value
  }
  @MainActor mutating func install(_ slot: PropertySlot) { value = read(slot.environment) }
}

extension Environment: InstalledProperty {}

extension View {
  /// Sets a value of the surroundings for the views below.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    Directed(content: surrounded { $0[keyPath: keyPath] = value })
  }
  /// Gives an object to the views below, for `@Environment(Type.self)`.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    surrounded { $0.objects[ObjectIdentifier(T.self)] = object }
  }
  /// Changes a value of the surroundings for the views below.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    surrounded { transform(&$0[keyPath: keyPath]) }
  }
}

/// Looks for light or for darkness.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Apple's names.
  case light, dark
  /// That of a style of UIKit; nil for none.
  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

/// How strong contrasts are.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// Apple's names.
  case standard, increased
}

/// From which side lines are read.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// Apple's names.
  case leftToRight, rightToLeft
}

/// How much room there is on an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Apple's names.
  case compact, regular
  /// That of UIKit; nil for none.
  public init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

/// Whether an application is in front.
public enum ScenePhase: Comparable, Sendable {
  /// Apple's names.
  case background, inactive, active
}

/// The user's text size.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// Apple's names, from small to large.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// Apple's names, from small to large.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]
  /// Whether it is one of those for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  /// Smaller ones come first.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  /// That of UIKit; large for one that says nothing.
  public init(_ category: UIContentSizeCategory) {
    self = Self.categories.firstIndex(of: category).flatMap(Self.init(rawValue:)) ?? .large
  }
  var uiCategory: UIContentSizeCategory { Self.categories[rawValue] }
}

/// The user's text size by its older name.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// Apple's names, from small to large.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// Apple's names, from small to large.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  /// Apple's name of the largest.
  case accessibilityExtraExtraExtraLarge
  /// Whether it is one of those for people who see badly.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }
  init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize(rawValue: Self.allCases.firstIndex(of: self) ?? 3) ?? .large
  }
}

/// Takes a presented or pushed view away.
@preconcurrency @MainActor
public struct DismissAction {
  var action: (() -> Void)?
  nonisolated init() {}
  /// Takes the view away; does nothing for one that was not presented.
  public func callAsFunction() { action?() }
}

/// What programs of before iOS 15 dismiss with.
public struct PresentationMode {
  /// Whether the view is presented.
  public let isPresented: Bool
  let action: DismissAction
  /// Takes the view away.
  @preconcurrency @MainActor public func dismiss() { action() }
}

/// Opens addresses.
public struct OpenURLAction {
  /// What became of an address.
  public enum Result: Sendable {
    /// Apple's names.
    case handled, discarded, systemAction
  }
  private let handler: (URL) -> Result
  /// Opens addresses by a closure.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  /// Opens an address, by what a program has put in the surroundings; nothing else opens one.
  public func callAsFunction(_ url: URL) { _ = handler(url) }
}

extension EnvironmentValues {
  /// How what is written in a field lies.
  var fieldAlignment: NSTextAlignment {
    switch multilineTextAlignment {
    case .leading: .natural
    case .center: .center
    case .trailing: layoutDirection == .rightToLeft ? .left : .right
    }
  }
}
