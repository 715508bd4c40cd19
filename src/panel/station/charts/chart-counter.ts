/** Counts plays and likes for the charts. Jingles, advertisements, live sets and titles without an artist aren't counted. */
import { millisecondsInDay, millisecondsInMinute, secondsInDay } from 'date-fns/constants';
import { LIVE_SET } from '../../../contract/live-set.js';
import { dateText, dayAt } from '../../../schedule/wall-text.js';
import { zoneNamed } from '../../../schedule/zone.js';
import { withoutStationTexts } from '../../../servers/decoded-names.js';
import { cutTitle, readText, readUrl } from '../../../servers/fields.js';
import { isSameName } from '../../../servers/no-titles.js';
import type { ChartTrack } from '../../store/charts.js';
import { playDefaults, type NewPlay } from '../../store/history.js';
import type { StoredTrack } from '../../store/music.js';
import { trackName } from '../../store/track-name.js';
import type { StationState } from '../state.js';

/** Number of days in the longest chart. Counts are kept one day longer. */
const MAX_DAYS = 30;
/** Assumed length of a track if the source doesn't report the length. */
const USUAL_LENGTH_MS = 4 * millisecondsInMinute;
/** Number of plays read at a time from the history. */
const PAGE = 500;

export interface ChartCounter {
  /**
   * Counts a play that was added to the history. A relayed play counts only once, even if its source interrupts
   * the track or reports it again with another id.
   */
  addPlay(play: NewPlay): void;
  /**
   * Call this after changing a play in the history, because its source may have corrected the title or the
   * start.
   */
  changePlay(before: NewPlay, after: NewPlay): void;
  /** Adds a like to a track in the library. */
  addLike(track: StoredTrack): void;
  /**
   * Returns the first and the last day, as YYYY-MM-DD, of a chart for this number of days. The last day is
   * today.
   */
  range(days: number): { from: string; to: string };
  /**
   * Counts the plays in the history if none have been counted yet, as in a database from an older version.
   */
  countHistory(): void;
  /**
   * Removes everything that was counted after `now`, which is in milliseconds UTC. Call this when the clock was
   * moved back.
   */
  rewind(now: number): void;
}

export function createChartCounter(
  { options, store }: Pick<StationState, 'options' | 'store'>,
  now: () => number,
): ChartCounter {
  const { charts, history, servers } = store;
  const isRelay = options.relay.length > 0;
  const zone = zoneNamed(options.zone);
  /** For each server, by its id, the day on which its old counts were last deleted. */
  const prunedOn = new Map<number, string>();

  const today = (): number => dayAt(zone.wallAt(Math.floor(now() / 1000)));
  const dayOf = (ts: number): string => dateText(zone.wallAt(Math.floor(ts / 1000)));

  function range(days: number): { from: string; to: string } {
    return { from: dateText(today() - (days - 1) * secondsInDay), to: dateText(today()) };
  }

  function prune(server: number): void {
    const { from, to } = range(MAX_DAYS + 1);
    if (prunedOn.get(server) === to) return;
    charts.prune(server, from);
    prunedOn.set(server, to);
  }

  function trackOf(play: NewPlay): ChartTrack | null {
    const isInLibrary = !isRelay && play.all_music_id !== null;
    return chartTrackOf(play, isInLibrary, isInLibrary ? null : servers.one(play.server)?.name);
  }

  function addPlay(play: NewPlay): void {
    const { server, ts, length } = play;
    const track = trackOf(play);
    const age = now() - ts;
    if (!track || age > MAX_DAYS * millisecondsInDay || age < -millisecondsInDay) return;
    prune(server);
    // A source may interrupt a track with a slogan, or report it again after a restart. The simulator doesn't
    // do this.
    const apart = isRelay ? Math.round((length || USUAL_LENGTH_MS) / 2) : 0;
    charts.addPlay(track, { ts, day: dayOf(ts) }, apart);
  }

  return {
    addPlay,
    changePlay(before, after) {
      const [old, next] = [trackOf(before), trackOf(after)];
      if (old?.name === next?.name && before.ts === after.ts) return;
      if (old) charts.removePlay(old.server, old.name, before.ts);
      if (next) addPlay(after);
    },
    addLike({ id: all_music_id, server, title, author, album, cover }) {
      const ts = now();
      const play = { ...playDefaults, server, ts, ends: ts, all_music_id, title, author, album, cover };
      const track = trackOf(play);
      if (!track) return;
      prune(server);
      charts.addLike(track, dayOf(ts));
    },
    range,
    countHistory() {
      const oldest = now() - MAX_DAYS * millisecondsInDay;
      const empty = servers.all().filter(({ id }) => charts.isEmpty(id));
      store.transaction(() => {
        for (const { id } of empty) {
          for (const plays of history.pages(id, { limit: null, offset: 0 }, 'desc', PAGE)) {
            plays.forEach(addPlay);
            if (plays.some(({ ts }) => ts < oldest)) break;
          }
        }
      });
    },
    rewind(ts) {
      charts.rewind(ts, dayOf(ts));
      prunedOn.clear();
    },
  };
}

/**
 * Returns the track for which a play counts, or null if the play isn't counted. `stationName` is removed from
 * the title and the artist.
 */
function chartTrackOf(
  play: NewPlay,
  isInLibrary: boolean,
  stationName: string | null | undefined,
): ChartTrack | null {
  const { server, jingle_id, all_music_id, performance_type, dj_name, cover, given } = play;
  if (jingle_id !== null || performance_type === LIVE_SET) return null;
  const { author, title } = withoutStationTexts(
    { author: textOf(play.author), title: textOf(play.title) },
    stationName,
  );
  // The library can have tracks without an artist. Other titles without one are shows, jingles or slogans.
  const name = trackName(author ?? (isInLibrary ? '' : null), title);
  if (name === null || title === null) return null;
  // The artist is the DJ, so this is a DJ set and not a track.
  if (!isInLibrary && author && dj_name && isSameName(author, dj_name)) return null;
  return {
    server,
    name,
    music: all_music_id,
    title,
    author,
    album: textOf(play.album),
    cover,
    img_url: readUrl(given?.img_url),
    img_medium_url: readUrl(given?.img_medium_url),
    img_large_url: readUrl(given?.img_large_url),
  };
}

function textOf(text: string | null): string | null {
  return text === null ? null : readText(cutTitle(text));
}
