#!/usr/bin/env bash
# Guess: a fractional size is rounded up, so that nothing of the picture is lost, in every
# renderer.
# Does: turns SVGs of 100.5 x 50.2 and 100.4 x 50.6 into PNGs and prints their sizes.
# With: librsvg 2.54.7 of Debian 12; CairoSVG 2.9.1 and resvg-py 0.5.0 from PyPI.
# Matters: three tools, three rules: up, nearest with halves to the even side, nearest with halves
# up. Snapshots of layouts at scale 1.5 or in points cannot be compared pixel by pixel unless
# sizes are whole before they are drawn.
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
100.5 x 50.2, librsvg: 101 x 51
100.5 x 50.2, CairoSVG: 100 x 50
100.5 x 50.2, resvg: 101 x 50
100.4 x 50.6, librsvg: 101 x 51
100.4 x 50.6, CairoSVG: 100 x 51
100.4 x 50.6, resvg: 100 x 51
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


for width, height in ((100.5, 50.2), (100.4, 50.6)):
    svg = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
           '<rect width="200" height="100"/></svg>')
    for renderer, png in pictures(svg):
        print(f'{width} x {height}, {renderer}:', '{} x {}'.format(*image(png).size))
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
