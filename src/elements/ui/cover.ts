import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Track } from '../../station/snapshot.js';
import type { ElementSettings } from '../base/settings.js';
import { httpUrl } from '../format/http-url.js';

/** The settings that affect pictures. */
export type PictureSettings = Pick<ElementSettings, 'covers' | 'art'>;

/**
 * Renders the cover of a track. If `isLarge` is true, the picture has the size for a card, otherwise the size for a
 * row.
 */
export function renderCover(track: Track, pictures: PictureSettings, isLarge: boolean): TemplateResult {
  const song = track.jingle_id ? null : track;
  const url = song && ((isLarge && (song.img_medium_url || song.img_large_url)) || song.img_url);
  return renderPicture(song?.title || song?.metadata || song?.dj_name || '', url, pictures, isLarge);
}

/**
 * Renders a picture. If `url` is null or can't be loaded, falls back to the station's picture. If there is none, large
 * pictures fall back to artwork generated from `title`, and small ones to its first letters. If `pictures` is null, no
 * picture is loaded.
 *
 * A different URL gets new nodes, because an existing node would show the old picture beside the new title until the
 * new picture has loaded.
 */
export function renderPicture(
  title: string | null,
  url: string | null,
  pictures: PictureSettings | null,
  isLarge = true,
): TemplateResult {
  const art = pictures?.covers ? httpUrl(pictures.art) : '';
  const shown = (pictures?.covers && url) || art;
  const drawn = isLarge && title;
  return html`<div part="cover" class="tone${(title || '').length % 4}" translate="no" aria-hidden="true">
    ${keyed(
      shown + ' ' + art + !title,
      html`${
          shown
            ? html`<img
                class=${shown === art ? 'art' : nothing}
                alt=""
                loading="lazy"
                decoding="async"
                referrerpolicy="no-referrer"
                src=${shown}
                @error=${function (this: LitElement, { target }: Event) {
                  handleError(this, target as HTMLImageElement, art);
                }}
              />`
            : nothing
        }
        <svg viewBox="0 0 9 9" data-title=${drawn || nothing}>
          <text x="4.5" y="4.5">${title === null || drawn ? nothing : letters(title)}</text>
        </svg>`,
    )}
  </div>`;
}

/** Replaces a picture that couldn't be loaded with the station's picture, otherwise with the artwork or the letters. */
function handleError(host: LitElement, picture: HTMLImageElement, art: string): void {
  if (art && picture.getAttribute('src') !== art) {
    picture.className = 'art';
    picture.src = art;
    return;
  }
  picture.hidden = true;
  host.requestUpdate();
}

/** Returns the first two letters or digits; a musical note if the title has none. */
function letters(title: string): string {
  const [first = '♪', second = ''] = title.match(/[\p{L}\p{N}]/gu) || [];
  return (first + second).toUpperCase();
}
