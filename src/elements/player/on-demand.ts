/**
 * In:  code that only some players need.
 * Out: the same once it is loaded, with its styles put over those of the player.
 */
import type { CSSResult, LitElement } from 'lit';
import { loadChunk } from '../../station/load-chunk.js';
import { addStyles } from '../base/add-styles.js';

export class OnDemand<T extends { styles: readonly CSSResult[] }> {
  /** Undefined until it is loaded. */
  code: T | undefined;
  /** It did not load. */
  isMissing = false;
  private isAskedFor = false;

  constructor(
    private readonly host: LitElement,
    private readonly read: () => Promise<T>,
  ) {}

  /** Only the first call does anything. */
  async load(): Promise<void> {
    if (this.isAskedFor) return;
    this.isAskedFor = true;
    this.code = await loadChunk(this.read).catch(() => undefined);
    this.isMissing = !this.code;
    if (this.code) addStyles(this.host.shadowRoot!, ...this.code.styles);
    this.host.requestUpdate();
  }
}
