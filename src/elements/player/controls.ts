import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { PlayerWords } from '../../words/tag-words.js';
import { intlLocale } from '../format/times.js';
import { CHEVRON_DOWN, PLAY, renderIcon, STOP } from '../ui/icons.js';
import { VOLUME_STEP, volumeLevel, type Playback } from '../playback/playback.js';
import { channelNames } from '../playback/streams.js';

/** SVG paths in a view box of 24 × 24 units. */
const SPEAKER = 'M3.5 9.5v5H7l4.5 3.75V5.75L7 9.5Z';
const WAVES = 'M15 9.25a4 4 0 0 1 0 5.5M17.75 6.75a7.5 7.5 0 0 1 0 10.5';
const CROSS = 'M15.5 9.5l5 5M20.5 9.5l-5 5';

/** Renders the play/stop button. The button has a label while sound from the previous page waits for a press. */
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
    aria-keyshortcuts="Space K"
    ?disabled=${!sound.isOn && !isOffered && !stream?.url}
    @click=${onPress}
  >
    ${renderIcon(sound.isOn ? STOP : PLAY)} ${isOffered ? html`<span>${words.goOn}</span>` : nothing}
  </button>`;
}

/** Renders the menu's select for the channel, if there are several channels. */
export function renderStreamChoice(playback: Playback, words: PlayerWords): TemplateResult | typeof nothing {
  const { channel, channels } = playback;
  if (!channel || channels.length < 2) return nothing;
  const names = channelNames(channels, words);
  const chosen = names[channels.indexOf(channel)];
  return html`<div part="stream" class="choice">
    <select
      aria-label=${words.quality}
      @change=${({ target }: Event) => playback.chooseChannel((target as HTMLSelectElement).value)}
    >
      ${channels.map(
        (each, index) =>
          html`<option value=${each.id} .selected=${each === channel}>${names[index]}</option>`,
      )}
    </select>
    <span aria-hidden="true"
      >${words.quality}: <bdi>${keyed(chosen, chosen)}</bdi>${renderIcon(CHEVRON_DOWN)}</span
    >
  </div>`;
}

/**
 * Renders the mute button and the slider. A server renders the values that the page sets, because it doesn't know the
 * visitor's choices.
 *
 * In the row of buttons, the slider is visible only while the control is hovered or focused, or while the box has the
 * attribute `data-loud`.
 */
export function renderVolume(
  playback: Playback,
  isPrerender: boolean,
  words: PlayerWords,
  lang: string,
): TemplateResult {
  const level = isPrerender ? volumeLevel(playback.host.volume) : playback.volume;
  const isSilent = isPrerender ? level === 0 : playback.isSilent;
  const hasSlider = isPrerender || canSetVolume();
  const slider = html`<input
    type="range"
    part="volume"
    min="0"
    max="100"
    step=${VOLUME_STEP * 100}
    aria-label=${words.volume}
    aria-keyshortcuts="ArrowUp ArrowDown"
    aria-valuetext=${percentText(level, lang)}
    .value=${String(Math.round(level * 100))}
    @input=${({ target }: Event) => playback.chooseVolume(+(target as HTMLInputElement).value / 100)}
  />`;
  return html`<div
    part="loudness"
    @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && openSlider(event, hasSlider)}
    @pointerleave=${(event: PointerEvent) => event.pointerType === 'mouse' && openSlider(event, false)}
    @focusin=${(event: FocusEvent) => openSlider(event, hasSlider)}
    @focusout=${(event: FocusEvent) => openSlider(event, false)}
    @pointerdown=${rememberOpen}
  >
    <button
      type="button"
      part="mute"
      aria-label=${words.mute}
      aria-keyshortcuts="M"
      aria-pressed=${isSilent ? 'true' : 'false'}
      @click=${(event: MouseEvent) => {
        // The first tap on a touch screen only opens the slider.
        if (hasSlider && isOpeningTap(event)) openSlider(event, true);
        else playback.toggleMuted();
      }}
    >
      ${renderIcon(SPEAKER + (isSilent ? CROSS : WAVES))}
    </button>
    ${hasSlider ? slider : nothing}
  </div>`;
}

export function percentText(share: number, lang: string): string {
  return share.toLocaleString(intlLocale(lang), { style: 'percent' });
}

/** Whether the slider in the row was open when the last press on the control started. */
let wasOpen = true;

/** Returns null for the slider in the menu, which is always open. */
function boxOf({ currentTarget }: Event): HTMLElement | null {
  return (currentTarget as Element).closest<HTMLElement>('[part=player]');
}

function openSlider(event: Event, isOpen: boolean): void {
  boxOf(event)?.toggleAttribute('data-loud', isOpen);
}

function rememberOpen(event: Event): void {
  wasOpen = !!boxOf(event)?.hasAttribute('data-loud');
}

function isOpeningTap(event: MouseEvent): boolean {
  const { pointerType = '' } = event as Partial<PointerEvent>;
  const isInRow = !!(event.currentTarget as Element).closest('.foot');
  return isInRow && !wasOpen && ['touch', 'pen'].includes(pointerType);
}

let canSet: boolean | null = null;

/** Returns false if only the device's buttons can change the volume. On iPhones, `volume` is always 1. */
export function canSetVolume(): boolean {
  if (canSet === null) {
    const audio = new Audio();
    audio.volume = 0.5;
    canSet = audio.volume === 0.5;
  }
  return canSet;
}
