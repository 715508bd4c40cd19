import { html, nothing, render, type TemplateResult } from 'lit';
import { links as english } from '../../../words/en/links.js';
import { fill } from '../../../words/fill.js';
import { languageCode } from '../../../words/language.js';
import type { LinkWords } from '../../../words/tag-words.js';
import type { Track } from '../../../station/snapshot.js';
import type { Choice, Like } from '../../../station/votes/votes.js';
import { addStyles } from '../../base/add-styles.js';
import { wordsIn } from '../../base/locale.js';
import type { StationHost } from '../../base/station-host.js';
import { MORE, renderIcon } from '../icons.js';
import { ModalDialog } from '../modal-dialog.js';
import type { RowVote } from './menu-choice.js';
import { styles } from './menu.styles.js';
import { placeMenu } from './place-menu.js';
import { shareUrl, type SharedPlay } from './share-url.js';
import { renderItems, renderMenu, type TrackMenuContent } from './render-menu.js';
import { searchUrl, servicesOf } from './services.js';

/** The song that a menu is about. */
interface Subject {
  title: string;
  /** Empty if unknown. */
  artist: string;
  /** The song's play; null if unknown. */
  play: SharedPlay | null;
}

/** The content of an open menu. It keeps its track when the current track changes. */
interface OpenMenu {
  /** Null if the items are in another menu. */
  dialog: HTMLDialogElement | null;
  subject: Subject;
  /** The names of the services. */
  links: string;
  /** The URL to share; null if the play has no URL. */
  url: string | null;
  /** Result of the last press; may be empty. */
  message: string;
  /** Text that the visitor can copy manually if the page isn't allowed to; otherwise empty. */
  uncopied: string;
  /** The vote buttons next to the menu button, or null. */
  vote: RowVote | null;
}

/** A track's menu button and its menu: search links, copy and share. */
export class Menu {
  private readonly modal: ModalDialog;
  /** Null while the menu is closed. */
  private opened: OpenMenu | null = null;
  private placement = new AbortController();

  constructor(private readonly host: StationHost) {
    addStyles(host.shadowRoot!, styles);
    this.modal = new ModalDialog(host, () => this.handleClose());
  }

  /** Returns `nothing` for jingles and for tracks without a title. */
  renderButton(links: string, track: Track | Like | null): TemplateResult | typeof nothing {
    const subject = track && subjectOf(track);
    if (!subject) return nothing;
    return html`<button
      type="button"
      part="more"
      aria-haspopup="dialog"
      aria-label=${fill(this.words().more, nameOf(subject))}
      @click=${({ currentTarget }: Event) => this.open(subject, links, currentTarget as HTMLElement)}
    >
      ${renderIcon(MORE)}
    </button>`;
  }

  /**
   * Renders the items for a track inside the menu of a player. `close` closes that menu. `track` is null while the menu
   * is closed.
   */
  renderItems(links: string, track: Track | null, close: () => void): TemplateResult | typeof nothing {
    const subject = track && subjectOf(track);
    if (!subject) {
      this.opened = null;
      return nothing;
    }
    if (this.opened?.subject.play?.id !== subject.play?.id) {
      const url = subject.play && shareUrl(this.host, subject.play);
      this.opened = { dialog: null, subject, links, url, message: '', uncopied: '', vote: null };
    }
    return renderItems(this.content({ ...this.opened!, links }, close));
  }

  private words(): LinkWords {
    return wordsIn(languageCode(this.host.settings.lang), { links: english }).links;
  }

  private open(subject: Subject, links: string, button: HTMLElement): void {
    this.modal.close();
    const { host } = this;
    const dialog = document.createElement('dialog');
    dialog.setAttribute('part', 'menu');
    dialog.setAttribute('aria-labelledby', 'menu-name');
    dialog.lang = host.settings.lang;
    dialog.dir = getComputedStyle(button).direction;
    const url = subject.play && shareUrl(host, subject.play);
    const vote = button.closest('li')?.querySelector<RowVote>('onair-vote') ?? null;
    this.opened = { dialog, subject, links, url, message: '', uncopied: '', vote };
    host.shadowRoot!.append(dialog);
    this.draw(this.opened);
    this.modal.open(dialog);
    this.keepBeside(button, dialog);
  }

  /** Moves the menu with its button when the page is scrolled or resized. */
  private keepBeside(button: HTMLElement, dialog: HTMLElement): void {
    const { signal } = (this.placement = new AbortController());
    const place = (): void => placeMenu(dialog, button);
    for (const type of ['scroll', 'resize']) {
      addEventListener(type, place, { capture: true, passive: true, signal });
    }
    place();
  }

  private handleClose(): void {
    this.placement.abort();
    this.opened?.dialog?.remove();
    this.opened = null;
  }

  private draw(menu: OpenMenu): void {
    if (!menu.dialog) {
      this.host.requestUpdate();
      return;
    }
    const { title, artist } = menu.subject;
    const content = this.content(menu, () => this.modal.close());
    render(renderMenu({ ...content, title, artist }), menu.dialog);
  }

  private content(menu: OpenMenu, close: () => void): Omit<TrackMenuContent, 'title' | 'artist'> {
    const { url, links, message, subject, uncopied, vote } = menu;
    const { title, artist } = subject;
    return {
      words: this.words(),
      message,
      uncopied,
      services: servicesOf(links).map((service) => ({
        name: service.name,
        icon: service.icon,
        url: searchUrl(service, title, artist),
      })),
      // The code of the row's buttons may not have loaded.
      choices: vote?.menuChoices?.() ?? [],
      choose: (choice) => this.choose(menu, choice),
      copy: () => this.copy(nameOf(subject)),
      share: url === null ? null : () => this.share(nameOf(subject), url, close),
      close,
    };
  }

  private async choose(menu: OpenMenu, choice: Choice): Promise<void> {
    const message = await menu.vote!.choose(choice);
    if (menu !== this.opened) return;
    menu.message = message;
    this.draw(menu);
  }

  private async copy(text: string): Promise<void> {
    const menu = this.opened;
    const { copied, selected } = this.words();
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Pages without HTTPS and some frames aren't allowed to copy, but the visitor can copy with the keyboard.
      isCopied = false;
    }
    if (!menu || menu !== this.opened) return;
    menu.message = isCopied ? copied : selected;
    menu.uncopied = isCopied ? '' : text;
    this.draw(menu);
    if (!menu.dialog) await this.host.updateComplete;
    this.host.shadowRoot!.querySelector<HTMLInputElement>('.menu input[readonly]')?.select();
  }

  private async share(name: string, url: string, close: () => void): Promise<void> {
    const menu = this.opened;
    try {
      await navigator.share({ title: name, text: name, url });
      if (menu === this.opened) close();
    } catch (error) {
      // If sharing isn't supported or allowed, copy instead. If the visitor cancelled sharing, don't copy.
      if ((error as Error).name !== 'AbortError' && menu === this.opened) await this.copy(url);
    }
  }
}

/** `Artist – Title`. */
function nameOf({ title, artist }: Subject): string {
  return [artist, title].filter(Boolean).join(' – ');
}

/** Returns null if there is no title to search for. */
function subjectOf(track: Track | Like): Subject | null {
  if ('at' in track) {
    const { title, artist, id, ts } = track;
    return {
      title,
      artist: artist ?? '',
      play: id !== null && ts !== null ? { id, ts, isLive: false } : null,
    };
  }
  const { id, ts, length, jingle_id, title, metadata, author } = track;
  const name = title || metadata;
  return jingle_id || !name ? null : { title: name, artist: author ?? '', play: { id, ts, isLive: !length } };
}
