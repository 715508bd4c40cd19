import { html, nothing, type TemplateResult } from 'lit';
import { dayAt } from '../../schedule/wall-text.js';
import { fill } from '../../words/fill.js';
import type { ListenAction } from './render-details.js';
import type { RenderContext } from './render-week.js';
import { upcoming, type Show } from './week-view.js';

/** Renders the list of the current and the next shows. `listen` is null if the page has no player for the station. */
export function renderUpcoming(
  shows: readonly Show[],
  context: RenderContext,
  listen: ListenAction | null,
): TemplateResult {
  const { profiles, onAir, now, words } = context;
  const renderRow = (show: Show, when: string, text: string, isNow: boolean): TemplateResult =>
    html`<li class=${isNow ? 'on' : ''} aria-current=${isNow ? 'time' : nothing}>
      <span part="when" class=${isNow ? 'live' : ''}>${when}</span>
      <button type="button" part="show" aria-haspopup="dialog" .value=${String(shows.indexOf(show))}>
        <span part="show-name" dir="auto" translate="no">${show.name}</span>
        <span part="show-time" dir="auto">${text}</span>
        ${profiles?.renderRow(show)}
      </button>
      ${isNow && listen ? renderListen(listen) : nothing}
    </li>`;
  return html`<ol part="upcoming" aria-label=${words.onAirNow}>
    ${onAir ? renderRow(onAir, words.now, fill(words.until, dayAndTime(onAir.end_ts, context)), true) : ''}
    ${upcoming(shows, now).map((show, index) =>
      renderRow(show, index ? words.later : words.next, dayAndTime(show.start_ts, context), false),
    )}
  </ol>`;
}

function renderListen({ label, play }: ListenAction): TemplateResult {
  return html`<button type="button" part="listen" aria-label=${label} @click=${play}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9.5 7.5v9l7-4.5z" /></svg>
  </button>`;
}

/** Formats Unix seconds in the shown zone, with the weekday unless it is today: Fri 06:00. */
export function dayAndTime(ts: number, { shown, today, texts }: RenderContext): string {
  const wall = shown.zone.wallAt(ts);
  const day = dayAt(wall);
  return (day === today ? '' : texts.weekday(day) + ' ') + texts.time(wall / 60);
}
