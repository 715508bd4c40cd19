import { html, nothing, type TemplateResult } from 'lit';
import { fill } from '../../words/fill.js';
import type { PlayerWords } from '../../words/tag-words.js';
import { intlLocale } from '../format/times.js';
import { volumeLevel, type Playback } from './playback.js';
import { channelNames } from './streams.js';

/** Paths on a grid of 24 units. The symbol is a hole in the disc, so that the page's background shows through. */
const DISC = 'M12 0a12 12 0 1 0 0 24 12 12 0 0 0 0-24Z';
const PLAY = DISC + 'M9.25 8.1a.9.9 0 0 1 1.35-.78l6.75 3.9a.9.9 0 0 1 0 1.56l-6.75 3.9a.9.9 0 0 1-1.35-.78Z';
const STOP =
  DISC +
  'M9 7.75h6A1.25 1.25 0 0 1 16.25 9v6A1.25 1.25 0 0 1 15 16.25H9A1.25 1.25 0 0 1 7.75 15V9A1.25 1.25 0 0 1 9 7.75Z';
const SPEAKER = 'M3.5 9.5v5H7l4.5 3.75V5.75L7 9.5Z';
const WAVES = 'M15 9.25a4 4 0 0 1 0 5.5M17.75 6.75a7.5 7.5 0 0 1 0 10.5';
const CROSS = 'M15.5 9.5l5 5M20.5 9.5l-5 5';
const CHEVRON = 'm6 9.5 6 6 6-6';

export function icon(path: string): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
}

/** Renders the play/stop button. If sound from the previous page is waiting for a press, the button has a label. */
export function renderPlayButton(
  { isOffered, sound, stream }: Playback,
  words: PlayerWords,
  onPress: () => void,
): TemplateResult {
  const offer = isOffered ? words.goOn : words.play;
  return html`<button
    type="button"
    part="play"
    aria-label=${sound.isOn ? words.stop : offer}
    ?disabled=${!sound.isOn && !isOffered && !stream?.url}
    @click=${onPress}
  >
    ${icon(sound.isOn ? STOP : PLAY)} ${isOffered ? html`<span>${words.goOn}</span>` : nothing}
  </button>`;
}

/** Renders a choice of channels if there are several. */
export function renderStreamChoice(playback: Playback, words: PlayerWords): TemplateResult | typeof nothing {
  const { channel, channels } = playback;
  if (!channel || channels.length < 2) return nothing;
  const names = channelNames(channels, (kilobits) => fill(words.bitrate, kilobits));
  return html`<div part="stream">
    <select
      aria-label=${words.stream}
      @change=${({ target }: Event) => playback.chooseChannel((target as HTMLSelectElement).value)}
    >
      ${channels.map(
        (each, index) =>
          html`<option value=${each.id} .selected=${each === channel}>${names[index]}</option>`,
      )}
    </select>
    <span aria-hidden="true"><bdi>${names[channels.indexOf(channel)]}</bdi>${icon(CHEVRON)}</span>
  </div>`;
}

/**
 * Renders the mute button and the slider. A server doesn't know the visitor's choices, so it renders the page's values.
 */
export function renderVolume(
  playback: Playback,
  isPrerender: boolean,
  words: PlayerWords,
  lang: string,
): TemplateResult {
  const level = isPrerender ? volumeLevel(playback.host.volume) : playback.volume;
  const isSilent = isPrerender ? level === 0 : playback.isSilent;
  const slider = html`<input
    type="range"
    part="volume"
    min="0"
    max="100"
    step="5"
    aria-label=${words.volume}
    aria-valuetext=${level.toLocaleString(intlLocale(lang), { style: 'percent' })}
    .value=${String(Math.round(level * 100))}
    @input=${({ target }: Event) => playback.chooseVolume(+(target as HTMLInputElement).value / 100)}
  />`;
  return html`<div part="loudness">
    <button
      type="button"
      part="mute"
      aria-label=${words.mute}
      aria-pressed=${isSilent ? 'true' : 'false'}
      @click=${() => playback.toggleMuted()}
    >
      ${icon(SPEAKER + (isSilent ? CROSS : WAVES))}
    </button>
    ${isPrerender || canSetVolume() ? slider : nothing}
  </div>`;
}

let canSet: boolean | null = null;

/** Returns false if only the device's keys can change the volume. On iPhones, `volume` is always 1. */
function canSetVolume(): boolean {
  if (canSet === null) {
    const audio = new Audio();
    audio.volume = 0.5;
    canSet = audio.volume === 0.5;
  }
  return canSet;
}
