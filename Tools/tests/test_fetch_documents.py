"""Documents fetched from repositories of this machine, as from public ones."""

import contextlib
import hashlib
import io
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from tools import load

fetch_documents = load('fetch-documents')
from scoring import listing  # noqa: E402

# Line ends that a checkout would change.
FIRST, SECOND, LATER = b'<document>\r\n</document>\r\n', b'<document a="1"/>\n', b'<document a="2"/>\n'


def digest(data):
    return hashlib.sha256(data).hexdigest()


class FetchTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.target = self.folder / 'documents'
        self.commits = {}
        for name in ('team/App', 'team/Library'):
            repository = self.folder / 'remote' / f'{name}.git'
            files = {'App/Base.lproj/Launch Screen.xib': FIRST, 'Main.storyboard': SECOND, 'Other/Main.storyboard': SECOND,
                     'Code.swift': b'let a = 1\n', '.gitattributes': b'* text=auto eol=lf\n*.xib -text\n'}
            self.commits[name] = self.commit(repository, files)
            # What came later is not what the list says.
            self.commit(repository, {'Main.storyboard': LATER})

    def git(self, repository, *arguments):
        return subprocess.run(
            ['git', '-C', repository, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', *arguments],
            check=True, capture_output=True, text=True).stdout.strip()

    def commit(self, repository, files):
        if not repository.exists():
            repository.mkdir(parents=True)
            self.git(repository, 'init', '--quiet')
            self.git(repository, 'config', 'uploadpack.allowFilter', 'true')
        for name, data in files.items():
            (repository / name).parent.mkdir(parents=True, exist_ok=True)
            (repository / name).write_bytes(data)
        self.git(repository, 'add', '--all')
        self.git(repository, 'commit', '--quiet', '--message', 'Documents')
        return self.git(repository, 'rev-parse', 'HEAD')

    def write_list(self, change=None):
        repositories = []
        for name, commit in self.commits.items():
            repository = listing.Repository('ios', name, commit, 'MIT')
            repository.documents = [
                listing.Document(digest(FIRST), 'App/Base.lproj/Launch Screen.xib', 'Launch_Screen.xib'),
                listing.Document(digest(SECOND), 'Main.storyboard', 'Main.storyboard')]
            repositories.append(repository)
        text = listing.listed(repositories)
        path = self.folder / 'list.tsv'
        path.write_text(change(text) if change else text)
        return path

    def fetch(self, *options, change=None):
        words = [str(self.target), '--list', str(self.write_list(change)), *options,
                 '--remote', f'file://{self.folder}/remote/{{}}.git']
        with contextlib.redirect_stdout(io.StringIO()) as output, contextlib.redirect_stderr(io.StringIO()) as complaints:
            status = fetch_documents.main(words)
        return status, output.getvalue(), complaints.getvalue()

    def files(self):
        return {str(path.relative_to(self.target)): path.read_bytes() for path in self.target.rglob('*') if path.is_file()}

    def test_the_listed_documents_come_byte_by_byte_and_nothing_else(self):
        status, output, complaints = self.fetch()
        self.assertEqual((status, complaints), (0, ''))
        self.assertEqual(self.files(), {
            'ios/team-App/Launch_Screen.xib': FIRST, 'ios/team-App/Main.storyboard': SECOND,
            'ios/team-Library/Launch_Screen.xib': FIRST, 'ios/team-Library/Main.storyboard': SECOND})
        self.assertIn('4 documents fetched; 4 of 4', output)

    def test_servers_that_send_whole_commits_do_as_well(self):
        for name in self.commits:
            self.git(self.folder / 'remote' / f'{name}.git', 'config', 'uploadpack.allowFilter', 'false')
        self.assertEqual(self.fetch()[0], 0)
        self.assertEqual(len(self.files()), 4)

    def test_a_second_run_fetches_what_is_missing_or_damaged_alone(self):
        self.fetch()
        (self.target / 'ios/team-App/Main.storyboard').write_bytes(SECOND[:5])
        (self.target / 'ios/team-App/Launch_Screen.xib').unlink()
        shutil.rmtree(self.folder / 'remote/team/Library.git')
        status, output, _ = self.fetch()
        self.assertEqual(status, 0)
        self.assertIn('2 documents fetched; 4 of 4', output)
        self.assertEqual(self.files()['ios/team-App/Main.storyboard'], SECOND)

    def test_a_repository_that_is_gone_is_named_and_the_others_come(self):
        shutil.rmtree(self.folder / 'remote/team/App.git')
        status, output, complaints = self.fetch()
        self.assertEqual(status, 1)
        self.assertIn(f'team/App cannot be fetched at {self.commits["team/App"][:7]}: fatal:', complaints)
        self.assertIn('2 of 4', output)

    def test_a_document_that_is_another_one_is_not_written(self):
        status, _, complaints = self.fetch('--only', 'App', change=lambda text: text.replace(digest(SECOND), '0' * 64))
        self.assertEqual(status, 1)
        self.assertIn('team/App: Main.storyboard is not the listed document', complaints)
        self.assertEqual(list(self.files()), ['ios/team-App/Launch_Screen.xib'])

    def test_a_document_that_the_commit_lacks_is_named(self):
        status, _, complaints = self.fetch('--only', 'App', change=lambda text: text.replace('\tMain.', '\tGone/Main.'))
        self.assertEqual(status, 1)
        self.assertIn('team/App: Gone/Main.storyboard is not in commit', complaints)

    def test_a_list_that_cannot_be_read_is_named_with_its_line(self):
        status, _, complaints = self.fetch(change=lambda text: text + 'ios\tteam/App\tmain\tMIT\n')
        self.assertEqual(status, 2)
        self.assertIn('list.tsv:10: neither a repository nor a document', complaints)
        status, _, complaints = self.fetch('--only', 'Nobody')
        self.assertEqual(status, 2)
        self.assertIn("holds 'Nobody' in its name", complaints)


class ListTests(unittest.TestCase):
    def test_no_two_documents_of_the_list_have_one_place(self):
        repositories = listing.read_list(fetch_documents.LIST)
        places = [one.place(document) for one in repositories for document in one.documents]
        self.assertEqual(len(places), len(set(places)))
        self.assertEqual(listing.listed(repositories), fetch_documents.LIST.read_text())

    def test_the_list_is_that_of_the_corpus_beside(self):
        corpus = fetch_documents.LIST.parent.parent.parent / 'shared/corpus'
        if not corpus.is_dir():
            self.skipTest(f'{corpus} is not there')
        listed = {os.path.join(corpus, one.place(document)): document
                  for one in listing.read_list(fetch_documents.LIST) for document in one.documents}
        there = {str(path) for kind in ('*.storyboard', '*.xib') for path in corpus.rglob(kind)}
        self.assertEqual(set(listed), there)
        for place, document in listed.items():
            self.assertTrue(fetch_documents.is_there(pathlib.Path(place), document), place)


if __name__ == '__main__':
    unittest.main()
