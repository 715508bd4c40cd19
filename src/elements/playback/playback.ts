import type { LitElement, ReactiveController } from 'lit';
import type { Channel } from '../../station/lists/channels.js';
import type { Track } from '../../station/snapshot.js';
import { pageProtocol } from '../../station/page-url.js';
import type { Station } from '../../station/station.js';
import { languageCode } from '../../words/language.js';
import type { StationHost } from '../base/station-host.js';
import { warn } from '../base/warn.js';
import type { SongTexts } from '../format/song.js';
import { LockScreen } from './lock-screen.js';
import { playAlone } from '../controllers/play-alone.js';
import { channelKey, remember, remembered } from '../base/remembered.js';
import { Sound } from './sound.js';
import { chooseChannel, isPlaylist, streamOf, type Stream } from './streams.js';

/** How long a removed player keeps playing. Sites that swap pages by script may insert it again. */
export const REMOVAL_GRACE_MS = 500;

/** Step of the volume slider and of the arrow keys. */
export const VOLUME_STEP = 0.05;

export type PlayerHost = LitElement &
  StationHost & {
    /** Id of the channel to play if the visitor hasn't chosen one. Defaults to the panel's first channel. */
    channel?: number | null;
    /** Volume, from 0 to 1, or in percent if it is above 1. Defaults to full volume. */
    volume?: number | null;
  };

/**
 * Plays one channel of the host's station. Combines the page's attributes with the visitor's choices, stops when
 * another player starts, and shows the track on the lock screen.
 */
export class Playback implements ReactiveController {
  sound = this.createSound();
  /** The selected channel and its stream; undefined until the channels are known. */
  channel: Channel | undefined;
  stream: Stream | undefined;
  channels: readonly Channel[] = [];
  /** The visitor's choices; null if there are none. */
  chosenChannel: string | null = null;
  chosenVolume: number | null = null;
  /** Id of the channel that is playing or was played last. It can be set before the channels are known. */
  playedChannel = '';
  /** True if another player started and stopped this one. */
  isYielded = false;
  /**
   * True if the sound continues from the previous page or window. The browser may block it until the visitor presses a
   * button.
   */
  isHandover = false;
  /**
   * When the sound was started on this page, by the visitor's clock, in milliseconds. 0 if it was started on another
   * page.
   */
  startedAt = 0;
  /** Factor for the volume, from 0 to 1, set by the sleep timer. */
  fade = 1;
  private readonly lockScreen = new LockScreen();
  private station: Station | null = null;
  private stopListeningForOthers: (() => void) | null = null;
  private removalTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly host: PlayerHost) {
    host.addController(this);
  }

  /** Stops the sound unless the host is inserted again soon. */
  hostDisconnected(): void {
    clearTimeout(this.removalTimer);
    this.removalTimer = setTimeout(() => {
      if (!this.host.isConnected) this.stop();
    }, REMOVAL_GRACE_MS);
  }

  /** Restores the volume of an earlier visit. */
  restoreVolume(): void {
    const volume = parseFloat(remembered('volume') ?? '');
    if (Number.isFinite(volume)) this.chosenVolume ??= volume;
  }

  /**
   * If the host has moved to another station, stops the sound and restores the channel that the visitor chose for the
   * new station.
   */
  followStation(): void {
    const previous = this.station;
    const station = this.host.shownStation;
    if (station === previous) return;
    this.station = station;
    if (previous) previous.feed.listening = false;
    this.stop();
    this.chosenChannel = remembered(channelKey(station));
  }

  /**
   * Selects one of the station's channels and switches to it. If no channels are known, the current sound continues.
   */
  updateChannels(channels: readonly Channel[]): void {
    this.channels = channels;
    this.selectChannel();
    if (!this.stream || !this.sound.isOn) return;
    const { url } = this.stream;
    if (!url) this.stop();
    else if (String(this.channel!.id) !== this.playedChannel) this.play();
    // If the same channel has a new URL, use it for the next connection.
    else this.sound.url = url;
  }

  private selectChannel(): void {
    const protocol = pageProtocol();
    this.channel = chooseChannel(this.channels, [this.chosenChannel, this.host.channel ?? null], protocol);
    this.stream = this.channel && streamOf(this.channel, protocol);
  }

  /** Opens a new connection and plays. Browsers may allow this only while a press is handled. */
  play(): void {
    this.selectChannel();
    const url = this.stream?.url ?? (this.isOffered ? this.sound.url : '');
    if (url) this.playStream(String(this.channel?.id ?? this.playedChannel), url);
  }

  private playStream(channel: string, url: string): void {
    this.playedChannel = channel;
    this.isYielded = this.isHandover = false;
    this.startedAt = Date.now();
    this.sound.play(url);
    this.stopOthers();
  }

  stop(): void {
    this.isYielded = false;
    this.sound.stop();
  }

  /** Stops the sound but keeps the lock screen, so that the listener can resume there. */
  pause(): void {
    this.sound.pause();
  }

  /** Continues a sound that another page of the site was playing. */
  resume(channel: string, url: string): void {
    this.playStream(channel, url);
    this.continueHere();
  }

  /** Marks the sound as continued from another page or window. */
  continueHere(): void {
    this.isHandover = true;
    this.startedAt = 0;
  }

  /** Takes over the sound of another player of the same station without a gap. The other player stops. */
  takeSound(other: Playback): void {
    const { sound } = other;
    other.stopListeningForOthers?.();
    other.stopListeningForOthers = null;
    other.sound = other.createSound();
    this.sound = sound;
    sound.onChange = () => this.handleSoundChange();
    this.playedChannel = other.playedChannel;
    this.isHandover = other.isHandover;
    this.startedAt = other.startedAt;
    this.lockScreen.forget();
    if (sound.isOn) this.stopOthers();
  }

  /** True if the browser blocked the sound from the previous page, so that pressing the button would resume it. */
  get isOffered(): boolean {
    return this.isHandover && this.sound.state === 'blocked';
  }

  chooseChannel(id: string): void {
    this.chosenChannel = id;
    remember(channelKey(this.host.shownStation), id);
    const { sound } = this;
    // After a failure, choosing another channel also starts playback.
    if (sound.isOn || sound.state === 'unplayable') this.play();
    this.host.requestUpdate();
  }

  /** The volume, from 0 to 1. */
  get volume(): number {
    return volumeLevel(this.chosenVolume ?? this.host.volume);
  }

  applyVolume(): void {
    this.sound.audio.volume = this.volume * this.fade;
  }

  chooseVolume(volume: number): void {
    this.chosenVolume = volume;
    remember('volume', String(volume));
    this.setMuted(false);
  }

  /** Changes the volume by one step of the slider. */
  stepVolume(direction: 1 | -1): void {
    const steps = Math.round(this.volume / VOLUME_STEP) + direction;
    this.chooseVolume(Math.max(0, Math.min(1, steps * VOLUME_STEP)));
  }

  get isSilent(): boolean {
    return this.sound.audio.muted || this.volume === 0;
  }

  /** Mutes or unmutes. If the volume was 0, unmuting sets it to the page's volume or, if that is 0 as well, to half. */
  toggleMuted(): void {
    if (!this.isSilent) this.setMuted(true);
    else if (this.volume) this.setMuted(false);
    else this.chooseVolume(volumeLevel(this.host.volume) || 0.5);
  }

  private setMuted(isMuted: boolean): void {
    this.sound.audio.muted = isMuted;
    this.host.requestUpdate();
  }

  /**
   * Reports to the station that a visitor is listening, and updates the lock screen. `track` provides the cover. If the
   * track has no cover, the picture `art` is shown; null for no picture.
   */
  updateLockScreen(song: SongTexts, stationName: string, track: Track | null, art: string | null): void {
    const { isOn: isPlaying, state } = this.sound;
    if (isPlaying) this.station!.feed.listening = true;
    else if (state !== 'paused') return;
    this.lockScreen.show(song, stationName, { track, art, isPlaying }, (isPlay) =>
      isPlay ? this.play() : this.pause(),
    );
  }

  /** Logs for the site's owner why the stream can't be played. */
  private explainStream(): void {
    const { host, sound } = this;
    warn(({ explainStream }) =>
      explainStream(sound.url, isPlaylist(sound.url), languageCode(host.settings.lang)),
    );
  }

  private stopOthers(): void {
    this.stopListeningForOthers?.();
    this.stopListeningForOthers = playAlone(() => {
      const wasOn = this.sound.isOn;
      this.stop();
      this.isYielded = wasOn;
    });
  }

  private createSound(): Sound {
    return new Sound(() => this.handleSoundChange());
  }

  private handleSoundChange(): void {
    const { isOn, state } = this.sound;
    if (!isOn && this.station) this.station.feed.listening = false;
    if (state === 'unplayable') this.explainStream();
    if (!isOn && state !== 'paused') {
      this.stopListeningForOthers?.();
      this.stopListeningForOthers = null;
      this.lockScreen.clear();
    }
    this.host.requestUpdate();
  }
}

/** Converts a volume setting to a level from 0 to 1. Values above 1 are percentages. Defaults to full volume. */
export function volumeLevel(volume: number | null | undefined): number {
  if (volume == null || !(volume >= 0)) return 1;
  return Math.min(1, volume > 1 ? volume / 100 : volume);
}
