/**
 * In:  the track on air, or another, and this visitor's choice.
 * Out: two buttons, and how the vote stands.
 */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { votes as english } from '../../words/en/tags.js';
import { fill } from '../../words/fill.js';
import { loadChunk } from '../../station/load-chunk.js';
import type { Track } from '../../station/snapshot.js';
import { votesOf, type Choice, type TrackVote, type Votes } from '../../station/votes/votes.js';
import { baseStyles } from '../base/base.styles.js';
import type { OnairEventDetails } from '../base/events.js';
import { OnairElement } from '../base/onair-element.js';
import { unsupportedSentence } from '../base/sentence.js';
import { SubscriptionController } from '../base/subscription-controller.js';
import { TickController } from '../controllers/tick-controller.js';
import { intlLocale } from '../format/times.js';
import { TrackController } from '../controllers/track-controller.js';
import type { LikesView } from './likes.js';
import { styles } from './vote.styles.js';

/** On a grid of 24 units: the cuff, and the hand. The one that points down is its mirror image. */
const THUMB =
  'M7.5 10.5v9.75H4.75a1.5 1.5 0 0 1-1.5-1.5V12a1.5 1.5 0 0 1 1.5-1.5Zm0 0 3.6-6.75a2 2 0 0 1 3.75 1.3L14 9.25h4.75a2 2 0 0 1 1.95 2.45l-1.6 7a2 2 0 0 1-1.95 1.55H7.5';

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
export class OnairVote extends OnairElement {
  static override styles = [baseStyles, styles];

  /** The play to vote on: a track of the station's feed. Undefined, unless set, is the one on air; null is none. */
  @property({ attribute: false }) track: Track | null | undefined;
  /**
   * The tag of our element that this one is a part of: then there is little room, and that one says what the two share.
   * @internal
   */
  @property({ attribute: false }) around = '';
  /**
   * Whether it shows how many pressed each button, once this visitor has voted.
   * @internal
   */
  @property({ attribute: false }) counts = true;
  /**
   * What of it is shown inside another element.
   * @internal
   */
  @property({ attribute: false }) view: 'buttons' | 'likes' = 'buttons';
  /**
   * The services that each liked title can be found at; null for none.
   * @internal
   */
  @property({ attribute: false }) links: string | null = null;

  private readonly feed = new TrackController(this);
  private readonly votes = new SubscriptionController<Votes | null, Votes>(this, null);
  private readonly tick = new TickController(this);
  private voteWords = english;
  private likes: LikesView | undefined;
  private isLikesMissing = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { feed, settings } = this;
    feed.update(settings.delay ? 10 : 1);
    this.status = feed.onAir.status;
    this.failure = feed.onAir.failure;
    this.voteWords = this.localized({ votes: english }).votes;
    // What this browser voted on is no part of what a server draws.
    if (!this.isPrerender) this.votes.follow(votesOf(this.shownStation));
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    // A listener who hears behind the studio comes to another track by time alone.
    this.tick.setPeriod(this.track === undefined && this.feed.value.tracks.length ? 1000 : 0);
  }

  /**
   * What is heard, and what fails, is told by the element around.
   * @internal
   */
  override emit<N extends keyof OnairEventDetails>(name: N, detail: OnairEventDetails[N]): void {
    if (name === 'onair-vote' || !this.around) super.emit(name, detail);
  }

  /** The play that the buttons are for. */
  private play(): Track | null {
    return this.track === undefined ? this.feed.onAir.track : this.track;
  }

  private async onChoice(choice: Choice): Promise<void> {
    const track = this.play();
    const votes = this.votes.value;
    if (!track || !votes || votes.of(track).choice) return;
    const vote = await votes.cast(track, choice);
    if (vote.choice === choice && vote.state !== 'repeated') this.emit('onair-vote', { track, choice });
  }

  private async onUnfold(): Promise<void> {
    const view = await loadChunk(() => import('./likes.js')).catch(() => null);
    this.isLikesMissing = !view;
    if (view) this.likes ??= new view.LikesView(this);
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const { lang } = this.settings;
    const track = this.play();
    const vote = (track && this.votes.value?.of(track)) ?? null;
    const words = this.voteWords;
    const name = track && !track.jingle_id && (track.title || track.metadata || track.dj_name);
    const message = this.message(vote);
    if (this.view === 'likes') {
      return html`<div lang=${lang} dir=${this.direction}>${this.renderLikes()}</div>`;
    }
    return html`<div
      class=${this.around ? 'box inside ' + this.around : 'box'}
      lang=${lang}
      dir=${this.direction}
    >
      <div
        class="pair"
        role=${name ? 'group' : nothing}
        aria-label=${name ? fill(words.voteOn, name) : nothing}
      >
        ${this.renderButton('like', vote)} ${this.renderButton('dislike', vote)}
      </div>
      <p part="message" role="status" title=${message}>${message ? html`<bdi>${message}</bdi>` : nothing}</p>
      ${this.around ? nothing : this.renderLikes()}
    </div>`;
  }

  /** How the vote stands, why it was taken back, or why there is none. */
  private message(vote: TrackVote | null): string {
    const words = this.voteWords;
    if (!this.takesVotes && this.status !== 'loading')
      return unsupportedSentence('votes', this.settings.lang);
    // What fails is said by the element around; why there is nothing to press is not.
    if (!vote) {
      // With a show on air, the card around is ready though no track is.
      if (this.statusAround() === 'ready') return words.show;
      return this.around && this.status !== 'empty'
        ? ''
        : this.sentence(words.nothing, this.words.onAir.noAnswer);
    }
    const { possible, problem, state } = vote;
    if (possible !== 'yes' && possible !== 'waiting') return words[possible];
    return problem ? words[problem] : state && state !== 'sending' ? words[state] : '';
  }

  /** Null where it is no part of another element. */
  private statusAround(): string | null {
    if (!this.around || this.isPrerender) return null;
    const { host } = this.getRootNode() as Partial<ShadowRoot>;
    return host?.getAttribute('status') ?? null;
  }

  /** Voted on, it is only said to be off: a button that is off loses the focus that is on it. */
  private renderButton(choice: Choice, vote: TrackVote | null): TemplateResult {
    const word = this.voteWords[choice];
    const count = this.counts ? vote?.counts?.[choice === 'like' ? 'up' : 'down'] : undefined;
    return html`<button
      type="button"
      part=${choice}
      title=${this.around ? word : nothing}
      aria-pressed=${vote?.choice === choice ? 'true' : 'false'}
      aria-disabled=${vote?.choice ? 'true' : nothing}
      ?disabled=${!vote?.choice && vote?.possible !== 'yes'}
      @click=${() => this.onChoice(choice)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${THUMB} /></svg>
      <span class="word">${word}</span>
      ${count === undefined ? nothing : html`<span part="count">${compactNumber(count, this.settings.lang)}</span>`}
    </button>`;
  }

  private renderLikes(): TemplateResult {
    const { voteWords: words, settings } = this;
    const votes = this.votes.value;
    const likes = votes?.likes ?? [];
    return html`<details part="likes" @toggle=${() => this.onUnfold()}>
      <summary dir="auto">${words.likes} · ${likes.length}</summary>
      ${
        this.isLikesMissing
          ? this.renderMissingChunk()
          : this.likes?.render(likes, words, settings.lang, this.links, () => votes?.clearLikes())
      }
    </details>`;
  }
}

/** As a language writes it in little room: 999, 12K. */
function compactNumber(count: number, lang: string): string {
  try {
    return count.toLocaleString(intlLocale(lang), { notation: 'compact' });
  } catch {
    return String(count);
  }
}
