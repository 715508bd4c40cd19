/**
 * In:  the titles that this browser liked.
 * Out: a list of them to copy, to save and to clear. Loaded when somebody unfolds it.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { VoteWords } from '../../words/tag-words.js';
import type { Like } from '../../station/votes/votes.js';
import { saveFile } from '../ui/save-file.js';
import { addStyles } from '../base/add-styles.js';
import type { StationHost } from '../base/station-host.js';
import { formatMoment } from '../format/times.js';
import { TrackMenu } from '../ui/track-menu/track-menu.js';
import { styles } from './likes.styles.js';

/** The name of the saved file. */
const FILE = 'onair-likes.txt';

export class LikesView {
  /** What the last button did; empty before. */
  private said = '';
  /** The button that clears was pressed once. */
  private asked = false;

  private readonly menu: TrackMenu;

  constructor(private readonly host: StationHost) {
    addStyles(host.shadowRoot!, styles);
    this.menu = new TrackMenu(host);
  }

  /** `links`: the services that each title can be found at; null for none. */
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
              <button type="button" part="copy" @click=${() => this.onCopy(text, words)}>
                ${words.copy}
              </button>
              <button type="button" part="save" @click=${() => saveFile(FILE, 'text/plain', text)}>
                ${words.save}
              </button>
              <button
                type="button"
                part="clear"
                @click=${() => this.onClear(clear)}
                @blur=${() => this.ask(false)}
              >
                ${this.asked ? words.reallyClear : words.clear}
              </button>
            </div>`
          : nothing
      }
      <p role="status" dir="auto">${this.said}</p>`;
  }

  private async onCopy(text: string, words: VoteWords): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.said = words.copied;
    } catch {
      // Pages that are not secure, and frames, may not copy: the visitor's own keys may.
      getSelection()?.selectAllChildren(this.host.shadowRoot!.querySelector('ol')!);
      this.said = words.selected;
    }
    this.host.requestUpdate();
  }

  /** What is cleared does not come back, so it takes a second press. */
  private onClear(clear: () => void): void {
    if (this.asked) {
      this.said = '';
      clear();
    }
    this.ask(!this.asked);
  }

  private ask(asked: boolean): void {
    this.asked = asked;
    this.host.requestUpdate();
  }
}
