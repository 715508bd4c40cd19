import { html, nothing, type TemplateResult } from 'lit';
import { dayAt } from '../../schedule/wall-text.js';
import { placeOfZone } from '../../schedule/zone.js';
import { localZone } from '../format/zones.js';
import type { RenderContext } from './render-week.js';
import type { Show } from './week-view.js';

/** A button that starts the page's player, or stops it while it plays. */
export interface ListenAction {
  label: string;
  /** SVG path of its icon. */
  icon: string;
  press: () => void;
}

export interface DetailsActions {
  close: () => void;
  /** Saves the show as a calendar file. Null if the show is over or the attribute `calendar` isn't set. */
  save: (() => void) | null;
  /** Null if the page has no player for the station. */
  listen: ListenAction | null;
}

/** Renders the content of the dialog about a show. */
export function renderDetails(
  show: Show,
  { profiles, now, shown, texts, words }: RenderContext,
  { close, listen, save }: DetailsActions,
): TemplateResult {
  const { zone } = shown;
  const zoneName = zone.name === localZone() ? '' : placeOfZone(zone.name);
  const from = zone.wallAt(show.start_ts);
  const to = zone.wallAt(show.end_ts);
  const days = [from, to - 1].map((wall) => texts.day(dayAt(wall)));
  const isOnAir = show.start_ts <= now && now < show.end_ts;
  return html`<p part="details-name" id="name" dir="auto" translate="no">${show.name}</p>
    <p part="details-time" dir="auto">
      ${days[0] === days[1] ? days[0] : days.join(' – ')}<br />${texts.span(from / 60, to / 60)}
    </p>
    <p class="small" dir="auto">${zoneName}</p>
    ${isOnAir ? html`<p class="small live">${words.onAirNow}</p>` : nothing} ${profiles?.renderDetails(show)}
    <div class="actions">
      ${
        isOnAir && listen
          ? html`<button type="button" part="listen" @click=${listen.press}>
              <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${listen.icon} /></svg>${listen.label}
            </button>`
          : nothing
      }
      ${save && show.end_ts > now ? html`<button type="button" part="add-show" @click=${save}>${words.addShow}</button>` : nothing}
      <button type="button" part="close" @click=${close}>${words.close}</button>
    </div>`;
}
