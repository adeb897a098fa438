#!/usr/bin/env bash
# Guess: NSStringFromRect writes what Apple's does, "{{0, 0}, {100, 50}}", and NSPointFromString reads
# every number that it could have written or a person types.
# Does: writes a rectangle and a size as text, and reads points with whole numbers, with a leading
# zero, and with a leading point.
# With: Foundation of Swift 6.3 on Linux.
# Matters: texts kept in fixtures, property lists and logs differ from Apple's by ".0", so that they
# are to be compared as numbers; and half a point written as .5 becomes five points without a word.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! swiftc --version 2> /dev/null | grep -q 'Swift version 6\.3'; then
  echo "skipped: needs Swift 6.3 on Linux"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
{{0.0, 0.0}, {100.0, 50.0}}
{0.5, 1e-07}
{3, 4}: 3.0 4.0
{0.5, 2}: 0.5 2.0
{.5, 2}: 5.0 2.0
TEXT

cat > "$work/program.swift" <<'SWIFT'
import Foundation

print(NSStringFromRect(CGRect(x: 0, y: 0, width: 100, height: 50)))
print(NSStringFromSize(CGSize(width: 0.5, height: 1e-7)))
for text in ["{3, 4}", "{0.5, 2}", "{.5, 2}"] {
  let point = NSPointFromString(text)
  print("\(text): \(point.x) \(point.y)")
}
SWIFT
swiftc -swift-version 5 -o "$work/program" "$work/program.swift" 2> "$work/log"
"$work/program" > "$work/seen"

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
