/**
 * In:  a player whose page offers it in a window of its own.
 * Out: a button that opens the panel's page with the same player, small, which stays while the visitor goes through the site; and
 *      in that window, sound that goes on.
 *
 * Loaded by the first such player.
 */
import { html, type ReactiveController, type TemplateResult } from 'lit';
import { player as english } from '../../messages/player/popup-en.js';
import { languageCode } from '../../messages/words.js';
import { framePage } from '../../station/frame-page.js';
import { wordsIn } from '../parts/locale.js';
import { icon } from './controls.js';
import type { Listening } from './listening.js';
import { styles as looks } from './popup.styles.js';

/** Put over those of the player. */
export const styles = [looks];

const OPEN =
  'M10 5H6.5A1.5 1.5 0 0 0 5 6.5v11A1.5 1.5 0 0 0 6.5 19h11a1.5 1.5 0 0 0 1.5-1.5V14M14 5h5v5M19 5l-7.5 7.5';
/** Of the window: one for the whole site, whichever page opens it. */
const NAME = 'onair-player';
/** Its content, pixels: a card with its cover beside the text, and votes. */
const SIZE = 'popup,width=400,height=264';
/** At the end of its address, where sound is to go on in it. */
const GOES_ON = '#goes-on';
/** What a page says of its player, and passes on. */
const ATTRIBUTES = ['vote', 'tint', 'links', 'listeners', 'delay', 'art', 'covers'];
const TOKENS = ['--onair-accent', '--onair-radius', '--onair-surface'];

export class Popup implements ReactiveController {
  /** Whether this window is the small one. */
  private readonly isInside = window.name === NAME;
  private isToGoOn = this.isInside && location.hash === GOES_ON;

  constructor(private readonly listening: Listening) {
    listening.host.addController(this);
  }

  /** As soon as its channel is known. Where the browser wants a press for it, the button says so. */
  hostUpdated(): void {
    const { host, choice, loudness, playback } = this.listening;
    if (this.isInside)
      document.title = host.renderRoot.querySelector('[part=player]')!.ariaLabel || document.title;
    if (!this.isToGoOn || !choice.stream) return;
    this.isToGoOn = false;
    // It is what the visitor heard a moment ago, whatever was chosen here on an earlier visit.
    choice.chosen = loudness.chosen = null;
    this.listening.play();
    playback.isGoingOn = true;
  }

  /** Nothing where there is no page for a window, and in the window itself. */
  render(): TemplateResult | undefined {
    const address = this.isInside ? null : this.address();
    if (address === null) return undefined;
    const words = wordsIn(languageCode(this.listening.host.settings.lang), { player: english }).player;
    return html`<button
      type="button"
      part="popup"
      aria-label=${words.popup}
      title=${words.popup}
      @click=${() => this.open(address)}
    >
      ${icon(OPEN)}
    </button>`;
  }

  /** Null where the panel has no such page. */
  private address(): string | null {
    const { choice, host, level, playback } = this.listening;
    const style = getComputedStyle(host);
    const given: [name: string, value: string | number | null | undefined][] = [
      ...ATTRIBUTES.map((name): [string, string | null] => [name, host.getAttribute(name)]),
      ...TOKENS.map((name): [string, string | null] => [name, style.getPropertyValue(name).trim() || null]),
      ...Object.entries({ lang: host.settings.lang, layout: 'card', popup: '' }),
      ['channel', choice.channel?.id],
      ['volume', playback.sound.audio.muted ? 0 : level],
    ];
    return framePage(host.shownStation, 'player', given);
  }

  /** One that is open already is brought to the front, and plays on what plays here. A browser that opens none changes nothing. */
  private open(address: string): void {
    const { playback } = this.listening;
    const { isOn } = playback.sound;
    const other = open('', NAME, SIZE);
    if (!other) return;
    if (isOn || isNew(other)) other.location.replace(address + (isOn ? GOES_ON : ''));
    playback.stop();
    other.focus();
  }
}

/** The page of a panel is none of the site's own, and hides its address. */
function isNew(window: Window): boolean {
  try {
    return window.location.href === 'about:blank';
  } catch {
    return false;
  }
}
