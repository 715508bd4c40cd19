import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import { secondsInDay } from 'date-fns/constants';
import { shows } from '../../words/en/common.js';
import { fill } from '../../words/fill.js';
import { languageCode } from '../../words/language.js';
import type { OnAir } from '../../station/snapshot.js';
import { wordsIn } from '../base/locale.js';
import type { ElementSettings } from '../base/settings.js';
import { timeOfDay, zoneLabel } from '../format/times.js';
import type { CardTexts } from './card-texts.js';
import { wallStyles } from './wall.styles.js';

export const styles = [wallStyles];

/** Titles up to this number of characters fit on one line in large letters. */
const SHORT_TITLE = 14;
/** Titles with more than this number of characters need small letters. */
const LONG_TITLE = 48;

/** Returns the class that sets the size of a title. */
export function titleSize(title: string): 'short' | 'long' | '' {
  if (title.length > LONG_TITLE) return 'long';
  return title.length <= SHORT_TITLE ? 'short' : '';
}

/**
 * Renders the station's name, the clock, the current show, the next track and the next show. `now` is the station's
 * time in milliseconds. Names that `texts`, the text beside the cover, already contains are left out. `upcoming` is the
 * name of the next track and `station` is the name of the station; both are '' if unknown.
 */
export function renderWallStation(
  { show, next }: OnAir,
  texts: CardTexts | null,
  now: number,
  settings: ElementSettings,
  upcoming: string,
  station: string,
): unknown {
  const { lang, timeZone } = settings;
  const { title, artist } = texts ?? {};
  // The element updates every second, but this content changes at most once a minute.
  const minute = Math.floor(now / 60_000);
  return guard([minute, lang, timeZone, show, next, title, artist, upcoming, station], (): TemplateResult => {
    const words = wordsIn(languageCode(lang), { shows }).shows;
    const time = (ms: number): string => timeOfDay(ms, lang, timeZone);
    const isSoon = (ts: number | null | undefined): ts is number =>
      typeof ts === 'number' && ts - now / 1000 < secondsInDay;
    const isNew = (name: string | null | undefined): name is string =>
      !!name && name !== title && name !== artist;
    const zone = zoneLabel(now, settings) || nothing;
    return html`<p part="station">
        <bdi translate="no">${isNew(station) ? keyed(station, station) : nothing}</bdi>
      </p>
      <time part="clock" datetime=${new Date(now).toISOString()} data-zone=${zone}>${time(now)}</time>
      <div class=${upcoming ? 'shows full' : 'shows'}>
        ${
          upcoming
            ? html`<p part="upcoming">
                <span>${words.upNext}</span> <bdi translate="no">${keyed(upcoming, upcoming)}</bdi>
              </p>`
            : nothing
        }
        <p part="show">
          ${
            isNew(show?.name)
              ? html`<bdi translate="no">${keyed(show.name, show.name)}</bdi>
                  ${isSoon(show.end_ts) ? html`<span>${fill(words.until, time(show.end_ts * 1000))}</span>` : nothing}`
              : nothing
          }
        </p>
        <p part="next">
          ${
            !texts?.isOff && isNew(next?.name) && isSoon(next.start_ts)
              ? html`<span>${words.next} ${time(next.start_ts * 1000)}</span>
                  <bdi translate="no">${keyed(next.name, next.name)}</bdi>`
              : nothing
          }
        </p>
      </div>`;
  });
}
