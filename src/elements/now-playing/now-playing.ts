/**
 * In:  what a station has on air, second by second.
 * Out: a card or a line that shows it.
 */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { OnAir, Track } from '../../station/snapshot.js';
import { fill, type OnAirWords } from '../../messages/words.js';
import { announce } from '../parts/announcer.js';
import { cover } from '../parts/cover.js';
import { crossFade } from '../parts/cross-fade.js';
import { look } from '../parts/look.styles.js';
import { OnairElement } from '../parts/onair-element.js';
import type { Settings } from '../parts/settings.js';
import { playTime, timeOfDay } from '../parts/times.js';
import { voteOn } from '../parts/vote-on.js';
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

  protected override beforeDrawing(): void {
    const before = this.onAir?.track;
    super.beforeDrawing();
    const song = this.shadowRoot!.querySelector<HTMLElement>('.song');
    if (before && song && before.id !== this.onAir.track?.id) crossFade(song);
  }

  protected override afterDrawing(): void {
    super.afterDrawing();
    const { track } = this.onAir;
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
      announce(this.feed.station, track, nameOf(songOf(track, this.words.onAir)), this.settings.lang);
  }

  /** Milliseconds, never below 0 or past the end, whatever the visitor's clock says. */
  private elapsed({ ts, length }: Track): number {
    return Math.max(0, Math.min(this.feed.station.now() - this.settings.delay - ts, length || Infinity));
  }

  protected override draw(): TemplateResult {
    const { track, last } = this.onAir;
    const { lang, covers } = this.settings;
    const words = this.words.onAir;
    const shown = track || last;
    const line = this.layout === 'line';
    const sentence = shown ? '' : this.sentence(words.nothing, words.noAnswer);
    const slotted = !shown && this.textContent?.trim();
    return html`<div part=${line ? 'line' : 'card'} class=${this.status} lang=${lang}>
      ${cover(shown, covers, !line)}
      <div class="text">
        ${slotted ? html`<slot></slot>` : nothing}
        ${
          sentence
            ? html`<p part="message" title=${sentence}>${sentence}</p>`
            : slotted
              ? nothing
              : this.renderText(shown, line)
        }
      </div>
      ${this.hasAttribute('vote') ? voteOn(track) : nothing}
    </div>`;
  }

  /** Two templates, told apart by the order of their attributes: each track gets a new line, so that a longer title moves none that was there. */
  private renderArtist(artist: string): TemplateResult {
    return this.turn
      ? html`<p part="artist" dir="auto">${artist}</p>`
      : html`<p dir="auto" part="artist">${artist}</p>`;
  }

  private renderText(shown: Track | null, line: boolean): TemplateResult {
    const { onAir, settings } = this;
    const words = this.words.onAir;
    const { track } = onAir;
    const song = songOf(shown, words);
    const elapsed = track && playTime(this.elapsed(track));
    return html`<p part="state" dir="auto" class=${track ? 'live' : ''}>${stateOf(onAir, settings, words)}</p>
      <div class="song" title=${nameOf(song)}>
        <p part="title" dir="auto">${line ? nameOf(song) : song[0]}</p>
        ${line ? nothing : this.renderArtist(song[1])}
      </div>
      <div class="foot">
        <div part="progress" aria-hidden="true" ?hidden=${shown && !track?.length}><i></i></div>
        <span part="time" dir="auto">
          ${track?.length && !line ? elapsed + ' / ' + playTime(track.length) : elapsed}
        </span>
      </div>`;
  }
}

/** Title and artist. A jingle is not a song, and a live set has at least its DJ. */
function songOf(track: Track | null, words: OnAirWords): [string, string] {
  if (!track) return ['', ''];
  if (track.jingle_id) return [words.jingle, ''];
  return [track.title || track.metadata || track.dj_name || words.live, track.author || ''];
}

function nameOf([title, artist]: [string, string]): string {
  return artist ? isolated(artist) + ' – ' + title : title;
}

/** A name in another direction does not turn the words beside it around. */
function isolated(name: string): string {
  return '\u2068' + name + '\u2069';
}

/** The small words, as many as there are to say. */
function stateOf(
  { track, last, status, asOf }: OnAir,
  { lang, timeZone }: Settings,
  words: OnAirWords,
): string {
  const at = (sentence: string, ms: number): string => fill(sentence, timeOfDay(ms, lang, timeZone));
  const dj = track && (track.dj_name || (!track.length && !track.jingle_id && words.live));
  return [
    track && words.onAir,
    last && at(words.lastPlayed, last.ts),
    dj && isolated(dj),
    status === 'stale' && asOf && at(words.asOf, asOf),
  ]
    .filter(Boolean)
    .join(' · ');
}
