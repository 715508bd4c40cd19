/**
 * The button that opens a player in a small window, which stays while the visitor goes through the site; and in that window, sound
 * that resumes. Loaded by the first such player.
 */
import { html, type ReactiveController, type TemplateResult } from 'lit';
import { player as english } from '../../words/en/tags.js';
import { languageCode } from '../../words/language.js';
import { framePage } from '../../station/frame-page.js';
import { isFrameArt } from '../base/frame-art.js';
import { wordsIn } from '../base/locale.js';
import { httpUrl } from '../format/http-url.js';
import { icon } from './controls.js';
import type { Listening } from './listening.js';
import { isInSmallWindow, openSmallWindow } from './small-window.js';
import { styles as looks } from './popup.styles.js';

/** Put over those of the player. */
export const styles = [looks];

const OPEN =
  'M10 5H6.5A1.5 1.5 0 0 0 5 6.5v11A1.5 1.5 0 0 0 6.5 19h11a1.5 1.5 0 0 0 1.5-1.5V14M14 5h5v5M19 5l-7.5 7.5';
/** At the end of its address, where sound is to go on in it. */
const GOES_ON = '#goes-on';
/** What a page says of its player, and passes on. */
const ATTRIBUTES = ['vote', 'tint', 'links', 'listeners', 'delay', 'covers'];
const TOKENS = ['--onair-accent', '--onair-radius', '--onair-surface'];

export class Popup implements ReactiveController {
  /** Whether this window is the small one. */
  private readonly isInside = isInSmallWindow();
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
      ['art', this.art()],
      ...Object.entries({ lang: host.settings.lang, layout: 'card', popup: '' }),
      ['channel', choice.channel?.id],
      ['volume', playback.sound.audio.muted ? 0 : level],
    ];
    return framePage(host.shownStation, 'player', given);
  }

  /** The station's own picture, if the panel's page shows it: see `isFrameArt`. */
  private art(): string | null {
    const { settings, shownStation } = this.listening.host;
    const art = httpUrl(settings.art);
    if (!art) return null;
    const { href } = new URL(art, document.baseURI);
    return isFrameArt(href, shownStation.baseUrl, null) ? href : null;
  }

  /** A window that is open already is brought to the front, and plays on what plays here. A browser that opens none changes nothing. */
  private open(address: string): void {
    const { host, playback } = this.listening;
    const { isOn } = playback.sound;
    const title = host.renderRoot.querySelector('[part=player]')!.ariaLabel ?? '';
    const page = { address: address + (isOn ? GOES_ON : ''), title, lang: host.settings.lang };
    if (!openSmallWindow(page, isOn)) return;
    playback.stop();
  }
}
