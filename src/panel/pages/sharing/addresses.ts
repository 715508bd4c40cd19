/** Paths and meta tags of the shareable pages. */
import { HEIGHT, WIDTH } from './picture/picture-size.js';
import { html, type Html } from '../../http/html-page.js';

export const stationPagePath = (server: number): string => `/stations/${server}/`;
export const playPath = (id: number): string => `/plays/${id}/`;
/** Name of a page's picture, relative to the page. */
export const PICTURE = 'picture.png';

/** Data that other sites need for link previews. */
export interface Shared {
  /** Scheme and host of the panel, without a trailing slash. */
  base: string;
  /** Path of the page. */
  path: string;
  /**
   * Query with the settings for embeds on other sites, without the question mark. It's empty for the default
   * settings.
   */
  query?: string;
  title: string;
  summary: string;
  /** Name of the station. */
  station: string;
  /** Open Graph page type. */
  type: 'website' | 'music.song';
}

/** Returns the links for oEmbed discovery in JSON and XML. */
export function discovery({
  base,
  path,
  query = '',
  title,
}: Omit<Shared, 'summary' | 'station' | 'type'>): Html {
  const address = `${base}/oembed?url=${encodeURIComponent(base + path + (query && '?' + query))}`;
  return html`<link
      rel="alternate"
      type="application/json+oembed"
      href="${address + '&format=json'}"
      title="${title}"
    />
    <link rel="alternate" type="text/xml+oembed" href="${address + '&format=xml'}" title="${title}" />`;
}

export function openGraph(shared: Shared): Html {
  const { base, path, title, summary, station, type } = shared;
  return html`<meta name="description" content="${summary}" />
    <link rel="canonical" href="${base + path}" />
    <meta property="og:type" content="${type}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${summary}" />
    <meta property="og:url" content="${base + path}" />
    <meta property="og:site_name" content="${station}" />
    ${pictureTags(base + path, title === station ? station : `${title}, ${station}`)}`;
}

/** Returns the meta tags for a page's picture. `alt` is the text in the picture. */
export function pictureTags(page: string, alt: string): Html {
  return html`<meta property="og:image" content="${page + PICTURE}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="${WIDTH}" />
    <meta property="og:image:height" content="${HEIGHT}" />
    <meta property="og:image:alt" content="${alt}" />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="twitter:image:alt" content="${alt}" />`;
}
