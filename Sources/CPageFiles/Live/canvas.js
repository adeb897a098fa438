// What of the canvas is seen: fit, zoom at the pointer, panning; and which view the pointer is over.
'use strict';

/** How large a point is shown, and where the boards lie in the stage. */
const lens = { zoom: 1, fits: true, x: 0, y: 0, isSpace: false, isPanning: false, wasPanned: false };
const zoomLimits = [0.05, 8];

function showLens() {
  for (const each of state.boards) { each.figure.style.zoom = lens.zoom; each.figure.style.setProperty('--zoom', lens.zoom); }
  $('boards').style.transform = `translate(${lens.x}px, ${lens.y}px)`;
  $('zoom-value').textContent = Math.round(100 * lens.zoom) + ' %';
  $('fit').setAttribute('aria-pressed', String(lens.fits));
  if (lens.labelled === Math.min(1, lens.zoom)) return;
  lens.labelled = Math.min(1, lens.zoom);
  cancelAnimationFrame(lens.drawing);
  lens.drawing = requestAnimationFrame(() => { for (const each of state.boards) each.drawOverlay(); });
}

/** All boards as large as the stage has room for, in its middle. */
function fit() {
  lens.fits = true;
  if (!state.boards.length) return;
  const stage = $('stage'), [width, height] = [stage.clientWidth, stage.clientHeight];
  lens.zoom = 1; lens.x = lens.y = 0;
  showLens();
  // What a board takes without its margins is in points; gaps and captions are not.
  const inner = $('boards').getBoundingClientRect();
  lens.zoom = Math.min(2, Math.max(zoomLimits[0], Math.min((width - 40) / inner.width, (height - 24) / inner.height)));
  showLens();
  const shown = $('boards').getBoundingClientRect();
  lens.x = Math.max(12, (width - shown.width) / 2); lens.y = Math.max(12, (height - shown.height) / 2);
  showLens();
}

/** Another zoom; the point of the stage under the pointer stays where it is. */
function zoomTo(zoom, at) {
  if (!state.boards.length) return;
  const stage = $('stage').getBoundingClientRect();
  const [x, y] = at ?? [stage.width / 2, stage.height / 2];
  const old = lens.zoom;
  lens.zoom = Math.min(zoomLimits[1], Math.max(zoomLimits[0], zoom));
  lens.fits = false;
  // Gaps between boards do not grow; within the first board, and nearly so in others, the point stays.
  lens.x = x - (x - lens.x) * lens.zoom / old; lens.y = y - (y - lens.y) * lens.zoom / old;
  showLens();
}

function pan(x, y) { lens.x += x; lens.y += y; lens.fits = false; showLens(); }

/** Shows the boards that are new; where they are chosen anew only, the lens stays. */
function keepOrFit(isSame) { if (isSame && !lens.fits) showLens(); else fit(); }

function hoverView(id, measures = false) {
  if (state.hovered === id && state.measures === measures) return;
  state.hovered = id; state.measures = measures;
  for (const each of state.boards) each.drawOverlay();
  markHovered();
}

function listenToCanvas() {
  const stage = $('stage');
  stage.addEventListener('wheel', event => {
    event.preventDefault();
    const box = stage.getBoundingClientRect();
    if (event.shiftKey) return pan(-event.deltaX - event.deltaY, 0);
    zoomTo(lens.zoom * Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), [event.clientX - box.left, event.clientY - box.top]);
  }, { passive: false });
  stage.addEventListener('pointerdown', event => {
    lens.wasPanned = false;
    const turns = layers.has('exploded') && !lens.isSpace;
    if (event.target.closest('.grip') || !(lens.isSpace || turns || event.button === 1 || event.pointerType === 'touch')) return;
    event.preventDefault();
    stage.focus({ preventScroll: true });
    let last = [event.clientX, event.clientY];
    lens.isPanning = true;
    const move = event => {
      const [x, y] = [event.clientX - last[0], event.clientY - last[1]];
      if (!x && !y) return;
      lens.wasPanned = true;
      last = [event.clientX, event.clientY];
      if (turns) turn(x, y); else pan(x, y);
    };
    const end = () => { lens.isPanning = false; removeEventListener('pointermove', move); };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end, { once: true });
    addEventListener('pointercancel', end, { once: true });
  });
  const space = isDown => event => {
    if (event.key !== ' ' || event.target.matches('input, textarea, select, button, summary, a')) return;
    event.preventDefault();
    lens.isSpace = isDown;
    stage.classList.toggle('pans', isDown);
  };
  addEventListener('keydown', space(true));
  addEventListener('keyup', space(false));
  addEventListener('keydown', event => { if (event.key === 'Alt') { event.preventDefault(); hoverView(state.hovered, true); } });
  addEventListener('keyup', event => { if (event.key === 'Alt') hoverView(state.hovered, false); });
  addEventListener('blur', () => { lens.isSpace = false; stage.classList.remove('pans'); hoverView(null); });
  $('fit').addEventListener('click', fit);
  $('zoom-in').addEventListener('click', () => zoomTo(lens.zoom * 1.25));
  $('zoom-out').addEventListener('click', () => zoomTo(lens.zoom / 1.25));
  $('zoom-value').addEventListener('click', () => zoomTo(1));
  new ResizeObserver(() => { if (lens.fits) fit(); }).observe(stage);
}
