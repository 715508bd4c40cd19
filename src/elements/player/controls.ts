/**
 * In:  how a player stands.
 * Out: what can be pressed and pulled in it.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { PlayerWords } from '../../messages/words.js';
import { intlLocale } from '../parts/times.js';

/** On a grid of 24 units. In the disc the sign is a hole, so it has the page's colour, whatever that is. */
const DISC = 'M12 0a12 12 0 1 0 0 24 12 12 0 0 0 0-24Z';
const PLAY = DISC + 'M9.25 8.1a.9.9 0 0 1 1.35-.78l6.75 3.9a.9.9 0 0 1 0 1.56l-6.75 3.9a.9.9 0 0 1-1.35-.78Z';
const STOP =
  DISC +
  'M9 7.75h6A1.25 1.25 0 0 1 16.25 9v6A1.25 1.25 0 0 1 15 16.25H9A1.25 1.25 0 0 1 7.75 15V9A1.25 1.25 0 0 1 9 7.75Z';
const SPEAKER = 'M3.5 9.5v5H7l4.5 3.75V5.75L7 9.5Z';
const WAVES = 'M15 9.25a4 4 0 0 1 0 5.5M17.75 6.75a7.5 7.5 0 0 1 0 10.5';
const CROSS = 'M15.5 9.5l5 5M20.5 9.5l-5 5';

/** `isOffered`: what played on the page before waits for a press. Then the button says so. */
export function playOrStop(
  isOn: boolean,
  isPossible: boolean,
  isOffered: boolean,
  words: PlayerWords,
  onPress: () => void,
): TemplateResult {
  return html`<button
    type="button"
    part="play"
    aria-label=${isOn ? words.stop : isOffered ? words.goOn : words.play}
    ?disabled=${!isPossible}
    @click=${onPress}
  >
    ${icon(isOn ? STOP : PLAY)} ${isOffered ? html`<span>${words.goOn}</span>` : nothing}
  </button>`;
}

/** What is known of the volume, and what can be done about it. */
export interface Loudness {
  /** 0 to 1. */
  level: number;
  muted: boolean;
  /** False where the device alone decides how loud it is. */
  canSet: boolean;
  words: PlayerWords;
  lang: string;
  onMute: () => void;
  onLevel: (level: number) => void;
}

export function loudness({ level, muted, canSet, words, lang, onMute, onLevel }: Loudness): TemplateResult {
  return html`<div part="loudness">
    <button
      type="button"
      part="mute"
      aria-label=${words.mute}
      aria-pressed=${muted ? 'true' : 'false'}
      @click=${onMute}
    >
      ${icon(SPEAKER + (muted || !level ? CROSS : WAVES))}
    </button>
    ${
      canSet
        ? html`<input
            type="range"
            part="volume"
            min="0"
            max="100"
            step="5"
            aria-label=${words.volume}
            aria-valuetext=${level.toLocaleString(intlLocale(lang), { style: 'percent' })}
            .value=${String(Math.round(level * 100))}
            @input=${({ target }: Event) => onLevel(+(target as HTMLInputElement).value / 100)}
          />`
        : nothing
    }
  </div>`;
}

/** 0 to 1, from what a page or a visitor chose: that, or percent. Null is as loud as it can be. */
export function volumeLevel(chosen: number | null): number {
  const level = chosen ?? 1;
  return level >= 0 ? Math.min(1, level > 1 ? level / 100 : level) : 1;
}

let canSet: boolean | undefined;

/** False where the device alone decides how loud it is: iPhones answer 1, whatever was set. */
export function canSetVolume(): boolean {
  if (canSet === undefined) {
    const audio = new Audio();
    audio.volume = 0.5;
    canSet = audio.volume === 0.5;
  }
  return canSet;
}

export function icon(path: string): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
}
