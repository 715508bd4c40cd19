/**
 * In:  a track, anything else with a title, or nothing.
 * Out: its cover over a drawn placeholder, which is seen when there is no picture.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Track } from '../../station/snapshot.js';

/** `load` false draws the placeholder only; `large` for a large cover, else one for a row. */
export function cover(track: Track | null, load: boolean, large: boolean): TemplateResult {
  const song = track && !track.jingle_id ? track : null;
  const url = load && song && ((large && (song.img_medium_url || song.img_large_url)) || song.img_url);
  return picture(track && (song?.title || song?.metadata || ''), url);
}

/** Without a title it has no letters, without an address no picture. */
export function picture(title: string | null, url: string | false | null): TemplateResult {
  return html`<div part="cover" class="tone${(title || '').length % 4}" aria-hidden="true">
    <svg viewBox="0 0 9 9"><text x="4.5" y="4.5">${title === null ? nothing : letters(title)}</text></svg>
    ${
      url
        ? html`<img
            alt=""
            loading="lazy"
            decoding="async"
            referrerpolicy="no-referrer"
            src=${url}
            @load=${settle}
            @error=${settle}
          />`
        : nothing
    }
  </div>`;
}

/** Hides a picture that can't be loaded, and shows the next one again. */
function settle(event: Event): void {
  (event.target as HTMLElement).style.visibility = event.type === 'load' ? '' : 'hidden';
}

/** The first two letters or digits; a note without any. */
function letters(title: string): string {
  const [first = '♪', second = ''] = title.match(/[\p{L}\p{N}]/gu) || [];
  return (first + second).toUpperCase();
}
