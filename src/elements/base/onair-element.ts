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
import { loadOptionalChunk } from './optional-chunk.js';
import { english, localeWords, wordsIn, type LocaleWords } from './locale.js';
import { sentenceFor } from './sentence.js';
import { SettingsController } from './settings-controller.js';
import { readSettings, type ElementSettings } from './settings.js';
import { SubscriptionController } from './subscription-controller.js';
import type { OnairEventDetails } from './events.js';
import type { StationHost } from './station-host.js';
import { StationSettings } from './station-settings.js';

/**
 * Base class of all elements that show a station's data. Provides settings, text, status and events.
 *
 * In `willUpdate`, a subclass calls `super.willUpdate`, updates its controllers, and sets `status` and `failure`.
 */
export abstract class OnairElement extends StationSettings implements StationHost {
  /**
   * Current state, reflected so that CSS can style it: `loading`, `ready`, `empty`, `stale` (the last data is shown and
   * requests fail) or `failed`.
   * @readonly
   */
  @property({ reflect: true, useDefault: true }) status: Status = 'loading';

  /** @internal */
  settings!: ElementSettings;
  /**
   * The station that the element's settings identify.
   * @internal
   */
  shownStation!: Station;
  /**
   * True while a server renders the element, and while a browser hydrates it.
   * @internal
   */
  isPrerender = isServer;
  /**
   * The data that a server used to render this element, or null.
   * @internal
   */
  ssrSnapshot: SsrSnapshot | null = null;
  /** Why the last request failed; null if it succeeded. */
  protected failure: OnAir['failure'] = null;
  protected words: LocaleWords = english;
  /** Text in the element's language; null until it has loaded. */
  private ownWords: LocaleWords | null = null;
  private readonly zone = new SubscriptionController<string | null>(this, null);
  /** The skin that was set last. */
  private skinName = '';
  /** Message of the failure for which the last event was emitted. */
  private emittedFailure = '';

  constructor() {
    super();
    new SettingsController(this);
  }

  /** @internal */
  get hasWords(): boolean {
    return !!this.ownWords;
  }

  /** The `dir` of the text; `nothing` for left to right, or if the page sets a direction. */
  protected get direction(): 'rtl' | typeof nothing {
    return ((this.isPrerender || !this.closest('[dir]')) && this.words.dir) || nothing;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.isPrerender = isServer || !!this.shadowRoot;
    return super.createRenderRoot();
  }

  /**
   * Delays hydration until the server's data and the text have loaded. Errors are caught and logged, so that the page
   * has no uncaught errors.
   */
  protected override scheduleUpdate(): void | Promise<void> {
    // The element may have been removed after the update was requested. Outside the page, its settings are unknown, and
    // its timers would never stop. It updates when it is inserted again.
    if (!this.isConnected) {
      this.isUpdatePending = false;
      return;
    }
    if (this.isPrerender && this.hasAttribute('answer')) {
      return (
        loadChunk(() => import('./ssr-snapshot.js'))
          .then(({ takeSsrSnapshot }) => takeSsrSnapshot(this))
          // If the data can't be read, the element hydrates as if the server had rendered it without data.
          .catch(() => this.removeAttribute('answer'))
          .then(() => this.scheduleUpdate())
      );
    }
    // Lit's hydration support adds this attribute. If that support is missing or was loaded before Lit, render from
    // scratch.
    if (
      this.isPrerender &&
      !(this.constructor as typeof LitElement).observedAttributes.includes('defer-hydration')
    )
      this.clear();
    try {
      // The declared type allows a promise, but Lit's implementation returns undefined.
      void super.scheduleUpdate();
    } catch (error) {
      console.error(error);
      if (!this.isPrerender) return;
      // Hydration fails if the server used another version of this code.
      this.clear();
      this.requestUpdate();
    }
  }

  /** Removes the server's nodes, so that the next update renders from scratch. */
  private clear(): void {
    this.isPrerender = false;
    this.renderOptions.renderBefore = null;
    this.shadowRoot!.replaceChildren();
    adoptStyles(this.shadowRoot!, (this.constructor as typeof LitElement).elementStyles);
  }

  protected override willUpdate(_changed: PropertyValues): void {
    // Few tags have content, so this code is loaded only for tags that do.
    if (this.firstElementChild) {
      loadOptionalChunk(
        () => import('./unclosed.js'),
        ({ releaseContent }) => releaseContent(this),
      );
    }
    this.settings = readSettings(this, (isRequired) => this.stationZone(isRequired), this.isPrerender);
    this.shownStation = Station.at(this.settings.station);
    const { ssrSnapshot } = this;
    // Keep the old text until the new language has loaded.
    if (!this.isPrerender) {
      // The server renders without this picture, because it is known only after the first response.
      this.settings.art ||= this.shownStation.client.picture ?? '';
      this.ownWords = localeWords(this.settings.lang, () => this.requestUpdate()) ?? this.ownWords;
    } else if (ssrSnapshot) {
      this.shownStation = ssrSnapshot.applyTo(this.shownStation);
      this.ownWords = ssrSnapshot.words;
    }
    this.words = this.ownWords ?? english;
    this.settings.lang = this.words.lang ?? this.settings.lang;
  }

  protected override firstUpdated(): void {
    super.firstUpdated();
    // Reading styles is cheap here, because the browser calculates them for this frame anyway.
    requestAnimationFrame(() => {
      const { containerType, fontSize, letterSpacing, whiteSpace, writingMode } = getComputedStyle(this);
      const text = [letterSpacing, whiteSpace, writingMode].join();
      // Page rules such as `* { all: unset }` override the element's own styles.
      if (/size/.test(containerType) && parseFloat(fontSize) >= 8 && text === 'normal,normal,horizontal-tb')
        return;
      loadOptionalChunk(
        () => import('./host-rules.js'),
        ({ addHostRules }) => addHostRules(this),
      );
    });
  }

  protected override updated(_changed: PropertyValues): void {
    const { skin } = this.settings;
    // The selector matches missing covers, but not those that are still loading.
    if (
      skin !== this.skinName ||
      this.shadowRoot!.querySelector('img[hidden]+[data-title],[data-title]:first-child')
    ) {
      this.skinName = skin;
      loadOptionalChunk(
        () => import('./dress.js'),
        ({ dress }) => dress(this),
      );
    }
    if (this.isPrerender) {
      // After hydration, update again with the page's settings and live data.
      this.isPrerender = false;
      this.requestUpdate();
    }
    const { failure } = this;
    const message = failure ? failure.message : '';
    if (message === this.emittedFailure) return;
    this.emittedFailure = message;
    if (!failure) return;
    // If this code can't be loaded, visitors still see a message.
    loadOptionalChunk(
      () => import('../owner/explain-failure.js'),
      ({ explainFailure }) => explainFailure(this, failure),
    );
    this.emit('onair-failure', { failure });
  }

  /**
   * Returns groups of strings, such as `{ votes }`, in the element's language, or in English if they haven't been loaded.
   */
  protected localized<T>(words: T): T {
    // During hydration, the text must match what the server rendered, which is English.
    return this.isPrerender ? words : wordsIn(languageCode(this.settings.lang), words);
  }

  /**
   * Returns the message to show if there is no data: the failure if there is one, otherwise `nothing`. Returns an empty
   * string while loading.
   */
  protected sentence(nothing: string, noAnswer: string): string {
    const { failure, settings, status } = this;
    if (failure) return sentenceFor(failure, settings.lang, noAnswer);
    return status === 'loading' ? '' : nothing;
  }

  /** Renders a message in place of content whose code couldn't be loaded. */
  protected renderMissingChunk(): TemplateResult {
    const { part } = this.localized(english).failures;
    return html`<p part="message" class="missing" role="status" dir="auto">${part}</p>`;
  }

  /** Returns the station's zone; undefined until it is known. If `isRequired` is true, the station requests it. */
  private stationZone(isRequired: boolean): string | undefined {
    const { knownZone, zone } = this.shownStation;
    this.zone.follow(isRequired ? zone : knownZone);
    return this.zone.value ?? undefined;
  }

  /** @internal */
  emit<N extends keyof OnairEventDetails>(name: N, detail: OnairEventDetails[N]): void {
    this.dispatchEvent(
      new CustomEvent(name, { bubbles: true, composed: true, detail: Object.freeze(detail) }),
    );
  }
}
