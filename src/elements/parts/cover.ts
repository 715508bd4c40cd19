/**
 * In:  a track, or none.
 * Out: its cover over a drawn placeholder, which stays where no picture comes.
 */
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Track } from '../../station/snapshot.js';

/** Addresses that gave no picture: not asked for again on this page. */
const broken = new Set<string>();

/** `large` for a cover that is looked at, else one for a row. `load` false draws the placeholder only. */
export function cover(
  host: ReactiveControllerHost,
  track: Track | null,
  load: boolean,
  large: boolean,
): TemplateResult {
  const song = track && !track.jingle_id ? track : null;
  const url =
    song &&
    load &&
    (large ? song.img_medium_url || song.img_large_url || song.img_url : song.img_url || song.img_medium_url);
  const failed = () => {
    broken.add(url as string);
    host.requestUpdate();
  };
  const title = song?.title || song?.metadata || '';
  return html`<div part="cover" class="tone${title.length % 4}" aria-hidden="true">
    <svg viewBox="0 0 9 9"><text x="4.5" y="4.5">${track ? letters(title) : nothing}</text></svg>
    ${
      url && !broken.has(url)
        ? html`<img
            alt=""
            loading="lazy"
            decoding="async"
            referrerpolicy="no-referrer"
            src=${url}
            @error=${failed}
          />`
        : nothing
    }
  </div>`;
}

/** Two letters: of the first two words, or of the only one. A note where there are none. */
function letters(title: string): string {
  const [first = '♪', second = ''] = title.match(/[\p{L}\p{N}]+/gu) || [];
  return (second ? [...first].slice(0, 1).concat([...second][0] as string) : [...first].slice(0, 2))
    .join('')
    .toUpperCase();
}
