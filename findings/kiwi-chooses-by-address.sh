#!/usr/bin/env bash
# Guess: of x + y == 10 the variable that is written first, or was made first, takes the 10.
# Does: solves x + y == 10 two hundred times, with the variables made in either order and other
# objects in between.
# With: kiwisolver 1.5.1 from PyPI.
# Matters: kiwi orders a row's variables by their addresses, so an ambiguous layout comes out
# otherwise from run to run and from view to view with the same code; nothing says that it was a
# choice.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check kiwisolver==1.5.1; then
  echo "skipped: PyPI does not have kiwisolver==1.5.1 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
answers: (0, 10), (10, 0)
TEXT

"$work/venv/bin/python" - > "$work/seen" <<'PY'
import random
from kiwisolver import Solver, Variable

random.seed(7)
answers, kept = set(), []
for _ in range(200):
    kept += [Variable('z') for _ in range(random.randrange(5))]
    random.shuffle(kept)
    del kept[: len(kept) // 2]
    x, y, solver = Variable('x'), Variable('y'), Solver()
    solver.addConstraint(x + y == 10)
    solver.updateVariables()
    answers.add((int(x.value()), int(y.value())))
print('answers:', ', '.join(map(str, sorted(answers))))
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
