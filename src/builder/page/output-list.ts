import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { BuilderWords } from '../../words/owner-words.js';
import type { Choice } from '../choice.js';
import { outputsOf, type Files, type Output, type OutputName } from '../outputs/outputs.js';
import type { FixedFiles } from './files.js';
import { copyText } from '../../diagnostics/page/copy.js';
import { filled } from '../../diagnostics/core/sentence.js';
import { relayCommand } from '../../diagnostics/core/server-attributes.js';

/** How long a button says that it has copied: milliseconds. */
const SAID_FOR = 3000;

/** Those whose lines load a script of the panel. */
const WITH_SCRIPT: readonly OutputName[] = ['script', 'div', 'iframe'];
/** Of servers that WordPress asks; empty for that of the scheme. */
const PORTS = ['', '80', '443', '8080'];

/** What to paste in the place that was chosen, with a button that copies it. */
export class OnairBuilderOutputs extends LitElement {
  @property({ attribute: false }) words!: BuilderWords;
  @property({ attribute: false }) choice!: Choice;
  @property({ attribute: false }) files!: Files;
  @property({ attribute: false }) fixedFiles: FixedFiles | null = null;

  /** Whether the clipboard has got what stands there, lately. */
  @state() private isCopied = false;
  @state() private isRefused = false;
  /** Whether the outputs name files that never change: a panel's address outlives its version. */
  @state() private isFixed = false;

  @query('pre') private readonly text!: HTMLElement;

  private timer = 0;

  protected override createRenderRoot(): this {
    return this;
  }

  /** What was copied is no longer what stands there. */
  protected override willUpdate(changed: PropertyValues): void {
    if (!['choice', 'isFixed'].some((name) => changed.has(name))) return;
    this.isCopied = false;
    this.isRefused = false;
  }

  private async onCopy(): Promise<void> {
    clearTimeout(this.timer);
    this.isCopied = false;
    this.isRefused = false;
    if (await copyText(this.text)) {
      this.isCopied = true;
      this.timer = window.setTimeout(() => (this.isCopied = false), SAID_FOR);
    } else this.isRefused = true;
  }

  protected override render(): TemplateResult {
    const { words, choice } = this;
    const { place } = choice;
    const outputs = outputsOf(choice, { ...this.files, ...(this.isFixed && this.fixedFiles) });
    return html`<section aria-labelledby="outputs-title">
      <h2 id="outputs-title">${words.outputs}</h2>
      ${
        outputs.length === 0
          ? html`<p class="help">${choice.baseUrl ? words.nothingChosen : words.noPanel}</p>`
          : place
            ? this.renderOutput(
                place,
                outputs.find(({ name }) => name === place),
              )
            : html`<p class="help"><a href="#place-title">${words.noPlace}</a></p>`
      }
    </section>`;
  }

  /** A link may be missing, as not every panel has pages; another kind of server has no frames, either. */
  private renderOutput(name: OutputName, output: Output | undefined): TemplateResult {
    const { words, choice, isCopied, isRefused } = this;
    if (!output) return html`<p class="warning">${this.missing()}</p>`;
    const { code, lacksArt, language } = output;
    return html`<div class="output" id=${`output-${name}`}>
        <p id="paste">${pasteText(output, words, choice)}</p>
        <button
          type="button"
          class=${isCopied ? 'copied' : 'now'}
          aria-describedby="paste"
          @click=${() => this.onCopy()}
        >
          ${isCopied ? words.copied : words.copy}
        </button>
        <pre tabindex="0" dir="ltr" class=${language}><code>${code}</code></pre>
      </div>
      <p class=${isRefused ? 'warning' : 'spoken'} role="status">
        ${isRefused ? words.copyYourself : isCopied ? words.copied : nothing}
      </p>
      ${lacksArt ? html`<p class="warning">${words.frameArt}</p>` : nothing}
      ${code.startsWith('<style>') ? html`<p class="help">${words.styleHelp}</p>` : nothing}
      ${name === 'link' ? this.renderPort(code) : nothing}
      ${this.fixedFiles && WITH_SCRIPT.includes(name) ? this.renderFixed() : nothing}`;
  }

  private missing(): string {
    const { words, choice } = this;
    const { source: name, baseUrl, station } = choice;
    return name === null
      ? words.linkMissing
      : filled(words.noFrame, { relay: relayCommand({ name, baseUrl, station }) });
  }

  private renderPort(code: string): TemplateResult | typeof nothing {
    const { port } = new URL(code.split('\n')[0]!);
    return PORTS.includes(port)
      ? nothing
      : html`<p class="warning">${filled(this.words.linkPort, { port })}</p>`;
  }

  private renderFixed(): TemplateResult {
    const { words } = this;
    const onChange = ({ target }: Event): void => {
      this.isFixed = (target as HTMLInputElement).checked;
    };
    return html`<label class="switch">
        <input
          type="checkbox"
          name="fixed"
          .checked=${this.isFixed}
          aria-describedby="fixed-help"
          @change=${onChange}
        />
        <span>${words.fixed}</span>
      </label>
      <p class="help" id="fixed-help">${words.fixedHelp}</p>`;
  }
}

/** Where to paste it, and how. */
function pasteText({ name, code }: Output, words: BuilderWords, { source, baseUrl }: Choice): string {
  if (name === 'wordpress' && source !== null) return filled(words.wordpressOther, { address: baseUrl });
  return name === 'link' && code.includes('\n') ? words.linksPaste : words[`${name}Paste`];
}

customElements.define('onair-builder-outputs', OnairBuilderOutputs);
