#!/usr/bin/env bash
# Guess: swift test runs the tests of test targets; a function marked @Test in a library is there for
# whoever calls it.
# Does: puts a @Test, and a suite with one, into a library target that two test targets link; runs all,
# and then what --filter finds under the name of one test target.
# With: Swift Testing and SwiftPM of Swift 6.3 on Linux.
# Matters: tests of a library are found in the image and run, once, under the library's name: example
# tests in a module of helpers count in every package's run that links it, and --filter by test target
# leaves them out. So it does with a test of the test target's own that stands in an extension of the
# library's suite: it is called after the library.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! swiftc --version 2> /dev/null | grep -q 'Swift version 6\.3'; then
  echo "skipped: needs Swift 6.3 on Linux"
  exit 77
fi

mkdir -p "$work/package/Sources/Kit" "$work/package/Tests/ATests" "$work/package/Tests/BTests"
cd "$work/package"
cat > Package.swift <<'SWIFT'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Sample",
  targets: [
    .target(name: "Kit"),
    .testTarget(name: "ATests", dependencies: ["Kit"]),
    .testTarget(name: "BTests", dependencies: ["Kit"]),
  ])
SWIFT
cat > Sources/Kit/Kit.swift <<'SWIFT'
import Testing

@Test func ofTheLibrary() {}
@Suite public struct Shared {
  public init() {}
  @Test func ofItsSuite() {}
}
SWIFT
cat > Tests/ATests/A.swift <<'SWIFT'
import Kit
import Testing

@Test func ofA() {}
extension Shared {
  @Test func added() {}
}
SWIFT
echo 'import Kit; import Testing; @Test func ofB() {}' > Tests/BTests/B.swift

cat > "$work/expected" <<'TEXT'
all: added ofA ofB ofItsSuite ofTheLibrary
--filter ATests: ofA
--filter Kit: added ofItsSuite ofTheLibrary
TEXT

passed() {
  grep -oE 'Test [a-zA-Z]+\(\) passed' | awk '{ print $2 }' | tr -d '()' | sort | tr '\n' ' ' | sed 's/ $//'
}
swift build --build-tests > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }
for filter in '' '--filter ATests' '--filter Kit'; do
  # shellcheck disable=SC2086
  swift test --skip-build --disable-xctest $filter > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }
  echo "${filter:-all}: $(passed < "$work/log")"
done > "$work/seen"

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
