// The steps of a drag, and pictures that follow them piece by piece. All layout is the server's.
'use strict';

// ── The steps of a drag ────────────────────────────────────────────────────────────────────────────────────────────

/** Width and height of the root; then index, x, y, width, height of each view that moved. */
async function moved(scene, size) {
  const response = await fetch('/api/drag?scene=' + scene, { method: 'POST', body: JSON.stringify(size) });
  if (!response.ok) throw new Error(await response.text());
  return new Float32Array(await response.arrayBuffer());
}

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
    const value = name => parseFloat(element.getAttribute(name) ?? 0);
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
