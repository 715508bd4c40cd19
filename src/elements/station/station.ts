/**
 * In:  attributes about a station.
 * Out: the same settings for every element inside. They read the attributes, so this works before the tag is defined.
 */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { choiceAttribute, numberAttribute } from '../parts/converters.js';
import { COVERS, TRANSPORTS } from '../parts/settings.js';
import { timeZoneAttribute } from '../parts/time-zone-attribute.js';

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

  /** Address of the station's panel, or of the server that `source` names. */
  @property({ attribute: 'base-url', reflect: true }) baseUrl: string | null = null;
  /** Server number on that panel; 1 unless set. */
  @property({ reflect: true, converter: numberAttribute('server', null) }) server: number | null = null;
  /** The kind of server there: `azuracast`, `libretime`, `icecast`, `shoutcast`, or `auto`, which looks; a panel unless set. */
  @property({ reflect: true }) source:
    'panel' | 'auto' | 'azuracast' | 'libretime' | 'icecast' | 'shoutcast' | null = null;
  /** Which station of such a server: short name, mount or number; its first unless set. */
  @property({ reflect: true }) station: string | null = null;
  /** Language of words and times; that of the page unless set. */
  @property({ reflect: true, useDefault: true }) override lang = '';
  /** Which interface of the panel to use: `auto`, `v2` or `legacy`. */
  @property({ reflect: true, converter: choiceAttribute('transport', TRANSPORTS, null) })
  transport: 'auto' | 'v2' | 'legacy' | null = null;
  /** `none` loads no covers. */
  @property({ reflect: true, converter: choiceAttribute('covers', COVERS, null) })
  covers: 'panel' | 'none' | null = null;
  /** Address of the station's own picture, for the place of covers that are missing: http(s), or relative to the page. */
  @property({ reflect: true }) art: string | null = null;
  /** Zone of the times shown: `station`, `local`, or an IANA name such as `Europe/Berlin`. */
  @property({ attribute: 'time-zone', reflect: true, converter: timeZoneAttribute }) timeZone: string | null =
    null;
  /** Seconds that the listener hears behind the studio. */
  @property({ reflect: true, converter: numberAttribute('delay', null) }) delay: number | null = null;

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}
