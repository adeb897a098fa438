// A board: one live scene, its picture, and how both follow a drag or a change. What lies above it is in layers.js.
'use strict';

const tints = { label: 'rgba(220,192,122,.25)', button: 'rgba(123,164,224,.3)', textField: 'rgba(255,255,255,.9)', imageView: 'rgba(132,189,149,.25)', stackView: 'rgba(139,95,192,.06)' };
/** Of drags, in milliseconds: from the pointer's event to the frames on the page, and of that on the server's side. */
const latencies = [];
let boardCount = 0;
/** As the server tells sizes. */
const thousandths = length => Math.round(length * 1000) / 1000;

class Board {
  constructor(scene) {
    this.name = `b${++boardCount}-`;
    this.overlay = draw('svg', { class: 'overlay', 'aria-hidden': 'true' });
    this.canvas = make('canvas', { hidden: true });
    this.canvas.setAttribute('aria-hidden', 'true');
    this.caption = make('figcaption', {});
    this.picture = make('div', { role: 'img' });
    this.figure = make('figure', { className: 'board' }, this.picture, this.canvas, this.overlay, this.caption,
      this.grip('width', 'Width', 1, 0), this.grip('height', 'Height', 0, 1), this.grip('both', 'Width and height', 1, 1));
    this.figure.addEventListener('pointermove', event => { if (!this.dragging && !lens.isPanning) hoverView(this.viewAt(event), event.altKey); });
    this.figure.addEventListener('pointerleave', () => hoverView(null));
    this.figure.addEventListener('click', event => { if (!event.target.closest('.grip') && !lens.wasPanned) select(this.viewAt(event)); });
    this.figure.addEventListener('dblclick', event => { if (!event.target.closest('.grip')) select(this.viewAt(event, true)); });
    this.findings = []; this.constraints = []; this.guides = []; this.queue = [];
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
    // Several boards have pictures with the same names in them.
    const text = scene.svg.replaceAll(' id="', ` id="${this.name}`).replaceAll('url(#', `url(#${this.name}`).replaceAll('href="#', `href="#${this.name}`);
    this.svg = document.adoptNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement);
    this.moving = null; this.exploded = null;
    this.picture.replaceChildren(this.svg);
    this.picture.setAttribute('aria-label', `${scene.title}, ${number(scene.size[0])} by ${number(scene.size[1])} points`);
    this.canvas.hidden = true; this.picture.hidden = false;
    this.makeRoom();
    this.groups = new Map([...this.svg.querySelectorAll('[data-view]')].map(group => [group.dataset.view, group]));
    this.conceal();
    this.place();
    this.drawOverlay();
    this.judge();
  }

  /** Takes what was hidden in the list of views out of the picture. */
  conceal() { for (const [id, group] of this.groups) group.style.display = state.concealed.has(id) ? 'none' : ''; }

  /** Asks for what takes longer than the picture, constraints and then findings, as long as the scene stays as it is. */
  judge() {
    clearTimeout(this.judging);
    this.settled?.();
    this.detailed = new Promise(resolve => { this.settled = resolve; });
    const [edits, settled] = [this.edits, this.settled];
    const isOld = answer => answer.edits !== edits || this.edits !== edits || !state.boards.includes(this);
    this.judging = setTimeout(async () => {
      try {
        const details = await ask('/api/details?scene=' + this.number);
        if (isOld(details)) return;
        this.constraints = details.constraints; this.guides = details.guides;
        details.margins.forEach((margins, index) => { this.views[index].margins = margins; });
        settled();
        this.drawOverlay();
        const found = await ask('/api/findings?scene=' + this.number);
        if (isOld(found)) return;
        this.findings = found.findings;
        found.stored.forEach((stored, index) => { this.views[index].stored = stored; });
        this.isJudged = true;
        if (this === board()) findingsCame();
        this.drawOverlay();
      } catch (error) { if (state.boards.includes(this)) fail(error); } finally { settled(); }
    }, this.views.length > pieceLimit ? 300 : 0);
  }

  /** Bars of the canvas lie around the root, however large it is made. */
  makeRoom() {
    const [width, height] = this.size, [left, top, wide, high] = this.window ?? [0, 0, width, height];
    const [right, bottom, before, above] = [left + wide - width, top + high - height, -left, -top].map(side => Math.max(0, side));
    this.figure.style.margin = `${above}px ${right + 12}px ${bottom + 24}px ${before}px`;
    this.svg.style.clipPath = `inset(${-above - 24}px ${-right - 24}px ${-bottom - 24}px ${-before - 24}px)`;
    this.caption.style.marginTop = bottom + 'px';
  }

  place() {
    const [width, height] = this.size;
    this.figure.style.width = width + 'px'; this.figure.style.height = height + 'px';
    this.overlay.setAttribute('width', width); this.overlay.setAttribute('height', height);
    this.caption.textContent = `${deviceName(this.device)} · ${number(width)} × ${number(height)}${this.direction === 'rtl' ? ' · right to left' : ''}`;
    this.caption.title = this.caption.textContent;
    if (this === board()) $('size').textContent = `${number(width)} × ${number(height)}`;
  }

  /** The innermost view below the pointer; with `within`, the next one inside of what is selected. */
  viewAt(event, within = false) {
    const box = this.figure.getBoundingClientRect();
    const scale = box.width / this.size[0] || 1;
    const [x, y] = [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale];
    for (let index = this.views.length - 1; index > 0; index--) {
      const view = this.views[index], [left, top, width, height] = view.inScene;
      if (!view.hidden && !state.concealed.has(view.id) && x >= left && y >= top && x < left + width && y < top + height && (!within || view.parent === state.view)) return view.id;
    }
    return within ? state.view : this.views[0]?.id ?? null;
  }

  // A drag: the newest size is asked for as soon as the last answer is drawn, so that answers never queue.
  beginDrag(event, grip, horizontal, vertical) {
    event.preventDefault(); event.stopPropagation();
    grip.focus();
    grip.setPointerCapture(event.pointerId);
    const start = { x: event.clientX, y: event.clientY, size: [...this.size], scale: this.figure.getBoundingClientRect().width / this.size[0] || 1 };
    this.dragging = true;
    hoverView(null);
    // An answer may be under way when the drag ends: what rests is the size that was asked for last.
    let last = this.size;
    const move = event => {
      this.began = event.timeStamp;
      last = [start.size[0] + (event.clientX - start.x) / start.scale * horizontal, start.size[1] + (event.clientY - start.y) / start.scale * vertical].map(length => thousandths(Math.max(0, length)));
      this.resize(last, false);
    };
    const end = () => { this.dragging = false; grip.removeEventListener('pointermove', move); this.resize(last, true); };
    grip.addEventListener('pointermove', move);
    grip.addEventListener('pointerup', end, { once: true });
    grip.addEventListener('pointercancel', end, { once: true });
  }

  resize(size, rests) {
    this.wanted = size; this.wantsRest ||= rests;
    if (rests && this === board()) remember({ size });
    return this.pump();
  }

  /** Changes the scene; refused is what the server does not take. */
  change(edit) { return new Promise((resolve, reject) => { this.queue.push({ edit, resolve, reject }); this.pump(); }); }

  async pump() {
    if (this.isAsking) return;
    this.isAsking = true;
    while (this.queue.length || this.wanted) {
      const next = this.queue.shift();
      try {
        if (next) {
          this.show(await ask('/api/edit?scene=' + this.number, next.edit));
          next.resolve(); refresh();
          continue;
        }
        const size = this.wanted, rests = this.wantsRest;
        this.wanted = null; this.wantsRest = false;
        if (rests) {
          this.show(await ask('/api/edit?scene=' + this.number, { size })); refresh();
        } else {
          const began = this.began ?? performance.now(), asked = performance.now();
          this.move(await moved(this.number, size));
          latencies.push({ all: performance.now() - began, own: performance.now() - asked, answer: this.answered - asked, drawing: performance.now() - this.answered });
        }
        mend();
      } catch (error) { if (next) next.reject(error); else fail(error); }
    }
    this.isAsking = false;
  }

  /** While something moves: the picture's own pieces follow, or boxes where these are too many. */
  move(values) {
    this.answered = performance.now();
    const inPieces = this.views.length <= pieceLimit;
    if (inPieces) this.moving ??= new MovingPicture(this.svg, this.views, this.size);
    this.size = [values[0], values[1]].map(thousandths);
    for (let place = 2; place + 4 < values.length; place += 5) {
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
}
