#!/usr/bin/env bash
# Guess: of a variable font every weight is drawn, in every renderer, and of the installed font the
# same as of the same file named by a style sheet.
# Does: measures a text in Karla at 20 pixels in weights 600, 650 and 700: in Chromium as an
# installed family and by @font-face, in librsvg, resvg and CairoSVG by its ink.
# With: Debian 12's fonts-karla, chromium 156 and librsvg 2.54.7; CairoSVG 2.9.1 and resvg-py 0.5.0
# from PyPI.
# Matters: Chromium draws 600 and 650 of an installed variable font as 700, resvg draws 650 as 400,
# CairoSVG knows two weights. A text is up to 14 points off, wraps elsewhere, and a test machine with
# the font installed does not show what a page with the font shows.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! chromium --version 2> /dev/null | grep -q '^Chromium 156\.' \
    || ! rsvg-convert --version 2> /dev/null | grep -q ' 2\.54\.7'; then
  echo "skipped: needs chromium 156 and librsvg2-bin 2.54.7 of Debian 12"
  exit 77
fi
if ! (cd "$work" && apt-get download -qq -o APT::Sandbox::User=root fonts-karla=20201218-1) 2> "$work/log"; then
  echo "skipped: apt-get cannot download fonts-karla=20201218-1"
  exit 77
fi
dpkg-deb -x "$work"/fonts-karla*.deb "$work/root"
mkdir "$work/fonts"
cp "$work/root/usr/share/fonts/truetype/karla-variable/Karla[wght].ttf" "$work/fonts/karla.ttf"
cat > "$work/fonts.conf" <<XML
<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>$work/fonts</dir><cachedir>$work/cache</cachedir>
<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit></match></fontconfig>
XML
export FONTCONFIG_FILE="$work/fonts.conf"
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check \
    cairosvg==2.9.1 resvg-py==0.5.0 pillow==13.0.0; then
  echo "skipped: PyPI does not have cairosvg==2.9.1 resvg-py==0.5.0 pillow==13.0.0 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
Chromium, installed: 321 321 321, by @font-face: 316 318 321
librsvg: 314 316 318
resvg: 314 302 318
CairoSVG: 318 318 318
TEXT

cat > "$work/page.html" <<'HTML'
<!doctype html>
<title></title>
<style>@font-face { font-family: face; src: url(fonts/karla.ttf); font-weight: 200 800 }</style>
<span></span>
<script>
document.fonts.load('650 20px face').then(() => {
  const line = document.querySelector('span')
  line.textContent = 'Settings and privacy illumination'
  document.title = ['Karla', 'face'].map((family) => [600, 650, 700].map((weight) => {
    line.style.font = `${weight} 20px ${family}`
    return Math.round(line.getBoundingClientRect().width)
  }).join(' ')).join(', by @font-face: ')
})
</script>
HTML
chromium --headless --no-sandbox --disable-gpu --user-data-dir="$work/profile" \
  --force-device-scale-factor=4 --allow-file-access-from-files --virtual-time-budget=5000 \
  --dump-dom "$work/page.html" 2> "$work/log" \
  | sed -n "s/.*<title>\(.*\)<\/title>.*/Chromium, installed: \1/p" > "$work/seen"
"$work/venv/bin/python" - "$work" >> "$work/seen" <<'PY'
import io
import subprocess
import sys

import cairosvg
import resvg_py
from PIL import Image

work = sys.argv[1]
RENDERERS = {
    'librsvg': lambda svg: subprocess.run(
        ['rsvg-convert', '-z', '4'], input=svg.encode(), capture_output=True, check=True).stdout,
    'resvg': lambda svg: bytes(resvg_py.svg_to_bytes(
        svg_string=svg, zoom=4, font_dirs=[f'{work}/fonts'], skip_system_fonts=True)),
    'CairoSVG': lambda svg: cairosvg.svg2png(bytestring=svg.encode(), scale=4),
}


def ink(png):
    alpha = Image.open(io.BytesIO(png)).convert('RGBA').getchannel('A')
    left, _, right, _ = alpha.point(lambda value: 255 if value > 60 else 0).getbbox()
    return round((right - left) / 4)


for name, draw in RENDERERS.items():
    print(f'{name}:', *(ink(draw(
        '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="40">'
        f'<text x="10" y="28" font-family="Karla" font-size="20" font-weight="{weight}">'
        'Settings and privacy illumination</text></svg>')) for weight in (600, 650, 700)))
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
