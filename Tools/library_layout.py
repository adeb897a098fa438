"""Finds the targets of a library without a manifest that can be read: what its podspec names, or its folders."""

import re

# A list of tests for older compilers; it names modules, not the library.
TEST_LIST = 'LinuxMain.swift'

# What lies beside a library, and is none of it.
ASIDE = re.compile(
    r'tests?$|specs?$|(?:^|[-_])(?:examples?|demos?|samples?)|(?:example|demo|sample)s?$|uitests|playground$|pods$|carthage$|'
    r'xcodeproj$|docs?$|scripts?$|benchmarks?$|templates?$|\.', re.I)


def described_targets(checkout, module='UIKit'):
    """Name → the files, for the library's targets; the first is the library itself."""
    specs = [spec for spec in sorted(checkout.glob('*.podspec')) if pod_sources(spec.read_text(errors='replace'))]
    found = {}
    for spec in specs:
        text = spec.read_text(errors='replace')
        named = (re.search(rf'\.{key}\s*=\s*["\']([\w.+-]+)["\']', text) for key in ('module_name', 'name'))
        name = next((match.group(1) for match in named if match), spec.stem)
        files = {file for pattern in pod_sources(text) for file in matching(checkout, pattern)}
        if files:
            found[re.sub(r'\W', '_', name)] = sorted(files)
    if not found:
        own = [path for path in sorted(checkout.iterdir()) if path.is_dir() and path.name.lower() == checkout.name.lower()]
        folders = [checkout / 'Sources', checkout / 'Source', *own]
        folders += [checkout / path for path in ('Pod/Classes', 'Classes', 'Framework/Sources', '.')]
        files = next(filter(None, (swift_files(folder, checkout) for folder in folders)), [])
        found = {re.sub(r'\W', '_', checkout.name): files} if files else {}
    return {name: [file for file in files if not is_of_another_framework(file, module)] for name, files in found.items()}


def described_languages(checkout):
    """The language versions that a podspec or `.swift-version` names, ascending."""
    described = [text for spec in sorted(checkout.glob('*.podspec'))
                 for text in re.findall(r'\.swift_versions?\s*=\s*(.*)', spec.read_text(errors='replace'))]
    file = checkout / '.swift-version'
    described += [file.read_text()] if not described and file.is_file() else []
    return sorted(re.findall(r'\d+(?:\.\d+)*', ' '.join(described)), key=lambda text: [int(part) for part in text.split('.')])


def is_of_another_framework(file, module):
    """Whether a file imports the other of the two frameworks, under no condition."""
    others = 'AppKit|Cocoa' if module == 'UIKit' else 'UIKit'
    before = re.split(rf'^\s*(?:@\w+ )*import (?:{others})\b', file.read_text(errors='replace'), maxsplit=1, flags=re.M)
    return len(before) > 1 and not re.search(r'^\s*#(?:if|else)|^\s*import ' + module, before[0], re.M)


def pod_sources(text):
    """The patterns of a podspec's sources that Swift files may fit; of its parts the default one's, or all."""
    text = re.sub(r'^\s*#.*$', '', text, flags=re.M)
    lists = {}
    part = ''
    for line in text.splitlines():
        opened = re.search(r'subspec\s*\(?["\']([\w+-]+)', line)
        part = opened.group(1) if opened else part
        assigned = re.search(r'\.(?:ios\.)?source_files\s*=\s*(.*)', line)
        if assigned:
            lists.setdefault(part, []).extend(
                pattern for listed in re.findall(r'["\']([^"\']+)["\']', assigned.group(1))
                for pattern in alternatives(listed) if not pattern.endswith(('.h', '.m', '.mm')))
    default = re.search(r'default_subspecs?\s*=\s*\[?["\']([\w+-]+)', text)
    if default and lists.get(default.group(1)):
        return lists.get('', []) + lists[default.group(1)]
    return [pattern for patterns in lists.values() for pattern in patterns]


def matching(checkout, pattern):
    """The Swift files that a podspec's pattern names: a folder stands for what lies in it."""
    files = set()
    for path in checkout.glob(pattern.strip('/')):
        files |= {path} if path.suffix == '.swift' else set(path.glob('*.swift'))
    return files


def alternatives(pattern):
    """`*.{h,swift}` as `*.h` and `*.swift`."""
    group = re.search(r'\{([^{}]*)\}', pattern)
    if not group:
        return [pattern]
    return [
        simple for choice in group.group(1).split(',')
        for simple in alternatives(pattern[:group.start()] + choice + pattern[group.end():])]


def swift_files(folder, checkout):
    """The Swift files below a folder, without what lies aside of a library."""
    return sorted(
        file for file in folder.rglob('*.swift')
        if file.name != 'Package.swift' and not any(ASIDE.search(part) for part in file.relative_to(checkout).parts[:-1]))


def test_folders(checkout):
    """The folders of tests that run without an application: name of the folder → files."""
    found = {}
    for folder in sorted(path for path in checkout.rglob('*') if path.is_dir() and re.search(r'Tests?$', path.name)):
        # A pod's tests are those of its example.
        parts = [part for part in folder.relative_to(checkout).parts[:-1] if not re.fullmatch(r'Examples?', part)]
        if re.search(r'UI[ _-]?Tests?$', folder.name) or any(ASIDE.search(part) for part in parts):
            continue
        files = sorted(file for file in folder.rglob('*.swift') if file.name not in (TEST_LIST, 'Package.swift'))
        if any(folder in other.parents for files in found.values() for other in files):
            continue
        if any(re.search(r'^\s*import (?:XCTest|Testing|Quick)\b', file.read_text(errors='replace'), re.M) for file in files):
            found[folder.name] = files
    return found


def found_targets(checkout, module='UIKit'):
    """The library's and its tests' targets: name, whether of tests, folder, files, and what they need of each other."""
    sources, tests = described_targets(checkout, module), test_folders(checkout)
    asked = imported([file for files in tests.values() for file in files])
    # A checkout may be spelled otherwise than its module.
    names = {name: next((other for other in sorted(asked) if other.lower() == name.lower()), name) for name in sources}
    needs = {name: imported(files) & set(names.values()) - {names[name]} for name, files in sources.items()}
    targets = [
        {'name': names[name], 'is_test': False, 'folder': checkout, 'files': files, 'dependencies': sorted(needs[name])}
        for name, files in sources.items()]
    return targets + found_tests(checkout, list(names.values()))


def found_tests(checkout, names):
    """The targets of tests that a checkout has for modules of these names."""
    targets = []
    for folder, files in test_folders(checkout).items():
        needed = sorted(imported(files) & set(names))
        if needed:
            name = f'{needed[0]}Tests' if folder in ('Test', 'Tests') else re.sub(r'\W', '_', folder)
            targets.append({'name': name, 'is_test': True, 'folder': checkout, 'files': files, 'dependencies': needed})
    return targets


def imported(files):
    """The modules that files import."""
    pattern = re.compile(r'^\s*(?:@\w+ )*import (?:(?:class|struct|enum|protocol|func) )?(\w+)', re.M)
    return {name for file in files for name in pattern.findall(file.read_text(errors='replace'))}
