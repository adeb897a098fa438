#!/usr/bin/env bash
# Guess: in fonts as common as these, hhea and typo metrics agree, or at least place the baseline
# alike.
# Does: prints both tables per 1,000 units (ascent, descent, gap), bit 7 of fsSelection, and what
# HarfBuzz takes.
# With: Debian 12's fonts-lato, fonts-roboto-unhinted, fonts-open-sans, fonts-inter; uharfbuzz
# 0.57.0 and fonttools 4.68.0 from PyPI.
# Matters: Apple lays lines out by hhea. HarfBuzz takes typo where the bit is set: in Lato the
# first baseline lies 3.1 points elsewhere at 17 though lines are as high. Roboto by typo has
# lines of 1.32 em, by hhea 1.17.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
packages=(
  fonts-roboto-unhinted=2:0~20170802-3
  fonts-lato=2.0-2.1
  fonts-open-sans=1.11-2
  fonts-inter=4.0~beta7+ds-1
)
if ! (cd "$work" && apt-get download -qq -o APT::Sandbox::User=root "${packages[@]}") 2> "$work/log"; then
  echo "skipped: apt-get cannot download ${packages[*]}"
  exit 77
fi
for package in "$work"/*.deb; do dpkg-deb -x "$package" "$work/root"; done
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check \
    uharfbuzz==0.57.0 fonttools==4.68.0; then
  echo "skipped: PyPI does not have uharfbuzz==0.57.0 fonttools==4.68.0 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
Lato-Regular.ttf | hhea 987 -213 0 | typo 805 -195 200 | bit 7 1 | HarfBuzz 805 -195 200
Roboto-Regular.ttf | hhea 928 -244 0 | typo 1048 -271 0 | bit 7 0 | HarfBuzz 928 -244 0
OpenSans-Regular.ttf | hhea 1069 -293 0 | typo 765 -240 64 | bit 7 0 | HarfBuzz 1069 -293 0
Inter-Regular.otf | hhea 969 -241 0 | typo 969 -241 0 | bit 7 1 | HarfBuzz 969 -241 0
TEXT

"$work/venv/bin/python" - "$work/root/usr/share/fonts" > "$work/seen" <<'PY'
import sys

import uharfbuzz as harfbuzz
from fontTools.ttLib import TTFont


def opened(path):
    return harfbuzz.Font(harfbuzz.Face(harfbuzz.Blob.from_file_path(f'{sys.argv[1]}/{path}')))


for path in ('truetype/lato/Lato-Regular.ttf', 'truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf',
             'truetype/open-sans/OpenSans-Regular.ttf', 'opentype/inter/Inter-Regular.otf'):
    tables, font = TTFont(f'{sys.argv[1]}/{path}'), opened(path)
    hhea, os2, shaped = tables['hhea'], tables['OS/2'], font.get_font_extents('ltr')

    def per_thousand(*values):
        return ' '.join(str(round(1000 * value / font.face.upem)) for value in values)

    print(path.split('/')[-1], '| hhea', per_thousand(hhea.ascent, hhea.descent, hhea.lineGap),
          '| typo', per_thousand(os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap),
          '| bit 7', os2.fsSelection >> 7 & 1,
          '| HarfBuzz', per_thousand(shaped.ascender, shaped.descender, shaped.line_gap))
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
