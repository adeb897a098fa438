"""The list of public documents: repositories, each at a commit, and the documents taken from it, known by their hashes."""

import collections
import os
import re

HEADER = '''\
# Public documents that Interface Builder has written, of which the README's figures are. Tools/fetch-documents fetches them.
# A repository a line: folder, repository, commit, licence. Below it, after a tab, a document a line: SHA-256, path, and the
# name of the copy where it is not the path's last part.
'''


class Mistake(Exception):
    """A line of the list that cannot be read."""


class Repository:
    """A repository at a commit, and where copies of its documents go."""

    def __init__(self, folder, name, commit, licence):
        self.folder, self.name, self.commit, self.licence = folder, name, commit, licence
        self.documents = []

    def place(self, document):
        return os.path.join(self.folder, self.name.replace('/', '-'), document.copy)


Document = collections.namedtuple('Document', 'hash path copy')


def read_list(path):
    repositories = []
    with open(path, encoding='utf-8') as file:
        for number, line in enumerate(file, 1):
            words = line.rstrip('\n').split('\t')
            if line.startswith('#') or words == ['']:
                continue
            is_document = words[0] == '' and len(words) in (3, 4) and re.fullmatch('[0-9a-f]{64}', words[1])
            copy = words[-1].split('/')[-1]
            if is_document and repositories and copy not in ('', '.', '..'):
                repositories[-1].documents.append(Document(words[1], words[2], copy))
            elif len(words) == 4 and re.fullmatch(r'\w+', words[0]) and re.fullmatch(r'[\w.-]+/[\w.-]+', words[1]) \
                    and re.fullmatch('[0-9a-f]{40}', words[2]):
                repositories.append(Repository(*words))
            else:
                raise Mistake(f'{path}:{number}: neither a repository nor a document: {line.strip()[:60]}')
    return repositories


def listed(repositories):
    """The list's text."""
    lines = []
    for repository in repositories:
        lines.append('\t'.join([repository.folder, repository.name, repository.commit, repository.licence]))
        for document in repository.documents:
            own_name = [] if document.path.split('/')[-1] == document.copy else [document.copy]
            lines.append('\t'.join(['', document.hash, document.path, *own_name]))
    return HEADER + '\n'.join(lines) + '\n'
