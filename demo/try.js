/** Applies the visitor's settings to the `onair-station`, and shows its markup. */
import { onLanguage } from './words.js';

const form = document.getElementById('settings');
const stage = document.getElementById('stage');
const tried = document.getElementById('tried');
const markup = document.getElementById('markup');

/** Attributes of `onair-station`. The other settings only style this page. */
const ATTRIBUTES = ['server', 'lang', 'time-zone', 'delay'];

form.addEventListener('change', apply);
form.addEventListener('submit', (event) => event.preventDefault());
onLanguage(apply);
apply();

function apply() {
  const chosen = new window.FormData(form);
  const set = ATTRIBUTES.filter((name) => chosen.get(name));
  for (const name of ATTRIBUTES) {
    if (set.includes(name)) tried.setAttribute(name, chosen.get(name));
    else tried.removeAttribute(name);
  }
  // Tags read the page's language only when they render. Setting the attribute renders them immediately.
  if (!set.includes('lang')) tried.lang = document.documentElement.lang;

  tags().querySelector('onair-now-playing').toggleAttribute('tint', !!chosen.get('tint'));

  const light = chosen.get('theme');
  if (light) stage.dataset.light = light;
  else delete stage.dataset.light;
  const width = chosen.get('width');
  stage.style.setProperty('--width', width ? `${width}px` : '40rem');
  markup.textContent = written(set.map((name) => ` ${name}="${chosen.get(name)}"`).join(''));
}

/** Returns the parent of the tags. Before they start, it is the template. */
function tags() {
  const place = tried.querySelector('[data-place]');
  return place.content ?? place;
}

/** Returns the station's markup as a page author would write it. */
function written(attributes) {
  const inside = [...tags().children].map((tag) => {
    const own = [...tag.attributes]
      .filter(({ name }) => name !== 'status')
      .map(({ name, value }) => (value ? ` ${name}="${value}"` : ` ${name}`));
    return `  <${tag.localName}${own.join('')}></${tag.localName}>`;
  });
  return [`<onair-station${attributes}>`, ...inside, '</onair-station>'].join('\n');
}
