// `#visualFormat` for AppKit's views, with the trait `Macros`. A macro cannot be passed on by its name as types are, so that
// the module has declarations of its own. A program may import Plumbline's too: their parameters are narrower than those, or
// what a literal is without a type (a dictionary), so that the compiler prefers them wherever both would do.

#if Macros
  import Plumbline

  /// A view or a layout guide of AppKit, which a name in a visual format that the compiler checks may stand for.
  public protocol NSVisualFormatItem: VisualFormatItem {}

  extension NSView: NSVisualFormatItem {}
  extension NSLayoutGuide: NSVisualFormatItem {}

  /// The constraints that a visual format describes, none of them active; the compiler has read the format.
  ///
  ///     NSLayoutConstraint.activate(#visualFormat("H:|-[title(>=80)]-gap-[field]-|", options: .alignAllCenterY))
  ///
  /// A mistake in the format is an error at its column. Names are those of variables around the call, of views that are
  /// listed behind the format (`cell.title` is called title) or of a dictionary literal; where views are listed, or
  /// metrics are given, those are all that there are.
  /// - Parameters:
  ///   - format: A string literal without interpolations.
  ///   - views: The views and layout guides of the format. None: variables of its names.
  ///   - options: How the views of the format are aligned, and in which direction it runs.
  ///   - metrics: Numbers by name. None: variables of the format's names.
  @freestanding(expression)
  public macro visualFormat(
    _ format: String, _ views: any NSVisualFormatItem..., options: NSLayoutConstraint.FormatOptions = [],
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
    views: [String: any NSVisualFormatItem]
  ) -> [NSLayoutConstraint] = #externalMacro(module: "VisualFormatMacros", type: "VisualFormatMacro")
#endif
