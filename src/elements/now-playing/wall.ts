/**
 * In:  what is on air, and the shows around it.
 * Out: what a wall has more than a card: the time, the show on air and the next one.
 *
 * Loaded by the first element with `layout="wall"`.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { secondsInDay } from 'date-fns/constants';
import { shows } from '../../words/en/tags.js';
import { fill } from '../../words/fill.js';
import { languageCode } from '../../words/language.js';
import type { OnAir } from '../../station/snapshot.js';
import { wordsIn } from '../base/locale.js';
import type { Settings } from '../base/settings.js';
import { timeOfDay } from '../format/times.js';
import type { CardTexts } from './card-texts.js';

export { wallStyles } from './wall.styles.js';

/** Characters of a title that fills one line in large letters, and of one that needs small ones. */
const SHORT = 14;
const LONG = 48;

/** The class of a wall with this title: how large its letters are. */
export function titleSize(title: string): 'short' | 'long' | '' {
  return title.length > LONG ? 'long' : title.length <= SHORT ? 'short' : '';
}

/** `now` is the station's clock: milliseconds. `texts` are those beside the cover: what they say is not said twice. */
export function renderStation(
  { show, next }: OnAir,
  texts: CardTexts | null,
  now: number,
  settings: Settings,
): unknown {
  const { lang, timeZone } = settings;
  const { title, artist } = texts ?? {};
  // Nothing else here changes within a minute, and the element is updated each second.
  const minute = Math.floor(now / 60_000);
  return guard([minute, lang, timeZone, show, next, title, artist], (): TemplateResult => {
    const words = wordsIn(languageCode(lang), { shows }).shows;
    const time = (ms: number): string => timeOfDay(ms, lang, timeZone);
    const isSoon = (ts: number | null | undefined): ts is number =>
      typeof ts === 'number' && ts - now / 1000 < secondsInDay;
    const isNew = (name: string | null | undefined): name is string =>
      !!name && name !== title && name !== artist;
    return html`<time part="clock" datetime=${new Date(now).toISOString()}>${time(now)}</time>
      <div class="shows">
        <p part="show">
          ${
            isNew(show?.name)
              ? html`<bdi>${show.name}</bdi>
                  ${isSoon(show.end_ts) ? html`<span>${fill(words.until, time(show.end_ts * 1000))}</span>` : nothing}`
              : nothing
          }
        </p>
        <p part="next">
          ${
            isNew(next?.name) && isSoon(next.start_ts)
              ? html`<span>${words.next} ${time(next.start_ts * 1000)}</span> <bdi>${next.name}</bdi>`
              : nothing
          }
        </p>
      </div>`;
  });
}
