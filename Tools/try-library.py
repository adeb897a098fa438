#!/usr/bin/env python3
"""Builds a UIKit layout library, unmodified, against this package, and runs its tests.

    Tools/try-library.py CHECKOUT [--module UIKit|AppKit] [--keep FOLDER] [--no-tests]
    Tools/try-library.py NAME --listed [--checkouts FOLDER] [--products FOLDER]

CHECKOUT is a folder with the library's sources and its Package.swift. Where there is none, or none that can be read, the
targets are what its podspec names, or the Swift files of its folder of sources, and the folders of tests beside it. A manifest
is written in a folder of its own, whose source files are links into the checkout: nothing in the checkout is changed or added.
Sources that need the
Objective-C runtime (`@objc`, `#selector`, overrides in extensions) are built through the plugin `WithoutObjectiveC`,
and so are those that ask for a system (`#if os(iOS)`) where they mean its framework. Tests may be written with XCTest,
Swift Testing or Quick.

What a library has for SwiftUI, Combine or another module that is not here is left out: by its own `#if canImport`, and where
it imports the module whatever holds, by the plugin, with the declarations that need it. The last line says so.

With `--listed` a library of `libraries.json` is tried with what the list says of targets and tests that its own manifest
lacks. It is fetched at the commit that is named there; a checkout below `--checkouts` is taken as it is. `--listed` without a
name tries all of them, one after the other.

Prints what was built and how the tests went, and last a row of a table a library; exits 0 when all is well, 1 when something
failed to build or pass, and 2 when a checkout cannot be read or fetched.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from library_layout import TEST_LIST, described_languages, described_targets, found_targets, found_tests, imported

PACKAGE = Path(__file__).resolve().parent.parent
LIST = Path(__file__).resolve().parent / 'libraries.json'

# What the compiler refuses where it knows no Objective-C, and modules that have other names here.
NEEDS_ADAPTATION = re.compile(
    r'@objc|@IB[A-Z]|@NSManaged|@convention|#selector|#keyPath|#colorLiteral|#imageLiteral|\bas\?? AnyObject\)|<\w+: UI\w+|'
    r'type\(of: *[^)]*\)\.description\(\)|'
    r'extension[^{]*\{(?:[^{}]|\{[^{}]*\})*\boverride\b|^\s*import (?:os|OSLog|ObjectiveC)\b|@UIApplicationMain|'
    r'\b(?:CoreFoundation|CoreGraphics|CoreText|Darwin|Foundation|ObjectiveC|QuartzCore)\.[A-Za-z]|\bURL(?:Session|Request)\b|'
    # A protocol's `init()`, which no class of the system can be said to have.
    r'^\s*init\(\)\s*$|\boverride var delegate\b|\bclass_getMethodImplementation\b', re.M)


def stop(message):
    print(f'try-library: {message}', file=sys.stderr)
    sys.exit(2)


# The packages of tests that sources without a manifest import.
TEST_PACKAGES = {'Quick': ('https://github.com/Quick/Quick.git', '4.0.0'), 'Nimble': ('https://github.com/Quick/Nimble.git', '9.2.1')}


def library_targets(checkout, entry, module='UIKit'):
    """The library's targets as its own manifest has them, else as its folders tell; `entry` says what to leave out."""
    manifest = read_manifest(checkout)
    targets, packages = manifest_targets(checkout, manifest, entry) if manifest else ([], {})
    found = []
    if not any(not target['is_test'] for target in targets):
        found = found_targets(checkout, module)
        if not found:
            stop(f'{checkout} has no Swift sources; --sources FOLDER says where they lie')
        targets = []
    elif not entry and not any(target['is_test'] for target in targets):
        found = found_tests(checkout, [target['name'] for target in targets])
        # A pod may have another name than the package's only target, and its tests know that one.
        name = next(iter(described_targets(checkout, module)), None)
        if not found and name and len(targets) == 1 and found_tests(checkout, [name]):
            targets[0]['name'] = name
            found = found_tests(checkout, [name])
    for target in found:
        products = [name for name in sorted(imported(target['files'])) if name in TEST_PACKAGES and target['is_test']]
        missing = {name for name in products if not can_be_fetched(TEST_PACKAGES[name][0])}
        if missing:
            print(f'{target["name"]}: left out, as it needs {", ".join(sorted(missing))}')
            continue
        for name in products:
            packages[name] = f'.package(url: "{TEST_PACKAGES[name][0]}", exact: "{TEST_PACKAGES[name][1]}")'
        targets.append({
            **target, 'headers': headers(checkout, target['name']), 'missing': set(), 'bundles': False, 'is_pod': True,
            'products': [(name, name) for name in products]})
    return compiler_languages(manifest, checkout), targets, packages


def read_manifest(checkout):
    """The checkout's manifest; nil where there is none, or where this compiler does not take it."""
    if not (checkout / 'Package.swift').is_file():
        print('There is no manifest: the targets are what the podspec or the folders tell.')
        return None
    done = subprocess.run(
        ['swift', 'package', 'dump-package', '--package-path', str(checkout)], capture_output=True, text=True)
    if done.returncode == 0:
        return json.loads(done.stdout)
    reason = next((line for line in done.stderr.splitlines() if 'error: ' in line), done.stderr.strip())
    print(f'The manifest cannot be read ({reason.strip()}): the targets are what the podspec or the folders tell.')
    return None


def compiler_languages(manifest, checkout):
    """The language modes that the manifest or the podspec asks for, as the compiler knows them: of 5.0 and 5.1 that is 5."""
    if not manifest:
        asked = described_languages(checkout)[-1:] or ['5']
    else:
        by_tools = manifest['toolsVersion']['_version'].split('.')[0]
        asked = manifest.get('swiftLanguageVersions') or ['6' if int(by_tools) >= 6 else '5']
    known = {'4.2' if version.startswith('4.2') else version.split('.')[0] for version in asked}
    return sorted(known & {'4', '4.2', '5', '6'}) or ['5']


def manifest_targets(checkout, manifest, entry):
    """The targets of a manifest, and the packages that they need."""
    packages = reachable_packages(manifest, entry.get('without', []))
    known = {'regular', 'test'}
    swift = []
    for target in manifest['targets']:
        is_test = target['type'] == 'test'
        folder = target_folder(checkout, target)
        exclude = target.get('exclude', []) + entry.get('exclude', {}).get(target['name'], [])
        files = source_files(folder, {**target, 'exclude': exclude}) if folder else []
        if target['type'] not in known:
            print(f'{target["name"]}: left out, as a target of type {target["type"]}')
        elif not folder:
            print(f'{target["name"]}: left out, as it has no folder')
        elif not files:
            print(f'{target["name"]}: left out, as there are no Swift files in {folder}')
        else:
            swift.append((target, is_test, folder, files))
    names = {target['name'] for target, *_ in swift}
    others = {target['name'] for target in manifest['targets']} - names
    targets = []
    for target, is_test, folder, files in swift:
        products = [tuple(needed['product'][:2]) for needed in target['dependencies'] if 'product' in needed]
        # `"Quick"` may be a target, or a product of the package of that name.
        products += [(name, name.lower()) for name in dependencies(target) if name not in names | others]
        missing = {product for product, package in products if (package or product).lower() not in packages}
        missing |= {name for name in dependencies(target) if name in others}
        if is_test and (missing or target['name'] in entry.get('exclude', {}).get('targets', [])):
            reason = f'it needs {", ".join(sorted(missing))}' if missing else 'the list says'
            print(f'{target["name"]}: left out, as {reason}')
            continue
        targets.append({
            'name': target['name'], 'is_test': is_test, 'folder': folder, 'files': files,
            'headers': headers(checkout, target['name']), 'missing': missing, 'bundles': True,
            'dependencies': [name for name in dependencies(target) if name in names],
            'products': [product for product in products if product[0] not in missing]})
    return targets, packages


def target_folder(checkout, target):
    """Where a target's files lie: as its manifest says, else where SwiftPM looks for them."""
    if target.get('path'):
        folder = checkout / target['path']
        return folder if folder.is_dir() else None
    places = (['Tests'] if target['type'] == 'test' else []) + ['Sources', 'Source', 'src', 'srcs']
    own = [checkout / place / target['name'] for place in places]
    # The only target's files may lie there without a folder of their own.
    shared = [checkout / places[0]] if any((checkout / places[0]).glob('*.swift')) else []
    return next((folder for folder in own + shared if folder.is_dir()), None)


def headers(checkout, name):
    """The framework's umbrella header where it imports UIKit or AppKit, which then all its Swift files see."""
    return [
        path for path in sorted(checkout.rglob(f'{name}.h'))
        if re.search(r'import\s*<(?:UIKit|AppKit)/', path.read_text(errors='replace'))][:1]


def described_target(checkout, target, is_test=False):
    """A target that the checkout's manifest does not have, from its description: name, path, what it needs."""
    folder = (checkout / target['path']).resolve()
    if not folder.is_dir():
        stop(f'{folder} is no folder')
    return {
        'name': target['name'], 'is_test': is_test, 'files': source_files(folder, target), 'folder': folder,
        'headers': headers(checkout, target['name']), 'missing': set(), 'bundles': False,
        'dependencies': target.get('dependencies', []),
        'products': [(name, name) for name in target.get('products', [])]}


def reachable_packages(manifest, without):
    """The manifest's own dependencies that can be fetched: name → the line of a manifest."""
    found = {}
    without = {name.lower() for name in without}
    for dependency in manifest['dependencies']:
        for source in dependency.get('sourceControl', []):
            if source['identity'] in without:
                continue
            remotes = source['location'].get('remote', [])
            ranges = source['requirement'].get('range')
            if not remotes or not ranges:
                continue
            url = remotes[0]['urlString']
            if can_be_fetched(url):
                bounds = f'"{ranges[0]["lowerBound"]}"..<"{ranges[0]["upperBound"]}"'
                found[source['identity']] = f'.package(url: "{url}", {bounds})'
    return found


def can_be_fetched(url):
    done = subprocess.run(['git', 'ls-remote', '--tags', url], capture_output=True, text=True)
    return done.returncode == 0 and bool(done.stdout)


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
        if file.name != TEST_LIST and not any(file == path or path in file.parents for path in excluded))


# Documents and texts of applications, which belong to a bundle whether or not a manifest names them.
RESOURCES = {'.storyboard', '.strings', '.stringsdict', '.xib'}


def copy_resources(target, own):
    """Puts a target's documents into its folder; whether there are any."""
    for file in sorted(target['folder'].rglob('*')) if target['bundles'] else []:
        if file.suffix in RESOURCES:
            inside = file.parent.name if file.parent.suffix == '.lproj' else ''
            copy = own / 'Resources' / inside / file.name
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(file.read_bytes())
    return (own / 'Resources').is_dir()


# Conditions by which sources choose a framework.
ASKS_FOR_SYSTEM = re.compile(r'^\s*#(?:else)?if\b.*\bos\((?:iOS|macOS|OSX)\)', re.M)


OWN_SOURCE = '// The sources are in Files.\n'
# Foundation has had a type of the same name since; a name of the module itself comes first.
NIMBLE_SOURCE = 'import Nimble\n\npublic typealias Predicate = Nimble.Predicate\n'
# Parts of a test by name, which XCTest has on Apple's systems alone.
ACTIVITY_SOURCE = '''
enum XCTContext {
  struct Activity { var name: String }
  static func runActivity<Result>(named name: String, block: (Activity) throws -> Result) rethrows -> Result {
    try block(Activity(name: name))
  }
}
'''
# SwiftPM takes a file of this name as the beginning of all tests.
ENTRY_POINT = 'XCTMain.swift'


def needs_entry_point(target):
    """Quick finds its specs through the Objective-C runtime, and XCTest's list on Linux does not take classes of an actor."""
    return target['is_test'] and (uses('Quick', target) or any(
        re.search(r'^@MainActor\s+(?:final )?class \w+ *: *XCTestCase\b', file.read_text(), re.M)
        for file in target['files']))


def uses(product, target):
    return any(product == name for name, _ in target['products'])


def entry_point(targets):
    """A list of all specs and tests, where the compiler's own does not do."""
    targets = [target for target in targets if target['is_test']]
    classes = {}
    for file in (file for target in targets for file in target['files']):
        for found in re.finditer(r'^((?:@\w+\s+)*)(?:\w+ )*class (\w+) *: *(\w+).*?^}', file.read_text(), re.M | re.S):
            attributes, name, superclass = found.groups()
            methods = re.findall(r'^(?: {2,4}|\t)(?:@\w+ +)*func (test\w*)\(\)( async)?', found.group(0), re.M)
            classes[name] = superclass, methods, 'MainActor' in attributes

    def ancestors(name):
        return [name] + (ancestors(classes[name][0]) if name in classes else [])

    specs = [name for name in classes if ancestors(name)[-1] == 'QuickSpec']
    cases = []
    for name in classes:
        if ancestors(name)[-1] == 'XCTestCase':
            own = {method: is_async for ancestor in ancestors(name)[:-1] for method, is_async in classes[ancestor][1]}
            is_isolated = any(classes[ancestor][2] for ancestor in ancestors(name)[:-1])
            tests = [f'("{method}", {test_call(name, method, is_async, is_isolated)})' for method, is_async in own.items()]
            cases += [f'testCase([{", ".join(tests)}] as [(String, ({name}) -> () throws -> Void)])'] if tests else []
    imports = [f'@testable import {target["name"]}' for target in targets] + ['import XCTest']
    if any(uses('Quick', target) for target in targets):
        main = f'QCKMain([{", ".join(f"{name}.self" for name in specs)}], testCases: [{", ".join(cases)}])'
        imports.append('import Quick')
    else:
        main = f'XCTMain([{", ".join(cases)}])'
    return '\n'.join([*imports, '', main, ''])


def test_call(name, method, is_async, is_isolated):
    """A test as XCTest takes it: a function of its object without an actor."""
    if is_async:
        return f'asyncTest({name}.{method})'
    if is_isolated:
        return f'{{ test in {{ try MainActor.assumeIsolated {{ try test.{method}() }} }} }}'
    return f'{name}.{method}'


def link_of(file, target, folder):
    """Where a file of a target lies in the package that is built."""
    inside = target['folder'] in file.parents
    return folder / target['name'] / 'Files' / (file.relative_to(target['folder']) if inside else file.name)


def write_package(
        folder, targets, languages, packages, module, dynamic=frozenset(), as_system=False, classes=False,
        without=frozenset(), before_six=False):
    lines, is_localized = [], False
    for target in targets:
        own = folder / target['name']
        adapted = any(NEEDS_ADAPTATION.search(file.read_text()) for file in target['files'])
        adapted = adapted or target['name'] in dynamic or as_system or classes or without or target['headers']
        if (target['is_test'] or target.get('is_pod')) and any(
                not re.search(rf'^import {module}', file.read_text(), re.M) for file in target['files']):
            # XCTest of Apple's systems passes the framework on to whatever imports it, and so does the umbrella header of a pod.
            (own / 'Files').mkdir(parents=True, exist_ok=True)
            (own / 'Files' / f'{target["name"]}.h').write_text(f'#import <{module}/{module}.h>\n')
            adapted = True
        for file in target['files'] + target['headers']:
            link = link_of(file, target, folder)
            link.parent.mkdir(parents=True, exist_ok=True)
            if not link.exists():
                link.symlink_to(file)
        has_resources = copy_resources(target, own)
        is_localized = is_localized or any((own / 'Resources').glob('*.lproj'))
        # A target whose files all come from the plugin still needs one of its own.
        (own / 'Own.swift').write_text(
            OWN_SOURCE + (NIMBLE_SOURCE if uses('Nimble', target) else '')
            + (ACTIVITY_SOURCE if any('XCTContext.' in file.read_text() for file in target['files']) else ''))
        parts = [f'name: "{target["name"]}"']
        needs = [f'"{name}"' for name in target['dependencies']]
        needs += [f'.product(name: "{name}", package: "{package}")' for name, package in target['products']]
        needs.append(f'.product(name: "{module}", package: "Plumbline")')
        parts.append(f'dependencies: [{", ".join(needs)}]')
        parts.append(f'path: "{target["name"]}"')
        if adapted:
            parts.append('exclude: ["Files"]')
        if has_resources:
            parts.append('resources: [.process("Resources")]')
        conditions = ['OBJECTIVE_C_DYNAMIC_OBJECTS'] if target['name'] in dynamic else []
        if as_system:
            conditions.append('BUILT_AS_IOS' if module == 'UIKit' else 'BUILT_AS_MACOS')
        conditions += ['OBJECTIVE_C_CLASSES'] if classes else []
        conditions += [f'WITHOUT_{name}' for name in sorted(without)]
        settings = [f'.define("{name}")' for name in conditions]
        if before_six and target['is_test']:
            settings.append('.swiftLanguageMode(.v5)')
        if settings:
            parts.append(f'swiftSettings: [{", ".join(settings)}]')
        if adapted:
            parts.append('plugins: [.plugin(name: "WithoutObjectiveC", package: "Plumbline")]')
        lines.append(f'    .{"testTarget" if target["is_test"] else "target"}({", ".join(parts)}),')
    if any(needs_entry_point(target) for target in targets):
        (folder / ENTRY_POINT).write_text(entry_point(targets))
    own_package = f'.package(name: "Plumbline", path: "{PACKAGE}")'
    used = [line for name, line in packages.items() if any(name == p for t in targets for _, p in t['products'])]
    (folder / 'Package.swift').write_text('\n'.join([
        f'// swift-tools-version:{"6.0" if "6" in languages else "5.9"}', 'import PackageDescription', '',
        'let package = Package(', '  name: "TriedLibrary",',
        *(['  defaultLocalization: "en",'] if is_localized else []),
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


def fetched(entry, folder):
    """A listed library's checkout at its commit; one that is there already is taken as it is."""
    if not folder.is_dir():
        for arguments in (['clone', '--quiet', entry['repository'], str(folder)],
                          ['-C', str(folder), 'checkout', '--quiet', entry['commit']]):
            done = subprocess.run(['git', *arguments], capture_output=True, text=True)
            if done.returncode != 0:
                stop(f'{entry["repository"]} cannot be fetched at {entry["commit"]}; a checkout that is at hand may lie in '
                     f'--checkouts FOLDER, as FOLDER/{folder.name}.\n{done.stderr.strip()}')
    return folder


def tested_targets(checkout, entry, options):
    """Languages, targets and packages: from the manifest, and from what the list says beside it."""
    if options.sources or 'targets' in entry:
        described = entry.get('targets') or [{'name': checkout.name, 'path': options.sources}]
        languages, packages = [options.language or '5'], {}
        targets = [described_target(checkout, target) for target in described]
    else:
        languages, targets, packages = library_targets(checkout, entry, options.module)
    for target in entry.get('tests', []):
        unreachable = [name for name in target.get('products', []) if not can_be_fetched(entry['packages'][name][0])]
        if unreachable:
            print(f'{target["name"]}: left out, as it needs {", ".join(unreachable)}')
        else:
            targets.append(described_target(checkout, target, is_test=True))
    for target in targets:
        stopping = [file for file in target['files'] if target['is_test'] and 'throwAssertion(' in file.read_text(errors='replace')]
        target['files'] = [file for file in target['files'] if file not in stopping]
        for file in stopping:
            print(f'{file.name}: left out, as it expects the program to stop, which ends the run here')
    for name, (url, version) in entry.get('packages', {}).items():
        packages[name] = f'.package(url: "{url}", exact: "{version}")'
    return [options.language] if options.language else languages, targets, packages


def missing_modules(output, targets):
    """Modules that sources import and that are not here. Of Combine and SwiftUI the plugin leaves out both."""
    found = set(re.findall(r"no such module '(\w+)'", output)) - {target['name'] for target in targets}
    return frozenset('SwiftUI' if name == 'Combine' else name for name in found)


# Modules that are here, with this package or with the compiler.
MODULES_HERE = {
    'AppKit', 'CoreGraphics', 'CoreText', 'Darwin', 'Dispatch', 'Foundation', 'FoundationNetworking', 'Glibc', 'MobileCoreServices',
    'OSLog', 'ObjectiveC', 'Observation', 'QuartzCore', 'Swift', 'Testing', 'UIKit', 'UniformTypeIdentifiers', 'XCTest', 'os'}


def names_of_missing_modules(output, targets):
    """Names that are not found in files which import a module that is not here: they are of that module. In libraries these are
    types; what else is missing there is a fault."""
    here = MODULES_HERE | {target['name'] for target in targets} | {name for target in targets for name, _ in target['products']}
    tests = {os.path.realpath(file) for target in targets if target['is_test'] for file in target['files']}
    found = set()
    for path, name in re.findall(r"^(/[^:\n]+\.swift):\d+:\d+: error: cannot find (?:type )?'(\w+)' in scope", output, re.M):
        if (name[0].isupper() or os.path.realpath(path) in tests) and imported([Path(path)]) - here:
            found.add(name)
    return frozenset(found)


def types_left_out(told, output):
    """Types of one target that were left out, and that another target misses now."""
    left_out = re.findall(r'left out, as it depends on what is not here: (?:class|enum|protocol|struct|typealias) (\w+)', told)
    missing = re.findall(r"cannot find (?:type )?'(\w+)' in scope", output)
    return frozenset(left_out) & frozenset(missing)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('checkout', nargs='?')
    parser.add_argument('--module', choices=['UIKit', 'AppKit'], default='UIKit')
    parser.add_argument('--listed', action='store_true', help='a name of libraries.json, or all of them')
    parser.add_argument('--checkouts', type=Path, help='where listed libraries are fetched to, or lie')
    parser.add_argument('--products', type=Path, help='build here; several libraries share what this package compiles to')
    parser.add_argument('--keep', type=Path, help='write the package here, and leave it there')
    parser.add_argument('--language', help='build in this language mode instead of the library\'s own')
    parser.add_argument('--sources', help='the folder of the sources, for a library without a manifest')
    parser.add_argument('--no-tests', action='store_true')
    options = parser.parse_args()
    entries = json.loads(LIST.read_text())
    if not options.checkout and not options.listed:
        parser.error('a checkout, or --listed')
    if options.listed and options.checkout and options.checkout not in entries:
        stop(f'{options.checkout} is not in {LIST.name}: there are {", ".join(entries)}')
    with tempfile.TemporaryDirectory(prefix='try-library-') as temporary:
        rows, status = [], 0
        if options.listed:
            checkouts = options.checkouts or Path(temporary) / 'checkouts'
            options.products = options.products or Path(temporary) / 'products'
            names = [options.checkout] if options.checkout else list(entries)
            tried = [(fetched(entries[name], checkouts / name), entries[name]) for name in names]
        else:
            tried = [(Path(options.checkout), entries.get(Path(options.checkout).resolve().name, {}))]
        for checkout, entry in tried:
            checkout = checkout.resolve()
            if not checkout.is_dir():
                stop(f'{checkout} is no folder')
            languages, targets, packages = tested_targets(checkout, entry, options)
            if options.no_tests:
                targets = [target for target in targets if not target['is_test']]
            # One place for all, so that the compiler's products are found again.
            folder = (options.keep or Path(temporary) / 'package').resolve()
            for path in ['Package.swift', 'Package.resolved', ENTRY_POINT]:
                (folder / path).unlink(missing_ok=True)
            folder.mkdir(parents=True, exist_ok=True)
            beside = [file for pattern in entry.get('test files', []) for file in sorted(checkout.glob(pattern))]
            failed, outcome = try_package(folder, targets, languages, packages, beside, options)
            status = max(status, failed)
            rows.append(row(checkout, entry, outcome))
        print('\n'.join(['', '| library | commit | builds | tests |', '|---|---|---|---|', *rows]))
        sys.exit(status)


def row(checkout, entry, outcome):
    """What the table of tried libraries says of one."""
    builds, tests = outcome
    done = subprocess.run(['git', '-C', str(checkout), 'rev-parse', '--short=7', 'HEAD'], capture_output=True, text=True)
    tests = '; '.join(part for part in [tests, entry.get('tests left out')] if part)
    return f'| {checkout.name} | {done.stdout.strip()} | {builds} | {tests} |'


def try_package(folder, targets, languages, packages, beside, options):
    shared = ['--scratch-path', str(options.products.resolve())] if options.products else []
    build = ['swift', 'build', *shared] + ([] if options.no_tests else ['--build-tests'])
    texts = [file.read_text() for target in targets for file in target['files']]
    # What the sources turn out to need is added one after the other.
    missing = frozenset().union(*(target['missing'] for target in targets))
    needs = {'without': missing} if missing else {}
    if any(ASKS_FOR_SYSTEM.search(text) for text in texts):
        # Sources that name systems where they mean frameworks. Without one they may build, of nothing.
        needs['as_system'] = True
    told, without_tests = '', []
    while True:
        write_package(folder, targets, languages, packages, options.module, **needs)
        status, output = run(build, folder)
        told += output
        if status == 0:
            break
        without = needs.get('without', frozenset())
        gone = missing_modules(output, targets) | types_left_out(told, output) | names_of_missing_modules(output, targets)
        gone -= without
        dynamic = targets_with_dynamic_objects(output, targets)
        if dynamic and 'dynamic' not in needs:
            needs['dynamic'] = dynamic
        elif gone:
            # Declarations that need what is not here are left out, with what needs these.
            needs['without'] = without | gone
        elif 'classes' not in needs and "with a metatype value must use a 'required' initializer" in output:
            needs['classes'] = True
        elif 'SendingRisksDataRace' in output and 'before_six' not in needs and broken_tests(output, targets):
            # XCTest is bound to no actor here, as it is on Apple's systems.
            needs['before_six'] = True
        elif broken := broken_tests(output, targets):
            # The library itself may build, and other files of its tests.
            lines = first_errors(output)
            print('\n'.join(lines))
            for target in [target for target in targets if target['name'] in broken]:
                files = broken_files(output, target)
                target['files'] = [file for file in target['files'] if file not in files]
                without_tests += [f'{file.name} does not build' for file in files]
                for file in files:
                    link_of(file, target, folder).unlink(missing_ok=True)
            targets = [target for target in targets if target['files']]
        else:
            break
    counts = ', '.join(f'{target["name"]} ({len(target["files"])} files)' for target in targets)
    if status != 0:
        errors = first_errors(output)
        print('\n'.join(errors or output.splitlines()[-30:]))
        print(f'{counts}: does not build against {options.module}')
        return 1, (f'no: {len(errors)} errors', '; '.join(without_tests))
    print(f'{counts}: builds against {options.module}')
    builds = 'yes'
    if needs.get('without'):
        left_out = ', '.join(sorted(needs['without']))
        print(f'Left out is what needs {left_out}.')
        builds = f'yes, without what needs {left_out}'
    if options.no_tests or not any(target['is_test'] for target in targets):
        return int(bool(without_tests)), (builds, '; '.join(without_tests))
    for file in beside:
        # `Bundle(for:)` is where the test program lies.
        (Path(run(build[:2] + shared + ['--show-bin-path'], folder)[1].strip()) / file.name).write_bytes(file.read_bytes())
    status, output = run(['swift', 'test', '--skip-build', *shared], folder)
    print('\n'.join(
        line.strip() for line in output.splitlines()
        if re.search(r': error:|recorded an issue|Executed \d+ tests|Test run with|Fatal error|Crash', line)))
    counts = test_counts(output, status)
    if 'ended early' in counts:
        started = re.findall(r"^Test Case '(.*)' started", output, re.M)
        print(f'The run ended in {started[-1]}.' if started else 'The run ended before the first test.')
        print('\n'.join(line for line in output.splitlines() if re.search(r'crashed|Could not|^\d+ .* in ', line)))
    return int(status != 0 or bool(without_tests)), (builds, '; '.join([counts, *without_tests]))


def first_errors(output):
    """The lines of a build that tell of errors, each once."""
    return sorted({line for line in output.splitlines() if re.match(r'^/.*: error:|^error:', line)})


def broken_files(output, target):
    """The files of a target that do not build."""
    paths = {os.path.realpath(path) for path in re.findall(r'^(/[^:\n]+\.swift):\d+:\d+: error:', output, re.M)}
    return [file for file in target['files'] if os.path.realpath(file) in paths]


def broken_tests(output, targets):
    """The targets of tests that do not build, where nothing else fails."""
    failing = {target['name'] for target in targets if broken_files(output, target)}
    tests = {target['name'] for target in targets if target['is_test']}
    return failing if failing and failing <= tests else set()


def test_counts(output, status):
    """How the tests went, as both test libraries tell."""
    passed = len(re.findall(r"^Test Case '.*' passed", output, re.M))
    failed = len(re.findall(r"^Test Case '.*' failed", output, re.M))
    skipped = len(re.findall(r"^Test Case '.*' skipped", output, re.M))
    passed += len(re.findall(r'^. Test (?!run with|case ).* passed after', output, re.M))
    failed += len(re.findall(r'^. Test (?!run with|case ).* failed after', output, re.M))
    counts = [f'{passed} pass', f'{failed} fail' if failed else '', f'{skipped} skipped' if skipped else '']
    ended = [] if failed or status == 0 else ['the run ended early']
    return ', '.join([part for part in counts if part] + ended)


if __name__ == '__main__':
    main()
