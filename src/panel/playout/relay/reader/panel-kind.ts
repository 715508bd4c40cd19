/** Reads another panel through its v2 API, like any other kind of server. */
import { v2 } from '../../../../contract/paths.js';
import type { HistoryRecord, ServerRecord } from '../../../../contract/records.js';
import { readNumber, readText, splitMetadata } from '../../../../servers/fields.js';
import { panelCapabilities } from '../../../../servers/panel/capabilities.js';
import type {
  StationRef,
  ServerResource,
  ServerKind,
  PlayReport,
  ReportedPlay,
  ReportedRecord,
} from '../../../../servers/server-kind.js';

/**
 * Number of plays to request. If this panel or the source was unavailable, this is also the maximum number of
 * missed plays that can be recovered.
 */
const REQUESTED_PLAYS = 40;

const serverOf = ({ station }: StationRef): string => (/^\d{1,15}$/.test(station) ? station : '1');

const listOf = (body: unknown): Record<string, unknown>[] | null => {
  const list = Array.isArray(body) ? body : (body as { results?: unknown } | null | undefined)?.results;
  return Array.isArray(list)
    ? list.filter((each): each is Record<string, unknown> => typeof each === 'object' && each !== null)
    : null;
};

const newest: ServerResource<PlayReport> = {
  alternatives(stationRef) {
    const history = `${v2.history}?server=${serverOf(stationRef)}&limit=${REQUESTED_PLAYS}`;
    // Some panels return the list of servers only to signed-in accounts.
    return [[history, v2.servers], [history]];
  },
  read([history, servers], stationRef) {
    const records = listOf(history);
    if (!records) return null;
    const plays = records
      .map((record): ReportedPlay => {
        const reported: Partial<HistoryRecord> & Record<string, unknown> = record;
        return {
          ...reported,
          ...titled(reported),
          metadata: readText(reported.metadata),
          id: readNumber(reported.id),
          ts: readNumber(reported.ts),
        };
      })
      .filter(({ ts }) => ts !== null)
      .sort((a, b) => b.ts! - a.ts! || (b.id ?? 0) - (a.id ?? 0));
    const server = listOf(servers)?.find(({ id }) => String(readNumber(id)) === serverOf(stationRef));
    const name = readText((server as Partial<ServerRecord> | undefined)?.name);
    return { plays, onAir: null, now: null, name };
  },
};

/** Some panels report a live set's artist and title only in `metadata`. */
function titled({
  title,
  author,
  metadata,
}: Record<string, unknown>): Pick<ReportedPlay, 'title' | 'author'> {
  const own = { title: readText(title), author: readText(author) };
  const text = readText(metadata);
  return own.title !== null || own.author !== null || text === null ? own : splitMetadata(text);
}

const list = <R>(path: string): ServerResource<readonly ReportedRecord<R>[]> => ({
  alternatives: (stationRef) => [[`${path}?server=${serverOf(stationRef)}`]],
  read: ([body]) => listOf(body) as ReportedRecord<R>[] | null,
});

export const panel: ServerKind = {
  capabilities: panelCapabilities,
  callback: null,
  newest,
  week: {
    alternatives: (stationRef, { from, to }) => [
      [`${v2.grid}?server=${serverOf(stationRef)}&start_ts=${from}&end_ts=${to}&utc=1`],
    ],
    read: ([body]) => listOf(body),
  },
  channels: list(v2.channels),
  podcasts: list(v2.podcasts),
};
