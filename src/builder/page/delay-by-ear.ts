import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { BuilderState } from './builder-state.js';
import { withValue } from './change-choice.js';
import { filled } from '../../diagnostics/core/sentence.js';
import type { Listening } from './listen.js';
import { again, begin, newlyMeasured, onPress, onTitle, type Measuring } from './measure-delay.js';

type Stream = 'off' | 'coming' | 'on' | 'none' | 'broken';

/** Plays the station, and measures how long after the studio its listeners hear a title begin. */
export class OnairBuilderDelay extends LitElement {
  @property({ attribute: false }) builder!: BuilderState;

  @state() private stream: Stream = 'off';
  @state() private onAir = '';
  @state() private measuring: Measuring = begin;

  @query('audio') private readonly audio!: HTMLAudioElement;

  /** What this page has set for the present station; null where it has not. */
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

  /** Another station has other titles, and another delay: one that somebody wrote by hand stays. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('builder')) return;
    const { choice, change } = this.builder;
    const { baseUrl, server, source, shared } = choice;
    const station = `${source ?? server} ${choice.station} ${baseUrl}`;
    if (station !== this.station && this.station) {
      this.stop();
      this.measuring = begin;
      this.onAir = '';
      if (this.measured !== null && shared.delay === this.measured)
        change({ shared: withValue(shared, 'delay', null) });
      this.measured = null;
    }
    this.station = station;
  }

  private async start(): Promise<void> {
    const { choice } = this.builder;
    const { station } = this;
    this.stream = 'coming';
    this.measuring = begin;
    try {
      const { listen } = await import('./listen.js');
      if (this.stream !== 'coming' || this.listening || station !== this.station) return;
      this.listening = listen(choice, {
        onTitle: (ts, title) => {
          this.onAir = title;
          this.measure(onTitle(this.measuring, ts, title));
        },
        onStream: (url) => this.play(url),
        onFailure: () => this.fail(),
      });
      // What is known already is said while `listen` runs, and may have ended it.
      if (this.stream !== 'coming') this.stop(this.stream);
    } catch {
      this.fail();
    }
  }

  private play(url: string | null): void {
    if (this.stream !== 'coming') return;
    if (url === null) return this.stop('none');
    this.audio.src = url;
    this.audio.play().then(
      () => (this.stream = this.stream === 'coming' ? 'on' : this.stream),
      () => this.fail(),
    );
  }

  private fail(): void {
    if (this.stream === 'coming' || this.stream === 'on') this.stop('broken');
  }

  private stop(stream: Stream = 'off'): void {
    this.listening?.stop();
    this.listening = null;
    // Until its address is gone, a paused stream goes on coming.
    this.audio?.removeAttribute('src');
    this.audio?.load();
    this.stream = stream;
  }

  private onNow(): void {
    this.measure(onPress(this.measuring, this.listening?.now() ?? Date.now()));
  }

  private measure(measuring: Measuring): void {
    const seconds = newlyMeasured(this.measuring, measuring);
    this.measuring = measuring;
    if (seconds === null) return;
    const { choice, change } = this.builder;
    this.measured = String(seconds);
    change({ shared: withValue(choice.shared, 'delay', this.measured) });
  }

  protected override render(): TemplateResult {
    const { words } = this.builder;
    const isOn = this.stream === 'on' || this.stream === 'coming';
    const isMeasured = this.measuring.seconds !== null;
    return html`<details
      @toggle=${(event: Event) => (event.target as HTMLDetailsElement).open || this.stop()}
    >
      <summary>${words.byEar}</summary>
      <p class="help">${words.byEarHelp}</p>
      <p role="status" class=${this.stream === 'broken' || this.stream === 'none' ? 'warning' : ''}>
        ${this.sentence()}
      </p>
      <p class="moves">
        ${
          this.stream === 'on' && !isMeasured
            ? html`<button type="button" class="now" @click=${() => this.onNow()}>${words.now}</button>`
            : nothing
        }
        ${
          isMeasured && isOn
            ? html`<button type="button" @click=${() => (this.measuring = again(this.measuring))}>
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
    const { seconds, awaited, heardAt, isTooLong } = this.measuring;
    if (seconds !== null) return filled(seconds === 1 ? words.behindOne : words.behind, { seconds });
    if (this.stream === 'off') return '';
    if (this.stream === 'none') return words.noStream;
    if (this.stream === 'broken') return words.brokenStream;
    if (this.stream === 'coming') return words.asking;
    if (awaited) return filled(words.begun, { title: awaited.title });
    if (heardAt !== null) return words.whichTitle;
    if (isTooLong) return words.tooLong;
    return this.onAir ? filled(words.wait, { title: this.onAir }) : words.waitFirst;
  }
}

customElements.define('onair-builder-delay', OnairBuilderDelay);
