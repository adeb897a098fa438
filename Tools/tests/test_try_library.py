"""The targets of libraries, from their manifests, podspecs and folders."""

import contextlib
import io
import json
import pathlib
import tempfile
import unittest

from tools import load

import library_layout

try_library = load('try-library.py')

LIBRARY = 'import UIKit\npublic final class Card: UIView {}\n'
TESTS = 'import XCTest\n@testable import Cards\nfinal class CardTests: XCTestCase {}\n'


def checkout(folder, files):
    root = pathlib.Path(folder) / 'cards'
    for path, text in files.items():
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return root


def manifest(targets, languages=None):
    return {'toolsVersion': {'_version': '5.3.0'}, 'dependencies': [], 'targets': targets, 'swiftLanguageVersions': languages}


def target(name, kind='regular', **more):
    return {'name': name, 'type': kind, 'dependencies': [], **more}


class LanguageTests(unittest.TestCase):
    def test_versions_are_what_the_compiler_calls_modes(self):
        for asked, modes in [(['5.0'], ['5']), (['4.2', '5.1'], ['4.2', '5']), (['5'], ['5']), (['3'], ['5']), (['6'], ['6']),
                             (None, ['5'])]:
            self.assertEqual(try_library.compiler_languages(manifest([], asked), None), modes)

    def test_without_a_manifest_it_is_the_last_that_is_named_or_the_one_before_six(self):
        for files, modes in [({'a.swift': ''}, ['5']), ({'.swift-version': '4.1\n'}, ['4']), ({'.swift-version': '3.0'}, ['5']),
                             ({'.swift-version': '3.0', 'A.podspec': "s.swift_version = '4.2'"}, ['4.2']),
                             ({'A.podspec': "s.swift_versions = ['5.3', '4.2', '5.10']"}, ['5'])]:
            with tempfile.TemporaryDirectory() as folder:
                self.assertEqual(try_library.compiler_languages(None, checkout(folder, files)), modes)


class ManifestTests(unittest.TestCase):
    def found(self, files, targets):
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()) as said:
            found, _ = try_library.manifest_targets(checkout(folder, files), manifest(targets), {})
            return [(item['name'], [file.name for file in item['files']]) for item in found], said.getvalue()

    def test_a_target_without_a_folder_does_not_stop_the_others(self):
        found, said = self.found({'Sources/Cards/Card.swift': LIBRARY}, [target('Cards'), target('CardsTests', 'test')])
        self.assertEqual(found, [('Cards', ['Card.swift'])])
        self.assertIn('CardsTests: left out, as it has no folder', said)

    def test_a_target_of_another_language_is_left_out(self):
        found, said = self.found(
            {'Sources/Cards/Card.swift': LIBRARY, 'Sources/Core/Core.m': ''}, [target('Core'), target('Cards')])
        self.assertEqual(found, [('Cards', ['Card.swift'])])
        self.assertIn('Core: left out, as there are no Swift files', said)

    def test_the_list_of_tests_for_older_compilers_is_none_of_the_tests(self):
        found, _ = self.found(
            {'Sources/Cards/Card.swift': LIBRARY, 'Tests/CardsTests/CardTests.swift': TESTS, 'Tests/CardsTests/LinuxMain.swift': ''},
            [target('Cards'), target('CardsTests', 'test')])
        self.assertEqual(found[1], ('CardsTests', ['CardTests.swift']))

    def test_sources_may_lie_without_a_folder_of_their_own(self):
        found, _ = self.found({'Sources/Card.swift': LIBRARY}, [target('Cards')])
        self.assertEqual(found, [('Cards', ['Card.swift'])])


class FolderTests(unittest.TestCase):
    def found(self, files):
        with tempfile.TemporaryDirectory() as folder:
            return [(item['name'], [file.name for file in item['files']], item['dependencies'])
                    for item in library_layout.found_targets(checkout(folder, files))]

    def test_a_podspec_names_the_module_and_its_sources(self):
        podspec = "Pod::Spec.new do |s|\n  s.name = 'FineCards'\n  s.module_name = \"Cards\"\n" \
            "  s.source_files = 'Lib/**/*.{h,swift}', 'Shared'\nend\n"
        self.assertEqual(self.found({
            'Cards.podspec': podspec, 'Lib/Card.swift': LIBRARY, 'Lib/Deep/Deck.swift': '', 'Shared/All.swift': '',
            'Lib/Cards.h': '', 'Example/App.swift': '', 'CardsTests/CardTests.swift': TESTS,
        }), [('Cards', ['Card.swift', 'Deck.swift', 'All.swift'], []), ('CardsTests', ['CardTests.swift'], ['Cards'])])

    def test_the_default_part_of_a_podspec_counts(self):
        podspec = "s.name = 'Cards'\ns.default_subspecs = 'Core'\ns.subspec 'ObjC' do |o|\n  o.source_files = 'C/*.{h,m}'\nend\n" \
            "s.subspec 'Core' do |c|\n  c.source_files = 'Core/*.swift'\nend\n" \
            "s.subspec 'Rx' do |c|\n  c.source_files = 'Rx/*.swift'\nend\n"
        self.assertEqual(self.found({'Cards.podspec': podspec, 'Core/A.swift': '', 'Rx/B.swift': ''}),
                         [('Cards', ['A.swift'], [])])

    def test_without_both_the_folders_tell(self):
        self.assertEqual(self.found({
            'Source/Card.swift': LIBRARY, 'Tests/CardTests.swift': TESTS, 'Demo/DemoTests/AppTests.swift': TESTS,
            'CardsUITests/UI.swift': TESTS, 'Package.swift': '// too old',
        }), [('Cards', ['Card.swift'], []), ('CardsTests', ['CardTests.swift'], ['Cards'])])

    def test_files_of_the_other_framework_are_none_of_this_one(self):
        self.assertEqual(self.found({
            'Sources/A.swift': LIBRARY, 'Sources/B.swift': 'import AppKit\n', 'Sources/C.swift': '#if os(macOS)\nimport AppKit\n#endif\n',
        }), [('cards', ['A.swift', 'C.swift'], [])])

    def test_two_modules_know_each_other(self):
        pod = "s.name = '{0}'\ns.source_files = '{0}/*.swift'\n"
        self.assertEqual(self.found({
            'A.podspec': pod.format('A'), 'B.podspec': pod.format('B'), 'A/A.swift': '', 'B/B.swift': 'import A\n',
        }), [('A', ['A.swift'], []), ('B', ['B.swift'], ['A'])])

    def test_the_tests_of_a_pod_may_lie_beside_its_example(self):
        self.assertEqual(
            self.found({'Sources/Card.swift': LIBRARY, 'Example/Tests/CardTests.swift': TESTS.replace('Cards', 'cards'),
                        'Example/Pods/Quick/Tests/CardTests.swift': TESTS}),
            [('cards', ['Card.swift'], []), ('cardsTests', ['CardTests.swift'], ['cards'])])

    def test_playgrounds_and_empty_folders_are_nothing(self):
        self.assertEqual(self.found({'Cards.playground/Contents.swift': 'print(1)\n', 'README.md': ''}), [])


class AdaptationTests(unittest.TestCase):
    def test_what_the_compiler_refuses_is_known(self):
        for text in ['let a: CoreGraphics.CGFloat', 'protocol P {\n  init()\n}', '  open override var delegate: UITableViewDelegate? {',
                     'import OSLog', 'URLSession.shared']:
            self.assertTrue(try_library.NEEDS_ADAPTATION.search(text), text)
        for text in ['import Foundation', 'class A { init() {} }', 'let a: UIKit.UIView']:
            self.assertFalse(try_library.NEEDS_ADAPTATION.search(text), text)


class OutcomeTests(unittest.TestCase):
    def test_tests_that_do_not_build_are_told_from_a_library_that_does_not(self):
        targets = [{'name': 'Cards', 'is_test': False, 'files': ['/c/Card.swift']},
                   {'name': 'CardsTests', 'is_test': True, 'files': ['/c/CardTests.swift']}]
        of_tests = "/c/CardTests.swift:3:1: error: cannot find 'FBSnapshot' in scope\n"
        self.assertEqual(try_library.broken_tests(of_tests, targets), {'CardsTests'})
        self.assertEqual(try_library.broken_tests(of_tests + '/c/Card.swift:1:1: error: no\n', targets), set())
        self.assertEqual(try_library.broken_tests('error: link failed\n', targets), set())

    def test_files_of_tests_that_do_not_build_are_told_from_the_others(self):
        files = [pathlib.Path('/c/CardTests.swift'), pathlib.Path('/c/DeckTests.swift')]
        target = {'name': 'CardsTests', 'is_test': True, 'files': files, 'folder': pathlib.Path('/c')}
        self.assertEqual(
            try_library.broken_files("/c/CardTests.swift:3:1: error: cannot find 'OSLogStore' in scope\n", target), files[:1])


class LeavingOutTests(unittest.TestCase):
    def test_what_is_not_found_beside_an_import_of_what_is_not_here_is_of_that_module(self):
        with tempfile.TemporaryDirectory() as folder:
            root = checkout(folder, {'A.swift': 'import UIKit\nimport SwiftUI\n', 'B.swift': 'import UIKit\n'})
            line = "{}/{}.swift:3:5: error: cannot find type '{}' in scope\n"
            output = line.format(root, 'A', 'EdgeInsets') + line.format(root, 'A', 'margins') + line.format(root, 'B', 'Sheet')
            self.assertEqual(try_library.names_of_missing_modules(output, []), {'EdgeInsets'})
            tests = [{'name': 'ATests', 'is_test': True, 'files': [root / 'A.swift'], 'products': []}]
            self.assertEqual(try_library.names_of_missing_modules(output, tests), {'EdgeInsets', 'margins'})
            own = [{'name': 'SwiftUI', 'is_test': False, 'files': [], 'products': []}]
            self.assertEqual(try_library.names_of_missing_modules(output, own), frozenset())


if __name__ == '__main__':
    unittest.main()
