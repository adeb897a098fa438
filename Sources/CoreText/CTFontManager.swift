// Fonts of files that a program registers. Text is measured by the fonts of the environment (`TextMeasuring`), so that a
// registered file changes no size here: whether it was taken is what these functions know.

import Foundation
import FoundationAdditions
import Plumbline

/// For whom fonts are registered. Raw values are Apple's.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Nobody.
  case none = 0
  /// The program, as long as it runs.
  case process = 1
  /// The user, also in programs to come.
  case persistent = 2
  /// The user, as long as a session lasts.
  case session = 3
  /// Apple's earlier name of `persistent`.
  public static let user = CTFontManagerScope.persistent
}

/// The domain of the errors below.
public var kCTFontManagerErrorDomain: CFString { "com.apple.CoreText.CTFontManagerErrorDomain" as NSString }

/// What can be wrong with a font's file. Raw values are Apple's.
public enum CTFontManagerError: CFIndex, Sendable {
  /// There is no file.
  case fileNotFound = 101
  /// It may not be read.
  case insufficientPermissions = 102
  /// It is of no known form.
  case unrecognizedFormat = 103
  /// Its contents make no sense.
  case invalidFontData = 104
  /// It was registered before.
  case alreadyRegistered = 105
  /// It was not registered.
  case notRegistered = 201
}

/// Registers a file's fonts; whether it was taken. No text gets another size by it; a file that is not there or no font's
/// is refused with an error, as Apple's.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let start = try? FileHandle(forReadingFrom: fontURL as URL).read(upToCount: 4) else {
    return refuse(.fileNotFound, error)
  }
  let known = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)]
  return known.contains(Array(start)) || refuse(.unrecognizedFormat, error)
}

/// Takes back what was registered; true, as nothing is kept of it.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Registers a font that was read; true. No text gets another size by it.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Takes back what was registered; true, as nothing is kept of it.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Registers files as `CTFontManagerRegisterFontsForURL(_:_:_:)` does, and tells at once of those that were refused.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  var errors: [CFError] = []
  for case let url as URL in fontURLs as NSArray {
    var error: Unmanaged<CFError>?
    if !CTFontManagerRegisterFontsForURL(url as CFURL, scope, &error), let error {
      errors.append(error.takeRetainedValue())
    }
  }
  _ = registrationHandler?(errors as CFArray, true)
}

private func refuse(_ reason: CTFontManagerError, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool
{
  error?.pointee = .passRetained(
    NSError(domain: kCTFontManagerErrorDomain.description, code: reason.rawValue))
  return false
}

// MARK: Features of fonts

// Apple's numbers, for `UIFontDescriptor.FeatureKey`. Fonts are measured without features.

/// Digits of one width or of their own; a type of feature.
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Each digit in its own width.
public let kProportionalNumbersSelector = 1
/// Letters that join; a type of feature.
public let kLigaturesType = 1
/// The usual joins.
public let kCommonLigaturesOnSelector = 2
/// Without the usual joins.
public let kCommonLigaturesOffSelector = 3
/// Raised and lowered characters; a type of feature.
public let kVerticalPositionType = 10
/// In their usual place.
public let kNormalPositionSelector = 0
/// Raised.
public let kSuperiorsSelector = 1
/// Lowered.
public let kInferiorsSelector = 2
/// Fractions; a type of feature.
public let kFractionsType = 11
/// One number above another.
public let kVerticalFractionsSelector = 1
/// With an oblique stroke.
public let kDiagonalFractionsSelector = 2
/// Whether digits reach below the baseline; a type of feature.
public let kNumberCaseType = 21
/// Digits as high as small letters.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capitals.
public let kUpperCaseNumbersSelector = 1
/// Punctuation that suits capitals; a type of feature.
public let kCaseSensitiveLayoutType = 33
/// With it.
public let kCaseSensitiveLayoutOnSelector = 0
/// Without it.
public let kCaseSensitiveLayoutOffSelector = 1
/// Sets of other shapes; a type of feature.
public let kStylisticAlternativesType = 35
/// The first set.
public let kStylisticAltOneOnSelector = 2
/// The second set.
public let kStylisticAltTwoOnSelector = 4
/// The third set.
public let kStylisticAltThreeOnSelector = 6
/// The sixth set.
public let kStylisticAltSixOnSelector = 12
/// Shapes by what is beside them; a type of feature.
public let kContextualAlternatesType = 36
/// Small letters as small capitals, or not; a type of feature.
public let kLowerCaseType = 37
/// Small letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// Capitals as small capitals, or not; a type of feature.
public let kUpperCaseType = 38
/// Capitals as small capitals.
public let kUpperCaseSmallCapsSelector = 1
