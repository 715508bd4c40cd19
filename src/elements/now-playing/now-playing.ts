/**
 * In:  what a station has on air, second by second.
 * Out: a card, a line or a wall that shows it.
 */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { fill } from '../../words/fill.js';
import { loadChunk } from '../../station/load-chunk.js';
import type { Track } from '../../station/snapshot.js';
import { addStyles } from '../base/add-styles.js';
import { announce } from '../controllers/announcer.js';
import { renderCover, renderPicture } from '../ui/cover.js';
import { crossFade } from '../ui/cross-fade.js';
import { baseStyles } from '../base/base.styles.js';
import { booleanAttribute, choiceAttribute, numberAttribute, voteAttribute } from '../base/converters.js';
import { OnairElement } from '../base/onair-element.js';
import { elapsedOf, moveProgress, renderProgress } from '../ui/progress.js';
import { TickController } from '../controllers/tick-controller.js';
import { TrackController } from '../controllers/track-controller.js';
import { TrackMenu } from '../ui/track-menu/track-menu.js';
import { VoteButtons } from '../vote/vote-buttons.js';
import { isNameless, stateText, trackTexts, type CardTexts } from './card-texts.js';
import { styles } from './now-playing.styles.js';
import type * as Audience from '../ui/audience.js';
import type { ShowsController } from './shows.js';
import type * as Wall from './wall.js';

const LAYOUTS = ['card', 'line', 'wall'] as const;

/** What only some of them need. */
const PARTS = {
  shows: () => import('./shows.js'),
  audience: () => import('../ui/audience.js'),
  tint: () => import('../ui/tint.js'),
  wall: () => import('./wall.js'),
};
type Part<N extends keyof typeof PARTS> = Awaited<ReturnType<(typeof PARTS)[N]>>;

/**
 * @summary What is on air, kept fresh while anyone can see it: the live DJ, the track, else the show, the next one, the station.
 * @slot - Shown until the first data comes, and for good where scripts do not run.
 * @csspart card - The box around everything, in the card layout.
 * @csspart line - The row around everything, in the line layout.
 * @csspart wall - The screen around everything, in the wall layout.
 * @csspart cover - The artwork or its drawn placeholder.
 * @csspart state - The small words: on air and by whom, what comes next, or when it played last.
 * @csspart title - The title of the track; between tracks the name of the show, or of the station.
 * @csspart artist - Who plays it; of a show, until or from when.
 * @csspart progress - The line that says how far the track is.
 * @csspart time - Elapsed and total time.
 * @csspart clock - The time, on a wall.
 * @csspart show - The show on air, on a wall.
 * @csspart next - The next show and when it begins, on a card and on a wall.
 * @csspart vote - The buttons of `vote`; their parts are `like`, `dislike` and `count`.
 * @csspart more - The button of `links`.
 * @csspart menu - What that opens: the services, copy and share.
 * @csspart message - The sentence shown when there is nothing else to show.
 * @cssproperty [--onair-accent=currentColor] - Progress line, live dot, and the tone of placeholders.
 * @cssproperty [--onair-radius=0.75em] - Corners.
 * @cssproperty [--onair-surface] - Background: of a card 4 % of the text colour unless set, of a wall none.
 * @fires onair-track - Another track is heard; `detail` is `{track, previous}`.
 * @fires onair-vote - A vote was counted, or sent where nobody can know; `detail` is `{track, choice}`.
 * @fires onair-failure - The station fails in a new way; `detail.failure` says how.
 */
export class OnairNowPlaying extends OnairElement {
  static override styles = [baseStyles, styles];

  /** `card`; `line` for one row that never wraps; `wall` for a screen in a studio, a café or a stream, which fills its place. */
  @property({ reflect: true, useDefault: true, converter: choiceAttribute('layout', LAYOUTS, 'card') })
  layout: 'card' | 'line' | 'wall' = 'card';
  /** Lets visitors like and dislike the track; `counts` shows who voted how many others did, where the panel says so. */
  @property({ converter: voteAttribute }) vote: boolean | 'counts' = false;
  /**
   * Services that a menu of the track links to, with blanks between them: `spotify apple youtube deezer bandcamp musicbrainz`.
   * It copies the name and shares the play, too. No menu unless set.
   */
  @property() links: string | null = null;
  /** Gives the card the colour of the cover; that of `--onair-accent` where there is none, or where it can't be read. */
  @property({ converter: booleanAttribute }) tint = false;
  /** Tells how many listen, where the panel says so. */
  @property({ converter: booleanAttribute }) listeners = false;
  /** Seconds that the listener hears behind the studio; 0 unless set here or around. */
  @property({ reflect: true, converter: numberAttribute('delay', null) }) delay: number | null = null;

  private readonly feed = new TrackController(this, (track) => this.announce(track));
  private readonly tick = new TickController(this);
  private readonly voteButtons = new VoteButtons(this, 'onair-now-playing');
  private readonly menu = new TrackMenu(this);
  private texts: CardTexts | null = null;
  /** Follows the shows. Its code is loaded by the first element that needs it, as that of a wall is. */
  private shows: ShowsController | null | undefined;
  private wall: typeof Wall | null | undefined;
  private audience: typeof Audience | undefined;
  /** The parts that were asked for: those can't be had twice. */
  private readonly asked = new Set<keyof typeof PARTS>();

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { feed, settings, shows, shownStation: station, words } = this;
    feed.update(settings.delay ? 10 : 1, shows?.showsAt(station, this.heardAt()));
    this.status = feed.onAir.status;
    this.failure = feed.onAir.failure;
    this.loadParts();
    const before = this.texts;
    const { track, last } = feed.onAir;
    const plain = trackTexts(feed.onAir, settings, words.onAir);
    this.texts =
      shows && this.needsShow() ? shows.texts(plain, feed.onAir, this.heardAt(), settings, words) : plain;
    if (this.isWaiting() && (track || last)?.jingle_id && this.texts === plain) this.texts = null;
    if (before && before.line !== this.texts?.line) this.fadeSong();
  }

  /** Whether the history alone gives no texts. */
  private needsShow(): boolean {
    const { track, status } = this.feed.onAir;
    return track ? isNameless(track) : status !== 'loading' && status !== 'failed';
  }

  /** Whether there is a place for shows. The history comes first: it is what the page is waiting for. */
  private wantsShows(): boolean {
    const { status } = this.feed.onAir;
    return this.needsShow() || (this.layout !== 'line' && status !== 'loading' && status !== 'failed');
  }

  /** Whether a show or the station's name may come yet: of a panel that does not answer, neither does. */
  private isWaiting(): boolean {
    const { shows } = this;
    if (!this.needsShow() || this.isPrerender || this.feed.onAir.status === 'stale') return false;
    return shows ? !shows.isSettled : shows === undefined;
  }

  private loadParts(): void {
    const needed = this.wantsShows();
    this.shows?.follow(needed ? this.shownStation : null);
    // If the code can't be loaded, the element shows the history only.
    if (needed) this.load('shows', (code) => (this.shows = code ? new code.ShowsController(this) : null));
    if (this.listeners) this.load('audience', (code) => (this.audience = code));
    if (this.tint) this.load('tint', (code) => code && new code.Tint(this));
    if (this.layout === 'wall')
      this.load('wall', (code) => {
        this.wall = code ?? null;
        if (code) addStyles(this.renderRoot as ShadowRoot, code.wallStyles);
      });
  }

  /** `take` gets nothing where the code can't be loaded. */
  private load<N extends keyof typeof PARTS>(part: N, take: (code?: Part<N>) => unknown): void {
    if (this.asked.has(part) || this.isPrerender) return;
    this.asked.add(part);
    void loadChunk(PARTS[part] as () => Promise<Part<N>>)
      .then(take, () => take())
      .then(() => this.requestUpdate());
  }

  /** The moment that this listener hears, by the station's clock: Unix seconds. */
  private heardAt(): number {
    return (this.shownStation.now() - this.settings.delay) / 1000;
  }

  private fadeSong(): void {
    const song = this.renderRoot.querySelector<HTMLElement>('.song');
    if (song) crossFade(song);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const { track, tracks } = { ...this.feed.onAir, ...this.feed.value };
    // The end of a show comes without an answer of the panel, so the element checks the time each second.
    this.tick.setPeriod(tracks.length || this.texts ? 1000 : this.wall ? 60000 : 0);
    if (track?.length) moveProgress(this.renderRoot, track, this.elapsed(track));
  }

  private announce(track: Track | null): void {
    const { settings, words } = this;
    if (!track) return;
    const { line } = trackTexts(this.feed.onAir, settings, words.onAir)!;
    announce(this.shownStation, track, fill(words.onAir.nowPlaying, line), settings.lang);
  }

  private elapsed(track: Track): number {
    return elapsedOf(track, this.shownStation.now() - this.settings.delay);
  }

  protected override render(): TemplateResult {
    const { layout, settings, texts, wall } = this;
    const { onAir } = this.feed;
    const play = onAir.track || onAir.last;
    const line = layout === 'line';
    const isShow = texts && !texts.isSong;
    const more = layout === 'wall' ? nothing : this.menu.render(this.links, isShow ? null : play);
    const counted = line && this.listenersText() && 'counted';
    const size = wall && texts && wall.titleSize(texts.title);
    const status = !texts && this.isWaiting() ? 'loading' : this.status;
    const linked = more !== nothing && 'linked';
    const next = layout === 'card' && this.shows?.renderNext(onAir, texts, this.heardAt(), settings);
    const look = [status, isShow && 'show', this.vote && this.takesVotes && 'votes', counted, size, linked];
    return html`<div
      part=${layout}
      class=${look.filter(Boolean).join(' ')}
      role="group"
      aria-label=${texts?.lead || this.words.onAir.onAir}
      lang=${settings.lang}
      dir=${this.direction}
    >
      ${
        layout === 'wall' && !wall
          ? // Its looks are on their way. Nothing is drawn until then but what the page has put inside.
            html`<slot></slot>${wall === null ? this.renderMissingChunk() : nothing}`
          : html`${
                isShow || !play
                  ? renderPicture(
                      texts ? texts.title : status === 'loading' ? null : '',
                      null,
                      status === 'loading' ? null : settings,
                    )
                  : renderCover(play, settings, !line)
              }
              <div class="text">
                ${texts ? this.renderText(line, next || null) : this.renderWaiting(line)}${line ? nothing : more}
              </div>
              ${this.renderRest(onAir.track)}${line ? more : nothing}`
      }
    </div>`;
  }

  /** Empty where nobody wants to know, or the panel does not say. */
  private listenersText(): string {
    const count = this.feed.onAir.track?.n_listeners ?? null;
    const isTold = this.listeners && this.audience && count !== null;
    return isTold ? this.audience!.listenersText(count, this.settings.lang) : '';
  }

  /** Nobody presses a wall: it tells the time where others have votes. */
  private renderRest(track: Track | null): unknown {
    const { layout, settings, texts, wall } = this;
    return layout === 'wall'
      ? wall!.renderStation(this.feed.onAir, texts, this.shownStation.now(), settings)
      : this.vote && this.takesVotes
        ? this.renderVote(track)
        : nothing;
  }

  private renderVote(track: Track | null): TemplateResult {
    const { voteButtons } = this;
    return voteButtons.isMissing
      ? this.renderMissingChunk()
      : voteButtons.render(track, this.vote === 'counts');
  }

  /** The element's own content, else placeholders. On a server they are the slot's fallback, since the content is not known there. */
  private renderWaiting(line: boolean): TemplateResult {
    const { isPrerender } = this;
    const words = this.words.onAir;
    const sentence = this.isWaiting() ? '' : this.sentence(words.nothing, words.noAnswer);
    const hasContent = !isPrerender && !!this.textContent.trim();
    const outlines = sentence || hasContent ? nothing : this.renderText(line);
    // No content has this slot name, so the fallback is shown.
    return html`<slot name=${hasContent || isPrerender ? nothing : 'none'}>${outlines}</slot>
      ${sentence ? html`<p part="message" title=${sentence}>${sentence}</p>` : nothing}`;
  }

  private renderText(line: boolean, next: TemplateResult | null = null): TemplateResult {
    const { texts, settings } = this;
    const { onAir } = this.feed;
    // How far a jingle is says nothing of what the card shows; without a start, nobody knows how far anything is.
    const { times, lengths } = this.shownStation.client.capabilities;
    const track = onAir.track?.jingle_id || !times ? null : onAir.track;
    const { title = '', artist = '', line: all = '' } = texts || {};
    // A row about a show is a sentence, so it has the direction of our words, not that of the name in it.
    const isSentence = line && texts && !texts.isSong;
    const state =
      texts && stateText(texts, onAir, settings, this.words.onAir, line, this.listenersText(), lengths);
    const dot = texts?.live && !line ? 'live' : '';
    return html`<p part="state" dir="auto" class=${dot} title=${state || nothing}>${state}</p>
      <div class="song" title=${all}>
        <p part="title" dir=${isSentence ? nothing : 'auto'}>${isSentence ? all : title}</p>
        ${
          // Each text has a line of its own, so that a longer one does not move the others.
          isSentence
            ? nothing
            : html`<div class="by">
                ${line && artist ? html`<span aria-hidden="true">&nbsp;·&nbsp;</span>` : nothing}
                ${keyed(artist, html`<p part="artist" dir="auto">${artist}</p>`)}
              </div>`
        }
      </div>
      ${next}
      <div class="foot">
        ${renderProgress({
          track,
          elapsed: track ? this.elapsed(track) : 0,
          label: this.words.onAir.time,
          isHidden: texts && !track?.length,
          hasTotal: !line,
          style: this.ssrSnapshot?.progressStyle,
        })}
      </div>`;
  }
}
