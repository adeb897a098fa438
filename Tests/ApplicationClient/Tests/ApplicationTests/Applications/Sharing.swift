// A share extension.

import UIKit
import Social
import MobileCoreServices
import UniformTypeIdentifiers

class ShareViewController: SLComposeServiceViewController {
  private var selectedFolder = "Inbox"
  private var urlString: String?
  private var imageData: Data?
  private lazy var folderItem: SLComposeSheetConfigurationItem? = {
    let item = SLComposeSheetConfigurationItem()
    item?.title = "Folder"
    item?.value = selectedFolder
    item?.valuePending = false
    item?.tapHandler = { [weak self] in self?.showFolders() }
    return item
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    placeholder = "Add a comment"
    charactersRemaining = 140
    navigationController?.navigationBar.topItem?.rightBarButtonItem?.title = "Save"
    navigationController?.navigationBar.tintColor = .white
    extractItems()
  }
  override func presentationAnimationDidFinish() {
    super.presentationAnimationDidFinish()
    textView.textColor = .label
  }
  override func isContentValid() -> Bool {
    let length = contentText.trimmingCharacters(in: .whitespaces).count
    charactersRemaining = NSNumber(value: 140 - length)
    return length <= 140
  }
  override func didSelectPost() {
    let defaults = UserDefaults(suiteName: "group.example.read-later")
    var saved = defaults?.array(forKey: "items") as? [[String: String]] ?? []
    saved.append(["url": urlString ?? "", "comment": contentText, "folder": selectedFolder])
    defaults?.set(saved, forKey: "items")
    self.extensionContext!.completeRequest(returningItems: [], completionHandler: nil)
  }
  override func didSelectCancel() {
    super.didSelectCancel()
    extensionContext?.cancelRequest(withError: NSError(domain: "share", code: 0, userInfo: nil))
  }
  override func configurationItems() -> [Any]! { return [folderItem!] }
  override func loadPreviewView() -> UIView! { return UIImageView(image: UIImage(named: "preview")) }
  private func extractItems() {
    guard let items = extensionContext?.inputItems as? [NSExtensionItem] else { return }
    for item in items {
      for provider in item.attachments ?? [] {
        if provider.hasItemConformingToTypeIdentifier(kUTTypeURL as String) {
          provider.loadItem(forTypeIdentifier: kUTTypeURL as String, options: nil) {
            [weak self] (item, error) in
            if let url = item as? URL {
              DispatchQueue.main.async {
                self?.urlString = url.absoluteString; self?.validateContent()
              }
            }
          }
        } else if provider.hasItemConformingToTypeIdentifier(UTType.image.identifier) {
          provider.loadItem(forTypeIdentifier: UTType.image.identifier, options: nil) { item, _ in
            var image: UIImage?
            if let url = item as? URL, let data = try? Data(contentsOf: url) {
              image = UIImage(data: data)
            } else if let i = item as? UIImage {
              image = i
            }
            self.imageData = image?.jpegData(compressionQuality: 0.8)
          }
        } else if provider.canLoadObject(ofClass: NSString.self) {
          _ = provider.loadObject(ofClass: NSString.self) { text, error in
            print(text as? String ?? "", error as Any)
          }
        }
      }
    }
  }
  private func showFolders() {
    let controller = FoldersViewController(style: .insetGrouped)
    controller.selected = selectedFolder
    controller.delegate = self
    pushConfigurationViewController(controller)
  }
}
protocol FoldersViewControllerDelegate: AnyObject {
  func folders(_ controller: FoldersViewController, didSelect name: String)
}
extension ShareViewController: FoldersViewControllerDelegate {
  func folders(_ controller: FoldersViewController, didSelect name: String) {
    selectedFolder = name
    folderItem?.value = name
    reloadConfigurationItems()
    popConfigurationViewController()
  }
}
class FoldersViewController: UITableViewController {
  weak var delegate: FoldersViewControllerDelegate?
  var selected = ""
  private let names = ["Inbox", "Work", "Recipes"]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: String(describing: UITableViewCell.self))
    tableView.backgroundColor = .clear
  }
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: String(describing: UITableViewCell.self), for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.accessoryType = names[indexPath.row] == selected ? .checkmark : .none
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.folders(self, didSelect: names[indexPath.row])
  }
}
// main app side
class ComposeHelper {
  func tweet(from vc: UIViewController, image: UIImage?) {
    if SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter) {
      let sheet = SLComposeViewController(forServiceType: SLServiceTypeTwitter)!
      sheet.setInitialText("Hello")
      sheet.add(image)
      sheet.add(URL(string: "https://example.com"))
      sheet.completionHandler = { result in
        switch result {
        case .done: print("done");
        case .cancelled: print("cancelled");
        @unknown default: break
        }
      }
      vc.present(sheet, animated: true, completion: nil)
    }
  }
  func action(_ context: NSExtensionContext) {
    let item = NSExtensionItem()
    item.attachments = [
      NSItemProvider(item: ["a": 1] as NSDictionary, typeIdentifier: kUTTypePropertyList as String)
    ]
    item.attributedTitle = NSAttributedString(string: "t")
    context.completeRequest(returningItems: [item])
  }
}
