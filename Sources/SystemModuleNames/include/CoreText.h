// Empty: Swift's part comes with UIKit.
