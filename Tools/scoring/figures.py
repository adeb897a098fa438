"""The figures: how many frames are those of Interface Builder, and how many verdicts."""

import math
from collections import Counter

from .documents import FLAGS

SCENE_COUNTS = ('ok', 'near', 'scenes', 'views ok', 'views')


class FrameScore:
    """Scenes by class: those whose every frame is met, those that are near, and the single frames."""

    def __init__(self, tolerance, near):
        self.tolerance, self.near = tolerance, near
        self.count, self.misses = Counter(), []

    def add(self, expected, answer):
        if expected.left_out:
            return
        kind, misses, is_near = expected.kind, [], True
        frames = answer.scenes.get(expected.id, {}).get('frames', {})
        self.count[kind, 'scenes'] += 1
        for view in expected.scene.views:
            if not view.is_placed:
                continue
            self.count[kind, 'views'] += 1
            frame = frames.get(view.id)
            off = max(abs(a - b) for a, b in zip(frame, view.frame)) if frame else math.inf
            is_near = is_near and off <= max(self.near, 0.04 * max(view.frame[2:]))
            if off > self.tolerance:
                misses.append((view, frame))
            else:
                self.count[kind, 'views ok'] += 1
        self.count[kind, 'near'] += is_near
        self.count[kind, 'ok'] += not misses
        if misses:
            self.misses.append((expected, answer.complaint, misses))

    def rows(self):
        """One a class, and one of all."""
        rows = [{'class': kind, **{key: self.count[kind, key] for key in SCENE_COUNTS}}
                for kind in sorted({kind for kind, _ in self.count})]
        return rows + [{'class': 'all', **{key: sum(row[key] for row in rows) for key in SCENE_COUNTS}}]

    def lines(self):
        yield f'{"class":34}{"exact":>6} /{"scenes":>7}{"":>8}{"near":>15}{"views exact":>16}'
        for row in self.rows():
            exact, near, scenes, views_exact, views = (row[key] for key in SCENE_COUNTS)
            yield (f'{row["class"]:34}{exact:6} /{scenes:7}{percent(exact, scenes):7.1f}%{near:7}'
                   f'{percent(near, scenes):7.1f}%{views_exact:8} /{views:6}{percent(views_exact, views):7.1f}%')

    def miss_lines(self, name, limit):
        for expected, complaint, misses in self.misses[:limit]:
            yield f'\n{expected.kind}  {name(expected)}  scene {expected.id}  {complaint}'.rstrip()
            for view, frame in misses[:6]:
                yield f'   {view.tag} {view.id}: Interface Builder {view.frame}  here {frame}'


class VerdictScore:
    """Views that Interface Builder marks as misplaced or ambiguous beside those of which findings say so."""

    def __init__(self):
        self.count, self.misses = Counter(), []

    def add(self, expected, answer):
        if not expected.has_trustworthy_frames:
            return
        findings = answer.scenes.get(expected.id, {}).get('findings', [])
        for kind in FLAGS:
            said = {view for finding, views in findings if finding == kind for view in views}
            for view in expected.scene.views:
                marked, found = view.element.get(kind) == 'YES', view.id in said
                outcome = ('hit' if found else 'missed') if marked else ('false' if found else 'quiet')
                self.count[kind, outcome] += 1
                if marked != found:
                    self.misses.append((kind, 'missed' if marked else 'false alarm', expected, view))

    def rows(self):
        rows = []
        for kind in sorted(FLAGS):
            hit, missed, false = (self.count[kind, outcome] for outcome in ('hit', 'missed', 'false'))
            rows.append({'kind': kind, 'hit': hit, 'missed': missed, 'false': false,
                         'recall': hit / max(hit + missed, 1), 'precision': hit / max(hit + false, 1)})
        return rows

    def lines(self):
        for row in self.rows():
            yield (f'{row["kind"]:10} Interface Builder says so of {row["hit"] + row["missed"]} views: found {row["hit"]} '
                   f'(recall {100 * row["recall"]:.1f}%), {row["false"]} said that it does not '
                   f'(precision {100 * row["precision"]:.1f}%)')

    def miss_lines(self, name, limit):
        for kind, how, expected, view in self.misses[:limit]:
            yield f'   {kind} {how} {name(expected)} scene {expected.id} {view.tag} {view.id}'


def percent(part, whole):
    return 100 * part / max(whole, 1)
