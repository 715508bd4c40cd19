/**
 * In:  settings from the page and a station's feed.
 * Out: what all data elements share: the state they reflect and the events they send.
 */
import { onAirAt } from '../../station/on-air.js';
import type { FeedSnapshot, OnAir, Status, Track } from '../../station/snapshot.js';
import { FeedListener, nothingYet } from './feed.js';
import { loadSentences, sentenceFor } from './sentence.js';
import { readSettings, watchSettings, type Settings } from './settings.js';
import { english, spokenWords, type SpokenWords } from './spoken-words.js';
import { TemplateElement } from './template-element.js';
import { tickAt, type Beat } from './ticker.js';

/** Base of every element that shows a station. */
export abstract class OnairElement extends TemplateElement {
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

  protected readonly feed = new FeedListener(this);
  protected settings!: Settings;
  protected onAir!: OnAir;
  protected snapshot!: FeedSnapshot;
  protected words!: SpokenWords;
  private spoken: SpokenWords | null = null;
  /** How often time alone changes what is shown. */
  protected abstract readonly beat: Beat;
  /** Changes whenever another track is heard: what is drawn by it in two templates is made anew, so that it moves nothing. */
  protected turn = false;
  private heard: Track | null = null;
  private failed = '';
  private stopWatching?: () => void;

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
    this.feed.leave();
    tickAt(this, 0);
  }

  protected override beforeDrawing(): void {
    const before = this.onAir?.track?.id;
    this.settings = readSettings(this);
    if (this.feed.follow(this.settings.station, this.recordsWanted())) this.heard = null;
    // Words of another language take the place of the old ones when they have come.
    this.spoken = spokenWords(this.settings.lang, () => this.requestUpdate()) ?? this.spoken;
    this.words = this.spoken ?? english;
    this.settings.lang = this.words.lang ?? this.settings.lang;
    // While its first words are on their way, an element has nothing to say.
    this.snapshot = this.spoken ? this.feed.snapshot : nothingYet;
    this.onAir = onAirAt(this.snapshot, this.feed.station.now(), this.settings.delay);
    if (this.onAir.track?.id !== before) this.turn = !this.turn;
    this.setAttribute('status', this.statusNow());
  }

  protected override afterDrawing(): void {
    const box = this.shadowRoot!.querySelector<HTMLElement>('[lang]');
    // Lines run as the words do, unless the page says otherwise.
    if (box) box.dir = (!this.closest('[dir]') && this.words.dir) || '';
    const { track, failure } = this.onAir;
    const previous = this.heard;
    tickAt(this, this.snapshot.tracks.length ? this.beat : 0);
    if (track?.id !== previous?.id) {
      this.heard = track;
      this.trackChanged(track);
      this.send('track', { track, previous });
    }
    const failed = failure ? failure.message : '';
    if (failed !== this.failed) {
      this.failed = failed;
      if (failure) {
        loadSentences(() => this.requestUpdate());
        this.send('failure', { failure });
      }
    }
  }

  /** The one sentence to show where there is nothing else; empty while loading. */
  protected sentence(nothing: string, noAnswer: string): string {
    const { failure } = this.onAir;
    if (failure) return sentenceFor(failure, this.settings.lang, noAnswer);
    return this.status === 'loading' ? '' : nothing;
  }

  protected statusNow(): Status {
    return this.onAir.status;
  }

  /** How many plays the feed has to hold for this element. */
  protected abstract recordsWanted(): number;

  /** Another track is heard than before; null when none is. */
  protected trackChanged(_track: Track | null): void {}

  protected send(name: string, detail: object): void {
    this.dispatchEvent(
      new CustomEvent('onair-' + name, { bubbles: true, composed: true, detail: Object.freeze(detail) }),
    );
  }
}
