#!/usr/bin/env python3
"""Opens the pages of `check`, `render` and `diff --format html` in a browser and does with them what people do: reads,
filters, points, clicks, walks with keys, prints, turns scripts off.

    Tools/check-report-page.py .build/release/plumbline [--screenshots DIR] [--measure DOCUMENTS]

Needs chromium (Debian's package of that name), and from PyPI playwright and axe-playwright-python. Exits with 1 and says
what was expected where a page does something wrong. With --measure it prints how large the page of some documents is and
how it loads and scrolls; times depend on the machine and are no reason to fail.
"""
import argparse
import base64
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zlib

try:
    from axe_playwright_python.sync_playwright import Axe
    from playwright.sync_api import sync_playwright
except ImportError as missing:
    sys.exit(f"{missing.name} is not installed (pip install playwright axe-playwright-python)")

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXAMPLES = [f"Examples/{name}" for name in ("Card.xib", "Controls.xib", "Login.storyboard", "Profile.storyboard")]
# A document whose every text would like to be markup.
HOSTILE = """</script><script>document.title='broken'</script><img src=x onerror="document.title='broken'">"""
# Level violations that keep people out; the others are matters of style.
SERIOUS = ("serious", "critical")


class Wrong(Exception):
    """What a page did wrong."""


def expect(condition, message):
    if not condition:
        raise Wrong(message)


def equal(value, expected, message):
    expect(value == expected, f"{message}: {value!r}, expected {expected!r}")


class Report:
    """A page in a browser, with what its console said."""

    def __init__(self, browser, path, **context):
        self.context = browser.new_context(viewport={"width": 1280, "height": 900}, **context)
        self.page = self.context.new_page()
        self.complaints = []
        self.page.on("console", lambda m: self.complaints.append(m.text) if m.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda r: self.complaints.append(f"asked for {r.url}")
                     if not r.url.startswith(("file:", "blob:", "data:")) else None)
        self.page.goto(path.as_uri())

    def scene(self, text):
        return self.page.locator("article", has=self.page.locator("h3", has_text=text))

    def shown(self):
        return self.page.locator("#shown").inner_text()

    def settled(self):
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def accessible(self, name):
        result = Axe().run(self.page)
        found = [v for v in result.response["violations"] if v["impact"] in SERIOUS]
        for violation in found:
            print(f"{name}: {violation['id']}: {violation['help']}: {violation['nodes'][0]['html'][:200]}", file=sys.stderr)
        expect(not found, f"{name}: axe finds {len(found)} serious faults")

    def close(self):
        equal(self.complaints, [], "the console is silent and nothing is loaded")
        self.context.close()


def write(command, path, *arguments):
    run = subprocess.run([command, *arguments], capture_output=True, cwd=ROOT)
    expect(run.returncode in (0, 1), f"plumbline {' '.join(map(str, arguments))}: {run.stderr.decode()}")
    if run.stdout.startswith(b"<!DOCTYPE"):
        path.write_bytes(run.stdout)


def blocks_unpack(path):
    """Every block is what zlib takes for DEFLATE, and JSON or SVG."""
    blocks = re.findall(r'<script type="text/plain" (?:id|class)="([^"]*)">([^<]*)</script>', path.read_text())
    expect(len(blocks) > 4, "the page carries blocks")
    for name, text in blocks:
        if name.startswith("image-"):
            continue
        content = zlib.decompress(base64.b64decode(text), -15).decode()
        expect(content.startswith("{" if name == "data" else "<svg"), f"{name}: {content[:60]}")


def reading(browser, path, screenshots):
    report = Report(browser, path)
    page = report.page
    login = report.scene("LoginViewController")
    login.scroll_into_view_if_needed()
    login.locator(".canvas img").wait_for()
    equal(page.locator("body > section, body > main").first.get_attribute("id"), "summary", "the summary comes first")
    expect("error" in page.locator("#summary > p").inner_text(), "the summary counts errors")
    expect("Arial" in page.locator("#summary .fonts").inner_text(), "the summary says which fonts stand in for the system's")
    report.accessible("check")

    # From the finding to the picture.
    pick = login.locator(".pick").first
    stage = login.locator("svg.stage")
    equal(login.locator("g.line").count(), 0, "no constraint is drawn before somebody asks")
    login.locator("li.finding").first.hover()
    report.settled()
    expect(login.locator("g.line").count() > 2, "pointing at a conflict draws its constraints")
    page.mouse.move(2, 2)
    pick.focus()
    report.settled()
    expect(login.locator("g.line").count() > 2, "so does the keyboard")
    member = login.locator(".members button").first
    member.hover()
    report.settled()
    equal(login.locator("g.line.lit").count(), 1, "pointing at a constraint lights its line")
    page.mouse.move(2, 2)
    pick.click()
    equal(pick.get_attribute("aria-pressed"), "true", "a click keeps the finding")
    expect(login.locator(".why").is_visible(), "and explains its view")
    if screenshots:
        login.scroll_into_view_if_needed()
        page.screenshot(path=screenshots / "report-finding.png")
    pick.click()
    report.settled()

    # From the picture to the finding.
    area = login.locator(".canvas").bounding_box()
    frame = page.evaluate("""() => { const scene = page.scenes.find(scene => scene.heading.startsWith('Login'));
      const place = scene.data.views.findIndex(view => view.id === 'LGN-bt-001'), at = scene.layout.frames.get(place).inScene;
      return [(at[0] + at[2] / 2 - scene.box[0]) / scene.box[2], (at[1] + at[3] / 2 - scene.box[1]) / scene.box[3]]; }""")
    place = {"x": frame[0] * area["width"], "y": frame[1] * area["height"]}
    canvas = login.locator(".canvas")
    canvas.hover(position=place)
    report.settled()
    expect("UIButton" in login.locator(".status").inner_text(), "pointing at a view names it")
    expect(login.locator("li.finding.lit").count() > 0, "and lights the findings about it")
    equal(stage.locator("rect.hovered").count(), 1, "and outlines it")
    canvas.click(position=place)
    why = login.locator(".why")
    expect("Why this frame: UIButton" in why.inner_text(), f"a click says why it is there: {why.inner_text()[:80]}")
    numbers = why.locator("h5").all_inner_texts()[:4]
    equal([text.split(" = ")[0] for text in numbers], ["x", "y", "width", "height"], "four numbers")
    for index, text in enumerate(numbers):
        chain = [t.replace(" ", "").replace("\u2212", "-") for t in why.locator("div").nth(index).locator("ol b").all_inner_texts()]
        total = float(text.split(" = ")[1].replace("\u2212", "-"))
        expect(abs(sum(map(float, chain)) - total) < 0.002, f"the chain of {text} adds up: {chain}")

    # With keys alone.
    canvas.focus()
    page.keyboard.press("Escape")
    expect(not why.is_visible(), "Escape lets go")
    page.keyboard.press("ArrowDown")
    expect("UIView" in login.locator(".status").inner_text(), "an arrow goes to the root")
    page.keyboard.press("ArrowRight")
    expect("UIView:" not in login.locator(".status").inner_text(), "another one into it")
    login.locator(".views summary").click()
    login.locator(".views button").first.wait_for()
    equal(login.locator(".views button").count(), 4, "all views are listed")
    page.keyboard.press("j")
    page.keyboard.press("j")
    equal(page.evaluate("document.activeElement.className"), "pick", "j goes to a finding")
    page.keyboard.press("/")
    equal(page.evaluate("document.activeElement.id"), "search", "/ goes to the search")
    report.accessible("check, opened")
    report.close()


def filtering(browser, path):
    report = Report(browser, path)
    page = report.page
    all_shown = report.shown()
    total = int(re.match(r"(\d+) of", all_shown).group(1))
    expect(total >= 3, f"there is something to filter: {all_shown}")
    equal(page.locator("li.finding:visible").count(), total, "what is counted is shown")
    kinds = page.evaluate("[...document.querySelectorAll('li.finding')].map(item => item.dataset.kind)")

    page.locator("#levels input[value=error]").uncheck()
    equal(page.locator("li.finding.error:visible").count(), 0, "errors are hidden")
    page.locator("#levels input[value=error]").check()
    page.locator("#kinds summary").click()
    page.locator("#kinds button", has_text="None").click()
    page.locator("#kinds input[value=conflict]").check()
    equal(page.locator("li.finding:visible").count(), kinds.count("conflict"), "one kind is left")
    page.locator("#kinds button", has_text="All").click()
    page.locator("#kinds summary").click()
    page.locator("#search").fill("lgn-bt-001")
    page.wait_for_timeout(300)
    shown = page.locator("article:visible h3").all_inner_texts()
    equal([text.split()[0] for text in shown], ["LoginViewController"], "the search finds ids, in any letters")
    page.locator("#search").fill("nothing has this text")
    page.wait_for_timeout(300)
    equal(page.locator("article:visible").count(), 0, "and nothing where nothing is")
    page.locator("#search").fill("")
    page.wait_for_timeout(300)
    page.locator("[data-choice=document]").select_option(index=1)
    equal(page.locator("section.document:visible").count(), 1, "one document is left")
    page.locator("[data-choice=document]").select_option("*")
    device = page.locator("[data-choice=device] option").last.get_attribute("value")
    page.locator("[data-choice=device]").select_option(device)
    login = report.scene("LoginViewController")
    login.scroll_into_view_if_needed()
    login.locator(".strip button").first.wait_for(state="attached")
    titles = [button.get_attribute("title") for button in login.locator(".strip button:visible").all()]
    expect(titles and all(device in title for title in titles), f"pictures of one device are left: {titles}")
    expect(len(titles) < login.locator(".strip button").count(), "those of others are not")
    pressed = login.locator(".strip button[aria-pressed=true]")
    expect(device in pressed.get_attribute("title"), "the picture is that device's")
    page.locator("[data-choice=device]").select_option("*")
    login.locator(".strip button").nth(1).click()
    equal(login.locator(".strip button").nth(1).get_attribute("aria-pressed"), "true", "a configuration can be chosen")
    page.locator("#clean input").check()
    equal(page.locator("article:visible").count(), page.locator("article").count(), "scenes without findings can be shown")
    equal(report.shown(), re.sub(r", \d+ of", f", {page.locator('article').count()} of", all_shown), "everything is back")
    report.close()


def navigating(browser, command, path, folder):
    """The list at the left, addresses of findings and filters, lines in the editor, commands, nothing found."""
    report = Report(browser, path)
    page = report.page
    groups = page.locator("#navigator details details")
    expect(groups.count() >= 2, "the list has a group for each document with findings")
    links = page.locator("#navigator li li a")
    groups.first.locator("summary").click()
    links.first.wait_for()
    address = links.first.get_attribute("href")
    links.first.click()
    page.wait_for_selector("li.finding.pinned")
    expect(page.evaluate("location.hash") == address and page.evaluate("document.activeElement.className") == "pick", "a link of the list leads to its finding")
    # Of all scenes one finding is chosen.
    scenes = page.evaluate("page.scenes.flatMap(scene => scene.findings.slice(0, 1).map(finding => addressOf(finding)))")
    expect(len(scenes) > 1, "two scenes have findings")
    for place in scenes[:2]:
        page.evaluate("place => { location.hash = place; }", place)
        page.wait_for_function("place => addressOf(page.pinned) === place", arg=place)
    equal(page.locator("li.finding.pinned, .pick[aria-pressed=true]").count(), 2, "a finding and its button are chosen, and none of another scene")
    for grouping in ("severity", "kind", "cause"):
        page.locator("#navigator select").select_option(grouping)
        counts = page.locator("#navigator details details > summary > .quiet").all_inner_texts()
        equal(sum(map(int, counts)), page.locator("li.finding:visible").count(), f"by {grouping} every finding is in the list once")
        expect(page.evaluate("location.hash") == f"#by={grouping}", f"the grouping is in the address: {page.evaluate('location.hash')}")
    page.locator("#navigator select").select_option("severity")
    titles = page.locator("#navigator details details > summary").all_inner_texts()
    equal([re.sub(r"^\W+|\W*\d+$", "", title) for title in titles], ["error", "warning", "note"][:len(titles)], "severities, the worst first")
    again = Report(browser, path)
    again.page.goto(path.as_uri() + "#by=severity")
    again.page.reload()
    equal(again.page.locator("#navigator details details > summary").all_inner_texts(), titles, "the address of a grouping shows the same")
    again.close()
    # What is in the list is shown without giving up filters and grouping.
    page.locator("#levels input[value=note]").uncheck()
    page.locator("#navigator details details summary").first.click()
    links.first.click()
    page.wait_for_function("() => document.activeElement.className === 'pick'")
    expect(not page.locator("#levels input[value=note]").is_checked() and page.locator("#navigator select").input_value() == "severity", "a link of the list keeps the filters")
    page.locator("#levels input[value=note]").check()
    report.accessible("the list of findings")
    # Another window with the finding's address.
    again = Report(browser, path)
    again.page.goto(path.as_uri() + address)
    again.page.wait_for_selector("li.finding.pinned")
    again.close()
    # A filter has an address as well.
    page.locator("#search").fill("sign in")
    page.wait_for_timeout(300)
    expect("text=sign+in" in page.evaluate("location.hash"), "a filter is in the address")
    shown = report.shown()
    again = Report(browser, path)
    again.page.goto(path.as_uri() + page.evaluate("location.hash"))
    again.page.reload()
    equal(again.shown(), shown, "the address of a filter shows the same")
    again.close()
    # Nothing found is said, with the way back.
    page.locator("#search").fill("nothing has this text")
    page.wait_for_timeout(300)
    expect(page.locator("#none").is_visible(), "nothing found is said")
    page.locator("#none button").click()
    expect(not page.locator("#none").is_visible() and page.locator("li.finding:visible").count() > 0, "the way back shows everything")
    # Lines open in the editor.
    place = page.locator(".place a").first
    place.scroll_into_view_if_needed()  # What the browser has not drawn yet has no text.
    expect(re.fullmatch(r"vscode://file/.*/Examples/\w+\.(xib|storyboard):\d+:\d+", place.get_attribute("href")), f"a line's link is {place.get_attribute('href')}")
    expect(re.fullmatch(r"\w+\.(xib|storyboard):\d+", place.inner_text()), f"a line is called {place.inner_text()}")
    # The command of a way out does what it says.
    said = page.locator(".command code").first.inner_text()
    run = subprocess.run(said.replace("plumbline", str(command), 1) + " --dry-run", shell=True, capture_output=True, cwd=ROOT)
    expect(run.returncode == 0, f"{said} --dry-run: {run.returncode} {run.stderr.decode()}")
    report.close()
    forge = folder / "forge.html"
    write(command, forge, "check", "--format", "html", "--link-template", "https://forge.example/x/{relative}#L{line}", *EXAMPLES)
    report = Report(browser, forge)
    expect(re.fullmatch(r"https://forge\.example/x/Examples/\w+\.(xib|storyboard)#L\d+", report.page.locator(".place a").first.get_attribute("href")), "a template makes the links")
    report.close()
    run = subprocess.run([command, "check", "--format", "html", "--link-template", "https://forge.example", *EXAMPLES], capture_output=True, cwd=ROOT)
    expect(run.returncode == 2 and b"names no file" in run.stderr, "a template without a file is refused")
    # So do the lines beside the reasons of frames, of pages without findings too.
    old, new = folder / "was.xib", folder / "now.xib"
    old.write_text((ROOT / "Examples" / "Card.xib").read_text())
    new.write_text(re.sub(r'constant="(\d+)"', lambda m: f'constant="{int(m.group(1)) + 8}"', old.read_text(), count=1))
    for name, arguments in (("render", ("--out", str(forge), str(new))), ("diff", (str(old), str(new)))):
        write(command, forge, name, "--format", "html", "--link-template", "https://forge.example/x{path}#L{line}", *arguments)
        report = Report(browser, forge)
        scene = report.page.locator("article").first
        if name == "render":
            scene.locator(".open-card").click()
        scene.locator(".canvas").click()
        hrefs = scene.locator(".why a").evaluate_all("all => all.map(each => each.href)")
        expect(hrefs and all(re.fullmatch(rf"https://forge\.example/x{re.escape(str(new))}#L\d+", href) for href in hrefs), f"{name}: the lines of reasons are links: {hrefs}")
        report.close()


def png():
    """16 by 16 points of one colour, as base64."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    rows = b"".join(b"\0" + b"\x20\x60\xc0" * 16 for _ in range(16))
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 16, 16, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return base64.b64encode(data).decode()


PNG = png()


def small(browser, command, folder):
    """Scenes without findings have no pictures, and an image of two scenes stands in the page once."""
    project = folder / "images"
    image = project / "Assets.xcassets" / "icon.imageset"
    image.mkdir(parents=True)
    (image / "icon.png").write_bytes(base64.b64decode(PNG))
    (image / "Contents.json").write_text('{"images":[{"idiom":"universal","filename":"icon.png","scale":"1x"}],"info":{"version":1,"author":"xcode"}}')
    for name, extra in (("One", ""), ("Two", 'alpha="0.5" ')):
        (project / f"{name}.xib").write_text(
            '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">'
            '<device id="retina6_12" orientation="portrait" appearance="light"/><objects><view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/><subviews>'
            f'<imageView {extra}clipsSubviews="YES" contentMode="scaleToFill" image="icon" translatesAutoresizingMaskIntoConstraints="NO" id="icon"><rect key="frame" x="0.0" y="0.0" width="16" height="16"/></imageView>'
            '</subviews><constraints><constraint firstItem="icon" firstAttribute="top" secondItem="root" secondAttribute="top" id="top"/></constraints></view></objects>'
            '<resources><image name="icon" width="16" height="16"/></resources></document>')
    path = folder / "images.html"
    write(command, path, "check", "--device", "canvas", "--format", "html", str(project))
    equal(path.read_text().count(PNG[:60]), 1, "an image of two pictures stands in the page")
    report = Report(browser, path)
    report.page.locator(".canvas img").first.wait_for()
    named = report.page.evaluate("""(() => { const text = new TextDecoder().decode(unpacked(document.getElementById('picture-0').textContent));
      const name = /image-[0-9a-f]{16}/.exec(text)?.[0]; return name ? document.getElementById(name).textContent : ''; })()""")
    expect(PNG[:60] in named, "the picture names its image")
    report.close()


def gallery(browser, path, screenshots):
    """`render`: cards beside each other, searched, with another device for all, one of them opened."""
    report = Report(browser, path)
    page = report.page
    equal(page.locator("article:visible").count(), 4, "render shows every scene")
    page.locator(".canvas img").first.wait_for()
    boxes = [article.bounding_box() for article in page.locator("article").all()]
    expect(len({round(box["y"]) for box in boxes}) < len(boxes), f"cards are beside each other: {boxes}")
    expect(scroll_height(page) < 1600, f"four scenes need {scroll_height(page)} points")
    report.accessible("render")
    expect("Arial" in page.locator("#summary .fonts").inner_text(), "the gallery says which fonts stand in for the system's")
    equal(page.locator("rect.outline").count(), 0, "a card shows no outlines")
    if screenshots:
        page.screenshot(path=screenshots / "gallery.png")
    page.locator("#search").fill("login")
    page.wait_for_timeout(300)
    equal(page.locator("article:visible").count(), 1, "the search leaves one scene")
    page.locator("#search").fill("")
    page.wait_for_timeout(300)
    page.locator("[data-choice=device]").select_option("iPad Air 11-inch (M2)")
    login = report.scene("LoginViewController")
    login.locator(".open-card").focus()
    page.keyboard.press("Enter")
    expect(login.locator(".strip").is_visible() or login.locator(".views").is_visible(), "a card opens")
    widths = page.evaluate("page.scenes.find(scene => scene.heading.startsWith('Login')).box[2]")
    expect(widths >= 820, f"the device of all scenes is the one that was chosen: {widths}")
    expect("device=iPad" in page.evaluate("location.hash"), "the choice is in the address")
    report.settled()
    expect(login.locator("rect.outline").count() > 0, "an opened card outlines its views")
    page.keyboard.press("Enter")
    expect(not login.locator(".views").is_visible(), "and closes")
    # Where the filters take two rows, the header is higher; what is opened lies below it.
    page.set_viewport_size({"width": 800, "height": 500})
    report.settled()
    for title in ("LoginViewController", "ProfileViewController"):
        card = report.scene(title)
        card.locator(".open-card").click()
        report.settled()
        header, box = page.locator("header").bounding_box(), card.bounding_box()
        expect(box["y"] >= header["height"] - 1, f"the card {title} at {box['y']} lies under the header, which is {header['height']} high")
    report.close()


def long(browser, command, folder):
    """A hundred documents, ten of them with findings: the scroll bar tells how long the page is before all is shown."""
    project = folder / "hundred"
    project.mkdir()
    for number in range(90):
        shutil.copy(ROOT / "Examples" / "Profile.storyboard", project / f"Profile{number}.storyboard")
    for number in range(10):
        shutil.copy(ROOT / "Examples" / "Login.storyboard", project / f"Login{number}.storyboard")
    for name, arguments in (("check", ()), ("render", ("--out", str(folder / "hundred-render.html")))):
        path = folder / f"hundred-{name}.html"
        write(command, path, name, "--device", "canvas", "--format", "html", *arguments, str(project))
        report = Report(browser, path)
        page = report.page
        for what, choose in (("all documents", lambda: None), ("one document", lambda: page.locator("#search").fill("Login7.storyboard")), ("again all", lambda: page.locator("#search").fill(""))):
            choose()
            page.wait_for_timeout(400)
            before = scroll_height(page)
            for _ in range(400):
                page.evaluate("scrollBy(0, 700)")
                report.settled()
                if page.evaluate("innerHeight + scrollY >= document.documentElement.scrollHeight - 2"):
                    break
            page.wait_for_timeout(100)
            after = scroll_height(page)
            expect(abs(before - after) < after / 3, f"{name}, {what}: {before} points become {after} when they were shown")
            page.evaluate("scrollTo(0, 0)")
            report.settled()
            if what == "one document":
                expect(after < 2500, f"{name}: one document of a hundred takes {after} points")
        report.close()


def without_scripts(browser, path):
    report = Report(browser, path, java_script_enabled=False)
    expect(report.page.locator("#summary > p").is_visible(), "the summary is there without scripts")
    expect(report.page.locator("li.finding p", has_text="required constraints conflict").first.is_visible(), "so are the findings")
    expect(report.page.locator(".hint").is_visible(), "and a word about what is missing")
    equal(report.page.locator("figure:visible").count(), 0, "no empty picture is shown")
    report.context.close()


def narrow_and_dark(browser, path, screenshots):
    report = Report(browser, path, color_scheme="dark", reduced_motion="reduce")
    report.page.set_viewport_size({"width": 320, "height": 640})
    report.page.locator(".canvas img").first.wait_for()
    report.page.locator(".pick:visible").first.click()
    report.settled()
    wide = report.page.evaluate("document.documentElement.scrollWidth")
    expect(wide <= 320, f"nothing is wider than 320 pixels: {wide}")
    report.accessible("320 pixels, dark")
    if screenshots:
        report.page.screenshot(path=screenshots / "report-narrow.png")
    report.close()


def hostile(browser, command, folder):
    text = HOSTILE.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
    card = (ROOT / "Examples" / "Card.xib").read_text()
    document = folder / "Hostile.xib"
    document.write_text(re.sub(r'(userLabel|text)="[^"]*"', lambda m: f'{m.group(1)}="{text}"', card))
    path = folder / "hostile.html"
    write(command, path, "check", "--format", "html", str(document))
    report = Report(browser, path)
    report.page.locator(".canvas img").first.wait_for()
    report.page.locator(".pick").first.click()
    report.page.locator(".views summary").first.click()
    report.page.locator(".views li").first.wait_for()
    expect("<script>" in report.page.locator(".views").first.inner_text(), "the text is shown as it is")
    equal(report.page.title(), "Layout findings", "and does nothing")
    report.close()


def comparing(browser, command, folder, screenshots):
    old = ROOT / "Examples" / "Profile.storyboard"
    changed = re.sub(r'constant="24"', 'constant="48"', old.read_text(), count=1)
    if changed == old.read_text():
        changed = re.sub(r'constant="(\d+)"', lambda m: f'constant="{int(m.group(1)) + 24}"', old.read_text(), count=1)
    new = folder / "Profile.storyboard"
    new.write_text(changed)
    path = folder / "diff.html"
    write(command, path, "diff", "--format", "html", str(old), str(new))
    report = Report(browser, path)
    page = report.page
    page.locator(".canvas img").first.wait_for()
    equal(page.locator(".canvas img").count(), 2, "both versions are there")
    page.locator(".modes input").fill("25")
    equal(page.evaluate("document.querySelectorAll('.canvas img')[1].style.clipPath"), "inset(0px 0px 0px 25%)", "the slider parts them")
    listed = page.locator("#navigator")
    expect(listed.get_attribute("aria-label") == "Changes" and listed.locator("summary").first.inner_text() == "Changes", "the list of changes is called so")
    equal(listed.locator("option").all_inner_texts(), ["by document", "by kind"], "changes have no severity and no cause")
    head = page.locator("li.finding .head").first.inner_text().split(maxsplit=1)
    said = listed.locator("li li a").first.inner_text()
    expect(said.startswith(head[0]) and head[1][:20] in said, f"the list says {said!r} of {head}")
    moved = page.locator("li.finding.moved").first
    moved.hover()
    report.settled()
    expect(page.locator("svg.stage rect").count() > 2, "pointing at a change shows both frames")
    page.locator(".modes button", has_text="before").click()
    page.locator(".modes button", has_text="blend").click()
    moved.locator(".pick").click()
    expect("Why this frame" in page.locator(".why").inner_text(), "and it is explained")
    report.accessible("diff")
    width = page.locator("article .words").first.bounding_box()["width"]
    expect(width > 300, f"beside a picture and its reasons the changes are {width} wide")
    if screenshots:
        page.locator(".modes button", has_text="swipe").click()
        page.screenshot(path=screenshots / "report-diff.png")
    report.close()


def printing(browser, path, folder):
    report = Report(browser, path)
    report.page.emulate_media(media="print")
    kept = report.page.evaluate("[...document.querySelectorAll('article h3, section.document > h2')].every(head => getComputedStyle(head).breakAfter === 'avoid') && getComputedStyle(document.body).display === 'block'")
    expect(kept, "a heading stays with its scene when the page is printed")
    whole = report.page.evaluate("[...document.querySelectorAll('section.document > h2, .scene h3')].every(h => getComputedStyle(h).breakInside === 'avoid')")
    expect(whole, "a heading of two lines stays on one page")
    report.page.emulate_media(media="screen")
    before = len(report.page.pdf())
    expect(before > 20_000, f"a print has pictures: {before} bytes")
    report.close()


def measure(browser, command, documents, folder):
    path = folder / "measured.html"
    start = time.time()
    write(command, path, "check", "--format", "html", documents)
    print(f"{documents}: {path.stat().st_size / 1e6:.1f} MB, written in {time.time() - start:.1f} s")
    report = Report(browser, path)
    report.page.locator(".canvas img").first.wait_for()
    print("scenes", report.page.locator("article").count(), "interactive after",
          report.page.evaluate("Math.round(performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd)"), "ms")
    report.page.locator("#clean input").check()
    times = report.page.evaluate("""async () => { const times = [];
      for (let count = 0; count < 400; count++) { const start = performance.now(); scrollBy(0, 300);
        await new Promise(done => requestAnimationFrame(done)); times.push(performance.now() - start); }
      return times.sort((a, b) => a - b); }""")
    print(f"scrolled {scroll_height(report.page)} points; a step of 300 took p50 {times[200]:.0f}, p95 {times[380]:.0f} ms")
    report.close()


def scroll_height(page):
    return page.evaluate("document.documentElement.scrollHeight")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", type=pathlib.Path)
    parser.add_argument("--screenshots", type=pathlib.Path)
    parser.add_argument("--measure", metavar="DOCUMENTS")
    options = parser.parse_args()
    # Where continuous integration runs, links lead to the forge.
    os.environ.pop("CI", None)
    command = options.command.resolve()
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium")
    if not chromium:
        sys.exit("chromium is not installed")
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = pathlib.Path(name)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            single, several, scenes = folder / "check.html", folder / "devices.html", folder / "scenes.html"
            write(command, single, "check", "--format", "html", *EXAMPLES)
            write(command, several, "check", "--all-pictures", "--device", "iPhone SE (3rd generation)", "--device", "iPad Air 11-inch (M2)",
                  "--language", "en", "--language", "rtl", "--format", "html", *EXAMPLES)
            write(command, scenes, "render", "--device", "canvas", "--device", "iPad Air 11-inch (M2)", "--format", "html", "--out", str(scenes), *EXAMPLES)
            blocks_unpack(several)
            reading(browser, single, options.screenshots)
            filtering(browser, several)
            without_scripts(browser, single)
            narrow_and_dark(browser, several, options.screenshots)
            printing(browser, single, folder)
            navigating(browser, command, single, folder)
            small(browser, command, folder)
            gallery(browser, scenes, options.screenshots)
            long(browser, command, folder)
            hostile(browser, command, folder)
            comparing(browser, command, folder, options.screenshots)
            if options.measure:
                measure(browser, command, options.measure, folder)
        except Wrong as wrong:
            sys.exit(f"check-report-page: {wrong}")
        finally:
            browser.close()
    print("The pages do what they should.")


if __name__ == "__main__":
    main()
