// The project: its folders, and what is wrong with all of its documents. The server checks them in the background, with the
// project's own settings.
'use strict';

const folders = new Map();

/** What a document is called below the folder that all of them have in common. */
const shortName = name => name.slice(state.common ? state.common.length + 1 : 0) || name;

function findCommon() {
  const parts = state.documents.map(entry => entry.name.split('/').slice(0, -1));
  let common = parts[0] ?? [];
  for (const each of parts) { let same = 0; while (same < common.length && common[same] === each[same]) same++; common = common.slice(0, same); }
  state.common = common.join('/');
}

// ── Findings come ──────────────────────────────────────────────────────────────────────────────────────────────────

let watching = false;
/** Takes what the server found since it was asked last, until nothing is left. */
async function watchProject() {
  if (watching) return;
  watching = true;
  for (let left = 1; left > 0;) {
    try {
      const news = await ask('/api/project?since=' + state.projectNumber);
      left = news.left;
      state.projectNumber = news.number; state.left = left;
      for (const entry of news.documents) state.summaries.set(entry.name, entry);
      if (news.documents.length) { showNavigatorSoon(); showLanguages(); }
      if (!left) await openWorst();
    } catch { await new Promise(resolve => setTimeout(resolve, 2000)); }
  }
  watching = false;
  showNavigator();
}

/** Goes to the worst finding of the project, as long as nobody has chosen anything yet. */
async function openWorst() {
  if (state.isTouched || state.playground) return;
  const rank = finding => 100 * levels.indexOf(finding.level) + (kindRanks.indexOf(finding.kind) + 1 || 99) - Math.min(0.9, (finding.caused ?? 0) / 100);
  let worst = null;
  for (const { name } of state.documents) for (const scene of state.summaries.get(name)?.scenes ?? []) for (const finding of scene.findings) if (!worst || rank(finding) < rank(worst.finding)) worst = { name, scene, finding };
  if (!worst) return;
  state.isTouched = true;
  await openIssue(worst.name, worst.scene, worst.finding);
}
/** What breaks a layout comes before what looks wrong. */
const kindRanks = ['conflict', 'ambiguous', 'negative-size', 'clipped', 'outside', 'overlap', 'misplaced'];

/** Where a finding occurs: on the canvas if there, else on a device. */
function placeOf(configurations) {
  const place = configurations?.find(each => each.canvas) ?? configurations?.[0];
  return !place || place.canvas || !place.device ? null : { device: place.device, orientation: place.orientation, direction: place.direction === 'rtl' ? 'rtl' : '', language: place.language };
}

async function openIssue(document, { id: scene }, { id: finding, configurations }) {
  const configuration = placeOf(configurations);
  state.reopened = finding;
  state.view = null;
  state.keepsView = state.isLinked = false;
  const sets = configuration ?? {};
  const isShown = document === state.document && scene === state.scene && !state.playground;
  const isSame = isShown && ['device', 'orientation', 'direction', 'language'].every(id => !sets[id] || $(id).value === sets[id]) && (configuration || !$('device').value);
  state.issue = `${document} ${scene} ${finding}`;
  if (!isSame) {
    for (const id of ['device', 'orientation', 'direction', 'language']) setChoice(id, sets[id] ?? '');
    await openScene(document, scene);
  } else findingsCame();
  showNavigator();
}

// ── Shown ──────────────────────────────────────────────────────────────────────────────────────────────────────────

let showing = 0;
/** The lists are made once for all that comes within a moment. */
function showNavigatorSoon() { if (!showing) showing = setTimeout(() => { showing = 0; showNavigator(); }, state.documents.length > 200 ? 600 : 100); }

const worstOf = scenes => levels.find(level => scenes.some(scene => scene.findings.some(finding => finding.level === level)));
const badge = level => level ? levelMark(level) : make('span', { className: 'quiet', 'aria-hidden': 'true' }, '○ ');
const count = value => value ? make('span', { className: 'count' }, ` ${value}`) : null;

function wantedLevels() { return new Set([...document.querySelectorAll('#issue-levels input:checked')].map(each => each.value)); }

/** Every finding that the filters let through: worst documents first, then in the order of the folders. */
function issues() {
  const wanted = $('search').value.trim().toLowerCase(), shown = wantedLevels(), kind = $('issue-kind').value;
  const rows = [];
  for (const { name } of state.documents) {
    for (const scene of state.summaries.get(name)?.scenes ?? []) for (const finding of scene.findings) {
      if (!shown.has(finding.level) || (kind && finding.kind !== kind)) continue;
      if (wanted && ![name, scene.title, finding.kind, finding.message, finding.id].some(text => text.toLowerCase().includes(wanted))) continue;
      rows.push({ name, scene, finding, key: `${name} ${scene.id} ${finding.id}` });
    }
  }
  const rank = new Map();
  for (const { name, finding } of rows) rank.set(name, Math.min(rank.get(name) ?? 9, levels.indexOf(finding.level)));
  return rows.map((row, place) => ({ ...row, place })).sort((a, b) => rank.get(a.name) - rank.get(b.name) || a.place - b.place);
}

function showNavigator() {
  const isIssues = $('issues-tab').getAttribute('aria-selected') === 'true';
  const focused = document.activeElement?.closest('#navigator') ? document.activeElement.dataset.key : null;
  showKinds();
  if (isIssues) showIssues(); else showTree();
  const all = [...state.summaries.values()].flatMap(entry => entry.scenes ?? []).flatMap(scene => scene.findings);
  $('project-state').textContent = `${levels.map(level => [all.filter(finding => finding.level === level).length, level]).filter(([many]) => many).map(([many, level]) => plural(many, level)).join(', ') || (state.left ? '' : 'no findings')}${state.left ? ` · ${state.left} of ${state.documents.length} documents left` : ` in ${plural(state.documents.length, 'document')}`}`;
  if (focused) $('navigator').querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

function showKinds() {
  const kinds = new Set([...state.summaries.values()].flatMap(entry => entry.scenes ?? []).flatMap(scene => scene.findings.map(finding => finding.kind)));
  const select = $('issue-kind'), names = ['', ...[...kinds].sort()];
  if (select.options.length === names.length) return;
  const chosen = select.value;
  select.replaceChildren(...names.map(name => make('option', { value: name }, name || 'all kinds')));
  select.value = chosen;
}

/** So many findings are in the list at once; the others are reached with j and k, or by a filter. */
const issueLimit = 400;

function showIssues() {
  const rows = issues(), at = Math.max(0, rows.findIndex(row => row.key === state.issue)), from = Math.max(0, Math.min(at - 100, rows.length - issueLimit));
  const items = [];
  let name = null, list = null;
  for (const row of rows.slice(from, from + issueLimit)) {
    if (row.name !== name) {
      name = row.name;
      list = make('ul', { 'aria-label': 'Findings of ' + shortName(name) });
      items.push(make('li', {}, make('p', { className: 'file', title: name }, shortName(name).split('/').pop(), count(rows.filter(other => other.name === name).length)), list));
    }
    const { finding } = row;
    list.append(make('li', {}, make('button', { type: 'button', 'data-key': row.key, 'aria-current': String(row.key === state.issue), title: finding.message, onclick: () => { state.isTouched = true; openIssue(row.name, row.scene, finding); } },
      levelMark(finding.level), make('strong', {}, finding.kind), ' ', finding.message.length > 80 ? finding.message.slice(0, 78) + '…' : finding.message)));
  }
  if (from > 0) items.unshift(make('li', { className: 'quiet' }, `${from} before`));
  if (rows.length > from + issueLimit) items.push(make('li', { className: 'quiet' }, `and ${rows.length - from - issueLimit} more: narrow the list, or go on with j`));
  if (!rows.length) items.push(make('li', { className: 'quiet' }, state.left ? 'Looking…' : state.summaries.size ? 'No finding matches.' : 'No documents.'));
  $('issues').replaceChildren(...items);
  const current = $('issues').querySelector('[aria-current="true"]');
  if (current) keepInView(current, $('issues'));
}

/** Scrolls a list so that an item of it is seen, and not the page around it, which is one column on a phone. */
function keepInView(item, list) {
  const inner = item.getBoundingClientRect(), outer = list.getBoundingClientRect();
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}

/** From finding to finding, over the documents. */
function stepIssue(delta) {
  state.isTouched = true;
  const rows = issues();
  if (!rows.length) return;
  const at = rows.findIndex(row => row.key === state.issue);
  const { name, scene, finding } = rows[at < 0 ? (delta > 0 ? 0 : rows.length - 1) : (at + delta + rows.length) % rows.length];
  openIssue(name, scene, finding);
  showStage();
}

/** Where the page is one column, the canvas lies above the lists: what is chosen in one is brought into the window. */
function showStage() { if (matchMedia('(max-width: 820px)').matches) $('stage').scrollIntoView({ block: 'nearest' }); }

function showTree() {
  const wanted = $('search').value.trim().toLowerCase(), onlyFindings = $('only-findings').checked;
  const root = { folders: new Map(), files: [] };
  let shown = 0;
  for (const { name } of state.documents) {
    const summary = state.summaries.get(name), scenes = summary?.scenes ?? [];
    if (onlyFindings && !summary?.error && !scenes.some(scene => scene.findings.length)) continue;
    if (wanted && ![name, ...scenes.map(scene => scene.title), ...scenes.flatMap(scene => scene.findings.map(finding => finding.kind + ' ' + finding.message))].some(text => text.toLowerCase().includes(wanted))) continue;
    shown++;
    let folder = root;
    for (const part of shortName(name).split('/').slice(0, -1)) { if (!folder.folders.has(part)) folder.folders.set(part, { folders: new Map(), files: [] }); folder = folder.folders.get(part); }
    folder.files.push(name);
  }
  const opensAll = Boolean(wanted) || shown <= 40;
  $('tree').replaceChildren(...treeItems(root, '', opensAll));
  if (!shown) $('tree').append(make('li', { className: 'quiet' }, state.documents.length ? (state.left && onlyFindings ? 'Looking…' : 'Nothing matches.') : 'No documents in the folders that are served.'));
}

const filesOf = folder => [...folder.files, ...[...folder.folders.values()].flatMap(filesOf)];

function treeItems(folder, path, opensAll) {
  const items = [];
  for (let [name, inner] of folder.folders) {
    let place = path + name + '/';
    // A folder with nothing but a folder is one line.
    while (!inner.files.length && inner.folders.size === 1) { const [next] = inner.folders; name += '/' + next[0]; place += next[0] + '/'; inner = next[1]; }
    const holdsCurrent = !state.playground && shortName(state.document ?? '').startsWith(place);
    const isOpen = folders.get(place) ?? (opensAll || holdsCurrent);
    const scenes = filesOf(inner).flatMap(file => state.summaries.get(file)?.scenes ?? []);
    items.push(make('li', {},
      make('button', { type: 'button', 'data-key': place, 'aria-expanded': String(isOpen), onclick: () => { folders.set(place, !isOpen); showNavigator(); } },
        isOpen ? '▾ ' : '▸ ', name, count(scenes.reduce((sum, scene) => sum + scene.findings.length, 0))),
      isOpen ? make('ul', { 'aria-label': place }, ...treeItems(inner, place, opensAll)) : null));
  }
  for (const name of folder.files) {
    const summary = state.summaries.get(name), scenes = summary?.scenes ?? [];
    const isOpen = name === state.document && !state.playground;
    items.push(make('li', {},
      make('button', { type: 'button', title: summary?.error ?? name, 'data-key': name, 'aria-current': String(isOpen), 'aria-expanded': scenes.length > 1 ? String(isOpen) : null, onclick: () => { state.isTouched = true; openScene(name, null); } },
        summary?.error ? levelMark('error') : badge(worstOf(scenes)), name.split('/').pop(), count(scenes.reduce((sum, scene) => sum + scene.findings.length, 0))),
      isOpen && scenes.length > 1 ? make('ul', { 'aria-label': 'Scenes of ' + name }, ...scenes.map(scene => make('li', {},
        make('button', { type: 'button', 'data-key': name + ' ' + scene.id, 'aria-current': String(scene.id === state.scene), onclick: () => { state.isTouched = true; openScene(name, scene.id); } },
          badge(worstOf([scene])), scene.title, count(scene.findings.length))))) : null));
  }
  return items;
}

function chooseTab(name) {
  for (const each of ['issues', 'files']) {
    $(each + '-tab').setAttribute('aria-selected', String(each === name));
    $(each + '-tab').tabIndex = each === name ? 0 : -1;
    $(each + '-pane').hidden = each !== name;
  }
  showNavigator();
}

function listenToNavigator() {
  for (const name of ['issues', 'files']) $(name + '-tab').addEventListener('click', () => chooseTab(name));
  for (const id of ['issues', 'tree', 'findings']) $(id).addEventListener('click', event => { const row = event.target.closest('button'); if (row && !row.dataset.key?.endsWith('/')) showStage(); });
  $('tabs').addEventListener('keydown', event => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault(); event.stopPropagation();
    const next = event.target.id === 'issues-tab' ? 'files' : 'issues';
    chooseTab(next);
    $(next + '-tab').focus();
  });
  for (const id of ['search', 'issue-kind', 'only-findings', 'issue-levels']) $(id).addEventListener('input', showNavigator);
}
