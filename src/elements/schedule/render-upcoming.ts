import { html, nothing, type TemplateResult } from 'lit';
import { dayAt } from '../../schedule/wall-text.js';
import { fill } from '../../words/fill.js';
import type { ListenAction } from './render-details.js';
import { renderNowLine, share, type RenderContext } from './render-week.js';
import { upcoming, type Show } from './week-view.js';

/** Renders the list of the current and the next shows. `listen` is null if the page has no player for the station. */
export function renderUpcoming(
  shows: readonly Show[],
  context: RenderContext,
  listen: ListenAction | null,
): TemplateResult {
  const { profiles, onAir, now, words } = context;
  const renderButton = (show: Show, content: TemplateResult): TemplateResult =>
    html`<button type="button" part="show" aria-haspopup="dialog" .value=${String(shows.indexOf(show))}>
      ${content} ${profiles?.renderRow(show)}
    </button>`;
  const renderName = ({ name }: Show): TemplateResult =>
    html`<span part="show-name" dir="auto" translate="no">${name}</span>`;
  const renderTime = (text: string): TemplateResult => html`<span part="show-time" dir="auto">${text}</span>`;
  const until = onAir && fill(words.until, dayAndTime(onAir.end_ts, context));
  return html`<ol part="upcoming" aria-label=${words.onAirNow}>
    ${
      onAir
        ? html`<li class="on" aria-current="time">
            ${renderNowLine(share(now - onAir.start_ts, onAir.end_ts - onAir.start_ts))}
            <span part="when" class="live">${words.now}</span>
            ${renderButton(onAir, html`${renderName(onAir)} ${renderTime(until!)}`)}
            ${listen ? renderListen(listen) : nothing}
          </li>`
        : nothing
    }
    ${upcoming(shows, now).map((show) => {
      const start = renderTime(dayAndTime(show.start_ts, context));
      return html`<li>${renderButton(show, html`${start} ${renderName(show)}`)}</li>`;
    })}
  </ol>`;
}

function renderListen({ label, icon, press }: ListenAction): TemplateResult {
  return html`<button type="button" part="listen" aria-label=${label} @click=${press}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${icon} /></svg>
  </button>`;
}

/** Formats Unix seconds in the shown zone: Fri 06:00. Leaves out the weekday for today. */
export function dayAndTime(ts: number, { shown, today, texts }: RenderContext): string {
  const wall = shown.zone.wallAt(ts);
  const day = dayAt(wall);
  return (day === today ? '' : texts.weekday(day) + ' ') + texts.time(wall / 60);
}
