import { LazyChunk } from '../controllers/lazy-chunk.js';
import { remembered } from '../base/remembered.js';
import type { Bottom } from './bottom.js';
import type { Card, CardHost } from './card.js';
import type { CurrentShow } from './current-show.js';
import type { Playback } from '../playback/playback.js';
import type { Popup } from './popup.js';
import type { Remote } from './remote.js';
import type { SleepTimer } from './sleep-timer.js';
import type { Sheet } from './sheet.js';

export type Layout = 'card' | 'mini' | 'bottom' | 'bar';

/** Loads the code for a player's layout and its popup button. The layouts `bar` and `mini` need no extra code. */
export class Layouts {
  /** The layout to render: the requested one, or the bar if the layout's code failed to load. */
  shown: Layout = 'bar';
  popup: Popup | null = null;
  sleepTimer: SleepTimer | null = null;
  remote: Remote | null = null;
  currentShow: CurrentShow | null = null;
  sheet: Sheet | null = null;
  private loadedCard: Card | null = null;
  private loadedBottom: Bottom | null = null;
  private readonly popupChunk;
  private readonly listeningChunk;
  private readonly showChunk;
  private readonly sheetChunk;
  private readonly chunks;

  /** `isMenuOpen` returns whether the player's menu is open. */
  constructor(host: CardHost, playback: Playback, isMenuOpen: () => boolean) {
    this.popupChunk = new LazyChunk(
      host,
      () => import('./popup.js'),
      ({ Popup }) => (this.popup = new Popup(playback)),
    );
    this.sheetChunk = new LazyChunk(
      host,
      () => import('./sheet.js'),
      ({ Sheet }) => (this.sheet = new Sheet(host)),
    );
    this.listeningChunk = new LazyChunk(
      host,
      () => import('./listening.js'),
      ({ Remote, SleepTimer }) => {
        this.sleepTimer = new SleepTimer(playback, isMenuOpen);
        this.remote = new Remote(playback, isMenuOpen);
      },
    );
    this.showChunk = new LazyChunk(
      host,
      () => import('./current-show.js'),
      ({ CurrentShow }) => (this.currentShow = new CurrentShow(host)),
    );
    this.chunks = {
      card: new LazyChunk(
        host,
        () => import('./card.js'),
        ({ Card }) => (this.loadedCard = new Card(host)),
      ),
      bottom: new LazyChunk(
        host,
        () => import('./bottom.js'),
        ({ Bottom }) => (this.loadedBottom = new Bottom(playback)),
      ),
      mini: null,
      bar: null,
    };
  }

  /**
   * `station` is the `channelKey` of the element's station. It is null on a server and during hydration, when no code
   * should be loaded.
   */
  update(wanted: Layout, hasPopup: boolean, station: string | null): void {
    const chunk = this.chunks[wanted];
    this.shown = chunk?.isMissing ? 'bar' : wanted;
    if (station === null) return;
    if (hasPopup) void this.popupChunk.load();
    if (this.popup?.isInside) void this.sheetChunk.load();
    // The timer may have been set in another tab or on the previous page.
    if (remembered('sleep')) this.loadMenu();
    void chunk?.load();
    this.bottom?.followStation(station);
  }

  /** Loads the code of the menu's sleep timer and of its button for other devices. */
  loadMenu(): void {
    void this.listeningChunk.load();
  }

  /** Loads the code that follows the schedule. */
  loadShow(): void {
    void this.showChunk.load();
  }

  /** Whether the player is in the pop-up window, where the content of the sheet fills the window. */
  get isWindow(): boolean {
    return !!this.popup?.isInside && !!this.sheet;
  }

  /** Loads the code of the sheet. Tries again if an earlier attempt failed. */
  async loadSheet(): Promise<Sheet | null> {
    await (this.sheetChunk.isMissing ? this.sheetChunk.retry() : this.sheetChunk.load());
    return this.sheet;
  }

  /** True until the code of the layout has loaded. */
  get isLoading(): boolean {
    const chunk = this.chunks[this.shown];
    return !!chunk && !chunk.module;
  }

  get card(): Card | null {
    return this.shown === 'card' ? this.loadedCard : null;
  }

  get bottom(): Bottom | null {
    return this.shown === 'bottom' ? this.loadedBottom : null;
  }
}
