/**
 * In:  where a server says that a stream is, and what it says of its sound; both as its operator left it.
 * Out: addresses that a listener's browser can open, and a format in the field's words.
 */
import { readText, readUrl } from './fields.js';
import { isStationName } from './station-name.js';

/** Hosts that nobody outside reaches: as a container, a proxy or a default names them. */
const INNER_HOST =
  /^https?:\/\/((0|10|127|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+|\[[^\]]*\]|[^./:]*|[^/:]+\.(local|lan|internal|localdomain))(:\d+)?(\/|$)/i;

/** `secure_stream_url`: the same over https. A server that answers over https has its streams there, too. */
export function streamUrls(
  listenUrl: unknown,
  mount: string,
  baseUrl: string,
): { stream_url: string | null; secure_stream_url: string | null } {
  const told = readUrl(listenUrl);
  const here = mount.startsWith('/') && isStationName(mount) ? readUrl(baseUrl + mount) : null;
  const url = told && !INNER_HOST.test(told) ? told : here;
  const secure = [url, here].find((each) => each?.startsWith('https:'));
  return { stream_url: url, secure_stream_url: secure ?? null };
}

const FORMATS: [sign: RegExp, format: string][] = [
  [/opus/i, 'opus'],
  [/flac/i, 'flac'],
  [/ogg|vorbis/i, 'ogg'],
  [/aac|mp4/i, 'aac'],
  [/mpeg|mp3/i, 'mp3'],
];

/** `type`: as in `Content-Type`. `codec`: what is in a container, where that is told. Null where neither is known. */
export function formatOf(type: unknown, codec?: unknown): string | null {
  const text = `${readText(codec)} ${readText(type)}`;
  return FORMATS.find(([sign]) => sign.test(text))?.[1] ?? null;
}
