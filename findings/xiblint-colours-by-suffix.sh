#!/usr/bin/env bash
# Guess: a named colour of a document is compared with the colour set of that name, wherever in the
# catalogue it lies.
# Does: lints documents that name the colours Red, Green and Blue, beside a catalogue that has
# DarkRed in a folder, Green at the top, and Blue two folders deep.
# With: xiblint 0.10.4 from PyPI.
# Matters: any set whose path ends in the name is taken, so that a colour that is missing in the app
# passes; sets are found one folder deep alone, so that a catalogue without folders is refused whole
# and colours in it are called missing.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check xiblint==0.10.4; then
  echo "skipped: PyPI does not have xiblint==0.10.4 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
Red: no error, status 0
Green: Named color 'Green' is missing from asset catalog., status 1
Blue: Named color 'Blue' is missing from asset catalog., status 1
TEXT

mkdir "$work/app"
cd "$work/app"
for set in Brand/DarkRed Green Brand/Cold/Blue; do
  mkdir -p "Colours.xcassets/$set.colorset"
  cat > "Colours.xcassets/$set.colorset/Contents.json" <<'JSON'
{ "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb",
  "components" : { "red" : "0.500", "green" : "0.000", "blue" : "0.000", "alpha" : "1.000" } } } ],
  "info" : { "author" : "xcode", "version" : 1 } }
JSON
done
cat > .xiblint.json <<'JSON'
{ "rules" : ["color_assets"], "rules_config" : { "color_assets" : { "asset_catalog" : "Colours.xcassets" } } }
JSON
for name in Red Green Blue; do
  cat > Card.xib <<XML
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects>
        <view id="abc-de-fgh"><color key="backgroundColor" name="$name"/></view>
    </objects>
    <resources>
        <namedColor name="$name">
            <color red="0.5" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </namedColor>
    </resources>
</document>
XML
  status=0
  "$work/venv/bin/xiblint" Card.xib > out 2> errors || status=$?
  error=$(sed 's/.*error: //; s/ \[rule.*//' out)
  echo "$name: ${error:-no error}, status $status" >> "$work/seen"
done

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
