/**
 * In:  what the visitor chooses beside the tags.
 * Out: the same said to the `onair-station` around them, and as the markup that says it.
 */
import { onLanguage } from './words.js';

const form = document.getElementById('settings');
const stage = document.getElementById('stage');
const tried = document.getElementById('tried');
const markup = document.getElementById('markup');
const template = tried.querySelector('template');

/** What a station says to the tags inside it; the other settings are the page's own. */
const ATTRIBUTES = ['server', 'lang', 'time-zone', 'delay'];

form.addEventListener('change', apply);
form.addEventListener('submit', (event) => event.preventDefault());
onLanguage(apply);
apply();

function apply() {
  const chosen = new window.FormData(form);
  const said = ATTRIBUTES.filter((name) => chosen.get(name));
  for (const name of ATTRIBUTES) {
    if (said.includes(name)) tried.setAttribute(name, chosen.get(name));
    else tried.removeAttribute(name);
  }
  // Tags take the page's language when they are drawn; told so, they are drawn at once.
  if (!said.includes('lang')) tried.lang = document.documentElement.lang;

  tags().querySelector('onair-now-playing').toggleAttribute('tint', !!chosen.get('tint'));

  const light = chosen.get('theme');
  if (light) stage.dataset.light = light;
  else delete stage.dataset.light;
  const width = chosen.get('width');
  stage.style.setProperty('--width', width ? `${width}px` : '40rem');
  markup.textContent = written(said.map((name) => ` ${name}="${chosen.get(name)}"`).join(''));
}

/** What has the tags: the template, until they are begun. */
function tags() {
  return template.isConnected ? template.content : tried;
}

/** The station and its tags, as a page's author would write them. */
function written(attributes) {
  const inside = [...tags().children].map((tag) => {
    const own = [...tag.attributes]
      .filter(({ name }) => name !== 'status')
      .map(({ name, value }) => (value ? ` ${name}="${value}"` : ` ${name}`));
    return `  <${tag.localName}${own.join('')}></${tag.localName}>`;
  });
  return [`<onair-station${attributes}>`, ...inside, '</onair-station>'].join('\n');
}
