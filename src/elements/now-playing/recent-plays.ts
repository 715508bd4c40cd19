import { secondsInDay } from 'date-fns/constants';
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { OnAirWords } from '../../words/tag-words.js';
import type { Track } from '../../station/snapshot.js';
import type { Settings } from '../base/settings.js';
import { songOf } from '../format/song.js';
import { labelledTime, timeOfDay } from '../format/times.js';
import { renderCover } from '../ui/cover.js';
import { isNameless } from './card-texts.js';

/** Number of plays in two columns. With room for one column, the second half is hidden. */
const MAX_PLAYS = 8;
/** The times of earlier plays would be ambiguous. */
const MAX_AGE_MS = secondsInDay * 1000;

/**
 * Renders the last plays before `before`, which is in milliseconds. Rows keep their nodes, and their text gets new ones, so that a new
 * play isn't a layout shift.
 */
export function renderRecent(
  tracks: readonly Track[],
  before: number,
  settings: Settings,
  words: OnAirWords,
): TemplateResult | typeof nothing {
  const { lang, timeZone } = settings;
  const plays = tracks
    .filter((track) => track.ts < before && track.ts > before - MAX_AGE_MS && !isNameless(track))
    .slice(0, MAX_PLAYS);
  if (!plays.length) return nothing;
  return html`<ol part="recent">
    ${plays.map((track, index) => {
      const [title, artist] = songOf(track, words);
      // Only the first row names the zone.
      const time = index ? timeOfDay(track.ts, lang, timeZone) : labelledTime(track.ts, settings);
      return html`<li>
        ${renderCover(track, settings, false)}
        ${keyed(
          track.id,
          html`<div>
            <p dir="auto" translate="no" title=${title}>${title}</p>
            <p class="by">
              <time datetime=${new Date(track.ts).toISOString()}>${time}</time>
              ${artist && html`<span aria-hidden="true">&nbsp;·&nbsp;</span><bdi translate="no">${artist}</bdi>`}
            </p>
          </div>`,
        )}
      </li>`;
    })}
  </ol>`;
}
