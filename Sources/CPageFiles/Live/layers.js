// What lies above a board's picture: outlines, names, constraints, distances, findings; and the views apart, in depth.
'use strict';

const levelColors = { error: '#c5221f', warning: '#b06d00', note: '#2f7d4f' };
const accent = '#1b5fc1', distanceColor = '#b0306a';
const layers = new Set();

/** Texts that do not lie on each other: each takes the first free place beside its point, or none. */
class Labels {
  constructor(parts) { this.parts = parts; this.cells = new Map(); }

  put(x, y, content, color, points, isNeeded = false) {
    // What is shown smaller than it is has texts that can be read all the same.
    const size = points / Math.min(1, lens.zoom);
    const width = content.length * size * 0.58, height = size * 1.15;
    const places = [[x, y], [x, y - height], [x, y + height], [x - width - 6, y], [x, y - 2 * height], [x, y + 2 * height]];
    const free = places.find(([left, base]) => this.isFree(left, base - size, width, height));
    if (!free && !isNeeded) return;
    const [left, base] = free ?? places[0];
    this.take(left, base - size, width, height);
    const element = draw('text', { x: left, y: base, fill: color, 'font-size': size });
    element.textContent = content;
    this.parts.push(element);
  }

  *near(x, y, width, height) {
    for (let column = Math.floor(x / 64); column <= Math.floor((x + width) / 64); column++) for (let row = Math.floor(y / 64); row <= Math.floor((y + height) / 64); row++) yield column + ':' + row;
  }

  isFree(x, y, width, height) {
    for (const cell of this.near(x, y, width, height)) for (const [left, top, wide, high] of this.cells.get(cell) ?? []) if (x < left + wide && left < x + width && y < top + high && top < y + height) return false;
    return true;
  }

  take(x, y, width, height) { for (const cell of this.near(x, y, width, height)) { if (!this.cells.has(cell)) this.cells.set(cell, []); this.cells.get(cell).push([x, y, width, height]); } }
}

const box = (frame, color, extra = {}, title) => draw('rect', { x: frame[0], y: frame[1], width: Math.max(0, frame[2]), height: Math.max(0, frame[3]), fill: 'none', stroke: color, 'stroke-width': 1, ...extra }, title);

Object.assign(Board.prototype, {
  /** What lies above the picture; while something moves, only what follows from frames. */
  drawOverlay(moves = false) {
    const parts = [], labels = new Labels(parts), has = layer => layers.has(layer), isSeen = view => !view.hidden && !state.concealed.has(view.id);
    if (has('outlines') && (!moves || this.views.length <= pieceLimit)) {
      let path = '';
      for (const view of this.views) if (isSeen(view)) { const [x, y, w, h] = view.inScene; path += `M${x} ${y}h${w}v${h}h${-w}z`; }
      parts.push(draw('path', { d: path, fill: 'none', stroke: '#8fa1b8', 'stroke-width': 0.5 }));
    }
    if (!moves) {
      if (has('guides')) for (const guide of this.guides) { parts.push(box(guide.frame, '#0a8f8f', { 'stroke-dasharray': '3 2' }, guide.name)); labels.put(guide.frame[0] + 2, guide.frame[1] + 9, guide.name, '#0a6f6f', 8); }
      if (has('margins')) for (const view of this.views) if (view.margins) parts.push(box(view.margins, '#b35cc8', { 'stroke-dasharray': '1 2', 'stroke-width': 0.5 }));
      if (has('stored')) for (const view of this.views) if (view.stored) parts.push(box(view.stored, '#c77700', { 'stroke-dasharray': '4 2' }));
    }
    if (has('findings')) for (const finding of this.findings) for (const id of finding.views) {
      const view = this.views[this.byID.get(id)];
      if (view) parts.push(box(view.inScene, levelColors[finding.level], { 'stroke-width': 1.5, 'stroke-dasharray': finding.kind === 'ambiguous' ? '5 3' : null }));
    }
    if (!moves) this.drawConstraints(parts, labels);
    if (has('names') && (!moves || this.views.length <= 400)) for (const view of this.views) if (isSeen(view) && view.inScene[3] > 10) labels.put(view.inScene[0] + 2, view.inScene[1] + 8, view.name ?? view.class, '#46536a', 8);
    for (const [id, color, width] of [[state.hovered, accent, 1], [state.view, accent, 2]]) {
      const view = this.views[this.byID.get(id)];
      if (view) parts.push(box(view.inScene, color, { 'stroke-width': width, class: id === state.view ? 'selected' : 'hovered', fill: view.parent ? 'rgba(27,95,193,.08)' : 'none' }));
    }
    if (!moves) { this.drawWitnesses(parts); this.drawDistances(parts); }
    this.overlay.replaceChildren(...parts);
    if (!moves || has('exploded')) this.explode(has('exploded'));
  },

  drawConstraints(parts, labels) {
    const broken = new Set(this.findings.map(finding => finding.broken).filter(Boolean));
    const lit = new Set([state.hovered, state.view].filter(Boolean));
    if (!layers.has('constraints') && !lit.size && !state.constraint) return;
    for (const constraint of this.constraints) {
      const isLit = state.constraint === constraint.id || (lit.size && constraint.views.some(id => lit.has(id)));
      if (!constraint.ends || !(layers.has('constraints') || isLit)) continue;
      const color = broken.has(constraint.id) ? levelColors.error : constraint.priority < 1000 ? '#9a6b00' : accent;
      const [x1, y1, x2, y2] = constraint.ends;
      parts.push(draw('line', { x1, y1, x2, y2, stroke: color, 'stroke-width': state.constraint === constraint.id ? 3 : 1, 'stroke-dasharray': constraint.priority < 1000 ? '3 2' : null }));
      const sign = { '<=': '≤', '>=': '≥' }[constraint.relation] ?? '';
      if (constraint.constant) labels.put((x1 + x2) / 2 + 2, (y1 + y2) / 2 - 2, sign + number(constraint.constant), color, 9, state.constraint === constraint.id);
    }
  },

  /** What an ambiguity leaves open, as motion between two frames that are equally right. */
  drawWitnesses(parts) {
    const finding = this === board() ? this.findings[state.finding] : null;
    if (finding?.witness?.length !== 2) return;
    const view = this.views[this.byID.get(finding.views[0])], parent = this.views[this.byID.get(view?.parent)];
    const origin = parent ? [parent.inScene[0], parent.inScene[1]] : [0, 0];
    const [one, other] = finding.witness.map(frame => [frame[0] + origin[0], frame[1] + origin[1], Math.max(0, frame[2]), Math.max(0, frame[3])]);
    for (const frame of [one, other]) parts.push(box(frame, '#9a6b00', { 'stroke-dasharray': '5 3' }));
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const ghost = box(one, '#9a6b00', { fill: 'rgba(154,107,0,.25)' });
    ['x', 'y', 'width', 'height'].forEach((name, place) => ghost.append(draw('animate', { attributeName: name, values: `${one[place]};${other[place]};${one[place]}`, dur: '2s', repeatCount: 'indefinite' })));
    parts.push(ghost);
  },

  /** From the selected view to the one under the pointer: to the sides of what is around, or over the gap between. */
  drawDistances(parts) {
    const one = this.views[this.byID.get(state.view)], other = this.views[this.byID.get(state.hovered)] ?? this.views[this.byID.get(one?.parent)];
    if (!state.measures || !one || !other || one === other) return;
    const labels = new Labels(parts);
    const spans = distances(one.inScene, other.inScene);
    parts.push(box(other.inScene, distanceColor, { 'stroke-dasharray': '4 3' }));
    for (const [x1, y1, x2, y2] of spans) {
      parts.push(draw('line', { x1, y1, x2, y2, stroke: distanceColor, 'stroke-width': 1.5, class: 'distance' }));
      labels.put((x1 + x2) / 2 + 3, (y1 + y2) / 2 - 3, number(Math.abs(x2 - x1) + Math.abs(y2 - y1)), distanceColor, 11, true);
    }
  },

  // ── In depth ──

  /** The views apart, each with what is drawn of it alone. */
  explode(isOn) {
    $('depth').hidden = !isOn;
    this.picture.style.visibility = isOn ? 'hidden' : '';
    this.overlay.style.visibility = isOn ? 'hidden' : '';
    if (!isOn) { this.figure.querySelectorAll('.layer').forEach(layer => layer.remove()); this.exploded = null; this.figure.style.transform = this.figure.style.transformStyle = ''; return; }
    if (!this.exploded) {
      this.figure.querySelectorAll('.layer').forEach(layer => layer.remove());
      const depth = new Map();
      this.exploded = [];
      for (const view of this.views) {
        const level = (depth.get(view.parent) ?? -1) + 1;
        depth.set(view.id, level);
        if (view.hidden) continue;
        const [x, y, width, height] = view.inScene.map((value, place) => place < 2 ? value : Math.max(0, value));
        const layer = make('div', { className: 'layer', onclick: event => { event.stopPropagation(); if (!lens.wasPanned) select(view.id); } });
        Object.assign(layer.style, { left: x + 'px', top: y + 'px', width: width + 'px', height: height + 'px' });
        const group = this.groups.get(view.id);
        if (group && width && height) {
          const picture = draw('svg', { viewBox: `${x} ${y} ${width} ${height}`, width, height, 'font-family': this.svg.getAttribute('font-family') });
          picture.append(ownPart(group));
          layer.append(picture);
        }
        this.exploded.push({ layer, level, id: view.id });
        this.figure.append(layer);
      }
      this.depth = Math.max(...depth.values());
      if (this === board()) for (const id of ['depth-from', 'depth-to']) { $(id).max = this.depth; if (!state.depth) $(id).value = id === 'depth-to' ? this.depth : 0; }
    }
    const [from, to] = state.depth ?? [0, Infinity];
    for (const { layer, level, id } of this.exploded) {
      layer.hidden = level < from || level > to || state.concealed.has(id);
      layer.style.transform = `translateZ(${(level - this.depth / 2) * 28}px)`;
      layer.classList.toggle('chosen', id === state.view);
      layer.classList.toggle('under', id === state.hovered);
    }
    this.figure.style.transform = `rotateX(${state.turned[0]}deg) rotateY(${state.turned[1]}deg)`;
    this.figure.style.transformStyle = 'preserve-3d';
  },
});

/** A view's own shapes, without those of its subviews. */
function ownPart(node) {
  const copy = node.cloneNode(false);
  copy.style?.removeProperty('display');
  for (const child of node.childNodes) if (!child.dataset || child.dataset.view === undefined) copy.append(ownPart(child));
  return copy;
}

function turn(x, y) {
  state.turned = [Math.max(-90, Math.min(90, state.turned[0] - y * 0.4)), state.turned[1] + x * 0.4];
  for (const each of state.boards) each.explode(true);
}

function readDepth() {
  const [from, to] = [Number($('depth-from').value), Number($('depth-to').value)];
  state.depth = from <= 0 && to >= Number($('depth-to').max) ? null : [Math.min(from, to), Math.max(from, to)];
  for (const each of state.boards) each.explode(true);
}

/** Lines from one frame to another: where one lies in the other, to its four sides; else over the gaps. */
function distances([x, y, width, height], [left, top, wide, high]) {
  const [middleX, middleY, right, bottom, farX, farY] = [x + width / 2, y + height / 2, x + width, y + height, left + wide, top + high];
  const isInside = x >= left && right <= farX && y >= top && bottom <= farY, isAround = left >= x && farX <= right && top >= y && farY <= bottom;
  if (isInside || isAround) return [[left, middleY, x, middleY], [right, middleY, farX, middleY], [middleX, top, middleX, y], [middleX, bottom, middleX, farY]].filter(([x1, y1, x2, y2]) => Math.abs(x2 - x1) + Math.abs(y2 - y1) > 0.01);
  const spans = [];
  if (left >= right) spans.push([right, middleY, left, middleY]); else if (farX <= x) spans.push([farX, middleY, x, middleY]);
  if (top >= bottom) spans.push([middleX, bottom, middleX, top]); else if (farY <= y) spans.push([middleX, farY, middleX, y]);
  return spans;
}

function toggle(layer) {
  const checkbox = $('layers').querySelector(`[value="${layer}"]`);
  checkbox.checked = !checkbox.checked;
  readLayers();
}

function readLayers() {
  layers.clear();
  for (const checkbox of $('layers').querySelectorAll('input[type="checkbox"]:checked')) layers.add(checkbox.value);
  for (const each of state.boards) each.drawOverlay();
}
