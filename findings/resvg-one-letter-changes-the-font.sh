#!/usr/bin/env bash
# Guess: a letter that a text's font lacks is taken from another font, and the others stay as they are.
# Does: draws "Total 100" in Liberation Sans, alone, before an arrow and before a check mark, and compares
# the pixels of these letters with the same text in DejaVu Sans, the other font at hand.
# With: resvg-py 0.5.0 from PyPI, Debian 12's fonts-liberation and fonts-dejavu-core.
# Matters: before a check mark, which Liberation Sans lacks, all letters are DejaVu's, an eighth
# wider, and the named font is in the picture no more: a label whose width was measured leaves its
# box for a mark at its end. A tspan with the other font around the mark does not help, unless it has
# an x of its own.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' fonts-liberation 2> /dev/null) != 1:1.07.4* ]] \
    || [[ $(dpkg-query -W -f '${Version}' fonts-dejavu-core 2> /dev/null) != 2.37* ]]; then
  echo "skipped: needs fonts-liberation and fonts-dejavu-core of Debian 12"
  exit 77
fi
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check resvg-py==0.5.0 pillow==13.0.0; then
  echo "skipped: PyPI does not have resvg-py==0.5.0 pillow==13.0.0 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
Liberation Sans: 200 pixels
DejaVu Sans: 226 pixels
with an arrow: Liberation Sans
with a check mark: DejaVu Sans
with a check mark in a tspan: DejaVu Sans
with one at a place: Liberation Sans
TEXT

"$work/venv/bin/python" - > "$work/seen" <<'PY'
import io

import resvg_py
from PIL import Image

FONTS = [
    '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
    '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
]


def picture(content, family):
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="900" height="100">'
        f'<text x="10" y="70" font-family="{family}" font-size="50">{content}</text></svg>')
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, font_files=FONTS, skip_system_fonts=True))
    return Image.open(io.BytesIO(png)).getchannel('A').point(lambda value: 255 if value > 60 else 0)


def letters(drawn, like):
    box = like.getbbox()
    return drawn.crop((0, 0, box[2] + 4, 100)).tobytes() == like.crop((0, 0, box[2] + 4, 100)).tobytes()


plain = {family: picture('Total 100', family) for family in ('Liberation Sans', 'DejaVu Sans')}
for family, drawn in plain.items():
    left, _, right, _ = drawn.getbbox()
    print(f'{family}: {right - left} pixels')
for what, content in (
    ('with an arrow', 'Total 100 \u2192'), ('with a check mark', 'Total 100 \u2713'),
    ('with a check mark in a tspan', 'Total 100 <tspan font-family="DejaVu Sans">\u2713</tspan>'),
    ('with one at a place', 'Total 100 <tspan x="260" font-family="DejaVu Sans">\u2713</tspan>'),
):
    drawn = picture(content, 'Liberation Sans')
    print(f'{what}:', ' '.join(family for family, like in plain.items() if letters(drawn, like)) or 'neither')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
