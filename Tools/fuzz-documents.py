#!/usr/bin/env python3
"""Damages documents at random and sees whether `plumbline` keeps its promises.

    swift build -c release --product plumbline
    python3 Tools/fuzz-documents.py --count 2000 --seed 7
    python3 Tools/fuzz-documents.py --kind solve --count 500 FOLDER...

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

ROOT = pathlib.Path(__file__).resolve().parent.parent
NUMBERS = ["nan", "inf", "-inf", "1e400", "-1e30", "1e30", "1e-320", "", "0", "-0.0", "-5", "5000", "0.1", "1e9", "-1e9",
           "9" * 400, "0x10", "1,5", " 7 ", "x", "9223372036854775808", "18446744073709551617", "1e19", "-1e19", "٣"]
RATIOS = ["0:0", "1:0", "0:1", "x", ":", "1:", ":1", "1/0", "0/0", "-1:2", "1e308:1e-308", "nan:1", "1:2:3", "0", "-1", "1e400"]
PRIORITIES = ["0", "-5", "5000", "1000.5", "999.9999", "1e-30", "nan", "x", "1", "250", "750", "999", "1000"]
WORDS = ["", "x", "YES", "NO", "🧪" * 50, "a" * 5000, "&#0;", "&amp;&lt;", "\u202e\u0301", "left", "width", "baseline", "0", "-1"]
COMPLAINT = re.compile(r"^.+:\d+(:\d+)?: \S")


# MARK: Interface Builder's documents

TAG = re.compile(r"<(/?)([A-Za-z_][\w.-]*)([^<>]*?)(/?)>")
ATTRIBUTE = re.compile(r'([A-Za-z_][\w.-]*)="([^"]*)"')


def elements(text):
    """(start, end, name) of every element."""
    found, open_tags = [], []
    for tag in TAG.finditer(text):
        if tag[1]:
            while open_tags:
                start, name = open_tags.pop()
                found.append((start, tag.end(), name))
                if name == tag[2]:
                    break
        elif tag[4]:
            found.append((tag.start(), tag.end(), tag[2]))
        else:
            open_tags.append((tag.start(), tag[2]))
    return found


def replaced(text, span, new):
    return text[:span[0]] + new + text[span[1]:]


def an_attribute(rng, text, names=None, numeric=False):
    found = [a for a in ATTRIBUTE.finditer(text)
             if (names is None or a[1] in names) and (not numeric or re.fullmatch(r"-?[\d.]+", a[2]))]
    return rng.choice(found) if found else None


def an_element(rng, text, names=None, below=20000):
    found = [e for e in elements(text) if e[1] - e[0] < below and (names is None or e[2] in names)]
    return rng.choice(found) if found else None


def set_attribute(names=None, values=None, numeric=False):
    def damage(rng, text):
        attribute = an_attribute(rng, text, names, numeric)
        return replaced(text, attribute.span(2), rng.choice(values)) if attribute else text
    return damage


def borrow_value(names):
    """An attribute gets the value of another one of the names."""
    def damage(rng, text):
        to, source = an_attribute(rng, text, names), an_attribute(rng, text, names | {"id"})
        return replaced(text, to.span(2), source[2]) if to and source else text
    return damage


def delete_attribute(rng, text):
    attribute = an_attribute(rng, text)
    return replaced(text, attribute.span(), "") if attribute else text


def repeat_attribute(rng, text):
    attribute = an_attribute(rng, text)
    return replaced(text, attribute.span(), attribute[0] + " " + attribute[0]) if attribute else text


def delete_element(rng, text):
    element = an_element(rng, text)
    return replaced(text, element[:2], "") if element else text


def repeat_element(rng, text, most=4):
    element = an_element(rng, text)
    return replaced(text, element[:2], text[element[0]:element[1]] * rng.randint(2, most)) if element else text


def move_element(rng, text):
    element = an_element(rng, text)
    if not element:
        return text
    piece, rest = text[element[0]:element[1]], replaced(text, element[:2], "")
    places = [tag.end() for tag in TAG.finditer(rest)]
    place = rng.choice(places) if places else 0
    return rest[:place] + piece + rest[place:]


def rename_element(rng, text):
    element, other = an_element(rng, text), an_element(rng, text)
    if not element or not other:
        return text
    piece = text[element[0]:element[1]]
    piece = re.sub(rf"^<{re.escape(element[2])}", f"<{other[2]}", piece)
    piece = re.sub(rf"</{re.escape(element[2])}>$", f"</{other[2]}>", piece)
    return replaced(text, element[:2], piece)


def nest(rng, text):
    element = an_element(rng, text, {"view", "label", "button", "stackView", "imageView", "scrollView"})
    if not element:
        return text
    levels = rng.choice([3, 50, 400, 3000])
    rect = '<rect key="frame" x="0.0" y="0.0" width="9" height="9"/>'
    head = "".join(f'<{rng.choice(["view", "stackView"])} id="n{k}">{rect}<subviews>' for k in range(levels))
    names = re.findall(r"<(view|stackView) ", head)
    tail = "".join(f"</subviews></{name}>" for name in reversed(names))
    return replaced(text, element[:2], head + text[element[0]:element[1]] + tail)


def crowd(rng, text):
    """Thousands of siblings, or of constraints on one view."""
    if rng.random() < 0.5:
        element = an_element(rng, text, {"view", "label", "button", "imageView", "color", "rect", "string"}, 3000)
        if not element:
            return text
        piece = text[element[0]:element[1]]
        copies = "".join(re.sub(r' id="([^"]*)"', rf' id="\1-{k}"', piece) for k in range(rng.choice([300, 2000])))
        return replaced(text, element[:2], piece + copies)
    ids = re.findall(r'<(?:view|label|button|imageView)\b[^>]* id="([^"]+)"', text)
    place = text.find("<constraints>")
    if not ids or place < 0:
        return text
    chain = rng.random() < 0.5
    rows = []
    for k in range(rng.choice([100, 300, 1000])):
        first, second = (ids[k % len(ids)], ids[(k + 1) % len(ids)]) if chain else (ids[0], rng.choice(ids))
        attribute = rng.choice(["width", "height", "leading", "top", "centerX", "trailing", "bottom"])
        extra = f' priority="{rng.choice(PRIORITIES[-5:])}"' if rng.random() < 0.4 else ""
        relation = rng.choice(["", ' relation="greaterThanOrEqual"', ' relation="lessThanOrEqual"'])
        rows.append(f'<constraint firstItem="{first}" firstAttribute="{attribute}"{relation} secondItem="{second}" '
                    f'secondAttribute="{attribute}" constant="{rng.randint(-50, 300)}" id="k{k}"{extra}/>')
    return text[:place + 13] + "".join(rows) + text[place + 13:]


def entities(rng, text):
    bomb = '<!DOCTYPE b [<!ENTITY a "aaaaaaaaaa">' + "".join(
        f'<!ENTITY {chr(98 + k)} "{f"&{chr(97 + k)};" * 10}">' for k in range(9)) + ']>'
    outside = '<!DOCTYPE b [<!ENTITY j SYSTEM "file:///dev/zero">]>'
    declaration = text.find("?>") + 2 if "?>" in text else 0
    attribute = an_attribute(rng, text)
    if attribute:
        text = replaced(text, attribute.span(2), "&j;")
    return text[:declaration] + rng.choice([bomb, outside]) + text[declaration:]


REFERENCES = {"id", "firstItem", "secondItem", "destination", "reference", "customClass", "ref", "keyPath", "target",
              "initialViewController", "image", "viewController", "root", "constraint"}
TEXT_DAMAGE = [
    set_attribute(values=NUMBERS, numeric=True), set_attribute(values=NUMBERS, numeric=True),
    set_attribute({"x", "y", "width", "height", "constant"}, NUMBERS), set_attribute({"multiplier"}, RATIOS),
    set_attribute({"priority", "horizontalHuggingPriority", "verticalHuggingPriority",
                   "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority"}, PRIORITIES),
    set_attribute({"firstAttribute", "secondAttribute"}, ["width", "left", "top", "baseline", "notAnAttribute", "x"]),
    set_attribute(values=WORDS), set_attribute({"text", "title", "fontDescription", "key", "class", "id"}, WORDS),
    borrow_value(REFERENCES), borrow_value(REFERENCES), borrow_value({"firstItem", "secondItem"}), borrow_value({"id"}),
    set_attribute(REFERENCES, ["gone", ""]), delete_attribute, repeat_attribute, delete_element, delete_element,
    repeat_element, move_element, move_element, rename_element, nest, crowd, entities,
]


def damaged_bytes(rng, data):
    kind = rng.randrange(9)
    at = rng.randrange(len(data) + 1)
    if kind == 0:
        return data[:at]
    if kind == 1:
        damaged = bytearray(data)
        for _ in range(rng.choice([1, 5, 100])):
            if damaged:
                damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        return bytes(damaged)
    if kind == 2:
        return data[:at] + rng.randbytes(rng.choice([1, 20, 3000])) + data[at:]
    if kind == 3:
        return data.decode("utf-8", "replace").encode(rng.choice(["utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-7"]))
    if kind == 4:
        return rng.choice([b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff", b"\x00", b"\n\n"]) + data
    if kind == 5:
        names = [b"UTF-16", b"latin1", b"x" * 300, b"", b"Shift_JIS", b"UTF-32"]
        return data.replace(b'encoding="UTF-8"', b'encoding="' + rng.choice(names) + b'"', 1)
    if kind == 6:
        return data.replace(b"\n", rng.choice([b"\r", b"\r\n", b"\0", b"\xc2\x85", b"\x0b"]))
    if kind == 7:
        return data[at:] + data[:at]
    return rng.randbytes(rng.choice([0, 1, 3, 50, 4000]))


def damaged_document(rng, data):
    if rng.random() < 0.15:
        return damaged_bytes(rng, data)
    text = data.decode("utf-8", "replace")
    for _ in range(rng.choice([1, 1, 2, 3, 6, 12])):
        text = rng.choice(TEXT_DAMAGE)(rng, text)
        if len(text) > 3_000_000:
            break
    data = text.encode("utf-8", "replace")
    return damaged_bytes(rng, data) if rng.random() < 0.05 else data


# MARK: Layout documents

LAYOUT = """size: [320, 480]
direction: ltr
safeArea: {top: 20, bottom: 34}
metrics: {gap: 12}
views:
  title: {intrinsic: [120, 20.5], hugging: [251, 251]}
  panel:
    margins: {leading: 16}
    views:
      icon: {}
guides: [left]
constraints:
  - "H:|-[title]-gap-[panel]-|"
  - "title.top == safeArea.top + 20 @750"
  - "icon.width == 1.5 * icon.height"
  - "left.width >= panel.width - 3"
  - {constraint: "panel.height >= 44", id: "min touch target"}
"""
LAYOUT_JSON = json.dumps({
    "size": [320, 480], "metrics": {"gap": 12}, "safeArea": {"top": 20},
    "views": {"a": {"intrinsic": [20, 30], "views": {"b": {}}}, "c": {"margins": {"left": 3}}}, "guides": ["g"],
    "constraints": ["H:|-[a]-gap-[c(==a)]-|", "a.top == super.top + 8", {"constraint": "b.width <= 2 * a.width @ 500"}]})
TOKENS = ["[", "]", "{", "}", ":", "- ", "|", "@", "==", "<=", ">=", "*", "+", "-", "\n", "\t", "  ", "&a ", "*a", "!!int ", "? ",
          "a.width", "super", "safeArea.top", "H:|", "V:[", "gap", '"', "'", "%", "---\n", "...", "#", "null", "true", "🧪",
          "<<: ", "[" * 3000, "{a: " * 2000, "- " * 3000, "(" * 3000, "views:", "constraints:", "size:", "guides:"]


def damaged_text(rng, text):
    for _ in range(rng.choice([1, 1, 2, 4, 10])):
        words = list(re.finditer(r"[\w.]+|[^\w\s]|\n *", text))
        if not words:
            return text
        word = rng.choice(words)
        kind = rng.randrange(6)
        if kind == 0:
            text = replaced(text, word.span(), "")
        elif kind == 1:
            text = replaced(text, word.span(), rng.choice(NUMBERS))
        elif kind == 2:
            text = replaced(text, word.span(), rng.choice(TOKENS))
        elif kind == 3:
            text = replaced(text, word.span(), rng.choice(words)[0])
        elif kind == 4:
            text = replaced(text, word.span(), word[0] + rng.choice(TOKENS))
        else:
            lines = text.split("\n")
            at = rng.randrange(len(lines))
            lines[at:at + 1] = rng.choice([[], [lines[at]] * 2, [lines[at]] * 1000, ["  " + lines[at]], [rng.choice(lines)]])
            text = "\n".join(lines)
        text = text[:1_000_000]
    return text


def damaged_layout(rng, text):
    data = damaged_text(rng, text).encode("utf-8", "replace")
    return damaged_bytes(rng, data) if rng.random() < 0.1 else data


# MARK: The solver's input

def solver_input(rng):
    def number():
        return rng.choice([0, 1, -1, 2, 10, 0.5, 1e-12, 1e12, 1e-300, 1e-320, 3, 100, 1e8, 1e14, -1e15])
    size = rng.choice([1, 3, 6, 12, 40, 150])
    names = [f"v{k}" for k in range(max(1, size // rng.choice([1, 2, 3])))]
    constraints = []
    for k in range(size):
        some = rng.sample(names, min(len(names), rng.choice([1, 1, 2, 2, 3, 8])))
        constraints.append({
            "id": f"c{k}", "terms": {name: number() if rng.random() < 0.3 else rng.choice([1, -1]) for name in some},
            "relation": rng.choice(["==", "<=", ">="]), "constant": number(),
            "priority": rng.choice([1000, 1000, 999, 750, 250, 1, 0.001])})
    document = {"constraints": constraints}
    if rng.random() < 0.5:
        document["steps"] = [rng.choice([
            {"solve": True}, {"remove": f"c{rng.randrange(size)}"}, {"set": {"id": f"c{rng.randrange(size)}", "constant": number()}},
            {"set": {"id": f"c{rng.randrange(size)}", "priority": rng.choice([1000, 500, 0, 2000])}},
            {"add": dict(rng.choice(constraints), id=f"n{rng.randrange(9)}")}]) for _ in range(rng.randint(1, 12))]
    text = json.dumps(document)
    if rng.random() < 0.5:
        return text.encode()
    data = damaged_text(rng, text).encode("utf-8", "replace")
    return damaged_bytes(rng, data) if rng.random() < 0.2 else data


# MARK: Runs

class Runner:
    def __init__(self, options):
        self.plumbline = options.plumbline
        self.seconds = options.seconds
        self.slowest = 0.0

    def complaint(self, command, paths):
        """The promise that a run over these files breaks; None if it keeps all."""
        arguments = [self.plumbline, command]
        arguments += ["--format", "json"] if command in ("layout", "check") else []
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
        if command != "render":
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
    parser.add_argument("--commands", default="layout,check", help="what to run on documents")
    parser.add_argument("--count", type=int, default=1000, help="damaged documents of each kind")
    parser.add_argument("--batch", type=int, default=25, help="documents a run")
    parser.add_argument("--seconds", type=float, default=5, help="the time of one document")
    parser.add_argument("--seed", default=str(random.randrange(10**6)), help="what the damage is made from")
    parser.add_argument("--keep", type=pathlib.Path, default=ROOT / ".build/fuzz", help="where documents to blame go")
    options = parser.parse_args()
    beside = ROOT.parent / "shared/corpus/ios"
    whole = corpus(options.folders or [beside if beside.is_dir() else ROOT / "Examples"])
    runner, broken, start = Runner(options), 0, time.monotonic()
    print(f"fuzz: seed {options.seed}, {len(whole)} whole documents")
    for kind in options.kind or ["ib", "layout", "solve"]:
        commands = ["solve"] if kind == "solve" else options.commands.split(",")
        batch = 1 if kind == "solve" else options.batch
        for first in range(0, options.count, batch):
            folder = pathlib.Path(tempfile.mkdtemp(prefix="plumbline-fuzz-"))
            paths = []
            for index in range(first, min(first + batch, options.count)):
                rng = random.Random(f"{options.seed} {kind} {index}")
                if kind == "ib":
                    suffix, data = rng.choice(whole)
                    data = damaged_document(rng, data)
                elif kind == "layout":
                    suffix, text = rng.choice([(".yaml", LAYOUT), (".json", LAYOUT_JSON), (".yaml", LAYOUT_JSON)])
                    data = damaged_layout(rng, text)
                else:
                    suffix, data = ".json", solver_input(rng)
                paths.append(folder / f"{kind}-{index}{suffix}")
                paths[-1].write_bytes(data)
            for command in commands:
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
