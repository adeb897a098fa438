// Images that are dragged, dropped and shared.

import Foundation
import Plumbline

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// PNG first.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  /// Any image.
  public class var readableTypeIdentifiersForItemProvider: [String] {
    ["public.image", "public.png", "public.jpeg"]
  }
  /// The bytes of the file that it was read from, where that is of the type.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData()
    completionHandler(data, data == nil ? CocoaError(.featureUnsupported) : nil)
    return nil
  }
  /// An image of a file's bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return made
  }
}
