/**
 * In:  a station's podcasts.
 * Out: a list of them, with links to their pages and feeds, and episodes to play.
 */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { podcasts as english } from '../../words/en/tags.js';
import { fill } from '../../words/fill.js';
import { nothingListed, type ListSnapshot } from '../../station/lists/list-feed.js';
import { loadChunk } from '../../station/load-chunk.js';
import { podcastsOf, type Podcast, type PodcastList } from '../../station/lists/podcasts.js';
import { booleanAttribute, choiceAttribute, numberAttribute } from '../base/converters.js';
import { renderPicture } from '../ui/cover.js';
import { baseStyles } from '../base/base.styles.js';
import { OnairElement } from '../base/onair-element.js';
import { SubscriptionController } from '../base/subscription-controller.js';
import { formatMoment } from '../format/times.js';
import type { EpisodeList } from './episodes.js';
import { episodeCount } from './episode-count.js';
import { styles } from './podcasts.styles.js';

/** Placeholders while the number of podcasts is not known, unless `limit` says it. */
const OUTLINES = 3;

/**
 * @summary The podcasts of a station: what they are, and the ways to them.
 * @slot - Shown until the first data comes, and for good where scripts do not run.
 * @csspart list - The box around everything.
 * @csspart podcast - One podcast.
 * @csspart cover - The artwork or its drawn placeholder.
 * @csspart title - The title of the podcast.
 * @csspart count - How many episodes it has.
 * @csspart description - What it is about.
 * @csspart links - Around the ways to it.
 * @csspart toggle - The button that unfolds the episodes.
 * @csspart page - The link to its page.
 * @csspart feed - The link to its feed.
 * @csspart app - The link that opens the feed in a podcast app.
 * @csspart episodes - The box around the episodes.
 * @csspart episode - One episode.
 * @csspart play - The button that plays and pauses it.
 * @csspart episode-title - The title of the episode.
 * @csspart date - When it came out, and how long it is.
 * @csspart played - The mark of one that was heard to its end.
 * @csspart seek - The slider of the one that plays.
 * @csspart time - How far it has played.
 * @csspart back - The button that goes back 15 seconds.
 * @csspart forward - The button that goes forward 30 seconds.
 * @csspart speed - The choice of how fast it plays.
 * @csspart about - What the episode is about.
 * @csspart chapters-toggle - The button that opens its chapters.
 * @csspart transcript-toggle - The button that opens its transcript.
 * @csspart chapters - The list of its chapters.
 * @csspart chapter - A button that plays one of them.
 * @csspart transcript - What is said in it.
 * @csspart more - The button that shows more podcasts, or more episodes.
 * @csspart state - The small words, when the panel does not answer: as of when this is.
 * @csspart message - The sentence shown when there is nothing else to show.
 * @cssproperty [--onair-accent=currentColor] - What plays, and the tone of placeholders.
 * @cssproperty [--onair-radius=0.5em] - Corners of covers.
 * @fires onair-failure - The station fails in a new way; `detail.failure` says how.
 */
export class OnairPodcasts extends OnairElement {
  static override styles = [baseStyles, styles];

  /** How many podcasts are shown before somebody asks for more, 1 to 100; 10 unless set. */
  @property({ converter: numberAttribute('limit', null) }) limit: number | null = null;
  /** `list`, or `grid` for one cover beside the other. */
  @property({ converter: choiceAttribute('layout', ['list', 'grid'], 'list') })
  layout: 'list' | 'grid' = 'list';
  /** Lets visitors unfold and hear the episodes. */
  @property({ converter: booleanAttribute }) episodes = false;

  /** How many more the visitor asked for. */
  @state() private added = 0;

  private readonly list = new SubscriptionController<ListSnapshot<Podcast>, PodcastList>(this, nothingListed);
  private podcastWords = english;
  /** Index of the podcast that gets the focus once it is drawn. */
  private focusAt: number | null = null;
  /** By id of the podcast; only of those that were unfolded. */
  private readonly episodeLists = new Map<number, EpisodeList>();
  /** The podcasts whose episodes could not be unfolded, by their ids. */
  private readonly missing = new Set<number>();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.closeEpisodes();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.podcastWords = this.localized({ podcasts: english }).podcasts;
    const feed = podcastsOf(this.shownStation);
    // One more than is shown, to know whether there are more.
    feed.want(this.rows() + this.added + 1);
    if (this.list.follow(feed)) this.closeEpisodes();
    const { status, records, failure } = this.list.value;
    this.status = status === 'ready' && !records.length ? 'empty' : status;
    this.failure = failure;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const added = this.focusAt !== null && this.renderRoot.querySelectorAll('.podcast')[this.focusAt];
    if (!added) return;
    this.focusAt = null;
    // The pressed button may be gone: the focus goes to the first new podcast.
    added.querySelector<HTMLElement>('a,button')?.focus();
  }

  /** Asks the panel again at once: for pages that know of a change. */
  refresh(): void {
    this.list.readable?.refresh();
  }

  /** How many podcasts are shown at first, and added by "more". */
  private rows(): number {
    return Math.min(100, Math.max(1, Math.floor(this.limit ?? 10)));
  }

  private closeEpisodes(): void {
    for (const each of this.episodeLists.values()) each.close();
    this.episodeLists.clear();
  }

  private onMore(shown: number): void {
    this.added += this.rows();
    this.focusAt = shown;
  }

  private async onToggle(podcast: Podcast): Promise<void> {
    const list = this.episodeLists.get(podcast.id);
    if (list) list.toggle();
    else await this.unfold(podcast);
    this.requestUpdate();
  }

  private async unfold(podcast: Podcast): Promise<void> {
    const { id } = podcast;
    const code = await loadChunk(() => import('./episodes.js')).catch(() => null);
    if (!code) this.missing.add(id);
    else if (!this.episodeLists.has(id)) {
      this.missing.delete(id);
      this.episodeLists.set(id, new code.EpisodeList(this, podcast));
    }
  }

  protected override render(): TemplateResult {
    const { lang } = this.settings;
    const { records, status, asOf } = this.list.value;
    const shown = records.slice(0, this.rows() + this.added);
    const words = this.podcastWords;
    const stale = status === 'stale' && shown.length && fill(this.words.onAir.asOf, moment(asOf!, lang));
    return html`<div
      part="list"
      class="${this.layout === 'grid' ? 'grid' : 'rows'} ${this.status}"
      lang=${lang}
      dir=${this.direction}
    >
      ${
        shown.length
          ? html`<ul>
              ${shown.map((podcast) => this.renderPodcast(podcast))}
            </ul>`
          : this.renderWaiting()
      }
      <div class="foot">
        ${
          records.length > shown.length
            ? html`<button type="button" part="more" @click=${() => this.onMore(shown.length)}>
                ${words.more}
              </button>`
            : nothing
        }
        <span part="state" dir="auto">${stale || nothing}</span>
      </div>
    </div>`;
  }

  /** The element's own content, or a sentence, over placeholders. */
  private renderWaiting(): TemplateResult {
    const sentence = this.sentence(this.podcastWords.nothing, this.words.onAir.noAnswer);
    const message = sentence && html`<p part="message" title=${sentence}>${sentence}</p>`;
    const isWaiting = !this.isPrerender && /loading|failed/.test(this.status);
    const hasContent = isWaiting && this.textContent.trim();
    return html`${hasContent ? html`<div class="over"><slot></slot>${message}</div>` : message}
    ${this.renderOutlines()}`;
  }

  private renderPodcast(podcast: Podcast): TemplateResult {
    const { id, title, description, image, episodes_count } = podcast;
    const { lang } = this.settings;
    const words = this.podcastWords;
    const list = this.episodeLists.get(id);
    const isOpen = !!list?.isOpen && this.episodes;
    return html`<li part="podcast" class=${isOpen ? 'podcast open' : 'podcast'}>
      ${renderPicture(title, image, this.settings)}
      <div class="head">
        <p part="title" dir="auto" title=${title}>${title}</p>
        ${
          episodes_count === null
            ? nothing
            : html`<p part="count" dir="auto">${episodeCount(words, episodes_count, lang)}</p>`
        }
      </div>
      ${description ? html`<p part="description" dir="auto" title=${description}>${description}</p>` : nothing}
      ${this.renderLinks(podcast, isOpen)} ${isOpen ? list.render(words, this.settings) : nothing}
      ${this.missing.has(id) ? this.renderMissingChunk() : nothing}
    </li>`;
  }

  private renderLinks(podcast: Podcast, isOpen: boolean): TemplateResult {
    const { title, feed_url, public_page_url } = podcast;
    const words = this.podcastWords;
    const name = (word: string): string => word + ' – ' + title;
    const link = (part: 'page' | 'feed' | 'app', url: string, about: unknown = nothing): TemplateResult =>
      html`<a part=${part} href=${url} rel="noopener" title=${about} aria-label=${name(words[part])}
        >${words[part]}</a
      >`;
    return html`<div part="links">
      ${
        feed_url && this.episodes
          ? html`<button
              type="button"
              part="toggle"
              aria-expanded=${isOpen ? 'true' : 'false'}
              aria-label=${name(words.episodes)}
              @click=${() => this.onToggle(podcast)}
            >
              ${words.episodes}<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
            </button>`
          : nothing
      }
      <div class="ways">
        ${public_page_url ? link('page', public_page_url) : nothing}
        ${feed_url ? [link('feed', feed_url), link('app', appUrl(feed_url), words.inApp)] : nothing}
      </div>
    </div>`;
  }

  /** Placeholders, so that nothing moves when the list comes. On a server they are the slot's fallback, since the element's content is not known there. */
  private renderOutlines(): TemplateResult {
    const outline = html`<div class="podcast">
      ${renderPicture(null, null, null)}
      <div class="head"><p part="title"></p></div>
      <p part="description"></p>
      <div part="links"></div>
    </div>`;
    const count = this.limit ? this.rows() : OUTLINES;
    // No content has this slot name, so the fallback is shown.
    return html`<div class="ul" aria-hidden=${this.isPrerender ? nothing : 'true'}>
      <slot name=${this.isPrerender ? nothing : 'none'}>${Array.from({ length: count }, () => outline)}</slot>
    </div>`;
  }
}

/** `pcast:` is the scheme that Apple Podcasts and the apps on Android open; without such an app the link does nothing. */
function appUrl(feedUrl: string): string {
  return feedUrl.replace(/^https?/i, 'pcast');
}

/** The time of day, with the date when it is more than 12 hours ago. */
function moment(ms: number, lang: string): string {
  const isOld = Date.now() - ms > 43_200_000;
  return formatMoment(ms, lang, {
    hour: '2-digit',
    minute: '2-digit',
    ...(isOld && { day: 'numeric', month: 'long' }),
  });
}
