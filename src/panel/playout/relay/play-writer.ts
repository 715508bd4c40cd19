/** Writes the plays that a source reports to the station's history. */
import type { FollowedPlay } from '../../../servers/follow-plays.js';
import type { ChartCounter } from '../../station/charts/chart-counter.js';
import { playDefaults, type NewPlay, type StoredPlay } from '../../store/history.js';
import type { RelayedPlay } from '../../store/relayed.js';
import type { Store } from '../../store/store.js';
import { trackName } from '../../store/track-name.js';
import { endsOf, lengthNow } from './ends.js';
import { isSameTrack, START_TOLERANCE_MS, type KnownPlays } from './known-plays.js';
import type { PlayLimit } from './play-limit.js';
import { playFields, sizeInPlays, type PlayFields } from './reader/play-fields.js';
import type { SourceClock } from './source-clock.js';

export interface PlayWriter {
  /** Adds a reported play, or corrects it if it is known. */
  write(play: FollowedPlay, about: ReportContext): WrittenPlay;
  /**
   * Writes when each of the newest plays ended. `onAir` is the id of the current play, or null if nothing is on
   * air.
   */
  writeEnds(count: number, onAir: number | null, receivedAt: number): void;
}

interface ReportContext {
  /** Whether the source reported when the play started. */
  isDated: boolean;
  isOnAir: boolean;
  /** Time at which the report was received, in milliseconds by the panel's clock. */
  receivedAt: number;
}

interface WrittenPlay {
  /** Id in the history. Null if the play wasn't stored because it's over the limit or older than the history. */
  id: number | null;
  /** Whether the play wasn't known before. */
  isNew: boolean;
}

/** Plays newer than this are never removed from the history because of a flood. */
export const WEEK_MS = 7 * 86_400_000;

interface Dependencies {
  store: Store;
  server: number;
  historyLimit: number;
  knownPlays: KnownPlays;
  clock: Pick<SourceClock, 'correction'>;
  limit: PlayLimit;
  /** Counts the plays for the charts. */
  counter: Pick<ChartCounter, 'addPlay' | 'changePlay'> | undefined;
}

export function createPlayWriter({
  store,
  server,
  historyLimit,
  knownPlays,
  clock,
  limit,
  counter,
}: Dependencies): PlayWriter {
  const { history, relayed } = store;

  function add(play: FollowedPlay, newPlay: NewPlay): number {
    const id = history.add(newPlay);
    counter?.addPlay(newPlay);
    knownPlays.link({ play: id, source_id: play.id, source_ts: play.ts });
    return id;
  }

  /** Updates a known play with the data that its source reports now. */
  function correct(
    play: FollowedPlay,
    reported: NewPlay,
    { row, stored }: { row: RelayedPlay; stored: StoredPlay },
    isOnAir: boolean,
  ): number {
    const corrected: StoredPlay = {
      ...reported,
      id: stored.id,
      ts: Math.abs(play.ts - row.source_ts) > START_TOLERANCE_MS ? reported.ts : stored.ts,
      ends: stored.ends,
      length: reported.length ?? (isOnAir ? null : stored.length),
      // Keep the number of listeners that was reported at the start of the play.
      n_listeners: stored.n_listeners ?? reported.n_listeners,
      img_fetched: reported.img_fetched || stored.img_fetched,
      given: reported.given ?? stored.given,
    };
    change(stored, corrected);
    counter?.changePlay(stored, corrected);
    const source_id = relayed.play(server, play.id) ? row.source_id : play.id;
    if (row.source_id !== source_id || row.source_ts !== play.ts)
      knownPlays.link({ play: stored.id, source_id, source_ts: play.ts });
    return stored.id;
  }

  /** Whether the history is full and this play is older than everything in it. */
  function isPastLimit(ts: number, receivedAt: number): boolean {
    if (ts >= receivedAt - WEEK_MS || history.count(server) < historyLimit) return false;
    const oldest = history.slice(server, { limit: 1, offset: 0 }, 'asc')[0];
    return oldest !== undefined && ts < oldest.ts;
  }

  /**
   * Shows the current play during a flood. Overwrites the newest play, so that pages show the right title and
   * the history doesn't grow. Only basic fields are written. The play has no track, so listeners can't vote
   * on it.
   */
  function replaceNewest(
    play: FollowedPlay,
    { title, author, length, jingle_id }: PlayFields,
    stored: StoredPlay | undefined,
    ts: number,
  ): number | null {
    if (stored && isSameTrack(stored, { title, author })) return stored.id;
    const newest = stored ?? history.latest(server);
    if (!newest) return null;
    const start = Math.max(ts, newest.ts);
    const ends = length === null ? start : start + length;
    change(newest, {
      ...playDefaults,
      server,
      id: newest.id,
      ts: start,
      ends,
      title,
      author,
      length,
      jingle_id,
    });
    knownPlays.link({ play: newest.id, source_id: play.id, source_ts: play.ts });
    return newest.id;
  }

  function change(before: StoredPlay, after: StoredPlay): void {
    if (JSON.stringify(sorted(before)) === JSON.stringify(sorted(after))) return;
    history.change(after);
    knownPlays.refresh();
  }

  return {
    write(play, { isDated, isOnAir, receivedAt }) {
      const row = knownPlays.find(play, isDated);
      const stored = row && history.one(row.play);
      const isNew = !stored;
      const fields = playFields(play);
      const ts = Math.min(play.ts + clock.correction(), receivedAt);
      if (isNew && isPastLimit(ts, receivedAt)) return { id: null, isNew };
      const name = fields.jingle_id === null ? trackName(fields.author, fields.title) : null;
      const trackId = name === null ? null : relayed.track(server, name);
      const size = sizeInPlays(fields);
      const cost = stored ? Math.max(0, size - sizeInPlays(stored)) + (trackId === undefined ? 1 : 0) : size;
      if (!limit.allow(cost, isOnAir, receivedAt)) {
        const id = isOnAir ? replaceNewest(play, fields, stored, ts) : (stored?.id ?? null);
        return { id, isNew };
      }
      const reported: NewPlay = {
        ...fields,
        server,
        all_music_id: name === null ? null : addTrack(store, server, { id: trackId, name, fields }),
        ts,
        ends: fields.length === null ? receivedAt : ts + fields.length,
      };
      const id = row && stored ? correct(play, reported, { row, stored }, isOnAir) : add(play, reported);
      return { id, isNew };
    },
    writeEnds(count, onAir, receivedAt) {
      const newest = history.slice(server, { limit: count, offset: 0 }, 'desc');
      newest.forEach((play, index) => {
        const after = newest[index - 1] ?? null;
        const isOnAir = play.id === onAir;
        const length = after || isOnAir ? play.length : lengthNow(play, Math.min(play.ends, receivedAt));
        change(play, { ...play, length, ends: endsOf({ ...play, length }, after, isOnAir, receivedAt) });
      });
    },
  };
}

interface ReportedTrack {
  /** The track's id, if the track is known. */
  id: number | null | undefined;
  name: string;
  fields: PlayFields;
}

/** Adds the track to the library if it isn't there yet, and returns its id. */
function addTrack(store: Store, server: number, { id: knownId, name, fields }: ReportedTrack): number {
  const id = knownId ?? store.relayed.addTrack(server, name);
  if (store.music.one(id) !== undefined) return id;
  const { author, title, album, composer, genre, isrc, label, year, length } = fields;
  store.music.addTrack({
    id,
    server,
    author: author ?? '',
    title: title ?? '',
    album: album ?? '',
    composer,
    genre: genre ?? '',
    isrc,
    label: label ?? '',
    year: year ?? '',
    playlist: null,
    length: length ?? 0,
    cover: null,
  });
  return id;
}

/** Returns the fields in alphabetical order, so that they can be compared. */
const sorted = (play: object): [string, unknown][] =>
  Object.entries(play).sort(([a], [b]) => (a < b ? -1 : 1)) as [string, unknown][];
