/**
 * In:  settings from the page.
 * Out: what all elements share that show something of a station: its words, the state they reflect, the events they send.
 */
import { Station } from '../../station/station.js';
import type { OnAir, Status } from '../../station/snapshot.js';
import { loadSentences, sentenceFor } from './sentence.js';
import { readSettings, watchSettings, type Settings } from './settings.js';
import { english, localeWords, type LocaleWords } from './locale.js';
import { TemplateElement } from './template-element.js';

/** Base of every element that shows something of a station. */
export abstract class StationElement extends TemplateElement {
  static override attributes: readonly string[] = ['base-url', 'server', 'lang', 'transport', 'covers'];

  /** Address of the station's panel. */
  declare baseUrl: string | null;
  /** Server number on that panel; 1 unless set. */
  declare server: string | number | null;
  /** Language of words and times; that of the page unless set. */
  declare lang: string;
  /** Which interface of the panel to use: `auto`, `v2` or `legacy`. */
  declare transport: string | null;
  /** `none` loads no covers. */
  declare covers: string | null;

  protected settings!: Settings;
  protected station!: Station;
  protected words!: LocaleWords;
  /** Null while an element's first words are on their way: then it has nothing to say. */
  protected spoken: LocaleWords | null = null;
  private failed = '';
  private stopWatching?: () => void;
  private zoneKnown: string | undefined;
  private zoneFrom: Station | null = null;
  private stopZone?: () => void;

  /** Reflected as an attribute, to be styled by. */
  get status(): Status {
    return (this.getAttribute('status') as Status | null) ?? 'loading';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.stopWatching = watchSettings(this, () => this.requestUpdate());
  }

  disconnectedCallback(): void {
    this.stopWatching?.();
    this.stopZone?.();
    this.zoneFrom = null;
  }

  protected override beforeDrawing(): void {
    this.settings = readSettings(this, () => this.readZone());
    this.station = Station.at(this.settings.station);
    // Words of another language take the place of the old ones when they have come.
    this.spoken = localeWords(this.settings.lang, () => this.requestUpdate()) ?? this.spoken;
    this.words = this.spoken ?? english;
    this.settings.lang = this.words.lang ?? this.settings.lang;
    this.readStation();
    this.setAttribute('status', this.statusNow());
  }

  protected override afterDrawing(): void {
    const box = this.shadowRoot!.querySelector<HTMLElement>('[lang]');
    // Lines run as the words do, unless the page says otherwise.
    if (box) box.dir = (!this.closest('[dir]') && this.words.dir) || '';
    const failure = this.failureNow();
    const failed = failure ? failure.message : '';
    if (failed === this.failed) return;
    this.failed = failed;
    if (!failure) return;
    loadSentences(() => this.requestUpdate());
    this.send('failure', { failure });
  }

  /** The one sentence to show where there is nothing else; empty while loading. */
  protected sentence(nothing: string, noAnswer: string): string {
    const failure = this.failureNow();
    if (failure) return sentenceFor(failure, this.settings.lang, noAnswer);
    return this.status === 'loading' ? '' : nothing;
  }

  /** Asks for the station's zone with the first time that is written in it. */
  private readZone(): string | undefined {
    const { station } = this;
    if (this.zoneFrom !== station) {
      this.stopZone?.();
      this.zoneFrom = station;
      this.zoneKnown = undefined;
      this.stopZone = station.zone.subscribe((zone) => {
        this.zoneKnown = zone || undefined;
        this.requestUpdate();
      });
    }
    return this.zoneKnown;
  }

  /** Takes what is to be drawn from the station, whose settings may have changed. */
  protected abstract readStation(): void;
  protected abstract statusNow(): Status;
  /** Why the station did not answer; null when it did. */
  protected abstract failureNow(): OnAir['failure'];

  protected send(name: string, detail: object): void {
    this.dispatchEvent(
      new CustomEvent('onair-' + name, { bubbles: true, composed: true, detail: Object.freeze(detail) }),
    );
  }
}
