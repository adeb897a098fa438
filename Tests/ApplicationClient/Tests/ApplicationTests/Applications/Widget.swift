// Widgets of the Today view.

import UIKit
import NotificationCenter

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var priceLabel: UILabel!
  @IBOutlet weak var changeLabel: UILabel!
  @IBOutlet weak var chart: SparklineView!
  @IBOutlet weak var lineHeight: NSLayoutConstraint!
  private lazy var numberFormatter: NumberFormatter = {
    let f = NumberFormatter()
    f.numberStyle = .currency
    f.currencyCode = "USD"
    f.maximumFractionDigits = 2
    return f
  }()
  private let defaults = UserDefaults(suiteName: "group.com.example.crypto")
  override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    preferredContentSize = CGSize(width: 0, height: 110)
    let tap = UITapGestureRecognizer(target: self, action: #selector(openApp))
    view.addGestureRecognizer(tap)
    let effect = UIVisualEffectView(effect: UIVibrancyEffect.widgetEffect(forVibrancyStyle: .label))
    effect.frame = view.bounds
    effect.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(effect, at: 0)
  }
  @objc func openApp() {
    if let url = URL(string: "cryptoapp://open?coin=btc") {
      extensionContext?.open(url, completionHandler: { ok in print(ok) })
    }
  }
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    let expanded = activeDisplayMode == .expanded
    preferredContentSize = expanded ? CGSize(width: maxSize.width, height: 200) : maxSize
    lineHeight.constant = expanded ? 90 : 0
    chart.isHidden = !expanded
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
    return .zero
  }
  func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
    fetch { result in
      switch result {
      case .success(let prices):
        self.show(prices)
        completionHandler(.newData)
      case .failure: completionHandler(NCUpdateResult.failed)
      }
    }
  }
  private func show(_ prices: [Double]) {
    guard let first = prices.first, let last = prices.last else { return }
    priceLabel.text = numberFormatter.string(from: NSNumber(value: last))
    let change = last - first
    changeLabel.textColor =
      change >= 0
      ? #colorLiteral(red: 0.3411764801, green: 0.6235294342, blue: 0.1686274558, alpha: 1) : UIColor.red
    changeLabel.text = String(format: "%+.2f", change)
    chart.values = prices.map { CGFloat($0) }
    defaults?.set(last, forKey: "lastPrice")
    defaults?.synchronize()
  }
  private func fetch(completion: @escaping (Result<[Double], Error>) -> Void) {
    var components = URLComponents(string: "https://api.example.com/history")!
    components.queryItems = [URLQueryItem(name: "days", value: "30")]
    let config = URLSessionConfiguration.ephemeral
    config.timeoutIntervalForRequest = 10
    config.requestCachePolicy = .reloadIgnoringLocalCacheData
    URLSession(configuration: config).dataTask(with: components.url!) { data, response, error in
      DispatchQueue.main.async {
        if let error = error { completion(.failure(error)); return }
        do {
          let json =
            try JSONSerialization.jsonObject(with: data ?? Data(), options: [.allowFragments])
            as? [String: Any]
          let raw = json?["prices"] as? [[Double]] ?? []
          completion(.success(raw.compactMap { $0.last }))
        } catch { completion(.failure(error)) }
      }
    }.resume()
  }
}

@IBDesignable class SparklineView: UIView {
  @IBInspectable var lineColor: UIColor = .white { didSet { setNeedsDisplay() } }
  @IBInspectable var lineWidth: CGFloat = 2
  @IBInspectable var showsDots: Bool = false
  var values: [CGFloat] = [] { didSet { setNeedsDisplay() } }
  override func draw(_ rect: CGRect) {
    guard values.count > 1, let minV = values.min(), let maxV = values.max(), maxV > minV,
      let context = UIGraphicsGetCurrentContext()
    else { return }
    let step = rect.width / CGFloat(values.count - 1)
    let points = values.enumerated().map {
      CGPoint(
        x: CGFloat($0.offset) * step, y: rect.height - ($0.element - minV) / (maxV - minV) * rect.height)
    }
    context.saveGState()
    context.setLineJoin(.round)
    context.setLineCap(.round)
    context.setLineWidth(lineWidth)
    lineColor.setStroke()
    let path = UIBezierPath()
    path.move(to: points[0])
    for i in 1..<points.count {
      let mid = CGPoint(x: (points[i].x + points[i - 1].x) / 2, y: (points[i].y + points[i - 1].y) / 2)
      path.addQuadCurve(to: mid, controlPoint: points[i - 1])
      if i == points.count - 1 { path.addLine(to: points[i]) }
    }
    path.stroke()
    if let clip = path.copy() as? UIBezierPath {
      clip.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      clip.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      clip.close()
      clip.addClip()
      let colors =
        [lineColor.withAlphaComponent(0.6).cgColor, lineColor.withAlphaComponent(0).cgColor] as CFArray
      if let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
      {
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: rect.maxY), options: [])
      }
    }
    context.restoreGState()
    if showsDots {
      points.forEach { context.fillEllipse(in: CGRect(x: $0.x - 2, y: $0.y - 2, width: 4, height: 4)) }
    }
  }
  override func prepareForInterfaceBuilder() { values = [1, 4, 2, 6, 3] }
}
class NotesWidget: UIViewController, NCWidgetProviding, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  let items = ["Milk", "Bread", "Eggs"]
  override func loadView() {
    table.dataSource = self; table.delegate = self;
    table.separatorEffect = UIVibrancyEffect.notificationCenter(); view = table
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return items.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "c")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "c")
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    NCWidgetController().setHasContent(!items.isEmpty, forWidgetWithBundleIdentifier: "com.example.widget")
    completionHandler(.noData)
  }
}
