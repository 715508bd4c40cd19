/**
 * In:  the sound of the episode that was chosen last.
 * Out: where it is, and what can be pressed and pulled.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { PodcastWords } from '../../words/tag-words.js';
import { intlLocale, formatDuration } from '../format/times.js';
import { BACK, FORWARD } from './episode-session.js';
import { SPEEDS, type EpisodeSound } from './episode-sound.js';

const CHEVRON = 'm6 9.5 6 6 6-6';
/** Most of a circle, with its arrow at the top. */
const BACKWARD = 'M12 4.25a8.5 8.5 0 1 1-8.5 8.5M15 1.25l-3 3 3 3';

/** `length` is that of the feed, which is shown until the sound is loaded: milliseconds. */
export function position(
  { audio }: EpisodeSound,
  length: number | null,
  words: PodcastWords,
): TemplateResult {
  const at = Math.floor(audio.currentTime);
  const end = isFinite(audio.duration) ? Math.floor(audio.duration) : (length ?? 0) / 1000;
  return html`<div class="playing">
    <input
      type="range"
      part="seek"
      aria-label=${words.position}
      aria-valuetext=${formatDuration(at * 1000)}
      min="0"
      max=${end}
      step=${Math.ceil(end / 200) || 1}
      .style=${`--_at:${end ? Math.min(100, (at / end) * 100).toFixed(2) : 0}%`}
      .value=${String(at)}
      @input=${({ target }: Event) => (audio.currentTime = +(target as HTMLInputElement).value)}
    />
    <span part="time" dir="auto"
      >${formatDuration(at * 1000)}${end ? ' / ' + formatDuration(end * 1000) : nothing}</span
    >
  </div>`;
}

/** Back, forward, and how fast. */
export function controls(sound: EpisodeSound, words: PodcastWords, lang: string): TemplateResult {
  const by = (seconds: number): void => sound.seek(sound.audio.currentTime + seconds);
  return html`<div class="controls">
    ${skip('back', words.back, -BACK)} ${skip('forward', words.forward, FORWARD)}
    <div part="speed">
      <select aria-label=${words.speed} @change=${onSpeed}>
        ${SPEEDS.map(
          (speed) => html`<option value=${speed} .selected=${speed === sound.speed}>${times(speed)}</option>`,
        )}
      </select>
      <span aria-hidden="true"
        ><bdi>${times(sound.speed)}</bdi><svg viewBox="0 0 24 24"><path d=${CHEVRON} /></svg
      ></span>
    </div>
  </div>`;

  function onSpeed({ target }: Event): void {
    sound.speed = +(target as HTMLSelectElement).value;
  }

  function skip(part: 'back' | 'forward', word: string, seconds: number): TemplateResult {
    const count = Math.abs(seconds);
    return html`<button
      type="button"
      part=${part}
      aria-label="${word} – ${inWords(count, lang)}"
      @click=${() => by(seconds)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d=${BACKWARD} transform=${seconds > 0 ? 'matrix(-1 0 0 1 24 0)' : nothing} />
        <text x="12" y="13">${count}</text>
      </svg>
    </button>`;
  }

  function times(speed: number): string {
    return speed.toLocaleString(intlLocale(lang)) + '×';
  }
}

/** 15 seconds. */
function inWords(seconds: number, lang: string): string {
  try {
    const options = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;
    return seconds.toLocaleString(intlLocale(lang), options);
  } catch {
    return String(seconds);
  }
}
