#!/usr/bin/env python3
"""Compares pictures of the examples and of Tests/References/Documents with those that somebody looked at.

    Tools/check-pictures.py COMMAND            compares; exit status 1 where a picture differs
    Tools/check-pictures.py COMMAND --write    replaces the references: look at them before you commit them

Pictures are drawn by rsvg-convert (librsvg2-bin) and compared as thumbnails, so that a view that is missing, elsewhere or of
another colour is seen. Texts are drawn in the machine's fonts: the references, in those that .ci/run installs. Most pictures
are within the tolerance in others, some are not. Needs no library of Python's.
"""

import argparse
import pathlib
import struct
import subprocess
import sys
import tempfile
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
REFERENCES = ROOT / "Tests" / "References"
WIDTH = 96
# Of 255: the mean difference of a picture, and of its worst square of 6 pixels.
MEAN, WORST = 4.0, 64.0
EXAMPLES, DOCUMENTS = ROOT / "Examples", REFERENCES / "Documents"
LAYERS = "screen,text,names,constraints,safe-area,content-insets,margins,guides,stored,findings,device"
# The name of each set of pictures, what is drawn, and how.
CONFIGURATIONS = [
    ("canvas", EXAMPLES, []),
    ("dark", EXAMPLES, ["--appearance", "dark"]),
    ("small", EXAMPLES, ["--device", "retina4_0"]),
    ("layers", EXAMPLES, ["--show", LAYERS]),
    ("canvas", DOCUMENTS, []),
    ("dark", DOCUMENTS / "Chat.storyboard", ["--appearance", "dark"]),
    ("dark", DOCUMENTS / "Preferences.xib", ["--appearance", "dark"]),
    ("layers", DOCUMENTS / "Mistakes.storyboard", ["--show", LAYERS]),
    ("rtl", DOCUMENTS / "Shop.storyboard", ["--direction", "rtl"]),
    ("sheet", DOCUMENTS / "SignIn.storyboard", ["--sheet", "--device", "retina4_0", "--device", "retina6_12"]),
]


def pixels(png: bytes) -> tuple[int, int, list[bytes]]:
    """Width, bytes a pixel and rows of an 8-bit PNG without interlacing (ISO/IEC 15948)."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    place, data, width, depth = 8, b"", 0, 0
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place : place + 8])
        chunk = png[place + 8 : place + 8 + length]
        if kind == b"IHDR":
            width, _, bits, color, _, _, interlace = struct.unpack(">IIBBBBB", chunk)
            assert (bits, interlace) == (8, 0) and color in (2, 6)
            depth = 3 if color == 2 else 4
        elif kind == b"IDAT":
            data += chunk
        place += length + 12
    raw, stride = zlib.decompress(data), width * depth
    rows, above = [], bytearray(stride)
    for start in range(0, len(raw), stride + 1):
        kind, row = raw[start], bytearray(raw[start + 1 : start + 1 + stride])
        for i in range(stride):
            left = row[i - depth] if i >= depth else 0
            corner = above[i - depth] if i >= depth else 0
            if kind == 1:
                guess = left
            elif kind == 2:
                guess = above[i]
            elif kind == 3:
                guess = (left + above[i]) // 2
            elif kind == 4:
                sides = left, above[i], corner
                guess = min(sides, key=lambda side: abs(left + above[i] - corner - side))
            else:
                guess = 0
            row[i] = (row[i] + guess) & 255
        rows.append(bytes(row))
        above = row
    return width, depth, rows


def differences(one: bytes, other: bytes) -> tuple[float, float] | None:
    """The mean difference and that of the worst square; None for pictures of different sizes."""
    (width, depth, rows), (width2, depth2, rows2) = pixels(one), pixels(other)
    if (width, len(rows)) != (width2, len(rows2)):
        return None
    total, worst, side = 0, 0.0, 6
    for top in range(0, len(rows), side):
        for left in range(0, width, side):
            square = count = 0
            for y in range(top, min(top + side, len(rows))):
                for x in range(left, min(left + side, width)):
                    for part in range(3):
                        square += abs(rows[y][x * depth + part] - rows2[y][x * depth2 + part])
                        count += 1
            total += square
            worst = max(worst, square / count)
    return total / (3 * width * len(rows)), worst


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", help="the plumbline to try")
    parser.add_argument("--write", action="store_true", help="replace the references")
    options = parser.parse_args()
    command, writes = options.command, options.write
    failures = count = 0
    with tempfile.TemporaryDirectory() as folder:
        for number, (name, source, options) in enumerate(CONFIGURATIONS):
            out = pathlib.Path(folder) / str(number)
            subprocess.run(
                [command, "render", "--out", str(out), *options, str(source)], check=True, capture_output=True
            )
            for svg in sorted(out.glob("*.svg")):
                png = subprocess.run(
                    ["rsvg-convert", "--width", str(WIDTH), str(svg)], check=True, capture_output=True
                ).stdout
                reference = REFERENCES / f"{svg.stem}-{name}.png"
                count += 1
                if writes:
                    REFERENCES.mkdir(exist_ok=True)
                    reference.write_bytes(png)
                    continue
                found = differences(reference.read_bytes(), png) if reference.exists() else None
                if found is None:
                    print(f"{reference.name}: missing, or of another size")
                    failures += 1
                elif found[0] > MEAN or found[1] > WORST:
                    print(f"{reference.name}: differs by {found[0]:.1f} of 255, at most by {found[1]:.0f}")
                    failures += 1
    assert count >= 30, "fewer than thirty pictures were compared"
    print(f"{count} pictures, {failures} differ" if not writes else f"{count} references written")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
