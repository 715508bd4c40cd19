/// <reference types="mocha" />
/** Starts panels and stub servers, stops them after each test, and clears the browser's storage. */
import { startPanel, startServer, type TestPanel } from '../kit/panel.js';
import type { HandMade } from '../kit/panels-plugin.js';

export interface Stations {
  panel(options?: Parameters<typeof startPanel>[0]): Promise<TestPanel>;
  /** Returns the URL of a stub with these lists, by the last segment of their paths: `{ history: [] }`. */
  serveLists(lists: Record<string, unknown>): Promise<string>;
  /** Returns the URL of a stub with these responses, by path. */
  serveResponses(responses: Record<string, HandMade>): Promise<string>;
}

/** Call it in a describe block. */
export function setStations(): Stations {
  const open: { stop(): Promise<unknown> }[] = [];
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((each) => each.stop()));
  });

  async function panel(options: Parameters<typeof startPanel>[0] = {}): Promise<TestPanel> {
    const started = await startPanel(options);
    open.push(started);
    return started;
  }

  async function serveResponses(responses: Record<string, HandMade>): Promise<string> {
    const server = await startServer(responses);
    open.push(server);
    return server.url;
  }

  function serveLists(lists: Record<string, unknown>): Promise<string> {
    const responses = Object.entries(lists).map(([name, records]) => [
      `/api/v2/${name}/`,
      { body: JSON.stringify(records) },
    ]);
    return serveResponses(Object.fromEntries(responses) as Record<string, HandMade>);
  }

  return { panel, serveLists, serveResponses };
}
