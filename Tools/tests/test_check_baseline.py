"""Which findings outlive other numbers."""

import contextlib
import io
import json
import pathlib
import sys
import tempfile
import unittest
from unittest import mock

from tools import load

check_baseline = load('check-baseline.py')

DOCUMENT = '<constraint firstAttribute="width" constant="10" id="c1"/><constraint firstAttribute="top" constant="-2.5" id="c2"/>'

# Stands for the command: after the change of the constants the conflict has another id, and a view is cut off.
COMMAND = """#!/bin/sh
changed=$(grep -c 'constant="11"' A.xib)
case "$*" in
  *--write-baseline*|update*) exit 0 ;;
esac
if [ "$changed" = 0 ]; then
  echo '{"document":"A.xib","findings":[{"kind":"conflict","id":"conflict:c1==10","views":["v"],"constraints":["c1","<NS 1>"]}]}'
else
  echo '{"document":"A.xib","findings":[{"kind":"conflict","id":"conflict:c1==11","views":["v"],"constraints":["c1"],"message":"no"},
    {"kind":"outside","id":"outside:v","views":["v"],"message":"no"}]}' | tr -d '\\n'
  echo
fi
exit 1
"""


class BaselineTest(unittest.TestCase):
    def test_constants(self):
        text = check_baseline.changed(DOCUMENT + '<real value="10" constant="1"/>', 1)
        self.assertEqual(text.count('constant="11"'), 1)
        self.assertEqual(text.count('constant="-1.5"'), 1)
        self.assertEqual(text.count('constant="1"'), 1)

    def test_elements(self):
        # What follows from a view is not what the finding is about; nor is what the system adds.
        self.assertEqual(check_baseline.elements({'views': ['a', 'b'], 'caused': 1}), {'a'})
        self.assertEqual(check_baseline.elements({'views': ['a'], 'caused': 1}), {'a'})
        self.assertEqual(check_baseline.elements({'views': ['a'], 'constraints': ['c', 'UISV-spacing']}), {'c'})

    def test_run(self):
        with tempfile.TemporaryDirectory() as place:
            folder = pathlib.Path(place) / 'App'
            folder.mkdir()
            (folder / 'A.xib').write_text(DOCUMENT)
            command = pathlib.Path(place) / 'plumbline'
            command.write_text(COMMAND)
            command.chmod(0o755)
            result = pathlib.Path(place) / 'result.json'
            output = io.StringIO()
            with mock.patch.object(sys, 'argv', ['check', str(folder), '--plumbline', str(command), '--json', str(result)]), \
                    contextlib.redirect_stdout(output), self.assertRaises(SystemExit) as end:
                check_baseline.main()
            self.assertEqual(end.exception.code, 1)
            causes = {(entry['cause'], entry['kind']) for entry in json.loads(result.read_text())}
            self.assertEqual(causes, {('same cause', 'conflict'), ('new', 'outside')})
            # The document itself stays as it was.
            self.assertEqual((folder / 'A.xib').read_text(), DOCUMENT)


if __name__ == '__main__':
    unittest.main()
