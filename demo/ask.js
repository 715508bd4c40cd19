/**
 * In:  a path of the panel that this page comes from.
 * Out: the list that it answers, or why there is none; and the panel's time.
 */
import { say } from './words.js';

/** An answer that takes longer is none: milliseconds. */
const TIMEOUT = 10_000;

/** The panel's time less this machine's: a panel can be started on any day. Milliseconds. */
let ahead = 0;

/** What time it is at the panel, as far as its answers told: milliseconds, UTC. */
export const panelNow = () => Date.now() + ahead;

/** `records`, or null and a `trouble` to say. Never throws. `limit` also ends it from outside. */
export async function askList(path, limit) {
  const timer = setTimeout(() => limit.abort(), TIMEOUT);
  let response;
  try {
    response = await fetch(path, {
      cache: 'no-cache',
      headers: { Accept: 'application/json' },
      signal: limit.signal,
    });
    const date = Date.parse(response.headers.get('Date'));
    if (date) ahead = date - Date.now();
    if (!response.ok) return { records: null, trouble: { kind: 'refused', status: response.status } };
    const body = await response.json();
    // With a default page size a list comes in an envelope.
    const records = Array.isArray(body) ? body : body.results;
    if (Array.isArray(records)) return { records, trouble: null };
  } catch {
    if (!response || limit.signal.aborted) return { records: null, trouble: { kind: 'silent' } };
  } finally {
    window.clearTimeout(timer);
  }
  return { records: null, trouble: { kind: 'unreadable' } };
}

/** A trouble as a sentence. */
export function troubleSentence({ kind, status }) {
  if (kind === 'silent') return say('The panel does not answer.', 'Das Panel antwortet nicht.');
  if (kind === 'unreadable') {
    return say('What the panel sent is no list.', 'Was das Panel geschickt hat, ist keine Liste.');
  }
  if (status === 404) return say('The panel has no such list.', 'Das Panel hat keine solche Liste.');
  return say(
    `The panel answers with an error (${status}).`,
    `Das Panel antwortet mit einem Fehler (${status}).`,
  );
}
