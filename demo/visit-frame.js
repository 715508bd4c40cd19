import { say } from './words.js';

const frame = document.getElementById('visit');
const status = document.getElementById('visit-status');
const requests = document.getElementById('visit-asked');
/** When the page was last opened, in Unix milliseconds. */
let openedAt = 0;
let address = '';

/** Finds the panel's other host name, and shows the listener's page. */
export async function openFrame() {
  const host = await otherName();
  document.getElementById('same-origin').hidden = host !== location.hostname;
  address = `visit.html?host=${encodeURIComponent(host)}`;
  frame.addEventListener('load', followFrame);
  document.getElementById('visit-again').addEventListener('click', reloadVisit);
  reloadVisit();
}

/** Loads the page as for a new visitor. */
export function reloadVisit() {
  if (!address) return;
  openedAt = Date.now();
  // Replace the history entry, so that the back button leaves this page immediately.
  frame.contentWindow.location.replace(address);
}

/**
 * Returns another host name of this machine, under which the panel is a different site. Returns the current
 * name if there is none.
 */
async function otherName() {
  const names = location.hostname === 'localhost' ? ['127.0.0.1', '[::1]'] : ['localhost'];
  for (const name of names) {
    const icon = new URL('icon.svg', location.href);
    icon.hostname = name;
    const response = await fetch(icon).catch(() => null);
    if (response?.ok) return name;
  }
  return location.hostname;
}

/** Updates the frame's height and shows the status of the page's tags until the page is reloaded. */
function followFrame() {
  const page = frame.contentDocument;
  const tag = page.querySelector('onair-now-playing');
  if (!tag) return;
  const fit = () => (frame.style.height = `${page.documentElement.offsetHeight}px`);
  new frame.contentWindow.ResizeObserver(fit).observe(page.documentElement);
  new frame.contentWindow.MutationObserver(showStatus).observe(tag, { attributeFilter: ['status'] });
  showStatus();
}

/** Shows a description of the tags' status. */
export function showStatus() {
  const tag = frame.contentDocument?.querySelector('onair-now-playing');
  const sentences = {
    loading: say('Loading.', 'Wird geladen.'),
    ready: say('Shows the current track.', 'Zeigt den aktuellen Titel.'),
    empty: say('Nothing is on air.', 'Es läuft nichts.'),
    stale: say(
      'No valid response. The page keeps the last title and shows its age.',
      'Keine gültige Antwort. Die Seite behält den letzten Titel und zeigt, wie alt er ist.',
    ),
    failed: say(
      'No valid response, and no earlier one. The page shows one sentence.',
      'Keine gültige Antwort, auch keine frühere. Die Seite zeigt einen Satz.',
    ),
  };
  const state = tag?.getAttribute('status') ?? 'loading';
  status.dataset.status = state;
  status.textContent = sentences[state] ?? '';
}

/**
 * Shows the requests for the history since the page was opened, including those of the tags above. `recent`
 * is the panel's log.
 */
export function showRequests(recent) {
  const runs = [];
  for (const { path, at_ms, status: code } of recent) {
    if (at_ms < openedAt || !path.endsWith('/history/')) continue;
    const way = path.includes('/v2/')
      ? say('new interface', 'neue Schnittstelle')
      : say('old interface', 'alte Schnittstelle');
    const words = `${way} ${code ?? '…'}`;
    const last = runs.at(-1);
    if (last?.words === words) last.times += 1;
    else runs.push({ words, times: 1 });
  }
  const sentence = runs
    .slice(0, 4)
    .map(({ words, times }) => (times > 1 ? `${words} (${times}×)` : words))
    .join(' → ');
  requests.textContent = sentence && `${say('Requests', 'Anfragen')}: ${sentence}`;
}
