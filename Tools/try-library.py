#!/usr/bin/env python3
"""Builds a UIKit layout library, unmodified, against this package, and runs its tests.

    Tools/try-library.py CHECKOUT [--module UIKit|AppKit] [--keep FOLDER] [--no-tests]

CHECKOUT is a folder with the library's sources and its Package.swift. A manifest is written in a folder of its own,
whose source files are links into the checkout: nothing in the checkout is changed or added. Sources that need the
Objective-C runtime (`@objc`, `#selector`, overrides in extensions) are built through the plugin `WithoutObjectiveC`,
and so are those that ask for a system (`#if os(iOS)`) where they mean its framework.

Prints what was built and how the tests went; exits 0 when all is well, 1 when something failed to build or pass, and 2
when the checkout cannot be read.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent

# What the compiler refuses where it knows no Objective-C, and modules that have other names here.
NEEDS_ADAPTATION = re.compile(
    r'@objc|@IB[A-Z]|@convention|#selector|#keyPath|#colorLiteral|#imageLiteral|\bas\?? AnyObject\)|<\w+: UI\w+|'
    r'type\(of: *[^)]*\)\.description\(\)|'
    r'extension[^{]*\{(?:[^{}]|\{[^{}]*\})*\boverride\b|^\s*import (?:os|ObjectiveC)\b|@UIApplicationMain', re.M)


def stop(message):
    print(f'try-library: {message}', file=sys.stderr)
    sys.exit(2)


def library_targets(checkout):
    """The library's targets as its own manifest has them."""
    done = subprocess.run(
        ['swift', 'package', 'dump-package', '--package-path', str(checkout)], capture_output=True, text=True)
    if done.returncode != 0:
        stop(f'{checkout} has no manifest that can be read:\n{done.stderr.strip()}')
    manifest = json.loads(done.stdout)
    names = {target['name'] for target in manifest['targets']}
    packages = reachable_packages(manifest)
    targets = []
    for target in manifest['targets']:
        if target['type'] not in ('regular', 'test'):
            print(f'{target["name"]}: left out, as a target of type {target["type"]}')
            continue
        foreign = [entry['product'] for entry in target['dependencies'] if 'product' in entry]
        is_test = target['type'] == 'test'
        missing = {product[0] for product in foreign if product[1] not in packages}
        missing |= {name for name in dependencies(target) if name not in names}
        if missing and is_test:
            print(f'{target["name"]}: left out, as it needs {", ".join(sorted(missing))}')
            continue
        folder = checkout / (target.get('path') or f'{"Tests" if is_test else "Sources"}/{target["name"]}')
        if not folder.is_dir():
            stop(f'the target {target["name"]} has no folder {folder}')
        targets.append({
            'name': target['name'], 'is_test': is_test, 'files': source_files(folder, target), 'folder': folder,
            'headers': headers(checkout, target['name']), 'missing': missing,
            'dependencies': [name for name in dependencies(target) if name in names],
            'products': [(product[0], product[1]) for product in foreign if product[0] not in missing]})
    by_tools = manifest['toolsVersion']['_version'].split('.')[0]
    return manifest.get('swiftLanguageVersions') or ['6' if int(by_tools) >= 6 else '5'], targets, packages


def headers(checkout, name):
    """The framework's umbrella header where it imports UIKit or AppKit, which then all its Swift files see."""
    return [
        path for path in sorted(checkout.rglob(f'{name}.h'))
        if re.search(r'import\s*<(?:UIKit|AppKit)/', path.read_text(errors='replace'))][:1]


def described_targets(checkout, sources, language):
    """One target of a checkout that has no manifest: its name is the checkout's."""
    folder = (checkout / sources).resolve()
    if not folder.is_dir():
        stop(f'{folder} is no folder')
    target = {
        'name': checkout.name, 'is_test': False, 'files': source_files(folder, {}), 'folder': folder,
        'headers': headers(checkout, checkout.name), 'missing': set(), 'dependencies': [], 'products': []}
    return [language or '5'], [target], {}


def reachable_packages(manifest):
    """The manifest's own dependencies that can be fetched: name → the line of a manifest."""
    found = {}
    for dependency in manifest['dependencies']:
        for source in dependency.get('sourceControl', []):
            remotes = source['location'].get('remote', [])
            ranges = source['requirement'].get('range')
            if not remotes or not ranges:
                continue
            url = remotes[0]['urlString']
            done = subprocess.run(['git', 'ls-remote', '--tags', url], capture_output=True, text=True)
            if done.returncode == 0 and done.stdout:
                bounds = f'"{ranges[0]["lowerBound"]}"..<"{ranges[0]["upperBound"]}"'
                found[source['identity']] = f'.package(url: "{url}", {bounds})'
    return found


def dependencies(target):
    for dependency in target['dependencies']:
        for kind in ('byName', 'target'):
            if kind in dependency:
                yield dependency[kind][0]


def source_files(folder, target):
    """The Swift files that belong to a target."""
    roots = [folder / source for source in target.get('sources') or ['.']]
    excluded = [folder / path for path in target.get('exclude') or []]
    files = set()
    for root in roots:
        files |= {root} if root.suffix == '.swift' else set(root.rglob('*.swift'))
    return sorted(
        file for file in files
        if not any(file == path or path in file.parents for path in excluded))


# Conditions by which sources choose a framework.
ASKS_FOR_SYSTEM = re.compile(r'^\s*#(?:else)?if\b.*\bos\((?:iOS|macOS|OSX)\)', re.M)


def write_package(
        folder, targets, languages, packages, module, dynamic=frozenset(), as_system=False, classes=False,
        without=frozenset()):
    lines = []
    for target in targets:
        own = folder / target['name']
        adapted = any(NEEDS_ADAPTATION.search(file.read_text()) for file in target['files'])
        adapted = adapted or target['name'] in dynamic or as_system or classes or without or target['headers']
        for file in target['files'] + target['headers']:
            inside = target['folder'] in file.parents
            link = own / 'Files' / (file.relative_to(target['folder']) if inside else file.name)
            link.parent.mkdir(parents=True, exist_ok=True)
            if not link.exists():
                link.symlink_to(file)
        # A target whose files all come from the plugin still needs one of its own.
        (own / 'Own.swift').write_text('// The sources are in Files.\n')
        parts = [f'name: "{target["name"]}"']
        needs = [f'"{name}"' for name in target['dependencies']]
        needs += [f'.product(name: "{name}", package: "{package}")' for name, package in target['products']]
        needs.append(f'.product(name: "{module}", package: "Plumbline")')
        parts.append(f'dependencies: [{", ".join(needs)}]')
        parts.append(f'path: "{target["name"]}"')
        if adapted:
            parts.append('exclude: ["Files"]')
        conditions = ['OBJECTIVE_C_DYNAMIC_OBJECTS'] if target['name'] in dynamic else []
        if as_system:
            conditions.append('BUILT_AS_IOS' if module == 'UIKit' else 'BUILT_AS_MACOS')
        conditions += ['OBJECTIVE_C_CLASSES'] if classes else []
        conditions += [f'WITHOUT_{name}' for name in sorted(without)]
        settings = [f'.define("{name}")' for name in conditions]
        if settings:
            parts.append(f'swiftSettings: [{", ".join(settings)}]')
        if adapted:
            parts.append('plugins: [.plugin(name: "WithoutObjectiveC", package: "Plumbline")]')
        lines.append(f'    .{"testTarget" if target["is_test"] else "target"}({", ".join(parts)}),')
    own_package = f'.package(name: "Plumbline", path: "{PACKAGE}")'
    used = [line for name, line in packages.items() if any(name == p for t in targets for _, p in t['products'])]
    (folder / 'Package.swift').write_text('\n'.join([
        f'// swift-tools-version:{"6.0" if "6" in languages else "5.9"}', 'import PackageDescription', '',
        'let package = Package(', '  name: "TriedLibrary",',
        f'  dependencies: [{", ".join([own_package, *used])}],',
        '  targets: [', *lines, '  ],', f'  swiftLanguageVersions: [{", ".join(map(language, languages))}]', ')', '']))


def language(version):
    return f'.version("{version}")'


def run(arguments, folder):
    done = subprocess.run(arguments, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout


def targets_with_dynamic_objects(output, targets):
    """The targets in which members of AnyObject are asked for by name."""
    found = set()
    for path in re.findall(r"^(/[^:\n]+\.swift):\d+:\d+: error: value of type '(?:any )?AnyObject' has no member", output, re.M):
        for target in targets:
            if any(os.path.realpath(path) == os.path.realpath(file) for file in target['files']):
                found.add(target['name'])
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('checkout', type=Path)
    parser.add_argument('--module', choices=['UIKit', 'AppKit'], default='UIKit')
    parser.add_argument('--keep', type=Path, help='write the package here, and leave it there')
    parser.add_argument('--language', help='build in this language mode instead of the library\'s own')
    parser.add_argument('--sources', help='the folder of the sources, for a library without a manifest')
    parser.add_argument('--no-tests', action='store_true')
    options = parser.parse_args()
    checkout = options.checkout.resolve()
    if not checkout.is_dir():
        stop(f'{checkout} is no folder')
    if options.sources:
        languages, targets, packages = described_targets(checkout, options.sources, options.language)
    else:
        languages, targets, packages = library_targets(checkout)
    languages = [options.language] if options.language else languages
    if options.no_tests:
        targets = [target for target in targets if not target['is_test']]
    with tempfile.TemporaryDirectory(prefix='try-library-') as temporary:
        folder = (options.keep or Path(temporary)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        sys.exit(try_package(folder, targets, languages, packages, options))


def try_package(folder, targets, languages, packages, options):
    build = ['swift', 'build'] + ([] if options.no_tests else ['--build-tests'])
    texts = [file.read_text() for target in targets for file in target['files']]
    # What the sources turn out to need is added one after the other.
    missing = frozenset().union(*(target['missing'] for target in targets))
    needs = {'without': missing} if missing else {}
    while True:
        write_package(folder, targets, languages, packages, options.module, **needs)
        status, output = run(build, folder)
        if status == 0:
            break
        dynamic = targets_with_dynamic_objects(output, targets)
        if dynamic and 'dynamic' not in needs:
            needs['dynamic'] = dynamic
        elif 'SwiftUI' not in needs.get('without', ()) and re.search(r"no such module '(?:SwiftUI|Combine)'", output):
            # Declarations that need a module which is not here are left out, with what needs these.
            needs['without'] = missing | {'SwiftUI'}
        elif 'classes' not in needs and "with a metatype value must use a 'required' initializer" in output:
            needs['classes'] = True
        elif 'as_system' not in needs and any(ASKS_FOR_SYSTEM.search(text) for text in texts):
            # Sources that name systems where they mean frameworks.
            needs['as_system'] = True
        else:
            break
    counts = ', '.join(f'{target["name"]} ({len(target["files"])} files)' for target in targets)
    if status != 0:
        errors = sorted({line for line in output.splitlines() if re.match(r'^/.*: error:|^error:', line)})
        print('\n'.join(errors or output.splitlines()[-30:]))
        print(f'{counts}: does not build against {options.module}')
        return 1
    print(f'{counts}: builds against {options.module}')
    if needs.get('without'):
        print(f'Left out is what needs {", ".join(sorted(needs["without"]))}.')
    if options.no_tests or not any(target['is_test'] for target in targets):
        return 0
    status, output = run(['swift', 'test', '--skip-build'], folder)
    print('\n'.join(
        line.strip() for line in output.splitlines() if re.search(r': error:|recorded an issue|Executed \d+ tests|Test run with', line)))
    return 0 if status == 0 else 1


if __name__ == '__main__':
    main()
