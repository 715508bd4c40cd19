/** Creates oEmbed 1.0 responses (https://oembed.com) for this panel's pages. */
import { stationPagePath, PICTURE } from './addresses.js';
import { HEIGHT, WIDTH } from './picture/picture-size.js';

/** A page that can be shown on another site. */
export interface Embeddable {
  title: string;
  /** Name of the station. */
  station: string;
  server: number;
  /** Scheme and host of the panel, without a trailing slash. */
  base: string;
  /** Path of the page. */
  path: string;
  /** The available frames, largest first. */
  frames: FrameForm[];
  /** Whether the page has a preview picture. */
  hasPicture: boolean;
}

/** A frame. Its height is sufficient in any column up to `MAX_WIDTH` pixels wide. */
export interface FrameForm {
  path: string;
  height: number;
}

export interface OembedRecord {
  type: 'rich';
  version: '1.0';
  title: string;
  author_name: string;
  author_url: string;
  provider_name: string;
  provider_url: string;
  /** Cache lifetime in seconds. */
  cache_age: number;
  html: string;
  width: number;
  height: number;
  thumbnail_url?: string;
  thumbnail_width?: number;
  thumbnail_height?: number;
}

/** Maximum width in pixels. A card of this width has its cover at the side. */
const MAX_WIDTH = 600;
const CACHE_AGE_SECONDS = 3600;

/** `maxWidth` and `maxHeight` are in pixels; null means no limit. */
export function oembedRecord(
  page: Embeddable,
  maxWidth: number | null,
  maxHeight: number | null,
): OembedRecord {
  const { title, station, server, base, path, frames, hasPicture } = page;
  const room = maxHeight ?? Infinity;
  // If no frame fits, use the smallest one with a reduced height, because frames can scroll.
  const form = frames.find(({ height }) => height <= room) ?? frames.at(-1)!;
  const width = Math.min(MAX_WIDTH, maxWidth ?? MAX_WIDTH);
  const height = Math.min(form.height, room);
  const fits = hasPicture && WIDTH <= (maxWidth ?? WIDTH) && HEIGHT <= (maxHeight ?? HEIGHT);
  return {
    type: 'rich',
    version: '1.0',
    title,
    author_name: station,
    author_url: base + stationPagePath(server),
    provider_name: station,
    provider_url: base + '/',
    cache_age: CACHE_AGE_SECONDS,
    html: markup(title, base + path, base + form.path, width, height),
    width,
    height,
    ...(fits && {
      thumbnail_url: base + path + PICTURE,
      thumbnail_width: WIDTH,
      thumbnail_height: HEIGHT,
    }),
  };
}

/**
 * Returns the HTML of an embed. WordPress keeps only these tags and drops styles. It adds its script, which
 * adjusts the frame's height, only if the frame follows a plain blockquote.
 */
function markup(title: string, page: string, frame: string, width: number, height: number): string {
  return (
    `<blockquote><a href="${escaped(page)}">${escaped(title)}</a></blockquote>` +
    `<iframe src="${escaped(frame)}" title="${escaped(title)}" width="100%" height="${height}" frameborder="0" ` +
    `marginwidth="0" marginheight="0" style="max-width:${width}px"></iframe>`
  );
}

export function writeXml(record: OembedRecord): string {
  const fields = Object.entries(record).map(
    ([name, value]) => `<${name}>${escaped(String(value))}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`;
}

const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and XML, and removes characters that XML doesn't allow. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (char) => ESCAPED[char] as string);
}
