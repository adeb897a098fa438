// Appearance proxies: objects on which programs set how later objects of a class look. Apple's record calls and repeat them
// on objects that come into a window, which needs the Objective-C runtime. Here a proxy is an object of the class, one for
// each class and thread: what is set on it is kept and can be read back, and no other object takes it on.

import Foundation

/// Classes whose appearance programs set through a proxy.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// An object of the class, made when it is first asked for. No counterpart of Apple's.
  static func makeAppearanceProxy() -> AnyObject
}

extension UIAppearance {
  /// The proxy of the class: what is set on it is kept, and no object takes it on.
  public static func appearance() -> Self { proxy("\(Self.self)") }
  /// A proxy whose settings reach no view here.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyObject.Type]) -> Self {
    proxy("\(Self.self) in \(containerTypes)")
  }
  /// A proxy whose settings reach no view here.
  public static func appearance(for trait: UITraitCollection) -> Self {
    proxy("\(Self.self) for \(trait.hash)")
  }
  /// A proxy whose settings reach no view here.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [AnyObject.Type]
  ) -> Self { proxy("\(Self.self) for \(trait.hash) in \(containerTypes)") }

  private static func proxy(_ name: String) -> Self {
    let key = "Plumbline.appearance " + name
    if let known = Thread.current.threadDictionary[key] as? Self { return known }
    guard let made = makeAppearanceProxy() as? Self else {
      preconditionFailure("no object of \(Self.self) can be made for its appearance")
    }
    Thread.current.threadDictionary[key] = made
    return made
  }
}

extension UIView: UIAppearance {
  /// A view of the class.
  public static func makeAppearanceProxy() -> AnyObject { makeProxy(.zero) }
}
