#!/usr/bin/env bash
# Guess: a picture drawn at twice the scale is the same picture with twice the pixels.
# Does: draws "illumination" at 11 and 12 points at scales 1, 2 and 4, and ten times as large, and
# measures its ink in points.
# With: CairoSVG 2.9.1 from PyPI, Debian 12's libcairo2 1.16.0 and fonts-liberation.
# Matters: the advance of each letter is rounded to pixels of the picture, so that a word is up to a
# sixteenth wider or narrower, and which one depends on the scale. A text that fits its box in one
# picture is cut in the other; textLength, which would help, is ignored.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' libcairo2 2> /dev/null) != 1.16.0* ]] \
    || [[ $(dpkg-query -W -f '${Version}' fonts-liberation 2> /dev/null) != 1:1.07.4* ]]; then
  echo "skipped: needs libcairo2 1.16.0 and fonts-liberation of Debian 12"
  exit 77
fi
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check cairosvg==2.9.1 pillow==13.0.0; then
  echo "skipped: PyPI does not have cairosvg==2.9.1 pillow==13.0.0 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
11 points: 52 at 1, 53.5 at 2, 53.5 at 4; 53.4 ten times as large
12 points: 61 at 1, 57.5 at 2, 59.25 at 4; 58.7 ten times as large
TEXT

"$work/venv/bin/python" - > "$work/seen" <<'PY'
import io

import cairosvg
from PIL import Image


def ink(size, scale):
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size * 12}" height="{size * 3}">'
        f'<text x="{size}" y="{size * 2}" font-family="Liberation Sans" font-size="{size}">illumination</text></svg>')
    alpha = Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode(), scale=scale))).getchannel('A')
    left, _, right, _ = alpha.point(lambda value: 255 if value > 60 else 0).getbbox()
    return (right - left) / scale


for size in (11, 12):
    print(f'{size} points:', ', '.join(f'{ink(size, scale):g} at {scale}' for scale in (1, 2, 4))
          + f'; {ink(size * 10, 1) / 10:g} ten times as large')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
