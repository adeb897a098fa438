"""Damage to whole inputs: documents, texts, bytes. What the fuzzers of this folder share."""

import json
import re

NUMBERS = ["nan", "inf", "-inf", "1e400", "-1e30", "1e30", "1e-320", "", "0", "-0.0", "-5", "5000", "0.1", "1e9", "-1e9",
           "9" * 400, "0x10", "1,5", " 7 ", "x", "9223372036854775808", "18446744073709551617", "1e19", "-1e19", "1e-19", "1e-310", "٣"]
RATIOS = ["0:0", "1:0", "0:1", "x", ":", "1:", ":1", "1/0", "0/0", "-1:2", "1e308:1e-308", "nan:1", "1:2:3", "0", "-1", "1e400"]
PRIORITIES = ["0", "-5", "5000", "1000.5", "999.9999", "1e-30", "nan", "x", "1", "250", "750", "999", "1000"]
WORDS = ["", "x", "YES", "NO", "🧪" * 50, "a" * 5000, "&#0;", "&amp;&lt;", "\u202e\u0301", "left", "width", "baseline", "0", "-1"]


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


def graft(rng, text, other):
    """An element of another document takes the place of one of the same name, or stands beside it; or its attributes do."""
    element = an_element(rng, text)
    if not element:
        return text
    alike = [e for e in elements(other) if e[2] == element[2] and e[1] - e[0] < 20000]
    donor = rng.choice(alike) if alike else an_element(rng, other)
    if not donor:
        return text
    piece = other[donor[0]:donor[1]]
    kind = rng.randrange(3)
    if kind == 0:
        return replaced(text, element[:2], piece)
    if kind == 1:
        return text[:element[1]] + piece + text[element[1]:]
    mine, theirs = ATTRIBUTE.search(text, element[0], element[1]), ATTRIBUTE.search(piece)
    return replaced(text, mine.span(), theirs[0]) if mine and theirs else text


def damaged_document(rng, data, others=()):
    """A document that is damaged in its bytes or in its elements, with pieces of others in their places."""
    if rng.random() < 0.15:
        return damaged_bytes(rng, data)
    text = data.decode("utf-8", "replace")
    for _ in range(rng.choice([1, 1, 2, 3, 6, 12])):
        if others and rng.random() < 0.25:
            text = graft(rng, text, rng.choice(others).decode("utf-8", "replace"))
        else:
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
