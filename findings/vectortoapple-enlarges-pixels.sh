#!/usr/bin/env bash
# Guess: a converter from vector drawables to an asset catalogue draws the vector once for each scale.
# Does: converts a drawing of stripes half a point wide into an image set, and looks at the middle row
# of its three images: how many stripes there are. (npx, which turns the drawable into SVG, is stood in
# for by a script that writes that SVG.)
# With: vectortoapple 0.1.3, cairosvg 2.9.1 and pillow 13.0.0 from PyPI, libcairo2 of Debian.
# Matters: @2x and @3x are the image of 1x made larger. The stripes are an even grey where a display
# of scale 2 has a pixel for each, so that the catalogue has three files and the sharpness of one.
# Where sizes are compared, all is right: the files are as large as they should be.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check \
    vectortoapple==0.1.3 cairosvg==2.9.1 pillow==13.0.0; then
  echo "skipped: PyPI does not have vectortoapple==0.1.3 cairosvg==2.9.1 pillow==13.0.0 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
Icon.png: 12 x 12, 0 stripes; drawn from the vector: 0
Icon@2x.png: 24 x 24, 0 stripes; drawn from the vector: 12
Icon@3x.png: 36 x 36, 0 stripes; drawn from the vector: 12
TEXT

mkdir "$work/bin" "$work/drawables"
stripes=$(for x in 0 1 2 3 4 5 6 7 8 9 10 11; do printf '<rect x="%s" width="0.5" height="12"/>' "$x"; done)
cat > "$work/icon.svg" <<SVG
<svg xmlns="http://www.w3.org/2000/svg" width="12" height="12" viewBox="0 0 12 12">$stripes</svg>
SVG
printf '#!/bin/sh\ncp %s/icon.svg "$3"\n' "$work" > "$work/bin/npx"
chmod +x "$work/bin/npx"
echo '<vector/>' > "$work/drawables/Icon.xml"
cd "$work"
printf 'Assets.xcassets\n\n12\n12\nuniversal\n%s\n' "$work/drawables" \
  | PATH="$work/bin:$PATH" "$work/venv/bin/vectortoapple" > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }

"$work/venv/bin/python" > "$work/seen" <<'PY'
import io
import json

import cairosvg
from PIL import Image


def stripes(image):
    """How often the middle row leaves the dark."""
    alpha = image.convert('RGBA').getchannel('A')
    row = [alpha.getpixel((x, alpha.height // 2)) for x in range(alpha.width)]
    return sum(row[x] > 160 > row[x + 1] for x in range(len(row) - 1))


folder = 'Assets.xcassets/Icon.imageset'
for entry in json.load(open(f'{folder}/Contents.json'))['images']:
    image, scale = Image.open(f"{folder}/{entry['filename']}"), int(entry['scale'][0])
    drawn = Image.open(io.BytesIO(cairosvg.svg2png(url='icon.svg', scale=scale)))
    print(f"{entry['filename']}: {image.width} x {image.height}, {stripes(image)} stripes; "
          f'drawn from the vector: {stripes(drawn)}')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
