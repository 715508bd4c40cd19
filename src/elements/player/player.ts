import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { player as english } from '../../words/en/player.js';
import { fill } from '../../words/fill.js';
import type { Channel } from '../../station/lists/channels.js';
import { nothingListed, type ListSnapshot } from '../../station/lists/list-feed.js';
import { booleanAttribute, choiceAttribute, numberAttribute, voteAttribute } from '../base/converters.js';
import { crossFade } from '../ui/cross-fade.js';
import { baseStyles } from '../base/base.styles.js';
import { OnairElement } from '../base/onair-element.js';
import { httpUrl } from '../format/http-url.js';
import { songName, type SongTexts } from '../format/song.js';
import { SubscriptionController } from '../base/subscription-controller.js';
import { TickController } from '../controllers/tick-controller.js';
import { labelledTime } from '../format/times.js';
import { TrackController } from '../controllers/track-controller.js';
import { renderCover, renderPicture } from '../ui/cover.js';
import { renderEqualizer } from '../ui/equalizer.js';
import { handleMediaKey } from '../ui/media-keys.js';
import { elapsedOf, moveProgress } from '../ui/progress.js';
import { sleeveChunk } from '../ui/sleeve/sleeve-chunk.js';
import { TrackMenu } from '../ui/track-menu/track-menu.js';
import { VoteButtons } from '../vote/vote-buttons.js';
import { canSetVolume, percentText, renderPlayButton, renderStreamChoice, renderVolume } from './controls.js';
import { Layouts } from './layouts.js';
import { PlayerMenu } from './menu.js';
import type { SheetContent } from './sheet.js';
import { miniStyles } from './mini.styles.js';
import { Playback } from '../playback/playback.js';
import { styles } from './player.styles.js';
import { channelKey } from '../base/remembered.js';
import type { Track } from '../../station/snapshot.js';
import { currentSong, renderSong, silenceText, soundText, titledTrack } from '../playback/texts.js';

/** How long the volume is shown after a key changed it. */
const VOLUME_NOTICE_MS = 1500;
/** What fades when the track changes: the text and the cover of the player and of the sheet. */
const FADING = '.what, .heading, :is([part=player], .picture, .grip) > [part=cover]';

/** Setting the same value again must count as a change, because it resets the visitor's choice. */
const alwaysChanged = (): boolean => true;

/**
 * @summary Plays the station's streams. Only one player plays at a time, across all tabs of the site. Remembers the visitor's choices.
 * @slot - Shown until there is a stream to play, and permanently without scripts: for example, a link to the stream.
 * @csspart player - The container.
 * @csspart cover - The artwork or its placeholder. Missing with `layout="mini"`.
 * @csspart play - The button that plays and stops.
 * @csspart name - The name of the station. In a bar, the current show and its host if they are known.
 * @csspart stream - In the menu: the select for the channel, if there are several.
 * @csspart sleep - In the menu: the select for the sleep timer.
 * @csspart title - The title of the current track.
 * @csspart artist - The artist.
 * @csspart progress - The progress line of the track. Missing with `layout="mini"`.
 * @csspart time - With `layout="card"`: elapsed and total time.
 * @csspart message - The sentence that explains why nothing plays.
 * @csspart loudness - The container of `mute` and `volume`. In a narrow bar, it is only in the menu.
 * @csspart mute - The mute button.
 * @csspart volume - The volume slider, which the mute button opens. Missing in browsers where only the device changes the volume.
 * @csspart state - The status label: live, connecting, or the time of the last update.
 * @csspart vote - The vote buttons, with `vote`; their parts are `like`, `dislike` and `count`.
 * @csspart more - The button that opens the menu.
 * @csspart device - In the menu: plays on another device (Cast, AirPlay). Absent if the browser finds no device.
 * @csspart menu - The menu: votes, sound quality, sleep timer, other devices, volume, pop-up, and services, copy and share of `links`.
 * @csspart open - With `layout="bar"`: the button that covers the bar and opens the sheet.
 * @csspart next - With `layout="card"`: the next show, in a wide card.
 * @csspart recent - The last plays, in the second column of a wide card.
 * @csspart sheet - The large view, with the last plays and the next show.
 * @csspart popup - With `popup`: the button that opens the small window.
 * @csspart fold - With `position="bottom"`: the button that folds and unfolds the bar.
 * @cssproperty [--onair-accent=currentColor] - Colour of the button, the slider, the progress line and the live dot.
 * @cssproperty [--onair-radius=0.75em] - Corner radius.
 * @cssproperty [--onair-surface] - Background. 4 % of the text colour unless set.
 * @cssproperty [--onair-bottom=0px] - With `position="bottom"`: distance from the bottom of the window. Set it on `:root`.
 * @fires onair-track - The listener hears another track. `detail` is `{track, previous}`.
 * @fires onair-vote - A vote was counted, or sent to a panel that doesn't confirm votes. `detail` is `{track, choice}`.
 * @fires onair-failure - The station can't be reached or read. Fires again when the reason changes. `detail` is `{failure}`.
 */
export class OnairPlayer extends OnairElement {
  static override styles = [baseStyles, styles, miniStyles];

  /** `card` has the cover, `bar` one or more rows, and `mini` only the button and one row of text. */
  @property({ converter: choiceAttribute('layout', ['card', 'bar', 'mini'], 'bar') })
  layout: 'card' | 'bar' | 'mini' = 'bar';
  /**
   * `bottom` fixes a foldable bar to the bottom of the window. Sound continues on the next page of the site if the
   * browser allows it.
   */
  @property({ reflect: true, converter: choiceAttribute('position', ['bottom'], null) })
  position: 'bottom' | null = null;
  /**
   * Adds a button that moves the player to a small window, which stays open while the visitor browses the site. Needs a
   * panel that has a page for it.
   */
  @property({ converter: booleanAttribute }) popup = false;
  /**
   * Gives the player, except in `mini`, the colours of the cover: background, text and controls. If the cover can't be
   * read, the background is graphite. A player with `position="bottom"` always has these colours.
   */
  @property({ converter: booleanAttribute }) tint = false;
  /**
   * Services that a menu in the card links to, separated by spaces: `spotify apple youtube deezer bandcamp
   * musicbrainz`. The menu also copies the track's name and shares the play. No menu unless set.
   */
  @property() links: string | null = null;
  /** Shows the number of listeners in the card, if the panel reports it. */
  @property({ converter: booleanAttribute }) listeners = false;
  /**
   * Adds buttons to like and dislike the track, except in `mini`. `counts` shows the totals after voting, if the panel
   * reports them.
   */
  @property({ converter: voteAttribute }) vote: boolean | 'counts' = false;
  /** Id of the channel to play unless the visitor chose another. Defaults to the panel's first channel. */
  @property({ converter: numberAttribute('channel', null), hasChanged: alwaysChanged })
  channel: number | null = null;
  /** Volume unless the visitor chose another: 0 to 1, or a percentage if above 1. Defaults to full volume. */
  @property({ converter: numberAttribute('volume', null), hasChanged: alwaysChanged })
  volume: number | null = null;
  /** How many seconds listeners are behind the studio. Defaults to the surrounding station's value, or 0. */
  @property({ reflect: true, converter: numberAttribute('delay', null) }) delay: number | null = null;

  private readonly feed = new TrackController(this);
  private readonly tick = new TickController(this);
  private readonly channels = new SubscriptionController<ListSnapshot<Channel>>(this, nothingListed);
  private readonly stationName = new SubscriptionController<string | null>(this, null);
  /**
   * For other elements that show and control the sound.
   * @internal
   */
  readonly playback: Playback = new Playback(this);
  private readonly layouts = new Layouts(this, this.playback, () => this.menu.isOpen);
  private readonly voteButtons = new VoteButtons(this, 'onair-player');
  private readonly sleeveChunk = sleeveChunk(this, () => this.hasSleeve);
  private readonly menu = new PlayerMenu(this, () => this.layouts.loadMenu());
  private readonly trackMenu = new TrackMenu(this);
  private playerWords = english;
  /** The volume that was just set by a key; otherwise empty. */
  private volumeNotice = '';
  private volumeNoticeTimer: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    this.playback.restoreVolume();
    super.connectedCallback();
    this.addEventListener('keydown', this.handleKeyDown);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { feed, layouts, playback, settings, shownStation: station } = this;
    // After the first render, an attribute change takes precedence over the visitor's choice.
    if (this.hasUpdated) {
      if (changed.has('channel')) playback.chosenChannel = null;
      if (changed.has('volume')) playback.chosenVolume = null;
    }
    this.playerWords = this.localized({ player: english }).player;
    this.channels.follow(station.channels);
    this.stationName.follow(station.name);
    playback.followStation();
    const previous = feed.onAir.track;
    // The sheet shows recent plays.
    const hasPlays = settings.delay || layouts.isWindow || layouts.sheet?.isOpen;
    feed.update(
      hasPlays ? 10 : (layouts.card?.records ?? 1),
      layouts.currentShow?.showsAt(station, this.heardAt()),
    );
    this.status = this.currentStatus();
    this.failure = this.channels.value.failure ?? feed.onAir.failure;
    if (previous && previous.id !== feed.onAir.track?.id) this.fadeSong();
    layouts.update(this.position ?? this.layout, this.popup, this.isPrerender ? null : channelKey(station));
    playback.updateChannels(this.channels.value.records);
    // The schedule is loaded after the data that the page shows first.
    if (!this.isPrerender && this.status === 'ready' && feed.onAir.status !== 'loading') layouts.loadShow();
    if (this.hasSleeve && !this.isPrerender) void this.sleeveChunk.load();
  }

  /** Only panels accept votes. The records that panels return for live sets have no length and no id. */
  private get isPanel(): boolean {
    return this.shownStation.client.capabilities.votes;
  }

  private currentStatus(): OnairPlayer['status'] {
    const { status, records } = this.channels.value;
    if (status !== 'ready') return status;
    if (!records.length) return 'empty';
    return this.feed.onAir.failure ? 'stale' : status;
  }

  private fadeSong(): void {
    this.renderRoot.querySelectorAll<HTMLElement>(FADING).forEach(crossFade);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    // With a delay, the shown track changes without a new response.
    this.tick.setPeriod(this.feed.value.tracks.length ? 1000 : 0);
    const box = this.renderRoot.querySelector<HTMLElement>('[part=player]')!;
    // Wait for an animation frame, because reading a computed style here would force an extra layout.
    requestAnimationFrame(() => box.classList.toggle('rtl', getComputedStyle(box).direction === 'rtl'));
    const { playback } = this;
    for (const each of this.renderRoot.querySelectorAll<HTMLElement>('[part=volume]'))
      each.style.setProperty('--_at', playback.volume * 100 + '%');
    playback.applyVolume();
    this.moveProgress();
    const track = this.settings.covers ? this.feed.onAir.track : null;
    playback.updateLockScreen(this.song(), this.name, track, httpUrl(this.settings.art));
  }

  private moveProgress(): void {
    const track = this.timedTrack();
    const elapsed = track ? elapsedOf(track, this.heardAt()) : 0;
    if (track) moveProgress(this.renderRoot, track, elapsed);
    this.layouts.bottom?.moveRing(track ? elapsed / track.length! : 0);
  }

  /** The current track if its position is known; otherwise null. */
  private timedTrack(): Track | null {
    const track = this.shownStation.client.capabilities.times ? titledTrack(this.feed.onAir) : null;
    return track?.length ? track : null;
  }

  /**
   * Opens a new connection and plays. Call it while a click or a key press is handled, because most browsers block it
   * otherwise.
   */
  play(): void {
    this.playback.play();
  }

  /** Stops and closes the connection. */
  stop(): void {
    this.playback.stop();
  }

  private readonly handlePlayPress = (): void => {
    if (this.playback.sound.isOn) this.stop();
    else this.play();
  };

  /** Keys control the player only if the focus is in the player and not in the slotted content. */
  private readonly handleKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== this) return;
    const { playback } = this;
    const dialog = this.renderRoot.querySelector('dialog[open]');
    const scroller = dialog?.querySelector('.scroll') ?? dialog;
    const isScrollable = !!scroller && scroller.scrollHeight > scroller.clientHeight;
    handleMediaKey(event, {
      toggle: this.handlePlayPress,
      toggleMuted: () => {
        playback.toggleMuted();
        this.showVolume();
      },
      changeVolume:
        isScrollable || !canSetVolume()
          ? undefined
          : (direction) => {
              playback.stepVolume(direction);
              this.showVolume();
            },
    });
  };

  /** Shows and announces the volume briefly, because the slider may be hidden. */
  private showVolume(): void {
    const { playback, settings } = this;
    this.volumeNotice = percentText(playback.isSilent ? 0 : playback.volume, settings.lang);
    clearTimeout(this.volumeNoticeTimer);
    this.volumeNoticeTimer = setTimeout(() => {
      this.volumeNotice = '';
      this.requestUpdate();
    }, VOLUME_NOTICE_MS);
  }

  /** The listener's time: the station's clock minus the delay, in milliseconds. */
  private heardAt(): number {
    return this.shownStation.now() - this.settings.delay;
  }

  /** The station's name; empty until it is known. */
  private get name(): string {
    return this.stationName.value ?? '';
  }

  private get hasVotes(): boolean {
    return !!this.vote && this.layouts.shown !== 'mini';
  }

  /**
   * True if the player has the colours of the cover. A bar at the bottom of the window always has them, because it
   * covers the page.
   */
  private get hasSleeve(): boolean {
    const { layouts, settings, tint } = this;
    return tint || (settings.skin || (layouts.shown === 'bottom' && 'sleeve')) === 'sleeve';
  }

  private song(): SongTexts {
    return currentSong(this.feed.onAir, this.name, this.words.onAir, this.isPanel);
  }

  protected override render(): TemplateResult {
    const { isPrerender, layouts, menu, name, playback, playerWords: words, settings } = this;
    const { card, shown } = layouts;
    const { onAir } = this.feed;
    // Reserve space for the layout until its code has loaded.
    if (layouts.isLoading)
      return html`<div part="player" class="coming ${this.boxClasses()}"><slot></slot></div>`;
    const { records } = this.channels.value;
    // A server can't see whether the element has content, so it renders the song as the slot's fallback.
    const isSlotted = !records.length && (isPrerender || !!this.textContent.trim());
    // The page's content replaces the message "no stream", but not the message about a failure.
    const message = isSlotted && this.status !== 'failed' ? '' : this.message();
    const isLive = playback.sound.state === 'playing';
    const song = this.song();
    const hasSong = !message && !isSlotted;
    // Before anything is known, the cover would be an empty box.
    const hasPicture = !!titledTrack(onAir) || !!name || !!httpUrl(settings.art);
    const isNameInTitle = hasSong && !titledTrack(onAir) && !!song[0];
    const ownName = isNameInTitle ? '' : name;
    const isRow = shown === 'bar' || shown === 'bottom';
    const show = (isRow && hasSong && layouts.currentShow?.line(onAir, song)) || ownName;
    const label = card?.nameLine(ownName, onAir, song[0]) ?? show;
    const button = renderPlayButton(playback, words, this.handlePlayPress);
    // The style sheet uses `:empty`, so there must be no white space.
    const state = isLive ? [renderEqualizer(), this.stateText()] : this.stateText();
    const { isWindow } = layouts;
    const more = menu.renderButton(words, layouts.sleepTimer?.label() ?? '');
    const popup = (this.popup && layouts.popup?.render()) || nothing;
    return html`<div
        part="player"
        class=${this.boxClasses()}
        role="group"
        tabindex="-1"
        aria-label=${name || this.words.onAir.onAir}
        lang=${settings.lang}
        dir=${this.direction}
      >
        ${
          isWindow
            ? layouts.sheet!.renderWindow(this.sheetContent(song, isLive, more))
            : html` ${isRow ? this.renderHairline() : nothing}
                ${card?.renderCover(onAir, name, button) ?? (isRow ? this.renderCover() : nothing)}
                <div class="meta">
                  <p part="state" role="status" dir="auto" class=${isLive ? 'live' : ''}>${state}</p>
                  <p part="name" dir="auto" translate="no" title=${label}>${keyed(label, label)}</p>
                </div>
                <div
                  class=${isSlotted ? 'song slotted' : 'song'}
                  translate=${message ? nothing : 'no'}
                  title=${message || songName(song)}
                >
                  <slot name=${isSlotted ? nothing : 'none'}
                    >${hasSong || isPrerender ? renderSong(song, onAir.track?.id) : nothing}</slot
                  >
                  <p part="message" role="status" dir="auto">${message}</p>
                </div>
                ${isRow && records.length && !isPrerender ? this.renderOpen() : nothing}
                ${card?.renderProgress(onAir, this.heardAt(), this.words.onAir.time)}
                ${card ? card.renderNext(onAir, this.heardAt()) : button}
                <div class="foot">
                  ${this.hasVotes ? this.renderVote() : nothing}
                  ${renderVolume(playback, isPrerender, words, settings.lang)} ${popup} ${more}
                </div>
                ${card?.renderRecent(onAir, this.feed.value, this.heardAt(), this.words.onAir)}
                ${layouts.bottom?.render(hasPicture ? this.renderCover() : null)}
                ${layouts.sheet?.render(this.sheetContent(song, isLive, more)) ?? nothing}`
        }
      </div>
      ${isPrerender || shown === 'mini' ? nothing : this.renderMenu(popup)}`;
  }

  /** Renders the track's cover in a bar. Without a title, the placeholder shows the initials of the station. */
  private renderCover(): TemplateResult {
    const { feed, name, settings } = this;
    const track = titledTrack(feed.onAir);
    return track ? renderCover(track, settings, true) : renderPicture(name || null, null, settings);
  }

  /** Renders the progress of the track along the upper edge of a bar. */
  private renderHairline(): TemplateResult {
    const track = this.timedTrack();
    return html`<div class="hairline">
      <div part="progress" aria-hidden="true" ?hidden=${!track}>${keyed(track?.id, html`<i></i>`)}</div>
    </div>`;
  }

  /** Renders the button that opens the sheet. The button covers the whole row and is behind the other buttons. */
  private renderOpen(): TemplateResult {
    const prepare = (): void => void this.layouts.loadSheet();
    return html`<button
      type="button"
      part="open"
      aria-haspopup="dialog"
      aria-label=${this.playerWords.unfold}
      @pointerenter=${prepare}
      @focus=${prepare}
      @click=${({ currentTarget }: Event) => this.openSheet(currentTarget as HTMLElement)}
    ></button>`;
  }

  private async openSheet(opener: HTMLElement): Promise<void> {
    const sheet = await this.layouts.loadSheet();
    await sheet?.open(opener);
  }

  /** `more` is the menu button. */
  private sheetContent(song: SongTexts, isLive: boolean, more: TemplateResult): SheetContent {
    const { feed, name, playback, playerWords, settings, words } = this;
    return {
      onAir: feed.onAir,
      tracks: feed.value.tracks,
      song,
      stationName: name,
      state: this.message() || this.stateText(),
      isLive,
      timed: this.timedTrack(),
      now: this.heardAt(),
      words,
      play: renderPlayButton(playback, playerWords, this.handlePlayPress),
      volume: renderVolume(playback, false, playerWords, settings.lang),
      votes: this.hasVotes ? this.renderVote() : nothing,
      more,
    };
  }

  /** Renders the menu, which contains everything that doesn't fit into the row of buttons. */
  private renderMenu(popup: TemplateResult | typeof nothing): TemplateResult {
    const { feed, layouts, links, menu, name, playback, playerWords: words, settings } = this;
    const track = titledTrack(feed.onAir);
    const linked = menu.isOpen && layouts.shown === 'card' ? track : null;
    const [title, artist] = track ? this.song() : [name, ''];
    return menu.renderDialog({
      layout: layouts.shown,
      heading: [title, artist],
      items: html`${menu.isOpen && this.hasVotes ? this.renderVote() : nothing}
      ${renderStreamChoice(playback, words)} ${layouts.sleepTimer?.render() ?? nothing}
      ${layouts.remote?.render() ?? nothing}
      ${
        menu.isOpen
          ? html`${renderVolume(playback, false, words, settings.lang)}
            ${popup === nothing ? nothing : html`<div class="popup">${popup}</div>`}`
          : nothing
      }
      ${this.trackMenu.renderItems(links, linked, menu.close)}`,
    });
  }

  private boxClasses(): string {
    const { layouts, playback } = this;
    const { isOn, state } = playback.sound;
    const classes = [
      this.status,
      layouts.isWindow ? 'window' : layouts.shown,
      isOn && state !== 'playing' && 'waiting',
      this.hasVotes && 'votes',
      layouts.card?.hasColumn(this.feed.onAir, this.feed.value, this.heardAt()) && 'two',
      layouts.bottom?.isFolded && 'folded',
      playback.isOffered && 'offered',
    ];
    return classes.filter(Boolean).join(' ');
  }

  private renderVote(): TemplateResult {
    const { feed, vote, voteButtons } = this;
    return voteButtons.isMissing
      ? this.renderMissingChunk()
      : voteButtons.render(feed.onAir.track, vote === 'counts');
  }

  private message(): string {
    const { playback, playerWords: words } = this;
    const { isOffered, isYielded, sound, stream } = playback;
    if (isOffered) return '';
    if (!stream) return this.sentence(words.nothing, this.words.onAir.noAnswer);
    const canChoose = this.channels.value.records.length > 1;
    return silenceText(stream, sound.state, canChoose, isYielded, words);
  }

  private stateText(): string {
    const { settings, volumeNotice, words } = this;
    if (volumeNotice) return volumeNotice;
    const text = soundText(this.playback.sound.state, words.onAir, this.playerWords);
    const asOf = this.status === 'stale' && (this.channels.value.asOf || this.feed.onAir.asOf);
    if (text || !asOf) return text;
    return fill(words.onAir.asOf, labelledTime(asOf, settings));
  }
}
