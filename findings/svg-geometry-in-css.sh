#!/usr/bin/env bash
# Guess: x, width and transform of a rectangle may stand in a style, as SVG 2 has it, and all
# renderers obey or none does.
# Does: draws a 40 x 20 rectangle with a transform in its style, and one whose x and width come
# from a style sheet.
# With: librsvg 2.54.7 of Debian 12; CairoSVG 2.9.1 and resvg-py 0.5.0 from PyPI.
# Matters: resvg draws it where the attributes say and reports nothing. Pictures of frames have to
# keep geometry in attributes, and colours only in styles.
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
transform, librsvg: 80, 30 to 120, 50
transform, CairoSVG: 80, 30 to 120, 50
transform, resvg: 50, 20 to 90, 40
x and width, librsvg: 30, 10 to 90, 30
x and width, CairoSVG: 30, 10 to 90, 30
x and width, resvg: 0, 10 to 10, 30
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
    'transform': '<rect x="50" y="20" width="40" height="20" style="transform: translate(30px, 10px)"/>',
    'x and width': '<style>rect { x: 30px; width: 60px }</style><rect x="0" y="10" width="10" height="20"/>',
}
for name, body in CASES.items():
    for renderer, png in pictures(HEAD + body + '</svg>'):
        left, top, right, bottom = image(png).getchannel('A').getbbox()
        print(f'{name}, {renderer}: {left}, {top} to {right}, {bottom}')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
