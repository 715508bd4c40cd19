/**
 * In:  a podcast that a visitor unfolds.
 * Out: its episodes, read from its feed, each with a button to play it.
 */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { PodcastWords } from '../../messages/words.js';
import { readEpisodes, type Episode } from '../../station/lists/episodes.js';
import type { Podcast } from '../../station/lists/podcasts.js';
import { addStyles } from '../parts/add-styles.js';
import type { Settings } from '../parts/settings.js';
import { playTime, written } from '../parts/times.js';
import { episodeSound } from './episode-sound.js';
import { styles } from './episodes.styles.js';

/** How many episodes are shown at first, and added by "more". */
const ROWS = 10;

/** SVG paths in a view box of 24 units. */
const PLAY = 'M9.5 8v8l6.5-4Z';
const PAUSE = 'M9.75 8.5v7M14.25 8.5v7';

/** The unfolded episodes of one podcast. The constructor starts to read the feed. */
export class EpisodeList {
  isOpen = true;
  private episodes: readonly Episode[] | null = null;
  private isUnreadable = false;
  private rows = ROWS;
  private readonly request = new AbortController();
  private readonly sound = episodeSound();

  constructor(
    private readonly host: LitElement,
    private readonly podcast: Podcast,
  ) {
    addStyles(host.shadowRoot!, ...styles);
    readEpisodes(podcast, this.request.signal)
      .then(
        (episodes) => (this.episodes = episodes),
        () => (this.isUnreadable = true),
      )
      .then(() => host.requestUpdate(), console.error);
  }

  toggle(): void {
    this.isOpen = !this.isOpen;
    // Sound without a visible button to stop it would be annoying.
    if (!this.isOpen) this.sound.leave(this);
  }

  /** Stops the sound, and aborts the request. */
  close(): void {
    this.request.abort();
    this.sound.leave(this);
  }

  render(words: PodcastWords, settings: Settings): TemplateResult {
    const { episodes } = this;
    const shown = episodes?.slice(0, this.rows) ?? [];
    const message = this.isUnreadable ? words.unreadable : episodes && !shown.length ? words.noEpisodes : '';
    return html`<div part="episodes" aria-busy=${episodes || message ? nothing : 'true'}>
      <p role="status" dir="auto">${message}</p>
      ${
        shown.length
          ? html`<ol>
              ${shown.map((episode) => this.renderEpisode(episode, words, settings))}
            </ol>`
          : nothing
      }
      ${
        episodes && episodes.length > shown.length
          ? html`<button type="button" part="more" @click=${(event: Event) => this.onMore(event)}>
              ${words.more}
            </button>`
          : nothing
      }
    </div>`;
  }

  private async onMore({ currentTarget }: Event): Promise<void> {
    const box = (currentTarget as Element).parentElement!;
    const added = this.rows;
    this.rows += ROWS;
    this.host.requestUpdate();
    await this.host.updateComplete;
    // The pressed button may be gone: the focus goes to the first new episode.
    box.querySelectorAll('li')[added]?.querySelector('button')?.focus();
  }

  private onPlay(episode: Episode, covers: boolean): void {
    const { title, image } = this.podcast;
    const about = { title: episode.title ?? title, artist: title, image: covers ? image : null };
    this.sound.toggle(this, episode.url!, about, () => this.host.requestUpdate());
  }

  private renderEpisode(episode: Episode, words: PodcastWords, settings: Settings): TemplateResult {
    const { title, description, url } = episode;
    const isCurrent = this.sound.isOf(this, url);
    const isOn = isCurrent && this.sound.isOn;
    const name = title ?? this.podcast.title;
    return html`<li part="episode" class=${isCurrent ? 'current' : ''}>
      ${
        url
          ? html`<button
              type="button"
              part="play"
              aria-label="${isOn ? words.pause : words.play} – ${name}"
              @click=${() => this.onPlay(episode, settings.covers)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <circle cx="12" cy="12" r="11" />
                <path d=${isOn ? PAUSE : PLAY} />
              </svg>
            </button>`
          : html`<span class="mute"></span>`
      }
      <div class="said">
        <p part="episode-title" dir="auto" title=${name}>${name}</p>
        ${isCurrent ? this.renderPlaying(episode, words) : this.renderDate(episode, settings)}
        ${description ? html`<p part="about" dir="auto" title=${description}>${description}</p>` : nothing}
      </div>
    </li>`;
  }

  private renderDate({ ts, length }: Episode, { lang, timeZone }: Settings): TemplateResult {
    const date =
      ts !== null && written(ts, lang, { day: 'numeric', month: 'long', year: 'numeric' }, timeZone);
    return html`<p part="date" dir="auto">
      ${date ? html`<time datetime=${new Date(ts).toISOString()}>${date}</time>` : nothing}
      ${date && length ? '·' : nothing} ${length ? playTime(length) : nothing}
    </p>`;
  }

  private renderPlaying({ length }: Episode, words: PodcastWords): TemplateResult {
    if (this.sound.hasFailed) return html`<p role="alert" part="date" dir="auto">${words.unplayable}</p>`;
    const { audio } = this.sound;
    const at = Math.floor(audio.currentTime);
    // The length of the feed is shown until the sound is loaded.
    const end = isFinite(audio.duration) ? Math.floor(audio.duration) : (length ?? 0) / 1000;
    return html`<div class="playing">
      <input
        type="range"
        part="seek"
        aria-label=${words.position}
        aria-valuetext=${playTime(at * 1000)}
        min="0"
        max=${end}
        step=${Math.ceil(end / 200) || 1}
        .value=${String(at)}
        @input=${({ target }: Event) => (audio.currentTime = +(target as HTMLInputElement).value)}
      />
      <span part="time" dir="auto"
        >${playTime(at * 1000)}${end ? ' / ' + playTime(end * 1000) : nothing}</span
      >
    </div>`;
  }
}
