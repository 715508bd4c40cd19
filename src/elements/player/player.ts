/**
 * In:  a station's channels, what it has on air, and what this visitor presses.
 * Out: its sound, and a player that shows how it stands.
 */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { fill, type PlayerWords } from '../../messages/words.js';
import type { Channel } from '../../station/lists/channels.js';
import type { Status } from '../../station/snapshot.js';
import { crossFade } from '../parts/cross-fade.js';
import { look } from '../parts/look.styles.js';
import { FeedElement } from '../parts/feed-element.js';
import { nameOf, songOf, type Song } from '../parts/song.js';
import { dress } from '../parts/template-element.js';
import { timeOfDay } from '../parts/times.js';
import { AboutStation } from './about-station.js';
import { canSetVolume, loudness, playOrStop, volumeOf } from './controls.js';
import type { LockScreen } from './lock-screen.js';
import { playerWords } from './player-words.js';
import { styles } from './player.styles.js';
import { channelKey, remember, remembered } from './remembered.js';
import { Sound } from './sound.js';
import type { streamChoice } from './stream-choice.js';
import { chooseChannel, streamOf, type Stream } from './streams.js';
import { drawSong, stateOf, whySilent } from './texts.js';

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
export class OnairPlayer extends FeedElement {
  static override styles = [look, styles];
  static override attributes = [...FeedElement.attributes, 'channel', 'volume', 'delay'];

  /** Id of the channel that plays unless the visitor chose another; the panel's first one unless set. */
  declare channel: string | number | null;
  /** How loud it is unless the visitor chose otherwise: 0 to 1, as in `<audio>`, or percent above that; 1 unless set. */
  declare volume: string | number | null;
  /** Seconds that the listener hears behind the studio; 0 unless set here or around. */
  declare delay: string | number | null;

  protected readonly beat = 1000;

  private readonly sound = new Sound(() => this.onSound());
  private lockScreen: LockScreen | undefined;
  /** False where the device alone decides how loud it is. */
  private readonly canSetVolume = canSetVolume(this.sound.audio);
  private readonly about = new AboutStation(() => this.requestUpdate());
  private playerWords!: PlayerWords;
  /** What the visitor chose; null is nothing. */
  private chosenChannel: string | null = null;
  private chosenVolume: string | null = null;
  /** The channel that they come to, and its address or why it has none. */
  private channelNow: Channel | undefined;
  private stream: Stream | undefined;
  private played: Channel | undefined;
  private streamChoice: typeof streamChoice | undefined;
  private choiceCode: Promise<void> | undefined;
  private endAlone: (() => void) | undefined;
  /** Another player began. */
  private yielded = false;

  override attributeChangedCallback(name?: string): void {
    // What a page sets later is a new wish of the page, not the beginning of a visit.
    if (name === 'channel' && this.settings) this.chosenChannel = null;
    if (name === 'volume' && this.settings) this.chosenVolume = null;
    super.attributeChangedCallback();
  }

  override connectedCallback(): void {
    this.chosenVolume ??= remembered('volume');
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.about.leave();
    // An element that is moved leaves and comes back at once: that is no reason to stop.
    setTimeout(() => this.isConnected || this.stop());
  }

  /** Plays, with a new connection. Browsers allow it while they handle a press of a button, and seldom otherwise. */
  play(): void {
    this.choose();
    const url = this.stream?.url;
    if (!url) return;
    this.played = this.channelNow;
    this.yielded = false;
    this.sound.play(url);
    void this.tellOthers();
  }

  /** Other players and the lock screen. Where the code for them does not come, it plays all the same. */
  private async tellOthers(): Promise<void> {
    const code = await import('./while-playing.js').catch(() => null);
    if (!code || !this.sound.isOn) return;
    this.lockScreen ??= new code.LockScreen();
    this.endAlone?.();
    this.endAlone = code.playAlone(() => {
      this.stop();
      this.yielded = true;
    });
    this.requestUpdate();
  }

  /** Stops, and lets go of the connection. */
  stop(): void {
    this.yielded = false;
    this.sound.stop();
  }

  protected override readStation(): void {
    super.readStation();
    const before = this.about.station;
    if (this.about.follow(this.station)) {
      if (before) before.feed.listening = false;
      this.stop();
      this.chosenChannel = remembered(channelKey(this.station));
    }
    this.playerWords = playerWords(this.settings.lang);
    this.choose();
    // What plays goes on while nothing is known of its channel.
    if (!this.stream || !this.sound.isOn) return;
    const { url } = this.stream;
    if (!url) this.stop();
    else if (this.channelNow!.id !== this.played!.id) this.play();
    // An address that has changed is good for the next connection: this one plays.
    else this.sound.url = url;
  }

  private choose(): void {
    const { records } = this.about.channels;
    const { protocol } = location;
    this.channelNow = chooseChannel(records, [this.chosenChannel, this.channel], protocol);
    this.stream = this.channelNow && streamOf(this.channelNow, protocol);
    if (records.length > 1) this.choiceCode ??= this.loadChoice();
  }

  /** Where its code does not come, the first one plays. */
  private async loadChoice(): Promise<void> {
    const code = await import('./stream-choice.js').catch(() => null);
    if (!code) return;
    this.streamChoice = code.streamChoice;
    dress(this.shadowRoot!, code.styles);
    this.requestUpdate();
  }

  protected override beforeDrawing(): void {
    const before = this.onAir?.track;
    super.beforeDrawing();
    const what = this.shadowRoot!.querySelector<HTMLElement>('.what');
    if (before && what && before.id !== this.onAir.track?.id) crossFade(what);
  }

  protected override afterDrawing(): void {
    super.afterDrawing();
    const box = this.shadowRoot!.querySelector<HTMLElement>('[part=player]')!;
    box.classList.toggle('rtl', getComputedStyle(box).direction === 'rtl');
    box.style.setProperty('--_at', this.level() * 100 + '%');
    this.sound.audio.volume = this.level();
    if (!this.sound.isOn) return;
    this.station.feed.listening = true;
    const track = this.settings.covers ? this.onAir.track : null;
    this.lockScreen?.show(this.song(), this.about.name, track, (isPlay) =>
      isPlay ? this.play() : this.stop(),
    );
  }

  protected recordsWanted(): number {
    return this.settings.delay ? 10 : 1;
  }

  protected override statusNow(): Status {
    const { status, records } = this.about.channels;
    if (!this.spoken || status !== 'ready') return this.spoken ? status : 'loading';
    if (!records.length) return 'empty';
    return this.onAir.failure ? 'stale' : status;
  }

  protected override failureNow(): ReturnType<FeedElement['failureNow']> {
    return (this.spoken && this.about.channels.failure) || super.failureNow();
  }

  private level(): number {
    return volumeOf(this.chosenVolume || this.getAttribute('volume'));
  }

  /** Between tracks the station's name stands for them. */
  private song(): Song {
    const { track, status } = this.onAir;
    return track ? songOf(track, this.words.onAir) : [status === 'loading' ? '' : this.about.name, ''];
  }

  private onSound(): void {
    if (!this.sound.isOn) {
      this.endAlone?.();
      this.endAlone = undefined;
      this.lockScreen?.clear();
      this.station.feed.listening = false;
    }
    this.requestUpdate();
  }

  private onChannel(id: string): void {
    this.chosenChannel = id;
    remember(channelKey(this.station), id);
    // Who is told to choose another one wants to hear it.
    if (this.sound.isOn || this.sound.state === 'unplayable') this.play();
    this.requestUpdate();
  }

  private onLevel(level: number): void {
    this.chosenVolume = String(level);
    this.sound.audio.muted = false;
    remember('volume', this.chosenVolume);
    this.requestUpdate();
  }

  private onMute(): void {
    this.sound.audio.muted = !this.sound.audio.muted;
    this.requestUpdate();
  }

  protected override draw(): TemplateResult {
    const { about, playerWords: words, sound } = this;
    const { name, channels } = about;
    const { records } = channels;
    const slotted = !records.length && this.textContent?.trim();
    // What the page has put there says more than that there is nothing; of a failure it cannot know.
    const message = slotted && this.status !== 'failed' ? '' : this.message();
    const isLive = sound.state === 'playing';
    const song = this.song();
    const hasSong = !message && !slotted;
    const isTitle = hasSong && !this.onAir.track && song[0];
    return html`<div
      part="player"
      class=${this.status + (sound.isOn && !isLive ? ' waiting' : '')}
      role="group"
      aria-label=${name || this.words.onAir.onAir}
      lang=${this.settings.lang}
    >
      ${playOrStop(sound.isOn, sound.isOn || !!this.stream?.url, words, () =>
        sound.isOn ? this.stop() : this.play(),
      )}
      <p part="name" dir="auto" title=${name}>${isTitle ? '' : name}</p>
      <p part="state" role="status" dir="auto" class=${isLive ? 'live' : ''}>${this.stateNow()}</p>
      <div class=${slotted ? 'song slotted' : 'song'} title=${message || nameOf(song)}>
        ${slotted ? html`<slot></slot>` : nothing} ${hasSong ? drawSong(song, this.turn) : nothing}
        <p part="message" role="status" dir="auto">${message}</p>
      </div>
      <div class="foot">
        ${
          records.length > 1 && this.streamChoice
            ? this.streamChoice(records, this.channelNow!, words, (id) => this.onChannel(id))
            : nothing
        }
        ${loudness({
          level: this.level(),
          muted: sound.audio.muted,
          canSet: this.canSetVolume,
          words,
          lang: this.settings.lang,
          onMute: () => this.onMute(),
          onLevel: (level) => this.onLevel(level),
        })}
      </div>
    </div>`;
  }

  private message(): string {
    const { about, playerWords: words, sound, stream } = this;
    return stream
      ? whySilent(stream, sound.state, about.channels.records.length > 1, this.yielded, words)
      : this.sentence(words.nothing, this.words.onAir.noAnswer);
  }

  private stateNow(): string {
    const { about, onAir, settings, sound, words } = this;
    const asOf = this.status === 'stale' && (about.channels.asOf || onAir.asOf);
    return (
      stateOf(sound.state, words.onAir, this.playerWords) ||
      (asOf ? fill(words.onAir.asOf, timeOfDay(asOf, settings.lang, settings.timeZone)) : '')
    );
  }
}
