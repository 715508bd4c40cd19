import { fill } from '../../words/fill.js';
import type { PlayerWords } from '../../words/tag-words.js';
import type { Channel } from '../../station/lists/channels.js';

/** The address of a stream, or why it can't be played on this page. */
export type Stream =
  { url: string; problem?: undefined } | { url?: undefined; problem: 'missing' | 'insecure' };

/** Formats of playlists that contain the address of a stream. HLS (`.m3u8`) isn't one of them: it is the stream. */
const PLAYLIST = /\.(m3u|pls|asx|xspf)$/i;

/** Whether a URL refers to a playlist rather than a stream, judging by its extension. */
export function isPlaylist(url: string): boolean {
  try {
    return PLAYLIST.test(new URL(url).pathname);
  } catch {
    return false;
  }
}

/** Picks the stream's URL for a page with this protocol. Browsers don't play http streams on https pages. */
export function streamOf({ stream_url, secure_stream_url }: Channel, protocol: string | undefined): Stream {
  const isSecurePage = protocol === 'https:';
  const preferred = isSecurePage ? [secure_stream_url, stream_url] : [stream_url, secure_stream_url];
  const urls = preferred.filter((each) => each !== null);
  const url = urls.find((each) => !isSecurePage || each.startsWith('https:'));
  return url === undefined ? { problem: urls.length ? 'insecure' : 'missing' } : { url };
}

/**
 * Returns the channel with the first of these ids that exists, else the first channel that can be played, else the
 * first one.
 */
export function chooseChannel(
  channels: readonly Channel[],
  ids: readonly (string | number | null)[],
  protocol: string | undefined,
): Channel | undefined {
  const wanted = ids.map((id) => channels.find((each) => String(each.id) === String(id)));
  return wanted.find(Boolean) ?? channels.find((each) => streamOf(each, protocol).url) ?? channels[0];
}

/**
 * Names channels. Two channels that differ only in their bitrates are "High" and "Low". Others are named by bitrate and,
 * if it differs between channels, by format. A number follows if two names would be the same.
 */
export function channelNames(
  channels: readonly Channel[],
  { bitrate: bitrateText, high, low }: Pick<PlayerWords, 'bitrate' | 'high' | 'low'>,
): string[] {
  const formatOf = ({ s_format }: Channel): string => s_format?.toUpperCase() ?? '';
  const hasSeveralFormats = new Set(channels.map(formatOf)).size > 1;
  const [first, second] = channels.map(({ bitrate }) => Number(bitrate) || 0);
  if (channels.length === 2 && !hasSeveralFormats && first && second && first !== second)
    return first > second ? [high, low] : [low, high];
  const names = channels.map((channel) => {
    const bitrate = channel.bitrate ? fill(bitrateText, channel.bitrate) : '';
    const format = hasSeveralFormats || !bitrate ? formatOf(channel) : '';
    return [bitrate, format].filter(Boolean).join(' · ');
  });
  return names.map((name, index) => {
    const isUnique = names.indexOf(name) === names.lastIndexOf(name);
    return name && isUnique ? name : `${name} #${index + 1}`.trim();
  });
}
