import type { HistoryRecord } from '../../contract/records.js';
import { readCount, readNumber, readText, readUrl } from '../fields.js';
import { type ListPage } from './list-page.js';
import type { UpcomingTrack } from '../upcoming.js';
import { readPlay } from './play.js';

/** One page of a history, parsed. */
export interface HistoryPage extends ListPage<HistoryRecord> {
  /**
   * Whether the server reports that it is on air; see `PlayReport`. Panels report it only for plays without a
   * length.
   */
  onAir?: boolean | null;
  /** The server's time in milliseconds when it responded. NaN or absent if it isn't readable. */
  now?: number;
  /** Whether the newest play is over, regardless of its times. Absent if only its times are known. */
  isOver?: boolean;
  /** The next track. Absent for panels, which don't report it. */
  upcoming?: UpcomingTrack | null;
}

/** The plays that a page has before a request. */
export interface PageHistory {
  /** Newest first. */
  readonly tracks: readonly HistoryRecord[];
  /** When the plays were received, in milliseconds (visitor's clock). Null before the first response. */
  readonly asOf: number | null;
  /** Whether the newest play was over at that time. */
  readonly isOver?: boolean;
}

/** Readers for the fields that `readPlay` leaves out. */
const OTHER_FIELDS: [read: (value: unknown) => unknown, names: string][] = [
  [
    readText,
    'album author_other comment composer genre isrc label lyricist metadata performance_type playlist_title publisher year',
  ],
  [readNumber, 'all_music_id'],
  [readCount, 'n_listeners'],
  [readUrl, 'img_url img_medium_url img_large_url'],
  [(value) => value === true, 'img_fetched'],
];

/** Returns null if the record has no id or start, because it can't be placed in a history. */
export function readHistoryRecord(value: unknown): HistoryRecord | null {
  const play = readPlay(value) as Record<string, unknown> | null;
  for (const [read, names] of play ? OTHER_FIELDS : []) {
    for (const name of names.split(' ')) play![name] = read((value as Record<string, unknown>)[name]);
  }
  return play as HistoryRecord | null;
}
