import { html, nothing, type TemplateResult } from 'lit';
import { daysAfter } from '../../schedule/calendar.js';
import { placeOfZone } from '../../schedule/zone.js';
import { fill } from '../../words/fill.js';
import type { ScheduleWords } from '../../words/tag-words.js';
import type { RenderContext } from './render-week.js';
import type { ZoneChoice } from './zone-choice.js';

/**
 * Renders the bar above the week. `onTurn` is called with -1 for the previous week, 1 for the next one, and 0 for the
 * current one. `state` is the label for stale data, or empty. `zone` is the result of `renderZone`.
 */
export function renderBar(
  { shown, texts, words }: RenderContext,
  isThisWeek: boolean,
  onTurn: (weeks: -1 | 0 | 1) => void,
  state: string,
  zone: TemplateResult,
): TemplateResult {
  return html`<div part="bar">
    <div class="pages">
      <button type="button" part="previous" aria-label=${words.previous} @click=${() => onTurn(-1)}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m14.5 6-6 6 6 6" /></svg>
      </button>
      <p part="range" dir="auto" aria-live="polite">
        ${texts.days(shown.firstDay, daysAfter(shown.firstDay, 6))}
      </p>
      <button type="button" part="following" aria-label=${words.following} @click=${() => onTurn(1)}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m9.5 6 6 6-6 6" /></svg>
      </button>
      <button type="button" part="today" class=${isThisWeek ? 'unneeded' : ''} @click=${() => onTurn(0)}>
        ${words.thisWeek}
      </button>
    </div>
    ${state ? html`<p part="state" dir="auto">${state}</p>` : nothing} ${zone}
  </div>`;
}

/**
 * Renders a select for the time zone. If there is only one zone, renders its name. Renders nothing until the zone is
 * known.
 */
export function renderZone(
  { shown, station, local, options }: ZoneChoice,
  words: ScheduleWords,
  onChoice: (zone: string) => void,
): TemplateResult {
  const nameOf = (zone: string): string => {
    const place = placeOfZone(zone);
    if (zone === station) return fill(words.stationTime, place);
    return zone === local ? fill(words.yourTime, place) : place;
  };
  if (options.length < 2) return html`<p part="zone" dir="auto">${options.map(nameOf)}</p>`;
  return html`<div part="zone">
    <select
      aria-label=${words.zone}
      @change=${({ target }: Event) => onChoice((target as HTMLSelectElement).value)}
    >
      ${options.map((zone) => html`<option value=${zone} ?selected=${zone === shown}>${nameOf(zone)}</option>`)}
    </select>
  </div>`;
}

/**
 * Renders the calendar link and button. `onSave` is null if there is nothing to save. `address` is the URL for
 * subscriptions, or null if the panel has no calendar.
 */
export function renderCalendar(
  words: ScheduleWords,
  onSave: (() => void) | null,
  address: string | null,
): TemplateResult {
  return html`<div class="calendar">
    ${address ? html`<a part="subscribe" href=${address}>${words.subscribe}</a>` : nothing}
    <button type="button" part="add-week" ?disabled=${!onSave} @click=${onSave}>${words.addWeek}</button>
  </div>`;
}
