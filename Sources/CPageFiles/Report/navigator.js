// The way through a long page: a list of all findings at the left, an address for each finding and each filter, links to
// lines of documents, and the gallery of scenes.
'use strict';

const isGallery = document.documentElement.classList.contains('scenes'), isOfChanges = document.documentElement.classList.contains('changes');

// ── Addresses ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const keyOf = finding => `${page.sections[finding.scene.document].name}|${finding.item.dataset.id ?? finding.index}`;
const addressOf = finding => '#' + new URLSearchParams({ finding: keyOf(finding) });

/** What is chosen in the filters, as far as it is not what the page begins with. */
function filterWords() {
  const words = new URLSearchParams();
  for (const id of ['levels', 'kinds']) {
    const boxes = [...document.querySelectorAll(`#${id} input`)];
    if (boxes.some(box => !box.checked)) words.set(id, boxes.filter(box => box.checked).map(box => box.value).join(' '));
  }
  for (const select of document.querySelectorAll('[data-choice]')) if (select.value !== '*') words.set(select.dataset.choice, select.dataset.choice === 'document' ? page.sections[Number(select.value)].name : select.value);
  const clean = document.querySelector('#clean input');
  if (clean && clean.checked !== clean.defaultChecked) words.set('clean', clean.checked ? 'yes' : 'no');
  if (page.search.value) words.set('text', page.search.value);
  if (page.grouping && page.grouping.selectedIndex > 0) words.set('by', page.grouping.value);
  return words;
}

let isReading = false;
function filtersChanged() {
  fillNavigator();
  if (!isReading) history.replaceState(null, '', '#' + filterWords());
}

/** Shows what the address says: filters, or one finding. One that is shown already needs no other filters. */
function readAddress(event) {
  const words = new URLSearchParams(location.hash.slice(1));
  const wanted = words.get('finding'), found = wanted ? page.scenes.flatMap(scene => scene.findings).find(finding => keyOf(finding) === wanted) : null;
  if (event && found && !found.item.hidden && !found.scene.element.hidden) { go(found); return; }
  isReading = true;
  for (const id of ['levels', 'kinds']) {
    const wanted = words.has(id) ? new Set(words.get(id).split(' ')) : null;
    for (const box of document.querySelectorAll(`#${id} input`)) box.checked = !wanted || wanted.has(box.value);
  }
  for (const select of document.querySelectorAll('[data-choice]')) {
    const value = words.get(select.dataset.choice), place = select.dataset.choice === 'document' ? page.sections.findIndex(section => section.name === value) : value;
    select.value = value === null || place === -1 ? '*' : String(place);
  }
  const clean = document.querySelector('#clean input');
  if (clean) clean.checked = words.has('clean') ? words.get('clean') === 'yes' : clean.defaultChecked;
  page.search.value = words.get('text') ?? '';
  if (page.grouping && !found) page.grouping.value = groupings[words.get('by')] ? words.get('by') : 'document';
  apply();
  isReading = false;
  go(found);
}

function showEverything() { location.hash = ''; if (!location.hash) readAddress(); }

/** To a finding, wherever it is. */
function go(finding) {
  if (!finding) return;
  if (finding.item.hidden || finding.scene.element.hidden) return;
  finding.scene.show();
  finding.pin(true);
  finding.item.scrollIntoView({ block: 'center' });
  finding.pick.focus({ preventScroll: true });
  for (const entry of document.querySelectorAll('#navigator [aria-current]')) entry.removeAttribute('aria-current');
  for (const entry of document.querySelectorAll('#navigator a')) if (entry.getAttribute('href') === addressOf(finding)) entry.setAttribute('aria-current', 'true');
}

// ── The list at the left ───────────────────────────────────────────────────────────────────────────────────────────────

const shortDocument = name => name.split('/').pop();
/** What findings have in common whose names and numbers differ. */
const causeOf = finding => {
  const words = [...finding.item.querySelectorAll(':scope > p:not(.head):not(.about):not(.way)')].map(part => part.textContent).join(' ');
  return words.replace(/'[^']*'|\u201c[^\u201d]*\u201d|"[^"]*"/g, '\u2026').replace(/\b[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}\b/g, '\u2026').replace(/[-\u2212]?\d+(\.\d+)?( x [-\u2212]?\d+(\.\d+)?)?/g, 'n').split(/(?<=\.) /)[0].slice(0, 120);
};
const groupings = {
  document: finding => [page.sections[finding.scene.document].name, shortDocument(page.sections[finding.scene.document].name)],
  ...isOfChanges ? {} : { severity: finding => [finding.level, finding.level] },
  kind: finding => [finding.kind, finding.kind],
  ...isOfChanges ? {} : { cause: finding => { const cause = finding.cause ??= causeOf(finding); return [finding.kind + ' ' + cause, `${finding.kind}: ${cause}`]; } },
};
const levelRank = { error: 0, warning: 1, note: 2 };

function buildNavigator() {
  page.none = make('p', { id: 'none', role: 'status', hidden: true }, 'Nothing matches. ', make('button', { type: 'button', onclick: showEverything }, 'Show everything'));
  document.querySelector('main').prepend(page.none);
  addEventListener('hashchange', readAddress);
  buildPlaces();
  if (isGallery) { buildGallery(); return; }
  const title = isOfChanges ? 'Changes' : 'Findings';
  page.grouping = make('select', { 'aria-label': 'Grouped by', onchange: filtersChanged }, ...Object.keys(groupings).map(name => make('option', { value: name }, 'by ' + name)));
  page.list = make('ul', {});
  const details = make('details', {}, make('summary', {}, title), page.grouping, page.list);
  details.open = matchMedia('(min-width: 1100px)').matches;
  document.querySelector('header').after(make('nav', { id: 'navigator', 'aria-label': title }, details));
}

function fillNavigator() {
  if (!page.list) return;
  const groups = new Map(), groupOf = groupings[page.grouping.value];
  for (const scene of page.scenes) for (const finding of scene.findings) {
    if (finding.item.hidden || scene.element.hidden) continue;
    const [key, title] = groupOf(finding);
    if (!groups.has(key)) groups.set(key, { title, key, findings: [], rank: 9 });
    const group = groups.get(key);
    group.findings.push(finding);
    group.rank = Math.min(group.rank, levelRank[finding.level] ?? 3);
  }
  const sorted = [...groups.values()].sort((a, b) => a.rank - b.rank || (page.grouping.value === 'document' ? 0 : b.findings.length - a.findings.length));
  const wasOpen = new Set([...page.list.querySelectorAll('details[open]')].map(each => each.dataset.key));
  page.list.replaceChildren(...sorted.map(({ title, key, findings, rank }) => {
    const list = make('ul', {});
    const fillList = () => { if (!list.childElementCount) list.append(...findings.map(entry)); };
    const holder = make('details', { 'data-key': key, ontoggle: () => { if (holder.open) fillList(); } },
      make('summary', { title: key }, make('span', { class: Object.keys(levelRank)[rank] ?? '' }, ['\u2716 ', '\u26a0 ', '\u00b7 '][rank] ?? ''), title, make('span', { class: 'quiet' }, ' ' + findings.length)), list);
    if (sorted.length === 1 || wasOpen.has(key)) { holder.open = true; fillList(); }
    return make('li', {}, holder);
  }));
}

/** The views that a finding is about; of others what they say, of a change what stands in its head. */
const aboutOf = ({ item }) => (item.querySelector('.about') ?? item.querySelector(':scope > p:not(.head)'))?.textContent ?? item.querySelector('.pick').nextSibling.textContent.trim();
const entry = finding => {
  const about = aboutOf(finding);
  return make('li', {}, make('a', { href: addressOf(finding), title: about },
    make('span', { class: finding.level ?? '' }, finding.level ? `${finding.level} ` : ''), [page.grouping.value === 'document' ? null : shortDocument(page.sections[finding.scene.document].name), /^(kind|cause)$/.test(page.grouping.value) ? null : finding.kind].filter(Boolean).join(' '), ' ',
    make('span', { class: 'quiet' }, about.length > 60 ? about.slice(0, 58) + '\u2026' : about)));
};

// ── Places ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where an editor or a forge shows a line of a scene's document. */
function lineAddress(scene, line, column = 1) {
  const { links, folder } = document.documentElement.dataset, name = page.sections[scene.document].name;
  const encoded = text => encodeURI(text).replace(/[?#]/g, encodeURIComponent);
  const relative = name.startsWith(folder + '/') ? name.slice(folder.length + 1) : name;
  return links.replaceAll('{path}', encoded(name.startsWith('/') ? name : `${folder}/${name}`)).replaceAll('{relative}', encoded(relative)).replaceAll('{line}', line).replaceAll('{column}', column);
}

/** Lines as links into an editor or a forge, findings with their own address and the command that mends them. */
function buildPlaces() {
  const quoted = text => /^[\w./+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
  for (const scene of page.scenes) {
    const { name } = page.sections[scene.document];
    // A file of another kind is named in the text; its folder is not known.
    for (const place of scene.element.querySelectorAll('.place[data-line]')) if (/^line /.test(place.textContent)) place.replaceChildren(make('a', { href: lineAddress(scene, place.dataset.line, place.dataset.column) }, `${shortDocument(name)}:${place.dataset.line}`));
    for (const finding of scene.findings) {
      const { id, kind } = finding.item.dataset, head = finding.item.querySelector('.head');
      if (!id) continue;
      head.append(make('a', { class: 'anchor', href: addressOf(finding), 'aria-label': 'Address of this finding' }, ' #'));
      if (!('tried' in finding.item.dataset) && kind !== 'misplaced') continue;
      const command = `plumbline fix ${quoted(name)} --finding ${quoted(id)}`;
      const said = make('span', { role: 'status', class: 'quiet' });
      finding.item.append(make('p', { class: 'command' }, make('code', {}, command), ' ', make('button', { type: 'button', onclick: async () => {
        try { await navigator.clipboard.writeText(command); said.textContent = ' copied'; } catch { getSelection().selectAllChildren(said.parentElement.querySelector('code')); said.textContent = ' selected'; }
      } }, 'Copy'), said));
    }
  }
}

// ── The gallery ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Cards beside each other; one that is opened has all that a scene has. */
function buildGallery() {
  for (const scene of page.scenes) {
    const heading = scene.element.querySelector('h3'), name = page.sections[scene.document].name;
    const title = heading.firstChild.textContent.trim();
    const open = make('button', { type: 'button', class: 'open-card', 'aria-expanded': 'false', onclick: () => {
      const isOpen = scene.element.classList.toggle('open');
      open.setAttribute('aria-expanded', String(isOpen));
      scene.show();
      if (scene.canvas) scene.showLayout(scene.current);
      makeRoom();
      if (isOpen) scene.element.scrollIntoView({ block: 'start' });
    } }, title);
    heading.firstChild.replaceWith(open, ' ');
    heading.append(make('small', { class: 'file', title: name }, shortDocument(name)));
  }
}
