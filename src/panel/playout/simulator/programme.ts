/**
 * Chooses the simulator's next play. The choice depends only on the seed, the library, the past plays and the
 * time, so the simulator can continue after the last stored play, no matter how long it was stopped.
 */
import { millisecondsInMinute, minutesInDay } from 'date-fns/constants';
import { playDefaults, type NewPlay } from '../../store/history.js';
import type { ListedTrack, StoredJingle } from '../../store/music.js';
import { between, pick, seededRandom } from '../../base/random.js';
import { livePlay, type Hours, type LiveHour } from './live.js';
import type { MinuteOfDay, Weekday } from './local-time.js';

export interface SimulatedShow extends Hours {
  /** Name of the host, or null if the show has none. */
  dj: string | null;
  /** Days of the week as digits from 1 (Monday) to 7. If absent, the show is on every day. */
  days?: string;
  /** The playlist that the show plays. If absent, it plays the whole library. */
  playlist?: string;
}

export interface Programme {
  seed: number;
  server: number;
  tracks: ListedTrack[];
  jingles: StoredJingle[];
  /** The hour in which a DJ plays live. The plays in this hour aren't in the library and have no length. */
  live: LiveHour;
  /** Shows with tracks from the library. */
  shows: SimulatedShow[];
  /** Number of listeners in the peak hour. */
  audience: number;
  minuteOfDay: MinuteOfDay;
  weekday: Weekday;
}

/** The fields of past plays on which the choice of the next play depends. */
export type RecentPlay = Pick<NewPlay, 'all_music_id' | 'jingle_id' | 'author'>;

/** Share of tracks that end early. */
const SKIPPED_SHARE = 0.03;
/** Minimum number of plays before a track or an artist is repeated. */
const TRACKS_APART = 40;
const ARTISTS_APART = 6;

/** Number of past plays that `nextPlay` needs. */
export const MAX_RECENT_PLAYS = 60;

/**
 * Returns the play that starts at `ts`, which is a live set, a jingle, the requested track, or another track.
 * `recentPlays` contains the last plays, newest last. Throws a RangeError if the library contains neither
 * tracks nor jingles.
 */
export function nextPlay(
  programme: Programme,
  ts: number,
  recentPlays: readonly RecentPlay[],
  requested: ListedTrack | null = null,
): NewPlay {
  const random = seededRandom(programme.seed, programme.server, ts);
  const minute = programme.minuteOfDay(ts);
  const listeners = countListeners(programme.audience, minute, random());
  const { live } = programme;
  if (isDuring(live, minute)) return livePlay(programme, ts, minute, listeners, random);
  // The live hour starts exactly on time, so it cuts the current play short.
  const untilLive = Math.round(((live.from - minute + minutesInDay) % minutesInDay) * millisecondsInMinute);
  const show = programme.shows.find(
    (one) => isDuring(one, minute) && (!one.days || one.days.includes(programme.weekday(ts))),
  );
  const { jingles } = programme;
  const tracks = tracksOf(programme.tracks, show);
  const isJingle = jingles.length > 0 && (jingleIsDue(recentPlays, random()) || tracks.length === 0);
  const play = isJingle
    ? jinglePlay(pick(random, jingles), ts)
    : trackPlay(requested ?? chooseTrack(tracks, recentPlays, random), ts, random);
  return {
    ...play,
    server: programme.server,
    dj_name: show?.dj ?? null,
    n_listeners: listeners,
    ends: Math.min(play.ends, ts + Math.max(untilLive, 1)),
  };
}

/** Whether a DJ plays live at this time. */
export function isLive({ live, minuteOfDay }: Programme, ts: number): boolean {
  return isDuring(live, minuteOfDay(ts));
}

function isDuring({ from, to }: Hours, minute: number): boolean {
  return minute >= from && minute < to;
}

/** Returns the tracks of the show's playlist, or all tracks if the playlist has none. */
function tracksOf(tracks: ListedTrack[], show: SimulatedShow | undefined): ListedTrack[] {
  const listed = tracks.filter((track) => track.playlist_title === show?.playlist);
  return listed.length > 0 ? listed : tracks;
}

function jingleIsDue(recentPlays: readonly RecentPlay[], chance: number): boolean {
  const sinceJingle = [...recentPlays].reverse().findIndex((play) => play.jingle_id !== null);
  const tracks = sinceJingle < 0 ? recentPlays.length : sinceJingle;
  return tracks >= 5 || (tracks >= 3 && chance < 0.4);
}

function chooseTrack(
  tracks: readonly ListedTrack[],
  recentPlays: readonly RecentPlay[],
  random: () => number,
): ListedTrack {
  // Small libraries have to repeat their tracks sooner.
  const apart = Math.min(TRACKS_APART, Math.floor(tracks.length / 2));
  const recent = recentPlays.filter((play) => play.all_music_id !== null).slice(-apart);
  const ids = new Set(recent.map((play) => play.all_music_id));
  const artists = new Set(recent.slice(-ARTISTS_APART).map((play) => play.author));
  const otherTracks = tracks.filter((track) => !ids.has(track.id));
  const otherArtists = otherTracks.filter((track) => !artists.has(track.author));
  return pick(random, otherArtists.length > 0 ? otherArtists : otherTracks);
}

type PlayWithoutServer = Omit<NewPlay, 'server'>;

function trackPlay(track: ListedTrack, ts: number, random: () => number): PlayWithoutServer {
  const { id, album, author, composer, genre, isrc, label, title, year, playlist_title, length, cover } =
    track;
  const skipped = random() < SKIPPED_SHARE;
  return {
    ...playDefaults,
    ts,
    ends: ts + (skipped ? Math.round(length * (0.2 + 0.55 * random())) : length),
    all_music_id: id,
    album,
    author,
    composer,
    genre,
    isrc,
    label,
    title,
    year,
    playlist_title,
    length,
    cover,
    img_fetched: true,
    metadata: `${author} - ${title}`,
  };
}

function jinglePlay(jingle: StoredJingle, ts: number): PlayWithoutServer {
  const { id, title, length } = jingle;
  return { ...playDefaults, ts, ends: ts + length, jingle_id: id, title, length, metadata: title };
}

/** Returns the number of listeners: lowest at 04:00, highest at 16:00, with some noise. */
function countListeners(audience: number, minute: number, chance: number): number {
  const day = (1 - Math.cos(((minute - 240) / minutesInDay) * 2 * Math.PI)) / 2;
  const steady = audience * (0.12 + 0.88 * day);
  return Math.max(0, Math.round(steady * (0.92 + 0.16 * chance)) + between(() => chance, 0, 2));
}
