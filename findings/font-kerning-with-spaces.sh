#!/usr/bin/env bash
# Guess: fonts kern letters with letters, so a line is as wide as its words plus its spaces.
# Does: measures "LAST TRY AT A VAT" whole and word by word, in thousandths of an em.
# With: Debian 12's fonts-liberation, fonts-roboto-unhinted, fonts-lato, fonts-open-sans;
# uharfbuzz 0.57.0 from PyPI.
# Matters: line breakers that keep the widths of words break elsewhere than those that shape the
# line: this line is 4 points off in Liberation Sans at 17. Open Sans has no such pairs, so a test
# in one font shows nothing about others.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
packages=(
  fonts-liberation=1:1.07.4-11
  fonts-roboto-unhinted=2:0~20170802-3
  fonts-lato=2.0-2.1
  fonts-open-sans=1.11-2
)
if ! (cd "$work" && apt-get download -qq -o APT::Sandbox::User=root "${packages[@]}") 2> "$work/log"; then
  echo "skipped: apt-get cannot download ${packages[*]}"
  exit 77
fi
for package in "$work"/*.deb; do dpkg-deb -x "$package" "$work/root"; done
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check uharfbuzz==0.57.0; then
  echo "skipped: PyPI does not have uharfbuzz==0.57.0 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
LiberationSans-Regular.ttf 9023 9261 -238
Roboto-Regular.ttf 8739 8797 -59
Lato-Regular.ttf 8589 8855 -266
OpenSans-Regular.ttf 8445 8445 0
TEXT

"$work/venv/bin/python" - "$work/root/usr/share/fonts/truetype" > "$work/seen" <<'PY'
import sys

import uharfbuzz as harfbuzz


def width(font, text):
    buffer = harfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    harfbuzz.shape(font, buffer)
    return sum(position.x_advance for position in buffer.glyph_positions)


def opened(path):
    return harfbuzz.Font(harfbuzz.Face(harfbuzz.Blob.from_file_path(f'{sys.argv[1]}/{path}')))


TEXT = 'LAST TRY AT A VAT'
for path in ('liberation/LiberationSans-Regular.ttf', 'roboto/unhinted/RobotoTTF/Roboto-Regular.ttf',
             'lato/Lato-Regular.ttf', 'open-sans/OpenSans-Regular.ttf'):
    font = opened(path)
    whole = width(font, TEXT)
    apart = sum(width(font, word) for word in TEXT.split()) + width(font, ' ') * TEXT.count(' ')
    print(path.split('/')[-1], *(round(1000 * each / font.face.upem) for each in (whole, apart, whole - apart)))
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
