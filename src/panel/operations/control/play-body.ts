/**
 * Reads the body of a request that starts a play. Tests need to set each field of the history record to any
 * value, even a hostile one. The API returns these values unchanged. The columns of the row contain the values
 * that the panel itself uses.
 */
import { maxTime, millisecondsInHour } from 'date-fns/constants';
import { playDefaults, type NewPlay } from '../../store/history.js';
import { refuse } from '../../http/refusal.js';
import { historySchema } from '../../station/history/schema.js';
import type { UserState } from '../../users/auth/state.js';

/** How long the simulator waits after the end of the play, so that a test can start the next one. */
const WAIT_AFTER_END_MS = 15_000;
/** How long the simulator waits if the play's length is unknown. */
const UNKNOWN_LENGTH_MS = millisecondsInHour;

/** Responds with 400 if a field doesn't exist in history records, the server is unknown, or the id is taken. */
export function readPlayBody(
  body: Record<string, unknown>,
  state: UserState,
): { play: NewPlay; id: number | undefined } {
  const { server = 1, ...given } = body;
  const errors: Record<string, string[]> = {};
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(historySchema.shape, name)) errors[name] = ['Not a field of a history record.'];
  }
  if (typeof server !== 'number' || !Number.isInteger(server) || !state.store.servers.has(server)) {
    errors.server = ['Must be the id of a server of this panel.'];
  }
  const id = wholeOrNull(given.id) ?? undefined;
  if (id !== undefined && (id < 1 || state.store.history.one(id)))
    errors.id = ['Must be above 0 and not taken.'];
  if (Object.keys(errors).length > 0) refuse(400, errors);

  const ts = moment(given.ts) ?? state.clock.now();
  const length = moment(given.length);
  const hasLength = length !== null && length > 0;
  return {
    play: {
      ...playDefaults,
      ...columns(given),
      server: server as number,
      ts,
      ends: Math.min(ts + (hasLength ? length + WAIT_AFTER_END_MS : UNKNOWN_LENGTH_MS), maxTime),
      length,
      given,
    },
    id,
  };
}

/** Returns the given values that have the right type for their columns. */
function columns(given: Record<string, unknown>): Partial<NewPlay> {
  const texts = ['title', 'author', 'album', 'metadata', 'dj_name', 'playlist_title'];
  const numbers = ['all_music_id', 'jingle_id', 'n_listeners'];
  return Object.fromEntries([
    ...texts.filter((name) => typeof given[name] === 'string').map((name) => [name, given[name]]),
    ...numbers.filter((name) => wholeOrNull(given[name]) !== null).map((name) => [name, given[name]]),
  ]) as Partial<NewPlay>;
}

function wholeOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

/**
 * Converts a number or a string of digits to milliseconds, limited to the range of a `Date`. Returns null for
 * anything else.
 */
function moment(value: unknown): number | null {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  return Math.max(-maxTime, Math.min(maxTime, Math.round(number)));
}
