// Core Animation's name for the layers that Plumbline has, for source that imports it beside UIKit or AppKit.

@_exported import FoundationAdditions
@_exported import class Plumbline.CAAnimation
@_exported import class Plumbline.CABasicAnimation
@_exported import class Plumbline.CADisplayLink
@_exported import class Plumbline.CAGradientLayer
@_exported import class Plumbline.CALayer
@_exported import class Plumbline.CAMediaTimingFunction
@_exported import class Plumbline.CAPropertyAnimation
@_exported import class Plumbline.CAShapeLayer
@_exported import class Plumbline.CATextLayer
@_exported import class Plumbline.CATransaction
@_exported import func Plumbline.CACurrentMediaTime
@_exported import func Plumbline.CATransform3DGetAffineTransform
@_exported import func Plumbline.CATransform3DIsIdentity
@_exported import func Plumbline.CATransform3DMakeAffineTransform
@_exported import func Plumbline.CATransform3DMakeScale
@_exported import func Plumbline.CATransform3DMakeTranslation
@_exported import let Plumbline.CATransform3DIdentity
@_exported import let Plumbline.kCATransactionAnimationDuration
@_exported import let Plumbline.kCATransactionDisableActions
@_exported import protocol Plumbline.CAAction
@_exported import protocol Plumbline.CAAnimationDelegate
@_exported import protocol Plumbline.CALayerDelegate
@_exported import struct Plumbline.CACornerMask
@_exported import struct Plumbline.CAGradientLayerType
@_exported import struct Plumbline.CALayerContentsGravity
@_exported import struct Plumbline.CALayerCornerCurve
@_exported import struct Plumbline.CAMediaTimingFillMode
@_exported import struct Plumbline.CAMediaTimingFunctionName
@_exported import struct Plumbline.CAShapeLayerFillRule
@_exported import struct Plumbline.CAShapeLayerLineCap
@_exported import struct Plumbline.CAShapeLayerLineJoin
@_exported import struct Plumbline.CATextLayerTruncationMode
@_exported import struct Plumbline.CATransform3D
@_exported import typealias Plumbline.CFTimeInterval
