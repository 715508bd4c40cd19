import { html, nothing, type TemplateResult } from 'lit';
import { fill } from '../../../words/fill.js';
import type { LinkWords } from '../../../words/tag-words.js';
import { CLOSE, renderIcon } from '../icons.js';
import type { MenuChoice } from './menu-choice.js';

/** SVG paths in a box of 24 × 24 units. */
const ICONS = {
  copy: 'M9.5 8.5h8a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M7.5 15.5h-1a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v2',
  share:
    'M12 14.5V4M8 7.5 12 3.75l4 3.75M7.5 11h-1a2 2 0 0 0-2 2v5a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-5a2 2 0 0 0-2-2h-1',
  link: 'M10 14a4 4 0 0 0 5.75 0l3-3A4.07 4.07 0 0 0 13 5.25l-1 1M14 10a4 4 0 0 0-5.75 0l-3 3A4.07 4.07 0 0 0 11 18.75l1-1',
};

export interface TrackMenuContent {
  words: LinkWords;
  title: string;
  /** Empty if unknown. */
  artist: string;
  /** `icon` is an SVG path in a box of 24 × 24 units. */
  services: readonly { name: string; icon: string; url: string }[];
  /** Votes for which the row has no room. */
  choices: readonly MenuChoice[];
  /** Result of the last press; may be empty. */
  message: string;
  /** Text for the visitor to copy manually; may be empty. */
  uncopied: string;
  choose(choice: MenuChoice['choice']): unknown;
  copy(): unknown;
  /** Null if the play has no URL. */
  share: (() => unknown) | null;
  close(): unknown;
}

/** Uses `div` elements with list roles, because the element's own list styles would apply to a `ul`. */
export function renderMenu(content: TrackMenuContent): TemplateResult {
  const { words, title, artist, close } = content;
  return html`<div class="menu">
    <div id="menu-name">
      <p dir="auto" translate="no">${title}</p>
      ${artist ? html`<p class="artist" dir="auto" translate="no">${artist}</p>` : nothing}
    </div>
    ${renderItems(content)}
    <button type="button" class="close" aria-label=${words.close} @click=${close}>
      ${renderIcon(CLOSE)}
    </button>
  </div>`;
}

/** Renders the links to the services, copy and share, and their result. */
export function renderItems(content: Omit<TrackMenuContent, 'title' | 'artist'>): TemplateResult {
  const { words, services, choices, message, uncopied, choose, copy, share, close } = content;
  const canShare = typeof navigator.share === 'function';
  return html`<div class="items" role="list">
      ${choices.map(
        ({ choice, label, icon, isChosen }) =>
          html`<div role="listitem">
            <button
              type="button"
              class=${choice}
              aria-pressed=${isChosen ? 'true' : 'false'}
              @click=${() => choose(choice)}
            >
              ${renderIcon(icon)}<span>${label}</span>
            </button>
          </div>`,
      )}
      ${services.map(
        ({ name, icon, url }) =>
          html`<div role="listitem">
            <a href=${url} target="_blank" rel="noopener noreferrer" @click=${close}
              >${renderIcon(icon)}<span>${fill(words.find, name)}</span></a
            >
          </div>`,
      )}
      <div role="listitem" class=${services.length || choices.length ? 'apart' : ''}>
        <button type="button" @click=${copy}>${renderIcon(ICONS.copy)}<span>${words.copy}</span></button>
      </div>
      ${
        share
          ? html`<div role="listitem">
              <button type="button" @click=${share}>
                ${renderIcon(canShare ? ICONS.share : ICONS.link)}<span
                  >${canShare ? words.share : words.copyLink}</span
                >
              </button>
            </div>`
          : nothing
      }
    </div>
    <p role="status" dir="auto">${message}</p>
    ${uncopied ? html`<input readonly dir="auto" aria-label=${words.selected} .value=${uncopied} />` : nothing}`;
}
