/**
 * In:  a station's channels, what its page and its visitor want, and the presses of its buttons.
 * Out: the sound of one channel, as loud as it is wanted.
 */
import type { LitElement } from 'lit';
import type { Channel } from '../../station/lists/channels.js';
import type { StationHost } from '../base/station-host.js';
import { ChannelChoice } from './channel-choice.js';
import { Playback } from './playback.js';
import { VolumeChoice } from './volume-choice.js';

/** For how long it plays when its player is taken away, as where a site swaps its pages by script: milliseconds. */
export const ABSENCE = 500;

/** The player, with what its page wants. */
export type ListeningHost = LitElement &
  StationHost & {
    /** Id of the channel to play unless the visitor chose another; null is the panel's first one. */
    channel: number | null;
    /** 0 to 1, or percent above that; null is as loud as it can be. */
    volume: number | null;
  };

export class Listening {
  playback: Playback;
  readonly choice: ChannelChoice;
  readonly loudness: VolumeChoice;
  private channels: readonly Channel[] = [];

  constructor(readonly host: ListeningHost) {
    this.playback = new Playback(host);
    this.choice = new ChannelChoice(host);
    this.loudness = new VolumeChoice(host, () => this.playback.sound);
  }

  /** Another station is silent until somebody plays it. */
  follow(): void {
    const { shownStation: station } = this.host;
    if (this.playback.follow(station)) this.choice.recall(station);
  }

  /** What plays goes on while nothing is known of its channel. */
  update(channels: readonly Channel[]): void {
    const { choice, host, playback } = this;
    this.channels = channels;
    choice.update(channels, host.channel);
    if (!choice.stream || !playback.sound.isOn) return;
    const { url } = choice.stream;
    if (!url) playback.stop();
    else if (String(choice.channel!.id) !== playback.channel) this.play();
    // An address that has changed is good for the next connection: this one plays.
    else playback.sound.url = url;
  }

  /** With a new connection. To be called while a press is handled, or the browser may not allow it. */
  play(): void {
    const { channels, choice, host, playback } = this;
    choice.update(channels, host.channel);
    const url = choice.stream?.url ?? (playback.isOffered ? playback.sound.url : '');
    if (url) playback.play(String(choice.channel?.id ?? playback.channel), url);
  }

  /** The id of a channel. Who is told to choose another one wants to hear it. */
  choose(id: string): void {
    this.choice.choose(this.host.shownStation, id);
    const { sound } = this.playback;
    if (sound.isOn || sound.state === 'unplayable') this.play();
  }

  /** 0 to 1. */
  get level(): number {
    return this.loudness.level(this.host.volume);
  }
}
