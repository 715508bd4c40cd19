import { html, nothing, type TemplateResult } from 'lit';
import type { PodcastWords } from '../../words/tag-words.js';
import { intlLocale, formatDuration } from '../format/times.js';
import { CHEVRON_DOWN, renderIcon } from '../ui/icons.js';
import { BACK_S, FORWARD_S } from './episode-session.js';
import { SPEEDS, type EpisodeSound } from './episode-sound.js';

const CHECK = 'm5 12.5 4.5 4.5L19 7.5';
/** An open circle with an arrow at the top. */
const BACKWARD = 'M12 4.25a8.5 8.5 0 1 1-8.5 8.5M15 1.25l-3 3 3 3';

/**
 * Renders the position slider and the time. `length` is the length from the feed in milliseconds. It is shown until the
 * audio has loaded.
 */
export function renderPosition(
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

/** Renders the mark of an episode that was played to its end. */
export function renderPlayed({ played }: PodcastWords): TemplateResult {
  return html`<span part="played">${renderIcon(CHECK)}${played}</span>`;
}

/** Renders the skip buttons and the speed control. */
export function renderControls(sound: EpisodeSound, words: PodcastWords, lang: string): TemplateResult {
  return html`<div class="controls">
    ${renderSkip('back', words.back, -BACK_S)} ${renderSkip('forward', words.forward, FORWARD_S)}
    <div part="speed">
      <select aria-label=${words.speed} @change=${handleSpeed}>
        ${SPEEDS.map(
          (speed) =>
            html`<option value=${speed} .selected=${speed === sound.speed}>${speedText(speed)}</option>`,
        )}
      </select>
      <span aria-hidden="true"><bdi>${speedText(sound.speed)}</bdi>${renderIcon(CHEVRON_DOWN)}</span>
    </div>
  </div>`;

  function handleSpeed({ target }: Event): void {
    sound.speed = +(target as HTMLSelectElement).value;
  }

  function renderSkip(part: 'back' | 'forward', label: string, seconds: number): TemplateResult {
    const count = Math.abs(seconds);
    return html`<button
      type="button"
      part=${part}
      aria-label="${label} – ${secondsText(count, lang)}"
      @click=${() => sound.seek(sound.audio.currentTime + seconds)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d=${BACKWARD} transform=${seconds > 0 ? 'matrix(-1 0 0 1 24 0)' : nothing} />
        <text x="12" y="13">${count}</text>
      </svg>
    </button>`;
  }

  function speedText(speed: number): string {
    return speed.toLocaleString(intlLocale(lang)) + '×';
  }
}

/** Returns, for example, "15 seconds". */
function secondsText(seconds: number, lang: string): string {
  try {
    const options = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;
    return seconds.toLocaleString(intlLocale(lang), options);
  } catch {
    return String(seconds);
  }
}
