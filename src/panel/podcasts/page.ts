/**
 * In:  a podcast with its episodes.
 * Out: its public page, without any script. All that somebody wrote is text.
 */
import { createHash } from 'node:crypto';
import { escapeHtml } from '../http/html-page.js';
import type { PublicPodcast } from './feed.js';
import { pageStyle } from './page-style.js';
import { pageTexts, type PageTexts } from './page-texts.js';
import type { CoverMark, StoredEpisode } from './rows.js';
import { coverName, FEED, pagePath, soundName } from './urls.js';

/** Nothing but this one style, and pictures and sound of this panel. */
export const pagePolicy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'; ` +
  `img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const SHORT = 200;
const ICON =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true">' +
  '<path d="M5 5a14 14 0 0 1 14 14M5 11.5a7.5 7.5 0 0 1 7.5 7.5M6 18v.01"/></svg>';

export interface PodcastPage extends PublicPodcast {
  cover: CoverMark | undefined;
  /** IANA name of the zone whose dates are shown. */
  zone: string;
}

export function writePage(page: PodcastPage): string {
  const { podcast, episodes, station } = page;
  const words = pageTexts(podcast.language);
  const title = escapeHtml(podcast.title);
  const list = episodes.map((episode) => episodeItem(episode, page, words)).join('');
  return (
    `<!doctype html><html lang="${words.language}"><head>${head(page, words)}</head><body>` +
    `${wash(page)}<main><header class="head">${picture(page)}<div>` +
    `<p class="by">${words.by} <span dir="auto">${escapeHtml(station)}</span></p><h1 dir="auto">${title}</h1>` +
    `<div class="about">${paragraphs(podcast.description)}</div>` +
    `<a class="feed" href="${FEED}" type="application/rss+xml">${ICON}${words.feed}</a></div></header>` +
    `<section aria-labelledby="episodes"><h2 id="episodes">${words.episodes} <span>${episodes.length || ''}</span></h2>` +
    `${list ? `<ol reversed>${list}</ol>` : `<p class="empty">${words.none}</p>`}</section></main></body></html>`
  );
}

function head(page: PodcastPage, words: PageTexts): string {
  const { podcast, station, image, base } = page;
  const source = pictureSource(page);
  const title = escapeHtml(podcast.title);
  const address = escapeHtml(base + pagePath(podcast.id));
  const summary = escapeHtml(shorten(podcast.description) || `${words.by} ${station}`);
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`;
  return (
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${title} · ${escapeHtml(station)}</title><meta name="description" content="${summary}">` +
    `<link rel="canonical" href="${address}">` +
    `<link rel="alternate" type="application/rss+xml" title="${title}" href="${FEED}">` +
    (source === null ? '' : `<link rel="icon" href="${source}">`) +
    property('type', 'website') +
    property('title', title) +
    property('description', summary) +
    property('url', address) +
    property('site_name', escapeHtml(station)) +
    (image ? property('image', escapeHtml(image)) : '') +
    `<meta name="twitter:card" content="summary"><style>${pageStyle}</style>`
  );
}

function episodeItem(episode: StoredEpisode, { zone }: PodcastPage, words: PageTexts): string {
  const { id, title, description, ts, seconds } = episode;
  const day = new Intl.DateTimeFormat(words.dates, { dateStyle: 'long', timeZone: zone }).format(ts);
  const named = escapeHtml(title);
  return (
    `<li id="episode-${id}"><h3 dir="auto">${named}</h3>` +
    `<p class="when"><time datetime="${new Date(ts).toISOString()}">${day}</time> · ${words.length(seconds)}</p>` +
    `<div class="note">${paragraphs(description)}</div>` +
    `<audio controls preload="none" aria-label="${words.listen} ${named}" src="${soundName(episode)}"></audio></li>`
  );
}

/** Beside the page: whatever host it was asked by, the picture comes from the same. */
function pictureSource({ podcast, cover }: PodcastPage): string | null {
  if (cover) return coverName(cover);
  return podcast.sleeve === null ? null : `../../covers/${podcast.sleeve}/500.svg`;
}

function wash(page: PodcastPage): string {
  const source = pictureSource(page);
  return source === null ? '' : `<div class="wash" aria-hidden="true"><img src="${source}" alt=""></div>`;
}

/** The cover, or two letters of the title. */
function picture(page: PodcastPage): string {
  const source = pictureSource(page);
  if (source !== null) return `<img class="cover" src="${source}" alt="" width="500" height="500">`;
  const words = page.podcast.title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.slice(0, 2).map((word) => [...word][0]?.toLocaleUpperCase() ?? '');
  return `<div class="cover letters" aria-hidden="true">${letters.join('')}</div>`;
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p dir="auto">${escapeHtml(part.trim())}</p>`)
    .join('');
}

/** One line for previews. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const chars = [...line];
  return chars.length > SHORT ? `${chars.slice(0, SHORT - 1).join('')}…` : line;
}
