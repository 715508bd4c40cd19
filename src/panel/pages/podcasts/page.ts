/** The public page of a podcast. Without scripts, episodes play in the browser's built-in players. */
import { createHash } from 'node:crypto';
import { html, styleElement, type Html } from '../../http/html-page.js';
import { discovery, pictureTags } from '../sharing/addresses.js';
import { dataBlock, podcastSeries, stationData, type PodcastData } from '../sharing/structured-data.js';
import type { PublicPodcast } from '../../station/podcasts/feed.js';
import { renderEpisodeTexts } from './episode-texts.js';
import { podcastPageStyle } from './page-style.js';
import { pageTexts, type PageTexts } from '../sharing/podcast-texts.js';
import type { CoverMark, StoredEpisode } from '../../store/podcasts.js';
import { coverName, FEED, pagePath, soundName } from '../../station/podcasts/urls.js';

/** The Content-Security-Policy. It allows only the page's own style and script, and pictures and audio from this panel. */
export function pagePolicy({ base, hasScript }: PodcastPage): string {
  // In browsers without constructable style sheets, the elements insert their styles as inline styles.
  const code = hasScript
    ? `script-src 'self' ${base}; style-src 'unsafe-inline'`
    : `style-src 'sha256-${createHash('sha256').update(podcastPageStyle).digest('base64')}'`;
  return (
    `default-src 'none'; ${code}; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; ` +
    `frame-ancestors 'none'`
  );
}

const MAX_SUMMARY_LENGTH = 200;
const ICON = html`<svg
  viewBox="0 0 24 24"
  fill="none"
  stroke="currentColor"
  stroke-width="1.75"
  stroke-linecap="round"
  aria-hidden="true"
>
  <path d="M5 5a14 14 0 0 1 14 14M5 11.5a7.5 7.5 0 0 1 7.5 7.5M6 18v.01" />
</svg>`;

export interface PodcastPage extends PublicPodcast {
  cover: CoverMark | undefined;
  /** IANA name of the time zone for dates. */
  zone: string;
  /** Whether the panel serves the script of the page. */
  hasScript: boolean;
}

export function writePage(page: PodcastPage): string {
  const { podcast, episodes, station } = page;
  const texts = pageTexts(podcast.language);
  const list = episodes.map((episode) => episodeItem(episode, page, texts));
  const body = html`<!doctype html>
    <html lang="${texts.language}">
      <head>
        ${head(page, texts)}
      </head>
      <body>
        ${wash(page)}
        <main>
          <header class="head">
            ${picture(page)}
            <div>
              <p class="by">${texts.by} <span dir="auto" translate="no">${station}</span></p>
              <h1 dir="auto" translate="no">${podcast.title}</h1>
              <div class="about">${paragraphs(podcast.description)}</div>
              <a class="feed" href="${FEED}" type="application/rss+xml">${ICON}${texts.feed}</a>
            </div>
          </header>
          <section aria-labelledby="episodes">
            <h2 id="episodes">${texts.episodes} <span>${episodes.length || ''}</span></h2>
            ${
              list.length > 0
                ? html`<ol reversed>
                    ${list}
                  </ol>`
                : html`<p class="empty">${texts.none}</p>`
            }
          </section>
        </main>
      </body>
    </html>`;
  return String(body);
}

function head(page: PodcastPage, texts: PageTexts): Html {
  const { podcast, station, base, hasScript } = page;
  const source = pictureSource(page);
  const address = base + pagePath(podcast.id);
  const summary = shorten(podcast.description) || `${texts.by} ${station}`;
  return html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${podcast.title} · ${station}</title>
    <meta name="description" content="${summary}" />
    <link rel="canonical" href="${address}" />
    <link rel="alternate" type="application/rss+xml" title="${podcast.title}" href="${FEED}" />
    ${source === null ? '' : html`<link rel="icon" href="${source}" />`}
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${podcast.title}" />
    <meta property="og:description" content="${summary}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:site_name" content="${station}" />
    ${pictureTags(address, `${podcast.title}, ${station}`)}
    ${discovery({ base, path: pagePath(podcast.id), title: podcast.title })}
    ${dataBlock(podcastSeries(dataOf(page), stationData({ id: podcast.server, name: station, base })))}
    ${styleElement(podcastPageStyle)}
    ${hasScript ? html`<script type="module" src="../../podcast-page.js" blocking="render"></script>` : ''}`;
}

function dataOf({ podcast, image, base }: PodcastPage): PodcastData {
  const { title, description, language } = podcast;
  const url = base + pagePath(podcast.id);
  return { title, description, language, url, image, feed: url + FEED };
}

function episodeItem(episode: StoredEpisode, page: PodcastPage, texts: PageTexts): Html {
  const { id, title, description, ts, seconds } = episode;
  const day = new Intl.DateTimeFormat(texts.dates, { dateStyle: 'long', timeZone: page.zone }).format(ts);
  return html`<li id="episode-${id}">
    <h3 dir="auto">${title}</h3>
    <p class="when">
      <time datetime="${new Date(ts).toISOString()}">${day}</time> · ${texts.length(seconds)}
    </p>
    <div class="note">${paragraphs(description)}</div>
    <onair-episode
      name="${title}"
      podcast="${page.podcast.title}"
      image="${pictureSource(page) ?? ''}"
      seconds="${seconds}"
    >
      <audio
        controls
        preload="none"
        aria-label="${texts.listen} ${title}"
        src="${soundName(episode)}"
      ></audio>
    </onair-episode>
    ${renderEpisodeTexts(episode, texts)}
  </li>`;
}

/** Returns a relative URL, so that the picture is loaded from the same host as the page. */
function pictureSource({ podcast, cover }: PodcastPage): string | null {
  if (cover) return coverName(cover);
  return podcast.sleeve === null ? null : `../../covers/${podcast.sleeve}/500.svg`;
}

function wash(page: PodcastPage): Html | string {
  const source = pictureSource(page);
  return source === null
    ? ''
    : html`<div class="wash" aria-hidden="true"><img src="${source}" alt="" /></div>`;
}

/** Returns the cover, or the initials of the title's first two words if there is no cover. */
function picture(page: PodcastPage): Html {
  const source = pictureSource(page);
  if (source !== null) return html`<img class="cover" src="${source}" alt="" width="500" height="500" />`;
  const words = page.podcast.title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.slice(0, 2).map((word) => [...word][0]?.toLocaleUpperCase() ?? '');
  return html`<div class="cover letters" aria-hidden="true">${letters.join('')}</div>`;
}

function paragraphs(text: string): Html[] {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => html`<p dir="auto">${part.trim()}</p>`);
}

/** Shortens text to one line for link previews. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const chars = [...line];
  return chars.length > MAX_SUMMARY_LENGTH ? `${chars.slice(0, MAX_SUMMARY_LENGTH - 1).join('')}…` : line;
}
