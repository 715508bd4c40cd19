import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, mock } from 'node:test';
import Sqlite from 'better-sqlite3';
import { MORNING, openPanel, type OpenedPanel } from '../../../kit/open-panel.js';
import { until } from '../../../kit/until.js';

const PATH = '/api/v2/history/?limit=2&offset=0&server=1';
const SECOND = 1000;

interface Events {
  status: number;
  headers: Headers;
  /** The next chunk of the stream; null at its end. */
  next(): Promise<string | null>;
  cancel(): Promise<void>;
}

async function listen(
  { panel, url }: OpenedPanel,
  path = '/events/1/',
  headers: Record<string, string> = {},
): Promise<Events> {
  const { status, headers: received, body } = await panel.app.request(url + path, { headers });
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  return {
    status,
    headers: received,
    next: async () => (await reader.read()).value ?? null,
    cancel: () => reader.cancel(),
  };
}

const recordsIn = (text: string | null): { id: number; title: string }[] =>
  [...(text ?? '').matchAll(/^id: (\d+)\ndata: (.*)\n\n/gm)].map(([, id, data]) => {
    const record = JSON.parse(data!) as { id: number; title: string };
    assert.equal(String(record.id), id);
    return record;
  });

describe('GET /events/SERVER/', () => {
  it('sends the same records as the history', async () => {
    const opened = openPanel();
    const heard = await listen(opened);
    assert.equal(heard.status, 200);
    assert.equal(heard.headers.get('content-type'), 'text/event-stream');
    assert.equal(heard.headers.get('cache-control'), 'no-store');
    assert.equal(heard.headers.get('access-control-allow-origin'), '*');
    const newest = async (): Promise<unknown> =>
      (await opened.request(PATH))
        .json<{ results: { ts: number }[] }>()
        .results.sort((a, b) => b.ts - a.ts)[0];
    assert.deepEqual(recordsIn(await heard.next()), [await newest()]);
    await opened.clock({ advance_ms: SECOND });
    await opened.play({ title: 'Just started', length: 200_000 });
    const [begun] = recordsIn(await heard.next());
    assert.equal(begun!.title, 'Just started');
    assert.deepEqual(begun, await newest());
    await heard.cancel();
  });

  it("sends the simulator's plays", async () => {
    const opened = openPanel();
    const heard = await listen(opened);
    const [first] = recordsIn(await heard.next());
    await opened.clock({ advance_ms: 600 * SECOND });
    const later = recordsIn(await heard.next());
    assert.ok(later.length > 1);
    assert.ok(later.every(({ id }) => id > first!.id));
    await heard.cancel();
  });

  it('sends missed plays after a reconnect', async () => {
    const opened = openPanel();
    const first = await listen(opened);
    const { id } = recordsIn(await first.next())[0]!;
    await first.cancel();
    for (const title of ['One', 'Two']) {
      await opened.clock({ advance_ms: SECOND });
      await opened.play({ title, length: 200_000 });
    }
    const again = await listen(opened, '/events/1/', { 'Last-Event-ID': String(id) });
    const missed = recordsIn(await again.next());
    assert.deepEqual(
      missed.map(({ title }) => title),
      ['One', 'Two'],
    );
    const current = await listen(opened, '/events/1/', { 'Last-Event-ID': String(missed[1]!.id) });
    assert.equal(await current.next(), ':\n\n');
    const longAway = await listen(opened, '/events/1/', { 'Last-Event-ID': '0' });
    assert.equal(recordsIn(await longAway.next()).length, 1);
  });

  it('sends no plays of other servers', async () => {
    const opened = openPanel();
    const heard = await listen(opened, '/events/2/');
    await heard.next();
    await opened.clock({ advance_ms: SECOND });
    await opened.play({ title: 'Here', server: 1, length: 200_000 });
    await opened.play({ title: 'There', server: 2, length: 200_000 });
    assert.deepEqual(
      recordsIn(await heard.next()).map(({ title }) => title),
      ['There'],
    );
  });

  it('sends a comment every 20 seconds', async () => {
    mock.timers.enable({ apis: ['setInterval'] });
    try {
      const heard = await listen(openPanel());
      await heard.next();
      for (let times = 0; times < 2; times += 1) {
        mock.timers.tick(20 * SECOND);
        assert.equal(await heard.next(), ':\n\n');
      }
    } finally {
      mock.timers.reset();
    }
  });

  it('disconnects clients with too much unread data', async () => {
    const opened = openPanel();
    const heard = await listen(opened);
    const { body } = await opened.panel.app.request(`${opened.url}/events/1/`);
    for (let plays = 0; plays < 220; plays += 1) {
      await opened.clock({ advance_ms: SECOND });
      await opened.play({ title: `${plays}`, comment: 'x'.repeat(2000), length: 200_000 });
      await heard.next();
    }
    let read = 0;
    for await (const part of body!) read += (part as Uint8Array).length;
    assert.ok(read < 400_000, `${read} bytes kept for one reader`);
    opened.panel.drain();
    while ((await heard.next()) !== null);
    assert.equal((await opened.request('/events/1/')).status, 404);
  });

  it('sends at most 64 KB of missed plays', async () => {
    const opened = openPanel();
    const first = await listen(opened);
    const { id } = recordsIn(await first.next())[0]!;
    await first.cancel();
    for (let play = 0; play < 19; play += 1) {
      await opened.clock({ advance_ms: SECOND });
      await opened.play({ title: `${play}`, comment: '€'.repeat(5000), length: 200_000 });
    }
    const again = await listen(opened, '/events/1/', { 'Last-Event-ID': String(id) });
    const text = (await again.next()) ?? '';
    assert.ok(Buffer.byteLength(text) <= 64 * 1024 + 3, `${Buffer.byteLength(text)} bytes`);
    assert.deepEqual(
      recordsIn(text).map(({ title }) => title),
      ['15', '16', '17', '18'],
    );
    await again.cancel();
  });

  it('returns 503 when listeners use half the connections', async () => {
    const opened = openPanel({ trustProxy: true, events: true, connections: 6, connectionsPerAddress: 4 });
    const from = (address: string): Promise<Events> =>
      listen(opened, '/events/1/', { 'X-Forwarded-For': address });
    const first = await from('192.0.2.1');
    await from('192.0.2.1');
    const tooMany = await from('192.0.2.1');
    assert.equal(tooMany.status, 503);
    assert.equal(tooMany.headers.get('retry-after'), '600');
    assert.equal(tooMany.headers.get('access-control-allow-origin'), '*');
    assert.equal((await from('2001:db8::1')).status, 200);
    assert.equal((await from('192.0.2.2')).status, 503);
    assert.equal((await opened.request(PATH)).status, 200);
    await first.cancel();
    await until(
      async () => (await from('192.0.2.1')).status === 200,
      'the connection of the listener that left',
    );
    assert.equal((await from('192.0.2.2')).status, 503);
  });

  it("doesn't count failed connections towards the limit", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'onair-events-'));
    const db = join(folder, 'station.sqlite');
    await openPanel({ db }).close();
    const file = new Sqlite(db);
    file.exec(`CREATE TRIGGER broken BEFORE INSERT ON history WHEN NEW.ts > ${MORNING}
      BEGIN SELECT RAISE(ABORT, 'broken'); END`);
    file.close();
    const opened = openPanel({ db, connections: 4 });
    // Plays are due, but they can't be stored.
    await opened.clock({ advance_ms: 600 * SECOND }).catch(() => undefined);
    for (let times = 0; times < 3; times += 1) assert.equal((await opened.request('/events/1/')).status, 500);
    await opened.clock({ now_ms: MORNING });
    const heard = await listen(opened);
    assert.equal(heard.status, 200);
    await heard.cancel();
    await opened.close();
    await rm(folder, { recursive: true });
  });

  it('returns 503 while a fault is active', async () => {
    const opened = openPanel();
    const heard = await listen(opened);
    await opened.faults({ fail: 0.5 });
    while ((await heard.next()) !== null);
    assert.equal((await opened.request('/events/1/')).status, 503);
    await opened.faults({ reset: true });
    assert.equal((await listen(opened)).status, 200);
  });

  it('returns 404 for unknown servers', async () => {
    const { request } = openPanel();
    for (const path of ['/events/99/', '/events/', '/events/x/', `/events/${'9'.repeat(30)}/`])
      assert.equal((await request(path)).status, 404, path);
    assert.equal((await openPanel({ v2: false }).request('/events/1/')).status, 404);
    const { status, text } = await request('/events/1/', { method: 'HEAD' });
    assert.deepEqual([status, text], [200, '']);
  });
});

describe('history responses', () => {
  it("link to their server's events", async () => {
    const { request } = openPanel();
    const { headers } = await request(PATH);
    // It must be the first link, since elements read only the start of the header.
    assert.match(
      headers.get('link')!,
      /^<http:\/\/radio\.test\/events\/1\/>; rel="alternate"; type="text\/event-stream"/,
    );
    assert.equal(headers.get('access-control-expose-headers'), 'Date, Link');
    const again = await request(PATH, { headers: { 'If-None-Match': headers.get('etag')! } });
    assert.equal(again.status, 304);
    assert.ok(again.headers.has('link'));
  });

  it("don't link to events unless a server is selected", async () => {
    const { request } = openPanel();
    for (const path of ['/api/v2/history/?limit=2', '/api/v2/channels/?server=1', '/api/history/?server=1']) {
      const { headers } = await request(path);
      assert.equal(headers.get('link'), null, path);
      assert.equal(headers.get('access-control-expose-headers'), null, path);
    }
  });

  it('link to events behind proxies only if enabled', async () => {
    const proxied = openPanel({ trustProxy: true });
    assert.doesNotMatch((await proxied.request(PATH)).headers.get('link')!, /event-stream/);
    assert.equal((await proxied.request('/events/1/')).status, 404);
    const enabled = openPanel({ trustProxy: true, events: true });
    assert.match((await enabled.request(PATH)).headers.get('link')!, /event-stream/);
    const heard = await listen(enabled);
    assert.equal(heard.status, 200);
    await heard.cancel();
  });
});
