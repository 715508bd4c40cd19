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
 * Names channels by bitrate. Includes the format if it differs between channels, and a number if two names would be the
 * same. `bitrateText` formats a bitrate in kbit/s.
 */
export function channelNames(
  channels: readonly Channel[],
  bitrateText: (kilobits: number) => string,
): string[] {
  const formatOf = ({ s_format }: Channel): string => s_format?.toUpperCase() ?? '';
  const hasSeveralFormats = new Set(channels.map(formatOf)).size > 1;
  const names = channels.map((channel) => {
    const bitrate = channel.bitrate ? bitrateText(channel.bitrate) : '';
    const format = hasSeveralFormats || !bitrate ? formatOf(channel) : '';
    return [bitrate, format].filter(Boolean).join(' · ');
  });
  return names.map((name, index) => {
    const isUnique = names.indexOf(name) === names.lastIndexOf(name);
    return name && isUnique ? name : `${name} #${index + 1}`.trim();
  });
}
