/** In: the show that a visitor asks about. Out: a dialog about it, and the focus back where it was. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { TemplateElement } from '../parts/template-element.js';
import type { Show } from './week-view.js';

export class ShowDialog {
  /** The show that it is about; null while it is closed. */
  show: Show | null = null;

  constructor(private readonly host: TemplateElement) {}

  open(show: Show): void {
    this.show = show;
    this.host.requestUpdate();
    void this.host.updateComplete.then(() => {
      const dialog = this.element();
      // A press beside it closes it; so does Escape, by itself.
      dialog.onclick = (event) => event.target === dialog && this.close();
      // Moved in the page while it was open, it is so still, in its place.
      dialog.open = false;
      // Browsers before dialogs show it in its place.
      if ('showModal' in dialog) dialog.showModal();
      else (dialog as Element).setAttribute('open', '');
    });
  }

  close(): void {
    const dialog = this.element();
    if ('close' in dialog) dialog.close();
    else {
      (dialog as Element).removeAttribute('open');
      this.onClosed();
    }
  }

  draw(content: (show: Show) => TemplateResult): TemplateResult {
    return html`<dialog part="details" aria-labelledby="name" @close=${() => this.onClosed()}>
      ${this.show ? content(this.show) : nothing}
    </dialog>`;
  }

  private onClosed(): void {
    this.show = null;
    this.host.requestUpdate();
  }

  private element(): HTMLDialogElement {
    return this.host.shadowRoot!.querySelector('dialog')!;
  }
}
