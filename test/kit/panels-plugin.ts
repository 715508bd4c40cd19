/** A plugin of the test runner whose commands start panels and other servers for tests in a browser. */
import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { TestRunnerPlugin } from '@web/test-runner';
import { wavHeader } from '../../src/panel/station/audio/format.js';
import { startPanel, type PanelOptions } from '../../src/panel/panel.js';
import { openSite } from './site.js';
import { builtProgram } from './built-program.js';
import './cheap-passwords.js';
import { closeAll, inProcessCommands } from './in-process.js';
import { PATIENCE_MS } from './patience.js';
import { OTHER_SERVERS, type OtherKind } from './servers/kinds.js';
import type { StationServer } from './servers/test-server.js';

/** A hand-made response, which is sent unchanged. */
export interface HandMade {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Delay of the response in milliseconds; -1 for no response. */
  delay?: number;
  /** Delays the response until the server's `release` is called. */
  isHeld?: boolean;
  /** Keeps the response open after its body. */
  open?: boolean;
  /** Interval in milliseconds at which an open response repeats its body. */
  every?: number;
  /**
   * Sends a live stream of silence instead of a body. After this many seconds, the stream stalls, but the connection
   * stays open.
   */
  stallsAfter?: number;
}

export interface Call {
  url: string;
  method: string;
  body?: unknown;
}

export type { OtherKind };

const running = new Map<string, { close(): Promise<void> }>();
/** Servers of other kinds by address. */
const stations = new Map<string, Partial<StationServer>>();
/** Requested paths of hand-made servers by address. */
const requestedPaths = new Map<string, string[]>();

/** Functions that send the held responses of a hand-made server for a path, by address. */
const releases = new Map<string, (path: string) => void>();

const commands: Record<string, (payload: never) => Promise<unknown>> = {
  ...inProcessCommands,
  async 'panel:start'(options: Partial<PanelOptions>) {
    // A browser's cache uses real time, so it must not cache responses of a panel with a stopped clock.
    const kept = options.speed === 0 ? { maxAge: 0 } : {};
    const panel = await startPanel({ control: true, port: 0, ...kept, ...options });
    running.set(panel.url, panel);
    return panel.url;
  },
  async 'server:start'(responses: Record<string, HandMade>) {
    const paths: string[] = [];
    const released = new Set<string>();
    const held: { pathname: string; respond(): unknown }[] = [];
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url!, 'http://localhost');
      paths.push(pathname);
      const handMade = responses[pathname] ?? responses['*'] ?? { status: 404, body: 'nothing here' };
      if (handMade.delay === -1) return;
      const cors = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };
      const respond = () => {
        if (handMade.stallsAfter === undefined) {
          response.writeHead(handMade.status ?? 200, { ...cors, ...handMade.headers });
          if (!handMade.open) return response.end(handMade.body);
          response.write(handMade.body ?? '');
          if (!handMade.every) return;
          const again = setInterval(() => response.write(handMade.body), handMade.every);
          return response.once('close', () => clearInterval(again));
        }
        // Browsers buffer some hundred kilobytes before they play, so use a high bitrate.
        const format = { samplesPerSecond: 96_000, bytesPerSample: 2 } as const;
        response.writeHead(200, { ...cors, 'Content-Type': 'audio/wav', 'Cache-Control': 'no-store' });
        response.write(wavHeader(format));
        response.write(Buffer.alloc(handMade.stallsAfter * 192_000));
      };
      if (handMade.isHeld && !released.has(pathname)) held.push({ pathname, respond });
      else setTimeout(respond, handMade.delay ?? 0);
    });
    const url = await listen(server);
    requestedPaths.set(url, paths);
    releases.set(url, (path) => {
      released.add(path);
      for (const { pathname, respond } of held) if (pathname === path) respond();
    });
    running.set(url, {
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    });
    return url;
  },
  async 'other:start'({ kind, options }: { kind: OtherKind; options: object }) {
    const server = await OTHER_SERVERS[kind](options);
    stations.set(server.url, server);
    running.set(server.url, server);
    return server.url;
  },
  'other:call'({ url, method, given }: { url: string; method: 'play'; given: unknown[] }) {
    (stations.get(url)![method] as (...given: unknown[]) => void)(...given);
    return Promise.resolve(true);
  },
  'other:requests': (url: string) => Promise.resolve(stations.get(url)!.requests),
  'server:release'({ url, path }: { url: string; path: string }) {
    releases.get(url)!(path);
    return Promise.resolve(true);
  },
  'server:requests': (url: string) => Promise.resolve(requestedPaths.get(url) ?? []),
  async 'site:open'(pages: Record<string, string>) {
    const site = await openSite();
    Object.assign(site.pages, pages);
    running.set(site.url, site);
    return site.url;
  },
  'elements:draw': (baseUrl: string) => runProgram('draw-on-server.ts', baseUrl),
  'tags:render': (tags: unknown[]) => runProgram('render-tags.ts', JSON.stringify(tags)),
  async 'panel:stop'(url: string) {
    await running.get(url)?.close();
    running.delete(url);
    return true;
  },
  /** Control paths refuse requests from other origins, so the requests are sent from this process. */
  async 'panel:call'({ url, method, body }: Call) {
    const response = await fetch(url, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const result: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${JSON.stringify(result)}`);
    return result;
  },
};

/** Runs a program and parses its output. Server rendering needs its own process, independent of the test runner's globals. */
async function runProgram(file: string, argument: string): Promise<unknown> {
  const program = builtProgram(new URL(file, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, argument], { maxBuffer: 1e8 });
  return JSON.parse(stdout) as unknown;
}

const REAL_TIMERS =
  'const setTimeout = globalThis.setTimeout.bind(globalThis), clearTimeout = globalThis.clearTimeout.bind(globalThis);';

export function panelsPlugin(): TestRunnerPlugin {
  return {
    name: 'panels',
    async executeCommand({ command, payload }) {
      return commands[command]?.(payload as never);
    },
    /**
     * Raises the runner's timeout for commands from 20 s to `PATIENCE_MS`, and makes it independent of fake timers. The
     * runner has no option for this timeout.
     */
    transform({ path, body }) {
      if (path !== '/__web-dev-server__web-socket.js') return;
      const script = String(body);
      if (!script.includes('}, 20000);'))
        throw new Error('The runner’s timeout for commands has changed: adapt this transform.');
      return REAL_TIMERS + script.replaceAll('20000', String(PATIENCE_MS));
    },
    async serverStop() {
      await Promise.all([closeAll(), ...[...running.values()].map((each) => each.close())]);
    },
  };
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve('http://127.0.0.1:' + (server.address() as AddressInfo).port),
    );
  });
}
