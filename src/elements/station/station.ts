/**
 * In:  what the page's author says about a station.
 * Out: the same, for every element inside.
 */
import { css, html, LitElement, type PropertyDeclarations, type TemplateResult } from 'lit';

/**
 * @summary Tells the elements inside it which station they show. It has no look of its own.
 * @slot - Elements, and anything else.
 */
export class OnairStation extends LitElement {
  static override styles = css`
    :host {
      display: contents;
    }
  `;
  // Reflected, because the elements inside read attributes, which work before this element does.
  static override properties: PropertyDeclarations = {
    baseUrl: { attribute: 'base-url', reflect: true },
    server: { reflect: true },
    lang: { reflect: true },
    transport: { reflect: true },
    covers: { reflect: true },
    timeZone: { attribute: 'time-zone', reflect: true },
    delay: { reflect: true },
  };

  /** Address of the station's panel. */
  baseUrl?: string;
  /** Server number on that panel; 1 unless set. */
  server?: string | number;
  /** Language of words and times; that of the page unless set. */
  declare lang: string;
  /** Which interface of the panel to use: `auto`, `v2` or `legacy`. */
  transport?: string;
  /** `none` loads no covers. */
  covers?: string;
  /** Zone of the times shown: `station`, `local`, or an IANA name such as `Europe/Berlin`. */
  timeZone?: string;
  /** Seconds that the listener hears behind the studio. */
  delay?: string | number;

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}
