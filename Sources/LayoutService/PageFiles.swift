// The page itself: plain files beside this one, carried in the binary.

enum PageFiles {
  static let html = PackageResources.page_html
  static let script = PackageResources.page_js
  static let style = PackageResources.page_css
}
