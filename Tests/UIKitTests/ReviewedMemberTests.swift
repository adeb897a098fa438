// Members that a review found wanting: each answers as Apple's does.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Members that were reviewed")
struct ReviewedMemberTests {
  @Test("an image whose forms were asked for goes when nobody has it, and its forms stay")
  func imageAsset() {
    weak var gone: UIImage?
    weak var asset: UIImageAsset?
    let dark = UIImage(size: CGSize(width: 2, height: 2))
    do {
      let light = UIImage(size: CGSize(width: 1, height: 1))
      light.imageAsset?.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
      gone = light
      asset = light.imageAsset
      #expect(light.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
    }
    #expect(gone == nil && asset != nil && dark.imageAsset === asset)
    #expect(dark.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .light)).size.width == 1)
  }

  @Test("a configuration of transfers in the background is one that can be used")
  func backgroundSession() {
    let configuration = URLSessionConfiguration.background(withIdentifier: "transfers")
    #expect(
      configuration.timeoutIntervalForRequest == URLSessionConfiguration.default.timeoutIntervalForRequest)
  }
}
