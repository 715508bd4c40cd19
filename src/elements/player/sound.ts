/**
 * In:  the address of a live stream.
 * Out: its sound, for as long as somebody wants it, and how it stands.
 *
 * What a browser still holds of a live stream is the past. So to stop lets go of
 * the connection, and to play makes a new one: nothing is ever resumed.
 */

/**
 * `connecting`: nothing is heard yet. `reconnecting`: it was, and will be again. The last two ended by
 * themselves: `blocked` by the browser, `unplayable` because nothing ever came of it.
 */
export type SoundState = 'stopped' | 'connecting' | 'playing' | 'reconnecting' | 'blocked' | 'unplayable';

/** All in milliseconds. */
const BEAT = 1000;
/** A stream that has been silent for so long has stalled: a new connection is worth more than waiting. */
const PATIENCE = 12_000;
/** And so long, before anybody is told. */
const HUSH = 2000;
/** A stream that was heard for so long is one that plays, whatever comes: seconds. */
const HEARD = 1;
/** A stream that has played for so long is a good one: the next break is a new story. */
const STEADY = 10_000;
const LONGEST_WAIT = 30_000;
/** A stream that was never heard is given up after so many tries. */
const TRIES = 3;

export class Sound {
  state: SoundState = 'stopped';
  private ownAudio: HTMLAudioElement | undefined;
  /** Where the next connection goes. */
  url = '';
  private timer: ReturnType<typeof setInterval> | undefined;
  private isHeard = false;
  private tries = 0;
  private retryAt = 0;
  /** How far the stream had played, when that was last seen to change, and since when it does. */
  private place = 0;
  private movedAt = 0;
  private steadySince = 0;

  /** Calls back when the state has changed, and with every second while it plays. */
  constructor(
    private readonly changed: () => void,
    private readonly patience = PATIENCE,
  ) {}

  /** One for all connections: a browser that wants a press of a button before it plays remembers the press by the element. A server has none. */
  get audio(): HTMLAudioElement {
    return (this.ownAudio ??= this.makeAudio());
  }

  private makeAudio(): HTMLAudioElement {
    const audio = new Audio();
    audio.preload = 'none';
    audio.ontimeupdate = () => this.check();
    audio.onerror = audio.onended = () => this.lose();
    // Headphones pulled out, a phone call, a key: somebody wants silence. An end comes as a pause, too.
    audio.onpause = () => {
      if (this.isConnected && audio.paused && !audio.ended) this.end('stopped');
    };
    return audio;
  }

  /** Whether somebody wants to hear it. */
  get isOn(): boolean {
    return this.timer !== undefined;
  }

  /** To be called while a press is handled, or the browser may not allow it. */
  play(url: string): void {
    this.disconnect();
    clearInterval(this.timer);
    this.url = url;
    this.isHeard = false;
    this.tries = 0;
    this.timer = setInterval(() => {
      this.check();
      this.changed();
    }, BEAT);
    this.become('connecting');
    this.connect();
  }

  stop(): void {
    if (this.state !== 'stopped') this.end('stopped');
  }

  private get isConnected(): boolean {
    return this.audio.hasAttribute('src');
  }

  private connect(): void {
    const { audio } = this;
    audio.src = this.url;
    this.place = audio.currentTime;
    this.movedAt = Date.now();
    // What else can go wrong comes as an event.
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
    const now = Date.now();
    const { currentTime } = this.audio;
    if (!this.isConnected) {
      // Without a network there is nothing to try; with it, no reason to wait.
      if (navigator.onLine === false) this.retryAt = 0;
      else if (now >= this.retryAt) this.connect();
    } else if (currentTime > this.place) {
      if (this.state !== 'playing') this.steadySince = now;
      else if (now - this.steadySince > STEADY) this.tries = 0;
      this.place = currentTime;
      this.movedAt = now;
      if (currentTime > HEARD) this.isHeard = true;
      this.become('playing');
    } else if (now - this.movedAt > this.patience) this.lose();
    else if (this.isHeard && now - this.movedAt > HUSH) this.become('reconnecting');
  }

  /** The connection is lost, or never was one. */
  private lose(): void {
    if (!this.isOn || !this.isConnected) return;
    this.disconnect();
    this.tries++;
    if (this.tries >= TRIES && !this.isHeard && navigator.onLine !== false) return this.end('unplayable');
    // A thousand listeners do not come back in the same instant.
    const wait = Math.min(LONGEST_WAIT, 2 ** (this.tries - 1) * 1000);
    this.retryAt = Date.now() + wait * (0.5 + Math.random() / 2);
    this.become(this.isHeard ? 'reconnecting' : 'connecting');
  }

  private end(state: SoundState): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.disconnect();
    this.become(state);
  }

  private become(state: SoundState): void {
    if (state === this.state) return;
    this.state = state;
    this.changed();
  }
}
