import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { shows } from '../../words/en/common.js';
import { links } from '../../words/en/links.js';
import { languageCode } from '../../words/language.js';
import type { OnAir, Track } from '../../station/snapshot.js';
import { wordsIn, type LocaleWords } from '../base/locale.js';
import { isolate, songOf, type SongTexts } from '../format/song.js';
import { labelledTime } from '../format/times.js';
import { renderCover, renderPicture } from '../ui/cover.js';
import { renderEqualizer } from '../ui/equalizer.js';
import { CHEVRON_DOWN, renderIcon } from '../ui/icons.js';
import { ModalDialog } from '../ui/modal-dialog.js';
import { renderNames } from '../ui/names.js';
import { elapsedOf, moveProgress, renderProgress } from '../ui/progress.js';
import { sleeveChunk } from '../ui/sleeve/sleeve-chunk.js';
import type { PlayerHost } from '../playback/playback.js';
import { sheetStyles } from './sheet.styles.js';
import { titledTrack } from '../playback/texts.js';

/** `LazyChunk` adds these styles to the player. */
export const styles = [sheetStyles];

const MAX_PLAYS = 5;
const OPEN_MS = 320;
const CLOSE_MS = 200;
const REDUCED_MS = 120;
/** If a drag is released below this share of the sheet's height, the sheet closes. */
const CLOSE_AT = 0.25;
/** Speed in pixels per millisecond. A faster downward flick closes the sheet. */
const FLICK = 0.5;
/** Field in the state of the history entry that the open sheet adds. */
const ENTRY = 'onair-sheet';

/** The data that the player passes to the sheet. */
export interface SheetContent {
  onAir: OnAir;
  /** The newest plays, newest first. */
  tracks: readonly Track[];
  song: SongTexts;
  stationName: string;
  /** The state of the sound, such as "Live"; may be empty. */
  state: string;
  isLive: boolean;
  /** The current track if its position is known; otherwise null. */
  timed: Track | null;
  /** The listener's time, in milliseconds. */
  now: number;
  words: LocaleWords;
  play: TemplateResult;
  volume: TemplateResult;
  votes: TemplateResult | typeof nothing;
  /** The menu button. */
  more: TemplateResult;
}

/**
 * The large view of a player, as a modal dialog. It is closed by Escape, its button, a press on the backdrop, a
 * downward drag and the browser's back button.
 */
export class Sheet implements ReactiveController {
  isOpen = false;
  private readonly modal: ModalDialog;
  private readonly sleeveChunk;
  private opener: HTMLElement | null = null;
  /** Start position and time of a drag, and its current distance in pixels; null if there is no drag. */
  private drag: { from: number; at: number; distance: number } | null = null;

  constructor(private readonly host: PlayerHost) {
    this.modal = new ModalDialog(host, () => this.handleClose());
    // The sheet has the colours of the cover even if the bar doesn't.
    this.sleeveChunk = sleeveChunk(host, () => this.isOpen, 'dialog[part=sheet]');
    host.addController(this);
  }

  /** When the sheet closes, the focus returns to `opener`. */
  async open(opener: HTMLElement): Promise<void> {
    if (this.isOpen) return;
    this.opener = opener;
    const { host } = this;
    this.isOpen = true;
    void this.sleeveChunk.load();
    host.requestUpdate();
    await host.updateComplete;
    const { dialog } = this;
    if (!dialog || dialog.open) return;
    this.modal.open(dialog);
    // `ModalDialog` sets the colours of the page, which the sheet doesn't use.
    dialog.style.background = dialog.style.color = '';
    // By default, browsers would focus the scroll container.
    dialog.querySelector('button')!.focus();
    slide(dialog, [1, 0], OPEN_MS);
    pushEntry();
    addEventListener('popstate', this.handlePopState);
  }

  close(): void {
    this.modal.close();
  }

  private get dialog(): HTMLDialogElement | null {
    return this.host.renderRoot.querySelector('dialog[part=sheet]');
  }

  private handleClose(): void {
    removeEventListener('popstate', this.handlePopState);
    this.isOpen = false;
    this.host.requestUpdate();
    this.opener?.focus({ preventScroll: true });
    leaveEntry();
  }

  private readonly handlePopState = (): void => this.close();

  hostUpdated(): void {
    const track = this.timed;
    const { dialog } = this;
    if (track && dialog) moveProgress(dialog, track, elapsedOf(track, this.now));
  }

  private timed: Track | null = null;
  private now = 0;

  render(content: SheetContent): TemplateResult | typeof nothing {
    this.timed = content.timed;
    this.now = content.now;
    if (!this.isOpen) return nothing;
    const { close } = this.words().links;
    return html`<dialog part="sheet" aria-labelledby="sheet-title">
      <div class="scroll">
        <div class="inside">
          <div
            class="grip"
            @pointerdown=${this.handleDragStart}
            @pointermove=${this.handleDrag}
            @pointerup=${this.handleDragEnd}
            @pointercancel=${this.handleDragEnd}
            @dragstart=${(event: Event) => event.preventDefault()}
          >
            <header>
              <button type="button" aria-label=${close} @click=${() => this.slideOut()}>
                ${renderIcon(CHEVRON_DOWN)}
              </button>
              <p dir="auto" translate="no">${content.stationName}</p>
            </header>
            ${this.renderCover(content)}
          </div>
          ${this.renderRest(content, false)}
        </div>
      </div>
    </dialog>`;
  }

  /** Renders the content so that it fills a small window. */
  renderWindow(content: SheetContent): TemplateResult {
    return html`<div part="sheet">
      <div class="scroll">
        <div class="inside">
          <div class="grip">
            <p part="name" dir="auto" translate="no">${content.stationName}</p>
            ${this.renderCover(content)}
          </div>
          ${this.renderRest(content, true)}
        </div>
      </div>
    </div>`;
  }

  private renderCover({ onAir, stationName }: SheetContent): TemplateResult {
    const { settings } = this.host;
    const track = titledTrack(onAir);
    return track ? renderCover(track, settings, true) : renderPicture(stationName || null, null, settings);
  }

  /**
   * In a window, the texts have the player's CSS part names. In a dialog they don't, because the bar already has those
   * parts.
   */
  private renderRest(content: SheetContent, isWindow: boolean): TemplateResult {
    const { onAir, song, state, isLive, timed, now, words, play, volume, votes, more } = content;
    const [title, artist] = song;
    const part = (name: string): string | typeof nothing => (isWindow ? name : nothing);
    return html`<div class="heading">
        <p class="now" part=${part('state')} role=${isWindow ? 'status' : nothing}>
          ${isLive ? renderEqualizer() : nothing}${state}
        </p>
        ${keyed(
          onAir.track?.id,
          html`<p class="title" part=${part('title')} id="sheet-title" dir="auto" translate="no">${title}</p>
            <p class="artist" part=${part('artist')} dir="auto" translate="no">${artist}</p>`,
        )}
      </div>
      <div class="progress">
        ${renderProgress({
          track: timed,
          elapsed: timed ? elapsedOf(timed, now) : 0,
          label: words.onAir.time,
          isHidden: !timed,
          hasTotal: true,
        })}
      </div>
      <div class="deck">${votes} ${play} ${more}</div>
      ${volume} ${this.renderNext(onAir, this.words().shows.next)} ${this.renderPlays(content)}`;
  }

  private words(): { links: typeof links; shows: typeof shows } {
    return wordsIn(languageCode(this.host.settings.lang), { links, shows });
  }

  private renderNext({ next }: OnAir, word: string): TemplateResult | typeof nothing {
    if (!next) return nothing;
    const time = labelledTime(next.start_ts * 1000, this.host.settings);
    return html`<p class="later">
      <span>${word}</span> <span>${time} ${renderNames(isolate(next.name!))}</span>
    </p>`;
  }

  private renderPlays({ onAir, tracks, words }: SheetContent): TemplateResult | typeof nothing {
    const { settings } = this.host;
    const earlier = tracks.filter(({ id, jingle_id, ts }) => {
      const isCurrent = id === onAir.track?.id;
      return !isCurrent && !jingle_id && ts <= (onAir.track?.ts ?? Infinity);
    });
    if (!earlier.length) return nothing;
    return html`<div class="plays">
      <div role="list">
        ${earlier.slice(0, MAX_PLAYS).map((track) => {
          const [title, artist] = songOf(track, words.onAir);
          return html`<div role="listitem">
            ${renderCover(track, settings, false)}
            <p dir="auto" translate="no">${title}</p>
            <p class="artist" dir="auto" translate="no">${artist}</p>
            <time>${labelledTime(track.ts, settings)}</time>
          </div>`;
        })}
      </div>
    </div>`;
  }

  private slideOut(): void {
    const { dialog } = this;
    if (!dialog) return;
    const from = (this.drag?.distance ?? 0) / dialog.offsetHeight;
    slide(dialog, [from, 1], CLOSE_MS).onfinish = () => this.close();
  }

  private readonly handleDragStart = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0 || (event.target as Element).closest('button')) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.drag = { from: event.clientY, at: event.timeStamp, distance: 0 };
  };

  private readonly handleDrag = ({ clientY }: PointerEvent): void => {
    const { dialog, drag } = this;
    if (!drag || !dialog) return;
    drag.distance = Math.max(0, clientY - drag.from);
    dialog.style.transform = `translateY(${drag.distance}px)`;
  };

  private readonly handleDragEnd = ({ type, timeStamp }: PointerEvent): void => {
    const { dialog, drag } = this;
    if (!drag || !dialog) return;
    const share = drag.distance / dialog.offsetHeight;
    const speed = drag.distance / Math.max(1, timeStamp - drag.at);
    if (type === 'pointerup' && (share > CLOSE_AT || (speed > FLICK && drag.distance > 24))) this.slideOut();
    else slide(dialog, [share, 0], CLOSE_MS);
    this.drag = null;
    dialog.style.transform = '';
  };
}

/**
 * Moves a dialog between two positions, given as shares of its height. With reduced motion, the dialog fades instead.
 */
function slide(dialog: HTMLElement, [from, to]: [number, number], duration: number): Animation {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches)
    return dialog.animate({ opacity: [1 - from, 1 - to] }, REDUCED_MS);
  return dialog.animate(
    { transform: [from, to].map((share) => `translateY(${share * 100}%)`) },
    { duration, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}

type EntryState = Record<string, unknown> | null;

/** Adds a history entry with the same URL and state, so that the browser's back button closes the sheet. */
function pushEntry(): void {
  try {
    history.pushState({ ...(history.state as EntryState), [ENTRY]: true }, '');
  } catch {
    // Some frames can't add history entries.
  }
}

/** Removes the entry if the sheet was not closed by the back button. */
function leaveEntry(): void {
  if ((history.state as EntryState)?.[ENTRY]) history.back();
}
