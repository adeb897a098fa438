// Everything by keys.
'use strict';

function walk(key) {
  const scene = board(); if (!scene) return;
  const view = scene.views[scene.byID.get(state.view)];
  if (!view) return select(scene.views[0]?.id ?? null);
  const siblings = scene.views.filter(other => other.parent === view.parent), place = siblings.indexOf(view);
  const next = { ArrowDown: siblings[place + 1], ArrowUp: siblings[place - 1], ArrowLeft: scene.views[scene.byID.get(view.parent)], ArrowRight: scene.views.find(other => other.parent === view.id) }[key];
  if (next) select(next.id);
}

function walkList(list, key) {
  const buttons = [...list.querySelectorAll('button')], place = buttons.indexOf(document.activeElement);
  if (key === 'ArrowUp' && place === 0 && list.closest('#navigator')) $('search').focus(); else buttons[place + (key === 'ArrowDown' ? 1 : -1)]?.focus();
}

/** From a search to the first row that it found: an arrow leads there, Enter opens it as well. */
function leaveSearch(event) {
  if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
  const row = document.querySelector(event.target.id === 'view-search' ? '#views .found' : '[role="tabpanel"]:not([hidden]) [data-key]:not([data-key$="/"])');
  event.preventDefault();
  row?.focus();
  if (event.key === 'Enter') row?.click();
}

/** Leaves a field, and with it the row of a constraint that is not added; all keys mean something on the canvas. */
function leaveField(field) {
  field.closest('.new')?.removeAttribute('open');
  $('stage').focus({ preventScroll: true });
}

/** Distances to the superview, then to one sibling after the other, then none. */
function measureNext() {
  const scene = board(), view = scene?.views[scene.byID.get(state.view)];
  if (!view) return;
  const siblings = scene.views.filter(other => view.parent && other.parent === view.parent && other !== view && !other.hidden);
  const others = [view.parent, ...siblings.map(other => other.id)].filter(Boolean);
  const next = others[state.measures ? others.indexOf(state.hovered) + 1 : 0] ?? null;
  hoverView(next, next !== null);
}

function step(select, delta) {
  const options = [...select.options].filter(option => !option.disabled);
  const place = (options.indexOf(select.selectedOptions[0]) + delta + options.length) % options.length;
  select.value = options[place].value;
  select.dispatchEvent(new Event('change'));
}

const layerKeys = { o: 'outlines', n: 'names', c: 'constraints', g: 'guides', m: 'margins', s: 'stored', f: 'findings', e: 'exploded' };
const simpleKeys = {
  '/': () => $('search').focus(), '?': () => $('keys').showModal(), p: () => $('playground-button').click(),
  j: () => stepIssue(1), k: () => stepIssue(-1), '[': () => step($('device'), -1), ']': () => step($('device'), 1), '{': () => step($('language'), -1), '}': () => step($('language'), 1),
  0: fit, 1: () => zoomTo(1), ',': () => zoomTo(lens.zoom / 1.25), '.': () => zoomTo(lens.zoom * 1.25),
  h: () => conceal(state.view), v: () => $('views').querySelector('[tabindex="0"]')?.focus(), i: () => $('inspector').focus(), w: offerChanges,
  a: beginConstraint,
  y: () => $('copy-link')?.click(),
  d: measureNext,
  Escape: () => { const parent = board()?.views[board().byID.get(state.view)]?.parent; select(parent ?? null); },
};

document.addEventListener('keydown', event => {
  const isTyping = event.target.matches('input:not([type="checkbox"]):not([type="range"]), textarea, select');
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !isTyping) { event.preventDefault(); if (event.shiftKey) redo(); else undo(); return; }
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) {
    if (event.key === 'Escape' && isTyping && !event.target.closest('dialog')) leaveField(event.target);
    else if (event.target.matches('#search, #view-search')) leaveSearch(event);
    return;
  }
  const list = event.target.closest('#tree, #issues, #findings');
  if (event.key.startsWith('Arrow')) {
    if (event.target.closest('.grip, [role="tablist"], input')) return;
    event.preventDefault();
    if (list) { if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walkList(list, event.key); return; }
    const [x, y] = { ArrowLeft: [-24, 0], ArrowRight: [24, 0], ArrowUp: [0, -24], ArrowDown: [0, 24] }[event.key];
    if (!event.shiftKey) walk(event.key); else if (layers.has('exploded')) turn(x, y); else pan(-x, -y);
    return;
  }
  if (event.key === '+' || event.key === '-') { const scene = board(); if (scene) scene.resize([Math.max(0, scene.size[0] + (event.key === '+' ? 10 : -10)), scene.size[1]], true); return; }
  const act = simpleKeys[event.key] ?? (layerKeys[event.key] ? () => toggle(layerKeys[event.key]) : null);
  if (!act) return;
  event.preventDefault();
  act();
});
