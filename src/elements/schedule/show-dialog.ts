import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { ModalDialog } from '../ui/modal-dialog.js';
import type { Show } from './week-view.js';

/** The dialog about one show of the schedule. */
export class ShowDialog {
  /** Null while the dialog is closed. */
  private show: Show | null = null;
  private readonly modal: ModalDialog;

  constructor(private readonly host: LitElement) {
    this.modal = new ModalDialog(host, () => {
      this.show = null;
      host.requestUpdate();
    });
  }

  async open(show: Show): Promise<void> {
    const { host, modal } = this;
    modal.close();
    this.show = show;
    host.requestUpdate();
    // Open the dialog only after its content has rendered.
    await host.updateComplete;
    const dialog = host.shadowRoot!.querySelector('dialog');
    if (dialog && host.isConnected) modal.open(dialog);
  }

  close(): void {
    this.modal.close();
  }

  render(content: (show: Show) => TemplateResult): TemplateResult {
    return html`<dialog part="details" aria-labelledby="name">
      ${this.show ? content(this.show) : nothing}
    </dialog>`;
  }
}
