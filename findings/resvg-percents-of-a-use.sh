#!/usr/bin/env bash
# Guess: percents of a use are shares of the picture, as those of a rectangle are.
# Does: draws a symbol that fills its viewBox, and a rectangle, in a picture of 200 x 200, with widths, heights and
# places in percent and in numbers, and prints the extents of what is seen.
# With: librsvg 2.54.7 of Debian 12; CairoSVG 2.9.1 and resvg-py 0.5.0 (resvg 0.48.1) from PyPI.
# Matters: resvg takes the percents of a symbol's use a second time, of the size of the use: half is a quarter, and
# only 100% is right. With its place in percent the drawing is where it belongs, but the box that it is cut to is
# not: at 25% its right quarter is missing, at 75% a small icon is not there at all. Numbers, or a nested svg around
# the use that has the percents, are drawn alike by all.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! rsvg-convert --version 2> /dev/null | grep -q ' 2\.54\.7'; then
  echo "skipped: needs librsvg2-bin 2.54.7 of Debian 12"
  exit 77
fi
python3 -m venv "$work/venv"
packages=(cairosvg==2.9.1 resvg-py==0.5.0 pillow==13.0.0)
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check "${packages[@]}"; then
  echo "skipped: PyPI does not have ${packages[*]} for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
rectangle of 50%: librsvg, CairoSVG, resvg 100 x 100 at 0, 0
use of 100%: librsvg, CairoSVG, resvg 200 x 200 at 0, 0
use of 80%: librsvg, CairoSVG 160 x 160 at 0, 0; resvg 128 x 128 at 0, 0
use of 50%: librsvg, CairoSVG 100 x 100 at 0, 0; resvg 50 x 50 at 0, 0
use of 50% at 25%: librsvg, CairoSVG 100 x 100 at 50, 50; resvg 25 x 25 at 50, 50
use of 100 at 25%: librsvg, CairoSVG 100 x 100 at 50, 0; resvg 75 x 100 at 50, 0
use of 50 at 75%: librsvg, CairoSVG 50 x 50 at 150, 0; resvg nothing
use of 100 at 50: librsvg, CairoSVG, resvg 100 x 100 at 50, 0
use in an svg of 50% at 25%: librsvg, CairoSVG, resvg 100 x 100 at 50, 50
TEXT

"$work/venv/bin/python" - > "$work/seen" <<'PY'
import io
import subprocess

import cairosvg
import resvg_py
from PIL import Image


def librsvg(svg):
    return subprocess.run(['rsvg-convert'], input=svg.encode(), capture_output=True, check=True).stdout


RENDERERS = {
    'librsvg': librsvg,
    'CairoSVG': lambda svg: cairosvg.svg2png(bytestring=svg.encode()),
    'resvg': lambda svg: bytes(resvg_py.svg_to_bytes(svg_string=svg)),
}
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">'
    '<symbol id="icon" viewBox="0 0 24 24"><rect width="24" height="24"/></symbol>')
USE = '<use href="#icon" {}/>'


def extent(png):
    alpha = Image.open(io.BytesIO(png)).convert('RGBA').getchannel('A')
    box = alpha.point(lambda value: 255 if value > 127 else 0).getbbox()
    return f'{box[2] - box[0]} x {box[3] - box[1]} at {box[0]}, {box[1]}' if box else 'nothing'


for name, body in {
    'rectangle of 50%': '<rect width="50%" height="50%"/>',
    'use of 100%': USE.format('width="100%" height="100%"'),
    'use of 80%': USE.format('width="80%" height="80%"'),
    'use of 50%': USE.format('width="50%" height="50%"'),
    'use of 50% at 25%': USE.format('x="25%" y="25%" width="50%" height="50%"'),
    'use of 100 at 25%': USE.format('x="25%" width="100" height="100"'),
    'use of 50 at 75%': USE.format('x="75%" width="50" height="50"'),
    'use of 100 at 50': USE.format('x="50" width="100" height="100"'),
    'use in an svg of 50% at 25%': f'<svg x="25%" y="25%" width="50%" height="50%">{USE.format("")}</svg>',
}.items():
    seen = {}
    for renderer, render in RENDERERS.items():
        seen.setdefault(extent(render(f'{HEAD}{body}</svg>')), []).append(renderer)
    print(f'{name}: ' + '; '.join(f'{", ".join(renderers)} {what}' for what, renderers in seen.items()))
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
