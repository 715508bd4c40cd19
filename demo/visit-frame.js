/**
 * In:  the frame of a listener's page, and what the panel was asked lately.
 * Out: the page opened anew when told to, and in words how its tags cope.
 */
import { say } from './words.js';

const frame = document.getElementById('visit');
const status = document.getElementById('visit-status');
const asked = document.getElementById('visit-asked');
/** When the page was opened last, by this machine's clock, as the panel's log has it: milliseconds. */
let openedAt = 0;
let address = '';

/** Finds the panel's other name, and shows the page. */
export async function openFrame() {
  const host = await otherName();
  document.getElementById('same-origin').hidden = host !== location.hostname;
  address = `visit.html?host=${encodeURIComponent(host)}`;
  frame.addEventListener('load', followFrame);
  document.getElementById('visit-again').addEventListener('click', openAnew);
  openAnew();
}

/** As a listener does who comes now. */
export function openAnew() {
  if (!address) return;
  openedAt = Date.now();
  // In its place: the way back must not lead through a dozen openings.
  frame.contentWindow.location.replace(address);
}

/** Under another name the same panel is another site. The page's own, where none is answered. */
async function otherName() {
  const names = location.hostname === 'localhost' ? ['127.0.0.1', '[::1]'] : ['localhost'];
  for (const name of names) {
    const icon = new URL('icon.svg', location.href);
    icon.hostname = name;
    const answer = await fetch(icon).catch(() => null);
    if (answer?.ok) return name;
  }
  return location.hostname;
}

/** Its height and the status of its tags, for as long as this opening lasts. */
function followFrame() {
  const page = frame.contentDocument;
  const tag = page.querySelector('onair-now-playing');
  if (!tag) return;
  const fit = () => (frame.style.height = `${page.documentElement.offsetHeight}px`);
  new frame.contentWindow.ResizeObserver(fit).observe(page.documentElement);
  new frame.contentWindow.MutationObserver(showStatus).observe(tag, { attributeFilter: ['status'] });
  showStatus();
}

/** What the tags do, in the page's language. */
export function showStatus() {
  const tag = frame.contentDocument?.querySelector('onair-now-playing');
  const sentences = {
    loading: say('It is asking.', 'Sie fragt gerade.'),
    ready: say('It shows what is on air.', 'Sie zeigt, was läuft.'),
    empty: say('Nothing is on air, and it says so.', 'Es läuft nichts, und das sagt sie.'),
    stale: say(
      'No good answer. It keeps the last good one on screen and says from when that is.',
      'Keine gute Antwort. Sie behält die letzte gute und sagt, von wann die ist.',
    ),
    failed: say(
      'No good answer, and none from before. It says so in one sentence.',
      'Keine gute Antwort, auch keine von früher. Das sagt sie in einem Satz.',
    ),
  };
  const state = tag?.getAttribute('status') ?? 'loading';
  status.dataset.status = state;
  status.textContent = sentences[state] ?? '';
}

/** `recent` is the panel's log; the elements further up ask now and then too, so it is of all of this page. */
export function showAsked(recent) {
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
  asked.textContent = sentence && `${say('Asked', 'Gefragt')}: ${sentence}`;
}
