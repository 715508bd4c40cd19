/**
 * In:  a podcast that a visitor unfolds.
 * Out: its episodes, read from its feed, each with a button to play it.
 */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { PodcastWords } from '../../words/tag-words.js';
import { readEpisodes, type Episode } from '../../station/lists/episodes.js';
import type { Podcast } from '../../station/lists/podcasts.js';
import { loadChunk } from '../../station/load-chunk.js';
import { addStyles } from '../base/add-styles.js';
import type { Settings } from '../base/settings.js';
import { formatDuration, formatMoment } from '../format/times.js';
import { controls, position } from './episode-controls.js';
import type { Playing } from './episode-session.js';
import { episodeSound } from './episode-sound.js';
import type { DrawText } from './episode-texts.js';
import { heardOf, PLAYED, readHeard } from './heard.js';
import { styles } from './episodes.styles.js';

/** How many episodes are shown at first, and added by "more". */
const ROWS = 10;

/** SVG paths in a view box of 24 units. */
const PLAY = 'M9.5 8v8l6.5-4Z';
const PAUSE = 'M9.75 8.5v7M14.25 8.5v7';
const CHECK = 'm5 12.5 4.5 4.5L19 7.5';
const CHEVRON = 'm6 9 6 6 6-6';

/** The chapters or the transcript of an episode, once somebody has opened them. */
interface OpenedText {
  isOpen: boolean;
  /** Null until they are read. */
  draw: DrawText | null;
  isUnreadable: boolean;
}

/** The unfolded episodes of one podcast. The constructor starts to read the feed. */
export class EpisodeList {
  isOpen = true;
  private episodes: readonly Episode[] | null = null;
  private isUnreadable = false;
  private rows = ROWS;
  private readonly changed = (): void => this.host.requestUpdate();
  private readonly request = new AbortController();
  private readonly sound = episodeSound();
  /** By address. */
  private readonly texts = new Map<string, OpenedText>();

  constructor(
    private readonly host: LitElement,
    private readonly podcast: Podcast,
  ) {
    addStyles(host.shadowRoot!, ...styles);
    readHeard();
    readEpisodes(podcast, this.request.signal)
      .then(
        (episodes) => (this.episodes = episodes),
        () => (this.isUnreadable = true),
      )
      .then(this.changed, console.error);
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

  private aboutOf(episode: Episode, covers: boolean): Playing {
    const { title, image } = this.podcast;
    return { title: episode.title ?? title, artist: title, image: covers ? image : null };
  }

  private onPlay(episode: Episode, covers: boolean): void {
    this.sound.toggle(this, episode.url!, this.aboutOf(episode, covers), this.changed);
  }

  private async onText(kind: 'chapters' | 'transcript', url: string): Promise<void> {
    const before = this.texts.get(url);
    // One that could not be read is asked for again.
    if (before && !before.isUnreadable) before.isOpen = !before.isOpen;
    else if (before) this.texts.delete(url);
    else await this.readText(kind, url);
    this.changed();
  }

  private async readText(kind: 'chapters' | 'transcript', url: string): Promise<void> {
    const text: OpenedText = { isOpen: true, draw: null, isUnreadable: false };
    this.texts.set(url, text);
    this.changed();
    try {
      const code = await loadChunk(() => import('./episode-texts.js'));
      text.draw = await code[kind](url, this.request.signal);
    } catch {
      text.isUnreadable = true;
    }
  }

  private renderEpisode(episode: Episode, words: PodcastWords, settings: Settings): TemplateResult {
    const { title, description, url } = episode;
    const isCurrent = this.sound.isOf(this, url);
    const isOn = isCurrent && this.sound.isOn;
    const name = title ?? this.podcast.title;
    const isReading = [episode.chaptersUrl, episode.transcriptUrl].some(
      (each) => this.texts.get(each!)?.isOpen,
    );
    return html`<li part="episode" class="${isCurrent ? 'current' : ''} ${isReading ? 'reading' : ''}">
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
        ${isCurrent ? this.renderPlaying(episode, words, settings) : this.renderDate(episode, words, settings)}
        ${description ? html`<p part="about" dir="auto" title=${description}>${description}</p>` : nothing}
        ${this.renderTexts(episode, words, settings)}
      </div>
    </li>`;
  }

  private renderDate({ ts, length, url }: Episode, words: PodcastWords, settings: Settings): TemplateResult {
    const { lang, timeZone } = settings;
    const date =
      ts !== null && formatMoment(ts, lang, { day: 'numeric', month: 'long', year: 'numeric' }, timeZone);
    const heard = url ? heardOf(url) : 0;
    const time = [heard > 0 && formatDuration(heard * 1000), length && formatDuration(length)]
      .filter(Boolean)
      .join(' / ');
    return html`<p part="date" dir="auto">
      ${
        heard === PLAYED
          ? html`<span part="played"
                ><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${CHECK} /></svg>${words.played}</span
              >${date || time ? ' ·' : nothing}`
          : nothing
      }
      ${date ? html`<time datetime=${new Date(ts).toISOString()}>${date}</time>` : nothing}
      ${date && time ? '·' : nothing} ${time ? html`<bdi>${time}</bdi>` : nothing}
    </p>`;
  }

  private renderPlaying({ length }: Episode, words: PodcastWords, { lang }: Settings): TemplateResult {
    if (this.sound.hasFailed) return html`<p role="alert" part="date" dir="auto">${words.unplayable}</p>`;
    return html`${position(this.sound, length, words)} ${controls(this.sound, words, lang)}`;
  }

  /** What can be read, below buttons that open it. */
  private renderTexts(
    episode: Episode,
    words: PodcastWords,
    { covers }: Settings,
  ): TemplateResult | typeof nothing {
    const { url, chaptersUrl, transcriptUrl, title } = episode;
    const { sound } = this;
    const texts = [
      // Without a sound there is nothing to go to.
      ...(url && chaptersUrl ? [{ kind: 'chapters', address: chaptersUrl } as const] : []),
      ...(transcriptUrl ? [{ kind: 'transcript', address: transcriptUrl } as const] : []),
    ].map((each) => ({
      ...each,
      text: this.texts.get(each.address),
      name: `${words[each.kind]} – ${title ?? this.podcast.title}`,
    }));
    if (!texts.length) return nothing;
    return html`<div class="ways">
        ${texts.map(
          ({ kind, address, text, name }) =>
            html`<button
              type="button"
              part="${kind}-toggle"
              aria-expanded=${text?.isOpen ? 'true' : 'false'}
              aria-label=${name}
              @click=${() => this.onText(kind, address)}
            >
              ${words[kind]}<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${CHEVRON} /></svg>
            </button>`,
        )}
      </div>
      <div class="texts">
        ${texts.map(({ text, name }) =>
          text?.isOpen
            ? html`<div aria-busy=${text.draw || text.isUnreadable ? nothing : 'true'}>
                <p role="status">${text.isUnreadable ? words.absent : ''}</p>
                ${text.draw?.({
                  name,
                  at: sound.isOf(this, url) ? sound.audio.currentTime : null,
                  playFrom: (seconds) =>
                    sound.playFrom(seconds, this, url!, this.aboutOf(episode, covers), this.changed),
                })}
              </div>`
            : nothing,
        )}
      </div>`;
  }
}
