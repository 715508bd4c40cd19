import { loadChunk } from '../../station/load-chunk.js';
import { isPlaylist } from './streams.js';

/**
 * - `connecting`: the stream hasn't started to play yet.
 * - `reconnecting`: the stream played before, and the connection is being retried.
 * - `paused`: the device or the lock screen paused the sound. The page's play button starts it again.
 * - `blocked`: the browser refused to play until the visitor presses a button.
 * - `unplayable`: every attempt failed.
 */
export type SoundState =
  'stopped' | 'connecting' | 'playing' | 'reconnecting' | 'paused' | 'blocked' | 'unplayable';

const CHECK_INTERVAL_MS = 1000;
/** If a stream doesn't advance for this long, it has stalled, and the player reconnects. */
const STALL_TIMEOUT_MS = 12_000;
/** How long the sound can be interrupted before the state changes to `reconnecting`. */
const RECONNECT_NOTICE_MS = 2000;
/** Playing time after which a stream counts as playable. Retries are then unlimited. */
const AUDIBLE_AFTER_S = 1;
/** Playing time after which the number of attempts and the retry delay are reset. */
const STABLE_AFTER_MS = 10_000;
const MAX_RETRY_DELAY_MS = 30_000;
/** Number of attempts after which the player gives up on a stream that has never played. */
const MAX_ATTEMPTS = 3;

/**
 * Plays a live stream and reconnects when the connection breaks. `play()` always opens a new connection, because the
 * browser's buffer is out of date after a pause. `stop()` closes the connection; `pause()` keeps the audio element's
 * source, because browsers otherwise remove the buttons from the lock screen.
 */
export class Sound {
  state: SoundState = 'stopped';
  /** URL for the next connection. */
  url = '';
  private audioElement: HTMLAudioElement | null = null;
  /** Active from `play()` until the sound stops. */
  private checkTimer: ReturnType<typeof setInterval> | undefined;
  private isAudible = false;
  private attempts = 0;
  private retryAt = 0;
  /** Identifies the latest request for a playlist, so that older responses are ignored. */
  private playlistAttempt: object | null = null;
  /** The last `currentTime` seen, in seconds. */
  private position = 0;
  /** Time of the last change of the position. */
  private progressAt = 0;
  private playingSince = 0;
  /** The last online state that the browser reported. It can be wrong, so retries don't wait for it. */
  private isOnline = true;

  /** `onChange` is called when the state changes, and every second until the sound stops. */
  constructor(public onChange: () => void) {}

  /**
   * The element is used for all connections, because browsers remember per element that the visitor pressed play. It is
   * created on first use, because a server has no `Audio`.
   */
  get audio(): HTMLAudioElement {
    return (this.audioElement ??= this.createAudio());
  }

  private createAudio(): HTMLAudioElement {
    const audio = new Audio();
    audio.preload = 'none';
    audio.ontimeupdate = () => this.check();
    audio.onerror = audio.onended = () => this.handleBreak();
    // The device paused the sound, for example because headphones were unplugged, a call came in or a media key was
    // pressed. The end of a stream also fires `pause`.
    audio.onpause = () => {
      const isPausedByDevice = audio.paused && !audio.ended && !this.isChangingDevice;
      if (this.isOn && this.isConnected && isPausedByDevice) this.pause();
    };
    // The device plays the sound again, for example after a call. The sound would continue at the old position, which
    // is behind the live stream, so open a new connection.
    audio.onplay = () => {
      if (this.state === 'paused' && !audio.paused) this.play(this.url);
    };
    return audio;
  }

  /** True from `play()` until the sound stops, including while it connects. */
  get isOn(): boolean {
    return this.checkTimer !== undefined;
  }

  /** Opens a new connection and plays. Browsers may allow this only while a press is handled. */
  play(url: string): void {
    this.disconnect();
    clearInterval(this.checkTimer);
    this.url = url;
    this.isAudible = false;
    this.attempts = 0;
    this.playlistAttempt = null;
    this.checkTimer = setInterval(() => {
      this.check();
      this.onChange();
    }, CHECK_INTERVAL_MS);
    this.setState('connecting');
    this.connect();
  }

  stop(): void {
    if (this.state !== 'stopped') this.end('stopped');
  }

  /** Pauses the sound in such a way that it can be resumed on the lock screen. */
  pause(): void {
    if (!this.isOn) return;
    this.stopChecking();
    this.audio.pause();
    this.setState('paused');
  }

  /** True while the browser connects to another device. No sound is audible until then. */
  private get isChangingDevice(): boolean {
    return (this.audio.remote as RemotePlayback | undefined)?.state === 'connecting';
  }

  private get isConnected(): boolean {
    return this.audio.hasAttribute('src');
  }

  private connect(): void {
    if (isPlaylist(this.url)) void this.connectToPlaylist();
    else this.connectTo(this.url);
  }

  /**
   * Plays the first stream of a playlist. If the page can't read the playlist, passes it to the browser, which may be
   * able to play it.
   */
  private async connectToPlaylist(): Promise<void> {
    const { url } = this;
    const attempt = (this.playlistAttempt = {});
    this.retryAt = Infinity;
    const stream = await loadChunk(() => import('../../station/lists/stream-playlist.js')).then(
      ({ streamInPlaylist }) => streamInPlaylist(url),
      () => null,
    );
    if (this.isOn && attempt === this.playlistAttempt) this.connectTo(stream ?? url);
  }

  private connectTo(url: string): void {
    const { audio } = this;
    audio.src = url;
    this.position = audio.currentTime;
    this.progressAt = Date.now();
    // All other errors also fire an `error` event.
    audio.play().catch(({ name }: Error) => {
      if (name === 'NotAllowedError' && this.isConnected) this.end('blocked');
    });
  }

  private disconnect(): void {
    this.audio.pause();
    this.audio.removeAttribute('src');
    this.audio.load();
  }

  private check(): void {
    if (!this.isOn) return;
    const wasOnline = this.isOnline;
    this.isOnline = navigator.onLine !== false;
    if (this.isOnline && !wasOnline && this.state !== 'playing') {
      this.disconnect();
      this.connect();
    } else if (this.isConnected) this.checkProgress();
    else if (Date.now() >= this.retryAt) this.connect();
  }

  private checkProgress(): void {
    const now = Date.now();
    const { currentTime } = this.audio;
    // Another device may restart the position at 0.
    if (currentTime < this.position) this.position = currentTime;
    if (this.isChangingDevice) this.progressAt = now;
    if (currentTime > this.position) {
      if (this.state !== 'playing') this.playingSince = now;
      else if (now - this.playingSince > STABLE_AFTER_MS) this.attempts = 0;
      this.position = currentTime;
      this.progressAt = now;
      if (currentTime > AUDIBLE_AFTER_S) this.isAudible = true;
      this.setState('playing');
      return;
    }
    const silence = now - this.progressAt;
    if (silence > STALL_TIMEOUT_MS) this.handleBreak();
    else if (this.isAudible && silence > RECONNECT_NOTICE_MS) this.setState('reconnecting');
  }

  /** Schedules a retry after the connection was lost or couldn't be opened, or gives up. */
  private handleBreak(): void {
    if (!this.isOn || !this.isConnected) return;
    // The position may have advanced since the last check.
    if (this.audio.currentTime > AUDIBLE_AFTER_S) this.isAudible = true;
    this.disconnect();
    this.attempts++;
    if (this.attempts >= MAX_ATTEMPTS && !this.isAudible && navigator.onLine !== false) {
      this.end('unplayable');
      return;
    }
    const delay = Math.min(MAX_RETRY_DELAY_MS, 2 ** (this.attempts - 1) * 1000);
    // A random delay, so that not all listeners reconnect at the same moment.
    this.retryAt = Date.now() + delay * (0.5 + Math.random() / 2);
    this.setState(this.isAudible ? 'reconnecting' : 'connecting');
  }

  private end(state: SoundState): void {
    this.stopChecking();
    this.disconnect();
    this.setState(state);
  }

  private stopChecking(): void {
    clearInterval(this.checkTimer);
    this.checkTimer = undefined;
  }

  private setState(state: SoundState): void {
    if (state === this.state) return;
    this.state = state;
    this.onChange();
  }
}
