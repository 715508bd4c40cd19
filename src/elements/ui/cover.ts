import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Track } from '../../station/snapshot.js';
import type { Settings } from '../base/settings.js';
import { httpUrl } from '../format/http-url.js';

/** The settings that affect pictures. */
export type PictureSettings = Pick<Settings, 'covers' | 'art'>;

/** Renders the cover of a track. `large` requests a picture for a card instead of one for a row. */
export function renderCover(track: Track, pictures: PictureSettings, large: boolean): TemplateResult {
  const song = track.jingle_id ? null : track;
  const url = song && ((large && (song.img_medium_url || song.img_large_url)) || song.img_url);
  return renderPicture(song?.title || song?.metadata || '', url, pictures);
}

/**
 * Renders a picture above a placeholder with the first letters of `title`. If `url` is null or can't be loaded, falls
 * back to the station's own picture, then to the placeholder. If `pictures` is null, no picture is loaded.
 *
 * A different URL gets new nodes. In an existing node, browsers would keep showing the old picture beside the new title
 * until the new picture has loaded.
 */
export function renderPicture(
  title: string | null,
  url: string | null,
  pictures: PictureSettings | null,
): TemplateResult {
  const art = pictures?.covers ? httpUrl(pictures.art) : '';
  const shown = (pictures?.covers && url) || art;
  return html`<div part="cover" class="tone${(title || '').length % 4}" aria-hidden="true">
    ${keyed(
      shown + ' ' + art,
      html`<svg viewBox="0 0 9 9">
          <text x="4.5" y="4.5">${title === null ? nothing : letters(title)}</text>
        </svg>
        ${
          shown
            ? html`<img
                class=${shown === art ? 'art' : nothing}
                alt=""
                loading="lazy"
                decoding="async"
                referrerpolicy="no-referrer"
                src=${shown}
                @load=${handleSettled}
                @error=${(event: Event) => handleSettled(event, art)}
              />`
            : nothing
        }`,
    )}
  </div>`;
}

/**
 * After a picture has loaded, hides the placeholder, because the picture may be transparent. If it couldn't be loaded,
 * shows the station's own picture or the placeholder.
 */
function handleSettled({ type, target }: Event, art = ''): void {
  const picture = target as HTMLImageElement;
  if (art && picture.getAttribute('src') !== art) {
    picture.className = 'art';
    picture.src = art;
    return;
  }
  const hidden = type === 'load' ? picture.previousElementSibling : picture;
  // This picture may have been replaced in the meantime.
  if (hidden) (hidden as HTMLElement).style.visibility = 'hidden';
}

/** Returns the first two letters or digits, or a musical note if the title has none. */
function letters(title: string): string {
  const [first = '♪', second = ''] = title.match(/[\p{L}\p{N}]/gu) || [];
  return (first + second).toUpperCase();
}
