import { html, nothing, type TemplateResult } from 'lit';
import type { VoteWords } from '../../words/tag-words.js';
import type { Favourite, Favourites } from '../../station/favourites/favourites.js';
import { addStyles } from '../base/add-styles.js';
import type { StationHost } from '../base/station-host.js';
import { formatMoment } from '../format/times.js';
import { renderPicture } from '../ui/cover.js';
import { renderIcon } from '../ui/icons.js';
import { saveFile } from '../ui/save-file.js';
import { TrackMenu } from '../ui/track-menu/track-menu.js';
import { problemSentence, renderFileButtons } from './like-files.js';
import { styles } from './likes.styles.js';

export { problemSentence };

const FILE_NAME = 'onair-likes.txt';
/** Number of rows that are added to a long list at a time. */
const ROWS = 100;

/**
 * The list of titles that this visitor has liked. It can be copied, saved, imported and cleared, and titles can be
 * removed.
 */
export class LikesView {
  /** Result of the last press; may be empty. */
  private message = '';
  /** True after the first press of the clear button. */
  private isConfirming = false;
  /** Titles that were removed since the list was opened. They stay visible so that the visitor can like them again. */
  private removed: readonly Favourite[] = [];
  private rows = ROWS;

  private readonly menu: TrackMenu;

  /** `heart` is the SVG path of the like icon. */
  constructor(
    private readonly host: StationHost,
    private readonly heart: string,
  ) {
    addStyles(host.shadowRoot!, styles);
    this.menu = new TrackMenu(host);
  }

  /** Call it when the visitor closes the list. */
  forgetRemoved(): void {
    this.removed = [];
    this.message = '';
    this.host.requestUpdate();
  }

  /** `links` lists the services that each title links to; null for no links. */
  render(favourites: Favourites, words: VoteWords, links: string | null): TemplateResult {
    const { lang } = this.host.settings;
    const { songs } = favourites;
    const shown = this.withRemoved(favourites);
    const text = (): string => songs.map((song) => `${nameOf(song)}\t${dayOf(song, lang)}\n`).join('');
    return html`${
        shown.length
          ? html`<ol tabindex="0" aria-label=${words.likes} @scroll=${this.handleScroll}>
              ${shown.slice(0, this.rows).map((song) => this.renderSong(song, favourites, words, links))}
            </ol>`
          : html`<p class="empty" dir="auto">${renderIcon(this.heart)}${words.noLikes}</p>`
      }
      <div class="actions">
        ${
          songs.length
            ? html`<button type="button" part="copy" @click=${() => this.handleCopy(text(), words)}>
                  ${words.copy}
                </button>
                <button type="button" part="save" @click=${() => saveFile(FILE_NAME, 'text/plain', text())}>
                  ${words.save}
                </button>`
            : nothing
        }
        ${renderFileButtons(this.host, favourites, (message) => this.setMessage(message))}
        ${
          songs.length
            ? html`<button
                type="button"
                part="clear"
                @click=${() => this.handleClear(favourites)}
                @blur=${() => this.setConfirming(false)}
              >
                ${this.isConfirming ? words.reallyClear : words.clear}
              </button>`
            : nothing
        }
      </div>
      <p role="status" dir="auto">${this.message}</p>`;
  }

  private renderSong(
    song: Favourite,
    favourites: Favourites,
    words: VoteWords,
    links: string | null,
  ): TemplateResult {
    const { settings } = this.host;
    const name = nameOf(song);
    return html`<li>
      ${renderPicture(song.title, song.cover, settings)}
      <span class="song" dir="auto" translate="no">${name}</span>
      <time dir="auto" datetime=${new Date(song.at).toISOString()}>${dayOf(song, settings.lang)}</time>
      <button
        type="button"
        part="unlike"
        aria-label=${`${words.like} – ${name}`}
        aria-pressed=${favourites.has(song) ? 'true' : 'false'}
        @click=${() => this.handleHeart(song, favourites)}
      >
        ${renderIcon(this.heart)}</button
      >${this.menu.render(links, song)}
    </li>`;
  }

  /** Returns the songs in the list and those that were just removed, newest first. */
  private withRemoved(favourites: Favourites): readonly Favourite[] {
    const { songs } = favourites;
    const removed = this.removed.filter((song) => !favourites.has(song));
    return removed.length ? [...songs, ...removed].sort((one, other) => other.at - one.at) : songs;
  }

  private handleHeart(song: Favourite, favourites: Favourites): void {
    if (favourites.has(song)) {
      this.removed = [...this.removed, song];
      favourites.remove(song);
      this.message = '';
    } else {
      const problem = favourites.add([song]);
      this.message = problem ? problemSentence(problem, this.host) : '';
    }
    this.host.requestUpdate();
  }

  private readonly handleScroll = ({ currentTarget }: Event): void => {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget as HTMLElement;
    if (scrollTop + 2 * clientHeight < scrollHeight) return;
    this.rows += ROWS;
    this.host.requestUpdate();
  };

  private async handleCopy(text: string, words: VoteWords): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.message = words.copied;
    } catch {
      // Pages without HTTPS and some frames aren't allowed to copy, but the visitor can copy with the keyboard.
      getSelection()?.selectAllChildren(this.host.shadowRoot!.querySelector('ol')!);
      this.message = words.selected;
    }
    this.host.requestUpdate();
  }

  /** Clearing can't be undone, so it requires a second press. */
  private handleClear(favourites: Favourites): void {
    if (this.isConfirming) {
      this.message = '';
      this.removed = [];
      favourites.clear();
    }
    this.setConfirming(!this.isConfirming);
  }

  private setMessage(message: string): void {
    this.message = message;
    this.host.requestUpdate();
  }

  private setConfirming(isConfirming: boolean): void {
    this.isConfirming = isConfirming;
    this.host.requestUpdate();
  }
}

/** `Artist – Title`. */
function nameOf({ title, artist }: Favourite): string {
  return (artist ? `${artist} – ` : '') + title;
}

function dayOf({ at }: Favourite, lang: string): string {
  return formatMoment(at, lang, { day: 'numeric', month: 'short', year: 'numeric' });
}
