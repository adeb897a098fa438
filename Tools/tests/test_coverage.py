"""The page of capabilities names tests that exist: a renamed or removed test takes its row along."""

import re
import unittest
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
PAGE = PACKAGE / 'Documentation/Specification/coverage.md'


class CoverageTests(unittest.TestCase):
    def test_every_row_names_tests_that_exist(self):
        sources = '\n'.join(path.read_text() for path in sorted((PACKAGE / 'Tests').rglob('*Tests.swift')))
        suites = set(re.findall(r'\b(?:struct|class|enum|actor) (\w+Tests)\b', sources))
        functions = set(re.findall(r'\bfunc (\w+)', sources))
        rows = re.findall(r'^\| (\d+) \|.*\| ([^|]+) \|$', PAGE.read_text(), re.M)
        self.assertEqual(sorted(int(number) for number, _ in rows), list(range(1, 91)))
        for number, tests in rows:
            with self.subTest(row=number):
                named = re.findall(r'`(\w+Tests)(?:\.([\w, ]+))?`', tests)
                self.assertTrue(named, 'names no test')
                for suite, names in named:
                    self.assertIn(suite, suites)
                    for name in filter(None, re.split(r', *', names)):
                        self.assertIn(name, functions)


if __name__ == '__main__':
    unittest.main()
