// Texts that are typed: layout documents, visual formats, console logs; their mistakes in place.
'use strict';

const samples = {
  layout: `size: [320, 200]
views:
  title: {intrinsic: [120, 20.5], hugging: [251, 251]}
  field: {intrinsic: [97, 34]}
constraints:
  - "H:|-16-[title]-8-[field]-16-|"
  - "V:|-24-[field]"
  - "title.firstBaseline == field.firstBaseline"
`,
  formats: `# One format a line; options as of plumbline vfl.
--size 320x200
--view title=120x20.5
--metric gap=12
H:|-[title(120)]-gap-[field]-|
V:|-24-[title]
V:|-24-[field(34)]
`,
  log: `Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x600002b0 UILabel:0x7f8a1.width == 200   (active)>",
    "<NSLayoutConstraint:0x600002b1 H:|-(16)-[UILabel:0x7f8a1]   (active, names: '|':UIView:0x7f8a0 )>",
    "<NSLayoutConstraint:0x600002b2 UILabel:0x7f8a1.trailing == UIView:0x7f8a0.trailing - 16   (active)>",
    "<NSLayoutConstraint:0x600002b3 UIView:0x7f8a0.width == 320   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x600002b0 UILabel:0x7f8a1.width == 200   (active)>
`,
};
const hints = { layout: 'Views, constraints, visual formats.', formats: 'H:|-[a]-[b(==a)]-| and the like; every name in brackets is a view.', log: "Paste what Xcode's console says of constraints." };

/** Each kind keeps its text; the one that was chosen last is there again. */
const keptText = kind => sessionStorage.getItem('text ' + kind) ?? samples[kind];

function setPlayground(isOn) {
  if (state.playground !== isOn) { state.view = null; if (isOn) state.reopened = null; tell(null); markMistakes([]); $('mistakes').replaceChildren(); mend(); }
  state.playground = isOn;
  $('playground-button').setAttribute('aria-pressed', String(isOn));
  $('editor').hidden = !isOn; $('choices').hidden = isOn;
  if (!isOn) $('explained').hidden = true;
  if (isOn && !$('text').value) $('text').value = keptText($('text-kind').value);
  $('text-hint').textContent = hints[$('text-kind').value];
}

function chooseKind(kind) {
  $('text-kind').value = kind;
  sessionStorage.setItem('text-kind', kind);
  $('text').value = keptText(kind);
  setPlayground(true);
  reload();
}

/** The mistakes of the text, each with its line and a caret; the picture of the last text that had none stays. */
function showMistakes(error) {
  const mistakes = error.mistakes ?? [{ message: error.message, line: null, excerpt: '', caret: 0 }];
  markMistakes(mistakes);
  $('mistakes').replaceChildren(...mistakes.slice(0, 20).map(mistake => make('div', {},
    mistake.line ? link(`line ${mistake.line}, column ${mistake.column}`, () => goToLine(mistake.line, mistake.column)) : null, mistake.line ? `: ${mistake.message}` : mistake.message,
    mistake.excerpt ? make('pre', {}, mistake.excerpt + '\n' + [...mistake.excerpt].slice(0, mistake.caret).map(letter => letter === '\t' ? '\t' : ' ').join('') + '^') : null)));
}

/** Underlines, in the text itself, the word at each mistake. */
function markMistakes(mistakes) {
  const text = $('text').value, lines = text.split('\n'), starts = [];
  for (const { line, column } of mistakes) {
    const content = lines[line - 1];
    if (content === undefined) continue;
    const at = Math.min([...content].slice(0, column - 1).join('').length, Math.max(0, content.length - 1));
    const word = /^[\w.]+|^./.exec(content.slice(at))?.[0] ?? ' ';
    starts.push([lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + at, word.length]);
  }
  starts.sort((a, b) => a[0] - b[0]);
  const parts = [];
  let place = 0;
  for (const [at, length] of starts) { if (at < place) continue; parts.push(text.slice(place, at), make('mark', {}, text.slice(at, at + length))); place = at + length; }
  $('marks').replaceChildren(...parts, text.slice(place) + '\n');
  $('marks').scrollTop = $('text').scrollTop;
  $('text').setAttribute('aria-invalid', String(mistakes.length > 0));
}

function goToLine(line, column) {
  const lines = $('text').value.split('\n'), start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const place = start + [...lines[line - 1] ?? ''].slice(0, column - 1).join('').length;
  $('text').focus();
  $('text').setSelectionRange(place, place + 1);
}

function listenToPlayground() {
  let typing;
  $('text').addEventListener('input', () => { sessionStorage.setItem('text ' + $('text-kind').value, $('text').value); markMistakes([]); clearTimeout(typing); typing = setTimeout(reload, 80); });
  $('text').addEventListener('scroll', () => { $('marks').scrollTop = $('text').scrollTop; });
  $('text-kind').addEventListener('change', event => chooseKind(event.target.value));
  $('sample').addEventListener('click', () => { sessionStorage.removeItem('text ' + $('text-kind').value); chooseKind($('text-kind').value); });
  $('link').addEventListener('click', async () => { await writeAddress(); await copy(location.href); });
  $('playground-button').addEventListener('click', () => {
    state.isTouched = true;
    state.scene = null;
    if (!state.playground) return chooseKind(samples[sessionStorage.getItem('text-kind')] ? sessionStorage.getItem('text-kind') : $('text-kind').value);
    setPlayground(false);
    state.document ??= state.documents[0]?.name;
    reload();
  });
}

// ── Explained logs ─────────────────────────────────────────────────────────────────────────────────────────────────

function showExplained(answer) {
  const parts = answer.conflicts.map((conflict, index) => {
    const rows = conflict.constraints.map((member, place) => make('li', { className: conflict.core.includes(place) ? '' : 'quiet' },
      make('p', {}, place === conflict.broken ? make('strong', {}, 'Without effect: ') : '', member.words, member.reason ? make('em', {}, ' — ' + member.reason) : ''), make('code', {}, member.text)));
    const picture = answer.pictures[index] ? document.adoptNode(new DOMParser().parseFromString(answer.pictures[index], 'image/svg+xml').documentElement) : null;
    picture?.setAttribute('role', 'img');
    return make('section', { 'aria-label': 'Conflict' }, make('h2', {}, answer.conflicts.length > 1 ? `Conflict ${index + 1} of ${answer.conflicts.length}` : 'A conflict'), ...(conflict.notices ?? []).map(notice => make('p', {}, make('strong', {}, notice))), picture,
      make('ol', {}, ...rows),
      conflict.off ? make('p', {}, `The one without effect is off by ${conflict.offIsLeast ? 'at least ' : ''}${number(conflict.off)} points${conflict.othersHold ? '; the others hold.' : '.'}`) : null,
      ...(conflict.remarks ?? []).map(remark => make('p', {}, remark)),
      ...(conflict.damaged ?? []).map(damage => make('p', { className: 'level warning' }, `Not read: ${damage.text} (${damage.reason})`)),
      conflict.ways.length ? make('h2', {}, 'Ways out') : null, make('ul', {}, ...conflict.ways.map(way => make('li', {}, way.words, way.tried ? ' (tried: the rest holds)' : ''))));
  });
  const notes = answer.notes.map(note => make('section', { 'aria-label': note.kind }, make('h2', {}, note.kind), make('p', {}, note.words), ...note.details.map(detail => make('code', {}, detail)), make('p', {}, note.fix)));
  if (!parts.length && !notes.length) parts.push(make('p', { className: 'quiet' }, "No message about constraints is in the text. It begins with 'Unable to simultaneously satisfy constraints'."));
  $('explained').replaceChildren(...parts, ...notes);
}
