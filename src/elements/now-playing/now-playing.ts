/**
 * In:  what a station has on air, second by second.
 * Out: a card or a line that shows it.
 */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { loadPart } from '../../station/load-part.js';
import type { Track } from '../../station/snapshot.js';
import { announce } from '../parts/announcer.js';
import { cover, picture } from '../parts/cover.js';
import { crossFade } from '../parts/cross-fade.js';
import { look } from '../parts/look.styles.js';
import { booleanAttribute, choiceAttribute, numberAttribute } from '../parts/converters.js';
import { OnairElement } from '../parts/onair-element.js';
import { TickController } from '../parts/tick-controller.js';
import { playTime } from '../parts/times.js';
import { TrackController } from '../parts/track-controller.js';
import { VoteButtons } from '../parts/vote-buttons.js';
import { isNameless, stateText, textsOf, type CardTexts } from './card-texts.js';
import { styles } from './now-playing.styles.js';
import type { ShowsController } from './shows.js';

/**
 * @summary What is on air, kept fresh while anyone can see it: the live DJ, the track, else the show, the next one, the station.
 * @slot - Shown until the first data comes, and for good where scripts do not run.
 * @csspart card - The box around everything, in the card layout.
 * @csspart line - The row around everything, in the line layout.
 * @csspart cover - The artwork or its drawn placeholder.
 * @csspart state - The small words: on air and by whom, what comes next, or when it played last.
 * @csspart title - The title of the track; between tracks the name of the show, or of the station.
 * @csspart artist - Who plays it; of a show, until or from when.
 * @csspart progress - The line that says how far the track is.
 * @csspart time - Elapsed and total time.
 * @csspart vote - The buttons of `vote`; their parts are `like`, `dislike` and `count`.
 * @csspart message - The sentence shown when there is nothing else to show.
 * @cssproperty [--onair-accent=currentColor] - Progress line, live dot, and the tone of placeholders.
 * @cssproperty [--onair-radius=0.75em] - Corners.
 * @cssproperty [--onair-surface] - Background of the card: 4 % of the text colour unless set.
 * @fires onair-track - Another track is heard; `detail` is `{track, previous}`.
 * @fires onair-vote - A vote was counted, or sent where nobody can know; `detail` is `{track, choice}`.
 * @fires onair-failure - The station fails in a new way; `detail.failure` says how.
 */
export class OnairNowPlaying extends OnairElement {
  static override styles = [look, styles];

  /** `card`, or `line` for one row that never wraps. */
  @property({ converter: choiceAttribute('layout', ['card', 'line'], 'card') })
  layout: 'card' | 'line' = 'card';
  /** Lets visitors like and dislike the track. */
  @property({ converter: booleanAttribute }) vote = false;
  /** Seconds that the listener hears behind the studio; 0 unless set here or around. */
  @property({ reflect: true, converter: numberAttribute('delay', null) }) delay: number | null = null;

  private readonly feed = new TrackController(this, (track) => this.announce(track));
  private readonly tick = new TickController(this);
  private readonly voteButtons = new VoteButtons(this, 'onair-now-playing');
  private texts: CardTexts | null = null;
  /** Follows the shows between tracks. Its code is loaded by the first element that needs it. */
  private shows: ShowsController | undefined;
  private isLoading = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { feed, settings, shows, station, words } = this;
    feed.update(settings.delay ? 10 : 1, shows?.at(station, this.heardAt()));
    this.status = feed.onAir.status;
    this.failure = feed.onAir.failure;
    this.followShows();
    const before = this.texts;
    const plain = textsOf(feed.onAir, settings, words.onAir);
    this.texts =
      shows && this.needsShow() ? shows.texts(plain, feed.onAir, this.heardAt(), settings, words) : plain;
    if (before && before.line !== this.texts?.line) this.fadeSong();
  }

  /** Whether the history alone gives no texts. */
  private needsShow(): boolean {
    const { track, status } = this.feed.onAir;
    return track ? isNameless(track) : status !== 'loading' && status !== 'failed';
  }

  private followShows(): void {
    const needed = this.needsShow();
    this.shows?.follow(needed ? this.station : null);
    if (!needed || this.isLoading || this.isPrerender) return;
    this.isLoading = true;
    // If the code can't be loaded, the element shows the history only.
    void loadPart(() => import('./shows.js')).then(
      ({ ShowsController }) => {
        this.shows = new ShowsController(this);
        this.requestUpdate();
      },
      () => undefined,
    );
  }

  /** The moment that this listener hears, by the station's clock: Unix seconds. */
  private heardAt(): number {
    return (this.station.now() - this.settings.delay) / 1000;
  }

  private fadeSong(): void {
    const song = this.renderRoot.querySelector<HTMLElement>('.song');
    if (song) crossFade(song);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const { track, tracks } = { ...this.feed.onAir, ...this.feed.value };
    // The end of a show comes without an answer of the panel, so the element checks the time each second.
    this.tick.every(tracks.length || this.texts ? 1000 : 0);
    if (track?.length) this.moveBar(track);
  }

  private moveBar(track: Track): void {
    const bar = this.renderRoot.querySelector('i');
    if (!bar) return;
    // The CSS transition takes a second, so the line moves to where it is in a second. A line that is new begins there.
    bar.style.transform = `scaleX(${Math.min(1, (this.elapsed(track) + 1000) / track.length!)})`;
    requestAnimationFrame(() => {
      // A computed style lays the page out, which the frame does in any case.
      bar.style.transformOrigin = getComputedStyle(bar).direction === 'rtl' ? '100%' : '0';
    });
  }

  private announce(track: Track | null): void {
    const { settings, words } = this;
    if (!track) return;
    announce(this.station, track, textsOf(this.feed.onAir, settings, words.onAir)!.line, settings.lang);
  }

  /** Milliseconds, never below 0 or past the end, whatever the visitor's clock says. */
  private elapsed({ ts, length }: Track): number {
    return Math.max(0, Math.min(this.station.now() - this.settings.delay - ts, length || Infinity));
  }

  protected override render(): TemplateResult {
    const { texts } = this;
    const { track, last } = this.feed.onAir;
    const { lang, covers } = this.settings;
    const line = this.layout === 'line';
    const isShow = texts && !texts.isSong;
    const look = [this.status, isShow && 'show', this.vote && 'votes'].filter(Boolean).join(' ');
    return html`<div part=${this.layout} class=${look} lang=${lang} dir=${this.direction}>
      ${isShow ? picture(texts.title, false) : cover(track || last, covers, !line)}
      <div class="text">${texts ? this.renderText(line) : this.renderWaiting(line)}</div>
      ${this.vote ? this.renderVote(track) : nothing}
    </div>`;
  }

  private renderVote(track: Track | null): TemplateResult {
    const { voteButtons } = this;
    return voteButtons.isMissing ? this.renderMissingPart() : voteButtons.render(track);
  }

  /** The element's own content, else placeholders. On a server they are the slot's fallback, since the content is not known there. */
  private renderWaiting(line: boolean): TemplateResult {
    const { isPrerender } = this;
    const words = this.words.onAir;
    const sentence = this.sentence(words.nothing, words.noAnswer);
    const hasContent = !isPrerender && !!this.textContent.trim();
    const outlines = sentence || hasContent ? nothing : this.renderText(line);
    // No content has this slot name, so the fallback is shown.
    return html`<slot name=${hasContent || isPrerender ? nothing : 'none'}>${outlines}</slot>
      ${sentence ? html`<p part="message" title=${sentence}>${sentence}</p>` : nothing}`;
  }

  private renderText(line: boolean): TemplateResult {
    const { texts, settings } = this;
    const { onAir } = this.feed;
    const { track } = onAir;
    const { title = '', artist = '', line: all = '' } = texts || {};
    const elapsed = track && playTime(this.elapsed(track));
    // A row about a show is a sentence, so it has the direction of our words, not that of the name in it.
    const isSentence = line && texts && !texts.isSong;
    const state = texts && stateText(texts, onAir, settings, this.words.onAir, line);
    const dot = texts?.live && !line ? 'live' : '';
    return html`<p part="state" dir="auto" class=${dot} title=${state || nothing}>${state}</p>
      <div class="song" title=${all}>
        <p part="title" dir=${isSentence ? nothing : 'auto'}>${line ? all : title}</p>
        ${
          // Each text has a line of its own, so that a longer one does not move the others.
          line ? nothing : keyed(artist, html`<p part="artist" dir="auto">${artist}</p>`)
        }
      </div>
      <div class="foot">
        <div part="progress" aria-hidden="true" ?hidden=${texts && !track?.length}>
          <i style=${this.answer?.line ?? nothing}></i>
        </div>
        <span part="time" dir="auto">
          ${track?.length && !line ? elapsed + ' / ' + playTime(track.length) : elapsed}
        </span>
      </div>`;
  }
}
