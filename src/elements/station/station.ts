/**
 * In:  attributes about a station.
 * Out: the same settings for every element inside. They read the attributes, so this works before the tag is defined.
 */
import { css, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { numberAttribute } from '../base/converters.js';
import { StationSettings } from '../base/station-settings.js';
import { timeZoneAttribute } from '../base/time-zone-attribute.js';

/**
 * @summary Tells the elements inside it which station they show. It has no look of its own.
 * @slot - Elements, and anything else.
 */
export class OnairStation extends StationSettings {
  static override styles = css`
    :host {
      display: contents;
    }
  `;

  /** Zone of the times shown: `station`, `local`, or an IANA name such as `Europe/Berlin`. */
  @property({ attribute: 'time-zone', reflect: true, converter: timeZoneAttribute }) timeZone: string | null =
    null;
  /** Seconds that the listener hears behind the studio. */
  @property({ reflect: true, converter: numberAttribute('delay', null) }) delay: number | null = null;

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}
