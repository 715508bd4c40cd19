/**
 * In:  the episode that a visitor chose.
 * Out: its sound, from where the visitor left it. One episode plays at a time in this page, and one player in all tabs.
 */
import { playAlone } from '../player/one-player.js';
import { remember, remembered } from '../player/remembered.js';
import { EpisodeSession, type Playing } from './episode-session.js';
import { heardOf, keepHeard, PLAYED } from './heard.js';

export const SPEEDS = [0.8, 1, 1.2, 1.5, 2];

/** What of an episode was heard is kept again after so long: seconds. Less than that is not kept at all. */
const STEP = 5;

class EpisodeSound {
  /** The same for all episodes: a browser that allows sound only after a press of a button allows it for this element. */
  readonly audio = new Audio();
  hasFailed = false;
  private owner: unknown = null;
  private url = '';
  private about!: Playing;
  private changed = (): void => undefined;
  private leaveOthers: (() => void) | undefined;
  /** Where to begin once the sound is there: seconds. */
  private from = 0;
  /** What was kept last: seconds. */
  private kept = 0;
  private readonly session = new EpisodeSession(this.audio, (seconds) => this.seek(seconds));

  constructor() {
    const { audio } = this;
    audio.defaultPlaybackRate = SPEEDS.find((each) => String(each) === remembered('speed')) ?? 1;
    audio.onloadedmetadata = () => {
      if (this.from) audio.currentTime = this.from;
      this.from = 0;
    };
    audio.ontimeupdate = () => {
      if (Math.abs(audio.currentTime - this.kept) >= STEP) this.keep();
      this.changed();
    };
    audio.ondurationchange =
      audio.onseeked =
      audio.onratechange =
        () => {
          this.session.update();
          this.changed();
        };
    audio.onended = () => {
      this.keep();
      this.changed();
    };
    // Playback may have been started by this page, a lock screen or the media keys of a keyboard.
    audio.onplay = () => {
      this.leaveOthers?.();
      this.leaveOthers = playAlone(() => {
        audio.pause();
        this.session.clear();
      });
      this.session.show(this.about);
      this.changed();
    };
    audio.onpause = () => {
      if (audio.paused) this.stopWaiting();
      this.keep();
      this.session.update();
      this.changed();
    };
    audio.onerror = () => {
      this.hasFailed = this.url !== '';
      this.changed();
    };
    addEventListener('pagehide', () => this.keep());
  }

  /** Whether this episode is the one that was chosen last. `owner` is the list that shows it. */
  isOf(owner: unknown, url: string | null): boolean {
    return owner === this.owner && url === this.url;
  }

  get isOn(): boolean {
    return !this.audio.paused && !this.hasFailed;
  }

  get speed(): number {
    return this.audio.defaultPlaybackRate;
  }

  /** It holds for all episodes, and on the next page. */
  set speed(speed: number) {
    this.audio.defaultPlaybackRate = this.audio.playbackRate = speed;
    remember('speed', String(speed));
  }

  /** Plays, pauses, or resumes. Call it in the handler of a press: otherwise the browser may not allow sound. */
  toggle(owner: unknown, url: string, about: Playing, changed: () => void): void {
    if (!this.isOf(owner, url) || this.hasFailed) {
      this.choose(owner, url, about, changed, Math.max(0, heardOf(url)));
    } else if (this.isOn) this.audio.pause();
    else this.play();
  }

  /** Plays from so many seconds on, whatever played before. Call it in the handler of a press. */
  playFrom(seconds: number, owner: unknown, url: string, about: Playing, changed: () => void): void {
    if (!this.isOf(owner, url) || this.hasFailed) this.choose(owner, url, about, changed, seconds);
    else {
      this.seek(seconds);
      if (!this.isOn) this.play();
    }
  }

  /** In seconds from the beginning. */
  seek(seconds: number): void {
    const { audio } = this;
    const end = isFinite(audio.duration) ? audio.duration : Infinity;
    // What is not loaded has no place to go to yet.
    if (audio.readyState) audio.currentTime = Math.max(0, Math.min(seconds, end));
    else this.from = Math.max(0, seconds);
  }

  /** Stops the sound when `owner` has chosen it: call it when the owner is hidden or removed. */
  leave(owner: unknown): void {
    if (owner !== this.owner) return;
    this.keep();
    // `changed` holds the element, which must be free to be garbage-collected.
    Object.assign(this, { owner: null, url: '', changed: () => undefined });
    this.audio.pause();
    this.audio.removeAttribute('src');
    // Frees the loaded data, and cancels the `pause` event.
    this.audio.load();
    this.stopWaiting();
    this.session.clear();
  }

  private choose(owner: unknown, url: string, about: Playing, changed: () => void, from: number): void {
    const before = this.changed;
    this.keep();
    Object.assign(this, { owner, url, about, changed, hasFailed: false, from, kept: from });
    this.audio.src = url;
    before();
    this.play();
  }

  /** Nearly at the end it was played: few hear the last thanks. */
  private keep(): void {
    const { currentTime: at, duration: end } = this.audio;
    const isBegun = at >= STEP || heardOf(this.url) > 0;
    if (!this.url || this.from || !at || !isBegun) return;
    this.kept = at;
    keepHeard(this.url, end - at < Math.min(30, end / 20) ? PLAYED : at);
  }

  private stopWaiting(): void {
    this.leaveOthers?.();
    this.leaveOthers = undefined;
  }

  private play(): void {
    // A failure comes as an `error` event. Where the browser does not allow sound, the button still says "play".
    this.audio.play().catch(() => this.changed());
  }
}

let shared: EpisodeSound | undefined;

/** One for the page, made when the first podcast is unfolded, since `Audio` does not exist on a server. */
export function episodeSound(): EpisodeSound {
  return (shared ??= new EpisodeSound());
}

export type { EpisodeSound };
