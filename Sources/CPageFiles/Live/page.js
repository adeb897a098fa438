// The live page: what is shown and chosen, the tree of documents, the playground, keys. All layout is the server's; what
// is here draws and asks. What is selected is in the address, so that a link leads back to it.
'use strict';

const $ = id => document.getElementById(id);
const state = { documents: [], summaries: new Map(), boards: [], view: null, constraint: null, finding: -1, devices: [], compare: false, playground: false, writes: false };
const choiceNames = ['device', 'orientation', 'direction', 'language', 'contentSize', 'appearance'];
const layers = new Set();
window.plumbline = { latencies, state };

// ── Small helpers ──────────────────────────────────────────────────────────────────────────────────────────────────

function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value, { passive: false });
    else if (key in element && key !== 'list') element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

/** What the server cannot do, in its own words; the mistakes of a text with their places. */
class Refusal extends Error {
  constructor(text, type) {
    super(text);
    if (type?.startsWith('application/json')) { this.mistakes = JSON.parse(text).mistakes; this.message = this.mistakes.map(mistake => mistake.message).join(' '); }
  }
}

async function ask(path, body) {
  const response = await fetch(path, body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
  if (!response.ok) throw new Refusal(await response.text(), response.headers.get('Content-Type'));
  return response.json();
}

const board = () => state.boards[0];

/** Says something above the canvas; a place in a file becomes a link to it. */
function say(text) {
  const message = $('message');
  message.hidden = !text;
  const place = /^(.*?):(\d+)(?::(\d+))?: /.exec(text);
  const known = place && state.documents.find(entry => entry.name === place[1]);
  if (known?.path) message.replaceChildren(placeLink(known.path, place[2], place[3] ?? 1, place[0].slice(0, -2)), text.slice(place[0].length - 2));
  else message.textContent = text;
}

// ── Address ────────────────────────────────────────────────────────────────────────────────────────────────────────

const readAddress = () => Object.fromEntries(new URLSearchParams(location.hash.slice(1)));

/** Longer texts are compressed in the address. */
const plainLimit = 1000;

async function pipe(bytes, stream) { return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer()); }

async function packed(text) {
  if (text.length <= plainLimit || !window.CompressionStream) return { text };
  const bytes = await pipe(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { packed: btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') };
}

async function unpacked(address) {
  if (address.packed === undefined) return address.text;
  const bytes = Uint8Array.from(atob(address.packed.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
  return new TextDecoder().decode(await pipe(bytes, new DecompressionStream('deflate-raw')));
}

let addressing = 0;
async function writeAddress() {
  const mine = ++addressing, values = new URLSearchParams();
  if (state.playground) {
    values.set('kind', $('text-kind').value);
    for (const [key, value] of Object.entries(await packed($('text').value))) values.set(key, value);
  } else {
    if (state.document) values.set('document', state.document);
    if (state.scene) values.set('scene', state.scene);
    for (const id of choiceNames) if ($(id).value) values.set(id, $(id).value);
  }
  if (state.view) values.set('view', state.view);
  if (mine === addressing) history.replaceState(null, '', '#' + values);
}

// ── Documents ──────────────────────────────────────────────────────────────────────────────────────────────────────

async function loadSummaries() { for (const { name } of state.documents) if (!state.summaries.has(name)) await loadSummary(name); }

async function loadSummary(name) {
  try { state.summaries.set(name, await ask('/api/summary?document=' + encodeURIComponent(name))); } catch (error) { state.summaries.set(name, { name, error: error.message }); }
  showTreeSoon();
}

let showing = 0;
/** The tree is made once for all summaries that come within a moment. */
function showTreeSoon() { if (!showing) showing = setTimeout(() => { showing = 0; showTree(); }, state.documents.length > 200 ? 1000 : 100); }

const worst = scenes => ['error', 'warning', 'note'].find(level => scenes.some(scene => scene.findings.some(finding => finding.level === level)));
const badge = level => level ? levelMark(level) : make('span', { 'aria-hidden': 'true' }, '○ ');

function showTree() {
  const wanted = $('search').value.trim().toLowerCase();
  const focused = document.activeElement?.closest('#tree') ? document.activeElement.dataset.key : null;
  const items = [], counts = new Map();
  const last = name => name.split('/').pop();
  for (const { name } of state.documents) counts.set(last(name), (counts.get(last(name)) ?? 0) + 1);
  for (const { name } of state.documents) {
    const summary = state.summaries.get(name), scenes = summary?.scenes ?? [];
    const text = [name, ...scenes.map(scene => scene.title), ...scenes.flatMap(scene => scene.findings.map(finding => finding.kind + ' ' + finding.message))].join(' ').toLowerCase();
    if (wanted && !text.includes(wanted)) continue;
    const count = scenes.reduce((sum, scene) => sum + scene.findings.length, 0);
    const isOpen = name === state.document && !state.playground;
    items.push(make('li', {},
      make('button', { type: 'button', title: name, 'data-key': name, 'aria-current': String(isOpen), 'aria-expanded': String(isOpen && scenes.length > 1), onclick: () => openScene(name, scenes[0]?.id) },
        summary?.error ? levelMark('error') : badge(worst(scenes)), last(name), counts.get(last(name)) > 1 ? make('span', { className: 'count' }, ` ${name.split('/').slice(-2, -1)}`) : '', count ? make('span', { className: 'count' }, ` ${count}`) : ''),
      isOpen && scenes.length > 1 ? make('ul', { 'aria-label': 'Scenes of ' + name }, ...scenes.map(scene => sceneItem(name, scene))) : null));
  }
  $('tree').replaceChildren(...items);
  if (!items.length) $('tree').append(make('li', { className: 'quiet' }, state.documents.length ? 'Nothing matches.' : 'No documents in the folders that are served.'));
  if (focused) $('tree').querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
}

const sceneItem = (name, scene) => make('li', {},
  make('button', { type: 'button', 'data-key': name + ' ' + scene.id, 'aria-current': String(scene.id === state.scene), onclick: () => openScene(name, scene.id) },
    badge(worst([scene])), scene.title, scene.findings.length ? make('span', { className: 'count' }, ` ${scene.findings.length}`) : ''));

// ── Scenes ─────────────────────────────────────────────────────────────────────────────────────────────────────────

async function openScene(name, scene) {
  state.document = name; state.scene = scene;
  setPlayground(false);
  tell(null);
  await reload();
}

function choice(device = $('device').value) {
  if (state.playground) return { [$('text-kind').value === 'formats' ? 'formats' : 'text']: $('text').value };
  const choice = { document: state.document, scene: state.scene };
  for (const id of choiceNames) choice[id] = $(id).value.trim();
  choice.device = device;
  for (const key of Object.keys(choice)) if (!choice[key]) delete choice[key];
  return choice;
}

let generation = 0;
/** Shows what is chosen anew; the selection and the place on the canvas stay. */
async function reload() {
  const mine = ++generation;
  try {
    if (state.playground && $('text-kind').value === 'log') {
      const answer = await ask('/api/log', $('text').value);
      if (mine !== generation) return;
      showBoards([]);
      showLog(answer);
      $('explained').hidden = false;
      say('');
      refresh();
    } else {
      const scenes = [await ask('/api/scene', choice())];
      if (state.compare && !state.playground) for (const device of compared(scenes[0].device)) scenes.push(await ask('/api/scene', choice(device)));
      if (mine !== generation) return;
      $('explained').hidden = true;
      showScenes(scenes);
    }
    $('mistakes').replaceChildren();
  } catch (error) {
    if (mine !== generation) return;
    if (state.playground) showMistakes(error);
    else {
      showBoards([]);
      say(error.message);
      refresh();
    }
  }
  showTree();
  writeAddress();
}

function showScenes(scenes) {
  const finding = board()?.findings[state.finding]?.id;
  const [left, top] = [$('stage').scrollLeft, $('stage').scrollTop];
  showBoards(scenes.map(scene => new Board(scene)));
  $('stage').scrollTo(left, top);
  state.scene = scenes[0].scene;
  state.finding = -1;
  if (!board().byID.has(state.view)) state.view = null;
  if (finding) state.reopened = finding;
  say('');
  refresh();
}

function showBoards(boards) {
  state.boards = boards;
  $('boards').replaceChildren(...boards.map(each => each.figure));
  for (const each of boards) each.place();
  showZoom();
}

/** How large points are shown: as chosen, or so that all boards stand side by side. */
function zoom() {
  const chosen = $('zoom').value;
  if (chosen) return Number(chosen);
  if (state.boards.length < 2) return 1;
  const room = $('stage').clientWidth - 32 - 36 * state.boards.length;
  return Math.min(1, Math.max(0.2, room / state.boards.reduce((sum, each) => sum + each.size[0], 0)));
}

function showZoom() {
  const value = zoom();
  for (const each of state.boards) { each.figure.style.zoom = value; each.figure.style.setProperty('--zoom', value); }
}

/** A small and a large phone and a tablet, beside the device that is chosen. */
const compared = chosen => ['retina4_0', 'retina6_72', 'ipad11_0rounded'].filter(id => state.devices.some(device => device.id === id) && id !== chosen);

function select(id) { state.view = id; state.constraint = null; refresh(); }

function refresh() {
  showFindings(); showInspector(); showPlace(); writeAddress();
  for (const each of state.boards) each.drawOverlay();
}

function showPlace() {
  $('place').textContent = !board() ? (state.playground ? 'Playground' : state.document ?? '') : [state.playground ? 'Playground' : state.document, board().title].filter(Boolean).join(' ▸ ');
}

// ── Playground ─────────────────────────────────────────────────────────────────────────────────────────────────────

const samples = {
  layout: `size: [320, 200]
views:
  title: {intrinsic: [120, 20.5]}
  field: {intrinsic: [97, 34]}
constraints:
  - "H:|-16-[title]-8-[field]-16-|"
  - "V:|-24-[field]"
  - "title.firstBaseline == field.firstBaseline"
`,
  formats: `# One format a line; options as of plumbline vfl.
--size 320x200
--view title=120x20.5
--metric gap=12
H:|-[title]-gap-[field]-|
V:|-24-[title]
V:|-24-[field(34)]
`,
  log: `Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x600002b0 UILabel:0x7f8a1.width == 200   (active)>",
    "<NSLayoutConstraint:0x600002b1 H:|-(16)-[UILabel:0x7f8a1]   (active, names: '|':UIView:0x7f8a0 )>",
    "<NSLayoutConstraint:0x600002b2 UILabel:0x7f8a1.trailing == UIView:0x7f8a0.trailing - 16   (active)>",
    "<NSLayoutConstraint:0x600002b3 UIView:0x7f8a0.width == 320   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x600002b0 UILabel:0x7f8a1.width == 200   (active)>
`,
};
const hints = { layout: 'Views, constraints, visual formats.', formats: 'H:|-[a]-[b(==a)]-| and the like; every name in brackets is a view.', log: "Paste what Xcode's console says of constraints." };

function setPlayground(isOn) {
  if (state.playground !== isOn) { state.view = null; tell(null); }
  state.playground = isOn;
  $('playground-button').setAttribute('aria-pressed', String(isOn));
  $('editor').hidden = !isOn; $('choices').hidden = isOn;
  if (!isOn) $('explained').hidden = true;
  if (isOn && !$('text').value) $('text').value = samples[$('text-kind').value];
  $('text-hint').textContent = hints[$('text-kind').value];
}

/** The mistakes of the text, each with its line and a caret; the picture of the last text that had none stays. */
function showMistakes(error) {
  const mistakes = error.mistakes ?? [{ message: error.message, line: null, excerpt: '', caret: 0 }];
  $('mistakes').replaceChildren(...mistakes.slice(0, 20).map(mistake => make('div', {},
    mistake.line ? make('button', { type: 'button', className: 'plain', onclick: () => goToLine(mistake.line, mistake.column) }, `line ${mistake.line}, column ${mistake.column}`) : null, mistake.line ? `: ${mistake.message}` : mistake.message,
    mistake.excerpt ? make('pre', {}, mistake.excerpt + '\n' + [...mistake.excerpt].slice(0, mistake.caret).map(letter => letter === '\t' ? '\t' : ' ').join('') + '^') : null)));
}

function goToLine(line, column) {
  const lines = $('text').value.split('\n'), start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const place = start + [...lines[line - 1] ?? ''].slice(0, column - 1).join('').length;
  $('text').focus();
  $('text').setSelectionRange(place, place + 1);
}

// ── Keys ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function walk(key) {
  const scene = board(); if (!scene) return;
  const view = scene.views[scene.byID.get(state.view)];
  if (!view) return select(scene.views[0]?.id ?? null);
  const siblings = scene.views.filter(other => other.parent === view.parent), place = siblings.indexOf(view);
  const next = { ArrowDown: siblings[place + 1], ArrowUp: siblings[place - 1], ArrowLeft: scene.views[scene.byID.get(view.parent)], ArrowRight: scene.views.find(other => other.parent === view.id) }[key];
  if (next) select(next.id);
}

function walkList(list, key) {
  const buttons = [...list.querySelectorAll('button')], place = buttons.indexOf(document.activeElement);
  buttons[place + (key === 'ArrowDown' ? 1 : -1)]?.focus();
}

function step(select, delta) {
  const options = [...select.options];
  select.selectedIndex = (select.selectedIndex + delta + options.length) % options.length;
  reload();
}

const languages = [''];
function stepLanguage(delta) {
  const place = Math.max(0, languages.indexOf($('language').value.trim()));
  $('language').value = languages[(place + delta + languages.length) % languages.length];
  reload();
}

function toggle(layer) {
  const box = $('layers').querySelector(`[value="${layer}"]`);
  box.checked = !box.checked;
  readLayers();
}

function readLayers() {
  layers.clear();
  for (const box of $('layers').querySelectorAll('input:checked')) layers.add(box.value);
  for (const each of state.boards) each.drawOverlay();
}

document.addEventListener('keydown', event => {
  if (event.target.matches('input:not([type="checkbox"]), textarea, select') || event.ctrlKey || event.metaKey || event.altKey || $('keys').open) {
    if (event.key === 'Escape' && event.target.matches('input, textarea')) event.target.blur();
    return;
  }
  const keys = { o: 'outlines', n: 'names', c: 'constraints', g: 'guides', m: 'margins', s: 'stored', f: 'findings', e: 'exploded' };
  const list = event.target.closest('#tree, #findings');
  if (event.key === '/') { event.preventDefault(); $('search').focus(); }
  else if (event.key === '?') $('keys').showModal();
  else if (event.key === 'p') $('playground-button').click();
  else if (event.key === 'j' || event.key === 'k') {
    const count = board()?.findings.length ?? 0;
    if (count) openFinding((Math.max(state.finding, event.key === 'j' ? -1 : 0) + (event.key === 'j' ? 1 : -1) + count) % count);
  } else if (event.key === '[' || event.key === ']') step($('device'), event.key === ']' ? 1 : -1);
  else if (event.key === '{' || event.key === '}') stepLanguage(event.key === '}' ? 1 : -1);
  else if (event.key === '+' || event.key === '-') { const scene = board(); if (scene) scene.resize([Math.max(0, scene.size[0] + (event.key === '+' ? 10 : -10)), scene.size[1]], true); }
  else if (list && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) { event.preventDefault(); walkList(list, event.key); }
  else if (event.key.startsWith('Arrow') && !list && !event.target.closest('.grip')) { event.preventDefault(); walk(event.key); }
  else if (event.key === 'Escape') { const parent = board()?.views[board().byID.get(state.view)]?.parent; select(parent ?? null); }
  else if (keys[event.key]) toggle(keys[event.key]);
});

// ── Beginning ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Follows the files: what changes is shown as it is now. */
async function follow() {
  for (let last = 0; ;) {
    try {
      const { number, documents } = await ask('/api/changes?since=' + last);
      last = number;
      if (!documents.length) continue;
      state.documents = (await ask('/api/documents')).documents;
      for (const name of documents) state.summaries.delete(name);
      if (documents.includes(state.document) && !state.playground) {
        const words = $('message').hidden ? '' : $('message').textContent;
        await reload();
        if (board() && words) say(words);
      }
      await loadSummaries();
      showTree();
    } catch { await new Promise(resolve => setTimeout(resolve, 2000)); }
  }
}

function listen() {
  for (const id of choiceNames) $(id).addEventListener('change', () => {
    const language = $('language').value.trim();
    if (id === 'language' && !languages.includes(language)) languages.push(language);
    reload();
  });
  $('choices').addEventListener('submit', event => event.preventDefault());
  $('search').addEventListener('input', showTree);
  $('zoom').addEventListener('change', showZoom);
  $('layers').addEventListener('change', readLayers);
  $('editor-links').value = localStorage.getItem('editor-links') ?? 'vscode';
  $('editor-links').addEventListener('change', event => { localStorage.setItem('editor-links', event.target.value); refresh(); });
  $('compare').addEventListener('click', () => { state.compare = !state.compare; $('compare').setAttribute('aria-pressed', String(state.compare)); reload(); });
  $('reset').addEventListener('click', reload);
  $('keys-button').addEventListener('click', () => $('keys').showModal());
  $('playground-button').addEventListener('click', () => { setPlayground(!state.playground); state.scene = null; if (!state.playground && !state.document) state.document = state.documents[0]?.name; reload(); });
  $('text-kind').addEventListener('change', () => {
    if (!$('text').value || Object.values(samples).includes($('text').value)) $('text').value = samples[$('text-kind').value];
    setPlayground(true);
    reload();
  });
  let typing;
  $('text').addEventListener('input', () => { clearTimeout(typing); typing = setTimeout(reload, 80); });
  $('link').addEventListener('click', async () => { await writeAddress(); await copy(location.href); });
  $('write-frames').addEventListener('click', () => write({ kind: 'frames' }));
}

async function begin() {
  const beginning = JSON.parse($('beginning').textContent);
  Object.assign(state, { documents: beginning.documents, devices: beginning.devices, writes: beginning.writes });
  $('device').append(...state.devices.map(device => make('option', { value: device.id }, device.name)));
  $('contentSize').append(...beginning.contentSizes.map(name => make('option', {}, name)));
  listen();
  readLayers();
  const address = readAddress();
  // The token stays in this window and leaves the address, which people copy.
  if (address.token) { sessionStorage.setItem('token', address.token); history.replaceState(null, '', '#'); }
  state.view = address.view ?? null;
  for (const id of choiceNames) if (address[id]) $(id).value = address[id];
  const text = address.kind || address.text !== undefined ? await unpacked(address).catch(() => '') : undefined;
  if (text !== undefined) {
    if (samples[address.kind]) $('text-kind').value = address.kind;
    $('text').value = text;
    setPlayground(true);
    await reload();
  } else if (!state.documents.length) say('No documents in the folders that are served. Try the playground.');
  else {
    const isFirst = !address.document && !choiceNames.some(id => $(id).value);
    state.document = state.documents.some(entry => entry.name === address.document) ? address.document : state.documents[0].name;
    state.scene = address.scene ?? null;
    if (isFirst && beginning.first) showScenes([beginning.first]);
    else if (isFirst) say(beginning.fault);
    else await reload();
  }
  showTree();
  if (address.document && !state.documents.some(entry => entry.name === address.document)) say(`There is no document ${address.document} any more.`);
  if (beginning.complaints.length) say(beginning.complaints.join('\n'));
  await loadSummaries();
  follow();
}

begin().catch(error => say(error.message));
