/** Renders the gallery. It runs before the tags load, so that they find their stations. */
import { addStation } from './network.js';
import { GROUPS } from './states.js';

const main = document.querySelector('main');
const contents = document.querySelector('.bar nav');
for (const { tag, states } of GROUPS) {
  const section = document.createElement('section');
  section.id = tag;
  const heading = document.createElement('h2');
  heading.textContent = `<${tag}>`;
  const grid = document.createElement('div');
  grid.className = 'states';
  grid.append(...states.map(drawState));
  section.append(heading, grid);
  main.append(section);
  const link = document.createElement('a');
  link.href = `#${tag}`;
  link.textContent = tag.replace('onair-', '');
  contents.append(link);
}

function drawState(state) {
  const figure = document.createElement('figure');
  if (state.isWide) figure.className = 'wide';
  const caption = document.createElement('figcaption');
  caption.textContent = state.name;
  const place = document.createElement('div');
  place.innerHTML = state.markup.replaceAll('{base}', addStation(state));
  figure.append(caption, place);
  return figure;
}

/** The settings are in the URL, so that they survive a reload. */
const settings = document.querySelector('form');
const query = new URLSearchParams(location.search);
for (const control of settings.elements) if (query.has(control.name)) control.value = query.get(control.name);
apply();
settings.addEventListener('input', () => {
  apply();
  history.replaceState(null, '', `?${new URLSearchParams(new FormData(settings))}${location.hash}`);
});

function apply() {
  const { width, scheme, dir, lang, size } = Object.fromEntries(new FormData(settings));
  const root = document.documentElement;
  root.style.setProperty('--width', width === 'full' ? '100%' : `${width}px`);
  root.style.colorScheme = scheme;
  root.style.fontSize = `${size}%`;
  root.dir = dir;
  root.lang = lang;
}
