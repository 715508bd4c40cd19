/** In: one show. Out: what is known of it, in a dialog. */
import { html, nothing, type TemplateResult } from 'lit';
import { dayAt } from '../../schedule/wall-text.js';
import { placeOfZone } from '../../schedule/zone.js';
import { localZone } from '../format/zones.js';
import type { RenderContext } from './render-week.js';
import type { Show } from './week-view.js';

/** Plays the station, and the word for it. */
export interface Listen {
  word: string;
  play: () => void;
}

/** What can be done from the dialog. */
export interface DetailsActions {
  close: () => void;
  /** Saves the show as a calendar file; null where the page does not offer that. */
  add: (() => void) | null;
  /** Null where the page has no player of the station. */
  listen: Listen | null;
}

export function renderDetails(
  show: Show,
  { faces, now, shown, texts, words }: RenderContext,
  { add, close, listen }: DetailsActions,
): TemplateResult {
  const { zone } = shown;
  const zoneName = zone.name === localZone() ? '' : placeOfZone(zone.name);
  const from = zone.wallAt(show.start_ts);
  const to = zone.wallAt(show.end_ts);
  const days = [from, to - 1].map((wall) => texts.day(dayAt(wall)));
  const isOn = show.start_ts <= now && now < show.end_ts;
  return html`<p part="details-name" id="name" dir="auto">${show.name}</p>
    <p part="details-time" dir="auto">
      ${days[0] === days[1] ? days[0] : days.join(' – ')}<br />${texts.span(from / 60, to / 60)}
    </p>
    <p class="small" dir="auto">${zoneName}</p>
    ${isOn ? html`<p class="small live">${words.onAirNow}</p>` : nothing} ${faces?.renderDetails(show)}
    <div class="actions">
      ${
        isOn && listen
          ? html`<button type="button" part="listen" @click=${listen.play}>${listen.word}</button>`
          : nothing
      }
      ${add ? html`<button type="button" part="add-show" @click=${add}>${words.addShow}</button>` : nothing}
      <button type="button" part="close" @click=${close}>${words.close}</button>
    </div>`;
}
