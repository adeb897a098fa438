// The keychain in memory, the store that sells nothing, numbers by chance, images without pixels.

import CoreImage
import GameplayKit
import Security
import StoreKit
import Testing

@Suite("Keychain, store, chance, images")
struct StoredAndRandomTests {
  private final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
    var lines: [String] = []
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      lines.append("unknown \(response.invalidProductIdentifiers)")
    }
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
      lines += transactions.map { "\($0.transactionState)" }
    }
  }

  private func query(_ account: String, _ more: [String: Any] = [:]) -> NSDictionary {
    let base: [String: Any] = [
      "\(kSecClass)": kSecClassGenericPassword, "\(kSecAttrService)": "tests", "\(kSecAttrAccount)": account,
    ]
    return NSDictionary(dictionary: base.merging(more) { $1 })
  }

  // The results are those of Apple's documentation of SecItemAdd and SecItemCopyMatching.
  @Test("an item is added once, found, changed and taken away")
  func keychain() {
    let data = Data("secret".utf8)
    #expect(SecItemAdd(query("a", ["\(kSecValueData)": data]), nil) == errSecSuccess)
    #expect(SecItemAdd(query("a", ["\(kSecValueData)": data]), nil) == errSecDuplicateItem)
    var result: AnyObject?
    let asking = query("a", ["\(kSecReturnData)": true, "\(kSecMatchLimit)": kSecMatchLimitOne])
    #expect(SecItemCopyMatching(asking, &result) == errSecSuccess)
    #expect((result as? NSData).map { Data(referencing: $0) } == data)
    let other = NSDictionary(dictionary: ["\(kSecValueData)": Data("new".utf8)])
    #expect(SecItemUpdate(query("a"), other) == errSecSuccess)
    #expect(SecItemCopyMatching(asking, &result) == errSecSuccess)
    #expect((result as? NSData).map { Data(referencing: $0) } == Data("new".utf8))
    #expect(SecItemDelete(query("a")) == errSecSuccess)
    #expect(SecItemDelete(query("a")) == errSecItemNotFound)
    #expect(SecItemCopyMatching(asking, &result) == errSecItemNotFound)
  }

  @Test("accounts that are data of one length are two accounts")
  func accountsOfData() {
    func query(_ account: String, _ more: [String: Any] = [:]) -> NSDictionary {
      let base: [String: Any] = [
        "\(kSecClass)": kSecClassGenericPassword, "\(kSecAttrService)": "data",
        "\(kSecAttrAccount)": Data(account.utf8),
      ]
      return NSDictionary(dictionary: base.merging(more) { $1 })
    }
    #expect(SecItemAdd(query("anna"), nil) == errSecSuccess)
    #expect(SecItemAdd(query("otto"), nil) == errSecSuccess)
    #expect(SecItemAdd(query("anna"), nil) == errSecDuplicateItem)
    #expect(SecItemDelete(query("anna")) == errSecSuccess)
    #expect(SecItemDelete(query("otto")) == errSecSuccess)
  }

  @Test("the store knows no product, and a payment fails")
  func store() {
    let (shop, request) = (Shop(), SKProductsRequest(productIdentifiers: ["x"]))
    request.delegate = shop
    request.start()
    let queue = SKPaymentQueue()
    queue.add(shop)
    queue.add(SKPayment(product: SKProduct()))
    #expect(shop.lines == ["unknown [\"x\"]", "failed"])
    #expect(!SKPaymentQueue.canMakePayments())
  }

  @Test("a shuffled distribution gives every number before any comes again")
  func chance() {
    let distribution = GKShuffledDistribution(lowestValue: 1, highestValue: 6)
    for _ in 0..<3 { #expect(Set((0..<6).map { _ in distribution.nextInt() }) == Set(1...6)) }
    let list = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: [1, 2, 3])
    #expect(Set(list.compactMap { $0 as? Int }) == [1, 2, 3])
  }

  @MainActor
  @Test("an image to be filtered has its rectangle, and a filter gives none")
  func images() throws {
    let pixels = CGImage(width: 40, height: 20)
    let image = CIImage(cgImage: pixels)
    let larger = image.transformed(by: CGAffineTransform(scaleX: 2, y: 3))
    #expect(larger.extent == CGRect(x: 0, y: 0, width: 80, height: 60))
    #expect(UIImage(ciImage: larger).size == CGSize(width: 80, height: 60))
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    filter.setValue(0.5, forKey: kCIInputIntensityKey)
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Double == 0.5 && filter.outputImage == nil)
    #expect(CIContext().createCGImage(larger, from: larger.extent) == nil)
    #expect(CIContext().createCGImage(image, from: CGRect(x: 0, y: 0, width: 10, height: 10))?.width == 10)
  }
}
