// The live page: what is shown and chosen, and how it begins and follows the files. All layout is the server's; what is
// here draws and asks. What is shown is in the address, so that a link leads back to it.
'use strict';

const state = {
  documents: [], summaries: new Map(), boards: [], devices: [], others: new Set(), concealed: new Set(), common: '', projectNumber: 0, left: 0,
  view: null, hovered: null, constraint: null, finding: -1, issue: null, measures: false, turned: [20, -35], depth: null, playground: false, writes: false, isTouched: false, adds: false,
};
const choiceNames = ['device', 'orientation', 'direction', 'language', 'contentSize', 'appearance'];
const board = () => state.boards[0];
window.plumbline = { latencies, state, lens, swiftText: () => swiftText(), formatText: () => formatText(), layoutText: () => layoutText() };

// ── Scenes ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const deviceName = id => state.devices.find(device => device.id === id)?.name ?? id ?? 'canvas';

async function openScene(name, scene) {
  if (name !== state.document) state.concealed.clear();
  state.document = name; state.scene = scene;
  setPlayground(false);
  tell(null);
  await reload();
}

function choice(device = $('device').value) {
  if (state.playground) return { [$('text-kind').value === 'formats' ? 'formats' : 'text']: $('text').value };
  const choice = { document: state.document, scene: state.scene };
  for (const id of choiceNames) choice[id] = $(id).value;
  const isFirst = device === $('device').value;
  choice.device = device;
  choice.edits = log().done.filter(change => isFirst || !change.size);
  for (const key of Object.keys(choice)) if (!choice[key] || !choice[key].length) delete choice[key];
  return choice;
}

let generation = 0, shown = '';
/** Shows what is chosen anew; the selection, the changes and the place on the canvas stay. */
async function reload() {
  const mine = ++generation;
  try {
    if (state.playground && $('text-kind').value === 'log') {
      const answer = await ask('/api/log', $('text').value);
      if (mine !== generation) return;
      showBoards([]);
      showExplained(answer);
      $('explained').hidden = false;
      mend();
      refresh();
    } else {
      const scenes = [await ask('/api/scene', choice())];
      if (!state.playground) for (const device of state.others) if (device !== scenes[0].device) scenes.push(await ask('/api/scene', choice(device)));
      if (mine !== generation) return;
      $('explained').hidden = true;
      mend();
      showScenes(scenes);
      drop(scenes[0].lost);
    }
    $('mistakes').replaceChildren();
    if (state.playground) markMistakes([]);
  } catch (error) {
    if (mine !== generation) return;
    if (state.playground) showMistakes(error);
    else {
      showBoards([]);
      fail(error);
      refresh();
    }
  }
  showNavigatorSoon();
  writeAddress();
}

function showScenes(scenes) {
  const finding = board()?.findings[state.finding]?.id;
  const now = state.playground ? 'playground' : `${scenes[0].document} ${scenes[0].scene} ${scenes.length}`;
  if (!state.playground) state.scene = scenes[0].scene;
  state.keepsView = Boolean(state.view) && (!state.reopened || state.isLinked);
  state.isLinked = false;
  if (finding && !state.reopened && now === shown) state.reopened = finding;
  state.finding = -1;
  state.hovered = null;
  showBoards(scenes.map(scene => new Board(scene)), now === shown);
  shown = now;
  if (!board().byID.has(state.view)) state.view = null;
  showLanguages();
  showHierarchy();
  refresh();
}

function showBoards(boards, isSame = false) {
  state.boards = boards;
  $('boards').replaceChildren(...boards.map(each => each.figure));
  for (const each of boards) { each.place(); each.drawOverlay(); }
  if (!boards.length) { shown = ''; showHierarchy(); }
  keepOrFit(isSame);
}

function select(id) { state.isTouched = true; state.view = id; state.constraint = null; refresh(); }

function refresh() {
  showFindings(); showInspector(); showPlace(); showLog(); writeAddress(); markSelected();
  for (const each of state.boards) each.drawOverlay();
}

function showPlace() {
  const name = state.playground ? 'Playground' : state.document ? shortName(state.document) : '';
  $('place').textContent = [name, board()?.title].filter(Boolean).join(' ▸ ');
  document.title = [name.split('/').pop(), 'Plumbline'].filter(Boolean).join(' · ');
}

// ── Choices ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Sets a choice, which may not be among the options yet. */
function setChoice(id, value) {
  if (value && ![...$(id).options].some(option => option.value === value)) $(id).append(make('option', { value }, value));
  $(id).value = value;
}

/** The languages that the project's documents were translated into, those of this one first. */
function showLanguages() {
  const own = board()?.languages ?? [], all = new Set([...state.summaries.values()].flatMap(entry => entry.languages ?? []));
  const others = [...all].filter(name => !own.includes(name)).sort(), chosen = $('language').value;
  const group = (label, names) => names.length ? make('optgroup', { label }, ...names.map(name => make('option', {}, name))) : null;
  const key = [own, others].join('|');
  if ($('language').dataset.shown === key) return;
  $('language').dataset.shown = key;
  $('language').replaceChildren(make('option', { value: '' }, 'as drawn'), ...[group('of this document', own), group('of others', others), group('not real', state.pseudolanguages)].filter(Boolean));
  setChoice('language', chosen);
}

function showDevices() {
  $('device').append(...state.devices.map(device => make('option', { value: device.id }, device.name)));
  $('other-devices').replaceChildren(...state.devices.map(device => make('label', {}, make('input', { type: 'checkbox', value: device.id, checked: state.others.has(device.id), onchange: event => {
    if (event.target.checked) state.others.add(device.id); else state.others.delete(device.id);
    showOthers(); reload();
  } }), ' ' + device.name)));
  showOthers();
}

function showOthers() { $('others').querySelector('summary').textContent = state.others.size ? `Beside it: ${state.others.size}` : 'Beside it'; }

/** A small and a large phone and a tablet. */
function usualDevices() {
  const usual = ['retina4_0', 'retina6_72', 'ipad11_0rounded'].filter(id => state.devices.some(device => device.id === id));
  if (state.others.size) state.others.clear(); else for (const id of usual) state.others.add(id);
  for (const each of $('other-devices').querySelectorAll('input')) each.checked = state.others.has(each.value);
  showOthers(); reload();
}

function listen() {
  for (const id of choiceNames) $(id).addEventListener('change', () => {
    state.isTouched = true;
    if (id === 'device' || id === 'orientation') forgetSizes();
    reload();
  });
  for (const id of ['choices', 'layers']) $(id).addEventListener('submit', event => event.preventDefault());
  $('layers').addEventListener('change', readLayers);
  for (const id of ['depth-from', 'depth-to']) $(id).addEventListener('input', readDepth);
  $('editor-links').value = localStorage.getItem('editor-links') ?? 'vscode';
  $('editor-links').addEventListener('change', event => { localStorage.setItem('editor-links', event.target.value); refresh(); });
  $('usual-devices').addEventListener('click', usualDevices);
  $('keys-button').addEventListener('click', () => $('keys').showModal());
  $('others').addEventListener('keydown', event => { if (event.key === 'Escape') { event.stopPropagation(); $('others').open = false; $('others').querySelector('summary').focus(); } });
  listenToCanvas(); listenToEdits(); listenToNavigator(); listenToHierarchy(); listenToPlayground();
}

// ── Beginning ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Follows the files: what changes from now on is shown as it is then. */
async function follow(last) {
  for (;;) {
    try {
      const { number, documents } = await ask('/api/changes?since=' + last);
      last = number;
      if (!documents.length) continue;
      state.documents = (await ask('/api/documents')).documents;
      findCommon();
      for (const name of state.summaries.keys()) if (!state.documents.some(entry => entry.name === name)) state.summaries.delete(name);
      if (documents.includes(state.document) && !state.playground) await reload();
      state.isTouched = true;
      watchProject();
    } catch { await new Promise(resolve => setTimeout(resolve, 2000)); }
  }
}

async function begin() {
  const beginning = JSON.parse($('beginning').textContent);
  Object.assign(state, { documents: beginning.documents, devices: beginning.devices, writes: beginning.writes, pseudolanguages: beginning.pseudolanguages, left: beginning.documents.length });
  findCommon();
  const address = readAddress();
  // The token stays in this window and leaves the address, which people copy.
  if (address.token) { sessionStorage.setItem('token', address.token); history.replaceState(null, '', '#'); }
  state.others = new Set((address.also ?? '').split(' ').filter(id => state.devices.some(device => device.id === id)));
  showDevices();
  $('contentSize').append(...beginning.contentSizes.map(name => make('option', {}, name)));
  showLanguages();
  listen();
  readLayers();
  state.view = address.view ?? null;
  state.reopened = address.finding ?? null;
  state.isLinked = true;
  for (const id of choiceNames) if (address[id]) setChoice(id, address[id]);
  const text = address.kind || address.text !== undefined ? (address.packed ? await unpack(address.packed).catch(() => '') : address.text ?? '') : undefined;
  if (text !== undefined) {
    state.isTouched = true;
    if (samples[address.kind]) $('text-kind').value = address.kind;
    $('text').value = text;
    setPlayground(true);
    await reload();
  } else if (!state.documents.length) say('No documents in the folders that are served. Try the playground.');
  else {
    const isFirst = !address.document && !state.others.size && !choiceNames.some(id => $(id).value);
    state.isTouched = !isFirst;
    state.document = state.documents.some(entry => entry.name === address.document) ? address.document : beginning.first?.document ?? state.documents[0].name;
    state.scene = address.scene ?? null;
    if (address.edits) { const edits = JSON.parse(await unpack(address.edits).catch(() => '[]')); log().done = edits; }
    if (isFirst && !beginning.left) await watchProject();
    if (isFirst && board()) say('');
    else if (isFirst && beginning.first) {
      say('');
      state.scene = beginning.first.scene;
      // What was changed in this window before is not in the picture that the page brought.
      if (log().done.length) await reload(); else showScenes([beginning.first]);
    } else if (isFirst) fail(new Error(beginning.fault));
    else { say(''); await reload(); }
  }
  showNavigator();
  if (address.document && !state.documents.some(entry => entry.name === address.document)) say(`There is no document ${address.document} any more.`);
  if (beginning.complaints.length) say(beginning.complaints.join('\n'));
  watchProject();
  follow(beginning.changes);
}

begin().catch(fail);
