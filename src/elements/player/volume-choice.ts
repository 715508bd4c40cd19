/**
 * In:  how loud the page and its visitor want it.
 * Out: how loud it is, and what the visitor changes that with.
 */
import type { LitElement, TemplateResult } from 'lit';
import type { PlayerWords } from '../../messages/words.js';
import { canSetVolume, loudness, volumeLevel } from './controls.js';
import { remember, remembered } from './remembered.js';
import type { Sound } from './sound.js';

export class VolumeChoice {
  /** What the visitor chose: 0 to 1. Null is nothing. */
  private chosen: number | null = null;

  constructor(
    private readonly host: LitElement,
    private readonly sound: () => Sound,
  ) {}

  /** What this visitor chose on an earlier visit, unless there was a choice in this one. */
  recall(): void {
    const kept = parseFloat(remembered('volume') ?? '');
    if (Number.isFinite(kept)) this.chosen ??= kept;
  }

  /** What the visitor chose counts no more. */
  forget(): void {
    this.chosen = null;
  }

  /** As it was on the page before. */
  goOn(level: number, isMuted: boolean): void {
    this.chosen = level;
    const { audio } = this.sound();
    audio.volume = level;
    // Some browsers stop a sound that is told to be loud, also where it was.
    if (audio.muted !== isMuted) audio.muted = isMuted;
  }

  /** 0 to 1. `wanted` is what the page's author wants. */
  level(wanted: number | null): number {
    return volumeLevel(this.chosen ?? wanted);
  }

  render(wanted: number | null, isPrerender: boolean, words: PlayerWords, lang: string): TemplateResult {
    const { host } = this;
    const sound = this.sound();
    return loudness({
      level: isPrerender ? volumeLevel(wanted) : this.level(wanted),
      muted: !isPrerender && sound.audio.muted,
      canSet: isPrerender || canSetVolume(),
      words,
      lang,
      onMute: () => {
        sound.audio.muted = !sound.audio.muted;
        host.requestUpdate();
      },
      onLevel: (level) => {
        this.chosen = level;
        sound.audio.muted = false;
        remember('volume', String(level));
        host.requestUpdate();
      },
    });
  }
}
