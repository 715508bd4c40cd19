/**
 * One timer for all elements of the page, set to the nearest full second or
 * minute that anybody asked for. It stands still while nobody asks and while
 * the page is hidden.
 */
import { pageState, watchPage } from '../../station/page-state.js';

/** What can be asked to draw itself anew. */
export interface Ticking {
  requestUpdate(): void;
}

/** Milliseconds between two updates; 0 for none. */
export type Beat = 0 | 1000 | 60000;

const beats = new Map<Ticking, Beat>();
let timer: ReturnType<typeof setTimeout> | undefined;
let watching = false;

/** Asks for an update of the element at each beat from now on. */
export function tickAt(host: Ticking, beat: Beat): void {
  if ((beats.get(host) || 0) === beat) return;
  if (beat) beats.set(host, beat);
  else beats.delete(host);
  // After a pause every clock on the page is behind, whatever its beat.
  if (!watching) watchPage(() => tick(60_000));
  watching = true;
  schedule();
}

/** `beat` is the longest that ends now. */
function tick(beat: number): void {
  for (const [host, each] of beats) if (each <= beat) host.requestUpdate();
  schedule();
}

function schedule(): void {
  clearTimeout(timer);
  if (!beats.size || !pageState().visible) return;
  const now = Date.now();
  const next = Math.min(...beats.values());
  const at = now - (now % next) + next;
  timer = setTimeout(() => tick(at % 60_000 ? 1000 : 60_000), at - now);
}
