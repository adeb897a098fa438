#!/usr/bin/env bash
# Guess: where kiwi refuses a required row as unsatisfiable, the solution is what it was before.
# Does: a view of 60 within 100 that would like to begin at 50; adds a required row that cannot
# hold, catches the refusal, and solves again.
# With: kiwisolver 1.5.1 from PyPI.
# Matters: Auto Layout breaks the row and goes on with the rest. Here the caller who catches the
# refusal gets a layout that breaks one of the accepted required rows: 90 + 60 is not within 100.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check kiwisolver==1.5.1; then
  echo "skipped: PyPI does not have kiwisolver==1.5.1 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
before: x 40.0, width 60.0
refused: x 90.0, width 60.0
TEXT

"$work/venv/bin/python" - > "$work/seen" <<'PY'
from kiwisolver import Solver, UnsatisfiableConstraint, Variable

x, width, solver = Variable('x'), Variable('width'), Solver()


def report(when):
    solver.updateVariables()
    print(f'{when}: x {x.value()}, width {width.value()}')


for row in (x >= 0, x + width <= 100, (width == 60) | 'weak', (x == 50) | 'weak', width >= 20):
    solver.addConstraint(row)
report('before')
try:
    solver.addConstraint(x + width >= 150)
except UnsatisfiableConstraint:
    report('refused')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
