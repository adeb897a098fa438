#!/usr/bin/env python3
"""Hides the frames of documents, lets `plumbline update` write them again, and compares them with the originals.

    swift build -c release --product plumbline
    Tools/measure-update.py ../shared/corpus/ios ../shared/corpus/macos

Three questions, each with its count and, with `--misses N`, its first misses:

 * Does every document that is right already stay as it is, byte by byte? Right is one without a view that Interface
   Builder marks as misplaced and without a scene whose stored frames break its own required constraints.
 * Of the scenes whose written frames are all within the tolerance of the originals, how many have the very numbers
   again: letter by letter, or but for the last digits of a computation?
 * Does anything change outside of the numbers that were hidden?

Which scenes and views count, and the tolerance, are those of `Tools/score`.
"""

import argparse
import collections
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from scoring.documents import Document, find_documents
from scoring.scenes import expectations

ROOT = pathlib.Path(__file__).resolve().parent.parent
TAG = re.compile(rb"<!--.*?-->|<\?.*?\?>|<(/?)([A-Za-z_][\w.-]*)((?:\s+[\w.:-]+\s*=\s*(?:\"[^\"]*\"|'[^']*'))*)\s*(/?)>", re.S)
ATTRIBUTE = re.compile(rb"([\w.:-]+)\s*=\s*\"([^\"]*)\"")
NUMBERS = (b"x", b"y", b"width", b"height")


def frames(data):
    """(id, [the place of each number]) of every view whose frame is hidden: by constraints placed, inside another view."""
    found, stack = [], []
    for tag in TAG.finditer(data):
        if not tag[2]:
            continue
        if tag[1]:
            stack.pop()
            continue
        attributes = {a[1]: (a[2], tag.start(3) + a.start(2)) for a in ATTRIBUTE.finditer(tag[3])}
        if tag[2] == b"rect" and attributes.get(b"key", (b"",))[0] == b"frame" and stack:
            holder = stack[-1]
            holder["framed"] = True
            if holder["placed"] and any(outer["framed"] for outer in stack[:-1]) and not holder["done"]:
                holder["done"] = True
                found.append((holder["id"], [(attributes[n][1], attributes[n][1] + len(attributes[n][0])) for n in NUMBERS]))
        if not tag[4]:
            stack.append({"id": attributes.get(b"id", (b"",))[0].decode(), "framed": False, "done": False,
                          "placed": attributes.get(b"translatesAutoresizingMaskIntoConstraints", (b"",))[0] == b"NO"
                          and attributes.get(b"fixedFrame", (b"",))[0] != b"YES"})
    return found


def replaced(data, places, text):
    for begin, end in sorted(places, reverse=True):
        data = data[:begin] + text + data[end:]
    return data


def hidden(data):
    return replaced(data, [place for _, places in frames(data) for place in places], b"0.0")


def numbers(data):
    return {name: [data[b:e].decode() for b, e in places] for name, places in frames(data)}


def run(plumbline, folder):
    done = subprocess.run([plumbline, "update", folder], capture_output=True, text=True)
    if done.returncode not in (0, 2):
        sys.exit(f"update ended with {done.returncode}: {done.stderr[-400:]}")
    return done.stdout.strip().splitlines()[-1]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--plumbline", default=str(ROOT / ".build/release/plumbline"))
    parser.add_argument("--tolerance", type=float, default=0.51)
    parser.add_argument("--misses", type=int, default=5)
    options = parser.parse_args()

    count, misses = collections.Counter(), collections.defaultdict(list)

    def miss(kind, *words):
        count[kind] += 1
        misses[kind].append(" ".join(str(w) for w in words))

    for folder in options.folders:
        documents = [pathlib.Path(p) for p in find_documents(folder)]
        with tempfile.TemporaryDirectory() as scratch:
            kept, hid = pathlib.Path(scratch, "kept"), pathlib.Path(scratch, "hidden")
            for document in documents:
                data = document.read_bytes()
                for copy, content in ((kept, data), (hid, hidden(data))):
                    path = copy / document.relative_to(folder)
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(content)
            print(f"{folder}: as they are: {run(options.plumbline, kept)}")
            print(f"{folder}: hidden: {run(options.plumbline, hid)}")
            for document in documents:
                data, name = document.read_bytes(), document.relative_to(folder)
                count["documents"] += 1
                scenes = expectations(Document(document))
                if b' misplaced="YES"' not in data and not any((s.left_out or "").startswith("stale") for s in scenes):
                    count["right documents"] += 1
                    if (kept / name).read_bytes() != data:
                        miss("right documents touched", name)
                written = (hid / name).read_bytes()
                if replaced(written, [p for _, ps in frames(written) for p in ps], b"0.0").replace(b' misplaced="YES"', b"") \
                        != hidden(data).replace(b' misplaced="YES"', b""):
                    miss("changed outside of frames", name)
                now, then = numbers(written), numbers(data)
                for scene in scenes:
                    if scene.left_out:
                        continue
                    tags = {view.id: view.tag for view in scene.scene.views}
                    placed = [view.id for view in scene.scene.views if view.is_placed and view.id in then]
                    count["scenes"] += 1
                    off = {i: max(abs(float(a) - float(b)) for a, b in zip(now[i], then[i])) for i in placed}
                    if any(o > options.tolerance for o in off.values()):
                        continue
                    count["exact scenes"] += 1
                    count["views in them"] += len(placed)
                    letters = [i for i in placed if now[i] != then[i]]
                    count["views with the same letters"] += len(placed) - len(letters)
                    count["views with the same numbers"] += sum(1 for i in placed if off[i] < 1e-3)
                    count["scenes with the same letters"] += not letters
                    count["scenes with the same numbers"] += all(off[i] < 1e-3 for i in placed)
                    for i in letters[:1]:
                        kind = "other letters, same number" if off[i] < 1e-3 else "other number"
                        miss(kind, name, i, tags[i], then[i], "->", now[i])
    for key, value in count.items():
        print(f"{value:8} {key}")
    for kind, lines in misses.items():
        for line in lines[:options.misses]:
            print(f"{kind}: {line}")


if __name__ == "__main__":
    main()
