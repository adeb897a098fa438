#!/usr/bin/env python3
"""Damages what `plumbline` reads beside documents, and sees whether it keeps its promises.

    swift build -c release --product plumbline
    Tools/fuzzing/fuzz-inputs.py --seconds 600 --seed 7
    Tools/fuzzing/fuzz-inputs.py --kind formats --kind requests --seconds 60

Visual formats, string tables and catalogues, asset catalogues, projects and their settings, sources, font files, console logs,
configurations, baselines, JSON lines, updates of damaged documents, and requests to the live page. Whatever the damage: a run ends in time with status 0,
1 or 2; status 2 comes with a complaint; what is JSON can be read; as many lines come out of `--jsonl` as went in;
`update` changes nothing but frames; the page answers or closes, and lives. Inputs to blame are kept in `--keep`. Exit
status 1 with any broken promise.
"""

import argparse
import json
import pathlib
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

from damage import TOKENS, WORDS, damaged_bytes, damaged_document, damaged_text
from samples import (CATALOGUE, COLOUR, CONFIGURATION, FORMATS, IMAGE, LOG, OBJECTIVE_C, PROJECT, SETTING_LINES, SWIFT, TABLE,
                     XCODEGEN, XML_TABLE)

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
EXAMPLES = ROOT / "Examples"
STORYBOARD = EXAMPLES / "Login.storyboard"
REQUESTS = [
    "GET / HTTP/1.1\r\nHost: {host}\r\n\r\n", "GET /page.js HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: gzip\r\n\r\n",
    "GET /api/documents HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n", "GET /api/why?view=a%2F&scene=1 HTTP/1.1\r\nHost: {host}\r\n\r\n",
    "POST /api/edit?scene=1 HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Type: application/json\r\n"
    "Content-Length: 40\r\n\r\n" + '{"constraint":"a","constant":1e300}     ',
    "POST /api/drag?scene=1 HTTP/1.1\r\nHost: {host}\r\nContent-Length: 9\r\n\r\n[320,480]",
    "POST /api/scene HTTP/1.1\r\nHost: {host}\r\nContent-Length: 23\r\n\r\n" + '{"formats":"H:|[a]|"}  ',
    "POST /api/log HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nH:|[a\r\n0\r\n\r\n",
]


def damaged(rng, text):
    """Bytes of a text that is damaged in its words or in its bytes, seldom whole."""
    if rng.random() < 0.05:
        return text.encode()
    if rng.random() < 0.2:
        return damaged_bytes(rng, text.encode())
    return damaged_text(rng, text).encode("utf-8", "replace")


def binary_list(rng):
    """A binary property list of objects that name each other at random, the first a dictionary."""
    count = rng.randint(2, 40)
    name = lambda: rng.randrange(count)

    def item(kind):
        size = rng.choice([0, 1, 2, 9, 14])
        if kind == 0xD:
            return bytes([0xD0 | size]) + bytes(name() for _ in range(2 * size))
        if kind in (0xA, 0xC):
            return bytes([kind << 4 | size]) + bytes(name() for _ in range(size))
        if kind == 6:
            return bytes([0x60 | size]) + rng.randbytes(2 * size)
        if kind == 0x5F:
            return bytes([0x5F, 0x10, 20]) + rng.randbytes(20)
        return bytes([kind << 4 | size]) + rng.randbytes(size)

    items = [item(0xD)] + [item(rng.choice([0xD, 0xA, 0xA, 5, 5, 6, 0x5F, 1, 2, 4, 8])) for _ in range(count - 1)]
    data, offsets = b"bplist00", b""
    for one in items:
        offsets += len(data).to_bytes(2, "big")
        data += one
    data += offsets + bytes([0] * 6 + [2, 1]) + count.to_bytes(8, "big") + bytes(8) + len(data).to_bytes(8, "big")
    return data if rng.random() < 0.3 else damaged_bytes(rng, data)


class Broken(Exception):
    """A promise that was broken."""


class Fuzzer:
    def __init__(self, options, folder):
        self.plumbline, self.limit, self.folder = options.plumbline, options.limit, folder
        self.documents = [path.read_bytes() for path in options.documents]
        self.fonts = options.fonts
        self.server = None

    def run(self, *arguments, data=b""):
        """Runs the command; its status is a promise, and so is a complaint with status 2."""
        try:
            run = subprocess.run([self.plumbline, *map(str, arguments)], capture_output=True, timeout=self.limit, input=data)
        except subprocess.TimeoutExpired:
            raise Broken(f"no end after {self.limit:g} s") from None
        complaints = run.stderr.decode("utf-8", "replace")
        if run.returncode not in (0, 1, 2):
            raise Broken(f"status {run.returncode}: {complaints[:300]}")
        # Where JSON was asked for, the complaint is an answer.
        if run.returncode == 2 and not complaints.strip() and b'"error"' not in run.stdout:
            raise Broken("status 2 without a complaint")
        return run

    @staticmethod
    def json_lines(run):
        lines = run.stdout.splitlines()
        for line in lines:
            try:
                json.loads(line, parse_constant=lambda name: (_ for _ in ()).throw(ValueError(name)))
            except ValueError as error:
                raise Broken(f"not JSON: {error}: {line[:100]!r}") from None
        return lines

    def write(self, path, data):
        path = self.folder / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        return path

    # Each makes one input from a generator, runs it, and raises `Broken`.

    def formats(self, rng):
        formats = [damaged_text(rng, rng.choice(FORMATS))[:20_000].replace("\0", "") for _ in range(rng.randint(1, 3))]
        formats = [" " + text if text.startswith("-") else text for text in formats]
        self.write("formats.json", json.dumps(formats).encode())
        run = self.run("vfl", *formats, "--view", "a=50x20", "--view", "b", "--metric", "gap=4", "--format", "json")
        if len(self.json_lines(run)) != 1:
            raise Broken(f"{len(run.stdout.splitlines())} lines for one answer")

    def tables(self, rng):
        self.write("Base.lproj/Login.storyboard", STORYBOARD.read_bytes())
        kind = rng.randrange(5)
        if kind == 0:
            self.write("mul.lproj/Login.xcstrings", damaged(rng, CATALOGUE))
        elif kind == 1:
            self.write("de.lproj/Login.strings", damaged(rng, TABLE))
        elif kind == 2:
            self.write("de.lproj/Login.strings", damaged(rng, XML_TABLE))
        elif kind == 3:
            self.write("de.lproj/Login.strings", binary_list(rng))
        else:
            self.write("de.lproj/Login.strings", damaged_bytes(rng, TABLE.encode("utf-16")))
        self.json_lines(self.run("check", "--language", rng.choice(["de", "all", "fr"]), "--format", "json",
                                 self.folder / "Base.lproj/Login.storyboard"))

    def assets(self, rng):
        document = self.documents[0].replace(b"</document>", b'<resources><image name="I" width="3" height="4"/><namedColor name="C">'
                                             b'<color red="1" green="0" blue="0" alpha="1"/></namedColor></resources></document>')
        self.write("Package.swift", b"")
        self.write("A.storyboard", document)
        self.write("A.xcassets/C.colorset/Contents.json", damaged(rng, COLOUR))
        self.write("A.xcassets/I.imageset/Contents.json", damaged(rng, IMAGE))
        self.write("A.xcassets/I.imageset/i.png", damaged_bytes(rng, b"\x89PNG\r\n\x1a\n" + rng.randbytes(200)))
        self.run("render", "--out", self.folder / "pictures", self.folder / "A.storyboard")
        self.json_lines(self.run("check", "--format", "json", self.folder / "A.storyboard"))

    def projects(self, rng):
        self.write("A.storyboard", STORYBOARD.read_bytes())
        settings = lambda: "".join(rng.choice(SETTING_LINES) for _ in range(rng.randint(1, 60)))
        self.write("a.xcconfig", damaged(rng, settings()))
        self.write("b.xcconfig", settings().encode())
        if rng.random() < 0.7:
            self.write("A.xcodeproj/project.pbxproj", binary_list(rng) if rng.random() < 0.1 else PROJECT.encode() if rng.random() < 0.5
                       else damaged(rng, PROJECT))
        else:
            self.write("project.yml", XCODEGEN.encode() if rng.random() < 0.5 else damaged(rng, XCODEGEN))
        self.write("Info.plist", damaged(rng, XML_TABLE))
        self.json_lines(self.run("check", "--format", "json", self.folder / "A.storyboard"))

    def sources(self, rng):
        self.write("A.storyboard", rng.choice(self.documents))
        self.write("A.swift", damaged(rng, SWIFT * rng.choice([1, 1, 3])))
        self.write("B.m", damaged(rng, OBJECTIVE_C * rng.choice([1, 1, 3])))
        self.json_lines(self.run("check", "--format", "json", "--sources", self.folder, self.folder))

    def fonts_(self, rng):
        data = bytearray(rng.choice(self.fonts).read_bytes())
        # The table directory and `name` are what every build reads; damage is likelier there.
        for _ in range(rng.choice([1, 4, 40])):
            data[rng.randrange(min(len(data), rng.choice([64, 400, len(data)])))] = rng.choice([0, 255, rng.randrange(256)])
        if rng.random() < 0.2:
            data = data[:rng.randrange(len(data))]
        font = self.write("F.ttf", bytes(data))
        self.json_lines(self.run("check", "--format", "json", "--fonts", font, STORYBOARD))

    def logs(self, rng):
        log = damaged(rng, LOG * rng.choice([1, 1, 2]))
        self.write("log.txt", log)
        self.run("explain", self.folder / "log.txt")
        self.run("explain", "-", data=log)

    def configurations(self, rng):
        self.write("App/A.storyboard", STORYBOARD.read_bytes())
        self.write(".plumbline.yml", damaged(rng, CONFIGURATION))
        self.write("known.json", damaged(rng, '{"version":1,"findings":[{"document":"App/A.storyboard","id":"x"}]}'))
        run = self.run("check", "--format", "json", self.folder / "App")
        self.json_lines(run)
        if run.returncode == 2 and b"plumbline.yml" not in run.stderr and b"known.json" not in run.stderr:
            raise Broken(f"the complaint names no file: {run.stderr[:200]!r}")

    def lines(self, rng):
        lines = []
        for _ in range(rng.randint(1, 12)):
            document = rng.choice(self.documents).decode("utf-8", "replace")
            line = json.dumps({"name": "A.storyboard", "content": document}).encode()
            lines.append(line if rng.random() < 0.5 else damaged_bytes(rng, line))
        data = b"\n".join(line.replace(b"\n", b" ").replace(b"\r", b" ") for line in lines)
        self.write("lines.jsonl", data)
        answers = self.json_lines(self.run("check", "--jsonl", data=data))
        asked = sum(1 for line in data.split(b"\n") if line.strip(b" \t"))
        if len(answers) != asked:
            raise Broken(f"{len(answers)} answers to {asked} lines")

    def updates(self, rng):
        index = rng.randrange(len(self.documents))
        before = damaged_document(rng, self.documents[index], self.documents)
        path = self.write("U.storyboard", before)
        run = self.run("update", path)
        after = path.read_bytes()
        if run.returncode == 2 and after != before:
            raise Broken("status 2, and the document was changed")
        # The mark `misplaced` goes with the frame that it is about.
        frames = re.compile(rb'<rect\b[^>]*>| misplaced="[^"]*"')
        if frames.sub(b"", after) != frames.sub(b"", before):
            raise Broken("more than frames and their marks was changed")
        if sorted(p.name for p in self.folder.iterdir()) != ["U.storyboard"]:
            raise Broken("a file was left beside the document")

    def requests(self, rng):
        if self.server is None:
            # Other runs remove what is in the folder of a case.
            self.served = tempfile.mkdtemp(prefix="plumbline-served-")
            shutil.copy(STORYBOARD, self.served)
            self.server = subprocess.Popen([self.plumbline, "serve", "--port", "0", self.served], stdout=subprocess.PIPE,
                                           stderr=subprocess.STDOUT, text=True)
            address = ""
            while "http://" not in address:
                address = self.server.stdout.readline()
                if not address:
                    raise Broken("the page does not start")
            self.port = int(re.search(r":(\d+)", address.split("http:")[1])[1])
        host = f"127.0.0.1:{self.port}"
        data = damaged(rng, rng.choice(REQUESTS).replace("{host}", host))
        if rng.random() < 0.05:
            data += rng.choice([b"A" * rng.choice([5_000, 16_000, 20_000, 2_000_000]), b"X-A: b\r\n" * rng.choice([90, 110, 300_000]), rng.choice(TOKENS + WORDS).encode("utf-8", "replace")])
        self.write("request.bin", data)
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5 * self.limit) as connection:
                connection.sendall(data)
                connection.shutdown(socket.SHUT_WR)
                answer = connection.recv(65536)
        except TimeoutError:
            raise Broken("neither an answer nor a closed connection") from None
        except OSError:
            # Closed before everything was sent.
            answer = b""
        if answer and not re.match(rb"HTTP/1\.1 [2345]\d\d ", answer):
            raise Broken(f"not an answer: {answer[:100]!r}")
        if self.server.poll() is not None:
            self.server = None
            raise Broken("the page has ended")
        resident = int(re.search(r"VmRSS:\s+(\d+)", pathlib.Path(f"/proc/{self.server.pid}/status").read_text())[1])
        if resident > 1_000_000:
            raise Broken(f"the page holds {resident} kB")

    def close(self):
        if self.server:
            self.server.kill()
            shutil.rmtree(self.served)


def main():
    kinds = {"formats": "formats", "tables": "tables", "assets": "assets", "projects": "projects", "sources": "sources", "fonts": "fonts_", "logs": "logs",
             "configurations": "configurations", "lines": "lines", "updates": "updates", "requests": "requests"}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("documents", nargs="*", type=pathlib.Path, help="whole documents; the corpus beside, or Examples")
    parser.add_argument("--plumbline", default=str(ROOT / ".build/release/plumbline"), help="the command to test")
    parser.add_argument("--kind", choices=list(kinds), action="append", help="what to damage; all")
    parser.add_argument("--seconds", type=float, default=20, help="how long for each kind")
    parser.add_argument("--limit", type=float, default=10, help="the time of one run")
    parser.add_argument("--seed", default=str(random.randrange(10**6)), help="what the damage is made from")
    parser.add_argument("--keep", type=pathlib.Path, default=ROOT / ".build/fuzz", help="where inputs to blame go")
    options = parser.parse_args()
    beside = ROOT.parent / "shared/corpus/ios"
    if not options.documents:
        options.documents = [p for p in sorted((beside if beside.is_dir() else EXAMPLES).rglob("*.storyboard"))
                             if p.stat().st_size < 60_000]
    options.fonts = sorted(pathlib.Path("/usr/share/fonts").rglob("*.ttf"))
    broken = 0
    print(f"fuzz: seed {options.seed}")
    for kind in options.kind or list(kinds):
        if kind == "fonts" and not options.fonts:
            print("fonts: no font file on this machine")
            continue
        start, index, found = time.monotonic(), 0, 0
        folder = pathlib.Path(tempfile.mkdtemp(prefix="plumbline-fuzz-"))
        fuzzer = Fuzzer(options, folder)
        try:
            while time.monotonic() - start < options.seconds and found < 20:
                index += 1
                try:
                    getattr(fuzzer, kinds[kind])(random.Random(f"{options.seed} {kind} {index}"))
                except Broken as complaint:
                    found += 1
                    kept = options.keep / f"{options.seed}-{kind}-{index}"
                    shutil.copytree(folder, kept, dirs_exist_ok=True)
                    print(f"{kind} {index}: {complaint}; kept in {kept}", flush=True)
                for path in folder.iterdir():
                    shutil.rmtree(path) if path.is_dir() else path.unlink()
        finally:
            fuzzer.close()
            shutil.rmtree(folder)
        broken += found
        print(f"{kind}: {index} inputs, {found} broken promises, {time.monotonic() - start:.0f} s", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
