// What Apple's Foundation has itself, and this system's keeps in modules of its own or lacks. UIKit brings all of it along, so
// that only files without it need to be told where to look.

/// The tables of what stands where.
enum FoundationParts {
  /// Types and functions of module `FoundationAdditions`, and types of Foundation's that it adds members to.
  static let names: Set<String> = [
    "NSException", "NSExceptionName", "NSHashTable", "NSMapTable", "NSMutableSet", "NSPointerFunctions",
    "Selector", "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFArray", "CFString", "kCFBooleanFalse",
    "kCFBooleanTrue", "class_addMethod", "class_getClassMethod", "class_getInstanceMethod",
    "class_getMethodImplementation", "imp_implementationWithBlock", "method_exchangeImplementations",
    "method_getImplementation", "method_setImplementation", "objc_AssociationPolicy",
    "objc_getAssociatedObject", "objc_removeAssociatedObjects", "objc_setAssociatedObject", "object_getClass",
    "CGPointMake", "CGRectMake", "CGSizeMake", "CGVectorMake", "NSEC_PER_SEC", "NSInteger", "USEC_PER_SEC",
    "autoreleasepool", "selector", "CVarArg", "NSIndexPath", "NSMutableDictionary",
  ]

  /// Members that it adds to types which every file names.
  static let members: Set<String> = ["performSelector"]

  /// What other modules have, as an import of a single declaration names it.
  static let declarations: [String: String] = [
    "NSKeyValueChange": "enum Plumbline.NSKeyValueChange",
    "NSKeyValueChangeKey": "struct Plumbline.NSKeyValueChangeKey",
    "NSKeyValueObservation": "class Plumbline.NSKeyValueObservation",
    "NSKeyValueObservedChange": "struct Plumbline.NSKeyValueObservedChange",
    "NSKeyValueObservingOptions": "struct Plumbline.NSKeyValueObservingOptions",
    "Selector": "struct Plumbline.Selector", "selector": "struct Plumbline.Selector",
    // Members of objects, which a module has where one of its declarations is imported.
    "addObserver": "struct Plumbline.NSKeyValueObservingOptions",
    "didChangeValue": "struct Plumbline.NSKeyValueObservingOptions",
    "observe": "class Plumbline.NSKeyValueObservation",
    "willChangeValue": "struct Plumbline.NSKeyValueObservingOptions",
  ]

  /// What this system's Foundation has of Core Graphics; all other names that begin so are those of module `CoreGraphics`.
  private static let geometry: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGSize"]

  /// Whether Apple's Foundation has a name, and this system's does not.
  static func isElsewhere(_ name: String) -> Bool {
    names.contains(name) || declarations[name] != nil || isOfCoreGraphics(name)
  }

  /// Whether a name is one that Apple's Foundation brings along of Core Graphics.
  static func isOfCoreGraphics(_ name: String) -> Bool {
    name.hasPrefix("CG") && name.dropFirst(2).first?.isUppercase == true && !geometry.contains(name)
      && !names.contains(name)
  }
}
