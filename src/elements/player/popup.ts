import { html, type ReactiveController, type TemplateResult } from 'lit';
import { propertyOf } from '../../contract/property-of.js';
import { player as english } from '../../words/en/player.js';
import { languageCode } from '../../words/language.js';
import { framePage } from '../../station/frame-page.js';
import { isFrameArt } from '../base/frame-art.js';
import { wordsIn } from '../base/locale.js';
import { httpUrl } from '../format/http-url.js';
import { renderIcon } from '../ui/icons.js';
import type { Playback } from '../playback/playback.js';
import { parseSleepTime, sleepTime, sleepTimeText, storeSleepTime } from './sleep-time.js';
import { isInSmallWindow, openSmallWindow } from './small-window.js';
import { styles as popupStyles } from './popup.styles.js';

/** `LazyChunk` adds these styles to the player. */
export const styles = [popupStyles];

const OPEN =
  'M10 5H6.5A1.5 1.5 0 0 0 5 6.5v11A1.5 1.5 0 0 0 6.5 19h11a1.5 1.5 0 0 0 1.5-1.5V14M14 5h5v5M19 5l-7.5 7.5';
/** Fragment of the window's URL that makes the window resume the page's sound. */
const RESUME_FRAGMENT = '#goes-on';
/** Text before the time of the sleep timer in that fragment. */
const SLEEP_MARK = ';sleep=';
/** Attributes and custom properties of the player that are forwarded to the window. */
const ATTRIBUTES = ['vote', 'tint', 'links', 'listeners', 'delay', 'covers'];
const TOKENS = ['--onair-accent', '--onair-radius', '--onair-surface'];

/** Adds a button that opens the player in a small window. In that window, it resumes the sound of the page that opened it. */
export class Popup implements ReactiveController {
  readonly isInside = isInSmallWindow();
  private isToResume = this.isInside && location.hash.split(SLEEP_MARK)[0] === RESUME_FRAGMENT;

  constructor(private readonly playback: Playback) {
    playback.host.addController(this);
  }

  hostUpdated(): void {
    const { playback } = this;
    if (this.isInside) {
      const { ariaLabel } = playback.host.renderRoot.querySelector('[part=player]')!;
      document.title = ariaLabel || document.title;
    }
    if (!this.isToResume || !playback.stream) return;
    this.isToResume = false;
    // The window's URL includes the page's channel and volume. They take precedence over choices from earlier visits.
    playback.chosenChannel = playback.chosenVolume = null;
    playback.play();
    playback.continueHere();
    const [, time] = location.hash.split(SLEEP_MARK);
    if (time) storeSleepTime(parseSleepTime(time));
  }

  /** Renders the pop-up button. Returns undefined in the small window itself, or if the panel doesn't have the page. */
  render(): TemplateResult | undefined {
    const address = this.isInside ? null : this.address();
    if (address === null) return undefined;
    const words = wordsIn(languageCode(this.playback.host.settings.lang), { player: english }).player;
    return html`<button
      type="button"
      part="popup"
      aria-label=${words.popup}
      title=${words.popup}
      @click=${() => this.handlePress(address)}
    >
      ${renderIcon(OPEN)}<span>${words.popup}</span>
    </button>`;
  }

  /** Returns the URL of the window's page; null if the panel doesn't have one. */
  private address(): string | null {
    const { channel, host, sound, volume } = this.playback;
    const style = getComputedStyle(host);
    const parameters: [name: string, value: string | number | null | undefined][] = [
      ...ATTRIBUTES.map((name): [string, string | null] => [name, host.getAttribute(name)]),
      ...TOKENS.map((name): [string, string | null] => [name, style.getPropertyValue(name).trim() || null]),
      ['art', this.art()],
      ['skin', host.settings.skin || 'sleeve'],
      ...Object.entries({ lang: host.settings.lang, layout: 'card', popup: '' }),
      ['channel', channel?.id],
      ['volume', sound.audio.muted ? 0 : volume],
    ];
    return framePage(host.shownStation, 'player', parameters);
  }

  /** Returns the URL of the station's picture, if `isFrameArt` allows it. */
  private art(): string | null {
    const { settings, shownStation } = this.playback.host;
    const art = httpUrl(settings.art);
    if (!art) return null;
    const { href } = new URL(art, propertyOf(document, 'baseURI'));
    return isFrameArt(href, shownStation.baseUrl, null) ? href : null;
  }

  /**
   * Opens the window or brings it to the front, and moves the sound there. If the browser blocks the window, the sound
   * stays on this page.
   */
  private handlePress(address: string): void {
    const { playback } = this;
    const { host } = playback;
    const { isOn } = playback.sound;
    const title = host.renderRoot.querySelector('[part=player]')!.ariaLabel ?? '';
    const time = sleepTime();
    const fragment = RESUME_FRAGMENT + (time ? SLEEP_MARK + sleepTimeText(time) : '');
    const page = { address: address + (isOn ? fragment : ''), title, lang: host.settings.lang };
    if (openSmallWindow(page, isOn)) playback.stop();
  }
}
