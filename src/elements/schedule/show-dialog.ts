/** In: the show that a visitor asks about. Out: a dialog about it, and the focus back where it was. */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { takeColours } from '../ui/page-colours.js';
import type { Show } from './week-view.js';

export class ShowDialog {
  /** Null while the dialog is closed. */
  private show: Show | null = null;
  private isOpening = false;

  constructor(private readonly host: LitElement) {}

  open(show: Show): void {
    this.show = show;
    this.isOpening = true;
    this.host.requestUpdate();
    void this.host.updateComplete.then(() => {
      const dialog = this.element();
      takeColours(dialog, this.host);
      // A press beside the dialog closes it. Escape does so by itself.
      dialog.onclick = (event) => event.target === dialog && this.close();
      // An element that is moved in the page while its dialog is open keeps it open, but no longer modal.
      dialog.open = false;
      // Browsers without dialogs show it where it stands.
      if ('showModal' in dialog) dialog.showModal();
      else (dialog as Element).setAttribute('open', '');
      this.isOpening = false;
    });
  }

  close(): void {
    const dialog = this.element();
    if ('close' in dialog) dialog.close();
    else {
      (dialog as Element).removeAttribute('open');
      this.onClose();
    }
  }

  render(content: (show: Show) => TemplateResult): TemplateResult {
    return html`<dialog part="details" aria-labelledby="name" @close=${() => this.onClose()}>
      ${this.show ? content(this.show) : nothing}
    </dialog>`;
  }

  /** The browser's event comes late: another show may be open by then. */
  private onClose(): void {
    if (this.isOpening || this.element().open) return;
    this.show = null;
    this.host.requestUpdate();
  }

  private element(): HTMLDialogElement {
    return this.host.shadowRoot!.querySelector('dialog')!;
  }
}
