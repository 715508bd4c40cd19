/**
 * In:  a station's channels, what it has on air, and what this visitor presses.
 * Out: its sound, and a player that shows how it stands.
 */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { player as english } from '../../words/en/tags.js';
import { fill } from '../../words/fill.js';
import type { Channel } from '../../station/lists/channels.js';
import type { ListSnapshot } from '../../station/lists/list-feed.js';
import { booleanAttribute, choiceAttribute, numberAttribute, voteAttribute } from '../base/converters.js';
import { crossFade } from '../ui/cross-fade.js';
import { baseStyles } from '../base/base.styles.js';
import { OnairElement } from '../base/onair-element.js';
import { songName, type Song } from '../format/song.js';
import { SubscriptionController } from '../base/subscription-controller.js';
import { TickController } from '../controllers/tick-controller.js';
import { timeOfDay } from '../format/times.js';
import { TrackController } from '../controllers/track-controller.js';
import { VoteButtons } from '../vote/vote-buttons.js';
import { playOrStop } from './controls.js';
import { Form } from './form.js';
import { ABSENCE, Listening } from './listening.js';
import { styles } from './player.styles.js';
import { channelKey } from './remembered.js';
import { renderSong, silenceText, songNow, soundText, titledOf } from './texts.js';

const noChannels: ListSnapshot<Channel> = { status: 'loading', records: [], asOf: null, failure: null };

/** A page that sets the same again wishes it again, over what the visitor chose meanwhile. */
const isSet = (): boolean => true;

/**
 * @summary Plays the station: one player at a time, in all tabs. What a visitor chose is remembered.
 * @slot - Shown while there is no stream to play, and for good where scripts do not run: a link to the stream, for instance.
 * @csspart player - The box around everything.
 * @csspart cover - In the card: the artwork or its drawn placeholder.
 * @csspart play - The button that plays and stops.
 * @csspart name - The name of the station.
 * @csspart stream - The choice of a channel, where there is one.
 * @csspart title - The track on air.
 * @csspart artist - Who plays it.
 * @csspart progress - In the card: the line that says how far the track is.
 * @csspart time - In the card: elapsed and total time.
 * @csspart message - The sentence that says why nothing plays.
 * @csspart loudness - Around the two below.
 * @csspart mute - The button that silences it.
 * @csspart volume - The slider. Browsers that leave the volume to the device have none.
 * @csspart state - The small words: live, connecting, or as of when this is.
 * @csspart vote - The buttons of `vote`; their parts are `like`, `dislike` and `count`.
 * @csspart more - The button of `links`.
 * @csspart menu - What that opens: the services, copy and share.
 * @csspart popup - With `popup`: the button that opens the small window.
 * @csspart fold - With `position="bottom"`: the button that folds it away.
 * @cssproperty [--onair-accent=currentColor] - Button, slider, progress line and live dot.
 * @cssproperty [--onair-radius=0.75em] - Corners.
 * @cssproperty [--onair-surface] - Background: 4 % of the text colour unless set.
 * @cssproperty [--onair-bottom=0px] - With `position="bottom"`: its distance from the window's foot, to be set on `:root`.
 * @fires onair-track - Another track is heard; `detail` is `{track, previous}`.
 * @fires onair-vote - A vote was counted, or sent where nobody can know; `detail` is `{track, choice}`.
 * @fires onair-failure - The station fails in a new way; `detail.failure` says how.
 */
export class OnairPlayer extends OnairElement {
  static override styles = [baseStyles, styles];

  /** `card` with the cover, `bar`, or `mini`: the button and one row of text. */
  @property({ converter: choiceAttribute('layout', ['card', 'bar', 'mini'], 'bar') })
  layout: 'card' | 'bar' | 'mini' = 'bar';
  /** `bottom` makes a bar at the foot of the window, which can be folded away and plays on with the next page of the site, where the browser lets it. */
  @property({ reflect: true, converter: choiceAttribute('position', ['bottom'], null) })
  position: 'bottom' | null = null;
  /** A button that goes on in a small window, which stays while the visitor goes through the site; where the panel has a page for it. */
  @property({ converter: booleanAttribute }) popup = false;
  /** Gives a card the colour of the cover; that of `--onair-accent` where there is none, or where it can't be read. */
  @property({ converter: booleanAttribute }) tint = false;
  /**
   * Services that a menu in the card links to, with blanks between them: `spotify apple youtube deezer bandcamp musicbrainz`.
   * It copies the name and shares the play, too. No menu unless set.
   */
  @property() links: string | null = null;
  /** Tells in the card how many listen, where the panel says so. */
  @property({ converter: booleanAttribute }) listeners = false;
  /** Lets visitors like and dislike the track, but not in `mini`; `counts` shows who voted how many others did, where the panel says so. */
  @property({ converter: voteAttribute }) vote: boolean | 'counts' = false;
  /** Id of the channel that plays unless the visitor chose another; the panel's first one unless set. */
  @property({ converter: numberAttribute('channel', null), hasChanged: isSet }) channel: number | null = null;
  /** How loud it is unless the visitor chose otherwise: 0 to 1, as in `<audio>`, or percent above that; 1 unless set. */
  @property({ converter: numberAttribute('volume', null), hasChanged: isSet }) volume: number | null = null;
  /** Seconds that the listener hears behind the studio; 0 unless set here or around. */
  @property({ reflect: true, converter: numberAttribute('delay', null) }) delay: number | null = null;

  private readonly feed = new TrackController(this);
  private readonly tick = new TickController(this);
  private readonly channels = new SubscriptionController<ListSnapshot<Channel>>(this, noChannels);
  private readonly stationName = new SubscriptionController<string | null>(this, null);
  private readonly listening = new Listening(this);
  private readonly voteButtons = new VoteButtons(this, 'onair-player');
  private readonly form = new Form(this, this.listening);
  private playerWords = english;

  override connectedCallback(): void {
    this.listening.loudness.recall();
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // An element that is moved leaves and comes back: that is no reason to stop.
    setTimeout(() => this.isConnected || this.stop(), ABSENCE);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { feed, listening, settings, shownStation: station } = this;
    // What a page sets later is a new wish of the page, not the beginning of a visit.
    if (this.hasUpdated) {
      if (changed.has('channel')) listening.choice.chosen = null;
      if (changed.has('volume')) listening.loudness.chosen = null;
    }
    this.playerWords = this.localized({ player: english }).player;
    this.channels.follow(station.channels);
    this.stationName.follow(station.name);
    listening.follow();
    const before = feed.onAir.track;
    feed.update(settings.delay ? 10 : 1);
    this.status = this.statusNow();
    this.failure = this.channels.value.failure ?? feed.onAir.failure;
    if (before && before.id !== feed.onAir.track?.id) this.fadeSong();
    this.form.update(this.position ?? this.layout, this.popup, this.isPrerender ? null : channelKey(station));
    listening.update(this.channels.value.records);
  }

  private get hasVotes(): boolean {
    return !!this.vote && this.takesVotes && this.form.look !== 'mini';
  }

  private statusNow(): OnairPlayer['status'] {
    const { status, records } = this.channels.value;
    if (status !== 'ready') return status;
    if (!records.length) return 'empty';
    return this.feed.onAir.failure ? 'stale' : status;
  }

  private fadeSong(): void {
    const song = this.renderRoot.querySelector<HTMLElement>('.what');
    if (song) crossFade(song);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    // A listener who hears behind the studio comes to another track by time alone.
    this.tick.setPeriod(this.feed.value.tracks.length ? 1000 : 0);
    const box = this.renderRoot.querySelector<HTMLElement>('[part=player]')!;
    // A computed style lays the page out, which the frame does in any case.
    requestAnimationFrame(() => box.classList.toggle('rtl', getComputedStyle(box).direction === 'rtl'));
    const { level, playback } = this.listening;
    box.style.setProperty('--_at', level * 100 + '%');
    playback.sound.audio.volume = level;
    this.form.card?.update(this.feed.onAir, this.heardAt());
    const track = this.settings.covers ? this.feed.onAir.track : null;
    playback.show(this.song(), this.name, track, (isPlay) => (isPlay ? this.play() : this.stop()));
  }

  /** Plays, with a new connection. Browsers allow it while they handle a press of a button, and seldom otherwise. */
  play(): void {
    this.listening.play();
  }

  /** Stops, and lets go of the connection. */
  stop(): void {
    this.listening.playback.stop();
  }

  /** The moment that this listener hears, by the station's clock: milliseconds. */
  private heardAt(): number {
    return this.shownStation.now() - this.settings.delay;
  }

  /** The station's; empty until it is known. */
  private get name(): string {
    return this.stationName.value ?? '';
  }

  private song(): Song {
    return songNow(this.feed.onAir, this.name, this.words.onAir);
  }

  protected override render(): TemplateResult {
    const { form, isPrerender, listening, name, playerWords: words, settings } = this;
    const { card } = form;
    const { onAir } = this.feed;
    // Its box, for a bar takes another place.
    if (form.isComing) return html`<div part="player" class="coming ${this.looks()}"><slot></slot></div>`;
    const { choice, loudness, playback } = listening;
    const { records } = this.channels.value;
    // A server does not know what is inside: there the song is what the slot falls back to. Nothing is put into a slot called "none".
    const slotted = !records.length && (isPrerender || !!this.textContent.trim());
    // What the page has put there says more than that there is nothing; of a failure it cannot know.
    const message = slotted && this.status !== 'failed' ? '' : this.message();
    const isLive = playback.sound.state === 'playing';
    const song = this.song();
    const hasSong = !message && !slotted;
    const isTitle = hasSong && !titledOf(onAir) && song[0];
    const button = this.renderPlay();
    const ownName = isTitle ? '' : name;
    const label = card?.name(ownName, onAir, song[0]) ?? ownName;
    const menu = card?.renderMenu(onAir) ?? nothing;
    const popup = (this.popup && form.renderPopup()) || nothing;
    return html`<div
      part="player"
      class=${this.looks()}
      role="group"
      aria-label=${name || this.words.onAir.onAir}
      lang=${settings.lang}
      dir=${this.direction}
    >
      ${card?.cover(onAir, name, button) ?? button}
      <p part="name" dir="auto" title=${label}>${label}</p>
      <p part="state" role="status" dir="auto" class=${isLive ? 'live' : ''}>${this.stateText()}</p>
      <div class=${slotted ? 'song slotted' : 'song'} title=${message || songName(song)}>
        <slot name=${slotted ? nothing : 'none'}
          >${hasSong || isPrerender ? renderSong(song, onAir.track?.id) : nothing}</slot
        >
        <p part="message" role="status" dir="auto">${message}</p>
      </div>
      ${card?.progress(onAir, this.heardAt(), this.words.onAir.time)}
      <div class=${`foot${menu === nothing ? '' : ' linked'}${popup === nothing ? '' : ' popped'}`}>
        ${choice.isMissing ? this.renderMissingChunk() : choice.render(words, (id) => listening.choose(id))}
        ${loudness.render(this.volume, isPrerender, words, settings.lang)} ${menu} ${popup}
      </div>
      ${this.hasVotes ? this.renderVote() : nothing} ${form.renderFold()}
    </div>`;
  }

  private looks(): string {
    const { form } = this;
    const { playback } = this.listening;
    const { isOn, state } = playback.sound;
    const looks = [
      this.status,
      form.look,
      isOn && state !== 'playing' && 'waiting',
      this.hasVotes && 'votes',
      form.isFolded && 'folded',
      playback.isOffered && 'offered',
    ];
    return looks.filter(Boolean).join(' ');
  }

  private renderPlay(): TemplateResult {
    const { playerWords: words } = this;
    const { choice, playback } = this.listening;
    const { isOffered, sound } = playback;
    const isPossible = sound.isOn || isOffered || !!choice.stream?.url;
    return playOrStop(sound.isOn, isPossible, isOffered, words, () =>
      sound.isOn ? this.stop() : this.play(),
    );
  }

  private renderVote(): TemplateResult {
    const { feed, vote, voteButtons } = this;
    return voteButtons.isMissing
      ? this.renderMissingChunk()
      : voteButtons.render(feed.onAir.track, vote === 'counts');
  }

  private message(): string {
    const { playerWords: words } = this;
    const { choice, playback } = this.listening;
    const canChoose = this.channels.value.records.length > 1;
    if (playback.isOffered) return '';
    return choice.stream
      ? silenceText(choice.stream, playback.sound.state, canChoose, playback.yielded, words)
      : this.sentence(words.nothing, this.words.onAir.noAnswer);
  }

  private stateText(): string {
    const { settings, words } = this;
    const asOf = this.status === 'stale' && (this.channels.value.asOf || this.feed.onAir.asOf);
    return (
      soundText(this.listening.playback.sound.state, words.onAir, this.playerWords) ||
      (asOf ? fill(words.onAir.asOf, timeOfDay(asOf, settings.lang, settings.timeZone)) : '')
    );
  }
}
