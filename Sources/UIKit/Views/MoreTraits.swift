// Traits of the system that bear on no layout. They go their way from the root down as the others do; what nobody has set is
// unspecified.

import Foundation
import Plumbline

/// Which colours a screen has. Raw values are Apple's.
public enum UIDisplayGamut: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unspecified = -1, SRGB, P3
}
/// Whether a window is the one in use, on a Mac. Raw values are Apple's.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unspecified = -1, inactive, active
}
/// Whether a scene is being recorded. Raw values are Apple's.
public enum UISceneCaptureState: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unspecified = -1, inactive, active
}
/// How large buttons of a Mac's tool bar are. Raw values are Apple's.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  /// Apple's names.
  case unspecified = -1, regular = 0, small = 1, large = 3
}
/// The look of the list around a view. Raw values are Apple's.
public enum UIListEnvironment: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

/// `UITraitCollection.displayGamut`, by name.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// Yes.
  public static let affectsColorAppearance = true
}
/// `UITraitCollection.activeAppearance`, by name.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}
/// `UITraitCollection.sceneCaptureState`, by name.
public enum UITraitSceneCaptureState: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UISceneCaptureState.unspecified
}
/// `UITraitCollection.toolbarItemPresentationSize`, by name.
public enum UITraitToolbarItemPresentationSize: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UINSToolbarItemPresentationSize.unspecified
}
/// `UITraitCollection.imageDynamicRange`, by name.
public enum UITraitImageDynamicRange: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIImage.DynamicRange.unspecified
}
/// `UITraitCollection.listEnvironment`, by name.
public enum UITraitListEnvironment: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIListEnvironment.unspecified
}
/// `UITraitCollection.typesettingLanguage`, by name.
public enum UITraitTypesettingLanguage: UITraitDefinition {
  /// Nil: that of the text.
  public static let defaultValue: Locale.Language? = nil
}
/// `UITraitCollection.forceTouchCapability`, by name.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// Unknown.
  public static let defaultValue = UIForceTouchCapability.unknown
}

extension UITraitCollection {
  /// Which colours the screen has; unspecified unless set.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  /// Whether the window is the one in use, on a Mac; unspecified unless set.
  public var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }
  /// Whether the scene is being recorded; unspecified unless set.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
  /// How large buttons of a Mac's tool bar are; unspecified unless set.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    self[UITraitToolbarItemPresentationSize.self]
  }
  /// How bright images may be; unspecified unless set.
  public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
  /// The look of the list around; unspecified unless set.
  public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
  /// The language by which lines are set; nil unless set.
  public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }

  /// One trait; the others are unspecified.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0[UITraitDisplayGamut.self] = displayGamut }
  }
  /// One trait; the others are unspecified.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0[UITraitActiveAppearance.self] = activeAppearance }
  }
  /// One trait; the others are unspecified.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init { $0[UITraitSceneCaptureState.self] = sceneCaptureState }
  }
  /// One trait; the others are unspecified.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init { $0[UITraitToolbarItemPresentationSize.self] = toolbarItemPresentationSize }
  }
  /// One trait; the others are unspecified.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init { $0[UITraitImageDynamicRange.self] = imageDynamicRange }
  }
  /// One trait; the others are unspecified.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init { $0[UITraitListEnvironment.self] = listEnvironment }
  }
  /// One trait; the others are unspecified.
  public convenience init(typesettingLanguage: Locale.Language) {
    self.init { $0[UITraitTypesettingLanguage.self] = typesettingLanguage }
  }
  /// One trait; the others are unspecified.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0[UITraitForceTouchCapability.self] = forceTouchCapability }
  }
  /// By which an image is chosen under these traits.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}

extension UIMutableTraits {
  /// Which colours the screen has.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// Whether the window is the one in use, on a Mac.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  /// Whether the scene is being recorded.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  /// How large buttons of a Mac's tool bar are.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { self[UITraitToolbarItemPresentationSize.self] }
    set { self[UITraitToolbarItemPresentationSize.self] = newValue }
  }
  /// Whether touches have strength.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// How bright images may be.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
  /// The look of the list around.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
  /// The language by which lines are set; nil for that of the text.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
}
