import { fill } from '../../words/fill.js';
import type { PlayerWords } from '../../words/tag-words.js';
import type { Channel } from '../../station/lists/channels.js';

/** The URL of a stream, or the reason why it can't be played on this page. */
export type Stream =
  { url: string; problem?: undefined } | { url?: undefined; problem: 'missing' | 'insecure' };

/** Playlist formats that contain the URL of a stream. HLS (`.m3u8`) isn't included, because it is the stream itself. */
const PLAYLIST = /\.(m3u|pls|asx|xspf)$/i;

/** Whether a URL has the file extension of a playlist. */
export function isPlaylist(url: string): boolean {
  try {
    return PLAYLIST.test(new URL(url).pathname);
  } catch {
    return false;
  }
}

/** Picks the channel's URL that a page with this protocol can play. Browsers don't play http streams on https pages. */
export function streamOf({ stream_url, secure_stream_url }: Channel, protocol: string | undefined): Stream {
  const isSecurePage = protocol === 'https:';
  const preferred = isSecurePage ? [secure_stream_url, stream_url] : [stream_url, secure_stream_url];
  const urls = preferred.filter((each) => each !== null);
  const url = urls.find((each) => !isSecurePage || each.startsWith('https:'));
  return url === undefined ? { problem: urls.length ? 'insecure' : 'missing' } : { url };
}

/**
 * Returns the channel with the first of these ids that a channel has. If no channel has one of the ids, returns the
 * first playable channel or, if none is playable, the first channel.
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
 * Returns the names of channels. Two channels that differ only in bitrate are "High" and "Low". Other channels are
 * named by bitrate and, if the formats differ, by format. A number is added to names that would be the same.
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
