/**
 * In:  a station's channels.
 * Out: the one to play, and where it plays on this page.
 */
import type { Channel } from '../../station/lists/channels.js';

/** An address, or why there is none. */
export type Stream =
  { url: string; problem?: undefined } | { url?: undefined; problem: 'missing' | 'insecure' };

/** `protocol` is that of the page: browsers play nothing that is not secure on a page that is. */
export function streamOf({ stream_url, secure_stream_url }: Channel, protocol: string): Stream {
  const isSecurePage = protocol === 'https:';
  const addresses = isSecurePage ? [secure_stream_url, stream_url] : [stream_url, secure_stream_url];
  const there = addresses.filter((each) => each !== null);
  const url = there.find((each) => !isSecurePage || each.startsWith('https:'));
  return url === undefined ? { problem: there.length ? 'insecure' : 'missing' } : { url };
}

/** The first of these that there is: by id, as a visitor or a page's author chose; else one that plays. */
export function chooseChannel(
  channels: readonly Channel[],
  ids: readonly (string | number | null)[],
  protocol: string,
): Channel | undefined {
  const wanted = ids.map((id) => channels.find((each) => String(each.id) === String(id)));
  return wanted.find(Boolean) ?? channels.find((each) => streamOf(each, protocol).url) ?? channels[0];
}
