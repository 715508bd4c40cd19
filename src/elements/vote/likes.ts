import { html, nothing, type TemplateResult } from 'lit';
import type { VoteWords } from '../../words/tag-words.js';
import type { Like } from '../../station/votes/votes.js';
import { saveFile } from '../ui/save-file.js';
import { addStyles } from '../base/add-styles.js';
import type { StationHost } from '../base/station-host.js';
import { formatMoment } from '../format/times.js';
import { TrackMenu } from '../ui/track-menu/track-menu.js';
import { styles } from './likes.styles.js';

const FILE_NAME = 'onair-likes.txt';

/** The list of titles that this browser has liked. Visitors can copy, save and clear it. */
export class LikesView {
  /** Result of the last press; may be empty. */
  private message = '';
  /** True after the first press of the clear button. */
  private isConfirming = false;

  private readonly menu: TrackMenu;

  constructor(private readonly host: StationHost) {
    addStyles(host.shadowRoot!, styles);
    this.menu = new TrackMenu(host);
  }

  /** `links` contains the services that each title links to; null for no links. */
  render(
    likes: readonly Like[],
    words: VoteWords,
    lang: string,
    links: string | null,
    clear: () => void,
  ): TemplateResult {
    const day = ({ at }: Like): string =>
      formatMoment(at, lang, { day: 'numeric', month: 'short', year: 'numeric' });
    const name = ({ title, artist }: Like): string => (artist ? artist + ' – ' : '') + title;
    const text = likes.map((like) => name(like) + '\t' + day(like) + '\n').join('');
    return html`${
        likes.length
          ? html`<ol tabindex="0" aria-label=${words.likes}>
              ${likes.map(
                (like) =>
                  html`<li>
                    <span class="song" dir="auto">${name(like)}</span>
                    <time dir="auto" datetime=${new Date(like.at).toISOString()}>${day(like)}</time>
                    ${this.menu.render(links, like)}
                  </li>`,
              )}
            </ol>`
          : html`<p dir="auto">${words.noLikes}</p>`
      }
      ${
        likes.length
          ? html`<div class="actions">
              <button type="button" part="copy" @click=${() => this.handleCopy(text, words)}>
                ${words.copy}
              </button>
              <button type="button" part="save" @click=${() => saveFile(FILE_NAME, 'text/plain', text)}>
                ${words.save}
              </button>
              <button
                type="button"
                part="clear"
                @click=${() => this.handleClear(clear)}
                @blur=${() => this.setConfirming(false)}
              >
                ${this.isConfirming ? words.reallyClear : words.clear}
              </button>
            </div>`
          : nothing
      }
      <p role="status" dir="auto">${this.message}</p>`;
  }

  private async handleCopy(text: string, words: VoteWords): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.message = words.copied;
    } catch {
      // Insecure pages and some frames aren't allowed to copy, but the visitor can with the keyboard.
      getSelection()?.selectAllChildren(this.host.shadowRoot!.querySelector('ol')!);
      this.message = words.selected;
    }
    this.host.requestUpdate();
  }

  /** Clearing can't be undone, so it requires a second press. */
  private handleClear(clear: () => void): void {
    if (this.isConfirming) {
      this.message = '';
      clear();
    }
    this.setConfirming(!this.isConfirming);
  }

  private setConfirming(isConfirming: boolean): void {
    this.isConfirming = isConfirming;
    this.host.requestUpdate();
  }
}
