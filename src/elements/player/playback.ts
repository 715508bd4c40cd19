/**
 * In:  the address that a player plays, and what it says of it.
 * Out: its sound, while no other player has begun; and the lock screen says what is heard.
 */
import type { ReactiveControllerHost } from 'lit';
import { loadChunk } from '../../station/load-chunk.js';
import type { Track } from '../../station/snapshot.js';
import type { Station } from '../../station/station.js';
import type { Song } from '../format/song.js';
import type { LockScreen } from './lock-screen.js';
import { Sound } from './sound.js';

export class Playback {
  readonly sound = new Sound(() => this.onSound());
  /** Another player began. */
  yielded = false;
  /** Id of the channel that plays, or played. */
  channel = '';
  /** Whether it plays on what another page had begun, where the browser lets it without a press. */
  isGoingOn = false;
  private station: Station | undefined;
  lockScreen: LockScreen | undefined;
  private leaveOthers: (() => void) | undefined;

  /** `host` is the player that has it for now. */
  constructor(public host: ReactiveControllerHost) {}

  /** Stops, and answers true, where it is another station than before. */
  follow(station: Station): boolean {
    const before = this.station;
    if (station === before) return false;
    this.station = station;
    if (before) before.feed.listening = false;
    this.stop();
    return true;
  }

  /** A channel's id and address. To be called while a press is handled, or the browser may not allow it. */
  play(channel: string, url: string): void {
    this.channel = channel;
    this.yielded = this.isGoingOn = false;
    this.sound.play(url);
    void this.playAlone();
  }

  /** Whether what another page had begun waits for a press. */
  get isOffered(): boolean {
    return this.isGoingOn && this.sound.state === 'blocked';
  }

  stop(): void {
    this.yielded = false;
    this.sound.stop();
  }

  /** Says what is heard, as far as anything is: to the station, and on the lock screen, where `act` is called by its buttons. */
  show(song: Song, stationName: string, track: Track | null, act: (isPlay: boolean) => void): void {
    if (!this.sound.isOn) return;
    this.station!.feed.listening = true;
    this.lockScreen?.show(song, stationName, track, act);
  }

  /** Other players stop, and the lock screen shows this one. Where the code for that does not come, it plays all the same. */
  private async playAlone(): Promise<void> {
    const code = await loadChunk(() => import('./while-playing.js')).catch(() => null);
    if (!code || !this.sound.isOn) return;
    this.lockScreen ??= new code.LockScreen();
    this.leaveOthers?.();
    this.leaveOthers = code.playAlone(() => {
      this.stop();
      this.yielded = true;
    });
    this.host.requestUpdate();
  }

  private onSound(): void {
    if (!this.sound.isOn) {
      this.leaveOthers?.();
      this.leaveOthers = undefined;
      this.lockScreen?.clear();
      if (this.station) this.station.feed.listening = false;
    }
    this.host.requestUpdate();
  }
}
