import { html, nothing, type TemplateResult } from 'lit';
import { minuteOf } from '../../schedule/week-of.js';
import type { Shown } from '../../schedule/week-days.js';
import { fill } from '../../words/fill.js';
import type { ScheduleWords } from '../../words/tag-words.js';
import type { CalendarTexts } from './calendar-texts.js';
import { joinDays } from './join-days.js';
import type { ShowProfiles } from '../ui/show-profiles.js';
import type { Show, ShowBlock, ShowDay } from './week-view.js';

/**
 * Data for all templates of the schedule. A day is given as its local midnight, in seconds as if local time were UTC.
 */
export interface RenderContext {
  days: readonly ShowDay[];
  shown: Shown;
  /** The current time in Unix seconds. */
  now: number;
  /** The current show. */
  onAir: Show | null;
  /** The day to show if there is room for only one. */
  selectedDay: number;
  today: number;
  texts: CalendarTexts;
  words: ScheduleWords;
  /** Null if the page has no show profiles. */
  profiles: ShowProfiles | null;
}

/** The label of an hour is hidden if the current time is within this many minutes of it. */
const CLOCK_MINUTES = 25;
/** Minimum length in minutes of a block in the grid that has room for a picture below its text. */
const LONG_MINUTES = 90;
/** Like `LONG_MINUTES`, for a narrow column. */
const TALL_MINUTES = 180;
/** Minimum length in minutes of a block in the grid that has room for a short block above its text. */
const ROOMY_MINUTES = 75;

/** Renders all days. The style sheet shows them as a grid or one at a time. */
export function renderWeek(context: RenderContext): TemplateResult {
  const { days, now, shown, texts, today } = context;
  const minute = days.some(({ day }) => day === today) ? minuteOf(now, today, shown) : null;
  const runs = joinDays(days, (block, next) => lookOf(block, next, context));
  const hours = [...Array(Math.ceil(shown.toHour - shown.fromHour)).keys()].map((index) => {
    const at = (shown.fromHour + index) * 60;
    const isHidden = minute !== null && Math.abs(minute - at) < CLOCK_MINUTES;
    return html`<span part="hour" class=${isHidden ? 'covered' : ''}>${texts.time(at)}</span>`;
  });
  const at = minute === null ? '' : `;--_at:${(minute / 60 - shown.fromHour).toFixed(3)}`;
  // The names of the days are outside the scrolling part. An invisible copy of the hours makes both parts equally wide.
  return html`<div class="heads" aria-hidden="true">
      <div class="hours">${hours}</div>
      <div class="days">${days.map(({ day }) => renderHead(day, context))}</div>
    </div>
    <div
      part="week"
      .style=${`--_hours:${shown.toHour - shown.fromHour};--_tail:${tailHours(days, shown)}${at}`}
    >
      <div class="hours" aria-hidden="true">${hours}</div>
      ${minute === null ? nothing : html`<span class="clock" aria-hidden="true">${texts.time(minute)}</span>`}
      <div class="days" @scroll=${handleScroll}>
        ${days.map((day) => renderDay(day, runs, minute, context))}
      </div>
    </div>`;
}

/**
 * Returns the number of hours by which the last blocks extend below the last hour, because blocks have a minimum
 * height.
 */
function tailHours(days: readonly ShowDay[], { shortest, toHour }: Shown): number {
  const ends = days.flatMap(({ blocks }) => blocks.map(({ from }) => (from + shortest) / 60 - toHour));
  return Math.max(0, ...ends);
}

/** Scrolls the names of the days together with the columns. */
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

/** `clock` is the current local time, in minutes since midnight; null if the week doesn't include today. */
function renderDay(
  { day, blocks, hidden }: ShowDay,
  runs: ReadonlyMap<ShowBlock, readonly ShowBlock[]>,
  clock: number | null,
  context: RenderContext,
): TemplateResult {
  const { texts, words, now, shown, selectedDay, today } = context;
  const minute = minuteOf(now, day, shown);
  const current = minute === null ? undefined : blocks.find((block) => isOnNow(block, context));
  const items = blocks.map((block) =>
    renderBlock(block, runs.get(block) ?? null, context, block === current ? minute : null, clock),
  );
  // Without a current show, the line is between two shows.
  if (minute !== null && !current) {
    const started = blocks.filter(({ start }) => start <= now).length;
    const top = share(minute - shown.fromHour * 60, heightOf(shown));
    items.splice(started, 0, html`<li part="now-line" aria-hidden="true" .style=${'top:' + top}></li>`);
  }
  return html`<div
    class=${'column' + (day === selectedDay ? ' chosen' : '') + (day === today ? ' today' : '')}
  >
    <ol aria-label=${texts.day(day)} .style=${'--_gaps:' + gapsBetween(blocks, shown)}>
      ${items}
    </ol>
    ${hidden.length ? html`<p part="more">${fill(words.more, hidden.length)}</p>` : nothing}
    ${blocks.length ? nothing : html`<p class="none">${words.nothingToday}</p>`}
  </div>`;
}

/**
 * Whether this block belongs to the current show and contains the current time. A show that continues after midnight has two blocks.
 */
function isOnNow({ airing, start, end }: ShowBlock, { now, onAir }: RenderContext): boolean {
  return airing === onAir && start <= now && now < end;
}

/**
 * Renders one block of an airing. Screen readers get only the first block of an airing, with the times of the whole
 * airing. `run` is null if the block is drawn alone. `minute` is the current local time, in minutes since midnight, or
 * null if the block isn't current. `clock` is the same time for the line that crosses the blocks of all days; null if
 * the week doesn't include today.
 */
function renderBlock(
  block: ShowBlock,
  run: readonly ShowBlock[] | null,
  context: RenderContext,
  minute: number | null,
  clock: number | null,
): TemplateResult {
  const { profiles, now, onAir, shown } = context;
  const { airing, part, from, to } = block;
  const isOnAir = airing === onAir;
  const isCrossed = clock !== null && from < clock && clock < to;
  const state = isOnAir ? 'on' : airing.end_ts <= now ? 'past' : '';
  // Whitespace between the tags would add four text nodes to each block, and rendering a week of 1,000 blocks would
  // take a seventh longer.
  // prettier-ignore
  return html`<li
    class=${[state, isCrossed && 'crossed', ...sizesOf(block), ...(run ? joinsOf(block, run, now) : [])].filter(Boolean).join(' ')}
    .style=${blockStyle(block, shown) + (run ? `;--_days:${run.length}` : '') + (isCrossed ? `;--_rest:${((to - clock) / 60).toFixed(3)}` : '')}
    aria-hidden=${part ? 'true' : nothing}
    aria-current=${isOnAir ? 'time' : nothing}
  >${minute === null ? nothing : renderNowLine(share(minute - block.from, block.to - block.from))}<button type="button" part=${isOnAir ? 'show show-on-air' : 'show'} tabindex="-1" aria-haspopup="dialog"
    ><span part="show-name" dir="auto" translate="no">${airing.name}</span
    > <span part="show-time" dir="auto">${timesOf(airing, context)}</span
  >${profiles ? profiles.renderRow(airing) : nothing}</button></li>`;
}

/** Returns the times of a whole airing. */
function timesOf({ start_ts, end_ts }: Show, { shown, texts }: RenderContext): string {
  const minutesAt = (ts: number): number => shown.zone.wallAt(ts) / 60;
  return texts.span(minutesAt(start_ts), minutesAt(end_ts));
}

/**
 * Returns a string that is the same for blocks that look the same. Returns null for the current show, which is
 * highlighted, and for blocks that don't have the full width of their day. `next` is the next block of the day.
 */
function lookOf(block: ShowBlock, next: ShowBlock | undefined, context: RenderContext): string | null {
  const { onAir, profiles, shown } = context;
  const { airing, isCorner, lane, lanes } = block;
  const below = isCorner && lane === 0 ? next : block;
  if (airing === onAir || (lanes > 1 && !(below && isRoomy(below)))) return null;
  return [airing.name, timesOf(airing, context), blockStyle(block, shown), profiles?.lookOf(airing)].join(
    '\n',
  );
}

/** Returns the classes of a block that is drawn as part of a run. */
function joinsOf(block: ShowBlock, run: readonly ShowBlock[], now: number): string[] {
  const last = run[run.length - 1]!;
  const classes = [block === run[0] ? 'lead' : 'follow'];
  if (block === last) classes.push('last');
  if (last.airing.end_ts > now) classes.push('ahead');
  return classes;
}

/** Renders the line for the current time inside a show. `elapsed` is the elapsed part of the show as a percentage. */
export function renderNowLine(elapsed: string): TemplateResult {
  return html`<span part="now-line" aria-hidden="true" .style=${'--_over:' + elapsed}></span>`;
}

/**
 * Returns text for the `style` property, because a content security policy may forbid the attribute. The colours were
 * validated when they were parsed.
 */
function blockStyle(block: ShowBlock, { fromHour, toHour }: Shown): string {
  const { from, to, lane, lanes, isCorner, airing } = block;
  const all = (toHour - fromHour) * 60;
  return (
    `top:${share(from - fromHour * 60, all)};height:${share(to - from, all)};--_lines:${linesIn(block)};` +
    (lanes > 1 && !isCorner ? `inset-inline-start:${share(lane, lanes)};--_w:${share(1, lanes)};` : '') +
    (airing.color ? '--_c:' + airing.color : '')
  );
}

/** Returns the number of minutes in a column. */
function heightOf({ fromHour, toHour }: Shown): number {
  return (toHour - fromHour) * 60;
}

/** Returns the classes that depend on a block's size. */
function sizesOf(block: ShowBlock): string[] {
  const { from, to, isCorner, lane, lanes } = block;
  const length = to - from;
  const classes = length < 60 ? ['short'] : length < LONG_MINUTES ? [] : ['long'];
  if (length >= TALL_MINUTES) classes.push('tall');
  if (isCorner) classes.push(lane ? 'around' : 'corner');
  if (isRoomy(block)) classes.push('roomy');
  else if (lanes > 1) classes.push('slim');
  return classes;
}

/** Whether a short block is above the text of this one. Both have the full width of the day. */
function isRoomy({ from, to, isCorner, lane }: ShowBlock): boolean {
  return isCorner && lane > 0 && to - from >= ROOMY_MINUTES;
}

/** Returns the number of lines available to a name in the grid, for hours and letters of the default size. */
function linesIn({ from, to, isCorner, lane }: ShowBlock): number {
  const above = isCorner && lane ? 1.375 : 0;
  return Math.max(1, Math.floor((((to - from) / 60) * 2.5 - above - 0.4) / 1.02));
}

/** Returns a gradient that is opaque between the blocks of a day, which is where the hour lines are visible. */
function gapsBetween(blocks: readonly ShowBlock[], shown: Shown): string {
  const all = heightOf(shown);
  const stops: string[] = [];
  let end = shown.fromHour * 60;
  const add = (from: number, to: number): void => {
    const [top, bottom] = [from, to].map((minute) => share(minute - shown.fromHour * 60, all));
    stops.push(`transparent ${top}`, `#000 ${top} ${bottom}`, `transparent ${bottom}`);
  };
  for (const { from, to } of [...blocks].sort((a, b) => a.from - b.from)) {
    if (from > end) add(end, from);
    end = Math.max(end, to);
  }
  if (end < shown.toHour * 60) add(end, shown.toHour * 60);
  return `linear-gradient(${['transparent 0', ...stops, 'transparent 100%'].join()})`;
}

/** Returns a percentage. */
export function share(part: number, whole: number): string {
  return ((part / whole) * 100).toFixed(3) + '%';
}
