import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import { unknownAttributes } from '../page/attribute-names.js';
import { addStyles } from './add-styles.js';
import { choiceAttribute, serverAttribute } from './converters.js';
import type { SourceName } from '../../station/station.js';
import { COVERS, TRANSPORTS } from './settings.js';
import { warn } from './warn.js';

export type Skin = NonNullable<StationSettings['skin']>;

/** Base class of all elements. Declares the attributes that identify and configure a station. */
export abstract class StationSettings extends LitElement {
  /** URL of the station's panel, or of the server that `source` names. */
  @property({ attribute: 'base-url', reflect: true }) baseUrl: string | null = null;
  /** Number of the server on the panel. Defaults to the surrounding station's, or 1. */
  @property({ reflect: true, useDefault: true, converter: serverAttribute }) server: number | null = null;
  /** Kind of server: `panel` (default) or another kind; `auto` detects it. */
  @property({ reflect: true }) source: SourceName | null = null;
  /** Station on a server that isn't a panel: short name, mount or number. Defaults to the first station. */
  @property({ reflect: true }) station: string | null = null;
  /** Encoding of titles that such a server doesn't report in UTF-8, such as `windows-1251`. */
  @property({ reflect: true }) charset: string | null = null;
  /** Paths of the fields in a response that `source="json"` reads, such as `title: current.song, artist: current.artist`. */
  @property({ reflect: true }) map: string | null = null;
  /** Language of text and times. Defaults to the page's language. */
  @property({ reflect: true, useDefault: true }) override lang = '';
  /** Interface of the panel: `auto`, `v2` or `legacy`. */
  @property({ reflect: true, converter: choiceAttribute('transport', TRANSPORTS, null) })
  transport: 'auto' | 'v2' | 'legacy' | null = null;
  /** `panel` (default) or `none`, which loads no covers. */
  @property({ reflect: true, converter: choiceAttribute('covers', COVERS, null) })
  covers: 'panel' | 'none' | null = null;
  /** URL of the station's own picture, which replaces missing covers: http(s), or relative to the page. */
  @property({ reflect: true }) art: string | null = null;
  /**
   * Look of the tags: `quiet` (default), `bare` (no box), `sleeve` (colours of the cover; default of a wall and of the
   * bottom bar), `glass`, `ink`, `poster`, `neon` or `tape`.
   */
  @property({ reflect: true }) skin:
    'quiet' | 'bare' | 'sleeve' | 'glass' | 'ink' | 'poster' | 'neon' | 'tape' | null = null;

  /**
   * Makes properties convert strings in the same way as attributes do, because some frameworks set `"false"` and `"5"`.
   */
  protected static override finalize(): void {
    if (Object.prototype.hasOwnProperty.call(this, 'finalized')) return;
    super.finalize();
    for (const [name, { converter }] of this.elementProperties) {
      const descriptor = Object.getOwnPropertyDescriptor(this.prototype, name);
      if (!descriptor?.set || typeof converter !== 'object') continue;
      const { set } = descriptor;
      Object.defineProperty(this.prototype, name, {
        ...descriptor,
        set(value: unknown) {
          const isText = typeof value === 'string' || value === null || value === undefined;
          set.call(this, isText ? converter.fromAttribute!(value ?? null) : value);
        },
      });
    }
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    try {
      return super.createRenderRoot();
    } catch {
      // The element was moved to another document, such as that of a frame, before it was rendered.
      this.adoptedCallback();
      return this.shadowRoot!;
    }
  }

  /** @internal */
  adoptedCallback(): void {
    if (this.shadowRoot) addStyles(this.shadowRoot);
  }

  /** If the element has an unknown attribute, loads the code that suggests the correct name. */
  protected override firstUpdated(): void {
    if (unknownAttributes(this).length) warn((notices) => notices.warnMisspeltOn(this));
  }
}
