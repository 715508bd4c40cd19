import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { BuilderWords } from '../../messages/builder/words.js';
import type { Choice } from '../choice.js';
import { outputsOf, type Files, type Output, type OutputName } from '../outputs/outputs.js';
import type { FixedFiles } from './files.js';
import { filled } from '../../diagnosis/sentence.js';

/** How long a button says that it has copied: milliseconds. */
const SAID_FOR = 3000;

/** What to paste, in each form, with a button that copies it. */
export class OnairBuilderOutputs extends LitElement {
  @property({ attribute: false }) words!: BuilderWords;
  @property({ attribute: false }) choice!: Choice;
  @property({ attribute: false }) files!: Files;
  @property({ attribute: false }) fixedFiles: FixedFiles | null = null;

  /** What the clipboard has got; null for nothing lately. */
  @state() private copied: OutputName | null = null;
  @state() private isRefused = false;
  /** Whether the outputs name files that never change: a panel's address outlives its version. */
  @state() private isFixed = false;

  private timer = 0;

  protected override createRenderRoot(): this {
    return this;
  }

  /** What was copied is no longer what stands there. */
  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('choice') && !changed.has('isFixed')) return;
    this.copied = null;
    this.isRefused = false;
  }

  private async onCopy({ name, code }: Output): Promise<void> {
    clearTimeout(this.timer);
    this.copied = null;
    this.isRefused = false;
    if (await this.copy(name, code)) {
      this.copied = name;
      this.timer = window.setTimeout(() => (this.copied = null), SAID_FOR);
    } else this.isRefused = true;
  }

  private async copy(name: OutputName, code: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(code);
      return true;
    } catch {
      // By http, but for this machine, and where the visitor has said no, there is the old way alone.
      this.select(name);
      return document.execCommand('copy');
    }
  }

  private select(name: OutputName): void {
    const details = this.querySelector<HTMLDetailsElement>(`#output-${name}`);
    const text = details?.querySelector('pre');
    if (!details || !text) return;
    details.open = true;
    text.focus();
    getSelection()?.selectAllChildren(text);
  }

  protected override render(): TemplateResult {
    const { words, copied } = this;
    const outputs = outputsOf(this.choice, { ...this.files, ...(this.isFixed && this.fixedFiles) });
    return html`<section aria-labelledby="outputs-title">
      <h2 id="outputs-title">${words.outputs}</h2>
      <p class="help">
        ${outputs.length > 0 ? words.outputsHelp : this.choice.baseUrl ? words.nothingChosen : words.noPanel}
      </p>
      <p class=${this.isRefused ? 'warning' : 'spoken'} role="status">
        ${this.isRefused ? words.copyYourself : copied ? `${words.copied}: ${words[copied]}` : nothing}
      </p>
      ${outputs.map((output) => this.renderOutput(output))}
      ${this.fixedFiles && outputs.length > 0 ? this.renderFixed() : nothing}
    </section>`;
  }

  private renderFixed(): TemplateResult {
    const { words } = this;
    const onChange = ({ target }: Event): void => {
      this.isFixed = (target as HTMLInputElement).checked;
    };
    return html`<label class="switch">
        <input type="checkbox" name="fixed" aria-describedby="fixed-help" @change=${onChange} />
        <span>${words.fixed}</span>
      </label>
      <p class="help" id="fixed-help">${words.fixedHelp}</p>`;
  }

  private renderOutput(output: Output): TemplateResult {
    const { words } = this;
    const { name, code } = output;
    const isCopied = this.copied === name;
    return html`<div class="output">
      <details id=${`output-${name}`} ?open=${name === 'script'}>
        <summary><b>${words[name]}</b> <span class="help">${words[`${name}For`]}</span></summary>
        <pre tabindex="0" dir="ltr"><code>${code}</code></pre>
      </details>
      <button
        type="button"
        class=${isCopied ? 'copied' : ''}
        aria-label=${filled(words.copyOf, { name: words[name] })}
        @click=${() => this.onCopy(output)}
      >
        ${isCopied ? words.copied : words.copy}
      </button>
    </div>`;
  }
}

customElements.define('onair-builder-outputs', OnairBuilderOutputs);
