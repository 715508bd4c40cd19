/**
 * In:  the switches of the page, and the panel's own account of its faults.
 * Out: a panel that is as broken as the switches say, in every tab.
 */
import { openAnew, openFrame, showAsked, showStatus } from './visit-frame.js';
import { onLanguage, say } from './words.js';

const CONTROL = '/__control__/';
/** Between looks at the panel's account while the switches can be seen: milliseconds. */
const BEAT = 1500;
/** How a value is written that no option has: a panel can be started with any. */
const WRITTEN = {
  latency_ms: (value) => `${value / 1000} s`,
  fail: (value) => `${Math.round(value * 100)} %`,
  skew_ms: (value) => `${value / 1000} s`,
};

const place = document.getElementById('faults');
const absent = document.getElementById('faults-absent');
const form = document.getElementById('switchboard');
const done = document.getElementById('faults-done');
const switches = [...form.querySelectorAll('[name]')];

/** `unknown` before the first answer, then `here`, `none` (no such paths) or `silent`. */
let control = 'unknown';
let isSeen = false;
/** Orders under way: what was read before the last of them is old news. */
let orders = 0;

form.addEventListener('change', ({ target }) => void change(target));
form.addEventListener('submit', (event) => event.preventDefault());
document.getElementById('reset').addEventListener('click', () => {
  void order({ reset: true }, () => say('The panel is whole again.', 'Das Panel ist wieder heil.'));
});
onLanguage(() => {
  done.textContent = '';
  showAbsence();
  showStatus();
});
document.addEventListener('visibilitychange', () => document.hidden || control === 'none' || read());
new window.IntersectionObserver(([{ isIntersecting }]) => (isSeen = isIntersecting)).observe(place);
setInterval(() => {
  if (control === 'silent' || (isSeen && !document.hidden)) void read();
}, BEAT);
// The panel answers these paths under the names of this machine only.
if (/^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname)) void read();
else {
  control = 'none';
  showAbsence();
}

/** Takes over what the panel says of itself, also where another tab has told it. */
async function read() {
  const before = orders;
  const response = await fetch(`${CONTROL}state/`).catch(() => null);
  const state = response?.ok ? await response.json().catch(() => null) : null;
  if (before !== orders) return;
  const wasHere = control === 'here';
  control = state ? 'here' : response && !response.ok ? 'none' : 'silent';
  place.hidden = control !== 'here';
  showAbsence();
  if (!state) return;
  showFaults(state.faults);
  if (!wasHere) await openFrame();
  showAsked(state.requests.recent);
}

function showAbsence() {
  absent.hidden = control === 'here' || control === 'unknown';
  absent.textContent =
    control === 'none'
      ? say(
          'The switches are there where the panel runs on your own machine: start it with npm start, or with --control.',
          'Die Schalter gibt es, wo das Panel auf dem eigenen Rechner läuft: Starte es mit npm start oder mit --control.',
        )
      : say('The panel does not answer.', 'Das Panel antwortet nicht.');
}

function showFaults(faults) {
  for (const each of switches) {
    const value = faults[each.name];
    if (each.type === 'checkbox') each.checked = value === turnedOn(each);
    else showChoice(each, value);
  }
}

function showChoice(select, value) {
  if (![...select.options].some((option) => Number(option.value) === value)) {
    select.add(new window.Option(WRITTEN[select.name](value), String(value)));
  }
  select.value = String(value);
}

/** What the fault is when its switch is on: of some the panel says what is still there, not what is broken. */
function turnedOn(checkbox) {
  return checkbox.dataset.when !== 'false';
}

async function change(input) {
  const isCheckbox = input.type === 'checkbox';
  const value = isCheckbox ? input.checked === turnedOn(input) : Number(input.value);
  await order({ [input.name]: value }, () => {
    const label = input.labels[0].querySelector('span').textContent;
    if (!isCheckbox) return `${label} ${input.selectedOptions[0].textContent}.`;
    return `${input.checked ? say('On', 'An') : say('Off', 'Aus')}: ${label}.`;
  });
}

/** Tells the panel; then everybody on this page looks anew. */
async function order(faults, sentence) {
  orders += 1;
  const response = await fetch(`${CONTROL}faults/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(faults),
  }).catch(() => null);
  if (!response?.ok) {
    done.textContent = say('The panel did not take that.', 'Das hat das Panel nicht angenommen.');
    await read();
    return;
  }
  showFaults(await response.json());
  done.textContent = sentence();
  openAnew();
}
