// What Apple's Foundation has itself, and this system's keeps in modules of its own or lacks. UIKit brings all of it along, so
// that only files without it need to be told where to look.

/// The tables of what stands where.
enum FoundationParts {
  /// Types and functions of module `FoundationAdditions`, and types of Foundation's that it adds members to.
  static let names: Set<String> = [
    // What it passes on of networking and XML.
    "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage", "HTTPURLResponse",
    "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "URLCache", "URLCredential",
    "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest",
    "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionUploadTask", "URLSessionWebSocketTask",
    "XMLParser", "XMLParserDelegate",
    // Types.
    "DateComponentsFormatter", "FileWrapper", "ListFormatter", "LocalizedStringResource",
    "MeasurementFormatter", "NSBundleResourceRequest", "NSDataDetector", "NSException", "NSExceptionName",
    "NSFileCoordinator", "NSFilePresenter", "NSFileVersion", "NSHashTable", "NSMapTable", "NSMetadataItem",
    "NSMetadataQuery", "NSMutableSet", "NSPointerArray", "NSPointerFunctions", "NSPointerFunctionsOptions",
    "NSTextCheckingKey", "NSUbiquitousKeyValueStore", "NSValueTransformerName", "NSDiscardableContent",
    "NSFileAccessIntent", "NSMetadataQueryDelegate", "NSPurgeableData", "NetService", "NetServiceBrowser",
    "NetServiceBrowserDelegate", "NetServiceDelegate",
    "PersonNameComponentsFormatter", "RelativeDateTimeFormatter", "Selector", "URLThumbnailDictionaryItem",
    "ValueTransformer", "NSSecureUnarchiveFromDataTransformer",
    // Core Foundation, the runtime, and certificates.
    "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFAllocator", "CFArray", "CFArrayGetCount", "CFData",
    "CFDataGetBytePtr", "CFDataGetLength", "CFRunLoop", "CFRunLoopAddTimer", "CFRunLoopGetCurrent",
    "CFRunLoopGetMain", "CFRunLoopMode", "CFRunLoopRun", "CFRunLoopTimer", "CFRunLoopTimerCreateWithHandler",
    "CFRunLoopTimerInvalidate", "os_unfair_lock_t", "UniChar", "CFDictionary", "CFError", "CFIndex",
    "CFMutableArray",
    "CFMutableData", "CFMutableDictionary", "CFNumber", "CFRange", "CFRangeMake", "CFString",
    "CFStringGetLength", "CFTypeRef", "CFURL", "kCFAllocatorDefault", "kCFBooleanFalse", "kCFBooleanTrue",
    "kCFBundleDevelopmentRegionKey", "kCFBundleExecutableKey", "kCFBundleIdentifierKey", "kCFBundleNameKey",
    "kCFBundleVersionKey", "class_addMethod", "class_copyMethodList",
    "class_getClassMethod", "class_getInstanceMethod", "class_getName", "class_replaceMethod",
    "imp_implementationWithBlock", "method_exchangeImplementations", "method_getImplementation",
    "method_getName", "method_getTypeEncoding", "method_setImplementation", "objc_AssociationPolicy",
    "objc_allocateClassPair", "objc_copyClassList", "objc_disposeClassPair", "objc_getAssociatedObject",
    "objc_getClassList",
    "objc_registerClassPair", "objc_removeAssociatedObjects", "objc_setAssociatedObject",
    "objc_sync_enter", "objc_sync_exit", "object_getClass", "object_setClass", "SecCertificate",
    "SecCertificateCopyData", "SecCertificateCreateWithData", "SecIdentity", "SecPolicy", "SecTrust",
    "SecTrustCopyCertificateChain", "SecTrustEvaluateWithError", "SecTrustGetCertificateAtIndex",
    "SecTrustGetCertificateCount",
    // Texts in words, and the units of measurements in texts.
    "MeasurementFormatUnitUsage", "NSLinguisticTag", "NSLinguisticTagScheme", "NSLinguisticTagger",
    "NSLinguisticTaggerUnit", "NSOrthography",
    // Patterns, which Core Graphics passes on.
    "CGPattern", "CGPatternCallbacks", "CGPatternDrawPatternCallback", "CGPatternReleaseInfoCallback",
    "CGPatternTiling",
    // Functions and constants.
    "CGPointMake", "CGRectMake", "CGSizeMake", "CGVectorMake", "HUGE", "NSEC_PER_MSEC", "NSEC_PER_SEC",
    "NSBundleResourceRequestLoadingPriorityUrgent", "NSEC_PER_USEC", "NSInteger",
    "NSMetadataItemContentTypeKey",
    "NSMetadataItemFSContentChangeDateKey", "NSMetadataItemFSCreationDateKey", "NSMetadataItemFSNameKey",
    "NSMetadataItemFSSizeKey", "NSMetadataItemIsUbiquitousKey", "NSMetadataItemURLKey",
    "NSMetadataQueryUpdateAddedItemsKey", "NSMetadataQueryUpdateChangedItemsKey",
    "NSMetadataQueryUpdateRemovedItemsKey", "NSMetadataUbiquitousItemDownloadingStatusCurrent",
    "NSMetadataUbiquitousItemDownloadingStatusDownloaded", "NSMetadataUbiquitousItemDownloadingStatusKey",
    "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded",
    "NSMetadataUbiquitousItemHasUnresolvedConflictsKey", "NSMetadataUbiquitousItemIsDownloadingKey",
    "NSMetadataUbiquitousItemIsUploadedKey", "NSMetadataUbiquitousItemIsUploadingKey",
    "NSMetadataUbiquitousItemPercentDownloadedKey", "NSMetadataUbiquitousItemPercentUploadedKey",
    "NSUbiquitousKeyValueStoreAccountChange",
    "NSUbiquitousKeyValueStoreChangeReasonKey", "NSUbiquitousKeyValueStoreChangedKeysKey",
    "NSUbiquitousKeyValueStoreInitialSyncChange", "NSUbiquitousKeyValueStoreQuotaViolationChange",
    "NSUbiquitousKeyValueStoreServerChange", "NSMetadataItemDisplayNameKey", "NSMetadataItemPathKey",
    "NSMetadataQueryUbiquitousDataScope", "NSMetadataQueryUbiquitousDocumentsScope",
    "NSURLAuthenticationMethodClientCertificate", "NSURLAuthenticationMethodServerTrust",
    "NSURLSessionDownloadTaskResumeData", "NSSetUncaughtExceptionHandler", "NSUserActivityTypeBrowsingWeb",
    "USEC_PER_SEC", "autoreleasepool",
    "noErr", "selector",
    // What adapted sources ask for, and what takes members: casts to `CVarArg` among them.
    "AttributedString", "CVarArg", "Measurement", "NSIndexPath", "NSMutableDictionary",
    "NSPredicate", "NSRegularExpression", "NSSortDescriptor", "NSTextCheckingResult", "UndoManager",
  ]

  /// Members that it adds to types which every file names.
  static let members: Set<String> = [
    "applicationSupportDirectory", "cachesDirectory", "documentsDirectory", "downloadsDirectory",
    "enumerateMatches", "enumerateSubstrings", "evictUbiquitousItem", "forUbiquityContainerIdentifier",
    "allowsConstrainedNetworkAccess", "allowsExpensiveNetworkAccess", "beginActivity",
    "isUbiquitousItem", "libraryDirectory", "performExpiringActivity", "unarchivedArrayOfObjects",
    "unarchivedDictionary", "mutableArrayValue", "mutableSetValue", "performSelector",
    "promisedItemResourceValues", "setUbiquitous", "startDownloadingUbiquitousItem", "thermalState",
    "ubiquityIdentityToken", "enumerateLinguisticTags", "formatterBehavior",
  ]

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

  /// Whether a name is one that Apple's Foundation brings along of Core Graphics.
  static func isOfCoreGraphics(_ name: String) -> Bool {
    name.hasPrefix("CG") && name.dropFirst(2).first?.isUppercase == true && !geometry.contains(name)
      && !names.contains(name)
  }
}
