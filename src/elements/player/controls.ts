/**
 * In:  how a player stands.
 * Out: what can be pressed and pulled in it.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { PlayerWords } from '../../words/tag-words.js';

/** On a grid of 24 units. In the disc the sign is a hole, so it has the page's colour, whatever that is. */
const DISC = 'M12 0a12 12 0 1 0 0 24 12 12 0 0 0 0-24Z';
const PLAY = DISC + 'M9.25 8.1a.9.9 0 0 1 1.35-.78l6.75 3.9a.9.9 0 0 1 0 1.56l-6.75 3.9a.9.9 0 0 1-1.35-.78Z';
const STOP =
  DISC +
  'M9 7.75h6A1.25 1.25 0 0 1 16.25 9v6A1.25 1.25 0 0 1 15 16.25H9A1.25 1.25 0 0 1 7.75 15V9A1.25 1.25 0 0 1 9 7.75Z';

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

export function icon(path: string): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
}
