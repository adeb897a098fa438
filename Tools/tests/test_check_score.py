"""Bars beside figures of a score."""

import contextlib
import io
import json
import pathlib
import tempfile
import unittest

from tools import load

check_score = load('check-score.py')

ROWS = [
    {'class': 'mac-text', 'ok': 1, 'near': 2, 'scenes': 4, 'views ok': 1, 'views': 1},
    {'class': 'pure+stack', 'ok': 3, 'near': 4, 'scenes': 4, 'views ok': 1, 'views': 1},
    {'class': 'control', 'ok': 6, 'near': 6, 'scenes': 6, 'views ok': 1, 'views': 1},
    {'class': 'text', 'ok': 1, 'near': 2, 'scenes': 2, 'views ok': 1, 'views': 1},
    {'class': 'all', 'ok': 11, 'near': 14, 'scenes': 16, 'views ok': 4, 'views': 4}]
VERDICTS = [{'kind': 'misplaced', 'hit': 3, 'missed': 1, 'false': 2, 'recall': 0.75, 'precision': 0.6}]


class CheckScoreTests(unittest.TestCase):
    def check(self, *bars):
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()) as output:
            files = [pathlib.Path(folder) / name for name in ('frames.json', 'verdicts.json')]
            for file, rows in zip(files, (ROWS, VERDICTS)):
                file.write_text(json.dumps(rows))
            return check_score.main([*map(str, files), '--at-least', *bars]), output.getvalue()

    def test_figures_are_of_scenes_without_text_with_text_and_of_macos(self):
        status, output = self.check('exact-without-text=90', 'exact-with-text=50', 'near-with-text=100', 'exact-macos=25')
        self.assertEqual(status, 0)
        self.assertRegex(output, r'near-macos +50\.000\n')
        self.assertNotIn('MISSED', output)

    def test_a_figure_below_its_bar_and_one_that_is_missing_fail(self):
        status, output = self.check('misplaced-recall=0.75', 'misplaced-precision=0.61')
        self.assertEqual(status, 1)
        self.assertRegex(output, r'misplaced-precision +0\.600  at least 0\.61  MISSED')
        self.assertRegex(output, r'misplaced-recall +0\.750  at least 0\.75\n')
        self.assertEqual(self.check('ambiguous-recall=0.1')[0], 1)

    def test_verdicts_of_macos_are_figures_of_their_own(self):
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()) as output:
            files = [pathlib.Path(folder) / name for name in ('ios.json', 'macos.json')]
            files[0].write_text(json.dumps(VERDICTS))
            files[1].write_text(json.dumps([dict(VERDICTS[0], recall=0.25)]))
            status = check_score.main([str(files[0]), '--macos-verdicts', str(files[1]),
                                       '--at-least', 'misplaced-recall=0.75', 'misplaced-recall-macos=0.3'])
        self.assertEqual(status, 1)
        self.assertRegex(output.getvalue(), r'misplaced-recall-macos +0\.250  at least 0\.3  MISSED')
        self.assertRegex(output.getvalue(), r'misplaced-recall +0\.750  at least 0\.75\n')


if __name__ == '__main__':
    unittest.main()
