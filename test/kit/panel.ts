/**
 * Real panels for tests that run in a browser. Each runs in the test runner's
 * process and is asked over HTTP, like any other.
 */
import { executeServerCommand } from '@web/test-runner-commands';
import type { HistoryRecord } from '../../src/contract/records.js';
import type { PanelOptions } from '../../src/panel/base/options.js';
import type { Call, HandMade, OtherKind } from './panels-plugin.js';
import type { TestPlay, TestShow } from './servers/test-server.js';

/** The most that is printed of an error: characters. */
const LONGEST_MESSAGE = 500;

export interface TestPanel {
  url: string;
  /** Puts a record on air; fields that are not given are the panel's to choose. */
  play(record: Record<string, unknown>): Promise<HistoryRecord>;
  clock(order: { now_ms?: number; advance_ms?: number }): Promise<{ now_ms: number }>;
  faults(order: Record<string, unknown>): Promise<unknown>;
  state(): Promise<PanelState>;
  /** How many API requests have come for a path. */
  requests(path: string): Promise<number>;
  stop(): Promise<void>;
}

export interface PanelState {
  clock: { now_ms: number; speed: number };
  playing: Record<string, HistoryRecord>;
  /** By `all_music_id`: those that have any. */
  votes: Record<string, { up: number; down: number }>;
  requests: { total: number; recent: { method: string; path: string; query: string; status: number }[] };
}

/** Starts a panel, on a free port unless told, with `--control`. */
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

/** A server of another kind. What such a server does not know, it does not take. */
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

/** `options`: those of its kind, in `servers/`. */
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
    requests: () => executeServerCommand('other:asked', url),
    stop: () => executeServerCommand('panel:stop', url),
  };
}

/** A server for what no panel of ours sends: its answers by path, `*` for any other. */
export async function startServer(answers: Record<string, HandMade>): Promise<{
  url: string;
  /** How many requests have come for a path. */
  requests(path: string): Promise<number>;
  stop(): Promise<void>;
}> {
  // The runner's own error has all answers in it, and one may have megabytes.
  const url = await executeServerCommand<string, typeof answers>('server:start', answers).catch(
    ({ message }: Error) => Promise.reject(new Error(message.slice(0, LONGEST_MESSAGE))),
  );
  return {
    url,
    async requests(path) {
      const paths = await executeServerCommand<string[], string>('server:asked', url);
      return paths.filter((each) => each === path).length;
    },
    stop: () => executeServerCommand('panel:stop', url),
  };
}

/** A site that has the built files, and these pages. */
export async function startSite(
  pages: Record<string, string> = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const url: string = await executeServerCommand('site:open', pages);
  return { url, stop: () => executeServerCommand('panel:stop', url) };
}
