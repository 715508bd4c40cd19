/**
 * In:  the episode that a visitor chose.
 * Out: its sound. One episode plays at a time in this page, and one player in all tabs.
 */
import { playAlone } from '../player/one-player.js';

/** What a lock screen shows of an episode. */
export interface Playing {
  title: string;
  artist: string;
  /** Address of the cover; null shows none. */
  image: string | null;
}

class EpisodeSound {
  /** The same for all episodes: a browser that allows sound only after a press of a button allows it for this element. */
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
    // Playback may have been started by this page, a lock screen or the media keys of a keyboard.
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

  /** Whether this episode is the one that was chosen last. `owner` is the list that shows it. */
  isOf(owner: unknown, url: string | null): boolean {
    return owner === this.owner && url === this.url;
  }

  get isOn(): boolean {
    return !this.audio.paused && !this.hasFailed;
  }

  /** Plays, pauses, or resumes. Call it in the handler of a press: otherwise the browser may not allow sound. */
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

  /** Stops the sound when `owner` has chosen it: call it when the owner is hidden or removed. */
  leave(owner: unknown): void {
    if (owner !== this.owner) return;
    // `changed` holds the element, which must be free to be garbage-collected.
    Object.assign(this, { owner: null, url: '', changed: () => undefined });
    this.audio.pause();
    this.audio.removeAttribute('src');
    // Frees the loaded data, and cancels the `pause` event.
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
    // A failure comes as an `error` event. Where the browser does not allow sound, the button still says "play".
    this.audio.play().catch(() => this.changed());
  }

  /** Resets the buttons to the browser's own: the player may have set others for its live stream. */
  private showOnLockScreen(): void {
    const { title, artist, image } = this.about;
    try {
      this.metadata = new MediaMetadata({ title, artist, artwork: image ? [{ src: image }] : [] });
      navigator.mediaSession.metadata = this.metadata;
      for (const action of ['play', 'pause', 'stop'] as const) {
        navigator.mediaSession.setActionHandler(action, null);
      }
    } catch {
      // The browser has no Media Session API, or only a part of it.
    }
  }
}

let shared: EpisodeSound | undefined;

/** One for the page, made when the first podcast is unfolded, since `Audio` does not exist on a server. */
export function episodeSound(): EpisodeSound {
  return (shared ??= new EpisodeSound());
}
