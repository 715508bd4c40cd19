/**
 * In:  the attribute `answer`, in which a server wrote what it knew of the station when it drew the element.
 * Out: the same for the browser, so that it renders what is there, node by node.
 *
 * Only pages with such elements load it. A page may be as old as the cache it comes from, so nothing of it is taken for
 * the present: the feed shows it until the panel's first answer.
 */
import { languageCode } from '../../words/language.js';
import { overlay } from '../../words/overlay.js';
import { copyOf } from '../../station/feed/last-copy.js';
import type { Readable } from '../../station/readable.js';
import type { FeedSnapshot } from '../../station/snapshot.js';
import { Station } from '../../station/station.js';
import { directionOf, english, loadLanguage, localeWords, type LocaleWords } from './locale.js';
import { readSettings } from './settings.js';

export interface SsrSnapshot {
  readonly snapshot: FeedSnapshot;
  /** What time it was at the station when the server drew the element: milliseconds, UTC. */
  readonly now: number;
  /** The zone of the times that it wrote; empty where it wrote none. */
  readonly zone: string;
  /** The station as the server knew it: its history, its time, its zone. */
  applyTo(station: Station): Station;
  /** A language that there are words in: the element's own. */
  readonly lang: string;
  /** The words that it took, in that language. */
  readonly words: LocaleWords;
  /**
   * On the server alone: the style of the line that says how far the track is. A browser that hydrates the line leaves its
   * style as it is, and moves it from there.
   */
  readonly progressStyle?: string;
}

/** What stands in the attribute, as JSON. */
export interface SsrSnapshotJson {
  tracks: readonly object[];
  /** When the panel told them: milliseconds, UTC. */
  asOf: number;
  now: number;
  zone: string;
}

/** The longest one that is read: characters. */
const LARGEST = 60_000;
/** How long an element waits for a language's file: milliseconds. */
const TIMEOUT = 3000;

/** Takes an element's answer out of its attribute, for the element and for the feed, once the words of both languages are there: the element's and the page's. */
export async function takeSsrSnapshot(
  element: HTMLElement & { ssrSnapshot: SsrSnapshot | null },
): Promise<void> {
  const text = element.getAttribute('answer')!;
  element.removeAttribute('answer');
  const own = readSettings(element, undefined, true).lang;
  const { lang, station } = readSettings(element);
  const [answer] = await Promise.all([
    parseSsrSnapshot(text, own),
    new Promise<void>((resolve) => {
      if (localeWords(lang, resolve)) resolve();
    }),
  ]);
  if (answer) Station.at(station).feed.offer(answer.snapshot);
  element.ssrSnapshot = answer;
}

/** Null where it is none, whoever wrote it: it is read as tolerantly as a panel's answer. `lang` is an answer of `supportedLanguage`. */
export async function parseSsrSnapshot(text: string, lang: string): Promise<SsrSnapshot | null> {
  const written = text.length > LARGEST ? null : parse(text);
  const { now, zone } = Object(written) as Partial<SsrSnapshotJson>;
  const { tracks, asOf = null } = copyOf(written);
  if (!tracks || asOf === null || !Number.isFinite(now)) return null;
  const snapshot: FeedSnapshot = { status: 'ready', tracks, asOf, failure: null };
  const words = await wordsOf(languageCode(lang));
  const shown = String(zone ?? '');
  return {
    snapshot,
    now: now!,
    zone: shown,
    applyTo: (station) =>
      Object.create(station, {
        feed: { value: always(snapshot) },
        zone: { value: always(shown) },
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

/** Without the page's own words, which no server knows. */
async function wordsOf(code: string): Promise<LocaleWords> {
  if (code === 'en') return english;
  let timer;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, TIMEOUT)));
  const words = await Promise.race([loadLanguage(code), late]);
  clearTimeout(timer);
  return words ? { ...overlay(english, words), dir: directionOf(words) } : { ...english, lang: 'en' };
}
