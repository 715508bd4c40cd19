import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { missingStep } from './missing-step.js';
import type { BuilderWords } from '../../words/owner-words.js';
import type { BuilderChoice } from '../choice.js';
import { localAddresses } from '../outputs/local-address.js';
import { outputsOf, type Files, type Output, type OutputName } from '../outputs/outputs.js';
import type { FixedFiles } from './files.js';
import { copyText } from '../../diagnostics/page/copy.js';
import { filled } from '../../diagnostics/core/sentence.js';
import { kindRow } from '../../servers/kinds.js';
import { relayCommand } from '../../diagnostics/core/server-attributes.js';

const COPIED_MESSAGE_MS = 3000;

/** Outputs whose code loads a script from the panel. */
const WITH_SCRIPT: readonly OutputName[] = ['script', 'div', 'iframe'];
/** The ports to which WordPress may send requests; '' is the default port. */
const PORTS = ['', '80', '443', '8080'];

/** The code for the chosen placement, with a copy button. */
export class OnairBuilderOutputs extends LitElement {
  @property({ attribute: false }) words!: BuilderWords;
  @property({ attribute: false }) choice!: BuilderChoice;
  @property({ attribute: false }) files!: Files;
  @property({ attribute: false }) fixedFiles: FixedFiles | null = null;

  /** Index of the copied code; null if no code was copied or if it has changed since then. */
  @state() private copied: number | null = null;
  @state() private isCopyBlocked = false;
  /** True if the code loads the files of this version, which never change. */
  @state() private isFixed = false;
  /** True if the frames are copied one by one, without the style sheet and the script. */
  @state() private isBare = false;

  private timer = 0;

  protected override createRenderRoot(): this {
    return this;
  }

  /** Resets the message when the code changes, because the copied code is then outdated. */
  protected override willUpdate(changed: PropertyValues): void {
    if (!['choice', 'isFixed', 'isBare'].some((name) => changed.has(name))) return;
    this.copied = null;
    this.isCopyBlocked = false;
  }

  private async handleCopy(index: number): Promise<void> {
    clearTimeout(this.timer);
    this.copied = null;
    this.isCopyBlocked = false;
    if (await copyText(this.querySelectorAll('pre')[index]!)) {
      this.copied = index;
      this.timer = window.setTimeout(() => (this.copied = null), COPIED_MESSAGE_MS);
    } else this.isCopyBlocked = true;
  }

  protected override render(): TemplateResult {
    const { words, choice } = this;
    const { placement } = choice;
    const outputs = outputsOf(choice, { ...this.files, ...(this.isFixed && this.fixedFiles) });
    return html`<section aria-labelledby="outputs-title">
      <h2 id="outputs-title">${words.outputs}</h2>
      ${
        outputs.length === 0
          ? html`<p class="help">${missingStep(choice, words) ?? words.nothingChosen}</p>`
          : placement
            ? this.renderOutput(
                placement,
                outputs.find(({ name }) => name === placement),
              )
            : html`<p class="help"><a href="#place-title">${words.noPlace}</a></p>`
      }
    </section>`;
  }

  /** `output` is undefined for a link if the server isn't a panel or the panel has no pages. */
  private renderOutput(name: OutputName, output: Output | undefined): TemplateResult {
    const { words, choice, copied, isCopyBlocked, isBare } = this;
    if (!output) return html`<p class="warning">${this.missingMessage()}</p>`;
    const { code, frames, lacksArt } = output;
    const codes = isBare && frames ? frames : [code];
    const hasFiles = WITH_SCRIPT.includes(name);
    return html`${this.renderLocal(output)}
      ${codes.map((each, index) => this.renderCode(output, each, index))}
      <p class=${isCopyBlocked ? 'warning' : 'spoken'} role="status">
        ${isCopyBlocked ? words.copyYourself : copied !== null ? words.copied : nothing}
      </p>
      ${lacksArt ? html`<p class="warning">${words.frameArt}</p>` : nothing}
      ${codes[0]!.startsWith('<style>') ? html`<p class="help">${words.styleHelp}</p>` : nothing}
      ${name === 'link' ? this.renderPort(code) : nothing} ${frames ? this.renderBare() : nothing}
      ${this.fixedFiles && hasFiles && !choice.folder ? this.renderFixed() : nothing}`;
  }

  private renderCode(output: Output, code: string, index: number): TemplateResult {
    const { words, choice } = this;
    const isCopied = this.copied === index;
    return html`<div class="output" id=${`output-${output.name}${index || ''}`}>
      ${index === 0 ? html`<p id="paste">${pasteText(output, words, choice)}</p>` : html`<span></span>`}
      <button
        type="button"
        class=${isCopied ? 'copied' : 'now'}
        aria-describedby="paste"
        @click=${() => this.handleCopy(index)}
      >
        ${isCopied ? words.copied : words.copy}
      </button>
      <pre tabindex="0" dir="ltr" class=${output.language}><code>${code}</code></pre>
    </div>`;
  }

  /** Warns if the code depends on an address that visitors can't reach. */
  private renderLocal({ name, addresses }: Output): TemplateResult[] {
    const { words } = this;
    const [files] = WITH_SCRIPT.includes(name) ? localAddresses(addresses.slice(0, 1)) : [];
    return localAddresses(addresses).map(({ address, reach }) => {
      const sentence = filled(reach === 'machine' ? words.onlyMachine : words.onlyNetwork, { address });
      return html`<p class="warning">
        ${sentence} ${address === files?.address ? words.uploadInstead : nothing}
      </p>`;
    });
  }

  private renderBare(): TemplateResult {
    const { words } = this;
    const handleChange = ({ target }: Event): void => {
      this.isBare = (target as HTMLInputElement).checked;
    };
    return html`<label class="switch">
        <input
          type="checkbox"
          name="bare"
          .checked=${this.isBare}
          aria-describedby="bare-help"
          @change=${handleChange}
        />
        <span>${words.bare}</span>
      </label>
      <p class="help" id="bare-help">${words.bareHelp}</p>`;
  }

  private missingMessage(): string {
    const { words, choice } = this;
    const { source: name, baseUrl, map } = choice;
    if (name === null) return words.linkMissing;
    const station = kindRow(name).hasMap ? map : choice.station;
    return filled(words.noLink, { relay: relayCommand({ name, baseUrl, station }) });
  }

  private renderPort(code: string): TemplateResult | typeof nothing {
    const { port } = new URL(code.split('\n')[0]!);
    return PORTS.includes(port)
      ? nothing
      : html`<p class="warning">${filled(this.words.linkPort, { port })}</p>`;
  }

  private renderFixed(): TemplateResult {
    const { words } = this;
    const handleChange = ({ target }: Event): void => {
      this.isFixed = (target as HTMLInputElement).checked;
    };
    return html`<label class="switch">
        <input
          type="checkbox"
          name="fixed"
          .checked=${this.isFixed}
          aria-describedby="fixed-help"
          @change=${handleChange}
        />
        <span>${words.fixed}</span>
      </label>
      <p class="help" id="fixed-help">${words.fixedHelp}</p>`;
  }
}

/** Returns the explanation of where to paste the code. */
function pasteText({ name, code }: Output, words: BuilderWords, { source, baseUrl }: BuilderChoice): string {
  if (name === 'wordpress' && source !== null && kindRow(source).host) return words.wordpressHosted;
  if (name === 'wordpress' && source !== null) return filled(words.wordpressOther, { address: baseUrl });
  return name === 'link' && code.includes('\n') ? words.linksPaste : words[`${name}Paste`];
}

customElements.define('onair-builder-outputs', OnairBuilderOutputs);
