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
  buttons[place + (key === 'ArrowDown' ? 1 : -1)]?.focus();
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
  d: () => { const parent = board()?.views[board().byID.get(state.view)]?.parent; hoverView(parent ?? null, !state.measures); },
  Escape: () => { const parent = board()?.views[board().byID.get(state.view)]?.parent; select(parent ?? null); },
};

document.addEventListener('keydown', event => {
  const isTyping = event.target.matches('input:not([type="checkbox"]):not([type="range"]), textarea, select');
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !isTyping) { event.preventDefault(); if (event.shiftKey) redo(); else undo(); return; }
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) {
    if (event.key === 'Escape' && event.target.matches('input, textarea')) event.target.blur();
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
