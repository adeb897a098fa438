#!/usr/bin/env bash
# Guess: a build command of a plugin that names no output cannot be up to date, and runs at every build,
# so that what it warns of is told until it is mended.
# Does: builds a package whose plugin has such a command, with one input: four times, after a change of
# the input, after a change of a source of its target, and after a new file.
# With: SwiftPM of Swift 6.3 on Linux.
# Matters: the command runs in the first build and once more in the second; from then on its warning is
# gone from every build, though nothing was mended. Only a change of its input, or one for which the
# plugin is asked again, brings it back. A check that has to be told each time is no build command.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! swiftc --version 2> /dev/null | grep -q 'Swift version 6\.3'; then
  echo "skipped: needs Swift 6.3 on Linux"
  exit 77
fi

mkdir -p "$work/package/Plugins/Check" "$work/package/Sources/tool" "$work/package/Sources/App"
cd "$work/package"
cat > Package.swift <<'SWIFT'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Sample",
  targets: [
    .executableTarget(name: "tool"),
    .plugin(name: "Check", capability: .buildTool(), dependencies: ["tool"]),
    .target(name: "App", exclude: ["input.txt"], plugins: ["Check"]),
  ])
SWIFT
cat > Plugins/Check/Check.swift <<'SWIFT'
import Foundation
import PackagePlugin

@main struct Check: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let input = context.package.directoryURL.appending(path: "Sources/App/input.txt")
    return [
      .buildCommand(
        displayName: "Check", executable: try context.tool(named: "tool").url, arguments: [input.path],
        inputFiles: [input], outputFiles: [])
    ]
  }
}
SWIFT
echo 'print("\(CommandLine.arguments[1]):1:1: warning: not as it should be")' > Sources/tool/main.swift
echo 'text' > Sources/App/input.txt
echo 'public let app = 1' > Sources/App/App.swift

cat > "$work/expected" <<'TEXT'
build 1: told
build 2: told
build 3: -
build 4: -
input changed: told
source changed: -
new file: told
TEXT

build() {
  swift build --disable-sandbox > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }
  if grep -q 'warning: not as it should be' "$work/log"; then echo "$1: told"; else echo "$1: -"; fi
}
for number in 1 2 3 4; do build "build $number"; done > "$work/seen"
echo 'more' >> Sources/App/input.txt
build 'input changed' >> "$work/seen"
echo 'public let more = 1' >> Sources/App/App.swift
build 'source changed' >> "$work/seen"
echo 'public let new = 1' > Sources/App/New.swift
build 'new file' >> "$work/seen"

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
