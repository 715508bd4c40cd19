import { html, nothing, type TemplateResult } from 'lit';
import { minuteOf } from '../../schedule/week-of.js';
import type { Shown } from '../../schedule/week-days.js';
import { fill } from '../../words/fill.js';
import type { ScheduleWords } from '../../words/tag-words.js';
import type { CalendarTexts } from './calendar-texts.js';
import type { ShowProfiles } from './show-profiles.js';
import type { Show, ShowBlock, ShowDay } from './week-view.js';

/** Data for all templates of the schedule. A day is given as the wall second of its midnight. */
export interface RenderContext {
  days: readonly ShowDay[];
  shown: Shown;
  /** Unix seconds. */
  now: number;
  /** The current show. */
  onAir: Show | null;
  /** The day to show if there is room for only one. */
  selectedDay: number;
  today: number;
  texts: CalendarTexts;
  words: ScheduleWords;
  /** Null if the page has none. */
  profiles: ShowProfiles | null;
}

/** Renders all days. The style sheet turns them into a grid, or shows one day at a time. */
export function renderWeek(context: RenderContext): TemplateResult {
  const { days, shown, texts } = context;
  const hours = [...Array(Math.ceil(shown.toHour - shown.fromHour)).keys()].map(
    (index) => html`<span part="hour">${texts.time((shown.fromHour + index) * 60)}</span>`,
  );
  // The names of the days are outside the scrolling part. They include a copy of the hours, so that both parts have the
  // same width.
  return html`<div class="heads" aria-hidden="true">
      <div class="hours">${hours}</div>
      <div class="days">${days.map(({ day }) => renderHead(day, context))}</div>
    </div>
    <div part="week" .style=${'--_hours:' + (shown.toHour - shown.fromHour)}>
      <div class="hours" aria-hidden="true">${hours}</div>
      <div class="days" @scroll=${handleScroll}>${days.map((day) => renderDay(day, context))}</div>
    </div>`;
}

/** Scrolls the names of the days along with the columns. */
function handleScroll({ currentTarget }: Event): void {
  const days = currentTarget as HTMLElement;
  days.closest('.body')!.querySelector('.heads .days')!.scrollLeft = days.scrollLeft;
}

function renderHead(day: number, { texts, today }: RenderContext): TemplateResult {
  return html`<p part="day" class=${day === today ? 'today' : ''}>
    <span>${texts.weekday(day)}</span> <b>${texts.dayOfMonth(day)}</b>
  </p>`;
}

/** Renders one button for each day, for narrow elements that show one day at a time. */
export function renderTabs(
  { days, selectedDay, today, texts, words }: RenderContext,
  onSelect: (day: number) => void,
): TemplateResult {
  return html`<div part="tabs" role="group" aria-label=${words.days}>
    ${days.map(
      ({ day }) =>
        html`<button
          type="button"
          part=${day === selectedDay ? 'tab chosen-tab' : 'tab'}
          aria-pressed=${day === selectedDay ? 'true' : 'false'}
          aria-current=${day === today ? 'date' : nothing}
          @click=${() => onSelect(day)}
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
  // If there is no current show, the line is between two shows.
  if (minute !== null && !current) {
    const started = blocks.filter(({ start }) => start <= now).length;
    const top = share(minute - shown.fromHour * 60, (shown.toHour - shown.fromHour) * 60);
    items.splice(started, 0, html`<li part="now-line" aria-hidden="true" .style=${'top:' + top}></li>`);
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

/** Whether this block of the show is current. A show over midnight has two blocks. */
function isOnNow({ airing, start, end }: ShowBlock, { now, onAir }: RenderContext): boolean {
  return airing === onAir && start <= now && now < end;
}

/**
 * Renders one block of an airing. Screen readers only get an airing's first block, with the time of the whole airing.
 * `minute` is the current wall minute of the day, or null if the block isn't current.
 */
function renderBlock(
  block: ShowBlock,
  { profiles, texts, now, onAir, shown }: RenderContext,
  minute: number | null,
): TemplateResult {
  const { airing, part } = block;
  const minutesAt = (ts: number): number => shown.zone.wallAt(ts) / 60;
  const isOnAir = airing === onAir;
  const state = isOnAir ? 'on' : airing.end_ts <= now ? 'past' : '';
  // Whitespace between the tags would add four text nodes to each block. With them, rendering a week of 1,000 blocks
  // takes a seventh longer.
  // prettier-ignore
  return html`<li
    class=${state + (block.to - block.from < 60 ? ' short' : '') + (block.isCorner ? (block.lane ? ' around' : ' corner') : '')}
    .style=${blockStyle(block, shown)}
    aria-hidden=${part ? 'true' : nothing}
    aria-current=${isOnAir ? 'time' : nothing}
  >${minute === null ? nothing : renderNowLine(share(minute - block.from, block.to - block.from))}<button type="button" part=${isOnAir ? 'show show-on-air' : 'show'} tabindex="-1" aria-haspopup="dialog"
    ><span part="show-name" dir="auto" translate="no">${airing.name}</span
    > <span part="show-time" dir="auto">${texts.span(minutesAt(airing.start_ts), minutesAt(airing.end_ts))}</span
  >${profiles ? profiles.renderRow(airing) : nothing}</button></li>`;
}

/** Renders the line for the current time inside a show. `elapsed` is its length as a percentage of the show. */
function renderNowLine(elapsed: string): TemplateResult {
  return html`<span part="now-line" aria-hidden="true" .style=${'--_over:' + elapsed}></span>`;
}

/**
 * Returns text for the `style` property, because a content security policy may forbid the attribute. Colours were
 * validated when parsed.
 */
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
