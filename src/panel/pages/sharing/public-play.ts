/** A play as its public page shows it. */
import { withoutDirections } from '../../../contract/writing-direction.js';
import { historyRecord } from '../../station/history/routes.js';
import type { StoredPlay } from '../../store/history.js';

export interface PublicPlay {
  id: number;
  server: number;
  title: string;
  /** Artist, or null if unknown. */
  artist: string | null;
  album: string | null;
  /** An http(s) URL; null if there is no cover. */
  cover: string | null;
  /** URL of the cover in the largest size; null if there is no cover. */
  largeCover: string | null;
  /** Start in milliseconds UTC. */
  ts: number;
  /** Length in milliseconds, or null if unknown. */
  length: number | null;
}

const MAX_TEXT_LENGTH = 300;

/**
 * Returns null if the play has no page. Jingles and plays without a title have none. `base` is the panel's
 * scheme and host, without a trailing slash.
 */
export function publicPlay(play: StoredPlay, base: string): PublicPlay | null {
  // Plays started via the control API can have values of any type.
  const record: Record<string, unknown> = { ...historyRecord(play, base) };
  const title = textOf(record['title']);
  const { ts, length } = record;
  if (title === null || record['jingle_id'] !== null || !isTime(ts)) return null;
  return {
    id: play.id,
    server: play.server,
    title,
    artist: textOf(record['author']),
    album: textOf(record['album']),
    cover: addressOf(record['img_medium_url']),
    largeCover: addressOf(record['img_large_url']) ?? addressOf(record['img_medium_url']),
    ts,
    length: typeof length === 'number' && length > 0 && length < 8.64e7 ? length : null,
  };
}

/** Returns `Artist – Title`, or `Title` if the artist is unknown. */
export const nameOf = ({ artist, title }: PublicPlay): string => [artist, title].filter(Boolean).join(' – ');

const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < 8e15;

function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? withoutDirections(value).replace(/\s+/g, ' ').trim() : '';
  return text === '' || text === 'None' ? null : [...text].slice(0, MAX_TEXT_LENGTH).join('');
}

function addressOf(value: unknown): string | null {
  return typeof value === 'string' && /^https?:\/\/[^\s"'<>]{1,2000}$/i.test(value) ? value : null;
}
