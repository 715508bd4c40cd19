/**
 * Stands in for the browser's `Audio`: it plays without a request, by the clock of `Date` and `setInterval`, and so also by a
 * stopped one.
 */
interface Begun {
  url: string;
  level: number;
  isMuted: boolean;
}

/** The event comes as often in a browser: milliseconds. */
const UPDATE_MS = 250;

export class PretendAudio extends EventTarget {
  /** What each call of `play` began, oldest first. */
  static begun: Begun[] = [];
  /** Whether an address plays. One that doesn't reports an error. */
  static canPlay: (url: string) => boolean = () => true;
  /** Whether what plays moves on. */
  static isStalled = false;
  /** The error that the browser refuses `play` with. */
  static refusal: Error | null = null;

  preload = '';
  volume = 1;
  muted = false;
  paused = true;
  ended = false;
  currentTime = 0;
  ontimeupdate: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onended: (() => void) | null = null;
  onpause: (() => void) | null = null;
  private address: string | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;

  static reset(): void {
    this.begun = [];
    this.canPlay = () => true;
    this.isStalled = false;
    this.refusal = null;
  }

  get src(): string {
    return this.address ?? '';
  }

  set src(url: string) {
    this.load();
    this.address = url;
    this.dispatchEvent(new Event('loadstart'));
  }

  hasAttribute(): boolean {
    return this.address !== null;
  }

  getAttribute(): string | null {
    return this.address;
  }

  removeAttribute(): void {
    this.address = null;
  }

  load(): void {
    clearInterval(this.timer);
    this.currentTime = 0;
    this.paused = true;
  }

  async play(): Promise<void> {
    const { src: url, volume: level, muted: isMuted } = this;
    PretendAudio.begun.push({ url, level, isMuted });
    if (PretendAudio.refusal) throw PretendAudio.refusal;
    this.paused = false;
    await Promise.resolve();
    if (this.paused || url !== this.src) return;
    if (!PretendAudio.canPlay(url)) return this.fail();
    this.move(0.01);
    this.timer = setInterval(() => this.move(UPDATE_MS / 1000), UPDATE_MS);
  }

  pause(): void {
    clearInterval(this.timer);
    if (this.paused) return;
    this.paused = true;
    this.tell('pause');
  }

  /** The connection is lost. */
  fail(): void {
    clearInterval(this.timer);
    this.tell('error');
  }

  private move(seconds: number): void {
    if (PretendAudio.isStalled) return;
    this.currentTime += seconds;
    this.tell('timeupdate');
  }

  /** A browser does it in a task, when the code that caused it is done. */
  private tell(name: 'pause' | 'timeupdate' | 'error'): void {
    queueMicrotask(() => {
      this.dispatchEvent(new Event(name));
      this[`on${name}`]?.();
    });
  }
}
