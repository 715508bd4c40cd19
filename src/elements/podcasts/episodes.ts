import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { PodcastWords } from '../../words/tag-words.js';
import { EpisodePages, type Episode } from '../../station/lists/episodes.js';
import type { Podcast } from '../../station/lists/podcasts.js';
import { addStyles } from '../base/add-styles.js';
import type { ElementSettings } from '../base/settings.js';
import { formatDuration, formatMoment } from '../format/times.js';
import { handleMediaKey } from '../ui/media-keys.js';
import { CHEVRON_DOWN, PAUSE, PLAY, renderIcon } from '../ui/icons.js';
import { renderControls, renderPlayed, renderPosition } from './episode-controls.js';
import { BACK_S, FORWARD_S, type EpisodeMetadata } from './episode-session.js';
import { episodeSound } from './episode-sound.js';
import { loadChapters, loadTranscript, type RenderText } from './episode-texts.js';
import { heardOf, PLAYED, readHeard } from './heard.js';
import { styles } from './episodes.styles.js';

/** Number of episodes shown at first, and added by each press of the button "more". */
const EPISODES_PER_PAGE = 10;

/** The URL of chapters or of a transcript, or the chapters themselves. */
type TextSource = string | Episode['chapters'];

type ReadText = (signal: AbortSignal) => Promise<RenderText>;

/** A transcript or chapters that the visitor has opened. */
interface OpenedText {
  isOpen: boolean;
  /** Null until the file has loaded. */
  render: RenderText | null;
  isUnreadable: boolean;
}

/** The episodes of a podcast that the visitor has expanded. The constructor sends the request for the feed. */
export class EpisodeList {
  isOpen = true;
  private isLoading = false;
  private isUnreadable = false;
  private maxShown = EPISODES_PER_PAGE;
  private readonly update = (): void => this.host.requestUpdate();
  private readonly request = new AbortController();
  private readonly sound = episodeSound();
  private readonly pages: EpisodePages;
  /** Resolves when the first episodes have been read. */
  private readonly reading: Promise<void>;
  /** The key is the file's URL, or the chapters themselves if the feed contains them. */
  private readonly texts = new Map<TextSource, OpenedText>();

  constructor(
    private readonly host: LitElement,
    private readonly podcast: Podcast,
  ) {
    addStyles(host.shadowRoot!, ...styles);
    readHeard();
    this.pages = new EpisodePages(podcast, this.request.signal);
    this.reading = this.readPages();
  }

  toggle(): void {
    this.isOpen = !this.isOpen;
    // Stop the sound, because the visitor no longer sees a button that stops it.
    if (!this.isOpen) this.sound.release(this);
  }

  private get newest(): Episode | undefined {
    return this.pages.episodes.find(({ url }) => url);
  }

  get isNewestOn(): boolean {
    const newest = this.newest;
    return !!newest && this.sound.isOf(this, newest.url) && this.sound.isOn;
  }

  /**
   * Plays or pauses the newest episode that has audio. Waits until the first episodes have been read. Call it while a
   * press is handled.
   */
  async playNewest(covers: boolean): Promise<void> {
    if (!this.isOpen) this.toggle();
    await this.reading;
    const newest = this.newest;
    if (newest && this.isOpen) this.handlePlay(newest, covers);
  }

  /** Stops the sound and aborts the requests. */
  close(): void {
    this.request.abort();
    this.sound.release(this);
  }

  render(words: PodcastWords, settings: ElementSettings): TemplateResult {
    const { episodes, hasMore } = this.pages;
    const shown = episodes.slice(0, this.maxShown);
    return html`<div part="episodes" aria-busy=${this.isLoading ? 'true' : nothing}>
      <p role="status" dir="auto">${this.messageIn(words)}</p>
      ${
        shown.length
          ? html`<ol>
              ${shown.map((episode) => this.renderEpisode(episode, words, settings))}
            </ol>`
          : nothing
      }
      ${
        shown.length && (hasMore || episodes.length > shown.length)
          ? html`<button type="button" part="more" @click=${this.handleMore}>${words.more}</button>`
          : nothing
      }
    </div>`;
  }

  private messageIn(words: PodcastWords): string {
    const { length } = this.pages.episodes;
    if (this.isUnreadable) return length ? words.absent : words.unreadable;
    return this.isLoading || length ? '' : words.noEpisodes;
  }

  /** Reads pages of the feed until there are enough episodes. */
  private async readPages(): Promise<void> {
    this.isLoading = true;
    this.isUnreadable = false;
    try {
      while (this.pages.hasMore && this.pages.episodes.length < this.maxShown) {
        await this.pages.readNext();
        this.update();
      }
    } catch {
      this.isUnreadable = true;
    }
    this.isLoading = false;
    this.update();
  }

  private readonly handleMore = async ({ currentTarget }: Event): Promise<void> => {
    if (this.isLoading) return;
    const box = (currentTarget as Element).parentElement!;
    const firstAdded = Math.min(this.maxShown, this.pages.episodes.length);
    this.maxShown = firstAdded + EPISODES_PER_PAGE;
    this.update();
    await this.readPages();
    await this.host.updateComplete;
    // The pressed button may have disappeared, so focus the first new episode.
    box.querySelectorAll('li')[firstAdded]?.querySelector('button')?.focus();
  };

  private metadataOf(episode: Episode, covers: boolean): EpisodeMetadata {
    const { title, image } = this.podcast;
    return { title: episode.title ?? title, artist: title, image: covers ? image : null };
  }

  private handlePlay(episode: Episode, covers: boolean): void {
    this.sound.toggle(this, episode.url!, this.metadataOf(episode, covers), this.update);
  }

  private handleKey(event: KeyboardEvent, episode: Episode, covers: boolean): void {
    const { sound } = this;
    handleMediaKey(event, {
      toggle: () => this.handlePlay(episode, covers),
      seek: sound.isOf(this, episode.url)
        ? (direction) => sound.seek(sound.audio.currentTime + (direction > 0 ? FORWARD_S : -BACK_S))
        : undefined,
    });
  }

  private async handleTextToggle(read: ReadText, source: TextSource): Promise<void> {
    const opened = this.texts.get(source);
    if (opened && !opened.isUnreadable) opened.isOpen = !opened.isOpen;
    // When an unreadable file is closed, discard it, so that the next press requests it again.
    else if (opened) this.texts.delete(source);
    else await this.readText(read, source);
    this.update();
  }

  private async readText(read: ReadText, source: TextSource): Promise<void> {
    const text: OpenedText = { isOpen: true, render: null, isUnreadable: false };
    this.texts.set(source, text);
    this.update();
    try {
      text.render = await read(this.request.signal);
    } catch {
      text.isUnreadable = true;
    }
  }

  private renderEpisode(episode: Episode, words: PodcastWords, settings: ElementSettings): TemplateResult {
    const { title, description, url } = episode;
    const isCurrent = this.sound.isOf(this, url);
    const isOn = isCurrent && this.sound.isOn;
    const name = title ?? this.podcast.title;
    const isReading = [chaptersOf(episode), episode.transcriptUrl].some(
      (each) => this.texts.get(each!)?.isOpen,
    );
    return html`<li
      part="episode"
      class="${isCurrent ? 'current' : ''} ${isReading ? 'reading' : ''}"
      @keydown=${url ? (event: KeyboardEvent) => this.handleKey(event, episode, settings.covers) : nothing}
    >
      ${
        url
          ? html`<button
              type="button"
              part="play"
              aria-label="${isOn ? words.pause : words.play} – ${name}"
              aria-keyshortcuts="Space K"
              @click=${() => this.handlePlay(episode, settings.covers)}
            >
              ${renderIcon(isOn ? PAUSE : PLAY)}
            </button>`
          : html`<span class="mute"></span>`
      }
      <div class="said">
        <p part="episode-title" dir="auto" title=${name}>${name}</p>
        ${isCurrent ? this.renderPlaying(episode, words, settings) : this.renderDate(episode, words, settings)}
        ${description ? html`<p part="about" dir="auto" title=${description}>${description}</p>` : nothing}
        ${this.renderTexts(episode, words, settings)}
      </div>
    </li>`;
  }

  private renderDate(
    { ts, length, url }: Episode,
    words: PodcastWords,
    settings: ElementSettings,
  ): TemplateResult {
    const { lang, timeZone } = settings;
    const date =
      ts !== null && formatMoment(ts, lang, { day: 'numeric', month: 'long', year: 'numeric' }, timeZone);
    const heard = url ? heardOf(url) : 0;
    const time = [heard > 0 && formatDuration(heard * 1000), length && formatDuration(length)]
      .filter(Boolean)
      .join(' / ');
    return html`<p part="date" dir="auto">
      ${heard === PLAYED ? html`${renderPlayed(words)}${date || time ? ' ·' : nothing}` : nothing}
      ${date ? html`<time datetime=${new Date(ts).toISOString()}>${date}</time>` : nothing}
      ${date && time ? '·' : nothing} ${time ? html`<bdi>${time}</bdi>` : nothing}
    </p>`;
  }

  private renderPlaying({ length }: Episode, words: PodcastWords, { lang }: ElementSettings): TemplateResult {
    if (this.sound.hasFailed) return html`<p role="alert" part="date" dir="auto">${words.unplayable}</p>`;
    return html`${renderPosition(this.sound, length, words)} ${renderControls(this.sound, words, lang)}`;
  }

  /** Renders the buttons for the chapters and the transcript, with the opened texts below them. */
  private renderTexts(
    episode: Episode,
    words: PodcastWords,
    { covers }: ElementSettings,
  ): TemplateResult | typeof nothing {
    const { url, transcriptUrl, title } = episode;
    const { sound } = this;
    const texts: { kind: 'chapters' | 'transcript'; source: TextSource; read: ReadText }[] = [];
    // Chapters have no purpose without audio.
    const chapters = url && chaptersOf(episode);
    if (chapters) {
      texts.push({
        kind: 'chapters',
        source: chapters,
        read: (signal) => loadChapters(chapters, signal),
      });
    }
    if (transcriptUrl) {
      texts.push({
        kind: 'transcript',
        source: transcriptUrl,
        read: (signal) => loadTranscript(transcriptUrl, signal),
      });
    }
    if (!texts.length) return nothing;
    const named = texts.map((each) => ({
      ...each,
      text: this.texts.get(each.source),
      name: `${words[each.kind]} – ${title ?? this.podcast.title}`,
    }));
    return html`<div class="ways">
        ${named.map(
          ({ kind, source, read, text, name }) =>
            html`<button
              type="button"
              part="${kind}-toggle"
              aria-expanded=${text?.isOpen ? 'true' : 'false'}
              aria-label=${name}
              @click=${() => this.handleTextToggle(read, source)}
            >
              ${words[kind]}${renderIcon(CHEVRON_DOWN)}
            </button>`,
        )}
      </div>
      <div class="texts">
        ${named.map(({ text, name }) =>
          text?.isOpen
            ? html`<div aria-busy=${text.render || text.isUnreadable ? nothing : 'true'}>
                <p role="status">${text.isUnreadable ? words.absent : ''}</p>
                ${text.render?.({
                  name,
                  at: sound.isOf(this, url) ? sound.audio.currentTime : null,
                  playFrom: (seconds) =>
                    sound.playFrom(seconds, this, url!, this.metadataOf(episode, covers), this.update),
                })}
              </div>`
            : nothing,
        )}
      </div>`;
  }
}

/** Returns the chapters from the feed, otherwise their URL. */
function chaptersOf({ chapters, chaptersUrl }: Episode): TextSource | null {
  return chapters.length ? chapters : chaptersUrl;
}
