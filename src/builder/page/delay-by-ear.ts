import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { BuilderState } from './builder-state.js';
import { withValue } from './change-choice.js';
import { filled } from '../../diagnostics/core/sentence.js';
import { listen, type Listening } from './listen.js';
import { addPress, addTitle, newlyMeasured, restart, UNMEASURED, type Measurement } from './measure-delay.js';

type StreamState = 'off' | 'loading' | 'playing' | 'missing' | 'failed';

/** Plays the station and measures the delay between the studio and the listener. */
export class OnairBuilderDelay extends LitElement {
  @property({ attribute: false }) builder!: BuilderState;

  @state() private stream: StreamState = 'off';
  @state() private currentTitle = '';
  @state() private measurement: Measurement = UNMEASURED;

  @query('audio') private readonly audio!: HTMLAudioElement;

  /** The delay that this element has set for the current station; null if it hasn't set one. */
  private measured: string | null = null;
  private listening: Listening | null = null;
  private station = '';

  protected override createRenderRoot(): this {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }

  /**
   * Resets the measurement and removes the measured delay when the station changes. Keeps a delay that the owner typed.
   */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('builder')) return;
    const { choice, changeChoice } = this.builder;
    const { baseUrl, server, source, shared } = choice;
    const station = `${source ?? server} ${choice.station} ${baseUrl}`;
    if (station !== this.station && this.station) {
      this.stop();
      this.measurement = UNMEASURED;
      this.currentTitle = '';
      if (this.measured !== null && shared.delay === this.measured)
        changeChoice({ shared: withValue(shared, 'delay', null) });
      this.measured = null;
    }
    this.station = station;
  }

  private start(): void {
    this.stream = 'loading';
    this.measurement = UNMEASURED;
    this.listening = listen(this.builder.choice, {
      onTitle: (ts, title) => {
        this.currentTitle = title;
        this.measure(addTitle(this.measurement, ts, title));
      },
      onStream: (url) => this.play(url),
      onFailure: () => this.fail(),
    });
    this.stopUnlessLoading();
  }

  /** Stops if a listener has already changed the state, because `listen` may call the listeners before it returns. */
  private stopUnlessLoading(): void {
    if (this.stream !== 'loading') this.stop(this.stream);
  }

  private play(url: string | null): void {
    if (this.stream !== 'loading') return;
    if (url === null) return this.stop('missing');
    this.audio.src = url;
    this.audio.play().then(
      () => (this.stream = this.stream === 'loading' ? 'playing' : this.stream),
      () => this.fail(),
    );
  }

  private fail(): void {
    if (this.stream === 'loading' || this.stream === 'playing') this.stop('failed');
  }

  private stop(stream: StreamState = 'off'): void {
    this.listening?.stop();
    this.listening = null;
    // Remove the URL, because the browser keeps downloading a paused stream.
    this.audio?.removeAttribute('src');
    this.audio?.load();
    this.stream = stream;
  }

  private handleNow(): void {
    this.measure(addPress(this.measurement, this.listening?.now() ?? Date.now()));
  }

  private measure(measurement: Measurement): void {
    const seconds = newlyMeasured(this.measurement, measurement);
    this.measurement = measurement;
    if (seconds === null) return;
    const { choice, changeChoice } = this.builder;
    this.measured = String(seconds);
    changeChoice({ shared: withValue(choice.shared, 'delay', this.measured) });
  }

  protected override render(): TemplateResult {
    const { words } = this.builder;
    const isOn = this.stream === 'playing' || this.stream === 'loading';
    const isMeasured = this.measurement.seconds !== null;
    return html`<details
      @toggle=${(event: Event) => (event.target as HTMLDetailsElement).open || this.stop()}
    >
      <summary>${words.byEar}</summary>
      <p class="help">${words.byEarHelp}</p>
      <p role="status" class=${this.stream === 'failed' || this.stream === 'missing' ? 'warning' : ''}>
        ${this.sentence()}
      </p>
      <p class="moves">
        ${
          this.stream === 'playing' && !isMeasured
            ? html`<button type="button" class="now" @click=${() => this.handleNow()}>${words.now}</button>`
            : nothing
        }
        ${
          isMeasured && isOn
            ? html`<button type="button" @click=${() => (this.measurement = restart(this.measurement))}>
                ${words.onceMore}
              </button>`
            : nothing
        }
        <button type="button" @click=${() => (isOn ? this.stop() : this.start())}>
          ${isOn ? words.stop : words.play}
        </button>
      </p>
      <audio preload="none" @error=${() => this.fail()}></audio>
    </details>`;
  }

  private sentence(): string {
    const { words } = this.builder;
    const { seconds, awaited, heardAt, isTooLong } = this.measurement;
    if (seconds !== null) return filled(seconds === 1 ? words.behindOne : words.behind, { seconds });
    if (this.stream === 'off') return '';
    if (this.stream === 'missing') return words.noStream;
    if (this.stream === 'failed') return words.brokenStream;
    if (this.stream === 'loading') return words.asking;
    if (awaited) return filled(words.begun, { title: awaited.title });
    if (heardAt !== null) return words.whichTitle;
    if (isTooLong) return words.tooLong;
    return this.currentTitle ? filled(words.wait, { title: this.currentTitle }) : words.waitFirst;
  }
}

customElements.define('onair-builder-delay', OnairBuilderDelay);
