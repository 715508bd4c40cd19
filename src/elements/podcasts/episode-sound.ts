import { playAlone } from '../controllers/play-alone.js';
import { remember, remembered } from '../base/remembered.js';
import { EpisodeSession, type EpisodeMetadata } from './episode-session.js';
import { heardOf, keepHeard, PLAYED } from './heard.js';

export const SPEEDS = [0.8, 1, 1.2, 1.5, 2];

/** The position is saved each time it has changed by this many seconds. Positions before that aren't saved. */
const SAVE_STEP_S = 5;

/**
 * Plays one episode at a time, starting where the visitor left off. Starting it stops the site's other players, and
 * vice versa.
 */
class EpisodeSound {
  /** The element is used for all episodes, because browsers remember per element that the visitor pressed play. */
  readonly audio = new Audio();
  hasFailed = false;
  private owner: unknown = null;
  private url = '';
  private metadata!: EpisodeMetadata;
  private onChange = (): void => undefined;
  private stopListeningForOthers: (() => void) | null = null;
  /** Position in seconds at which to start after loading. */
  private startAt = 0;
  /** The last saved position in seconds. */
  private savedPosition = 0;
  private readonly session = new EpisodeSession(this.audio, (seconds) => this.seek(seconds));

  constructor() {
    const { audio } = this;
    audio.defaultPlaybackRate = SPEEDS.find((each) => String(each) === remembered('speed')) ?? 1;
    audio.onloadedmetadata = () => {
      if (this.startAt) audio.currentTime = this.startAt;
      this.startAt = 0;
    };
    audio.ontimeupdate = () => {
      if (Math.abs(audio.currentTime - this.savedPosition) >= SAVE_STEP_S) this.savePosition();
      this.onChange();
    };
    audio.ondurationchange =
      audio.onseeked =
      audio.onratechange =
        () => {
          this.session.update();
          this.onChange();
        };
    audio.onended = () => {
      this.savePosition();
      this.onChange();
    };
    // Playback can be started by this page, a lock screen or media keys.
    audio.onplay = () => {
      this.stopListeningForOthers?.();
      this.stopListeningForOthers = playAlone(() => {
        audio.pause();
        this.session.clear();
      });
      this.session.show(this.metadata);
      this.onChange();
    };
    audio.onpause = () => {
      if (audio.paused) this.endPlayAlone();
      this.savePosition();
      this.session.update();
      this.onChange();
    };
    audio.onerror = () => {
      this.hasFailed = this.url !== '';
      this.onChange();
    };
    addEventListener('pagehide', () => this.savePosition());
  }

  /** Whether this episode was chosen last. `owner` is the list that contains it. */
  isOf(owner: unknown, url: string | null): boolean {
    return owner === this.owner && url === this.url;
  }

  get isOn(): boolean {
    return !this.audio.paused && !this.hasFailed;
  }

  get speed(): number {
    return this.audio.defaultPlaybackRate;
  }

  /** The speed applies to all episodes and is remembered for the next page. */
  set speed(speed: number) {
    this.audio.defaultPlaybackRate = this.audio.playbackRate = speed;
    remember('speed', String(speed));
  }

  /** Plays, pauses or resumes. Call it while a press is handled, because the browser may block it otherwise. */
  toggle(owner: unknown, url: string, metadata: EpisodeMetadata, onChange: () => void): void {
    if (!this.isOf(owner, url) || this.hasFailed) {
      this.choose(owner, url, metadata, onChange, Math.max(0, heardOf(url)));
    } else if (this.isOn) this.audio.pause();
    else this.play();
  }

  /** Plays an episode from a position. Call it while a press is handled. */
  playFrom(
    seconds: number,
    owner: unknown,
    url: string,
    metadata: EpisodeMetadata,
    onChange: () => void,
  ): void {
    if (!this.isOf(owner, url) || this.hasFailed) this.choose(owner, url, metadata, onChange, seconds);
    else {
      this.seek(seconds);
      if (!this.isOn) this.play();
    }
  }

  /** Moves to a position in seconds from the start. */
  seek(seconds: number): void {
    const { audio } = this;
    const end = isFinite(audio.duration) ? audio.duration : Infinity;
    // The element can't seek before the metadata has loaded.
    if (audio.readyState) audio.currentTime = Math.max(0, Math.min(seconds, end));
    else this.startAt = Math.max(0, seconds);
  }

  /** Stops the sound if `owner` has chosen it. Call it when the owner is hidden or removed. */
  release(owner: unknown): void {
    if (owner !== this.owner) return;
    this.savePosition();
    // Drop the callback, so that the element can be garbage-collected.
    this.owner = null;
    this.url = '';
    this.onChange = () => undefined;
    this.audio.pause();
    this.audio.removeAttribute('src');
    // Release the loaded data and cancel the queued `pause` event.
    this.audio.load();
    this.endPlayAlone();
    this.session.clear();
  }

  private choose(
    owner: unknown,
    url: string,
    metadata: EpisodeMetadata,
    onChange: () => void,
    startAt: number,
  ): void {
    const notifyPrevious = this.onChange;
    this.savePosition();
    this.owner = owner;
    this.url = url;
    this.metadata = metadata;
    this.onChange = onChange;
    this.hasFailed = false;
    this.startAt = this.savedPosition = startAt;
    this.audio.src = url;
    notifyPrevious();
    this.play();
  }

  /** Saves the position. An episode near its end counts as played. */
  private savePosition(): void {
    const { currentTime: at, duration: end } = this.audio;
    const isStarted = at >= SAVE_STEP_S || heardOf(this.url) > 0;
    if (!this.url || this.startAt || !at || !isStarted) return;
    this.savedPosition = at;
    keepHeard(this.url, end - at < Math.min(30, end / 20) ? PLAYED : at);
  }

  private endPlayAlone(): void {
    this.stopListeningForOthers?.();
    this.stopListeningForOthers = null;
  }

  private play(): void {
    // If the browser blocks playback, update the button so that it says "play" again. Other failures fire `error`.
    this.audio.play().catch(() => this.onChange());
  }
}

let shared: EpisodeSound | null = null;

/** Returns the sound that all lists on the page share. It is created on first use, because a server has no `Audio`. */
export function episodeSound(): EpisodeSound {
  return (shared ??= new EpisodeSound());
}

export type { EpisodeSound };
