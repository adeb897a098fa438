// `#visualFormat`, with the trait `Macros`: visual formats that the compiler reads, and what they become.

#if Macros
  import Foundation

  /// The constraints that a visual format describes, none of them active; the compiler has read the format.
  ///
  ///     NSLayoutConstraint.activate(#visualFormat("H:|-[title(>=80)]-gap-[field]-|", options: .alignAllCenterY))
  ///
  /// A mistake in the format is an error at its column. Names are those of variables around the call, of views that are
  /// listed behind the format (`cell.title` is called title) or of a dictionary literal; where views are listed, or metrics
  /// are given, those are all that there are. What only the running program knows, such as whether a view has a superview,
  /// stops it as `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)` does.
  /// - Parameters:
  ///   - format: A string literal without interpolations.
  ///   - views: The views and layout guides of the format. None: variables of its names.
  ///   - options: How the views of the format are aligned, and in which direction it runs.
  ///   - metrics: Numbers by name. None: variables of the format's names.
  @freestanding(expression)
  public macro visualFormat(
    _ format: String, _ views: any VisualFormatItem..., options: NSLayoutConstraint.FormatOptions = [],
    metrics: KeyValuePairs<String, any VisualFormatMetric> = [:]
  ) -> [NSLayoutConstraint] = #externalMacro(module: "VisualFormatMacros", type: "VisualFormatMacro")

  /// The same with views by names of the format's own.
  /// - Parameters:
  ///   - format: A string literal without interpolations.
  ///   - options: How the views of the format are aligned, and in which direction it runs.
  ///   - metrics: Numbers by name. None: variables of the format's names.
  ///   - views: Views and layout guides by name, as a dictionary literal.
  @freestanding(expression)
  public macro visualFormat(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [],
    metrics: KeyValuePairs<String, any VisualFormatMetric> = [:],
    views: KeyValuePairs<String, any VisualFormatItem>
  ) -> [NSLayoutConstraint] = #externalMacro(module: "VisualFormatMacros", type: "VisualFormatMacro")

  /// The values of names in a visual format that the compiler checks.
  public protocol VisualFormatValue {}

  /// A view or a layout guide.
  public protocol VisualFormatItem: VisualFormatValue {}

  /// A number.
  public protocol VisualFormatMetric: VisualFormatValue {}

  extension UIView: VisualFormatItem {}
  extension UILayoutGuide: VisualFormatItem {}

  extension Int: VisualFormatMetric {}
  extension Int8: VisualFormatMetric {}
  extension Int16: VisualFormatMetric {}
  extension Int32: VisualFormatMetric {}
  extension Int64: VisualFormatMetric {}
  extension UInt: VisualFormatMetric {}
  extension UInt8: VisualFormatMetric {}
  extension UInt16: VisualFormatMetric {}
  extension UInt32: VisualFormatMetric {}
  extension UInt64: VisualFormatMetric {}
  extension Double: VisualFormatMetric {}
  extension Float: VisualFormatMetric {}
  extension CGFloat: VisualFormatMetric {}
  extension NSNumber: VisualFormatMetric {}
  extension UILayoutPriority: VisualFormatMetric {}

  extension NSLayoutConstraint {
    /// The expansion of `#visualFormat`: the constraints of a format whose names are known.
    /// - Parameters:
    ///   - format: A format that can be read.
    ///   - options: How the views of the format are aligned, and in which direction it runs.
    ///   - metrics: Numbers by name.
    ///   - views: Views and layout guides by name.
    ///   - either: Names in the places of sizes, which a number or a view may stand for.
    ///   - fileID: The file that becomes a part of the constraints' `creationSite`.
    ///   - line: The line there.
    public class func constraints(
      withCheckedVisualFormat format: String, options: FormatOptions = [],
      metrics: KeyValuePairs<String, any VisualFormatMetric> = [:],
      views: KeyValuePairs<String, any VisualFormatItem> = [:],
      either: KeyValuePairs<String, any VisualFormatValue> = [:], fileID: StaticString = #fileID,
      line: UInt = #line
    ) -> [NSLayoutConstraint] {
      var numbers: [String: Any] = [:]
      var items: [String: Any] = [:]
      for (name, value) in metrics { numbers[name] = value }
      for (name, value) in views { items[name] = value }
      for (name, value) in either {
        if value is any VisualFormatMetric { numbers[name] = value } else { items[name] = value }
      }
      return constraints(
        withVisualFormat: format, options: options, metrics: numbers, views: items, fileID: fileID, line: line
      )
    }
  }
#endif
