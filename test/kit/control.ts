/** Calls the control paths of a panel. For tests in Node. */
import type { HistoryRecord } from '../../src/contract/records.js';

export interface Seen {
  clock: { now_ms: number; speed: number };
  playing: Record<string, HistoryRecord>;
  /** Tracks with votes, by `all_music_id`. */
  votes: Record<string, { up: number; down: number }>;
  requests: {
    total: number;
    recent: { method: string; path: string; query: string; status: number | null }[];
  };
}

export type Controls = ReturnType<typeof controlOf>;

/** `send` replaces `fetch` for a panel in this process. */
export function controlOf(url: string, send: (url: string, init: RequestInit) => Promise<Response> = fetch) {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await send(`${url}/__control__/${path}/`, {
      method,
      // With keep-alive, the panel might close an idle connection just when the next request is sent.
      headers: { 'Content-Type': 'application/json', Connection: 'close' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    state: () => call<Seen>('GET', 'state'),
    play: (record: Record<string, unknown>) => call<HistoryRecord>('POST', 'play', record),
    faults: (order: Record<string, unknown>) => call('POST', 'faults', order),
    clock: (order: Record<string, unknown>) => call('POST', 'clock', order),
  };
}
