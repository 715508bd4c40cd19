/** Shows the station at the URL that a visitor enters, in all tags of the page. */
import { onLanguage, say } from './words.js';

const form = document.getElementById('yours');
const field = document.getElementById('yours-address');
const status = document.getElementById('yours-status');
const station = document.getElementById('station');

/** Attributes of the visitor's station; empty while the page shows its own station. */
let shown = {};
/** The last URL that was entered. */
let typed = '';
/** Renders the status again when the language changes. */
let renderStatus = () => {};

onLanguage(() => renderStatus());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void search(field.value.trim());
});

async function search(address) {
  typed = address;
  if (!address) return field.focus();
  field.removeAttribute('aria-invalid');
  report(() => [say('Looking for your station …', 'Dein Sender wird gesucht …')]);
  let result;
  try {
    // Few visitors need this file.
    const { findStation } = await import('./builder/find-station.js');
    result = await findStation(address);
  } catch {
    report(() => [
      say(
        'A file of this page didn’t load. Try again.',
        'Eine Datei dieser Seite fehlt. Versuche es erneut.',
      ),
    ]);
    return;
  }
  // Ignore stale results.
  if (address !== typed) return;
  if (result.kind === 'found') showStation(result);
  else reportMissing(result, address);
}

function showStation({ attributes, lacks, isCertain }) {
  setAttributes(attributes, lacks);
  report(() => [
    isCertain
      ? say('This is your station. ', 'Das ist dein Sender. ')
      : say('If nothing appears, run ', 'Erscheint nichts, starte '),
    ...(isCertain ? [] : [checkLink(say('the check', 'die Prüfung')), '. ']),
    link('builder/', attributes, say('Build yours', 'Code erstellen')),
    ' ',
    backButton(),
  ]);
}

function reportMissing({ kind, label }, address) {
  field.setAttribute('aria-invalid', 'true');
  report(() => [
    kind === 'unreadable'
      ? say(
          `${label} doesn’t let other sites read this station. `,
          `${label} lässt andere Seiten diesen Sender nicht lesen. `,
        )
      : say(
          `Nothing at ${address} says what is playing. `,
          `Unter ${address} steht nicht, was gerade läuft. `,
        ),
    checkLink(say('Find out why', 'Grund herausfinden')),
  ]);
}

/** Sets the page's station, and hides the sections for which the station has no data. */
function setAttributes(attributes, lacks) {
  for (const name of Object.keys(shown)) station.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) station.setAttribute(name, value);
  shown = attributes;
  for (const section of document.querySelectorAll('[data-needs]'))
    section.hidden = lacks.includes(section.dataset.needs);
}

function report(content) {
  renderStatus = () => status.replaceChildren(...content());
  renderStatus();
}

function backButton() {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = say('Back to Radio Meridian', 'Zurück zu Radio Meridian');
  button.addEventListener('click', () => {
    setAttributes({}, []);
    field.value = typed = '';
    report(() => []);
    field.focus();
  });
  return button;
}

const checkLink = (text) => link('check/', { panel: typed }, text);

function link(path, query, text) {
  const made = document.createElement('a');
  made.href = `${path}?${new URLSearchParams(query)}`;
  made.textContent = text;
  return made;
}
