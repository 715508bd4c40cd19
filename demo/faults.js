import { reloadVisit, openFrame, showRequests, showStatus } from './visit-frame.js';
import { onLanguage, say } from './words.js';

const CONTROL = '/__control__/';
/** Interval while the switches are visible. */
const POLL_INTERVAL_MS = 1500;
/** Labels for values that have no option, because a panel can be started with any value. */
const LABELS = {
  latency_ms: (value) => `${value / 1000} s`,
  fail: (value) => `${Math.round(value * 100)} %`,
  skew_ms: (value) => `${value / 1000} s`,
};

const place = document.getElementById('faults');
const absent = document.getElementById('faults-absent');
const form = document.getElementById('switchboard');
const done = document.getElementById('faults-done');
const switches = [...form.querySelectorAll('[name]')];

/** `unknown` before the first response, then `available`, `absent` (no such paths) or `unreachable`. */
let control = 'unknown';
let isSeen = false;
/** Number of changes that were sent. A response to an earlier read is outdated. */
let changes = 0;

form.addEventListener('change', ({ target }) => void change(target));
form.addEventListener('submit', (event) => event.preventDefault());
document.getElementById('reset').addEventListener('click', () => {
  void sendFaults({ reset: true }, () => say('The panel works again.', 'Das Panel funktioniert wieder.'));
});
onLanguage(() => {
  done.textContent = '';
  showAbsence();
  showStatus();
});
document.addEventListener('visibilitychange', () => document.hidden || control === 'absent' || read());
new window.IntersectionObserver(([{ isIntersecting }]) => (isSeen = isIntersecting)).observe(place);
setInterval(() => {
  if (control === 'unreachable' || (isSeen && !document.hidden)) void read();
}, POLL_INTERVAL_MS);
// The panel serves these paths only under the names of this machine.
if (/^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname)) void read();
else {
  control = 'absent';
  showAbsence();
}

/** Reads the panel's faults, which another tab may have changed. */
async function read() {
  const before = changes;
  const response = await fetch(`${CONTROL}state/`).catch(() => null);
  const state = response?.ok ? await response.json().catch(() => null) : null;
  if (before !== changes) return;
  const wasHere = control === 'available';
  control = state ? 'available' : response && !response.ok ? 'absent' : 'unreachable';
  place.hidden = control !== 'available';
  showAbsence();
  if (!state) return;
  showFaults(state.faults);
  if (!wasHere) await openFrame();
  showRequests(state.requests.recent);
}

function showAbsence() {
  absent.hidden = control === 'available' || control === 'unknown';
  absent.textContent =
    control === 'absent'
      ? say(
          'The switches need a panel on your own machine: start it with npm start, or with --control.',
          'Die Schalter brauchen ein Panel auf deinem eigenen Rechner: Starte es mit npm start oder mit --control.',
        )
      : say('The panel doesn’t respond.', 'Das Panel antwortet nicht.');
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
    select.add(new window.Option(LABELS[select.name](value), String(value)));
  }
  select.value = String(value);
}

/**
 * Returns the value of a fault when its switch is on. For faults such as `cors`, which switch a feature off,
 * it is false.
 */
function turnedOn(checkbox) {
  return checkbox.dataset.when !== 'false';
}

async function change(input) {
  const isCheckbox = input.type === 'checkbox';
  const value = isCheckbox ? input.checked === turnedOn(input) : Number(input.value);
  await sendFaults({ [input.name]: value }, () => {
    const label = input.labels[0].querySelector('span').textContent;
    if (!isCheckbox) return `${label} ${input.selectedOptions[0].textContent}.`;
    return `${input.checked ? say('On', 'An') : say('Off', 'Aus')}: ${label}.`;
  });
}

/** Sends the faults to the panel and reloads the listener's page. */
async function sendFaults(faults, sentence) {
  changes += 1;
  const response = await fetch(`${CONTROL}faults/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(faults),
  }).catch(() => null);
  // The panel may have responded to a read before it received the change.
  changes += 1;
  if (!response?.ok) {
    done.textContent = say('The panel rejected this.', 'Das Panel hat das abgelehnt.');
    await read();
    return;
  }
  showFaults(await response.json());
  done.textContent = sentence();
  reloadVisit();
}
