#!/usr/bin/env bash
# Guess: a box within ten boxes that each have half a point of padding lies 5 points in.
# Does: adds up the positions of the boxes, rounded as both libraries do for a screen of one pixel
# a point.
# With: pyyoga 0.1.0 (Yoga 3) and stretchable 1.1.8 (Taffy, use_rounding) from PyPI.
# Matters: both round each box's place in its parent, and say 10: what is nested deep drifts by
# half a pixel a level, away from a neighbour that is nested less deep and from a design that says
# 5.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check pyyoga==0.1.0 stretchable==1.1.8; then
  echo "skipped: PyPI does not have pyyoga==0.1.0 stretchable==1.1.8 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
Yoga: 10
Taffy: 10, without rounding 5
TEXT

"$work/venv/bin/python" - > "$work/seen" <<'PY'
from math import nan
import stretchable
from pyyoga import BoxSizing, Direction, Edge, FlexDirection, Node
from stretchable.style import AUTO


def node(*children, **style):
    made = Node()
    made.box_sizing, made.flex_shrink = BoxSizing.BorderBox, 1
    for name, value in style.items():
        setattr(made, name, value)
    for place, child in enumerate(children):
        made.insert_child(child, place)
    return made


chain = [node(width=20, height=20)]
for _ in range(10):
    outer = node(chain[-1])
    outer.set_padding(Edge.Left, 0.5)
    chain.append(outer)
row = node(chain[-1], width=300, flex_direction=FlexDirection.Row)
row.calculate_layout(nan, nan, Direction.LTR)
print(f'Yoga: {sum(each.layout_left for each in chain):g}')


def taffy(rounds):
    chain = [stretchable.Node(size=(20, 20))]
    for _ in range(10):
        outer = stretchable.Node(padding=(0, 0, 0, 0.5))
        outer.add(chain[-1])
        chain.append(outer)
    row = stretchable.Node(size=(300, AUTO))
    row.add(chain[-1])
    row.compute_layout(use_rounding=rounds)
    return sum(each.get_box().x for each in chain)


print(f'Taffy: {taffy(True):g}, without rounding {taffy(False):g}')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
