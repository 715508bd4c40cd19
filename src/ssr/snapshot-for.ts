/**
 * Loads the data for a tag's attribute `answer`. The data is parsed from the attribute's text in the same way as in the
 * browser, so that both render the same.
 */
import { serviceOf } from '../client/service-of.js';
import { parseSsrSnapshot, type SsrSnapshot, type SsrSnapshotJson } from '../elements/base/ssr-snapshot.js';
import { supportedLanguage } from '../words/language.js';
import { historyRecords, historyRows } from '../station/feed/page-size.js';
import { onAirAt } from '../station/feed/on-air.js';
import { Station } from '../station/station.js';
import { newestPlays, type StationSelection } from './newest-plays.js';
import type { TagOptions, TextName } from './options.js';
import { stationZone } from './station-zone.js';
import { within } from './within.js';

export interface WrittenSnapshot {
  text: string;
  ssrSnapshot: SsrSnapshot;
  /**
   * Whether the server provides start times. Without them, the browser would render different text until its first
   * response.
   */
  hasStarts: boolean;
}

/** Default time limit for the panel. */
const DEFAULT_TIMEOUT_MS = 2000;

/** Returns null if the panel doesn't respond in time. */
export async function snapshotFor<N extends TextName>(
  name: N,
  options: TagOptions<N>,
): Promise<WrittenSnapshot | null> {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, lang = '' } = options;
  const end = Date.now() + timeoutMs;
  const { wanted, delay } = recordsNeeded(name, options);
  const plays = await newestPlays(selectionOf(options), wanted, timeoutMs);
  if (!plays) return null;
  const tracks = plays.tracks.slice(0, wanted);
  const now = Date.now() + plays.offset;
  const { onAir, isOver, asOf } = plays;
  const snapshot = { status: 'ready', tracks, onAir, isOver, asOf, failure: null } as const;
  // The current track is rendered without a time of day.
  const hasTimes = name === 'history' || !onAirAt(snapshot, now, delay).track;
  const zone = hasTimes ? await zoneOf(options, end) : '';
  const written: SsrSnapshotJson = { tracks, onAir, isOver, asOf, now: Date.now() + plays.offset, zone };
  const text = JSON.stringify(written, (_, value: unknown) =>
    value === null || value === false ? undefined : value,
  );
  const ssrSnapshot = await parseSsrSnapshot(text, supportedLanguage(lang));
  return (
    ssrSnapshot && {
      text,
      ssrSnapshot: { ...ssrSnapshot, ...lineOf(ssrSnapshot, delay) },
      hasStarts: plays.hasStarts,
    }
  );
}

/** Returns the number of records that the elements request. */
function recordsNeeded(name: TextName, options: TagOptions): { wanted: number; delay: number } {
  if (name === 'now-playing') {
    const delay = Math.max(0, ((options as TagOptions<'now-playing'>).delay ?? 0) * 1000);
    return { wanted: delay ? 10 : 2, delay };
  }
  const { limit = 10, hideJingles } = options as TagOptions<'history'>;
  return { wanted: historyRecords(historyRows(limit), !!hideJingles), delay: 0 };
}

/** Outside a browser, v2 can always be read. */
function selectionOf({ baseUrl, server = 1, source, station, charset, map }: TagOptions): StationSelection {
  return {
    baseUrl: serviceOf(source)?.host ?? baseUrl ?? '',
    server,
    source: source ?? 'panel',
    station: station ?? '',
    charset: charset ?? '',
    map: map ?? '',
    transport: 'v2',
  };
}

/** Returns '' if the station's zone isn't known in time, because this server's own zone must not be used. */
async function zoneOf(options: TagOptions, end: number): Promise<string> {
  const { timeZone = 'station' } = options;
  if (timeZone === 'local') return '';
  if (timeZone === 'station')
    return (await within(end - Date.now(), stationZone(Station.at(selectionOf(options))))) ?? '';
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return '';
  }
}

/** Returns {} if the track's length is unknown. */
function lineOf({ snapshot, now, words }: SsrSnapshot, delay: number): Pick<SsrSnapshot, 'progressStyle'> {
  const { track } = onAirAt(snapshot, now, delay);
  if (!track?.length) return {};
  const share = Math.max(0, Math.min(1, (now - delay - track.ts) / track.length));
  return { progressStyle: `transform:scaleX(${share});transform-origin:${words.dir ? '100%' : 0}` };
}
