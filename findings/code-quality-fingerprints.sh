#!/usr/bin/env bash
# Guess: the fingerprint of a Code Climate report says which finding it is: two findings have two,
# and one that only moved down a line keeps its own.
# Does: hands three converters the same two findings of one file (the same message on two lines), and
# again with a line put in above them; counts fingerprints, and those that are in both reports.
# With: mypy-gitlab-code-quality 1.3.0, gitlab-cq 0.2.2 and typos-gitlab-code-quality 1.0.1 from PyPI.
# Matters: GitLab compares two reports by it. One converter gives both findings the same, so that one
# of them is never seen; one has the line in it, so that a comment at the top of a file makes all of
# its findings new; one counts them, and names the last one new wherever a third came up.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check \
    mypy-gitlab-code-quality==1.3.0 gitlab-cq==0.2.2 typos-gitlab-code-quality==1.0.1; then
  echo "skipped: PyPI does not have the three converters in these versions for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
mypy-gitlab-code-quality: 2 findings, 2 fingerprints, 2 of them after a line above
mypy-gitlab-code-quality: of three, the last is new where the first one came up
gitlab-cq: 2 findings, 2 fingerprints, 0 of them after a line above
typos-gitlab-code-quality: 2 findings, 1 fingerprints, 1 of them after a line above
TEXT

cd "$work"
"$work/venv/bin/python" - "$work/venv/bin" > "$work/seen" <<'PY'
import json
import os
import subprocess
import sys

MYPY = 'a.py:{0}:1: error: Name "count" is not defined  [name-defined]\n'
# gitlab-cq leaves out what is not named by its whole path.
GCC = f"{os.getcwd()}/a.c:{{0}}:5: warning: unused variable 'count' [-Wunused-variable]\n"
TYPOS = '{{"type":"typo","path":"a.md","line_num":{0},"byte_offset":2,"typo":"teh","corrections":["the"]}}\n'


def fingerprints(command, form, lines):
    done = subprocess.run(
        [f'{sys.argv[1]}/{command[0]}', *command[1:]], input=''.join(map(form.format, lines)),
        capture_output=True, text=True, check=True)
    found = sorted(json.loads(done.stdout), key=lambda one: json.dumps(one['location']).zfill(400))
    return [one['fingerprint'] for one in found]


for command, form in [(['mypy-gitlab-code-quality'], MYPY), (['gitlab-cq', 'gcc'], GCC),
                      (['typos-gitlab-code-quality'], TYPOS)]:
    before, after = fingerprints(command, form, [3, 7]), fingerprints(command, form, [4, 8])
    print(f'{command[0]}: {len(before)} findings, {len(set(before))} fingerprints, '
          f'{len(set(before) & set(after))} of them after a line above')
    if form is MYPY:
        three = fingerprints(command, form, [1, 4, 8])
        assert three[:2] == before
        print(f'{command[0]}: of three, the last is new where the first one came up')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
