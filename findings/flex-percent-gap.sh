#!/usr/bin/env bash
# Guess: a gap of 10 % counts as zero while a row is as wide as its contents, and items keep their
# 50.
# Does: two items of 50 in a row of width max-content with column-gap 10 %, in Chromium and in
# Yoga.
# With: Debian's chromium 156 and pyyoga 0.1.0 from PyPI (Yoga 3).
# Matters: in CSS the gap is nothing for the width of the row and 10 when its items are placed, so
# that they lose 5 each; Yoga adds it to the width. A design that is given in one and built with
# the other differs without any flexible item in it.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! chromium --version 2> /dev/null | grep -q '^Chromium 156\.'; then
  echo "skipped: needs Debian's chromium 156"
  exit 77
fi
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check pyyoga==0.1.0; then
  echo "skipped: PyPI does not have pyyoga==0.1.0 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
Yoga: row 110, items 50 50
Chromium: row 100 x 20, items 45 x 20 45 x 20
TEXT

"$work/venv/bin/python" - > "$work/seen" <<'PY'
from math import nan
from pyyoga import BoxSizing, Direction, FlexDirection, Gutter, Node


def node(**style):
    made = Node()
    made.box_sizing, made.flex_shrink = BoxSizing.BorderBox, 1
    for name, value in style.items():
        setattr(made, name, value)
    return made


row = node(height=20, flex_direction=FlexDirection.Row)
row.set_gap_percent(Gutter.Column, 10)
items = [node(width=50), node(width=50)]
for place, item in enumerate(items):
    row.insert_child(item, place)
row.calculate_layout(nan, nan, Direction.LTR)
print(f'Yoga: row {row.layout_width:g}, items', *(f'{item.layout_width:g}' for item in items))
PY
cat > "$work/page.html" <<'HTML'
<!doctype html>
<title></title>
<style>div { display: flex; box-sizing: border-box }</style>
<div id="row" style="width: max-content; height: 20px; column-gap: 10%">
  <div id="a" style="width: 50px"></div><div id="b" style="width: 50px"></div>
</div>
<script>
const size = (id) => {
  const box = document.getElementById(id).getBoundingClientRect()
  return `${box.width} x ${box.height}`
}
document.title = `row ${size('row')}, items ${size('a')} ${size('b')}`
</script>
HTML
chromium --headless --no-sandbox --disable-gpu --user-data-dir="$work/profile" \
  --dump-dom "$work/page.html" 2> "$work/log" | sed -n 's/.*<title>\(.*\)<\/title>.*/Chromium: \1/p' >> "$work/seen"

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
