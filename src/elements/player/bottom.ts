/**
 * In:  a player at the foot of the window.
 * Out: room for it below the page's content, a button that folds it, and sound that goes on with the next page.
 *
 * Loaded by the first such player.
 */
import { html, supportsAdoptingStyleSheets, type ReactiveController, type TemplateResult } from 'lit';
import { player as english } from '../../words/en/tags.js';
import { languageCode } from '../../words/language.js';
import { wordsIn } from '../base/locale.js';
import { readableBackground } from '../ui/page-colours.js';
import { styles as looks } from './bottom.styles.js';
import { icon } from './controls.js';
import { goingOf, goOn, leave, takeGoing, takeOver } from './going-on.js';
import { ABSENCE, type Listening } from './listening.js';

/** Put over those of the player. */
export const styles = [looks];

const FOLD = 'm6 9.5 6 6 6-6';
const UNFOLD = 'm6 14.5 6-6 6 6';
const FOLDED = 'onair:folded';

/** Those that were taken away while they played, by their station: one that comes in their place takes their sound over. */
const away = new Map<string, Listening>();

export class Bottom implements ReactiveController {
  isFolded = isKeptFolded();
  private readonly host;
  /** The station for which it was looked whether it played on the page before. */
  private station = '';
  private readonly room = supportsAdoptingStyleSheets ? new CSSStyleSheet() : null;
  private readonly size = new ResizeObserver(() => this.makeRoom());

  constructor(private readonly listening: Listening) {
    this.host = listening.host;
    this.host.addController(this);
  }

  hostConnected(): void {
    const { host, listening, room, size } = this;
    if (away.get(this.station) === listening) away.delete(this.station);
    size.observe(host);
    if (room) document.adoptedStyleSheets = [...document.adoptedStyleSheets, room];
    addEventListener('pagehide', this.onLeave);
    addEventListener('pageshow', this.onReturn);
  }

  hostDisconnected(): void {
    this.size.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== this.room);
    removeEventListener('pagehide', this.onLeave);
    removeEventListener('pageshow', this.onReturn);
    this.leaveSound();
  }

  /** A site that swaps its pages by script may bring another player in the place of this one. */
  private leaveSound(): void {
    const { listening, station } = this;
    if (!goingOf(listening)) return;
    away.set(station, listening);
    setTimeout(() => {
      if (away.get(station) === listening) away.delete(station);
    }, ABSENCE);
  }

  /** What lies below it is not to be seen through it. The page's colours may change at any time. */
  hostUpdated(): void {
    const box = this.host.renderRoot.querySelector<HTMLElement>('.bottom');
    if (!box) return;
    // What was taken the last time says nothing of the browser's own.
    box.style.removeProperty('--_ground');
    const ground = readableBackground(this.host, getComputedStyle(box).backgroundColor);
    if (ground) box.style.setProperty('--_ground', ground);
    box.style.color = ground ? '' : 'CanvasText';
  }

  /** Plays on what played at this station on the page before, or in another player that was here. */
  follow(station: string): void {
    if (station === this.station) return;
    this.station = station;
    const other = away.get(station);
    away.delete(station);
    if (other) return takeOver(this.listening, other);
    const going = takeGoing(station);
    if (going) goOn(this.listening, going);
  }

  render(): TemplateResult {
    const { isFolded } = this;
    const words = wordsIn(languageCode(this.listening.host.settings.lang), { player: english }).player;
    return html`<button
      type="button"
      part="fold"
      aria-expanded=${isFolded ? 'false' : 'true'}
      aria-label=${isFolded ? words.unfold : words.fold}
      @click=${() => this.onFold()}
    >
      ${icon(isFolded ? UNFOLD : FOLD)}
    </button>`;
  }

  private onFold(): void {
    this.isFolded = !this.isFolded;
    keepFolded(this.isFolded);
    this.host.requestUpdate();
  }

  private readonly onLeave = (): void => {
    const going = goingOf(this.listening);
    if (going) leave(going);
  };

  /** A page that the browser had kept comes back as it was left, but silent. */
  private readonly onReturn = ({ persisted }: PageTransitionEvent): void => {
    const going = persisted && takeGoing(this.station);
    if (going) goOn(this.listening, going);
  };

  /** Below the page's content, and below what a link or a key scrolls to. Where it keeps a distance from the window's foot, that too. */
  private makeRoom(): void {
    const height = `calc(${this.host.offsetHeight}px + var(--onair-bottom, 0px))`;
    this.room?.replaceSync(
      `@media screen { :root { padding-bottom: ${height}; scroll-padding-bottom: ${height} } }`,
    );
  }
}

function isKeptFolded(): boolean {
  try {
    return sessionStorage.getItem(FOLDED) !== null;
  } catch {
    return false;
  }
}

function keepFolded(isFolded: boolean): void {
  try {
    if (isFolded) sessionStorage.setItem(FOLDED, '');
    else sessionStorage.removeItem(FOLDED);
  } catch {
    // It holds until the page is left.
  }
}
