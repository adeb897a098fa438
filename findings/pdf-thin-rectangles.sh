#!/usr/bin/env bash
# Guess: a rectangle thinner than a pixel is as light as it is thin, in every reader of PDF.
# Does: fills black rectangles 80 wide and 1/3, 1/10 and 0 high, at two pixels a point, and shows the
# darkest pixel (0 is black, 255 white).
# With: poppler-utils 22.12 of Debian 12 (its own renderer and Cairo's), pypdfium2 5.15.2 and pymupdf
# 2.0 from PyPI.
# Matters: a hairline in an image of an asset catalogue is black in two readers, grey in the others,
# and one without height, as some editors write, is black, next to nothing or nothing. Comparisons of
# pictures have to leave thin fills out.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' poppler-utils 2> /dev/null) != 22.12* ]]; then
  echo "skipped: needs poppler-utils 22.12 of Debian 12"
  exit 77
fi
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check \
    pypdfium2==5.15.2 pymupdf==2.0 pillow==13.0.0; then
  echo "skipped: PyPI does not have pypdfium2==5.15.2 pymupdf==2.0 pillow==13.0.0 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
poppler (pdftoppm): 1/3 high 0, 1/10 high 0, 0 high 223
poppler (pdftocairo): 1/3 high 84, 1/10 high 204, 0 high 255
pdfium: 1/3 high 0, 1/10 high 0, 0 high 0
mupdf: 1/3 high 84, 1/10 high 204, 0 high 238
TEXT

"$work/venv/bin/python" - "$work" > "$work/seen" <<'PY'
import subprocess
import sys

import pymupdf
import pypdfium2
from PIL import Image

work = sys.argv[1]


def document(content):
    objects = [
        '<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 20] /Contents 4 0 R /Resources << >> >>',
        f'<< /Length {len(content)} >>\nstream\n{content}\nendstream']
    text, places = '%PDF-1.4\n', []
    for number, each in enumerate(objects, 1):
        places.append(len(text))
        text += f'{number} 0 obj\n{each}\nendobj\n'
    table = ''.join(f'{place:010d} 00000 n \n' for place in places)
    start = len(text)
    text += f'xref\n0 5\n0000000000 65535 f \n{table}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n'
    path = f'{work}/page.pdf'
    with open(path, 'w') as file:
        file.write(text)
    return path


def poppler(tool):
    def draw(path):
        subprocess.run([tool, '-png', '-singlefile', '-r', '144', path, f'{work}/page'], check=True)
        return Image.open(f'{work}/page.png')
    return draw


def mupdf(path):
    pixels = pymupdf.open(path)[0].get_pixmap(matrix=pymupdf.Matrix(2, 2))
    return Image.frombytes('RGB', (pixels.width, pixels.height), pixels.samples)


READERS = {
    'poppler (pdftoppm)': poppler('pdftoppm'),
    'poppler (pdftocairo)': poppler('pdftocairo'),
    'pdfium': lambda path: pypdfium2.PdfDocument(path)[0].render(scale=2).to_pil(),
    'mupdf': mupdf,
}
for name, draw in READERS.items():
    print(f'{name}:', ', '.join(
        f'{height} high {draw(document(f"10 10 80 {number} re f")).convert("L").getextrema()[0]}'
        for height, number in (('1/3', 0.3333), ('1/10', 0.1), ('0', 0))))
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
