/**
 * In:  settings from the page.
 * Out: what all elements share that show something of a station: its words, the status that they reflect, the events that they send.
 */
import {
  adoptStyles,
  html,
  isServer,
  type LitElement,
  nothing,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { property } from 'lit/decorators.js';
import { languageCode } from '../../words/language.js';
import { loadChunk } from '../../station/load-chunk.js';
import { Station } from '../../station/station.js';
import type { OnAir, Status } from '../../station/snapshot.js';
import type { SsrSnapshot } from './ssr-snapshot.js';
import { english, localeWords, wordsIn, type LocaleWords } from './locale.js';
import { sentenceFor } from './sentence.js';
import { SettingsController } from './settings-controller.js';
import { readSettings, type Settings } from './settings.js';
import { SubscriptionController } from './subscription-controller.js';
import type { OnairEventDetails } from './events.js';
import type { StationHost } from './station-host.js';
import { StationSettings } from './station-settings.js';

/**
 * Base of every element that shows something of a station.
 *
 * In `willUpdate` a subclass calls `super.willUpdate`, tells its controllers
 * what to follow, and sets `status` and `failure` by what they say.
 */
export abstract class OnairElement extends StationSettings implements StationHost {
  /**
   * What there is to show, to be styled by: `loading`, `ready`, `empty`, `stale` or `failed`. Set by the element alone.
   * @readonly
   */
  @property({ reflect: true, useDefault: true }) status: Status = 'loading';

  /** @internal */
  settings!: Settings;
  /**
   * The station that it shows, by its settings.
   * @internal
   */
  shownStation!: Station;
  /** @internal */
  isPrerender = isServer;
  /**
   * What a server knew of the station when it drew this element; null without that.
   * @internal
   */
  ssrSnapshot: SsrSnapshot | null = null;
  /** Why the station did not answer; null when it did. */
  protected failure: OnAir['failure'] = null;
  protected words: LocaleWords = english;
  private ownWords: LocaleWords | null = null;
  private readonly zone = new SubscriptionController<string | null>(this, null);
  /** The message of the last failure that was sent as an event. */
  private failed = '';

  constructor() {
    super();
    new SettingsController(this);
  }

  /** @internal */
  get hasWords(): boolean {
    return !!this.ownWords;
  }

  /** Whether the station takes votes at all: servers of other kinds don't. */
  protected get takesVotes(): boolean {
    return this.shownStation.client.capabilities.votes;
  }

  /** The `dir` of the words; nothing for left to right, or when the page sets it. */
  protected get direction(): 'rtl' | typeof nothing {
    return ((this.isPrerender || !this.closest('[dir]')) && this.words.dir) || nothing;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.isPrerender = isServer || !!this.shadowRoot;
    return super.createRenderRoot();
  }

  /**
   * What a server drew with data stays as it is until these are read, and the words have come that it is in. Logs our own
   * errors in the console; they must not become uncaught errors of the page.
   */
  protected override scheduleUpdate(): void | Promise<void> {
    if (this.isPrerender && this.hasAttribute('answer')) {
      return (
        loadChunk(() => import('./ssr-snapshot.js'))
          .then(({ takeSsrSnapshot: takeAnswer }) => takeAnswer(this))
          // Without it, the element is drawn as where nobody knew anything.
          .catch(() => this.removeAttribute('answer'))
          .then(() => this.scheduleUpdate())
      );
    }
    // Without Lit's hydration support, what a server drew is thrown away.
    if (this.isPrerender && !('litElementHydrateSupport' in globalThis)) this.clear();
    try {
      // Declared as a promise or nothing; Lit's own is nothing.
      void super.scheduleUpdate();
    } catch (error) {
      console.error(error);
      if (!this.isPrerender) return;
      // Hydration fails where the server rendered another version.
      this.clear();
      this.requestUpdate();
    }
  }

  /** Makes the next update render from nothing. */
  private clear(): void {
    this.isPrerender = false;
    this.renderOptions.renderBefore = null;
    this.shadowRoot!.replaceChildren();
    adoptStyles(this.shadowRoot!, (this.constructor as typeof LitElement).elementStyles);
  }

  protected override willUpdate(_changed: PropertyValues): void {
    this.settings = readSettings(this, () => this.stationZone(), this.isPrerender);
    this.shownStation = Station.at(this.settings.station);
    const { ssrSnapshot } = this;
    // The old words stay until those of the new language are loaded.
    if (!this.isPrerender) {
      this.ownWords = localeWords(this.settings.lang, () => this.requestUpdate()) ?? this.ownWords;
    } else if (ssrSnapshot) {
      this.shownStation = ssrSnapshot.applyTo(this.shownStation);
      this.ownWords = ssrSnapshot.words;
    }
    this.words = this.ownWords ?? english;
    this.settings.lang = this.words.lang ?? this.settings.lang;
  }

  protected override updated(_changed: PropertyValues): void {
    if (this.isPrerender) {
      // After hydration, the element uses the page's settings and the station's data.
      this.isPrerender = false;
      this.requestUpdate();
    }
    const { failure } = this;
    const failed = failure ? failure.message : '';
    if (failed === this.failed) return;
    this.failed = failed;
    if (!failure) return;
    loadChunk(() => import('../owner/explain-failure.js')).then(
      ({ explainFailure }) => explainFailure(this, failure),
      // Without the code, visitors still see that the station failed.
      () => undefined,
    );
    this.emit('onair-failure', { failure });
  }

  /** The words of a group, `{ votes }`, in the element's language, as far as they are loaded. */
  protected localized<T>(words: T): T {
    // A server has the English words only.
    return this.isPrerender ? words : wordsIn(languageCode(this.settings.lang), words);
  }

  /** The one sentence to show where there is nothing else; empty while loading. */
  protected sentence(nothing: string, noAnswer: string): string {
    const { failure, settings, status } = this;
    if (failure) return sentenceFor(failure, settings.lang, noAnswer);
    return status === 'loading' ? '' : nothing;
  }

  /** Stands in the place of what can't be there because its code did not load. */
  protected renderMissingChunk(): TemplateResult {
    const { part } = this.localized(english).failures;
    return html`<p part="message" class="missing" role="status" dir="auto">${part}</p>`;
  }

  /** The station's zone. The first call asks for it. What a server rendered is in the zone that it took. */
  private stationZone(): string | undefined {
    this.zone.follow(this.shownStation.zone);
    return this.zone.value ?? undefined;
  }

  /** @internal */
  emit<N extends keyof OnairEventDetails>(name: N, detail: OnairEventDetails[N]): void {
    this.dispatchEvent(
      new CustomEvent(name, { bubbles: true, composed: true, detail: Object.freeze(detail) }),
    );
  }
}
