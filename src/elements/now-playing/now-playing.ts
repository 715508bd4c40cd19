/**
 * In:  what a station has on air, second by second.
 * Out: a card or a line that shows it.
 */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Shows, Track } from '../../station/snapshot.js';
import { announce } from '../parts/announcer.js';
import { cover, picture } from '../parts/cover.js';
import { crossFade } from '../parts/cross-fade.js';
import { look } from '../parts/look.styles.js';
import { OnairElement } from '../parts/onair-element.js';
import { tickAt } from '../parts/ticker.js';
import { playTime } from '../parts/times.js';
import { voteOn } from '../parts/vote-on.js';
import { faceOf, isNameless, stateOf, type Face } from './face.js';
import { styles } from './now-playing.styles.js';
import type { ShowsView } from './shows.js';

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
  static override attributes = [...OnairElement.attributes, 'layout', 'vote', 'delay'];

  /** `card`, or `line` for one row that never wraps. */
  declare layout: string | null;
  /** Lets visitors like and dislike the track. */
  declare vote: boolean | null;
  /** Seconds that the listener hears behind the studio; 0 unless set here or around. */
  declare delay: string | number | null;

  protected readonly beat = 1000;

  private face: Face | null = null;
  /** Changes with the text of the second line. */
  private isOther = false;
  /** Knows what to say between tracks; loaded by the first element that has to. */
  private shows: ShowsView | undefined;
  private isLoading = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.shows?.follow(null);
  }

  protected override readStation(): void {
    const before = this.face;
    super.readStation();
    const { onAir, settings, shows, words } = this;
    this.followShows();
    const plain = faceOf(onAir, settings, words.onAir);
    this.face = shows && this.needsShow() ? shows.face(plain, onAir, this.heardAt(), settings, words) : plain;
    if (this.face?.artist !== before?.artist) this.isOther = !this.isOther;
    const song = this.shadowRoot!.querySelector<HTMLElement>('.song');
    if (before && song && before.line !== this.face?.line) crossFade(song);
  }

  /** Whether the history has nothing to say for now. */
  private needsShow(): boolean {
    const { track, status } = this.onAir;
    return track ? isNameless(track) : status !== 'loading' && status !== 'failed';
  }

  private followShows(): void {
    const needed = this.needsShow();
    this.shows?.follow(needed ? this.station : null);
    if (!needed || this.isLoading) return;
    this.isLoading = true;
    // Where the code does not come, the history has to do.
    void import('./shows.js').then(
      ({ ShowsView }) => {
        this.shows = new ShowsView(this);
        this.requestUpdate();
      },
      () => undefined,
    );
  }

  protected override showsNow(): Shows | undefined {
    return this.shows?.at(this.station, this.heardAt());
  }

  /** The moment that this listener hears, by the station's clock: Unix seconds. */
  private heardAt(): number {
    return (this.station.now() - this.settings.delay) / 1000;
  }

  protected override afterDrawing(): void {
    super.afterDrawing();
    const { track } = this.onAir;
    // A show ends by time alone, also where nothing has ever played.
    if (this.face) tickAt(this, this.beat);
    const bar = this.shadowRoot!.querySelector('i');
    if (!bar || !track?.length) return;
    // The line gets to its new place just as the next second is drawn.
    bar.style.transform = `scaleX(${Math.min(1, (this.elapsed(track) + 1000) / track.length)})`;
    bar.style.transformOrigin = getComputedStyle(bar).direction === 'rtl' ? '100%' : '0';
  }

  protected recordsWanted(): number {
    return this.settings.delay ? 10 : 1;
  }

  protected override trackChanged(track: Track | null): void {
    if (track)
      announce(
        this.station,
        track,
        faceOf(this.onAir, this.settings, this.words.onAir)!.line,
        this.settings.lang,
      );
  }

  /** Milliseconds, never below 0 or past the end, whatever the visitor's clock says. */
  private elapsed({ ts, length }: Track): number {
    return Math.max(0, Math.min(this.station.now() - this.settings.delay - ts, length || Infinity));
  }

  protected override draw(): TemplateResult {
    const { face, onAir } = this;
    const { track, last } = onAir;
    const { lang, covers } = this.settings;
    const words = this.words.onAir;
    const line = this.layout === 'line';
    const sentence = face ? '' : this.sentence(words.nothing, words.noAnswer);
    const slotted = !face && this.textContent?.trim();
    const look = this.status + (face && !face.isSong ? ' show' : '');
    return html`<div part=${line ? 'line' : 'card'} class=${look} lang=${lang}>
      ${face && !face.isSong ? picture(face.title, false) : cover(track || last, covers, !line)}
      <div class="text">
        ${slotted ? html`<slot></slot>` : nothing}
        ${
          sentence
            ? html`<p part="message" title=${sentence}>${sentence}</p>`
            : slotted
              ? nothing
              : this.renderText(line)
        }
      </div>
      ${this.hasAttribute('vote') ? voteOn(track) : nothing}
    </div>`;
  }

  /** Two templates, told apart by the order of their attributes: each text gets a new line, so that a longer one moves none that was there. */
  private renderArtist(artist: string): TemplateResult {
    return this.isOther
      ? html`<p part="artist" dir="auto">${artist}</p>`
      : html`<p dir="auto" part="artist">${artist}</p>`;
  }

  private renderText(line: boolean): TemplateResult {
    const { onAir, face, settings } = this;
    const { track } = onAir;
    const { title = '', artist = '', line: all = '' } = face || {};
    const elapsed = track && playTime(this.elapsed(track));
    // A row about a show is a sentence of ours with a name in it: it runs as our words do.
    const isSentence = line && face && !face.isSong;
    const state = face && stateOf(face, onAir, settings, this.words.onAir, line);
    const dot = face?.live && !line ? 'live' : '';
    return html`<p part="state" dir="auto" class=${dot} title=${state || nothing}>${state}</p>
      <div class="song" title=${all}>
        <p part="title" dir=${isSentence ? nothing : 'auto'}>${line ? all : title}</p>
        ${line ? nothing : this.renderArtist(artist)}
      </div>
      <div class="foot">
        <div part="progress" aria-hidden="true" ?hidden=${face && !track?.length}><i></i></div>
        <span part="time" dir="auto">
          ${track?.length && !line ? elapsed + ' / ' + playTime(track.length) : elapsed}
        </span>
      </div>`;
  }
}
