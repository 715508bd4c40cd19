/**
 * In:  what a station has on air, second by second.
 * Out: a card or a line that shows it.
 */
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Track } from '../../station/snapshot.js';
import * as de from '../../messages/de.js';
import * as en from '../../messages/en.js';
import { fill, wordsIn, type OnAirWords } from '../../messages/words.js';
import { announce } from '../parts/announcer.js';
import { cover } from '../parts/cover.js';
import { crossFade } from '../parts/cross-fade.js';
import { look } from '../parts/look.styles.js';
import { OnairElement } from '../parts/onair-element.js';
import { playTime, timeOfDay } from '../parts/times.js';
import { styles } from './now-playing.styles.js';

/**
 * @summary The track on air, kept fresh while anyone can see it.
 * @slot - Shown until the first data comes, and for good where scripts do not run.
 * @csspart card - The box around everything, in the card layout.
 * @csspart line - The row around everything, in the line layout.
 * @csspart cover - The artwork or its drawn placeholder.
 * @csspart state - The small words: on air and by whom, or when it played last.
 * @csspart title - The title of the track.
 * @csspart artist - Who plays it.
 * @csspart progress - The line that says how far the track is.
 * @csspart time - Elapsed and total time.
 * @csspart message - The sentence shown when there is nothing else to show.
 * @cssproperty [--onair-accent=currentColor] - Progress line, live dot, and the tone of placeholders.
 * @cssproperty [--onair-color=inherit] - Text colour; everything quieter is mixed from it.
 * @cssproperty [--onair-font=inherit] - Font family.
 * @cssproperty [--onair-radius=0.75em] - Corners.
 * @cssproperty [--onair-surface] - Background of the card: 4 % of the text colour unless set.
 * @fires onair-track - Another track is heard; `detail` is `{track, previous}`.
 * @fires onair-failure - The station fails in a new way; `detail.failure` says how.
 */
export class OnairNowPlaying extends OnairElement {
  static override styles = [look, styles];
  static override properties: PropertyDeclarations = { layout: {}, delay: {} };

  /** `card`, or `line` for one row that never wraps. */
  layout?: string;
  /** Seconds that the listener hears behind the studio; 0 unless set here or around. */
  delay?: string | number;

  protected readonly beat = 1000;

  protected override willUpdate(): void {
    const before = this.onAir?.track;
    super.willUpdate();
    const song = this.renderRoot.querySelector<HTMLElement>('.song');
    if (before && song && before.id !== this.onAir.track?.id) crossFade(song);
  }

  protected override updated(): void {
    super.updated();
    const { track } = this.onAir;
    const bar = this.renderRoot.querySelector('i');
    if (!bar || !track?.length) return;
    const { style } = bar;
    // The line gets to its new place just as the next second is drawn.
    style.transform = `scaleX(${Math.min(1, (this.elapsed(track) + 1000) / track.length)})`;
    style.transformOrigin = getComputedStyle(bar).direction === 'rtl' ? '100%' : '0';
  }

  protected recordsWanted(): number {
    return this.settings.delay ? 10 : 1;
  }

  protected override trackChanged(track: Track | null): void {
    if (!track) return;
    const { title, artist } = this.songOf(track);
    announce(this.feed.station, track, artist ? artist + ' – ' + title : title, this.settings.lang);
  }

  /** Milliseconds, never below 0 or past the end, whatever the visitor's clock says. */
  private elapsed({ ts, length }: Track): number {
    const elapsed = Math.max(0, this.feed.station.now() - this.settings.delay - ts);
    return length ? Math.min(elapsed, length) : elapsed;
  }

  private get words(): OnAirWords {
    return wordsIn(this.settings.lang, { en: en.onAir, de: de.onAir });
  }

  /** A jingle is not a song, and a live set has at least its DJ. */
  private songOf(track: Track | null): { title: string; artist: string } {
    const { words } = this;
    if (!track) return { title: '', artist: '' };
    if (track.jingle_id) return { title: words.jingle, artist: '' };
    return {
      title: track.title || track.metadata || track.dj_name || words.live,
      artist: track.author || '',
    };
  }

  protected override render(): TemplateResult {
    const { track, last } = this.onAir;
    const { lang, covers } = this.settings;
    const shown = track || last;
    const line = this.layout === 'line';
    const { nothing: nothingOnAir, noAnswer } = this.words;
    const sentence = shown ? '' : this.sentence(nothingOnAir, noAnswer);
    const message = sentence ? html`<p part="message" title=${sentence}>${sentence}</p>` : nothing;
    return html`<div part=${line ? 'line' : 'card'} class=${this.status} lang=${lang}>
      ${shown || !this.textContent?.trim() ? nothing : html`<div class="over"><slot></slot>${message}</div>`}
      ${cover(this, shown, covers, !line)}
      <div class="text">${sentence ? message : line ? this.renderLine(shown) : this.renderCard(shown)}</div>
    </div>`;
  }

  private renderCard(shown: Track | null): TemplateResult {
    const { title, artist } = this.songOf(shown);
    const { track } = this.onAir;
    const length = track && track.length;
    const elapsed = track && playTime(this.elapsed(track));
    return html`<p part="state" class=${track ? 'live' : ''}>
        ${this.renderState(track && this.words.onAir, '')}
      </p>
      <div class="song">
        <p part="title" title=${title}><bdi>${title}</bdi></p>
        <p part="artist" title=${artist}><bdi>${artist}</bdi></p>
      </div>
      <div class="foot">
        <div part="progress" aria-hidden="true" ?hidden=${!length}><i></i></div>
        <p part="time">${length ? elapsed + ' / ' + playTime(length) : elapsed}</p>
      </div>`;
  }

  private renderLine(shown: Track | null): TemplateResult {
    const { title, artist } = this.songOf(shown);
    const { track } = this.onAir;
    const dash = artist && ' – ';
    return html`<p part="title" class="song" title=${artist + dash + title}>
        <bdi class="artist">${artist}</bdi>${dash}<bdi>${title}</bdi>
      </p>
      <p part="state">${this.renderState('', track && playTime(this.elapsed(track)))}</p>`;
  }

  /** The small words, as many as there are to say. */
  private renderState(first: string | null, final: string | null): unknown {
    const { track, last, status, asOf } = this.onAir;
    const { words } = this;
    const { lang, timeZone } = this.settings;
    const at = (sentence: string, ms: number) => fill(sentence, timeOfDay(ms, lang, timeZone));
    return [
      first,
      last && at(words.lastPlayed, last.ts),
      track && (track.dj_name || (!track.length && !track.jingle_id && words.live)),
      status === 'stale' && asOf && at(words.asOf, asOf),
      final,
    ]
      .filter(Boolean)
      .map((word, place) => html`${place ? ' · ' : ''}<bdi>${word}</bdi>`);
  }
}
