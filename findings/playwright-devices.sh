#!/usr/bin/env bash
# Guess: a table of devices for tests of pages has the screens of Apple's devices in points: the iPad
# with the A16 is 820 x 1180 at 2, an iPhone SE 375 x 667, an iPhone XR at 2, and the height of a
# viewport means the same for all.
# Does: prints the viewport, the screen and the scale of five devices.
# With: playwright 1.65.2 from PyPI.
# Matters: pictures of a page and of a screen that are to stand side by side have other sizes. This
# iPad is too small by a fifth, the iPhone XR has 3 for 2, "iPhone SE" is the first of three; the
# heights of older devices are those of the screen, of newer ones those of the page between Safari's
# bars.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2; then
  echo "skipped: PyPI does not have playwright==1.65.2 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
iPad (gen 7): viewport 810 x 1080 at 2
iPad (gen 11): viewport 656 x 944 at 2.5
iPhone SE: viewport 320 x 568 at 2
iPhone XR: viewport 414 x 896 at 3
iPhone 11: viewport 414 x 715 at 2, screen 414 x 896
TEXT

"$work/venv/bin/python" - > "$work/seen" <<'PY'
from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    for name in ('iPad (gen 7)', 'iPad (gen 11)', 'iPhone SE', 'iPhone XR', 'iPhone 11'):
        device = playwright.devices[name]
        size = '{0[width]} x {0[height]}'
        screen = f', screen {size.format(device["screen"])}' if 'screen' in device else ''
        print(f'{name}: viewport {size.format(device["viewport"])} at {device["device_scale_factor"]:g}{screen}')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
