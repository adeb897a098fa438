// Core Image's filters by their own functions, as `CoreImage.CIFilterBuiltins` has them. Nothing is computed.

import FoundationAdditions
import Foundation
import UIKit

/// What every filter has.
public protocol CIFilterProtocol: NSObjectProtocol {
  /// What comes out: nil, as nothing is computed.
  var outputImage: CIImage? { get }
}

/// Brown tones.
public protocol CISepiaTone: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var intensity: Float { get set }
}

/// Blurs.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var radius: Float { get set }
}

/// Blurs by squares.
public protocol CIBoxBlur: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var radius: Float { get set }
}

/// Saturation, brightness, contrast.
public protocol CIColorControls: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var saturation: Float { get set }
  /// Apple's; kept, and nothing is computed with it.
  var brightness: Float { get set }
  /// Apple's; kept, and nothing is computed with it.
  var contrast: Float { get set }
}

/// The opposite colours.
public protocol CIColorInvert: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
}

/// Shades of one colour.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var color: CIColor { get set }
  /// Apple's; kept, and nothing is computed with it.
  var intensity: Float { get set }
}

/// Exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var ev: Float { get set }
}

/// Brightness of the middle tones.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var power: Float { get set }
}

/// Turns the colours.
public protocol CIHueAdjust: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var angle: Float { get set }
}

/// Saturation of pale colours.
public protocol CIVibrance: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var amount: Float { get set }
}

/// Darker corners.
public protocol CIVignette: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var intensity: Float { get set }
  /// Apple's; kept, and nothing is computed with it.
  var radius: Float { get set }
}

/// Squares of one colour.
public protocol CIPixellate: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var center: CGPoint { get set }
  /// Apple's; kept, and nothing is computed with it.
  var scale: Float { get set }
}

/// Pieces of one colour.
public protocol CICrystallize: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var radius: Float { get set }
  /// Apple's; kept, and nothing is computed with it.
  var center: CGPoint { get set }
}

/// Turns the middle.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var center: CGPoint { get set }
  /// Apple's; kept, and nothing is computed with it.
  var radius: Float { get set }
  /// Apple's; kept, and nothing is computed with it.
  var angle: Float { get set }
}

/// A glow.
public protocol CIBloom: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var intensity: Float { get set }
  /// Apple's; kept, and nothing is computed with it.
  var radius: Float { get set }
}

/// Sharper edges.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var intensity: Float { get set }
  /// Apple's; kept, and nothing is computed with it.
  var radius: Float { get set }
}

/// Sharper.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var sharpness: Float { get set }
  /// Apple's; kept, and nothing is computed with it.
  var radius: Float { get set }
}

/// Edges alone.
public protocol CIEdges: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var intensity: Float { get set }
}

/// As a comic.
public protocol CIComicEffect: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
}

/// Black and white with contrast.
public protocol CIPhotoEffectNoir: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
}

/// Black and white.
public protocol CIPhotoEffectMono: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
}

/// Old colours with contrast.
public protocol CIPhotoEffectChrome: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
}

/// Faded colours.
public protocol CIPhotoEffectFade: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
}

/// As an instant picture.
public protocol CIPhotoEffectInstant: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
}

/// Cold colours.
public protocol CIPhotoEffectProcess: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
}

/// Black and white without contrast.
public protocol CIPhotoEffectTonal: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
}

/// Warm colours.
public protocol CIPhotoEffectTransfer: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
}

/// Two images by a mask.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var backgroundImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var maskImage: CIImage? { get set }
}

/// One image over another.
public protocol CISourceOverCompositing: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var backgroundImage: CIImage? { get set }
}

/// The mean colour.
public protocol CIAreaAverage: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var extent: CGRect { get set }
}

/// A square code of a message.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var message: Data { get set }
  /// Apple's; kept, and nothing is computed with it.
  var correctionLevel: String { get set }
}

/// A code of bars of a message.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var message: Data { get set }
  /// Apple's; kept, and nothing is computed with it.
  var quietSpace: Float { get set }
  /// Apple's; kept, and nothing is computed with it.
  var barcodeHeight: Float { get set }
}

/// Two colours for dark and light.
public protocol CIFalseColor: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var color0: CIColor { get set }
  /// Apple's; kept, and nothing is computed with it.
  var color1: CIColor { get set }
}

/// A square code of a message.
public protocol CIAztecCodeGenerator: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var message: Data { get set }
}

/// A code of lines of a message.
public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var message: Data { get set }
}

/// Made straight.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
}

/// Blurs by circles.
public protocol CIDiscBlur: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var radius: Float { get set }
}

/// Blurs from the middle.
public protocol CIZoomBlur: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var center: CGPoint { get set }
  /// Apple's; kept, and nothing is computed with it.
  var amount: Float { get set }
}

/// Light becomes opacity.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
}

/// Grey by the strongest colour.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
}

/// Few colours.
public protocol CIColorPosterize: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var levels: Float { get set }
}

/// Dots.
public protocol CIDotScreen: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var center: CGPoint { get set }
  /// Apple's; kept, and nothing is computed with it.
  var angle: Float { get set }
  /// Apple's; kept, and nothing is computed with it.
  var width: Float { get set }
  /// Apple's; kept, and nothing is computed with it.
  var sharpness: Float { get set }
}

/// Mirrors.
public protocol CIKaleidoscope: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var center: CGPoint { get set }
  /// Apple's; kept, and nothing is computed with it.
  var angle: Float { get set }
}

/// Dull light.
public protocol CIGloom: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var radius: Float { get set }
  /// Apple's; kept, and nothing is computed with it.
  var intensity: Float { get set }
}

/// Light and dark.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var radius: Float { get set }
  /// Apple's; kept, and nothing is computed with it.
  var shadowAmount: Float { get set }
  /// Apple's; kept, and nothing is computed with it.
  var highlightAmount: Float { get set }
}

/// Warmth.
public protocol CITemperatureAndTint: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var neutral: CIVector { get set }
  /// Apple's; kept, and nothing is computed with it.
  var targetNeutral: CIVector { get set }
}

/// Two images multiplied.
public protocol CIMultiplyBlendMode: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var inputImage: CIImage? { get set }
  /// Apple's; kept, and nothing is computed with it.
  var backgroundImage: CIImage? { get set }
}

/// From one colour to another.
public protocol CILinearGradient: CIFilterProtocol {
  /// Apple's; kept, and nothing is computed with it.
  var color0: CIColor { get set }
  /// Apple's; kept, and nothing is computed with it.
  var color1: CIColor { get set }
}

/// A filter with all that one can be given; each is kept under its key.
private final class BuiltinFilter: CIFilter, CISepiaTone, CIGaussianBlur, CIBoxBlur, CIColorControls,
  CIColorInvert, CIColorMonochrome, CIExposureAdjust, CIGammaAdjust, CIHueAdjust, CIVibrance, CIVignette,
  CIPixellate, CICrystallize, CITwirlDistortion, CIBloom, CIUnsharpMask, CISharpenLuminance, CIEdges,
  CIComicEffect, CIPhotoEffectNoir, CIPhotoEffectMono, CIPhotoEffectChrome, CIPhotoEffectFade,
  CIPhotoEffectInstant, CIPhotoEffectProcess, CIPhotoEffectTonal, CIPhotoEffectTransfer, CIBlendWithMask,
  CISourceOverCompositing, CIAreaAverage, CIQRCodeGenerator, CICode128BarcodeGenerator,
  CIFalseColor, CIAztecCodeGenerator, CIPDF417BarcodeGenerator, CIPerspectiveCorrection, CIDiscBlur,
  CIZoomBlur, CIMaskToAlpha, CIMaximumComponent, CIColorPosterize, CIDotScreen, CIKaleidoscope, CIGloom,
  CIHighlightShadowAdjust, CITemperatureAndTint, CIMultiplyBlendMode, CILinearGradient
{
  /// Whatever kind of number was set under a key.
  private func number(_ key: String) -> Float? {
    switch value(forKey: key) {
    case let value as Float: value
    case let value as Double: Float(value)
    case let value as CGFloat: Float(value)
    case let value as Int: Float(value)
    case let value as NSNumber: value.floatValue
    default: nil
    }
  }

  var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? CIColor(red: 1, green: 1, blue: 1) }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? CIColor(red: 1, green: 1, blue: 1) }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var highlightAmount: Float {
    get { number("inputHighlightAmount") ?? 0 }
    set { setValue(newValue, forKey: "inputHighlightAmount") }
  }
  var levels: Float {
    get { number("inputLevels") ?? 0 }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  var neutral: CIVector {
    get { value(forKey: "inputNeutral") as? CIVector ?? CIVector(x: 6500, y: 0) }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
  var shadowAmount: Float {
    get { number("inputShadowAmount") ?? 0 }
    set { setValue(newValue, forKey: "inputShadowAmount") }
  }
  var targetNeutral: CIVector {
    get { value(forKey: "inputTargetNeutral") as? CIVector ?? CIVector(x: 6500, y: 0) }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
  var width: Float {
    get { number("inputWidth") ?? 0 }
    set { setValue(newValue, forKey: "inputWidth") }
  }
  var amount: Float {
    get { number("inputAmount") ?? 0 }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  var angle: Float {
    get { number("inputAngle") ?? 0 }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage ?? nil }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var barcodeHeight: Float {
    get { number("inputBarcodeHeight") ?? 0 }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
  var brightness: Float {
    get { number("inputBrightness") ?? 0 }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var center: CGPoint {
    get { value(forKey: "inputCenter") as? CGPoint ?? CGPoint(x: 150, y: 150) }
    set { setValue(newValue, forKey: "inputCenter") }
  }
  var color: CIColor {
    get { value(forKey: "inputColor") as? CIColor ?? CIColor(red: 1, green: 1, blue: 1) }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var contrast: Float {
    get { number("inputContrast") ?? 0 }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var ev: Float {
    get { number("inputEV") ?? 0 }
    set { setValue(newValue, forKey: "inputEV") }
  }
  var extent: CGRect {
    get { value(forKey: "inputExtent") as? CGRect ?? .zero }
    set { setValue(newValue, forKey: "inputExtent") }
  }
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage ?? nil }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var intensity: Float {
    get { number("inputIntensity") ?? 0 }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var maskImage: CIImage? {
    get { value(forKey: "inputMaskImage") as? CIImage ?? nil }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var power: Float {
    get { number("inputPower") ?? 0 }
    set { setValue(newValue, forKey: "inputPower") }
  }
  var quietSpace: Float {
    get { number("inputQuietSpace") ?? 0 }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  var radius: Float {
    get { number("inputRadius") ?? 0 }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var saturation: Float {
    get { number("inputSaturation") ?? 0 }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var scale: Float {
    get { number("inputScale") ?? 0 }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var sharpness: Float {
    get { number("inputSharpness") ?? 0 }
    set { setValue(newValue, forKey: "inputSharpness") }
  }
}

extension CIFilter {
  /// Brown tones; nothing is computed.
  public class func sepiaTone() -> CIFilter & CISepiaTone { BuiltinFilter(name: "CISepiaTone")! }
  /// Blurs; nothing is computed.
  public class func gaussianBlur() -> CIFilter & CIGaussianBlur { BuiltinFilter(name: "CIGaussianBlur")! }
  /// Blurs by squares; nothing is computed.
  public class func boxBlur() -> CIFilter & CIBoxBlur { BuiltinFilter(name: "CIBoxBlur")! }
  /// Saturation, brightness, contrast; nothing is computed.
  public class func colorControls() -> CIFilter & CIColorControls { BuiltinFilter(name: "CIColorControls")! }
  /// The opposite colours; nothing is computed.
  public class func colorInvert() -> CIFilter & CIColorInvert { BuiltinFilter(name: "CIColorInvert")! }
  /// Shades of one colour; nothing is computed.
  public class func colorMonochrome() -> CIFilter & CIColorMonochrome {
    BuiltinFilter(name: "CIColorMonochrome")!
  }
  /// Exposure; nothing is computed.
  public class func exposureAdjust() -> CIFilter & CIExposureAdjust {
    BuiltinFilter(name: "CIExposureAdjust")!
  }
  /// Brightness of the middle tones; nothing is computed.
  public class func gammaAdjust() -> CIFilter & CIGammaAdjust { BuiltinFilter(name: "CIGammaAdjust")! }
  /// Turns the colours; nothing is computed.
  public class func hueAdjust() -> CIFilter & CIHueAdjust { BuiltinFilter(name: "CIHueAdjust")! }
  /// Saturation of pale colours; nothing is computed.
  public class func vibrance() -> CIFilter & CIVibrance { BuiltinFilter(name: "CIVibrance")! }
  /// Darker corners; nothing is computed.
  public class func vignette() -> CIFilter & CIVignette { BuiltinFilter(name: "CIVignette")! }
  /// Squares of one colour; nothing is computed.
  public class func pixellate() -> CIFilter & CIPixellate { BuiltinFilter(name: "CIPixellate")! }
  /// Pieces of one colour; nothing is computed.
  public class func crystallize() -> CIFilter & CICrystallize { BuiltinFilter(name: "CICrystallize")! }
  /// Turns the middle; nothing is computed.
  public class func twirlDistortion() -> CIFilter & CITwirlDistortion {
    BuiltinFilter(name: "CITwirlDistortion")!
  }
  /// A glow; nothing is computed.
  public class func bloom() -> CIFilter & CIBloom { BuiltinFilter(name: "CIBloom")! }
  /// Sharper edges; nothing is computed.
  public class func unsharpMask() -> CIFilter & CIUnsharpMask { BuiltinFilter(name: "CIUnsharpMask")! }
  /// Sharper; nothing is computed.
  public class func sharpenLuminance() -> CIFilter & CISharpenLuminance {
    BuiltinFilter(name: "CISharpenLuminance")!
  }
  /// Edges alone; nothing is computed.
  public class func edges() -> CIFilter & CIEdges { BuiltinFilter(name: "CIEdges")! }
  /// As a comic; nothing is computed.
  public class func comicEffect() -> CIFilter & CIComicEffect { BuiltinFilter(name: "CIComicEffect")! }
  /// Black and white with contrast; nothing is computed.
  public class func photoEffectNoir() -> CIFilter & CIPhotoEffectNoir {
    BuiltinFilter(name: "CIPhotoEffectNoir")!
  }
  /// Black and white; nothing is computed.
  public class func photoEffectMono() -> CIFilter & CIPhotoEffectMono {
    BuiltinFilter(name: "CIPhotoEffectMono")!
  }
  /// Old colours with contrast; nothing is computed.
  public class func photoEffectChrome() -> CIFilter & CIPhotoEffectChrome {
    BuiltinFilter(name: "CIPhotoEffectChrome")!
  }
  /// Faded colours; nothing is computed.
  public class func photoEffectFade() -> CIFilter & CIPhotoEffectFade {
    BuiltinFilter(name: "CIPhotoEffectFade")!
  }
  /// As an instant picture; nothing is computed.
  public class func photoEffectInstant() -> CIFilter & CIPhotoEffectInstant {
    BuiltinFilter(name: "CIPhotoEffectInstant")!
  }
  /// Cold colours; nothing is computed.
  public class func photoEffectProcess() -> CIFilter & CIPhotoEffectProcess {
    BuiltinFilter(name: "CIPhotoEffectProcess")!
  }
  /// Black and white without contrast; nothing is computed.
  public class func photoEffectTonal() -> CIFilter & CIPhotoEffectTonal {
    BuiltinFilter(name: "CIPhotoEffectTonal")!
  }
  /// Warm colours; nothing is computed.
  public class func photoEffectTransfer() -> CIFilter & CIPhotoEffectTransfer {
    BuiltinFilter(name: "CIPhotoEffectTransfer")!
  }
  /// Two images by a mask; nothing is computed.
  public class func blendWithMask() -> CIFilter & CIBlendWithMask { BuiltinFilter(name: "CIBlendWithMask")! }
  /// One image over another; nothing is computed.
  public class func sourceOverCompositing() -> CIFilter & CISourceOverCompositing {
    BuiltinFilter(name: "CISourceOverCompositing")!
  }
  /// The mean colour; nothing is computed.
  public class func areaAverage() -> CIFilter & CIAreaAverage { BuiltinFilter(name: "CIAreaAverage")! }
  /// A square code of a message; nothing is computed.
  public class func qrCodeGenerator() -> CIFilter & CIQRCodeGenerator {
    BuiltinFilter(name: "CIQRCodeGenerator")!
  }
  /// A code of bars of a message; nothing is computed.
  public class func code128BarcodeGenerator() -> CIFilter & CICode128BarcodeGenerator {
    BuiltinFilter(name: "CICode128BarcodeGenerator")!
  }
  /// Two colours for dark and light; nothing is computed.
  public class func falseColor() -> CIFilter & CIFalseColor {
    BuiltinFilter(name: "CIFalseColor")!
  }
  /// A square code of a message; nothing is computed.
  public class func aztecCodeGenerator() -> CIFilter & CIAztecCodeGenerator {
    BuiltinFilter(name: "CIAztecCodeGenerator")!
  }
  /// A code of lines of a message; nothing is computed.
  public class func pdf417BarcodeGenerator() -> CIFilter & CIPDF417BarcodeGenerator {
    BuiltinFilter(name: "CIPDF417BarcodeGenerator")!
  }
  /// Made straight; nothing is computed.
  public class func perspectiveCorrection() -> CIFilter & CIPerspectiveCorrection {
    BuiltinFilter(name: "CIPerspectiveCorrection")!
  }
  /// Blurs by circles; nothing is computed.
  public class func discBlur() -> CIFilter & CIDiscBlur {
    BuiltinFilter(name: "CIDiscBlur")!
  }
  /// Blurs from the middle; nothing is computed.
  public class func zoomBlur() -> CIFilter & CIZoomBlur {
    BuiltinFilter(name: "CIZoomBlur")!
  }
  /// Light becomes opacity; nothing is computed.
  public class func maskToAlpha() -> CIFilter & CIMaskToAlpha {
    BuiltinFilter(name: "CIMaskToAlpha")!
  }
  /// Grey by the strongest colour; nothing is computed.
  public class func maximumComponent() -> CIFilter & CIMaximumComponent {
    BuiltinFilter(name: "CIMaximumComponent")!
  }
  /// Few colours; nothing is computed.
  public class func colorPosterize() -> CIFilter & CIColorPosterize {
    BuiltinFilter(name: "CIColorPosterize")!
  }
  /// Dots; nothing is computed.
  public class func dotScreen() -> CIFilter & CIDotScreen {
    BuiltinFilter(name: "CIDotScreen")!
  }
  /// Mirrors; nothing is computed.
  public class func kaleidoscope() -> CIFilter & CIKaleidoscope {
    BuiltinFilter(name: "CIKaleidoscope")!
  }
  /// Dull light; nothing is computed.
  public class func gloom() -> CIFilter & CIGloom {
    BuiltinFilter(name: "CIGloom")!
  }
  /// Light and dark; nothing is computed.
  public class func highlightShadowAdjust() -> CIFilter & CIHighlightShadowAdjust {
    BuiltinFilter(name: "CIHighlightShadowAdjust")!
  }
  /// Warmth; nothing is computed.
  public class func temperatureAndTint() -> CIFilter & CITemperatureAndTint {
    BuiltinFilter(name: "CITemperatureAndTint")!
  }
  /// Two images multiplied; nothing is computed.
  public class func multiplyBlendMode() -> CIFilter & CIMultiplyBlendMode {
    BuiltinFilter(name: "CIMultiplyBlendMode")!
  }
  /// From one colour to another; nothing is computed.
  public class func linearGradient() -> CIFilter & CILinearGradient {
    BuiltinFilter(name: "CILinearGradient")!
  }
}
