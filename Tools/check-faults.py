#!/usr/bin/env python3
"""Sees what `plumbline` does where the system fails it: a full disk, a closed pipe, a kill in the middle of a write, a
folder that changes while it is read, a clock that jumps, too little memory, damaged documents among whole ones, standard
files that are closed or full, lists of lists in tables, formats of megabytes, clients of the page that send too much or too
slowly.

    swift build -c release --product plumbline
    Tools/check-faults.py [COMMAND]

What is promised (Documentation/Promises.md): the exit status tells that something was lost, the report holds what was
not, and a document is the old one or the new one, never half of one. Exit status 1 with any broken promise. Faults that
need root (a small disk of its own) or a program (faketime) say so where they cannot be made. What is tried at random has
a known seed; only the system's scheduling differs from run to run.
"""

import argparse
import json
import os
import pathlib
import random
import resource
import shutil
import re
import signal
import socket
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
# What `check --write-baseline` finds where it writes: no known finding.
OLD_BASELINE = b'{"version": 1, "documents": {}, "configurations": [{}]}\n'
parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--only", action="append", help="one kind, by its name in this file; repeatable")
parser.add_argument("command", nargs="?", default=str(ROOT / ".build/release/plumbline"), help="the plumbline to try")
OPTIONS = parser.parse_args()
PLUMBLINE = str(pathlib.Path(OPTIONS.command).resolve())
broken = 0


def expect(promise, kept, seen=""):
    global broken
    print(f"{'kept  ' if kept else 'BROKEN'} {promise}{'' if kept else f': {seen}'}", flush=True)
    broken += not kept


def run(*arguments, limit=60, **others):
    return subprocess.run([PLUMBLINE, *map(str, arguments)], stdin=subprocess.DEVNULL, timeout=limit, stdout=others.pop(
        "stdout", subprocess.PIPE), stderr=subprocess.PIPE, **others)


def run_in_a_gigabyte(*command):
    """How a command ends within 20 s and 1 GB, and the seconds of processor that it took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    end = run(*command, limit=20, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30)))
    return end, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


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
        before = {"U.xib": STALE, "known.json": OLD_BASELINE, "Stale-root.svg": b"<svg/>"}
        for name, data in before.items():
            (disk / name).write_bytes(data)
        try:
            (disk / "filler").write_bytes(b"x" * 65536)
        except OSError:
            pass
        (folder / "Stale.xib").write_bytes(STALE)
        for name, command in {
            "an update": ["update", disk / "U.xib"], "a fix": ["fix", disk / "U.xib", "--finding", "1"],
            "a baseline": ["check", "--baseline", disk / "known.json", "--write-baseline", EXAMPLES],
            "a picture": ["render", "--out", disk, folder / "Stale.xib"],
        }.items():
            status = run(*command)
            kept = [file for file, data in before.items() if (disk / file).read_bytes() == data]
            others = sorted(p.name for p in disk.iterdir() if p.name not in before)
            expect(f"{name} on a full disk: status 2 and a message, the old file, and nothing beside it",
                   status.returncode == 2 and bool(status.stderr) and len(kept) == len(before) and others == ["filler"],
                   f"{status.returncode} {status.stderr[:200]} {kept} {others}")
        status = run("check", "--output", f"sarif:{disk}/out.sarif", "--output", f"json:{disk}/out.json", *[EXAMPLES] )
        expect("an output that the disk does not take is status 2", status.returncode == 2, f"{status.returncode}")
    finally:
        subprocess.run(["umount", disk], check=True)


def closed_pipe(folder):
    many = folder / "many"
    many.mkdir()
    for index in range(1000):
        (many / f"{index}.storyboard").write_bytes(STORYBOARD)

    def left_by_its_reader(*arguments, **others):
        process = subprocess.Popen([PLUMBLINE, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, **others)
        process.stdout.readline()
        process.stdout.close()
        errors = process.stderr.read()
        return process.wait(timeout=60), errors

    # Much more than the system holds between writer and reader.
    whole = run("layout", many).stdout
    status, errors = left_by_its_reader("layout", many)
    expect(f"a reader that goes (| head -1) of {len(whole)} bytes ends the command by SIGPIPE, without a word",
           len(whole) > 1 << 18 and status == -signal.SIGPIPE and not errors, f"{status} {errors[:200]}")
    # What Python ignores, a child ignores unless it is told otherwise; so do those of some shells and services.
    status, errors = left_by_its_reader("layout", many, restore_signals=False)
    expect("where the caller ignores that signal, status 2 and one line", status == 2 and errors.count(b"\n") == 1
           and b"standard output cannot be written" in errors, f"{status} {errors[:200]}")
    results = folder / "results"
    results.mkdir()
    for others in ({}, {"restore_signals": False}):
        left_by_its_reader("check", "--format", "json", "--output", f"html:{results}/page.html", many, **others)
        left = sorted(path.name for path in results.iterdir())
        expect("where the signal is ignored, another output is written to its end" if others else "and leaves no draft of another output",
               left == (["page.html"] if others else []) and (not others or (results / "page.html").read_text().rstrip().endswith("</html>")),
               left)


def killed_writer(folder):
    """SIGKILL at any moment of a write: each file is the old one or the new one. Between a file's two names, the draft's and its
    own, there is a moment in which a whole draft stays, whose name says whose it is."""
    work, documents = folder / "work", folder / "documents"
    documents.mkdir()
    for index in range(40):
        (documents / f"D{index}.xib").write_bytes(STALE)
    for name, kills, command, old in (
        ("an update of forty documents", 60, ["update", work], {f"K{index}.xib": STALE for index in range(40)}),
        ("a fix", 30, ["fix", work / "K.xib", "--finding", "1"], {"K.xib": STALE}),
        ("forty pictures", 30, ["render", "--out", work, documents], {f"D{index}-root.svg": b"<svg/>" for index in range(40)}),
        ("a baseline", 30, ["check", "--baseline", work / "known.json", "--write-baseline", documents],
         {"known.json": OLD_BASELINE}),
    ):
        def begin():
            shutil.rmtree(work, ignore_errors=True)
            work.mkdir()
            for file, data in old.items():
                (work / file).write_bytes(data)

        begin()
        start = time.monotonic()
        run(*command)
        length, new = time.monotonic() - start, {path.name: path.read_bytes() for path in work.iterdir()}
        expect(f"({name}: changes all that the kills are tried on)",
               new.keys() == old.keys() and all(new[file] != data for file, data in old.items()), sorted(new)[:5])
        moment, wrong, done = random.Random(7), set(), []
        for _ in range(kills):
            begin()
            process = subprocess.Popen([PLUMBLINE, *map(str, command)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(moment.random() * length)
            process.kill()
            process.wait()
            now = {path.name: path.read_bytes() for path in work.iterdir()}
            wrong |= {file for file, data in old.items() if now.get(file) not in (data, new.get(file))}
            drafts = now.keys() - old.keys()
            wrong |= {draft for draft in drafts if len(drafts) > 1 or now[draft] != new.get(draft[1:].rsplit(".", 2)[0])}
            done.append(sum(now.get(file) == new.get(file) for file in old))
        between, ended = sum(0 < count < len(old) for count in done), sum(count == len(old) for count in done)
        expect(f"{kills} kills in the middle of {name} ({between} between its writes, {ended} behind them) leave no half file",
               not wrong, sorted(wrong)[:5])


def changing_folder(folder):
    moving = folder / "moving"
    (moving / "sub").mkdir(parents=True)
    stop, choices, moved = threading.Event(), random.Random(7), []

    def move():
        index = 0
        while not stop.is_set():
            index += 1
            path = moving / rf"{index % 40}.storyboard"
            path.write_bytes(STORYBOARD[:choices.randrange(len(STORYBOARD))] if index % 3 else STORYBOARD)
            (moving / f"{(index * 7) % 40}.storyboard").unlink(missing_ok=True)
            shutil.rmtree(moving / "sub", ignore_errors=True)
            (moving / "sub").mkdir(exist_ok=True)
            (moving / "sub" / "a.xib").write_bytes(STORYBOARD)
            moved.append(index)

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
    expect("a folder that changes while it is read: status 0, 1 or 2, and whole lines",
           seen <= {0, 1, 2} and len(moved) > 60, f"{seen} {len(moved)} changes")


def jumping_clock(folder):
    """The wall clock is set to and fro between 1971 and 2100 while the command runs: every answer is what it is without."""
    if not shutil.which("faketime"):
        print("not tried: faketime is not installed")
        return
    clock = folder / "clock"
    clock.write_text("@1999-12-31 23:59:58")

    def jumping(*command, limit=300):
        """Under the time that the file has at each moment: faketime's own would stay as it is."""
        return subprocess.run(
            ["faketime", "-m", "-f", "@2000-01-01 00:00:00", "env", "-u", "FAKETIME", f"FAKETIME_TIMESTAMP_FILE={clock}",
             "FAKETIME_NO_CACHE=1", *map(str, command)], stdin=subprocess.DEVNULL, capture_output=True, timeout=limit,
            env=dict(os.environ, FAKETIME_DONT_FAKE_MONOTONIC="1", DONT_FAKE_MONOTONIC="1",
                     # The dates of files are what they are.
                     NO_FAKE_STAT="1"))

    year = jumping("date", "+%Y").stdout
    expect("(the clock that programs are shown is another one)", year in (b"1999\n", b"2000\n"), year)
    documents = folder / "documents"
    documents.mkdir()
    for index in range(100):
        path = documents / f"{index}.storyboard"
        path.write_bytes(STORYBOARD)
        # Files of yesterday, of the year 2100, of 1970.
        date = (time.time() - 86_400, 4_102_444_800, 0)[index % 3]
        os.utime(path, (date, date))
    stop, choices, jumps = threading.Event(), random.Random(7), []

    def jump():
        while not stop.is_set():
            (folder / "next").write_text(f"@{choices.randrange(1971, 2101)}-06-15 12:00:00")
            (folder / "next").rename(clock)
            jumps.append(1)
            time.sleep(0.002)

    thread = threading.Thread(target=jump)
    thread.start()
    try:
        for command in (["check", "--format", "json", documents], ["layout", "--format", "json", documents],
                        ["check", "--device", "all", "--format", "github", EXAMPLES], ["render", "--out", "-", documents / "0.storyboard"]):
            still = run(*command, limit=300)
            answers = [jumping(PLUMBLINE, *command) for _ in range(5)]
            same = sum((answer.returncode, answer.stdout, answer.stderr) == (still.returncode, still.stdout, still.stderr)
                       for answer in answers)
            expect(f"{command[0]} under a clock that jumps gives five times the status and the bytes that it gives without",
                   same == 5 and bool(still.stdout), f"{same} of 5 {[answer.returncode for answer in answers]}")
        paths = [folder / f"U{index}.xib" for index in range(20)]
        for path in paths:
            path.write_bytes(STALE)
        run("update", paths[0])
        status = jumping(PLUMBLINE, "update", *paths[1:])
        expect("an update under a clock that jumps writes what it writes without",
               status.returncode == 0 and paths[0].read_bytes() != STALE and len({path.read_bytes() for path in paths}) == 1,
               f"{status.returncode} {status.stderr[:200]}")
    finally:
        stop.set()
        thread.join()
    expect(f"(the clock jumped: {len(jumps)} times)", len(jumps) > 100, len(jumps))


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
    """Without memory a program ends by a signal, or waits until there is some (libdispatch); it writes no half document, and
    no status says that all went well where something is missing."""
    path = folder / "M.xib"
    path.write_bytes(STALE)
    report = run("check", "--format", "json", path)
    run("update", path)
    new, halves, lies, ends = path.read_bytes(), [], [], []
    expect("(the document that memory is taken from has a finding, and is updated)", new != STALE and b"misplaced" in report.stdout)

    def with_memory(megabytes, *arguments):
        """None for a command that waits."""
        try:
            return run(*arguments, limit=5, preexec_fn=lambda: resource.setrlimit(
                resource.RLIMIT_AS, (megabytes << 20, megabytes << 20)))
        except subprocess.TimeoutExpired:
            return None

    for megabytes in (20, 40, 60, 80, 100, 120, 140, 160, 200, 240, 300, 400, 600):
        path.write_bytes(STALE)
        checked = with_memory(megabytes, "check", "--format", "json", path)
        if checked and checked.returncode in (0, 1) and (checked.returncode, checked.stdout) != (
                report.returncode, report.stdout):
            lies.append((megabytes, "check", checked.returncode, checked.stdout[:100]))
        # What was printed before the end is the beginning of the report.
        if checked and not report.stdout.startswith(checked.stdout):
            lies.append((megabytes, "check", checked.returncode, checked.stdout[:100]))
        updated = with_memory(megabytes, "update", path)
        after = path.read_bytes()
        if after not in (STALE, new):
            halves.append(megabytes)
        if updated and updated.returncode == 0 and after != new:
            lies.append((megabytes, "update", updated.returncode, updated.stdout[:100]))
        ends.append((checked.returncode, updated.returncode) if checked and updated else None)
    expect("with 20 to 600 MB of address space an update leaves no half document", not halves, halves)
    expect("and status 0 or 1 only with the whole report, or the new document", not lies, lies)
    expect("and with the most of it both end well", ends[-1] == (report.returncode, 0), ends[-1])


def shell(words, folder, redirections=""):
    return subprocess.run(["/bin/sh", "-c", f'"$0" {words} {redirections}', PLUMBLINE], cwd=folder, timeout=60,
                          stdin=subprocess.DEVNULL, capture_output=True)


def standard_files(folder):
    """Standard files that are closed, and a standard error that takes nothing: the rest is done."""
    (folder / "Bad.xib").write_bytes(b"<document>")
    (folder / "log.txt").write_text("nothing")
    (folder / "in.txt").write_text("Old.xib\n")
    (folder / "Old.xib").write_bytes(STALE)
    commands = ["check nope.xib", "check Bad.xib", "layout nope", "render nope --out out", "diff nope Bad.xib", "explain log.txt",
                "explain Bad.xib --view a", "update nope.xib", "fix Bad.xib", "rules nope", "devices nope", "solve nope",
                "vfl 'H:['", "init nope/nope", "check --files-from nope", "check --jsonl nope", "serve nope", "nonsense", "--nope"]
    for redirections in ("2>&-", "2>/dev/full", ">/dev/full 2>&1", "<&- >&- 2>&-", "<&- 2>/dev/full"):
        ends = {command: shell(command, folder, redirections).returncode for command in commands}
        expect(f"a complaint with {redirections} is status 2, whatever the command", set(ends.values()) == {2},
               {command: end for command, end in ends.items() if end != 2})
        for index in range(8):
            (folder / f"U{index}.xib").write_bytes(STALE)
        end = shell("update nope.xib " + " ".join(f"U{index}.xib" for index in range(8)), folder, redirections).returncode
        done = sum((folder / f"U{index}.xib").read_bytes() != STALE for index in range(8))
        expect(f"with {redirections} the other documents are updated, status 2", end == 2 and done == 8, f"{end} {done}")
    plain = "check --output json:a.json --output sarif:b.sarif --output junit:c.xml Old.xib"
    whole = shell(plain, folder).returncode, *[(folder / name).read_bytes() for name in ("a.json", "b.sarif", "c.xml")]
    for redirections in ("<&-", "2>&-", "<&- 2>&-"):
        now = shell(plain, folder, redirections).returncode, *[(folder / name).read_bytes() for name in ("a.json", "b.sarif", "c.xml")]
        expect(f"with {redirections} each report is in its own file", now == whole, now[0])
    lost = shell(plain, folder, ">&-")
    expect("a closed standard output is status 2, and said", lost.returncode == 2 and b"standard output" in lost.stderr, lost)
    for redirections in (">&-", ">/dev/full", ">/dev/full 2>&1"):
        for name in ("a.json", "b.sarif", "c.xml"):
            (folder / name).unlink()
        now = shell(plain, folder, redirections).returncode, *[
            (folder / name).read_bytes() if (folder / name).exists() else None for name in ("a.json", "b.sarif", "c.xml")]
        expect(f"with {redirections} each report is written, status 2", now == (2, *whole[1:]), now[0])


def list_of_lists(folder):
    """A table of texts of 130 bytes that would be gigabytes, settings that name each other, and files that include each other."""
    objects = [bytes([0xD2, 11, 12, 1, 11]), *[bytes([0xA9] + [place + 1 if place < 10 else 11] * 9) for place in range(1, 11)],
               b"\x51a", b"\x51b"]
    data, offsets = b"bplist00", b""
    for item in objects:
        offsets += bytes([len(data)])
        data += item
    bomb = data + offsets + bytes([0] * 6 + [1, 1] + [0] * 7 + [len(objects)] + [0] * 15 + [len(data)])
    laughs = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n" + "".join(
        f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 9)) + "targets: {A: {type: application, platform: iOS}}\n"
    project = b"""{objects = {P = {isa = PBXProject; mainGroup = G; buildConfigurationList = C; targets = (T);}; G = {isa = PBXGroup;
        children = (F);}; F = {isa = PBXFileReference; path = NAME.xcconfig; sourceTree = "<group>";}; T = {isa = PBXNativeTarget;
        name = t; productType = "com.apple.product-type.application"; buildConfigurationList = C;}; C = {isa = XCConfigurationList;
        buildConfigurations = (B);}; B = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F; buildSettings =
        {SDKROOT = iphoneos; INFOPLIST_FILE = "$(X)"; IPHONEOS_DEPLOYMENT_TARGET = 15.0;};};}; rootObject = P;}"""
    settings = {
        "names": b"X = $(X)$(X)$(X)1\nTARGETED_DEVICE_FAMILY = $(X)\n",
        "lines": b"X = 1\nTARGETED_DEVICE_FAMILY = 1\n" + b"X = $(inherited)$(inherited)\n" * 40,
        "chain": b"".join(b"X%d = $(X%d)$(X%d)$(X%d)\n" % (n, n + 1, n + 1, n + 2) for n in range(20_000)) + b"X = $(X0)\n",
        "files": b'#include "files.xcconfig"\n' * 1_474,
        "tree": b'#include "tree1.xcconfig"\n' * 6,
        **{f"tree{n}": b'#include "tree%d.xcconfig"\n' % (n + 1) * 6 for n in range(1, 9)},
    }
    root = folder / "p"
    for name, content in {
        **{f"{name}.xcconfig": text for name, text in settings.items()},
        **{f"{name}.xcodeproj/project.pbxproj": project.replace(b"NAME", name.encode()) for name in settings},
        "Base.lproj/A.storyboard": STORYBOARD, "de.lproj/A.strings": bomb, "fr.lproj/A.strings": bomb[:100],
        "A.xcodeproj/project.pbxproj": bomb, "B.xcodeproj/project.pbxproj": b"{a=" * 200_000,
        "project.yml": laughs.encode(), "es.lproj/A.strings": b"<plist>" + b"<array>" * 200_000,
    }.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    for command in (["check", "--language", "all", root], ["check", root], ["layout", "--language", "de", root]):
        end, used = run_in_a_gigabyte(*command)
        expect(f"lists of lists in tables and settings: {command[0]} ends by itself in 10 s of processor and 1 GB",
               end.returncode in (0, 1, 2) and used < 10, f"{end.returncode} {used:.1f} s {end.stderr[-200:]}")


def endless_formats(folder):
    """Visual formats of four megabytes, and all that a command line takes of them."""
    for name, content in {
        "views": '"H:|' + "-[a]" * 1_000_000 + '-|"', "predicates": '"H:[a(1' + ",1" * 2_000_000 + ')]"',
        "formats": ",".join(['"H:|-[a]-|"'] * 340_000),
    }.items():
        path = folder / f"{name}.json"
        path.write_text(f'{{"size": [320, 480], "views": {{"a": {{}}}}, "constraints": [{content}]}}')
        refuses(f"a layout document of four megabytes of {name}", "layout", path)
    refuses("command lines of half a million constraints", "vfl", "--view", "a", *["H:|" + "-[a]" * 30_000 + "-|"] * 16)


def refuses(what, *command):
    """Expects that a command gives up its input in a moment, with a sentence."""
    end, used = run_in_a_gigabyte(*command)
    expect(f"{what}: refused in 5 s of processor and 1 GB", end.returncode == 2 and b"more than 100000" in end.stderr and used < 5,
           f"{end.returncode} {used:.1f} s {end.stderr[-200:]}")


def pipes_as_files(folder):
    """Pipes, into which nobody writes, in place of files that nobody named."""
    for name in ("de.lproj/A.strings", "de.lproj/A.xcstrings", "A.xcstrings", "de.lproj/A.xib", "P.xcodeproj/project.pbxproj",
                 "project.yml", "Package.swift", "S.swift", ".gitignore", "A.xcassets/Contents.json", "C.xib", "C.layout.yaml",
                 "A.xcassets/Picture.imageset/Contents.json", "A.xcassets/Color.colorset/Contents.json", "Fonts/F.ttf",
                 "W.xcworkspace/contents.xcworkspacedata", ".plumbline.yml"):
        root = pathlib.Path(tempfile.mkdtemp(dir=folder))
        for path in (root / "Base.lproj/A.xib", root / name):
            path.parent.mkdir(parents=True, exist_ok=True)
        (root / "Base.lproj/A.xib").write_bytes((EXAMPLES / "Card.xib").read_bytes().replace(b"</objects>", b"""
            <view id="v1"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews><imageView id="i1" image="Picture">
            <rect key="frame" x="0" y="0" width="9" height="9"/></imageView></subviews><color key="backgroundColor" name="Color"/></view>
            </objects><resources><image name="Picture" width="9" height="9"/><namedColor name="Color"/></resources>"""))
        os.mkfifo(root / name)
        for command in (["check", "--language", "all"], ["render", "--out", root / "out"], ["layout", "--language", "de", "--fonts", root]):
            try:
                end = run(*command, root, limit=15).returncode
            except subprocess.TimeoutExpired:
                end = None
            if end not in (0, 1, 2):
                expect(f"a pipe in place of {name} is not waited for by {command[0]}", False, end)
    expect("pipes in place of files that nobody named are not waited for", True)


class Page:
    """A live page of some documents."""

    def __init__(self, *paths):
        self.process = subprocess.Popen([PLUMBLINE, "serve", "--port", "0", *map(str, paths)], stdout=subprocess.PIPE, text=True)
        self.port = int(re.search(r":(\d+)/", self.process.stdout.readline())[1])

    def send(self, data, patience=15):
        """The answer up to the end of the connection, and how long it took; None where it stays open."""
        began = time.monotonic()
        answer = b""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=patience) as connection:
                try:
                    connection.sendall(data.replace(b"{host}", b"127.0.0.1:%d" % self.port))
                except OSError:
                    pass
                while part := connection.recv(1 << 16):
                    answer += part
        except ConnectionResetError:
            pass
        except TimeoutError:
            answer = None
        return answer, time.monotonic() - began

    def processor(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def works(self):
        answer, took = self.send(b"GET /api/documents HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")
        return bool(answer) and answer.startswith(b"HTTP/1.1 200") and took < 2

    def end(self):
        self.process.kill()
        self.process.wait()


def clients_of_the_page(folder):
    """Requests that are too much, too slow, too many, or that nobody waits for."""
    (folder / "A.storyboard").write_bytes(STORYBOARD)
    page = Page(folder)
    try:
        for size in (20_000, 200_000, 2_000_000):
            for name, head in {"a long address": b"GET /" + b"a" * size + b" HTTP/1.1\r\nHost: {host}\r\n\r\n",
                               "many lines": b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * (size // 6) + b"\r\n",
                               "no end": b"A" * size, "blank lines": b"\r\n" * (size // 2)}.items():
                before = page.processor()
                answer, took = page.send(head)
                # What is refused before it is sent may be answered by a reset.
                refused = answer is not None and answer[:13] in (b"HTTP/1.1 431 ", b"")
                expect(f"{name} of {size} bytes: 431 and closed, in no time", refused and took < 4 and page.processor() - before < 0.3,
                       f"{answer and answer[:60]} {took:.1f} s")
        before = page.processor()
        answer, took = page.send(b"GET /" + b"a" * 15_000 + b" HTTP/1.1\r\nHost: evil.example\r\n\r\n")
        expect("another site's request is refused by its head", answer.startswith(b"HTTP/1.1 421") and took < 4, answer[:60])
        for name, parts in {"a silent client": [], "half of a head": [b"GET / HTTP/1.1\r\nHost"],
                            "half of a body": [b"POST /api/log HTTP/1.1\r\nHost: {host}\r\nContent-Length: 9\r\n\r\nab"]}.items():
            answer, took = page.send(b"".join(parts))
            expect(f"{name} is closed after ten seconds", answer == b"" and 8 < took < 13, f"{answer} {took:.1f} s")
        drops = socket.create_connection(("127.0.0.1", page.port), timeout=5)
        began, closed = time.monotonic(), False
        while time.monotonic() - began < 15 and not closed:
            try:
                drops.sendall(b"G")
                time.sleep(0.5)
                drops.setblocking(False)
                closed = drops.recv(1) == b""
            except BlockingIOError:
                drops.setblocking(True)
            except OSError:
                closed = True
        expect("a client that sends a byte now and then is closed after ten seconds", closed and time.monotonic() - began < 13,
               f"{time.monotonic() - began:.1f} s")
        crowd = [socket.create_connection(("127.0.0.1", page.port), timeout=5) for _ in range(500)]
        expect("beside 500 silent connections another is answered", page.works())
        threads = len(list(pathlib.Path(f"/proc/{page.process.pid}/task").iterdir()))
        expect("and at most 64 of them have a thread", threads < 90, threads)
        for connection in crowd:
            connection.close()
        for _ in range(300):
            with socket.create_connection(("127.0.0.1", page.port), timeout=5) as connection:
                connection.sendall(b"GET /api/changes?since=0 HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % page.port)
        time.sleep(1)
        expect("work whose client has left ends: after 300 such the page answers at once", page.works())
    finally:
        page.end()


def waiting_page(folder):
    """A page that watches 20,000 documents."""
    for index in range(20_000):
        path = folder / f"{index % 100}" / f"{index}.xib"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(STALE)
    page = Page(folder)
    try:
        page.works()
        # All documents are checked once after the start, which is work; then nothing is left to do but wait.
        began = time.monotonic()
        while True:
            answer, _ = page.send(b"GET /api/project?since=99999999 HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")
            if b'"left":0' in answer or time.monotonic() - began > 300:
                break
            time.sleep(1)
        expect("20,000 documents are checked in five minutes", b'"left":0' in answer, f"{answer[:100]}")
        before, number = page.processor(), 0
        began = time.monotonic()
        while time.monotonic() - began < 31:
            answer, _ = page.send(b"GET /api/changes?since=%d HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n" % number)
        used = page.processor() - before
        expect("waiting half a minute on 20,000 documents takes three seconds of processor at most", used <= 3, f"{used:.1f} s")
        (folder / "7" / "7.xib").write_bytes(STALE + b"\n")
        answer, took = page.send(b"GET /api/changes?since=%d HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n" % number)
        expect("and a change is told", b"7/7.xib" in answer, f"{answer[-100:]} {took:.1f} s")
    finally:
        page.end()


def main():
    os.environ.pop("NO_COLOR", None)
    for fault in (same_answers, full_output, small_disk, closed_pipe, killed_writer, changing_folder, jumping_clock,
                  damaged_among_whole, little_memory, standard_files, list_of_lists, endless_formats,
                  pipes_as_files, clients_of_the_page, waiting_page):
        if OPTIONS.only and fault.__name__ not in OPTIONS.only:
            continue
        folder = pathlib.Path(tempfile.mkdtemp(prefix="plumbline-faults-"))
        try:
            fault(folder)
        finally:
            shutil.rmtree(folder)
    print(f"{broken} broken promises")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
