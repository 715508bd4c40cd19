/**
 * Reads the kinds of servers that support JSONP. The rules for titles and for the current track are those of the modern
 * bundles.
 */
import { LIVE_SET } from '../contract/live-set.js';
import { cutTitle, readNumber, readText, splitMetadata } from '../servers/fields.js';
import { asObject, fieldsOf, listOf, type Fields } from '../servers/json.js';
import { isUtc, readUtc } from '../servers/libretime/fields.js';
import { isPlaceholderField, isPlaceholderLine } from '../servers/placeholders.js';
import type { PlayReport, ReportedPlay } from '../servers/server-kind.js';
import { decodeReferences } from './decode-references.js';

export interface LegacyKind {
  /** Paths that are requested one after another. All but the first are optional. */
  paths(station: string): string[];
  /** Returns null if the first response isn't from this kind of server. */
  read(responses: unknown[]): PlayReport | null;
}

export const LEGACY_KINDS: Record<string, LegacyKind | undefined> = {
  libretime: {
    paths: () => ['/api/live-info-v2?days=1&shows=1&timezone=UTC'],
    read: readLibreTime,
  },
  shoutcast: {
    paths: (station) => {
      const number = readNumber(station);
      const sid = number && number >= 1 && number < 2147483648 ? Math.floor(number) : 1;
      return ['/stats?sid=' + sid + '&json=1', '/played?sid=' + sid + '&type=json'];
    },
    read: readShoutcast,
  },
};

function readLibreTime(responses: unknown[]): PlayReport | null {
  const info = fieldsOf(responses[0]);
  const station = asObject(info.station);
  const tracks = asObject(info.tracks);
  if (!station || !tracks) return null;
  // LibreTime ignores time zones that it doesn't know. The times would be wrong by hours, so they are dropped.
  const hasTimes = isUtc(station.timezone);
  const name = readText(decodeReferences(station.name));
  const current = asObject(tracks.current);
  const isLive = current ? isLiveShow(current) : /^(master|live)$/i.test(String(station.source_enabled));

  function play(track: Fields): ReportedPlay {
    const metadata = fieldsOf(track.metadata);
    const start = hasTimes ? readUtc(track.starts) : null;
    const end = readUtc(track.ends);
    const title = readText(decodeReferences(metadata.track_title));
    const author = readText(decodeReferences(metadata.artist_name));
    const names = title || author ? { title, author } : readTitle(track.name, name);
    return {
      id: null,
      ts: start,
      title: names && names.title,
      author: names && names.author,
      length: start && end && end > start ? end - start : null,
    };
  }

  const plays: ReportedPlay[] = [];
  if (isLive) {
    const dj = readText(decodeReferences(fieldsOf(fieldsOf(info.shows).current).name));
    plays.push({ id: null, ts: null, title: null, author: null, dj_name: dj, performance_type: LIVE_SET });
  } else if (current) plays.push(play(current));
  const previous = asObject(tracks.previous);
  // The schedule continues during a live stream, so its previous track wasn't played.
  if (previous && !isLive) plays.push(play(previous));
  return {
    plays,
    onAir: isLive || !!current,
    now: null,
    name,
  };
}

/** A file has metadata. A relayed stream has the type `webstream`, which isn't translated. A live stream has neither. */
function isLiveShow({ metadata, type }: Fields): boolean {
  return !asObject(metadata) && typeof type === 'string' && !/^(track|webstream)$/.test(type);
}

function readShoutcast(responses: unknown[]): PlayReport | null {
  const stream = asObject(responses[0]);
  if (!stream || !('streamstatus' in stream || 'songtitle' in stream)) return null;
  const name = readText(stream.servertitle);
  const status = readNumber(stream.streamstatus);
  const onAir = status === null ? null : status !== 0;
  const plays: ReportedPlay[] = [];
  listOf(responses[1]).forEach((each) => {
    const { playedat, title } = fieldsOf(each);
    const names = readTitle(title, name);
    const seconds = readNumber(playedat);
    if (names && seconds && seconds > 0) plays.push({ id: null, ts: seconds * 1000, ...names });
  });
  plays.sort((a, b) => b.ts! - a.ts!);
  const now = readTitle(stream.songtitle, name);
  if (onAir === false) return { plays, onAir, now: null, name };
  // The title may be an advertisement. The play before it is then no longer on air.
  if (!now) return { plays: [], onAir, now: null, name };
  // The title and the list are from two responses, so either may be one title ahead of the other.
  const isListed = plays
    .slice(0, 2)
    .some(({ title, author }) => title === now.title && author === now.author);
  if (!isListed) plays.unshift({ id: null, ts: null, ...now });
  return { plays, onAir, now: null, name };
}

/** Splits a line into artist and title. Returns null if it isn't a title but, for example, the station's name. */
function readTitle(
  value: unknown,
  stationName: string | null,
): { title: string | null; author: string | null } | null {
  const line = cutTitle(readText(decodeReferences(value)) || '');
  if (isPlaceholderLine(line, wordsOf(line)) || isSameName(line, stationName)) return null;
  const { author, title } = splitMetadata(line);
  if (author === null) return { author, title };
  if (isPlaceholderField(author, wordsOf(author)) || isSameName(author, stationName))
    return readTitle(title, stationName);
  return { author, title: isPlaceholderField(title, wordsOf(title)) ? null : title };
}

/** Punctuation and symbols. Old browsers don't support `\p{L}`. */
const SEPARATORS =
  /(?:[\0-/:-@[-`{-©«-±´¶-¸»¿×÷\u02c2-\u02df\u060c\u061b-\u061f\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u2116-\u2123\u2190-\u245f\u2500-\u2775\u2794-\u2bff\u3000-\u3004\u3008-\u3020\u30fb\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]|[\ud83c-\ud83e][\udc00-\udfff])+/g;

/** Returns the words in lower case, separated by spaces. */
function wordsOf(text: string): string {
  return text.toLowerCase().replace(SEPARATORS, ' ').trim();
}

function isSameName(one: string, other: string | null): boolean {
  const words = wordsOf(one);
  return words !== '' && words === wordsOf(other || '');
}
