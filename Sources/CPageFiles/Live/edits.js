// What was changed in the page: a list for each scene, to go back and forth in, and to be written into the document. It
// outlives another device, another direction and a reload of the file: the server makes its changes again.
'use strict';

const logs = new Map();

/** The changes of the scene that is shown: those that were made, in their order, and those that were taken back. */
function log() {
  const key = state.playground ? '' : `${state.document} ${state.scene ?? ''}`;
  if (!logs.has(key)) {
    let kept = null;
    try { kept = JSON.parse(sessionStorage.getItem('log ' + key)); } catch { /* What cannot be read is no log. */ }
    logs.set(key, kept ?? { done: [], undone: [] });
  }
  return logs.get(key);
}

function keepLog() {
  if (!state.playground) sessionStorage.setItem(`log ${state.document} ${state.scene ?? ''}`, JSON.stringify(log()));
  showLog();
  writeAddress();
}

const sameThing = (one, other) => one && one.constraint === other.constraint && one.view === other.view && !one.firstItem && !other.firstItem && !one.isRemoved && !other.isRemoved
  && String(Object.keys(one).sort()) === String(Object.keys(other).sort());

/** Adds a change; a further one of the same value takes the place of the last. */
function remember(edit) {
  const { done, undone } = log();
  undone.length = 0;
  if (sameThing(done[done.length - 1], edit)) done.pop();
  done.push(edit);
  keepLog();
}

/** Changes the scene on all boards. */
async function edit(change) {
  try {
    await Promise.all(state.boards.map(each => each.change(change)));
    mend();
    remember(change);
  } catch (error) { await reload(); fail(error); }
}

async function undo() {
  const { done, undone } = log();
  if (!done.length) return;
  undone.push(done.pop());
  keepLog();
  await reload();
}

async function redo() {
  const { done, undone } = log();
  if (!undone.length) return;
  done.push(undone.pop());
  keepLog();
  await reload();
}

/** As in the document; what was changed can be brought back. */
async function forget() {
  const { done, undone } = log();
  while (done.length) undone.push(done.pop());
  keepLog();
  await reload();
}

/** A size belongs to the device on which it was dragged. */
function forgetSizes() {
  const own = log();
  own.done = own.done.filter(each => !each.size);
  own.undone = own.undone.filter(each => !each.size);
}

/** What the server could not make again, since the document no longer has it. */
function drop(lost) {
  if (!lost.length) return;
  const own = log(), gone = new Set(lost.map(entry => entry.edit));
  own.done = own.done.filter((_, place) => !gone.has(place));
  keepLog();
  say(`${plural(lost.length, 'change')} no longer ${lost.length === 1 ? 'applies' : 'apply'}: ${lost.map(entry => entry.message).join(' ')}`);
}

// ── In words ───────────────────────────────────────────────────────────────────────────────────────────────────────

function nameOf(id) {
  const scene = board(), view = scene?.views[scene.byID.get(id)];
  return view ? view.name ?? view.class : scene?.guides.find(guide => guide.id === id)?.name ?? id;
}

function wordsOf(change) {
  if (change.size) return `the screen is ${number(change.size[0])} × ${number(change.size[1])}`;
  if (change.firstItem) return `added: ${nameOf(change.firstItem)}.${change.firstAttribute} ${change.relation ?? '=='} ${change.secondItem ? `${nameOf(change.secondItem)}.${change.secondAttribute}` : ''} ${change.constant ? '+ ' + number(change.constant) : ''}`.replace('+ -', '− ').trim();
  if (change.isRemoved) return `removed: constraint ${change.constraint}`;
  const parts = [];
  for (const [key, name] of [['constant', 'constant'], ['priority', 'priority'], ['multiplier', 'multiplier'], ['relation', 'relation'], ['hugging', 'hugging'], ['resistance', 'resistance'], ['text', 'text']]) if (change[key] !== undefined) parts.push(`${name} ${Array.isArray(change[key]) ? change[key].map(number).join(' · ') : key === 'text' ? `“${change[key]}”` : change[key]}`);
  if (change.isActive !== undefined) parts.push(change.isActive ? 'switched on' : 'switched off');
  if (change.isHidden !== undefined) parts.push(change.isHidden ? 'hidden' : 'shown');
  return `${change.constraint ? 'constraint ' + change.constraint : nameOf(change.view)}: ${parts.join(', ')}`;
}

function showLog() {
  const { done, undone } = log(), count = written().length;
  $('changes').hidden = !done.length && !undone.length;
  $('change-count').textContent = plural(done.length, 'change');
  $('undo').disabled = !done.length; $('redo').disabled = !undone.length; $('reset').disabled = !done.length;
  $('write').hidden = state.playground || !count;
  $('write').textContent = `Write ${plural(count, 'change')}…`;
  $('log').replaceChildren(...done.map(change => make('li', {}, wordsOf(change))), ...undone.slice().reverse().map(change => make('li', { className: 'undone' }, wordsOf(change))));
}

// ── Into the document ──────────────────────────────────────────────────────────────────────────────────────────────

/** The changes as the document takes them: one a constraint and view, without what came and went. */
function written() {
  const merged = new Map();
  for (const change of log().done) {
    if (change.size) continue;
    const key = change.constraint ? 'c ' + change.constraint : 'v ' + change.view, before = merged.get(key);
    if (change.isRemoved && before?.firstItem) merged.delete(key);
    else merged.set(key, change.isRemoved ? change : { ...before, ...change });
  }
  // Where one id stands in several lines, the line tells which is meant.
  return [...merged.values()].map(change => {
    const same = board()?.constraints.filter(constraint => constraint.id === change.constraint) ?? [];
    return same.length > 1 ? { ...change, line: same[0].line } : change;
  });
}

const writeHeaders = () => ({ 'X-Plumbline-Token': sessionStorage.getItem('token') ?? '' });
const wish = change => ({ document: state.document, change: { scene: board().scene, ...change } });

/** Shows the lines that a change would replace, and writes them when it is told to. */
async function offer(change, title) {
  const dialog = $('difference');
  $('difference-title').textContent = title;
  $('difference-lines').replaceChildren();
  $('write-it').hidden = !state.writes;
  $('read-only').hidden = state.writes;
  $('write-command').textContent = `plumbline serve --write ${state.common ? `'${state.common.replaceAll("'", "'\\''")}'` : ''}`.trim();
  dialog.showModal();
  try {
    const answer = await ask('/api/difference', wish(change));
    $('difference-lines').replaceChildren(...answer.difference.split('\n').filter(Boolean).map(line => make('div', { className: { '-': 'went', '+': 'came' }[line.trimStart()[0]] ?? 'quiet' }, line)));
    if (!answer.difference) { $('difference-lines').textContent = answer.done; $('write-it').hidden = true; }
  } catch (error) { $('difference-lines').textContent = error.message; $('write-it').hidden = true; }
  $('write-it').onclick = async () => { dialog.close(); await write(change); };
}

const offerChanges = () => { if (written().length) offer({ kind: 'edits', edits: written() }, `What ${plural(written().length, 'change')} would do`); };

/** Has a change made in the document's file; the page follows it. */
async function write(change) {
  try {
    const answer = await ask('/api/write', wish(change), writeHeaders());
    if (change.kind === 'edits') { const own = log(); own.done = own.done.filter(each => each.size); own.undone = []; keepLog(); }
    say(answer.done);
    await reload();
  } catch (error) { fail(error); }
}

function listenToEdits() {
  $('undo').addEventListener('click', undo);
  $('redo').addEventListener('click', redo);
  $('reset').addEventListener('click', forget);
  $('write').addEventListener('click', offerChanges);
  $('write-frames').addEventListener('click', () => offer({ kind: 'frames' }, 'Computed frames'));
  $('copy-command').addEventListener('click', () => copy($('write-command').textContent));
}
