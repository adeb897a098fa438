// A reader of documents of pages, and a report that is drawn into one.

import UIKit
import PDFKit

class PDFLibraryViewController: UITableViewController, UIDocumentPickerDelegate {
  private var urls: [URL] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "pdf")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(importFile))
    loadFiles()
  }
  private func loadFiles() {
    let docs = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    urls =
      (try? FileManager.default.contentsOfDirectory(
        at: docs, includingPropertiesForKeys: [.contentModificationDateKey, .fileSizeKey],
        options: .skipsHiddenFiles)) ?? []
    urls = urls.filter { $0.pathExtension.lowercased() == "pdf" }
    tableView.reloadData()
  }
  @objc func importFile() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
    picker.delegate = self
    picker.allowsMultipleSelection = false
    picker.modalPresentationStyle = .formSheet
    present(picker, animated: true)
  }
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    guard let url = urls.first, url.startAccessingSecurityScopedResource() else { return }
    defer { url.stopAccessingSecurityScopedResource() }
    let target = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      .appendingPathComponent(url.lastPathComponent)
    try? FileManager.default.copyItem(at: url, to: target)
    loadFiles()
  }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { dismiss(animated: true) }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { urls.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "pdf", for: indexPath)
    let url = urls[indexPath.row]
    cell.textLabel?.text = url.deletingPathExtension().lastPathComponent
    if let doc = PDFDocument(url: url), let page = doc.page(at: 0) {
      cell.imageView?.image = page.thumbnail(of: CGSize(width: 40, height: 56), for: .cropBox)
      cell.detailTextLabel?.text = "\(doc.pageCount) pages"
    }
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(ReaderViewController(url: urls[indexPath.row]), animated: true)
  }
}

class ReaderViewController: UIViewController, PDFViewDelegate, UISearchBarDelegate, PDFDocumentDelegate {
  let pdfView = PDFView()
  let thumbnails = PDFThumbnailView()
  let url: URL
  private var matches = [PDFSelection]()
  init(url: URL) { self.url = url; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pdfView.translatesAutoresizingMaskIntoConstraints = false
    thumbnails.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pdfView)
    view.addSubview(thumbnails)
    NSLayoutConstraint.activate([
      pdfView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      pdfView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pdfView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      thumbnails.topAnchor.constraint(equalTo: pdfView.bottomAnchor),
      thumbnails.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      thumbnails.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      thumbnails.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      thumbnails.heightAnchor.constraint(equalToConstant: 60),
    ])
    thumbnails.pdfView = pdfView
    thumbnails.thumbnailSize = CGSize(width: 30, height: 44)
    thumbnails.layoutMode = .horizontal
    pdfView.autoScales = true
    pdfView.displayMode = .singlePageContinuous
    pdfView.displayDirection = .vertical
    pdfView.usePageViewController(
      true, withViewOptions: [UIPageViewController.OptionsKey.interPageSpacing: 20])
    pdfView.delegate = self
    pdfView.document = PDFDocument(url: url)
    pdfView.document?.delegate = self
    pdfView.minScaleFactor = pdfView.scaleFactorForSizeToFit
    pdfView.maxScaleFactor = 4.0
    pdfView.backgroundColor = .secondarySystemBackground
    NotificationCenter.default.addObserver(
      self, selector: #selector(pageChanged(_:)), name: .PDFViewPageChanged, object: pdfView)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .bookmarks, target: self, action: #selector(showOutline)),
      UIBarButtonItem(
        image: UIImage(systemName: "highlighter"), style: .plain, target: self, action: #selector(highlight)),
    ]
    let bar = UISearchBar()
    bar.delegate = self
    navigationItem.titleView = bar
  }
  @objc func pageChanged(_ note: Notification) {
    guard let page = pdfView.currentPage, let index = pdfView.document?.index(for: page) else { return }
    UserDefaults.standard.set(index, forKey: url.lastPathComponent)
    title = "\(page.label ?? "") / \(pdfView.document!.pageCount)"
  }
  @objc func showOutline() {
    guard let root = pdfView.document?.outlineRoot else { return }
    let sheet = UIAlertController(title: "Contents", message: nil, preferredStyle: .actionSheet)
    for i in 0..<root.numberOfChildren {
      guard let child = root.child(at: i) else { continue }
      sheet.addAction(
        UIAlertAction(title: child.label, style: .default) { [weak self] _ in
          if let destination = child.destination { self?.pdfView.go(to: destination) }
        })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItems?.first
    present(sheet, animated: true)
  }
  @objc func highlight() {
    guard let selections = pdfView.currentSelection?.selectionsByLine() else { return }
    selections.forEach { selection in
      selection.pages.forEach { page in
        let annotation = PDFAnnotation(
          bounds: selection.bounds(for: page), forType: .highlight, withProperties: nil)
        annotation.color = UIColor.yellow.withAlphaComponent(0.5)
        page.addAnnotation(annotation)
      }
    }
    pdfView.clearSelection()
    pdfView.document?.write(to: url)
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
    pdfView.document?.cancelFindString()
    matches.removeAll()
    pdfView.document?.beginFindString(searchBar.text ?? "", withOptions: .caseInsensitive)
  }
  func didMatchString(_ instance: PDFSelection) {
    instance.color = .systemYellow
    matches.append(instance)
    pdfView.highlightedSelections = matches
    if matches.count == 1 { pdfView.go(to: instance) }
  }
  func pdfViewWillClick(onLink sender: PDFView, with url: URL) {
    UIApplication.shared.open(url)
  }
}
func makeReport(lines: [String]) -> Data {
  let meta = [kCGPDFContextCreator: "Reports", kCGPDFContextAuthor: "me", kCGPDFContextTitle: "Report"]
  let format = UIGraphicsPDFRendererFormat()
  format.documentInfo = meta as [String: Any]
  let page = CGRect(x: 0, y: 0, width: 8.5 * 72.0, height: 11 * 72.0)
  let renderer = UIGraphicsPDFRenderer(bounds: page, format: format)
  return renderer.pdfData { ctx in
    ctx.beginPage()
    var y: CGFloat = 36
    for line in lines {
      let s = NSAttributedString(
        string: line, attributes: [.font: UIFont.systemFont(ofSize: 18, weight: .bold)])
      let size = s.size()
      s.draw(in: CGRect(x: 36, y: y, width: size.width, height: size.height))
      y += size.height + 4
      if y > page.height - 36 { ctx.beginPage(); y = 36 }
    }
    let c = ctx.cgContext
    c.saveGState()
    c.setLineWidth(2.0)
    c.move(to: CGPoint(x: 0, y: y))
    c.addLine(to: CGPoint(x: page.width, y: y))
    c.strokePath()
    c.restoreGState()
  }
}
