import { html, nothing, type TemplateResult } from 'lit';
import { links as english } from '../../words/en/links.js';
import { languageCode } from '../../words/language.js';
import type { PlayerWords } from '../../words/tag-words.js';
import { wordsIn } from '../base/locale.js';
import { CLOSE, MORE, renderIcon } from '../ui/icons.js';
import { ModalDialog } from '../ui/modal-dialog.js';
import { placeMenu } from '../ui/track-menu/place-menu.js';
import type { PlayerHost } from '../playback/playback.js';

const MOON = 'M20 14.2A8.4 8.4 0 1 1 9.8 4a6.7 6.7 0 0 0 10.2 10.2Z';

/** The content of a player's menu. */
export interface PlayerMenuContent {
  /** The layout of the player, as a class for its styles. */
  layout: string;
  /** Title and artist, or the name of the station. */
  heading: readonly string[];
  items: TemplateResult;
}

/** The menu button and the menu, which contains everything that doesn't fit into a player's row. */
export class PlayerMenu {
  isOpen = false;
  private readonly modal: ModalDialog;
  private placement = new AbortController();

  /** `prepare` loads the menu's content. It is called when the button is hovered or focused, before it is pressed. */
  constructor(
    private readonly host: PlayerHost,
    private readonly prepare: () => void,
  ) {
    this.modal = new ModalDialog(host, () => this.handleClose());
  }

  /** `timer` describes the sleep timer, which adds a moon to the button; empty if the timer is off. */
  renderButton(words: PlayerWords, timer: string): TemplateResult {
    return html`<button
      type="button"
      part="more"
      aria-haspopup="dialog"
      aria-label=${timer ? `${words.more} – ${timer}` : words.more}
      @pointerenter=${this.prepare}
      @focus=${this.prepare}
      @click=${this.handlePress}
    >
      ${renderIcon(MORE)}${timer ? html`<span class="moon">${renderIcon(MOON)}</span>` : nothing}
    </button>`;
  }

  /** The dialog stays in the page while it is closed, so that the select for the channel keeps its value. */
  renderDialog({ layout, heading, items }: PlayerMenuContent): TemplateResult {
    const { lang } = this.host.settings;
    const words = wordsIn(languageCode(lang), { links: english }).links;
    const [title, artist] = heading;
    return html`<dialog part="menu" class=${layout} lang=${lang} aria-labelledby="menu-name">
      <div class="menu">
        <div id="menu-name">
          <p dir="auto" translate="no">${title}</p>
          ${artist ? html`<p class="artist" dir="auto" translate="no">${artist}</p>` : nothing}
        </div>
        <div class="items options">${items}</div>
        <button type="button" class="close" aria-label=${words.close} @click=${this.close}>
          ${renderIcon(CLOSE)}
        </button>
      </div>
    </dialog>`;
  }

  readonly close = (): void => this.modal.close();

  private readonly handlePress = ({ currentTarget }: Event): void => {
    this.isOpen = true;
    this.prepare();
    this.host.requestUpdate();
    void this.host.updateComplete.then(() => this.open(currentTarget as HTMLElement));
  };

  private open(button: HTMLElement): void {
    const dialog = this.host.renderRoot.querySelector<HTMLDialogElement>('dialog[part=menu]');
    if (!dialog || dialog.open) return;
    dialog.dir = getComputedStyle(button).direction;
    this.modal.open(dialog);
    const { signal } = (this.placement = new AbortController());
    const place = (): void => placeMenu(dialog, button);
    for (const type of ['scroll', 'resize'])
      addEventListener(type, place, { capture: true, passive: true, signal });
    // Items may load later.
    const resizeObserver = new ResizeObserver(place);
    resizeObserver.observe(dialog);
    signal.addEventListener('abort', () => resizeObserver.disconnect());
    place();
  }

  private handleClose(): void {
    this.placement.abort();
    this.isOpen = false;
    this.host.requestUpdate();
  }
}
