/** Opens real panels and servers for tests that run in a browser. They run in the test runner's process. */
import { executeServerCommand } from '@web/test-runner-commands';
import type { HistoryRecord } from '../../src/contract/records.js';
import type { PanelOptions } from '../../src/panel/base/options.js';
import type { Call, HandMade, OtherKind } from './panels-plugin.js';
import type { TestPlay, TestShow } from './servers/test-server.js';

/** Maximum length of a printed error message. */
const MAX_MESSAGE_LENGTH = 500;

export interface TestPanel {
  url: string;
  /** Plays a record. The panel chooses the missing fields. */
  play(record: Record<string, unknown>): Promise<HistoryRecord>;
  clock(order: { now_ms?: number; advance_ms?: number }): Promise<{ now_ms: number }>;
  faults(order: Record<string, unknown>): Promise<unknown>;
  state(): Promise<PanelState>;
  /** Returns the number of API requests for a path. */
  requests(path: string): Promise<number>;
  stop(): Promise<void>;
}

export interface PanelState {
  clock: { now_ms: number; speed: number };
  playing: Record<string, HistoryRecord>;
  /** Tracks with votes, by `all_music_id`. */
  votes: Record<string, { up: number; down: number }>;
  requests: { total: number; recent: { method: string; path: string; query: string; status: number }[] };
}

/** Starts a panel with `--control`, on a free port by default. */
export async function startPanel(
  options: Partial<PanelOptions> & { port?: number } = {},
): Promise<TestPanel> {
  const url: string = await executeServerCommand('panel:start', options);
  const call = <T>(method: string, path: string, body?: unknown): Promise<T> =>
    executeServerCommand<T, Call>('panel:call', { url: `${url}/__control__/${path}/`, method, body });
  const state = (): Promise<PanelState> => call('GET', 'state');
  return {
    url,
    play: (record) => call('POST', 'play', record),
    clock: (order) => call('POST', 'clock', order),
    faults: (order) => call('POST', 'faults', order),
    state,
    requests: async (path) => (await state()).requests.recent.filter((each) => each.path === path).length,
    stop: () => executeServerCommand('panel:stop', url),
  };
}

/** A server of another kind. It has only the methods of its kind. */
export interface OtherServer {
  url: string;
  play(play: TestPlay): Promise<unknown>;
  live(name: string, play?: TestPlay): Promise<unknown>;
  show(show: TestShow): Promise<unknown>;
  silence(): Promise<unknown>;
  fail(times: number): Promise<unknown>;
  /** Path and query of each request, oldest first. */
  requests(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts a server of another kind. For its options, see `servers/`. */
export async function startOther(kind: OtherKind, options: object = {}): Promise<OtherServer> {
  const url: string = await executeServerCommand('other:start', { kind, options });
  const call = (method: string, ...given: unknown[]): Promise<unknown> =>
    executeServerCommand('other:call', { url, method, given });
  return {
    url,
    play: (play) => call('play', play),
    live: (name, play) => call('live', name, play),
    show: (show) => call('show', show),
    silence: () => call('silence'),
    fail: (times) => call('fail', times),
    requests: () => executeServerCommand('other:requests', url),
    stop: () => executeServerCommand('panel:stop', url),
  };
}

/** Starts a server with hand-made responses by path; `*` is for all other paths. */
export async function startServer(responses: Record<string, HandMade>): Promise<{
  url: string;
  /** Returns the number of requests for a path. */
  requests(path: string): Promise<number>;
  /** Sends the held responses for a path. Later responses for this path are no longer held. */
  release(path: string): Promise<unknown>;
  stop(): Promise<void>;
}> {
  // The runner's error contains all responses, which may be megabytes.
  const url = await executeServerCommand<string, typeof responses>('server:start', responses).catch(
    ({ message }: Error) => Promise.reject(new Error(message.slice(0, MAX_MESSAGE_LENGTH))),
  );
  return {
    url,
    async requests(path) {
      const paths = await executeServerCommand<string[], string>('server:requests', url);
      return paths.filter((each) => each === path).length;
    },
    release: (path) => executeServerCommand('server:release', { url, path }),
    stop: () => executeServerCommand('panel:stop', url),
  };
}

/** Starts a site with the built files and these pages. */
export async function startSite(
  pages: Record<string, string> = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const url: string = await executeServerCommand('site:open', pages);
  return { url, stop: () => executeServerCommand('panel:stop', url) };
}
