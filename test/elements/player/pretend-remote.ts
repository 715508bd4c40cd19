/** A fake of the Remote Playback API with one device, since browsers without a screen find none. */
export class PretendRemote extends EventTarget {
  state: RemotePlaybackState = 'disconnected';
  /** How often `prompt` was called. */
  prompts = 0;
  /** Rejects the next calls of `prompt`; null to accept them. */
  refusal: Error | null = null;
  /** Rejects `watchAvailability`; null if the browser can watch. */
  watchRefusal: Error | null = null;
  readonly watchers = new Map<number, (isAvailable: boolean) => void>();
  private lastId = 0;

  async watchAvailability(callback: (isAvailable: boolean) => void): Promise<number> {
    await Promise.resolve();
    if (this.watchRefusal) throw this.watchRefusal;
    this.watchers.set(++this.lastId, callback);
    return this.lastId;
  }

  async cancelWatchAvailability(id: number): Promise<void> {
    await Promise.resolve();
    this.watchers.delete(id);
  }

  setAvailable(isAvailable: boolean): void {
    for (const watcher of this.watchers.values()) watcher(isAvailable);
  }

  async prompt(): Promise<void> {
    this.prompts++;
    await Promise.resolve();
    if (this.refusal) throw this.refusal;
    this.setState('connecting');
  }

  setState(state: RemotePlaybackState): void {
    this.state = state;
    const type = state === 'connected' ? 'connect' : state === 'disconnected' ? 'disconnect' : state;
    this.dispatchEvent(new Event(type));
  }
}
