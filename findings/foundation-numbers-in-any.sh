#!/usr/bin/env bash
# Guess: as on Apple's systems a number in an [String: Any] is cast to any type of number that holds
# it: a CGFloat to Double, a Double to CGFloat, and a number of JSON to either.
# Does: puts 1.5 into Any as CGFloat and as Double, and reads it from JSON and from a property list;
# casts each.
# With: Foundation of Swift 6.3 on Linux.
# Matters: metrics, attributes and archived sizes in dictionaries come out as nil on Linux where their
# type was written differently from how it is read, and a fallback after ?? hides it. Code that reads
# such values has to ask for each type.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! swiftc --version 2> /dev/null | grep -q 'Swift version 6\.3'; then
  echo "skipped: needs Swift 6.3 on Linux"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
CGFloat: as CGFloat yes, as Double no, as NSNumber no
Double: as CGFloat no, as Double yes, as NSNumber yes
JSON: as CGFloat no, as Double yes, as NSNumber yes
property list: as CGFloat no, as Double yes, as NSNumber yes
TEXT

cat > "$work/program.swift" <<'SWIFT'
import Foundation

let plist = try PropertyListSerialization.data(fromPropertyList: ["width": 1.5], format: .xml, options: 0)
let read = try PropertyListSerialization.propertyList(from: plist, format: nil) as! [String: Any]
let json = try JSONSerialization.jsonObject(with: Data(#"{"width": 1.5}"#.utf8)) as! [String: Any]
let values: [(String, Any)] = [
  ("CGFloat", CGFloat(1.5)), ("Double", 1.5), ("JSON", json["width"]!), ("property list", read["width"]!),
]
for (name, value) in values {
  func answer(_ isOne: Bool) -> String { isOne ? "yes" : "no" }
  print(
    "\(name): as CGFloat \(answer(value as? CGFloat == 1.5)), as Double \(answer(value as? Double == 1.5)),",
    "as NSNumber \(answer((value as? NSNumber)?.doubleValue == 1.5))")
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
