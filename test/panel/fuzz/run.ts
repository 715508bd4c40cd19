/**
 * Sends random requests to a panel and checks that it responds to each in time and without a 500, and works
 * afterwards. The error message contains the seed, number and bytes of the request, so that `requestOf` can repeat it.
 */
import assert from 'node:assert/strict';
import { createPanelApi } from '../../../src/api/index.js';
import { startPanel } from '../../../src/panel/panel.js';
import { operationsOf, readDocument } from '../../kit/document-of.js';
import { PATIENCE_MS } from '../../kit/patience.js';
import { openJudge } from '../agreement/judge.js';
import { startMailServer } from '../mail/mail-server.js';
import { exchange } from './exchange.js';
import { ACCOUNT, keysOf, knownOf, settle } from './known.js';
import { requestOf, type FuzzRequest, type Target } from './request-of.js';

/** Operations that need a token from a mail, or a host to migrate from, can't succeed. */
const OUT_OF_REACH = ['setNewPassword', 'checkMigration', 'transferFiles'];
const AT_ONCE = 16;
/** A request without its body is refused long before the test's time limit. */
export const FUZZED_LIMITS = { headMs: 2000, requestMs: 2000 };

export const FUZZED_OPTIONS = {
  speed: 0,
  now: Date.parse('2026-03-06T09:00:00Z'),
  dist: 'dist/onair-panel',
  tokenLife: 100_000,
  trustProxy: true,
  publicUrl: 'https://panel.example',
  ...ACCOUNT,
};

/** A panel with these options, in this process or in another. */
export interface FuzzedPanel {
  url: string;
  port: number;
  /** All errors that it reported. */
  crashes(): Promise<string[]>;
}

export interface FuzzResult {
  /** Number of responses by status; 0 for no response. */
  statuses: Record<number, number>;
  /** Operations without a successful response. */
  neverDone: string[];
  milliseconds: number;
}

/** Runs the requests against a panel in this process. */
export async function runFuzz(seed: string | number, count: number): Promise<FuzzResult> {
  const crashes: string[] = [];
  const report = (error: unknown) => void crashes.push(asText(error));
  const running = await startPanel({ ...FUZZED_OPTIONS, report }, FUZZED_LIMITS);
  try {
    return await fuzz({ ...running, crashes: () => Promise.resolve(crashes) }, seed, count);
  } finally {
    await running.close();
  }
}

export async function fuzz(
  { url, port, crashes }: FuzzedPanel,
  seed: string | number,
  count: number,
): Promise<FuzzResult> {
  const post = await startMailServer({ onPort: true });
  const statuses: Record<number, number> = {};
  const begun = performance.now();
  try {
    await settle(url, post.port);
    const target = await openTarget(url, port, post.port);
    const neverDone = new Set(
      target.operations
        .map(({ operationId }) => operationId)
        .filter((operationId) => !OUT_OF_REACH.includes(operationId)),
    );
    let next = 0;
    const sender = async () => {
      while (next < count) {
        const number = next++;
        const request = requestOf(target, seed, number);
        const response = await exchange(port, request.parts, PATIENCE_MS);
        statuses[response.status ?? 0] = (statuses[response.status ?? 0] ?? 0) + 1;
        if (request.operationId && response.status !== null && response.status < 300)
          neverDone.delete(request.operationId);
        const wrong = complaint(request, response);
        if (wrong)
          assert.fail(
            `${wrong}, seed ${seed}, request ${number}\n${(await crashes()).join('\n')}\n${shown(request)}\n→ ${response.text.slice(0, 300)}`,
          );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
    await expectItself(url, target);
    assert.deepEqual(await crashes(), []);
    return { statuses, neverDone: [...neverDone], milliseconds: performance.now() - begun };
  } finally {
    await post.leave();
  }
}

function complaint(
  { isAnswerable }: FuzzRequest,
  { status, isLate }: { status: number | null; isLate: boolean },
): string | null {
  if (isLate) return 'the response did not end';
  // Node's server responds correctly with 501 to an unknown transfer coding and 505 to another HTTP version.
  if (status !== null && status >= 500 && status !== 501 && status !== 505) return `status ${status}`;
  return isAnswerable && status === null ? 'no response' : null;
}

async function openTarget(url: string, port: number, smtpPort: number): Promise<Target> {
  const document = await readDocument();
  const api = createPanelApi({ baseUrl: url, username: ACCOUNT.user, password: ACCOUNT.password });
  const login = await api.POST('/api/v2/api-token-auth/', {
    body: { username: ACCOUNT.user, password: ACCOUNT.password },
  });
  assert.ok(login.data);
  const tracks = await tracksOf(url);
  return {
    document,
    operations: operationsOf(document),
    token: login.data.token,
    apiKey: ACCOUNT.apiKey,
    keys: await keysOf(api),
    tracks,
    knownFor: knownOf(tracks, smtpPort),
    port,
  };
}

async function tracksOf(url: string): Promise<number[]> {
  const { data } = await createPanelApi({ baseUrl: url }).GET('/api/v2/history/', {
    params: { query: { limit: 500 } },
  });
  assert.ok(data && !Array.isArray(data));
  return [...new Set(data.results.flatMap(({ all_music_id }) => all_music_id ?? []))];
}

/** Checks that public resources still work and records can be created. */
async function expectItself(url: string, { document, keys }: Target): Promise<void> {
  const api = createPanelApi({ baseUrl: url, apiKey: ACCOUNT.apiKey });
  const { data: history } = await api.GET('/api/v2/history/', { params: { query: { limit: 3, server: 1 } } });
  assert.ok(history && !Array.isArray(history));
  assert.ok(history.results.length > 0);
  const { data: made } = await api.POST('/api/v2/playlists/', {
    body: { server: 1, name: 'After the storm' },
  });
  assert.equal(made?.name, 'After the storm');
  // All written records match the document.
  const judge = openJudge(document);
  const week = 'server=1&start_ts=1772755200&end_ts=1773360000';
  const lists = judge.operations.filter(
    ({ method, path, parameters = [] }) =>
      method === 'GET' && !path.includes('{') && !parameters.some(({ required }) => required),
  );
  for (const { path } of lists) {
    for (const query of ['', path.endsWith('/grid/') ? week : 'limit=1000']) {
      const response = await fetch(`${url}${path}?${query}`, {
        headers: path.startsWith('/api/v1/')
          ? { Authorization: `Token ${keys[0] ?? ''}` }
          : { 'SERVICE-API-KEY': ACCOUNT.apiKey },
      });
      assert.equal(response.status, 200, path);
      await judge.check('GET', response.url, response);
    }
  }
}

function shown({ parts }: FuzzRequest): string {
  const text = Buffer.concat(parts).toString('latin1');
  return JSON.stringify(text.length > 3000 ? `${text.slice(0, 3000)}…` : text);
}

function asText(error: unknown): string {
  return (error instanceof Error && error.stack) || String(error);
}
