// A file that knows Foundation alone.

import Foundation

class Connections: NSObject, XMLParserDelegate {
  static let shared = Connections()
  private var timer: Timer?
  private(set) var elements: [String] = []

  func request(for address: String) -> URLRequest? {
    guard let url = URL(string: address) else { return nil }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    return request
  }

  func load(_ request: URLRequest, completion: @escaping (Int?) -> Void) {
    URLSession.shared.dataTask(with: request) { _, response, _ in
      completion((response as? HTTPURLResponse)?.statusCode)
    }.resume()
  }

  func startPolling() {
    timer = Timer.scheduledTimer(
      timeInterval: 60, target: self, selector: #selector(poll), userInfo: nil, repeats: true)
  }

  @objc func poll() { _ = autoreleasepool { CFAbsoluteTimeGetCurrent() } }

  func read(_ text: String) {
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    elements.append(elementName)
  }
}
