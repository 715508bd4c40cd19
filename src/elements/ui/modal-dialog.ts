import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { copyPageColours } from './page-colours.js';

/**
 * Opens one `<dialog>` of an element as a modal in the page's colours. Browsers without dialogs (before Safari 15.4,
 * Firefox 98) show it inline, and its button closes it.
 */
export class ModalDialog implements ReactiveController {
  /** Null while it is closed. */
  private dialog: HTMLDialogElement | null = null;

  /** `onClose` is called each time the dialog closes. */
  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly onClose: () => void,
  ) {
    host.addController(this);
  }

  /**
   * Closes the dialog. Otherwise, an element that is removed and inserted again would have a dialog that is open but
   * not modal.
   */
  hostDisconnected(): void {
    this.close();
  }

  open(dialog: HTMLDialogElement): void {
    this.dialog = dialog;
    copyPageColours(dialog, this.host);
    // A press on the backdrop closes the dialog. Browsers handle Escape.
    dialog.onclick = ({ target }) => target === dialog && this.close();
    dialog.onclose = () => this.handleClose();
    if ('showModal' in dialog) dialog.showModal();
    else (dialog as Element).setAttribute('open', '');
  }

  /** The browser returns the focus to the button that opened the dialog. */
  close(): void {
    const { dialog } = this;
    if (!dialog) return;
    if ('close' in dialog) dialog.close();
    else (dialog as Element).removeAttribute('open');
    this.handleClose();
  }

  private handleClose(): void {
    // The browser dispatches `close` asynchronously, so the dialog may have been opened again.
    if (!this.dialog || this.dialog.open) return;
    this.dialog = null;
    this.onClose();
  }
}
