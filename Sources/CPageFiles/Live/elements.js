// Elements, requests, messages, places in files and the address: what all parts of the page use.
'use strict';

const $ = id => document.getElementById(id);
const SVG = 'http://www.w3.org/2000/svg';

function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value, { passive: false });
    else if (key in element && key !== 'list') element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

function draw(tag, attributes, title) {
  const element = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(key, value);
  if (title) { const child = document.createElementNS(SVG, 'title'); child.textContent = title; element.append(child); }
  return element;
}

const button = (label, onclick, extra = {}) => make('button', { type: 'button', onclick, ...extra }, label);
const link = (label, onclick, extra = {}) => button(label, onclick, { className: 'plain', ...extra });
const number = value => String(Math.round(value * 1000) / 1000);
const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const levels = ['error', 'warning', 'note'];
const marks = { error: '✖', warning: '⚠', note: '·' };
const levelMark = level => make('span', { className: 'level ' + level }, `${marks[level]} `, make('span', { className: 'hidden' }, level + ' '));

// ── Requests ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** What the server cannot do, in its own words; the mistakes of a text with their places. */
class Refusal extends Error {
  constructor(text, type) {
    super(text);
    if (type?.startsWith('application/json')) { this.mistakes = JSON.parse(text).mistakes; this.message = this.mistakes.map(mistake => mistake.message).join(' '); }
  }
}

async function ask(path, body, headers = {}) {
  const response = await fetch(path, body === undefined ? {} : { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
  if (!response.ok) throw new Refusal(await response.text(), response.headers.get('Content-Type'));
  return response.json();
}

// ── Messages ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Says something above the canvas; a place in a file becomes a link to it. What is done stays until something else is
    said, a fault only as long as the scene is not shown. */
function say(text, isFault = false) {
  const message = $('message');
  message.hidden = !text;
  state.isFault = isFault && Boolean(text);
  message.classList.toggle('fault', state.isFault);
  const place = /^(.*?):(\d+)(?::(\d+))?: /.exec(text);
  const known = place && state.documents.find(entry => entry.name === place[1]);
  if (known?.path) message.replaceChildren(placeLink(known.path, place[2], place[3] ?? 1, place[0].slice(0, -2)), text.slice(place[0].length - 2));
  else message.textContent = text;
}
const fail = error => say(error.message, true);
/** Takes back what a fault said, once it is mended. */
const mend = () => { if (state.isFault) say(''); };

// ── Places in files ────────────────────────────────────────────────────────────────────────────────────────────────

/** A link to a line of the document that is shown; nothing for what has no line or no file. */
function lineLink(line, label = 'line ' + line) {
  if (!line) return null;
  const path = state.playground ? null : state.documents.find(entry => entry.name === state.document)?.path;
  if (!path) return state.playground ? link(label, () => goToLine(line, 1)) : ` ${label}`;
  return placeLink(path, line, 1, label);
}

function placeLink(path, line, column, label) {
  const kind = $('editor-links').value;
  if (kind === 'vscode') return make('a', { href: encodeURI(`vscode://file${path}:${line}:${column}`).replace(/[?#]/g, encodeURIComponent) }, label);
  const text = kind === 'xed' ? `xed --line ${line} '${path.replaceAll("'", "'\\''")}'` : `${path}:${line}:${column}`;
  return link(label, () => copy(text), { title: 'Copy: ' + text });
}

async function copy(text) {
  state.copied = text;
  const shown = text.length > 120 || text.includes('\n') ? plural(text.split('\n').length, 'line') : text;
  try { await navigator.clipboard.writeText(text); say('Copied: ' + shown); } catch { say('Copy this: ' + text); }
}

// ── The address ────────────────────────────────────────────────────────────────────────────────────────────────────

const readAddress = () => Object.fromEntries(new URLSearchParams(location.hash.slice(1)));

/** Longer texts are compressed in the address. */
const plainLimit = 1000;

async function pipe(bytes, stream) { return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer()); }

async function pack(text) {
  const bytes = await pipe(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
  return new TextDecoder().decode(await pipe(bytes, new DecompressionStream('deflate-raw')));
}

let addressing = 0;
/** The address leads back to what is shown: document, scene, configuration, selection, changes. */
async function writeAddress() {
  const mine = ++addressing, values = new URLSearchParams();
  if (state.playground) {
    values.set('kind', $('text-kind').value);
    const text = $('text').value;
    if (text.length > plainLimit) values.set('packed', await pack(text)); else values.set('text', text);
  } else {
    if (state.document) values.set('document', state.document);
    if (state.scene) values.set('scene', state.scene);
    for (const id of choiceNames) if ($(id).value) values.set(id, $(id).value);
    if (state.others.size) values.set('also', [...state.others].join(' '));
    const edits = log().done;
    if (edits.length) values.set('edits', await pack(JSON.stringify(edits)));
  }
  if (state.view) values.set('view', state.view);
  const finding = board()?.findings[state.finding]?.id;
  if (finding) values.set('finding', finding);
  if (mine === addressing) history.replaceState(null, '', '#' + values);
}
