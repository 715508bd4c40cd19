/**
 * In:  a play as a source tells it, which may be anything.
 * Out: the fields of a history record, cut and checked as a page reads a panel's: text is text, addresses are http(s).
 */
import type { HistoryRecord } from '../../../../contract/records.js';
import { readCount, readNumber, readText, readUrl } from '../../../../servers/fields.js';
import type { PlayReport, ReportedPlay } from '../../../../servers/server-kind.js';
import { playDefaults } from '../../../station/history/defaults.js';
import type { NewPlay } from '../../../store/history.js';
import { cut } from './cut.js';

const TEXTS = [
  'album',
  'author',
  'author_other',
  'comment',
  'composer',
  'genre',
  'isrc',
  'label',
  'lyricist',
  'metadata',
  'performance_type',
  'playlist_title',
  'publisher',
  'title',
  'year',
  'dj_name',
] as const satisfies readonly (keyof HistoryRecord)[];
const COVERS = ['img_url', 'img_medium_url', 'img_large_url'] as const;

/** Before this nobody had a station on the net: milliseconds. */
const EARLIEST = Date.UTC(1995, 0);
/** No play is longer: milliseconds. */
const LONGEST = 48 * 3_600_000;
/** As many plays of an answer are read. */
const MOST = 100;
/** Tags show no more of a text: characters. */
const LONGEST_TEXT = 300;
/** Size of a play that counts as one: bytes of its texts and addresses. An ordinary one has a quarter of that. */
const ONE_PLAY = 2048;

/** The part of a stored play that a source tells; without an id in the library. */
export type ToldFields = Omit<NewPlay, 'server' | 'ts' | 'ends'>;

/** `length` is that of the source; null where it does not tell. */
export function toldFields(play: ReportedPlay): ToldFields {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, shortText(play[name])]));
  const covers = COVERS.map((name) => [name, shortUrl(play[name])] as const);
  const known = covers.some(([, url]) => url !== null);
  return {
    ...playDefaults,
    ...(texts as Record<(typeof TEXTS)[number], string | null>),
    jingle_id: wholeNumber(play.jingle_id),
    n_listeners: wholeNumber(readCount(play.n_listeners)),
    length: lengthOf(play.length),
    img_fetched: known,
    given: known ? Object.fromEntries(covers) : null,
  };
}

/** How many plays a play counts for because of its size: 1 or more. */
export function sizeInPlays(play: Pick<ToldFields, (typeof TEXTS)[number] | 'given'>): number {
  const texts = [...TEXTS.map((name) => play[name]), play.given && JSON.stringify(play.given)];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0);
  return Math.max(1, bytes / ONE_PLAY);
}

/** A play of a source as it is followed: numbers and times are valid or null, and only fields that are kept, in their lengths. */
function cleanPlay(play: ReportedPlay): ReportedPlay {
  const ts = wholeNumber(play.ts);
  const texts = Object.fromEntries(TEXTS.map((name) => [name, shortText(play[name])]));
  const covers = Object.fromEntries(COVERS.map((name) => [name, shortUrl(play[name])]));
  return {
    ...texts,
    ...covers,
    jingle_id: wholeNumber(play.jingle_id),
    n_listeners: wholeNumber(play.n_listeners),
    length: lengthOf(play.length),
    id: wholeNumber(play.id),
    ts: ts !== null && ts > EARLIEST ? ts : null,
  };
}

/** Keeps what can be followed of a response. */
export function cleanTold(told: PlayReport): PlayReport {
  const read = told.plays.slice(0, MOST).map(cleanPlay);
  const isDated = read.some(({ ts }) => ts !== null);
  // A play that has been and that nobody dates has no place in a history with times.
  const plays = read.filter((play, index) => isNamed(play) && (!isDated || index === 0 || play.ts !== null));
  const isOnAirKnown = read[0] !== undefined && isNamed(read[0]);
  return {
    plays,
    silent: told.silent || !isOnAirKnown,
    now: wholeNumber(told.now),
    name: shortText(told.name),
  };
}

const isNamed = ({ title, author, jingle_id: jingle, dj_name: dj }: ReportedPlay): boolean =>
  [title, author, jingle, dj].some((value) => value !== null && value !== undefined);

function shortText(value: unknown): string | null {
  const text = readText(value);
  return text === null ? null : cut(text, LONGEST_TEXT);
}

function shortUrl(value: unknown): string | null {
  const url = readUrl(value);
  return url === null ? null : cut(url, url.length);
}

function lengthOf(value: unknown): number | null {
  const length = readNumber(value);
  return length !== null && length >= 1 && length <= LONGEST ? Math.round(length) : null;
}

function wholeNumber(value: unknown): number | null {
  const number = Math.round(readNumber(value) ?? NaN);
  return Number.isSafeInteger(number) ? number : null;
}
