// What stands beside the boards: findings as stories, the inspector, why a frame is what it is, explained logs.
'use strict';

const marks = { error: '✖', warning: '⚠', note: '·' };
const levelMark = level => make('span', { className: 'level ' + level }, `${marks[level]} `, make('span', { className: 'hidden' }, level + ' '));

// ── Places in files ────────────────────────────────────────────────────────────────────────────────────────────────

/** A link to a line of the document that is shown; nothing for what has no line or no file. */
function lineLink(line, label = 'line ' + line) {
  const path = state.playground ? null : state.documents.find(entry => entry.name === state.document)?.path;
  if (!line) return null;
  if (!path) return state.playground ? make('button', { type: 'button', className: 'plain', onclick: () => goToLine(line, 1) }, label) : ` ${label}`;
  return placeLink(path, line, 1, label);
}

function placeLink(path, line, column, label) {
  const kind = $('editor-links').value;
  if (kind === 'vscode') return make('a', { href: encodeURI(`vscode://file${path}:${line}:${column}`).replace(/[?#]/g, encodeURIComponent) }, label);
  const text = kind === 'xed' ? `xed --line ${line} '${path.replaceAll("'", "'\\''")}'` : `${path}:${line}:${column}`;
  return make('button', { type: 'button', className: 'plain', title: 'Copy: ' + text, onclick: () => copy(text) }, label);
}

async function copy(text) {
  try { await navigator.clipboard.writeText(text); say('Copied: ' + text); } catch { say('Copy this: ' + text); }
}

// ── Findings ───────────────────────────────────────────────────────────────────────────────────────────────────────

function showFindings() {
  const findings = board()?.findings ?? [];
  $('finding-count').textContent = findings.length || '';
  $('findings').replaceChildren(...findings.map((finding, index) => make('li', { 'aria-current': String(index === state.finding) },
    make('button', { type: 'button', onclick: () => openFinding(index) },
      levelMark(finding.level), make('span', { className: 'level ' + finding.level }, finding.kind), ' ', finding.message.length > 90 ? finding.message.slice(0, 88) + '…' : finding.message))));
  if (!findings.length && board()) $('findings').append(make('li', { className: 'quiet' }, `${board().views.length} views, ${board().isJudged ? 'no findings.' : 'not looked through yet.'}`));
  $('frames-row').hidden = !(state.writes && !state.playground && findings.some(finding => finding.kind === 'misplaced'));
}

function openFinding(index) {
  state.finding = index;
  const finding = board().findings[index];
  state.view = finding?.views[0] ?? null;
  state.constraint = null;
  refresh();
  tell(finding);
}

/** A finding as a story: what is wrong, each constraint that takes part with the choice to leave it out, the way out. */
function tell(finding) {
  if (!finding) { $('story').replaceChildren(); return; }
  const details = finding.details ?? [];
  const steps = [
    { words: finding.message },
    ...details.map(detail => ({ id: detail.id, line: detail.line, words: detail.words + (detail.id === finding.broken ? ' — without effect, so that the others hold' : '') })),
    { words: 'Way out: ' + finding.fix + (finding.tried ? ' (tried: it helps)' : ''), isWay: true },
  ];
  let step = 0, leftOut = null;
  const words = make('p', { role: 'status' }), choices = make('p', {});
  const leave = async id => {
    if (leftOut) await board().pump({ constraint: leftOut, isActive: true });
    leftOut = id;
    if (id) await board().pump({ constraint: id, isActive: false });
  };
  const go = async delta => {
    step = Math.min(Math.max(step + delta, 0), steps.length - 1);
    const { id, line, words: said, isWay } = steps[step];
    words.textContent = `${step + 1} of ${steps.length}: ${said}`;
    state.constraint = id ?? null;
    if (leftOut && leftOut !== id) await leave(null);
    const isOwn = id && board().constraints.some(constraint => constraint.id === id);
    choices.replaceChildren(...[
      isOwn ? make('button', { type: 'button', 'aria-pressed': 'false', onclick: async event => { const isOut = event.currentTarget.getAttribute('aria-pressed') === 'true'; event.currentTarget.setAttribute('aria-pressed', String(!isOut)); await leave(isOut ? null : id); } }, 'See it without this one') : null,
      line ? lineLink(line) : null,
      isWay && state.writes && !state.playground ? make('button', { type: 'button', onclick: () => write({ kind: 'wayOut', finding: finding.id }) }, 'Write a way out into the document') : null,
    ].filter(Boolean));
    for (const each of state.boards) each.drawOverlay();
  };
  $('story').replaceChildren(make('section', { className: 'steps', 'aria-label': 'Finding' },
    make('h2', {}, make('span', { className: 'level ' + finding.level }, `${marks[finding.level]} ${finding.kind}`), finding.line ? ' · ' : '', lineLink(finding.line)), words, choices,
    make('button', { type: 'button', onclick: () => go(-1) }, 'Back'), make('button', { type: 'button', onclick: () => go(1) }, 'Next'),
    make('button', { type: 'button', onclick: async () => { await leave(null); state.finding = -1; state.constraint = null; tell(null); refresh(); } }, 'Close')));
  go(0);
}

// ── Inspector ──────────────────────────────────────────────────────────────────────────────────────────────────────

let asked = 0;
async function showInspector() {
  const scene = board(), view = scene?.views[scene.byID.get(state.view)];
  const pane = $('selection'), mine = ++asked;
  if (!view) { pane.replaceChildren(make('p', { className: 'quiet' }, 'Choose a view on the canvas, or walk with the arrow keys.')); return; }
  const [x, y, width, height] = view.frame;
  const list = make('dl', {}, ...[['x', x], ['y', y], ['width', width], ['height', height]].flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, number(value))]),
    make('dt', {}, 'hugging'), make('dd', {}, view.hugging.join(' · ')), make('dt', {}, 'resistance'), make('dd', {}, view.resistance.join(' · ')),
    make('dt', {}, 'id'), make('dd', {}, view.id + (view.line ? ', ' : ''), lineLink(view.line)));
  const parent = scene.views[scene.byID.get(view.parent)];
  const box = parent ? make('div', { className: 'box' }, make('small', {}, parent.name ?? parent.class),
    `${number(y)}`, make('div', {}, `${number(x)}  [ ${number(width)} × ${number(height)} ]  ${number(parent.frame[2] - x - width)}`), `${number(parent.frame[3] - y - height)}`) : null;
  const why = make('section', { 'aria-label': 'Why this frame' }, make('h2', {}, 'Why this frame')), holder = make('section', { 'aria-label': 'Constraints' });
  const focused = document.activeElement?.dataset?.key;
  pane.replaceChildren(make('h2', {}, 'Selected'), make('p', {}, make('strong', {}, view.name ?? view.class), ` ${view.class}`), list, box ?? '', why, holder);
  const query = `?scene=${scene.number}&view=${encodeURIComponent(view.id)}`;
  const [explained, affecting] = await Promise.allSettled([ask('/api/why' + query), ask('/api/constraints' + query)]);
  await scene.detailed;
  if (asked !== mine) return;
  if (explained.status === 'fulfilled') showWhy(why, explained.value); else why.append(make('p', { className: 'quiet' }, explained.reason.message));
  if (affecting.status === 'rejected') { holder.append(make('p', { className: 'quiet' }, affecting.reason.message)); return; }
  const byID = new Map(scene.constraints.map(constraint => [constraint.id, constraint]));
  for (const [axis, sign] of [['horizontal', '↔'], ['vertical', '↕']]) {
    holder.append(make('h2', {}, `${sign} ${axis}`));
    const own = affecting.value[axis].map(entry => byID.get(entry.id) ?? entry);
    own.sort((a, b) => (b.views?.includes(view.id) ?? 0) - (a.views?.includes(view.id) ?? 0));
    for (const constraint of own.slice(0, 30)) holder.append(constraintRow(constraint));
    if (own.length > 30) holder.append(make('p', { className: 'quiet' }, `and ${own.length - 30} more, through other views`));
    if (!own.length) holder.append(make('p', { className: 'quiet' }, 'none: its frame or its superview decides'));
  }
  // One that is switched off acts on nothing any more, and must be found to be switched on again.
  const off = scene.constraints.filter(constraint => !constraint.active && constraint.views.includes(view.id));
  if (off.length) holder.append(make('h2', {}, 'switched off'), ...off.map(constraintRow));
  if (focused) pane.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
}

/** The chain of each number: summands that add up to it, each with the way to what it comes from. */
function showWhy(pane, answer) {
  const names = ['x', 'y', 'width', 'height'];
  names.forEach((name, place) => {
    const chain = answer[name];
    const rows = chain.map((link, index) => {
      const isOwn = link.constraint && board().constraints.some(constraint => constraint.id === link.constraint);
      return make('li', { onpointerenter: () => light(link.constraint), onpointerleave: () => light(null) },
        make('span', { className: 'summand' }, (link.value < 0 ? '−' : index ? '+' : '') + number(Math.abs(link.value))), make('span', {}, link.words, ' ',
          isOwn ? make('button', { type: 'button', className: 'plain', onclick: () => selectConstraint(link.constraint) }, link.constraint) : null, isOwn && link.line ? ', ' : '', lineLink(link.line)));
    });
    pane.append(make('details', { open: place < 2 || chain.length < 4 }, make('summary', {}, `${name} = ${number(answer.frame[place])}`),
      chain.length ? make('ul', { className: 'chain' }, ...rows) : make('p', { className: 'quiet' }, 'nothing determines it')));
  });
  if (answer.gaveWay.length) pane.append(make('p', {}, make('strong', {}, 'Not satisfied')), make('ul', { className: 'chain' }, ...answer.gaveWay.map(entry => make('li', {}, make('span', { className: 'summand' }, number(entry.off)), make('span', {}, entry.words)))));
}

function light(id) { state.constraint = id; for (const each of state.boards) each.drawOverlay(); }

/** Shows one constraint: its views to go to, its words, what can be changed of it. */
function selectConstraint(id) {
  const constraint = board().constraints.find(each => each.id === id);
  if (!constraint) return;
  light(id);
  const views = constraint.views.map(view => board().views[board().byID.get(view)]).filter(Boolean);
  $('story').replaceChildren(make('section', { 'aria-label': 'Constraint' }, make('h2', {}, 'Constraint ' + id),
    make('p', {}, 'Between: ', ...views.flatMap((view, index) => [index ? ', ' : '', make('button', { type: 'button', className: 'plain', onclick: () => select(view.id) }, view.name ?? view.class)])),
    constraintRow(constraint), make('button', { type: 'button', onclick: () => { light(null); tell(null); } }, 'Close')));
  $('story').querySelector('button')?.focus();
}

function constraintRow(constraint) {
  if (!constraint.words) return make('div', { className: 'constraint' }, make('code', {}, constraint.notation));
  const change = edit => { for (const each of state.boards) each.pump({ constraint: constraint.id, ...edit }); };
  const turn = event => {
    if (document.activeElement !== event.currentTarget) return;
    event.preventDefault();
    event.currentTarget.value = Number(event.currentTarget.value) - Math.sign(event.deltaY);
    event.currentTarget.dispatchEvent(new Event('change'));
  };
  const field = (name, value, extra, made) => make('label', {}, name + ' ', make('input', { type: 'number', value, ...extra, 'data-key': constraint.id + name, onwheel: turn, onchange: event => { if (event.target.value !== '') change(made(Number(event.target.value))); } }));
  const canWrite = state.writes && !state.playground && constraint.line && board().written;
  const row = make('div', { className: 'constraint', onpointerenter: () => light(constraint.id), onpointerleave: () => light(null) },
    make('p', {}, constraint.words, constraint.line ? ', ' : '', lineLink(constraint.line)),
    field('constant', constraint.constant, { step: 1 }, constant => ({ constant })), ' ',
    field('priority', constraint.priority, { min: 1, max: 1000 }, priority => ({ priority })), ' ',
    make('label', {}, make('input', { type: 'checkbox', checked: constraint.active, 'data-key': constraint.id + 'active', onchange: event => change({ isActive: event.target.checked }) }), ' active'),
    make('code', {}, constraint.notation));
  const old = canWrite ? board().written.get(constraint.id) : null;
  const wish = { ...(old && old.constant !== constraint.constant ? { constant: constraint.constant } : {}), ...(old && old.priority !== constraint.priority ? { priority: constraint.priority } : {}), ...(old && old.active !== constraint.active ? { isActive: constraint.active } : {}) };
  if (Object.keys(wish).length) row.append(make('button', { type: 'button', onclick: () => write({ kind: 'constraint', constraint: constraint.id, line: constraint.line, ...wish }) }, 'Write into the document'));
  return row;
}

// ── Writing ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Has a change made in the document's file; the page follows when it sees the file change. */
async function write(change) {
  try {
    const response = await fetch('/api/write', { method: 'POST', headers: { 'X-Plumbline-Token': sessionStorage.getItem('token') ?? '' }, body: JSON.stringify({ document: state.document, change: { scene: board().scene, ...change } }) });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    say(JSON.parse(text).done);
  } catch (error) { say(error.message); }
}

// ── Explained logs ─────────────────────────────────────────────────────────────────────────────────────────────────

function showLog(answer) {
  const parts = answer.conflicts.map((conflict, index) => {
    const rows = conflict.constraints.map((member, place) => make('li', { className: conflict.core.includes(place) ? '' : 'quiet' },
      make('p', {}, place === conflict.broken ? make('strong', {}, 'Without effect: ') : '', member.words, member.reason ? make('em', {}, ' — ' + member.reason) : ''), make('code', {}, member.text)));
    const picture = answer.pictures[index] ? document.adoptNode(new DOMParser().parseFromString(answer.pictures[index], 'image/svg+xml').documentElement) : null;
    picture?.setAttribute('role', 'img');
    return make('section', { 'aria-label': 'Conflict' }, make('h2', {}, answer.conflicts.length > 1 ? `Conflict ${index + 1} of ${answer.conflicts.length}` : 'A conflict'), ...(conflict.notices ?? []).map(notice => make('p', {}, make('strong', {}, notice))), picture,
      make('ol', {}, ...rows),
      conflict.off ? make('p', {}, `The one without effect is off by ${conflict.offIsLeast ? 'at least ' : ''}${number(conflict.off)} points${conflict.othersHold ? '; the others hold.' : '.'}`) : null,
      ...(conflict.remarks ?? []).map(remark => make('p', {}, remark)),
      ...(conflict.damaged ?? []).map(damage => make('p', { className: 'level warning' }, `Not read: ${damage.text} (${damage.reason})`)),
      conflict.ways.length ? make('h2', {}, 'Ways out') : null, make('ul', {}, ...conflict.ways.map(way => make('li', {}, way.words, way.tried ? ' (tried: the rest holds)' : ''))));
  });
  const notes = answer.notes.map(note => make('section', { 'aria-label': note.kind }, make('h2', {}, note.kind), make('p', {}, note.words), ...note.details.map(detail => make('code', {}, detail)), make('p', {}, note.fix)));
  if (!parts.length && !notes.length) parts.push(make('p', { className: 'quiet' }, "No message about constraints is in the text. It begins with 'Unable to simultaneously satisfy constraints'."));
  $('explained').replaceChildren(...parts, ...notes);
}
