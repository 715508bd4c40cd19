import { languageCode } from '../../words/language.js';
import { overlay } from '../../words/overlay.js';
import { copyOf } from '../../station/feed/last-copy.js';
import type { Readable } from '../../station/readable.js';
import type { FeedSnapshot } from '../../station/snapshot.js';
import { Station } from '../../station/station.js';
import { directionOf, english, loadLanguage, localeWords, type LocaleWords } from './locale.js';
import { readSettings } from './settings.js';

/**
 * The data that a server used to render an element. The browser hydrates the element with the same data. A cached page
 * may contain old data, so the feed shows it only until the first response from the panel.
 */
export interface SsrSnapshot {
  readonly snapshot: FeedSnapshot;
  /** When the server rendered the element, by the station's clock, in milliseconds since the Unix epoch. */
  readonly now: number;
  /** Zone of the rendered times; empty if no times were rendered. */
  readonly zone: string;
  /** Returns the station with the snapshot's history, time and zone. */
  applyTo(station: Station): Station;
  /** Language of the text. */
  readonly lang: string;
  readonly words: LocaleWords;
  /**
   * Style of the progress line, set only on the server. Hydration keeps it, and the browser continues the animation.
   */
  readonly progressStyle?: string;
}

/** Content of the attribute `answer`, as JSON. */
export interface SsrSnapshotJson {
  tracks: readonly object[];
  /** When the panel sent the tracks, in milliseconds since the Unix epoch. */
  asOf: number;
  now: number;
  zone: string;
  /** See `FeedSnapshot`. */
  onAir?: boolean | null;
  isOver?: boolean;
}

/** Maximum length of the attribute, in characters. */
const MAX_LENGTH = 60_000;
/** How long an element waits for a language's file. */
const LANGUAGE_TIMEOUT_MS = 3000;

/**
 * Reads and removes an element's attribute `answer`, and passes the data to the element and to the feed. Resolves when
 * the text has loaded in both languages: the language of the element's own attribute, which hydration needs, and the
 * language that applies in the page.
 */
export async function takeSsrSnapshot(
  element: HTMLElement & { ssrSnapshot: SsrSnapshot | null },
): Promise<void> {
  const text = element.getAttribute('answer')!;
  element.removeAttribute('answer');
  const ownLang = readSettings(element, undefined, true).lang;
  const { lang, station, zone } = readSettings(element);
  const [snapshot] = await Promise.all([
    parseSsrSnapshot(text, ownLang),
    new Promise<void>((resolve) => {
      if (localeWords(lang, resolve)) resolve();
    }),
  ]);
  if (snapshot) {
    const { feed, knownZone } = Station.at(station);
    feed.offer(snapshot.snapshot);
    // If no zone was set, the server rendered times in the station's zone.
    if (!knownZone.value && snapshot.zone && /^(station)?$/.test(zone)) knownZone.set(snapshot.zone);
  }
  element.ssrSnapshot = snapshot;
}

/**
 * Parses the attribute. It is untrusted, so it is validated like a response. Returns null if it is invalid. `lang` is a
 * result of `supportedLanguage`.
 */
export async function parseSsrSnapshot(text: string, lang: string): Promise<SsrSnapshot | null> {
  const json = text.length > MAX_LENGTH ? null : parse(text);
  const { now, zone } = (json ?? {}) as Partial<SsrSnapshotJson>;
  const { tracks, asOf = null, onAir, isOver } = copyOf(json);
  if (!tracks || asOf === null || !Number.isFinite(now)) return null;
  const snapshot: FeedSnapshot = { status: 'ready', tracks, onAir, isOver, asOf, failure: null };
  const words = await wordsOf(languageCode(lang));
  const shownZone = String(zone ?? '');
  return {
    snapshot,
    now: now!,
    zone: shownZone,
    applyTo: (station) =>
      Object.create(station, {
        feed: { value: always(snapshot) },
        knownZone: { value: always(shownZone) },
        now: { value: () => now },
      }) as Station,
    lang: words.lang ?? lang,
    words,
  };
}

function always<T>(value: T): Readable<T> {
  return {
    subscribe(listener) {
      listener(value);
      return () => undefined;
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Returns the text in a language without the text that the page overrides, because a server doesn't apply overrides.
 */
async function wordsOf(code: string): Promise<LocaleWords> {
  if (code === 'en') return english;
  let timer;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, LANGUAGE_TIMEOUT_MS)));
  const words = await Promise.race([loadLanguage(code), late]);
  clearTimeout(timer);
  return words ? { ...overlay(english, words), dir: directionOf(words) } : { ...english, lang: 'en' };
}
