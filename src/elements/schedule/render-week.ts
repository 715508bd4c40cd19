/**
 * In:  the columns of a week, and now.
 * Out: the days. One template for the grid and for one day at a time: the style sheet makes the difference.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { minuteOf } from '../../schedule/week-of.js';
import type { Shown } from '../../schedule/week-days.js';
import { fill } from '../../words/fill.js';
import type { ScheduleWords } from '../../words/tag-words.js';
import type { CalendarTexts } from './calendar-texts.js';
import type { Faces } from './faces.js';
import type { Show, ShowBlock, ShowDay } from './week-view.js';

/** What all templates of the schedule are rendered from. A day is the wall second of its midnight. */
export interface RenderContext {
  days: readonly ShowDay[];
  shown: Shown;
  /** Unix seconds. */
  now: number;
  /** The show that is on the air now. */
  onAir: Show | null;
  /** The day that is shown where there is room for one. */
  selectedDay: number;
  today: number;
  texts: CalendarTexts;
  words: ScheduleWords;
  /** What the page says of the shows; null for nothing. */
  faces: Faces | null;
}

export function renderWeek(context: RenderContext): TemplateResult {
  const { days, shown, texts } = context;
  const hours = Array.from(
    { length: Math.ceil(shown.toHour - shown.fromHour) },
    (_, index) => html`<span part="hour">${texts.time((shown.fromHour + index) * 60)}</span>`,
  );
  // The names of the days stay while the week scrolls. The hours stand there once more, for their width.
  return html`<div class="heads" aria-hidden="true">
      <div class="hours">${hours}</div>
      <div class="days">${days.map(({ day }) => renderHead(day, context))}</div>
    </div>
    <div part="week" .style=${'--_hours:' + (shown.toHour - shown.fromHour)}>
      <div class="hours" aria-hidden="true">${hours}</div>
      <div class="days" @scroll=${onScroll}>${days.map((day) => renderDay(day, context))}</div>
    </div>`;
}

/** The names of the days go along with them. */
function onScroll({ currentTarget }: Event): void {
  const days = currentTarget as HTMLElement;
  days.closest('.body')!.querySelector('.heads .days')!.scrollLeft = days.scrollLeft;
}

function renderHead(day: number, { texts, today }: RenderContext): TemplateResult {
  return html`<p part="day" class=${day === today ? 'today' : ''}>
    <span>${texts.weekday(day)}</span> <b>${texts.dayOfMonth(day)}</b>
  </p>`;
}

/** A button for each day, where there is room for one day only. */
export function renderTabs(
  { days, selectedDay, today, texts, words }: RenderContext,
  select: (day: number) => void,
): TemplateResult {
  return html`<div part="tabs" role="group" aria-label=${words.days}>
    ${days.map(
      ({ day }) =>
        html`<button
          type="button"
          part=${day === selectedDay ? 'tab chosen-tab' : 'tab'}
          aria-pressed=${day === selectedDay ? 'true' : 'false'}
          aria-current=${day === today ? 'date' : nothing}
          @click=${() => select(day)}
        >
          <span>${texts.weekday(day)}</span> <b>${texts.dayOfMonth(day)}</b>
        </button>`,
    )}
  </div>`;
}

function renderDay({ day, blocks, hidden }: ShowDay, context: RenderContext): TemplateResult {
  const { texts, words, now, shown, selectedDay, today } = context;
  const minute = minuteOf(now, day, shown);
  const current = minute === null ? undefined : blocks.find((block) => isOnNow(block, context));
  const items = blocks.map((block) => renderBlock(block, context, block === current ? minute : null));
  // Between two shows where none is on.
  if (minute !== null && !current) {
    const begun = blocks.filter(({ start }) => start <= now).length;
    const top = share(minute - shown.fromHour * 60, (shown.toHour - shown.fromHour) * 60);
    items.splice(begun, 0, html`<li part="now-line" aria-hidden="true" .style=${'top:' + top}></li>`);
  }
  return html`<div
    class=${'column' + (day === selectedDay ? ' chosen' : '') + (day === today ? ' today' : '')}
  >
    <ol aria-label=${texts.day(day)}>
      ${items}
    </ol>
    ${hidden.length ? html`<p part="more">${fill(words.more, hidden.length)}</p>` : nothing}
    ${blocks.length ? nothing : html`<p class="none">${words.nothingToday}</p>`}
  </div>`;
}

/** Of a show over midnight one block is on now. */
function isOnNow({ airing, start, end }: ShowBlock, { now, onAir }: RenderContext): boolean {
  return airing === onAir && start <= now && now < end;
}

/**
 * A screen reader reads an airing once, with all of its time; its pieces in the columns after are there for the eye.
 * `minute`: now, in wall minutes of the column's day; null where now is not in this block.
 */
function renderBlock(
  block: ShowBlock,
  { faces, texts, now, onAir, shown }: RenderContext,
  minute: number | null,
): TemplateResult {
  const { airing, part } = block;
  const minutesAt = (ts: number): number => shown.zone.wallAt(ts) / 60;
  const isOnAir = airing === onAir;
  const state = isOnAir ? 'on' : airing.end_ts <= now ? 'past' : '';
  // No blanks between the tags: with them a week of 1,000 blocks, four text nodes more in each, takes a seventh longer.
  // prettier-ignore
  return html`<li
    class=${state + (block.to - block.from < 60 ? ' short' : '') + (block.isCorner ? (block.lane ? ' around' : ' corner') : '')}
    .style=${blockStyle(block, shown)}
    aria-hidden=${part ? 'true' : nothing}
    aria-current=${isOnAir ? 'time' : nothing}
  >${minute === null ? nothing : renderNowLine(share(minute - block.from, block.to - block.from))}<button type="button" part=${isOnAir ? 'show show-on-air' : 'show'} tabindex="-1" aria-haspopup="dialog"
    ><span part="show-name" dir="auto">${airing.name}</span
    > <span part="show-time" dir="auto">${texts.span(minutesAt(airing.start_ts), minutesAt(airing.end_ts))}</span
  >${faces ? faces.renderRow(airing) : nothing}</button></li>`;
}

/** How much of a show is over, in it: what is below the line's end is to come. */
function renderNowLine(over: string): TemplateResult {
  return html`<span part="now-line" aria-hidden="true" .style=${'--_over:' + over}></span>`;
}

/** In shares of the column. Set as a property, because a policy may forbid the attribute. A colour that was read is one. */
function blockStyle(block: ShowBlock, { fromHour, toHour }: Shown): string {
  const { from, to, lane, lanes, isCorner, airing } = block;
  const all = (toHour - fromHour) * 60;
  return (
    `top:${share(from - fromHour * 60, all)};height:${share(to - from, all)};` +
    (lanes > 1 && !isCorner ? `inset-inline-start:${share(lane, lanes)};--_w:${share(1, lanes)};` : '') +
    (airing.color ? '--_c:' + airing.color : '')
  );
}

function share(part: number, whole: number): string {
  return ((part / whole) * 100).toFixed(3) + '%';
}
