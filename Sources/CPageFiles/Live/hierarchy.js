// The views of the scene as a tree: searched, hidden from the picture, and lit together with the canvas.
'use strict';

function showHierarchy() {
  const scene = board(), list = $('views'), wanted = $('view-search').value.trim().toLowerCase();
  const focused = document.activeElement?.closest('#views') ? document.activeElement.dataset.view : null;
  $('view-count').textContent = scene ? ` ${scene.views.length}` : '';
  if (!scene) { list.replaceChildren(); return; }
  const depth = new Map(), kept = new Set(), found = new Set();
  const text = view => [view.name, view.class, view.kind, view.id, view.text].filter(Boolean).join(' ').toLowerCase();
  for (const view of scene.views) if (wanted && text(view).includes(wanted)) found.add(view.id);
  for (const id of found) for (let at = scene.views[scene.byID.get(id)]; at && !kept.has(at.id); at = scene.views[scene.byID.get(at.parent)]) kept.add(at.id);
  const rows = [];
  for (const view of scene.views) {
    const level = (depth.get(view.parent) ?? -1) + 1;
    depth.set(view.id, level);
    if (wanted && !kept.has(view.id)) continue;
    const isConcealed = state.concealed.has(view.id);
    const row = make('li', { className: view.hidden || isConcealed ? 'concealed' : '', onpointerenter: () => hoverView(view.id), onpointerleave: () => hoverView(null) },
      make('button', { type: 'button', className: found.has(view.id) ? 'name found' : 'name', 'data-view': view.id, 'aria-current': String(view.id === state.view), tabIndex: view.id === (state.view ?? scene.views[0].id) ? 0 : -1, onclick: () => select(view.id) },
        make('span', { className: 'quiet' }, view.class.replace(/^(UI|NS)/, '')), view.name ? ' ' + view.name : '', view.hidden ? make('em', { className: 'quiet' }, ' hidden') : null),
      make('button', { type: 'button', className: 'eye', tabIndex: -1, 'aria-pressed': String(isConcealed), 'aria-label': `Take ${view.name ?? view.class} out of the picture`, title: 'Take out of the picture (h)', onclick: () => conceal(view.id) }, isConcealed ? '◌' : '●'));
    row.style.paddingLeft = Math.min(level, 14) * 12 + 'px';
    rows.push(row);
  }
  list.replaceChildren(...(rows.length ? rows : [make('li', { className: 'quiet' }, 'No view matches.')]));
  markHovered();
  markSelected();
  if (focused) (list.querySelector(`[data-view="${CSS.escape(state.view ?? focused)}"]`) ?? list.querySelector(`[data-view="${CSS.escape(focused)}"]`))?.focus({ preventScroll: true });
}

/** Another selection leaves the tree as it is; the keyboard goes on from there. */
function markSelected() {
  const list = $('views'), old = list.querySelector('[aria-current="true"]'), hasFocus = document.activeElement?.closest('#views');
  if (old) { old.setAttribute('aria-current', 'false'); old.tabIndex = -1; }
  const row = state.view ? list.querySelector(`[data-view="${CSS.escape(state.view)}"]`) : null;
  (row ?? list.querySelector('.name'))?.setAttribute('tabindex', '0');
  if (!row) return;
  row.setAttribute('aria-current', 'true');
  if (hasFocus) row.focus({ preventScroll: true });
  // Only the tree is scrolled: what is around it stays.
  const [box, own] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.top < box.top || own.bottom > box.bottom) list.scrollTop += own.top - box.top - box.height / 3;
}

/** So many views are looked through when the pointer moves. */
function markHovered() {
  $('views').querySelector('.hovered')?.classList.remove('hovered');
  if (!state.hovered) return;
  const row = $('views').querySelector(`[data-view="${CSS.escape(state.hovered)}"]`)?.parentElement;
  row?.classList.add('hovered');
}

/** Takes a view with what it holds out of the picture, or back into it; the layout stays. */
function conceal(id) {
  if (!id) return;
  if (!state.concealed.delete(id)) state.concealed.add(id);
  for (const each of state.boards) { each.conceal(); each.drawOverlay(); }
  showHierarchy();
}

function listenToHierarchy() {
  $('view-search').addEventListener('input', showHierarchy);
  $('views').addEventListener('keydown', event => {
    const current = event.target.closest('[data-view]');
    if (!current) return;
    const rows = [...$('views').querySelectorAll('.name')], at = rows.indexOf(current), id = current.dataset.view, scene = board();
    const parent = scene.views[scene.byID.get(id)]?.parent, child = scene.views.find(view => view.parent === id)?.id;
    const next = { ArrowDown: rows[at + 1]?.dataset.view, ArrowUp: rows[at - 1]?.dataset.view, ArrowLeft: parent, ArrowRight: child, Home: rows[0].dataset.view, End: rows[rows.length - 1].dataset.view }[event.key];
    if (!next) { if (event.key.startsWith('Arrow')) { event.preventDefault(); event.stopPropagation(); } return; }
    event.preventDefault(); event.stopPropagation();
    select(next);
  });
}
