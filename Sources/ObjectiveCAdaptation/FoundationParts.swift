// Parts of Apple's Foundation that this system's keeps in modules of its own or lacks. UIKit brings all of them
// along, so that only files without it need further imports.

/// The tables of the parts and their modules.
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

  /// Members that the module adds to types which every file names.
  static let members: Set<String> = ["performSelector"]

  /// Declarations of other modules, as an import of a single declaration names them.
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

  /// The types of Core Graphics in this system's Foundation; all other names of that prefix are those of module `CoreGraphics`.
  private static let geometry: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGSize"]

  /// Whether a name is in Apple's Foundation, and not in this system's.
  static func isElsewhere(_ name: String) -> Bool {
    names.contains(name) || declarations[name] != nil || isOfCoreGraphics(name)
  }

  /// Whether a name is one of Core Graphics that Apple's Foundation brings along.
  static func isOfCoreGraphics(_ name: String) -> Bool {
    name.hasPrefix("CG") && name.dropFirst(2).first?.isUppercase == true && !geometry.contains(name)
      && !names.contains(name)
  }
}
