// What documents connect of a map.

import Plumbline
import UIKit

extension MKMapView: DocumentOutlets {
  package func setOutlet(_ name: String, to value: Any) -> Bool {
    guard name == "delegate" else { return false }
    delegate = value as? any MKMapViewDelegate
    return true
  }
}
