import { html, supportsAdoptingStyleSheets, type ReactiveController, type TemplateResult } from 'lit';
import { player as english } from '../../words/en/player.js';
import { languageCode } from '../../words/language.js';
import { wordsIn } from '../base/locale.js';
import { CHEVRON_DOWN, renderIcon } from '../ui/icons.js';
import { readableBackground } from '../ui/page-colours.js';
import { styles as bottomStyles } from './bottom.styles.js';
import { handoverOf, resumeHandover, storeHandover, takeHandover, takeOver } from './handover.js';
import { REMOVAL_GRACE_MS, type Playback } from '../playback/playback.js';

/** `LazyChunk` adds these styles to the player. */
export const styles = [bottomStyles];

const CHEVRON_UP = 'm6 15 6-6 6 6';
const ACTIVATION_DELAYS_MS = [0, 100, 300, 1000];
const FOLDED_KEY = 'onair:folded';

/**
 * Players that were removed from the page while playing, by station. A new player of the same station takes over the
 * sound.
 */
const removed = new Map<string, Playback>();

/**
 * The features that only a player at the bottom of the window has: space below the page's content, the fold button, and
 * the handover to the next page.
 */
export class Bottom implements ReactiveController {
  isFolded = wasFolded();
  private readonly host;
  private station = '';
  private offer: ReturnType<typeof setTimeout> | undefined;
  private readonly pageStyles = supportsAdoptingStyleSheets ? new CSSStyleSheet() : null;
  private readonly resizeObserver = new ResizeObserver(() => this.reserveSpace());

  constructor(private readonly playback: Playback) {
    this.host = playback.host;
    this.host.addController(this);
  }

  hostConnected(): void {
    const { host, pageStyles, resizeObserver } = this;
    resizeObserver.observe(host);
    if (pageStyles) document.adoptedStyleSheets = [...document.adoptedStyleSheets, pageStyles];
    addEventListener('pagehide', this.handlePageHide);
    addEventListener('pageshow', this.handlePageShow);
    addEventListener('prerenderingchange', this.handleActivation, true);
  }

  hostDisconnected(): void {
    this.resizeObserver.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== this.pageStyles);
    removeEventListener('pagehide', this.handlePageHide);
    removeEventListener('pageshow', this.handlePageShow);
    removeEventListener('prerenderingchange', this.handleActivation, true);
    this.offerSound();
  }

  /** Offers the sound to a new player for a moment, because sites that swap pages by script may replace this player. */
  private offerSound(): void {
    const { playback, station } = this;
    if (!handoverOf(playback)) return;
    removed.set(station, playback);
    // The player may have been removed, inserted and removed again.
    clearTimeout(this.offer);
    this.offer = setTimeout(() => {
      if (removed.get(station) === playback) removed.delete(station);
    }, REMOVAL_GRACE_MS);
  }

  /**
   * Gives the bar an opaque background, because it covers the page. Runs after each update, because the page's colours
   * can change at any time.
   */
  hostUpdated(): void {
    const box = this.host.renderRoot.querySelector<HTMLElement>('.bottom');
    if (!box) return;
    // Remove the previous value first, so that the computed colour is the page's.
    box.style.removeProperty('--_ground');
    const ground = readableBackground(this.host, getComputedStyle(box).backgroundColor);
    if (ground) box.style.setProperty('--_ground', ground);
    box.style.color = ground ? '' : 'CanvasText';
  }

  /** Continues the playback that was started on the previous page, or by the player that this one replaces. */
  followStation(station: string): void {
    const { playback } = this;
    const isOther = station !== this.station;
    this.station = station;
    const other = removed.get(station);
    removed.delete(station);
    // The removed player may be this one. Its sound may also have stopped since.
    if (other && other !== playback && handoverOf(other)) takeOver(playback, other);
    else if (isOther) this.resumePrevious();
  }

  /**
   * Renders the fold button. While the player is folded, the button is a disc with a progress ring and the picture, or
   * with an arrow if `picture` is null.
   */
  render(picture: TemplateResult | null): TemplateResult {
    const { isFolded } = this;
    const { settings } = this.host;
    const words = wordsIn(languageCode(settings.lang), { player: english }).player;
    return html`<button
      type="button"
      part="fold"
      aria-expanded=${isFolded ? 'false' : 'true'}
      aria-label=${isFolded ? words.unfold : words.fold}
      @click=${this.handleFold}
    >
      ${isFolded ? html`<span class="disc">${picture ?? renderIcon(CHEVRON_UP)}</span>` : renderIcon(CHEVRON_DOWN)}
    </button>`;
  }

  /** Sets the progress ring. `share` is 0 to 1. */
  moveRing(share: number): void {
    const ring = this.host.renderRoot.querySelector<HTMLElement>('.disc');
    ring?.style.setProperty('--_done', share * 100 + '%');
  }

  private readonly handleFold = (): void => {
    this.isFolded = !this.isFolded;
    rememberFolded(this.isFolded);
    this.host.requestUpdate();
  };

  private readonly handlePageHide = (): void => {
    const handover = handoverOf(this.playback);
    if (handover) storeHandover(handover);
  };

  /**
   * Resumes the sound when the page is restored from the back/forward cache, because the sound stopped when the visitor
   * left the page.
   */
  private readonly handlePageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.resumePrevious();
  };

  /**
   * Handles the activation of a prerendered page. The browser doesn't wait for the previous page's `pagehide`, so that
   * page may store its handover slightly later.
   */
  private readonly handleActivation = (): void => {
    for (const delay of ACTIVATION_DELAYS_MS) setTimeout(() => this.resumePrevious(), delay);
  };

  private resumePrevious(): void {
    const handover = takeHandover(this.station);
    if (handover) resumeHandover(this.playback, handover);
  }

  /**
   * Adds padding below the page's content and below scroll targets. It includes the distance set by `--onair-bottom`.
   */
  private reserveSpace(): void {
    const height = `calc(${this.host.offsetHeight}px + var(--onair-bottom, 0px))`;
    this.pageStyles?.replaceSync(
      `@media screen { :root { padding-bottom: ${height}; scroll-padding-bottom: ${height} } }`,
    );
  }
}

function wasFolded(): boolean {
  try {
    return sessionStorage.getItem(FOLDED_KEY) !== null;
  } catch {
    return false;
  }
}

function rememberFolded(isFolded: boolean): void {
  try {
    if (isFolded) sessionStorage.setItem(FOLDED_KEY, '');
    else sessionStorage.removeItem(FOLDED_KEY);
  } catch {
    // Storage is blocked, so the state is lost when the page closes.
  }
}
