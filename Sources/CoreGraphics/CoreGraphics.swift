// Core Graphics' name for the geometry that Foundation has here and for the paths, colours and contexts that Plumbline
// has, for source that imports it alone or beside UIKit.

@_exported import FoundationAdditions
@_exported import class Plumbline.CGColor
@_exported import class Plumbline.CGColorSpace
@_exported import class Plumbline.CGContext
@_exported import class Plumbline.CGFont
@_exported import class Plumbline.CGGradient
@_exported import class Plumbline.CGImage
@_exported import class Plumbline.CGMutablePath
@_exported import class Plumbline.CGPath
@_exported import enum Plumbline.CGBlendMode
@_exported import enum Plumbline.CGImageAlphaInfo
@_exported import enum Plumbline.CGInterpolationQuality
@_exported import enum Plumbline.CGLineCap
@_exported import enum Plumbline.CGLineJoin
@_exported import enum Plumbline.CGPathDrawingMode
@_exported import enum Plumbline.CGPathFillRule
@_exported import func Plumbline.CGColorSpaceCreateDeviceGray
@_exported import func Plumbline.CGColorSpaceCreateDeviceRGB
@_exported import struct Plumbline.CGAffineTransform
@_exported import struct Plumbline.CGGradientDrawingOptions
@_exported import struct Plumbline.CGVector
