#!/usr/bin/env python3
"""Draws sixty screens of twelve public applications on one sheet, to be looked at.

    Tools/screens-sheet.py COMMAND                     writes Documentation/Screenshots/applications.png
    Tools/screens-sheet.py COMMAND --pictures FOLDER   leaves each screen there too, at a readable size

Needs rsvg-convert (librsvg2-bin), and the folder ../shared with the applications' documents. What applications draw in code,
and images, whose files are not among the documents, are placeholders.
"""

import argparse
import concurrent.futures
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from xml.sax.saxutils import escape

ROOT = pathlib.Path(__file__).resolve().parent.parent
CORPUS = ROOT.parent / "shared" / "corpus"
SHEET = ROOT / "Documentation" / "Screenshots" / "applications.png"
DARK, RIGHT, LARGE = ["--appearance", "dark"], ["--direction", "rtl"], ["--content-size", "AX5"]
DEVICE = ["--device", "retina6_12"]
# Each application with the folder of its repository, and of each scene what it is called here, its document, its id where
# the document has others, and how it is drawn.
APPLICATIONS = {
    ("KeePassium", "ios/keepassium-KeePassium"): [
        ("Plans", "PricingPlanPickerVC.storyboard", None, []),
        ("Password generator", "PasswordGeneratorVC.storyboard", None, []),
        ("Unlock", "DatabaseUnlockerVC.storyboard", None, DARK),
        ("New database", "DatabaseCreatorVC.storyboard", None, []),
        ("Field editor", "EntryFieldEditorVC.storyboard", None, []),
    ],
    ("NetNewsWire", "ios/Ranchero-Software-NetNewsWire"): [
        ("Settings", "Settings.storyboard", "a0p-rk-skQ", []),
        ("Settings", "Settings.storyboard", "a0p-rk-skQ", LARGE),
        ("Inspector", "Inspector.storyboard", "1m3-fZ-n7g", DARK),
        ("Feedbin", "Account.storyboard", "ECy-jg-Kyc", []),
        ("Feeds", "Main.storyboard", "6Bn-mF-MPS", []),
    ],
    ("Element", "ios/vector-im-element-ios"): [
        ("Deactivate", "DeactivateAccountViewController.storyboard", None, []),
        ("Verification", "KeyVerificationVerifyBySASViewController.storyboard", None, []),
        ("Passphrase", "KeyBackupSetupPassphraseViewController.storyboard", None, DARK),
        ("Contact", "ContactTableViewCell.xib", None, []),
        ("Call", "CallViewController.xib", None, []),
    ],
    ("Rocket.Chat", "ios/RocketChat-Rocket.Chat.iOS"): [
        ("Log in", "Auth.storyboard", "w7q-9e-4D3", []),
        ("Preferences", "Preferences.storyboard", "pKS-7b-iHv", []),
        ("Preferences", "Preferences.storyboard", "pKS-7b-iHv", RIGHT),
        ("Chats", "Subscriptions.storyboard", "pre-Wt-UOv", []),
        ("Message", "BasicMessageCell.xib", None, []),
    ],
    ("Proton VPN", "ios/ProtonVPN-ios-app"): [
        ("Log in", "Login.storyboard", "Ico-Cj-5Nz", []),
        ("Countries", "Countries.storyboard", "9pv-A4-QxB", []),
        ("New profile", "Profiles.storyboard", "TxM-hQ-Lei", []),
        ("Server", "ServerViewCell.xib", None, []),
        ("Report a bug", "ReportBugViewController.xib", None, DARK),
    ],
    ("DuckDuckGo", "ios/duckduckgo-iOS"): [
        ("Clear data", "Settings.storyboard", "fdJ-b1-Des", []),
        ("Bookmarks", "Bookmarks.storyboard", "aq5-lx-Pms", []),
        ("Tabs", "TabSwitcher.storyboard", "G9p-Sf-e96", DARK),
        ("Feedback", "Feedback.storyboard", "Rvx-dM-etJ", []),
        ("Debug", "Debug.storyboard", "aoH-Pp-DbP", []),
    ],
    ("AltStore", "ios/rileytestut-AltStore"): [
        ("Sign in", "Authentication.storyboard", "yO1-iT-7NP", []),
        ("App", "Main-2.storyboard", "kBq-V8-3XC", []),
        ("My apps", "Main-2.storyboard", "hv7-Ar-voT", []),
        ("Instructions", "Authentication.storyboard", "aFi-fb-W0B", []),
        ("News", "NewsCollectionViewCell.xib", None, []),
    ],
    ("Open Food Facts", "ios/openfoodfacts-openfoodfacts-ios"): [
        ("Product", "ProductAddViewController.storyboard", "A8v-Ao-FSs", []),
        ("Settings", "Settings.storyboard", "JHQ-0r-3ik", []),
        ("User", "Settings.storyboard", "cUq-1t-3BJ", DARK),
        ("Uploads", "Settings.storyboard", "Jdc-Vf-hVd", []),
        ("Product row", "ProductTableViewCell.xib", None, []),
    ],
    ("Pocket Casts", "ios/Automattic-pocket-casts-ios"): [
        ("Account", "AccountUpdatedViewController.xib", None, []),
        ("Sign in", "SyncSigninViewController.xib", None, []),
        ("Effects", "EffectsViewController.xib", None, []),
        ("Sleep timer", "SleepTimerViewController.xib", None, DARK),
        ("Episode", "EpisodeCell.xib", None, []),
    ],
    ("WooCommerce", "ios/woocommerce-woocommerce-ios"): [
        ("Order row", "OrderTableViewCell.xib", None, []),
        ("Log in", "LoginPrologueViewController.xib", None, []),
        ("Payment", "CardPresentPaymentsModalViewController.xib", None, []),
        ("Nothing found", "EmptyStateViewController.xib", None, []),
        ("Testing", "TestingMode.storyboard", None, []),
    ],
    ("IINA", "macos/iina-iina"): [
        ("General", "PrefGeneralViewController.xib", "6zR-96-iKB", []),
        ("Key bindings", "PrefKeyBindingViewController.xib", None, []),
        ("Quick settings", "QuickSettingViewController.xib", None, DARK),
        ("Inspector", "InspectorWindowController.xib", None, []),
        ("Open URL", "OpenURLWindowController.xib", None, []),
    ],
    ("Transmission", "macos/transmission-transmission"): [
        ("Bandwidth", "PrefsWindow.xib", "153", []),
        ("Add", "AddWindow.xib", None, []),
        ("Create", "Creator.xib", None, DARK),
        ("Statistics", "StatsWindow.xib", None, []),
        ("Message log", "MessageWindow.xib", None, []),
    ],
}
# Of the sheet, in points: the room of a picture, the line below it, and how many pictures stand side by side.
WIDTH, HEIGHT, CAPTION, GAP, COLUMNS = 210, 400, 16, 8, 10
# Above the screen each picture has a heading, which the captions stand for.
SMALL_HEADING, LARGE_HEADING = 62, 77


def draw(command, folder, number, application, place, scene, scale):
    """A scene as a PNG: its file, width and height on the sheet, and its caption."""
    name, document, identifier, options = scene
    file = folder / f"{number:02}-{re.sub('[^A-Za-z]+', '-', application + ' ' + name)}.png"
    own = folder / f"{number:02}"
    arguments = [command, "render", "--show", "screen,text", "--out", str(own), *options, str(CORPUS / place / document)]
    if place.startswith("ios") and document.endswith("storyboard"):
        arguments += DEVICE
    scenes = scene_ids(CORPUS / place / document)
    if identifier or scenes:
        arguments += ["--scene", identifier or scenes[0]]
    run = subprocess.run(arguments, capture_output=True, text=True)
    pictures = run.stdout.split("\n")
    if run.returncode != 0 or not pictures[0].endswith(".svg"):
        raise SystemExit(f"{' '.join(arguments)}\n{run.stderr}")
    whole = pathlib.Path(pictures[0]).read_text()
    shutil.rmtree(own)
    width, height = map(float, re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', whole).groups())
    top = LARGE_HEADING if options else SMALL_HEADING
    margin = 20
    shown = f"{margin} {top - 4} {width - 2 * margin} {height - top - margin + 4}"
    svg = re.sub(r'width="[\d.]+" height="[\d.]+" viewBox="[^"]*"',
                 f'width="{width - 2 * margin}" height="{height - top - margin + 4}" viewBox="{shown}"', whole, count=1)
    width, height = width - 2 * margin, height - top - margin + 4
    part = min(WIDTH / width, HEIGHT / height, 1)
    file.with_suffix(".svg").write_text(svg)
    subprocess.run(
        ["rsvg-convert", "--zoom", str(scale or part), "--output", str(file), str(file.with_suffix(".svg"))], check=True)
    particulars = [word for word in options if not word.startswith("--")]
    return file, width * part, height * part, ", ".join([name, *particulars])


def scene_ids(document):
    """The ids of a storyboard's controllers that have a view."""
    return re.findall(r'<objects>\s*<\w*[cC]ontroller\b[^>]*? id="([^"]+)"', document.read_text())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", type=pathlib.Path)
    parser.add_argument("--pictures", type=pathlib.Path, help="a folder for each screen at its own size")
    options = parser.parse_args()
    if not CORPUS.is_dir():
        sys.exit(f"{CORPUS} is not there: it holds the applications' documents")
    command = str(options.command.resolve())
    scenes = [(*application, scene) for application, scenes in APPLICATIONS.items() for scene in scenes]
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        if options.pictures:
            options.pictures.mkdir(parents=True, exist_ok=True)
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            jobs = [
                (number, pool.submit(draw, command, options.pictures or folder, number, *scene, 1 if options.pictures else None))
                for number, scene in enumerate(scenes, 1)
            ]
            drawn = [(number, *job.result()) for number, job in jobs]
        rows = -(-len(drawn) // COLUMNS)
        width, height = COLUMNS * (WIDTH + GAP) + GAP, rows * (HEIGHT + 2 * CAPTION + GAP) + GAP
        parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="Arial" font-size="11">'
                 f'<rect width="{width}" height="{height}" fill="#eceef1"/>']
        for (number, file, wide, high, caption), (application, _, _) in zip(drawn, scenes):
            left = GAP + (number - 1) % COLUMNS * (WIDTH + GAP)
            top = GAP + (number - 1) // COLUMNS * (HEIGHT + 2 * CAPTION + GAP)
            parts.append(
                f'<text x="{left}" y="{top + 11}" font-weight="bold">{number} {escape(application)}</text>'
                f'<text x="{left}" y="{top + 24}">{escape(caption)}</text>'
                f'<image x="{left}" y="{top + 2 * CAPTION}" width="{wide:.1f}" height="{high:.1f}" href="{file.name}"/>')
        sheet = file.parent / "sheet.svg"
        sheet.write_text("\n".join([*parts, "</svg>"]))
        subprocess.run(["rsvg-convert", "--output", str(SHEET), str(sheet)], check=True)
    print(f"{SHEET.relative_to(ROOT)}: {len(drawn)} screens, {SHEET.stat().st_size // 1000} KB")


if __name__ == "__main__":
    main()
