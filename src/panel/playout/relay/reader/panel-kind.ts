/** A panel like ours, read by v2: one more kind of server. */
import { v2 } from '../../../../contract/paths.js';
import type { HistoryRecord, ServerRecord } from '../../../../contract/records.js';
import { readNumber, readText, splitMetadata } from '../../../../servers/fields.js';
import { panelCapabilities } from '../../../../servers/panel/capabilities.js';
import type {
  StationRef,
  Resource,
  ServerKind,
  PlayReport,
  ReportedPlay,
  ReportedRecord,
} from '../../../../servers/server-kind.js';

/** Plays that are asked for at each look: as many can be missed while the panel is gone, or we are. */
const PLAYS = 40;

const serverOf = ({ station }: StationRef): string => (/^\d{1,15}$/.test(station) ? station : '1');

const listOf = (answer: unknown): Record<string, unknown>[] | null => {
  const list = Array.isArray(answer) ? answer : (Object(answer) as { results?: unknown }).results;
  return Array.isArray(list)
    ? list.filter((each): each is Record<string, unknown> => typeof each === 'object' && each !== null)
    : null;
};

const newest: Resource<PlayReport> = {
  alternatives(place) {
    const history = `${v2.history}?server=${serverOf(place)}&limit=${PLAYS}`;
    // Some panels tell their servers' names to accounts only.
    return [[history, v2.servers], [history]];
  },
  read([history, servers], place) {
    const records = listOf(history);
    if (!records) return null;
    const plays = records
      .map((record): ReportedPlay => {
        const told: Partial<HistoryRecord> & Record<string, unknown> = record;
        return {
          ...told,
          ...titled(told),
          metadata: readText(told.metadata),
          id: readNumber(told.id),
          ts: readNumber(told.ts),
        };
      })
      .filter(({ ts }) => ts !== null)
      .sort((a, b) => b.ts! - a.ts! || (b.id ?? 0) - (a.id ?? 0));
    const server = listOf(servers)?.find(({ id }) => String(readNumber(id)) === serverOf(place));
    const name = readText((server as Partial<ServerRecord> | undefined)?.name);
    return { plays, silent: plays.length === 0, now: null, name };
  },
};

/** Some panels have artist and title of a live set in `metadata` only. */
function titled({
  title,
  author,
  metadata,
}: Record<string, unknown>): Pick<ReportedPlay, 'title' | 'author'> {
  const own = { title: readText(title), author: readText(author) };
  const text = readText(metadata);
  return own.title !== null || own.author !== null || text === null ? own : splitMetadata(text);
}

const list = <R>(path: string): Resource<readonly ReportedRecord<R>[]> => ({
  alternatives: (place) => [[`${path}?server=${serverOf(place)}`]],
  read: ([answer]) => listOf(answer) as ReportedRecord<R>[] | null,
});

export const panel: ServerKind = {
  capabilities: panelCapabilities,
  callback: null,
  newest,
  week: {
    alternatives: (place, { from, to }) => [
      [`${v2.grid}?server=${serverOf(place)}&start_ts=${from}&end_ts=${to}&utc=1`],
    ],
    read: ([answer]) => listOf(answer),
  },
  channels: list(v2.channels),
  podcasts: list(v2.podcasts),
};
