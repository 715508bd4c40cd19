/**
 * In:  settings from the page and a station's feed.
 * Out: what all data elements share: the state they reflect and the events they send.
 */
import { LitElement, type PropertyDeclarations } from 'lit';
import { onAirAt } from '../../station/on-air.js';
import type { OnAir, Status, Track } from '../../station/snapshot.js';
import { FeedController } from './feed.js';
import { loadSentences, sentenceFor } from './sentence.js';
import { readSettings, watchSettings, type Settings } from './settings.js';
import { tickAt, type Beat } from './ticker.js';

/** Base of every element that shows a station. */
export abstract class OnairElement extends LitElement {
  static override properties: PropertyDeclarations = {
    baseUrl: { attribute: 'base-url' },
    server: {},
    lang: {},
    transport: {},
    covers: {},
    status: { reflect: true },
  };

  /** Address of the station's panel. */
  baseUrl?: string;
  /** Server number on that panel; 1 unless set. */
  server?: string | number;
  /** Language of words and times; that of the page unless set. */
  override lang = '';
  /** Which interface of the panel to use: `auto`, `v2` or `legacy`. */
  transport?: string;
  /** `none` loads no covers. */
  covers?: string;
  /** `loading`, `ready`, `empty`, `stale` or `failed`. Read it, style by it; setting it changes nothing. */
  status: Status = 'loading';

  protected readonly feed = new FeedController(this);
  protected settings!: Settings;
  protected onAir!: OnAir;
  /** How often time alone changes what is shown. */
  protected abstract readonly beat: Beat;
  private heard: Track | null = null;
  private failed = '';
  private stopWatching?: () => void;

  override connectedCallback(): void {
    super.connectedCallback();
    this.stopWatching = watchSettings(this, () => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stopWatching?.();
    tickAt(this, 0);
  }

  protected override willUpdate(): void {
    this.settings = readSettings(this);
    if (this.feed.follow(this.settings.station, this.recordsWanted())) this.heard = null;
    const { snapshot, station } = this.feed;
    this.onAir = onAirAt(snapshot, station ? station.now() : 0, this.settings.delay);
    this.status = this.statusNow();
  }

  protected override updated(): void {
    const { track, failure } = this.onAir;
    const previous = this.heard;
    tickAt(this, this.isConnected && this.feed.snapshot.tracks.length ? this.beat : 0);
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

  private send(name: string, detail: object): void {
    this.dispatchEvent(
      new CustomEvent('onair-' + name, { bubbles: true, composed: true, detail: Object.freeze(detail) }),
    );
  }
}
