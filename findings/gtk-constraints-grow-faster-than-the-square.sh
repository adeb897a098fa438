#!/usr/bin/env bash
# Guess: a row of 200 children takes four times as long as one of 50, or sixteen times at most.
# Does: n children of equal width, edge to edge in 1000, for n of 50 and 200; the least of three
# runs each.
# With: Debian 12's gir1.2-gtk-4.0 4.8.3.
# Matters: GtkConstraintLayout solves one dense system for all children: four times as many take
# some fifty times as long, seconds for 200. Constraints there are for a dialog, not for a list.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' gir1.2-gtk-4.0 2> /dev/null) != 4.8.3+ds-2* ]] \
    || ! command -v xvfb-run > /dev/null; then
  echo "skipped: needs xvfb, python3-gi and gir1.2-gtk-4.0 4.8.3+ds-2 of Debian 12"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
50: last 980 + 20
200: last 995 + 5
four times the children: more than 16 times the time
TEXT

GSK_RENDERER=cairo PYTHONPATH=$(dirname "$0") PYTHONDONTWRITEBYTECODE=1 xvfb-run -a /usr/bin/python3 - > "$work/seen" 2> "$work/log" <<'PY'
from gtk_constraints import A, Container


import time


def layout(count):
    names = [f'child{number}' for number in range(count)]
    container = Container(*names)
    container.row(names[0], A.LEFT, None, A.LEFT)
    for before, name in zip(names, names[1:]):
        container.row(name, A.LEFT, before, A.RIGHT)
        container.row(name, A.WIDTH, before, A.WIDTH)
    container.row(names[-1], A.RIGHT, None, A.RIGHT)
    start = time.process_time()
    places = container.at(1000)
    return time.process_time() - start, places.rsplit(' ', 3)[1:]


times = {}
for count in 50, 200:
    times[count], place = min(layout(count) for _ in range(3))
    print(f'{count}: last', *place)
print('four times the children:', 'more than' if times[200] > 16 * times[50] else 'at most', '16 times the time')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
