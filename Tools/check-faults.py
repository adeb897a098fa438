#!/usr/bin/env python3
"""Sees what `plumbline` does where the system fails it: a full disk, a closed pipe, a kill in the middle of a write, a
folder that changes while it is read, too little memory, damaged documents among whole ones.

    swift build -c release --product plumbline
    python3 Tools/check-faults.py

What is promised (Documentation/Promises.md): the exit status tells that something was lost, the report holds what was
not, and a document is the old one or the new one, never half of one. Exit status 1 with any broken promise. Faults that
need root (a small disk of its own) say so where they cannot be made.
"""

import json
import os
import pathlib
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "Examples"
STORYBOARD = (EXAMPLES / "Login.storyboard").read_bytes()
# A frame that constraints contradict: what `update` changes.
STALE = b"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                    <rect key="frame" x="1" y="2" width="3" height="4"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="50" id="w"/>
                        <constraint firstAttribute="height" constant="60" id="h"/>
                    </constraints>
                </view>
            </subviews>
            <constraints>
                <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="x"/>
                <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="y"/>
            </constraints>
        </view>
    </objects>
</document>
"""
PLUMBLINE = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / ".build/release/plumbline")
broken = 0


def expect(promise, kept, seen=""):
    global broken
    print(f"{'kept  ' if kept else 'BROKEN'} {promise}{'' if kept else f': {seen}'}", flush=True)
    broken += not kept


def run(*arguments, limit=60, **others):
    return subprocess.run([PLUMBLINE, *map(str, arguments)], stdin=subprocess.DEVNULL, timeout=limit, stdout=others.pop(
        "stdout", subprocess.PIPE), stderr=subprocess.PIPE, **others)


def same_answers(folder):
    """Swift's hashes differ from run to run, and threads end in any order: answers may show neither."""
    beside = ROOT.parent / "shared/corpus/ios"
    documents = [EXAMPLES, *sorted(beside.rglob("*.storyboard"))[:300:3]] if beside.is_dir() else [EXAMPLES]
    for command in (["check"], ["layout"], ["check", "--device", "all", "--language", "double"]):
        answers = {run(*command, "--format", "json", *documents, limit=300).stdout for _ in range(3)}
        answers.add(subprocess.run(["taskset", "-c", "0", PLUMBLINE, *command, "--format", "json", *documents],
                                   capture_output=True, timeout=300).stdout)
        expect(f"{' '.join(command)} of {len(documents)} inputs gives the same bytes three times and on one core",
               len(answers) == 1, f"{len(answers)} answers")


def full_output(folder):
    """Standard output that takes nothing."""
    solve = folder / "s.json"
    solve.write_text('{"constraints":[{"id":"a","terms":{"x":1},"relation":">=","constant":10}]}')
    log = folder / "log.txt"
    log.write_text("Unable to simultaneously satisfy constraints.\n(\n"
                   '"<NSLayoutConstraint:0x1 UIView:0x2.width == 5   (active)>"\n)\n')
    document = EXAMPLES / "Login.storyboard"
    commands = [["check", EXAMPLES], ["check", "--format", "json", EXAMPLES], ["layout", document], ["rules"], ["devices"],
                ["layout", "--format", "json", document], ["vfl", "H:|[a]|", "--view", "a"], ["solve", solve],
                ["explain", log], ["explain", document, "--view", "LGN-bt-001"], ["render", "--out", "-", document],
                ["diff", document, EXAMPLES / "Profile.storyboard"], ["update", "--dry-run", EXAMPLES / "Card.xib"], ["--help"]]
    for command in commands:
        with open("/dev/full", "w") as full:
            status = run(*command, stdout=full)
        name = " ".join(str(word) for word in command[:1 if command[0] != "layout" else 3])
        # Nothing to say is nothing lost.
        silent = not run(*command).stdout
        expect(f"{name} into a full disk ends with status 2 and says so",
               silent or (status.returncode == 2 and bool(status.stderr)), f"{status.returncode} {status.stderr[:200]}")


def small_disk(folder):
    """A disk of 64 kilobytes for pictures, outputs and updates."""
    disk = folder / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk], capture_output=True).returncode:
        print("not tried: a small disk cannot be mounted here")
        return
    try:
        many = folder / "many"
        many.mkdir()
        for index in range(40):
            (many / f"{index}.storyboard").write_bytes(STORYBOARD)
        status = run("render", "--out", disk, many)
        empty = [path.name for path in disk.iterdir() if not path.read_bytes().rstrip().endswith(b"</svg>")]
        expect("pictures on a full disk: status 2, and every picture there is whole",
               status.returncode == 2 and not empty, f"{status.returncode} {empty} {status.stderr[:200]}")
        for path in disk.iterdir():
            path.unlink()
        (disk / "U.xib").write_bytes(STALE)
        try:
            (disk / "filler").write_bytes(b"x" * 65536)
        except OSError:
            pass
        status = run("update", disk / "U.xib")
        after = (disk / "U.xib").read_bytes()
        others = sorted(p.name for p in disk.iterdir())
        expect("an update on a full disk leaves the old document, and nothing beside it",
               status.returncode == 2 and after == STALE and others == ["U.xib", "filler"],
               f"{status.returncode} {after == STALE} {others}")
        status = run("check", "--output", f"sarif:{disk}/out.sarif", "--output", f"json:{disk}/out.json", *[EXAMPLES] )
        expect("an output that the disk does not take is status 2", status.returncode == 2, f"{status.returncode}")
    finally:
        subprocess.run(["umount", disk], check=True)


def closed_pipe(folder):
    many = folder / "many"
    many.mkdir()
    for index in range(300):
        (many / f"{index}.storyboard").write_bytes(STORYBOARD)
    process = subprocess.Popen([PLUMBLINE, "layout", many], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdout.readline()
    process.stdout.close()
    errors = process.stderr.read()
    status = process.wait(timeout=60)
    expect("a reader that goes (| head -1) ends the command without a word",
           not errors and status in (0, 1, 2, -13, 141), f"{status} {errors[:200]}")
    results = folder / "results"
    results.mkdir()
    process = subprocess.Popen([PLUMBLINE, "check", "--output", f"html:{results}/page.html", many], stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL)
    process.stdout.readline()
    process.stdout.close()
    process.wait(timeout=60)
    left = sorted(path.name for path in results.iterdir())
    expect("and leaves no draft of another output", left in ([], ["page.html"]), left)


def killed_writer(folder):
    """SIGKILL at any moment of an update of forty documents: each is the old one or the new one."""
    paths = [folder / f"K{index}.xib" for index in range(40)]
    for path in paths:
        path.write_bytes(STALE)
    start = time.monotonic()
    run("update", folder)
    length, new = time.monotonic() - start, paths[0].read_bytes()
    expect("(an update changes the document that the kills are tried on)", new != STALE)
    moment, half, done = random.Random(7), 0, []
    for _ in range(60):
        for path in folder.iterdir():
            path.unlink()
        for path in paths:
            path.write_bytes(STALE)
        process = subprocess.Popen([PLUMBLINE, "update", folder], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(moment.random() * length)
        process.kill()
        process.wait()
        now = [path.read_bytes() for path in paths]
        half += sum(data not in (STALE, new) for data in now)
        done.append(sum(data == new for data in now))
    between = sum(0 < count < len(paths) for count in done)
    expect(f"60 kills in the middle of an update ({between} between its writes) leave no half document", half == 0, half)


def changing_folder(folder):
    moving = folder / "moving"
    (moving / "sub").mkdir(parents=True)
    stop = threading.Event()

    def move():
        index = 0
        while not stop.is_set():
            index += 1
            path = moving / rf"{index % 40}.storyboard"
            path.write_bytes(STORYBOARD[:random.randrange(len(STORYBOARD))] if index % 3 else STORYBOARD)
            (moving / f"{(index * 7) % 40}.storyboard").unlink(missing_ok=True)
            shutil.rmtree(moving / "sub", ignore_errors=True)
            (moving / "sub").mkdir(exist_ok=True)
            (moving / "sub" / "a.xib").write_bytes(STORYBOARD)

    thread = threading.Thread(target=move)
    thread.start()
    try:
        seen = set()
        for _ in range(60):
            answer = run("check", "--format", "json", moving)
            for line in answer.stdout.splitlines():
                json.loads(line)
            seen.add(answer.returncode)
    finally:
        stop.set()
        thread.join()
    expect("a folder that changes while it is read: status 0, 1 or 2, and whole lines", seen <= {0, 1, 2}, seen)


def damaged_among_whole(folder):
    mixed = folder / "mixed"
    mixed.mkdir()
    bad = set(random.Random(3).sample(range(2000), 100))
    for index in range(2000):
        data = STORYBOARD[:len(STORYBOARD) // 2] if index in bad else STORYBOARD
        (mixed / f"{index:04}.storyboard").write_bytes(data)
    answer = run("layout", "--format", "json", mixed)
    named = {line.split(b".storyboard")[0].rsplit(b"/", 1)[1] for line in answer.stderr.splitlines() if b".storyboard" in line}
    scenes = len(answer.stdout.splitlines())
    expected = len(run("layout", "--format", "json", EXAMPLES / "Login.storyboard").stdout.splitlines()) * 1900
    expect("2,000 documents, 100 of them damaged: status 2, each damaged one named, all others laid out",
           answer.returncode == 2 and named == {b"%04d" % index for index in bad} and scenes == expected,
           f"{answer.returncode} {len(named)} named, {scenes} of {expected} scenes")


def little_memory(folder):
    """Without memory a program ends by a signal, or waits until there is some (libdispatch); it writes no half document."""
    path = folder / "M.xib"
    path.write_bytes(STALE)
    run("update", path)
    new, halves = path.read_bytes(), []
    for megabytes in (20, 40, 60, 80, 100, 120, 140, 160, 200, 240, 300, 400, 600):
        path.write_bytes(STALE)
        try:
            run("update", path, limit=5, preexec_fn=lambda: resource.setrlimit(
                resource.RLIMIT_AS, (megabytes << 20, megabytes << 20)))
        except subprocess.TimeoutExpired:
            pass
        if path.read_bytes() not in (STALE, new):
            halves.append(megabytes)
    expect("with 20 to 600 MB of address space an update leaves no half document", new != STALE and not halves, halves)


def main():
    os.environ.pop("NO_COLOR", None)
    for fault in (same_answers, full_output, small_disk, closed_pipe, killed_writer, changing_folder, damaged_among_whole, little_memory):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="plumbline-faults-"))
        try:
            fault(folder)
        finally:
            shutil.rmtree(folder)
    print(f"{broken} broken promises")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
