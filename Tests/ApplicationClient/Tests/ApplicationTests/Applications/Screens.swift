// Screens as tutorials have them: settings, layouts of their own, films of a service, a wordy chat.

import UIKit

enum SettingType {
  case toggle(isOn: Bool, (Bool) -> Void), disclosure(detail: String?), picker([String]), stepper(Double),
    slider(Float), button(UIColor)
}
struct Setting { let title: String; let icon: UIImage?; let type: SettingType }
struct SettingSection { let header: String?; let footer: String?; let rows: [Setting] }

class SettingsViewController: UITableViewController {
  lazy var sections: [SettingSection] = [
    SettingSection(
      header: "General", footer: "These settings apply everywhere.",
      rows: [
        Setting(
          title: "Dark mode", icon: UIImage(systemName: "moon.fill"),
          type: .toggle(
            isOn: traitCollection.userInterfaceStyle == .dark, { [weak self] in self?.applyTheme(dark: $0) })),
        Setting(
          title: "Language", icon: UIImage(systemName: "globe"),
          type: .disclosure(
            detail: Locale.current.localizedString(forLanguageCode: Locale.current.languageCode ?? "en"))),
        Setting(title: "Text Size", icon: UIImage(systemName: "textformat.size"), type: .slider(0.5)),
      ]),
    SettingSection(
      header: nil, footer: nil, rows: [Setting(title: "Sign Out", icon: nil, type: .button(.systemRed))]),
  ]
  init() { super.init(style: .insetGrouped) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = NSLocalizedString(
      "settings.title", tableName: "Localizable", bundle: .main, value: "Settings", comment: "")
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.sectionHeaderTopPadding = 0
    tableView.cellLayoutMarginsFollowReadableWidth = true
    let header = UIView(frame: CGRect(x: 0, y: 0, width: tableView.frame.width, height: 120))
    let avatar = UIImageView(image: UIImage(named: "avatar"))
    avatar.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
    avatar.layer.cornerRadius = avatar.frame.width / 2
    avatar.layer.cornerCurve = .continuous
    avatar.layer.masksToBounds = true
    header.addSubview(avatar)
    tableView.tableHeaderView = header
  }
  func applyTheme(dark: Bool) {
    UserDefaults.standard.set(dark, forKey: "dark")
    UIApplication.shared.windows.forEach { $0.overrideUserInterfaceStyle = dark ? .dark : .light }
    let scenes = UIApplication.shared.connectedScenes
    let windowScene = scenes.first(where: { $0.activationState == .foregroundActive }) as? UIWindowScene
    windowScene?.windows.first(where: \.isKeyWindow)?.overrideUserInterfaceStyle = .unspecified
    setNeedsStatusBarAppearanceUpdate()
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      view.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { tableView.reloadData() }
  }
  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    guard let header = view as? UITableViewHeaderFooterView else { return }
    header.textLabel?.textColor = .label
    header.textLabel?.text = header.textLabel?.text?.capitalized
    header.backgroundView?.backgroundColor = .clear
    header.contentView.backgroundColor = .clear
    var c = header.defaultContentConfiguration()
    c.text = "x"
    header.contentConfiguration = c
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let setting = sections[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: .value1, reuseIdentifier: "v")
    cell.textLabel?.text = setting.title
    cell.imageView?.image = setting.icon
    cell.selectionStyle = .default
    switch setting.type {
    case let .toggle(isOn, handler):
      let sw = UISwitch()
      sw.isOn = isOn
      sw.onTintColor = .systemGreen
      sw.preferredStyle = .sliding
      sw.addAction(
        UIAction(handler: { action in handler((action.sender as! UISwitch).isOn) }), for: .valueChanged)
      cell.accessoryView = sw
    case .disclosure(let detail):
      cell.accessoryType = .disclosureIndicator
      cell.detailTextLabel?.text = detail
    case .picker(let options):
      let b = UIButton(type: .system)
      b.menu = UIMenu(
        title: "Pick", image: nil, identifier: nil, options: .displayInline,
        children: options.enumerated().map { i, o in UIAction(title: o, state: i == 0 ? .on : .off) { _ in } }
      )
      b.showsMenuAsPrimaryAction = true
      b.changesSelectionAsPrimaryAction = true
      cell.accessoryView = b
    case .stepper(let v):
      let s = UIStepper()
      s.value = v; s.minimumValue = 0; s.maximumValue = 10; s.wraps = true;
      s.isContinuous = false
      cell.accessoryView = s
    case .slider(let v):
      let s = UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
      s.setValue(v, animated: false)
      s.minimumTrackTintColor = .orange
      s.maximumValueImage = UIImage(systemName: "plus")
      s.setThumbImage(UIImage(named: "thumb"), for: .normal)
      s.isContinuous = true
      cell.accessoryView = s
    case .button(let color):
      cell.textLabel?.textColor = color
      cell.textLabel?.textAlignment = .center
    }
    let bg = UIView(); bg.backgroundColor = .tertiarySystemFill
    cell.selectedBackgroundView = bg
    cell.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
    cell.preservesSuperviewLayoutMargins = false
    cell.layoutMargins = .zero
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch sections[indexPath.section].rows[indexPath.row].type {
    case .disclosure:
      if let url = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(url) {
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
      }
    case .button: confirmSignOut(from: tableView.cellForRow(at: indexPath))
    default: break
    }
  }
  func confirmSignOut(from cell: UITableViewCell?) {
    let sheet = UIAlertController(
      title: "Sign Out?", message: "You can sign in again.", preferredStyle: .actionSheet)
    let destroy = UIAlertAction(title: "Sign Out", style: .destructive) { [self] _ in dismiss(animated: true)
    }
    destroy.setValue(UIColor.red, forKey: "titleTextColor")
    sheet.addAction(destroy)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.preferredAction = destroy
    sheet.view.tintColor = .systemPurple
    if let pop = sheet.popoverPresentationController {
      pop.sourceView = cell
      pop.sourceRect = cell?.bounds ?? .zero
      pop.permittedArrowDirections = [.up, .down]
      pop.barButtonItem = navigationItem.rightBarButtonItem
    }
    present(sheet, animated: true)
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let a = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
    a.image = UIImage(systemName: "pin")?.withTintColor(.white, renderingMode: .alwaysOriginal)
    a.backgroundColor = .systemYellow
    let c = UISwipeActionsConfiguration(actions: [a])
    return c
  }
  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["G", "S"] }
}

protocol PinterestLayoutDelegate: AnyObject {
  func collectionView(_ collectionView: UICollectionView, heightForPhotoAtIndexPath indexPath: IndexPath)
    -> CGFloat
}
class PinterestLayout: UICollectionViewLayout {
  weak var delegate: PinterestLayoutDelegate?
  private let numberOfColumns = 2
  private let cellPadding: CGFloat = 6
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }
  override var collectionViewContentSize: CGSize { return CGSize(width: contentWidth, height: contentHeight) }
  override func prepare() {
    guard cache.isEmpty, let collectionView = collectionView else { return }
    let columnWidth = contentWidth / CGFloat(numberOfColumns)
    var xOffset: [CGFloat] = []
    for column in 0..<numberOfColumns { xOffset.append(CGFloat(column) * columnWidth) }
    var column = 0
    var yOffset: [CGFloat] = .init(repeating: 0, count: numberOfColumns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let photoHeight = delegate?.collectionView(collectionView, heightForPhotoAtIndexPath: indexPath) ?? 180
      let height = cellPadding * 2 + photoHeight
      let frame = CGRect(x: xOffset[column], y: yOffset[column], width: columnWidth, height: height)
      let insetFrame = frame.insetBy(dx: cellPadding, dy: cellPadding)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = insetFrame
      cache.append(attributes)
      contentHeight = max(contentHeight, frame.maxY)
      yOffset[column] = yOffset[column] + height
      column = column < (numberOfColumns - 1) ? (column + 1) : 0
    }
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var visibleLayoutAttributes: [UICollectionViewLayoutAttributes] = []
    for attributes in cache {
      if attributes.frame.intersects(rect) { visibleLayoutAttributes.append(attributes) }
    }
    return visibleLayoutAttributes
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return cache[indexPath.item]
  }
  override func invalidateLayout() { super.invalidateLayout(); cache.removeAll() }
}
class CircularAttributes: UICollectionViewLayoutAttributes {
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var angle: CGFloat = 0 {
    didSet { zIndex = Int(angle * 1000000); transform = CGAffineTransform(rotationAngle: angle) }
  }
  override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone) as! CircularAttributes
    copied.anchorPoint = self.anchorPoint
    copied.angle = self.angle
    return copied
  }
  override func isEqual(_ object: Any?) -> Bool {
    guard let o = object as? CircularAttributes else { return false };
    return o.angle == angle && super.isEqual(object)
  }
}
class CircularLayout: UICollectionViewLayout {
  let itemSize = CGSize(width: 133, height: 173)
  var attributesList = [CircularAttributes]()
  override class var layoutAttributesClass: AnyClass { return CircularAttributes.self }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    var f = proposedContentOffset
    let factor = -1.0 / (collectionViewContentSize.width - collectionView!.bounds.width)
    if velocity.x < 0 { f.x = floor(f.x * factor) }
    return f
  }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let a = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    a?.alpha = 0
    a?.transform3D = CATransform3DMakeScale(0.1, 0.1, 1)
    return a
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for u in updateItems {
      switch u.updateAction {
      case .insert: print(u.indexPathAfterUpdate as Any);
      case .delete: print(u.indexPathBeforeUpdate as Any);
      default: break
      }
    }
  }
  override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
}
class SnappingFlow: UICollectionViewFlowLayout {
  override init() {
    super.init(); scrollDirection = .horizontal; minimumLineSpacing = 20;
    itemSize = CGSize(width: 200, height: 300)
  }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  override func prepare() {
    super.prepare()
    guard let cv = collectionView else { return }
    sectionInset = UIEdgeInsets(
      top: 0, left: (cv.bounds.width - itemSize.width) / 2, bottom: 0,
      right: (cv.bounds.width - itemSize.width) / 2)
    cv.decelerationRate = UIScrollView.DecelerationRate.fast
    register(UICollectionReusableView.self, forDecorationViewOfKind: "deco")
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let attributes = super.layoutAttributesForElements(in: rect), let cv = collectionView else {
      return nil
    }
    let copied = NSArray(array: attributes, copyItems: true) as! [UICollectionViewLayoutAttributes]
    for a in copied where a.representedElementCategory == .cell {
      let distance = abs(cv.contentOffset.x + cv.bounds.width / 2 - a.center.x)
      let scale = 1 - min(distance / cv.bounds.width, 1) * 0.25
      a.transform = CGAffineTransform(scaleX: scale, y: scale)
      a.size.height *= 1
    }
    return copied
  }
  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let cv = collectionView else {
      return super.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
    let targetRect = CGRect(origin: CGPoint(x: proposed.x, y: 0), size: cv.bounds.size)
    var offset = CGFloat.greatestFiniteMagnitude
    super.layoutAttributesForElements(in: targetRect)?.forEach {
      let d = $0.center.x - (proposed.x + cv.bounds.width / 2); if abs(d) < abs(offset) { offset = d }
    }
    return CGPoint(x: proposed.x + offset, y: proposed.y)
  }
  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let c =
      super.invalidationContext(forBoundsChange: newBounds) as! UICollectionViewFlowLayoutInvalidationContext
    c.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    return c
  }
}

struct Movie: Codable, Hashable {
  let id: Int; let title: String; let posterPath: String?; let voteAverage: Double; let releaseDate: String
  enum CodingKeys: String, CodingKey {
    case id, title; case posterPath = "poster_path"; case voteAverage = "vote_average";
    case releaseDate = "release_date"
  }
}
struct MovieResponse: Codable { let page: Int; let results: [Movie]; let total_pages: Int }
protocol MovieService { func fetch<T: Decodable>(_ type: T.Type, page: Int) async throws -> T }
actor ImageLoader {
  static let shared = ImageLoader()
  private enum State { case inProgress(Task<UIImage, Error>), ready(UIImage) }
  private var cache: [URL: State] = [:]
  func image(from url: URL) async throws -> UIImage {
    if let state = cache[url] {
      switch state {
      case .ready(let i): return i;
      case .inProgress(let t): return try await t.value
      }
    }
    let task = Task { () -> UIImage in
      guard let image = UIImage(data: try Data(contentsOf: url)) else { throw CocoaError(.fileReadUnknown) }
      return await image.byPreparingForDisplay() ?? image
    }
    cache[url] = .inProgress(task)
    let image = try await task.value
    cache[url] = .ready(image)
    return image
  }
}
final class StoredMovies: MovieService {
  func fetch<T: Decodable>(_ type: T.Type, page: Int) async throws -> T {
    let text = #"{"page": \#(page), "results": [], "total_pages": 1}"#
    return try JSONDecoder().decode(T.self, from: Data(text.utf8))
  }
}
@MainActor final class MoviesViewModel {
  private(set) var movies: [Movie] = [] { didSet { onUpdate?() } }
  var onUpdate: (() -> Void)?
  var onError: ((String) -> Void)?
  private var page = 1
  private var isLoading = false
  private let service: MovieService
  init(service: MovieService = StoredMovies()) { self.service = service }
  func loadNext() {
    guard !isLoading else { return }
    isLoading = true
    Task { [weak self] in
      guard let self else { return }
      defer { self.isLoading = false }
      do {
        let r = try await self.service.fetch(MovieResponse.self, page: self.page)
        self.page += 1
        self.movies.append(contentsOf: r.results)
      } catch is CancellationError {} catch { self.onError?(error.localizedDescription) }
    }
  }
}
final class MovieCell: UICollectionViewCell {
  private let imageView = UIImageView(), titleLabel = UILabel()
  private var task: Task<Void, Never>?
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView); contentView.addSubview(titleLabel)
    titleLabel.numberOfLines = 2; titleLabel.lineBreakMode = .byTruncatingTail
    imageView.clipsToBounds = true
    layer.shadowColor = UIColor.black.cgColor; layer.masksToBounds = false
    contentView.layer.cornerRadius = 8
    let selected = UIView(frame: bounds); selected.backgroundColor = .systemGray4;
    selectedBackgroundView = selected
  }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
  override func prepareForReuse() { super.prepareForReuse(); task?.cancel(); imageView.image = nil }
  func configure(with movie: Movie) {
    titleLabel.text = movie.title
    guard let p = movie.posterPath, let url = URL(string: "https://example.org/posters\(p)") else {
      return
    }
    task = Task { @MainActor in
      let image = try? await ImageLoader.shared.image(from: url)
      if !Task.isCancelled {
        imageView.image = image;
        UIView.transition(with: imageView, duration: 0.2, options: .transitionCrossDissolve) {}
      }
    }
  }
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    layoutAttributes.frame.size.height = ceil(size.height)
    return layoutAttributes
  }
  override func layoutSubviews() {
    super.layoutSubviews(); layer.shadowPath = UIBezierPath(rect: bounds).cgPath
  }
}
class MoviesViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching
{
  let viewModel: MoviesViewModel
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var dataSource: UICollectionViewDiffableDataSource<Int, Movie>!
  init(viewModel: MoviesViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func loadView() { view = collectionView }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.prefetchDataSource = self
    collectionView.isPrefetchingEnabled = true
    let reg = UICollectionView.CellRegistration<MovieCell, Movie> { $0.configure(with: $2) }
    dataSource = .init(
      collectionView: collectionView,
      cellProvider: { $0.dequeueConfiguredReusableCell(using: reg, for: $1, item: $2) })
    viewModel.onUpdate = { [weak self] in
      guard let self else { return }
      var s = NSDiffableDataSourceSnapshot<Int, Movie>()
      s.appendSections([0]); s.appendItems(self.viewModel.movies)
      self.dataSource.apply(s)
    }
    registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitUserInterfaceStyle.self]) {
      (self: Self, previous: UITraitCollection) in self.collectionView.reloadData()
    }
    viewModel.loadNext()
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    if indexPaths.contains(where: { $0.item >= viewModel.movies.count - 4 }) { viewModel.loadNext() }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    let y = scrollView.contentOffset.y;
    if y > scrollView.contentSize.height - scrollView.frame.height * 2, !decelerate { viewModel.loadNext() }
  }
}
final class AppCoordinator {
  let navigationController: UINavigationController;
  init(_ n: UINavigationController) { navigationController = n }
  @MainActor func start() {
    navigationController.setViewControllers([MoviesViewController(viewModel: .init())], animated: false);
    navigationController.navigationBar.topItem?.title = "Movies";
    navigationController.hidesBottomBarWhenPushed = false
  }
}

struct Message { let text: String; let isIncoming: Bool; let date: Date }

extension Date {
  static func dateFromCustomString(customString: String) -> Date {
    let dateFormatter = DateFormatter()
    dateFormatter.dateFormat = "MM/dd/yyyy"
    return dateFormatter.date(from: customString) ?? Date()
  }
  func reduceToMonthDayYear() -> Date {
    let calendar = Calendar.current
    let month = calendar.component(.month, from: self)
    let day = calendar.component(.day, from: self)
    let year = calendar.component(.year, from: self)
    return Date.dateFromCustomString(customString: "\(month)/\(day)/\(year)")
  }
}

class ChatMessageCell: UITableViewCell {
  let messageLabel = UILabel()
  let bubbleBackgroundView = UIView()
  var leadingConstraint: NSLayoutConstraint!
  var trailingConstraint: NSLayoutConstraint!
  var chatMessage: Message! {
    didSet {
      bubbleBackgroundView.backgroundColor = chatMessage.isIncoming ? .white : .darkGray
      messageLabel.textColor = chatMessage.isIncoming ? .black : .white
      messageLabel.text = chatMessage.text
      if chatMessage.isIncoming {
        leadingConstraint.isActive = true; trailingConstraint.isActive = false
      } else {
        leadingConstraint.isActive = false; trailingConstraint.isActive = true
      }
    }
  }
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    bubbleBackgroundView.layer.cornerRadius = 12
    bubbleBackgroundView.layer.maskedCorners = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner,
    ]
    bubbleBackgroundView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bubbleBackgroundView)
    addSubview(messageLabel)
    messageLabel.numberOfLines = 0
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      messageLabel.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      messageLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -32),
      messageLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 250),
      bubbleBackgroundView.topAnchor.constraint(equalTo: messageLabel.topAnchor, constant: -16),
      bubbleBackgroundView.leadingAnchor.constraint(equalTo: messageLabel.leadingAnchor, constant: -16),
      bubbleBackgroundView.bottomAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 16),
      bubbleBackgroundView.trailingAnchor.constraint(equalTo: messageLabel.trailingAnchor, constant: 16),
    ]
    NSLayoutConstraint.activate(constraints)
    leadingConstraint = messageLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32)
    leadingConstraint.isActive = false
    trailingConstraint = messageLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -32)
  }
  required init?(coder aDecoder: NSCoder) { fatalError() }
}

class DateHeaderLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black; textColor = .white; textAlignment = .center
    font = UIFont.boldSystemFont(ofSize: 14)
  }
  required init?(coder aDecoder: NSCoder) { fatalError() }
  override var intrinsicContentSize: CGSize {
    let originalContentSize = super.intrinsicContentSize
    let height = originalContentSize.height + 12
    layer.cornerRadius = height / 2
    layer.masksToBounds = true
    return CGSize(width: originalContentSize.width + 20, height: height)
  }
}

class InputAccessory: UIView, UITextViewDelegate {
  let textView = UITextView()
  let sendButton = UIButton(type: .system)
  var onSend: ((String) -> ())?
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = .flexibleHeight
    textView.isScrollEnabled = false
    textView.font = .systemFont(ofSize: 16)
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
    textView.textContainer.lineFragmentPadding = 0
    textView.layer.borderColor = UIColor.separator.cgColor
    textView.layer.borderWidth = 1 / UIScreen.main.scale
    textView.delegate = self
    sendButton.setTitle("Send", for: .normal)
    sendButton.setTitleColor(.systemBlue, for: .normal)
    sendButton.setTitleColor(.gray, for: .disabled)
    sendButton.addAction(
      UIAction { [unowned self] _ in
        self.onSend?(self.textView.text); self.textView.text = nil
      }, for: .touchUpInside)
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [textView, sendButton])
    row.spacing = 8; row.alignment = .bottom
    addSubview(row)
    row.translatesAutoresizingMaskIntoConstraints = false
    row.topAnchor.constraint(equalToSystemSpacingBelow: topAnchor, multiplier: 1).isActive = true
    row.leadingAnchor.constraint(equalToSystemSpacingAfter: leadingAnchor, multiplier: 1).isActive = true
    trailingAnchor.constraint(equalToSystemSpacingAfter: row.trailingAnchor, multiplier: 1).isActive = true
    layoutMarginsGuide.bottomAnchor.constraint(equalTo: row.bottomAnchor).isActive = true
  }
  required init?(coder: NSCoder) { fatalError() }
  override var intrinsicContentSize: CGSize { .zero }
  func textViewDidChange(_ textView: UITextView) {
    let size = textView.sizeThatFits(CGSize(width: textView.frame.width, height: .infinity))
    textView.isScrollEnabled = size.height > 120
    invalidateIntrinsicContentSize()
  }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    let current = textView.text as NSString
    return current.replacingCharacters(in: range, with: text).count <= 500
  }
}

class ChatViewController: UITableViewController {
  var chatMessages = [[Message]]()
  let accessory = InputAccessory(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  override var inputAccessoryView: UIView? { return accessory }
  override var canBecomeFirstResponder: Bool { return true }
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    tableView.keyboardDismissMode = .interactive
    tableView.allowsSelection = false
    tableView.backgroundColor = UIColor(white: 0.95, alpha: 1)
    tableView.register(ChatMessageCell.self, forCellReuseIdentifier: "id")
    accessory.onSend = { [weak self] t in
      guard let self else { return }
      self.chatMessages[self.chatMessages.count - 1].append(Message(text: t, isIncoming: false, date: .now))
      self.tableView.reloadData()
      self.scrollToBottom()
    }
    attemptToAssembleGroupedMessages()
  }
  fileprivate func attemptToAssembleGroupedMessages() {
    let messages = [
      Message(text: "Hi", isIncoming: true, date: Date.dateFromCustomString(customString: "08/03/2018"))
    ]
    let groupedMessages = Dictionary(grouping: messages) { (element) -> Date in
      return element.date.reduceToMonthDayYear()
    }
    groupedMessages.keys.sorted().forEach { key in chatMessages.append(groupedMessages[key] ?? []) }
  }
  func scrollToBottom() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      let section = self.chatMessages.count - 1
      self.tableView.scrollToRow(
        at: IndexPath(row: self.chatMessages[section].count - 1, section: section), at: .bottom,
        animated: true)
    }
  }
  override func numberOfSections(in tableView: UITableView) -> Int { chatMessages.count }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let first = chatMessages[section].first else { return nil }
    let label = DateHeaderLabel()
    label.text = DateFormatter.localizedString(from: first.date, dateStyle: .short, timeStyle: .none)
    let container = UIView()
    container.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.centerXAnchor.constraint(equalTo: container.centerXAnchor).isActive = true
    return container
  }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    chatMessages[section].count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "id", for: indexPath) as! ChatMessageCell
    cell.chatMessage = chatMessages[indexPath.section][indexPath.row]
    return cell
  }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) { _ in
      let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
        self.accessory.textView.text = self.chatMessages[indexPath.section][indexPath.row].text
      }
      let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
        _ in
      }
      return UIMenu(title: "", children: [copy, delete])
    }
  }
}
