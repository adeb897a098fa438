#!/usr/bin/env bash
# Guess: the gap of -(>=8)- in a visual format may grow, so that both ends can be pinned.
# Does: |-10-[a(==50)]-(>=8)-[b(==50)]-10-| in 300, then without the pin at the end with >= and
# with <=.
# With: Debian 12's gir1.2-gtk-4.0 4.8.3.
# Matters: GtkConstraintLayout bounds the gap from above: b is 8 behind a and the pin at the end
# is given up without a word, while the same format pushes the views apart in Auto Layout. <= and
# >= answer alike, so that a test with one of them does not show it.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' gir1.2-gtk-4.0 2> /dev/null) != 4.8.3+ds-2* ]] \
    || ! command -v xvfb-run > /dev/null; then
  echo "skipped: needs xvfb, python3-gi and gir1.2-gtk-4.0 4.8.3+ds-2 of Debian 12"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
>=, both ends: a 10 + 50, b 68 + 50
>=, free end: a 10 + 50, b 68 + 50
<=, free end: a 10 + 50, b 68 + 50
TEXT

GSK_RENDERER=cairo PYTHONPATH=$(dirname "$0") PYTHONDONTWRITEBYTECODE=1 xvfb-run -a /usr/bin/python3 - > "$work/seen" 2> "$work/log" <<'PY'
from gtk_constraints import Container

for name, gap, end in (('>=, both ends', '>=8', '-10-|'), ('>=, free end', '>=8', ''), ('<=, free end', '<=8', '')):
    container = Container('a', 'b')
    container.layout.add_constraints_from_description(
        [f'H:|-10-[a(==50)]-({gap})-[b(==50)]{end}'], -1, -1, container.children)
    print(f'{name}:', container.at(300))
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
