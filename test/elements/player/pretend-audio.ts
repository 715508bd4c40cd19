interface Begun {
  url: string;
  level: number;
  isMuted: boolean;
}

/** Interval of `timeupdate`, about as in a browser. */
const UPDATE_MS = 250;

/** A fake of the browser's `Audio` without requests. It uses `Date` and `setInterval`, so that fake timers drive it. */
export class PretendAudio extends EventTarget {
  /** One entry for each call of `play`, oldest first. */
  static begun: Begun[] = [];
  /** Returns true if a URL can be played. Otherwise, an error event is dispatched. */
  static canPlay: (url: string) => boolean = () => true;
  /** True stops the time of all playing instances. */
  static isStalled = false;
  /** The error with which `play` rejects; null to allow it. */
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
    this.emit('pause');
  }

  /** Simulates a lost connection. */
  fail(): void {
    clearInterval(this.timer);
    this.emit('error');
  }

  private move(seconds: number): void {
    if (PretendAudio.isStalled) return;
    this.currentTime += seconds;
    this.emit('timeupdate');
  }

  /** Dispatches asynchronously, as browsers do. */
  private emit(name: 'pause' | 'timeupdate' | 'error'): void {
    queueMicrotask(() => {
      this.dispatchEvent(new Event(name));
      this[`on${name}`]?.();
    });
  }
}
