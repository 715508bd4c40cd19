/**
 * In:  which form of a player the page wants.
 * Out: the code of that form, once it is loaded. The bar is part of the player itself.
 */
import { nothing, type LitElement, type TemplateResult } from 'lit';
import type { PlayerWords } from '../../messages/words.js';
import type { Bottom, GoingPlayer } from './bottom.js';
import type * as cardCode from './card.js';
import { OnDemand } from './on-demand.js';

type Look = 'card' | 'mini' | 'bottom' | 'bar';

export class Form {
  look: Look = 'bar';
  private readonly codes;
  private bottom: Bottom | undefined;

  constructor(private readonly host: LitElement & GoingPlayer) {
    this.codes = {
      card: new OnDemand(host, () => import('./card.js')),
      mini: new OnDemand(host, () => import('./mini.js')),
      bottom: new OnDemand(host, () => import('./bottom.js')),
    };
  }

  /** `station` is what its stream is kept by; null while nothing is to be loaded. */
  update(look: Look, station: string | null): void {
    this.look = look;
    if (look === 'bar' || station === null) return;
    void this.codes[look].load();
    const { code } = this.codes.bottom;
    if (look !== 'bottom' || !code) return;
    this.bottom ??= new code.Bottom(this.host, this.host);
    this.bottom.follow(station);
  }

  /** Its code is on the way. */
  get isComing(): boolean {
    const { codes, look } = this;
    return look !== 'bar' && !codes[look].code && !codes[look].isMissing;
  }

  /** The look that is drawn: where its code does not load, it is a bar. */
  get drawn(): Look {
    const { codes, look } = this;
    return look !== 'bar' && codes[look].isMissing ? 'bar' : look;
  }

  /** What makes a card; undefined for other looks. */
  get card(): typeof cardCode | undefined {
    return this.look === 'card' ? this.codes.card.code : undefined;
  }

  get isFolded(): boolean {
    return this.drawn === 'bottom' && !!this.bottom?.isFolded;
  }

  renderFold(words: PlayerWords): TemplateResult | typeof nothing {
    return this.drawn === 'bottom' && this.bottom ? this.bottom.render(words) : nothing;
  }
}
