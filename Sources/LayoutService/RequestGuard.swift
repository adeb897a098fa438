// The admission of requests: those of this page and of programs on this machine, not those of other web sites.

/// Decides by a request's headers whether it is answered. A page of another site can make a browser send requests to
/// this machine (DNS rebinding, forged requests); it cannot make it send this machine's name as `Host` and as `Origin`.
struct RequestGuard: Sendable {
  /// The authorities under which the server is reached: `127.0.0.1:8080` and the like.
  let hosts: Set<String>

  init(port: UInt16, names: [String] = ["127.0.0.1", "localhost", "[::1]"]) {
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
  }

  enum Answer: Hashable { case welcome, wrongHost, wrongOrigin, tooLarge }

  /// The maximum number of bytes of a request's body: the playground's text is the longest.
  static let bodyLimit = 4 << 20

  func answer(host: String?, origin: String?, site: String?, length: Int?) -> Answer {
    guard let host, hosts.contains(host.lowercased()) else { return .wrongHost }
    if let origin {
      guard origin.hasPrefix("http://"), hosts.contains(origin.dropFirst(7).lowercased()) else {
        return .wrongOrigin
      }
    }
    if let site, site != "same-origin", site != "none" { return .wrongOrigin }
    return (length ?? 0) > Self.bodyLimit ? .tooLarge : .welcome
  }
}

extension RequestGuard {
  /// Whether two secrets are the same, in a time that does not tell how much of them is.
  static func isSame(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
