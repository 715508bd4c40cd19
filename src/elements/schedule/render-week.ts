/**
 * In:  the columns of a week, and now.
 * Out: one drawing for the grid and for the day: which of the two it looks like is the style sheet's matter.
 */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { minuteOf } from '../../schedule/week-of.js';
import type { Shown } from '../../schedule/week-days.js';
import type { ScheduleWords } from '../../messages/words.js';
import type { CalendarTexts } from './calendar-texts.js';
import type { Show, ShowBlock, ShowDay } from './week-view.js';

export interface WeekDrawing {
  days: readonly ShowDay[];
  shown: Shown;
  /** Unix seconds. */
  now: number;
  /** What is on the air then. */
  on: Show | null;
  /** The day that the form of one day shows. */
  chosen: number;
  today: number;
  texts: CalendarTexts;
  words: ScheduleWords;
}

export function drawWeek(week: WeekDrawing): TemplateResult {
  const { days, shown } = week;
  const hours = Array.from(
    { length: Math.ceil(shown.toHour - shown.fromHour) },
    (_, at) => html`<span part="hour">${week.texts.time((shown.fromHour + at) * 60)}</span>`,
  );
  return html`<div part="week" .style=${'--_hours:' + (shown.toHour - shown.fromHour)}>
    <div class="hours" aria-hidden="true">${hours}</div>
    ${days.map((day) => drawDay(day, week))}
  </div>`;
}

/** A button for each day, where there is room for one day only. */
export function drawTabs(
  { days, chosen, today, texts, words }: WeekDrawing,
  choose: (day: number) => void,
): TemplateResult {
  return html`<div part="tabs" role="group" aria-label=${words.days}>
    ${days.map(
      ({ day }) =>
        html`<button
          type="button"
          part=${day === chosen ? 'tab chosen-tab' : 'tab'}
          aria-pressed=${day === chosen ? 'true' : 'false'}
          aria-current=${day === today ? 'date' : nothing}
          @click=${() => choose(day)}
        >
          <span>${texts.weekday(day)}</span> <b>${texts.dayOfMonth(day)}</b>
        </button>`,
    )}
  </div>`;
}

function drawDay({ day, blocks }: ShowDay, week: WeekDrawing): TemplateResult {
  const { texts, words, now, shown } = week;
  const line = minuteOf(now, day, shown);
  const drawn = blocks.map((block) => drawBlock(block, week));
  const begun = blocks.filter(({ start }) => start <= now).length;
  if (line !== null) drawn.splice(begun, 0, drawLine(line, shown));
  return html`<div
    class=${'column' + (day === week.chosen ? ' chosen' : '') + (day === week.today ? ' today' : '')}
  >
    <p part="day" aria-hidden="true"><span>${texts.weekday(day)}</span> <b>${texts.dayOfMonth(day)}</b></p>
    <ol aria-label=${texts.day(day)}>
      ${drawn}
    </ol>
    ${blocks.length ? nothing : html`<p class="none">${words.nothingToday}</p>`}
  </div>`;
}

/** An airing is read out once, with all of its time; its pieces on the days after are there for the eye. */
function drawBlock(block: ShowBlock, { texts, now, on, shown }: WeekDrawing): TemplateResult {
  const { airing, part } = block;
  const wall = (ts: number): number => shown.zone.wallAt(ts) / 60;
  const isOn = airing === on;
  const look = isOn ? 'on' : airing.end_ts <= now ? 'past' : '';
  return html`<li
    class=${block.to - block.from < 60 ? look + ' short' : look}
    .style=${placeIn(block, shown)}
    aria-hidden=${part ? 'true' : nothing}
    aria-current=${isOn ? 'time' : nothing}
  >
    <button type="button" part=${isOn ? 'show show-on-air' : 'show'} tabindex="-1" aria-haspopup="dialog">
      <span part="show-name" dir="auto">${airing.name}</span>
      <span part="show-time" dir="auto">${texts.span(wall(airing.start_ts), wall(airing.end_ts))}</span>
    </button>
  </li>`;
}

/** In shares of the column. A property, because a policy may forbid the attribute. A colour that was read is one. */
function placeIn({ from, to, lane, lanes, airing }: ShowBlock, { fromHour, toHour }: Shown): string {
  const all = (toHour - fromHour) * 60;
  return (
    `top:${share(from - fromHour * 60, all)};height:${share(to - from, all)};` +
    (lanes > 1 ? `inset-inline-start:${share(lane, lanes)};--_w:${share(1, lanes)};` : '') +
    (airing.color ? '--_c:' + airing.color : '')
  );
}

function drawLine(minute: number, { fromHour, toHour }: Shown): TemplateResult {
  const top = share(minute - fromHour * 60, (toHour - fromHour) * 60);
  return html`<li part="now-line" aria-hidden="true" .style=${'top:' + top}></li>`;
}

function share(part: number, whole: number): string {
  return ((part / whole) * 100).toFixed(3) + '%';
}
