import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { fill } from '../../words/fill.js';
import { isLiveSet } from '../../station/live-set.js';
import type { OnAir, Track } from '../../station/snapshot.js';
import { baseStyles } from '../base/base.styles.js';
import { booleanAttribute, choiceAttribute, numberAttribute, voteAttribute } from '../base/converters.js';
import { OnairElement } from '../base/onair-element.js';
import { announce } from '../controllers/announcer.js';
import { LazyChunk } from '../controllers/lazy-chunk.js';
import { TickController } from '../controllers/tick-controller.js';
import { TrackController } from '../controllers/track-controller.js';
import { isNameless } from '../format/song.js';
import { listenersText } from '../ui/audience.js';
import { renderCover, renderPicture } from '../ui/cover.js';
import { renderNames } from '../ui/names.js';
import { elapsedOf, moveProgress, renderProgress } from '../ui/progress.js';
import type { RecordChange } from '../ui/record-change.js';
import { sleeveChunk } from '../ui/sleeve/sleeve-chunk.js';
import { TrackMenu } from '../ui/track-menu/track-menu.js';
import { VoteButtons } from '../vote/vote-buttons.js';
import { isUntitled, stateText, trackTexts, type CardTexts } from './card-texts.js';
import { styles } from './now-playing.styles.js';
import type { PlayButton } from './play-button.js';
import type { HeardFeed, ShowsController } from './shows.js';

const LAYOUTS = ['card', 'line', 'wall'] as const;

/**
 * @summary Shows what is on air: the track or the live DJ and, between tracks, the current show, the next show or the station. Updates while it is visible.
 * @slot - Shown until the first data arrives, and permanently if JavaScript is off.
 * @csspart card - The box around everything, in the card layout.
 * @csspart line - The row around everything, in the line layout.
 * @csspart wall - The screen around everything, in the wall layout.
 * @csspart cover - The cover or its placeholder.
 * @csspart play - The play button, with `play`.
 * @csspart playback - With `play`: "Connecting…" or "Reconnecting…", or why the stream can't be played.
 * @csspart state - The small text above the title: "on air" and the DJ, the next show, or when the track was last played.
 * @csspart title - The title of the track; between tracks the name of the show or the station.
 * @csspart artist - The artist; for a show, its start or end.
 * @csspart progress - The progress line of the track.
 * @csspart time - Elapsed and total time.
 * @csspart station - The station's name, in the wall layout.
 * @csspart clock - The current time, in the wall layout.
 * @csspart show - The current show, in the wall layout.
 * @csspart next - The next show and its start, in the card and wall layouts.
 * @csspart upcoming - The next track, if the server reports it, in the card and wall layouts.
 * @csspart recent - The last plays, in the second column of a wide card.
 * @csspart vote - The vote buttons, with `vote`. Their parts are `like`, `dislike` and `count`.
 * @csspart more - The button that opens the menu, with `links`.
 * @csspart menu - The menu, with `links`: the services, copy and share.
 * @csspart message - The message that is shown if there is no data.
 * @cssproperty [--onair-accent=currentColor] - Colour of the progress line, the play button, the live dot and placeholders.
 * @cssproperty [--onair-radius=0.75em] - Corner radius.
 * @cssproperty [--onair-surface] - Background with the skin `quiet`. By default a card has 4 % of the text colour, and a wall has no background.
 * @fires onair-track - The listener hears another track. `detail` is `{track, previous}`.
 * @fires onair-vote - A vote was counted, or sent to a panel that doesn't confirm votes. `detail` is `{track, choice}`.
 * @fires onair-failure - The station can't be reached or read. Fires again when the reason changes. `detail` is `{failure}`.
 */
export class OnairNowPlaying extends OnairElement {
  static override styles = [baseStyles, styles];

  /**
   * `card`, `line` (one row that never wraps) or `wall` (fills its container; for a screen in a studio or a café, or a
   * video stream).
   */
  @property({ reflect: true, useDefault: true, converter: choiceAttribute('layout', LAYOUTS, 'card') })
  layout: 'card' | 'line' | 'wall' = 'card';
  /**
   * Adds a button to the card that plays the station. If the page has an `<onair-player>` for the station, the button
   * controls it.
   */
  @property({ converter: booleanAttribute }) play = false;
  /**
   * Lets visitors like and dislike the track. `counts` also shows the number of votes to visitors who have voted, if
   * the panel provides it.
   */
  @property({ converter: voteAttribute }) vote: boolean | 'counts' = false;
  /**
   * Adds a menu that links to these services, separated by spaces: `spotify apple youtube deezer bandcamp musicbrainz`.
   * The menu can also copy the name of the track and share it.
   */
  @property() links: string | null = null;
  /**
   * Gives the card or the wall the colours of the cover: background, text and controls. If the cover can't be read, the
   * background is graphite.
   */
  @property({ converter: booleanAttribute }) tint = false;
  /** Shows the number of listeners, if the panel provides it. */
  @property({ converter: booleanAttribute }) listeners = false;
  /** How many seconds listeners are behind the studio. Defaults to the surrounding station's value, or 0. */
  @property({ reflect: true, converter: numberAttribute('delay', null) }) delay: number | null = null;

  private readonly feed = new TrackController(this, (track) => this.announce(track));
  private readonly tick = new TickController(this);
  private readonly voteButtons = new VoteButtons(this, 'onair-now-playing');
  private readonly menu = new TrackMenu(this);
  private readonly sleeveChunk = sleeveChunk(this, () => this.hasSleeve);
  private readonly changeChunk = new LazyChunk(
    this,
    () => import('../ui/record-change.js'),
    ({ RecordChange }) =>
      (this.change = new RecordChange(
        this,
        () => this.texts?.line,
        (url) => this.sleeveChunk.module?.prepareSleeve(url),
      )),
  );
  private readonly playChunk = new LazyChunk(
    this,
    () => import('./play-button.js'),
    ({ PlayButton }) =>
      (this.playButton = new PlayButton(this, () => (this.hasPlayButton ? this.onAir : null))),
  );
  private readonly wallChunk = new LazyChunk(this, () => import('./wall.js'));
  private readonly showsChunk = new LazyChunk(
    this,
    () => import('./shows.js'),
    ({ ShowsController }) => (this.shows = new ShowsController(this)),
  );
  /** Null until its code has loaded. */
  private shows: ShowsController | null = null;
  /** Null until its code has loaded. */
  private playButton: PlayButton | null = null;
  /** Null until its code has loaded. Until then, tracks change without a transition. */
  private change: RecordChange | null = null;
  /** The data that is shown. When the track changes, this is the previous track until the next cover has loaded. */
  private onAir: OnAir = this.feed.onAir;
  /** Null if there is nothing to show. */
  private texts: CardTexts | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { feed, settings, shows, shownStation: station } = this;
    feed.update(settings.delay ? 10 : (shows?.records ?? 1), shows?.showsAt(station, this.heardAt()));
    this.status = feed.onAir.status;
    this.failure = feed.onAir.failure;
    this.onAir = this.change?.follow(feed.onAir, station, settings, this.layout !== 'line') ?? feed.onAir;
    if (!this.isPrerender) this.loadChunks();
    this.texts = this.currentTexts();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const { track } = this.onAir;
    const hasContent = this.feed.value.tracks.length > 0 || this.texts !== null;
    // A show can end without a new response, so check the time every second.
    if (hasContent) this.tick.setPeriod(1000);
    else this.tick.setPeriod(this.layout === 'wall' ? 60_000 : 0);
    if (track?.length) moveProgress(this.renderRoot, track, this.elapsed(track));
    if (this.texts) void this.changeChunk.load();
  }

  private get hasSleeve(): boolean {
    return this.tint || (this.settings.skin || (this.layout === 'wall' && 'sleeve')) === 'sleeve';
  }

  private get hasPlayButton(): boolean {
    return this.play && this.layout === 'card';
  }

  private loadChunks(): void {
    const { layout } = this;
    const isShowsNeeded = this.hasRoomForShows();
    if (isShowsNeeded) void this.showsChunk.load();
    this.shows?.follow(isShowsNeeded ? this.shownStation : null);
    if (this.hasSleeve) void this.sleeveChunk.load();
    if (this.hasPlayButton) void this.playChunk.load();
    if (layout !== 'wall') return;
    void this.wallChunk.load();
    this.shows?.followName();
  }

  private currentTexts(): CardTexts | null {
    const { settings, shows, words } = this;
    const { onAir } = this;
    const fromHistory = trackTexts(onAir, settings, words.onAir);
    const texts =
      shows && this.needsShow()
        ? shows.texts(fromHistory, onAir, this.heardAt(), settings, words, this.isPanel)
        : fromHistory;
    const isPlain = isUntitled(onAir) || !!(onAir.track || onAir.last)?.jingle_id;
    // The name of a show or of the station may still load. Wait for it instead of showing just "On air".
    return texts === fromHistory && isPlain && this.isWaiting() ? null : texts;
  }

  /** True if the history alone doesn't provide a title. */
  private needsShow(): boolean {
    const { track, status } = this.onAir;
    return track
      ? isNameless(track) || isLiveSet(track, this.isPanel)
      : status !== 'loading' && status !== 'failed';
  }

  /** True if there is room for shows. They are loaded after the history, because the page shows the history first. */
  private hasRoomForShows(): boolean {
    const { status } = this.onAir;
    return this.needsShow() || (this.layout !== 'line' && status !== 'loading' && status !== 'failed');
  }

  /** True if the name of a show or of the station may still load. */
  private isWaiting(): boolean {
    const { shows, showsChunk } = this;
    if (!this.needsShow() || this.isPrerender || this.onAir.status === 'stale') return false;
    return shows ? !shows.isSettled : !showsChunk.isMissing;
  }

  /** Returns the moment that this listener hears, by the station's clock, in Unix seconds. */
  private heardAt(): number {
    return (this.shownStation.now() - this.settings.delay) / 1000;
  }

  /** Returns the elapsed time of a track for this listener, in milliseconds. */
  private elapsed(track: Track): number {
    return elapsedOf(track, this.shownStation.now() - this.settings.delay);
  }

  /**
   * The track whose elapsed time is shown; null during a jingle, or if the server doesn't report start times.
   */
  private timedTrack(): Track | null {
    const { track } = this.onAir;
    return track && !track.jingle_id && this.shownStation.client.capabilities.times ? track : null;
  }

  private announce(track: Track | null): void {
    const { settings, words } = this;
    if (!track) return;
    const { line } = trackTexts(this.feed.onAir, settings, words.onAir)!;
    announce(this.shownStation, track, fill(words.onAir.nowPlaying, line), settings.lang);
  }

  /** Only panels accept votes. The records that panels return for live sets have no length and no id. */
  private get isPanel(): boolean {
    return this.shownStation.client.capabilities.votes;
  }

  private get heardFeed(): HeardFeed {
    return { onAir: this.onAir, value: this.feed.value };
  }

  private get isShow(): boolean {
    return this.texts !== null && !this.texts.isSong;
  }

  /**
   * Returns the number of listeners as text; empty if `listeners` isn't set or the panel doesn't provide the number.
   */
  private listenersText(): string {
    const count = this.onAir.track?.n_listeners ?? null;
    return this.listeners && count !== null ? listenersText(count, this.settings.lang) : '';
  }

  /** The status to show: `loading` while a card without text waits for a name, otherwise the element's status. */
  private get visibleStatus(): string {
    return !this.texts && this.isWaiting() ? 'loading' : this.status;
  }

  private classes(): string {
    const { layout, shows, texts, wallChunk } = this;
    return [
      this.visibleStatus,
      this.isShow && 'show',
      texts && shows?.classes(this.heardFeed, texts, this.isPanel, this.heardAt()),
      this.vote && 'votes',
      layout === 'wall' && texts && wallChunk.module?.titleSize(texts.title),
      layout !== 'wall' && this.links?.trim() && 'linked',
    ]
      .filter(Boolean)
      .join(' ');
  }

  protected override render(): TemplateResult {
    const { layout, settings, texts, words } = this;
    return html`<div
      part=${layout}
      class=${this.classes()}
      role="group"
      aria-label=${texts?.lead || words.onAir.onAir}
      lang=${settings.lang}
      dir=${this.direction}
    >
      ${this.renderContent()}
    </div>`;
  }

  private renderContent(): TemplateResult {
    const { layout, texts, wallChunk } = this;
    const isLine = layout === 'line';
    // Until its styles have loaded, a wall shows only the page's content.
    if (layout === 'wall' && !wallChunk.module) {
      return html`<slot></slot>${wallChunk.isMissing ? this.renderMissingChunk() : nothing}`;
    }
    const menu = this.renderMenu();
    return html`${this.renderPicture()} ${this.playButton?.render()}
      <div class="text">
        ${texts ? this.renderTexts() : this.renderWaiting()}${layout === 'card' ? [this.renderFoot(), menu] : nothing}
      </div>
      ${layout === 'wall' ? this.renderStation() : nothing}${isLine ? [this.renderVote(), menu] : nothing}
      ${layout === 'card' ? this.renderRecent() : nothing}`;
  }

  private renderPicture(): TemplateResult {
    const { layout, settings, texts } = this;
    const { track, last } = this.onAir;
    const play = track || last;
    const isCovered = !this.isShow || (texts?.isOff && play?.img_url);
    const isLarge = layout !== 'line';
    if (play && isCovered) return renderCover(play, settings, isLarge);
    const isLoading = this.visibleStatus === 'loading';
    if (texts) return renderPicture(texts.title, null, isLoading ? null : settings, isLarge);
    return isLoading ? renderPicture(null, null, null) : renderPicture('', null, settings);
  }

  private renderMenu(): TemplateResult | typeof nothing {
    const { layout, links, menu } = this;
    const { track, last } = this.onAir;
    return layout === 'wall' ? nothing : menu.render(links, this.isShow ? null : track || last);
  }

  private renderFoot(): TemplateResult {
    const { settings, shows, texts } = this;
    const next = texts && shows?.renderNext(this.heardFeed, texts, this.heardAt(), settings);
    return html`<div class="foot">${this.renderVote()}${next || nothing}</div>`;
  }

  private renderVote(): TemplateResult | typeof nothing {
    const { vote, voteButtons } = this;
    if (!vote) return nothing;
    if (voteButtons.isMissing) return this.renderMissingChunk();
    return voteButtons.render(this.onAir.track, vote === 'counts');
  }

  private renderRecent(): unknown {
    const { settings, shows, texts, words } = this;
    return shows?.renderRecent(this.heardFeed, texts, this.heardAt(), settings, words);
  }

  /** The wall layout isn't interactive, so it shows the time and the shows instead of votes. */
  private renderStation(): unknown {
    const { settings, shownStation: station, shows, texts, wallChunk } = this;
    const upcoming = shows?.upcomingName(this.heardFeed, this.heardAt()) ?? '';
    const name = shows?.stationName ?? '';
    return wallChunk.module!.renderWallStation(this.onAir, texts, station.now(), settings, upcoming, name);
  }

  /**
   * Renders the page's content if there is any, otherwise placeholders. A server can't see that content, so it renders
   * the placeholders as the slot's fallback.
   */
  private renderWaiting(): TemplateResult {
    const { isPrerender } = this;
    const words = this.words.onAir;
    const sentence = this.isWaiting() ? '' : this.sentence(words.nothing, words.noAnswer);
    const hasContent = !isPrerender && !!this.textContent.trim();
    const outlines = sentence || hasContent ? nothing : this.renderTexts();
    // No content is assigned to the slot "none", so its fallback is shown.
    return html`<slot name=${hasContent || isPrerender ? nothing : 'none'}>${outlines}</slot>
      ${sentence ? html`<p part="message" title=${sentence}>${sentence}</p>` : nothing}`;
  }

  private renderTexts(): TemplateResult {
    const { layout, texts } = this;
    const isLine = layout === 'line';
    const { title = '', artist = '', line = '' } = texts ?? {};
    // The text about a show is a sentence, whose direction doesn't depend on the name in it.
    const isSentence = isLine && this.isShow;
    const translate = isSentence ? nothing : 'no';
    // Page translators replace text nodes. The key makes Lit remove the nodes that they inserted. The progress has a
    // key because it moves when the number of lines changes, and a node that moves counts as a layout shift.
    const name = keyed(line, isSentence ? renderNames(line) : title);
    const state = texts && this.stateText(texts);
    // Animated bars replace the dot while a player on the page plays the station.
    const bars = texts?.live ? this.change?.renderBars(this.shownStation) : null;
    const dot = texts?.live && !bars ? 'live' : '';
    const label = keyed(state, [bars, state && renderNames(state)]);
    return html`<p part="state" dir="auto" class=${dot} title=${state || nothing}>${label}</p>
      <div class="song" translate=${translate} title=${line}>
        <p part="title" dir=${isSentence ? nothing : 'auto'} translate=${translate}>${name}</p>
        ${isSentence || (isLine && !artist) ? nothing : this.renderArtist(artist)}
      </div>
      ${keyed(line, html`<div class="bar">${this.renderProgress()}</div>`)}`;
  }

  private stateText(texts: CardTexts): string {
    const { layout, settings, words } = this;
    const isLine = layout === 'line';
    return stateText(texts, this.onAir, settings, words.onAir, isLine, this.listenersText(), this.isPanel);
  }

  /** The artist is in a separate row, so that a longer name doesn't move the other rows. */
  private renderArtist(artist: string): TemplateResult {
    const hasDot = this.layout === 'line' && artist;
    // For a show, the text below its name is a sentence.
    const [translate, names] = this.isShow ? [nothing, renderNames(artist)] : ['no', artist];
    return html`<div class="by">
      ${hasDot ? html`<span aria-hidden="true">&nbsp;·&nbsp;</span>` : nothing}
      ${keyed(artist, html`<p part="artist" dir="auto" translate=${translate}>${names}</p>`)}
    </div>`;
  }

  private renderProgress(): TemplateResult {
    const { layout, ssrSnapshot, texts, words } = this;
    const timed = this.timedTrack();
    return renderProgress({
      track: timed,
      elapsed: timed ? this.elapsed(timed) : 0,
      label: words.onAir.time,
      isHidden: texts && !timed?.length,
      hasTotal: layout !== 'line',
      style: ssrSnapshot?.progressStyle,
    });
  }
}
