/**
 * In:  the track on air, or another, and this visitor's choice.
 * Out: two buttons, and how the vote stands.
 */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { fill, type VoteWords } from '../../messages/words.js';
import type { Track } from '../../station/snapshot.js';
import { votesOf, type Choice, type TrackVote, type Votes } from '../../station/votes/votes.js';
import { look } from '../parts/look.styles.js';
import { FeedElement } from '../parts/feed-element.js';
import type { TickPeriod } from '../parts/tick-controller.js';
import { intlLocale } from '../parts/times.js';
import type { LikesView } from './likes.js';
import { voteWords } from './vote-words.js';
import { styles } from './vote.styles.js';

/** On a grid of 24 units. */
const HEART =
  'M12 20.25 4.6 12.9a4.9 4.9 0 0 1 0-6.95 4.9 4.9 0 0 1 6.93 0L12 6.4l.47-.45a4.9 4.9 0 0 1 6.93 0 4.9 4.9 0 0 1 0 6.95Z';
const CROSS = 'm6 6 12 12M18 6 6 18';

/**
 * @summary Like and dislike, once for each play of a track, and the titles that this browser liked.
 * @csspart like - The button that likes.
 * @csspart dislike - The button that dislikes.
 * @csspart count - How many did, where the panel says so.
 * @csspart message - How the vote stands, or why there is nothing to vote on.
 * @csspart likes - The list of liked titles, to unfold.
 * @csspart copy - Copies that list.
 * @csspart save - Saves it as a text file.
 * @csspart clear - Clears it.
 * @cssproperty [--onair-accent=currentColor] - The chosen button.
 * @cssproperty [--onair-radius=0.5em] - Corners of buttons.
 * @fires onair-vote - A vote was counted, or sent where nobody can know; `detail` is `{track, choice}`.
 * @fires onair-track - Another track is on air; `detail` is `{track, previous}`.
 * @fires onair-failure - The station fails in a new way; `detail.failure` says how.
 */
export class OnairVote extends FeedElement {
  static override styles = [look, styles];

  private given: Track | null | undefined;
  private votes!: Votes;
  private voteWords!: VoteWords;
  private stopVotes: (() => void) | undefined;
  private likes: LikesView | undefined;
  /** The element of ours that this one stands in: then there is little room, and it says what the two share. */
  private around = '';
  private host: Element | undefined;

  /** The play to vote on: a track of the station's feed. Undefined, unless set, is the one on air; null is none. */
  get track(): Track | null | undefined {
    return this.given;
  }

  set track(track: Track | null | undefined) {
    if (track === this.given) return;
    this.given = track;
    this.requestUpdate();
  }

  protected get beat(): TickPeriod {
    // A listener who hears behind the studio comes to another track by time alone.
    return this.given === undefined ? 1000 : 0;
  }

  override connectedCallback(): void {
    const host = (this.getRootNode() as ShadowRoot).host as Element | undefined;
    this.host = host && /^onair-/.test(host.localName) ? host : undefined;
    this.around = this.host?.localName ?? '';
    // Set before the element was registered, it lies in front of the real one.
    if (Object.prototype.hasOwnProperty.call(this, 'track')) {
      const { track } = this;
      delete (this as { track?: unknown }).track;
      this.track = track;
    }
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stopVotes?.();
    this.stopVotes = undefined;
  }

  protected override beforeDrawing(): void {
    super.beforeDrawing();
    this.voteWords = voteWords(this.settings.lang);
    const votes = votesOf(this.station);
    if (this.stopVotes && votes === this.votes) return;
    this.stopVotes?.();
    this.votes = votes;
    this.stopVotes = votes.subscribe(() => this.requestUpdate());
  }

  protected recordsWanted(): number {
    return this.settings.delay ? 10 : 1;
  }

  /** What is heard, and what fails, is told by the element around. */
  protected override send(name: string, detail: object): void {
    if (name === 'vote' || !this.around) super.send(name, detail);
  }

  /** The play that the buttons are for. */
  private play(): Track | null {
    return this.given === undefined ? this.onAir.track : this.given;
  }

  private async onChoice(choice: Choice): Promise<void> {
    const track = this.play();
    if (!track || this.votes.of(track).choice) return;
    const vote = await this.votes.cast(track, choice);
    if (vote.choice === choice && vote.state !== 'repeated') this.send('vote', { track, choice });
  }

  private async onUnfold(): Promise<void> {
    // Where its code does not come, the number of likes has to do.
    const view = await import('./likes.js').catch(() => null);
    if (view) this.likes ??= new view.LikesView(this);
    this.requestUpdate();
  }

  protected override draw(): TemplateResult {
    const { lang } = this.settings;
    const track = this.play();
    const vote = track && this.votes.of(track);
    const words = this.voteWords;
    const name = track && (track.title || track.metadata || track.dj_name);
    const message = this.message(vote);
    return html`<div class=${this.around ? 'box inside ' + this.around : 'box'} lang=${lang}>
      <div class="pair" role="group" aria-label=${name ? fill(words.voteOn, name) : nothing}>
        ${this.renderButton('like', HEART, vote)} ${this.renderButton('dislike', CROSS, vote)}
      </div>
      <p part="message" role="status" title=${message}>${message ? html`<bdi>${message}</bdi>` : nothing}</p>
      ${this.around ? nothing : this.renderLikes()}
    </div>`;
  }

  /** How the vote stands, why it was taken back, or why there is none. */
  private message(vote: TrackVote | null): string {
    const words = this.voteWords;
    // What fails is said by the element around; why there is nothing to press is not.
    if (!vote) {
      // With a show on air, the card around is ready though no track is.
      if (this.host?.getAttribute('status') === 'ready') return words.show;
      return this.around && this.status !== 'empty'
        ? ''
        : this.sentence(words.nothing, this.words.onAir.noAnswer);
    }
    const { possible, problem, state } = vote;
    if (possible === 'live' || possible === 'jingle') return words[possible];
    return problem ? words[problem] : state && state !== 'sending' ? words[state] : '';
  }

  /** Voted on, it is only said to be off: a button that is off loses the focus that is on it. */
  private renderButton(choice: Choice, icon: string, vote: TrackVote | null): TemplateResult {
    const word = this.voteWords[choice];
    const count = vote?.counts?.[choice === 'like' ? 'up' : 'down'];
    return html`<button
      type="button"
      part=${choice}
      title=${this.around ? word : nothing}
      aria-pressed=${vote?.choice === choice ? 'true' : 'false'}
      aria-disabled=${vote?.choice ? 'true' : nothing}
      ?disabled=${!vote?.choice && vote?.possible !== 'yes'}
      @click=${() => this.onChoice(choice)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${icon} /></svg>
      <span class="word">${word}</span>
      ${count === undefined ? nothing : html`<span part="count">${short(count, this.settings.lang)}</span>`}
    </button>`;
  }

  private renderLikes(): TemplateResult {
    const { votes, voteWords: words, settings } = this;
    return html`<details part="likes" @toggle=${() => this.onUnfold()}>
      <summary dir="auto">${words.likes} · ${votes.likes.length}</summary>
      ${this.likes?.draw(votes.likes, words, settings.lang, () => votes.clearLikes()) ?? nothing}
    </details>`;
  }
}

/** As a language writes it in little room: 999, 12K. */
function short(count: number, lang: string): string {
  try {
    return count.toLocaleString(intlLocale(lang), { notation: 'compact' });
  } catch {
    return String(count);
  }
}
