/**
 * In:  which form of a player the page wants.
 * Out: the code of that form, once it is loaded. The bar is part of the player itself.
 */
import type { TemplateResult } from 'lit';
import { LazyChunk } from '../controllers/lazy-chunk.js';
import type { Bottom } from './bottom.js';
import type { Card, CardHost } from './card.js';
import type { Listening } from './listening.js';
import type { Popup } from './popup.js';

type Look = 'card' | 'mini' | 'bottom' | 'bar';

export class Form {
  /** What is drawn: where the code of a look does not load, it is a bar. */
  look: Look = 'bar';
  private readonly codes;
  private ownCard: Card | undefined;
  private bottom: Bottom | undefined;
  private popup: Popup | undefined;

  constructor(
    private readonly host: CardHost,
    private readonly listening: Listening,
  ) {
    this.codes = {
      card: new LazyChunk(host, () => import('./card.js')),
      mini: new LazyChunk(host, () => import('./mini.js')),
      bottom: new LazyChunk(host, () => import('./bottom.js')),
      popup: new LazyChunk(host, () => import('./popup.js')),
    };
  }

  /** `station` is what its stream is kept by; null while nothing is to be loaded. */
  update(wanted: Look, hasPopup: boolean, station: string | null): void {
    const { codes, listening } = this;
    this.look = wanted === 'bar' || codes[wanted].isMissing ? 'bar' : wanted;
    if (station === null) return;
    if (hasPopup) {
      void codes.popup.load();
      if (codes.popup.module) this.popup ??= new codes.popup.module.Popup(listening);
    }
    if (this.look === 'bar') return;
    void codes[this.look].load();
    if (codes.card.module) this.ownCard ??= new codes.card.module.Card(this.host);
    const { module } = codes.bottom;
    if (this.look !== 'bottom' || !module) return;
    this.bottom ??= new module.Bottom(listening);
    this.bottom.follow(station);
  }

  /** Its code is on the way. */
  get isComing(): boolean {
    return this.look !== 'bar' && !this.codes[this.look].module;
  }

  /** What makes a card; undefined for other looks. */
  get card(): Card | undefined {
    return this.look === 'card' ? this.ownCard : undefined;
  }

  get isFolded(): boolean {
    return this.look === 'bottom' && !!this.bottom?.isFolded;
  }

  renderPopup(): TemplateResult | undefined {
    return this.popup?.render();
  }

  renderFold(): TemplateResult | undefined {
    return this.look === 'bottom' ? this.bottom?.render() : undefined;
  }
}
