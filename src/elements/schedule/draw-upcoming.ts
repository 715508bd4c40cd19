/** In: what is on now, and what comes. Out: a short list, for where there is no room for a day. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Zone } from '../../schedule/zone.js';
import { DAY } from '../../schedule/zone.js';
import { fill, type ScheduleWords } from '../../messages/words.js';
import type { CalendarTexts } from './calendar-texts.js';
import { upcoming, type Show } from './week-view.js';

/** `on` is on the air now; `now` in Unix seconds. */
export function drawUpcoming(
  shows: readonly Show[],
  on: Show | null,
  now: number,
  zone: Zone,
  texts: CalendarTexts,
  words: ScheduleWords,
): TemplateResult {
  const today = Math.floor(zone.wallAt(now) / DAY);
  const time = (ts: number): string => {
    const wall = zone.wallAt(ts);
    const day = Math.floor(wall / DAY);
    return (day === today ? '' : texts.weekday(day) + ' ') + texts.time(wall / 60);
  };
  const row = (show: Show, when: string, text: string, isNow: boolean): TemplateResult =>
    html`<li class=${isNow ? 'on' : ''} aria-current=${isNow ? 'time' : nothing}>
      <span part="when" class=${isNow ? 'live' : ''}>${when}</span>
      <button type="button" part="show" aria-haspopup="dialog" .value=${String(shows.indexOf(show))}>
        <span part="show-name" dir="auto">${show.name}</span> <span part="show-time" dir="auto">${text}</span>
      </button>
    </li>`;
  return html`<ol part="upcoming">
    ${on ? row(on, words.now, fill(words.until, time(on.end_ts)), true) : ''}
    ${upcoming(shows, now).map((show, index) => row(show, index ? words.later : words.next, time(show.start_ts), false))}
  </ol>`;
}
