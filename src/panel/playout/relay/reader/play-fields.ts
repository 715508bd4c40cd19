/**
 * Validates the plays that a source reports. The rules are the same as for pages that read a panel's records:
 * text is truncated, and URLs must be http(s).
 */
import type { HistoryRecord } from '../../../../contract/records.js';
import { readCount, readNumber, readText, readUrl } from '../../../../servers/fields.js';
import type { PlayReport, ReportedPlay } from '../../../../servers/server-kind.js';
import { playDefaults, type NewPlay } from '../../../store/history.js';
import { cut } from '../../../base/cut.js';

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

/** Earlier starts are invalid, because internet radio didn't exist before then. */
const EARLIEST_START_MS = Date.UTC(1995, 0);
const MAX_LENGTH_MS = 48 * 3_600_000;
const MAX_PLAYS = 100;
/** Maximum text length in characters. Tags don't show longer text. */
const MAX_TEXT_LENGTH = 300;
/**
 * If the text and URLs of a play take more bytes than this, it counts as several plays. A typical play takes a
 * quarter of this size.
 */
const PLAY_SIZE_BYTES = 2048;

/** The fields of a stored play that come from the source. */
export type PlayFields = Omit<NewPlay, 'server' | 'ts' | 'ends'>;

/** Returns the fields of a play. `length` is null if the source doesn't report it. */
export function playFields(play: ReportedPlay): PlayFields {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, shortText(play[name])]));
  const covers = COVERS.map((name) => [name, shortUrl(play[name])] as const);
  const hasCover = covers.some(([, url]) => url !== null);
  return {
    ...playDefaults,
    ...(texts as Record<(typeof TEXTS)[number], string | null>),
    jingle_id: wholeNumber(play.jingle_id),
    n_listeners: wholeNumber(readCount(play.n_listeners)),
    length: lengthOf(play.length),
    img_fetched: hasCover,
    given: hasCover ? Object.fromEntries(covers) : null,
  };
}

/** Returns how many plays this play counts as, which depends on its size and is at least 1. */
export function sizeInPlays(play: Pick<PlayFields, (typeof TEXTS)[number] | 'given'>): number {
  const texts = [...TEXTS.map((name) => play[name]), play.given && JSON.stringify(play.given)];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0);
  return Math.max(1, bytes / PLAY_SIZE_BYTES);
}

/**
 * Returns only the fields that are stored. Text is truncated, and invalid numbers, times and URLs are replaced
 * with null.
 */
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
    ts: ts !== null && ts > EARLIEST_START_MS ? ts : null,
  };
}

/** Returns the report with only the valid fields of its plays. */
export function cleanReport(report: PlayReport): PlayReport {
  return {
    plays: report.plays.slice(0, MAX_PLAYS).map(cleanPlay),
    onAir: report.onAir,
    now: wholeNumber(report.now),
    name: shortText(report.name),
  };
}

function shortText(value: unknown): string | null {
  const text = readText(value);
  return text === null ? null : cut(text, MAX_TEXT_LENGTH);
}

function shortUrl(value: unknown): string | null {
  const url = readUrl(value);
  return url === null ? null : cut(url, url.length);
}

function lengthOf(value: unknown): number | null {
  const length = readNumber(value);
  return length !== null && length >= 1 && length <= MAX_LENGTH_MS ? Math.round(length) : null;
}

function wholeNumber(value: unknown): number | null {
  const number = Math.round(readNumber(value) ?? NaN);
  return Number.isSafeInteger(number) ? number : null;
}
