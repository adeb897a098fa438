"""The score of a folder of two small documents, and what it says where there can be none."""

import contextlib
import io
import json
import pathlib
import shlex
import sys
import tempfile
import unittest

from tools import load

score = load('score')

# A label 100 points wide and 8 points from the top, which the superview centers: x is (320 - 100) / 2.
DOCUMENT = '''<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  <device id="retina4_0"/>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
      <subviews>
        <label id="title" translatesAutoresizingMaskIntoConstraints="NO"{marks}>
          <rect key="frame" x="{x}" y="8" width="100" height="20"/>
          <constraints>
            <constraint id="wide" firstAttribute="width" constant="100"/>
          </constraints>
        </label>
      </subviews>
      <constraints>
        <constraint id="top" firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8"/>
        <constraint id="middle" firstItem="title" firstAttribute="centerX" secondItem="root" secondAttribute="centerX"/>
      </constraints>
    </view>
  </objects>
</document>
'''


def command(frame, findings=()):
    """A command that gives the label this frame whatever the document says, and these findings."""
    scene = {'scene': 'root', 'views': [{'id': 'title', 'frame': frame}], 'findings': list(findings)}
    return shlex.join([sys.executable, '-c', f'print({json.dumps(scene)!r})', '{}'])


class ScoreTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def write(self, name, x=110, marks='', text=DOCUMENT):
        path = self.folder / 'documents' / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.format(x=x, marks=marks))
        return path

    def run_score(self, *arguments):
        """The exit status, the figures, and what was written to standard output and standard error."""
        figures = self.folder / 'figures.json'
        words = [*map(str, arguments)] + (['--json', str(figures)] if arguments[0] in ('frames', 'verdicts') else [])
        with contextlib.redirect_stdout(io.StringIO()) as output, contextlib.redirect_stderr(io.StringIO()) as complaints:
            status = score.main(words)
        rows = json.loads(figures.read_text()) if figures.exists() else None
        return status, rows, output.getvalue(), complaints.getvalue()

    def frames(self, run):
        return self.run_score('frames', self.folder / 'documents', '--run', run)

    def test_frames_within_the_tolerance_are_exact(self):
        self.write('One.xib')
        status, rows, _, _ = self.frames(command([110.5, 8, 100, 20]))
        self.assertEqual(status, 0)
        self.assertEqual(rows[-1], {'class': 'all', 'ok': 1, 'near': 1, 'scenes': 1, 'views ok': 1, 'views': 1})
        self.assertEqual(rows[0]['class'], 'text')

    def test_frames_beyond_the_tolerance_are_near_or_missed(self):
        self.write('One.xib')
        # Four per cent of the larger side are four points.
        _, rows, output, _ = self.frames(command([114, 8, 100, 20]))
        self.assertEqual((rows[-1]['ok'], rows[-1]['near']), (0, 1))
        self.assertIn('label title: Interface Builder [110.0, 8.0, 100.0, 20.0]  here [114.0, 8.0, 100.0, 20.0]', output)
        _, rows, _, _ = self.frames(command([114.1, 8, 100, 20]))
        self.assertEqual((rows[-1]['ok'], rows[-1]['near']), (0, 0))

    def test_stale_and_marked_scenes_are_left_out(self):
        self.write('Stale.xib', x=112)
        self.write('Marked.xib', marks=' misplaced="YES"')
        self.write('Sound.xib')
        _, rows, _, _ = self.frames(command([110, 8, 100, 20]))
        self.assertEqual(rows[-1]['scenes'], 1)

    def test_a_hidden_copy_keeps_no_frame_and_no_mark_of_a_view_that_constraints_place(self):
        path = self.write('One.xib', marks=' misplaced="YES"')
        self.run_score('hide', path, self.folder / 'copy.xib')
        copy = (self.folder / 'copy.xib').read_text()
        self.assertIn('<rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"', copy)
        self.assertIn('width="320" height="568"', copy)
        self.assertNotIn('misplaced', copy)

    def test_verdicts_are_found_missed_and_false(self):
        self.write('a/Marked.xib', marks=' misplaced="YES"')
        self.write('b/Sound.xib')
        run = command([0, 0, 0, 0], [{'kind': 'misplaced', 'views': ['title']}])
        _, rows, _, _ = self.run_score('verdicts', self.folder / 'documents', '--run', run)
        self.assertEqual(rows[1], {'kind': 'misplaced', 'hit': 1, 'missed': 0, 'false': 1, 'recall': 1.0, 'precision': 0.5})
        _, rows, output, _ = self.run_score('verdicts', self.folder / 'documents', '--run', command([0, 0, 0, 0]))
        self.assertEqual((rows[1]['missed'], rows[1]['recall']), (1, 0.0))
        self.assertIn(f'misplaced missed {pathlib.Path("a/Marked.xib")} scene root label title', output)

    def test_each_repository_is_in_one_half(self):
        for name in 'abcdefgh':
            self.write(f'{name}/One.xib')
        counts = []
        for half in 'ab':
            _, rows, _, _ = self.run_score(
                'frames', self.folder / 'documents', '--half', half, '--run', command([110, 8, 100, 20]))
            counts.append(rows[-1]['scenes'])
        self.assertEqual(sum(counts), 8)
        self.assertGreater(min(counts), 0)

    def test_what_makes_a_score_impossible_is_said(self):
        good = command([110, 8, 100, 20])
        self.assertMistake(self.frames(good), 'is no folder')
        (self.folder / 'documents').mkdir()
        self.assertMistake(self.frames(good), 'holds no .storyboard and no .xib')
        self.write('One.xib')
        self.assertMistake(self.frames('no-such-command {}'), 'no-such-command: there is no such command')
        self.assertMistake(self.frames('ls'), "--run 'ls' has no {} in the place of the document")
        self.assertMistake(self.frames('echo Hello {}'), 'it printed what is not such an object: Hello')
        self.assertMistake(
            self.frames(command([1, 2, 3])), 'the command gave no scene of 1 documents. It is to print one JSON object')
        self.assertMistake(
            self.run_score('frames', self.folder / 'documents', '--only', 'mac', '--run', good), 'the classes are text')

    def assertMistake(self, outcome, text):
        status, _, _, complaints = outcome
        self.assertEqual(status, 2)
        self.assertIn(text, complaints)

    def test_documents_that_cannot_be_read_are_named_and_left_out(self):
        self.write('Cut.xib', text='<document>')
        self.write('Frame.xib', x='left')
        self.write('One.xib')
        status, rows, _, complaints = self.frames(command([110, 8, 100, 20]))
        self.assertEqual((status, rows[-1]['scenes']), (0, 1))
        self.assertIn('Cut.xib is left out: it is not well-formed XML', complaints)
        self.assertIn('Frame.xib is left out: the frame of title is not four numbers', complaints)

    def test_documents_that_the_command_gives_up_count_as_missed(self):
        self.write('Bad.xib')
        self.write('Good.xib')
        program = self.folder / 'lays-out.sh'
        program.write_text(f'case "$1" in *Good*) {command([110, 8, 100, 20])} ;; *) echo "no room" >&2; exit 3 ;; esac\n')
        _, rows, _, complaints = self.frames(f'sh {program} {{}}')
        self.assertEqual((rows[-1]['ok'], rows[-1]['scenes']), (1, 2))
        self.assertIn('gave no scene of 1 documents, which count as missed', complaints)
        self.assertIn('no room', complaints)


if __name__ == '__main__':
    unittest.main()
