/** The frames that other sites show for a play or a podcast. Their only script reports the content's height. */
import { html, styleElement, type Html } from '../../http/html-page.js';
import type { StoredEpisode, StoredPodcast } from '../../store/podcasts.js';
import { pageTexts } from './podcast-texts.js';
import { soundName } from '../../station/podcasts/urls.js';
import { sharedFrameStyle } from './page-style.js';
import { sharedPolicy, track, type SharedStation } from './pages.js';
import type { PublicPlay } from './public-play.js';

/** Number of episodes in a podcast's frame. */
const MAX_EPISODES = 3;

/** In a sandbox, `'self'` matches nothing in some browsers, so the policy also contains the panel's URL. */
export const framePolicy = (base: string): string =>
  sharedPolicy(sharedFrameStyle, `script-src 'self' ${base}; media-src 'self' ${base}; frame-ancestors *`);

export function playFrame(play: PublicPlay, { name, zone }: SharedStation): string {
  const link = html`<a href="../../../plays/${play.id}/" dir="auto" translate="no">${name}</a>`;
  return frame('en', play.title, 'one', track(play, zone, 'h1', link));
}

/** `cover` is a URL, or empty if there is no cover. */
export function podcastFrame(
  podcast: StoredPodcast,
  episodes: StoredEpisode[],
  cover: string,
  { name }: SharedStation,
): string {
  const texts = pageTexts(podcast.language);
  const page = `../../../podcasts/${podcast.id}/`;
  const items = episodes.slice(0, MAX_EPISODES).map(
    (episode) =>
      html`<li>
        <p dir="auto"><b>${episode.title}</b> <span class="quiet">${texts.length(episode.seconds)}</span></p>
        <audio
          controls
          preload="none"
          aria-label="${texts.listen} ${episode.title}"
          src="${page}${soundName(episode)}"
        ></audio>
      </li>`,
  );
  return frame(
    texts.language,
    podcast.title,
    '',
    html`<div class="track">
        ${cover === '' ? '' : html`<img class="cover" src="${cover}" alt="" width="128" height="128" />`}
        <div>
          <h1 dir="auto" translate="no"><a href="${page}">${podcast.title}</a></h1>
          <p class="quiet">${texts.by} <span dir="auto" translate="no">${name}</span></p>
        </div>
      </div>
      ${
        items.length > 0
          ? html`<ul>
              ${items}
            </ul>`
          : html`<p class="quiet">${texts.none}</p>`
      }`,
  );
}

function frame(language: string, title: string, form: 'one' | '', body: Html): string {
  return String(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <base target="_blank" />
          <title>${title}</title>
          ${styleElement(sharedFrameStyle)}
          <script src="../../../embed-height.js" defer></script>
        </head>
        <body>
          <main class="${form}">${body}</main>
        </body>
      </html>`,
  );
}
