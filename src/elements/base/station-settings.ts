/**
 * In:  attributes about a station, or properties as a framework sets them.
 * Out: the same settings on an element that shows something, and on an `onair-station` around it.
 */
import { LitElement, type PropertyDeclaration } from 'lit';
import { property } from 'lit/decorators.js';
import { choiceAttribute, numberAttribute } from './converters.js';
import { COVERS, TRANSPORTS } from './settings.js';

/** Base of every element of ours. */
export abstract class StationSettings extends LitElement {
  /** Address of the station's panel, or of the server that `source` names. */
  @property({ attribute: 'base-url', reflect: true }) baseUrl: string | null = null;
  /** Server number on that panel; 1 unless set here or around. */
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

  /** Converts a string that is set as a property like the attribute: frameworks write `"false"` and `"5"`. */
  static override getPropertyDescriptor(
    name: PropertyKey,
    key: string | symbol,
    options: PropertyDeclaration,
  ): PropertyDescriptor | undefined {
    const descriptor = super.getPropertyDescriptor(name, key, options);
    const { converter } = options;
    if (!descriptor || typeof converter !== 'object') return descriptor;
    const { set } = descriptor;
    return {
      ...descriptor,
      set(value: unknown) {
        const isText = typeof value === 'string' || value === null || value === undefined;
        set!.call(this, isText ? converter.fromAttribute!(value ?? null) : value);
      },
    };
  }
}
