/**
 * In:  a track, anything else with a title, or nothing.
 * Out: its cover over a drawn placeholder, which is seen when there is no picture.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Track } from '../../station/snapshot.js';
import type { Settings } from '../base/settings.js';
import { httpUrl } from '../format/http-url.js';

/** What the settings say of pictures. */
export type PictureSettings = Pick<Settings, 'covers' | 'art'>;

/** `large` for a large cover, else one for a row. */
export function renderCover(track: Track, pictures: PictureSettings, large: boolean): TemplateResult {
  const song = track.jingle_id ? null : track;
  const url = song && ((large && (song.img_medium_url || song.img_large_url)) || song.img_url);
  return renderPicture(song?.title || song?.metadata || '', url, pictures);
}

/**
 * Without a title it has no letters. Without an address, and where that can't be loaded, it has the station's own picture,
 * if there is one; null for `pictures` loads none. Another address gets new nodes: a browser shows the old picture until the new
 * one has come, and that would stand beside the new title.
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
                @load=${settle}
                @error=${(event: Event) => settle(event, art)}
              />`
            : nothing
        }`,
    )}
  </div>`;
}

/** Leaves the picture alone, whose ground may be transparent; or the station's own, or the letters, where it can't be loaded. */
function settle({ type, target }: Event, art = ''): void {
  const picture = target as HTMLImageElement;
  if (art && picture.getAttribute('src') !== art) {
    picture.className = 'art';
    picture.src = art;
    return;
  }
  const hidden = type === 'load' ? picture.previousElementSibling : picture;
  // Another picture may have come meanwhile, and this one be gone.
  if (hidden) (hidden as HTMLElement).style.visibility = 'hidden';
}

/** The first two letters or digits; a note without any. */
function letters(title: string): string {
  const [first = '♪', second = ''] = title.match(/[\p{L}\p{N}]/gu) || [];
  return (first + second).toUpperCase();
}
