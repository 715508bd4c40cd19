import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { outputChoiceOf } from '../outputs/output-choice.js';
import { OFF_AIR, type ReadyMessage, type Scene } from '../preview/scene.js';
import { pageColours, type BuilderState } from './builder-state.js';
import { missingStep } from './missing-step.js';
import { renderViewBar } from './render-view-bar.js';

/** Height in CSS pixels that is used until the frame has reported its height. It is the height of a card on a phone. */
const INITIAL_HEIGHT = 223;
/** Maximum height in CSS pixels. */
const MAX_HEIGHT = 20_000;

/** Shows the chosen tags in a frame of the chosen width, scaled down if it doesn't fit. */
export class OnairBuilderPreview extends LitElement {
  @property({ attribute: false }) builder!: BuilderState;

  @state() private contentHeight = INITIAL_HEIGHT;
  /** Available width in CSS pixels; 0 until it is measured. */
  @state() private availableWidth = 0;

  /** The URL in the last scene that was sent to the frame; null before the first one. */
  private sentAddress: string | null = null;

  @query('iframe') private readonly frame!: HTMLIFrameElement | null;
  @query('.stage') private readonly stage!: HTMLElement;

  private readonly observer = new ResizeObserver(
    ([entry]) => (this.availableWidth = entry!.contentRect.width),
  );

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('message', this.handleMessage);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('message', this.handleMessage);
    this.observer.disconnect();
  }

  protected override firstUpdated(): void {
    this.observer.observe(this.stage);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('builder') && !this.isConnecting) this.sendScene();
  }

  private readonly handleMessage = ({ data, source }: MessageEvent): void => {
    if (source === null || source !== this.frame?.contentWindow) return;
    const { onairPreview, onairHeight } = Object(data) as Partial<ReadyMessage> & { onairHeight?: unknown };
    if (onairPreview === 'ready') this.sendScene();
    if (typeof onairHeight === 'number' && onairHeight > 0)
      this.contentHeight = Math.min(MAX_HEIGHT, Math.ceil(onairHeight));
  };

  /**
   * True until the kind of server at a new URL is known. Until then, the frame shows the previous station, because the
   * tags would send requests for a panel to that server.
   */
  private get isConnecting(): boolean {
    const { panel, choice } = this.builder;
    return (
      panel.kind === 'loading' &&
      choice.source === null &&
      this.sentAddress !== null &&
      this.sentAddress !== choice.baseUrl
    );
  }

  /**
   * Sends the scene. The target origin is `*`, because the sandboxed frame has no origin. The message contains no
   * secrets.
   */
  private sendScene(): void {
    this.sentAddress = this.builder.choice.baseUrl;
    this.frame?.contentWindow?.postMessage({ scene: sceneOf(this.builder) }, '*');
  }

  protected override render(): TemplateResult {
    const { choice, view, words } = this.builder;
    const missing = missingStep(choice, words);
    const scale = this.availableWidth > 0 ? Math.min(1, this.availableWidth / view.width) : 1;
    const size = `--width: ${view.width}px; --height: ${this.contentHeight}px; --scale: ${scale}`;
    return html`<section aria-labelledby="preview-title">
      <h2 id="preview-title">${words.preview}</h2>
      ${renderViewBar(this.builder, scale)}
      <div class="stage" .style=${size}>
        ${
          missing !== null
            ? html`<p class="help">${missing}</p>`
            : html`<div class="page">
                <iframe
                  title=${words.previewFrame}
                  sandbox="allow-scripts allow-popups allow-forms"
                  src=${`preview/${view.isOffAir ? OFF_AIR : ''}`}
                ></iframe>
              </div>`
        }
      </div>
      ${view.isOffAir ? html`<p class="help" role="status">${words.offAirNote}</p>` : nothing}
      <p class="help">${words.previewHelp}</p>
    </section>`;
  }
}

function sceneOf({ choice, view, language, panel }: BuilderState): Scene {
  const { tags, properties } = choice;
  const { address, station, shared } = outputChoiceOf(choice);
  const around = Object.fromEntries([...shared, ...address, ...station]);
  return {
    tags: tags.map(({ name, attributes }) => ({ name, attributes: { ...around, ...attributes } })),
    properties,
    lang: language,
    direction: view.direction,
    scheme: view.scheme,
    ...pageColours(view),
    pasted:
      panel.kind === 'json' && panel.response.text
        ? { url: choice.baseUrl, text: panel.response.text }
        : null,
  };
}

customElements.define('onair-builder-preview', OnairBuilderPreview);
