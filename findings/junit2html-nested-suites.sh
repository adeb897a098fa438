#!/usr/bin/env bash
# Guess: a testsuite within a testsuite is shown and counted, as nested reports are read by
# junitparser and shown by CI servers.
# Does: reads a report with one passed case and, in a nested suite, one that failed and one that
# was skipped.
# With: junit2html 31.1.4 and junitparser 5.0.3 from PyPI.
# Matters: a report of checks that is grouped by document and scene comes out green. Reports for
# this reader have to be flat: one suite for each document, scenes in the names.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check \
    junit2html==31.1.4 junitparser==5.0.3; then
  echo "skipped: PyPI does not have junit2html==31.1.4 junitparser==5.0.3 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
junit2html: Card.xib passed 1 failed 0 skipped 0
junitparser: tests 3 failed 1 skipped 1
TEXT

"$work/venv/bin/python" - "$work" > "$work/seen" <<'PY'
import sys

from junit2htmlreport.parser import Junit
from junitparser import JUnitXml

path = f'{sys.argv[1]}/report.xml'
with open(path, 'w') as file:
    file.write('''<testsuites><testsuite name="Card.xib" tests="3" failures="1" skipped="1" errors="0">
      <testcase name="whole" classname="Card"/>
      <testsuite name="landscape" tests="2" failures="1" skipped="1" errors="0">
        <testcase name="title" classname="Card"><failure message="too narrow"/></testcase>
        <testcase name="image" classname="Card"><skipped/></testcase>
      </testsuite>
    </testsuite></testsuites>''')

suites = Junit(path).suites
print('junit2html:', ', '.join(
    f'{each.name} passed {len(each.passed())} failed {len(each.failed())} skipped {len(each.skipped())}'
    for each in suites))
report = JUnitXml.fromfile(path)
report.update_statistics()
print(f'junitparser: tests {report.tests} failed {report.failures} skipped {report.skipped}')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi
