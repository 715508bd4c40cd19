/**
 * In:  how loud the page and its visitor want it.
 * Out: how loud it is, and what the visitor changes that with.
 */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { PlayerWords } from '../../words/tag-words.js';
import { intlLocale } from '../format/times.js';
import { icon } from './controls.js';
import { remember, remembered } from './remembered.js';
import type { Sound } from './sound.js';

const SPEAKER = 'M3.5 9.5v5H7l4.5 3.75V5.75L7 9.5Z';
const WAVES = 'M15 9.25a4 4 0 0 1 0 5.5M17.75 6.75a7.5 7.5 0 0 1 0 10.5';
const CROSS = 'M15.5 9.5l5 5M20.5 9.5l-5 5';

export class VolumeChoice {
  /** What the visitor chose: 0 to 1. Null is nothing. */
  chosen: number | null = null;

  constructor(
    private readonly host: LitElement,
    private readonly sound: () => Sound,
  ) {}

  /** What this visitor chose on an earlier visit, unless there was a choice in this one. */
  recall(): void {
    const kept = parseFloat(remembered('volume') ?? '');
    if (Number.isFinite(kept)) this.chosen ??= kept;
  }

  /** 0 to 1. `wanted` is what the page's author wants: that, or percent; null is as loud as it can be. */
  level(wanted: number | null, chosen = this.chosen): number {
    const level = chosen ?? wanted ?? 1;
    return level >= 0 ? Math.min(1, level > 1 ? level / 100 : level) : 1;
  }

  /** A server knows no visitor. */
  render(wanted: number | null, isPrerender: boolean, words: PlayerWords, lang: string): TemplateResult {
    const level = isPrerender ? this.level(wanted, null) : this.level(wanted);
    const muted = !isPrerender && this.sound().audio.muted;
    return html`<div part="loudness">
      <button
        type="button"
        part="mute"
        aria-label=${words.mute}
        aria-pressed=${muted ? 'true' : 'false'}
        @click=${() => this.mute(!muted)}
      >
        ${icon(SPEAKER + (muted || !level ? CROSS : WAVES))}
      </button>
      ${
        isPrerender || canSetVolume()
          ? html`<input
              type="range"
              part="volume"
              min="0"
              max="100"
              step="5"
              aria-label=${words.volume}
              aria-valuetext=${level.toLocaleString(intlLocale(lang), { style: 'percent' })}
              .value=${String(Math.round(level * 100))}
              @input=${({ target }: Event) => this.choose(+(target as HTMLInputElement).value / 100)}
            />`
          : nothing
      }
    </div>`;
  }

  private choose(level: number): void {
    this.chosen = level;
    remember('volume', String(level));
    this.mute(false);
  }

  private mute(isMuted: boolean): void {
    this.sound().audio.muted = isMuted;
    this.host.requestUpdate();
  }
}

let canSet: boolean | undefined;

/** False where the device alone decides how loud it is: iPhones answer 1, whatever was set. */
function canSetVolume(): boolean {
  if (canSet === undefined) {
    const audio = new Audio();
    audio.volume = 0.5;
    canSet = audio.volume === 0.5;
  }
  return canSet;
}
