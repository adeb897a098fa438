// What views say beside their content: how they are read out, felt, copied, covered and opened. Most of it is carried.

import UIKit

/// How a value is changed by those who hear it.
public enum AccessibilityAdjustmentDirection: Sendable {
  /// Apple's names.
  case increment, decrement
}

/// Something that those who hear a view can do with it.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  /// Apple's names.
  public static let `default` = Self(name: "default"), escape = Self(name: "escape"),
    magicTap = Self(name: "magicTap")
  private init(name: String) { self.name = name }
  /// A name of a program's own.
  public init(named name: Text) { self.init(name: name.plain) }
}

/// How much is seen of a view whose content is not known.
public struct RedactionReasons: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// A bit for each.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Apple's names.
  public static let placeholder = Self(rawValue: 1), privacy = Self(rawValue: 2), invalidated = Self(rawValue: 4)
}

private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
  /// How much is seen of views whose content is not known.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

/// What a hand feels.
public struct SensoryFeedback: Equatable, Sendable {
  private init() {}
  /// How heavy it is.
  public enum Weight: Sendable {
    /// Apple's names.
    case light, medium, heavy
  }
  /// How bendy it is.
  public enum Flexibility: Sendable {
    /// Apple's names.
    case rigid, solid, soft
  }
  /// Apple's names.
  public static let success = Self(), warning = Self(), error = Self(), selection = Self(), increase = Self(),
    decrease = Self(), start = Self(), stop = Self(), alignment = Self(), levelChange = Self(), impact = Self()
  /// A blow.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { Self() }
  /// A blow.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { Self() }
}

/// Whether texts can be selected; carried.
public struct SystemTextSelectability: Sendable {
  /// Apple's names.
  public static let enabled = Self(), disabled = Self()
}

/// How symbols look; carried.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String
  /// Apple's names.
  public static let none = Self(name: ""), fill = Self(name: "fill"), circle = Self(name: "circle"),
    square = Self(name: "square"), rectangle = Self(name: "rectangle"), slash = Self(name: "slash")
  /// Also filled.
  public var fill: SymbolVariants { Self(name: name + ".fill") }
  /// Also in a circle.
  public var circle: SymbolVariants { Self(name: name + ".circle") }
  /// Also in a square.
  public var square: SymbolVariants { Self(name: name + ".square") }
  /// Also struck through.
  public var slash: SymbolVariants { Self(name: name + ".slash") }
}

/// How large controls are.
public enum ControlSize: CaseIterable, Sendable {
  /// Apple's names.
  case mini, small, regular, large, extraLarge
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

/// The outline of a button with a border; carried.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String
  /// Apple's names.
  public static let automatic = Self(name: "automatic"), capsule = Self(name: "capsule"),
    roundedRectangle = Self(name: "roundedRectangle"), circle = Self(name: "circle")
  /// Corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> Self { Self(name: "roundedRectangle \(radius)") }
}

/// For what a shape counts; carried.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// A bit for each.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Apple's names.
  public static let interaction = Self(rawValue: 1), dragPreview = Self(rawValue: 2),
    contextMenuPreview = Self(rawValue: 4), hoverEffect = Self(rawValue: 8), accessibility = Self(rawValue: 16)
}

extension View {
  /// What those who hear the view can do with it: nobody hears it here.
  public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
    -> some View
  { self }
  /// What those who hear the view can do with it: nobody hears it here.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  /// What those who hear the view can do with it: nobody hears it here.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    self
  }
  /// What those who hear the view can do with it: nobody hears it here.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    self
  }
  /// How those who hear the view change its value: nobody hears it here.
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> some View
  { self }
  /// What the view does, read out.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }
  /// The value, read out.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }
  /// Names that the view is told by; carried.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  /// Whether the view is read out as a header; carried.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }
  /// What the view shows large when it is held; carried.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// A view that is read out in the place of this one; carried.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
  /// Views that are read out in this one; carried.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  /// Whether colours stay as they are where others are inverted; carried.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// How much is seen of the view.
  public func redacted(reason: RedactionReasons) -> some View {
    surrounded { $0.redactionReasons.formUnion(reason) }
  }
  /// Everything is seen of the view.
  public func unredacted() -> some View { surrounded { $0.redactionReasons = [] } }
  /// Whether the view is hidden from those who look over a shoulder; carried.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  /// What a hand feels when a value changes: no hand is here.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// What a hand feels when a value changes and a closure says so: no hand is here.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  /// What a hand feels when a value changes: no hand is here.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
  /// Whether texts can be selected; carried.
  public func textSelection(_ selectability: SystemTextSelectability) -> some View { self }
  /// How symbols look; carried.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  /// How large controls below are; carried.
  public func controlSize(_ controlSize: ControlSize) -> some View { surrounded { $0.controlSize = controlSize } }
  /// The outline of buttons with a border; carried.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Whether a button acts again while it is held; carried.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// The shape that counts for something; carried.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    self
  }
  /// Whether the status bar is hidden; carried.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Whether the line at the lower edge is hidden; carried.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// At which edges the system's gestures wait; carried.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Calls a closure with an address for the application: none comes here.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Calls a closure with an activity of the user: none comes here.
  public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void)
    -> some View
  { self }
  /// An activity of the user; carried.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Which view is the same one where it seems another; carried.
  public func geometryGroup() -> some View { self }
  /// Lines below the texts.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    surrounded { $0.textLines[.underlineStyle] = isActive ? NSUnderlineStyle.single.rawValue : nil }
  }
  /// Lines through the texts.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    surrounded { $0.textLines[.strikethroughStyle] = isActive ? NSUnderlineStyle.single.rawValue : nil }
  }
  /// Points between the letters of texts.
  public func kerning(_ kerning: CGFloat) -> some View { surrounded { $0.textLines[.kern] = kerning } }
  /// Points between the letters of texts.
  public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }
  /// How far texts are raised, in points; carried.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  /// The family of texts among the system's fonts.
  public func fontDesign(_ design: Font.Design?) -> some View {
    surrounded { if design == .monospaced { $0.fontChanges.append(.monospaced) } }
  }
  /// How wide letters are; carried.
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Texts whose letters are equally wide.
  public func monospaced(_ isActive: Bool = true) -> some View {
    surrounded { if isActive { $0.fontChanges.append(.monospaced) } }
  }
  /// The user's text sizes between which the views below stay.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    surrounded { environment in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = allowed.first, let most = allowed.last else { return }
      environment.dynamicTypeSize = max(least, min(most, environment.dynamicTypeSize))
    }
  }
  /// Calls a closure when what it makes of the view's size and place is another one.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    background(
      GeometryReader { proxy in
        let value = transform(proxy)
        Color.clear.onChange(of: value, initial: true) { action(value) }
      })
  }
  /// Something that can be dragged elsewhere: nothing is here.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// Something that can be dragged elsewhere: nothing is here.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  /// Takes what is dragged here: nothing is.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  /// A tip of a pointer: there is none here.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }
  /// A name for a scene's windows; carried.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  /// Calls a closure with where the view is tapped.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
  /// Calls closures while the view is pressed, and when it was for a time.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// Whether a button acts again while it is held; carried.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// Apple's names.
  public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled"),
    disabled = Self(name: "disabled")
}

/// How important a header is for those who hear it; carried.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// Apple's names.
  case unspecified, h1, h2, h3, h4, h5, h6
}
