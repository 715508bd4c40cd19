/**
 * In:  a track, and the services that the page names.
 * Out: a button, and the menu that it opens: to find the track at each service, to copy its name, to share it.
 *
 * The menu is there while it is open. It keeps the track that it was opened for, whatever comes on air meanwhile.
 */
import { html, nothing, render, type ReactiveController, type TemplateResult } from 'lit';
import { links as english } from '../../../words/links/en.js';
import { fill, languageCode, type LinkWords } from '../../../words/words.js';
import type { Track } from '../../../station/snapshot.js';
import type { Like } from '../../../station/votes/votes.js';
import { addStyles } from '../../base/add-styles.js';
import { wordsIn } from '../../base/locale.js';
import { takeColours } from '../page-colours.js';
import type { StationHost } from '../../base/station-host.js';
import { styles } from './menu.styles.js';
import { placeAt } from './place-at.js';
import { playAddress, type Play } from './play-address.js';
import { renderMenu } from './render-menu.js';
import { searchAddress, servicesOf } from './services.js';

/** What a menu is about. */
interface Subject {
  title: string;
  /** Empty where nobody knows. */
  artist: string;
  /** Null where it is not known which play it was. */
  play: Play | null;
}

export class Menu implements ReactiveController {
  private dialog: HTMLDialogElement | null = null;
  private opened: { subject: Subject; links: string; address: string | null } | null = null;
  /** What the last press did, and the text to be copied by hand where the page may not copy; both may be empty. */
  private said = '';
  private uncopied = '';
  private end = new AbortController();

  constructor(private readonly host: StationHost) {
    addStyles(host.shadowRoot!, styles);
    host.addController(this);
  }

  /** A dialog that leaves the page with its element would come back open, and no longer modal. */
  hostDisconnected(): void {
    this.remove();
  }

  /** Nothing for a jingle, and for what has no title. */
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
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h0M12 12h0M19 12h0" /></svg>
    </button>`;
  }

  private words(): LinkWords {
    return wordsIn(languageCode(this.host.settings.lang), { links: english }).links;
  }

  private open(subject: Subject, links: string, button: HTMLElement): void {
    this.remove();
    const address = subject.play && playAddress(this.host, subject.play);
    this.opened = { subject, links, address };
    const dialog = (this.dialog = document.createElement('dialog'));
    dialog.setAttribute('part', 'menu');
    dialog.setAttribute('aria-labelledby', 'menu-name');
    dialog.lang = this.host.settings.lang;
    dialog.dir = getComputedStyle(button).direction;
    this.host.shadowRoot!.append(dialog);
    this.draw();
    takeColours(dialog, this.host);
    const { signal } = (this.end = new AbortController());
    // A press beside it closes it; Escape does so by itself.
    dialog.addEventListener('click', ({ target }) => target === dialog && this.close());
    dialog.addEventListener('close', () => dialog === this.dialog && this.remove());
    // It stays beside its button, which moves with the page.
    const place = (): void => placeAt(dialog, button);
    for (const moved of ['scroll', 'resize'])
      addEventListener(moved, place, { capture: true, passive: true, signal });
    // Browsers without dialogs show it where its button is, and close it by its own button.
    if ('showModal' in dialog) dialog.showModal();
    else (dialog as Element).setAttribute('open', '');
    place();
  }

  private close(): void {
    // The browser gives the focus back.
    if (this.dialog && 'close' in this.dialog) this.dialog.close();
    else this.remove();
  }

  private remove(): void {
    this.end.abort();
    this.dialog?.remove();
    this.dialog = this.opened = null;
    this.said = this.uncopied = '';
  }

  private draw(): void {
    const { dialog, opened, said, uncopied } = this;
    if (!dialog || !opened) return;
    const { address, links, subject } = opened;
    const { title, artist } = subject;
    const menu = renderMenu({
      ...{ title, artist, said, uncopied, words: this.words() },
      services: servicesOf(links).map((service) => ({
        name: service.name,
        address: searchAddress(service, title, artist),
      })),
      copy: () => this.copy(nameOf(subject)),
      share: address === null ? null : () => this.share(nameOf(subject), address),
      close: () => this.close(),
    });
    render(menu, dialog);
  }

  private async copy(text: string): Promise<void> {
    const { opened } = this;
    const { copied, selected } = this.words();
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Pages that are not secure, and frames, may not copy: the visitor's own keys may.
      isCopied = false;
    }
    if (opened !== this.opened) return;
    this.said = isCopied ? copied : selected;
    this.uncopied = isCopied ? '' : text;
    this.draw();
    this.dialog?.querySelector('input')?.select();
  }

  private async share(name: string, url: string): Promise<void> {
    const { opened } = this;
    try {
      await navigator.share({ title: name, text: name, url });
      if (opened === this.opened) this.close();
    } catch (error) {
      // Where there is no sharing, or a frame may not; a visitor who thinks better of it has nothing copied.
      if ((error as Error).name !== 'AbortError' && opened === this.opened) await this.copy(url);
    }
  }
}

/** `Artist – Title`. */
function nameOf({ title, artist }: Subject): string {
  return [artist, title].filter(Boolean).join(' – ');
}

/** Null for what can't be searched for. */
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
