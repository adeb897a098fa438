// What item providers give as data and files, kinds of files, and files and services that Foundation lacks here. Expectations are
// those of Apple's documentation of NSItemProvider, UTType, NSFileCoordinator, UndoManager, NSPurgeableData and NetService.

import Testing
import UIKit
import UniformTypeIdentifiers

@Suite("Items as data")
struct ItemDataTests {
  private final class Note: NSObject, NSItemProviderReading, NSItemProviderWriting {
    let text: String
    init(_ text: String) { self.text = text }
    static var readableTypeIdentifiersForItemProvider: [String] { ["public.plain-text"] }
    static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.note"] }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Note {
      Note(String(decoding: data, as: UTF8.self) + " as " + typeIdentifier)
    }
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(text.utf8), nil)
      return nil
    }
  }

  @Test("an object of a class is made of data of a type that belongs to one that it reads")
  func reading() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .utf8PlainText) { done in
      done(Data("hello".utf8), nil)
      return nil
    }
    #expect(provider.canLoadObject(ofClass: Note.self) && provider.canLoadObject(ofClass: NSString.self))
    nonisolated(unsafe) var texts: [String] = []
    provider.loadObject(ofClass: Note.self) { note, _ in texts.append((note as? Note)?.text ?? "none") }
    provider.loadObject(ofClass: NSString.self) { text, _ in
      texts.append((text as? NSString).map { "\($0)" } ?? "none")
    }
    #expect(texts == ["hello as public.utf8-plain-text", "hello"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.registeredContentTypes(conformingTo: .text) == [.utf8PlainText])
  }

  @Test("an object's data are asked of the object, and a file of them lasts as long as the closure")
  func writing() throws {
    let provider = NSItemProvider(object: Note("body"))
    provider.suggestedName = "Note"
    nonisolated(unsafe) var data: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "org.example.note") { found, _ in data = found }
    #expect(data == Data("body".utf8))
    nonisolated(unsafe) var name = ""
    nonisolated(unsafe) var text = ""
    nonisolated(unsafe) var place: URL?
    NSItemProvider(object: NSString(string: "plain")).loadFileRepresentation(for: .plainText) {
      url, isOpen, _ in
      name = url?.pathExtension ?? ""
      text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? (isOpen ? "open" : "none")
      place = url
    }
    #expect(name == "txt" && text == "plain")
    #expect(!FileManager.default.fileExists(atPath: try #require(place).path))
    nonisolated(unsafe) var failed = false
    provider.loadDataRepresentation(for: .pdf) { failed = $0 == nil && $1 != nil }
    #expect(failed)
  }

  @Test("a registered file is given itself, and as data")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data("{}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = NSItemProvider()
    provider.registerFileRepresentation(for: .json) { done in
      done(file, false, nil)
      return nil
    }
    nonisolated(unsafe) var place: URL?
    nonisolated(unsafe) var data: Data?
    provider.loadFileRepresentation(forTypeIdentifier: "public.json") { url, _ in place = url }
    provider.loadDataRepresentation(for: .json) { found, _ in data = found }
    #expect(place == file && data == Data("{}".utf8))
    provider.preferredPresentationSize = CGSize(width: 3, height: 4)
    #expect(provider.preferredPresentationSize.height == 4)
  }

  @Test(
    "kinds of files are known by ending, by name of the web and by what they belong to",
    arguments: [
      ("yml", "public.yaml", "public.text"), ("webp", "org.webmproject.webp", "public.image"),
      ("usdz", "com.pixar.universal-scene-description-mobile", "public.3d-content"),
      ("py", "public.python-script", "public.source-code"),
      ("epub", "org.idpf.epub-container", "public.data"),
    ])
  func kinds(ending: String, name: String, parent: String) throws {
    let type = try #require(UTType(filenameExtension: ending))
    let broader = try #require(UTType(parent))
    #expect(type.identifier == name && type.conforms(to: broader))
    #expect(type.isSubtype(of: try #require(UTType(parent))) && !type.isDynamic)
  }

  @Test("a kind is written as its identifier, and found by its tags")
  func tags() throws {
    let data = try JSONEncoder().encode([UTType.webP])
    #expect(String(decoding: data, as: UTF8.self) == "[\"org.webmproject.webp\"]")
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.webP])
    #expect(UTType(tag: "image/webp", tagClass: .mimeType, conformingTo: nil) == .webP)
    #expect(UTType.types(tag: "webp", tagClass: .filenameExtension, conformingTo: .audio).isEmpty)
    #expect(UTType.bmp.tags[.filenameExtension] == ["bmp"] && UTType.vCard.conforms(to: .contact))
    // The preferred kind of "mp4" is the film, not the sound.
    #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
  }

  @Test("an undo manager carries whether a group may be thrown away")
  func undoing() {
    let manager = UndoManager()
    manager.registerUndo(withTarget: manager) { _ in }
    #expect(!manager.undoActionIsDiscardable)
    manager.setActionIsDiscardable(true)
    #expect(manager.undoActionIsDiscardable && manager.runLoopModes == [.default])
  }

  @Test("bytes that can be thrown away are, once nobody uses them")
  func purgeable() {
    let data = NSPurgeableData()
    data.append(Data([1, 2]))
    data.discardContentIfPossible()
    #expect(data.length == 2)
    data.endContentAccess()
    data.discardContentIfPossible()
    #expect(data.length == 0 && data.isContentDiscarded() && !data.beginContentAccess())
  }

  private final class Announced: NSObject, NetServiceDelegate, NetServiceBrowserDelegate {
    var lines: [String] = []
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
      lines.append("not published \(errorDict[NetService.errorCode] ?? 0)")
    }
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {
      lines.append("not searched")
    }
  }

  // NetService.ErrorCode.unknownError is -72000.
  @Test("services of the local network are neither announced nor found")
  func services() {
    let (service, browser, told) = (
      NetService(domain: "", type: "_a._tcp.", name: "n", port: 80), NetServiceBrowser(), Announced()
    )
    (service.delegate, browser.delegate) = (told, told)
    service.publish()
    browser.searchForServices(ofType: "_a._tcp.", inDomain: "")
    #expect(told.lines == ["not published -72000", "not searched"] && service.port == 80)
  }

  @Test("accesses of several files take place at once, by their queue")
  func coordination() {
    let (first, second) = (URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b"))
    var seen: [URL] = []
    NSFileCoordinator().coordinate(writingItemAt: first, writingItemAt: second, error: nil) {
      seen = [$0, $1]
    }
    #expect(seen == [first, second] && NSFileAccessIntent.readingIntent(with: first).url == first)
    let queue = OperationQueue()
    nonisolated(unsafe) var isTold = false
    NSFileCoordinator().coordinate(with: [.writingIntent(with: first)], queue: queue) { isTold = $0 == nil }
    queue.waitUntilAllOperationsAreFinished()
    #expect(isTold)
  }

  @Test("archives of arrays and dictionaries of objects are read by their classes")
  func archives() throws {
    let list = [NSNumber(value: 1), NSNumber(value: 2)]
    let data = try NSKeyedArchiver.archivedData(withRootObject: list as NSArray, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSNumber.self, from: data) == list)
    let words = ["a": 1] as NSDictionary
    let other = try NSKeyedArchiver.archivedData(withRootObject: words, requiringSecureCoding: true)
    let found = try NSKeyedUnarchiver.unarchivedDictionary(
      ofKeyClass: NSString.self, objectClass: NSNumber.self, from: other)
    #expect(found?[NSString(string: "a")] == 1)
  }
}
