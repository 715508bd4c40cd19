import { html, type TemplateResult } from 'lit';
import { css } from '../base/css.js';
import { property } from 'lit/decorators.js';
import { numberAttribute } from '../base/converters.js';
import { StationSettings } from '../base/station-settings.js';
import { timeZoneAttribute } from '../base/time-zone-attribute.js';

/**
 * @summary Sets the station for the elements inside it. It isn't visible itself.
 * @slot - Elements, and anything else.
 */
export class OnairStation extends StationSettings {
  static override styles = css`
    :host {
      display: contents;
    }
  `;

  /** Zone of all times: `station`, `local`, or an IANA name such as `Europe/Berlin`. */
  @property({ attribute: 'time-zone', reflect: true, converter: timeZoneAttribute }) timeZone: string | null =
    null;
  /** How many seconds listeners are behind the studio. */
  @property({ reflect: true, converter: numberAttribute('delay', null) }) delay: number | null = null;

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}
