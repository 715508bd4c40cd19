import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { chartOf, type ChartEntry } from '../../station/charts/charts.js';
import type { Feed } from '../../station/feed/feed.js';
import { nothingListed, type ListFeed, type ListSnapshot } from '../../station/lists/list-feed.js';
import type { FeedSnapshot } from '../../station/snapshot.js';
import { chartFiles } from '../../words/chart-files.js';
import type { ChartWords } from '../../words/chart-words.js';
import { charts as english } from '../../words/en/charts.js';
import { fill } from '../../words/fill.js';
import { baseStyles } from '../base/base.styles.js';
import { ChunkWords } from '../base/chunk-words.js';
import { choiceAttribute, numberAttribute } from '../base/converters.js';
import { OnairElement } from '../base/onair-element.js';
import { SubscriptionController } from '../base/subscription-controller.js';
import { pluralForm } from '../format/plural.js';
import { intlLocale, labelledTime } from '../format/times.js';
import { renderPicture } from '../ui/cover.js';
import { songRowStyles } from '../ui/song-rows.styles.js';
import { styles } from './charts.styles.js';

const DEFAULT_ROWS = 10;
const MAX_ROWS = 50;

/** Values of `source` for servers that may provide charts. */
const SOURCES: readonly string[] = ['panel', 'auto'];

const NO_PLAYS: FeedSnapshot = { status: 'loading', tracks: [], asOf: null, failure: null };

const chartWords = new ChunkWords('charts', english, chartFiles);

/**
 * @summary The tracks that a station has played most, or that its listeners like most. Its height depends only on its width and on `limit`.
 * @slot - Shown until the first data arrives, and permanently without JavaScript.
 * @csspart charts - The container.
 * @csspart heading - What is counted, and over what period.
 * @csspart list - The list of tracks.
 * @csspart row - One track.
 * @csspart rank - The track's rank. Tracks with the same count have the same rank.
 * @csspart cover - The cover or its placeholder.
 * @csspart title - The title of the track.
 * @csspart artist - The artist.
 * @csspart count - The number of plays or likes. In a narrow element, only the number is visible.
 * @csspart state - The time of the last update, if the station can't be reached.
 * @csspart message - The sentence shown if there is nothing else to show.
 * @cssproperty [--onair-accent=currentColor] - Tint of the placeholders.
 * @cssproperty [--onair-radius=0.5em] - Corner radius of covers.
 * @fires onair-failure - The station can't be reached or read. Fires again when the reason changes. `detail` is `{failure}`.
 */
export class OnairCharts extends OnairElement {
  static override styles = [baseStyles, songRowStyles, styles];

  /** Counts the last `7` or `30` days, including today. */
  @property({ converter: choiceAttribute('days', ['7', '30'], '7') }) days: '7' | '30' = '7';
  /** `plays` for the most played tracks, or `likes` for the most liked ones. */
  @property({ converter: choiceAttribute('by', ['plays', 'likes'], 'plays') }) by: 'plays' | 'likes' =
    'plays';
  /** Number of tracks, 1 to 50. */
  @property({ converter: numberAttribute('limit', 10) }) limit = 10;

  private readonly feed = new SubscriptionController<FeedSnapshot, Feed>(this, NO_PLAYS);
  private readonly chart = new SubscriptionController<ListSnapshot<ChartEntry>, ListFeed<ChartEntry>>(
    this,
    nothingListed,
  );
  private chartWords: ChartWords | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const words = this.isPrerender ? null : chartWords.in(this.settings.lang, () => this.requestUpdate());
    this.chartWords = words && this.localized({ charts: words }).charts;
    this.feed.follow(this.shownStation.feed);
    // Frameworks may set a number instead of a string.
    const days = String(this.days) === '30' ? '30' : '7';
    const by = this.by === 'likes' ? 'likes' : 'plays';
    this.chart.follow(this.isPrerender ? null : chartOf(this.shownStation, { days, by }));
    const chart = this.chart.value;
    const { status, failure } = this.chart.readable ? chart : this.feed.value;
    this.failure = failure;
    const isEmpty = this.isUnsupported || (status === 'ready' && !chart.records.length);
    this.status = isEmpty ? 'empty' : status;
  }

  /** True if the station's server is known not to provide charts. */
  private get isUnsupported(): boolean {
    const { source = 'panel' } = this.settings.station;
    return !SOURCES.includes(source) || (this.feed.value.status === 'ready' && !this.chart.readable);
  }

  private get rows(): number {
    const { limit } = this;
    return Number.isFinite(limit) ? Math.min(MAX_ROWS, Math.max(1, Math.floor(limit))) : DEFAULT_ROWS;
  }

  protected override render(): TemplateResult {
    const words = this.chartWords;
    const { lang } = this.settings;
    if (words && this.isUnsupported) return this.renderUnsupported(words);
    const entries = words ? this.chart.value.records.slice(0, this.rows) : [];
    return html`<div part="charts" class=${this.status} lang=${lang} dir=${this.direction}>
      <p part="heading" id="heading" dir="auto">${words ? this.heading(words) : nothing}</p>
      <div class="rows">
        ${
          words && entries.length
            ? html`<ol part="list" class="columns" aria-labelledby="heading">
                ${entries.map((entry) => this.renderEntry(entry, words))}
                ${[...Array(this.rows - entries.length).keys()].map(() => html`<li class="row blank"></li>`)}
              </ol>`
            : [this.renderMessage(words), this.renderOutlines()]
        }
      </div>
      <p part="state" dir="auto">${entries.length ? this.asOf : nothing}</p>
    </div>`;
  }

  private heading(words: ChartWords): string {
    const [days, by] = [
      String(this.days) === '30' ? 30 : 7,
      this.by === 'likes' ? 'likes' : 'plays',
    ] as const;
    return words[`${by}${days}`];
  }

  private get asOf(): string | typeof nothing {
    const { status, asOf } = this.chart.value;
    return status === 'stale' && asOf
      ? fill(this.words.onAir.asOf, labelledTime(asOf, this.settings))
      : nothing;
  }

  /**
   * If there are no tracks, renders the reason. While the element waits for data, renders the slot with the page's
   * content.
   */
  private renderMessage(words: ChartWords | null): unknown {
    const none = words ? (this.by === 'likes' ? words.noLikes : words.noPlays) : '';
    const sentence = this.sentence(none, this.words.onAir.noAnswer);
    const message = sentence && html`<p part="message" role="status" dir="auto">${sentence}</p>`;
    const isWaiting = !this.isPrerender && /loading|failed/.test(this.status);
    return isWaiting && this.textContent.trim()
      ? html`<div class="over"><slot></slot>${message}</div>`
      : message || nothing;
  }

  private renderEntry(
    { rank, count, title, author, img_url }: ChartEntry,
    words: ChartWords,
  ): TemplateResult {
    const { lang } = this.settings;
    const number = count.toLocaleString(intlLocale(lang));
    const forms = this.by === 'likes' ? words.likes : words.plays;
    return html`<li part="row" class="row">
      <span part="rank">${rank.toLocaleString(intlLocale(lang))}</span>
      ${renderPicture(title, img_url, this.settings)}
      <div class="song">
        <p part="title" dir="auto" translate="no" title=${title}>${title}</p>
        ${author ? html`<p part="artist" dir="auto" translate="no" title=${author}>${author}</p>` : nothing}
      </div>
      <span part="count" dir="auto"
        ><span class="number" aria-hidden="true">${number}</span
        ><span class="words">${fill(pluralForm(forms, count, lang), number)}</span></span
      >
    </li>`;
  }

  /**
   * Renders placeholders for all rows. A server can't see the page's content, so it renders the placeholders as the
   * slot's fallback.
   */
  private renderOutlines(): TemplateResult {
    const outline = html`<div class="row">
      <span part="rank"></span>${renderPicture(null, null, null)}
      <div class="song">
        <p part="title"></p>
        <p part="artist"></p>
      </div>
    </div>`;
    // No content is assigned to the slot "none", so its fallback is shown.
    return html`<div class="outlines" aria-hidden=${this.isPrerender ? nothing : 'true'}>
      <slot class="columns" name=${this.isPrerender ? nothing : 'none'}
        >${[...Array(this.rows).keys()].map(() => outline)}</slot
      >
    </div>`;
  }

  private renderUnsupported({ unsupported }: ChartWords): TemplateResult {
    return html`<div part="charts" class="unsupported" lang=${this.settings.lang} dir=${this.direction}>
      <slot></slot>
      <p part="message" dir="auto">${unsupported}</p>
    </div>`;
  }
}
