import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { votes as english } from '../../words/en/votes.js';
import { fill } from '../../words/fill.js';
import { favouritesOf, type Favourites, type SaveProblem } from '../../station/favourites/favourites.js';
import { isLiveSet } from '../../station/live-set.js';
import type { Track } from '../../station/snapshot.js';
import { votesOf, type Choice, type TrackVote, type Votes } from '../../station/votes/votes.js';
import { baseStyles } from '../base/base.styles.js';
import { choiceAttribute } from '../base/converters.js';
import type { OnairEventDetails } from '../base/events.js';
import { OnairElement } from '../base/onair-element.js';
import { SubscriptionController } from '../base/subscription-controller.js';
import { LazyChunk } from '../controllers/lazy-chunk.js';
import { TickController } from '../controllers/tick-controller.js';
import { intlLocale } from '../format/times.js';
import { TrackController } from '../controllers/track-controller.js';
import type { MenuChoice } from '../ui/track-menu/menu-choice.js';
import type { LikesView } from './likes.js';
import { styles } from './vote.styles.js';

/** SVG path of a thumb in a box of 24 × 24 units. The dislike button mirrors it. */
const THUMB =
  'M7.5 10.5v9.75H4.75a1.5 1.5 0 0 1-1.5-1.5V12a1.5 1.5 0 0 1 1.5-1.5Zm0 0 3.6-6.75a2 2 0 0 1 3.75 1.3L14 9.25h4.75a2 2 0 0 1 1.95 2.45l-1.6 7a2 2 0 0 1-1.95 1.55H7.5';

/** SVG path of a heart. It replaces the thumb if there is no dislike button. */
const HEART =
  'M12 20.25S3.75 15.5 3.75 9.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.25 2.5c0 6-8.25 10.75-8.25 10.75Z';

/**
 * @summary Like and dislike buttons for the current track, and a list of titles liked in this browser. Visitors can vote on each play once. If the server doesn't count votes, there is one heart instead, which adds the title to the list or removes it.
 * @csspart like - The like button.
 * @csspart dislike - The dislike button.
 * @csspart count - The number of votes, if the panel provides it.
 * @csspart message - The result of the vote, or why voting isn't possible.
 * @csspart likes - The list of liked titles. Visitors can expand it, unless `view` is `likes`.
 * @csspart unlike - The heart in a row of the list.
 * @csspart more - The button in a row that opens the menu, with `links`.
 * @csspart menu - The menu, with `links`: the services, copy and share.
 * @csspart copy - The button that copies the list.
 * @csspart save - The button that saves the list as a text file.
 * @csspart csv - The button that saves the list as a CSV file.
 * @csspart import - The button that imports titles from a file.
 * @csspart clear - The button that clears the list.
 * @cssproperty [--onair-accent=currentColor] - Colour of the chosen button.
 * @cssproperty [--onair-radius=0.5em] - Corner radius of the buttons.
 * @fires onair-vote - A vote was counted, or sent to a panel that doesn't confirm votes. `detail` is `{track, choice}`.
 * @fires onair-track - The listener hears another track. `detail` is `{track, previous}`.
 * @fires onair-failure - The station can't be reached or read. Fires again when the reason changes. `detail` is `{failure}`.
 */
export class OnairVote extends OnairElement {
  static override styles = [baseStyles, styles];

  /**
   * The play to vote on, from the station's feed. If undefined, the default, it is the current track; null disables the
   * buttons.
   */
  @property({ attribute: false }) track: Track | null | undefined;
  /**
   * Tag of the Onair element that contains this one; empty outside of one. Inside another element the buttons are
   * compact, and the other element shows failures.
   * @internal
   */
  @property({ attribute: false }) around = '';
  /**
   * Whether the number of votes is shown after this visitor has voted.
   * @internal
   */
  @property({ attribute: false }) counts = true;
  /** `buttons`: the buttons, and the list below them, which visitors can expand. `likes`: only the list. */
  @property({ converter: choiceAttribute('view', ['buttons', 'likes'] as const, 'buttons') })
  view: 'buttons' | 'likes' = 'buttons';
  /**
   * Adds a menu to each liked title that links to these services, separated by spaces: `spotify apple youtube deezer
   * bandcamp musicbrainz`. The menu can also copy the name of the track and share it.
   */
  @property() links: string | null = null;

  private readonly feed = new TrackController(this);
  private readonly votes = new SubscriptionController<Votes | null, Votes>(this, null);
  private readonly favourites = new SubscriptionController<Favourites | null, Favourites>(this, null);
  private readonly tick = new TickController(this);
  private readonly likesChunk = new LazyChunk(
    this,
    () => import('./likes.js'),
    ({ LikesView }) => (this.likesView = new LikesView(this, HEART)),
  );
  /** Null until its code has loaded. */
  private likesView: LikesView | null = null;
  private voteWords = english;
  /** The reason why the last like on this page wasn't saved; null if it was saved. */
  private problem: SaveProblem | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { feed, settings } = this;
    feed.update(settings.delay ? 10 : 1);
    this.status = feed.onAir.status;
    this.failure = feed.onAir.failure;
    this.voteWords = this.localized({ votes: english }).votes;
    // A server doesn't have the votes of this browser.
    if (this.isPrerender) return;
    this.votes.follow(votesOf(this.shownStation));
    this.favourites.follow(favouritesOf(this.shownStation));
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    // With a delay, the listener's track changes without an update from the feed.
    this.tick.setPeriod(this.track === undefined && this.feed.value.tracks.length ? 1000 : 0);
  }

  /**
   * Inside another Onair element, this element emits only `onair-vote`, because the other element emits the other
   * events.
   * @internal
   */
  override emit<N extends keyof OnairEventDetails>(name: N, detail: OnairEventDetails[N]): void {
    if (name === 'onair-vote' || !this.around) super.emit(name, detail);
  }

  /** Returns the play that the buttons vote on. */
  private play(): Track | null {
    return this.track === undefined ? this.feed.onAir.track : this.track;
  }

  /**
   * Returns the state of both buttons. If the server doesn't count votes, the heart is on if the song is in the list.
   */
  private voteOf(track: Track | null): TrackVote | null {
    const votes = this.votes.value;
    const favourites = this.favourites.value;
    if (track && votes && this.takesVotes) return votes.of(track);
    if (!track || !favourites) return null;
    const song = favourites.songOf(track);
    const isLiked = song !== null && favourites.has(song);
    return {
      possible: song ? 'yes' : reasonAgainst(track),
      choice: isLiked ? 'like' : null,
      state: null,
      problem: null,
      counts: null,
    };
  }

  /**
   * Returns the choices that the surrounding element shows in its menu.
   * @internal
   */
  menuChoices(): MenuChoice[] {
    const vote = this.voteOf(this.play());
    if (vote?.possible !== 'yes') return [];
    return (['like', 'dislike'] as const)
      .filter((choice) => this.takesVotes || choice === 'like')
      .filter((choice) => (vote.choice ?? choice) === choice && !this.button(choice)?.offsetWidth)
      .map((choice) => ({
        choice,
        label: this.voteWords[choice],
        icon: choice === 'like' ? HEART : THUMB,
        isChosen: vote.choice === choice,
      }));
  }

  /**
   * Sends a vote from a menu and resolves with a sentence about the result.
   * @internal
   */
  async choose(choice: Choice): Promise<string> {
    const track = this.play();
    await this.handleChoice(choice);
    return this.messageFor(this.voteOf(track));
  }

  /** Whether the server counts votes. If it doesn't, there is a single heart, which only changes the list of likes. */
  private get takesVotes(): boolean {
    return this.shownStation.client.capabilities.votes;
  }

  private button(choice: Choice): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`[part=${choice}]`);
  }

  private async handleChoice(choice: Choice): Promise<void> {
    const track = this.play();
    const votes = this.votes.value;
    if (!track || !votes) return;
    if (!this.takesVotes) {
      this.toggleFavourite(track);
      return;
    }
    if (votes.of(track).choice) return;
    this.animateParts('svg', { transform: ['none', 'scale(1.35)', 'none'] }, choice);
    const vote = await votes.cast(track, choice);
    if (vote.choice === 'like') this.addFavourite(track);
    await this.updateComplete;
    this.animateParts('[part=count]', { transform: ['translateY(0.75em)', 'none'], opacity: [0, 1] });
    if (vote.choice === choice && vote.state !== 'repeated') this.emit('onair-vote', { track, choice });
  }

  private toggleFavourite(track: Track): void {
    const favourites = this.favourites.value;
    const song = favourites?.songOf(track);
    if (!favourites || !song) return;
    if (favourites.has(song)) {
      this.problem = null;
      favourites.remove(song);
    } else {
      this.animateParts('svg', { transform: ['none', 'scale(1.35)', 'none'] }, 'like');
      this.addFavourite(track);
    }
    this.requestUpdate();
  }

  private addFavourite(track: Track): void {
    const song = this.favourites.value?.songOf(track);
    if (song) this.problem = this.favourites.value!.add([song]);
    if (this.problem) void this.likesChunk.load();
  }

  /** Animates parts of one button or of both, unless the visitor prefers reduced motion. */
  private animateParts(parts: string, keyframes: PropertyIndexedKeyframes, choice?: Choice): void {
    if (matchMedia('(prefers-reduced-motion)').matches) return;
    const selector = choice ? `[part=${choice}] ${parts}` : parts;
    for (const each of this.renderRoot.querySelectorAll(selector)) {
      // `composite` keeps the transform that mirrors the thumb.
      each.animate(keyframes, { duration: 350, easing: 'ease-out', composite: 'add' });
    }
  }

  protected override render(): TemplateResult {
    const { lang } = this.settings;
    if (this.view === 'likes') {
      return html`<div lang=${lang} dir=${this.direction}>${this.renderLikes()}</div>`;
    }
    const track = this.play();
    const vote = this.voteOf(track);
    const words = this.voteWords;
    const name = track && !track.jingle_id && (track.title || track.metadata || track.dj_name);
    const message = this.messageFor(vote);
    return html`<div
      class=${this.around ? 'box inside ' + this.around : 'box'}
      lang=${lang}
      dir=${this.direction}
    >
      <div
        class="pair"
        role=${name ? 'group' : nothing}
        aria-label=${name ? (this.takesVotes ? fill(words.voteOn, name) : name) : nothing}
      >
        ${this.renderButton('like', vote)} ${this.takesVotes ? this.renderButton('dislike', vote) : nothing}
      </div>
      <p part="message" role="status" title=${message}>${message ? html`<bdi>${message}</bdi>` : nothing}</p>
      ${this.around ? nothing : this.renderLikes()}
    </div>`;
  }

  /** Returns the result of the vote, or the reason why voting isn't possible. */
  private messageFor(vote: TrackVote | null): string {
    const words = this.voteWords;
    if (this.problem) return this.likesChunk.module?.problemSentence(this.problem, this) ?? '';
    // The heart already shows the state, so no message is needed.
    if (!this.takesVotes && (vote || !this.failure)) return '';
    if (!vote) {
      // During a show without tracks, the surrounding element's status is `ready`.
      if (this.statusAround() === 'ready') return words.show;
      // The surrounding element shows failures, but not the reason why there is no track.
      return this.around && this.status !== 'empty'
        ? ''
        : this.sentence(words.nothing, this.words.onAir.noAnswer);
    }
    const { possible, problem, state } = vote;
    if (possible !== 'yes' && possible !== 'waiting') return words[possible];
    if (problem) return words[problem];
    return state && state !== 'sending' ? words[state] : '';
  }

  /** Returns the status of the surrounding element, or null. */
  private statusAround(): string | null {
    if (!this.around || this.isPrerender) return null;
    const { host } = this.getRootNode() as Partial<ShadowRoot>;
    return host?.getAttribute('status') ?? null;
  }

  /** A button that was used has `aria-disabled`, because a disabled button would lose the focus. */
  private renderButton(choice: Choice, vote: TrackVote | null): TemplateResult {
    const word = this.voteWords[choice];
    const count = this.counts ? vote?.counts?.[choice === 'like' ? 'up' : 'down'] : undefined;
    return html`<button
      type="button"
      part=${choice}
      title=${this.around ? word : nothing}
      aria-pressed=${vote?.choice === choice ? 'true' : 'false'}
      aria-disabled=${this.takesVotes && vote?.choice ? 'true' : nothing}
      ?disabled=${!vote?.choice && vote?.possible !== 'yes'}
      @click=${() => this.handleChoice(choice)}
    >
      ${
        choice === 'like' && this.takesVotes && this.around === 'onair-history'
          ? html`<svg class="heart" viewBox="0 0 24 24" aria-hidden="true"><path d=${HEART} /></svg>`
          : nothing
      }
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${this.takesVotes ? THUMB : HEART} /></svg>
      <span class="word">${word}</span>
      ${count === undefined ? nothing : html`<span part="count">${compactNumber(count, this.settings.lang)}</span>`}
    </button>`;
  }

  private renderLikes(): TemplateResult {
    const count = this.favourites.value?.count ?? 0;
    if (this.view === 'likes' && !this.around) {
      this.loadList();
      return html`<section part="likes" aria-label=${this.voteWords.likes}>${this.renderList()}</section>`;
    }
    return html`<details part="likes" class=${count ? '' : 'none'} @toggle=${this.handleToggle}>
        <summary dir="auto">${this.voteWords.likes} · ${count}</summary>
        ${this.renderList()}
      </details>
      ${this.around && this.favourites.value ? html`<p class="hint" dir="auto">${this.voteWords.noLikes}</p>` : nothing}`;
  }

  private handleToggle({ currentTarget }: Event): void {
    if ((currentTarget as HTMLDetailsElement).open) this.loadList();
    else this.likesView?.forgetRemoved();
  }

  /** Loads the code of the list. Tries again if an earlier attempt failed. */
  private loadList(): void {
    void this.likesChunk.retry();
  }

  private renderList(): TemplateResult | undefined {
    const { favourites, likesView } = this;
    if (this.likesChunk.isMissing) return this.renderMissingChunk();
    if (!likesView || !favourites.value) return undefined;
    return likesView.render(favourites.value, this.voteWords, this.links);
  }
}

/** Returns the reason why a play can't be liked. */
function reasonAgainst(track: Track): 'jingle' | 'live' | 'unknown' {
  if (track.jingle_id) return 'jingle';
  return isLiveSet(track, false) ? 'live' : 'unknown';
}

/** Returns a compact number in a language: `999`, `12K`. */
function compactNumber(count: number, lang: string): string {
  try {
    return count.toLocaleString(intlLocale(lang), { notation: 'compact' });
  } catch {
    return String(count);
  }
}
