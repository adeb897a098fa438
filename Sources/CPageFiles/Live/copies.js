// Constraints as Swift (anchors), visual formats and a layout document, to be pasted elsewhere.
'use strict';

/** The constraints that are copied: those of the selected view, or all of the scene. */
const copied = () => board().constraints.filter(constraint => constraint.active && constraint.first?.[0] && (!state.view || constraint.views.includes(state.view)));

/** A name for each view and guide that code can have: unique, letters and digits. */
function codeNames(root) {
  const scene = board(), names = new Map(), used = new Set([root, 'super', 'safeArea', 'margins']);
  for (const view of scene.views) {
    if (!view.parent) { names.set(view.id, root); continue; }
    const words = (view.name ?? view.kind ?? view.class).normalize('NFD').replace(/[^A-Za-z0-9]+/g, ' ').trim().split(' ').filter(Boolean);
    let name = words.slice(0, 4).map((word, place) => place ? word[0].toUpperCase() + word.slice(1) : word[0].toLowerCase() + word.slice(1)).join('') || 'view';
    if (/^[0-9]/.test(name)) name = (view.kind ?? 'view') + name;
    let unique = name;
    for (let count = 2; used.has(unique); count++) unique = name + count;
    used.add(unique);
    names.set(view.id, unique);
  }
  return names;
}

const guideWords = { 'safe area': 'safeArea', safeArea: 'safeArea', margins: 'layoutMargins', layoutMargins: 'layoutMargins', 'layout margins': 'layoutMargins', 'readable content': 'readableContent', readableContent: 'readableContent', contentLayoutGuide: 'contentLayout', frameLayoutGuide: 'frameLayout', 'content layout guide': 'contentLayout', 'frame layout guide': 'frameLayout' };
const guideOf = id => board().guides.find(guide => guide.id === id);
const amount = value => number(Math.abs(value));

// ── Swift ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function swiftText() {
  const names = codeNames('view');
  const item = id => { const guide = guideOf(id); return guide ? `${names.get(guide.owner) ?? 'view'}.${guideWords[guide.name] ?? guide.name.replace(/\s(.)/g, (_, letter) => letter.toUpperCase())}${/Layout$/.test(guideWords[guide.name] ?? '') ? 'Guide' : 'LayoutGuide'}`.replace('layoutMarginsLayoutGuide', 'layoutMarginsGuide').replace('readableContentLayoutGuide', 'readableContentGuide') : names.get(id) ?? id; };
  const anchor = ([id, attribute]) => {
    const margin = /^(.*?)(Margin|WithinMargins)$/.exec(attribute);
    return margin ? `${item(id)}.layoutMarginsGuide.${margin[1]}Anchor` : `${item(id)}.${attribute}Anchor`;
  };
  const verbs = { '==': 'equalTo', '<=': 'lessThanOrEqualTo', '>=': 'greaterThanOrEqualTo' };
  const lines = [], activated = [];
  for (const constraint of copied()) {
    const isSize = ['width', 'height'].includes(constraint.first[1]), hasSecond = Boolean(constraint.second[0]);
    const extra = `${constraint.multiplier !== 1 ? `, multiplier: ${number(constraint.multiplier)}` : ''}${constraint.constant ? `, constant: ${number(constraint.constant)}` : ''}`;
    let text;
    if (!hasSecond) text = `${anchor(constraint.first)}.constraint(${verbs[constraint.relation]}Constant: ${number(constraint.constant)})`;
    else if (isSize || constraint.multiplier === 1) text = `${anchor(constraint.first)}.constraint(${verbs[constraint.relation]}: ${anchor(constraint.second)}${extra})`;
    else text = `NSLayoutConstraint(item: ${item(constraint.first[0])}, attribute: .${constraint.first[1]}, relatedBy: .${{ '==': 'equal', '<=': 'lessThanOrEqual', '>=': 'greaterThanOrEqual' }[constraint.relation]}, toItem: ${item(constraint.second[0])}, attribute: .${constraint.second[1]}, multiplier: ${number(constraint.multiplier)}, constant: ${number(constraint.constant)})`;
    if (constraint.priority === 1000) { activated.push(text); continue; }
    const name = `constraint${lines.length / 2 + 1}`;
    lines.push(`let ${name} = ${text}`, `${name}.priority = UILayoutPriority(${number(constraint.priority)})`);
    activated.push(name);
  }
  return [...lines, 'NSLayoutConstraint.activate([', ...activated.map(text => `  ${text},`), '])', ''].join('\n');
}

// ── Visual formats ─────────────────────────────────────────────────────────────────────────────────────────────────

function formatText() {
  const names = codeNames('view'), scene = board();
  const parentOf = id => scene.views[scene.byID.get(id)]?.parent;
  const lines = [], others = [];
  for (const constraint of copied()) {
    const [[one, own], [two, other]] = [constraint.first, constraint.second];
    const relation = constraint.relation === '==' ? '' : constraint.relation, at = constraint.priority === 1000 ? '' : `@${number(constraint.priority)}`;
    const axis = { leading: 'H', trailing: 'H', left: 'H', right: 'H', width: 'H', top: 'V', bottom: 'V', height: 'V' }[own];
    const begins = ['leading', 'left', 'top'].includes(own), otherBegins = ['leading', 'left', 'top'].includes(other);
    const isSize = own === 'width' || own === 'height';
    let text = null;
    if (axis && constraint.multiplier === 1 && !guideOf(one) && !guideOf(two)) {
      const inverse = { '': '', '<=': '>=', '>=': '<=' }[relation];
      const gap = (value, sign) => { const inside = sign + number(value) + at; return value === 0 && !sign && !at ? '' : sign || at || value < 0 ? `-(${inside})-` : `-${inside}-`; };
      if (isSize && !two) text = `[${names.get(one)}(${relation || (at ? '' : '')}${number(constraint.constant)}${at})]`;
      else if (isSize && own === other && !constraint.constant) text = `[${names.get(one)}(${relation || '=='}${names.get(two)}${at})]`;
      else if (two && parentOf(one) === two && begins === otherBegins && !isSize) text = begins ? `|${gap(constraint.constant, relation)}[${names.get(one)}]` : `[${names.get(one)}]${gap(-constraint.constant, inverse)}|`;
      else if (two && parentOf(two) === one && begins === otherBegins && !isSize) text = begins ? `|${gap(-constraint.constant, inverse)}[${names.get(two)}]` : `[${names.get(two)}]${gap(constraint.constant, relation)}|`;
      else if (two && parentOf(one) === parentOf(two) && begins && !otherBegins && !isSize) text = `[${names.get(two)}]${gap(constraint.constant, relation)}[${names.get(one)}]`;
      else if (two && parentOf(one) === parentOf(two) && !begins && otherBegins && !isSize) text = `[${names.get(one)}]${gap(-constraint.constant, inverse)}[${names.get(two)}]`;
    }
    if (text) lines.push(`${axis}:${text}`); else others.push(`# not in the language of formats: ${constraint.words}`);
  }
  return [...lines, ...others, ''].join('\n');
}

// ── A layout document ──────────────────────────────────────────────────────────────────────────────────────────────

/** The whole scene as a layout document: contents have the size that they have now. */
function layoutText() {
  const scene = board(), names = codeNames('super'), lines = [];
  const children = id => scene.views.filter(view => view.parent === id);
  const root = scene.views[0];
  const safe = scene.guides.find(guide => guideWords[guide.name] === 'safeArea' && guide.owner === root.id)?.frame;
  lines.push(`size: [${number(scene.size[0])}, ${number(scene.size[1])}]`);
  if (scene.direction === 'rtl') lines.push('direction: rtl');
  if (safe) lines.push(`safeArea: {top: ${number(safe[1])}, left: ${number(safe[0])}, bottom: ${number(scene.size[1] - safe[1] - safe[3])}, right: ${number(scene.size[0] - safe[0] - safe[2])}}`);
  const write = (view, depth) => {
    const inside = children(view.id), pad = '  '.repeat(depth), parts = [];
    if (!inside.length && !['view', 'stackView', 'scrollView', 'tableView', 'collectionView', 'containerView'].includes(view.kind)) parts.push(`intrinsic: [${number(view.frame[2])}, ${number(view.frame[3])}]`);
    if (String(view.hugging) !== '250,250') parts.push(`hugging: [${view.hugging.map(number).join(', ')}]`);
    if (String(view.resistance) !== '750,750') parts.push(`compression: [${view.resistance.map(number).join(', ')}]`);
    if (!inside.length) { lines.push(`${pad}${names.get(view.id)}: {${parts.join(', ')}}`); return; }
    lines.push(`${pad}${names.get(view.id)}:`, ...parts.map(part => `${pad}  ${part}`), `${pad}  views:`);
    for (const child of inside) write(child, depth + 2);
  };
  lines.push('views:');
  for (const view of children(root.id)) write(view, 1);
  const item = id => { const guide = guideOf(id); return !guide ? names.get(id) : guide.owner === root.id && guideWords[guide.name] === 'safeArea' ? 'safeArea' : null; };
  // What stack views arrange, and what hangs on guides that a layout document has not, stands where it is now.
  const equations = [], placed = new Set(scene.views.filter(view => scene.views[scene.byID.get(view.parent)]?.kind === 'stackView').map(view => view.id));
  for (const constraint of scene.constraints) {
    if (!constraint.active) continue;
    const [first, second] = [item(constraint.first[0]), constraint.second[0] ? item(constraint.second[0]) : ''];
    if (!first || second === null) { equations.push(`  # ${constraint.words}`); for (const id of constraint.views) placed.add(id); continue; }
    const right = second ? `${constraint.multiplier !== 1 ? number(constraint.multiplier) + ' * ' : ''}${second}.${constraint.second[1]}${constraint.constant ? ` ${constraint.constant < 0 ? '-' : '+'} ${amount(constraint.constant)}` : ''}` : number(constraint.constant);
    equations.push(`  - {constraint: "${first}.${constraint.first[1]} ${constraint.relation} ${right}${constraint.priority !== 1000 ? ` @${number(constraint.priority)}` : ''}", id: "${constraint.id}"}`);
  }
  for (const view of scene.views) if (placed.has(view.id) && view.parent) {
    const name = names.get(view.id), parent = names.get(view.parent), [x, y, width, height] = view.frame;
    for (const [attribute, value] of [['left', x], ['top', y]]) equations.push(`  - "${name}.${attribute} == ${parent}.${attribute}${value ? ` ${value < 0 ? '-' : '+'} ${amount(value)}` : ''} @900"`);
    for (const [attribute, value] of [['width', width], ['height', height]]) equations.push(`  - "${name}.${attribute} == ${number(Math.max(0, value))} @900"`);
  }
  return [...lines, ...(equations.length ? ['constraints:', ...equations] : []), ''].join('\n');
}

function copies() {
  const what = state.view ? 'the constraints of the selected view' : 'all constraints of the scene';
  return make('section', { 'aria-label': 'Copy' }, make('h2', {}, 'Copy'), make('p', { className: 'row' },
    button('Swift', async () => { await board().detailed; copy(swiftText()); }, { id: 'copy-swift', title: `Anchors: ${what}` }),
    button('Visual format', async () => { await board().detailed; copy(formatText()); }, { id: 'copy-formats', title: what }),
    button('Layout document', async () => { await board().detailed; copy(layoutText()); }, { id: 'copy-layout', title: 'The whole scene' }),
    button('Link', async () => { await writeAddress(); copy(location.href); }, { id: 'copy-link', title: 'To this scene, configuration, selection and its changes' })));
}
