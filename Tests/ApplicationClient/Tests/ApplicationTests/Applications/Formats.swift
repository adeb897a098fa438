// A file that knows Foundation alone, and uses what Apple's has of it.

import Foundation

class Formats: NSObject {
  private let undoManager = UndoManager()
  private var observation: NSKeyValueObservation?
  private let names = NSMapTable<NSString, NSString>.strongToStrongObjects()
  private(set) var transform = CGAffineTransform.identity
  var activity: NSUserActivity?
  var provider: NSItemProvider?

  func distance() -> String {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers))
  }

  func remaining(_ seconds: TimeInterval) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    return formatter.string(from: seconds)
  }

  func remember(_ name: String, for key: String) -> String? {
    names.setObject(name as NSString, forKey: key as NSString)
    return names.object(forKey: key as NSString) as String?
  }

  func move(by vector: CGVector) { transform = transform.translatedBy(x: vector.dx, y: vector.dy) }

  func find(_ id: UUID, in objects: [[String: Any]]) -> [[String: Any]] {
    let predicate = NSPredicate(format: "id == %@ AND rank > %d", id as CVarArg, 1)
    return objects.filter { predicate.evaluate(with: $0) }
  }

  func list(_ names: [String]) -> String { ListFormatter.localizedString(byJoining: names) }
}
