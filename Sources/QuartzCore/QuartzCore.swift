// Core Animation's name for the layers that Plumbline has, for source that imports it beside UIKit or AppKit.

@_exported import Foundation
@_exported import class Plumbline.CAAnimation
@_exported import class Plumbline.CALayer
@_exported import class Plumbline.CAMediaTimingFunction
@_exported import class Plumbline.CATransaction
@_exported import struct Plumbline.CACornerMask
@_exported import struct Plumbline.CALayerContentsGravity
@_exported import struct Plumbline.CALayerCornerCurve
@_exported import struct Plumbline.CAMediaTimingFillMode
@_exported import struct Plumbline.CAMediaTimingFunctionName
