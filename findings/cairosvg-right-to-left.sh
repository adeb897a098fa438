#!/usr/bin/env bash
# Guess: a renderer on Cairo draws Arabic and Hebrew as librsvg does, from the right, with another font's letters.
# Does: compares pictures of Arabic and Hebrew in a font without their letters, of one Arabic letter and two in a font that has
# them, and of two letters within isolates, by their ink in points.
# With: CairoSVG 2.9.1 from PyPI, Debian 12's libcairo2 1.16.0, fonts-liberation and fonts-dejavu-core.
# Matters: no other font stands in, all letters are the same box; nothing is joined or turned, and an isolate, which keeps
# punctuation at its side elsewhere, is a box too. Pictures with such texts are for other renderers.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' libcairo2 2> /dev/null) != 1.16.0* ]] \
    || [[ $(dpkg-query -W -f '${Version}' fonts-liberation 2> /dev/null) != 1:1.07.4* ]] \
    || [[ $(dpkg-query -W -f '${Version}' fonts-dejavu-core 2> /dev/null) != 2.37* ]]; then
  echo "skipped: needs libcairo2 1.16.0, fonts-liberation and fonts-dejavu-core of Debian 12"
  exit 77
fi
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check cairosvg==2.9.1 pillow==13.0.0; then
  echo "skipped: PyPI does not have cairosvg==2.9.1 pillow==13.0.0 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
five Arabic letters and five Hebrew ones are equal pictures
ب is 40 wide, بب 87
ab is 52 wide, within isolates 88
TEXT

"$work/venv/bin/python" - > "$work/seen" <<'PY'
import io

import cairosvg
from PIL import Image, ImageChops


def drawn(text, family):
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="150">'
        f'<text x="50" y="100" font-family="{family}" font-size="50">{text}</text></svg>')
    return Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))).getchannel('A')


def ink(text, family):
    left, _, right, _ = drawn(text, family).point(lambda value: 255 if value > 60 else 0).getbbox()
    return right - left


arabic, hebrew = drawn('مرحبا', 'Liberation Sans'), drawn('שלומי', 'Liberation Sans')
print('five Arabic letters and five Hebrew ones are', 'other' if ImageChops.difference(arabic, hebrew).getbbox() else 'equal', 'pictures')
print(f'ب is {ink("ب", "DejaVu Sans")} wide, بب {ink("بب", "DejaVu Sans")}')
print(f'ab is {ink("ab", "Liberation Sans")} wide, within isolates {ink(chr(0x2067) + "ab" + chr(0x2069), "Liberation Sans")}')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
