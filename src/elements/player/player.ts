/**
 * In:  a station's channels, what it has on air, and what this visitor presses.
 * Out: its sound, and a player that shows how it stands.
 */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { player as english } from '../../messages/player/en.js';
import { fill } from '../../messages/words.js';
import type { Channel } from '../../station/lists/channels.js';
import type { ListSnapshot } from '../../station/lists/list-feed.js';
import { numberAttribute } from '../parts/converters.js';
import { crossFade } from '../parts/cross-fade.js';
import { look } from '../parts/look.styles.js';
import { OnairElement } from '../parts/onair-element.js';
import { nameOf, songOf, type Song } from '../parts/song.js';
import { SourceController } from '../parts/source-controller.js';
import { TickController } from '../parts/tick-controller.js';
import { timeOfDay } from '../parts/times.js';
import { TrackController } from '../parts/track-controller.js';
import { ChannelChoice } from './channel-choice.js';
import { canSetVolume, loudness, playOrStop, volumeLevel } from './controls.js';
import { Playback } from './playback.js';
import { styles } from './player.styles.js';
import { remember, remembered } from './remembered.js';
import { renderSong, silenceText, soundText } from './texts.js';

const noChannels: ListSnapshot<Channel> = { status: 'loading', records: [], asOf: null, failure: null };

/** A page that sets the same again wishes it again, over what the visitor chose meanwhile. */
const isSet = (): boolean => true;

/**
 * @summary Plays the station: one player at a time, in all tabs. What a visitor chose is remembered.
 * @slot - Shown while there is no stream to play, and for good where scripts do not run: a link to the stream, for instance.
 * @csspart player - The box around everything.
 * @csspart play - The button that plays and stops.
 * @csspart name - The name of the station.
 * @csspart stream - The choice of a channel, where there is one.
 * @csspart title - The track on air.
 * @csspart artist - Who plays it.
 * @csspart message - The sentence that says why nothing plays.
 * @csspart loudness - Around the two below.
 * @csspart mute - The button that silences it.
 * @csspart volume - The slider. Browsers that leave the volume to the device have none.
 * @csspart state - The small words: live, connecting, or as of when this is.
 * @cssproperty [--onair-accent=currentColor] - Button, slider and live dot.
 * @cssproperty [--onair-radius=0.75em] - Corners.
 * @cssproperty [--onair-surface] - Background: 4 % of the text colour unless set.
 * @fires onair-track - Another track is heard; `detail` is `{track, previous}`.
 * @fires onair-failure - The station fails in a new way; `detail.failure` says how.
 */
export class OnairPlayer extends OnairElement {
  static override styles = [look, styles];

  /** Id of the channel that plays unless the visitor chose another; the panel's first one unless set. */
  @property({ converter: numberAttribute('channel', null), hasChanged: isSet }) channel: number | null = null;
  /** How loud it is unless the visitor chose otherwise: 0 to 1, as in `<audio>`, or percent above that; 1 unless set. */
  @property({ converter: numberAttribute('volume', null), hasChanged: isSet }) volume: number | null = null;
  /** Seconds that the listener hears behind the studio; 0 unless set here or around. */
  @property({ reflect: true, converter: numberAttribute('delay', null) }) delay: number | null = null;

  /** What the visitor chose: 0 to 1. Null is nothing. */
  @state() private chosenVolume: number | null = null;

  private readonly feed = new TrackController(this);
  private readonly tick = new TickController(this);
  private readonly channels = new SourceController<ListSnapshot<Channel>>(this, noChannels);
  private readonly stationName = new SourceController<string | null>(this, null);
  private readonly playback = new Playback(this);
  private readonly choice = new ChannelChoice(this);
  private playerWords = english;
  private playedChannel: Channel | undefined;

  override connectedCallback(): void {
    this.chosenVolume ??= readVolume();
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // An element that is moved leaves and comes back at once: that is no reason to stop.
    setTimeout(() => this.isConnected || this.stop());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { choice, feed, playback, settings, station } = this;
    // What a page sets later is a new wish of the page, not the beginning of a visit.
    if (this.hasUpdated && changed.has('channel')) this.choice.forget();
    if (this.hasUpdated && changed.has('volume')) this.chosenVolume = null;
    this.playerWords = this.localized({ player: english }).player;
    this.channels.follow(station.channels);
    this.stationName.follow(station.name);
    if (playback.follow(station)) choice.recall(station);
    const before = feed.onAir.track;
    feed.update(settings.delay ? 10 : 1);
    this.status = this.statusNow();
    this.failure = this.channels.value.failure ?? feed.onAir.failure;
    if (before && before.id !== feed.onAir.track?.id) this.fadeSong();
    choice.update(this.channels.value.records, this.channel);
    this.playChosen();
  }

  private statusNow(): OnairPlayer['status'] {
    const { status, records } = this.channels.value;
    if (status !== 'ready') return status;
    if (!records.length) return 'empty';
    return this.feed.onAir.failure ? 'stale' : status;
  }

  /** What plays goes on while nothing is known of its channel. */
  private playChosen(): void {
    const { choice, playback } = this;
    if (!choice.stream || !playback.sound.isOn) return;
    const { url } = choice.stream;
    if (!url) this.stop();
    else if (choice.channel!.id !== this.playedChannel!.id) this.play();
    // An address that has changed is good for the next connection: this one plays.
    else playback.sound.url = url;
  }

  private fadeSong(): void {
    const song = this.renderRoot.querySelector<HTMLElement>('.what');
    if (song) crossFade(song);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    // A listener who hears behind the studio comes to another track by time alone.
    this.tick.every(this.feed.value.tracks.length ? 1000 : 0);
    const box = this.renderRoot.querySelector<HTMLElement>('[part=player]')!;
    box.classList.toggle('rtl', getComputedStyle(box).direction === 'rtl');
    box.style.setProperty('--_at', this.level() * 100 + '%');
    this.playback.sound.audio.volume = this.level();
    const track = this.settings.covers ? this.feed.onAir.track : null;
    this.playback.show(this.song(), this.stationName.value ?? '', track, (isPlay) =>
      isPlay ? this.play() : this.stop(),
    );
  }

  /** Plays, with a new connection. Browsers allow it while they handle a press of a button, and seldom otherwise. */
  play(): void {
    const { choice } = this;
    choice.update(this.channels.value.records, this.channel);
    const url = choice.stream?.url;
    if (!url) return;
    this.playedChannel = choice.channel;
    this.playback.play(url);
  }

  /** Stops, and lets go of the connection. */
  stop(): void {
    this.playback.stop();
  }

  private level(): number {
    return volumeLevel(this.isPrerender ? this.volume : (this.chosenVolume ?? this.volume));
  }

  /** Between tracks the station's name stands for them. */
  private song(): Song {
    const { track, status } = this.feed.onAir;
    if (track) return songOf(track, this.words.onAir);
    return [status === 'loading' ? '' : (this.stationName.value ?? ''), ''];
  }

  private onChannel(id: string): void {
    this.choice.choose(this.station, id);
    const { sound } = this.playback;
    // Who is told to choose another one wants to hear it.
    if (sound.isOn || sound.state === 'unplayable') this.play();
  }

  private onLevel(level: number): void {
    this.chosenVolume = level;
    this.playback.sound.audio.muted = false;
    remember('volume', String(level));
  }

  private onMute(): void {
    const { audio } = this.playback.sound;
    audio.muted = !audio.muted;
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const { choice, isPrerender, playerWords: words, settings } = this;
    const { sound } = this.playback;
    const name = this.stationName.value ?? '';
    const { records } = this.channels.value;
    // A server does not know what is inside: there the song is what the slot falls back to. Nothing is put into a slot called "none".
    const slotted = !records.length && (isPrerender || !!this.textContent.trim());
    // What the page has put there says more than that there is nothing; of a failure it cannot know.
    const message = slotted && this.status !== 'failed' ? '' : this.message();
    const isLive = sound.state === 'playing';
    const song = this.song();
    const hasSong = !message && !slotted;
    const isTitle = hasSong && !this.feed.onAir.track && song[0];
    return html`<div
      part="player"
      class=${this.status + (sound.isOn && !isLive ? ' waiting' : '')}
      role="group"
      aria-label=${name || this.words.onAir.onAir}
      lang=${settings.lang}
      dir=${this.direction}
    >
      ${playOrStop(sound.isOn, sound.isOn || !!choice.stream?.url, words, () =>
        sound.isOn ? this.stop() : this.play(),
      )}
      <p part="name" dir="auto" title=${name}>${isTitle ? '' : name}</p>
      <p part="state" role="status" dir="auto" class=${isLive ? 'live' : ''}>${this.stateText()}</p>
      <div class=${slotted ? 'song slotted' : 'song'} title=${message || nameOf(song)}>
        <slot name=${slotted ? nothing : 'none'}
          >${hasSong || isPrerender ? this.renderSong(song) : nothing}</slot
        >
        <p part="message" role="status" dir="auto">${message}</p>
      </div>
      <div class="foot">
        ${choice.isMissing ? this.renderMissingPart() : choice.render(words, (id) => this.onChannel(id))}
        ${loudness({
          level: this.level(),
          muted: !isPrerender && sound.audio.muted,
          canSet: isPrerender || canSetVolume(),
          words,
          lang: settings.lang,
          onMute: () => this.onMute(),
          onLevel: (level) => this.onLevel(level),
        })}
      </div>
    </div>`;
  }

  private renderSong(song: Song): TemplateResult {
    return renderSong(song, this.feed.onAir.track?.id);
  }

  private message(): string {
    const { choice, playback, playerWords: words } = this;
    const canChoose = this.channels.value.records.length > 1;
    return choice.stream
      ? silenceText(choice.stream, playback.sound.state, canChoose, playback.yielded, words)
      : this.sentence(words.nothing, this.words.onAir.noAnswer);
  }

  private stateText(): string {
    const { playback, settings, words } = this;
    const asOf = this.status === 'stale' && (this.channels.value.asOf || this.feed.onAir.asOf);
    return (
      soundText(playback.sound.state, words.onAir, this.playerWords) ||
      (asOf ? fill(words.onAir.asOf, timeOfDay(asOf, settings.lang, settings.timeZone)) : '')
    );
  }
}

/** What this visitor chose on an earlier visit; null is nothing. */
function readVolume(): number | null {
  const kept = parseFloat(remembered('volume') ?? '');
  return Number.isFinite(kept) ? kept : null;
}
