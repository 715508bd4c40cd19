/** In: which week is shown, and in which zone. Out: what stands above it, to change both. */
import { html, nothing, type TemplateResult } from 'lit';
import { daysAfter } from '../../schedule/calendar.js';
import { placeOfZone } from '../../schedule/zone.js';
import { fill } from '../../words/fill.js';
import type { ScheduleWords } from '../../words/tag-words.js';
import type { RenderContext } from './render-week.js';
import type { ShownZones } from './zones.js';

/**
 * `turn` is called with -1 for the week before, 1 for the next one, 0 for this one. `state` says as of when the week is;
 * empty while the panel answers. `zone`: see `renderZone`.
 */
export function renderBar(
  { shown, texts, words }: RenderContext,
  isThisWeek: boolean,
  turn: (weeks: -1 | 0 | 1) => void,
  state: string,
  zone: TemplateResult,
): TemplateResult {
  return html`<div part="bar">
    <div class="pages">
      <button type="button" part="previous" aria-label=${words.previous} @click=${() => turn(-1)}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m14.5 6-6 6 6 6" /></svg>
      </button>
      <p part="range" dir="auto" aria-live="polite">
        ${texts.days(shown.firstDay, daysAfter(shown.firstDay, 6))}
      </p>
      <button type="button" part="following" aria-label=${words.following} @click=${() => turn(1)}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m9.5 6 6 6-6 6" /></svg>
      </button>
      <button
        type="button"
        part="today"
        aria-disabled=${isThisWeek ? 'true' : nothing}
        @click=${() => turn(0)}
      >
        ${words.thisWeek}
      </button>
    </div>
    ${state ? html`<p part="state" dir="auto">${state}</p>` : nothing} ${zone}
  </div>`;
}

/** Whose times are shown: as a choice where two zones differ, else as a name; empty while the station's zone may still come. */
export function renderZone(
  { shown, station, local, choice }: ShownZones,
  words: ScheduleWords,
  choose: (zone: string) => void,
): TemplateResult {
  const name = (zone: string): string => {
    const place = placeOfZone(zone);
    return zone === station
      ? fill(words.stationTime, place)
      : zone === local
        ? fill(words.yourTime, place)
        : place;
  };
  return choice.length < 2
    ? html`<p part="zone" dir="auto">${choice.map(name)}</p>`
    : html`<div part="zone">
        <select
          aria-label=${words.zone}
          @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}
        >
          ${choice.map((zone) => html`<option value=${zone} ?selected=${zone === shown}>${name(zone)}</option>`)}
        </select>
      </div>`;
}

/** `save` is null where there is nothing to save, `address` where the panel has no calendar to subscribe to. */
export function renderCalendar(
  words: ScheduleWords,
  save: (() => void) | null,
  address: string | null,
): TemplateResult {
  return html`<div class="calendar">
    ${address ? html`<a part="subscribe" href=${address}>${words.subscribe}</a>` : nothing}
    <button type="button" part="add-week" ?disabled=${!save} @click=${save}>${words.addWeek}</button>
  </div>`;
}
