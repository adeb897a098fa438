// The selected view: its numbers, what can be changed of it, why it is where it is, its constraints and new ones.
'use strict';

let inspected = 0, wantedFocus = null;
async function showInspector() {
  const scene = board(), view = scene?.views[scene.byID.get(state.view)];
  const pane = $('selection'), mine = ++inspected;
  if (!view) { pane.replaceChildren(make('p', { className: 'quiet' }, 'Choose a view on the canvas or in the tree, or walk with the arrow keys.'), scene ? copies() : ''); return; }
  const [x, y, width, height] = view.frame;
  const list = make('dl', {}, ...[['x', x], ['y', y], ['width', width], ['height', height]].flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, number(value))]),
    make('dt', {}, 'id'), make('dd', {}, view.id + (view.line ? ', ' : ''), lineLink(view.line)));
  const parent = scene.views[scene.byID.get(view.parent)];
  const model = parent ? make('div', { className: 'box' }, make('small', {}, parent.name ?? parent.class),
    `${number(y)}`, make('div', {}, `${number(x)}  [ ${number(width)} × ${number(height)} ]  ${number(parent.frame[2] - x - width)}`), `${number(parent.frame[3] - y - height)}`) : null;
  const why = make('section', { 'aria-label': 'Why this frame' }, make('h2', {}, 'Why this frame')), holder = make('section', { 'aria-label': 'Constraints' });
  // What is made anew takes the focus again that its like had, as long as nothing else took it.
  const active = document.activeElement;
  if (active && active !== document.body) wantedFocus = pane.contains(active) ? active.dataset.key : null;
  const top = $('inspector').scrollTop;
  pane.replaceChildren(make('h2', {}, 'Selected'), make('p', {}, make('strong', {}, view.name ?? view.class), ` ${view.class}`), list, model ?? '', viewFields(view), why, holder, copies());
  $('inspector').scrollTop = top;
  const refocus = () => { if (wantedFocus && document.activeElement === document.body) pane.querySelector(`[data-key="${CSS.escape(wantedFocus)}"]`)?.focus({ preventScroll: true }); };
  refocus();
  const query = `?scene=${scene.number}&view=${encodeURIComponent(view.id)}`;
  const [explained, affecting] = await Promise.allSettled([ask('/api/why' + query), ask('/api/constraints' + query)]);
  await scene.detailed;
  if (inspected !== mine) return;
  if (explained.status === 'fulfilled') showWhy(why, explained.value); else why.append(make('p', { className: 'quiet' }, explained.reason.message));
  if (affecting.status === 'rejected') { holder.append(make('p', { className: 'quiet' }, affecting.reason.message)); return; }
  const byID = new Map(scene.constraints.map(constraint => [constraint.id, constraint]));
  for (const [axis, sign] of [['horizontal', '↔'], ['vertical', '↕']]) {
    holder.append(make('h2', {}, `${sign} ${axis}`));
    const own = affecting.value[axis].map(entry => byID.get(entry.id) ?? entry);
    own.sort((a, b) => (b.views?.includes(view.id) ?? 0) - (a.views?.includes(view.id) ?? 0));
    for (const constraint of own.slice(0, 30)) holder.append(constraintRow(constraint));
    if (own.length > 30) holder.append(make('p', { className: 'quiet' }, `and ${own.length - 30} more, through other views`));
    if (!own.length) holder.append(make('p', { className: 'quiet' }, 'none: its frame or its superview decides'));
  }
  // One that is switched off acts on nothing any more, and must be found to be switched on again.
  const off = scene.constraints.filter(constraint => !constraint.active && constraint.views.includes(view.id));
  if (off.length) holder.append(make('h2', {}, 'switched off'), ...off.map(constraintRow));
  holder.append(newConstraint(view));
  refocus();
}

// ── What can be changed of a view ──────────────────────────────────────────────────────────────────────────────────

/** A number of a field, turned by the wheel while it has the focus. */
function field(label, key, value, extra, changed) {
  const turn = event => {
    if (document.activeElement !== event.currentTarget) return;
    event.preventDefault();
    event.currentTarget.value = Number(event.currentTarget.value) - Math.sign(event.deltaY);
    event.currentTarget.dispatchEvent(new Event('change'));
  };
  return make('label', {}, label + ' ', make('input', { type: 'number', value: number(value), step: 'any', ...extra, 'data-key': key, onwheel: turn, onchange: event => { if (event.target.value !== '') changed(Number(event.target.value)); } }));
}

function viewFields(view) {
  const pair = (name, values) => make('p', { className: 'row' }, make('span', { className: 'quiet' }, name + ' '), ...['↔', '↕'].map((sign, axis) =>
    field(sign, `${view.id} ${name} ${axis}`, values[axis], { min: 1, max: 1000, 'aria-label': `${name}, ${axis ? 'vertical' : 'horizontal'}` }, value => edit({ view: view.id, [name]: values.map((old, place) => place === axis ? value : old) }))));
  return make('section', { 'aria-label': 'Attributes' },
    pair('hugging', view.hugging), pair('resistance', view.resistance),
    view.text === undefined ? null : make('p', {}, make('label', {}, 'text ', make('input', { type: 'text', value: view.text, 'data-key': view.id + ' text', onchange: event => edit({ view: view.id, text: event.target.value }) }))),
    view.parent ? make('p', {}, make('label', {}, make('input', { type: 'checkbox', checked: Boolean(view.hidden), 'data-key': view.id + ' hidden', onchange: event => edit({ view: view.id, isHidden: event.target.checked }) }), ' hidden')) : null);
}

// ── Why ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The chain of each number: summands that add up to it, each with the way to what it comes from. */
function showWhy(pane, answer) {
  const names = ['x', 'y', 'width', 'height'];
  names.forEach((name, place) => {
    const chain = answer[name];
    const rows = chain.map((part, index) => {
      const isOwn = part.constraint && board().constraints.some(constraint => constraint.id === part.constraint);
      return make('li', { onpointerenter: () => light(part.constraint), onpointerleave: () => light(null) },
        make('span', { className: 'summand' }, (part.value < 0 ? '−' : index ? '+' : '') + number(Math.abs(part.value))), make('span', {}, part.words, ' ',
          isOwn ? link(part.constraint, () => selectConstraint(part.constraint)) : null, isOwn && part.line ? ', ' : '', lineLink(part.line)));
    });
    pane.append(make('details', { open: place < 2 || chain.length < 4 }, make('summary', {}, `${name} = ${number(answer.frame[place])}`),
      chain.length ? make('ul', { className: 'chain' }, ...rows) : make('p', { className: 'quiet' }, 'nothing determines it')));
  });
  if (answer.gaveWay.length) pane.append(make('p', {}, make('strong', {}, 'Not satisfied')), make('ul', { className: 'chain' }, ...answer.gaveWay.map(entry => make('li', {}, make('span', { className: 'summand' }, number(entry.off)), make('span', {}, entry.words)))));
}

function light(id) { if (state.constraint === id) return; state.constraint = id ?? null; for (const each of state.boards) each.drawOverlay(); }

/** Shows one constraint: its views to go to, its words, what can be changed of it. */
function selectConstraint(id) {
  const constraint = board().constraints.find(each => each.id === id);
  if (!constraint) return;
  light(id);
  const views = constraint.views.map(view => board().views[board().byID.get(view)]).filter(Boolean);
  $('story').replaceChildren(make('section', { 'aria-label': 'Constraint' }, make('h2', {}, 'Constraint ' + id),
    make('p', {}, 'Between: ', ...views.flatMap((view, index) => [index ? ', ' : '', link(view.name ?? view.class, () => select(view.id))])),
    constraintRow(constraint), button('Close', () => { light(null); tell(null); })));
  $('story').querySelector('button')?.focus();
}

// ── Constraints ────────────────────────────────────────────────────────────────────────────────────────────────────

const relations = ['==', '<=', '>='];
const relationSigns = { '==': '=', '<=': '≤', '>=': '≥' };
const choose = (name, values, chosen, key, changed) => make('select', { 'aria-label': name, 'data-key': key, onchange: event => changed?.(event.target.value) }, ...values.map(([value, label]) => make('option', { value, selected: value === chosen }, label)));

function constraintRow(constraint) {
  if (!constraint.words) return make('div', { className: 'constraint' }, make('code', {}, constraint.notation));
  const { id } = constraint, change = values => edit({ constraint: id, ...values });
  return make('div', { className: 'constraint', 'data-constraint': id, onpointerenter: () => light(id), onpointerleave: () => light(null) },
    make('p', {}, constraint.words, constraint.line ? ', ' : '', lineLink(constraint.line)),
    make('p', { className: 'row' },
      choose('relation', relations.map(relation => [relation, relationSigns[relation]]), constraint.relation, id + ' relation', relation => change({ relation })),
      field('constant', id + ' constant', constraint.constant, {}, constant => change({ constant })),
      constraint.second?.[0] ? field('×', id + ' multiplier', constraint.multiplier, { 'aria-label': 'multiplier' }, multiplier => change({ multiplier })) : null,
      field('priority', id + ' priority', constraint.priority, { min: 1, max: 1000 }, priority => change({ priority })),
      make('label', {}, make('input', { type: 'checkbox', checked: constraint.active, 'data-key': id + ' active', onchange: event => change({ isActive: event.target.checked }) }), ' active'),
      button('Remove', () => change({ isRemoved: true }), { 'aria-label': 'Remove constraint ' + id })),
    make('code', {}, constraint.notation));
}

const attributes = { horizontal: ['leading', 'trailing', 'centerX', 'left', 'right'], vertical: ['top', 'bottom', 'centerY', 'firstBaseline', 'lastBaseline'], size: ['width', 'height'] };
const kindOf = attribute => Object.keys(attributes).find(kind => attributes[kind].includes(attribute));

/** Three, two and three letters or digits, as Interface Builder's ids are; none that the scene has. */
function newID() {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', known = new Set(board().constraints.map(constraint => constraint.id));
  for (;;) {
    const values = crypto.getRandomValues(new Uint8Array(8));
    const id = [...values].map((value, place) => (place === 3 || place === 5 ? '-' : '') + letters[value % 62]).join('');
    if (!known.has(id)) return id;
  }
}

/** The views around an item, from the inside out. */
function around(id) {
  const scene = board(), chain = [];
  for (let at = scene.byID.has(id) ? id : scene.guides.find(guide => guide.id === id)?.owner; at; at = scene.views[scene.byID.get(at)]?.parent) chain.push(at);
  return chain;
}

/** Opens the row of a new constraint, with the keyboard in it. */
async function beginConstraint() {
  state.adds = true;
  await showInspector();
  $('selection').querySelector('.new select')?.focus();
}

/** A constraint from the selected view to another item, made in a row of choices. */
function newConstraint(view) {
  const scene = board();
  const others = scene.views.filter(other => other.id !== view.id && (other.parent === view.parent || other.id === view.parent || other.parent === view.id));
  const guides = scene.guides.filter(guide => around(view.id).includes(guide.owner));
  const items = [['', 'no other'], ...others.map(other => [other.id, other.id === view.parent ? `superview ${other.name ?? other.class}` : other.name ?? other.class]), ...guides.map(guide => [guide.id, guide.name])];
  const key = 'new ' + view.id;
  const own = choose('attribute of this view', Object.values(attributes).flat().map(name => [name, name]), 'leading', key + ' own', () => fit());
  const relation = choose('relation', relations.map(name => [name, relationSigns[name]]), '==', key + ' relation');
  const item = choose('other item', items, view.parent ?? '', key + ' item', () => fit());
  const other = choose('attribute of the other item', [], '', key + ' other');
  const constant = make('input', { type: 'number', value: 8, step: 'any', 'aria-label': 'constant', 'data-key': key + ' constant' });
  const fit = () => {
    const kind = kindOf(own.value);
    if (kind !== 'size' && !item.value) item.value = view.parent ?? items[1]?.[0] ?? '';
    other.replaceChildren(...attributes[kind].map(name => make('option', { value: name, selected: name === own.value }, name)));
    other.hidden = !item.value;
  };
  fit();
  const add = () => {
    const second = item.value || undefined;
    const chain = around(view.id), outside = second ? around(second) : chain;
    edit({ constraint: newID(), firstItem: view.id, firstAttribute: own.value, relation: relation.value, secondItem: second, secondAttribute: second ? other.value : undefined, constant: Number(constant.value) || 0, holder: chain.find(id => outside.includes(id)) });
  };
  return make('details', { className: 'new', open: state.adds, ontoggle: event => { if (event.target.isConnected) state.adds = event.target.open; } }, make('summary', {}, 'Add a constraint'),
    make('p', { className: 'row' }, own, relation, item, other, '+', constant, button('Add', add, { id: 'add-constraint' })));
}
