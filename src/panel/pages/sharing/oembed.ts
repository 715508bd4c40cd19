/**
 * In:  the address of a page of this panel, and how much room there is for it on another.
 * Out: what to show there, in the words of oEmbed 1.0 (https://oembed.com).
 */
import { stationPath, PICTURE } from './addresses.js';
import { HEIGHT, WIDTH } from './picture.js';

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
  /** The fullest first. */
  frames: FrameForm[];
  /** Whether there is a picture of the page beside it. */
  hasPicture: boolean;
}

/** A frame, and the height that is enough for it in a column of at most `WIDE` pixels. */
export interface FrameForm {
  path: string;
  height: number;
}

export interface OembedAnswer {
  type: 'rich';
  version: '1.0';
  title: string;
  author_name: string;
  author_url: string;
  provider_name: string;
  provider_url: string;
  /** Seconds. */
  cache_age: number;
  html: string;
  width: number;
  height: number;
  thumbnail_url?: string;
  thumbnail_width?: number;
  thumbnail_height?: number;
}

/** Pixels: the form that a card has beside its cover. */
const WIDE = 600;
const CACHE_AGE = 3600;

/** `maxWidth`, `maxHeight`: pixels, null for as much as it takes. */
export function answerOembed(
  page: Embeddable,
  maxWidth: number | null,
  maxHeight: number | null,
): OembedAnswer {
  const { title, station, server, base, path, frames, hasPicture } = page;
  const room = maxHeight ?? Infinity;
  // What does not fit is the smallest there is, cut: the frame can be scrolled.
  const form = frames.find(({ height }) => height <= room) ?? frames.at(-1)!;
  const width = Math.min(WIDE, maxWidth ?? WIDE);
  const height = Math.min(form.height, room);
  const fits = hasPicture && WIDTH <= (maxWidth ?? WIDTH) && HEIGHT <= (maxHeight ?? HEIGHT);
  return {
    type: 'rich',
    version: '1.0',
    title,
    author_name: station,
    author_url: base + stationPath(server),
    provider_name: station,
    provider_url: base + '/',
    cache_age: CACHE_AGE,
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

/** WordPress keeps these tags alone, drops styles, and loads its script for heights only where a plain blockquote is first. */
function markup(title: string, page: string, frame: string, width: number, height: number): string {
  return (
    `<blockquote><a href="${escaped(page)}">${escaped(title)}</a></blockquote>` +
    `<iframe src="${escaped(frame)}" title="${escaped(title)}" width="100%" height="${height}" frameborder="0" ` +
    `marginwidth="0" marginheight="0" style="max-width:${width}px"></iframe>`
  );
}

/** Of an answer as XML. */
export function writeXml(answer: OembedAnswer): string {
  const fields = Object.entries(answer).map(
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

/** For markup and XML; characters that XML does not have are left out. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (char) => ESCAPED[char] as string);
}
