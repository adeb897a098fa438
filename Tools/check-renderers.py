#!/usr/bin/env python3
"""Draws pictures with librsvg, CairoSVG, resvg and Chromium, and compares what comes out.

    Tools/check-renderers.py COMMAND [--corpus FOLDER]   exit status 1 where renderers differ from the plan or each other

Drawn are the examples with all layers, the documents of Tests/References, labels in Arabic and Hebrew, and twenty scenes of a
corpus where one is given. Of every text: its ink stays within the width that the layout planned, to a pixel, and is as strong
as its colour says, light texts on black. Of every picture: two renderers' thumbnails are alike. Left out are texts in scripts
that the machine may have no font for; the last line counts them.

Needs rsvg-convert (librsvg2-bin), chromium, fonts-liberation and fonts-dejavu-core (Debian's packages), and from PyPI cairosvg,
resvg-py, pillow.
"""

import argparse
import concurrent.futures
import io
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

try:
    import cairosvg
    import resvg_py
    from PIL import Image, ImageChops, ImageStat
except ImportError as missing:
    sys.exit(f"{missing.name} is not installed (pip install cairosvg resvg-py pillow)")

ROOT = pathlib.Path(__file__).resolve().parent.parent
LAYERS = "screen,text,names,constraints,safe-area,guides,findings"
CORPUS_SCENES = 20
SCALE = 2
# Points: a pixel of a screen of single density. Within it are hinting, the seam of anti-aliasing and letters with an overhang.
TOLERANCE = 1.0
# Of 255: how much weaker than its colour the strongest pixel of a text may be; small letters have no pixel of their own.
WEAKER = 64
# Of 255: the mean difference of two thumbnails, and that of the worst square of an eighth of the width.
MEAN, WORST = 4.0, 56.0
RIGHT_TO_LEFT = [
    "تسجيل الدخول (3)!", "مرحبا بالعالم، كيف حالك؟", "اضغط هنا للمتابعة إلى الصفحة التالية.", "السعر: 25.00 $", "حفظ",
    "&quot;اقتباس&quot; - نص", "أهلاً وسهلاً بكم في تطبيقنا الجديد", "نسيت كلمة المرور؟", "הגדרות (5)", "שלום, עולם!", "50% הנחה",
    "לחץ כאן כדי להמשיך לעמוד הבא.",
]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def with_librsvg(svg: pathlib.Path, scale: float) -> bytes:
    return subprocess.run(
        ["rsvg-convert", "--unlimited", "-z", str(scale), str(svg)], check=True, capture_output=True
    ).stdout


def with_cairosvg(svg: pathlib.Path, scale: float) -> bytes:
    return cairosvg.svg2png(bytestring=svg.read_bytes(), scale=scale)


# Of the fonts that have a letter resvg takes whichever their folder happens to list first, bold, condensed or not.
FONTS = [str(file) for name in ("DejaVuSans.ttf", "LiberationSans-*.ttf")
         for file in sorted(pathlib.Path("/usr/share/fonts").rglob(name))]


def with_resvg(svg: pathlib.Path, scale: float) -> bytes:
    fonts = {"skip_system_fonts": True, "font_files": FONTS} if FONTS else {}
    return bytes(resvg_py.svg_to_bytes(svg_path=str(svg), zoom=scale, **fonts))


def with_chromium(svg: pathlib.Path, scale: float) -> bytes:
    width, height = re.search(r'<svg[^>]* width="([\d.]+)" height="([\d.]+)"', svg.read_text()).groups()
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / "out.png"
        subprocess.run(
            [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={folder}",
             f"--force-device-scale-factor={scale}", f"--window-size={int(float(width) + 0.99)},{int(float(height) + 200)}",
             f"--screenshot={out}", svg.resolve().as_uri()],
            check=True, capture_output=True, timeout=120,
        )
        return out.read_bytes()


RENDERERS = {"librsvg": with_librsvg, "CairoSVG": with_cairosvg, "resvg": with_resvg, "Chromium": with_chromium}


def drawn(name: str, svg: pathlib.Path, scale: float) -> Image.Image:
    image = Image.open(io.BytesIO(RENDERERS[name](svg, scale))).convert("RGB")
    # A window is higher than the page that it shows.
    height = float(re.search(r'<svg[^>]* height="([\d.]+)"', svg.read_text()).group(1))
    return image.crop((0, 0, image.width, min(image.height, int(height * scale + 0.99))))


TEXT = re.compile(r"<text ([^>]*)>([^<]*)</text>")


class Text:
    """A text of a picture, with the halo beneath it, as it is drawn and as it was planned."""

    def __init__(self, attributes: str, content: str, halo: str):
        self.values = dict(re.findall(r'([\w:-]+)="([^"]*)"', attributes))
        self.attributes, self.content, self.halo = attributes, content, halo
        # Letters of one pitch have a place each.
        self.x, self.y, self.size = (float(self.values[name].split()[0]) for name in ("x", "y", "font-size"))
        self.width = float(self.values.get("data-width", 0))
        part = {"middle": 0.5, "end": 1}.get(self.values.get("text-anchor"), 0)
        self.left = self.x - part * self.width

    @property
    def key(self):
        return (self.content, round(self.width, 1), *(self.values.get(name) for name in
                ("font-size", "fill", "fill-opacity", "font-family", "font-weight", "text-anchor")), bool(self.halo))

    @property
    def has_font(self) -> bool:
        """Latin, Greek and Cyrillic are in Liberation, Hebrew and Arabic in DejaVu; with punctuation and isolates."""
        return all(ord(one) < 0x700 or 0x2010 <= ord(one) <= 0x2069 for one in self.content)

    @property
    def is_mixed(self) -> bool:
        """Whether only a part of it is in Liberation, signs and digits: resvg takes DejaVu's for these, too, which are wider."""
        signs = {one for one in self.content if one > " " and not one.isalpha() and not 0x2066 <= ord(one) <= 0x2069}
        return bool(signs) and any(0x590 <= ord(one) < 0x700 for one in self.content)

    def element(self, dx: float, dy: float) -> str:
        inside = f"<text {self.attributes}>{self.content}</text>"
        return f'<g transform="translate({dx:.3f} {dy:.3f})">{self.halo}{inside}</g>'

    @property
    def background(self) -> str:
        """What the text is put on to be measured: black for light texts."""
        return "#ffffff" if self.luminance < 155 else "#000000"

    @property
    def luminance(self) -> float:
        red, green, blue = (int(self.values["fill"][place:place + 2], 16) for place in (1, 3, 5))
        return 0.299 * red + 0.587 * green + 0.114 * blue

    @property
    def strength(self) -> float:
        """Of 255, the difference from its background."""
        difference = 255 - self.luminance if self.background == "#ffffff" else self.luminance
        return difference * float(self.values.get("fill-opacity", 1))


def texts(svg: str) -> list[Text]:
    found, halo = [], ""
    for attributes, content in TEXT.findall(svg):
        if 'fill="none"' in attributes:
            halo = f"<text {attributes}>{content}</text>"
            continue
        found.append(Text(attributes, content, halo))
        halo = ""
    return found


def check_texts(shown: list[Text], family: str, folder: pathlib.Path, renderer: str) -> list[str]:
    """Each text on a row of its own, so that its ink is known."""
    faults, margin = [], 20
    for start in range(0, len(shown), 60):
        rows = shown[start:start + 60]
        tops, y = [], 0.0
        for text in rows:
            tops.append(y)
            y += text.size * 1.6 + 4
        width = max(text.width or text.size * len(text.content) for text in rows) * 1.5 + 2 * margin
        body = "".join(
            f'<rect y="{top:.3f}" width="{width:.0f}" height="{text.size * 1.6 + 4:.3f}" fill="{text.background}"/>'
            + text.element(margin - text.left, top + text.size * 1.1 + 2 - text.y) for text, top in zip(rows, tops))
        sheet = folder / f"{renderer}-{start}.svg"
        sheet.write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{y:.0f}" font-family="{family}">'
            f'{body}</svg>')
        image = drawn(renderer, sheet, SCALE).convert("L")
        for text, top in zip(rows, tops):
            # Without the seam between two backgrounds.
            row = image.crop((0, int(top * SCALE) + 2, image.width, int((top + text.size * 1.6 + 4) * SCALE) - 2))
            if text.background == "#ffffff":
                row = ImageChops.invert(row)
            # What is nearly the background is a seam.
            ink = row.point(lambda value: 255 if value > max(24, text.strength / 4) else 0).getbbox()
            what = f"{renderer}: “{text.content}” of {text.size:g} points"
            if ink is None:
                if text.strength > 48:
                    faults.append(f"{what} is not drawn")
                continue
            if text.width and not (renderer == "resvg" and text.is_mixed):
                over = max(margin - ink[0] / SCALE, ink[2] / SCALE - margin - text.width)
                if over > TOLERANCE:
                    faults.append(f"{what} leaves its {text.width:g} points by {over:.1f}")
            if text.size >= 7 and row.getextrema()[1] < text.strength - WEAKER:
                faults.append(f"{what} has ink of {row.getextrema()[1]} for {text.strength:.0f}")
    return faults


def check_pictures(svg: pathlib.Path) -> list[str]:
    """Thumbnails of all renderers, two by two."""
    images = {name: drawn(name, svg, 1) for name in RENDERERS}
    size = min(image.size for image in images.values())
    small = {}
    for name, image in images.items():
        one = image.crop((0, 0, *size))
        one.thumbnail((128, 4096), Image.Resampling.BOX)
        small[name] = one
    faults = []
    for name, image in list(small.items())[:3]:
        difference = ImageChops.difference(image, small["Chromium"]).convert("L")
        mean = ImageStat.Stat(difference).mean[0]
        worst = max(
            ImageStat.Stat(difference.crop((x, y, x + 16, y + 16))).mean[0]
            for x in range(0, difference.width, 16) for y in range(0, difference.height, 16))
        if mean > MEAN or worst > WORST:
            faults.append(f"{svg.name}: {name} and Chromium differ by {mean:.1f} of 255, at most by {worst:.0f}")
    return faults


def right_to_left() -> str:
    """A document with a label a text, the second half of them bold."""
    labels, constraints = "", ""
    for number, text in enumerate(RIGHT_TO_LEFT * 2):
        kind, one = ("system", "boldSystem")[number // len(RIGHT_TO_LEFT)], f"RTL-{number:03d}"
        labels += (
            f'<label opaque="NO" contentMode="left" text="{text}" lineBreakMode="tailTruncation" '
            f'translatesAutoresizingMaskIntoConstraints="NO" id="{one}"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>'
            f'<fontDescription key="fontDescription" type="{kind}" pointSize="17"/></label>')
        for edge, constant in (("leading", 20), ("top", 60 + 30 * number)):
            constraints += (
                f'<constraint firstItem="{one}" firstAttribute="{edge}" secondItem="RTL-vw" secondAttribute="{edge}" '
                f'constant="{constant}" id="{one}-{edge}"/>')
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" '
        'toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_12" orientation="portrait"/>'
        '<objects><view contentMode="scaleToFill" id="RTL-vw"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>'
        f"<subviews>{labels}</subviews><constraints>{constraints}</constraints></view></objects></document>")


def pictures(command: str, corpus: str | None, folder: pathlib.Path) -> list[pathlib.Path]:
    def render(name: str, *arguments: str) -> list[pathlib.Path]:
        out = folder / name
        subprocess.run([command, "render", "--out", str(out), *arguments], check=True, capture_output=True)
        return sorted(out.glob("*.svg"))

    found = render("examples", "--show", LAYERS, str(ROOT / "Examples"))
    found += render("references", str(ROOT / "Tests" / "References" / "Documents"))
    found += render("rtl", "--direction", "rtl", str(ROOT / "Tests" / "References" / "Documents" / "Shop.storyboard"))
    (folder / "RightToLeft.xib").write_text(right_to_left())
    found += render("letters", "--show", "screen,text", "--direction", "rtl", str(folder / "RightToLeft.xib"))
    if corpus:
        documents = sorted(pathlib.Path(corpus).rglob("*.xib"))
        chosen = documents[:: max(1, len(documents) // CORPUS_SCENES)][:CORPUS_SCENES]
        found += [svg for number, one in enumerate(chosen) for svg in render(f"corpus{number}", str(one))[:1]]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", help="the plumbline to try")
    parser.add_argument("--corpus", help="a folder of documents, of which twenty are drawn")
    options = parser.parse_args()
    if not CHROMIUM or not shutil.which("rsvg-convert"):
        sys.exit("chromium and rsvg-convert are needed (Debian: chromium librsvg2-bin fonts-liberation)")
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        found = pictures(options.command, options.corpus, folder)
        assert len(found) >= 20, "fewer than twenty pictures were drawn"
        shown: dict[tuple, Text] = {}
        left_out = set()
        for svg in found:
            for text in texts(svg.read_text()):
                if not text.has_font:
                    left_out.add(text.content)
                elif text.content.strip():
                    shown.setdefault(text.key, text)
        family = re.search(r'font-family="([^"]*)"', found[0].read_text()).group(1)
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            faults = [fault for some in pool.map(
                lambda name: check_texts(list(shown.values()), family, folder, name), RENDERERS) for fault in some]
            # Which font stands in for letters that Liberation lacks is each renderer's choice; CairoSVG has none.
            alike = [svg for svg in found if not svg.name.startswith("RightToLeft")]
            faults += [fault for some in pool.map(check_pictures, alike) for fault in some]
    for fault in faults:
        print(fault)
    print(f"{len(found)} pictures and {len(shown)} texts in {len(RENDERERS)} renderers ({len(left_out)} texts in other scripts "
          f"left out), {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
