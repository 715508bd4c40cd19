/**
 * In:  the episode that somebody wants to hear.
 * Out: its sound: one episode at a time in this page, and one player in all tabs.
 */
import { playAlone } from '../player/one-player.js';

/** What a lock screen shows of it. */
export interface Playing {
  title: string;
  artist: string;
  /** Address of the cover; null shows none. */
  image: string | null;
}

class EpisodeSound {
  /** One for all: a browser that wants a press of a button before it plays remembers the press by the element. */
  readonly audio = new Audio();
  hasFailed = false;
  private owner: unknown = null;
  private url = '';
  private about!: Playing;
  private changed = (): void => undefined;
  private leaveOthers: (() => void) | undefined;
  private metadata: MediaMetadata | null = null;

  constructor() {
    const { audio } = this;
    audio.ontimeupdate = audio.ondurationchange = audio.onended = () => this.changed();
    // Whoever wanted it to play: this page, a lock screen, the keys of a keyboard.
    audio.onplay = () => {
      this.leaveOthers?.();
      this.leaveOthers = playAlone(() => audio.pause());
      this.showOnLockScreen();
      this.changed();
    };
    audio.onpause = () => {
      if (audio.paused) this.stopWaiting();
      this.changed();
    };
    audio.onerror = () => {
      this.hasFailed = this.url !== '';
      this.changed();
    };
  }

  /** Whether this episode was the last to be chosen, here. */
  isOf(owner: unknown, url: string | null): boolean {
    return owner === this.owner && url === this.url;
  }

  get isOn(): boolean {
    return !this.audio.paused && !this.hasFailed;
  }

  /** Plays, pauses, or goes on. To be called while a press is handled, or the browser may not allow it. */
  toggle(owner: unknown, url: string, about: Playing, changed: () => void): void {
    const before = this.changed;
    if (!this.isOf(owner, url) || this.hasFailed) {
      Object.assign(this, { owner, url, about, changed, hasFailed: false });
      this.audio.src = url;
      before();
      this.play();
    } else if (this.isOn) this.audio.pause();
    else this.play();
  }

  /** Its owner is not seen any more. */
  leave(owner: unknown): void {
    if (owner !== this.owner) return;
    // What it was called by is an element, which may be thrown away.
    Object.assign(this, { owner: null, url: '', changed: () => undefined });
    this.audio.pause();
    this.audio.removeAttribute('src');
    // Lets go of what was loaded, and sends no event of the pause.
    this.audio.load();
    this.stopWaiting();
    const session = navigator.mediaSession as MediaSession | undefined;
    if (this.metadata && session?.metadata === this.metadata) session.metadata = null;
  }

  private stopWaiting(): void {
    this.leaveOthers?.();
    this.leaveOthers = undefined;
  }

  private play(): void {
    // Why it does not play comes as an event; that it may not, or not yet, is seen by the button.
    this.audio.play().catch(() => this.changed());
  }

  /** Buttons there are the browser's own again, which pause and go on: a live stream may have had others. */
  private showOnLockScreen(): void {
    const { title, artist, image } = this.about;
    try {
      this.metadata = new MediaMetadata({ title, artist, artwork: image ? [{ src: image }] : [] });
      navigator.mediaSession.metadata = this.metadata;
      for (const action of ['play', 'pause', 'stop'] as const) {
        navigator.mediaSession.setActionHandler(action, null);
      }
    } catch {
      // A browser without a lock screen, or with only a part of what it takes.
    }
  }
}

let shared: EpisodeSound | undefined;

/** The one of this page. It is made when the first podcast is unfolded: a server has no sound. */
export function episodeSound(): EpisodeSound {
  return (shared ??= new EpisodeSound());
}
