#!/usr/bin/env bash
# Guess: what a symbol draws outside of its use is cut off in every renderer, as with a nested
# svg.
# Does: draws a bar far wider than its 50 x 50 box as a nested svg and as a used symbol, and
# prints the bar's extent.
# With: librsvg 2.54.7 of Debian 12; CairoSVG 2.9.1 and resvg-py 0.5.0 from PyPI.
# Matters: icons kept as symbols spill over the texts beside them where pictures are made with
# librsvg; where clipping counts, a clip-path of one's own has to say so.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! rsvg-convert --version 2> /dev/null | grep -q ' 2\.54\.7'; then
  echo "skipped: needs librsvg2-bin 2.54.7 of Debian 12"
  exit 77
fi
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check \
    cairosvg==2.9.1 resvg-py==0.5.0 pillow==13.0.0; then
  echo "skipped: PyPI does not have cairosvg==2.9.1 resvg-py==0.5.0 pillow==13.0.0 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
nested svg, librsvg: 10 to 60
nested svg, CairoSVG: 10 to 60
nested svg, resvg: 10 to 60
symbol, librsvg: 10 to 200
symbol, CairoSVG: 10 to 60
symbol, resvg: 10 to 60
TEXT

"$work/venv/bin/python" - "$work" > "$work/seen" <<'PY'
import io
import subprocess
import sys

import cairosvg
import resvg_py
from PIL import Image

work = sys.argv[1]


def pictures(svg):
    with open(f'{work}/picture.svg', 'w') as file:
        file.write(svg)
    run = subprocess.run(['rsvg-convert', f'{work}/picture.svg'], capture_output=True, check=True)
    yield 'librsvg', run.stdout
    yield 'CairoSVG', cairosvg.svg2png(bytestring=svg.encode())
    yield 'resvg', bytes(resvg_py.svg_to_bytes(svg_string=svg))


def image(png):
    return Image.open(io.BytesIO(png)).convert('RGBA')


HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">'
CASES = {
    'nested svg': '<svg x="10" y="10" width="50" height="50"><rect width="150" height="20"/></svg>',
    'symbol': '<symbol id="s" viewBox="0 0 10 10"><rect width="100" height="4"/></symbol>'
              '<use href="#s" x="10" y="10" width="50" height="50"/>',
}
for name, body in CASES.items():
    for renderer, png in pictures(HEAD + body + '</svg>'):
        left, top, right, bottom = image(png).getchannel('A').getbbox()
        print(f'{name}, {renderer}: {left} to {right}')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
