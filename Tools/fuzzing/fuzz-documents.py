#!/usr/bin/env python3
"""Damages documents at random and sees whether `plumbline` keeps its promises.

    swift build -c release --product plumbline
    Tools/fuzzing/fuzz-documents.py --count 2000 --seed 7
    Tools/fuzzing/fuzz-documents.py --kind solve --count 500 FOLDER...

Whatever the damage, a run ends in time with status 0, 1 or 2, prints only JSON, and complains in one line for each
document, which names file, line and reason. Documents are run in batches; the members of a batch that breaks a promise
are run one by one, and those to blame are kept in `--keep`. Exit status 1 with any broken promise.
"""

import argparse
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

from damage import LAYOUT, LAYOUT_JSON, damaged_document, damaged_layout, solver_input

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COMPLAINT = re.compile(r"^.+:\d+(:\d+)?: \S")


# MARK: Runs

class Runner:
    def __init__(self, options):
        self.plumbline = options.plumbline
        self.seconds = options.seconds
        self.slowest = 0.0

    def complaint(self, command, paths):
        """The promise that a run over these files breaks; None if it keeps all."""
        arguments = [self.plumbline, "check" if command == "page" else command]
        arguments += ["--format", "json"] if command in ("layout", "check") else []
        arguments += ["--format", "html"] if command == "page" else []
        arguments += ["--out", str(paths[0].parent / "pictures")] if command == "render" else []
        limit = self.seconds * (1 if len(paths) == 1 else 4)
        start = time.monotonic()
        try:
            run = subprocess.run(arguments + [str(p) for p in paths], capture_output=True, timeout=limit,
                                 stdin=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            return f"no end after {limit:g} s"
        if len(paths) == 1:
            self.slowest = max(self.slowest, time.monotonic() - start)
        complaints = run.stderr.decode("utf-8", "replace").splitlines()
        if run.returncode not in (0, 1, 2):
            return f"status {run.returncode}: {' '.join(complaints)[:300]}"
        if (run.returncode == 2) != bool(complaints):
            return f"status {run.returncode} with {len(complaints)} complaints: {' '.join(complaints)[:200]}"
        # A layout document's mistakes are all told, each with its text and a caret below.
        if command == "solve" or paths[0].suffix in (".xib", ".storyboard"):
            for line in complaints:
                if not COMPLAINT.match(line):
                    return f"not a complaint with file, line and reason: {line[:300]}"
            if len(complaints) > len(paths):
                return f"{len(complaints)} complaints about {len(paths)} documents: {' '.join(complaints)[:300]}"
        if command not in ("render", "page"):
            for line in run.stdout.splitlines():
                try:
                    json.loads(line, parse_constant=lambda name: (_ for _ in ()).throw(ValueError(name)))
                except ValueError as error:
                    return f"not JSON: {error}: {line[:100]!r}"
        return None


def corpus(folders):
    paths = [p for folder in folders for p in sorted(folder.rglob("*")) if p.suffix in (".storyboard", ".xib")]
    return [(p.suffix, p.read_bytes()) for p in paths if p.stat().st_size < 150_000]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", type=pathlib.Path, help="whole documents; the corpus beside, or Examples")
    parser.add_argument("--plumbline", default=str(ROOT / ".build/release/plumbline"), help="the command to test")
    parser.add_argument("--kind", choices=["ib", "layout", "solve"], action="append", help="what to damage; all")
    parser.add_argument("--commands", help="what to run on documents, page being `check --format html`; layout, check, "
                        "and on every other batch one of render and page")
    parser.add_argument("--count", type=int, default=1000, help="damaged documents of each kind")
    parser.add_argument("--batch", type=int, default=25, help="documents a run")
    parser.add_argument("--seconds", type=float, default=5, help="the time of one document")
    parser.add_argument("--seed", default=str(random.randrange(10**6)), help="what the damage is made from")
    parser.add_argument("--keep", type=pathlib.Path, default=ROOT / ".build/fuzz", help="where documents to blame go")
    options = parser.parse_args()
    beside = ROOT.parent / "shared/corpus/ios"
    whole = corpus(options.folders or [beside if beside.is_dir() else ROOT / "Examples"])
    others = [data for _, data in whole]
    runner, broken, start = Runner(options), 0, time.monotonic()
    print(f"fuzz: seed {options.seed}, {len(whole)} whole documents")
    for kind in options.kind or ["ib", "layout", "solve"]:
        batch = 1 if kind == "solve" else options.batch
        for first in range(0, options.count, batch):
            folder = pathlib.Path(tempfile.mkdtemp(prefix="plumbline-fuzz-"))
            paths = []
            for index in range(first, min(first + batch, options.count)):
                rng = random.Random(f"{options.seed} {kind} {index}")
                if kind == "ib":
                    suffix, data = rng.choice(whole)
                    data = damaged_document(rng, data, others)
                elif kind == "layout":
                    suffix, text = rng.choice([(".yaml", LAYOUT), (".json", LAYOUT_JSON), (".yaml", LAYOUT_JSON)])
                    data = damaged_layout(rng, text)
                else:
                    suffix, data = ".json", solver_input(rng)
                paths.append(folder / f"{kind}-{index}{suffix}")
                paths[-1].write_bytes(data)
            drawn = [["render"], [], ["page"], []][first // batch % 4]
            usual = options.commands.split(",") if options.commands else ["layout", "check", *drawn]
            for command in ["solve"] if kind == "solve" else usual:
                whole_batch = runner.complaint(command, paths)
                if not whole_batch:
                    continue
                blamed = [(path, complaint) for path in paths if (complaint := runner.complaint(command, [path]))]
                broken += len(blamed) or 1
                if not blamed:
                    print(f"{command} on batch {first} of {kind}, no member alone: {whole_batch}", flush=True)
                for path, complaint in blamed:
                    options.keep.mkdir(parents=True, exist_ok=True)
                    shutil.copy(path, options.keep / f"{options.seed}-{path.name}")
                    print(f"{command} {options.keep}/{options.seed}-{path.name}: {complaint}", flush=True)
            shutil.rmtree(folder)
        print(f"fuzz: {options.count} of {kind}, {broken} broken promises so far, "
              f"{time.monotonic() - start:.0f} s", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
