"""Which long checks are due, in a repository of two folders."""

import contextlib
import io
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from tools import TOOLS, load

long_checks = load('long-checks.py')


class LongCheckTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.table = self.folder / 'Tools/long-checks.tsv'
        self.git('init', '--quiet')
        for name in ('Solver/Row.swift', 'Pages/Page.docc/Text.md', 'Tools/long-checks.tsv'):
            self.write(name, 'first')
        self.write_table(solver='-', pages='-')
        self.first = self.commit(at=1)

    def git(self, *arguments, at=0):
        date = f'{1_000_000_000 + at} +0000'
        environment = {**os.environ, 'GIT_COMMITTER_DATE': date, 'GIT_AUTHOR_DATE': date}
        return subprocess.run(
            ['git', '-C', self.folder, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', *arguments], check=True,
            capture_output=True, text=True, env=environment).stdout.strip()

    def write(self, name, text):
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text)

    def commit(self, at):
        self.git('add', '--all')
        self.git('commit', '--quiet', '--allow-empty', '--message', 'A change', at=at)
        return self.git('rev-parse', 'HEAD')

    def write_table(self, **commits):
        paths = {'solver': ('10', 'Solver Package.swift'), 'pages': ('4', 'Pages/*.docc/*')}
        self.table.write_text('# Parts\n' + ''.join(
            f'{name}\t{paths[name][0]}\t{commit}\t{paths[name][1]}\n' for name, commit in commits.items()))

    def run_tool(self, *arguments):
        with contextlib.redirect_stdout(io.StringIO()) as output, contextlib.redirect_stderr(io.StringIO()) as complaints:
            long_checks.main(arguments, self.table)
        return output.getvalue(), complaints.getvalue()

    def along(self, minutes=60):
        return self.run_tool('along', '--minutes', str(minutes))[0].split('\n')[:-1]

    def test_what_has_never_passed_is_due(self):
        self.assertEqual(self.along(), ['solver 10', 'pages 4'])

    def test_a_part_is_due_when_what_it_guards_has_changed(self):
        self.write_table(solver=self.first, pages=self.first)
        self.assertEqual(self.along(), [])
        self.write('Pages/Page.docc/Text.md', 'second')
        self.assertEqual(self.along(), ['pages 4'])
        self.commit(at=2)
        self.assertEqual(self.along(), ['pages 4'])
        # A file that git does not know yet.
        self.write('Solver/Column.swift', 'first')
        self.assertEqual(self.along(), ['solver 10', 'pages 4'])
        self.assertIn('Solver/Column.swift', self.run_tool('list')[0])

    def test_a_commit_that_is_not_in_the_repository_makes_a_part_due(self):
        self.write_table(solver='0' * 40, pages=self.first)
        self.assertEqual(self.along(), ['solver 10'])

    def test_the_oldest_goes_along_first_and_the_others_are_named(self):
        self.write('Solver/Row.swift', 'second')
        second = self.commit(at=2)
        self.write_table(solver=second, pages=self.first)
        self.write('Solver/Row.swift', 'third')
        self.write('Pages/Page.docc/Text.md', 'third')
        self.commit(at=3)
        self.assertEqual(self.along(), ['pages 4', 'solver 10'])
        output, complaints = self.run_tool('along', '--minutes', '11')
        self.assertEqual(output, 'pages 4\n')
        self.assertIn(f'solver is due and not taken along: run Tools/check-long.sh --record solver (10 min; '
                      f'changed since {second[:8]}: Solver/Row.swift)', complaints)

    def test_a_pass_is_recorded_with_its_commit_and_minutes(self):
        self.run_tool('record', 'solver', '--minutes', '7')
        self.run_tool('record', 'pages', '--minutes', '5')
        self.assertEqual(self.along(), [])
        self.assertEqual(self.table.read_text(), f'# Parts\nsolver\t7\t{self.first}\tSolver Package.swift\n'
                         f'pages\t4\t{self.first}\tPages/*.docc/*\n')

    def test_what_is_not_committed_cannot_be_recorded(self):
        self.run_tool('ready', 'solver', 'pages')
        self.write('Solver/Row.swift', 'second')
        self.run_tool('ready', 'pages')
        with self.assertRaisesRegex(SystemExit, 'solver: what it guards is not committed'):
            self.run_tool('ready', 'solver')
        with self.assertRaisesRegex(SystemExit, 'engine: not a part; there are solver, pages'):
            self.run_tool('ready', 'engine')


class TableTests(unittest.TestCase):
    def test_each_part_is_one_of_the_script_and_guards_what_is_there(self):
        script = (TOOLS / 'check-long.sh').read_text().partition('run_part()')[2].partition('packages()')[0]
        checks = long_checks.Checks(long_checks.TABLE)
        self.assertEqual(sorted(part.name for part in checks.parts), sorted(re.findall(r'^    ([a-z-]+)\)', script, re.M)))
        for part in checks.parts:
            for path in part.paths:
                self.assertTrue(checks.git('ls-files', '--', path).stdout, f'{part.name} guards {path}, which is not there')


if __name__ == '__main__':
    unittest.main()
