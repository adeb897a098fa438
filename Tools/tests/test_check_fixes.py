"""What `fix` offers, and what becomes of it on other devices."""

import contextlib
import io
import json
import pathlib
import tempfile
import unittest

from tools import load

check_fixes = load('check-fixes.py')

LISTING = """1  A.xib:10: error: Needs constraints for: Y position. It could be 1 x 2 at 0, 3. (ambiguous)
   Way out: Constrain its top edge.
   id: ambiguous:box:y
2  A.xib: note: The image (star) is missing. (missing-image)
   Open: its place.
   id: missing-image:star
"""


def scene(name, *findings):
    return json.dumps({'scene': name, 'device': 'small', 'orientation': 'portrait', 'direction': 'ltr', 'findings': findings})


def finding(level, name, *devices, kind='conflict'):
    return {'kind': kind, 'level': level, 'id': name,
            'configurations': [{'device': device, 'direction': 'rtl'} for device in devices]}


# Stands for the command: knows a document by its text. `fix` writes "mended", whose copy has a conflict.
COMMAND = """#!/bin/sh
document=$(for last; do :; done; echo "$last")
case "$1 $*" in
  *--finding*1) echo mended > "$2"; echo "$2: resolved finding 1: added a constraint." ;;
  *--finding*2) exit 1 ;;
  fix*) printf '1  A: error: x (ambiguous)\\n   Way out: y\\n   id: one\\n2  A: error: x (conflict)\\n   Way out: y\\n   id: two\\n' ;;
  check*)
    if grep -q mended "$document"; then
      echo '{"scene":"s","findings":[{"kind":"conflict","level":"error","id":"c","configurations":[{"device":"d"}]}]}'
    else echo '{"scene":"s","findings":[]}'; fi ;;
esac
"""


class CheckFixesTests(unittest.TestCase):
    def test_a_listing_is_read(self):
        self.assertEqual(check_fixes.listed(LISTING), [
            (1, 'error', 'ambiguous', 'ambiguous:box:y'), (2, 'note', 'missing-image', 'missing-image:star')])

    def test_errors_count_and_of_warnings_conflicts_and_ambiguities(self):
        lines = [scene('a', finding('error', 'x', 'one', 'two'), finding('warning', 'y', 'one', kind='ambiguous')),
                 scene('b', finding('warning', 'z', 'one', kind='clipped'), finding('note', 'n', 'one'))]
        self.assertEqual(check_fixes.faults(lines), {
            ('a', 'error', 'x', 'one/rtl'), ('a', 'error', 'x', 'two/rtl'), ('a', 'warning', 'y', 'one/rtl')})

    def test_a_scene_of_one_configuration_is_in_its_own(self):
        self.assertEqual(check_fixes.faults([scene('a', {'kind': 'conflict', 'level': 'error', 'id': 'x'})]),
                         {('a', 'error', 'x', 'small/portrait/ltr')})

    def test_what_was_there_in_the_configuration_is_no_harm_nor_is_a_lower_level(self):
        before = {('a', 'error', 'x', 'one'), ('a', 'error', 'y', 'one')}
        after = {('a', 'warning', 'x', 'one'), ('a', 'error', 'y', 'one'), ('a', 'error', 'y', 'two')}
        self.assertEqual(check_fixes.harm(before, after), {('error', 'y'): ['two']})

    def test_a_change_is_made_in_a_copy_and_what_it_breaks_is_told(self):
        with tempfile.TemporaryDirectory() as place, contextlib.redirect_stdout(io.StringIO()) as output:
            command, folder = pathlib.Path(place) / 'command', pathlib.Path(place) / 'documents'
            command.write_text(COMMAND)
            command.chmod(0o700)
            folder.mkdir()
            (folder / 'A.xib').write_text('as it was')
            status = check_fixes.main([str(folder), '--plumbline', str(command)])
            self.assertEqual((folder / 'A.xib').read_text(), 'as it was')
        self.assertEqual(status, 1)
        self.assertRegex(output.getvalue(), r'ambiguous +error +1 +1 +0 +1 +1\n')
        self.assertRegex(output.getvalue(), r'conflict +error +1 +0 +0 +0 +0\n')
        self.assertIn('error: c on 1, such as d', output.getvalue())

    def test_a_folder_without_documents_is_status_2(self):
        with tempfile.TemporaryDirectory() as place, contextlib.redirect_stdout(io.StringIO()):
            self.assertEqual(check_fixes.main([place, '--plumbline', '/bin/true']), 2)


if __name__ == '__main__':
    unittest.main()
