/**
 * In:  what a page's author says about a station.
 * Out: the same, for every element inside: they read its attributes, which work before it does.
 */
import { html, type TemplateResult } from 'lit/html.js';
import { TemplateElement } from '../parts/template-element.js';

/**
 * @summary Tells the elements inside it which station they show. It has no look of its own.
 * @slot - Elements, and anything else.
 */
export class OnairStation extends TemplateElement {
  static override styles = [':host{display:contents}'];
  static override attributes = ['base-url', 'server', 'lang', 'transport', 'covers', 'time-zone', 'delay'];

  /** Address of the station's panel. */
  declare baseUrl: string | null;
  /** Server number on that panel; 1 unless set. */
  declare server: string | number | null;
  /** Language of words and times; that of the page unless set. */
  declare lang: string;
  /** Which interface of the panel to use: `auto`, `v2` or `legacy`. */
  declare transport: string | null;
  /** `none` loads no covers. */
  declare covers: string | null;
  /** Zone of the times shown: `station`, `local`, or an IANA name such as `Europe/Berlin`. */
  declare timeZone: string | null;
  /** Seconds that the listener hears behind the studio. */
  declare delay: string | number | null;

  protected override draw(): TemplateResult {
    return html`<slot></slot>`;
  }
}
