#!/usr/bin/env bash
# Guess: text-rendering="geometricPrecision" is a hint that makes letters' places exact, and does
# nothing worse where a renderer does not know it.
# Does: draws a line of 12 points with and without the attribute at scale 2, and compares both with
# the same line drawn eight times as large and made smaller, by the share of ink at the wrong place.
# With: CairoSVG 2.9.1 from PyPI on libcairo2 1.16.0, and librsvg2-bin 2.54.7, of Debian 12.
# Matters: CairoSVG asks cairo for the "best" smoothing of text, and the picture's letters come out
# as upright bars that nobody can read. librsvg draws them alike with and without.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' libcairo2 2> /dev/null) != 1.16.0* ]] \
    || [[ $(dpkg-query -W -f '${Version}' fonts-liberation 2> /dev/null) != 1:1.07.4* ]] \
    || ! rsvg-convert --version 2> /dev/null | grep -q ' 2\.54\.7'; then
  echo "skipped: needs libcairo2 1.16.0, librsvg2-bin 2.54.7 and fonts-liberation of Debian 12"
  exit 77
fi
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check cairosvg==2.9.1 pillow==13.0.0; then
  echo "skipped: PyPI does not have cairosvg==2.9.1 pillow==13.0.0 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
CairoSVG: legible without it, half of the ink or more is elsewhere with it
librsvg: legible without it, legible with it
TEXT

"$work/venv/bin/python" > "$work/seen" <<'PY'
import io
import subprocess

import cairosvg
from PIL import Image, ImageChops, ImageStat

RENDERERS = {
    'CairoSVG': lambda svg, scale: cairosvg.svg2png(bytestring=svg.encode(), scale=scale),
    'librsvg': lambda svg, scale: subprocess.run(
        ['rsvg-convert', '-z', str(scale)], input=svg.encode(), capture_output=True, check=True).stdout,
}


def ink(name, hint, scale):
    # Few letters: where they stand does not depend on how advances are rounded.
    svg = (f'<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20" {hint}>'
           '<rect width="60" height="20" fill="white"/>'
           '<text x="10" y="15" font-family="Liberation Sans" font-size="12">Hello</text></svg>')
    image = Image.open(io.BytesIO(RENDERERS[name](svg, scale))).convert('L')
    return ImageChops.invert(image).resize((120, 40), Image.Resampling.BOX)


for name in RENDERERS:
    words = []
    for hint in ('', 'text-rendering="geometricPrecision"'):
        image, plan = ink(name, hint, 2), ink(name, '', 16)
        share = ImageStat.Stat(ImageChops.difference(image, plan)).sum[0] / ImageStat.Stat(plan).sum[0] / 2
        words.append('legible' if share < 0.5 else 'half of the ink or more is elsewhere')
        print(name, hint or 'without', round(share, 2), file=__import__('sys').stderr)
    print(f'{name}: {words[0]} without it, {words[1]} with it')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
