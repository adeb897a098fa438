#!/usr/bin/env bash
# Guess: when an edit variable of kiwi is removed, the variable keeps the value that was last
# suggested.
# Does: suggests 100 for x, removes the edit, then adds y == x + 5.
# With: kiwisolver 1.5.1 from PyPI.
# Matters: the end of a drag. kiwi has no stays, so a divider that was dragged to 100 jumps back
# as soon as the finger is up unless a row of one's own holds it; then a row about another view
# moves it below zero.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check kiwisolver==1.5.1; then
  echo "skipped: PyPI does not have kiwisolver==1.5.1 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
suggested: x 100.0, y 0.0
edit removed: x 0.0, y 0.0
y == x + 5: x -5.0, y 0.0
TEXT

"$work/venv/bin/python" - > "$work/seen" <<'PY'
from kiwisolver import Solver, Variable

x, y, solver = Variable('x'), Variable('y'), Solver()


def report(when):
    solver.updateVariables()
    print(f'{when}: x {x.value()}, y {y.value()}')


solver.addEditVariable(x, 'strong')
solver.suggestValue(x, 100)
report('suggested')
solver.removeEditVariable(x)
report('edit removed')
solver.addConstraint(y == x + 5)
report('y == x + 5')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
