// A screen of UIKit's that shows SwiftUI: a hosting controller under constraints, cells of views, a view of UIKit's among them.

import SwiftUI

final class CartModel: ObservableObject {
  @Published var count = 1
}

struct CartView: View {
  @ObservedObject var model: CartModel
  @State private var isGift = false
  var order: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: "cart").imageScale(.large)
        Text("\(model.count) items").font(.headline)
        Spacer()
        RatingBar(value: 3).frame(width: 100, height: 20).accessibilityIdentifier("rating")
      }
      Toggle("Gift", isOn: $isGift)
      if isGift { Text("Wrapped in paper").foregroundColor(.secondary).accessibilityIdentifier("paper") }
      Button(action: order) {
        Text("Order").frame(maxWidth: .infinity, minHeight: 44).background(Color.accentColor).cornerRadius(8)
      }
      .accessibilityIdentifier("order")
    }
    .padding(16)
  }
}

final class RatingView: UIView {
  var value = 0
  @objc dynamic func rate() { value += 1 }
}

struct RatingBar: UIViewRepresentable {
  let value: Int
  class Coordinator: NSObject {
    weak var bar: RatingView?
    @objc func tapped(_ sender: UITapGestureRecognizer) { bar?.rate() }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> RatingView {
    let bar = RatingView()
    context.coordinator.bar = bar
    bar.addGestureRecognizer(
      UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped(_:))))
    return bar
  }
  func updateUIView(_ uiView: RatingView, context: Context) { uiView.value = value }
}

final class CartViewController: UIViewController, UITableViewDataSource {
  let model = CartModel()
  private(set) var orders = 0
  private(set) lazy var hosting = UIHostingController(
    rootView: CartView(model: model) { [weak self] in self?.orders += 1 })
  let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(hosting)
    hosting.view.translatesAutoresizingMaskIntoConstraints = false
    table.translatesAutoresizingMaskIntoConstraints = false
    table.dataSource = self
    view.addSubview(hosting.view)
    view.addSubview(table)
    NSLayoutConstraint.activate([
      hosting.view.topAnchor.constraint(equalTo: view.topAnchor),
      hosting.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      hosting.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.topAnchor.constraint(equalTo: hosting.view.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    hosting.sizingOptions = .intrinsicContentSize
    hosting.safeAreaRegions = []
    hosting.didMove(toParent: self)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.contentConfiguration = UIHostingConfiguration {
      HStack {
        Circle().frame(width: 40, height: 40); Text("Row \(indexPath.row)")
      }
    }
    .margins(.vertical, 10)
    return cell
  }
}
