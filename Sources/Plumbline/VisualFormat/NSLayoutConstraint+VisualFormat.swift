// Visual formats between views and guides: Apple's `constraints(withVisualFormat:options:metrics:views:)`.

import Foundation
@_exported import VisualFormat

extension NSLayoutConstraint {
  /// The constraints that a visual format describes, none of them active.
  ///
  /// Stops with Apple's sentence when the format or a constraint is illegal; `validatedConstraints` throws instead.
  /// - Parameters:
  ///   - format: For example `H:|-[title(>=80)]-8-[field]-|`. `|` is the superview of the view beside it, and a lone
  ///     `-` towards it leads to its layout margin.
  ///   - opts: How the views of the format are aligned, and in which direction it runs.
  ///   - metrics: Numbers by name.
  ///   - views: Views and layout guides by name.
  ///   - fileID: The file that becomes a part of the constraints' `creationSite`.
  ///   - line: The line there.
  @discardableResult
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    do {
      return try validatedConstraints(
        withVisualFormat: format, options: opts, metrics: metrics, views: views, fileID: fileID, line: line)
    } catch {
      stopProgram("\(error)", fileID, line)
    }
  }

  /// The same with exactly Apple's parameters, for code that passes the method on as a function.
  @_disfavoredOverload
  @discardableResult
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions, metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let constraints = try validatedConstraints(
        withVisualFormat: format, options: opts, metrics: metrics, views: views)
      for constraint in constraints { constraint.creationSite = nil }
      return constraints
    } catch {
      stopProgram("\(error)")
    }
  }

  /// The constraints that a visual format describes, or the reason why Apple would refuse it: a `VisualFormatError` with
  /// the place in the format, or a `LayoutConstraintError`.
  /// - Parameters:
  ///   - format: See `constraints(withVisualFormat:options:metrics:views:)`.
  ///   - options: How the views of the format are aligned, and in which direction it runs.
  ///   - metrics: Numbers by name.
  ///   - views: Views and layout guides by name.
  ///   - whiteSpace: Whether spaces may stand between the parts of the format. Apple's parser rejects them.
  ///   - fileID: The file that becomes a part of the constraints' `creationSite`.
  ///   - line: The line there.
  public class func validatedConstraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any], whiteSpace: FormatWhiteSpace = .allowed, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws -> [NSLayoutConstraint] {
    func item(_ name: String) -> Any? { views[name].map(Facades.item) }
    let parsed = try VisualFormat(
      format, whiteSpace: whiteSpace == .allowed ? .allowed : .rejected, isView: { views[$0] != nil },
      metric: { number(metrics?[$0]) })
    var surroundings = VisualFormatSurroundings()
    let first = parsed.elements.first.flatMap { superview(ofItem: item($0.name)) }
    if let environment = first?.effectiveLayoutEnvironment,
      environment.framework == .appKit || environment.generation.system < 8
    {
      // spec 03 §3: on macOS, and on iOS before layout margins, the distance to the superview is a number.
      surroundings.spaceToSuperview = .points(20)
    }
    surroundings.hasSuperview = { superview(ofItem: item($0)) != nil }
    surroundings.hasText = { (item($0) as? UIView)?.baselineOffsetsInLayout != nil }
    return try parsed.constraints(options: options, surroundings: surroundings).map { described in
      try constraint(described, item: item, fileID, line)
    }
  }

  private static func constraint(
    _ described: VisualFormatConstraint, item named: (String) -> Any?, _ fileID: StaticString, _ line: UInt
  ) throws -> NSLayoutConstraint {
    func item(_ item: VisualFormatConstraint.Item) -> Any? {
      switch item {
      case .view(let name): named(name)
      case .superview(of: let name): superview(ofItem: named(name))
      }
    }
    let first = item(described.firstItem)
    let second = described.secondItem.flatMap(item)
    var constant = CGFloat(described.constant)
    if described.isStandardSpace,
      described.firstAttribute == .firstBaseline || described.secondAttribute == .lastBaseline,
      let lower = first as? UIView, let upper = second as? UIView
    {
      // The lines' heights decide (spec 03 §3).
      constant = SystemSpacing.between(
        upper: AnchorSide(item: upper, attribute: described.secondAttribute),
        lower: AnchorSide(item: lower, attribute: described.firstAttribute))
    }
    let constraint = try validated(
      item: first, attribute: described.firstAttribute, relatedBy: described.relation, toItem: second,
      attribute: described.secondAttribute, constant: constant,
      priority: UILayoutPriority(described.priority), fileID: fileID, line: line)
    guard described.isStandardSpace else { return constraint }
    constraint.symbolicConstant = .standardSpace
    // A space to the superview is one to `|` alone; between names it is that of neighbours (rdar 13591245).
    if case .view = described.firstItem, case .view = described.secondItem, areOneInTheOther(first, second) {
      throw LayoutConstraintError.unresolvedStandardSpace(constraint: constraint.description)
    }
    return constraint
  }

  private static func areOneInTheOther(_ first: Any?, _ second: Any?) -> Bool {
    guard let first = first as? UIView, let second = second as? UIView else { return false }
    return first.superview === second || second.superview === first
  }

  private static func superview(ofItem item: Any?) -> UIView? {
    if let view = item as? UIView { return view.superview }
    return (item as? UILayoutGuide)?.owningView
  }

  /// The double value of a metric (spec 03 §1).
  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as UILayoutPriority: Double(value.rawValue)
    default: nil
    }
  }
}
