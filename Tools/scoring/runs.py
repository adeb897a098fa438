"""Runs a command over hidden copies of documents, and reads what it prints: one JSON object a scene."""

import concurrent.futures
import json
import math
import os
import shlex
import shutil
import subprocess
import tempfile

from .documents import write_hidden

SECONDS_A_DOCUMENT = 60


class Mistake(Exception):
    """What makes a score impossible, in words for the one who asked for it."""


class Answer:
    """What the command said of one document: scenes by their ids, and the reason why there are none."""

    def __init__(self, scenes, complaint=''):
        self.scenes, self.complaint = scenes, complaint


def command_words(command):
    """The words of a command; `{}` among them stands for the document."""
    words = shlex.split(command)
    if not any('{}' in word for word in words):
        raise Mistake(
            f'--run {command!r} has no {{}} in the place of the document, as in `plumbline layout --format json {{}}`')
    if shutil.which(words[0]) is None:
        raise Mistake(f'{words[0]}: there is no such command; build it first, or name another one with --run')
    return words


def answers(command, paths, hides_frames, jobs):
    """The answers of a command to hidden copies of the documents, in their order."""
    words = command_words(command)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        found = list(pool.map(lambda path: answer(words, path, hides_frames), paths))
    if found and not any(one.scenes for one in found):
        raise Mistake(
            f'the command gave no scene of {len(found)} documents. It is to print one JSON object a scene and line: '
            f'{{"scene": ID OF THE ROOT VIEW, "views": [{{"id": ID, "frame": [x, y, width, height]}}, ...], '
            f'"findings": [{{"kind": "ambiguous", "views": [ID, ...]}}, ...]}}.\n'
            f'Of {paths[0]}: {found[0].complaint}')
    return found


def answer(words, path, hides_frames):
    with tempfile.TemporaryDirectory() as folder:
        # The same name: commands may tell documents by it.
        copy = os.path.join(folder, os.path.basename(path))
        write_hidden(path, copy, hides_frames)
        try:
            run = subprocess.run(
                [word.replace('{}', copy) for word in words], capture_output=True, text=True, errors='replace',
                stdin=subprocess.DEVNULL, timeout=SECONDS_A_DOCUMENT)
        except subprocess.TimeoutExpired:
            return Answer({}, f'no end after {SECONDS_A_DOCUMENT} seconds')
        except OSError as error:
            raise Mistake(f'{words[0]} cannot be run: {error.strerror}') from None
    scenes, unread = {}, ''
    for line in run.stdout.splitlines():
        scene = scene_of(line)
        if scene is not None:
            scenes[scene['scene']] = scene
        elif line.strip():
            unread = unread or line.strip()
    complaint = (run.stderr.strip().splitlines() or [''])[-1]
    if run.returncode and not complaint:
        complaint = f'exit status {run.returncode}'
    if not scenes and not complaint:
        complaint = f'it printed what is not such an object: {unread}' if unread else 'it printed nothing'
    return Answer(scenes, complaint[:200] if run.returncode or not scenes else '')


def scene_of(line):
    """A line's scene with frames by ids of views, and findings; None for anything else."""
    try:
        scene = json.loads(line)
        frames = {view['id']: [float(number) for number in view['frame']] for view in scene.get('views', [])}
        findings = [(finding.get('kind'), finding.get('views', [])) for finding in scene.get('findings', [])]
        is_sound = all(len(frame) == 4 and all(map(math.isfinite, frame)) for frame in frames.values())
        if not isinstance(scene['scene'], str) or not is_sound:
            return None
    except (AttributeError, KeyError, TypeError, ValueError):
        return None
    return {'scene': scene['scene'], 'frames': frames, 'findings': findings}
