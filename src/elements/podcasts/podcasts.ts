import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { podcasts as english } from '../../words/en/podcasts.js';
import { fill } from '../../words/fill.js';
import type { PodcastWords } from '../../words/tag-words.js';
import { nothingListed, type ListSnapshot } from '../../station/lists/list-feed.js';
import { loadChunk } from '../../station/load-chunk.js';
import { podcastsOf, type Podcast, type PodcastList } from '../../station/lists/podcasts.js';
import { booleanAttribute, choiceAttribute, numberAttribute } from '../base/converters.js';
import { renderPicture } from '../ui/cover.js';
import { CHEVRON_DOWN, PAUSE, PLAY, renderIcon } from '../ui/icons.js';
import { baseStyles } from '../base/base.styles.js';
import { OnairElement } from '../base/onair-element.js';
import { unsupportedSentence } from '../base/sentence.js';
import type { ElementSettings } from '../base/settings.js';
import { SubscriptionController } from '../base/subscription-controller.js';
import { isUnsupported } from '../base/unsupported-lists.js';
import { pluralForm } from '../format/plural.js';
import { formatMoment, labelledTime, timeOptions, zoneLabel } from '../format/times.js';
import { controlStyles } from './controls.styles.js';
import type { EpisodeList } from './episodes.js';
import { styles } from './podcasts.styles.js';

/** Number of placeholders without the attribute `limit`. */
const PLACEHOLDER_COUNT = 3;

/**
 * @summary A station's podcasts, with links to their pages and feeds, and optionally their episodes.
 * @slot - Shown until the first data arrives, and permanently without JavaScript.
 * @csspart list - The container.
 * @csspart podcast - One podcast.
 * @csspart cover - The artwork or its placeholder.
 * @csspart title - The title of the podcast.
 * @csspart count - The number of episodes.
 * @csspart description - The description of the podcast.
 * @csspart play-newest - The button on the cover, with `episodes`. It plays the newest episode.
 * @csspart links - The container of the button and the menu.
 * @csspart follow - The menu with the links.
 * @csspart toggle - The button that expands the episodes.
 * @csspart page - The link to the podcast's page.
 * @csspart feed - The link to the podcast's feed.
 * @csspart app - The link that opens the feed in a podcast app.
 * @csspart episodes - The container of the episodes.
 * @csspart episode - One episode.
 * @csspart play - The button that plays and pauses the episode.
 * @csspart episode-title - The title of the episode.
 * @csspart date - The publication date and the length.
 * @csspart played - The mark of an episode that was played to its end.
 * @csspart seek - The position slider of the chosen episode.
 * @csspart time - The position and the length of the chosen episode.
 * @csspart back - The button that skips back 15 seconds.
 * @csspart forward - The button that skips forward 30 seconds.
 * @csspart speed - The select for the playback speed.
 * @csspart about - The description of the episode.
 * @csspart chapters-toggle - The button that opens the chapters.
 * @csspart transcript-toggle - The button that opens the transcript.
 * @csspart chapters - The list of chapters.
 * @csspart chapter - The button that plays a chapter.
 * @csspart transcript - The text of the transcript.
 * @csspart more - The button that shows more podcasts or episodes.
 * @csspart state - The time of the last update, if the station can't be reached.
 * @csspart message - The sentence shown if there is nothing else to show.
 * @cssproperty [--onair-accent=currentColor] - Colour of the playing episode, and tint of the placeholders.
 * @cssproperty [--onair-radius=0.5em] - Corner radius of covers.
 * @fires onair-failure - The station can't be reached or read. Fires again when the reason changes. `detail` is `{failure}`.
 */
export class OnairPodcasts extends OnairElement {
  static override styles = [baseStyles, controlStyles, styles];

  /** Number of podcasts shown at first, and added by each press of "more": 1 to 100. Defaults to 10. */
  @property({ converter: numberAttribute('limit', null) }) limit: number | null = null;
  /** `list`, or `grid` for covers side by side. */
  @property({ converter: choiceAttribute('layout', ['list', 'grid'], 'list') })
  layout: 'list' | 'grid' = 'list';
  /** Lets visitors expand and play the episodes. */
  @property({ converter: booleanAttribute }) episodes = false;

  /** Number of podcasts that the visitor has added with the button "more". */
  @state() private added = 0;

  private readonly list = new SubscriptionController<ListSnapshot<Podcast>, PodcastList>(this, nothingListed);
  private podcastWords = english;
  /** Index of the podcast to focus after the next render. */
  private focusAt: number | null = null;
  /** Episodes of the expanded podcasts, by podcast id. */
  private readonly episodeLists = new Map<number, EpisodeList>();
  /** Ids of podcasts whose episodes can't be shown because the code failed to load. */
  private readonly missing = new Set<number>();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.closeEpisodes();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.podcastWords = this.localized({ podcasts: english }).podcasts;
    const feed = podcastsOf(this.shownStation);
    // Request one more than is shown, to learn whether there are more.
    feed.want(this.pageSize() + this.added + 1);
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
    // The pressed button may have disappeared, so focus the first new podcast.
    added.querySelector<HTMLElement>('a,button')?.focus();
  }

  /** Reloads the podcasts at once. Call it after a change. */
  refresh(): void {
    this.list.readable?.refresh();
  }

  private pageSize(): number {
    return Math.min(100, Math.max(1, Math.floor(this.limit ?? 10)));
  }

  private closeEpisodes(): void {
    for (const each of this.episodeLists.values()) each.close();
    this.episodeLists.clear();
  }

  private handleMore(shown: number): void {
    this.added += this.pageSize();
    this.focusAt = shown;
  }

  private async handleToggle(podcast: Podcast): Promise<void> {
    const list = this.episodeLists.get(podcast.id);
    if (list) list.toggle();
    else await this.unfold(podcast);
    this.requestUpdate();
  }

  private async handlePlayNewest(podcast: Podcast): Promise<void> {
    if (!this.episodeLists.has(podcast.id)) await this.unfold(podcast);
    this.requestUpdate();
    await this.episodeLists.get(podcast.id)?.playNewest(this.settings.covers);
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
    const shown = records.slice(0, this.pageSize() + this.added);
    const words = this.podcastWords;
    const stale =
      status === 'stale' && shown.length && fill(this.words.onAir.asOf, asOfText(asOf!, this.settings));
    const isUnfolded = this.episodes && [...this.episodeLists.values()].some(({ isOpen }) => isOpen);
    if (isUnsupported('podcasts', this.settings, this.failure)) return this.renderUnsupported();
    return html`<div
      part="list"
      class="${this.layout === 'grid' ? 'grid' : 'rows'} ${this.status}"
      lang=${lang}
      dir=${this.direction}
    >
      ${
        shown.length
          ? html`<ul class=${isUnfolded ? 'unfolded' : ''} .style=${`--_count:${Math.min(4, shown.length)}`}>
              ${shown.map((podcast) => this.renderPodcast(podcast))}
            </ul>`
          : this.renderPlaceholder()
      }
      <div class="foot">
        ${
          records.length > shown.length
            ? html`<button type="button" part="more" @click=${() => this.handleMore(shown.length)}>
                ${words.more}
              </button>`
            : nothing
        }
        <span part="state" dir="auto">${stale || nothing}</span>
      </div>
    </div>`;
  }

  /** Renders a message without reserving space for podcasts, because the server doesn't provide any. */
  private renderUnsupported(): TemplateResult {
    const { lang } = this.settings;
    return html`<div part="list" class="unsupported" lang=${lang} dir=${this.direction}>
      <slot></slot>
      <p part="message">${unsupportedSentence('podcasts', lang)}</p>
    </div>`;
  }

  /** Renders the page's content, or a message over placeholders. */
  private renderPlaceholder(): TemplateResult {
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
      <div class="picture">
        ${renderPicture(title, image, this.settings)} ${this.renderPlayNewest(podcast, list)}
      </div>
      <div class="head">
        <p part="title" dir="auto" translate="no" title=${title}>${title}</p>
        ${
          episodes_count === null
            ? nothing
            : html`<p part="count" dir="auto">${episodeCountText(words, episodes_count, lang)}</p>`
        }
      </div>
      ${description ? html`<p part="description" dir="auto" title=${description}>${description}</p>` : nothing}
      ${this.renderLinks(podcast, isOpen)} ${isOpen ? list.render(words, this.settings) : nothing}
      ${this.missing.has(id) ? this.renderMissingChunk() : nothing}
    </li>`;
  }

  /** The button on the cover. */
  private renderPlayNewest(podcast: Podcast, list: EpisodeList | undefined): TemplateResult | typeof nothing {
    if (!podcast.feed_url || !this.episodes) return nothing;
    const { play, pause } = this.podcastWords;
    const isOn = !!list?.isNewestOn;
    return html`<button
      type="button"
      part="play-newest"
      aria-label=${`${isOn ? pause : play} – ${podcast.title}`}
      @click=${() => this.handlePlayNewest(podcast)}
    >
      ${renderIcon(isOn ? PAUSE : PLAY)}
    </button>`;
  }

  private renderLinks(podcast: Podcast, isOpen: boolean): TemplateResult {
    const { title, feed_url, public_page_url } = podcast;
    const words = this.podcastWords;
    const nameOf = (label: string): string => label + ' – ' + title;
    const link = (part: 'page' | 'feed' | 'app', url: string, about: unknown = nothing): TemplateResult =>
      html`<a part=${part} href=${url} rel="noopener" title=${about} aria-label=${nameOf(words[part])}
        >${words[part]}</a
      >`;
    return html`<div part="links">
      ${
        feed_url && this.episodes
          ? html`<button
              type="button"
              part="toggle"
              aria-expanded=${isOpen ? 'true' : 'false'}
              aria-label=${nameOf(words.episodes)}
              @click=${() => this.handleToggle(podcast)}
            >
              ${words.episodes}${renderIcon(CHEVRON_DOWN)}
            </button>`
          : nothing
      }
      ${
        feed_url
          ? html`<details
              part="follow"
              @focusout=${handleFocusOut}
              @keydown=${handleKeydown}
              @toggle=${handleFollowToggle}
            >
              <summary aria-label=${nameOf(words.follow)}>${words.follow}${renderIcon(CHEVRON_DOWN)}</summary>
              <div>
                ${public_page_url ? link('page', public_page_url) : nothing}
                ${[link('app', appUrl(feed_url), words.inApp), link('feed', feed_url)]}
              </div>
            </details>`
          : public_page_url && link('page', public_page_url)
      }
    </div>`;
  }

  /**
   * Renders placeholders in the size of podcasts. A server can't see whether the element has content, so it renders
   * them as the slot's fallback.
   */
  private renderOutlines(): TemplateResult {
    const outline = html`<div class="podcast">
      <div class="picture">${renderPicture(null, null, null)}</div>
      <div class="head">
        <p part="title"></p>
        <p part="count"></p>
      </div>
      <p part="description"></p>
      <div part="links">
        ${this.episodes ? html`<p></p>` : nothing}
        <p></p>
      </div>
    </div>`;
    // A page can set the number of podcasts in advance, so that nothing moves when they load.
    const known = this.isPrerender ? 0 : Number(this.style.getPropertyValue('--onair-rows'));
    const count = known || (this.limit ? this.pageSize() : PLACEHOLDER_COUNT);
    // No content is assigned to the slot "none", so its fallback is shown.
    return html`<div class="ul" aria-hidden=${this.isPrerender ? nothing : 'true'}>
      <slot name=${this.isPrerender ? nothing : 'none'}>${[...Array(count).keys()].map(() => outline)}</slot>
    </div>`;
  }
}

function handleKeydown(event: KeyboardEvent): void {
  const details = event.currentTarget as HTMLDetailsElement;
  if (event.key !== 'Escape' || !details.open) return;
  event.stopPropagation();
  details.open = false;
  details.querySelector('summary')!.focus();
}

function handleFocusOut({ currentTarget, relatedTarget }: FocusEvent): void {
  const details = currentTarget as HTMLDetailsElement;
  if (relatedTarget && !details.contains(relatedTarget as Node)) details.open = false;
}

/** Closes an open menu when the visitor presses elsewhere. */
function handleFollowToggle({ currentTarget }: Event): void {
  const details = currentTarget as HTMLDetailsElement;
  if (!details.open) return;
  const closing = new AbortController();
  const handlePress = (event: Event): void => {
    if (event.composedPath().includes(details)) return;
    details.open = false;
    closing.abort();
  };
  addEventListener('pointerdown', handlePress, { capture: true, signal: closing.signal });
}

/** The scheme `pcast:` opens Apple Podcasts or an Android app. If no such app is installed, the link does nothing. */
function appUrl(feedUrl: string): string {
  return feedUrl.replace(/^https?/i, 'pcast');
}

/** Formats a time. Adds the date if it is more than 12 hours ago. */
function asOfText(ms: number, settings: ElementSettings): string {
  if (Date.now() - ms <= 43_200_000) return labelledTime(ms, settings);
  const { lang, timeZone } = settings;
  const options = { ...timeOptions(lang), day: 'numeric', month: 'long' } as const;
  const zone = zoneLabel(ms, settings);
  return formatMoment(ms, lang, options, timeZone) + (zone ? ' ' + zone : '');
}

/** Returns, for example, "3 episodes", with the plural form of the language. */
function episodeCountText({ count }: PodcastWords, episodes: number, lang: string): string {
  return fill(pluralForm(count, episodes, lang), episodes);
}
