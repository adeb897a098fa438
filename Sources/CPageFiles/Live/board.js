// A board: one live scene, its picture, what lies above it, and how both follow a drag. All layout is the server's.
'use strict';

const SVG = 'http://www.w3.org/2000/svg';
function draw(tag, attributes, title) {
  const element = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(key, value);
  if (title) { const child = document.createElementNS(SVG, 'title'); child.textContent = title; element.append(child); }
  return element;
}

const number = value => String(Math.round(value * 1000) / 1000);

// ── The open connection of drags ───────────────────────────────────────────────────────────────────────────────────

const channel = {
  socket: null, turn: 0, waiting: new Map(),

  open() {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return this.opening;
    const socket = this.socket = new WebSocket(`ws://${location.host}/api/drag`);
    socket.binaryType = 'arraybuffer';
    socket.onmessage = ({ data }) => {
      if (typeof data === 'string') { for (const { reject } of this.waiting.values()) reject(new Error(data)); this.waiting.clear(); return; }
      const values = new Float32Array(data), waiting = this.waiting.get(values[0]);
      this.waiting.delete(values[0]);
      waiting?.resolve(values);
    };
    this.opening = new Promise((resolve, reject) => {
      socket.onopen = () => { socket.wasOpen = true; resolve(); };
      socket.onclose = () => {
        this.failures = socket.wasOpen ? 0 : (this.failures ?? 0) + 1;
        reject(new Error('The server does not answer. Is it still running?'));
        for (const { reject } of this.waiting.values()) reject(new Error('The server does not answer. Is it still running?'));
        this.waiting.clear();
      };
    });
    this.opening.catch(() => {});
    return this.opening;
  },

  /** Turn, scene, width and height of the root; then index, x, y, width, height of each view that moved. */
  async move(scene, size) {
    if (this.socket?.readyState !== WebSocket.OPEN) await this.open();
    const turn = this.turn = (this.turn + 1) % 1000000;
    return new Promise((resolve, reject) => {
      this.waiting.set(turn, { resolve, reject });
      this.socket.send(JSON.stringify({ turn, scene, size }));
    });
  },
};

// ── A picture that moves ───────────────────────────────────────────────────────────────────────────────────────────

/** So many views' pictures are moved piece by piece; larger scenes are drawn as boxes while they move. */
const pieceLimit = 1500;

/** The pieces of a picture by the view that they belong to, and how each follows that view's size. */
class MovingPicture {
  constructor(svg, views, size) {
    this.svg = svg;
    this.base = views.map(view => view.inScene);
    this.size = [...size];
    const byID = new Map(views.map((view, index) => [view.id, index]));
    this.groups = new Map();
    for (const group of svg.querySelectorAll('[data-view]')) {
      const index = byID.get(group.dataset.view);
      if (index === undefined) continue;
      const outer = group.parentElement.closest('[data-view]');
      this.groups.set(index, { group, outer: outer ? byID.get(outer.dataset.view) : -1, x: 0, y: 0, width: 0, height: 0, shapes: null });
    }
  }

  /** What is drawn of a view itself, with the side that it keeps to on each axis. */
  shapes(root, box) {
    const shapes = [];
    const visit = parent => {
      for (const child of parent.children) {
        if (child.dataset.view !== undefined || child.tagName === 'title') continue;
        if (child.tagName === 'g' || child.tagName === 'clipPath') visit(child);
        else shapes.push(new MovingShape(child, box));
      }
    };
    visit(root);
    return shapes;
  }

  follow(views, size) {
    const [growth, rise] = [size[0] - this.size[0], size[1] - this.size[1]];
    this.svg.setAttribute('width', size[0]); this.svg.setAttribute('height', size[1]);
    this.svg.setAttribute('viewBox', `0 0 ${size[0]} ${size[1]}`);
    this.surroundings ??= this.shapes(this.svg, [0, 0, ...this.size]);
    for (const shape of this.surroundings) shape.follow(growth, rise);
    for (const [index, entry] of this.groups) {
      const now = views[index].inScene, base = this.base[index];
      let x = now[0] - base[0], y = now[1] - base[1];
      if (entry.outer >= 0) { x -= views[entry.outer].inScene[0] - this.base[entry.outer][0]; y -= views[entry.outer].inScene[1] - this.base[entry.outer][1]; }
      if (x !== entry.x || y !== entry.y) {
        entry.x = x; entry.y = y;
        entry.group.setAttribute('transform', `translate(${x} ${y})`);
      }
      const width = now[2] - base[2], height = now[3] - base[3];
      if (width !== entry.width || height !== entry.height) {
        entry.width = width; entry.height = height;
        entry.shapes ??= this.shapes(entry.group, base);
        for (const shape of entry.shapes) shape.follow(width, height);
      }
    }
  }
}

/** A rectangle, text or path within a view: as wide as the view, in its middle, or nearer to one of its sides. */
class MovingShape {
  constructor(element, [left, top, width, height]) {
    this.element = element;
    const value = name => Number(element.getAttribute(name) ?? 0);
    const isText = element.tagName === 'text', isRect = element.tagName === 'rect' || element.tagName === 'image';
    this.isLine = element.tagName === 'line' && value('x1') <= value('x2') && value('y1') <= value('y2');
    const size = value('font-size') || 12;
    const box = this.isLine ? { x: value('x1'), y: value('y1'), width: value('x2') - value('x1'), height: value('y2') - value('y1') } : isRect ? { x: value('x'), y: value('y'), width: value('width'), height: value('height') }
      : isText ? { x: value('x') - ({ middle: 0.5, end: 1 }[element.getAttribute('text-anchor')] ?? 0) * value('data-width'), y: value('y') - 0.8 * size, width: value('data-width') || size / 2, height: size }
      : element.getBBox();
    this.x = MovingShape.side(box.x - left, box.width, width, isRect || this.isLine);
    this.y = MovingShape.side(box.y - top, box.height, height, isRect || this.isLine);
    this.box = box;
    this.transform = element.getAttribute('transform') ?? '';
  }

  /** How much of a view's growth a shape moves by, and how much it grows by. */
  static side(before, length, whole, grows) {
    const after = whole - before - length;
    if (grows && length > whole / 2) return { moves: 0, grows: 1 };
    if (Math.abs(before - after) <= 2) return { moves: 0.5, grows: 0 };
    return { moves: after < before ? 1 : 0, grows: 0 };
  }

  follow(width, height) {
    const [x, y] = [this.x.moves * width, this.y.moves * height];
    if (x !== (this.atX ?? 0) || y !== (this.atY ?? 0)) {
      this.atX = x; this.atY = y;
      this.element.setAttribute('transform', `translate(${x} ${y}) ${this.transform}`);
    }
    if (this.x.grows) this.element.setAttribute(this.isLine ? 'x2' : 'width', Math.max(0, this.box.width + width + (this.isLine ? this.box.x : 0)));
    if (this.y.grows) this.element.setAttribute(this.isLine ? 'y2' : 'height', Math.max(0, this.box.height + height + (this.isLine ? this.box.y : 0)));
  }
}

// ── The board ──────────────────────────────────────────────────────────────────────────────────────────────────────

const tints = { label: 'rgba(220,192,122,.25)', button: 'rgba(123,164,224,.3)', textField: 'rgba(255,255,255,.9)', imageView: 'rgba(132,189,149,.25)', stackView: 'rgba(139,95,192,.06)' };
const levelColors = { error: '#c5221f', warning: '#b06d00', note: '#2f7d4f' };
/** Of drags, in milliseconds: from the pointer's event to the frames on the page, and of that on the server's side. */
const latencies = [];

class Board {
  constructor(scene) {
    this.overlay = draw('svg', { class: 'overlay', 'aria-hidden': 'true' });
    this.canvas = make('canvas', { hidden: true });
    this.canvas.setAttribute('aria-hidden', 'true');
    this.caption = make('figcaption', {});
    this.picture = make('div', { role: 'img' });
    this.figure = make('figure', { className: 'board' }, this.picture, this.canvas, this.overlay, this.caption,
      this.grip('width', 'Width', 1, 0), this.grip('height', 'Height', 0, 1), this.grip('both', 'Width and height', 1, 1));
    this.figure.addEventListener('pointermove', event => { if (!this.dragging) this.hover(this.viewAt(event)); });
    this.figure.addEventListener('pointerleave', () => this.hover(null));
    this.figure.addEventListener('click', event => { if (!event.target.closest('.grip')) select(this.viewAt(event)); });
    this.figure.addEventListener('dblclick', event => { if (!event.target.closest('.grip')) select(this.viewAt(event, true)); });
    this.findings = []; this.constraints = []; this.guides = [];
    this.show(scene);
  }

  grip(kind, name, horizontal, vertical) {
    const grip = make('button', { type: 'button', className: 'grip ' + kind, 'aria-label': name + ' of the screen: drag, or use the arrow keys' });
    grip.addEventListener('pointerdown', event => this.beginDrag(event, grip, horizontal, vertical));
    grip.addEventListener('keydown', event => {
      const step = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
      if (!step) return;
      event.preventDefault(); event.stopPropagation();
      this.resize([Math.max(0, this.size[0] + step[0] * horizontal * 10), Math.max(0, this.size[1] + step[1] * vertical * 10)], true);
    });
    return grip;
  }

  /** Takes everything that is new of the scene; what is wrong with it follows later. */
  show(scene) {
    Object.assign(this, scene);
    this.isJudged = false;
    this.byID = new Map(this.views.map((view, index) => [view.id, index]));
    const picture = new DOMParser().parseFromString(scene.svg, 'image/svg+xml').documentElement;
    this.svg = document.adoptNode(picture);
    this.moving = null;
    this.picture.replaceChildren(this.svg);
    this.picture.setAttribute('aria-label', `${scene.title}, ${number(scene.size[0])} by ${number(scene.size[1])} points`);
    this.canvas.hidden = true; this.picture.hidden = false;
    this.place();
    this.drawOverlay();
    this.judge();
  }

  /** Asks for what takes longer than the picture, constraints and then findings, as long as the scene stays as it is. */
  judge() {
    clearTimeout(this.judging);
    this.settled?.();
    this.detailed = new Promise(resolve => { this.settled = resolve; });
    const [edits, settled] = [this.edits, this.settled];
    const isOld = answer => answer.edits !== edits || this.edits !== edits;
    this.judging = setTimeout(async () => {
      try {
        const details = await ask('/api/details?scene=' + this.number);
        if (isOld(details)) return;
        this.constraints = details.constraints; this.guides = details.guides;
        details.margins.forEach((margins, index) => { this.views[index].margins = margins; });
        // What the document says, to be told from what was changed in the page.
        this.written ??= new Map(this.constraints.map(constraint => [constraint.id, constraint]));
        settled();
        this.drawOverlay();
        const found = await ask('/api/findings?scene=' + this.number);
        if (isOld(found)) return;
        this.findings = found.findings;
        found.stored.forEach((stored, index) => { this.views[index].stored = stored; });
        this.isJudged = true;
        if (state.reopened && this === board()) { state.finding = this.findings.findIndex(finding => finding.id === state.reopened); state.reopened = null; }
        this.drawOverlay();
        if (this === board()) showFindings();
      } catch (error) { say(error.message); } finally { settled(); }
    }, this.views.length > pieceLimit ? 300 : 0);
  }

  place() {
    const [width, height] = this.size;
    this.figure.style.width = width + 'px'; this.figure.style.height = height + 'px';
    this.overlay.setAttribute('width', width); this.overlay.setAttribute('height', height);
    this.caption.textContent = `${this.device ?? 'canvas'} · ${number(width)} × ${number(height)}${this.direction === 'rtl' ? ' · right to left' : ''}`;
    if (this === board()) $('size').textContent = `${number(width)} × ${number(height)}`;
  }

  /** The innermost view below the pointer; with `within`, the next one inside of what is selected. */
  viewAt(event, within = false) {
    const box = this.figure.getBoundingClientRect();
    const scale = box.width / this.size[0] || 1;
    const [x, y] = [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale];
    for (let index = this.views.length - 1; index > 0; index--) {
      const view = this.views[index], [left, top, width, height] = view.inScene;
      if (!view.hidden && x >= left && y >= top && x < left + width && y < top + height && (!within || view.parent === state.view)) return view.id;
    }
    return within ? state.view : this.views[0]?.id ?? null;
  }

  // A drag: the newest size is asked for as soon as the last answer is drawn, so that answers never queue.
  beginDrag(event, grip, horizontal, vertical) {
    event.preventDefault();
    grip.focus();
    grip.setPointerCapture(event.pointerId);
    channel.open().catch(() => {});
    const start = { x: event.clientX, y: event.clientY, size: [...this.size], scale: this.figure.getBoundingClientRect().width / this.size[0] || 1 };
    this.dragging = true;
    const move = event => {
      this.began = event.timeStamp;
      this.resize([Math.max(0, start.size[0] + (event.clientX - start.x) / start.scale * horizontal), Math.max(0, start.size[1] + (event.clientY - start.y) / start.scale * vertical)], false);
    };
    const end = () => { this.dragging = false; grip.removeEventListener('pointermove', move); this.resize(this.wanted ?? this.size, true); };
    grip.addEventListener('pointermove', move);
    grip.addEventListener('pointerup', end, { once: true });
    grip.addEventListener('pointercancel', end, { once: true });
  }

  resize(size, rests) { this.wanted = size; this.wantsRest ||= rests; return this.pump({}); }

  /** Changes the scene; several changes that wait for the same answer go together. */
  async pump(edit) {
    if (this.isAsking) { this.next = { ...this.next, ...edit }; return; }
    this.isAsking = true;
    try {
      const size = this.wanted, rests = this.wantsRest || edit.constraint !== undefined;
      this.wanted = null; this.wantsRest = false;
      // Where no such connection can be opened, each step of a drag is a change like any other.
      if (rests || channel.failures > 1) {
        const answer = await ask('/api/edit?scene=' + this.number, { ...edit, ...(size ? { size } : {}) });
        this.show(answer); refresh();
      } else {
        const began = this.began ?? performance.now(), asked = performance.now();
        this.move(await channel.move(this.number, size));
        latencies.push({ all: performance.now() - began, own: performance.now() - asked, answer: this.answered - asked, drawing: performance.now() - this.answered });
      }
      say('');
    } catch (error) { say(error.message); }
    this.isAsking = false;
    if (this.wanted || this.wantsRest || this.next) { const next = this.next ?? {}; this.next = null; await this.pump(next); }
  }

  /** While something moves: the picture's own pieces follow, or boxes where these are too many. */
  move(values) {
    this.answered = performance.now();
    const inPieces = this.views.length <= pieceLimit;
    if (inPieces) this.moving ??= new MovingPicture(this.svg, this.views, this.size);
    this.size = [values[2], values[3]];
    for (let place = 4; place + 4 < values.length; place += 5) {
      this.views[values[place]].inScene = [values[place + 1], values[place + 2], values[place + 3], values[place + 4]];
    }
    this.place();
    if (inPieces) this.moving.follow(this.views, this.size); else this.drawBoxes();
    this.drawOverlay(true);
  }

  drawBoxes() {
    const ratio = devicePixelRatio || 1, [width, height] = this.size;
    this.canvas.hidden = false; this.picture.hidden = true;
    this.canvas.width = Math.max(1, width * ratio); this.canvas.height = Math.max(1, height * ratio);
    this.canvas.style.width = width + 'px'; this.canvas.style.height = height + 'px';
    const pen = this.canvas.getContext('2d');
    pen.scale(ratio, ratio);
    pen.lineWidth = 0.75; pen.strokeStyle = 'rgba(90,110,140,.6)';
    const boxes = new Map(), edges = new Path2D();
    for (let index = 1; index < this.views.length; index++) {
      const view = this.views[index], [x, y, w, h] = view.inScene;
      if (view.hidden || x > width || y > height || x + w < 0 || y + h < 0) continue;
      const tint = tints[view.kind];
      if (tint) { if (!boxes.has(tint)) boxes.set(tint, new Path2D()); boxes.get(tint).rect(x, y, w, h); }
      edges.rect(x, y, w, h);
    }
    for (const [tint, path] of boxes) { pen.fillStyle = tint; pen.fill(path); }
    pen.stroke(edges);
  }

  hover(id) { if (this.hovered === id) return; this.hovered = id; this.drawOverlay(); }

  /** What lies above the picture; while something moves, only what follows from frames. */
  drawOverlay(moves = false) {
    const parts = [], has = layer => layers.has(layer);
    const rect = (frame, color, extra = {}, title) => draw('rect', { x: frame[0], y: frame[1], width: Math.max(0, frame[2]), height: Math.max(0, frame[3]), fill: 'none', stroke: color, 'stroke-width': 1, ...extra }, title);
    const text = (x, y, content, color, size = 9) => { const element = draw('text', { x, y, fill: color, 'font-size': size }); element.textContent = content; return element; };
    if (has('outlines') && (!moves || this.views.length <= pieceLimit)) {
      let path = '';
      for (const view of this.views) if (!view.hidden) { const [x, y, w, h] = view.inScene; path += `M${x} ${y}h${w}v${h}h${-w}z`; }
      parts.push(draw('path', { d: path, fill: 'none', stroke: '#8fa1b8', 'stroke-width': 0.5 }));
    }
    if (!moves) {
      if (has('guides')) for (const guide of this.guides) parts.push(rect(guide.frame, '#0a8f8f', { 'stroke-dasharray': '3 2' }, guide.name));
      if (has('margins')) for (const view of this.views) if (view.margins) parts.push(rect(view.margins, '#b35cc8', { 'stroke-dasharray': '1 2', 'stroke-width': 0.5 }));
      if (has('stored')) for (const view of this.views) if (view.stored) parts.push(rect(view.stored, '#c77700', { 'stroke-dasharray': '4 2' }));
    }
    if (has('names') && (!moves || this.views.length <= 400)) for (const view of this.views) if (!view.hidden && view.inScene[3] > 10) parts.push(text(view.inScene[0] + 2, view.inScene[1] + 8, view.name ?? view.class, '#46536a', 8));
    if (has('findings')) for (const finding of this.findings) for (const id of finding.views) {
      const view = this.views[this.byID.get(id)];
      if (view) parts.push(rect(view.inScene, levelColors[finding.level], { 'stroke-width': 1.5, 'stroke-dasharray': finding.kind === 'ambiguous' ? '5 3' : null }));
    }
    if (!moves) this.drawConstraints(parts, text);
    for (const [id, color, width] of [[this.hovered, '#1b5fc1', 1], [state.view, '#1b5fc1', 2]]) {
      const view = this.views[this.byID.get(id)];
      if (view) parts.push(rect(view.inScene, color, { 'stroke-width': width, fill: view.parent ? 'rgba(27,95,193,.08)' : 'none' }));
    }
    if (!moves) this.drawWitnesses(parts, rect);
    this.overlay.replaceChildren(...parts);
    if (!moves || has('exploded')) this.explode(has('exploded'));
  }

  drawConstraints(parts, text) {
    const broken = new Set(this.findings.map(finding => finding.broken).filter(Boolean));
    const lit = new Set([this.hovered, state.view].filter(Boolean));
    if (!layers.has('constraints') && !lit.size && !state.constraint) return;
    for (const constraint of this.constraints) {
      const isLit = state.constraint === constraint.id || (lit.size && constraint.views.some(id => lit.has(id)));
      if (!constraint.ends || !(layers.has('constraints') || isLit)) continue;
      const color = broken.has(constraint.id) ? levelColors.error : constraint.priority < 1000 ? '#9a6b00' : '#1b5fc1';
      const [x1, y1, x2, y2] = constraint.ends;
      parts.push(draw('line', { x1, y1, x2, y2, stroke: color, 'stroke-width': state.constraint === constraint.id ? 3 : 1, 'stroke-dasharray': constraint.priority < 1000 ? '3 2' : null }));
      if (constraint.constant) parts.push(text((x1 + x2) / 2 + 2, (y1 + y2) / 2 - 2, number(constraint.constant), color));
    }
  }

  /** What an ambiguity leaves open, as motion between two frames that are equally right. */
  drawWitnesses(parts, rect) {
    const finding = this === board() ? this.findings[state.finding] : null;
    if (finding?.witness?.length !== 2) return;
    const view = this.views[this.byID.get(finding.views[0])], parent = this.views[this.byID.get(view?.parent)];
    const origin = parent ? [parent.inScene[0], parent.inScene[1]] : [0, 0];
    const [one, other] = finding.witness.map(frame => [frame[0] + origin[0], frame[1] + origin[1], Math.max(0, frame[2]), Math.max(0, frame[3])]);
    for (const frame of [one, other]) parts.push(rect(frame, '#9a6b00', { 'stroke-dasharray': '5 3' }));
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const ghost = rect(one, '#9a6b00', { fill: 'rgba(154,107,0,.25)' });
    ['x', 'y', 'width', 'height'].forEach((name, place) => ghost.append(draw('animate', { attributeName: name, values: `${one[place]};${other[place]};${one[place]}`, dur: '2s', repeatCount: 'indefinite' })));
    parts.push(ghost);
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
