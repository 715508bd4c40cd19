import { readText, readUrl } from './fields.js';
import { isStationName } from './station-name.js';
import type { ReportedStation } from './server-kind.js';

/**
 * Hosts that listeners can't reach: private addresses, and names of containers, proxies or default settings.
 */
const PRIVATE_HOST =
  /^https?:\/\/((0|10|127|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+|\[[^\]]*\]|[^./:]*|[^/:]+\.(local|lan|internal|localdomain))(:\d+)?(\/|$)/i;

/**
 * Returns URLs that a listener's browser can open. `listenUrl` is reported by the server, and the operator
 * may not have changed its default. If the server is read via https, its streams are assumed to support
 * https, too.
 */
export function streamUrls(
  listenUrl: unknown,
  mount: string,
  baseUrl: string,
): { stream_url: string | null; secure_stream_url: string | null } {
  const reported = readUrl(escapeBlanks(listenUrl));
  const here = mount.startsWith('/') && isStationName(mount) ? readUrl(escapeBlanks(baseUrl + mount)) : null;
  const url = reported && !PRIVATE_HOST.test(reported) ? reported : here;
  const secure = [url, here].find((each) => each?.startsWith('https:'));
  return { stream_url: url, secure_stream_url: secure ?? null };
}

/** Mounts can contain spaces, which aren't valid in URLs. */
function escapeBlanks(url: unknown): unknown {
  return typeof url === 'string' ? url.trim().replace(/ /g, '%20') : url;
}

/** Puts a URL that the server reports for listeners into the channel field for its scheme. */
export function streamByScheme(url: string): { stream_url: string | null; secure_stream_url: string | null } {
  const isSecure = /^https:/i.test(url);
  return { stream_url: isSecure ? null : url, secure_stream_url: isSecure ? url : null };
}

/** Whether listeners can't reach a URL, because its host is private. */
export const isPrivate = (url: string): boolean => PRIVATE_HOST.test(url);

/** Replaces a host that listeners can't reach with the host of the base URL. Keeps the port. */
export function withPublicHost(url: string, baseUrl: string): string {
  const [, host = ''] = /^https?:\/\/(\[[^\]]*\]|[^/:]+)/i.exec(baseUrl) ?? [];
  return PRIVATE_HOST.test(url) ? url.replace(/^(https?:\/\/)(\[[^\]]*\]|[^/:]+)/i, `$1${host}`) : url;
}

/** Returns the number in a bitrate such as `128` or `128 Kbps` as text; null if it is unknown. */
export function readBitrate(value: unknown): string | null {
  return /^\s*0*([1-9]\d{0,5})(?!\d)/.exec(readText(value) ?? '')?.[1] ?? null;
}

const FORMATS: [sign: RegExp, format: string][] = [
  [/opus/i, 'opus'],
  [/flac/i, 'flac'],
  [/ogg|vorbis/i, 'ogg'],
  [/aac|mp4/i, 'aac'],
  [/mpeg|mp3/i, 'mp3'],
];

/**
 * Returns the format's short name, or null if it is unknown. `type` is a `Content-Type`, and `codec` is the
 * codec inside a container.
 */
export function formatOf(type: unknown, codec?: unknown): string | null {
  const text = `${readText(codec)} ${readText(type)}`;
  return FORMATS.find(([sign]) => sign.test(text))?.[1] ?? null;
}

/**
 * Keeps one stream per station: the first one with each station name. Streams without a name are all kept.
 */
export function onePerName(all: readonly ReportedStation[]): ReportedStation[] {
  return all.filter(
    ({ station, name }, index) =>
      station &&
      isStationName(station) &&
      (name === null || all.findIndex((each) => each.name === name) === index),
  );
}
