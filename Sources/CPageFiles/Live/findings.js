// What is wrong with the scene as it is now: a list, and each finding as a story in steps.
'use strict';

function showFindings() {
  const findings = board()?.findings ?? [];
  $('finding-count').textContent = findings.length ? ` ${findings.length}` : '';
  $('findings').replaceChildren(...findings.map((finding, index) => make('li', {},
    make('button', { type: 'button', 'aria-current': String(index === state.finding), title: finding.message, onclick: () => { state.isTouched = true; openFinding(index); } },
      levelMark(finding.level), make('strong', { className: 'level ' + finding.level }, finding.kind), ' ', finding.message.length > 90 ? finding.message.slice(0, 88) + '…' : finding.message))));
  if (!findings.length && board()) $('findings').append(make('li', { className: 'quiet' }, `${plural(board().views.length, 'view')}, ${board().isJudged ? 'no findings.' : 'not looked through yet.'}`));
  $('frames-row').hidden = state.playground || !findings.some(finding => finding.kind === 'misplaced');
}

/** The findings of the scene are there: the one that was asked for is told. */
function findingsCame() {
  const wanted = state.reopened;
  if (wanted && board()?.isJudged) {
    state.reopened = null;
    const index = board().findings.findIndex(finding => finding.id === wanted);
    if (index >= 0) return openFinding(index, state.keepsView);
    const known = state.playground ? null : state.summaries.get(state.document)?.scenes?.find(scene => scene.id === state.scene)?.findings.find(finding => finding.id === wanted);
    if (known && state.issue?.endsWith(wanted)) tellKnown(known);
  }
  showFindings();
}

function openFinding(index, keepsView = false) {
  state.finding = index;
  const finding = board().findings[index];
  // What the finding is about, rather than the root that it is about as well.
  if (!keepsView || !state.view) state.view = finding?.views.find(id => board().views[board().byID.get(id)]?.parent) ?? finding?.views[0] ?? null;
  state.constraint = null;
  if (finding) { state.issue = `${state.document} ${state.scene} ${finding.id}`; }
  refresh();
  tell(finding);
}

/** A finding that the scene as it is shown does not have: of the document itself, or gone with what was changed. */
function tellKnown(finding) {
  state.view = finding.views.find(id => board().byID.has(id)) ?? null;
  refresh();
  $('story').replaceChildren(make('section', { className: 'steps', 'aria-label': 'Finding' },
    make('h2', {}, make('span', { className: 'level ' + finding.level }, `${marks[finding.level]} ${finding.kind}`), finding.line ? ' · ' : '', lineLink(finding.line)),
    make('p', { role: 'status' }, finding.message), log().done.length ? make('p', { className: 'quiet' }, 'With the changes that were made here it is not found.') : null,
    button('Close', () => tell(null))));
}

/** A finding as a story: what is wrong, each constraint that takes part with the choice to leave it out, the way out. */
function tell(finding) {
  if (!finding) { $('story').replaceChildren(); return; }
  const details = finding.details ?? [];
  const steps = [
    { words: finding.message },
    ...details.map(detail => ({ id: detail.id, line: detail.line, words: detail.words + (detail.id === finding.broken ? ' — without effect, so that the others hold' : '') })),
    { words: 'Way out: ' + finding.fix + (finding.tried ? ' (tried: it helps)' : ''), isWay: true },
  ];
  let step = 0, leftOut = null;
  const words = make('p', { role: 'status' }), choices = make('p', { className: 'row' });
  // What is left out for a look is no change to keep.
  const leave = async id => {
    const change = async (constraint, isActive) => { try { await Promise.all(state.boards.map(each => each.change({ constraint, isActive }))); } catch (error) { fail(error); } };
    if (leftOut) await change(leftOut, true);
    leftOut = id;
    if (id) await change(id, false);
  };
  const go = async delta => {
    step = Math.min(Math.max(step + delta, 0), steps.length - 1);
    const { id, line, words: said, isWay } = steps[step];
    words.textContent = `${step + 1} of ${steps.length}: ${said}`;
    state.constraint = id ?? null;
    if (leftOut && leftOut !== id) await leave(null);
    const isOwn = id && board().constraints.some(constraint => constraint.id === id);
    choices.replaceChildren(...[
      isOwn ? button('See it without this one', async event => { const isOut = event.currentTarget.getAttribute('aria-pressed') === 'true'; event.currentTarget.setAttribute('aria-pressed', String(!isOut)); await leave(isOut ? null : id); }, { 'aria-pressed': 'false' }) : null,
      line ? lineLink(line) : null,
      isWay && !state.playground ? button('Write a way out into the document…', () => offer({ kind: 'wayOut', finding: finding.id }, 'What a way out would do')) : null,
    ].filter(Boolean));
    for (const each of state.boards) each.drawOverlay();
  };
  $('story').replaceChildren(make('section', { className: 'steps', 'aria-label': 'Finding' },
    make('h2', {}, make('span', { className: 'level ' + finding.level }, `${marks[finding.level]} ${finding.kind}`), finding.line ? ' · ' : '', lineLink(finding.line)), words, choices,
    make('p', { className: 'row' }, button('Back', () => go(-1)), button('Next', () => go(1)),
      button('Close', async () => { await leave(null); state.finding = -1; state.constraint = null; tell(null); refresh(); }))));
  go(0);
}
