#!/usr/bin/env python3
"""Prints the advances of the fonts of pictures.

    Tools/fonts/picture-font-tables.py /usr/share/fonts/truetype/liberation > Sources/CPageFiles/Pictures/advances.txt

Liberation Sans (SIL Open Font License) has the advances of Arial, and of Helvetica where that has the same character. A row is
a range of scalars with their 2048ths of an em in the regular font, and in the bold one. Needs fonttools.
"""

import pathlib
import sys

from fontTools.ttLib import TTFont

RANGES = [(0x20, 0x7E), (0xA0, 0xFF), (0x391, 0x3C9), (0x400, 0x45F), (0x2010, 0x203A)]


def main() -> None:
    folder = pathlib.Path(sys.argv[1])
    print("# Ranges of scalars, and their advances in 2048ths of an em: regular, then bold.")
    for style in "Regular", "Bold":
        font = TTFont(folder / f"LiberationSans-{style}.ttf")
        names, advances = font.getBestCmap(), font["hmtx"]
        for first, last in RANGES:
            widths = [advances[names[scalar]][0] if scalar in names else 0 for scalar in range(first, last + 1)]
            print(style.lower(), first, " ".join(map(str, widths)), sep="\t")


if __name__ == "__main__":
    main()
