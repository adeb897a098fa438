#!/usr/bin/env python3
"""Counts the instructions of cold layouts and edits, which no neighbour on the machine changes: one JSON object a line.

    Benchmarks/instructions.py Benchmarks/.build/release/plumbline-benchmark

The counters of the processor are asked (`perf stat`) where the machine has them, valgrind otherwise. A cold layout is
the difference between a process that makes two and one that makes one, an edit a hundredth of that between 150 and 50 edits.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

# About 10,000 views each.
PICTURES = {"row": 10_000, "list": 2_000, "nested": 10_000, "chain": 10_000}
CONTENDERS = [("plumbline", "solver"), ("plumbline", "engine"), ("plumbline", "api"), ("yoga", "engine")]


def has_counters():
    if not shutil.which("perf"):
        return False
    probe = subprocess.run(["perf", "stat", "-x,", "-e", "instructions:u", "true"], capture_output=True, text=True)
    return probe.stderr[:1].isdigit()


class Counter:
    def __init__(self, program, folder):
        self.program = program
        self.log = folder / "count"
        self.uses_counters = has_counters()
        if not self.uses_counters and shutil.which("strip"):
            # Older valgrinds stop at debug information that is newer than they are.
            self.program = folder / "program"
            subprocess.run(["strip", "-g", "-o", self.program, program], check=True)

    def count(self, *arguments):
        if self.uses_counters:
            prefix = ["perf", "stat", "-x,", "-e", "instructions:u", "-o", self.log]
        else:
            prefix = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", f"--log-file={self.log}"]
        run = subprocess.run([*prefix, self.program, *map(str, arguments)], stdout=subprocess.DEVNULL)
        if run.returncode:
            return None
        text = self.log.read_text()
        pattern = r"^(\d+),.*instructions" if self.uses_counters else r"Collected : (\d+)"
        return int(re.search(pattern, text, re.M)[1])


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    if not has_counters() and not shutil.which("valgrind"):
        sys.exit("instructions.py: neither counters of the processor (perf) nor valgrind are here; nothing is counted")
    with tempfile.TemporaryDirectory() as folder:
        counter = Counter(program, pathlib.Path(folder))
        for workload, size in PICTURES.items():
            for engine, level in CONTENDERS:
                def count(layouts, edits):
                    return counter.count("--counted", engine, "--level", level, "--workload", workload, "--size", size,
                                         "--layouts", layouts, "--edits", edits)
                # An edit of Yoga's is most of a layout, and is compared with nothing here.
                edits = 50 if engine == "plumbline" else 0
                one, two = count(1, edits), count(2, edits)
                if one is None:  # A peer that is not here.
                    continue
                line = {"counted": workload, "n": size, "engine": engine, "level": level, "cold_instructions": two - one}
                if edits:
                    line["edit_instructions"] = (count(1, 3 * edits) - one) / (2 * edits)
                print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
