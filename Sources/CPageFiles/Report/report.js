// The page of reports: pictures when they come near, what findings are about in them, filters, and why a frame is what it
// is. The page is complete without this; what is here only shows more of it. Nothing is loaded, nothing is sent.
'use strict';
document.documentElement.classList.add('live');

// ── Elements ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}
const make = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes, children);
const draw = (tag, attributes = {}, ...children) => fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
const number = value => String(Math.round(value * 1000) / 1000).replace('-', '\u2212');
const numbers = text => text ? text.split(' ').map(Number) : [];
/** Numbers of which runs are told by their ends: `0 4-90`. */
const runs = text => text.split(' ').flatMap(part => { const [first, last = first] = part.split('-').map(Number); return Array.from({ length: last - first + 1 }, (_, index) => first + index); });
const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

// ── Packed texts: base64 of DEFLATE, in blocks with codes of their own ─────────────────────────────────────────────────

const lengthBase = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258];
const lengthExtra = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceBase = [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577];

function prefixCode(lengths) {
  const counts = new Uint16Array(16), next = new Uint16Array(17), symbols = [];
  for (const length of lengths) if (length) counts[length]++;
  for (let length = 1; length < 16; length++) next[length + 1] = next[length] + counts[length];
  lengths.forEach((length, symbol) => { if (length) symbols[next[length]++] = symbol; });
  return { counts, symbols };
}

// The codes that DEFLATE fixes (RFC 1951, 3.2.6): the page is packed in no others.
const letters = prefixCode(Array.from({ length: 288 }, (_, symbol) => symbol < 144 || symbol > 279 ? 8 : symbol < 256 ? 9 : 7));
const distances = prefixCode(new Array(30).fill(5));

function inflate(source) {
  let bits = 0, held = 0, at = 0, size = 0, out = new Uint8Array(source.length * 6 + 256);
  const take = count => {
    while (held < count) { bits |= source[at++] << held; held += 8; }
    const value = bits & ((1 << count) - 1);
    bits >>>= count; held -= count;
    return value;
  };
  const read = ({ counts, symbols }) => {
    let word = 0, first = 0, index = 0;
    for (let length = 1; length < 16; length++) {
      word |= take(1);
      const count = counts[length];
      if (word - count < first) return symbols[index + word - first];
      index += count; first = (first + count) << 1; word <<= 1;
    }
    throw new Error('This page is damaged.');
  };
  for (let isLast = 0; !isLast;) {
    isLast = take(1);
    if (take(2) !== 1) throw new Error('This page is damaged.');
    for (let symbol; (symbol = read(letters)) !== 256;) {
      const length = symbol < 256 ? 1 : lengthBase[symbol - 257] + take(lengthExtra[symbol - 257]);
      if (size + length > out.length) { const larger = new Uint8Array(out.length * 2 + length); larger.set(out); out = larger; }
      if (symbol < 256) { out[size++] = symbol; continue; }
      const place = read(distances), distance = distanceBase[place] + take(place < 4 ? 0 : (place >> 1) - 1);
      for (let count = 0; count < length; count++, size++) out[size] = out[size - distance];
    }
  }
  return out.subarray(0, size);
}

const unpacked = text => inflate(Uint8Array.from(atob(text), letter => letter.charCodeAt(0)));

/** The address of a picture by its number; a picture is unpacked once, however many scenes show it. */
const pictureAddresses = new Map();
function pictureAddress(place) {
  if (!pictureAddresses.has(place)) {
    const bytes = unpacked(document.getElementById('picture-' + place).textContent);
    // Images stand in the page once, and in the pictures by their names.
    const text = new TextDecoder().decode(bytes).replace(/"(image-[0-9a-f]{16})"/g, (all, name) => { const block = document.getElementById(name); return block ? `"data:image/${block.textContent}"` : all; });
    pictureAddresses.set(place, URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' })));
  }
  return pictureAddresses.get(place);
}

// ── A scene ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const inks = { error: '#c5221f', went: '#c5221f', warning: '#b06d00', moved: '#b06d00', changed: '#b06d00', note: '#2f7d4f', came: '#2f7d4f' };
const accent = '#1b5fc1';
const dimensions = ['device', 'orientation', 'direction', 'language', 'text size'];
const usual = ['own canvas', 'portrait', 'left to right', 'own language', 'own text size'];
const valueName = (value, dimension) => dimension === 2 ? (value === 'rtl' ? 'right to left' : 'left to right') : value || usual[dimension];

const lists = new Map();

/** A list of configurations, which scenes share. */
function configurationList(number) {
  if (!lists.has(number)) {
    const text = new TextDecoder().decode(unpacked(document.getElementById(`configurations-${number}`).textContent));
    lists.set(number, JSON.parse(text).map(values => ({ values, text: values.join('\n') })));
  }
  return lists.get(number);
}

class Scene {
  constructor(element, place) {
    this.element = element;
    this.document = place;
    this.layouts = JSON.parse(element.dataset.layouts || '[]').map(([picture, box, configurations]) => ({ picture, box, configurations }));
    this.configurations = this.layouts.flatMap((layout, index) => layout.configurations.map(values => ({ values, layout: index })));
    // Of many configurations those are drawn that show something of their own; the others have no layout here.
    if (element.dataset.among) {
      const drawn = new Map(this.configurations.map(({ values, layout }) => [values.join('\n'), layout]));
      this.configurations = configurationList(element.dataset.among).map(({ values, text }) => ({ values, layout: drawn.get(text) ?? null }));
    }
    this.versions = element.dataset.versions?.split(' ') ?? null;
    this.order = numbers(element.dataset.order);
    this.current = this.versions ? this.order[this.order.length - 1] : 0;
    this.mode = this.versions?.length === 2 ? 'swipe' : 'after';
    this.findings = [...element.querySelectorAll('.finding')].map((item, index) => new Finding(item, index, this));
    this.heading = element.querySelector('h3').textContent;
    this.selected = null; this.hovered = null; this.lit = null; this.pinned = null; this.line = null;
    // Cards of a gallery show what people see: outlines come when one is opened.
    this.showsOutlines = true; this.showsConstraints = false;
  }

  /** Views, constraints and layouts as `PackedScene` writes them. */
  get data() {
    if (this.unpackedData) return this.unpackedData;
    const block = this.element.querySelector('script.data');
    const raw = JSON.parse(new TextDecoder().decode(unpacked(block.textContent)));
    const views = raw.views.map(([id, heading, kind, parent, line]) => ({ id, heading, kind, parent, line }));
    const constraints = raw.constraints.map(([id, words, line, required, ...views]) => ({ id, words: raw.words[words], line, required, views }));
    const layouts = raw.layouts.map(layout => {
      const frames = new Map(), stored = new Map(), lines = new Map();
      for (let at = 0, row = 0; at < layout.frames.length; at += 10, row++) {
        const [view, hidden, x, y, width, height, ...inScene] = layout.frames.slice(at, at + 10);
        if (!frames.has(view)) frames.set(view, { hidden, frame: [x, y, width, height], inScene, why: layout.why[row] });
      }
      for (let at = 0; at < layout.stored.length; at += 5) stored.set(layout.stored[at], layout.stored.slice(at + 1, at + 5));
      for (let at = 0; at < layout.lines.length; at += 5) lines.set(layout.lines[at], layout.lines.slice(at + 1, at + 5));
      return { frames, stored, lines };
    });
    return this.unpackedData = { words: raw.words, views, constraints, layouts };
  }

  // In a gallery, until it is opened.
  get isCard() { return document.documentElement.classList.contains('scenes') && !this.element.classList.contains('open'); }

  get layout() { return this.data.layouts[this.current]; }

  // ── What is built when the scene comes near ──

  show() {
    if (this.canvas || !this.layouts.length) return;
    const figure = this.element.querySelector('figure'), stage = figure.querySelector('svg');
    const boxes = this.versions ? this.layouts.map(layout => layout.box) : null;
    this.stage = stage;
    stage.removeAttribute('width'); stage.removeAttribute('height');
    this.images = this.versions ? this.order.map(() => make('img', { alt: '', decoding: 'sync' })) : [make('img', { alt: '', decoding: 'sync' })];
    this.canvas = make('div', {
      class: 'canvas', tabindex: 0, role: 'group', 'aria-roledescription': 'picture', 'aria-label': `Picture of ${this.heading}. Arrow keys walk through its views.`,
      onpointermove: event => this.hover(this.viewAt(event)), onpointerleave: () => this.hover(null),
      onclick: event => { const view = this.viewAt(event); this.select(view === this.selected ? null : view); },
      onkeydown: event => this.walk(event),
    }, ...this.images, stage);
    this.status = make('p', { class: 'status', role: 'status' });
    this.why = make('section', { class: 'why', 'aria-label': 'Why this frame', hidden: true });
    this.strip = make('div', { class: 'strip', role: 'group', 'aria-label': 'Configurations' });
    const constraints = make('input', { type: 'checkbox', onchange: event => { this.showsConstraints = event.target.checked; this.draw(); } });
    const outlines = make('input', { type: 'checkbox', checked: true, onchange: event => { this.showsOutlines = event.target.checked; this.draw(); } });
    const larger = make('button', { type: 'button', 'aria-pressed': 'false', onclick: event => {
      event.target.setAttribute('aria-pressed', String(this.element.classList.toggle('large'))); this.draw();
    } }, 'Larger');
    const list = make('ul');
    const views = make('details', { class: 'views', ontoggle: () => { if (views.open && !list.childElementCount) this.listViews(list); } },
      make('summary', {}, plural(this.layout.frames.size, 'view')), list);
    this.viewList = list;
    fill(figure, {}, [this.canvas, this.status, this.versionTools(), this.strip,
      make('div', { class: 'tools' }, make('label', {}, outlines, ' outlines'), make('label', {}, constraints, ' constraints'), larger), views]);
    this.element.querySelector('.words').after(this.why);
    this.box = boxes ? [Math.min(...boxes.map(box => box[0])), Math.min(...boxes.map(box => box[1])), 0, 0] : null;
    if (boxes) {
      this.box[2] = Math.max(...boxes.map(box => box[0] + box[2])) - this.box[0];
      this.box[3] = Math.max(...boxes.map(box => box[1] + box[3])) - this.box[1];
    }
    this.fillStrip();
    this.showLayout(this.current);
  }

  /** Before, after, or both over each other. */
  versionTools() {
    if (this.versions?.length !== 2) return null;
    const slider = make('input', { type: 'range', min: 0, max: 100, value: 50, 'aria-label': 'Where the picture after the change begins', oninput: () => this.mixVersions() });
    this.slider = slider;
    const buttons = ['before', 'after', 'swipe', 'blend'].map(mode => make('button', { type: 'button', 'data-mode': mode, onclick: () => {
      this.mode = mode; this.showLayout(this.order[mode === 'before' ? 0 : 1]);
    } }, mode));
    this.modes = make('div', { class: 'modes', role: 'group', 'aria-label': 'Versions' }, ...buttons, slider);
    return this.modes;
  }

  mixVersions() {
    if (!this.slider) return;
    for (const button of this.modes.querySelectorAll('button')) button.setAttribute('aria-pressed', String(button.dataset.mode === this.mode));
    this.slider.hidden = this.mode === 'before' || this.mode === 'after';
    const [before, after] = this.images, share = this.slider.value;
    before.style.visibility = this.mode === 'after' ? 'hidden' : '';
    after.style.visibility = this.mode === 'before' ? 'hidden' : '';
    after.style.clipPath = this.mode === 'swipe' ? `inset(0 0 0 ${share}%)` : '';
    after.style.opacity = this.mode === 'blend' ? share / 100 : '';
    this.drawLater();
  }

  fillStrip() {
    if (this.versions || this.configurations.length < 2) { this.strip.hidden = true; return; }
    const isDrawn = this.configurations.every(({ layout }) => layout !== null);
    if (this.layouts.length < 2 && isDrawn) { this.strip.replaceChildren(make('p', { class: 'quiet' }, `The same in all ${this.configurations.length} configurations.`)); return; }
    const varying = dimensions.map((_, index) => new Set(this.configurations.map(({ values }) => values[index])).size > 1);
    const name = values => values.map(valueName).filter((_, index) => varying[index]).join(' \u00b7 ');
    if (this.layouts.length < 2) { this.strip.replaceChildren(make('p', { class: 'quiet' }, `One of ${this.configurations.length} configurations: ${name(this.layouts[0].configurations[0])}.`)); return; }
    this.strip.replaceChildren(...this.layouts.map((layout, index) => {
      const names = layout.configurations.map(name), more = names.length > 1 ? ` and ${names.length - 1} more` : '';
      return make('button', { type: 'button', title: names.join('\n'), 'data-layout': index, onclick: () => this.showLayout(index) },
        make('img', { alt: '', src: pictureAddress(layout.picture), loading: 'lazy' }), make('span', {}, names[0] + more));
    }));
  }

  showLayout(index) {
    this.current = index;
    this.element.classList.toggle('was', this.versions?.length === 2 && this.mode === 'before');
    if (!this.canvas) return;
    if (!this.versions) this.box = this.layouts[index].box;
    const [x, y, width, height] = this.box;
    this.stage.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    this.canvas.style.aspectRatio = `${width} / ${height}`;
    // A tall picture is as high as a window at most, unless it is asked for larger.
    this.canvas.style.setProperty('--width', Math.min(width, (this.isCard ? 320 : 720) * width / height) + 'px');
    const shown = this.versions ? this.order : [index];
    this.images.forEach((image, place) => {
      const layout = this.layouts[shown[place]], [left, top, wide, high] = layout.box;
      Object.assign(image.style, { left: 100 * (left - x) / width + '%', top: 100 * (top - y) / height + '%', width: 100 * wide / width + '%', height: 100 * high / height + '%' });
      image.src = pictureAddress(layout.picture);
    });
    for (const button of this.strip.querySelectorAll('button')) button.setAttribute('aria-pressed', String(Number(button.dataset.layout) === index));
    if (this.selected !== null && !this.layout.frames.has(this.selected)) this.selected = null;
    this.viewList.replaceChildren();
    if (this.viewList.parentElement.open) this.listViews(this.viewList);
    this.mixVersions();
    this.drawLater();
    this.tell();
  }

  // ── Views ──

  depth(view) {
    let depth = 0;
    for (let parent = this.data.views[view].parent; parent >= 0 && depth < 99; parent = this.data.views[parent].parent) depth++;
    return depth;
  }

  listViews(list) {
    list.replaceChildren(...[...this.layout.frames].map(([view, { hidden }]) => {
      const { heading, id } = this.data.views[view];
      const button = make('button', { type: 'button', 'data-view': view, 'aria-pressed': String(view === this.selected), onclick: () => this.select(view),
        onpointerenter: () => this.hover(view), onpointerleave: () => this.hover(null), onfocus: () => this.hover(view), onblur: () => this.hover(null) },
      heading, make('small', {}, ' ' + id + (hidden ? ', hidden' : '')));
      button.style.paddingInlineStart = 8 + 10 * Math.min(this.depth(view), 12) + 'px';
      return make('li', {}, button);
    }));
  }

  /** The uppermost view at a place of the picture. */
  viewAt(event) {
    const area = this.canvas.getBoundingClientRect(), [left, top, width] = this.box, scale = width / area.width;
    const x = left + (event.clientX - area.left) * scale, y = top + (event.clientY - area.top) * scale;
    let found = null;
    for (const [view, { hidden, inScene }] of this.layout.frames) {
      if (!hidden && x >= inScene[0] && y >= inScene[1] && x <= inScene[0] + inScene[2] && y <= inScene[1] + inScene[3]) found = view;
    }
    return found;
  }

  hover(view) {
    if (this.hovered === view) return;
    this.hovered = view;
    this.drawLater();
    this.tell();
    this.markFindings();
  }

  select(view) {
    this.selected = view;
    for (const button of this.viewList.querySelectorAll('button')) button.setAttribute('aria-pressed', String(Number(button.dataset.view) === view));
    this.explain();
    this.drawLater();
    this.tell();
    this.markFindings();
  }

  walk(event) {
    const order = [...this.layout.frames.keys()], parent = view => this.data.views[view].parent;
    const siblings = order.filter(view => parent(view) === parent(this.selected ?? order[0])), place = siblings.indexOf(this.selected);
    let next;
    if (event.key === 'Escape') next = null;
    else if (!event.key.startsWith('Arrow')) return;
    else if (this.selected === null) next = order[0];
    else next = { ArrowDown: siblings[place + 1], ArrowUp: siblings[place - 1], ArrowLeft: order.find(view => view === parent(this.selected)), ArrowRight: order.find(view => parent(view) === this.selected) }[event.key];
    event.preventDefault();
    // The pointer that rests on the picture has no say while keys do.
    this.hovered = null;
    if (next !== undefined) this.select(next);
  }

  tell() {
    const view = this.hovered ?? this.selected, at = view === null ? null : this.layout.frames.get(view);
    this.status.textContent = at ? `${this.data.views[view].heading}: ${number(at.frame[2])} \u00d7 ${number(at.frame[3])} at ${number(at.frame[0])}, ${number(at.frame[1])}` : '';
  }

  /** The findings that are about the view under the pointer or the chosen one, or about a constraint under the pointer. */
  markFindings() {
    const views = [this.hovered, this.selected].filter(view => view !== null);
    for (const finding of this.findings) {
      const isMeant = views.some(view => finding.views.includes(view)) || this.line !== null && finding.constraints.includes(this.line);
      finding.item.classList.toggle('lit', isMeant);
      for (const button of finding.members) button.classList.toggle('lit', Number(button.dataset.constraint) === this.line);
    }
  }

  lightLine(constraint) {
    if (this.line === constraint) return;
    this.line = constraint;
    this.drawLater();
    this.markFindings();
  }

  // ── Why ──

  explain() {
    const { views, words, constraints } = this.data, at = this.selected === null ? null : this.layout.frames.get(this.selected);
    this.why.hidden = !at;
    this.element.classList.toggle('explained', !this.why.hidden);
    if (!at) { this.why.replaceChildren(); return; }
    const { heading, id, line } = views[this.selected];
    const title = make('h4', {}, 'Why this frame: ' + heading, make('small', {}, ' ' + id, ...this.place(line)));
    if (!at.why) { this.why.replaceChildren(title, make('p', {}, `This scene is too large to explain every frame here. plumbline explain --view ${id} explains this one.`)); return; }
    const parts = ['x', 'y', 'width', 'height'].map((name, index) => {
      const [chain, changes] = at.why[index], links = [];
      for (let place = 0; place < chain.length; place += 3) {
        const [word, value, constraint] = chain.slice(place, place + 3);
        links.push(make('li', constraint < 0 ? {} : this.lighting(constraint),
          make('b', {}, (value < 0 ? '\u2212 ' : '+ ') + number(Math.abs(value))), make('span', {}, words[word], constraint < 0 ? null : make('small', {}, ' ' + constraints[constraint].id, ...this.place(constraints[constraint].line)))));
      }
      return make('div', {}, make('h5', {}, `${name} = ${number(at.frame[index])}`),
        links.length ? make('ol', {}, ...links) : make('p', {}, 'nothing determines it'), this.sentenceOfChanges(name, changes));
    });
    const gaveWay = at.why[4], ways = [];
    for (let place = 0; place < gaveWay.length; place += 2) ways.push(make('li', {}, `${words[gaveWay[place]]}: off by ${number(gaveWay[place + 1])}`));
    this.why.replaceChildren();
    fill(this.why, {}, [title, ...parts,
      ways.length ? make('div', {}, make('h5', {}, 'Not satisfied'), make('ul', {}, ...ways)) : null]);
  }

  /** A line of the document, as a link; of an older version there is none to open. */
  place(line) {
    if (!line) return [];
    const isOld = this.versions && this.current !== this.order[this.order.length - 1];
    return [', ', isOld ? `line ${line}` : make('a', { href: lineAddress(this, line) }, `line ${line}`)];
  }

  lighting(constraint) {
    return { tabindex: 0, 'data-constraint': constraint, onpointerenter: () => this.lightLine(constraint), onpointerleave: () => this.lightLine(null), onfocus: () => this.lightLine(constraint), onblur: () => this.lightLine(null) };
  }

  /** Those nearest to the view, as `explain --view` names them. */
  sentenceOfChanges(name, changes) {
    const nearest = [];
    for (let place = 0; place < changes.length; place += 2) nearest.unshift([changes[place], changes[place + 1]]);
    const chosen = nearest.slice(0, 4), ways = chosen.filter(([constraint]) => constraint >= 0).map(([constraint, perPoint]) => `${this.data.constraints[constraint].id} (${perPoint < 0 ? '\u2212' : '+'}${number(Math.abs(perPoint))} per point)`);
    const other = chosen.filter(([constraint]) => constraint < 0).map(([, word]) => this.data.words[word])[0];
    const text = [ways.length ? `For another ${name}, change the constant of ${ways.length > 1 ? ways.slice(0, -1).join(', ') + ' or ' + ways[ways.length - 1] : ways[0]}.` : '', other ?? ''].filter(Boolean).join(' ');
    return text ? make('p', { class: 'quiet' }, text) : null;
  }

  // ── What is drawn over the picture ──

  drawLater() {
    if (this.isWaiting) return;
    this.isWaiting = true;
    requestAnimationFrame(() => { this.isWaiting = false; this.draw(); });
  }

  /** The line of a constraint, through the middle of the smallest view that it names: there people look for it. */
  besideSmallest(place) {
    const { frames, lines } = this.layout, line = [...lines.get(place)];
    const isVertical = line[0] === line[2] && line[1] !== line[3], isHorizontal = line[1] === line[3] && line[0] !== line[2];
    if (!isVertical && !isHorizontal) return line;
    const across = isVertical ? 0 : 1, named = this.data.constraints[place].views.map(view => frames.get(view)?.inScene).filter(Boolean);
    const smallest = named.reduce((least, frame) => !least || frame[across + 2] < least[across + 2] ? frame : least, null);
    if (smallest) line[across] = line[across + 2] = smallest[across] + smallest[across + 2] / 2;
    return line;
  }

  draw() {
    if (!this.canvas) return;
    const { frames, stored, lines } = this.layout, parts = [];
    const unit = this.box[2] / (this.canvas.clientWidth || this.box[2]);
    const rect = ([x, y, width, height], ink, attributes = {}) => draw('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), fill: 'none', stroke: ink, 'stroke-width': 1.5, ...attributes });
    const chosen = this.lit ?? this.pinned;
    const badges = [];
    if (this.showsOutlines && !this.isCard) for (const { hidden, inScene } of frames.values()) if (!hidden) parts.push(rect(inScene, '#5b6677', { class: 'outline', 'stroke-width': .5, 'stroke-opacity': .55 }));
    const corners = new Map();
    for (const finding of this.findings) {
      if (finding.item.hidden || !finding.isIn(this)) continue;
      const ink = inks[finding.tone], isChosen = finding === chosen, holder = finding.holder(this);
      finding.views.forEach((view, index) => {
        const at = frames.get(view);
        if (!at) return;
        parts.push(rect(at.inScene, ink, { 'stroke-width': isChosen ? 2.5 : 1.25, 'stroke-dasharray': finding.kind === 'ambiguous' && !isChosen ? '5 3' : null, fill: isChosen && view !== holder ? ink : 'none', 'fill-opacity': .16 }));
        if (index > 0) return;
        const shift = corners.get(view) ?? 0, [x, y, width] = at.inScene;
        corners.set(view, shift + 1);
        const edge = this.box[0] + this.box[2] - 9 * unit;
        const center = [Math.min(x + width, edge) - shift * 17 * unit, Math.max(y, this.box[1] + 9 * unit)];
        badges.push(draw('g', { class: 'badge' }, draw('circle', { cx: center[0], cy: center[1], r: 8 * unit, fill: ink, stroke: '#fff', 'stroke-width': 1 }),
          draw('text', { x: center[0], y: center[1] + 3.6 * unit, 'font-size': 10 * unit, 'text-anchor': 'middle', fill: '#fff' }, String(finding.index + 1))));
      });
    }
    if (chosen?.isIn(this)) {
      const ink = inks[chosen.tone];
      chosen.ghosts.forEach(ghost => parts.push(rect(ghost, ink, { fill: ink, 'fill-opacity': .12, 'stroke-dasharray': '2 2' })));
      if (chosen.kind === 'misplaced') for (const view of chosen.views) if (stored.has(view)) parts.push(rect(stored.get(view), '#8a1fa0', { 'stroke-dasharray': '3 2' }));
      if (this.versions?.length === 2) for (const view of chosen.views) {
        const other = this.data.layouts[this.order[this.current === this.order[0] ? 1 : 0]].frames.get(view);
        if (other) parts.push(rect(other.inScene, '#8a1fa0', { 'stroke-dasharray': '3 2' }));
      }
    }
    const broken = new Set(this.findings.map(finding => finding.broken).filter(place => place !== null));
    const shown = new Set(chosen?.constraints ?? []);
    if (this.line !== null) shown.add(this.line);
    this.data.constraints.forEach((constraint, place) => {
      if (this.showsConstraints || this.selected !== null && constraint.views.includes(this.selected)) shown.add(place);
    });
    for (const place of shown) if (lines.has(place)) {
      const [x1, y1, x2, y2] = this.besideSmallest(place), ink = broken.has(place) ? inks.error : accent;
      const isVertical = x1 === x2 && y1 !== y2, [across, along] = isVertical ? [4 * unit, 0] : [0, 4 * unit];
      const isLit = place === this.line;
      const ends = [[x1, y1], [x2, y2]].map(([x, y]) => draw('line', { x1: x - across, y1: y - along, x2: x + across, y2: y + along, stroke: ink, 'stroke-width': isLit ? 3 : 1.5 }));
      parts.push(draw('g', { class: 'line' + (isLit ? ' lit' : ''), 'data-constraint': place, onpointerenter: () => this.lightLine(place), onpointerleave: () => this.lightLine(null) },
        draw('line', { x1, y1, x2, y2, stroke: ink, 'stroke-width': isLit ? 4 : 1.75, 'stroke-dasharray': this.data.constraints[place].required ? null : '4 3' }), ...ends,
        draw('line', { x1, y1, x2, y2, stroke: 'transparent', 'stroke-width': 10, 'pointer-events': 'stroke' })));
      if (isLit) for (const view of this.data.constraints[place].views) {
        const at = frames.get(view);
        const isRoot = this.data.views[view].parent < 0;
        if (at) parts.push(rect(at.inScene, ink, { 'stroke-width': 1, fill: isRoot ? 'none' : ink, 'fill-opacity': .08 }));
      }
    }
    for (const [view, width] of [[this.hovered, 1], [this.selected, 2]]) {
      const at = view === null ? null : frames.get(view);
      if (at) parts.push(rect(at.inScene, accent, { class: view === this.selected ? 'selected' : 'hovered', 'stroke-width': width, fill: accent, 'fill-opacity': .1 }));
    }
    if (this.mode === 'swipe' && this.versions?.length === 2) {
      const x = this.box[0] + this.box[2] * this.slider.value / 100;
      parts.push(draw('line', { x1: x, x2: x, y1: this.box[1], y2: this.box[1] + this.box[3], stroke: accent, 'stroke-width': 1.5 }));
    }
    this.stage.replaceChildren(...parts, ...badges);
  }
}

// ── A finding ──────────────────────────────────────────────────────────────────────────────────────────────────────────

class Finding {
  constructor(item, index, scene) {
    this.item = item; this.index = index; this.scene = scene;
    this.kind = item.dataset.kind;
    this.level = item.dataset.level ?? null;
    this.tone = this.level ?? this.kind;
    this.views = numbers(item.dataset.views);
    this.constraints = numbers(item.dataset.constraints);
    this.broken = item.dataset.broken ? Number(item.dataset.broken) : null;
    this.at = item.dataset.at ? new Set(runs(item.dataset.at)) : null;
    const ghosts = numbers(item.dataset.ghosts);
    this.ghosts = ghosts.length === 8 ? [ghosts.slice(0, 4), ghosts.slice(4)] : [];
    this.pick = item.querySelector('.pick');
    this.pick.setAttribute('aria-pressed', 'false');
    this.members = [...item.querySelectorAll('[data-constraint]')];
    const light = finding => () => { scene.lit = finding; scene.drawLater(); };
    item.addEventListener('pointerenter', light(this));
    item.addEventListener('pointerleave', light(null));
    item.addEventListener('focusin', light(this));
    item.addEventListener('focusout', light(null));
    this.pick.addEventListener('click', () => this.pin());
    for (const button of this.members) {
      const place = Number(button.dataset.constraint);
      for (const type of ['pointerenter', 'focus']) button.addEventListener(type, () => { scene.show(); scene.lightLine(place); });
      for (const type of ['pointerleave', 'blur']) button.addEventListener(type, () => scene.lightLine(null));
      button.addEventListener('click', () => { this.pin(true); scene.lightLine(place); });
    }
  }

  /** Whether it occurs in the layout that its scene shows. */
  isIn(scene) {
    return !this.at || scene.configurations.some(({ layout }, index) => layout === scene.current && this.at.has(index));
  }

  /** The scene's root, where the finding is about others as well: it says little, and would cover them. */
  holder(scene) { return this.views.length > 1 ? this.views.find(view => scene.data.views[view].parent < 0) : undefined; }

  /** Keeps it lit, in a layout where it occurs; once more lets go. */
  pin(stays = false) {
    const scene = this.scene, isNew = stays || scene.pinned !== this;
    scene.show();
    const old = page.pinned;
    if (old && old !== this) {
      old.pick.setAttribute('aria-pressed', 'false'); old.item.classList.remove('pinned');
      old.scene.pinned = null;
      if (old.scene !== scene && old.scene.canvas) old.scene.select(null);
    }
    page.pinned = scene.pinned = isNew ? this : null;
    this.pick.setAttribute('aria-pressed', String(isNew));
    this.item.classList.toggle('pinned', isNew);
    if (isNew && !this.isIn(scene)) {
      const drawn = [...this.at].find(index => scene.configurations[index].layout !== null);
      if (drawn !== undefined) scene.showLayout(scene.configurations[drawn].layout);
    }
    if (isNew && scene.versions?.length === 2 && !this.views.some(view => scene.layout?.frames.has(view)) && this.views.length) {
      scene.mode = 'before'; scene.showLayout(scene.order[0]);
    }
    if (!stays && scene.canvas) scene.select(isNew ? this.views.find(view => view !== this.holder(scene) && scene.layout.frames.has(view)) ?? null : null);
    scene.drawLater();
  }

  get text() { return this.lowered ??= this.item.textContent.toLowerCase(); }
}

// ── Filters ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const page = { scenes: [], sections: [], groups: [], pinned: null };

function checkbox(value, label, isChecked, className) {
  return make('label', {}, make('input', { type: 'checkbox', value, checked: isChecked, onchange: () => apply() }), ' ', make('span', { class: className }, label));
}

function choice(label, values, name = value => value) {
  return make('label', {}, label + ' ', make('select', { 'data-choice': label, onchange: () => apply() }, make('option', { value: '*' }, 'all'), ...values.map(value => make('option', { value }, name(value)))));
}

function buildFilters() {
  const findings = page.scenes.flatMap(scene => scene.findings);
  const tally = key => { const counts = new Map(); for (const finding of findings) counts.set(finding[key], (counts.get(finding[key]) ?? 0) + 1); return counts; };
  const levels = tally('level'), kinds = tally('kind');
  page.search = make('input', { type: 'search', id: 'search', placeholder: 'text, class, id, document', autocomplete: 'off', spellcheck: 'false', 'aria-keyshortcuts': '/' });
  let typing;
  page.search.addEventListener('input', () => { clearTimeout(typing); typing = setTimeout(apply, 120); });
  const parts = [make('label', { class: 'search' }, make('span', { class: 'hidden' }, 'Search '), page.search)];
  if ([...levels.keys()].some(Boolean)) {
    parts.push(make('fieldset', { id: 'levels' }, make('legend', { class: 'hidden' }, 'Levels'),
      ...['error', 'warning', 'note'].filter(level => levels.has(level)).map(level => checkbox(level, plural(levels.get(level), level), true, level))));
  }
  if (kinds.size > 1) {
    const boxes = [...kinds].sort((a, b) => b[1] - a[1]).map(([kind, count]) => checkbox(kind, `${kind} ${count}`, true));
    const all = isChecked => () => { for (const box of boxes) box.querySelector('input').checked = isChecked; apply(); };
    parts.push(make('details', { class: 'menu', id: 'kinds' }, make('summary', {}, 'Kinds'), make('fieldset', {}, make('legend', { class: 'hidden' }, 'Kinds'), ...boxes,
      make('p', {}, make('button', { type: 'button', onclick: all(true) }, 'All'), ' ', make('button', { type: 'button', onclick: all(false) }, 'None')))));
  }
  if (page.sections.length > 1) parts.push(choice('document', page.sections.map((_, index) => String(index)), index => page.sections[index].name));
  dimensions.forEach((dimension, index) => {
    const values = [...new Set(page.scenes.flatMap(scene => scene.configurations.map(({ values }) => values[index])))];
    if (values.length > 1) parts.push(choice(dimension, values, value => valueName(value, index)));
  });
  const hasClean = page.scenes.some(scene => !scene.findings.length);
  if (hasClean && findings.length) {
    parts.push(checkbox('clean', 'scenes without findings', !document.documentElement.classList.contains('findings')));
    parts[parts.length - 1].id = 'clean';
  }
  page.shown = make('output', { id: 'shown' });
  const filters = make('form', { id: 'filters', role: 'search', 'aria-label': 'Filters', onsubmit: event => event.preventDefault() }, ...parts);
  const holder = make('details', { id: 'bar' }, make('summary', {}, 'Filters'), filters);
  holder.open = matchMedia('(min-width: 700px)').matches;
  document.querySelector('header').append(page.shown, holder);
  for (const row of document.querySelectorAll('#summary tr[data-kind]')) {
    const head = row.querySelector('th'), kind = row.dataset.kind;
    if (kinds.size > 1) head.replaceChildren(make('button', { type: 'button', title: `Show only ${kind}`, onclick: () => { for (const box of document.querySelectorAll('#kinds input')) box.checked = box.value === kind; apply(); document.getElementById('scenes').scrollIntoView(); } }, kind));
  }
}

const checked = id => { const group = document.getElementById(id); return group ? new Set([...group.querySelectorAll('input:checked')].map(box => box.value)) : null; };

/** Shows what the filters let through. */
function apply() {
  const levels = checked('levels'), kinds = checked('kinds'), words = page.search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const clean = document.getElementById('clean'), showsClean = clean ? clean.querySelector('input').checked : true;
  const boxes = [...document.querySelectorAll('#levels input, #kinds input')], isNarrowed = boxes.some(box => !box.checked);
  const chosen = name => { const value = document.querySelector(`[data-choice="${name}"]`)?.value ?? '*'; return value === '*' ? null : value; };
  const wanted = dimensions.map(chosen), section = chosen('document');
  const hasWanted = wanted.some(value => value !== null);
  let findingCount = 0, sceneCount = 0;
  for (const scene of page.scenes) {
    const fits = ({ values }) => wanted.every((value, index) => value === null || values[index] === value);
    const fitting = hasWanted ? new Set(scene.configurations.map((configuration, index) => fits(configuration) ? index : -1).filter(index => index >= 0)) : null;
    const isPossible = (section === null || scene.document === Number(section)) && (!fitting || fitting.size > 0);
    const context = (scene.heading + ' ' + page.sections[scene.document].name).toLowerCase();
    let count = 0;
    for (const finding of scene.findings) {
      const isShown = isPossible && (!levels || levels.has(finding.level)) && (!kinds || kinds.has(finding.kind))
        && (!fitting || !finding.at || [...finding.at].some(index => fitting.has(index)))
        && words.every(word => context.includes(word) || finding.text.includes(word));
      finding.item.hidden = !isShown;
      if (isShown) count++;
    }
    const isShown = isPossible && (count > 0 || showsClean && (!isNarrowed || !boxes.length) && !scene.findings.length && words.every(word => context.includes(word)));
    scene.element.hidden = !isShown;
    if (!isShown) continue;
    findingCount += count; sceneCount++;
    if (fitting) {
      const layouts = new Set([...fitting].map(index => scene.configurations[index].layout).filter(layout => layout !== null));
      if (scene.strip) for (const button of scene.strip.querySelectorAll('button')) button.hidden = !layouts.has(Number(button.dataset.layout));
      if (layouts.size && !layouts.has(scene.current) && !scene.versions) scene.showLayout([...layouts][0]);
    } else if (scene.strip) for (const button of scene.strip.querySelectorAll('button')) button.hidden = false;
    scene.drawLater();
  }
  for (const part of page.sections) part.element.hidden = part.scenes.every(scene => scene.element.hidden);
  makeRoom();
  const noun = document.documentElement.classList.contains('changes') ? 'change' : 'finding';
  const all = page.scenes.reduce((sum, scene) => sum + scene.findings.length, 0);
  page.none.hidden = sceneCount > 0 || !page.scenes.length;
  page.shown.textContent = `${findingCount} of ${plural(all, noun)}, ${sceneCount} of ${plural(page.scenes.length, 'scene')}`;
  filtersChanged();
}

/** How high a scene will be, about, where it is not shown yet: of its first picture, and of the findings beside it. */
function expectedHeight(scene) {
  const [, , width, height] = scene.layouts[0]?.box ?? [0, 0, 1, 0];
  if (isGallery && !scene.element.classList.contains('open')) return 72 + Math.min(320, 168 * height / width);
  const picture = height ? Math.min(height, 720, 348 * height / width) + 200 : 0;
  const words = 120 * scene.findings.filter(finding => !finding.item.hidden).length;
  return 80 + (innerWidth > 760 ? Math.max(picture, words) : picture + words);
}

/** Reserves the room of what is not shown yet, so that the scroll bar says how long the page is; filtered away, it has none. */
function makeRoom() {
  const columns = isGallery ? Math.max(1, Math.floor((document.getElementById('scenes').clientWidth - 36) / 196)) : 1;
  for (const group of page.groups) {
    const sections = group.sections.filter(section => !section.element.hidden), scenes = sections.flatMap(section => section.scenes).filter(scene => !scene.element.hidden);
    group.element.hidden = !sections.length;
    const heights = scenes.map(scene => [scene, Math.round(expectedHeight(scene))]);
    for (const [scene, height] of heights) if (scene.height !== height) scene.element.style.containIntrinsicSize = `auto ${scene.height = height}px`;
    const height = Math.round(heights.reduce((sum, [, height]) => sum + height + 16, 0) / columns) + (isGallery ? 0 : 52 * sections.length);
    if (group.height === height) continue;
    // What the browser remembers is of other scenes: without `auto` for a moment, it forgets.
    group.height = height;
    group.element.style.containIntrinsicSize = `${height}px`;
    requestAnimationFrame(() => requestAnimationFrame(() => { group.element.style.containIntrinsicSize = `auto ${group.height}px`; }));
  }
}

// ── Beginning ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function step(delta) {
  const picks = page.scenes.filter(scene => !scene.element.hidden).flatMap(scene => scene.findings).filter(finding => !finding.item.hidden).map(finding => finding.pick);
  if (!picks.length) return;
  const place = picks.indexOf(document.activeElement);
  const next = picks[place < 0 ? (delta > 0 ? 0 : picks.length - 1) : (place + delta + picks.length) % picks.length];
  next.scrollIntoView({ block: 'center' });
  next.focus({ preventScroll: true });
}

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.('input:not([type="checkbox"]), select, textarea')) return;
  if (event.key === '/') { event.preventDefault(); document.getElementById('bar').open = true; page.search.focus(); }
  else if (event.key === 'j') step(1);
  else if (event.key === 'k') step(-1);
});

addEventListener('DOMContentLoaded', () => {
  document.querySelector('header').after(document.getElementById('summary'));
  page.sections = [...document.querySelectorAll('section.document')].map(element => ({ element, name: element.querySelector('h2').textContent }));
  page.sections.forEach((section, index) => {
    section.scenes = [...section.element.querySelectorAll('article')].map(element => element.scene = new Scene(element, index));
    page.scenes.push(...section.scenes);
  });
  for (let place = 0; place < page.sections.length; place += 20) {
    const sections = page.sections.slice(place, place + 20), element = make('div', { class: 'group' });
    sections[0].element.before(element);
    element.append(...sections.map(section => section.element));
    page.groups.push({ element, sections });
  }
  const header = document.querySelector('header');
  new ResizeObserver(() => document.documentElement.style.setProperty('--header', header.offsetHeight + 'px')).observe(header);
  if (page.scenes.some(scene => scene.layouts.length)) document.getElementById('summary').append(make('small', { class: 'fonts' }, 'Texts are drawn in Arial, Times or Courier, which every system has, as wide as the system\u2019s own font was measured.'));
  buildFilters();
  buildNavigator();
  readAddress();
  const near = new IntersectionObserver(entries => {
    for (const entry of entries) if (entry.isIntersecting) { entry.target.scene.show(); near.unobserve(entry.target); }
  }, { rootMargin: '1000px 0px' });
  // Of a thousand scenes only those of the groups around the window are watched: every one that is costs time a frame.
  const around = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) for (const element of target.querySelectorAll('article')) {
      if (isIntersecting && !element.scene.canvas) near.observe(element); else near.unobserve(element);
    }
  }, { rootMargin: '2000px 0px' });
  for (const { element } of page.groups) around.observe(element);
  addEventListener('beforeprint', () => { for (const scene of page.scenes) if (!scene.element.hidden) { scene.show(); scene.draw(); } });
  addEventListener('resize', () => { for (const scene of page.scenes) if (scene.canvas) scene.drawLater(); });
});
