// The script and the style of reports as pages: plain files beside this one, carried in code. A module of their own, so that
// they are compiled when they change and not whenever a report does.

/// The files of a page.
package enum ReportPageFiles {
  /// `report.js`.
  package static let script = PackageResources.report_js
  /// `report.css`.
  package static let style = PackageResources.report_css
}
