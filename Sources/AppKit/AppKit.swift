// AppKit's names for what Plumbline has, so that source that says `import AppKit` builds unchanged where there is no AppKit.
// As Apple's module does, it brings Foundation along. Of Plumbline it passes on only the names that AppKit shares, so that
// UIKit's are free for programs: many say `typealias UIView = NSView`. On Apple's systems the package has no such module.

@_exported import FoundationAdditions
@_exported import class Plumbline.AnimationTimeline
@_exported import class Plumbline.CAAnimation
@_exported import class Plumbline.CABasicAnimation
@_exported import class Plumbline.CAGradientLayer
@_exported import class Plumbline.CALayer
@_exported import class Plumbline.CAMediaTimingFunction
@_exported import class Plumbline.CAShapeLayer
@_exported import class Plumbline.CATextLayer
@_exported import class Plumbline.CATransaction
@_exported import class Plumbline.CGColor
@_exported import class Plumbline.NSLayoutAnchor
@_exported import class Plumbline.NSLayoutConstraint
@_exported import class Plumbline.NSLayoutDimension
@_exported import class Plumbline.NSLayoutXAxisAnchor
@_exported import class Plumbline.NSLayoutYAxisAnchor
@_exported import class Plumbline.NSMutableParagraphStyle
@_exported import class Plumbline.NSParagraphStyle
@_exported import class Plumbline.NSShadow
@_exported import enum Plumbline.NSLineBreakMode
@_exported import enum Plumbline.NSTextAlignment
@_exported import enum Plumbline.NSWritingDirection
@_exported import func Plumbline.CACurrentMediaTime
@_exported import func Plumbline.withConfinedLayout
@_exported import let Plumbline.NSDictionaryOfVariableBindings
@_exported import struct Plumbline.CAMediaTimingFunctionName
@_exported import struct Plumbline.CGAffineTransform
@_exported import struct Plumbline.ConstraintVisualization
@_exported import struct Plumbline.NSDirectionalEdgeInsets
@_exported import struct Plumbline.NSUnderlineStyle

#if !canImport(Darwin)
  @_exported import func Plumbline.NSSelectorFromString
  @_exported import func Plumbline.NSStringFromSelector
  @_exported import struct Plumbline.Selector
#endif
