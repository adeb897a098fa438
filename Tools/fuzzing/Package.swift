// swift-tools-version: 6.1
import PackageDescription

// The modules under test are links to the package's own folders: every file must be compiled with the fuzzer's counters,
// and flags of a target do not reach the targets of another package.
let fuzzed: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer,address"])]
let linked: [LinkerSetting] = [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "fuzz-solve", targets: ["SolveFuzzer"]),
    .executable(name: "fuzz-edits", targets: ["EditFuzzer"]),
  ],
  targets: [
    .target(name: "FuzzerDriver"),
    .target(name: "FlatStorage", swiftSettings: fuzzed),
    .target(name: "ConstraintSolver", dependencies: ["FlatStorage"], swiftSettings: fuzzed),
    .executableTarget(
      name: "SolveFuzzer", dependencies: ["ConstraintSolver", "FuzzerDriver"], swiftSettings: fuzzed,
      linkerSettings: linked),
    .executableTarget(
      name: "EditFuzzer", dependencies: ["ConstraintSolver", "FuzzerDriver"], swiftSettings: fuzzed,
      linkerSettings: linked),
  ],
  swiftLanguageModes: [.v6]
)
