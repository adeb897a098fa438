// The live page: a tree of documents, boards with live scenes, an inspector. All layout is the server's; what is here
// draws and asks. What is selected is in the address, so that a link leads back to it.
'use strict';

const $ = id => document.getElementById(id);
const state = { documents: [], summaries: new Map(), boards: [], view: null, finding: -1, devices: [], compare: false, playground: false };

// ── Small helpers ──────────────────────────────────────────────────────────────────────────────────────────────────

function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key in element && key !== 'list') element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';
function draw(tag, attributes, title) {
  const element = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(key, value);
  if (title) { const child = document.createElementNS(SVG, 'title'); child.textContent = title; element.append(child); }
  return element;
}

const number = value => String(Math.round(value * 1000) / 1000);

async function ask(path, body) {
  const response = await fetch(path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

// ── Address ────────────────────────────────────────────────────────────────────────────────────────────────────────

function readAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  return Object.fromEntries(values);
}

function writeAddress() {
  const values = new URLSearchParams();
  if (state.playground) values.set('text', $('text').value);
  else {
    if (state.document) values.set('document', state.document);
    if (state.scene) values.set('scene', state.scene);
    for (const id of ['device', 'orientation', 'direction', 'language']) if ($(id).value) values.set(id, $(id).value);
  }
  if (state.view) values.set('view', state.view);
  history.replaceState(null, '', '#' + values);
}

// ── Documents ──────────────────────────────────────────────────────────────────────────────────────────────────────

async function loadDocuments() {
  state.documents = (await ask('/api/documents')).documents;
  showTree();
  for (const name of state.documents) await loadSummary(name);
}

async function loadSummary(name) {
  state.summaries.set(name, await ask('/api/summary?document=' + encodeURIComponent(name)));
  showTree();
}

const worst = scenes => ['error', 'warning', 'note'].find(level => scenes.some(scene => scene.findings.some(f => f.level === level)));
const marks = { error: '✖', warning: '⚠', note: '·' };

function showTree() {
  const wanted = $('search').value.trim().toLowerCase();
  const items = [];
  for (const name of state.documents) {
    const summary = state.summaries.get(name);
    const scenes = summary?.scenes ?? [];
    const text = [name, ...scenes.map(s => s.title), ...scenes.flatMap(s => s.findings.map(f => f.kind + ' ' + f.message))].join(' ').toLowerCase();
    if (wanted && !text.includes(wanted)) continue;
    const level = worst(scenes);
    const count = scenes.reduce((sum, scene) => sum + scene.findings.length, 0);
    const isOpen = name === state.document && !state.playground;
    items.push(make('li', { role: 'treeitem', 'aria-expanded': String(isOpen), 'aria-selected': String(isOpen), 'aria-label': name },
      make('button', { type: 'button', title: name, onclick: () => openScene(name, scenes[0]?.id) },
        summary?.error ? '✖ ' : level ? make('span', { className: 'level ' + level }, marks[level] + ' ') : '○ ',
        name.split('/').pop(), count ? make('span', { className: 'count' }, ' ' + count) : ''),
      isOpen && scenes.length > 1 ? make('ul', { role: 'group' }, ...scenes.map(scene => sceneItem(name, scene))) : null));
  }
  $('tree').replaceChildren(...items);
  if (!items.length) $('tree').append(make('li', { className: 'quiet' }, state.documents.length ? 'Nothing matches.' : 'No documents below the folders that are served.'));
}

function sceneItem(name, scene) {
  const level = worst([scene]);
  return make('li', { role: 'treeitem', 'aria-selected': String(scene.id === state.scene) },
    make('button', { type: 'button', onclick: () => openScene(name, scene.id) },
      level ? make('span', { className: 'level ' + level }, marks[level] + ' ') : '○ ', scene.title,
      scene.findings.length ? make('span', { className: 'count' }, ' ' + scene.findings.length) : ''));
}

// ── Boards: live scenes ────────────────────────────────────────────────────────────────────────────────────────────

async function openScene(name, scene) {
  state.document = name; state.scene = scene; state.playground = false;
  setPlayground(false);
  await reload();
}

function choice(device = $('device').value) {
  const choice = { device, orientation: $('orientation').value, direction: $('direction').value, language: $('language').value.trim() };
  for (const key of Object.keys(choice)) if (!choice[key]) delete choice[key];
  if (state.playground) return { text: $('text').value };
  return { document: state.document, ...(state.scene ? { scene: state.scene } : {}), ...choice };
}

let generation = 0;
async function reload() {
  const mine = ++generation;
  const devices = state.compare && !state.playground ? ['', ...compared()] : [$('device').value];
  try {
    const scenes = [];
    for (const device of devices) scenes.push(await ask('/api/scene', choice(device)));
    if (mine !== generation) return;
    state.boards = scenes.map(scene => new Board(scene));
    state.scene = scenes[0].scene;
    $('boards').replaceChildren(...state.boards.map(board => board.figure));
    say('');
    $('mistakes').textContent = '';
    state.finding = -1;
    if (!board().byID.has(state.view)) state.view = null;
    refresh();
  } catch (error) {
    if (mine !== generation) return;
    if (state.playground) { $('mistakes').textContent = error.message; return; }
    state.boards = [];
    $('boards').replaceChildren();
    say(error.message);
    $('findings').replaceChildren();
  }
  showTree();
  writeAddress();
}

const compared = () => ['retina4_0', 'retina6_12', 'ipad11_0rounded'].filter(id => state.devices.some(device => device.id === id) && id !== $('device').value);
const board = () => state.boards[0];
function say(text) { $('message').textContent = text; $('message').hidden = !text; }

class Board {
  constructor(scene) {
    this.overlay = draw('svg', { class: 'overlay' });
    this.canvas = make('canvas', { hidden: true });
    this.caption = make('figcaption', {});
    this.picture = make('div', { role: 'img' });
    this.figure = make('figure', { className: 'board' }, this.picture, this.canvas, this.overlay, this.caption,
      this.grip('width', 'Width', 1, 0), this.grip('height', 'Height', 0, 1), this.grip('both', 'Width and height', 1, 1));
    this.figure.style.margin = '0 12px 24px 0';
    this.figure.addEventListener('pointermove', event => { if (!this.dragging) this.hover(this.viewAt(event)); });
    this.figure.addEventListener('pointerleave', () => this.hover(null));
    this.figure.addEventListener('click', event => { if (!event.target.closest('.grip')) select(this.viewAt(event)); });
    this.number = scene.number;
    this.show(scene);
  }

  grip(kind, name, horizontal, vertical) {
    const grip = make('button', { type: 'button', className: 'grip ' + kind, 'aria-label': name + ' of the screen: drag, or use the arrow keys' });
    grip.addEventListener('pointerdown', event => this.beginDrag(event, grip, horizontal, vertical));
    grip.addEventListener('keydown', event => {
      const step = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
      if (!step) return;
      event.preventDefault(); event.stopPropagation();
      this.resize([this.size[0] + step[0] * horizontal * 10, this.size[1] + step[1] * vertical * 10], true);
    });
    return grip;
  }

  show(scene) {
    Object.assign(this, scene);
    this.byID = new Map(this.views.map((view, index) => [view.id, index]));
    const picture = new DOMParser().parseFromString(scene.svg, 'image/svg+xml').documentElement;
    this.picture.replaceChildren(document.adoptNode(picture));
    this.picture.setAttribute('aria-label', `${scene.title}, ${number(scene.size[0])} by ${number(scene.size[1])} points`);
    this.canvas.hidden = true; this.picture.hidden = false;
    this.place();
    this.drawOverlay();
  }

  place() {
    const [width, height] = this.size;
    this.figure.style.width = width + 'px'; this.figure.style.height = height + 'px';
    this.overlay.setAttribute('width', width); this.overlay.setAttribute('height', height);
    this.caption.textContent = `${this.device ?? 'canvas'} · ${number(width)} × ${number(height)}${this.direction === 'rtl' ? ' · right to left' : ''}`;
    if (this === board()) $('size').textContent = `${number(width)} × ${number(height)}`;
  }

  viewAt(event) {
    const box = this.figure.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    for (let index = this.views.length - 1; index > 0; index--) {
      const view = this.views[index], [left, top, width, height] = view.inScene;
      if (!view.hidden && x >= left && y >= top && x < left + width && y < top + height) return view.id;
    }
    return this.views[0]?.id ?? null;
  }

  // A drag: the newest size is asked for as soon as the last answer is drawn, so that answers never queue.
  beginDrag(event, grip, horizontal, vertical) {
    event.preventDefault();
    grip.setPointerCapture(event.pointerId);
    const start = { x: event.clientX, y: event.clientY, size: [...this.size] };
    this.dragging = true;
    const move = event => this.resize([
      Math.max(0, start.size[0] + (event.clientX - start.x) * horizontal), Math.max(0, start.size[1] + (event.clientY - start.y) * vertical)], false);
    const end = () => { this.dragging = false; grip.removeEventListener('pointermove', move); this.resize(this.wanted ?? this.size, true); };
    grip.addEventListener('pointermove', move);
    grip.addEventListener('pointerup', end, { once: true });
    grip.addEventListener('pointercancel', end, { once: true });
  }

  resize(size, rests) { this.wanted = size; this.wantsRest ||= rests; return this.pump({ }); }

  async pump(edit) {
    if (this.isAsking) { this.next = { ...this.next, ...edit }; return; }
    this.isAsking = true;
    try {
      const rests = this.wantsRest || edit.constraint !== undefined;
      const body = { ...edit };
      if (this.wanted) body.size = this.wanted;
      this.wanted = null; this.wantsRest = false;
      const began = performance.now();
      const answer = await ask(`/api/edit?scene=${this.number}&rests=${rests ? 1 : 0}`, body);
      if (rests) { this.show(answer); refresh(); } else this.move(answer);
      latencies.push(performance.now() - began);
      say('');
    } catch (error) { say(error.message); }
    this.isAsking = false;
    if (this.wanted || this.wantsRest || this.next) { const next = this.next ?? {}; this.next = null; await this.pump(next); }
  }

  /// While something moves: boxes and texts on a canvas, without a picture in between.
  move(answer) {
    this.size = answer.size;
    this.place();
    const frames = answer.frames, ratio = devicePixelRatio || 1;
    const [width, height] = this.size;
    this.canvas.hidden = false; this.picture.hidden = true;
    this.canvas.width = Math.max(1, width * ratio); this.canvas.height = Math.max(1, height * ratio);
    this.canvas.style.width = width + 'px'; this.canvas.style.height = height + 'px';
    const pen = this.canvas.getContext('2d');
    pen.scale(ratio, ratio);
    pen.lineWidth = 0.75; pen.font = '12px system-ui, sans-serif'; pen.textBaseline = 'middle';
    for (let index = 0; index < this.views.length; index++) {
      const view = this.views[index];
      const [x, y, w, h] = [frames[4 * index], frames[4 * index + 1], frames[4 * index + 2], frames[4 * index + 3]];
      view.inScene = [x, y, w, h];
      if (view.hidden || index === 0) continue;
      pen.fillStyle = tints[view.kind] ?? 'rgba(120,140,170,.08)';
      pen.strokeStyle = 'rgba(90,110,140,.6)';
      pen.fillRect(x, y, w, h); pen.strokeRect(x, y, w, h);
      if (view.name && h > 9 && w > 20 && tints[view.kind]) { pen.fillStyle = '#334155'; pen.fillText(view.name, x + 3, y + h / 2, w - 4); }
    }
    this.drawOverlay();
  }

  hover(id) { if (this.hovered === id) return; this.hovered = id; this.drawOverlay(); }

  drawOverlay() {
    const parts = [], has = layer => $('layers').querySelector(`[value="${layer}"]`).checked;
    const rect = (frame, color, extra = {}, title) => draw('rect', { x: frame[0], y: frame[1], width: Math.max(0, frame[2]), height: Math.max(0, frame[3]), fill: 'none', stroke: color, 'stroke-width': 1, ...extra }, title);
    const text = (x, y, content, color, size = 9) => { const element = draw('text', { x, y, fill: color, 'font-size': size }); element.textContent = content; return element; };
    if (has('outlines')) for (const view of this.views.slice(0, 2000)) if (!view.hidden) parts.push(rect(view.inScene, '#8fa1b8', { 'stroke-width': 0.5 }));
    if (has('guides')) for (const guide of this.guides) parts.push(rect(guide.frame, '#0a8f8f', { 'stroke-dasharray': '3 2' }, guide.name));
    if (has('margins')) for (const view of this.views) if (view.margins) parts.push(rect(view.margins, '#b35cc8', { 'stroke-dasharray': '1 2', 'stroke-width': 0.5 }));
    if (has('stored')) for (const view of this.views) if (view.stored) parts.push(rect(view.stored, '#c77700', { 'stroke-dasharray': '4 2' }));
    if (has('names')) for (const view of this.views) if (!view.hidden && view.inScene[3] > 10) parts.push(text(view.inScene[0] + 2, view.inScene[1] + 8, view.name ?? view.class, '#46536a', 8));
    if (has('findings')) for (const finding of this.findings) for (const id of finding.views) {
      const view = this.views[this.byID.get(id)];
      if (view) parts.push(rect(view.inScene, levelColors[finding.level], { 'stroke-width': 1.5, 'stroke-dasharray': finding.kind === 'ambiguous' ? '5 3' : null }));
    }
    const broken = new Set(this.findings.map(finding => finding.broken).filter(Boolean));
    const lit = new Set([this.hovered, state.view].filter(Boolean));
    for (const constraint of this.constraints) {
      const isLit = state.constraint === constraint.id || (lit.size && constraint.views.some(id => lit.has(id)));
      if (!constraint.ends || !(has('constraints') || isLit)) continue;
      const color = broken.has(constraint.id) ? levelColors.error : constraint.priority < 1000 ? '#9a6b00' : '#1b5fc1';
      const [x1, y1, x2, y2] = constraint.ends;
      parts.push(draw('line', { x1, y1, x2, y2, stroke: color, 'stroke-width': state.constraint === constraint.id ? 2.5 : 1, 'stroke-dasharray': constraint.priority < 1000 ? '3 2' : null }));
      if (constraint.constant) parts.push(text((x1 + x2) / 2 + 2, (y1 + y2) / 2 - 2, number(constraint.constant), color));
    }
    for (const [id, color, width] of [[this.hovered, '#1b5fc1', 1], [state.view, '#1b5fc1', 2]]) {
      const view = this.views[this.byID.get(id)];
      if (view) parts.push(rect(view.inScene, color, { 'stroke-width': width, fill: 'rgba(27,95,193,.08)' }));
    }
    const finding = this.findings[state.finding];
    if (finding?.witness?.length === 2) {
      const view = this.views[this.byID.get(finding.views[0])], parent = this.views[this.byID.get(view?.parent)];
      const origin = parent ? [parent.inScene[0], parent.inScene[1]] : [0, 0];
      finding.witness.forEach((frame, index) => {
        const ghost = rect([frame[0] + origin[0], frame[1] + origin[1], frame[2], frame[3]], '#9a6b00', { fill: 'rgba(154,107,0,.2)' });
        const swing = draw('animate', { attributeName: 'opacity', values: index ? '0;1;0' : '1;0;1', dur: '2s', repeatCount: 'indefinite' });
        if (!matchMedia('(prefers-reduced-motion: reduce)').matches) ghost.append(swing);
        parts.push(ghost);
      });
    }
    this.overlay.replaceChildren(...parts);
    this.explode(has('exploded'));
  }

  explode(isOn) {
    this.figure.querySelectorAll('.layer').forEach(layer => layer.remove());
    this.figure.style.transform = isOn ? 'rotateX(20deg) rotateY(-35deg)' : '';
    this.figure.style.transformStyle = isOn ? 'preserve-3d' : '';
    if (!isOn) return;
    const depth = new Map();
    for (const view of this.views) {
      const level = (depth.get(view.parent) ?? -1) + 1;
      depth.set(view.id, level);
      if (view.hidden || level === 0) continue;
      const layer = make('div', { className: 'layer' });
      const [x, y, width, height] = view.inScene;
      Object.assign(layer.style, { left: x + 'px', top: y + 'px', width: Math.max(0, width) + 'px', height: Math.max(0, height) + 'px', transform: `translateZ(${level * 24}px)` });
      this.figure.append(layer);
    }
  }
}

const tints = { label: 'rgba(220,192,122,.25)', button: 'rgba(123,164,224,.3)', textField: 'rgba(255,255,255,.9)', imageView: 'rgba(132,189,149,.25)', stackView: 'rgba(139,95,192,.06)' };
const levelColors = { error: '#c5221f', warning: '#b06d00', note: '#2f7d4f' };
const latencies = [];
window.plumbline = { latencies, state };

// ── Findings and inspector ─────────────────────────────────────────────────────────────────────────────────────────

function refresh() { showFindings(); showInspector(); for (const each of state.boards) each.drawOverlay(); showPlace(); writeAddress(); }

function showPlace() {
  const scene = board();
  $('place').textContent = !scene ? '' : [state.playground ? 'Playground' : state.document, scene.title].filter(Boolean).join(' ▸ ');
}

function showFindings() {
  const findings = board()?.findings ?? [];
  $('finding-count').textContent = findings.length || '';
  $('findings').replaceChildren(...findings.map((finding, index) => make('li', { 'aria-current': String(index === state.finding) },
    make('button', { type: 'button', onclick: () => openFinding(index) },
      make('span', { className: 'level ' + finding.level }, `${marks[finding.level]} ${finding.kind}`), ' ', finding.message.length > 90 ? finding.message.slice(0, 88) + '…' : finding.message))));
  if (!findings.length && board()) $('findings').append(make('li', { className: 'quiet' }, `${board().views.length} views, nothing to say.`));
}

function openFinding(index) {
  state.finding = index;
  state.view = board().findings[index]?.views[0] ?? null;
  state.constraint = null;
  refresh();
  storyOf(board().findings[index]);
}

function storyOf(finding) {
  if (!finding) return;
  const steps = [finding.message, ...(finding.details ?? []).map(detail => detail.words + (detail.id === finding.broken ? ' — left out, so that the others hold' : '')), 'Way out: ' + finding.fix + (finding.tried ? ' (tried: it helps)' : '')];
  let step = 0;
  const words = make('p', { role: 'status' });
  const go = delta => {
    step = Math.min(Math.max(step + delta, 0), steps.length - 1);
    words.textContent = `${step + 1} of ${steps.length}: ${steps[step]}`;
    state.constraint = finding.details?.[step - 1]?.id ?? null;
    for (const each of state.boards) each.drawOverlay();
  };
  const story = make('section', { className: 'steps', 'aria-label': 'Finding' },
    make('h2', {}, make('span', { className: 'level ' + finding.level }, `${marks[finding.level]} ${finding.kind}`), finding.line ? ` · line ${finding.line}` : ''), words,
    make('button', { type: 'button', onclick: () => go(-1) }, 'Back'), make('button', { type: 'button', onclick: () => go(1) }, 'Next'));
  go(0);
  $('inspector').prepend(story);
}

function select(id) { state.view = id; state.constraint = null; refresh(); }

async function showInspector() {
  const scene = board(), view = scene?.views[scene.byID.get(state.view)];
  const pane = $('inspector');
  if (!view) { pane.replaceChildren(make('p', { className: 'quiet' }, 'Choose a view on the canvas, or walk with the arrow keys.')); return; }
  const [x, y, width, height] = view.frame;
  const list = make('dl', {}, ...[['x', x], ['y', y], ['width', width], ['height', height]].flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, number(value))]),
    make('dt', {}, 'hugging'), make('dd', {}, view.hugging.join(' · ')), make('dt', {}, 'resistance'), make('dd', {}, view.resistance.join(' · ')),
    make('dt', {}, 'id'), make('dd', {}, view.id + (view.line ? `, line ${view.line}` : '')));
  const parent = scene.views[scene.byID.get(view.parent)];
  const box = parent ? make('div', { className: 'box' }, make('small', {}, parent.name ?? parent.class),
    `${number(y)}`, make('div', {}, `${number(x)}  [ ${number(width)} × ${number(height)} ]  ${number(parent.frame[2] - x - width)}`), `${number(parent.frame[3] - y - height)}`) : null;
  const holder = make('div', {});
  pane.replaceChildren(make('h2', {}, 'Selected'), make('p', {}, make('strong', {}, view.name ?? view.class), ` ${view.class}`), list, box ?? '', holder);
  const mine = view.id;
  try {
    const affecting = await ask(`/api/constraints?scene=${scene.number}&view=${encodeURIComponent(view.id)}`);
    if (state.view !== mine) return;
    const byID = new Map(scene.constraints.map(constraint => [constraint.id, constraint]));
    for (const [axis, sign] of [['horizontal', '↔'], ['vertical', '↕']]) {
      holder.append(make('h2', {}, `${sign} ${axis}`));
      const own = affecting[axis].map(entry => byID.get(entry.id) ?? entry);
      own.sort((a, b) => (b.views?.includes(mine) ?? 0) - (a.views?.includes(mine) ?? 0));
      for (const constraint of own.slice(0, 30)) holder.append(constraintRow(constraint));
      if (own.length > 30) holder.append(make('p', { className: 'quiet' }, `and ${own.length - 30} more, through other views`));
      if (!own.length) holder.append(make('p', { className: 'quiet' }, 'none: its frame or its superview decides'));
    }
  } catch (error) { holder.append(make('p', { className: 'quiet' }, error.message)); }
}

function constraintRow(constraint) {
  if (!constraint.words) return make('div', { className: 'constraint' }, make('code', {}, constraint.notation));
  const change = (edit, all = true) => { for (const each of all ? state.boards : [board()]) each.pump({ constraint: constraint.id, ...edit }); };
  const light = id => { state.constraint = id; for (const each of state.boards) each.drawOverlay(); };
  return make('div', { className: 'constraint', onpointerenter: () => light(constraint.id), onpointerleave: () => light(null) },
    make('p', {}, constraint.words + (constraint.line ? ` (line ${constraint.line})` : '')),
    make('label', {}, 'constant ', make('input', { type: 'number', value: constraint.constant, step: 1, onchange: event => change({ constant: Number(event.target.value) }) })), ' ',
    make('label', {}, 'priority ', make('input', { type: 'number', min: 1, max: 1000, value: constraint.priority, onchange: event => change({ priority: Number(event.target.value) }) })), ' ',
    make('label', {}, make('input', { type: 'checkbox', checked: constraint.active, onchange: event => change({ isActive: event.target.checked }) }), ' active'),
    make('code', {}, constraint.notation));
}

// ── Playground ─────────────────────────────────────────────────────────────────────────────────────────────────────

const sample = `size: [320, 200]
views:
  title: {intrinsic: [120, 20.5]}
  field: {intrinsic: [97, 34]}
constraints:
  - "H:|-16-[title]-8-[field]-16-|"
  - "V:|-24-[field]"
  - "title.firstBaseline == field.firstBaseline"
`;

function setPlayground(isOn) {
  state.playground = isOn;
  $('playground-button').setAttribute('aria-pressed', String(isOn));
  $('editor').hidden = !isOn; $('choices').hidden = isOn;
  if (isOn && !$('text').value) $('text').value = sample;
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

function step(select, delta) {
  const options = [...select.options];
  select.selectedIndex = (select.selectedIndex + delta + options.length) % options.length;
  reload();
}

document.addEventListener('keydown', event => {
  if (event.target.matches('input, textarea, select') || event.ctrlKey || event.metaKey || event.altKey || $('keys').open) {
    if (event.key === 'Escape' && event.target.matches('input, textarea')) event.target.blur();
    return;
  }
  const layers = { o: 'outlines', n: 'names', c: 'constraints', g: 'guides', m: 'margins', s: 'stored', f: 'findings', e: 'exploded' };
  if (event.key === '/') { event.preventDefault(); $('search').focus(); }
  else if (event.key === '?') $('keys').showModal();
  else if (event.key === 'j' || event.key === 'k') {
    const count = board()?.findings.length ?? 0;
    if (count) openFinding((state.finding + (event.key === 'j' ? 1 : -1) + count) % count);
  } else if (event.key === '[' || event.key === ']') step($('device'), event.key === ']' ? 1 : -1);
  else if (event.key === '{' || event.key === '}') { const scene = board(); if (scene) scene.resize([Math.max(0, scene.size[0] + (event.key === '}' ? 10 : -10)), scene.size[1]], true); }
  else if (event.key.startsWith('Arrow') && !event.target.closest('#tree, .grip')) { event.preventDefault(); walk(event.key); }
  else if (event.key === 'Escape') { const parent = board()?.views[board().byID.get(state.view)]?.parent; select(parent ?? null); }
  else if (layers[event.key]) { const box = $('layers').querySelector(`[value="${layers[event.key]}"]`); box.checked = !box.checked; for (const each of state.boards) each.drawOverlay(); }
});

// ── Beginning ──────────────────────────────────────────────────────────────────────────────────────────────────────

async function follow() {
  for (let last = 0; ;) {
    try {
      const { number, documents } = await ask('/api/changes?since=' + last);
      last = number;
      if (!documents.length) continue;
      state.documents = (await ask('/api/documents')).documents;
      for (const name of documents) if (state.documents.includes(name)) await loadSummary(name); else state.summaries.delete(name);
      showTree();
      if (documents.includes(state.document)) await reload();
    } catch { await new Promise(resolve => setTimeout(resolve, 2000)); }
  }
}

async function begin() {
  for (const id of ['device', 'orientation', 'direction', 'language']) $(id).addEventListener('change', reload);
  $('choices').addEventListener('submit', event => event.preventDefault());
  $('search').addEventListener('input', showTree);
  $('layers').addEventListener('change', () => { for (const each of state.boards) each.drawOverlay(); });
  $('compare').addEventListener('click', () => { state.compare = !state.compare; $('compare').setAttribute('aria-pressed', String(state.compare)); reload(); });
  $('keys-button').addEventListener('click', () => $('keys').showModal());
  $('playground-button').addEventListener('click', () => { setPlayground(!state.playground); state.scene = null; reload(); });
  let typing;
  $('text').addEventListener('input', () => { clearTimeout(typing); typing = setTimeout(reload, 80); });
  $('link').addEventListener('click', async () => { writeAddress(); await navigator.clipboard?.writeText(location.href); });
  const address = readAddress();
  const devices = ask('/api/devices').then(devices => {
    state.devices = devices;
    $('device').append(...devices.map(device => make('option', { value: device.id }, device.name)));
  });
  if (address.text !== undefined) { $('text').value = address.text; setPlayground(true); }
  state.view = address.view ?? null;
  if (address.device) await devices;
  for (const id of ['device', 'orientation', 'direction', 'language']) if (address[id]) $(id).value = address[id];
  const documents = ask('/api/documents');
  if (state.playground) await reload();
  state.documents = (await documents).documents;
  if (!state.playground) {
    const first = address.document && state.documents.includes(address.document) ? address.document : state.documents[0];
    if (first) { state.document = first; state.scene = address.scene ?? null; await reload(); } else say('No documents below the folders that are served. Try the playground.');
  }
  await loadDocuments();
  follow();
}

begin().catch(error => say(error.message));
