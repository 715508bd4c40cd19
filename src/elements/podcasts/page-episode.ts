import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { propertyOf } from '../../contract/property-of.js';
import type { PodcastWords } from '../../words/tag-words.js';
import { baseStyles } from '../base/base.styles.js';
import { formatDuration } from '../format/times.js';
import { PAUSE, PLAY, renderIcon } from '../ui/icons.js';
import { handleMediaKey } from '../ui/media-keys.js';
import { controlStyles } from './controls.styles.js';
import { renderControls, renderPlayed, renderPosition } from './episode-controls.js';
import { BACK_S, FORWARD_S, type EpisodeMetadata } from './episode-session.js';
import { episodeSound } from './episode-sound.js';
import { styles as episodeStyles } from './episodes.styles.js';
import { heardOf, PLAYED, readHeard } from './heard.js';
import { styles } from './page-episode.styles.js';

/** Returns the position in a link's fragment, in seconds. */
function startOf({ hash }: HTMLAnchorElement): number {
  return Number(hash.slice('#t='.length));
}

/**
 * Plays an episode on the panel's page of a podcast. Its content, the browser's audio controls, is shown only to visitors
 * without scripts. The text is in the page's language.
 */
export class PageEpisode extends LitElement {
  static override styles = [baseStyles, controlStyles, ...episodeStyles, styles];
  static words: PodcastWords;

  /** Title of the episode. */
  @property() name = '';
  /** Title of the podcast. */
  @property() podcast = '';
  /** URL of the cover, relative to the page, or empty. */
  @property() image = '';
  /** Length in seconds. */
  @property({ type: Number }) seconds = 0;

  private url = '';
  private readonly sound = episodeSound();
  private readonly handleChange = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    readHeard();
    const player = this.querySelector('audio')!;
    this.url = player.src;
    // The visitor may have started it before this script was loaded.
    player.pause();
    this.parentElement!.addEventListener('click', this.handleChapter);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sound.release(this);
  }

  /** The links to positions in the audio. They are siblings of this element. */
  private get chapters(): HTMLAnchorElement[] {
    return [...this.parentElement!.querySelectorAll<HTMLAnchorElement>('a[href*="#t="]')];
  }

  private get metadata(): EpisodeMetadata {
    const { name: title, podcast: artist, image } = this;
    const cover = image && new URL(image, propertyOf(document, 'baseURI')).href;
    return { title, artist, image: cover || null };
  }

  private readonly handlePlay = (): void => {
    this.sound.toggle(this, this.url, this.metadata, this.handleChange);
  };

  private readonly handleChapter = (event: MouseEvent): void => {
    const chapter = this.chapters.find((each) => each.contains(event.target as Node));
    // With a modifier key, the browser opens the link elsewhere.
    if (!chapter || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.sound.playFrom(startOf(chapter), this, this.url, this.metadata, this.handleChange);
  };

  private readonly handleKey = (event: KeyboardEvent): void => {
    const { sound } = this;
    handleMediaKey(event, {
      toggle: this.handlePlay,
      seek: sound.isOf(this, this.url)
        ? (direction) => sound.seek(sound.audio.currentTime + (direction > 0 ? FORWARD_S : -BACK_S))
        : undefined,
    });
  };

  protected override updated(): void {
    const { sound, chapters } = this;
    const at = sound.isOf(this, this.url) ? sound.audio.currentTime : -1;
    const current = chapters.filter((each) => startOf(each) <= at).pop();
    for (const each of chapters) each.ariaCurrent = each === current ? 'true' : null;
  }

  protected override render(): TemplateResult {
    const { sound } = this;
    const { words } = PageEpisode;
    const isCurrent = sound.isOf(this, this.url);
    const action = isCurrent && sound.isOn ? words.pause : words.play;
    return html`<div class=${isCurrent ? 'current' : ''} @keydown=${this.handleKey}>
      <div class="row">
        <button
          type="button"
          part="play"
          aria-label="${action} – ${this.name}"
          aria-keyshortcuts="Space K"
          @click=${this.handlePlay}
        >
          ${renderIcon(action === words.pause ? PAUSE : PLAY)} ${isCurrent ? nothing : action}
        </button>
        ${isCurrent ? this.renderPosition(words) : this.renderHeard(words)}
      </div>
      ${isCurrent && !sound.hasFailed ? renderControls(sound, words, propertyOf(document, 'documentElement').lang) : nothing}
    </div>`;
  }

  private renderPosition(words: PodcastWords): TemplateResult {
    return this.sound.hasFailed
      ? html`<p role="alert" part="date">${words.unplayable}</p>`
      : renderPosition(this.sound, this.seconds * 1000, words);
  }

  /** Renders how far the visitor has listened. */
  private renderHeard(words: PodcastWords): TemplateResult | typeof nothing {
    const heard = heardOf(this.url);
    if (!heard) return nothing;
    return html`<p part="date" dir="auto">
      ${
        heard === PLAYED
          ? renderPlayed(words)
          : html`<bdi>${formatDuration(heard * 1000)} / ${formatDuration(this.seconds * 1000)}</bdi>`
      }
    </p>`;
  }
}
